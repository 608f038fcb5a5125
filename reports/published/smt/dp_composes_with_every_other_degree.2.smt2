; from one replica to any number, question 24
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
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
(declare-fun new.dp () Int)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3097 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3412 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3412 $x3097 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1106 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x781 (= (_ bv40 7) old.ffn.down.split)))
 (or $x781 $x1106 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x962 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x616 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x616 $x962 $x2847 $x3342 $x406)))))))
(assert
 (let (($x1331 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1865 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x1865 $x1331 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2538 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2538 $x175 $x577)))))
(assert
 (let (($x2690 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2690 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2788 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2329 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1739 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1561 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1519 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1519 $x1561 $x1739 $x2329 $x2788)))))))
(assert
 (let (($x2081 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1701 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1701 $x2081 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3207 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x622 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1650 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1650 $x622 $x3207)))))
(assert
 (let (($x1611 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1053 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x385 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x385 $x1053 $x1611 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1396 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1304 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3044 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3472 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1855 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1855 $x3472 (= (_ bv56 7) old.ffn.width.kind) $x2284 $x3044 $x1304 $x1396 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x2196 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1276 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (let (($x906 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x906 (= (_ bv56 7) old.hidden.kind) $x1127 $x1276 (= (_ bv91 7) old.hidden.kind) $x2196 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x1092 (= (_ bv96 7) old.stream)))
 (let (($x2771 (= (_ bv94 7) old.stream)))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (or $x3057 $x2771 $x1092)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1127 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1127 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2095 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2680 (div (* ?x2095 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3474 (< 1 old.ffn.width.parts)))
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2284 $x3474 (= ?x2680 old.ffn.width.n))))))))
(assert
 (let ((?x2095 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2680 (div (* ?x2095 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3474 (< 1 old.ffn.width.parts)))
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2284 $x3474 (<= old.ffn.width.n ?x2680))))))))
(assert
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2320 (and $x2284 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2320))))
(assert
 (let (($x2911 (= (- 1) old.ffn.width.n)))
 (let (($x1855 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2900 (ite $x1855 (or $x2911 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2911 (< 1 old.ffn.width.n)))))
 (let ((?x2095 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2680 (div (* ?x2095 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1304 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3091 (ite $x1304 (or $x2911 (< old.ffn.width.block old.ffn.width.n)) (ite $x2284 (or $x2911 (< ?x2680 old.ffn.width.n)) $x2900))))
 (let (($x1143 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x3091)))
 (let (($x3472 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3044 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x728 (or $x3044 $x3472)))
 (= old.ffn.width.moved (ite $x728 old.ffn.width.given_moved $x1143)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x3097 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x724 (or $x3097 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x724))))
(assert
 (let (($x2196 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2128 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2196 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2128))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1396 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1906 (or $x1396 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x3472 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3044 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x728 (or $x3044 $x3472)))
 (= old.ffn.width.everywhere (ite $x728 old.ffn.width.given_everywhere $x1906))))))))
(assert
 (let (($x1865 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2968 (and $x1865 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (let (($x1331 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1092 (= (_ bv96 7) old.stream)))
 (let (($x1473 (or $x1092 $x1331 (and $x3057 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2968)))
 (= old.ffn.gate_entering (ite $x1473 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1701 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1308 (and $x1701 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x3057 (= (_ bv38 7) old.stream)))
 (let (($x2081 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1092 (= (_ bv96 7) old.stream)))
 (let (($x219 (or $x1092 $x2081 (and $x3057 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1308)))
 (= old.ffn.up_entering (ite $x219 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x378 (not old.ffn.width.moved)))
 (let (($x2213 (and old.ffn.width.everywhere $x378)))
 (= old.ffn.in_place (or $x2213 old.ffn.width.filled)))))
(assert
 (let (($x378 (not old.ffn.width.moved)))
 (let (($x2213 (and old.ffn.width.everywhere $x378)))
 (let (($x1676 (< 1 old.tp)))
 (let ((?x445 (ite $x1676 (_ bv16 7) (ite $x2213 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2815 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x962 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2057 (ite (or $x3342 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2847 $x962) (_ bv96 7) (ite $x406 ?x2815 ?x445)))))
 (let (($x1144 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1389 (or $x2847 $x3342)))
 (let (($x1622 (or $x1389 $x1144 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x485 (or $x1389 $x1144 (and $x962 old.ffn.width.padded $x378) (and $x406 old.ffn.width.leads))))
 (let ((?x2258 (ite (and $x962 old.ffn.width.filled (not $x1144)) (_ bv96 7) (ite $x485 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x577 ?x2258 (ite $x175 (ite $x1622 (_ bv96 7) (ite $x962 (_ bv21 7) (_ bv16 7))) ?x2057)))))))))))))))))))))
(assert
 (let (($x378 (not old.ffn.width.moved)))
 (let (($x2213 (and old.ffn.width.everywhere $x378)))
 (let ((?x1830 (ite $x2213 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1676 (< 1 old.tp)))
 (let ((?x2857 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2788 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1436 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2788 ?x2857 (ite $x1676 (_ bv16 7) ?x1830)))))
 (let (($x1053 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2329 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2802 (or $x2329 (not (or $x1053 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1791 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1739 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x70 (or $x1739 $x2329)))
 (let ((?x727 (ite (or $x70 $x1791 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x622 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x3014 (or $x70 $x1791 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x378) (and $x2788 old.ffn.width.leads))))
 (let ((?x1025 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1791)) (_ bv96 7) (ite $x3014 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3207 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3207 ?x1025 (ite $x622 ?x727 (ite $x2802 (_ bv92 7) ?x1436)))))))))))))))))))))))
(assert
 (let (($x318 (not old.ffn.width.everywhere)))
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x577 (not (= (_ bv96 7) old.ffn.gate_state)) $x318) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x318 (not old.ffn.width.everywhere)))
 (let (($x1155 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x318)))
 (= old.ffn.up_piece (ite $x1155 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1065 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1065)))
(assert
 (let ((?x2011 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2011)))
(assert
 (let ((?x2219 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2219)))
(assert
 (let (($x1106 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1819 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x577 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1144 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1389 (or $x2847 $x3342)))
 (let (($x1756 (not old.model.gated)))
 (let (($x1012 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3207 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2034 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3207 old.ffn.width.everywhere $x1012))))
 (let (($x1791 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2329 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1739 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x70 (or $x1739 $x2329)))
 (let (($x2771 (= (_ bv94 7) old.stream)))
 (let (($x1676 (< 1 old.tp)))
 (let (($x1707 (and $x1676 $x2771 (and (= (_ bv94 7) old.ffn.up_entering) (or $x70 $x1791) $x2034) (or $x1756 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1389 $x1144) $x1819)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1106)))
 (= old.ffn.tokenwise $x1707))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1457 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1487 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1487 $x1457 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1648 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2080 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2080 $x1648 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x2418 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3437 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2625 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2625 $x3437 $x301 $x2235 $x2418)))))))
(assert
 (let (($x2735 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2546 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2546 $x2735 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1113 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1113 $x2184 $x61)))))
(assert
 (let (($x938 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x938 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2504 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x319 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1759 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1888 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1011 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1011 $x1888 $x1759 $x319 $x2504)))))))
(assert
 (let (($x3343 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x3296 (= (_ bv10 7) new.ffn.up.input)))
 (or $x3296 $x3343 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x2499 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1941 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x790 (= (_ bv40 7) new.ffn.up.split)))
 (or $x790 $x1941 $x2499)))))
(assert
 (let (($x2491 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2703 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2454 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2454 $x2703 $x2491 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x451 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x773 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2188 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2102 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1148 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1148 $x2102 (= (_ bv56 7) new.ffn.width.kind) $x2876 $x2188 $x773 $x451 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x27 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1639 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (let (($x648 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x648 (= (_ bv56 7) new.hidden.kind) $x1631 $x1639 (= (_ bv91 7) new.hidden.kind) $x27 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x1538 (= (_ bv96 7) new.stream)))
 (let (($x817 (= (_ bv94 7) new.stream)))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (or $x1024 $x817 $x1538)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1631 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1631 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1736 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2808 (div (* ?x1736 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1300 (< 1 new.ffn.width.parts)))
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2876 $x1300 (= ?x2808 new.ffn.width.n))))))))
(assert
 (let ((?x1736 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2808 (div (* ?x1736 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1300 (< 1 new.ffn.width.parts)))
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2876 $x1300 (<= new.ffn.width.n ?x2808))))))))
(assert
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2979 (and $x2876 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2979))))
(assert
 (let (($x2096 (= (- 1) new.ffn.width.n)))
 (let (($x1148 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2719 (ite $x1148 (or $x2096 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2096 (< 1 new.ffn.width.n)))))
 (let ((?x1736 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2808 (div (* ?x1736 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x773 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3307 (ite $x773 (or $x2096 (< new.ffn.width.block new.ffn.width.n)) (ite $x2876 (or $x2096 (< ?x2808 new.ffn.width.n)) $x2719))))
 (let (($x2947 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3307)))
 (let (($x2102 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2188 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1079 (or $x2188 $x2102)))
 (= new.ffn.width.moved (ite $x1079 new.ffn.width.given_moved $x2947)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1457 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1811 (or $x1457 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1811))))
(assert
 (let (($x27 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2348 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x27 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2348))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x451 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3190 (or $x451 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2102 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2188 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1079 (or $x2188 $x2102)))
 (= new.ffn.width.everywhere (ite $x1079 new.ffn.width.given_everywhere $x3190))))))))
(assert
 (let (($x2546 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2459 (and $x2546 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (let (($x2735 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1538 (= (_ bv96 7) new.stream)))
 (let (($x2446 (or $x1538 $x2735 (and $x1024 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x2459)))
 (= new.ffn.gate_entering (ite $x2446 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x3296 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x1287 (and $x3296 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1024 (= (_ bv38 7) new.stream)))
 (let (($x3343 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1538 (= (_ bv96 7) new.stream)))
 (let (($x1020 (or $x1538 $x3343 (and $x1024 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x1287)))
 (= new.ffn.up_entering (ite $x1020 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2512 (not new.ffn.width.moved)))
 (let (($x2377 (and new.ffn.width.everywhere $x2512)))
 (= new.ffn.in_place (or $x2377 new.ffn.width.filled)))))
(assert
 (let (($x2512 (not new.ffn.width.moved)))
 (let (($x2377 (and new.ffn.width.everywhere $x2512)))
 (let (($x2759 (< 1 new.tp)))
 (let ((?x2215 (ite $x2759 (_ bv16 7) (ite $x2377 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1250 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2418 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3437 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x947 (ite (or $x2235 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x301 $x3437) (_ bv96 7) (ite $x2418 ?x1250 ?x2215)))))
 (let (($x2424 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1090 (or $x301 $x2235)))
 (let (($x1866 (or $x1090 $x2424 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x87 (or $x1090 $x2424 (and $x3437 new.ffn.width.padded $x2512) (and $x2418 new.ffn.width.leads))))
 (let ((?x3016 (ite (and $x3437 new.ffn.width.filled (not $x2424)) (_ bv96 7) (ite $x87 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x61 ?x3016 (ite $x2184 (ite $x1866 (_ bv96 7) (ite $x3437 (_ bv21 7) (_ bv16 7))) ?x947)))))))))))))))))))))
(assert
 (let (($x2512 (not new.ffn.width.moved)))
 (let (($x2377 (and new.ffn.width.everywhere $x2512)))
 (let ((?x1706 (ite $x2377 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2759 (< 1 new.tp)))
 (let ((?x1869 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2504 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2474 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2504 ?x1869 (ite $x2759 (_ bv16 7) ?x1706)))))
 (let (($x2703 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x319 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3448 (or $x319 (not (or $x2703 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1598 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1759 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2436 (or $x1759 $x319)))
 (let ((?x1482 (ite (or $x2436 $x1598 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1941 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1468 (or $x2436 $x1598 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2512) (and $x2504 new.ffn.width.leads))))
 (let ((?x3467 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1598)) (_ bv96 7) (ite $x1468 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2499 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2499 ?x3467 (ite $x1941 ?x1482 (ite $x3448 (_ bv92 7) ?x2474)))))))))))))))))))))))
(assert
 (let (($x2894 (not new.ffn.width.everywhere)))
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x61 (not (= (_ bv96 7) new.ffn.gate_state)) $x2894) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2894 (not new.ffn.width.everywhere)))
 (let (($x2509 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2894)))
 (= new.ffn.up_piece (ite $x2509 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x617 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x617)))
(assert
 (let ((?x674 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x674)))
(assert
 (let ((?x2138 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x2138)))
(assert
 (let (($x1648 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1960 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x61 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2424 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1090 (or $x301 $x2235)))
 (let (($x1849 (not new.model.gated)))
 (let (($x315 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x2499 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3048 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x2499 new.ffn.width.everywhere $x315))))
 (let (($x1598 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x319 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1759 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2436 (or $x1759 $x319)))
 (let (($x817 (= (_ bv94 7) new.stream)))
 (let (($x2759 (< 1 new.tp)))
 (let (($x262 (and $x2759 $x817 (and (= (_ bv94 7) new.ffn.up_entering) (or $x2436 $x1598) $x3048) (or $x1849 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x1090 $x2424) $x1960)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1648)))
 (= new.ffn.tokenwise $x262))))))))))))))))))))
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
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1849 (not new.model.gated)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x1023 (or $x2090 $x1849 (= (_ bv96 7) new.ffn.gate_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.gate_entering) (= (_ bv40 7) new.ffn.gate.split)))))
 (not $x1023)))))
(assert
 (let (($x1756 (not old.model.gated)))
(let (($x2796 (= 1 old.tp)))
(or $x2796 $x1756 (= (_ bv96 7) old.ffn.gate_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.gate_entering) (= (_ bv40 7) old.ffn.gate.split))))))
(check-sat)

; from one replica to any number, question 25
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
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
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x781 (= (_ bv40 7) old.ffn.down.split)))
 (or $x781 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x962 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x616 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x616 $x962 $x2847 $x3342 $x406)))))))
(assert
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2538 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2538 $x175 $x577)))))
(assert
 (let (($x2690 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2690 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1396 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1304 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3044 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3472 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1855 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1855 $x3472 (= (_ bv56 7) old.ffn.width.kind) $x2284 $x3044 $x1304 $x1396 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
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
 (let ((?x2095 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2680 (div (* ?x2095 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3474 (< 1 old.ffn.width.parts)))
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2284 $x3474 (= ?x2680 old.ffn.width.n))))))))
(assert
 (let ((?x2095 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2680 (div (* ?x2095 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3474 (< 1 old.ffn.width.parts)))
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2284 $x3474 (<= old.ffn.width.n ?x2680))))))))
(assert
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2320 (and $x2284 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2320))))
(assert
 (let (($x2911 (= (- 1) old.ffn.width.n)))
 (let (($x1855 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2900 (ite $x1855 (or $x2911 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2911 (< 1 old.ffn.width.n)))))
 (let ((?x2095 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2680 (div (* ?x2095 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2284 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1304 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3091 (ite $x1304 (or $x2911 (< old.ffn.width.block old.ffn.width.n)) (ite $x2284 (or $x2911 (< ?x2680 old.ffn.width.n)) $x2900))))
 (let (($x1143 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x3091)))
 (let (($x3472 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3044 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x728 (or $x3044 $x3472)))
 (= old.ffn.width.moved (ite $x728 old.ffn.width.given_moved $x1143)))))))))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1396 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1906 (or $x1396 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x3472 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3044 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x728 (or $x3044 $x3472)))
 (= old.ffn.width.everywhere (ite $x728 old.ffn.width.given_everywhere $x1906))))))))
(assert
 (let (($x378 (not old.ffn.width.moved)))
 (let (($x2213 (and old.ffn.width.everywhere $x378)))
 (= old.ffn.in_place (or $x2213 old.ffn.width.filled)))))
(assert
 (let (($x378 (not old.ffn.width.moved)))
 (let (($x2213 (and old.ffn.width.everywhere $x378)))
 (let ((?x445 (ite (< 1 old.tp) (_ bv16 7) (ite $x2213 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2815 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x962 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2057 (ite (or $x3342 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2847 $x962) (_ bv96 7) (ite $x406 ?x2815 ?x445)))))
 (let (($x1144 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1389 (or $x2847 $x3342)))
 (let (($x1622 (or $x1389 $x1144 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x485 (or $x1389 $x1144 (and $x962 old.ffn.width.padded $x378) (and $x406 old.ffn.width.leads))))
 (let ((?x2258 (ite (and $x962 old.ffn.width.filled (not $x1144)) (_ bv96 7) (ite $x485 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x577 ?x2258 (ite $x175 (ite $x1622 (_ bv96 7) (ite $x962 (_ bv21 7) (_ bv16 7))) ?x2057))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2080 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2080 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2418 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3437 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2625 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2625 $x3437 $x301 $x2235 $x2418)))))))
(assert
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1113 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1113 $x2184 $x61)))))
(assert
 (let (($x938 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x938 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x451 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x773 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2188 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2102 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1148 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1148 $x2102 (= (_ bv56 7) new.ffn.width.kind) $x2876 $x2188 $x773 $x451 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
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
 (let ((?x1736 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2808 (div (* ?x1736 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1300 (< 1 new.ffn.width.parts)))
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2876 $x1300 (= ?x2808 new.ffn.width.n))))))))
(assert
 (let ((?x1736 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2808 (div (* ?x1736 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1300 (< 1 new.ffn.width.parts)))
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2876 $x1300 (<= new.ffn.width.n ?x2808))))))))
(assert
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2979 (and $x2876 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2979))))
(assert
 (let (($x2096 (= (- 1) new.ffn.width.n)))
 (let (($x1148 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2719 (ite $x1148 (or $x2096 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2096 (< 1 new.ffn.width.n)))))
 (let ((?x1736 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2808 (div (* ?x1736 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2876 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x773 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3307 (ite $x773 (or $x2096 (< new.ffn.width.block new.ffn.width.n)) (ite $x2876 (or $x2096 (< ?x2808 new.ffn.width.n)) $x2719))))
 (let (($x2947 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3307)))
 (let (($x2102 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2188 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1079 (or $x2188 $x2102)))
 (= new.ffn.width.moved (ite $x1079 new.ffn.width.given_moved $x2947)))))))))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x451 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3190 (or $x451 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2102 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2188 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1079 (or $x2188 $x2102)))
 (= new.ffn.width.everywhere (ite $x1079 new.ffn.width.given_everywhere $x3190))))))))
(assert
 (let (($x2512 (not new.ffn.width.moved)))
 (let (($x2377 (and new.ffn.width.everywhere $x2512)))
 (= new.ffn.in_place (or $x2377 new.ffn.width.filled)))))
(assert
 (let (($x2512 (not new.ffn.width.moved)))
 (let (($x2377 (and new.ffn.width.everywhere $x2512)))
 (let ((?x2215 (ite (< 1 new.tp) (_ bv16 7) (ite $x2377 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1250 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2418 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3437 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x947 (ite (or $x2235 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x301 $x3437) (_ bv96 7) (ite $x2418 ?x1250 ?x2215)))))
 (let (($x2424 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1090 (or $x301 $x2235)))
 (let (($x1866 (or $x1090 $x2424 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x87 (or $x1090 $x2424 (and $x3437 new.ffn.width.padded $x2512) (and $x2418 new.ffn.width.leads))))
 (let ((?x3016 (ite (and $x3437 new.ffn.width.filled (not $x2424)) (_ bv96 7) (ite $x87 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x61 ?x3016 (ite $x2184 (ite $x1866 (_ bv96 7) (ite $x3437 (_ bv21 7) (_ bv16 7))) ?x947))))))))))))))))))))
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
 (= old.ffn.gate.split new.ffn.gate.split))
(assert
 (= old.ffn.gate.sum new.ffn.gate.sum))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x750 (or (not new.model.gated) (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.gate.split))) (not (or (= (_ bv21 7) new.ffn.gate_state) (= (_ bv16 7) new.ffn.gate_state))))))
 (not $x750)))
(assert
 (let (($x1756 (not old.model.gated)))
(or $x1756 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.gate.split))) (not (or (= (_ bv21 7) old.ffn.gate_state) (= (_ bv16 7) old.ffn.gate_state))))))
(check-sat)

; from one replica to any number, question 26
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun new.dp () Int)
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
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
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
 (or (= (_ bv4 7) old.ffn.gate.collective) (= (_ bv5 7) old.ffn.gate.collective) $x2847 $x3342 (= (_ bv73 7) old.ffn.gate.collective)))))
(assert
 (let (($x2538 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2538 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x1149 (= (_ bv69 7) old.ffn.gate.sum)))
 (let (($x2186 (= (_ bv24 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) (= (_ bv15 7) old.ffn.gate.sum) $x2186 $x1149))))
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
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (or (= (_ bv4 7) new.ffn.gate.collective) (= (_ bv5 7) new.ffn.gate.collective) $x301 $x2235 (= (_ bv73 7) new.ffn.gate.collective)))))
(assert
 (let (($x1113 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1113 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x2299 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x767 (= (_ bv24 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) (= (_ bv15 7) new.ffn.gate.sum) $x767 $x2299))))
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
 (= old.ffn.gate.split new.ffn.gate.split))
(assert
 (= old.ffn.gate.sum new.ffn.gate.sum))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1453 (not new.ffn.gate.group.pp)))
 (let (($x3261 (or $x1453 (= 1 new.pp))))
 (let (($x1489 (not new.ffn.gate.group.sp)))
 (let (($x1216 (or $x1489 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1408 (not new.ffn.gate.group.dp)))
 (let (($x1959 (or $x1408 $x1615)))
 (let (($x2299 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x1849 (not new.model.gated)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x767 (= (_ bv24 7) new.ffn.gate.sum)))
 (let (($x1113 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x239 (and (not $x1113) (or $x301 (and (or (not new.ffn.gate.group.tp) $x2090) $x1959 $x1216 $x3261)))))
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1739 (or $x1849 $x2235 $x239 (and $x1113 (or $x767 (and $x2090 $x1849 $x2299))) (and (or new.ffn.gate.group.tp $x2090) $x1959 $x1216 $x3261))))
 (not $x1739))))))))))))))))))
(assert
 (let (($x1456 (not old.ffn.gate.group.pp)))
(let (($x2347 (or $x1456 (= 1 old.pp))))
(let (($x686 (not old.ffn.gate.group.sp)))
(let (($x289 (or $x686 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x1452 (not old.ffn.gate.group.dp)))
(let (($x2513 (or $x1452 $x1840)))
(let (($x1149 (= (_ bv69 7) old.ffn.gate.sum)))
(let (($x1756 (not old.model.gated)))
(let (($x2796 (= 1 old.tp)))
(let (($x2186 (= (_ bv24 7) old.ffn.gate.sum)))
(let (($x2538 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
(let (($x617 (and (not $x2538) (or $x2847 (and (or (not old.ffn.gate.group.tp) $x2796) $x2513 $x289 $x2347)))))
(let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
(or $x1756 $x3342 $x617 (and $x2538 (or $x2186 (and $x2796 $x1756 $x1149))) (and (or old.ffn.gate.group.tp $x2796) $x2513 $x289 $x2347))))))))))))))))))
(check-sat)

; from one replica to any number, question 27
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.bias () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.width.given_first () Bool)
(declare-fun old.ffn.width.first_alone () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.bias () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.width.given_first () Bool)
(declare-fun new.ffn.width.first_alone () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
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
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.up_bias () Bool)
(declare-fun old.model.up_bias () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3134 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1668 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1668 $x3134 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1300 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1300 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1626 (= (_ bv29 7) old.ffn.gate.bias)))
 (let (($x2183 (= (_ bv27 7) old.ffn.gate.bias)))
 (let (($x3307 (= (_ bv23 7) old.ffn.gate.bias)))
 (let (($x3547 (= (_ bv1 7) old.ffn.gate.bias)))
 (or $x3547 $x3307 $x2183 $x1626))))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x962 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x616 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x616 $x962 $x2847 $x3342 $x406)))))))
(assert
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2538 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2538 $x175 $x577)))))
(assert
 (let (($x2690 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2690 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x582 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1148 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1148 $x582 $x3125 $x1132 $x1036)))))))
(assert
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x1736 $x2876))))
(assert
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x287 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x287 $x1599 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x2263 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2188 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1430 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x759 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2215 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2215 $x759 (= (_ bv56 7) old.ffn.width.kind) $x1079 $x1430 $x2188 $x2263 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
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
 (let ((?x2624 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2951 (div (* ?x2624 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3299 (< 1 old.ffn.width.parts)))
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1079 $x3299 (= ?x2951 old.ffn.width.n))))))))
(assert
 (let ((?x2624 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2951 (div (* ?x2624 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3299 (< 1 old.ffn.width.parts)))
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1079 $x3299 (<= old.ffn.width.n ?x2951))))))))
(assert
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1714 (and $x1079 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1714))))
(assert
 (let (($x2074 (= (- 1) old.ffn.width.n)))
 (let (($x2215 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x570 (ite $x2215 (or $x2074 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2074 (< 1 old.ffn.width.n)))))
 (let ((?x2624 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2951 (div (* ?x2624 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2188 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1471 (ite $x2188 (or $x2074 (< old.ffn.width.block old.ffn.width.n)) (ite $x1079 (or $x2074 (< ?x2951 old.ffn.width.n)) $x570))))
 (let (($x888 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1471)))
 (let (($x759 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1430 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3582 (or $x1430 $x759)))
 (= old.ffn.width.moved (ite $x3582 old.ffn.width.given_moved $x888)))))))))))))))
(assert
 (let (($x3134 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x445 (or $x3134 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x445))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2263 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x620 (or $x2263 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x759 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1430 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3582 (or $x1430 $x759)))
 (= old.ffn.width.everywhere (ite $x3582 old.ffn.width.given_everywhere $x620))))))))
(assert
 (let (($x1396 (not old.ffn.width.moved)))
 (let (($x3082 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x1396)))
 (let (($x477 (= 1 old.ffn.width.parts)))
 (let (($x759 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1430 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3582 (or $x1430 $x759)))
 (= old.ffn.width.first_alone (ite $x3582 old.ffn.width.given_first (or $x477 $x3082))))))))))
(assert
 (let (($x1396 (not old.ffn.width.moved)))
 (let (($x2021 (and old.ffn.width.everywhere $x1396)))
 (= old.ffn.in_place (or $x2021 old.ffn.width.filled)))))
(assert
 (let (($x1396 (not old.ffn.width.moved)))
 (let (($x2021 (and old.ffn.width.everywhere $x1396)))
 (let (($x2900 (< 1 old.tp)))
 (let ((?x1143 (ite $x2900 (_ bv16 7) (ite $x2021 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1547 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x962 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2529 (ite (or $x3342 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2847 $x962) (_ bv96 7) (ite $x406 ?x1547 ?x1143)))))
 (let (($x1144 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x924 (or $x2847 $x3342)))
 (let (($x605 (or $x924 $x1144 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1543 (or $x924 $x1144 (and $x962 old.ffn.width.padded $x1396) (and $x406 old.ffn.width.leads))))
 (let ((?x2452 (ite (and $x962 old.ffn.width.filled (not $x1144)) (_ bv96 7) (ite $x1543 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x577 ?x2452 (ite $x175 (ite $x605 (_ bv96 7) (ite $x962 (_ bv21 7) (_ bv16 7))) ?x2529)))))))))))))))))))))
(assert
 (let (($x1396 (not old.ffn.width.moved)))
 (let (($x2021 (and old.ffn.width.everywhere $x1396)))
 (let ((?x944 (ite $x2021 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2900 (< 1 old.tp)))
 (let ((?x1701 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2374 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1036 ?x1701 (ite $x2900 (_ bv16 7) ?x944)))))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1650 (or $x1132 (not (or $x1599 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x252 (or $x3125 $x1132)))
 (let ((?x152 (ite (or $x252 $x2085 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1662 (or $x252 $x2085 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1396) (and $x1036 old.ffn.width.leads))))
 (let ((?x1112 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2085)) (_ bv96 7) (ite $x1662 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2876 ?x1112 (ite $x1736 ?x152 (ite $x1650 (_ bv92 7) ?x2374)))))))))))))))))))))))
(assert
 (let (($x1065 (not old.ffn.width.everywhere)))
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x577 (not (= (_ bv96 7) old.ffn.gate_state)) $x1065) (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x45 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2545 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2545 $x45 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2377 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2377 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2120 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x2981 (= (_ bv27 7) new.ffn.gate.bias)))
 (let (($x2326 (= (_ bv23 7) new.ffn.gate.bias)))
 (let (($x2990 (= (_ bv1 7) new.ffn.gate.bias)))
 (or $x2990 $x2326 $x2981 $x2120))))))
(assert
 (let (($x2418 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3437 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2625 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2625 $x3437 $x301 $x2235 $x2418)))))))
(assert
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1113 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1113 $x2184 $x61)))))
(assert
 (let (($x938 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x938 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x841 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1155 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1155 $x841 $x125 $x3135 $x564)))))))
(assert
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1561 $x1438))))
(assert
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2070 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2070 $x1057 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2588 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2390 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2509 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2451 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1627 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1627 $x2451 (= (_ bv56 7) new.ffn.width.kind) $x713 $x2509 $x2390 $x2588 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
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
 (let ((?x1053 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2466 (div (* ?x1053 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1491 (< 1 new.ffn.width.parts)))
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x713 $x1491 (= ?x2466 new.ffn.width.n))))))))
(assert
 (let ((?x1053 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2466 (div (* ?x1053 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1491 (< 1 new.ffn.width.parts)))
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x713 $x1491 (<= new.ffn.width.n ?x2466))))))))
(assert
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2045 (and $x713 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2045))))
(assert
 (let (($x1187 (= (- 1) new.ffn.width.n)))
 (let (($x1627 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3103 (ite $x1627 (or $x1187 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1187 (< 1 new.ffn.width.n)))))
 (let ((?x1053 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2466 (div (* ?x1053 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2390 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1030 (ite $x2390 (or $x1187 (< new.ffn.width.block new.ffn.width.n)) (ite $x713 (or $x1187 (< ?x2466 new.ffn.width.n)) $x3103))))
 (let (($x3097 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1030)))
 (let (($x2451 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2509 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2802 (or $x2509 $x2451)))
 (= new.ffn.width.moved (ite $x2802 new.ffn.width.given_moved $x3097)))))))))))))))
(assert
 (let (($x45 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2721 (or $x45 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2721))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2588 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1105 (or $x2588 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2451 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2509 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2802 (or $x2509 $x2451)))
 (= new.ffn.width.everywhere (ite $x2802 new.ffn.width.given_everywhere $x1105))))))))
(assert
 (let (($x3467 (not new.ffn.width.moved)))
 (let (($x49 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x3467)))
 (let (($x2568 (= 1 new.ffn.width.parts)))
 (let (($x2451 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2509 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2802 (or $x2509 $x2451)))
 (= new.ffn.width.first_alone (ite $x2802 new.ffn.width.given_first (or $x2568 $x49))))))))))
(assert
 (let (($x3467 (not new.ffn.width.moved)))
 (let (($x1869 (and new.ffn.width.everywhere $x3467)))
 (= new.ffn.in_place (or $x1869 new.ffn.width.filled)))))
(assert
 (let (($x3467 (not new.ffn.width.moved)))
 (let (($x1869 (and new.ffn.width.everywhere $x3467)))
 (let (($x529 (< 1 new.tp)))
 (let ((?x689 (ite $x529 (_ bv16 7) (ite $x1869 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x265 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2418 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3437 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1248 (ite (or $x2235 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x301 $x3437) (_ bv96 7) (ite $x2418 ?x265 ?x689)))))
 (let (($x2424 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2260 (or $x301 $x2235)))
 (let (($x3441 (or $x2260 $x2424 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x633 (or $x2260 $x2424 (and $x3437 new.ffn.width.padded $x3467) (and $x2418 new.ffn.width.leads))))
 (let ((?x920 (ite (and $x3437 new.ffn.width.filled (not $x2424)) (_ bv96 7) (ite $x633 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x61 ?x920 (ite $x2184 (ite $x3441 (_ bv96 7) (ite $x3437 (_ bv21 7) (_ bv16 7))) ?x1248)))))))))))))))))))))
(assert
 (let (($x3467 (not new.ffn.width.moved)))
 (let (($x1869 (and new.ffn.width.everywhere $x3467)))
 (let ((?x3057 (ite $x1869 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x529 (< 1 new.tp)))
 (let ((?x1092 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x3486 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x564 ?x1092 (ite $x529 (_ bv16 7) ?x3057)))))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2886 (or $x3135 (not (or $x1057 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x906 (or $x125 $x3135)))
 (let ((?x1830 (ite (or $x906 $x2196 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2968 (or $x906 $x2196 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x3467) (and $x564 new.ffn.width.leads))))
 (let ((?x2992 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2196)) (_ bv96 7) (ite $x2968 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1438 ?x2992 (ite $x1561 ?x1830 (ite $x2886 (_ bv92 7) ?x3486)))))))))))))))))))))))
(assert
 (let (($x2995 (not new.ffn.width.everywhere)))
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x61 (not (= (_ bv96 7) new.ffn.gate_state)) $x2995) (_ bv97 7) (_ bv96 7))))))
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
 (= old.ffn.down.input new.ffn.down.input))
(assert
 (= old.ffn.down.split new.ffn.down.split))
(assert
 (= old.ffn.gate.bias new.ffn.gate.bias))
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
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_first new.ffn.width.given_first))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.up_bias new.model.up_bias))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2990 (= (_ bv1 7) new.ffn.gate.bias)))
 (let (($x637 (and $x2990 (or (not (= (_ bv97 7) new.ffn.gate_state)) new.ffn.piece_of_one) (or (not (= (_ bv92 7) new.ffn.gate_state)) (not new.model.gated) true))))
 (let (($x177 (or (or (= (_ bv29 7) new.ffn.gate.bias) (= (_ bv23 7) new.ffn.gate.bias)) $x637)))
 (let (($x1113 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x1162 (and new.ffn.width.filled new.ffn.gathers (= (_ bv97 7) new.ffn.gate_piece))))
 (let (($x2377 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2120 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x1416 (and $x2120 new.ffn.width.first_alone (or $x61 (and $x2184 (not (= (_ bv92 7) new.ffn.up_state)) (or $x2377 $x1162))))))
 (let (($x1849 (not new.model.gated)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x1288 (or $x2090 $x1849 (not new.model.up_bias) (and (not $x1113) (or $x2990 (= (_ bv27 7) new.ffn.gate.bias))) $x1416 (and $x1113 $x177))))
 (not $x1288)))))))))))))))
(assert
 (let (($x3547 (= (_ bv1 7) old.ffn.gate.bias)))
(let (($x3177 (and $x3547 (or (not (= (_ bv97 7) old.ffn.gate_state)) old.ffn.piece_of_one) (or (not (= (_ bv92 7) old.ffn.gate_state)) (not old.model.gated) true))))
(let (($x588 (or (or (= (_ bv29 7) old.ffn.gate.bias) (= (_ bv23 7) old.ffn.gate.bias)) $x3177)))
(let (($x2538 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x3308 (and old.ffn.width.filled old.ffn.gathers (= (_ bv97 7) old.ffn.gate_piece))))
(let (($x1300 (= (_ bv40 7) old.ffn.down.split)))
(let (($x175 (= (_ bv57 7) old.ffn.gate.split)))
(let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x1626 (= (_ bv29 7) old.ffn.gate.bias)))
(let (($x1381 (and $x1626 old.ffn.width.first_alone (or $x577 (and $x175 (not (= (_ bv92 7) old.ffn.up_state)) (or $x1300 $x3308))))))
(let (($x972 (not old.model.up_bias)))
(let (($x1756 (not old.model.gated)))
(let (($x2796 (= 1 old.tp)))
(or $x2796 $x1756 $x972 (and (not $x2538) (or $x3547 (= (_ bv27 7) old.ffn.gate.bias))) $x1381 (and $x2538 $x588))))))))))))))))
(check-sat)

; from one replica to any number, question 28
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
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
(declare-fun new.dp () Int)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3134 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1668 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1668 $x3134 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x3466 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1300 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1300 $x3466 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x406 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x962 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x616 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x616 $x962 $x2847 $x3342 $x406)))))))
(assert
 (let (($x172 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2369 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2369 $x172 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2538 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2538 $x175 $x577)))))
(assert
 (let (($x2690 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2690 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x582 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1148 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1148 $x582 $x3125 $x1132 $x1036)))))))
(assert
 (let (($x2401 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1512 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1512 $x2401 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2142 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2142 $x1736 $x2876)))))
(assert
 (let (($x2080 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x287 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x287 $x1599 $x2080 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x2263 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2188 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1430 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x759 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2215 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2215 $x759 (= (_ bv56 7) old.ffn.width.kind) $x1079 $x1430 $x2188 $x2263 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x461 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2113 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3084 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1468 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1468 (= (_ bv56 7) old.hidden.kind) $x3084 $x2113 (= (_ bv91 7) old.hidden.kind) $x461 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x403 (= (_ bv96 7) old.stream)))
 (let (($x1526 (= (_ bv94 7) old.stream)))
 (let (($x3485 (= (_ bv38 7) old.stream)))
 (or $x3485 $x1526 $x403)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x3084 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3084 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2624 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2951 (div (* ?x2624 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3299 (< 1 old.ffn.width.parts)))
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1079 $x3299 (= ?x2951 old.ffn.width.n))))))))
(assert
 (let ((?x2624 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2951 (div (* ?x2624 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3299 (< 1 old.ffn.width.parts)))
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1079 $x3299 (<= old.ffn.width.n ?x2951))))))))
(assert
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1714 (and $x1079 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1714))))
(assert
 (let (($x2074 (= (- 1) old.ffn.width.n)))
 (let (($x2215 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x570 (ite $x2215 (or $x2074 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2074 (< 1 old.ffn.width.n)))))
 (let ((?x2624 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2951 (div (* ?x2624 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2188 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1471 (ite $x2188 (or $x2074 (< old.ffn.width.block old.ffn.width.n)) (ite $x1079 (or $x2074 (< ?x2951 old.ffn.width.n)) $x570))))
 (let (($x888 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1471)))
 (let (($x759 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1430 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3582 (or $x1430 $x759)))
 (= old.ffn.width.moved (ite $x3582 old.ffn.width.given_moved $x888)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x3134 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x445 (or $x3134 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x445))))
(assert
 (let (($x461 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1747 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x461 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1747))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2263 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x620 (or $x2263 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x759 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1430 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3582 (or $x1430 $x759)))
 (= old.ffn.width.everywhere (ite $x3582 old.ffn.width.given_everywhere $x620))))))))
(assert
 (let (($x2369 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x3447 (and $x2369 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x3485 (= (_ bv38 7) old.stream)))
 (let (($x172 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x403 (= (_ bv96 7) old.stream)))
 (let (($x940 (or $x403 $x172 (and $x3485 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x3447)))
 (= old.ffn.gate_entering (ite $x940 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1512 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x123 (and $x1512 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x3485 (= (_ bv38 7) old.stream)))
 (let (($x2401 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x403 (= (_ bv96 7) old.stream)))
 (let (($x1844 (or $x403 $x2401 (and $x3485 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x123)))
 (= old.ffn.up_entering (ite $x1844 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1396 (not old.ffn.width.moved)))
 (let (($x2021 (and old.ffn.width.everywhere $x1396)))
 (= old.ffn.in_place (or $x2021 old.ffn.width.filled)))))
(assert
 (let (($x1396 (not old.ffn.width.moved)))
 (let (($x2021 (and old.ffn.width.everywhere $x1396)))
 (let (($x2900 (< 1 old.tp)))
 (let ((?x1143 (ite $x2900 (_ bv16 7) (ite $x2021 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1547 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x962 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2529 (ite (or $x3342 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2847 $x962) (_ bv96 7) (ite $x406 ?x1547 ?x1143)))))
 (let (($x1144 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x924 (or $x2847 $x3342)))
 (let (($x605 (or $x924 $x1144 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x175 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1543 (or $x924 $x1144 (and $x962 old.ffn.width.padded $x1396) (and $x406 old.ffn.width.leads))))
 (let ((?x2452 (ite (and $x962 old.ffn.width.filled (not $x1144)) (_ bv96 7) (ite $x1543 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x577 ?x2452 (ite $x175 (ite $x605 (_ bv96 7) (ite $x962 (_ bv21 7) (_ bv16 7))) ?x2529)))))))))))))))))))))
(assert
 (let (($x1396 (not old.ffn.width.moved)))
 (let (($x2021 (and old.ffn.width.everywhere $x1396)))
 (let ((?x944 (ite $x2021 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2900 (< 1 old.tp)))
 (let ((?x1701 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2374 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1036 ?x1701 (ite $x2900 (_ bv16 7) ?x944)))))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1650 (or $x1132 (not (or $x1599 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x252 (or $x3125 $x1132)))
 (let ((?x152 (ite (or $x252 $x2085 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1662 (or $x252 $x2085 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1396) (and $x1036 old.ffn.width.leads))))
 (let ((?x1112 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2085)) (_ bv96 7) (ite $x1662 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2876 ?x1112 (ite $x1736 ?x152 (ite $x1650 (_ bv92 7) ?x2374)))))))))))))))))))))))
(assert
 (let (($x1065 (not old.ffn.width.everywhere)))
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x577 (not (= (_ bv96 7) old.ffn.gate_state)) $x1065) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1065 (not old.ffn.width.everywhere)))
 (let (($x2101 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1065)))
 (= old.ffn.up_piece (ite $x2101 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1222 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1222)))
(assert
 (let ((?x943 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x943)))
(assert
 (let ((?x1386 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1386)))
(assert
 (let (($x3466 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x577 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x386 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x577 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1144 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3342 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2847 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x924 (or $x2847 $x3342)))
 (let (($x1756 (not old.model.gated)))
 (let (($x1703 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2626 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2876 old.ffn.width.everywhere $x1703))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x252 (or $x3125 $x1132)))
 (let (($x1526 (= (_ bv94 7) old.stream)))
 (let (($x2900 (< 1 old.tp)))
 (let (($x902 (and $x2900 $x1526 (and (= (_ bv94 7) old.ffn.up_entering) (or $x252 $x2085) $x2626) (or $x1756 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x924 $x1144) $x386)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x3466)))
 (= old.ffn.tokenwise $x902))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x45 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2545 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2545 $x45 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1166 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2377 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2377 $x1166 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x2418 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3437 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2625 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2625 $x3437 $x301 $x2235 $x2418)))))))
(assert
 (let (($x3048 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1790 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1790 $x3048 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1113 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1113 $x2184 $x61)))))
(assert
 (let (($x938 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x938 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x841 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1155 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1155 $x841 $x125 $x3135 $x564)))))))
(assert
 (let (($x994 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1379 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1379 $x994 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2039 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2039 $x1561 $x1438)))))
(assert
 (let (($x293 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2070 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2070 $x1057 $x293 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2588 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2390 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2509 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2451 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1627 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1627 $x2451 (= (_ bv56 7) new.ffn.width.kind) $x713 $x2509 $x2390 $x2588 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x1903 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3055 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2963 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2942 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2942 (= (_ bv56 7) new.hidden.kind) $x2963 $x3055 (= (_ bv91 7) new.hidden.kind) $x1903 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x178 (= (_ bv96 7) new.stream)))
 (let (($x2182 (= (_ bv94 7) new.stream)))
 (let (($x2965 (= (_ bv38 7) new.stream)))
 (or $x2965 $x2182 $x178)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2963 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2963 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1053 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2466 (div (* ?x1053 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1491 (< 1 new.ffn.width.parts)))
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x713 $x1491 (= ?x2466 new.ffn.width.n))))))))
(assert
 (let ((?x1053 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2466 (div (* ?x1053 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1491 (< 1 new.ffn.width.parts)))
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x713 $x1491 (<= new.ffn.width.n ?x2466))))))))
(assert
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2045 (and $x713 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2045))))
(assert
 (let (($x1187 (= (- 1) new.ffn.width.n)))
 (let (($x1627 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3103 (ite $x1627 (or $x1187 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1187 (< 1 new.ffn.width.n)))))
 (let ((?x1053 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2466 (div (* ?x1053 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2390 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1030 (ite $x2390 (or $x1187 (< new.ffn.width.block new.ffn.width.n)) (ite $x713 (or $x1187 (< ?x2466 new.ffn.width.n)) $x3103))))
 (let (($x3097 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1030)))
 (let (($x2451 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2509 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2802 (or $x2509 $x2451)))
 (= new.ffn.width.moved (ite $x2802 new.ffn.width.given_moved $x3097)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x45 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2721 (or $x45 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2721))))
(assert
 (let (($x1903 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1767 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1903 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1767))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2588 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1105 (or $x2588 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2451 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2509 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2802 (or $x2509 $x2451)))
 (= new.ffn.width.everywhere (ite $x2802 new.ffn.width.given_everywhere $x1105))))))))
(assert
 (let (($x1790 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1980 (and $x1790 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2965 (= (_ bv38 7) new.stream)))
 (let (($x3048 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x178 (= (_ bv96 7) new.stream)))
 (let (($x2687 (or $x178 $x3048 (and $x2965 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1980)))
 (= new.ffn.gate_entering (ite $x2687 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1379 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x1177 (and $x1379 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x2965 (= (_ bv38 7) new.stream)))
 (let (($x994 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x178 (= (_ bv96 7) new.stream)))
 (let (($x813 (or $x178 $x994 (and $x2965 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x1177)))
 (= new.ffn.up_entering (ite $x813 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x3467 (not new.ffn.width.moved)))
 (let (($x1869 (and new.ffn.width.everywhere $x3467)))
 (= new.ffn.in_place (or $x1869 new.ffn.width.filled)))))
(assert
 (let (($x3467 (not new.ffn.width.moved)))
 (let (($x1869 (and new.ffn.width.everywhere $x3467)))
 (let (($x529 (< 1 new.tp)))
 (let ((?x689 (ite $x529 (_ bv16 7) (ite $x1869 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x265 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2418 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3437 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1248 (ite (or $x2235 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x301 $x3437) (_ bv96 7) (ite $x2418 ?x265 ?x689)))))
 (let (($x2424 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2260 (or $x301 $x2235)))
 (let (($x3441 (or $x2260 $x2424 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2184 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x633 (or $x2260 $x2424 (and $x3437 new.ffn.width.padded $x3467) (and $x2418 new.ffn.width.leads))))
 (let ((?x920 (ite (and $x3437 new.ffn.width.filled (not $x2424)) (_ bv96 7) (ite $x633 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x61 ?x920 (ite $x2184 (ite $x3441 (_ bv96 7) (ite $x3437 (_ bv21 7) (_ bv16 7))) ?x1248)))))))))))))))))))))
(assert
 (let (($x3467 (not new.ffn.width.moved)))
 (let (($x1869 (and new.ffn.width.everywhere $x3467)))
 (let ((?x3057 (ite $x1869 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x529 (< 1 new.tp)))
 (let ((?x1092 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x3486 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x564 ?x1092 (ite $x529 (_ bv16 7) ?x3057)))))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2886 (or $x3135 (not (or $x1057 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x906 (or $x125 $x3135)))
 (let ((?x1830 (ite (or $x906 $x2196 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2968 (or $x906 $x2196 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x3467) (and $x564 new.ffn.width.leads))))
 (let ((?x2992 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2196)) (_ bv96 7) (ite $x2968 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1438 ?x2992 (ite $x1561 ?x1830 (ite $x2886 (_ bv92 7) ?x3486)))))))))))))))))))))))
(assert
 (let (($x2995 (not new.ffn.width.everywhere)))
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x61 (not (= (_ bv96 7) new.ffn.gate_state)) $x2995) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2995 (not new.ffn.width.everywhere)))
 (let (($x580 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2995)))
 (= new.ffn.up_piece (ite $x580 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x206 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x206)))
(assert
 (let ((?x3553 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3553)))
(assert
 (let ((?x3011 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x3011)))
(assert
 (let (($x1166 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x61 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3367 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x61 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2424 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2235 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x301 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2260 (or $x301 $x2235)))
 (let (($x1849 (not new.model.gated)))
 (let (($x2358 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2035 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1438 new.ffn.width.everywhere $x2358))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x906 (or $x125 $x3135)))
 (let (($x2182 (= (_ bv94 7) new.stream)))
 (let (($x529 (< 1 new.tp)))
 (let (($x1018 (and $x529 $x2182 (and (= (_ bv94 7) new.ffn.up_entering) (or $x906 $x2196) $x2035) (or $x1849 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x2260 $x2424) $x3367)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1166)))
 (= new.ffn.tokenwise $x1018))))))))))))))))))))
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
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1631 (not true)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x1395 (or $x2090 $x1631 (= (_ bv96 7) new.ffn.up_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.up_entering) (= (_ bv40 7) new.ffn.up.split)))))
 (not $x1395)))))
(assert
 (let (($x1631 (not true)))
(let (($x2796 (= 1 old.tp)))
(or $x2796 $x1631 (= (_ bv96 7) old.ffn.up_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.up_entering) (= (_ bv40 7) old.ffn.up.split))))))
(check-sat)

; from one replica to any number, question 29
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1300 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1300 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x582 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1148 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1148 $x582 $x3125 $x1132 $x1036)))))))
(assert
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2142 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2142 $x1736 $x2876)))))
(assert
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x287 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x287 $x1599 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x2263 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2188 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1430 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x759 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2215 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2215 $x759 (= (_ bv56 7) old.ffn.width.kind) $x1079 $x1430 $x2188 $x2263 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
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
 (let ((?x2624 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2951 (div (* ?x2624 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3299 (< 1 old.ffn.width.parts)))
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1079 $x3299 (= ?x2951 old.ffn.width.n))))))))
(assert
 (let ((?x2624 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2951 (div (* ?x2624 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3299 (< 1 old.ffn.width.parts)))
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1079 $x3299 (<= old.ffn.width.n ?x2951))))))))
(assert
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1714 (and $x1079 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1714))))
(assert
 (let (($x2074 (= (- 1) old.ffn.width.n)))
 (let (($x2215 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x570 (ite $x2215 (or $x2074 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2074 (< 1 old.ffn.width.n)))))
 (let ((?x2624 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2951 (div (* ?x2624 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1079 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2188 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1471 (ite $x2188 (or $x2074 (< old.ffn.width.block old.ffn.width.n)) (ite $x1079 (or $x2074 (< ?x2951 old.ffn.width.n)) $x570))))
 (let (($x888 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1471)))
 (let (($x759 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1430 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3582 (or $x1430 $x759)))
 (= old.ffn.width.moved (ite $x3582 old.ffn.width.given_moved $x888)))))))))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2263 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x620 (or $x2263 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x759 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1430 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3582 (or $x1430 $x759)))
 (= old.ffn.width.everywhere (ite $x3582 old.ffn.width.given_everywhere $x620))))))))
(assert
 (let (($x1396 (not old.ffn.width.moved)))
 (let (($x2021 (and old.ffn.width.everywhere $x1396)))
 (= old.ffn.in_place (or $x2021 old.ffn.width.filled)))))
(assert
 (let (($x1396 (not old.ffn.width.moved)))
 (let (($x2021 (and old.ffn.width.everywhere $x1396)))
 (let ((?x944 (ite $x2021 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x1701 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2374 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1036 ?x1701 (ite (< 1 old.tp) (_ bv16 7) ?x944)))))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1650 (or $x1132 (not (or $x1599 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x252 (or $x3125 $x1132)))
 (let ((?x152 (ite (or $x252 $x2085 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1662 (or $x252 $x2085 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1396) (and $x1036 old.ffn.width.leads))))
 (let ((?x1112 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2085)) (_ bv96 7) (ite $x1662 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2876 ?x1112 (ite $x1736 ?x152 (ite $x1650 (_ bv92 7) ?x2374))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2377 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2377 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x841 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1155 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1155 $x841 $x125 $x3135 $x564)))))))
(assert
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2039 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2039 $x1561 $x1438)))))
(assert
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2070 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2070 $x1057 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2588 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2390 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2509 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2451 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1627 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1627 $x2451 (= (_ bv56 7) new.ffn.width.kind) $x713 $x2509 $x2390 $x2588 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
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
 (let ((?x1053 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2466 (div (* ?x1053 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1491 (< 1 new.ffn.width.parts)))
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x713 $x1491 (= ?x2466 new.ffn.width.n))))))))
(assert
 (let ((?x1053 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2466 (div (* ?x1053 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1491 (< 1 new.ffn.width.parts)))
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x713 $x1491 (<= new.ffn.width.n ?x2466))))))))
(assert
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2045 (and $x713 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2045))))
(assert
 (let (($x1187 (= (- 1) new.ffn.width.n)))
 (let (($x1627 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3103 (ite $x1627 (or $x1187 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1187 (< 1 new.ffn.width.n)))))
 (let ((?x1053 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2466 (div (* ?x1053 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x713 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2390 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1030 (ite $x2390 (or $x1187 (< new.ffn.width.block new.ffn.width.n)) (ite $x713 (or $x1187 (< ?x2466 new.ffn.width.n)) $x3103))))
 (let (($x3097 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1030)))
 (let (($x2451 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2509 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2802 (or $x2509 $x2451)))
 (= new.ffn.width.moved (ite $x2802 new.ffn.width.given_moved $x3097)))))))))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2588 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1105 (or $x2588 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2451 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2509 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2802 (or $x2509 $x2451)))
 (= new.ffn.width.everywhere (ite $x2802 new.ffn.width.given_everywhere $x1105))))))))
(assert
 (let (($x3467 (not new.ffn.width.moved)))
 (let (($x1869 (and new.ffn.width.everywhere $x3467)))
 (= new.ffn.in_place (or $x1869 new.ffn.width.filled)))))
(assert
 (let (($x3467 (not new.ffn.width.moved)))
 (let (($x1869 (and new.ffn.width.everywhere $x3467)))
 (let ((?x3057 (ite $x1869 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x1092 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x3486 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x564 ?x1092 (ite (< 1 new.tp) (_ bv16 7) ?x3057)))))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2886 (or $x3135 (not (or $x1057 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x906 (or $x125 $x3135)))
 (let ((?x1830 (ite (or $x906 $x2196 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2968 (or $x906 $x2196 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x3467) (and $x564 new.ffn.width.leads))))
 (let ((?x2992 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2196)) (_ bv96 7) (ite $x2968 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1438 ?x2992 (ite $x1561 ?x1830 (ite $x2886 (_ bv92 7) ?x3486))))))))))))))))))))))
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
 (= old.ffn.down.split new.ffn.down.split))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
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
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1631 (not true)))
 (let (($x2459 (or $x1631 (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.up.split))) (not (or (= (_ bv21 7) new.ffn.up_state) (= (_ bv16 7) new.ffn.up_state))))))
 (not $x2459))))
(assert
 (let (($x1631 (not true)))
(or $x1631 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.up.split))) (not (or (= (_ bv21 7) old.ffn.up_state) (= (_ bv16 7) old.ffn.up_state))))))
(check-sat)

; from one replica to any number, question 30
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun new.dp () Int)
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
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
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (or (= (_ bv4 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective) $x3125 $x1132 (= (_ bv73 7) old.ffn.up.collective)))))
(assert
 (let (($x2142 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2142 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (let (($x2833 (= (_ bv69 7) old.ffn.up.sum)))
 (let (($x2080 (= (_ bv24 7) old.ffn.up.sum)))
 (or (= (_ bv0 7) old.ffn.up.sum) (= (_ bv15 7) old.ffn.up.sum) $x2080 $x2833))))
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
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (or (= (_ bv4 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective) $x125 $x3135 (= (_ bv73 7) new.ffn.up.collective)))))
(assert
 (let (($x2039 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2039 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (let (($x319 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x293 (= (_ bv24 7) new.ffn.up.sum)))
 (or (= (_ bv0 7) new.ffn.up.sum) (= (_ bv15 7) new.ffn.up.sum) $x293 $x319))))
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
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1044 (not new.ffn.up.group.pp)))
 (let (($x2564 (or $x1044 (= 1 new.pp))))
 (let (($x3247 (not new.ffn.up.group.sp)))
 (let (($x958 (or $x3247 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2334 (not new.ffn.up.group.dp)))
 (let (($x670 (or $x2334 $x1615)))
 (let (($x319 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x2358 (not new.model.gated)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x293 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2039 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2234 (and (not $x2039) (or $x125 (and (or (not new.ffn.up.group.tp) $x2090) $x670 $x958 $x2564)))))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1631 (not true)))
 (let (($x1820 (or $x1631 $x3135 $x2234 (and $x2039 (or $x293 (and $x2090 $x2358 $x319))) (and (or new.ffn.up.group.tp $x2090) $x670 $x958 $x2564))))
 (not $x1820)))))))))))))))))))
(assert
 (let (($x1621 (not old.ffn.up.group.pp)))
(let (($x274 (or $x1621 (= 1 old.pp))))
(let (($x2641 (not old.ffn.up.group.sp)))
(let (($x1353 (or $x2641 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x26 (not old.ffn.up.group.dp)))
(let (($x2017 (or $x26 $x1840)))
(let (($x2833 (= (_ bv69 7) old.ffn.up.sum)))
(let (($x2018 (not old.model.gated)))
(let (($x2796 (= 1 old.tp)))
(let (($x2080 (= (_ bv24 7) old.ffn.up.sum)))
(let (($x2142 (= (_ bv40 7) old.ffn.up.split)))
(let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
(let (($x2510 (and (not $x2142) (or $x3125 (and (or (not old.ffn.up.group.tp) $x2796) $x2017 $x1353 $x274)))))
(let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
(let (($x1631 (not true)))
(or $x1631 $x1132 $x2510 (and $x2142 (or $x2080 (and $x2796 $x2018 $x2833))) (and (or old.ffn.up.group.tp $x2796) $x2017 $x1353 $x274)))))))))))))))))))
(check-sat)

; from one replica to any number, question 31
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.bias () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.width.given_first () Bool)
(declare-fun old.ffn.width.first_alone () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.bias () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.width.given_first () Bool)
(declare-fun new.ffn.width.first_alone () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
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
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.up_bias () Bool)
(declare-fun old.model.up_bias () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2517 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2001 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2001 $x2517 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x318 (= (_ bv40 7) old.ffn.down.split)))
 (or $x318 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1166 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1166 $x2546 $x3097 $x385 $x1491)))))))
(assert
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2742 $x3103))))
(assert
 (let (($x1236 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1236 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1287 (= (_ bv29 7) old.ffn.up.bias)))
 (let (($x1542 (= (_ bv27 7) old.ffn.up.bias)))
 (let (($x1053 (= (_ bv23 7) old.ffn.up.bias)))
 (let (($x2703 (= (_ bv1 7) old.ffn.up.bias)))
 (or $x2703 $x1053 $x1542 $x1287))))))
(assert
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x582 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1148 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1148 $x582 $x3125 $x1132 $x1036)))))))
(assert
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2142 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2142 $x1736 $x2876)))))
(assert
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x287 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x287 $x1599 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1105 $x247 (= (_ bv56 7) old.ffn.width.kind) $x2568 $x2454 $x705 $x529 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
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
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2568 $x1308 (= ?x197 old.ffn.width.n))))))))
(assert
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2568 $x1308 (<= old.ffn.width.n ?x197))))))))
(assert
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1865 (and $x2568 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1865))))
(assert
 (let (($x906 (= (- 1) old.ffn.width.n)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2755 (ite $x1105 (or $x906 (<= old.ffn.width.parts old.ffn.width.n)) (or $x906 (< 1 old.ffn.width.n)))))
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1862 (ite $x705 (or $x906 (< old.ffn.width.block old.ffn.width.n)) (ite $x2568 (or $x906 (< ?x197 old.ffn.width.n)) $x2755))))
 (let (($x2533 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1862)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.moved (ite $x848 old.ffn.width.given_moved $x2533)))))))))))))))
(assert
 (let (($x2517 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1385 (or $x2517 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1385))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2170 (or $x529 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.everywhere (ite $x848 old.ffn.width.given_everywhere $x2170))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x944 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x1783)))
 (let (($x261 (= 1 old.ffn.width.parts)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.first_alone (ite $x848 old.ffn.width.given_first (or $x261 $x944))))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (= old.ffn.in_place (or $x2339 old.ffn.width.filled)))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2391 (ite $x3078 (_ bv16 7) (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x750 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x570 (ite (or $x385 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3097 $x2546) (_ bv96 7) (ite $x1491 ?x750 ?x2391)))))
 (let (($x477 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x620 (or $x3097 $x385)))
 (let (($x3384 (or $x620 $x477 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1300 (or $x620 $x477 (and $x2546 old.ffn.width.padded $x1783) (and $x1491 old.ffn.width.leads))))
 (let ((?x2188 (ite (and $x2546 old.ffn.width.filled (not $x477)) (_ bv96 7) (ite $x1300 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3103 ?x2188 (ite $x2742 (ite $x3384 (_ bv96 7) (ite $x2546 (_ bv21 7) (_ bv16 7))) ?x570)))))))))))))))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let ((?x2172 (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2901 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x3190 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1036 ?x2901 (ite $x3078 (_ bv16 7) ?x2172)))))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1580 (or $x1132 (not (or $x1599 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2194 (or $x3125 $x1132)))
 (let ((?x1342 (ite (or $x2194 $x2085 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1714 (or $x2194 $x2085 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1783) (and $x1036 old.ffn.width.leads))))
 (let ((?x2896 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2085)) (_ bv96 7) (ite $x1714 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2876 ?x2896 (ite $x1736 ?x1342 (ite $x1580 (_ bv92 7) ?x3190)))))))))))))))))))))))
(assert
 (let (($x1065 (not old.ffn.width.everywhere)))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3103 (not (= (_ bv96 7) old.ffn.gate_state)) $x1065) (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x386 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2676 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2676 $x386 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (or $x36 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2292 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2292 $x892 $x2349 $x1703 $x962)))))))
(assert
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x1304 $x406))))
(assert
 (let (($x616 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x616 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1278 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x2808 (= (_ bv27 7) new.ffn.up.bias)))
 (let (($x2468 (= (_ bv23 7) new.ffn.up.bias)))
 (let (($x1107 (= (_ bv1 7) new.ffn.up.bias)))
 (or $x1107 $x2468 $x2808 $x1278))))))
(assert
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x841 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1155 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1155 $x841 $x125 $x3135 $x564)))))))
(assert
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2039 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2039 $x1561 $x1438)))))
(assert
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2070 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2070 $x1057 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x940 $x1326 (= (_ bv56 7) new.ffn.width.kind) $x1468 $x2047 $x3069 $x3517 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
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
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1468 $x1957 (= ?x314 new.ffn.width.n))))))))
(assert
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1468 $x1957 (<= new.ffn.width.n ?x314))))))))
(assert
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1519 (and $x1468 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1519))))
(assert
 (let (($x2235 (= (- 1) new.ffn.width.n)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1113 (ite $x940 (or $x2235 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2235 (< 1 new.ffn.width.n)))))
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2076 (ite $x3069 (or $x2235 (< new.ffn.width.block new.ffn.width.n)) (ite $x1468 (or $x2235 (< ?x314 new.ffn.width.n)) $x1113))))
 (let (($x2832 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2076)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.moved (ite $x3420 new.ffn.width.given_moved $x2832)))))))))))))))
(assert
 (let (($x386 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1805 (or $x386 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1805))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2799 (or $x3517 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.everywhere (ite $x3420 new.ffn.width.given_everywhere $x2799))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x2034 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x938)))
 (let (($x265 (= 1 new.ffn.width.parts)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.first_alone (ite $x3420 new.ffn.width.given_first (or $x265 $x2034))))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (= new.ffn.in_place (or $x3041 new.ffn.width.filled)))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3450 (ite $x821 (_ bv16 7) (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2784 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1429 (ite (or $x1703 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2349 $x892) (_ bv96 7) (ite $x962 ?x2784 ?x3450)))))
 (let (($x656 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1644 (or $x2349 $x1703)))
 (let (($x3058 (or $x1644 $x656 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1435 (or $x1644 $x656 (and $x892 new.ffn.width.padded $x938) (and $x962 new.ffn.width.leads))))
 (let ((?x2580 (ite (and $x892 new.ffn.width.filled (not $x656)) (_ bv96 7) (ite $x1435 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x406 ?x2580 (ite $x1304 (ite $x3058 (_ bv96 7) (ite $x892 (_ bv21 7) (_ bv16 7))) ?x1429)))))))))))))))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let ((?x2030 (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3073 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2055 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x564 ?x3073 (ite $x821 (_ bv16 7) ?x2030)))))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1666 (or $x3135 (not (or $x1057 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3012 (or $x125 $x3135)))
 (let ((?x3084 (ite (or $x3012 $x2196 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1149 (or $x3012 $x2196 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x938) (and $x564 new.ffn.width.leads))))
 (let ((?x1022 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2196)) (_ bv96 7) (ite $x1149 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1438 ?x1022 (ite $x1561 ?x3084 (ite $x1666 (_ bv92 7) ?x2055)))))))))))))))))))))))
(assert
 (let (($x2498 (not new.ffn.width.everywhere)))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x406 (not (= (_ bv96 7) new.ffn.gate_state)) $x2498) (_ bv97 7) (_ bv96 7))))))
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
 (= old.ffn.gate.split new.ffn.gate.split))
(assert
 (= old.ffn.gate.sum new.ffn.gate.sum))
(assert
 (= old.ffn.up.bias new.ffn.up.bias))
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
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_first new.ffn.width.given_first))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.up_bias new.model.up_bias))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1107 (= (_ bv1 7) new.ffn.up.bias)))
 (let (($x1853 (and $x1107 (or (not (= (_ bv97 7) new.ffn.up_state)) new.ffn.piece_of_one) (or (not (= (_ bv92 7) new.ffn.up_state)) (not new.model.gated) false))))
 (let (($x2039 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1794 (and $x2039 (or (or (= (_ bv29 7) new.ffn.up.bias) (= (_ bv23 7) new.ffn.up.bias)) $x1853))))
 (let (($x959 (and new.ffn.width.filled new.ffn.gathers (= (_ bv97 7) new.ffn.gate_piece))))
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1276 (not (= (_ bv92 7) new.ffn.up_state))))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1278 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x152 (and $x1278 new.ffn.width.first_alone (or $x1438 (and $x1561 $x1276 (or $x36 $x959))))))
 (let (($x1631 (not true)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x1766 (or $x2090 $x1631 (not new.model.up_bias) (and (not $x2039) (or $x1107 (= (_ bv27 7) new.ffn.up.bias))) $x152 $x1794)))
 (not $x1766))))))))))))))))
(assert
 (let (($x2703 (= (_ bv1 7) old.ffn.up.bias)))
(let (($x2392 (and $x2703 (or (not (= (_ bv97 7) old.ffn.up_state)) old.ffn.piece_of_one) (or (not (= (_ bv92 7) old.ffn.up_state)) (not old.model.gated) false))))
(let (($x2142 (= (_ bv40 7) old.ffn.up.split)))
(let (($x1722 (and $x2142 (or (or (= (_ bv29 7) old.ffn.up.bias) (= (_ bv23 7) old.ffn.up.bias)) $x2392))))
(let (($x2369 (and old.ffn.width.filled old.ffn.gathers (= (_ bv97 7) old.ffn.gate_piece))))
(let (($x318 (= (_ bv40 7) old.ffn.down.split)))
(let (($x1380 (not (= (_ bv92 7) old.ffn.up_state))))
(let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
(let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
(let (($x1287 (= (_ bv29 7) old.ffn.up.bias)))
(let (($x804 (and $x1287 old.ffn.width.first_alone (or $x2876 (and $x1736 $x1380 (or $x318 $x2369))))))
(let (($x85 (not old.model.up_bias)))
(let (($x1631 (not true)))
(let (($x2796 (= 1 old.tp)))
(or $x2796 $x1631 $x85 (and (not $x2142) (or $x2703 (= (_ bv27 7) old.ffn.up.bias))) $x804 $x1722))))))))))))))))
(check-sat)

; from one replica to any number, question 32
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.activated () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.activated () (_ BitVec 7))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x318 (= (_ bv40 7) old.ffn.down.split)))
 (or $x318 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1166 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1166 $x2546 $x3097 $x385 $x1491)))))))
(assert
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2742 $x3103))))
(assert
 (let (($x1236 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1236 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x582 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1148 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1148 $x582 $x3125 $x1132 $x1036)))))))
(assert
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x1736 $x2876))))
(assert
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x287 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x287 $x1599 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1105 $x247 (= (_ bv56 7) old.ffn.width.kind) $x2568 $x2454 $x705 $x529 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
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
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2568 $x1308 (= ?x197 old.ffn.width.n))))))))
(assert
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2568 $x1308 (<= old.ffn.width.n ?x197))))))))
(assert
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1865 (and $x2568 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1865))))
(assert
 (let (($x906 (= (- 1) old.ffn.width.n)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2755 (ite $x1105 (or $x906 (<= old.ffn.width.parts old.ffn.width.n)) (or $x906 (< 1 old.ffn.width.n)))))
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1862 (ite $x705 (or $x906 (< old.ffn.width.block old.ffn.width.n)) (ite $x2568 (or $x906 (< ?x197 old.ffn.width.n)) $x2755))))
 (let (($x2533 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1862)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.moved (ite $x848 old.ffn.width.given_moved $x2533)))))))))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2170 (or $x529 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.everywhere (ite $x848 old.ffn.width.given_everywhere $x2170))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (= old.ffn.in_place (or $x2339 old.ffn.width.filled)))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2391 (ite $x3078 (_ bv16 7) (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x750 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x570 (ite (or $x385 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3097 $x2546) (_ bv96 7) (ite $x1491 ?x750 ?x2391)))))
 (let (($x477 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x620 (or $x3097 $x385)))
 (let (($x3384 (or $x620 $x477 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1300 (or $x620 $x477 (and $x2546 old.ffn.width.padded $x1783) (and $x1491 old.ffn.width.leads))))
 (let ((?x2188 (ite (and $x2546 old.ffn.width.filled (not $x477)) (_ bv96 7) (ite $x1300 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3103 ?x2188 (ite $x2742 (ite $x3384 (_ bv96 7) (ite $x2546 (_ bv21 7) (_ bv16 7))) ?x570)))))))))))))))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let ((?x2172 (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2901 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x3190 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1036 ?x2901 (ite $x3078 (_ bv16 7) ?x2172)))))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1580 (or $x1132 (not (or $x1599 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2194 (or $x3125 $x1132)))
 (let ((?x1342 (ite (or $x2194 $x2085 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1714 (or $x2194 $x2085 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1783) (and $x1036 old.ffn.width.leads))))
 (let ((?x2896 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2085)) (_ bv96 7) (ite $x1714 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2876 ?x2896 (ite $x1736 ?x1342 (ite $x1580 (_ bv92 7) ?x3190)))))))))))))))))))))))
(assert
 (let ((?x430 (ite old.model.gated old.ffn.gate_state old.ffn.up_state)))
 (= old.ffn.activated (ite (and old.model.joint (= (_ bv92 7) old.ffn.up_state)) (_ bv92 7) ?x430))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (or $x36 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2292 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2292 $x892 $x2349 $x1703 $x962)))))))
(assert
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x1304 $x406))))
(assert
 (let (($x616 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x616 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x841 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1155 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1155 $x841 $x125 $x3135 $x564)))))))
(assert
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1561 $x1438))))
(assert
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2070 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2070 $x1057 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x940 $x1326 (= (_ bv56 7) new.ffn.width.kind) $x1468 $x2047 $x3069 $x3517 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
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
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1468 $x1957 (= ?x314 new.ffn.width.n))))))))
(assert
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1468 $x1957 (<= new.ffn.width.n ?x314))))))))
(assert
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1519 (and $x1468 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1519))))
(assert
 (let (($x2235 (= (- 1) new.ffn.width.n)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1113 (ite $x940 (or $x2235 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2235 (< 1 new.ffn.width.n)))))
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2076 (ite $x3069 (or $x2235 (< new.ffn.width.block new.ffn.width.n)) (ite $x1468 (or $x2235 (< ?x314 new.ffn.width.n)) $x1113))))
 (let (($x2832 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2076)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.moved (ite $x3420 new.ffn.width.given_moved $x2832)))))))))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2799 (or $x3517 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.everywhere (ite $x3420 new.ffn.width.given_everywhere $x2799))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (= new.ffn.in_place (or $x3041 new.ffn.width.filled)))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3450 (ite $x821 (_ bv16 7) (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2784 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1429 (ite (or $x1703 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2349 $x892) (_ bv96 7) (ite $x962 ?x2784 ?x3450)))))
 (let (($x656 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1644 (or $x2349 $x1703)))
 (let (($x3058 (or $x1644 $x656 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1435 (or $x1644 $x656 (and $x892 new.ffn.width.padded $x938) (and $x962 new.ffn.width.leads))))
 (let ((?x2580 (ite (and $x892 new.ffn.width.filled (not $x656)) (_ bv96 7) (ite $x1435 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x406 ?x2580 (ite $x1304 (ite $x3058 (_ bv96 7) (ite $x892 (_ bv21 7) (_ bv16 7))) ?x1429)))))))))))))))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let ((?x2030 (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3073 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2055 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x564 ?x3073 (ite $x821 (_ bv16 7) ?x2030)))))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1666 (or $x3135 (not (or $x1057 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3012 (or $x125 $x3135)))
 (let ((?x3084 (ite (or $x3012 $x2196 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1149 (or $x3012 $x2196 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x938) (and $x564 new.ffn.width.leads))))
 (let ((?x1022 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2196)) (_ bv96 7) (ite $x1149 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1438 ?x1022 (ite $x1561 ?x3084 (ite $x1666 (_ bv92 7) ?x2055)))))))))))))))))))))))
(assert
 (let ((?x559 (ite new.model.gated new.ffn.gate_state new.ffn.up_state)))
 (= new.ffn.activated (ite (and new.model.joint (= (_ bv92 7) new.ffn.up_state)) (_ bv92 7) ?x559))))
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
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (not (or (= 1 new.tp) (not (= (_ bv92 7) new.ffn.activated)))))
(assert
 (let (($x2796 (= 1 old.tp)))
(or $x2796 (not (= (_ bv92 7) old.ffn.activated)))))
(check-sat)

; from one replica to any number, question 33
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x386 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3104 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3104 $x386 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x318 (= (_ bv40 7) old.ffn.down.split)))
 (or $x318 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1166 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1166 $x2546 $x3097 $x385 $x1491)))))))
(assert
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2742 $x3103))))
(assert
 (let (($x1236 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1236 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x582 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1148 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1148 $x582 $x3125 $x1132 $x1036)))))))
(assert
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x1736 $x2876))))
(assert
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x287 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x287 $x1599 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1105 $x247 (= (_ bv56 7) old.ffn.width.kind) $x2568 $x2454 $x705 $x529 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
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
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2568 $x1308 (= ?x197 old.ffn.width.n))))))))
(assert
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2568 $x1308 (<= old.ffn.width.n ?x197))))))))
(assert
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1865 (and $x2568 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1865))))
(assert
 (let (($x906 (= (- 1) old.ffn.width.n)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2755 (ite $x1105 (or $x906 (<= old.ffn.width.parts old.ffn.width.n)) (or $x906 (< 1 old.ffn.width.n)))))
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1862 (ite $x705 (or $x906 (< old.ffn.width.block old.ffn.width.n)) (ite $x2568 (or $x906 (< ?x197 old.ffn.width.n)) $x2755))))
 (let (($x2533 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1862)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.moved (ite $x848 old.ffn.width.given_moved $x2533)))))))))))))))
(assert
 (let (($x386 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3330 (or $x386 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3330))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2170 (or $x529 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.everywhere (ite $x848 old.ffn.width.given_everywhere $x2170))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (= old.ffn.in_place (or $x2339 old.ffn.width.filled)))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2391 (ite $x3078 (_ bv16 7) (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x750 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x570 (ite (or $x385 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3097 $x2546) (_ bv96 7) (ite $x1491 ?x750 ?x2391)))))
 (let (($x477 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x620 (or $x3097 $x385)))
 (let (($x3384 (or $x620 $x477 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1300 (or $x620 $x477 (and $x2546 old.ffn.width.padded $x1783) (and $x1491 old.ffn.width.leads))))
 (let ((?x2188 (ite (and $x2546 old.ffn.width.filled (not $x477)) (_ bv96 7) (ite $x1300 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3103 ?x2188 (ite $x2742 (ite $x3384 (_ bv96 7) (ite $x2546 (_ bv21 7) (_ bv16 7))) ?x570)))))))))))))))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let ((?x2172 (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2901 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x3190 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1036 ?x2901 (ite $x3078 (_ bv16 7) ?x2172)))))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1580 (or $x1132 (not (or $x1599 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2194 (or $x3125 $x1132)))
 (let ((?x1342 (ite (or $x2194 $x2085 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1714 (or $x2194 $x2085 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1783) (and $x1036 old.ffn.width.leads))))
 (let ((?x2896 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2085)) (_ bv96 7) (ite $x1714 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2876 ?x2896 (ite $x1736 ?x1342 (ite $x1580 (_ bv92 7) ?x3190)))))))))))))))))))))))
(assert
 (let (($x3219 (not old.ffn.width.everywhere)))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3103 (not (= (_ bv96 7) old.ffn.gate_state)) $x3219) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3219 (not old.ffn.width.everywhere)))
 (let (($x813 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3219)))
 (= old.ffn.up_piece (ite $x813 (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2895 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1611 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1611 $x2895 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (or $x36 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2292 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2292 $x892 $x2349 $x1703 $x962)))))))
(assert
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x1304 $x406))))
(assert
 (let (($x616 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x616 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x841 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1155 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1155 $x841 $x125 $x3135 $x564)))))))
(assert
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1561 $x1438))))
(assert
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2070 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2070 $x1057 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x940 $x1326 (= (_ bv56 7) new.ffn.width.kind) $x1468 $x2047 $x3069 $x3517 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
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
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1468 $x1957 (= ?x314 new.ffn.width.n))))))))
(assert
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1468 $x1957 (<= new.ffn.width.n ?x314))))))))
(assert
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1519 (and $x1468 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1519))))
(assert
 (let (($x2235 (= (- 1) new.ffn.width.n)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1113 (ite $x940 (or $x2235 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2235 (< 1 new.ffn.width.n)))))
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2076 (ite $x3069 (or $x2235 (< new.ffn.width.block new.ffn.width.n)) (ite $x1468 (or $x2235 (< ?x314 new.ffn.width.n)) $x1113))))
 (let (($x2832 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2076)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.moved (ite $x3420 new.ffn.width.given_moved $x2832)))))))))))))))
(assert
 (let (($x2895 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3307 (or $x2895 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x3307))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2799 (or $x3517 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.everywhere (ite $x3420 new.ffn.width.given_everywhere $x2799))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (= new.ffn.in_place (or $x3041 new.ffn.width.filled)))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3450 (ite $x821 (_ bv16 7) (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2784 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1429 (ite (or $x1703 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2349 $x892) (_ bv96 7) (ite $x962 ?x2784 ?x3450)))))
 (let (($x656 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1644 (or $x2349 $x1703)))
 (let (($x3058 (or $x1644 $x656 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1435 (or $x1644 $x656 (and $x892 new.ffn.width.padded $x938) (and $x962 new.ffn.width.leads))))
 (let ((?x2580 (ite (and $x892 new.ffn.width.filled (not $x656)) (_ bv96 7) (ite $x1435 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x406 ?x2580 (ite $x1304 (ite $x3058 (_ bv96 7) (ite $x892 (_ bv21 7) (_ bv16 7))) ?x1429)))))))))))))))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let ((?x2030 (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3073 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2055 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x564 ?x3073 (ite $x821 (_ bv16 7) ?x2030)))))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1666 (or $x3135 (not (or $x1057 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3012 (or $x125 $x3135)))
 (let ((?x3084 (ite (or $x3012 $x2196 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1149 (or $x3012 $x2196 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x938) (and $x564 new.ffn.width.leads))))
 (let ((?x1022 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2196)) (_ bv96 7) (ite $x1149 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1438 ?x1022 (ite $x1561 ?x3084 (ite $x1666 (_ bv92 7) ?x2055)))))))))))))))))))))))
(assert
 (let (($x1013 (not new.ffn.width.everywhere)))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x406 (not (= (_ bv96 7) new.ffn.gate_state)) $x1013) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1013 (not new.ffn.width.everywhere)))
 (let (($x1143 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1013)))
 (= new.ffn.up_piece (ite $x1143 (_ bv97 7) (_ bv96 7))))))
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
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3313 (not new.ffn.width.padded)))
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1639 (or (= (_ bv97 7) new.ffn.gate_piece) $x36 (and new.ffn.gathers $x892 $x406))))
 (let (($x2639 (= new.ffn.gate_piece new.ffn.up_piece)))
 (let (($x57 (or (not new.model.gated) $x2639 (and new.ffn.width.filled (not (= (_ bv92 7) new.ffn.up_state)) $x1639) (and $x2090 $x938 $x3313))))
 (not $x57)))))))))))
(assert
 (let (($x1650 (not old.ffn.width.padded)))
(let (($x1783 (not old.ffn.width.moved)))
(let (($x2796 (= 1 old.tp)))
(let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
(let (($x318 (= (_ bv40 7) old.ffn.down.split)))
(let (($x377 (or (= (_ bv97 7) old.ffn.gate_piece) $x318 (and old.ffn.gathers $x2546 $x3103))))
(let (($x486 (= old.ffn.gate_piece old.ffn.up_piece)))
(let (($x2133 (not old.model.gated)))
(or $x2133 $x486 (and old.ffn.width.filled (not (= (_ bv92 7) old.ffn.up_state)) $x377) (and $x2796 $x1783 $x1650))))))))))))
(check-sat)

; from one replica to any number, question 34
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.given_least () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.width.given_undivided () Bool)
(declare-fun old.ffn.width.undivided () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.model.gated () Bool)
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
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.given_least () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.width.given_undivided () Bool)
(declare-fun new.ffn.width.undivided () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.model.gated () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x386 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3104 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3104 $x386 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1510 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x318 (= (_ bv40 7) old.ffn.down.split)))
 (or $x318 $x1510 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1166 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1166 $x2546 $x3097 $x385 $x1491)))))))
(assert
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2742 $x3103))))
(assert
 (let (($x1236 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1236 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x582 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1148 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1148 $x582 $x3125 $x1132 $x1036)))))))
(assert
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x1736 $x2876))))
(assert
 (let (($x2080 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x287 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x287 $x1599 $x2080 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x1869 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3356 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2390 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1617 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x1617 $x2390 $x1105 $x247 $x3356 $x2568 $x2454 $x705 $x529 $x1869))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
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
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x906 (= (- 1) old.ffn.width.n)))
 (let ((?x2808 (ite (or $x906 (< (* ?x197 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x45 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x2808)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x2703 (ite (or $x906 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x206 (ite $x1105 (ite (and $x906 (= 1 old.ffn.width.parts)) 1 ?x2703) (ite $x2568 ?x45 old.ffn.width.given_least))))
 (let (($x3356 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x1869 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1617 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2390 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x985 (ite $x529 old.ffn.width.parts (ite (or $x2390 $x1617 $x705 $x1869 $x3356) 1 ?x206))))
 (= old.ffn.width.least ?x985))))))))))))))))))
(assert
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2568 $x1308 (= ?x197 old.ffn.width.n))))))))
(assert
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2568 $x1308 (<= old.ffn.width.n ?x197))))))))
(assert
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1865 (and $x2568 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1865))))
(assert
 (let (($x906 (= (- 1) old.ffn.width.n)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2755 (ite $x1105 (or $x906 (<= old.ffn.width.parts old.ffn.width.n)) (or $x906 (< 1 old.ffn.width.n)))))
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1862 (ite $x705 (or $x906 (< old.ffn.width.block old.ffn.width.n)) (ite $x2568 (or $x906 (< ?x197 old.ffn.width.n)) $x2755))))
 (let (($x2533 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1862)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.moved (ite $x848 old.ffn.width.given_moved $x2533)))))))))))))))
(assert
 (let (($x386 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3330 (or $x386 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3330))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2170 (or $x529 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.everywhere (ite $x848 old.ffn.width.given_everywhere $x2170))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x1869 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1617 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2390 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x313 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x2390 $x1617 $x705 $x1869) $x1783))))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.undivided (ite $x848 old.ffn.width.given_undivided $x313))))))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (= old.ffn.in_place (or $x2339 old.ffn.width.filled)))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2391 (ite $x3078 (_ bv16 7) (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x750 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x570 (ite (or $x385 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3097 $x2546) (_ bv96 7) (ite $x1491 ?x750 ?x2391)))))
 (let (($x477 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x620 (or $x3097 $x385)))
 (let (($x3384 (or $x620 $x477 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1300 (or $x620 $x477 (and $x2546 old.ffn.width.padded $x1783) (and $x1491 old.ffn.width.leads))))
 (let ((?x2188 (ite (and $x2546 old.ffn.width.filled (not $x477)) (_ bv96 7) (ite $x1300 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3103 ?x2188 (ite $x2742 (ite $x3384 (_ bv96 7) (ite $x2546 (_ bv21 7) (_ bv16 7))) ?x570)))))))))))))))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let ((?x2172 (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2901 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x3190 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1036 ?x2901 (ite $x3078 (_ bv16 7) ?x2172)))))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1580 (or $x1132 (not (or $x1599 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2194 (or $x3125 $x1132)))
 (let ((?x1342 (ite (or $x2194 $x2085 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1714 (or $x2194 $x2085 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1783) (and $x1036 old.ffn.width.leads))))
 (let ((?x2896 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2085)) (_ bv96 7) (ite $x1714 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2876 ?x2896 (ite $x1736 ?x1342 (ite $x1580 (_ bv92 7) ?x3190)))))))))))))))))))))))
(assert
 (let (($x3219 (not old.ffn.width.everywhere)))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3103 (not (= (_ bv96 7) old.ffn.gate_state)) $x3219) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3219 (not old.ffn.width.everywhere)))
 (let (($x813 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3219)))
 (= old.ffn.up_piece (ite $x813 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1913 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1913)))
(assert
 (let ((?x815 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x815)))
(assert
 (let ((?x2774 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2774)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2895 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1611 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1611 $x2895 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2382 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (or $x36 $x2382 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2292 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2292 $x892 $x2349 $x1703 $x962)))))))
(assert
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x1304 $x406))))
(assert
 (let (($x616 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x616 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x841 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1155 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1155 $x841 $x125 $x3135 $x564)))))))
(assert
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1561 $x1438))))
(assert
 (let (($x293 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2070 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2070 $x1057 $x293 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x2309 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2113 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2294 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1959 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x1959 $x2294 $x940 $x1326 $x2113 $x1468 $x2047 $x3069 $x3517 $x2309))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
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
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2235 (= (- 1) new.ffn.width.n)))
 (let ((?x1648 (ite (or $x2235 (< (* ?x314 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x3105 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1648)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x902 (ite (or $x2235 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x944 (ite $x940 (ite (and $x2235 (= 1 new.ffn.width.parts)) 1 ?x902) (ite $x1468 ?x3105 new.ffn.width.given_least))))
 (let (($x2113 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2309 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1959 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2294 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x2740 (ite $x3517 new.ffn.width.parts (ite (or $x2294 $x1959 $x3069 $x2309 $x2113) 1 ?x944))))
 (= new.ffn.width.least ?x2740))))))))))))))))))
(assert
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1468 $x1957 (= ?x314 new.ffn.width.n))))))))
(assert
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1468 $x1957 (<= new.ffn.width.n ?x314))))))))
(assert
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1519 (and $x1468 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1519))))
(assert
 (let (($x2235 (= (- 1) new.ffn.width.n)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1113 (ite $x940 (or $x2235 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2235 (< 1 new.ffn.width.n)))))
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2076 (ite $x3069 (or $x2235 (< new.ffn.width.block new.ffn.width.n)) (ite $x1468 (or $x2235 (< ?x314 new.ffn.width.n)) $x1113))))
 (let (($x2832 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2076)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.moved (ite $x3420 new.ffn.width.given_moved $x2832)))))))))))))))
(assert
 (let (($x2895 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3307 (or $x2895 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x3307))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2799 (or $x3517 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.everywhere (ite $x3420 new.ffn.width.given_everywhere $x2799))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x2309 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1959 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2294 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1185 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x2294 $x1959 $x3069 $x2309) $x938))))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.undivided (ite $x3420 new.ffn.width.given_undivided $x1185))))))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (= new.ffn.in_place (or $x3041 new.ffn.width.filled)))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3450 (ite $x821 (_ bv16 7) (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2784 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1429 (ite (or $x1703 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2349 $x892) (_ bv96 7) (ite $x962 ?x2784 ?x3450)))))
 (let (($x656 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1644 (or $x2349 $x1703)))
 (let (($x3058 (or $x1644 $x656 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1435 (or $x1644 $x656 (and $x892 new.ffn.width.padded $x938) (and $x962 new.ffn.width.leads))))
 (let ((?x2580 (ite (and $x892 new.ffn.width.filled (not $x656)) (_ bv96 7) (ite $x1435 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x406 ?x2580 (ite $x1304 (ite $x3058 (_ bv96 7) (ite $x892 (_ bv21 7) (_ bv16 7))) ?x1429)))))))))))))))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let ((?x2030 (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3073 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2055 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x564 ?x3073 (ite $x821 (_ bv16 7) ?x2030)))))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1666 (or $x3135 (not (or $x1057 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3012 (or $x125 $x3135)))
 (let ((?x3084 (ite (or $x3012 $x2196 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1149 (or $x3012 $x2196 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x938) (and $x564 new.ffn.width.leads))))
 (let ((?x1022 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2196)) (_ bv96 7) (ite $x1149 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1438 ?x1022 (ite $x1561 ?x3084 (ite $x1666 (_ bv92 7) ?x2055)))))))))))))))))))))))
(assert
 (let (($x1013 (not new.ffn.width.everywhere)))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x406 (not (= (_ bv96 7) new.ffn.gate_state)) $x1013) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1013 (not new.ffn.width.everywhere)))
 (let (($x1143 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1013)))
 (= new.ffn.up_piece (ite $x1143 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2664 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2664)))
(assert
 (let ((?x2420 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2420)))
(assert
 (let ((?x2882 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x2882)))
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
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_least new.ffn.width.given_least))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3313 (not new.ffn.width.padded)))
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x70 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x2382 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1614 (ite (= (_ bv92 7) new.ffn.product) (or $x2090 $x2382 (and $x36 (and new.ffn.width.undivided $x70))) (or $x36 (= (_ bv96 7) new.ffn.product_in) (and $x2090 $x938 $x3313)))))
 (not $x1614)))))))))
(assert
 (let (($x1650 (not old.ffn.width.padded)))
(let (($x1783 (not old.ffn.width.moved)))
(let (($x2796 (= 1 old.tp)))
(let (($x318 (= (_ bv40 7) old.ffn.down.split)))
(let (($x2144 (= old.ffn.width.least old.ffn.width.parts)))
(let (($x1510 (= (_ bv57 7) old.ffn.down.split)))
(ite (= (_ bv92 7) old.ffn.product) (or $x2796 $x1510 (and $x318 (and old.ffn.width.undivided $x2144))) (or $x318 (= (_ bv96 7) old.ffn.product_in) (and $x2796 $x1783 $x1650))))))))))
(check-sat)

; from one replica to any number, question 35
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
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
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
(declare-fun old.ffn.joined () (_ BitVec 7))
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
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
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
(declare-fun new.ffn.joined () (_ BitVec 7))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x485 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2834 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2021 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1154 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2817 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2817 $x1154 $x2021 $x2834 $x485)))))))
(assert
 (let (($x386 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3104 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3104 $x386 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x818 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1510 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x318 (= (_ bv40 7) old.ffn.down.split)))
 (or $x318 $x1510 $x818)))))
(assert
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1166 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1166 $x2546 $x3097 $x385 $x1491)))))))
(assert
 (let (($x2689 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3364 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3364 $x2689 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1152 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1152 $x2742 $x3103)))))
(assert
 (let (($x1236 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1236 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x582 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1148 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1148 $x582 $x3125 $x1132 $x1036)))))))
(assert
 (let (($x3187 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x605 (= (_ bv10 7) old.ffn.up.input)))
 (or $x605 $x3187 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2142 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2142 $x1736 $x2876)))))
(assert
 (let (($x2080 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x287 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x287 $x1599 $x2080 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1105 $x247 (= (_ bv56 7) old.ffn.width.kind) $x2568 $x2454 $x705 $x529 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x53 $x1945 (= (_ bv56 7) old.hidden.kind) $x1643 $x1610 $x326 $x391 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x631 (= (_ bv49 7) old.norm.statistic)))
 (or $x631 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x2018 (= (_ bv94 7) old.stream)))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (or $x321 $x2018 $x1106)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1989 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1312 (div (* ?x1989 old.hidden.multiple) old.hidden.parts)))
 (let (($x1053 (< 1 old.hidden.parts)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1643 $x1053 (= ?x1312 old.hidden.n))))))))
(assert
 (let ((?x1989 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1312 (div (* ?x1989 old.hidden.multiple) old.hidden.parts)))
 (let (($x1053 (< 1 old.hidden.parts)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1643 $x1053 (<= old.hidden.n ?x1312))))))))
(assert
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1643 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3120 (ite $x53 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1989 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1312 (div (* ?x1989 old.hidden.multiple) old.hidden.parts)))
 (let (($x2676 (= (- 1) old.hidden.n)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2091 (ite $x326 (or $x2676 (< old.hidden.block old.hidden.n)) (ite $x1643 (or $x2676 (< ?x1312 old.hidden.n)) $x3120))))
 (let (($x2837 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2091)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (= old.hidden.moved (ite $x3048 old.hidden.given_moved $x2837)))))))))))))))
(assert
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2568 $x1308 (= ?x197 old.ffn.width.n))))))))
(assert
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2568 $x1308 (<= old.ffn.width.n ?x197))))))))
(assert
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1865 (and $x2568 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1865))))
(assert
 (let (($x906 (= (- 1) old.ffn.width.n)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2755 (ite $x1105 (or $x906 (<= old.ffn.width.parts old.ffn.width.n)) (or $x906 (< 1 old.ffn.width.n)))))
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1862 (ite $x705 (or $x906 (< old.ffn.width.block old.ffn.width.n)) (ite $x2568 (or $x906 (< ?x197 old.ffn.width.n)) $x2755))))
 (let (($x2533 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1862)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.moved (ite $x848 old.ffn.width.given_moved $x2533)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x386 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3330 (or $x386 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3330))))
(assert
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (let (($x490 (ite $x3048 old.hidden.given_everywhere (or $x391 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x490)))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2170 (or $x529 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.everywhere (ite $x848 old.ffn.width.given_everywhere $x2170))))))))
(assert
 (let (($x3364 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1646 (and $x3364 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (let (($x2689 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x2793 (or $x1106 $x2689 (and $x321 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1646)))
 (= old.ffn.gate_entering (ite $x2793 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x605 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1793 (and $x605 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (let (($x3187 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x1432 (or $x1106 $x3187 (and $x321 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1793)))
 (= old.ffn.up_entering (ite $x1432 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (= old.ffn.in_place (or $x2339 old.ffn.width.filled)))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2391 (ite $x3078 (_ bv16 7) (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x750 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x570 (ite (or $x385 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3097 $x2546) (_ bv96 7) (ite $x1491 ?x750 ?x2391)))))
 (let (($x477 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x620 (or $x3097 $x385)))
 (let (($x3384 (or $x620 $x477 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1300 (or $x620 $x477 (and $x2546 old.ffn.width.padded $x1783) (and $x1491 old.ffn.width.leads))))
 (let ((?x2188 (ite (and $x2546 old.ffn.width.filled (not $x477)) (_ bv96 7) (ite $x1300 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3103 ?x2188 (ite $x2742 (ite $x3384 (_ bv96 7) (ite $x2546 (_ bv21 7) (_ bv16 7))) ?x570)))))))))))))))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let ((?x2172 (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2901 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x3190 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1036 ?x2901 (ite $x3078 (_ bv16 7) ?x2172)))))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1580 (or $x1132 (not (or $x1599 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2194 (or $x3125 $x1132)))
 (let ((?x1342 (ite (or $x2194 $x2085 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1714 (or $x2194 $x2085 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1783) (and $x1036 old.ffn.width.leads))))
 (let ((?x2896 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2085)) (_ bv96 7) (ite $x1714 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2876 ?x2896 (ite $x1736 ?x1342 (ite $x1580 (_ bv92 7) ?x3190)))))))))))))))))))))))
(assert
 (let (($x3219 (not old.ffn.width.everywhere)))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3103 (not (= (_ bv96 7) old.ffn.gate_state)) $x3219) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3219 (not old.ffn.width.everywhere)))
 (let (($x813 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3219)))
 (= old.ffn.up_piece (ite $x813 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1913 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1913)))
(assert
 (let ((?x815 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x815)))
(assert
 (let ((?x2774 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2774)))
(assert
 (let (($x1510 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x645 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x3103 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x477 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x620 (or $x3097 $x385)))
 (let (($x3024 (not old.model.gated)))
 (let (($x2051 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x433 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2876 old.ffn.width.everywhere $x2051))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2194 (or $x3125 $x1132)))
 (let (($x2018 (= (_ bv94 7) old.stream)))
 (let (($x3078 (< 1 old.tp)))
 (let (($x2312 (and $x3078 $x2018 (and (= (_ bv94 7) old.ffn.up_entering) (or $x2194 $x2085) $x433) (or $x3024 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x620 $x477) $x645)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1510)))
 (= old.ffn.tokenwise $x2312))))))))))))))))))))
(assert
 (let ((?x2635 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3470 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2834 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x318 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1983 (and $x318 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2834 $x3470) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x1983 (_ bv96 7) ?x2635)))))))))
(assert
 (let (($x318 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x695 (not $x318)))
 (let (($x2796 (= 1 old.tp)))
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x3470 (and (or (not old.ffn.down.group.tp) $x2796) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2795 (and $x3470 (or $x1106 $x2796 (not (= (_ bv4 7) old.ffn.down.collective)) $x695))))
 (let (($x2021 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2834 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2351 (or $x2834 $x2021)))
 (let ((?x1746 (ite (or $x2351 $x2795) (_ bv96 7) (ite (= (_ bv4 7) old.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x485 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x1154 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2223 (and (or $x1154 $x485) $x3470)))
 (let ((?x1508 (ite (or $x2834 (and $x2021 (= (_ bv38 7) old.stream)) $x2223) (_ bv38 7) (ite $x2021 (_ bv96 7) (_ bv16 7)))))
 (let (($x3182 (or (and old.hidden.filled (not $x1106)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1099 (not $x3470)))
 (let (($x631 (= (_ bv49 7) old.norm.statistic)))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (let ((?x2171 (ite (and $x1154 old.hidden.filled $x321 $x1099 $x631) old.stream (ite (and $x485 $x1099 $x3182) old.stream ?x1508))))
 (let ((?x1931 (ite (and $x1106 old.hidden.everywhere (or $x2834 $x2223)) (_ bv96 7) (ite (and $x1154 old.hidden.filled $x1106 $x1099) (_ bv96 7) ?x2171))))
 (let (($x2817 (= (_ bv4 7) old.ffn.down.collective)))
 (let ((?x1501 (ite (= (_ bv38 7) old.ffn.down_state) (ite $x2817 (_ bv96 7) ?x1931) (ite (= (_ bv96 7) old.ffn.down_state) ?x1746 old.ffn.down_state))))
 (let ((?x2035 (ite $x485 (ite (not $x1106) old.stream (_ bv66 7)) (ite $x2021 (ite $x1106 (_ bv96 7) old.stream) (ite $x2834 (_ bv92 7) (_ bv16 7))))))
 (let ((?x3144 (ite old.ffn.tokenwise (ite (or $x2351 $x3470) (_ bv94 7) (_ bv21 7)) (ite (= (_ bv92 7) old.ffn.down_state) (ite $x1154 (_ bv96 7) ?x2035) ?x1501))))
 (= old.ffn.joined ?x3144))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3462 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1306 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2585 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2748 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x2748 $x2585 $x1306 $x1924 $x3462)))))))
(assert
 (let (($x2895 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1611 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1611 $x2895 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1679 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x2382 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (or $x36 $x2382 $x1679)))))
(assert
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2292 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2292 $x892 $x2349 $x1703 $x962)))))))
(assert
 (let (($x607 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3604 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x3604 $x607 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x3263 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x3263 $x1304 $x406)))))
(assert
 (let (($x616 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x616 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x841 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1155 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1155 $x841 $x125 $x3135 $x564)))))))
(assert
 (let (($x2315 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x133 (= (_ bv10 7) new.ffn.up.input)))
 (or $x133 $x2315 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2039 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2039 $x1561 $x1438)))))
(assert
 (let (($x293 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2070 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2070 $x1057 $x293 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x940 $x1326 (= (_ bv56 7) new.ffn.width.kind) $x1468 $x2047 $x3069 $x3517 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1487 $x2616 (= (_ bv56 7) new.hidden.kind) $x713 $x590 $x1711 $x2348 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3591 (= (_ bv49 7) new.norm.statistic)))
 (or $x3591 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1829 (= (_ bv94 7) new.stream)))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (or $x1969 $x1829 $x1336)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x647 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2486 (div (* ?x647 new.hidden.multiple) new.hidden.parts)))
 (let (($x2734 (< 1 new.hidden.parts)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x713 $x2734 (= ?x2486 new.hidden.n))))))))
(assert
 (let ((?x647 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2486 (div (* ?x647 new.hidden.multiple) new.hidden.parts)))
 (let (($x2734 (< 1 new.hidden.parts)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x713 $x2734 (<= new.hidden.n ?x2486))))))))
(assert
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x713 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2771 (ite $x1487 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x647 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2486 (div (* ?x647 new.hidden.multiple) new.hidden.parts)))
 (let (($x790 (= (- 1) new.hidden.n)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1598 (ite $x1711 (or $x790 (< new.hidden.block new.hidden.n)) (ite $x713 (or $x790 (< ?x2486 new.hidden.n)) $x2771))))
 (let (($x1811 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1598)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (= new.hidden.moved (ite $x262 new.hidden.given_moved $x1811)))))))))))))))
(assert
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1468 $x1957 (= ?x314 new.ffn.width.n))))))))
(assert
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1468 $x1957 (<= new.ffn.width.n ?x314))))))))
(assert
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1519 (and $x1468 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1519))))
(assert
 (let (($x2235 (= (- 1) new.ffn.width.n)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1113 (ite $x940 (or $x2235 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2235 (< 1 new.ffn.width.n)))))
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2076 (ite $x3069 (or $x2235 (< new.ffn.width.block new.ffn.width.n)) (ite $x1468 (or $x2235 (< ?x314 new.ffn.width.n)) $x1113))))
 (let (($x2832 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2076)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.moved (ite $x3420 new.ffn.width.given_moved $x2832)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2895 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3307 (or $x2895 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x3307))))
(assert
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (let (($x1691 (ite $x262 new.hidden.given_everywhere (or $x2348 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1691)))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2799 (or $x3517 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.everywhere (ite $x3420 new.ffn.width.given_everywhere $x2799))))))))
(assert
 (let (($x3604 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1709 (and $x3604 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (let (($x607 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1354 (or $x1336 $x607 (and $x1969 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1709)))
 (= new.ffn.gate_entering (ite $x1354 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x133 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x105 (and $x133 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (let (($x2315 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1237 (or $x1336 $x2315 (and $x1969 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x105)))
 (= new.ffn.up_entering (ite $x1237 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (= new.ffn.in_place (or $x3041 new.ffn.width.filled)))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3450 (ite $x821 (_ bv16 7) (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2784 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1429 (ite (or $x1703 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2349 $x892) (_ bv96 7) (ite $x962 ?x2784 ?x3450)))))
 (let (($x656 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1644 (or $x2349 $x1703)))
 (let (($x3058 (or $x1644 $x656 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1435 (or $x1644 $x656 (and $x892 new.ffn.width.padded $x938) (and $x962 new.ffn.width.leads))))
 (let ((?x2580 (ite (and $x892 new.ffn.width.filled (not $x656)) (_ bv96 7) (ite $x1435 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x406 ?x2580 (ite $x1304 (ite $x3058 (_ bv96 7) (ite $x892 (_ bv21 7) (_ bv16 7))) ?x1429)))))))))))))))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let ((?x2030 (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3073 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2055 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x564 ?x3073 (ite $x821 (_ bv16 7) ?x2030)))))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1666 (or $x3135 (not (or $x1057 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3012 (or $x125 $x3135)))
 (let ((?x3084 (ite (or $x3012 $x2196 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1149 (or $x3012 $x2196 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x938) (and $x564 new.ffn.width.leads))))
 (let ((?x1022 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2196)) (_ bv96 7) (ite $x1149 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1438 ?x1022 (ite $x1561 ?x3084 (ite $x1666 (_ bv92 7) ?x2055)))))))))))))))))))))))
(assert
 (let (($x1013 (not new.ffn.width.everywhere)))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x406 (not (= (_ bv96 7) new.ffn.gate_state)) $x1013) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1013 (not new.ffn.width.everywhere)))
 (let (($x1143 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1013)))
 (= new.ffn.up_piece (ite $x1143 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2664 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2664)))
(assert
 (let ((?x2420 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2420)))
(assert
 (let ((?x2882 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x2882)))
(assert
 (let (($x2382 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2436 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x406 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x656 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1644 (or $x2349 $x1703)))
 (let (($x1384 (not new.model.gated)))
 (let (($x2933 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1404 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1438 new.ffn.width.everywhere $x2933))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3012 (or $x125 $x3135)))
 (let (($x1829 (= (_ bv94 7) new.stream)))
 (let (($x821 (< 1 new.tp)))
 (let (($x686 (and $x821 $x1829 (and (= (_ bv94 7) new.ffn.up_entering) (or $x3012 $x2196) $x1404) (or $x1384 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x1644 $x656) $x2436)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x2382)))
 (= new.ffn.tokenwise $x686))))))))))))))))))))
(assert
 (let ((?x2536 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1954 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1924 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1003 (and $x36 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1924 $x1954) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1003 (_ bv96 7) ?x2536)))))))))
(assert
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3287 (not $x36)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1954 (and (or (not new.ffn.down.group.tp) $x2090) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2161 (and $x1954 (or $x1336 $x2090 (not (= (_ bv4 7) new.ffn.down.collective)) $x3287))))
 (let (($x1306 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2788 (or $x1924 $x1306)))
 (let ((?x1833 (ite (or $x2788 $x2161) (_ bv96 7) (ite (= (_ bv4 7) new.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3462 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2585 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1960 (and (or $x2585 $x3462) $x1954)))
 (let ((?x924 (ite (or $x1924 (and $x1306 (= (_ bv38 7) new.stream)) $x1960) (_ bv38 7) (ite $x1306 (_ bv96 7) (_ bv16 7)))))
 (let (($x3110 (or (and new.hidden.filled (not $x1336)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3275 (not $x1954)))
 (let (($x3591 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (let ((?x1897 (ite (and $x2585 new.hidden.filled $x1969 $x3275 $x3591) new.stream (ite (and $x3462 $x3275 $x3110) new.stream ?x924))))
 (let ((?x1582 (ite (and $x1336 new.hidden.everywhere (or $x1924 $x1960)) (_ bv96 7) (ite (and $x2585 new.hidden.filled $x1336 $x3275) (_ bv96 7) ?x1897))))
 (let (($x2748 (= (_ bv4 7) new.ffn.down.collective)))
 (let ((?x1203 (ite (= (_ bv38 7) new.ffn.down_state) (ite $x2748 (_ bv96 7) ?x1582) (ite (= (_ bv96 7) new.ffn.down_state) ?x1833 new.ffn.down_state))))
 (let ((?x2509 (ite $x3462 (ite (not $x1336) new.stream (_ bv66 7)) (ite $x1306 (ite $x1336 (_ bv96 7) new.stream) (ite $x1924 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2603 (ite new.ffn.tokenwise (ite (or $x2788 $x1954) (_ bv94 7) (_ bv21 7)) (ite (= (_ bv92 7) new.ffn.down_state) (ite $x2585 (_ bv96 7) ?x2509) ?x1203))))
 (= new.ffn.joined ?x2603))))))))))))))))))))))))))
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
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x577 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x2090 (= 1 new.tp)))
 (let (($x3070 (or (or (= (_ bv96 7) new.ffn.joined) (= new.ffn.joined new.stream)) (and $x2090 (or (not (= (_ bv61 7) new.ffn.down.split)) $x577)))))
 (not $x3070)))))
(assert
 (let (($x1292 (not (or old.hidden.moved old.hidden.padded))))
(let (($x2796 (= 1 old.tp)))
(or (or (= (_ bv96 7) old.ffn.joined) (= old.ffn.joined old.stream)) (and $x2796 (or (not (= (_ bv61 7) old.ffn.down.split)) $x1292))))))
(check-sat)

; from one replica to any number, question 36
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2834 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2021 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2021 $x2834 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x386 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3104 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3104 $x386 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x818 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1510 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x318 (= (_ bv40 7) old.ffn.down.split)))
 (or $x318 $x1510 $x818)))))
(assert
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1166 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1166 $x2546 $x3097 $x385 $x1491)))))))
(assert
 (let (($x2689 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3364 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3364 $x2689 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1152 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1152 $x2742 $x3103)))))
(assert
 (let (($x1236 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1236 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x582 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1148 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1148 $x582 $x3125 $x1132 $x1036)))))))
(assert
 (let (($x3187 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x605 (= (_ bv10 7) old.ffn.up.input)))
 (or $x605 $x3187 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2142 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2142 $x1736 $x2876)))))
(assert
 (let (($x2080 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x287 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x287 $x1599 $x2080 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1105 $x247 (= (_ bv56 7) old.ffn.width.kind) $x2568 $x2454 $x705 $x529 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1945 (= (_ bv56 7) old.hidden.kind) $x1643 $x1610 (= (_ bv91 7) old.hidden.kind) $x391 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x2018 (= (_ bv94 7) old.stream)))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (or $x321 $x2018 $x1106)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1643 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2568 $x1308 (= ?x197 old.ffn.width.n))))))))
(assert
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2568 $x1308 (<= old.ffn.width.n ?x197))))))))
(assert
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1865 (and $x2568 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1865))))
(assert
 (let (($x906 (= (- 1) old.ffn.width.n)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2755 (ite $x1105 (or $x906 (<= old.ffn.width.parts old.ffn.width.n)) (or $x906 (< 1 old.ffn.width.n)))))
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1862 (ite $x705 (or $x906 (< old.ffn.width.block old.ffn.width.n)) (ite $x2568 (or $x906 (< ?x197 old.ffn.width.n)) $x2755))))
 (let (($x2533 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1862)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.moved (ite $x848 old.ffn.width.given_moved $x2533)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x386 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3330 (or $x386 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3330))))
(assert
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x490 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x391 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x490))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2170 (or $x529 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.everywhere (ite $x848 old.ffn.width.given_everywhere $x2170))))))))
(assert
 (let (($x3364 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1646 (and $x3364 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (let (($x2689 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x2793 (or $x1106 $x2689 (and $x321 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1646)))
 (= old.ffn.gate_entering (ite $x2793 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x605 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1793 (and $x605 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (let (($x3187 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x1432 (or $x1106 $x3187 (and $x321 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1793)))
 (= old.ffn.up_entering (ite $x1432 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (= old.ffn.in_place (or $x2339 old.ffn.width.filled)))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2391 (ite $x3078 (_ bv16 7) (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x750 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x570 (ite (or $x385 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3097 $x2546) (_ bv96 7) (ite $x1491 ?x750 ?x2391)))))
 (let (($x477 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x620 (or $x3097 $x385)))
 (let (($x3384 (or $x620 $x477 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1300 (or $x620 $x477 (and $x2546 old.ffn.width.padded $x1783) (and $x1491 old.ffn.width.leads))))
 (let ((?x2188 (ite (and $x2546 old.ffn.width.filled (not $x477)) (_ bv96 7) (ite $x1300 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3103 ?x2188 (ite $x2742 (ite $x3384 (_ bv96 7) (ite $x2546 (_ bv21 7) (_ bv16 7))) ?x570)))))))))))))))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let ((?x2172 (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2901 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x3190 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1036 ?x2901 (ite $x3078 (_ bv16 7) ?x2172)))))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1580 (or $x1132 (not (or $x1599 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2194 (or $x3125 $x1132)))
 (let ((?x1342 (ite (or $x2194 $x2085 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1714 (or $x2194 $x2085 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1783) (and $x1036 old.ffn.width.leads))))
 (let ((?x2896 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2085)) (_ bv96 7) (ite $x1714 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2876 ?x2896 (ite $x1736 ?x1342 (ite $x1580 (_ bv92 7) ?x3190)))))))))))))))))))))))
(assert
 (let (($x3219 (not old.ffn.width.everywhere)))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3103 (not (= (_ bv96 7) old.ffn.gate_state)) $x3219) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3219 (not old.ffn.width.everywhere)))
 (let (($x813 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3219)))
 (= old.ffn.up_piece (ite $x813 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1913 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1913)))
(assert
 (let ((?x815 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x815)))
(assert
 (let ((?x2774 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2774)))
(assert
 (let (($x1510 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x645 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x3103 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x477 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x620 (or $x3097 $x385)))
 (let (($x3024 (not old.model.gated)))
 (let (($x2051 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x433 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2876 old.ffn.width.everywhere $x2051))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2194 (or $x3125 $x1132)))
 (let (($x2018 (= (_ bv94 7) old.stream)))
 (let (($x3078 (< 1 old.tp)))
 (let (($x2312 (and $x3078 $x2018 (and (= (_ bv94 7) old.ffn.up_entering) (or $x2194 $x2085) $x433) (or $x3024 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x620 $x477) $x645)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1510)))
 (= old.ffn.tokenwise $x2312))))))))))))))))))))
(assert
 (let ((?x2635 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x729 (= 1 old.pp)))
 (let (($x2824 (not old.ffn.down.group.pp)))
 (let (($x1405 (or $x2824 $x729)))
 (let (($x1591 (= 1 old.sp)))
 (let (($x1474 (not old.ffn.down.group.sp)))
 (let (($x336 (or $x1474 $x1591)))
 (let (($x1840 (= 1 old.dp)))
 (let (($x200 (not old.ffn.down.group.dp)))
 (let (($x3197 (or $x200 $x1840)))
 (let (($x3470 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x3197 $x336 $x1405)))
 (let (($x2834 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x318 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1983 (and $x318 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2834 $x3470) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x1983 (_ bv96 7) ?x2635))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1924 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1306 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x1306 $x1924 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x2895 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1611 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1611 $x2895 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1679 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x2382 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (or $x36 $x2382 $x1679)))))
(assert
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2292 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2292 $x892 $x2349 $x1703 $x962)))))))
(assert
 (let (($x607 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3604 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x3604 $x607 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x3263 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x3263 $x1304 $x406)))))
(assert
 (let (($x616 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x616 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x841 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1155 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1155 $x841 $x125 $x3135 $x564)))))))
(assert
 (let (($x2315 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x133 (= (_ bv10 7) new.ffn.up.input)))
 (or $x133 $x2315 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2039 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2039 $x1561 $x1438)))))
(assert
 (let (($x293 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2070 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2070 $x1057 $x293 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x940 $x1326 (= (_ bv56 7) new.ffn.width.kind) $x1468 $x2047 $x3069 $x3517 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2616 (= (_ bv56 7) new.hidden.kind) $x713 $x590 (= (_ bv91 7) new.hidden.kind) $x2348 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1829 (= (_ bv94 7) new.stream)))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (or $x1969 $x1829 $x1336)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x713 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1468 $x1957 (= ?x314 new.ffn.width.n))))))))
(assert
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1468 $x1957 (<= new.ffn.width.n ?x314))))))))
(assert
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1519 (and $x1468 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1519))))
(assert
 (let (($x2235 (= (- 1) new.ffn.width.n)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1113 (ite $x940 (or $x2235 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2235 (< 1 new.ffn.width.n)))))
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2076 (ite $x3069 (or $x2235 (< new.ffn.width.block new.ffn.width.n)) (ite $x1468 (or $x2235 (< ?x314 new.ffn.width.n)) $x1113))))
 (let (($x2832 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2076)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.moved (ite $x3420 new.ffn.width.given_moved $x2832)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2895 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3307 (or $x2895 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x3307))))
(assert
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1691 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2348 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1691))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2799 (or $x3517 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.everywhere (ite $x3420 new.ffn.width.given_everywhere $x2799))))))))
(assert
 (let (($x3604 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1709 (and $x3604 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (let (($x607 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1354 (or $x1336 $x607 (and $x1969 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1709)))
 (= new.ffn.gate_entering (ite $x1354 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x133 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x105 (and $x133 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (let (($x2315 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1237 (or $x1336 $x2315 (and $x1969 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x105)))
 (= new.ffn.up_entering (ite $x1237 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (= new.ffn.in_place (or $x3041 new.ffn.width.filled)))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3450 (ite $x821 (_ bv16 7) (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2784 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1429 (ite (or $x1703 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2349 $x892) (_ bv96 7) (ite $x962 ?x2784 ?x3450)))))
 (let (($x656 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1644 (or $x2349 $x1703)))
 (let (($x3058 (or $x1644 $x656 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1435 (or $x1644 $x656 (and $x892 new.ffn.width.padded $x938) (and $x962 new.ffn.width.leads))))
 (let ((?x2580 (ite (and $x892 new.ffn.width.filled (not $x656)) (_ bv96 7) (ite $x1435 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x406 ?x2580 (ite $x1304 (ite $x3058 (_ bv96 7) (ite $x892 (_ bv21 7) (_ bv16 7))) ?x1429)))))))))))))))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let ((?x2030 (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3073 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2055 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x564 ?x3073 (ite $x821 (_ bv16 7) ?x2030)))))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1666 (or $x3135 (not (or $x1057 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3012 (or $x125 $x3135)))
 (let ((?x3084 (ite (or $x3012 $x2196 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1149 (or $x3012 $x2196 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x938) (and $x564 new.ffn.width.leads))))
 (let ((?x1022 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2196)) (_ bv96 7) (ite $x1149 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1438 ?x1022 (ite $x1561 ?x3084 (ite $x1666 (_ bv92 7) ?x2055)))))))))))))))))))))))
(assert
 (let (($x1013 (not new.ffn.width.everywhere)))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x406 (not (= (_ bv96 7) new.ffn.gate_state)) $x1013) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1013 (not new.ffn.width.everywhere)))
 (let (($x1143 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1013)))
 (= new.ffn.up_piece (ite $x1143 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2664 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2664)))
(assert
 (let ((?x2420 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2420)))
(assert
 (let ((?x2882 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x2882)))
(assert
 (let (($x2382 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2436 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x406 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x656 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1644 (or $x2349 $x1703)))
 (let (($x1384 (not new.model.gated)))
 (let (($x2933 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1404 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1438 new.ffn.width.everywhere $x2933))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3012 (or $x125 $x3135)))
 (let (($x1829 (= (_ bv94 7) new.stream)))
 (let (($x821 (< 1 new.tp)))
 (let (($x686 (and $x821 $x1829 (and (= (_ bv94 7) new.ffn.up_entering) (or $x3012 $x2196) $x1404) (or $x1384 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x1644 $x656) $x2436)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x2382)))
 (= new.ffn.tokenwise $x686))))))))))))))))))))
(assert
 (let ((?x2536 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x640 (= 1 new.pp)))
 (let (($x3091 (not new.ffn.down.group.pp)))
 (let (($x1123 (or $x3091 $x640)))
 (let (($x395 (= 1 new.sp)))
 (let (($x2510 (not new.ffn.down.group.sp)))
 (let (($x1820 (or $x2510 $x395)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x635 (not new.ffn.down.group.dp)))
 (let (($x692 (or $x635 $x1615)))
 (let (($x1954 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x692 $x1820 $x1123)))
 (let (($x1924 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1003 (and $x36 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1924 $x1954) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1003 (_ bv96 7) ?x2536))))))))))))))))))
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
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x640 (= 1 new.pp)))
 (let (($x3091 (not new.ffn.down.group.pp)))
 (let (($x1123 (or $x3091 $x640)))
 (let (($x395 (= 1 new.sp)))
 (let (($x2510 (not new.ffn.down.group.sp)))
 (let (($x1820 (or $x2510 $x395)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x635 (not new.ffn.down.group.dp)))
 (let (($x692 (or $x635 $x1615)))
 (let (($x1954 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x692 $x1820 $x1123)))
 (let (($x2178 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x3458 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x2100 (and $x1954 (or $x3458 (and $x2178 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2287 (or (or $x3458 (= (_ bv94 7) new.ffn.down_state)) (and $x2178 (= (_ bv38 7) new.stream)))))
 (let (($x1306 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2633 (or $x1924 (and $x1306 $x2287) $x2100 (and new.ffn.tokenwise $x1954) (and (or new.ffn.down.group.tp (= 1 new.tp)) $x692 $x1820 $x1123))))
 (not $x2633)))))))))))))))))))
(assert
 (let (($x729 (= 1 old.pp)))
(let (($x2824 (not old.ffn.down.group.pp)))
(let (($x1405 (or $x2824 $x729)))
(let (($x1591 (= 1 old.sp)))
(let (($x1474 (not old.ffn.down.group.sp)))
(let (($x336 (or $x1474 $x1591)))
(let (($x1840 (= 1 old.dp)))
(let (($x200 (not old.ffn.down.group.dp)))
(let (($x3197 (or $x200 $x1840)))
(let (($x3470 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x3197 $x336 $x1405)))
(let (($x2328 (= (_ bv38 7) old.ffn.down_state)))
(let (($x2705 (= (_ bv96 7) old.ffn.down_state)))
(let (($x1648 (and $x3470 (or $x2705 (and $x2328 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1307 (or (or $x2705 (= (_ bv94 7) old.ffn.down_state)) (and $x2328 (= (_ bv38 7) old.stream)))))
(let (($x2021 (= (_ bv10 7) old.ffn.down.collective)))
(let (($x2834 (= (_ bv57 7) old.ffn.down.collective)))
(or $x2834 (and $x2021 $x1307) $x1648 (and old.ffn.tokenwise $x3470) (and (or old.ffn.down.group.tp (= 1 old.tp)) $x3197 $x336 $x1405)))))))))))))))))))
(check-sat)

; from one replica to any number, question 37
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.bias () (_ BitVec 7))
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
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.hidden.given_first () Bool)
(declare-fun old.hidden.first_alone () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
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
(declare-fun old.ffn.joined () (_ BitVec 7))
(declare-fun old.ffn.full_though_split () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.bias () (_ BitVec 7))
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
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.hidden.given_first () Bool)
(declare-fun new.hidden.first_alone () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
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
(declare-fun new.ffn.joined () (_ BitVec 7))
(declare-fun new.ffn.full_though_split () Bool)
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
(declare-fun new.model.down_bias () Bool)
(declare-fun old.model.down_bias () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1516 (= (_ bv29 7) old.ffn.down.bias)))
 (let (($x1884 (= (_ bv27 7) old.ffn.down.bias)))
 (let (($x315 (= (_ bv1 7) old.ffn.down.bias)))
 (or $x315 (= (_ bv23 7) old.ffn.down.bias) $x1884 $x1516)))))
(assert
 (let (($x485 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2834 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2021 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1154 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2817 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2817 $x1154 $x2021 $x2834 $x485)))))))
(assert
 (let (($x386 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3104 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3104 $x386 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x818 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1510 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x318 (= (_ bv40 7) old.ffn.down.split)))
 (or $x318 $x1510 $x818)))))
(assert
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1166 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1166 $x2546 $x3097 $x385 $x1491)))))))
(assert
 (let (($x2689 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3364 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3364 $x2689 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1152 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1152 $x2742 $x3103)))))
(assert
 (let (($x1236 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1236 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x582 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1148 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1148 $x582 $x3125 $x1132 $x1036)))))))
(assert
 (let (($x3187 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x605 (= (_ bv10 7) old.ffn.up.input)))
 (or $x605 $x3187 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2142 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2142 $x1736 $x2876)))))
(assert
 (let (($x2080 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x287 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x287 $x1599 $x2080 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1105 $x247 (= (_ bv56 7) old.ffn.width.kind) $x2568 $x2454 $x705 $x529 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x53 $x1945 (= (_ bv56 7) old.hidden.kind) $x1643 $x1610 $x326 $x391 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1540 (= (_ bv49 7) old.norm.statistic)))
 (or $x1540 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x2018 (= (_ bv94 7) old.stream)))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (or $x321 $x2018 $x1106)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x2734 (< 1 old.hidden.parts)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1643 $x2734 (= ?x2256 old.hidden.n))))))))
(assert
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x2734 (< 1 old.hidden.parts)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1643 $x2734 (<= old.hidden.n ?x2256))))))))
(assert
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1643 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (let (($x648 (ite $x53 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x3182 (= (- 1) old.hidden.n)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2060 (ite $x326 (or $x3182 (< old.hidden.block old.hidden.n)) (ite $x1643 (or $x3182 (< ?x2256 old.hidden.n)) $x648))))
 (let (($x2903 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2060)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (= old.hidden.moved (ite $x3048 old.hidden.given_moved $x2903)))))))))))))))
(assert
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2568 $x1308 (= ?x197 old.ffn.width.n))))))))
(assert
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2568 $x1308 (<= old.ffn.width.n ?x197))))))))
(assert
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1865 (and $x2568 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1865))))
(assert
 (let (($x906 (= (- 1) old.ffn.width.n)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2755 (ite $x1105 (or $x906 (<= old.ffn.width.parts old.ffn.width.n)) (or $x906 (< 1 old.ffn.width.n)))))
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1862 (ite $x705 (or $x906 (< old.ffn.width.block old.ffn.width.n)) (ite $x2568 (or $x906 (< ?x197 old.ffn.width.n)) $x2755))))
 (let (($x2533 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1862)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.moved (ite $x848 old.ffn.width.given_moved $x2533)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x386 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3330 (or $x386 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3330))))
(assert
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (let (($x490 (ite $x3048 old.hidden.given_everywhere (or $x391 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x490)))))))
(assert
 (let (($x27 (not old.hidden.moved)))
 (let (($x790 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x27)))
 (let (($x2048 (= 1 old.hidden.parts)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (= old.hidden.first_alone (ite $x3048 old.hidden.given_first (or $x2048 $x790))))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2170 (or $x529 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.everywhere (ite $x848 old.ffn.width.given_everywhere $x2170))))))))
(assert
 (let (($x3364 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1646 (and $x3364 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (let (($x2689 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x2793 (or $x1106 $x2689 (and $x321 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1646)))
 (= old.ffn.gate_entering (ite $x2793 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x605 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1793 (and $x605 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (let (($x3187 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x1432 (or $x1106 $x3187 (and $x321 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1793)))
 (= old.ffn.up_entering (ite $x1432 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (= old.ffn.in_place (or $x2339 old.ffn.width.filled)))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2391 (ite $x3078 (_ bv16 7) (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x750 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x570 (ite (or $x385 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3097 $x2546) (_ bv96 7) (ite $x1491 ?x750 ?x2391)))))
 (let (($x477 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x620 (or $x3097 $x385)))
 (let (($x3384 (or $x620 $x477 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1300 (or $x620 $x477 (and $x2546 old.ffn.width.padded $x1783) (and $x1491 old.ffn.width.leads))))
 (let ((?x2188 (ite (and $x2546 old.ffn.width.filled (not $x477)) (_ bv96 7) (ite $x1300 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3103 ?x2188 (ite $x2742 (ite $x3384 (_ bv96 7) (ite $x2546 (_ bv21 7) (_ bv16 7))) ?x570)))))))))))))))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let ((?x2172 (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2901 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x3190 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1036 ?x2901 (ite $x3078 (_ bv16 7) ?x2172)))))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1580 (or $x1132 (not (or $x1599 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2194 (or $x3125 $x1132)))
 (let ((?x1342 (ite (or $x2194 $x2085 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1714 (or $x2194 $x2085 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1783) (and $x1036 old.ffn.width.leads))))
 (let ((?x2896 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2085)) (_ bv96 7) (ite $x1714 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2876 ?x2896 (ite $x1736 ?x1342 (ite $x1580 (_ bv92 7) ?x3190)))))))))))))))))))))))
(assert
 (let (($x3219 (not old.ffn.width.everywhere)))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3103 (not (= (_ bv96 7) old.ffn.gate_state)) $x3219) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3219 (not old.ffn.width.everywhere)))
 (let (($x813 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3219)))
 (= old.ffn.up_piece (ite $x813 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1913 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1913)))
(assert
 (let ((?x815 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x815)))
(assert
 (let ((?x2774 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2774)))
(assert
 (let (($x1510 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x645 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x3103 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x477 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x620 (or $x3097 $x385)))
 (let (($x3024 (not old.model.gated)))
 (let (($x2051 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x433 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2876 old.ffn.width.everywhere $x2051))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2194 (or $x3125 $x1132)))
 (let (($x2018 (= (_ bv94 7) old.stream)))
 (let (($x3078 (< 1 old.tp)))
 (let (($x2312 (and $x3078 $x2018 (and (= (_ bv94 7) old.ffn.up_entering) (or $x2194 $x2085) $x433) (or $x3024 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x620 $x477) $x645)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1510)))
 (= old.ffn.tokenwise $x2312))))))))))))))))))))
(assert
 (let ((?x2635 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3470 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2834 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x318 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1983 (and $x318 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2834 $x3470) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x1983 (_ bv96 7) ?x2635)))))))))
(assert
 (let (($x318 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x695 (not $x318)))
 (let (($x2796 (= 1 old.tp)))
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x3470 (and (or (not old.ffn.down.group.tp) $x2796) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x148 (and $x3470 (or $x1106 $x2796 (not (= (_ bv4 7) old.ffn.down.collective)) $x695))))
 (let (($x2021 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2834 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2282 (or $x2834 $x2021)))
 (let ((?x9 (ite (or $x2282 $x148) (_ bv96 7) (ite (= (_ bv4 7) old.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2705 (= (_ bv96 7) old.ffn.down_state)))
 (let (($x485 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x1154 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1845 (and (or $x1154 $x485) $x3470)))
 (let ((?x1159 (ite (or $x2834 (and $x2021 (= (_ bv38 7) old.stream)) $x1845) (_ bv38 7) (ite $x2021 (_ bv96 7) (_ bv16 7)))))
 (let (($x2054 (or (and old.hidden.filled (not $x1106)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1613 (not $x3470)))
 (let (($x1540 (= (_ bv49 7) old.norm.statistic)))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (let ((?x1657 (ite (and $x1154 old.hidden.filled $x321 $x1613 $x1540) old.stream (ite (and $x485 $x1613 $x2054) old.stream ?x1159))))
 (let ((?x1947 (ite (and $x1106 old.hidden.everywhere (or $x2834 $x1845)) (_ bv96 7) (ite (and $x1154 old.hidden.filled $x1106 $x1613) (_ bv96 7) ?x1657))))
 (let (($x2817 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x2328 (= (_ bv38 7) old.ffn.down_state)))
 (let ((?x654 (ite $x485 (ite (not $x1106) old.stream (_ bv66 7)) (ite $x2021 (ite $x1106 (_ bv96 7) old.stream) (ite $x2834 (_ bv92 7) (_ bv16 7))))))
 (let (($x3494 (= (_ bv92 7) old.ffn.down_state)))
 (let ((?x2335 (ite $x3494 (ite $x1154 (_ bv96 7) ?x654) (ite $x2328 (ite $x2817 (_ bv96 7) ?x1947) (ite $x2705 ?x9 old.ffn.down_state)))))
 (= old.ffn.joined (ite old.ffn.tokenwise (ite (or $x2282 $x3470) (_ bv94 7) (_ bv21 7)) ?x2335)))))))))))))))))))))))))))))
(assert
 (let (($x2153 (not old.hidden.everywhere)))
 (let (($x1154 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2328 (= (_ bv38 7) old.ffn.down_state)))
 (= old.ffn.full_though_split (and $x2328 (= (_ bv96 7) old.ffn.joined) $x1154 $x2153))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x163 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x3180 (= (_ bv27 7) new.ffn.down.bias)))
 (let (($x2771 (= (_ bv1 7) new.ffn.down.bias)))
 (or $x2771 (= (_ bv23 7) new.ffn.down.bias) $x3180 $x163)))))
(assert
 (let (($x3462 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1306 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2585 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2748 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x2748 $x2585 $x1306 $x1924 $x3462)))))))
(assert
 (let (($x2895 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1611 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1611 $x2895 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1679 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x2382 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (or $x36 $x2382 $x1679)))))
(assert
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2292 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2292 $x892 $x2349 $x1703 $x962)))))))
(assert
 (let (($x607 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3604 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x3604 $x607 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x3263 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x3263 $x1304 $x406)))))
(assert
 (let (($x616 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x616 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x841 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1155 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1155 $x841 $x125 $x3135 $x564)))))))
(assert
 (let (($x2315 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x133 (= (_ bv10 7) new.ffn.up.input)))
 (or $x133 $x2315 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2039 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2039 $x1561 $x1438)))))
(assert
 (let (($x293 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2070 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2070 $x1057 $x293 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x940 $x1326 (= (_ bv56 7) new.ffn.width.kind) $x1468 $x2047 $x3069 $x3517 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1487 $x2616 (= (_ bv56 7) new.hidden.kind) $x713 $x590 $x1711 $x2348 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3230 (= (_ bv49 7) new.norm.statistic)))
 (or $x3230 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1829 (= (_ bv94 7) new.stream)))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (or $x1969 $x1829 $x1336)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x1635 (< 1 new.hidden.parts)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x713 $x1635 (= ?x1881 new.hidden.n))))))))
(assert
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x1635 (< 1 new.hidden.parts)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x713 $x1635 (<= new.hidden.n ?x1881))))))))
(assert
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x713 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2915 (ite $x1487 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x3198 (= (- 1) new.hidden.n)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2762 (ite $x1711 (or $x3198 (< new.hidden.block new.hidden.n)) (ite $x713 (or $x3198 (< ?x1881 new.hidden.n)) $x2915))))
 (let (($x1960 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2762)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (= new.hidden.moved (ite $x262 new.hidden.given_moved $x1960)))))))))))))))
(assert
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1468 $x1957 (= ?x314 new.ffn.width.n))))))))
(assert
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1468 $x1957 (<= new.ffn.width.n ?x314))))))))
(assert
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1519 (and $x1468 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1519))))
(assert
 (let (($x2235 (= (- 1) new.ffn.width.n)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1113 (ite $x940 (or $x2235 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2235 (< 1 new.ffn.width.n)))))
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2076 (ite $x3069 (or $x2235 (< new.ffn.width.block new.ffn.width.n)) (ite $x1468 (or $x2235 (< ?x314 new.ffn.width.n)) $x1113))))
 (let (($x2832 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2076)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.moved (ite $x3420 new.ffn.width.given_moved $x2832)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2895 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3307 (or $x2895 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x3307))))
(assert
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (let (($x1691 (ite $x262 new.hidden.given_everywhere (or $x2348 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1691)))))))
(assert
 (let (($x2358 (not new.hidden.moved)))
 (let (($x984 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2358)))
 (let (($x1173 (= 1 new.hidden.parts)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (= new.hidden.first_alone (ite $x262 new.hidden.given_first (or $x1173 $x984))))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2799 (or $x3517 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.everywhere (ite $x3420 new.ffn.width.given_everywhere $x2799))))))))
(assert
 (let (($x3604 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1709 (and $x3604 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (let (($x607 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1354 (or $x1336 $x607 (and $x1969 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1709)))
 (= new.ffn.gate_entering (ite $x1354 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x133 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x105 (and $x133 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (let (($x2315 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1237 (or $x1336 $x2315 (and $x1969 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x105)))
 (= new.ffn.up_entering (ite $x1237 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (= new.ffn.in_place (or $x3041 new.ffn.width.filled)))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3450 (ite $x821 (_ bv16 7) (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2784 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1429 (ite (or $x1703 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2349 $x892) (_ bv96 7) (ite $x962 ?x2784 ?x3450)))))
 (let (($x656 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1644 (or $x2349 $x1703)))
 (let (($x3058 (or $x1644 $x656 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1435 (or $x1644 $x656 (and $x892 new.ffn.width.padded $x938) (and $x962 new.ffn.width.leads))))
 (let ((?x2580 (ite (and $x892 new.ffn.width.filled (not $x656)) (_ bv96 7) (ite $x1435 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x406 ?x2580 (ite $x1304 (ite $x3058 (_ bv96 7) (ite $x892 (_ bv21 7) (_ bv16 7))) ?x1429)))))))))))))))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let ((?x2030 (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3073 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2055 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x564 ?x3073 (ite $x821 (_ bv16 7) ?x2030)))))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1666 (or $x3135 (not (or $x1057 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3012 (or $x125 $x3135)))
 (let ((?x3084 (ite (or $x3012 $x2196 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1149 (or $x3012 $x2196 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x938) (and $x564 new.ffn.width.leads))))
 (let ((?x1022 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2196)) (_ bv96 7) (ite $x1149 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1438 ?x1022 (ite $x1561 ?x3084 (ite $x1666 (_ bv92 7) ?x2055)))))))))))))))))))))))
(assert
 (let (($x1013 (not new.ffn.width.everywhere)))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x406 (not (= (_ bv96 7) new.ffn.gate_state)) $x1013) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1013 (not new.ffn.width.everywhere)))
 (let (($x1143 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1013)))
 (= new.ffn.up_piece (ite $x1143 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2664 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2664)))
(assert
 (let ((?x2420 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2420)))
(assert
 (let ((?x2882 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x2882)))
(assert
 (let (($x2382 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2436 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x406 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x656 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1644 (or $x2349 $x1703)))
 (let (($x1384 (not new.model.gated)))
 (let (($x2933 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1404 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1438 new.ffn.width.everywhere $x2933))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3012 (or $x125 $x3135)))
 (let (($x1829 (= (_ bv94 7) new.stream)))
 (let (($x821 (< 1 new.tp)))
 (let (($x686 (and $x821 $x1829 (and (= (_ bv94 7) new.ffn.up_entering) (or $x3012 $x2196) $x1404) (or $x1384 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x1644 $x656) $x2436)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x2382)))
 (= new.ffn.tokenwise $x686))))))))))))))))))))
(assert
 (let ((?x2536 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1954 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1924 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1003 (and $x36 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1924 $x1954) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1003 (_ bv96 7) ?x2536)))))))))
(assert
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3287 (not $x36)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1954 (and (or (not new.ffn.down.group.tp) $x2090) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1859 (and $x1954 (or $x1336 $x2090 (not (= (_ bv4 7) new.ffn.down.collective)) $x3287))))
 (let (($x1306 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1771 (or $x1924 $x1306)))
 (let ((?x2932 (ite (or $x1771 $x1859) (_ bv96 7) (ite (= (_ bv4 7) new.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3458 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x3462 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2585 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x617 (and (or $x2585 $x3462) $x1954)))
 (let ((?x2654 (ite (or $x1924 (and $x1306 (= (_ bv38 7) new.stream)) $x617) (_ bv38 7) (ite $x1306 (_ bv96 7) (_ bv16 7)))))
 (let (($x2877 (or (and new.hidden.filled (not $x1336)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1312 (not $x1954)))
 (let (($x3230 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (let ((?x1379 (ite (and $x2585 new.hidden.filled $x1969 $x1312 $x3230) new.stream (ite (and $x3462 $x1312 $x2877) new.stream ?x2654))))
 (let ((?x1220 (ite (and $x1336 new.hidden.everywhere (or $x1924 $x617)) (_ bv96 7) (ite (and $x2585 new.hidden.filled $x1336 $x1312) (_ bv96 7) ?x1379))))
 (let (($x2748 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x2178 (= (_ bv38 7) new.ffn.down_state)))
 (let ((?x3217 (ite $x3462 (ite (not $x1336) new.stream (_ bv66 7)) (ite $x1306 (ite $x1336 (_ bv96 7) new.stream) (ite $x1924 (_ bv92 7) (_ bv16 7))))))
 (let (($x313 (= (_ bv92 7) new.ffn.down_state)))
 (let ((?x322 (ite $x313 (ite $x2585 (_ bv96 7) ?x3217) (ite $x2178 (ite $x2748 (_ bv96 7) ?x1220) (ite $x3458 ?x2932 new.ffn.down_state)))))
 (= new.ffn.joined (ite new.ffn.tokenwise (ite (or $x1771 $x1954) (_ bv94 7) (_ bv21 7)) ?x322)))))))))))))))))))))))))))))
(assert
 (let (($x1133 (not new.hidden.everywhere)))
 (let (($x2585 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2178 (= (_ bv38 7) new.ffn.down_state)))
 (= new.ffn.full_though_split (and $x2178 (= (_ bv96 7) new.ffn.joined) $x2585 $x1133))))))
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
 (= old.ffn.down.bias new.ffn.down.bias))
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
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.model.down_bias new.model.down_bias))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1780 (or (and (= (_ bv38 7) new.ffn.down_state) new.hidden.first_alone) (and (= (_ bv96 7) new.ffn.down_state) new.stream.first_keeps_all))))
 (let (($x163 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x859 (not new.ffn.full_though_split)))
 (let (($x1136 (and (not (= (_ bv92 7) new.ffn.down_state)) (or (= (_ bv1 7) new.ffn.down.bias) (= (_ bv27 7) new.ffn.down.bias)) $x859)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x463 (or $x2090 (not new.model.down_bias) (and (= (_ bv92 7) new.ffn.down_state) (not (= (_ bv27 7) new.ffn.down.bias))) $x1136 (and $x163 $x1780))))
 (not $x463))))))))
(assert
 (let (($x61 (or (and (= (_ bv38 7) old.ffn.down_state) old.hidden.first_alone) (and (= (_ bv96 7) old.ffn.down_state) old.stream.first_keeps_all))))
(let (($x1516 (= (_ bv29 7) old.ffn.down.bias)))
(let (($x1343 (not old.ffn.full_though_split)))
(let (($x681 (and (not (= (_ bv92 7) old.ffn.down_state)) (or (= (_ bv1 7) old.ffn.down.bias) (= (_ bv27 7) old.ffn.down.bias)) $x1343)))
(let (($x2063 (not old.model.down_bias)))
(let (($x2796 (= 1 old.tp)))
(or $x2796 $x2063 (and (= (_ bv92 7) old.ffn.down_state) (not (= (_ bv27 7) old.ffn.down.bias))) $x681 (and $x1516 $x61)))))))))
(check-sat)

; from one replica to any number, question 38
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.residual () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.residual () (_ BitVec 7))
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
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.norm () (_ BitVec 7))
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.stream.attention_keeps_junk () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
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
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
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
(declare-fun old.stream.junk_in_ffn () Bool)
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.ffn.product () (_ BitVec 7))
(declare-fun old.ffn.product_in () (_ BitVec 7))
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun old.ffn.width_where_kept () Bool)
(declare-fun old.ffn.down_state () (_ BitVec 7))
(declare-fun old.stream.first_has_all () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.residual_once () Bool)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.residual () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.residual () (_ BitVec 7))
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
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.norm () (_ BitVec 7))
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.stream.attention_keeps_junk () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
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
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
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
(declare-fun new.stream.junk_in_ffn () Bool)
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.ffn.product () (_ BitVec 7))
(declare-fun new.ffn.product_in () (_ BitVec 7))
(declare-fun new.ffn.tokenwise () Bool)
(declare-fun new.ffn.width_where_kept () Bool)
(declare-fun new.ffn.down_state () (_ BitVec 7))
(declare-fun new.stream.first_has_all () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.residual_once () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
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
 (let (($x2075 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x2075 (= (_ bv10 7) old.attention.out.collective) (= (_ bv57 7) old.attention.out.collective) (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x902 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x856 (= (_ bv1 7) old.attention.out.residual)))
 (or $x856 (= (_ bv23 7) old.attention.out.residual) $x902 (= (_ bv29 7) old.attention.out.residual)))))
(assert
 (let (($x1138 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1138)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2604 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x2604 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x1743 (= (_ bv38 7) old.embedding.split)))
 (or $x1743 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x485 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2834 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1154 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x1154 (= (_ bv10 7) old.ffn.down.collective) $x2834 $x485)))))
(assert
 (let (($x386 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3104 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3104 $x386 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1837 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x1279 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2713 (= (_ bv23 7) old.ffn.down.residual)))
 (let (($x798 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x798 $x2713 $x1279 $x1837))))))
(assert
 (let (($x818 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1510 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x318 (= (_ bv40 7) old.ffn.down.split)))
 (or $x318 $x1510 $x818)))))
(assert
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1166 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1166 $x2546 $x3097 $x385 $x1491)))))))
(assert
 (let (($x2689 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3364 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3364 $x2689 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1152 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1152 $x2742 $x3103)))))
(assert
 (let (($x1236 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1236 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x582 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1148 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1148 $x582 $x3125 $x1132 $x1036)))))))
(assert
 (let (($x3187 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x605 (= (_ bv10 7) old.ffn.up.input)))
 (or $x605 $x3187 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2142 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2142 $x1736 $x2876)))))
(assert
 (let (($x2080 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x287 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x287 $x1599 $x2080 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1105 $x247 (= (_ bv56 7) old.ffn.width.kind) $x2568 $x2454 $x705 $x529 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1945 (= (_ bv56 7) old.hidden.kind) $x1643 $x1610 (= (_ bv91 7) old.hidden.kind) $x391 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x959 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x959 (= (_ bv82 7) old.model.norm))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x2018 (= (_ bv94 7) old.stream)))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (or $x321 $x2018 $x1106)))))
(assert
 (let (($x2257 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2307 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3320 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3320 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2307 (= (_ bv91 7) old.stream_tokens.kind) $x2257 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x953 (= (div (* ?x1241 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1643 (< 1 old.hidden.parts) $x953))))))
(assert
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1643 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2257 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2804 (or $x2257 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2965 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2804)))
 (= old.stream_tokens.everywhere $x2965)))))
(assert
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2568 $x1308 (= ?x197 old.ffn.width.n))))))))
(assert
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1308 (< 1 old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2568 $x1308 (<= old.ffn.width.n ?x197))))))))
(assert
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1865 (and $x2568 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1865))))
(assert
 (let (($x906 (= (- 1) old.ffn.width.n)))
 (let (($x1105 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2755 (ite $x1105 (or $x906 (<= old.ffn.width.parts old.ffn.width.n)) (or $x906 (< 1 old.ffn.width.n)))))
 (let ((?x2081 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x197 (div (* ?x2081 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1862 (ite $x705 (or $x906 (< old.ffn.width.block old.ffn.width.n)) (ite $x2568 (or $x906 (< ?x197 old.ffn.width.n)) $x2755))))
 (let (($x2533 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1862)))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.moved (ite $x848 old.ffn.width.given_moved $x2533)))))))))))))))
(assert
 (let (($x1138 (= (_ bv61 7) old.attention.out.split)))
 (let (($x902 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x856 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x856 (and $x902 $x1138)))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x386 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3330 (or $x386 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3330))))
(assert
 (let (($x798 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x2337 (or $x798 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x2337)))))
(assert
 (let (($x1985 (not old.model.embedding_norm)))
 (let (($x483 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (let (($x2604 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1743 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x1743 $x2604 $x321 old.hidden.filled (not $x483) $x1985))))))))
(assert
 (let (($x959 (= (_ bv68 7) old.model.norm)))
 (let (($x1165 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (let (($x2075 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1138 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1138 $x2075 $x321 old.hidden.filled (not $x1165) $x959))))))))
(assert
 (let (($x959 (= (_ bv68 7) old.model.norm)))
 (let (($x3470 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1613 (not $x3470)))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (let (($x1154 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x818 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x818 $x1154 $x321 old.hidden.filled $x1613 $x959)))))))))
(assert
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x490 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x391 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x490))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x529 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2170 (or $x529 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x247 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2454 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x848 (or $x2454 $x247)))
 (= old.ffn.width.everywhere (ite $x848 old.ffn.width.given_everywhere $x2170))))))))
(assert
 (let (($x1249 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1249)))
(assert
 (let (($x3364 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1646 (and $x3364 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (let (($x2689 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x2793 (or $x1106 $x2689 (and $x321 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1646)))
 (= old.ffn.gate_entering (ite $x2793 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x605 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1793 (and $x605 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (let (($x3187 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x1432 (or $x1106 $x3187 (and $x321 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1793)))
 (= old.ffn.up_entering (ite $x1432 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x2599 (or $x1106 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2599))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (= old.ffn.in_place (or $x2339 old.ffn.width.filled)))))
(assert
 (let (($x1981 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x756 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x816 (and old.model.behind_dense $x756)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x816 $x1981))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2391 (ite $x3078 (_ bv16 7) (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x750 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1491 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2546 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x570 (ite (or $x385 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3097 $x2546) (_ bv96 7) (ite $x1491 ?x750 ?x2391)))))
 (let (($x477 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x620 (or $x3097 $x385)))
 (let (($x3384 (or $x620 $x477 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2742 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1300 (or $x620 $x477 (and $x2546 old.ffn.width.padded $x1783) (and $x1491 old.ffn.width.leads))))
 (let ((?x2188 (ite (and $x2546 old.ffn.width.filled (not $x477)) (_ bv96 7) (ite $x1300 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3103 ?x2188 (ite $x2742 (ite $x3384 (_ bv96 7) (ite $x2546 (_ bv21 7) (_ bv16 7))) ?x570)))))))))))))))))))))
(assert
 (let (($x1783 (not old.ffn.width.moved)))
 (let (($x2339 (and old.ffn.width.everywhere $x1783)))
 (let ((?x2172 (ite $x2339 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3078 (< 1 old.tp)))
 (let ((?x2901 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1036 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x3190 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1036 ?x2901 (ite $x3078 (_ bv16 7) ?x2172)))))
 (let (($x1599 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1580 (or $x1132 (not (or $x1599 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2194 (or $x3125 $x1132)))
 (let ((?x1342 (ite (or $x2194 $x2085 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1736 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1714 (or $x2194 $x2085 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1783) (and $x1036 old.ffn.width.leads))))
 (let ((?x2896 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2085)) (_ bv96 7) (ite $x1714 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2876 ?x2896 (ite $x1736 ?x1342 (ite $x1580 (_ bv92 7) ?x3190)))))))))))))))))))))))
(assert
 (let (($x49 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_in_attention))))
 (= old.stream.junk_in_ffn $x49)))
(assert
 (let (($x3219 (not old.ffn.width.everywhere)))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3103 (not (= (_ bv96 7) old.ffn.gate_state)) $x3219) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3219 (not old.ffn.width.everywhere)))
 (let (($x813 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3219)))
 (= old.ffn.up_piece (ite $x813 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1913 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1913)))
(assert
 (let ((?x815 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x815)))
(assert
 (let ((?x2774 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2774)))
(assert
 (let (($x1510 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3103 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x645 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x3103 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x477 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x385 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3097 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x620 (or $x3097 $x385)))
 (let (($x3024 (not old.model.gated)))
 (let (($x2051 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2876 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x433 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2876 old.ffn.width.everywhere $x2051))))
 (let (($x2085 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1132 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3125 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2194 (or $x3125 $x1132)))
 (let (($x2018 (= (_ bv94 7) old.stream)))
 (let (($x3078 (< 1 old.tp)))
 (let (($x2312 (and $x3078 $x2018 (and (= (_ bv94 7) old.ffn.up_entering) (or $x2194 $x2085) $x433) (or $x3024 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x620 $x477) $x645)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1510)))
 (= old.ffn.tokenwise $x2312))))))))))))))))))))
(assert
 (let ((?x2635 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3470 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2834 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x318 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1983 (and $x318 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2834 $x3470) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x1983 (_ bv96 7) ?x2635)))))))))
(assert
 (let (($x1837 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x2398 (or $x1837 (= (= (_ bv23 7) old.ffn.down.residual) (= (_ bv5 7) old.ffn.down.collective)))))
 (let (($x1106 (= (_ bv96 7) old.stream)))
 (let (($x2328 (= (_ bv38 7) old.ffn.down_state)))
 (let (($x2198 (or (or (= (_ bv92 7) old.ffn.down_state) (= (_ bv96 7) old.ffn.down_state)) old.hidden.filled)))
 (let (($x1531 (= old.ffn.down_state old.stream)))
 (let (($x3494 (= (_ bv92 7) old.ffn.down_state)))
 (let (($x153 (and (or $x1837 (= (_ bv23 7) old.ffn.down.residual)) $x3494 (or $x1106 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x321 (= (_ bv38 7) old.stream)))
 (let (($x1279 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2468 (and $x1279 (not $x3494) (or $x1531 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x484 (or $x2468 (and $x1279 $x321 old.hidden.filled) $x153 (and $x1837 old.stream.first_keeps_all $x1531) (and $x1837 old.stream.first_has_all $x2198) (and $x2328 $x1106 old.hidden.filled $x2398))))
 (let (($x3470 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1613 (not $x3470)))
 (let (($x485 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x1154 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2279 (and $x1279 old.stream.junk_in_ffn (or $x3494 (and $x2328 (or $x1154 $x485) $x1613)))))
 (let (($x671 (or $x1531 (and old.stream.in_order (or (not $x2328) old.hidden.everywhere)))))
 (let (($x2796 (= 1 old.tp)))
 (= old.ffn.residual_once (or (and $x2796 $x671) (and (not $x2279) $x484)))))))))))))))))))))))
(assert
 (let (($x999 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x999 (= (_ bv10 7) new.attention.out.collective) (= (_ bv57 7) new.attention.out.collective) (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x990 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x988 (= (_ bv1 7) new.attention.out.residual)))
 (or $x988 (= (_ bv23 7) new.attention.out.residual) $x990 (= (_ bv29 7) new.attention.out.residual)))))
(assert
 (let (($x302 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x302)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x609 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x609 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x3360 (= (_ bv38 7) new.embedding.split)))
 (or $x3360 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x3462 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2585 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x2585 (= (_ bv10 7) new.ffn.down.collective) $x1924 $x3462)))))
(assert
 (let (($x2895 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1611 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1611 $x2895 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x171 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x1604 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x161 (= (_ bv23 7) new.ffn.down.residual)))
 (let (($x3435 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x3435 $x161 $x1604 $x171))))))
(assert
 (let (($x1679 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x2382 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (or $x36 $x2382 $x1679)))))
(assert
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2292 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2292 $x892 $x2349 $x1703 $x962)))))))
(assert
 (let (($x607 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3604 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x3604 $x607 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x3263 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x3263 $x1304 $x406)))))
(assert
 (let (($x616 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x616 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x841 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1155 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1155 $x841 $x125 $x3135 $x564)))))))
(assert
 (let (($x2315 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x133 (= (_ bv10 7) new.ffn.up.input)))
 (or $x133 $x2315 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2039 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2039 $x1561 $x1438)))))
(assert
 (let (($x293 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2070 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2070 $x1057 $x293 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x940 $x1326 (= (_ bv56 7) new.ffn.width.kind) $x1468 $x2047 $x3069 $x3517 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2616 (= (_ bv56 7) new.hidden.kind) $x713 $x590 (= (_ bv91 7) new.hidden.kind) $x2348 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x904 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x904 (= (_ bv82 7) new.model.norm))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1829 (= (_ bv94 7) new.stream)))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (or $x1969 $x1829 $x1336)))))
(assert
 (let (($x1177 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3114 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1246 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1246 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x3114 (= (_ bv91 7) new.stream_tokens.kind) $x1177 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x3472 (= (div (* ?x2107 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x713 (< 1 new.hidden.parts) $x3472))))))
(assert
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x713 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1177 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2639 (or $x1177 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x675 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2639)))
 (= new.stream_tokens.everywhere $x675)))))
(assert
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1468 $x1957 (= ?x314 new.ffn.width.n))))))))
(assert
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1957 (< 1 new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1468 $x1957 (<= new.ffn.width.n ?x314))))))))
(assert
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1519 (and $x1468 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1519))))
(assert
 (let (($x2235 (= (- 1) new.ffn.width.n)))
 (let (($x940 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1113 (ite $x940 (or $x2235 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2235 (< 1 new.ffn.width.n)))))
 (let ((?x1566 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x314 (div (* ?x1566 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1468 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3069 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2076 (ite $x3069 (or $x2235 (< new.ffn.width.block new.ffn.width.n)) (ite $x1468 (or $x2235 (< ?x314 new.ffn.width.n)) $x1113))))
 (let (($x2832 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2076)))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.moved (ite $x3420 new.ffn.width.given_moved $x2832)))))))))))))))
(assert
 (let (($x302 (= (_ bv61 7) new.attention.out.split)))
 (let (($x990 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x988 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x988 (and $x990 $x302)))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2895 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3307 (or $x2895 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x3307))))
(assert
 (let (($x3435 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x2785 (or $x3435 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x2785)))))
(assert
 (let (($x447 (not new.model.embedding_norm)))
 (let (($x1256 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (let (($x609 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3360 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x3360 $x609 $x1969 new.hidden.filled (not $x1256) $x447))))))))
(assert
 (let (($x904 (= (_ bv68 7) new.model.norm)))
 (let (($x631 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (let (($x999 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x302 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x302 $x999 $x1969 new.hidden.filled (not $x631) $x904))))))))
(assert
 (let (($x904 (= (_ bv68 7) new.model.norm)))
 (let (($x1954 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1312 (not $x1954)))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (let (($x2585 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1679 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x1679 $x2585 $x1969 new.hidden.filled $x1312 $x904)))))))))
(assert
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1691 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2348 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1691))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3517 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2799 (or $x3517 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1326 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2047 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3420 (or $x2047 $x1326)))
 (= new.ffn.width.everywhere (ite $x3420 new.ffn.width.given_everywhere $x2799))))))))
(assert
 (let (($x1239 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x1239)))
(assert
 (let (($x3604 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1709 (and $x3604 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (let (($x607 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1354 (or $x1336 $x607 (and $x1969 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1709)))
 (= new.ffn.gate_entering (ite $x1354 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x133 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x105 (and $x133 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (let (($x2315 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1237 (or $x1336 $x2315 (and $x1969 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x105)))
 (= new.ffn.up_entering (ite $x1237 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x1180 (or $x1336 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1180))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (= new.ffn.in_place (or $x3041 new.ffn.width.filled)))))
(assert
 (let (($x758 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x1153 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2522 (and new.model.behind_dense $x1153)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x2522 $x758))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3450 (ite $x821 (_ bv16 7) (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2784 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x962 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x892 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1429 (ite (or $x1703 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2349 $x892) (_ bv96 7) (ite $x962 ?x2784 ?x3450)))))
 (let (($x656 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1644 (or $x2349 $x1703)))
 (let (($x3058 (or $x1644 $x656 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1304 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1435 (or $x1644 $x656 (and $x892 new.ffn.width.padded $x938) (and $x962 new.ffn.width.leads))))
 (let ((?x2580 (ite (and $x892 new.ffn.width.filled (not $x656)) (_ bv96 7) (ite $x1435 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x406 ?x2580 (ite $x1304 (ite $x3058 (_ bv96 7) (ite $x892 (_ bv21 7) (_ bv16 7))) ?x1429)))))))))))))))))))))
(assert
 (let (($x938 (not new.ffn.width.moved)))
 (let (($x3041 (and new.ffn.width.everywhere $x938)))
 (let ((?x2030 (ite $x3041 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x821 (< 1 new.tp)))
 (let ((?x3073 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x564 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2055 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x564 ?x3073 (ite $x821 (_ bv16 7) ?x2030)))))
 (let (($x1057 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1666 (or $x3135 (not (or $x1057 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3012 (or $x125 $x3135)))
 (let ((?x3084 (ite (or $x3012 $x2196 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1561 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1149 (or $x3012 $x2196 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x938) (and $x564 new.ffn.width.leads))))
 (let ((?x1022 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2196)) (_ bv96 7) (ite $x1149 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1438 ?x1022 (ite $x1561 ?x3084 (ite $x1666 (_ bv92 7) ?x2055)))))))))))))))))))))))
(assert
 (let (($x2614 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_in_attention))))
 (= new.stream.junk_in_ffn $x2614)))
(assert
 (let (($x1013 (not new.ffn.width.everywhere)))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x406 (not (= (_ bv96 7) new.ffn.gate_state)) $x1013) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1013 (not new.ffn.width.everywhere)))
 (let (($x1143 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1013)))
 (= new.ffn.up_piece (ite $x1143 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2664 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2664)))
(assert
 (let ((?x2420 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2420)))
(assert
 (let ((?x2882 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x2882)))
(assert
 (let (($x2382 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x406 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2436 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x406 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x656 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1703 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2349 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1644 (or $x2349 $x1703)))
 (let (($x1384 (not new.model.gated)))
 (let (($x2933 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1438 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1404 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1438 new.ffn.width.everywhere $x2933))))
 (let (($x2196 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3135 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x125 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3012 (or $x125 $x3135)))
 (let (($x1829 (= (_ bv94 7) new.stream)))
 (let (($x821 (< 1 new.tp)))
 (let (($x686 (and $x821 $x1829 (and (= (_ bv94 7) new.ffn.up_entering) (or $x3012 $x2196) $x1404) (or $x1384 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x1644 $x656) $x2436)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x2382)))
 (= new.ffn.tokenwise $x686))))))))))))))))))))
(assert
 (let ((?x2536 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1954 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1924 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x36 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1003 (and $x36 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1924 $x1954) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1003 (_ bv96 7) ?x2536)))))))))
(assert
 (let (($x171 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x2550 (or $x171 (= (= (_ bv23 7) new.ffn.down.residual) (= (_ bv5 7) new.ffn.down.collective)))))
 (let (($x1336 (= (_ bv96 7) new.stream)))
 (let (($x2178 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x2023 (or (or (= (_ bv92 7) new.ffn.down_state) (= (_ bv96 7) new.ffn.down_state)) new.hidden.filled)))
 (let (($x2231 (= new.ffn.down_state new.stream)))
 (let (($x313 (= (_ bv92 7) new.ffn.down_state)))
 (let (($x2273 (and (or $x171 (= (_ bv23 7) new.ffn.down.residual)) $x313 (or $x1336 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1969 (= (_ bv38 7) new.stream)))
 (let (($x1604 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x2934 (and $x1604 (not $x313) (or $x2231 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x913 (or $x2934 (and $x1604 $x1969 new.hidden.filled) $x2273 (and $x171 new.stream.first_keeps_all $x2231) (and $x171 new.stream.first_has_all $x2023) (and $x2178 $x1336 new.hidden.filled $x2550))))
 (let (($x1954 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1312 (not $x1954)))
 (let (($x3462 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2585 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x679 (and $x1604 new.stream.junk_in_ffn (or $x313 (and $x2178 (or $x2585 $x3462) $x1312)))))
 (let (($x1799 (or $x2231 (and new.stream.in_order (or (not $x2178) new.hidden.everywhere)))))
 (let (($x2090 (= 1 new.tp)))
 (= new.ffn.residual_once (or (and $x2090 $x1799) (and (not $x679) $x913)))))))))))))))))))))))
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
 (= old.attention.out.residual new.attention.out.residual))
(assert
 (= old.attention.out.split new.attention.out.split))
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
 (= old.ffn.down.input new.ffn.down.input))
(assert
 (= old.ffn.down.residual new.ffn.down.residual))
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
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.model.behind_dense new.model.behind_dense))
(assert
 (= old.model.behind_moe new.model.behind_moe))
(assert
 (= old.model.embedding_norm new.model.embedding_norm))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.norm new.model.norm))
(assert
 (= old.model.parallel new.model.parallel))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x280 (not new.model.scaled_residual)))
 (let (($x904 (= (_ bv68 7) new.model.norm)))
 (let (($x3435 (= (_ bv1 7) new.ffn.down.residual)))
 (not (or new.model.parallel $x3435 (and $x904 $x280 new.ffn.residual_once)))))))
(assert
 (let (($x82 (not old.model.scaled_residual)))
(let (($x959 (= (_ bv68 7) old.model.norm)))
(let (($x798 (= (_ bv1 7) old.ffn.down.residual)))
(or old.model.parallel $x798 (and $x959 $x82 old.ffn.residual_once))))))
(check-sat)

; from one replica to any number, question 39
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.lm_head.collective () (_ BitVec 7))
(declare-fun old.lm_head.cut.block () Int)
(declare-fun old.lm_head.cut.kind () (_ BitVec 7))
(declare-fun old.lm_head.cut.multiple () Int)
(declare-fun old.lm_head.cut.n () Int)
(declare-fun old.lm_head.cut.parts () Int)
(declare-fun old.lm_head.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.lm_head.cut.filled () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.lm_head.cut.given_moved () Bool)
(declare-fun old.lm_head.cut.moved () Bool)
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
(declare-fun old.lm_head.joined () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.lm_head.collective () (_ BitVec 7))
(declare-fun new.lm_head.cut.block () Int)
(declare-fun new.lm_head.cut.kind () (_ BitVec 7))
(declare-fun new.lm_head.cut.multiple () Int)
(declare-fun new.lm_head.cut.n () Int)
(declare-fun new.lm_head.cut.parts () Int)
(declare-fun new.lm_head.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.lm_head.cut.filled () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.lm_head.cut.given_moved () Bool)
(declare-fun new.lm_head.cut.moved () Bool)
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
(declare-fun new.lm_head.joined () (_ BitVec 7))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x823 (= (_ bv99 7) old.hidden.kind)))
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let (($x349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1486 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1562 (= (_ bv11 7) old.hidden.kind)))
 (or $x1562 $x1486 $x53 $x1945 $x349 $x1643 $x1610 $x326 $x391 $x823))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2351 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x285 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1068 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x3001 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x701 (= (_ bv4 7) old.lm_head.collective)))
 (or $x701 $x3001 $x1068 $x285 $x2351)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1201 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2825 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1696 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3317 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3535 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x637 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x637 $x3535 (= (_ bv56 7) old.lm_head.cut.kind) $x3317 $x1696 $x2825 $x1201 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x790 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1186 (= (_ bv40 7) old.lm_head.split)))
 (or $x1186 (= (_ bv57 7) old.lm_head.split) $x790))))
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
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1643 (< 1 old.hidden.parts) (= ?x2256 old.hidden.n)))))))
(assert
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1643 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x986 (= (- 1) old.hidden.n)))
 (let ((?x1220 (ite (or $x986 (< (* ?x2256 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x378 (ite $x1643 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1220) old.hidden.given_least)))
 (let ((?x989 (ite (or $x986 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x688 (ite $x53 (ite (and $x986 (= 1 old.hidden.parts)) 1 ?x989) ?x378)))
 (let (($x349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x823 (= (_ bv99 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1562 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1486 (= (_ bv18 7) old.hidden.kind)))
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x95 (ite $x391 old.hidden.parts (ite (or $x1486 $x1562 $x326 $x823 $x349) 1 ?x688))))
 (= old.hidden.least ?x95))))))))))))))))))
(assert
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1408 (ite $x53 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x986 (= (- 1) old.hidden.n)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1622 (ite $x326 (or $x986 (< old.hidden.block old.hidden.n)) (ite $x1643 (or $x986 (< ?x2256 old.hidden.n)) $x1408))))
 (let (($x627 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1622)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (= old.hidden.moved (ite $x3048 old.hidden.given_moved $x627)))))))))))))))
(assert
 (let ((?x1049 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x606 (div (* ?x1049 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x3317 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x820 (and $x3317 (< 1 old.lm_head.cut.parts) (= ?x606 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x820))))))
(assert
 (let (($x3317 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1370 (and $x3317 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1370))))
(assert
 (let (($x2947 (= (- 1) old.lm_head.cut.n)))
 (let (($x637 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x918 (ite $x637 (or $x2947 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x2947 (< 1 old.lm_head.cut.n)))))
 (let ((?x1049 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x606 (div (* ?x1049 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x3317 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2825 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x486 (ite $x2825 (or $x2947 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x3317 (or $x2947 (< ?x606 old.lm_head.cut.n)) $x918))))
 (let (($x499 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x486)))
 (let (($x3535 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1696 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2640 (or $x1696 $x3535)))
 (= old.lm_head.cut.moved (ite $x2640 old.lm_head.cut.given_moved $x499)))))))))))))))
(assert
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (let (($x490 (ite $x3048 old.hidden.given_everywhere (or $x391 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x490)))))))
(assert
 (let (($x1201 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1197 (or $x1201 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3535 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1696 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2640 (or $x1696 $x3535)))
 (= old.lm_head.cut.everywhere (ite $x2640 old.lm_head.cut.given_everywhere $x1197))))))))
(assert
 (let (($x2267 (not old.hidden.moved)))
 (let (($x823 (= (_ bv99 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1562 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1486 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1898 (or old.hidden.everywhere old.hidden.filled (and (or $x1486 $x1562 $x326 $x823) $x2267))))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (= old.hidden.undivided (ite $x3048 old.hidden.given_undivided $x1898))))))))))))
(assert
 (let (($x2699 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x285 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2345 (or $x285 $x2699)))
 (let (($x1186 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2782 (and $x1186 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2345)))
 (let (($x790 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2019 (ite (and $x790 old.lm_head.cut.everywhere $x2345) (_ bv96 7) (ite $x790 (_ bv95 7) (ite $x2782 (_ bv96 7) (ite $x1186 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2019)))))))))
(assert
 (let (($x2699 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1213 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x2699)))
 (let (($x1908 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x2509 (ite (= (_ bv92 7) old.lm_head.state) (ite $x1908 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1213 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x3388 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x2788 (ite (= (_ bv95 7) old.lm_head.state) (ite $x3388 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x2509)))
 (= old.lm_head.joined ?x2788))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2674 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2846 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3633 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3363 (= (_ bv11 7) new.hidden.kind)))
 (or $x3363 $x3633 $x1487 $x2616 $x2846 $x713 $x590 $x1711 $x2348 $x2674))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3062 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x1178 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x850 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x3111 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x3136 (= (_ bv4 7) new.lm_head.collective)))
 (or $x3136 $x3111 $x850 $x1178 $x3062)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2144 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2880 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2214 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2417 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3056 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2551 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2551 $x3056 (= (_ bv56 7) new.lm_head.cut.kind) $x2417 $x2214 $x2880 $x2144 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2453 (= (_ bv95 7) new.lm_head.split)))
 (let (($x723 (= (_ bv40 7) new.lm_head.split)))
 (or $x723 (= (_ bv57 7) new.lm_head.split) $x2453))))
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
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x713 (< 1 new.hidden.parts) (= ?x1881 new.hidden.n)))))))
(assert
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x713 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x1947 (= (- 1) new.hidden.n)))
 (let ((?x1626 (ite (or $x1947 (< (* ?x1881 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2009 (ite $x713 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1626) new.hidden.given_least)))
 (let ((?x2654 (ite (or $x1947 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2781 (ite $x1487 (ite (and $x1947 (= 1 new.hidden.parts)) 1 ?x2654) ?x2009)))
 (let (($x2846 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2674 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3363 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3633 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x260 (ite $x2348 new.hidden.parts (ite (or $x3633 $x3363 $x1711 $x2674 $x2846) 1 ?x2781))))
 (= new.hidden.least ?x260))))))))))))))))))
(assert
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1298 (ite $x1487 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x1947 (= (- 1) new.hidden.n)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1986 (ite $x1711 (or $x1947 (< new.hidden.block new.hidden.n)) (ite $x713 (or $x1947 (< ?x1881 new.hidden.n)) $x1298))))
 (let (($x2762 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1986)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (= new.hidden.moved (ite $x262 new.hidden.given_moved $x2762)))))))))))))))
(assert
 (let ((?x1292 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x3018 (div (* ?x1292 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2417 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2421 (and $x2417 (< 1 new.lm_head.cut.parts) (= ?x3018 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x2421))))))
(assert
 (let (($x2417 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x75 (and $x2417 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x75))))
(assert
 (let (($x275 (= (- 1) new.lm_head.cut.n)))
 (let (($x2551 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1212 (ite $x2551 (or $x275 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x275 (< 1 new.lm_head.cut.n)))))
 (let ((?x1292 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x3018 (div (* ?x1292 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2417 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2880 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2703 (ite $x2880 (or $x275 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2417 (or $x275 (< ?x3018 new.lm_head.cut.n)) $x1212))))
 (let (($x2128 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x2703)))
 (let (($x3056 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2214 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x805 (or $x2214 $x3056)))
 (= new.lm_head.cut.moved (ite $x805 new.lm_head.cut.given_moved $x2128)))))))))))))))
(assert
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (let (($x1691 (ite $x262 new.hidden.given_everywhere (or $x2348 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1691)))))))
(assert
 (let (($x2144 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2917 (or $x2144 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3056 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2214 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x805 (or $x2214 $x3056)))
 (= new.lm_head.cut.everywhere (ite $x805 new.lm_head.cut.given_everywhere $x2917))))))))
(assert
 (let (($x3182 (not new.hidden.moved)))
 (let (($x2674 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3363 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3633 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3157 (or new.hidden.everywhere new.hidden.filled (and (or $x3633 $x3363 $x1711 $x2674) $x3182))))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (= new.hidden.undivided (ite $x262 new.hidden.given_undivided $x3157))))))))))))
(assert
 (let (($x2238 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1178 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2311 (or $x1178 $x2238)))
 (let (($x723 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2547 (and $x723 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2311)))
 (let (($x2453 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2174 (ite (and $x2453 new.lm_head.cut.everywhere $x2311) (_ bv96 7) (ite $x2453 (_ bv95 7) (ite $x2547 (_ bv96 7) (ite $x723 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2174)))))))))
(assert
 (let (($x2238 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3289 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x2238)))
 (let (($x1303 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x789 (ite (= (_ bv92 7) new.lm_head.state) (ite $x1303 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x3289 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1365 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x411 (ite (= (_ bv95 7) new.lm_head.state) (ite $x1365 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x789)))
 (= new.lm_head.joined ?x411))))))))
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
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
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
 (= old.lm_head.collective new.lm_head.collective))
(assert
 (= old.lm_head.cut.block new.lm_head.cut.block))
(assert
 (= old.lm_head.cut.given_everywhere new.lm_head.cut.given_everywhere))
(assert
 (= old.lm_head.cut.given_moved new.lm_head.cut.given_moved))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2082 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x2090 (= 1 new.tp)))
 (let (($x3382 (or (= (_ bv96 7) new.lm_head.joined) (and $x2090 (or (not (= (_ bv95 7) new.lm_head.split)) $x2082)))))
 (not $x3382)))))
(assert
 (let (($x837 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x2796 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x2796 (or (not (= (_ bv95 7) old.lm_head.split)) $x837))))))
(check-sat)

; from one replica to any number, question 40
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
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
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
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
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
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
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x823 (= (_ bv99 7) old.hidden.kind)))
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let (($x349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1486 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1562 (= (_ bv11 7) old.hidden.kind)))
 (or $x1562 $x1486 $x53 $x1945 $x349 $x1643 $x1610 $x326 $x391 $x823))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x285 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1068 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x1068 $x285 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x1201 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1696 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3317 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3535 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x3535 (= (_ bv56 7) old.lm_head.cut.kind) $x3317 $x1696 (= (_ bv91 7) old.lm_head.cut.kind) $x1201 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x790 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1186 (= (_ bv40 7) old.lm_head.split)))
 (or $x1186 (= (_ bv57 7) old.lm_head.split) $x790))))
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
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1643 (< 1 old.hidden.parts) (= ?x2256 old.hidden.n)))))))
(assert
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1643 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x986 (= (- 1) old.hidden.n)))
 (let ((?x1220 (ite (or $x986 (< (* ?x2256 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x378 (ite $x1643 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1220) old.hidden.given_least)))
 (let ((?x989 (ite (or $x986 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x688 (ite $x53 (ite (and $x986 (= 1 old.hidden.parts)) 1 ?x989) ?x378)))
 (let (($x349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x823 (= (_ bv99 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1562 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1486 (= (_ bv18 7) old.hidden.kind)))
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x95 (ite $x391 old.hidden.parts (ite (or $x1486 $x1562 $x326 $x823 $x349) 1 ?x688))))
 (= old.hidden.least ?x95))))))))))))))))))
(assert
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1408 (ite $x53 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x986 (= (- 1) old.hidden.n)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1622 (ite $x326 (or $x986 (< old.hidden.block old.hidden.n)) (ite $x1643 (or $x986 (< ?x2256 old.hidden.n)) $x1408))))
 (let (($x627 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1622)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (= old.hidden.moved (ite $x3048 old.hidden.given_moved $x627)))))))))))))))
(assert
 (let (($x3317 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1370 (and $x3317 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1370))))
(assert
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (let (($x490 (ite $x3048 old.hidden.given_everywhere (or $x391 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x490)))))))
(assert
 (let (($x1201 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1197 (or $x1201 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3016 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1197)))
 (= old.lm_head.cut.everywhere $x3016)))))
(assert
 (let (($x2267 (not old.hidden.moved)))
 (let (($x823 (= (_ bv99 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1562 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1486 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1898 (or old.hidden.everywhere old.hidden.filled (and (or $x1486 $x1562 $x326 $x823) $x2267))))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (= old.hidden.undivided (ite $x3048 old.hidden.given_undivided $x1898))))))))))))
(assert
 (let (($x469 (not old.lm_head.group.pp)))
 (let (($x3551 (or $x469 (= 1 old.pp))))
 (let (($x1481 (not old.lm_head.group.sp)))
 (let (($x1952 (or $x1481 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x1787 (not old.lm_head.group.dp)))
 (let (($x2362 (or $x1787 $x1840)))
 (let (($x2699 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x2362 $x1952 $x3551)))
 (let (($x285 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2345 (or $x285 $x2699)))
 (let (($x1186 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2782 (and $x1186 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2345)))
 (let (($x790 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2019 (ite (and $x790 old.lm_head.cut.everywhere $x2345) (_ bv96 7) (ite $x790 (_ bv95 7) (ite $x2782 (_ bv96 7) (ite $x1186 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2019))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2674 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2846 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3633 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3363 (= (_ bv11 7) new.hidden.kind)))
 (or $x3363 $x3633 $x1487 $x2616 $x2846 $x713 $x590 $x1711 $x2348 $x2674))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1178 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x850 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x850 $x1178 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x2144 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2214 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2417 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3056 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3056 (= (_ bv56 7) new.lm_head.cut.kind) $x2417 $x2214 (= (_ bv91 7) new.lm_head.cut.kind) $x2144 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2453 (= (_ bv95 7) new.lm_head.split)))
 (let (($x723 (= (_ bv40 7) new.lm_head.split)))
 (or $x723 (= (_ bv57 7) new.lm_head.split) $x2453))))
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
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x713 (< 1 new.hidden.parts) (= ?x1881 new.hidden.n)))))))
(assert
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x713 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x1947 (= (- 1) new.hidden.n)))
 (let ((?x1626 (ite (or $x1947 (< (* ?x1881 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2009 (ite $x713 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1626) new.hidden.given_least)))
 (let ((?x2654 (ite (or $x1947 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2781 (ite $x1487 (ite (and $x1947 (= 1 new.hidden.parts)) 1 ?x2654) ?x2009)))
 (let (($x2846 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2674 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3363 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3633 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x260 (ite $x2348 new.hidden.parts (ite (or $x3633 $x3363 $x1711 $x2674 $x2846) 1 ?x2781))))
 (= new.hidden.least ?x260))))))))))))))))))
(assert
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1298 (ite $x1487 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x1947 (= (- 1) new.hidden.n)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1986 (ite $x1711 (or $x1947 (< new.hidden.block new.hidden.n)) (ite $x713 (or $x1947 (< ?x1881 new.hidden.n)) $x1298))))
 (let (($x2762 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1986)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (= new.hidden.moved (ite $x262 new.hidden.given_moved $x2762)))))))))))))))
(assert
 (let (($x2417 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x75 (and $x2417 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x75))))
(assert
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (let (($x1691 (ite $x262 new.hidden.given_everywhere (or $x2348 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1691)))))))
(assert
 (let (($x2144 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2917 (or $x2144 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1880 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2917)))
 (= new.lm_head.cut.everywhere $x1880)))))
(assert
 (let (($x3182 (not new.hidden.moved)))
 (let (($x2674 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3363 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3633 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3157 (or new.hidden.everywhere new.hidden.filled (and (or $x3633 $x3363 $x1711 $x2674) $x3182))))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (= new.hidden.undivided (ite $x262 new.hidden.given_undivided $x3157))))))))))))
(assert
 (let (($x598 (not new.lm_head.group.pp)))
 (let (($x104 (or $x598 (= 1 new.pp))))
 (let (($x2771 (not new.lm_head.group.sp)))
 (let (($x2078 (or $x2771 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1824 (not new.lm_head.group.dp)))
 (let (($x2184 (or $x1824 $x1615)))
 (let (($x2238 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2184 $x2078 $x104)))
 (let (($x1178 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2311 (or $x1178 $x2238)))
 (let (($x723 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2547 (and $x723 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2311)))
 (let (($x2453 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2174 (ite (and $x2453 new.lm_head.cut.everywhere $x2311) (_ bv96 7) (ite $x2453 (_ bv95 7) (ite $x2547 (_ bv96 7) (ite $x723 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2174))))))))))))))))
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
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x598 (not new.lm_head.group.pp)))
 (let (($x104 (or $x598 (= 1 new.pp))))
 (let (($x2771 (not new.lm_head.group.sp)))
 (let (($x2078 (or $x2771 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1824 (not new.lm_head.group.dp)))
 (let (($x2184 (or $x1824 $x1615)))
 (let (($x2238 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2184 $x2078 $x104)))
 (let (($x850 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1178 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3485 (or $x1178 (and (= (_ bv96 7) new.lm_head.state) (or $x850 $x2238)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x2184 $x2078 $x104))))
 (not $x3485)))))))))))))
(assert
 (let (($x469 (not old.lm_head.group.pp)))
(let (($x3551 (or $x469 (= 1 old.pp))))
(let (($x1481 (not old.lm_head.group.sp)))
(let (($x1952 (or $x1481 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x1787 (not old.lm_head.group.dp)))
(let (($x2362 (or $x1787 $x1840)))
(let (($x2699 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x2362 $x1952 $x3551)))
(let (($x1068 (= (_ bv10 7) old.lm_head.collective)))
(let (($x285 (= (_ bv57 7) old.lm_head.collective)))
(or $x285 (and (= (_ bv96 7) old.lm_head.state) (or $x1068 $x2699)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x2362 $x1952 $x3551)))))))))))))
(check-sat)

; from one replica to any number, question 41
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.lm_head.collective () (_ BitVec 7))
(declare-fun old.lm_head.cut.kind () (_ BitVec 7))
(declare-fun old.lm_head.cut.multiple () Int)
(declare-fun old.lm_head.cut.n () Int)
(declare-fun old.lm_head.cut.parts () Int)
(declare-fun old.lm_head.order () (_ BitVec 7))
(declare-fun old.lm_head.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
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
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.lm_head.collective () (_ BitVec 7))
(declare-fun new.lm_head.cut.kind () (_ BitVec 7))
(declare-fun new.lm_head.cut.multiple () Int)
(declare-fun new.lm_head.cut.n () Int)
(declare-fun new.lm_head.cut.parts () Int)
(declare-fun new.lm_head.order () (_ BitVec 7))
(declare-fun new.lm_head.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
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
(declare-fun new.lm_head.reversible () Bool)
(declare-fun old.lm_head.reversible () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x823 (= (_ bv99 7) old.hidden.kind)))
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let (($x349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1486 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1562 (= (_ bv11 7) old.hidden.kind)))
 (or $x1562 $x1486 $x53 $x1945 $x349 $x1643 $x1610 $x326 $x391 $x823))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x285 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1068 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x701 (= (_ bv4 7) old.lm_head.collective)))
 (or $x701 (= (_ bv5 7) old.lm_head.collective) $x1068 $x285 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x1201 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1696 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3317 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3535 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x3535 (= (_ bv56 7) old.lm_head.cut.kind) $x3317 $x1696 (= (_ bv91 7) old.lm_head.cut.kind) $x1201 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x325 (= (_ bv64 7) old.lm_head.order)))
 (or $x325 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x790 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1186 (= (_ bv40 7) old.lm_head.split)))
 (or $x1186 (= (_ bv57 7) old.lm_head.split) $x790))))
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
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1643 (< 1 old.hidden.parts) (= ?x2256 old.hidden.n)))))))
(assert
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1643 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x986 (= (- 1) old.hidden.n)))
 (let ((?x1220 (ite (or $x986 (< (* ?x2256 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x378 (ite $x1643 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1220) old.hidden.given_least)))
 (let ((?x989 (ite (or $x986 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x688 (ite $x53 (ite (and $x986 (= 1 old.hidden.parts)) 1 ?x989) ?x378)))
 (let (($x349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x823 (= (_ bv99 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1562 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1486 (= (_ bv18 7) old.hidden.kind)))
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x95 (ite $x391 old.hidden.parts (ite (or $x1486 $x1562 $x326 $x823 $x349) 1 ?x688))))
 (= old.hidden.least ?x95))))))))))))))))))
(assert
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1408 (ite $x53 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x986 (= (- 1) old.hidden.n)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1622 (ite $x326 (or $x986 (< old.hidden.block old.hidden.n)) (ite $x1643 (or $x986 (< ?x2256 old.hidden.n)) $x1408))))
 (let (($x627 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1622)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (= old.hidden.moved (ite $x3048 old.hidden.given_moved $x627)))))))))))))))
(assert
 (let (($x3317 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1370 (and $x3317 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1370))))
(assert
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (let (($x490 (ite $x3048 old.hidden.given_everywhere (or $x391 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x490)))))))
(assert
 (let (($x1201 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1197 (or $x1201 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3016 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1197)))
 (= old.lm_head.cut.everywhere $x3016)))))
(assert
 (let (($x2267 (not old.hidden.moved)))
 (let (($x823 (= (_ bv99 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1562 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1486 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1898 (or old.hidden.everywhere old.hidden.filled (and (or $x1486 $x1562 $x326 $x823) $x2267))))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (= old.hidden.undivided (ite $x3048 old.hidden.given_undivided $x1898))))))))))))
(assert
 (let (($x2699 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x285 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2345 (or $x285 $x2699)))
 (let (($x1186 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2782 (and $x1186 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2345)))
 (let (($x790 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2019 (ite (and $x790 old.lm_head.cut.everywhere $x2345) (_ bv96 7) (ite $x790 (_ bv95 7) (ite $x2782 (_ bv96 7) (ite $x1186 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2019)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2674 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2846 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3633 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3363 (= (_ bv11 7) new.hidden.kind)))
 (or $x3363 $x3633 $x1487 $x2616 $x2846 $x713 $x590 $x1711 $x2348 $x2674))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1178 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x850 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x3136 (= (_ bv4 7) new.lm_head.collective)))
 (or $x3136 (= (_ bv5 7) new.lm_head.collective) $x850 $x1178 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x2144 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2214 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2417 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3056 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3056 (= (_ bv56 7) new.lm_head.cut.kind) $x2417 $x2214 (= (_ bv91 7) new.lm_head.cut.kind) $x2144 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3247 (= (_ bv64 7) new.lm_head.order)))
 (or $x3247 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x2453 (= (_ bv95 7) new.lm_head.split)))
 (let (($x723 (= (_ bv40 7) new.lm_head.split)))
 (or $x723 (= (_ bv57 7) new.lm_head.split) $x2453))))
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
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x713 (< 1 new.hidden.parts) (= ?x1881 new.hidden.n)))))))
(assert
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x713 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x1947 (= (- 1) new.hidden.n)))
 (let ((?x1626 (ite (or $x1947 (< (* ?x1881 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2009 (ite $x713 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1626) new.hidden.given_least)))
 (let ((?x2654 (ite (or $x1947 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2781 (ite $x1487 (ite (and $x1947 (= 1 new.hidden.parts)) 1 ?x2654) ?x2009)))
 (let (($x2846 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2674 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3363 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3633 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x260 (ite $x2348 new.hidden.parts (ite (or $x3633 $x3363 $x1711 $x2674 $x2846) 1 ?x2781))))
 (= new.hidden.least ?x260))))))))))))))))))
(assert
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1298 (ite $x1487 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x1947 (= (- 1) new.hidden.n)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1986 (ite $x1711 (or $x1947 (< new.hidden.block new.hidden.n)) (ite $x713 (or $x1947 (< ?x1881 new.hidden.n)) $x1298))))
 (let (($x2762 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1986)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (= new.hidden.moved (ite $x262 new.hidden.given_moved $x2762)))))))))))))))
(assert
 (let (($x2417 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x75 (and $x2417 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x75))))
(assert
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (let (($x1691 (ite $x262 new.hidden.given_everywhere (or $x2348 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1691)))))))
(assert
 (let (($x2144 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2917 (or $x2144 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1880 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2917)))
 (= new.lm_head.cut.everywhere $x1880)))))
(assert
 (let (($x3182 (not new.hidden.moved)))
 (let (($x2674 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3363 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3633 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3157 (or new.hidden.everywhere new.hidden.filled (and (or $x3633 $x3363 $x1711 $x2674) $x3182))))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (= new.hidden.undivided (ite $x262 new.hidden.given_undivided $x3157))))))))))))
(assert
 (let (($x2238 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1178 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2311 (or $x1178 $x2238)))
 (let (($x723 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2547 (and $x723 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2311)))
 (let (($x2453 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2174 (ite (and $x2453 new.lm_head.cut.everywhere $x2311) (_ bv96 7) (ite $x2453 (_ bv95 7) (ite $x2547 (_ bv96 7) (ite $x723 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2174)))))))))
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
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
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
 (= old.lm_head.order new.lm_head.order))
(assert
 (= old.lm_head.reversible new.lm_head.reversible))
(assert
 (= old.lm_head.split new.lm_head.split))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3367 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x3247 (= (_ bv64 7) new.lm_head.order)))
 (let (($x2090 (= 1 new.tp)))
 (let (($x1468 (or $x2090 (not (= (_ bv95 7) new.lm_head.state)) $x3247 $x3367 new.lm_head.reversible)))
 (not $x1468))))))
(assert
 (let (($x1822 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x325 (= (_ bv64 7) old.lm_head.order)))
(let (($x2796 (= 1 old.tp)))
(or $x2796 (not (= (_ bv95 7) old.lm_head.state)) $x325 $x1822 old.lm_head.reversible)))))
(check-sat)

; from one replica to any number, question 42
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.lm_head.bias () (_ BitVec 7))
(declare-fun old.lm_head.collective () (_ BitVec 7))
(declare-fun old.lm_head.cut.block () Int)
(declare-fun old.lm_head.cut.kind () (_ BitVec 7))
(declare-fun old.lm_head.cut.multiple () Int)
(declare-fun old.lm_head.cut.n () Int)
(declare-fun old.lm_head.cut.parts () Int)
(declare-fun old.lm_head.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.lm_head.cut.given_moved () Bool)
(declare-fun old.lm_head.cut.moved () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.lm_head.cut.given_first () Bool)
(declare-fun old.lm_head.cut.first_alone () Bool)
(declare-fun old.hidden.given_undivided () Bool)
(declare-fun old.hidden.undivided () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.lm_head.bias () (_ BitVec 7))
(declare-fun new.lm_head.collective () (_ BitVec 7))
(declare-fun new.lm_head.cut.block () Int)
(declare-fun new.lm_head.cut.kind () (_ BitVec 7))
(declare-fun new.lm_head.cut.multiple () Int)
(declare-fun new.lm_head.cut.n () Int)
(declare-fun new.lm_head.cut.parts () Int)
(declare-fun new.lm_head.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.lm_head.cut.given_moved () Bool)
(declare-fun new.lm_head.cut.moved () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
(declare-fun new.lm_head.cut.given_first () Bool)
(declare-fun new.lm_head.cut.first_alone () Bool)
(declare-fun new.hidden.given_undivided () Bool)
(declare-fun new.hidden.undivided () Bool)
(declare-fun new.lm_head.group.pp () Bool)
(declare-fun new.lm_head.group.sp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun new.lm_head.group.tp () Bool)
(declare-fun new.lm_head.state () (_ BitVec 7))
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
(declare-fun new.model.head_bias () Bool)
(declare-fun old.model.head_bias () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x823 (= (_ bv99 7) old.hidden.kind)))
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let (($x349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1486 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1562 (= (_ bv11 7) old.hidden.kind)))
 (or $x1562 $x1486 $x53 $x1945 $x349 $x1643 $x1610 $x326 $x391 $x823))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2182 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x867 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x631 (= (_ bv1 7) old.lm_head.bias)))
 (or $x631 (= (_ bv23 7) old.lm_head.bias) $x867 $x2182)))))
(assert
 (let (($x285 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x285 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1201 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2825 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1696 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3317 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3535 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x637 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x637 $x3535 (= (_ bv56 7) old.lm_head.cut.kind) $x3317 $x1696 $x2825 $x1201 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x790 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1186 (= (_ bv40 7) old.lm_head.split)))
 (or $x1186 (= (_ bv57 7) old.lm_head.split) $x790))))
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
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1643 (< 1 old.hidden.parts) (= ?x2256 old.hidden.n)))))))
(assert
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1643 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x986 (= (- 1) old.hidden.n)))
 (let ((?x1220 (ite (or $x986 (< (* ?x2256 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x378 (ite $x1643 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1220) old.hidden.given_least)))
 (let ((?x989 (ite (or $x986 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x688 (ite $x53 (ite (and $x986 (= 1 old.hidden.parts)) 1 ?x989) ?x378)))
 (let (($x349 (= (_ bv56 7) old.hidden.kind)))
 (let (($x823 (= (_ bv99 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1562 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1486 (= (_ bv18 7) old.hidden.kind)))
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x95 (ite $x391 old.hidden.parts (ite (or $x1486 $x1562 $x326 $x823 $x349) 1 ?x688))))
 (= old.hidden.least ?x95))))))))))))))))))
(assert
 (let (($x53 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1408 (ite $x53 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1241 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2256 (div (* ?x1241 old.hidden.multiple) old.hidden.parts)))
 (let (($x986 (= (- 1) old.hidden.n)))
 (let (($x1643 (= (_ bv65 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1622 (ite $x326 (or $x986 (< old.hidden.block old.hidden.n)) (ite $x1643 (or $x986 (< ?x2256 old.hidden.n)) $x1408))))
 (let (($x627 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1622)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (= old.hidden.moved (ite $x3048 old.hidden.given_moved $x627)))))))))))))))
(assert
 (let (($x3317 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1370 (and $x3317 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1370))))
(assert
 (let (($x2357 (= (- 1) old.lm_head.cut.n)))
 (let (($x637 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x679 (ite $x637 (or $x2357 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x2357 (< 1 old.lm_head.cut.n)))))
 (let ((?x994 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x1577 (< (div (* ?x994 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x3317 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2825 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1381 (ite $x2825 (or $x2357 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x3317 (or $x2357 $x1577) $x679))))
 (let (($x1123 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x1381)))
 (let (($x3535 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1696 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2640 (or $x1696 $x3535)))
 (= old.lm_head.cut.moved (ite $x2640 old.lm_head.cut.given_moved $x1123)))))))))))))))
(assert
 (let (($x391 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (let (($x490 (ite $x3048 old.hidden.given_everywhere (or $x391 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x490)))))))
(assert
 (let (($x1201 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1197 (or $x1201 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3535 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1696 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2640 (or $x1696 $x3535)))
 (= old.lm_head.cut.everywhere (ite $x2640 old.lm_head.cut.given_everywhere $x1197))))))))
(assert
 (let (($x1504 (not old.lm_head.cut.moved)))
 (let (($x2895 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x2280 (= 1 old.lm_head.cut.parts)))
 (let (($x3535 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1696 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2640 (or $x1696 $x3535)))
 (= old.lm_head.cut.first_alone (ite $x2640 old.lm_head.cut.given_first (or $x2280 (and $x2895 $x1504)))))))))))
(assert
 (let (($x2267 (not old.hidden.moved)))
 (let (($x823 (= (_ bv99 7) old.hidden.kind)))
 (let (($x326 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1562 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1486 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1898 (or old.hidden.everywhere old.hidden.filled (and (or $x1486 $x1562 $x326 $x823) $x2267))))
 (let (($x1945 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1610 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3048 (or $x1610 $x1945)))
 (= old.hidden.undivided (ite $x3048 old.hidden.given_undivided $x1898))))))))))))
(assert
 (let (($x2699 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x285 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2345 (or $x285 $x2699)))
 (let (($x1186 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2782 (and $x1186 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2345)))
 (let (($x790 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2019 (ite (and $x790 old.lm_head.cut.everywhere $x2345) (_ bv96 7) (ite $x790 (_ bv95 7) (ite $x2782 (_ bv96 7) (ite $x1186 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2019)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2674 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2846 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3633 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3363 (= (_ bv11 7) new.hidden.kind)))
 (or $x3363 $x3633 $x1487 $x2616 $x2846 $x713 $x590 $x1711 $x2348 $x2674))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1525 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x2642 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x739 (= (_ bv1 7) new.lm_head.bias)))
 (or $x739 (= (_ bv23 7) new.lm_head.bias) $x2642 $x1525)))))
(assert
 (let (($x1178 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1178 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2144 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2880 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2214 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2417 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3056 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2551 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2551 $x3056 (= (_ bv56 7) new.lm_head.cut.kind) $x2417 $x2214 $x2880 $x2144 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2453 (= (_ bv95 7) new.lm_head.split)))
 (let (($x723 (= (_ bv40 7) new.lm_head.split)))
 (or $x723 (= (_ bv57 7) new.lm_head.split) $x2453))))
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
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x713 (< 1 new.hidden.parts) (= ?x1881 new.hidden.n)))))))
(assert
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x713 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x1947 (= (- 1) new.hidden.n)))
 (let ((?x1626 (ite (or $x1947 (< (* ?x1881 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2009 (ite $x713 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1626) new.hidden.given_least)))
 (let ((?x2654 (ite (or $x1947 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2781 (ite $x1487 (ite (and $x1947 (= 1 new.hidden.parts)) 1 ?x2654) ?x2009)))
 (let (($x2846 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2674 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3363 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3633 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x260 (ite $x2348 new.hidden.parts (ite (or $x3633 $x3363 $x1711 $x2674 $x2846) 1 ?x2781))))
 (= new.hidden.least ?x260))))))))))))))))))
(assert
 (let (($x1487 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1298 (ite $x1487 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2107 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1881 (div (* ?x2107 new.hidden.multiple) new.hidden.parts)))
 (let (($x1947 (= (- 1) new.hidden.n)))
 (let (($x713 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1986 (ite $x1711 (or $x1947 (< new.hidden.block new.hidden.n)) (ite $x713 (or $x1947 (< ?x1881 new.hidden.n)) $x1298))))
 (let (($x2762 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1986)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (= new.hidden.moved (ite $x262 new.hidden.given_moved $x2762)))))))))))))))
(assert
 (let (($x2417 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x75 (and $x2417 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x75))))
(assert
 (let (($x1692 (= (- 1) new.lm_head.cut.n)))
 (let (($x2551 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1306 (ite $x2551 (or $x1692 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1692 (< 1 new.lm_head.cut.n)))))
 (let ((?x592 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x2047 (< (div (* ?x592 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x2417 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2880 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x593 (ite $x2880 (or $x1692 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2417 (or $x1692 $x2047) $x1306))))
 (let (($x3184 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x593)))
 (let (($x3056 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2214 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x805 (or $x2214 $x3056)))
 (= new.lm_head.cut.moved (ite $x805 new.lm_head.cut.given_moved $x3184)))))))))))))))
(assert
 (let (($x2348 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (let (($x1691 (ite $x262 new.hidden.given_everywhere (or $x2348 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1691)))))))
(assert
 (let (($x2144 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2917 (or $x2144 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3056 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2214 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x805 (or $x2214 $x3056)))
 (= new.lm_head.cut.everywhere (ite $x805 new.lm_head.cut.given_everywhere $x2917))))))))
(assert
 (let (($x3073 (not new.lm_head.cut.moved)))
 (let (($x3255 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x2523 (= 1 new.lm_head.cut.parts)))
 (let (($x3056 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2214 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x805 (or $x2214 $x3056)))
 (= new.lm_head.cut.first_alone (ite $x805 new.lm_head.cut.given_first (or $x2523 (and $x3255 $x3073)))))))))))
(assert
 (let (($x3182 (not new.hidden.moved)))
 (let (($x2674 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1711 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3363 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3633 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3157 (or new.hidden.everywhere new.hidden.filled (and (or $x3633 $x3363 $x1711 $x2674) $x3182))))
 (let (($x2616 (= (_ bv48 7) new.hidden.kind)))
 (let (($x590 (= (_ bv86 7) new.hidden.kind)))
 (let (($x262 (or $x590 $x2616)))
 (= new.hidden.undivided (ite $x262 new.hidden.given_undivided $x3157))))))))))))
(assert
 (let (($x2238 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1178 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2311 (or $x1178 $x2238)))
 (let (($x723 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2547 (and $x723 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2311)))
 (let (($x2453 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2174 (ite (and $x2453 new.lm_head.cut.everywhere $x2311) (_ bv96 7) (ite $x2453 (_ bv95 7) (ite $x2547 (_ bv96 7) (ite $x723 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2174)))))))))
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
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
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
 (= old.lm_head.bias new.lm_head.bias))
(assert
 (= old.lm_head.collective new.lm_head.collective))
(assert
 (= old.lm_head.cut.block new.lm_head.cut.block))
(assert
 (= old.lm_head.cut.given_everywhere new.lm_head.cut.given_everywhere))
(assert
 (= old.lm_head.cut.given_first new.lm_head.cut.given_first))
(assert
 (= old.lm_head.cut.given_moved new.lm_head.cut.given_moved))
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
 (= old.model.head_bias new.model.head_bias))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1525 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x1404 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x2090 (= 1 new.tp)))
 (let (($x820 (or $x2090 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x1404 (and (= (_ bv95 7) new.lm_head.state) $x1525 new.lm_head.cut.first_alone))))
 (not $x820))))))
(assert
 (let (($x2182 (= (_ bv29 7) old.lm_head.bias)))
(let (($x2421 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x1679 (not old.model.head_bias)))
(let (($x2796 (= 1 old.tp)))
(or $x2796 $x1679 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x2421 (and (= (_ bv95 7) old.lm_head.state) $x2182 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 43
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.residual () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.down.sum () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stages.send () (_ BitVec 7))
(declare-fun old.stages.stream () (_ BitVec 7))
(declare-fun old.stages.visits () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.model.gated () Bool)
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
(declare-fun old.stages.ffn_due () Bool)
(declare-fun old.layer.moe () Bool)
(declare-fun old.model.parallel () Bool)
(declare-fun old.layer.dense () Bool)
(declare-fun old.stages.leaves () Bool)
(declare-fun old.stages.one_part () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.residual () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.down.sum () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stages.send () (_ BitVec 7))
(declare-fun new.stages.stream () (_ BitVec 7))
(declare-fun new.stages.visits () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.model.gated () Bool)
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
(declare-fun new.stages.ffn_due () Bool)
(declare-fun new.layer.moe () Bool)
(declare-fun new.model.parallel () Bool)
(declare-fun new.layer.dense () Bool)
(declare-fun new.stages.leaves () Bool)
(declare-fun new.stages.one_part () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3458 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2614 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2614 $x3458 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2530 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2530 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x3158 (= (_ bv40 7) old.ffn.down.split)))
 (or $x3158 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1703 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x1703)))
(assert
 (let (($x1208 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x10 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2550 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2493 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1561 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1561 $x2493 $x2550 $x10 $x1208)))))))
(assert
 (let (($x1819 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1829 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x1829 $x1819))))
(assert
 (let (($x2408 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2408 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x3058 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1652 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x531 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3450 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x616 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x616 $x3450 $x531 $x1652 $x3058)))))))
(assert
 (let (($x2141 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1595 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x1595 $x2141))))
(assert
 (let (($x1223 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1022 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x445 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x445 $x1022 $x1223 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x938 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1668 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3476 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1666 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1057 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1411 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1411 $x1057 (= (_ bv56 7) old.ffn.width.kind) $x1666 $x3476 $x1668 $x938 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3155 (= (_ bv38 7) old.stages.send)))
 (let (($x1192 (= (_ bv14 7) old.stages.send)))
 (let (($x3517 (= (_ bv10 7) old.stages.send)))
 (or $x3517 $x1192 $x3155 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x2569 (= (_ bv53 7) old.stages.stream)))
 (or $x2569 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2483 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2527 (div (* ?x2483 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2136 (< 1 old.ffn.width.parts)))
 (let (($x1666 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1666 $x2136 (= ?x2527 old.ffn.width.n))))))))
(assert
 (let ((?x2483 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2527 (div (* ?x2483 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2136 (< 1 old.ffn.width.parts)))
 (let (($x1666 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1666 $x2136 (<= old.ffn.width.n ?x2527))))))))
(assert
 (let (($x1666 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1233 (and $x1666 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1233))))
(assert
 (let (($x2733 (= (- 1) old.ffn.width.n)))
 (let (($x1411 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2748 (ite $x1411 (or $x2733 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2733 (< 1 old.ffn.width.n)))))
 (let ((?x2483 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2527 (div (* ?x2483 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1666 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1668 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x360 (ite $x1668 (or $x2733 (< old.ffn.width.block old.ffn.width.n)) (ite $x1666 (or $x2733 (< ?x2527 old.ffn.width.n)) $x2748))))
 (let (($x2076 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x360)))
 (let (($x1057 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3476 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2826 (or $x3476 $x1057)))
 (= old.ffn.width.moved (ite $x2826 old.ffn.width.given_moved $x2076)))))))))))))))
(assert
 (let (($x3458 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3434 (or $x3458 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3434))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x938 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x807 (or $x938 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1057 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3476 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2826 (or $x3476 $x1057)))
 (= old.ffn.width.everywhere (ite $x2826 old.ffn.width.given_everywhere $x807))))))))
(assert
 (let (($x782 (not old.ffn.width.moved)))
 (let (($x3604 (and old.ffn.width.everywhere $x782)))
 (= old.ffn.in_place (or $x3604 old.ffn.width.filled)))))
(assert
 (let (($x782 (not old.ffn.width.moved)))
 (let (($x3604 (and old.ffn.width.everywhere $x782)))
 (let (($x1278 (< 1 old.tp)))
 (let ((?x2797 (ite $x1278 (_ bv16 7) (ite $x3604 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1686 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1208 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2493 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2550 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x10 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2479 (ite (or $x10 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2550 $x2493) (_ bv96 7) (ite $x1208 ?x1686 ?x2797)))))
 (let (($x945 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x460 (or $x2550 $x10)))
 (let (($x2244 (or $x460 $x945 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1829 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1435 (or $x460 $x945 (and $x2493 old.ffn.width.padded $x782) (and $x1208 old.ffn.width.leads))))
 (let ((?x299 (ite (and $x2493 old.ffn.width.filled (not $x945)) (_ bv96 7) (ite $x1435 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1819 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1819 ?x299 (ite $x1829 (ite $x2244 (_ bv96 7) (ite $x2493 (_ bv21 7) (_ bv16 7))) ?x2479)))))))))))))))))))))
(assert
 (let (($x782 (not old.ffn.width.moved)))
 (let (($x3604 (and old.ffn.width.everywhere $x782)))
 (let ((?x1246 (ite $x3604 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1278 (< 1 old.tp)))
 (let ((?x444 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x3058 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1957 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x3058 ?x444 (ite $x1278 (_ bv16 7) ?x1246)))))
 (let (($x1022 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1652 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2284 (or $x1652 (not (or $x1022 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x3307 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x531 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1908 (or $x531 $x1652)))
 (let ((?x146 (ite (or $x1908 $x3307 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1595 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x487 (or $x1908 $x3307 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x782) (and $x3058 old.ffn.width.leads))))
 (let ((?x2788 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x3307)) (_ bv96 7) (ite $x487 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2141 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2141 ?x2788 (ite $x1595 ?x146 (ite $x2284 (_ bv92 7) ?x1957)))))))))))))))))))))))
(assert
 (let (($x2372 (not old.ffn.width.everywhere)))
 (let (($x1819 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1819 (not (= (_ bv96 7) old.ffn.gate_state)) $x2372) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2372 (not old.ffn.width.everywhere)))
 (let (($x1866 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2372)))
 (= old.ffn.up_piece (ite $x1866 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1498 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1498)))
(assert
 (let ((?x2178 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2178)))
(assert
 (let ((?x740 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x740)))
(assert
 (let (($x1703 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x1278 (< 1 old.tp)))
 (let (($x1604 (and $x1278 $x1703 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x1604)))))
(assert
 (let (($x2569 (= (_ bv53 7) old.stages.stream)))
 (let (($x2013 (and $x2569 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x1368 (not old.model.parallel)))
 (let (($x1596 (not old.stages.leaves)))
 (let (($x2420 (or $x1596 (and old.layer.dense $x1368 (not (= (_ bv1 7) old.ffn.down.residual))) $x2013)))
 (= old.stages.one_part $x2420)))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1372 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3118 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3118 $x1372 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2159 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2159 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x2664 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2664 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x564 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x564)))
(assert
 (let (($x3188 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1153 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1495 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x977 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x758 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x758 $x977 $x1495 $x1153 $x3188)))))))
(assert
 (let (($x1025 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1519 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x1519 $x1025))))
(assert
 (let (($x1984 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1984 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1265 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2963 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1608 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1877 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2868 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2868 $x1877 $x1608 $x2963 $x1265)))))))
(assert
 (let (($x3485 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2976 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x2976 $x3485))))
(assert
 (let (($x1810 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x161 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x999 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x999 $x161 $x1810 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3134 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x887 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x15 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2509 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1675 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2394 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x2394 $x1675 (= (_ bv56 7) new.ffn.width.kind) $x2509 $x15 $x887 $x3134 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2186 (= (_ bv38 7) new.stages.send)))
 (let (($x1213 (= (_ bv14 7) new.stages.send)))
 (let (($x1185 (= (_ bv10 7) new.stages.send)))
 (or $x1185 $x1213 $x2186 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x1500 (= (_ bv53 7) new.stages.stream)))
 (or $x1500 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1018 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x275 (div (* ?x1018 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x678 (< 1 new.ffn.width.parts)))
 (let (($x2509 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2509 $x678 (= ?x275 new.ffn.width.n))))))))
(assert
 (let ((?x1018 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x275 (div (* ?x1018 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x678 (< 1 new.ffn.width.parts)))
 (let (($x2509 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2509 $x678 (<= new.ffn.width.n ?x275))))))))
(assert
 (let (($x2509 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x230 (and $x2509 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x230))))
(assert
 (let (($x518 (= (- 1) new.ffn.width.n)))
 (let (($x2394 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x29 (ite $x2394 (or $x518 (<= new.ffn.width.parts new.ffn.width.n)) (or $x518 (< 1 new.ffn.width.n)))))
 (let ((?x1018 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x275 (div (* ?x1018 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2509 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x887 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1963 (ite $x887 (or $x518 (< new.ffn.width.block new.ffn.width.n)) (ite $x2509 (or $x518 (< ?x275 new.ffn.width.n)) $x29))))
 (let (($x926 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1963)))
 (let (($x1675 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x15 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2612 (or $x15 $x1675)))
 (= new.ffn.width.moved (ite $x2612 new.ffn.width.given_moved $x926)))))))))))))))
(assert
 (let (($x1372 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x403 (or $x1372 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x403))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x3134 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3591 (or $x3134 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1675 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x15 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2612 (or $x15 $x1675)))
 (= new.ffn.width.everywhere (ite $x2612 new.ffn.width.given_everywhere $x3591))))))))
(assert
 (let (($x3258 (not new.ffn.width.moved)))
 (let (($x373 (and new.ffn.width.everywhere $x3258)))
 (= new.ffn.in_place (or $x373 new.ffn.width.filled)))))
(assert
 (let (($x3258 (not new.ffn.width.moved)))
 (let (($x373 (and new.ffn.width.everywhere $x3258)))
 (let (($x2039 (< 1 new.tp)))
 (let ((?x1155 (ite $x2039 (_ bv16 7) (ite $x373 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2522 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3188 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x977 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1495 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1153 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3247 (ite (or $x1153 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1495 $x977) (_ bv96 7) (ite $x3188 ?x2522 ?x1155)))))
 (let (($x2210 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x331 (or $x1495 $x1153)))
 (let (($x1113 (or $x331 $x2210 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1519 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2602 (or $x331 $x2210 (and $x977 new.ffn.width.padded $x3258) (and $x3188 new.ffn.width.leads))))
 (let ((?x3276 (ite (and $x977 new.ffn.width.filled (not $x2210)) (_ bv96 7) (ite $x2602 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1025 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1025 ?x3276 (ite $x1519 (ite $x1113 (_ bv96 7) (ite $x977 (_ bv21 7) (_ bv16 7))) ?x3247)))))))))))))))))))))
(assert
 (let (($x3258 (not new.ffn.width.moved)))
 (let (($x373 (and new.ffn.width.everywhere $x3258)))
 (let ((?x1745 (ite $x373 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2039 (< 1 new.tp)))
 (let ((?x2927 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1265 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2486 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1265 ?x2927 (ite $x2039 (_ bv16 7) ?x1745)))))
 (let (($x161 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2963 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2363 (or $x2963 (not (or $x161 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1822 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1608 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2811 (or $x1608 $x2963)))
 (let ((?x2792 (ite (or $x2811 $x1822 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2976 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2442 (or $x2811 $x1822 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x3258) (and $x1265 new.ffn.width.leads))))
 (let ((?x2216 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1822)) (_ bv96 7) (ite $x2442 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3485 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x3485 ?x2216 (ite $x2976 ?x2792 (ite $x2363 (_ bv92 7) ?x2486)))))))))))))))))))))))
(assert
 (let (($x1154 (not new.ffn.width.everywhere)))
 (let (($x1025 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1025 (not (= (_ bv96 7) new.ffn.gate_state)) $x1154) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1154 (not new.ffn.width.everywhere)))
 (let (($x2824 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1154)))
 (= new.ffn.up_piece (ite $x2824 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2721 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2721)))
(assert
 (let ((?x1842 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1842)))
(assert
 (let ((?x3508 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x3508)))
(assert
 (let (($x564 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x2039 (< 1 new.tp)))
 (let (($x2713 (and $x2039 $x564 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x2713)))))
(assert
 (let (($x2975 (or new.model.parallel new.layer.moe (not new.stages.ffn_due))))
 (let (($x1500 (= (_ bv53 7) new.stages.stream)))
 (let (($x2946 (not new.model.parallel)))
 (let (($x1106 (not new.stages.leaves)))
 (let (($x2634 (or $x1106 (and new.layer.dense $x2946 (not (= (_ bv1 7) new.ffn.down.residual))) (and $x1500 $x2975))))
 (= new.stages.one_part $x2634)))))))
(assert
 (= new.layer.dense true))
(assert
 (= new.layer.moe false))
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
 (= old.ffn.down.input new.ffn.down.input))
(assert
 (= old.ffn.down.residual new.ffn.down.residual))
(assert
 (= old.ffn.down.split new.ffn.down.split))
(assert
 (= old.ffn.down.sum new.ffn.down.sum))
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
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.layer.dense new.layer.dense))
(assert
 (= old.layer.moe new.layer.moe))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.parallel new.model.parallel))
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
 (= old.stages.leaves new.stages.leaves))
(assert
 (= old.stages.send new.stages.send))
(assert
 (= old.stages.stream new.stages.stream))
(assert
 (= old.stages.visits new.stages.visits))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2536 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x2536)))
(assert
 (or (= 1 old.stages.visits) (or (= (_ bv10 7) old.stages.send) (= (_ bv14 7) old.stages.send)) (and (= (_ bv38 7) old.stages.send) old.stages.one_part)))
(check-sat)

; from one replica to any number, question 44
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.given_least () Int)
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.batch.sequences.multiple () Int)
(declare-fun old.batch.sequences.n () Int)
(declare-fun old.batch.sequences.parts () Int)
(declare-fun old.dp () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.batch.sequences.least () Int)
(declare-fun old.batch.sequences.given_beyond () Bool)
(declare-fun old.batch.sequences.beyond () Bool)
(declare-fun new.batch.sequences.given_least () Int)
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.batch.sequences.multiple () Int)
(declare-fun new.batch.sequences.n () Int)
(declare-fun new.batch.sequences.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.batch.sequences.least () Int)
(declare-fun new.batch.sequences.given_beyond () Bool)
(declare-fun new.batch.sequences.beyond () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1275 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x211 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2208 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 $x2208 (= (_ bv48 7) old.batch.sequences.kind) $x211 $x1275 (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357))))))))))
(assert
 (and (<= 1 old.batch.sequences.multiple)))
(assert
 (and (<= (- 1) old.batch.sequences.n)))
(assert
 (and (<= 1 old.batch.sequences.parts)))
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
 (let ((?x3474 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x1621 (* (div (* ?x3474 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x2671 (= (- 1) old.batch.sequences.n)))
 (let ((?x2232 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x2671 (< ?x1621 old.batch.sequences.n)) 0 1))))
 (let (($x1275 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2922 (or $x2671 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x490 (ite (and $x2671 (= 1 old.batch.sequences.parts)) 1 (ite $x2922 0 1))))
 (let (($x2208 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x211 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x3615 (ite (or $x59 $x478 $x1517 $x357 $x211) 1 (ite $x2208 ?x490 (ite $x1275 ?x2232 old.batch.sequences.given_least)))))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2798 old.batch.sequences.parts ?x3615))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x1112 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2405 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x953 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x3394 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1692 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1393 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x95 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x167 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x167 $x95 $x1393 (= (_ bv48 7) new.batch.sequences.kind) $x1692 $x3394 (= (_ bv86 7) new.batch.sequences.kind) $x953 $x2405 $x1112))))))))))
(assert
 (and (<= 1 new.batch.sequences.multiple)))
(assert
 (and (<= (- 1) new.batch.sequences.n)))
(assert
 (and (<= 1 new.batch.sequences.parts)))
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
 (let ((?x701 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x1242 (* (div (* ?x701 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x2947 (= (- 1) new.batch.sequences.n)))
 (let ((?x781 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x2947 (< ?x1242 new.batch.sequences.n)) 0 1))))
 (let (($x3394 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1622 (or $x2947 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x3103 (ite (and $x2947 (= 1 new.batch.sequences.parts)) 1 (ite $x1622 0 1))))
 (let (($x1393 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1692 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1112 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x953 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x167 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x95 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x492 (ite (or $x95 $x167 $x953 $x1112 $x1692) 1 (ite $x1393 ?x3103 (ite $x3394 ?x781 new.batch.sequences.given_least)))))
 (let (($x2405 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2405 new.batch.sequences.parts ?x492))))))))))))))))))
(assert
 (= new.batch.sequences.beyond new.batch.sequences.given_beyond))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.given_beyond new.batch.sequences.given_beyond))
(assert
 (= old.batch.sequences.given_least new.batch.sequences.given_least))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.batch.sequences.multiple new.batch.sequences.multiple))
(assert
 (= old.batch.sequences.n new.batch.sequences.n))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x338 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x338))))
(assert
 (let (($x813 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x813)))
(check-sat)

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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
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
 (let (($x1085 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1085)))
(assert
 (let (($x1237 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x1237 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x178 (= (_ bv38 7) old.embedding.split)))
 (or $x178 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x1106 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x1106)))
(assert
 (let (($x371 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x371 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x2664 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2664 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x2010 (= (_ bv99 7) old.hidden.kind)))
 (let (($x82 (= (_ bv96 7) old.hidden.kind)))
 (let (($x904 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2792 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2200 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1927 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1183 (= (_ bv48 7) old.hidden.kind)))
 (let (($x161 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2366 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1365 (= (_ bv11 7) old.hidden.kind)))
 (or $x1365 $x2366 $x161 $x1183 $x1927 $x2200 $x2792 $x904 $x82 $x2010))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2824 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2824 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x1810 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x397 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2721 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x819 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x819 (= (_ bv56 7) old.lm_head.cut.kind) $x2721 $x397 (= (_ bv91 7) old.lm_head.cut.kind) $x1810 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2309 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1049 (= (_ bv40 7) old.lm_head.split)))
 (or $x1049 (= (_ bv57 7) old.lm_head.split) $x2309))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x447 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x447 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x416 (= (_ bv38 7) old.stream)))
 (or $x416 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1067 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x837 (div (* ?x1067 old.hidden.multiple) old.hidden.parts)))
 (let (($x2200 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2200 (< 1 old.hidden.parts) (= ?x837 old.hidden.n)))))))
(assert
 (let (($x2200 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2200 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1067 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x837 (div (* ?x1067 old.hidden.multiple) old.hidden.parts)))
 (let (($x1745 (= (- 1) old.hidden.n)))
 (let ((?x1258 (ite (or $x1745 (< (* ?x837 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2200 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2210 (ite $x2200 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1258) old.hidden.given_least)))
 (let ((?x977 (ite (or $x1745 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x161 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x44 (ite $x161 (ite (and $x1745 (= 1 old.hidden.parts)) 1 ?x977) ?x2210)))
 (let (($x1927 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2010 (= (_ bv99 7) old.hidden.kind)))
 (let (($x904 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1365 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2366 (= (_ bv18 7) old.hidden.kind)))
 (let (($x82 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1495 (ite $x82 old.hidden.parts (ite (or $x2366 $x1365 $x904 $x2010 $x1927) 1 ?x44))))
 (= old.hidden.least ?x1495))))))))))))))))))
(assert
 (let (($x1183 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2792 (= (_ bv86 7) old.hidden.kind)))
 (let (($x331 (or $x2792 $x1183)))
 (let (($x82 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x82 old.hidden.parts (ite $x331 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x161 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1984 (ite $x161 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1067 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x837 (div (* ?x1067 old.hidden.multiple) old.hidden.parts)))
 (let (($x1745 (= (- 1) old.hidden.n)))
 (let (($x2200 (= (_ bv65 7) old.hidden.kind)))
 (let (($x904 (= (_ bv91 7) old.hidden.kind)))
 (let (($x778 (ite $x904 (or $x1745 (< old.hidden.block old.hidden.n)) (ite $x2200 (or $x1745 (< ?x837 old.hidden.n)) $x1984))))
 (let (($x1424 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x778)))
 (let (($x1183 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2792 (= (_ bv86 7) old.hidden.kind)))
 (let (($x331 (or $x2792 $x1183)))
 (= old.hidden.moved (ite $x331 old.hidden.given_moved $x1424)))))))))))))))
(assert
 (let (($x2721 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2193 (and $x2721 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2193))))
(assert
 (let (($x1085 (= (_ bv61 7) old.attention.out.split)))
 (let (($x178 (= (_ bv38 7) old.embedding.split)))
 (let (($x416 (= (_ bv38 7) old.stream)))
 (let (($x1336 (or $x416 $x178 $x1085 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x1336))))))
(assert
 (let (($x82 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1183 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2792 (= (_ bv86 7) old.hidden.kind)))
 (let (($x331 (or $x2792 $x1183)))
 (let (($x15 (ite $x331 old.hidden.given_everywhere (or $x82 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x15)))))))
(assert
 (let (($x1810 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x724 (or $x1810 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3591 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x724)))
 (= old.lm_head.cut.everywhere $x3591)))))
(assert
 (let (($x817 (not old.hidden.moved)))
 (let (($x2010 (= (_ bv99 7) old.hidden.kind)))
 (let (($x904 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1365 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2366 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1552 (or old.hidden.everywhere old.hidden.filled (and (or $x2366 $x1365 $x904 $x2010) $x817))))
 (let (($x1183 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2792 (= (_ bv86 7) old.hidden.kind)))
 (let (($x331 (or $x2792 $x1183)))
 (= old.hidden.undivided (ite $x331 old.hidden.given_undivided $x1552))))))))))))
(assert
 (let (($x2474 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2824 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1292 (or $x2824 $x2474)))
 (let (($x1049 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3619 (and $x1049 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1292)))
 (let (($x2309 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1566 (ite (and $x2309 old.lm_head.cut.everywhere $x1292) (_ bv96 7) (ite $x2309 (_ bv95 7) (ite $x3619 (_ bv96 7) (ite $x1049 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1566)))))))))
(assert
 (let (($x2664 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x926 (and old.layer.dense (or $x2664 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1237 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3374 (or $x1237 (= (_ bv92 7) old.lm_head.state) $x926 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x3374))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x678 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x678)))
(assert
 (let (($x2934 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x2934 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x263 (= (_ bv38 7) new.embedding.split)))
 (or $x263 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2059 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2059)))
(assert
 (let (($x1174 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1174 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x749 (= (_ bv40 7) new.ffn.up.split)))
 (or $x749 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x2234 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1713 (= (_ bv96 7) new.hidden.kind)))
 (let (($x892 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1557 (= (_ bv86 7) new.hidden.kind)))
 (let (($x690 (= (_ bv65 7) new.hidden.kind)))
 (let (($x767 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1457 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1030 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2349 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2436 (= (_ bv11 7) new.hidden.kind)))
 (or $x2436 $x2349 $x1030 $x1457 $x767 $x690 $x1557 $x892 $x1713 $x2234))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2544 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2544 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x3467 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2006 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x684 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3201 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3201 (= (_ bv56 7) new.lm_head.cut.kind) $x684 $x2006 (= (_ bv91 7) new.lm_head.cut.kind) $x3467 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2013 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1312 (= (_ bv40 7) new.lm_head.split)))
 (or $x1312 (= (_ bv57 7) new.lm_head.split) $x2013))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1278 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x1278 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3290 (= (_ bv38 7) new.stream)))
 (or $x3290 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3120 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1652 (div (* ?x3120 new.hidden.multiple) new.hidden.parts)))
 (let (($x690 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x690 (< 1 new.hidden.parts) (= ?x1652 new.hidden.n)))))))
(assert
 (let (($x690 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x690 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3120 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1652 (div (* ?x3120 new.hidden.multiple) new.hidden.parts)))
 (let (($x2372 (= (- 1) new.hidden.n)))
 (let ((?x2703 (ite (or $x2372 (< (* ?x1652 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x690 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1591 (ite $x690 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2703) new.hidden.given_least)))
 (let ((?x798 (ite (or $x2372 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1030 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3349 (ite $x1030 (ite (and $x2372 (= 1 new.hidden.parts)) 1 ?x798) ?x1591)))
 (let (($x767 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2234 (= (_ bv99 7) new.hidden.kind)))
 (let (($x892 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2436 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2349 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1713 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x729 (ite $x1713 new.hidden.parts (ite (or $x2349 $x2436 $x892 $x2234 $x767) 1 ?x3349))))
 (= new.hidden.least ?x729))))))))))))))))))
(assert
 (let (($x1457 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1557 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3307 (or $x1557 $x1457)))
 (let (($x1713 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x1713 new.hidden.parts (ite $x3307 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x1030 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1595 (ite $x1030 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3120 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1652 (div (* ?x3120 new.hidden.multiple) new.hidden.parts)))
 (let (($x2372 (= (- 1) new.hidden.n)))
 (let (($x690 (= (_ bv65 7) new.hidden.kind)))
 (let (($x892 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1414 (ite $x892 (or $x2372 (< new.hidden.block new.hidden.n)) (ite $x690 (or $x2372 (< ?x1652 new.hidden.n)) $x1595))))
 (let (($x2784 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1414)))
 (let (($x1457 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1557 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3307 (or $x1557 $x1457)))
 (= new.hidden.moved (ite $x3307 new.hidden.given_moved $x2784)))))))))))))))
(assert
 (let (($x684 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1744 (and $x684 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1744))))
(assert
 (let (($x678 (= (_ bv61 7) new.attention.out.split)))
 (let (($x263 (= (_ bv38 7) new.embedding.split)))
 (let (($x3290 (= (_ bv38 7) new.stream)))
 (let (($x319 (or $x3290 $x263 $x678 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x319))))))
(assert
 (let (($x1713 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1457 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1557 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3307 (or $x1557 $x1457)))
 (let (($x1246 (ite $x3307 new.hidden.given_everywhere (or $x1713 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1246)))))))
(assert
 (let (($x3467 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2857 (or $x3467 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2053 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2857)))
 (= new.lm_head.cut.everywhere $x2053)))))
(assert
 (let (($x1406 (not new.hidden.moved)))
 (let (($x2234 (= (_ bv99 7) new.hidden.kind)))
 (let (($x892 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2436 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2349 (= (_ bv18 7) new.hidden.kind)))
 (let (($x13 (or new.hidden.everywhere new.hidden.filled (and (or $x2349 $x2436 $x892 $x2234) $x1406))))
 (let (($x1457 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1557 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3307 (or $x1557 $x1457)))
 (= new.hidden.undivided (ite $x3307 new.hidden.given_undivided $x13))))))))))))
(assert
 (let (($x1561 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2544 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3343 (or $x2544 $x1561)))
 (let (($x1312 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2690 (and $x1312 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3343)))
 (let (($x2013 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2408 (ite (and $x2013 new.lm_head.cut.everywhere $x3343) (_ bv96 7) (ite $x2013 (_ bv95 7) (ite $x2690 (_ bv96 7) (ite $x1312 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2408)))))))))
(assert
 (let (($x749 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1686 (and new.layer.dense (or $x749 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2934 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2113 (or $x2934 (= (_ bv92 7) new.lm_head.state) $x1686 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x2113))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x485 (not new.hidden.beyond)))
 (let (($x1279 (and (<= 1 new.hidden.least) $x485 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x1279)))))
(assert
 (let (($x526 (not old.hidden.beyond)))
(let (($x2799 (and (<= 1 old.hidden.least) $x526 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x2027 (not (or old.hidden.gathered old.hidden.summed))))
(or $x2027 $x2799)))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x562 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x562 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2174 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x490 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x1783 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x2067 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x2347 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1694 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2049 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x595 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2734 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x2750 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x2750 $x2734 $x595 $x2049 $x1694 $x2347 $x2067 $x1783 $x490 $x2174))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x301 (= (_ bv95 7) old.embedding.split)))
 (let (($x178 (= (_ bv38 7) old.embedding.split)))
 (or $x178 (= (_ bv57 7) old.embedding.split) $x301))))
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
 (let ((?x2678 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x3460 (* (div (* ?x2678 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x2235 (= (- 1) old.embedding.cut.n)))
 (let ((?x2401 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x2235 (< ?x3460 old.embedding.cut.n)) 0 1))))
 (let (($x2347 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1565 (or $x2235 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x1611 (ite (and $x2235 (= 1 old.embedding.cut.parts)) 1 (ite $x1565 0 1))))
 (let (($x595 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1694 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2174 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1783 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x2750 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x2734 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x2292 (ite (or $x2734 $x2750 $x1783 $x2174 $x1694) 1 (ite $x595 ?x1611 (ite $x2347 ?x2401 old.embedding.cut.given_least)))))
 (let (($x490 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x490 old.embedding.cut.parts ?x2292))))))))))))))))))
(assert
 (let ((?x289 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x490 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x490 old.embedding.cut.parts ?x289)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x686 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x562 (= (_ bv57 7) old.embedding.collective)))
 (let (($x301 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1190 (ite $x301 (ite (and old.embedding.rows_where_kept (or $x562 $x686)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1190))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x636 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x636 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x1460 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1736 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x2085 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x423 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x2537 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1870 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x2323 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x1250 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x3205 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x287 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x287 $x3205 $x1250 $x2323 $x1870 $x2537 $x423 $x2085 $x1736 $x1460))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x1571 (= (_ bv95 7) new.embedding.split)))
 (let (($x263 (= (_ bv38 7) new.embedding.split)))
 (or $x263 (= (_ bv57 7) new.embedding.split) $x1571))))
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
 (let ((?x1036 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x582 (* (div (* ?x1036 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x2136 (= (- 1) new.embedding.cut.n)))
 (let ((?x2545 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x2136 (< ?x582 new.embedding.cut.n)) 0 1))))
 (let (($x2537 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x89 (or $x2136 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x1622 (ite (and $x2136 (= 1 new.embedding.cut.parts)) 1 (ite $x89 0 1))))
 (let (($x1250 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1870 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1460 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x2085 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x287 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x3205 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x2882 (ite (or $x3205 $x287 $x2085 $x1460 $x1870) 1 (ite $x1250 ?x1622 (ite $x2537 ?x2545 new.embedding.cut.given_least)))))
 (let (($x1736 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x1736 new.embedding.cut.parts ?x2882))))))))))))))))))
(assert
 (let ((?x2357 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x1736 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x1736 new.embedding.cut.parts ?x2357)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x1453 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x636 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1571 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2637 (ite $x1571 (ite (and new.embedding.rows_where_kept (or $x636 $x1453)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2637))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1132 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x962 (not new.embedding.cut.beyond)))
 (let (($x2594 (or (not (= (_ bv95 7) new.embedding.split)) (and $x962 (or (= (_ bv96 7) new.embedding.state) $x1132)))))
 (not $x2594)))))
(assert
 (let (($x1186 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x994 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x994 (or (= (_ bv96 7) old.embedding.state) $x1186))))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x688 (= (_ bv73 7) old.embedding.collective)))
 (let (($x562 (= (_ bv57 7) old.embedding.collective)))
 (let (($x430 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1029 (= (_ bv5 7) old.embedding.collective)))
 (let (($x176 (= (_ bv4 7) old.embedding.collective)))
 (or $x176 $x1029 $x430 $x562 $x688)))))))
(assert
 (let (($x301 (= (_ bv95 7) old.embedding.split)))
 (let (($x178 (= (_ bv38 7) old.embedding.split)))
 (or $x178 (= (_ bv57 7) old.embedding.split) $x301))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1561 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3435 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2796 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1557 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1406 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1406 $x1941 (= (_ bv56 7) old.hidden.kind) $x1557 $x2796 $x3435 $x1561 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2053 (= (_ bv49 7) old.norm.statistic)))
 (or $x2053 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x729 (= (_ bv96 7) old.stream)))
 (let (($x1591 (= (_ bv38 7) old.stream)))
 (or $x1591 (= (_ bv94 7) old.stream) $x729))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2398 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2178 (div (* ?x2398 old.hidden.multiple) old.hidden.parts)))
 (let (($x3349 (< 1 old.hidden.parts)))
 (let (($x1557 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1557 $x3349 (= ?x2178 old.hidden.n))))))))
(assert
 (let ((?x2398 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2178 (div (* ?x2398 old.hidden.multiple) old.hidden.parts)))
 (let (($x3349 (< 1 old.hidden.parts)))
 (let (($x1557 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1557 $x3349 (<= old.hidden.n ?x2178))))))))
(assert
 (let (($x1557 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1557 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1406 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1223 (ite $x1406 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2398 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2178 (div (* ?x2398 old.hidden.multiple) old.hidden.parts)))
 (let (($x3289 (= (- 1) old.hidden.n)))
 (let (($x1557 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3435 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2452 (ite $x3435 (or $x3289 (< old.hidden.block old.hidden.n)) (ite $x1557 (or $x3289 (< ?x2178 old.hidden.n)) $x1223))))
 (let (($x1208 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2452)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2796 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3120 (or $x2796 $x1941)))
 (= old.hidden.moved (ite $x3120 old.hidden.given_moved $x1208)))))))))))))))
(assert
 (let (($x686 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x562 (= (_ bv57 7) old.embedding.collective)))
 (let (($x301 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1190 (ite $x301 (ite (and old.embedding.rows_where_kept (or $x562 $x686)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1190))))))
(assert
 (let (($x1561 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2796 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3120 (or $x2796 $x1941)))
 (let (($x3463 (ite $x3120 old.hidden.given_everywhere (or $x1561 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3463)))))))
(assert
 (let (($x576 (= 1 old.tp)))
 (let (($x729 (= (_ bv96 7) old.stream)))
 (let (($x3014 (or $x729 $x576 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x686 (and (or (not old.embedding.group.tp) $x576) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x430 (= (_ bv10 7) old.embedding.collective)))
 (let (($x562 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1703 (ite (or (or $x562 $x430) (and $x686 $x3014)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x688 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1029 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2468 (and (or $x1029 $x688) $x686)))
 (let ((?x252 (ite (or $x562 (and $x430 (= (_ bv38 7) old.stream)) $x2468) (_ bv38 7) (ite $x430 (_ bv96 7) (_ bv16 7)))))
 (let (($x1044 (or (and old.hidden.filled (not $x729)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x230 (not $x686)))
 (let (($x2053 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1591 (= (_ bv38 7) old.stream)))
 (let ((?x1380 (ite (and $x1029 old.hidden.filled $x1591 $x230 $x2053) old.stream (ite (and $x688 $x230 $x1044) old.stream ?x252))))
 (let ((?x1143 (ite (and $x729 old.hidden.everywhere (or $x562 $x2468)) (_ bv96 7) (ite (and $x1029 old.hidden.filled $x729 $x230) (_ bv96 7) ?x1380))))
 (let (($x176 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2569 (ite (= (_ bv38 7) old.embedding.state) (ite $x176 (_ bv96 7) ?x1143) (ite (= (_ bv96 7) old.embedding.state) ?x1703 old.embedding.state))))
 (let ((?x1434 (ite $x688 (ite (not $x729) old.stream (_ bv66 7)) (ite $x430 (ite $x729 (_ bv96 7) old.stream) (ite $x562 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x1029 (_ bv96 7) ?x1434) ?x2569)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1900 (= (_ bv73 7) new.embedding.collective)))
 (let (($x636 (= (_ bv57 7) new.embedding.collective)))
 (let (($x590 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2351 (= (_ bv5 7) new.embedding.collective)))
 (let (($x713 (= (_ bv4 7) new.embedding.collective)))
 (or $x713 $x2351 $x590 $x636 $x1900)))))))
(assert
 (let (($x1571 (= (_ bv95 7) new.embedding.split)))
 (let (($x263 (= (_ bv38 7) new.embedding.split)))
 (or $x263 (= (_ bv57 7) new.embedding.split) $x1571))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x91 (= (_ bv96 7) new.hidden.kind)))
 (let (($x740 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1764 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1722 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1794 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2155 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2155 $x1794 (= (_ bv56 7) new.hidden.kind) $x1722 $x1764 $x740 $x91 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1150 (= (_ bv49 7) new.norm.statistic)))
 (or $x1150 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2784 (= (_ bv96 7) new.stream)))
 (let (($x146 (= (_ bv38 7) new.stream)))
 (or $x146 (= (_ bv94 7) new.stream) $x2784))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x616 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x172 (div (* ?x616 new.hidden.multiple) new.hidden.parts)))
 (let (($x1661 (< 1 new.hidden.parts)))
 (let (($x1722 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1722 $x1661 (= ?x172 new.hidden.n))))))))
(assert
 (let ((?x616 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x172 (div (* ?x616 new.hidden.multiple) new.hidden.parts)))
 (let (($x1661 (< 1 new.hidden.parts)))
 (let (($x1722 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1722 $x1661 (<= new.hidden.n ?x172))))))))
(assert
 (let (($x1722 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1722 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2155 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3201 (ite $x2155 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x616 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x172 (div (* ?x616 new.hidden.multiple) new.hidden.parts)))
 (let (($x444 (= (- 1) new.hidden.n)))
 (let (($x1722 (= (_ bv65 7) new.hidden.kind)))
 (let (($x740 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3467 (ite $x740 (or $x444 (< new.hidden.block new.hidden.n)) (ite $x1722 (or $x444 (< ?x172 new.hidden.n)) $x3201))))
 (let (($x1957 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3467)))
 (let (($x1794 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1764 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2857 (or $x1764 $x1794)))
 (= new.hidden.moved (ite $x2857 new.hidden.given_moved $x1957)))))))))))))))
(assert
 (let (($x1453 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x636 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1571 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2637 (ite $x1571 (ite (and new.embedding.rows_where_kept (or $x636 $x1453)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2637))))))
(assert
 (let (($x91 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1794 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1764 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2857 (or $x1764 $x1794)))
 (let (($x2006 (ite $x2857 new.hidden.given_everywhere (or $x91 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2006)))))))
(assert
 (let (($x945 (= 1 new.tp)))
 (let (($x2784 (= (_ bv96 7) new.stream)))
 (let (($x2799 (or $x2784 $x945 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1453 (and (or (not new.embedding.group.tp) $x945) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x590 (= (_ bv10 7) new.embedding.collective)))
 (let (($x636 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1349 (ite (or (or $x636 $x590) (and $x1453 $x2799)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1900 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2351 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1630 (and (or $x2351 $x1900) $x1453)))
 (let ((?x1598 (ite (or $x636 (and $x590 (= (_ bv38 7) new.stream)) $x1630) (_ bv38 7) (ite $x590 (_ bv96 7) (_ bv16 7)))))
 (let (($x2258 (or (and new.hidden.filled (not $x2784)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2039 (not $x1453)))
 (let (($x1150 (= (_ bv49 7) new.norm.statistic)))
 (let (($x146 (= (_ bv38 7) new.stream)))
 (let ((?x609 (ite (and $x2351 new.hidden.filled $x146 $x2039 $x1150) new.stream (ite (and $x1900 $x2039 $x2258) new.stream ?x1598))))
 (let ((?x640 (ite (and $x2784 new.hidden.everywhere (or $x636 $x1630)) (_ bv96 7) (ite (and $x2351 new.hidden.filled $x2784 $x2039) (_ bv96 7) ?x609))))
 (let (($x713 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x485 (ite (= (_ bv38 7) new.embedding.state) (ite $x713 (_ bv96 7) ?x640) (ite (= (_ bv96 7) new.embedding.state) ?x1349 new.embedding.state))))
 (let ((?x1278 (ite $x1900 (ite (not $x2784) new.stream (_ bv66 7)) (ite $x590 (ite $x2784 (_ bv96 7) new.stream) (ite $x636 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x2351 (_ bv96 7) ?x1278) ?x485)))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1039 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x945 (= 1 new.tp)))
 (let (($x1043 (= new.embedding.joined new.stream)))
 (let (($x1457 (or (or (= (_ bv96 7) new.embedding.joined) $x1043) (and $x945 (or (not (= (_ bv38 7) new.embedding.split)) $x1039)))))
 (not $x1457))))))
(assert
 (let (($x2479 (not (or old.hidden.moved old.hidden.padded))))
(let (($x576 (= 1 old.tp)))
(let (($x2334 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x2334) (and $x576 (or (not (= (_ bv38 7) old.embedding.split)) $x2479)))))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x688 (= (_ bv73 7) old.embedding.collective)))
 (let (($x562 (= (_ bv57 7) old.embedding.collective)))
 (let (($x430 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1029 (= (_ bv5 7) old.embedding.collective)))
 (let (($x176 (= (_ bv4 7) old.embedding.collective)))
 (or $x176 $x1029 $x430 $x562 $x688)))))))
(assert
 (let (($x301 (= (_ bv95 7) old.embedding.split)))
 (let (($x178 (= (_ bv38 7) old.embedding.split)))
 (or $x178 (= (_ bv57 7) old.embedding.split) $x301))))
(assert
 (let (($x1561 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2796 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1557 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1941 (= (_ bv56 7) old.hidden.kind) $x1557 $x2796 (= (_ bv91 7) old.hidden.kind) $x1561 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2053 (= (_ bv49 7) old.norm.statistic)))
 (or $x2053 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x729 (= (_ bv96 7) old.stream)))
 (let (($x1591 (= (_ bv38 7) old.stream)))
 (or $x1591 (= (_ bv94 7) old.stream) $x729))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2398 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2178 (div (* ?x2398 old.hidden.multiple) old.hidden.parts)))
 (let (($x3349 (< 1 old.hidden.parts)))
 (let (($x1557 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1557 $x3349 (= ?x2178 old.hidden.n))))))))
(assert
 (let ((?x2398 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2178 (div (* ?x2398 old.hidden.multiple) old.hidden.parts)))
 (let (($x3349 (< 1 old.hidden.parts)))
 (let (($x1557 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1557 $x3349 (<= old.hidden.n ?x2178))))))))
(assert
 (let (($x1557 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1557 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2917 (not old.embedding.group.pp)))
 (let (($x3217 (or $x2917 (= 1 old.pp))))
 (let (($x215 (not old.embedding.group.sp)))
 (let (($x723 (or $x215 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x2290 (not old.embedding.group.dp)))
 (let (($x2101 (or $x2290 $x1840)))
 (let (($x686 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2101 $x723 $x3217)))
 (let (($x562 (= (_ bv57 7) old.embedding.collective)))
 (let (($x301 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1190 (ite $x301 (ite (and old.embedding.rows_where_kept (or $x562 $x686)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1190)))))))))))))
(assert
 (let (($x1561 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3463 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1561 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3463))))
(assert
 (let (($x576 (= 1 old.tp)))
 (let (($x729 (= (_ bv96 7) old.stream)))
 (let (($x3014 (or $x729 $x576 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x2917 (not old.embedding.group.pp)))
 (let (($x3217 (or $x2917 (= 1 old.pp))))
 (let (($x215 (not old.embedding.group.sp)))
 (let (($x723 (or $x215 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x2290 (not old.embedding.group.dp)))
 (let (($x2101 (or $x2290 $x1840)))
 (let (($x686 (and (or (not old.embedding.group.tp) $x576) $x2101 $x723 $x3217)))
 (let (($x430 (= (_ bv10 7) old.embedding.collective)))
 (let (($x562 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1703 (ite (or (or $x562 $x430) (and $x686 $x3014)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2439 (= (_ bv96 7) old.embedding.state)))
 (let (($x688 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1029 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2468 (and (or $x1029 $x688) $x686)))
 (let ((?x252 (ite (or $x562 (and $x430 (= (_ bv38 7) old.stream)) $x2468) (_ bv38 7) (ite $x430 (_ bv96 7) (_ bv16 7)))))
 (let (($x1044 (or (and old.hidden.filled (not $x729)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x230 (not $x686)))
 (let (($x2053 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1591 (= (_ bv38 7) old.stream)))
 (let ((?x1380 (ite (and $x1029 old.hidden.filled $x1591 $x230 $x2053) old.stream (ite (and $x688 $x230 $x1044) old.stream ?x252))))
 (let ((?x1143 (ite (and $x729 old.hidden.everywhere (or $x562 $x2468)) (_ bv96 7) (ite (and $x1029 old.hidden.filled $x729 $x230) (_ bv96 7) ?x1380))))
 (let (($x176 (= (_ bv4 7) old.embedding.collective)))
 (let (($x1804 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1434 (ite $x688 (ite (not $x729) old.stream (_ bv66 7)) (ite $x430 (ite $x729 (_ bv96 7) old.stream) (ite $x562 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2045 (ite (= (_ bv92 7) old.embedding.state) (ite $x1029 (_ bv96 7) ?x1434) (ite $x1804 (ite $x176 (_ bv96 7) ?x1143) (ite $x2439 ?x1703 old.embedding.state)))))
 (= old.embedding.joined ?x2045)))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1900 (= (_ bv73 7) new.embedding.collective)))
 (let (($x636 (= (_ bv57 7) new.embedding.collective)))
 (let (($x590 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2351 (= (_ bv5 7) new.embedding.collective)))
 (let (($x713 (= (_ bv4 7) new.embedding.collective)))
 (or $x713 $x2351 $x590 $x636 $x1900)))))))
(assert
 (let (($x1571 (= (_ bv95 7) new.embedding.split)))
 (let (($x263 (= (_ bv38 7) new.embedding.split)))
 (or $x263 (= (_ bv57 7) new.embedding.split) $x1571))))
(assert
 (let (($x91 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1764 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1722 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1794 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1794 (= (_ bv56 7) new.hidden.kind) $x1722 $x1764 (= (_ bv91 7) new.hidden.kind) $x91 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1150 (= (_ bv49 7) new.norm.statistic)))
 (or $x1150 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2784 (= (_ bv96 7) new.stream)))
 (let (($x146 (= (_ bv38 7) new.stream)))
 (or $x146 (= (_ bv94 7) new.stream) $x2784))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x616 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x172 (div (* ?x616 new.hidden.multiple) new.hidden.parts)))
 (let (($x1661 (< 1 new.hidden.parts)))
 (let (($x1722 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1722 $x1661 (= ?x172 new.hidden.n))))))))
(assert
 (let ((?x616 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x172 (div (* ?x616 new.hidden.multiple) new.hidden.parts)))
 (let (($x1661 (< 1 new.hidden.parts)))
 (let (($x1722 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1722 $x1661 (<= new.hidden.n ?x172))))))))
(assert
 (let (($x1722 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1722 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1491 (not new.embedding.group.pp)))
 (let (($x3125 (or $x1491 (= 1 new.pp))))
 (let (($x1894 (not new.embedding.group.sp)))
 (let (($x2859 (or $x1894 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x939 (not new.embedding.group.dp)))
 (let (($x524 (or $x939 $x1615)))
 (let (($x1453 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x524 $x2859 $x3125)))
 (let (($x636 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1571 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2637 (ite $x1571 (ite (and new.embedding.rows_where_kept (or $x636 $x1453)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2637)))))))))))))
(assert
 (let (($x91 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2006 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x91 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2006))))
(assert
 (let (($x945 (= 1 new.tp)))
 (let (($x2784 (= (_ bv96 7) new.stream)))
 (let (($x2799 (or $x2784 $x945 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1491 (not new.embedding.group.pp)))
 (let (($x3125 (or $x1491 (= 1 new.pp))))
 (let (($x1894 (not new.embedding.group.sp)))
 (let (($x2859 (or $x1894 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x939 (not new.embedding.group.dp)))
 (let (($x524 (or $x939 $x1615)))
 (let (($x1453 (and (or (not new.embedding.group.tp) $x945) $x524 $x2859 $x3125)))
 (let (($x590 (= (_ bv10 7) new.embedding.collective)))
 (let (($x636 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1349 (ite (or (or $x636 $x590) (and $x1453 $x2799)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x491 (= (_ bv96 7) new.embedding.state)))
 (let (($x1900 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2351 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1630 (and (or $x2351 $x1900) $x1453)))
 (let ((?x1598 (ite (or $x636 (and $x590 (= (_ bv38 7) new.stream)) $x1630) (_ bv38 7) (ite $x590 (_ bv96 7) (_ bv16 7)))))
 (let (($x2258 (or (and new.hidden.filled (not $x2784)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2039 (not $x1453)))
 (let (($x1150 (= (_ bv49 7) new.norm.statistic)))
 (let (($x146 (= (_ bv38 7) new.stream)))
 (let ((?x609 (ite (and $x2351 new.hidden.filled $x146 $x2039 $x1150) new.stream (ite (and $x1900 $x2039 $x2258) new.stream ?x1598))))
 (let ((?x640 (ite (and $x2784 new.hidden.everywhere (or $x636 $x1630)) (_ bv96 7) (ite (and $x2351 new.hidden.filled $x2784 $x2039) (_ bv96 7) ?x609))))
 (let (($x713 (= (_ bv4 7) new.embedding.collective)))
 (let (($x580 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1278 (ite $x1900 (ite (not $x2784) new.stream (_ bv66 7)) (ite $x590 (ite $x2784 (_ bv96 7) new.stream) (ite $x636 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2389 (ite (= (_ bv92 7) new.embedding.state) (ite $x2351 (_ bv96 7) ?x1278) (ite $x580 (ite $x713 (_ bv96 7) ?x640) (ite $x491 ?x1349 new.embedding.state)))))
 (= new.embedding.joined ?x2389)))))))))))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1491 (not new.embedding.group.pp)))
 (let (($x3125 (or $x1491 (= 1 new.pp))))
 (let (($x1894 (not new.embedding.group.sp)))
 (let (($x2859 (or $x1894 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x939 (not new.embedding.group.dp)))
 (let (($x524 (or $x939 $x1615)))
 (let (($x580 (= (_ bv38 7) new.embedding.state)))
 (let (($x491 (= (_ bv96 7) new.embedding.state)))
 (let (($x1453 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x524 $x2859 $x3125)))
 (let (($x2620 (and $x1453 (or $x491 (and $x580 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x590 (= (_ bv10 7) new.embedding.collective)))
 (let (($x636 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1470 (or (and (= (_ bv96 7) new.embedding.joined) $x491) $x636 (and $x590 $x580 (= (_ bv38 7) new.embedding.joined)) $x2620 (and (or new.embedding.group.tp (= 1 new.tp)) $x524 $x2859 $x3125))))
 (not $x1470))))))))))))))))
(assert
 (let (($x2917 (not old.embedding.group.pp)))
(let (($x3217 (or $x2917 (= 1 old.pp))))
(let (($x215 (not old.embedding.group.sp)))
(let (($x723 (or $x215 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x2290 (not old.embedding.group.dp)))
(let (($x2101 (or $x2290 $x1840)))
(let (($x1804 (= (_ bv38 7) old.embedding.state)))
(let (($x2439 (= (_ bv96 7) old.embedding.state)))
(let (($x686 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2101 $x723 $x3217)))
(let (($x1410 (and $x686 (or $x2439 (and $x1804 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x430 (= (_ bv10 7) old.embedding.collective)))
(let (($x562 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x2439) $x562 (and $x430 $x1804 (= (_ bv38 7) old.embedding.joined)) $x1410 (and (or old.embedding.group.tp (= 1 old.tp)) $x2101 $x723 $x3217))))))))))))))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x688 (= (_ bv73 7) old.embedding.collective)))
 (let (($x562 (= (_ bv57 7) old.embedding.collective)))
 (let (($x430 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1029 (= (_ bv5 7) old.embedding.collective)))
 (let (($x176 (= (_ bv4 7) old.embedding.collective)))
 (or $x176 $x1029 $x430 $x562 $x688)))))))
(assert
 (let (($x133 (= (_ bv29 7) old.embedding.positions)))
 (let (($x317 (= (_ bv27 7) old.embedding.positions)))
 (let (($x2868 (= (_ bv23 7) old.embedding.positions)))
 (let (($x1644 (= (_ bv1 7) old.embedding.positions)))
 (or $x1644 $x2868 $x317 $x133))))))
(assert
 (let (($x301 (= (_ bv95 7) old.embedding.split)))
 (let (($x178 (= (_ bv38 7) old.embedding.split)))
 (or $x178 (= (_ bv57 7) old.embedding.split) $x301))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1561 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3435 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2796 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1557 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1406 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1406 $x1941 (= (_ bv56 7) old.hidden.kind) $x1557 $x2796 $x3435 $x1561 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1429 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x1429 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2053 (= (_ bv49 7) old.norm.statistic)))
 (or $x2053 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x729 (= (_ bv96 7) old.stream)))
 (let (($x1591 (= (_ bv38 7) old.stream)))
 (or $x1591 (= (_ bv94 7) old.stream) $x729))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2398 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2178 (div (* ?x2398 old.hidden.multiple) old.hidden.parts)))
 (let (($x3349 (< 1 old.hidden.parts)))
 (let (($x1557 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1557 $x3349 (= ?x2178 old.hidden.n))))))))
(assert
 (let ((?x2398 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2178 (div (* ?x2398 old.hidden.multiple) old.hidden.parts)))
 (let (($x3349 (< 1 old.hidden.parts)))
 (let (($x1557 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1557 $x3349 (<= old.hidden.n ?x2178))))))))
(assert
 (let (($x1557 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1557 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1406 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2824 (ite $x1406 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2398 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2178 (div (* ?x2398 old.hidden.multiple) old.hidden.parts)))
 (let (($x1123 (= (- 1) old.hidden.n)))
 (let (($x1557 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3435 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1866 (ite $x3435 (or $x1123 (< old.hidden.block old.hidden.n)) (ite $x1557 (or $x1123 (< ?x2178 old.hidden.n)) $x2824))))
 (let (($x2510 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1866)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2796 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3120 (or $x2796 $x1941)))
 (= old.hidden.moved (ite $x3120 old.hidden.given_moved $x2510)))))))))))))))
(assert
 (let (($x686 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x562 (= (_ bv57 7) old.embedding.collective)))
 (let (($x301 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1190 (ite $x301 (ite (and old.embedding.rows_where_kept (or $x562 $x686)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1190))))))
(assert
 (let (($x1561 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2796 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3120 (or $x2796 $x1941)))
 (let (($x3463 (ite $x3120 old.hidden.given_everywhere (or $x1561 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3463)))))))
(assert
 (let (($x391 (not old.hidden.moved)))
 (let (($x349 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x391)))
 (let (($x2975 (= 1 old.hidden.parts)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2796 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3120 (or $x2796 $x1941)))
 (= old.hidden.first_alone (ite $x3120 old.hidden.given_first (or $x2975 $x349))))))))))
(assert
 (let (($x301 (= (_ bv95 7) old.embedding.split)))
 (let (($x1387 (not $x301)))
 (let (($x576 (= 1 old.tp)))
 (let (($x729 (= (_ bv96 7) old.stream)))
 (let (($x686 (and (or (not old.embedding.group.tp) $x576) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1953 (and $x686 (or $x729 $x576 (not (= (_ bv4 7) old.embedding.collective)) $x1387))))
 (let (($x430 (= (_ bv10 7) old.embedding.collective)))
 (let (($x562 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1703 (ite (or (or $x562 $x430) $x1953) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2439 (= (_ bv96 7) old.embedding.state)))
 (let (($x688 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1029 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2468 (and (or $x1029 $x688) $x686)))
 (let ((?x252 (ite (or $x562 (and $x430 (= (_ bv38 7) old.stream)) $x2468) (_ bv38 7) (ite $x430 (_ bv96 7) (_ bv16 7)))))
 (let (($x1044 (or (and old.hidden.filled (not $x729)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x230 (not $x686)))
 (let (($x2053 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1591 (= (_ bv38 7) old.stream)))
 (let ((?x1380 (ite (and $x1029 old.hidden.filled $x1591 $x230 $x2053) old.stream (ite (and $x688 $x230 $x1044) old.stream ?x252))))
 (let ((?x1143 (ite (and $x729 old.hidden.everywhere (or $x562 $x2468)) (_ bv96 7) (ite (and $x1029 old.hidden.filled $x729 $x230) (_ bv96 7) ?x1380))))
 (let (($x176 (= (_ bv4 7) old.embedding.collective)))
 (let (($x1804 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1434 (ite $x688 (ite (not $x729) old.stream (_ bv66 7)) (ite $x430 (ite $x729 (_ bv96 7) old.stream) (ite $x562 (_ bv92 7) (_ bv16 7))))))
 (let (($x1819 (= (_ bv92 7) old.embedding.state)))
 (let ((?x2045 (ite $x1819 (ite $x1029 (_ bv96 7) ?x1434) (ite $x1804 (ite $x176 (_ bv96 7) ?x1143) (ite $x2439 ?x1703 old.embedding.state)))))
 (= old.embedding.joined ?x2045)))))))))))))))))))))))))))
(assert
 (let (($x3237 (not old.hidden.everywhere)))
 (let (($x1029 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1804 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x1804 (= (_ bv96 7) old.embedding.joined) $x1029 $x3237))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1900 (= (_ bv73 7) new.embedding.collective)))
 (let (($x636 (= (_ bv57 7) new.embedding.collective)))
 (let (($x590 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2351 (= (_ bv5 7) new.embedding.collective)))
 (let (($x713 (= (_ bv4 7) new.embedding.collective)))
 (or $x713 $x2351 $x590 $x636 $x1900)))))))
(assert
 (let (($x70 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2964 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1686 (= (_ bv23 7) new.embedding.positions)))
 (let (($x1675 (= (_ bv1 7) new.embedding.positions)))
 (or $x1675 $x1686 $x2964 $x70))))))
(assert
 (let (($x1571 (= (_ bv95 7) new.embedding.split)))
 (let (($x263 (= (_ bv38 7) new.embedding.split)))
 (or $x263 (= (_ bv57 7) new.embedding.split) $x1571))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x91 (= (_ bv96 7) new.hidden.kind)))
 (let (($x740 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1764 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1722 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1794 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2155 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2155 $x1794 (= (_ bv56 7) new.hidden.kind) $x1722 $x1764 $x740 $x91 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1036 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x1036 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1150 (= (_ bv49 7) new.norm.statistic)))
 (or $x1150 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2784 (= (_ bv96 7) new.stream)))
 (let (($x146 (= (_ bv38 7) new.stream)))
 (or $x146 (= (_ bv94 7) new.stream) $x2784))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x616 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x172 (div (* ?x616 new.hidden.multiple) new.hidden.parts)))
 (let (($x1661 (< 1 new.hidden.parts)))
 (let (($x1722 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1722 $x1661 (= ?x172 new.hidden.n))))))))
(assert
 (let ((?x616 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x172 (div (* ?x616 new.hidden.multiple) new.hidden.parts)))
 (let (($x1661 (< 1 new.hidden.parts)))
 (let (($x1722 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1722 $x1661 (<= new.hidden.n ?x172))))))))
(assert
 (let (($x1722 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1722 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2155 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2051 (ite $x2155 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x616 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x172 (div (* ?x616 new.hidden.multiple) new.hidden.parts)))
 (let (($x2550 (= (- 1) new.hidden.n)))
 (let (($x1722 (= (_ bv65 7) new.hidden.kind)))
 (let (($x740 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1256 (ite $x740 (or $x2550 (< new.hidden.block new.hidden.n)) (ite $x1722 (or $x2550 (< ?x172 new.hidden.n)) $x2051))))
 (let (($x1090 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1256)))
 (let (($x1794 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1764 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2857 (or $x1764 $x1794)))
 (= new.hidden.moved (ite $x2857 new.hidden.given_moved $x1090)))))))))))))))
(assert
 (let (($x1453 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x636 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1571 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2637 (ite $x1571 (ite (and new.embedding.rows_where_kept (or $x636 $x1453)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2637))))))
(assert
 (let (($x91 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1794 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1764 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2857 (or $x1764 $x1794)))
 (let (($x2006 (ite $x2857 new.hidden.given_everywhere (or $x91 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2006)))))))
(assert
 (let (($x2904 (not new.hidden.moved)))
 (let (($x1699 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2904)))
 (let (($x1713 (= 1 new.hidden.parts)))
 (let (($x1794 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1764 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2857 (or $x1764 $x1794)))
 (= new.hidden.first_alone (ite $x2857 new.hidden.given_first (or $x1713 $x1699))))))))))
(assert
 (let (($x1571 (= (_ bv95 7) new.embedding.split)))
 (let (($x3083 (not $x1571)))
 (let (($x945 (= 1 new.tp)))
 (let (($x2784 (= (_ bv96 7) new.stream)))
 (let (($x1453 (and (or (not new.embedding.group.tp) $x945) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1279 (and $x1453 (or $x2784 $x945 (not (= (_ bv4 7) new.embedding.collective)) $x3083))))
 (let (($x590 (= (_ bv10 7) new.embedding.collective)))
 (let (($x636 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1349 (ite (or (or $x636 $x590) $x1279) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x491 (= (_ bv96 7) new.embedding.state)))
 (let (($x1900 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2351 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1630 (and (or $x2351 $x1900) $x1453)))
 (let ((?x1598 (ite (or $x636 (and $x590 (= (_ bv38 7) new.stream)) $x1630) (_ bv38 7) (ite $x590 (_ bv96 7) (_ bv16 7)))))
 (let (($x2258 (or (and new.hidden.filled (not $x2784)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2039 (not $x1453)))
 (let (($x1150 (= (_ bv49 7) new.norm.statistic)))
 (let (($x146 (= (_ bv38 7) new.stream)))
 (let ((?x609 (ite (and $x2351 new.hidden.filled $x146 $x2039 $x1150) new.stream (ite (and $x1900 $x2039 $x2258) new.stream ?x1598))))
 (let ((?x640 (ite (and $x2784 new.hidden.everywhere (or $x636 $x1630)) (_ bv96 7) (ite (and $x2351 new.hidden.filled $x2784 $x2039) (_ bv96 7) ?x609))))
 (let (($x713 (= (_ bv4 7) new.embedding.collective)))
 (let (($x580 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1278 (ite $x1900 (ite (not $x2784) new.stream (_ bv66 7)) (ite $x590 (ite $x2784 (_ bv96 7) new.stream) (ite $x636 (_ bv92 7) (_ bv16 7))))))
 (let (($x2869 (= (_ bv92 7) new.embedding.state)))
 (let ((?x2389 (ite $x2869 (ite $x2351 (_ bv96 7) ?x1278) (ite $x580 (ite $x713 (_ bv96 7) ?x640) (ite $x491 ?x1349 new.embedding.state)))))
 (= new.embedding.joined ?x2389)))))))))))))))))))))))))))
(assert
 (let (($x725 (not new.hidden.everywhere)))
 (let (($x2351 (= (_ bv5 7) new.embedding.collective)))
 (let (($x580 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x580 (= (_ bv96 7) new.embedding.joined) $x2351 $x725))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2869 (= (_ bv92 7) new.embedding.state)))
 (let (($x2530 (or $x2869 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x70 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2414 (not new.embedding.full_though_split)))
 (let (($x2964 (= (_ bv27 7) new.embedding.positions)))
 (let (($x945 (= 1 new.tp)))
 (let (($x3247 (or $x945 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x2414) (and $x2964 $x2414 (or (not (= (_ bv95 7) new.embedding.split)) (not $x2869))) (and $x70 $x2530) (and (= (_ bv23 7) new.embedding.positions) $x2869))))
 (not $x3247)))))))))
(assert
 (let (($x1819 (= (_ bv92 7) old.embedding.state)))
(let (($x1882 (or $x1819 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x133 (= (_ bv29 7) old.embedding.positions)))
(let (($x2976 (not old.embedding.full_though_split)))
(let (($x317 (= (_ bv27 7) old.embedding.positions)))
(let (($x576 (= 1 old.tp)))
(or $x576 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x2976) (and $x317 $x2976 (or (not (= (_ bv95 7) old.embedding.split)) (not $x1819))) (and $x133 $x1882) (and (= (_ bv23 7) old.embedding.positions) $x1819)))))))))
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
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2174 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1991 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x880 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x850 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3156 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3156 $x850 $x880 $x3118 $x331 $x2010 $x53 $x2210 $x1837 $x1991))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2517 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x2517 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x318 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2612 (= (_ bv10 7) old.attention.out.input)))
 (or $x2612 $x318 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3283 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2546 (= (_ bv40 7) old.attention.out.split)))
 (or $x2546 (= (_ bv57 7) old.attention.out.split) $x3283))))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x2818 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2818 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x1049 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1049 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1292 (= (_ bv56 7) old.attention.value_dim.kind) $x2474 $x3201 (= (_ bv91 7) old.attention.value_dim.kind) $x2011 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
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
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x275 (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2117 (= (- 1) old.attention.heads.n)))
 (let (($x1166 (or $x2117 (< (* ?x275 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x1607 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1166 0 1))))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2923 (or $x2117 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x1676 (ite (and $x2117 (= 1 old.attention.heads.parts)) 1 (ite $x2923 0 1))))
 (let (($x880 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1991 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3156 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x850 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1881 (ite (or $x850 $x3156 $x2210 $x1991 $x331) 1 (ite $x880 ?x1676 (ite $x2010 ?x1607 old.attention.heads.given_least)))))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x1837 old.attention.heads.parts ?x1881)))))))))))))))))))
(assert
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x275 (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1431 (and $x2010 (< 1 old.attention.heads.parts) (= ?x275 old.attention.heads.n))))
 (= old.attention.heads.filled $x1431))))))
(assert
 (let (($x2665 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2010 $x2665)))))
(assert
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1354 (or $x53 $x3118)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x2200 (ite $x1837 old.attention.heads.parts (ite $x1354 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x2200)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x2117 (= (- 1) old.attention.heads.n)))
 (let (($x880 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x678 (ite $x880 (or $x2117 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2117 (< 1 old.attention.heads.n)))))
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x275 (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1454 (ite $x2210 (or $x2117 (< old.attention.heads.block old.attention.heads.n)) (ite $x2010 (or $x2117 (< ?x275 old.attention.heads.n)) $x678))))
 (let (($x962 (= 1 old.attention.heads.parts)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1354 (or $x53 $x3118)))
 (let (($x304 (ite $x1354 old.attention.heads.given_moved (ite (or $x1837 $x962) false $x1454))))
 (= old.attention.heads.moved $x304))))))))))))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let ((?x2740 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2474 (not (= 0 ?x2740)))))))
(assert
 (let (($x2546 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2908 (not $x2546)))
 (let (($x2612 (= (_ bv10 7) old.attention.out.input)))
 (let (($x318 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x318 (and $x2612 $x2908))))))))
(assert
 (let (($x1178 (not old.attention.heads.padded)))
 (let (($x962 (= 1 old.attention.heads.parts)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1354 (or $x53 $x3118)))
 (let (($x3632 (ite $x1354 old.attention.heads.given_everywhere (or $x1837 (and $x962 $x1178)))))
 (= old.attention.heads.everywhere $x3632)))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x2834 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x406 ?x2764 ?x2834)))))))))))))))))))))))
(assert
 (let (($x2939 (not old.attention.value_dim.padded)))
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2144 (ite (or $x3201 $x1292) old.attention.value_dim.given_everywhere (or $x2011 (and (= 1 old.attention.value_dim.parts) $x2939)))))
 (= old.attention.value_dim.everywhere $x2144)))))))
(assert
 (let (($x352 (not old.attention.heads.moved)))
 (let (($x1991 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3156 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x850 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x32 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x850 $x3156 $x2210 $x1991) $x352))))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1354 (or $x53 $x3118)))
 (= old.attention.heads.undivided (ite $x1354 old.attention.heads.given_undivided $x32))))))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x595 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x406 ?x2764 ?x595))))))))))))))))))))))))
(assert
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3491 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1907 (ite $x3491 old.attention.v (ite $x1023 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1907)))))
(assert
 (let (($x2546 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2908 (not $x2546)))
 (let (($x82 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3307 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x82)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x82 old.attention.value_dim.everywhere $x2908))))
 (= old.attention.mixed_in (ite $x3307 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x1721 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2516 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2967 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x1208 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2517 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2546 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2263 (and $x2546 (or $x2517 $x1208) (ite $x2967 old.attention.dims_where_kept $x2516))))
 (= old.attention.out_state (ite $x2263 (_ bv96 7) ?x1721))))))))))
(assert
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3287 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x1456 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1474 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x500 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2216 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x883 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x883 $x2216 $x500 $x1739 $x1474 $x1258 $x44 $x1402 $x2102 $x1456))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1284 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x1284 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x1373 (= (_ bv32 7) new.attention.out.input)))
 (let (($x744 (= (_ bv10 7) new.attention.out.input)))
 (or $x744 $x1373 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x397 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3545 (= (_ bv40 7) new.attention.out.split)))
 (or $x3545 (= (_ bv57 7) new.attention.out.split) $x397))))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x764 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x764 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x2620 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2620 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x994 (= (_ bv56 7) new.attention.value_dim.kind) $x3470 $x1410 (= (_ bv91 7) new.attention.value_dim.kind) $x2933 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
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
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3018 (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x592 (= (- 1) new.attention.heads.n)))
 (let (($x3412 (or $x592 (< (* ?x3018 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1969 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x3412 0 1))))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2048 (or $x592 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x755 (ite (and $x592 (= 1 new.attention.heads.parts)) 1 (ite $x2048 0 1))))
 (let (($x500 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1474 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1456 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x883 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2216 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2076 (ite (or $x2216 $x883 $x1402 $x1456 $x1474) 1 (ite $x500 ?x755 (ite $x1258 ?x1969 new.attention.heads.given_least)))))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x2102 new.attention.heads.parts ?x2076)))))))))))))))))))
(assert
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3018 (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2984 (and $x1258 (< 1 new.attention.heads.parts) (= ?x3018 new.attention.heads.n))))
 (= new.attention.heads.filled $x2984))))))
(assert
 (let (($x360 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1258 $x360)))))
(assert
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x846 (or $x44 $x1739)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x913 (ite $x2102 new.attention.heads.parts (ite $x846 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x913)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x592 (= (- 1) new.attention.heads.n)))
 (let (($x500 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x807 (ite $x500 (or $x592 (<= new.attention.heads.parts new.attention.heads.n)) (or $x592 (< 1 new.attention.heads.n)))))
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3018 (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2702 (ite $x1402 (or $x592 (< new.attention.heads.block new.attention.heads.n)) (ite $x1258 (or $x592 (< ?x3018 new.attention.heads.n)) $x807))))
 (let (($x68 (= 1 new.attention.heads.parts)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x846 (or $x44 $x1739)))
 (let (($x1057 (ite $x846 new.attention.heads.given_moved (ite (or $x2102 $x68) false $x2702))))
 (= new.attention.heads.moved $x1057))))))))))))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let ((?x1487 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3470 (not (= 0 ?x1487)))))))
(assert
 (let (($x3545 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2143 (not $x3545)))
 (let (($x744 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1373 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1373 (and $x744 $x2143))))))))
(assert
 (let (($x2119 (not new.attention.heads.padded)))
 (let (($x68 (= 1 new.attention.heads.parts)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x846 (or $x44 $x1739)))
 (let (($x492 (ite $x846 new.attention.heads.given_everywhere (or $x2102 (and $x68 $x2119)))))
 (= new.attention.heads.everywhere $x492)))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x2940 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3256 ?x3337 ?x2940)))))))))))))))))))))
(assert
 (let (($x1504 (not new.attention.value_dim.padded)))
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2280 (ite (or $x1410 $x994) new.attention.value_dim.given_everywhere (or $x2933 (and (= 1 new.attention.value_dim.parts) $x1504)))))
 (= new.attention.value_dim.everywhere $x2280)))))))
(assert
 (let (($x2243 (not new.attention.heads.moved)))
 (let (($x1456 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x883 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2216 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1696 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2216 $x883 $x1402 $x1456) $x2243))))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x846 (or $x44 $x1739)))
 (= new.attention.heads.undivided (ite $x846 new.attention.heads.given_undivided $x1696))))))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x2267 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3256 ?x3337 ?x2267))))))))))))))))))))))
(assert
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3252 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2131 (ite $x3252 new.attention.v (ite $x452 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2131)))))
(assert
 (let (($x3545 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2143 (not $x3545)))
 (let (($x1340 (= (_ bv36 7) new.attention.mixed)))
 (let (($x285 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1340)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1340 new.attention.value_dim.everywhere $x2143))))
 (= new.attention.mixed_in (ite $x285 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x3124 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3235 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3289 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x1832 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1284 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3545 (= (_ bv40 7) new.attention.out.split)))
 (let (($x102 (and $x3545 (or $x1284 $x1832) (ite $x3289 new.attention.dims_where_kept $x3235))))
 (= new.attention.out_state (ite $x102 (_ bv96 7) ?x3124))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3078 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x2774 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x3545 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2143 (not $x3545)))
 (let (($x815 (or (= 1 new.attention.heads.most) $x2143 (= (_ bv96 7) new.attention.out_state) (and $x2774 (and new.attention.heads.undivided $x3078)))))
 (let (($x2312 (not new.attention.heads.beyond)))
 (let (($x1747 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x3545 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x1747 (and (<= 1 new.attention.heads.least) $x2312 $x815)))))))))))
(assert
 (let (($x3111 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1460 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x2546 (= (_ bv40 7) old.attention.out.split)))
(let (($x2908 (not $x2546)))
(let (($x2617 (or (= 1 old.attention.heads.most) $x2908 (= (_ bv96 7) old.attention.out_state) (and $x1460 (and old.attention.heads.undivided $x3111)))))
(let (($x1709 (not old.attention.heads.beyond)))
(let (($x3507 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x2546 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x3507 (and (<= 1 old.attention.heads.least) $x1709 $x2617))))))))))
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
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2174 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2010 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x662 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x662 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2474 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
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
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2313 (= (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2010 (< 1 old.attention.heads.parts) $x2313))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x280 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7)))))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x1877 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099) ?x280)))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x252 (ite $x406 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7))) ?x1877)))
 (= old.attention.q ?x252)))))))))))))))))))
(assert
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3287 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1258 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x3439 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3439 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3470 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
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
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1347 (= (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1258 (< 1 new.attention.heads.parts) $x1347))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1143 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7)))))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x689 (ite $x3256 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x95 ?x1143))))
 (= new.attention.q ?x689)))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x486 (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned (or new.attention.kv_missing new.attention.kv_beyond))))
 (not (or (not (= (_ bv37 7) new.attention.qkv.split)) (not $x486)))))
(assert
 (let (($x1044 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x1044))))
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
 (let (($x1622 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1427 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1108 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2896 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2896 $x1108 $x1505 $x294 $x1427 $x2174 $x2684 $x1927 $x3517 $x1622))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3118 (= (_ bv56 7) old.attention.heads.kind) $x2010 $x53 (= (_ bv91 7) old.attention.heads.kind) $x1837 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2545 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x2545 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x2493 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3307 (= (_ bv10 7) old.attention.out.input)))
 (or $x3307 $x2493 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2945 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1827 (= (_ bv40 7) old.attention.out.split)))
 (or $x1827 (= (_ bv57 7) old.attention.out.split) $x2945))))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x1745 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1745 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x662 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x662 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x801 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x801 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1225 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x678 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x678 $x1225 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (and (<= 0 old.attention.value_dim.given_most)))
(assert
 (let (($x2719 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2690 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2136 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2583 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1237 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1396 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1396 $x1237 $x2583 $x1292 $x2136 $x2474 $x3201 $x2690 $x2011 $x2719))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
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
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2313 (= (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2010 (< 1 old.attention.heads.parts) $x2313))))))
(assert
 (let (($x3466 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2010 $x3466)))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x637 (= (- 1) old.attention.head_dim.n)))
 (let (($x1154 (or $x637 (< (* ?x2296 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1607 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1846 (ite $x2174 (ite (= 0 ?x1607) 1 (ite $x1154 0 1)) old.attention.head_dim.given_least)))
 (let (($x2749 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3107 (ite (and $x637 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x637 $x2749) 0 1))))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1427 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1622 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2896 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1108 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x403 (ite $x3517 old.attention.head_dim.parts (ite (or $x1108 $x2896 $x1927 $x1622 $x1427) 1 (ite $x1505 ?x3107 ?x1846)))))
 (= old.attention.head_dim.least ?x403)))))))))))))))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x2678 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2174 (not (= 0 ?x2678)))))))
(assert
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2382 (or $x2684 $x294)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1676 (ite $x3517 old.attention.head_dim.parts (ite $x2382 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1676)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x637 (= (- 1) old.attention.head_dim.n)))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2665 (ite $x1505 (or $x637 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x637 (< 1 old.attention.head_dim.n)))))
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2625 (ite $x1927 (or $x637 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2174 (or $x637 (< ?x2296 old.attention.head_dim.n)) $x2665))))
 (let (($x2358 (= 1 old.attention.head_dim.parts)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2382 (or $x2684 $x294)))
 (let (($x2117 (ite $x2382 old.attention.head_dim.given_moved (ite (or $x3517 $x2358) false $x2625))))
 (= old.attention.head_dim.moved $x2117))))))))))))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2488 (div ?x378 old.attention.value_dim.parts)))
 (let (($x2834 (= (- 1) old.attention.value_dim.n)))
 (let (($x1555 (or $x2834 (< (* ?x2488 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x2482 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x1049 (ite $x2474 (ite (= 0 ?x2482) 1 (ite $x1555 0 1)) old.attention.value_dim.given_least)))
 (let (($x962 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x3317 (ite (and $x2834 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x2834 $x962) 0 1))))
 (let (($x2583 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2136 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x2719 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x2690 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1396 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1237 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x926 (ite $x2011 old.attention.value_dim.parts (ite (or $x1237 $x1396 $x2690 $x2719 $x2136) 1 (ite $x2583 ?x3317 ?x1049)))))
 (= old.attention.value_dim.least ?x926))))))))))))))))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2488 (div ?x378 old.attention.value_dim.parts)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= ?x2488 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328)))))))
(assert
 (let ((?x3213 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2474 (not (= 0 ?x3213)))))))
(assert
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x371 (or $x3201 $x1292)))
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x1963 (ite $x2011 old.attention.value_dim.parts (ite $x371 old.attention.value_dim.given_most 1))))
 (= old.attention.value_dim.most ?x1963)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x526 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2408 (not old.model.sinks)))
 (= old.attention.one_key (and $x2408 $x526)))))
(assert
 (let (($x1827 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3082 (not $x1827)))
 (let (($x3307 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2493 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2493 (and $x3307 $x3082))))))))
(assert
 (let (($x1512 (not old.attention.heads.padded)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2516 (ite (or $x53 $x3118) old.attention.heads.given_everywhere (or $x1837 (and (= 1 old.attention.heads.parts) $x1512)))))
 (= old.attention.heads.everywhere $x2516)))))))
(assert
 (let (($x2263 (not old.attention.head_dim.padded)))
 (let (($x2358 (= 1 old.attention.head_dim.parts)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2382 (or $x2684 $x294)))
 (let (($x2234 (ite $x2382 old.attention.head_dim.given_everywhere (or $x3517 (and $x2358 $x2263)))))
 (= old.attention.head_dim.everywhere $x2234)))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1877 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x406 ?x2764 ?x1877)))))))))))))))))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1519 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x406 ?x2764 ?x1519)))))))))))))))))))))))
(assert
 (let (($x1566 (not old.attention.value_dim.padded)))
 (let (($x1716 (= 1 old.attention.value_dim.parts)))
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x371 (or $x3201 $x1292)))
 (let (($x2496 (ite $x371 old.attention.value_dim.given_everywhere (or $x2011 (and $x1716 $x1566)))))
 (= old.attention.value_dim.everywhere $x2496)))))))))
(assert
 (let (($x518 (not old.attention.head_dim.moved)))
 (let (($x1622 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2896 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1108 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1526 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1108 $x2896 $x1927 $x1622) $x518))))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2382 (or $x2684 $x294)))
 (= old.attention.head_dim.undivided (ite $x2382 old.attention.head_dim.given_undivided $x1526))))))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x3105 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x406 ?x2764 ?x3105))))))))))))))))))))))))
(assert
 (let (($x1545 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x678 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x518 (not old.attention.head_dim.moved)))
 (let (($x2715 (= 1 old.attention.head_dim.most)))
 (let (($x2702 (<= 1 old.attention.head_dim.least)))
 (let (($x807 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1225 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1487 (ite (or $x1225 $x807) (and $x2702 (or old.attention.head_dim.undivided (and $x2715 $x518))) (and $x678 (and old.attention.head_dim.undivided $x1545)))))
 (= old.attention.scores_whole $x1487))))))))))
(assert
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x450 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1430 (ite $x450 old.attention.v (ite $x1023 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1430)))))
(assert
 (let (($x1827 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3082 (not $x1827)))
 (let (($x1370 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2280 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1370)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1370 old.attention.value_dim.everywhere $x3082))))
 (= old.attention.mixed_in (ite $x2280 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x3472 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3176 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1897 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3176)))
 (let (($x1486 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2545 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1827 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1827 (or $x2545 $x1486) $x1897) (_ bv96 7) ?x3472)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2292 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2347 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3026 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1216 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1216 $x3026 $x3360 $x2070 $x2347 $x3287 $x3084 $x2576 $x1438 $x2292))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1739 (= (_ bv56 7) new.attention.heads.kind) $x1258 $x44 (= (_ bv91 7) new.attention.heads.kind) $x2102 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2782 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x2782 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x3302 (= (_ bv32 7) new.attention.out.input)))
 (let (($x433 (= (_ bv10 7) new.attention.out.input)))
 (or $x433 $x3302 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1186 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3261 (= (_ bv40 7) new.attention.out.split)))
 (or $x3261 (= (_ bv57 7) new.attention.out.split) $x1186))))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x2490 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2490 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3439 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3439 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x1599 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1599 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2309 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1565 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1565 $x2309 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (and (<= 0 new.attention.value_dim.given_most)))
(assert
 (let (($x2279 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2349 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3024 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1324 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2598 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x2598 $x1324 $x3024 $x994 $x2349 $x3470 $x1410 $x2565 $x2933 $x2279))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
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
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1347 (= (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1258 (< 1 new.attention.heads.parts) $x1347))))))
(assert
 (let (($x2213 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1258 $x2213)))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2908 (= (- 1) new.attention.head_dim.n)))
 (let (($x523 (or $x2908 (< (* ?x3372 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3136 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3290 (ite $x3287 (ite (= 0 ?x3136) 1 (ite $x523 0 1)) new.attention.head_dim.given_least)))
 (let (($x1874 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1460 (ite (and $x2908 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2908 $x1874) 0 1))))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2347 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2292 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1216 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3026 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3313 (ite $x1438 new.attention.head_dim.parts (ite (or $x3026 $x1216 $x2576 $x2292 $x2347) 1 (ite $x3360 ?x1460 ?x3290)))))
 (= new.attention.head_dim.least ?x3313)))))))))))))))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x3134 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3287 (not (= 0 ?x3134)))))))
(assert
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2058 (or $x3084 $x2070)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1552 (ite $x1438 new.attention.head_dim.parts (ite $x2058 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1552)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x2908 (= (- 1) new.attention.head_dim.n)))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1197 (ite $x3360 (or $x2908 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2908 (< 1 new.attention.head_dim.n)))))
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2320 (ite $x2576 (or $x2908 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3287 (or $x2908 (< ?x3372 new.attention.head_dim.n)) $x1197))))
 (let (($x1709 (= 1 new.attention.head_dim.parts)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2058 (or $x3084 $x2070)))
 (let (($x1793 (ite $x2058 new.attention.head_dim.given_moved (ite (or $x1438 $x1709) false $x2320))))
 (= new.attention.head_dim.moved $x1793))))))))))))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x3474 (div ?x1353 new.attention.value_dim.parts)))
 (let (($x605 (= (- 1) new.attention.value_dim.n)))
 (let (($x2904 (or $x605 (< (* ?x3474 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x2294 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x985 (ite $x3470 (ite (= 0 ?x2294) 1 (ite $x2904 0 1)) new.attention.value_dim.given_least)))
 (let (($x1764 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x91 (ite (and $x605 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x605 $x1764) 0 1))))
 (let (($x3024 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2349 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x2279 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2565 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2598 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x1324 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x695 (ite $x2933 new.attention.value_dim.parts (ite (or $x1324 $x2598 $x2565 $x2279 $x2349) 1 (ite $x3024 ?x91 ?x985)))))
 (= new.attention.value_dim.least ?x695))))))))))))))))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x3474 (div ?x1353 new.attention.value_dim.parts)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= ?x3474 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014)))))))
(assert
 (let ((?x3330 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3470 (not (= 0 ?x3330)))))))
(assert
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2551 (or $x1410 $x994)))
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x580 (ite $x2933 new.attention.value_dim.parts (ite $x2551 new.attention.value_dim.given_most 1))))
 (= new.attention.value_dim.most ?x580)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x1307 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x632 (not new.model.sinks)))
 (= new.attention.one_key (and $x632 $x1307)))))
(assert
 (let (($x3261 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3458 (not $x3261)))
 (let (($x433 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3302 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3302 (and $x433 $x3458))))))))
(assert
 (let (($x2550 (not new.attention.heads.padded)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1518 (ite (or $x44 $x1739) new.attention.heads.given_everywhere (or $x2102 (and (= 1 new.attention.heads.parts) $x2550)))))
 (= new.attention.heads.everywhere $x1518)))))))
(assert
 (let (($x688 (not new.attention.head_dim.padded)))
 (let (($x1709 (= 1 new.attention.head_dim.parts)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2058 (or $x3084 $x2070)))
 (let (($x2113 (ite $x2058 new.attention.head_dim.given_everywhere (or $x1438 (and $x1709 $x688)))))
 (= new.attention.head_dim.everywhere $x2113)))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x1759 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3256 ?x3337 ?x1759)))))))))))))))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x2155 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3256 ?x3337 ?x2155)))))))))))))))))))))
(assert
 (let (($x692 (not new.attention.value_dim.padded)))
 (let (($x1760 (= 1 new.attention.value_dim.parts)))
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2551 (or $x1410 $x994)))
 (let (($x3050 (ite $x2551 new.attention.value_dim.given_everywhere (or $x2933 (and $x1760 $x692)))))
 (= new.attention.value_dim.everywhere $x3050)))))))))
(assert
 (let (($x1908 (not new.attention.head_dim.moved)))
 (let (($x2292 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1216 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3026 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1372 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3026 $x1216 $x2576 $x2292) $x1908))))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2058 (or $x3084 $x2070)))
 (= new.attention.head_dim.undivided (ite $x2058 new.attention.head_dim.given_undivided $x1372))))))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x1212 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3256 ?x3337 ?x1212))))))))))))))))))))))
(assert
 (let (($x1691 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1565 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1908 (not new.attention.head_dim.moved)))
 (let (($x3434 (= 1 new.attention.head_dim.most)))
 (let (($x186 (<= 1 new.attention.head_dim.least)))
 (let (($x989 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2309 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x972 (ite (or $x2309 $x989) (and $x186 (or new.attention.head_dim.undivided (and $x3434 $x1908))) (and $x1565 (and new.attention.head_dim.undivided $x1691)))))
 (= new.attention.scores_whole $x972))))))))))
(assert
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2315 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x705 (ite $x2315 new.attention.v (ite $x452 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x705)))))
(assert
 (let (($x3261 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3458 (not $x3261)))
 (let (($x219 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2487 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x219)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x219 new.attention.value_dim.everywhere $x3458))))
 (= new.attention.mixed_in (ite $x2487 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1030 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3263 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2667 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3263)))
 (let (($x2334 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2782 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3261 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3261 (or $x2782 $x2334) $x2667) (_ bv96 7) ?x1030)))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x159 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x3261 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3458 (not $x3261)))
 (let (($x2614 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x3434 (= 1 new.attention.head_dim.most)))
 (let (($x2639 (= (_ bv96 7) new.attention.q)))
 (let (($x1666 (or $x2639 (and $x3434 (= 1 new.attention.value_dim.most)) (and $x2614 (or $x3458 $x159 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x1411 (not new.attention.value_dim.beyond)))
 (let (($x1668 (or (and (<= 1 new.attention.value_dim.least) $x1411) (and new.model.latent $x2639))))
 (let (($x186 (<= 1 new.attention.head_dim.least)))
 (let (($x1248 (not new.attention.head_dim.beyond)))
 (let (($x1481 (and $x1248 (or $x186 (and new.model.latent new.attention.one_key (not $x2639))) $x1668 $x1666)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x1481)))))))))))))))
(assert
 (let (($x3048 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x1827 (= (_ bv40 7) old.attention.out.split)))
(let (($x3082 (not $x1827)))
(let (($x197 (or old.attention.one_key old.attention.scores_whole)))
(let (($x2715 (= 1 old.attention.head_dim.most)))
(let (($x1989 (= (_ bv96 7) old.attention.q)))
(let (($x293 (or $x1989 (and $x2715 (= 1 old.attention.value_dim.most)) (and $x197 (or $x3082 $x3048 (= (_ bv96 7) old.attention.out_state))))))
(let (($x2133 (not old.attention.value_dim.beyond)))
(let (($x2867 (or (and (<= 1 old.attention.value_dim.least) $x2133) (and old.model.latent $x1989))))
(let (($x2702 (<= 1 old.attention.head_dim.least)))
(let (($x2059 (not old.attention.head_dim.beyond)))
(let (($x3055 (and $x2059 (or $x2702 (and old.model.latent old.attention.one_key (not $x1989))) $x2867 $x293)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x3055))))))))))))))
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
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2174 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2010 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x662 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x662 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2474 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
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
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2313 (= (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2010 (< 1 old.attention.heads.parts) $x2313))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x280 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7)))))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x1877 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099) ?x280)))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x252 (ite $x406 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7))) ?x1877)))
 (= old.attention.q ?x252)))))))))))))))))))
(assert
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3287 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1258 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x3439 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3439 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3470 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
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
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1347 (= (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1258 (< 1 new.attention.heads.parts) $x1347))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1143 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7)))))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x689 (ite $x3256 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x95 ?x1143))))
 (= new.attention.q ?x689)))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1381 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x1381)))
(assert
 (let (($x2159 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x2159)))
(check-sat)

