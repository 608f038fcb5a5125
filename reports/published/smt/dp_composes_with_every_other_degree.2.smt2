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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
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
 (let (($x1612 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2563 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2563 $x1612 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x583 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x367 (= (_ bv40 7) old.ffn.down.split)))
 (or $x367 $x583 (= (_ bv61 7) old.ffn.down.split)))))
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
 (let (($x1731 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2212 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2426 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3535 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2801 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1754 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1754 $x2801 (= (_ bv56 7) old.ffn.width.kind) $x3535 $x2426 $x2212 $x1731 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2748 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x742 (= (_ bv10 7) new.ffn.down.input)))
 (or $x742 $x2748 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1785 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1086 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1086 $x1785 (= (_ bv61 7) new.ffn.down.split)))))
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
 (let (($x3468 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2800 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x699 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1562 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1804 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2154 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x2154 $x1804 (= (_ bv56 7) new.ffn.width.kind) $x1562 $x699 $x2800 $x3468 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x2627 (not new.model.gated)))
 (let (($x944 (= 1 new.tp)))
 (let (($x2282 (or $x944 $x2627 (= (_ bv96 7) new.ffn.gate_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.gate_entering) (= (_ bv40 7) new.ffn.gate.split)))))
 (not $x2282)))))
(assert
 (let (($x964 (not old.model.gated)))
(let (($x1344 (= 1 old.tp)))
(or $x1344 $x964 (= (_ bv96 7) old.ffn.gate_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.gate_entering) (= (_ bv40 7) old.ffn.gate.split))))))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x367 (= (_ bv40 7) old.ffn.down.split)))
 (or $x367 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x2334 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x44 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1724 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x680 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1628 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1628 $x680 $x1724 $x44 $x2334)))))))
(assert
 (let (($x2877 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1996 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1504 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1504 $x1996 $x2877)))))
(assert
 (let (($x2796 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2796 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1731 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2212 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2426 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3535 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2801 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1754 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1754 $x2801 (= (_ bv56 7) old.ffn.width.kind) $x3535 $x2426 $x2212 $x1731 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x3535 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1208 (and $x3535 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1208))))
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
 (let (($x1731 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1892 (or $x1731 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2801 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2426 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1321 (or $x2426 $x2801)))
 (= old.ffn.width.everywhere (ite $x1321 old.ffn.width.given_everywhere $x1892))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2013 (not old.ffn.width.moved)))
 (let (($x1402 (and old.ffn.width.everywhere $x2013)))
 (= old.ffn.in_place (or $x1402 old.ffn.width.filled)))))
(assert
 (let (($x2013 (not old.ffn.width.moved)))
 (let (($x1402 (and old.ffn.width.everywhere $x2013)))
 (let ((?x2318 (ite (< 1 old.tp) (_ bv16 7) (ite $x1402 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
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
 (= old.ffn.gate_state (ite $x2877 ?x436 (ite $x1996 (ite $x1883 (_ bv96 7) (ite $x680 (_ bv21 7) (_ bv16 7))) ?x2988))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1086 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1086 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x1184 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x307 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x694 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2390 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1642 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1642 $x2390 $x694 $x307 $x1184)))))))
(assert
 (let (($x1024 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x762 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x311 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x311 $x762 $x1024)))))
(assert
 (let (($x2316 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2316 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3468 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2800 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x699 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1562 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1804 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2154 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x2154 $x1804 (= (_ bv56 7) new.ffn.width.kind) $x1562 $x699 $x2800 $x3468 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x1562 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2698 (and $x1562 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2698))))
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
 (let (($x3468 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3387 (or $x3468 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1804 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x699 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2001 (or $x699 $x1804)))
 (= new.ffn.width.everywhere (ite $x2001 new.ffn.width.given_everywhere $x3387))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2567 (not new.ffn.width.moved)))
 (let (($x2238 (and new.ffn.width.everywhere $x2567)))
 (= new.ffn.in_place (or $x2238 new.ffn.width.filled)))))
(assert
 (let (($x2567 (not new.ffn.width.moved)))
 (let (($x2238 (and new.ffn.width.everywhere $x2567)))
 (let ((?x904 (ite (< 1 new.tp) (_ bv16 7) (ite $x2238 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
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
 (= new.ffn.gate_state (ite $x1024 ?x733 (ite $x762 (ite $x2268 (_ bv96 7) (ite $x2390 (_ bv21 7) (_ bv16 7))) ?x1863))))))))))))))))))))
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
 (let (($x3117 (or (not new.model.gated) (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.gate.split))) (not (or (= (_ bv21 7) new.ffn.gate_state) (= (_ bv16 7) new.ffn.gate_state))))))
 (not $x3117)))
(assert
 (let (($x964 (not old.model.gated)))
(or $x964 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.gate.split))) (not (or (= (_ bv21 7) old.ffn.gate_state) (= (_ bv16 7) old.ffn.gate_state))))))
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
 (let (($x44 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1724 (= (_ bv10 7) old.ffn.gate.collective)))
 (or (= (_ bv4 7) old.ffn.gate.collective) (= (_ bv5 7) old.ffn.gate.collective) $x1724 $x44 (= (_ bv73 7) old.ffn.gate.collective)))))
(assert
 (let (($x1504 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1504 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x2095 (= (_ bv69 7) old.ffn.gate.sum)))
 (let (($x3295 (= (_ bv24 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) (= (_ bv15 7) old.ffn.gate.sum) $x3295 $x2095))))
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
 (let (($x307 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x694 (= (_ bv10 7) new.ffn.gate.collective)))
 (or (= (_ bv4 7) new.ffn.gate.collective) (= (_ bv5 7) new.ffn.gate.collective) $x694 $x307 (= (_ bv73 7) new.ffn.gate.collective)))))
(assert
 (let (($x311 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x311 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x121 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x2494 (= (_ bv24 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) (= (_ bv15 7) new.ffn.gate.sum) $x2494 $x121))))
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
 (let (($x2276 (not new.ffn.gate.group.pp)))
 (let (($x629 (or $x2276 (= 1 new.pp))))
 (let (($x47 (not new.ffn.gate.group.sp)))
 (let (($x1152 (or $x47 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x83 (not new.ffn.gate.group.dp)))
 (let (($x1391 (or $x83 $x3184)))
 (let (($x121 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x2627 (not new.model.gated)))
 (let (($x944 (= 1 new.tp)))
 (let (($x2494 (= (_ bv24 7) new.ffn.gate.sum)))
 (let (($x311 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x694 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2786 (and (not $x311) (or $x694 (and (or (not new.ffn.gate.group.tp) $x944) $x1391 $x1152 $x629)))))
 (let (($x307 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x472 (or $x2627 $x307 $x2786 (and $x311 (or $x2494 (and $x944 $x2627 $x121))) (and (or new.ffn.gate.group.tp $x944) $x1391 $x1152 $x629))))
 (not $x472))))))))))))))))))
(assert
 (let (($x2805 (not old.ffn.gate.group.pp)))
(let (($x3260 (or $x2805 (= 1 old.pp))))
(let (($x2830 (not old.ffn.gate.group.sp)))
(let (($x1159 (or $x2830 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x2850 (not old.ffn.gate.group.dp)))
(let (($x2861 (or $x2850 $x2122)))
(let (($x2095 (= (_ bv69 7) old.ffn.gate.sum)))
(let (($x964 (not old.model.gated)))
(let (($x1344 (= 1 old.tp)))
(let (($x3295 (= (_ bv24 7) old.ffn.gate.sum)))
(let (($x1504 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x1724 (= (_ bv10 7) old.ffn.gate.collective)))
(let (($x3169 (and (not $x1504) (or $x1724 (and (or (not old.ffn.gate.group.tp) $x1344) $x2861 $x1159 $x3260)))))
(let (($x44 (= (_ bv57 7) old.ffn.gate.collective)))
(or $x964 $x44 $x3169 (and $x1504 (or $x3295 (and $x1344 $x964 $x2095))) (and (or old.ffn.gate.group.tp $x1344) $x2861 $x1159 $x3260))))))))))))))))))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x463 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2795 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2795 $x463 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2202 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2202 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x327 (= (_ bv29 7) old.ffn.gate.bias)))
 (let (($x1458 (= (_ bv27 7) old.ffn.gate.bias)))
 (let (($x1136 (= (_ bv23 7) old.ffn.gate.bias)))
 (let (($x128 (= (_ bv1 7) old.ffn.gate.bias)))
 (or $x128 $x1136 $x1458 $x327))))))
(assert
 (let (($x2334 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x44 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1724 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x680 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1628 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1628 $x680 $x1724 $x44 $x2334)))))))
(assert
 (let (($x2877 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1996 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1504 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1504 $x1996 $x2877)))))
(assert
 (let (($x2796 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2796 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1419 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1419 $x2592 $x1921 $x1053 $x1631)))))))
(assert
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x375 $x661))))
(assert
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3387 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3387 $x2078 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3015 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3334 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3136 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x815 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2001 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2001 $x815 (= (_ bv56 7) old.ffn.width.kind) $x1086 $x3136 $x3334 $x3015 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1853 (and $x1086 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1853))))
(assert
 (let ((?x600 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2674 (div (* ?x600 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1666 (< 1 old.ffn.width.parts)))
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1086 $x1666 (= ?x2674 old.ffn.width.n))))))))
(assert
 (let ((?x600 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2674 (div (* ?x600 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1666 (< 1 old.ffn.width.parts)))
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1086 $x1666 (<= old.ffn.width.n ?x2674))))))))
(assert
 (let (($x1083 (= (- 1) old.ffn.width.n)))
 (let (($x2001 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2352 (ite $x2001 (or $x1083 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1083 (< 1 old.ffn.width.n)))))
 (let ((?x600 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2674 (div (* ?x600 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3334 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1191 (ite $x3334 (or $x1083 (< old.ffn.width.block old.ffn.width.n)) (ite $x1086 (or $x1083 (< ?x2674 old.ffn.width.n)) $x2352))))
 (let (($x1058 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1191)))
 (let (($x815 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3136 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1456 (or $x3136 $x815)))
 (= old.ffn.width.moved (ite $x1456 old.ffn.width.given_moved $x1058)))))))))))))))
(assert
 (let (($x463 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2318 (or $x463 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2318))))
(assert
 (let (($x3015 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1767 (or $x3015 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x815 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3136 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1456 (or $x3136 $x815)))
 (= old.ffn.width.everywhere (ite $x1456 old.ffn.width.given_everywhere $x1767))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2426 (not old.ffn.width.moved)))
 (let (($x2801 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x2426)))
 (let (($x1009 (= 1 old.ffn.width.parts)))
 (let (($x815 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3136 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1456 (or $x3136 $x815)))
 (= old.ffn.width.first_alone (ite $x1456 old.ffn.width.given_first (or $x1009 $x2801))))))))))
(assert
 (let (($x2426 (not old.ffn.width.moved)))
 (let (($x1648 (and old.ffn.width.everywhere $x2426)))
 (= old.ffn.in_place (or $x1648 old.ffn.width.filled)))))
(assert
 (let (($x2426 (not old.ffn.width.moved)))
 (let (($x1648 (and old.ffn.width.everywhere $x2426)))
 (let (($x231 (< 1 old.tp)))
 (let ((?x926 (ite $x231 (_ bv16 7) (ite $x1648 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2654 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2334 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x680 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1724 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x44 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x552 (ite (or $x44 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x1724 $x680) (_ bv96 7) (ite $x2334 ?x2654 ?x926)))))
 (let (($x3297 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2943 (or $x1724 $x44)))
 (let (($x2234 (or $x2943 $x3297 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1996 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1838 (or $x2943 $x3297 (and $x680 old.ffn.width.padded $x2426) (and $x2334 old.ffn.width.leads))))
 (let ((?x2760 (ite (and $x680 old.ffn.width.filled (not $x3297)) (_ bv96 7) (ite $x1838 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2877 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2877 ?x2760 (ite $x1996 (ite $x2234 (_ bv96 7) (ite $x680 (_ bv21 7) (_ bv16 7))) ?x552)))))))))))))))))))))
(assert
 (let (($x2426 (not old.ffn.width.moved)))
 (let (($x1648 (and old.ffn.width.everywhere $x2426)))
 (let ((?x1151 (ite $x1648 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x231 (< 1 old.tp)))
 (let ((?x2954 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1912 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1631 ?x2954 (ite $x231 (_ bv16 7) ?x1151)))))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1900 (or $x1053 (not (or $x2078 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1108 (or $x1921 $x1053)))
 (let ((?x2980 (ite (or $x1108 $x2245 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2735 (or $x1108 $x2245 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2426) (and $x1631 old.ffn.width.leads))))
 (let ((?x2506 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2245)) (_ bv96 7) (ite $x2735 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x661 ?x2506 (ite $x375 ?x2980 (ite $x1900 (_ bv92 7) ?x1912)))))))))))))))))))))))
(assert
 (let (($x1309 (not old.ffn.width.everywhere)))
 (let (($x2877 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2877 (not (= (_ bv96 7) old.ffn.gate_state)) $x1309) (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2333 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1841 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1841 $x2333 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2238 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2238 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x1479 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x1202 (= (_ bv27 7) new.ffn.gate.bias)))
 (let (($x1883 (= (_ bv23 7) new.ffn.gate.bias)))
 (let (($x1627 (= (_ bv1 7) new.ffn.gate.bias)))
 (or $x1627 $x1883 $x1202 $x1479))))))
(assert
 (let (($x1184 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x307 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x694 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2390 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1642 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1642 $x2390 $x694 $x307 $x1184)))))))
(assert
 (let (($x1024 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x762 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x311 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x311 $x762 $x1024)))))
(assert
 (let (($x2316 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2316 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1989 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1971 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1971 $x1989 $x1742 $x1657 $x2933)))))))
(assert
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1896 $x217))))
(assert
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1552 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1552 $x1969 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3409 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3182 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2895 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x374 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x267 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x267 $x374 (= (_ bv56 7) new.ffn.width.kind) $x2482 $x2895 $x3182 $x3409 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x790 (and $x2482 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x790))))
(assert
 (let ((?x3077 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2169 (div (* ?x3077 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1557 (< 1 new.ffn.width.parts)))
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2482 $x1557 (= ?x2169 new.ffn.width.n))))))))
(assert
 (let ((?x3077 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2169 (div (* ?x3077 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1557 (< 1 new.ffn.width.parts)))
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2482 $x1557 (<= new.ffn.width.n ?x2169))))))))
(assert
 (let (($x2313 (= (- 1) new.ffn.width.n)))
 (let (($x267 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2935 (ite $x267 (or $x2313 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2313 (< 1 new.ffn.width.n)))))
 (let ((?x3077 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2169 (div (* ?x3077 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3182 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3108 (ite $x3182 (or $x2313 (< new.ffn.width.block new.ffn.width.n)) (ite $x2482 (or $x2313 (< ?x2169 new.ffn.width.n)) $x2935))))
 (let (($x2859 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3108)))
 (let (($x374 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2895 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1023 (or $x2895 $x374)))
 (= new.ffn.width.moved (ite $x1023 new.ffn.width.given_moved $x2859)))))))))))))))
(assert
 (let (($x2333 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x704 (or $x2333 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x704))))
(assert
 (let (($x3409 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2175 (or $x3409 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x374 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2895 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1023 (or $x2895 $x374)))
 (= new.ffn.width.everywhere (ite $x1023 new.ffn.width.given_everywhere $x2175))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2814 (not new.ffn.width.moved)))
 (let (($x502 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x2814)))
 (let (($x2161 (= 1 new.ffn.width.parts)))
 (let (($x374 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2895 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1023 (or $x2895 $x374)))
 (= new.ffn.width.first_alone (ite $x1023 new.ffn.width.given_first (or $x2161 $x502))))))))))
(assert
 (let (($x2814 (not new.ffn.width.moved)))
 (let (($x2705 (and new.ffn.width.everywhere $x2814)))
 (= new.ffn.in_place (or $x2705 new.ffn.width.filled)))))
(assert
 (let (($x2814 (not new.ffn.width.moved)))
 (let (($x2705 (and new.ffn.width.everywhere $x2814)))
 (let (($x2326 (< 1 new.tp)))
 (let ((?x426 (ite $x2326 (_ bv16 7) (ite $x2705 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1760 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1184 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2390 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x694 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x307 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2511 (ite (or $x307 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x694 $x2390) (_ bv96 7) (ite $x1184 ?x1760 ?x426)))))
 (let (($x2070 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1920 (or $x694 $x307)))
 (let (($x1791 (or $x1920 $x2070 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x762 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2686 (or $x1920 $x2070 (and $x2390 new.ffn.width.padded $x2814) (and $x1184 new.ffn.width.leads))))
 (let ((?x1314 (ite (and $x2390 new.ffn.width.filled (not $x2070)) (_ bv96 7) (ite $x2686 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1024 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1024 ?x1314 (ite $x762 (ite $x1791 (_ bv96 7) (ite $x2390 (_ bv21 7) (_ bv16 7))) ?x2511)))))))))))))))))))))
(assert
 (let (($x2814 (not new.ffn.width.moved)))
 (let (($x2705 (and new.ffn.width.everywhere $x2814)))
 (let ((?x1801 (ite $x2705 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2326 (< 1 new.tp)))
 (let ((?x2082 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2090 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2933 ?x2082 (ite $x2326 (_ bv16 7) ?x1801)))))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x574 (or $x1657 (not (or $x1969 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2439 (or $x1742 $x1657)))
 (let ((?x1367 (ite (or $x2439 $x604 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1405 (or $x2439 $x604 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2814) (and $x2933 new.ffn.width.leads))))
 (let ((?x1035 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x604)) (_ bv96 7) (ite $x1405 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x217 ?x1035 (ite $x1896 ?x1367 (ite $x574 (_ bv92 7) ?x2090)))))))))))))))))))))))
(assert
 (let (($x2764 (not new.ffn.width.everywhere)))
 (let (($x1024 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1024 (not (= (_ bv96 7) new.ffn.gate_state)) $x2764) (_ bv97 7) (_ bv96 7))))))
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
 (let (($x1627 (= (_ bv1 7) new.ffn.gate.bias)))
 (let (($x1483 (and $x1627 (or (not (= (_ bv97 7) new.ffn.gate_state)) new.ffn.piece_of_one) (or (not (= (_ bv92 7) new.ffn.gate_state)) (not new.model.gated) true))))
 (let (($x2746 (or (or (= (_ bv29 7) new.ffn.gate.bias) (= (_ bv23 7) new.ffn.gate.bias)) $x1483)))
 (let (($x311 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x1785 (and new.ffn.width.filled new.ffn.gathers (= (_ bv97 7) new.ffn.gate_piece))))
 (let (($x2238 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x762 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1024 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1479 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x3301 (and $x1479 new.ffn.width.first_alone (or $x1024 (and $x762 (not (= (_ bv92 7) new.ffn.up_state)) (or $x2238 $x1785))))))
 (let (($x2627 (not new.model.gated)))
 (let (($x944 (= 1 new.tp)))
 (let (($x2741 (or $x944 $x2627 (not new.model.up_bias) (and (not $x311) (or $x1627 (= (_ bv27 7) new.ffn.gate.bias))) $x3301 (and $x311 $x2746))))
 (not $x2741)))))))))))))))
(assert
 (let (($x128 (= (_ bv1 7) old.ffn.gate.bias)))
(let (($x2516 (and $x128 (or (not (= (_ bv97 7) old.ffn.gate_state)) old.ffn.piece_of_one) (or (not (= (_ bv92 7) old.ffn.gate_state)) (not old.model.gated) true))))
(let (($x495 (or (or (= (_ bv29 7) old.ffn.gate.bias) (= (_ bv23 7) old.ffn.gate.bias)) $x2516)))
(let (($x1504 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x2911 (and old.ffn.width.filled old.ffn.gathers (= (_ bv97 7) old.ffn.gate_piece))))
(let (($x2202 (= (_ bv40 7) old.ffn.down.split)))
(let (($x1996 (= (_ bv57 7) old.ffn.gate.split)))
(let (($x2877 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x327 (= (_ bv29 7) old.ffn.gate.bias)))
(let (($x1048 (and $x327 old.ffn.width.first_alone (or $x2877 (and $x1996 (not (= (_ bv92 7) old.ffn.up_state)) (or $x2202 $x2911))))))
(let (($x3411 (not old.model.up_bias)))
(let (($x964 (not old.model.gated)))
(let (($x1344 (= 1 old.tp)))
(or $x1344 $x964 $x3411 (and (not $x1504) (or $x128 (= (_ bv27 7) old.ffn.gate.bias))) $x1048 (and $x1504 $x495))))))))))))))))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
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
 (let (($x463 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2795 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2795 $x463 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2340 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2202 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2202 $x2340 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x2334 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x44 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1724 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x680 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1628 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1628 $x680 $x1724 $x44 $x2334)))))))
(assert
 (let (($x2909 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2355 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2355 $x2909 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2877 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1996 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1504 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1504 $x1996 $x2877)))))
(assert
 (let (($x2796 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2796 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1419 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1419 $x2592 $x1921 $x1053 $x1631)))))))
(assert
 (let (($x1125 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2290 (= (_ bv10 7) old.ffn.up.input)))
 (or $x2290 $x1125 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1562 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1562 $x375 $x661)))))
(assert
 (let (($x2800 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3387 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3387 $x2078 $x2800 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3015 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3334 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3136 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x815 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2001 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2001 $x815 (= (_ bv56 7) old.ffn.width.kind) $x1086 $x3136 $x3334 $x3015 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x312 (= (_ bv96 7) old.hidden.kind)))
 (let (($x854 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2908 (= (_ bv65 7) old.hidden.kind)))
 (let (($x160 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x160 (= (_ bv56 7) old.hidden.kind) $x2908 $x854 (= (_ bv91 7) old.hidden.kind) $x312 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x593 (= (_ bv96 7) old.stream)))
 (let (($x2033 (= (_ bv94 7) old.stream)))
 (let (($x2875 (= (_ bv38 7) old.stream)))
 (or $x2875 $x2033 $x593)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2908 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2908 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1853 (and $x1086 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1853))))
(assert
 (let ((?x600 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2674 (div (* ?x600 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1666 (< 1 old.ffn.width.parts)))
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1086 $x1666 (= ?x2674 old.ffn.width.n))))))))
(assert
 (let ((?x600 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2674 (div (* ?x600 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1666 (< 1 old.ffn.width.parts)))
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1086 $x1666 (<= old.ffn.width.n ?x2674))))))))
(assert
 (let (($x1083 (= (- 1) old.ffn.width.n)))
 (let (($x2001 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2352 (ite $x2001 (or $x1083 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1083 (< 1 old.ffn.width.n)))))
 (let ((?x600 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2674 (div (* ?x600 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3334 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1191 (ite $x3334 (or $x1083 (< old.ffn.width.block old.ffn.width.n)) (ite $x1086 (or $x1083 (< ?x2674 old.ffn.width.n)) $x2352))))
 (let (($x1058 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1191)))
 (let (($x815 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3136 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1456 (or $x3136 $x815)))
 (= old.ffn.width.moved (ite $x1456 old.ffn.width.given_moved $x1058)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x463 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2318 (or $x463 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2318))))
(assert
 (let (($x312 (= (_ bv96 7) old.hidden.kind)))
 (let (($x818 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x312 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x818))))
(assert
 (let (($x3015 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1767 (or $x3015 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x815 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3136 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1456 (or $x3136 $x815)))
 (= old.ffn.width.everywhere (ite $x1456 old.ffn.width.given_everywhere $x1767))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2355 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2417 (and $x2355 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x2875 (= (_ bv38 7) old.stream)))
 (let (($x2909 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x593 (= (_ bv96 7) old.stream)))
 (let (($x91 (or $x593 $x2909 (and $x2875 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2417)))
 (= old.ffn.gate_entering (ite $x91 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2290 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x288 (and $x2290 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x2875 (= (_ bv38 7) old.stream)))
 (let (($x1125 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x593 (= (_ bv96 7) old.stream)))
 (let (($x686 (or $x593 $x1125 (and $x2875 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x288)))
 (= old.ffn.up_entering (ite $x686 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2426 (not old.ffn.width.moved)))
 (let (($x1648 (and old.ffn.width.everywhere $x2426)))
 (= old.ffn.in_place (or $x1648 old.ffn.width.filled)))))
(assert
 (let (($x2426 (not old.ffn.width.moved)))
 (let (($x1648 (and old.ffn.width.everywhere $x2426)))
 (let (($x231 (< 1 old.tp)))
 (let ((?x926 (ite $x231 (_ bv16 7) (ite $x1648 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2654 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2334 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x680 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1724 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x44 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x552 (ite (or $x44 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x1724 $x680) (_ bv96 7) (ite $x2334 ?x2654 ?x926)))))
 (let (($x3297 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2943 (or $x1724 $x44)))
 (let (($x2234 (or $x2943 $x3297 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1996 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1838 (or $x2943 $x3297 (and $x680 old.ffn.width.padded $x2426) (and $x2334 old.ffn.width.leads))))
 (let ((?x2760 (ite (and $x680 old.ffn.width.filled (not $x3297)) (_ bv96 7) (ite $x1838 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2877 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2877 ?x2760 (ite $x1996 (ite $x2234 (_ bv96 7) (ite $x680 (_ bv21 7) (_ bv16 7))) ?x552)))))))))))))))))))))
(assert
 (let (($x2426 (not old.ffn.width.moved)))
 (let (($x1648 (and old.ffn.width.everywhere $x2426)))
 (let ((?x1151 (ite $x1648 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x231 (< 1 old.tp)))
 (let ((?x2954 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1912 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1631 ?x2954 (ite $x231 (_ bv16 7) ?x1151)))))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1900 (or $x1053 (not (or $x2078 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1108 (or $x1921 $x1053)))
 (let ((?x2980 (ite (or $x1108 $x2245 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2735 (or $x1108 $x2245 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2426) (and $x1631 old.ffn.width.leads))))
 (let ((?x2506 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2245)) (_ bv96 7) (ite $x2735 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x661 ?x2506 (ite $x375 ?x2980 (ite $x1900 (_ bv92 7) ?x1912)))))))))))))))))))))))
(assert
 (let (($x1309 (not old.ffn.width.everywhere)))
 (let (($x2877 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2877 (not (= (_ bv96 7) old.ffn.gate_state)) $x1309) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1309 (not old.ffn.width.everywhere)))
 (let (($x2373 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1309)))
 (= old.ffn.up_piece (ite $x2373 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2648 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x2648)))
(assert
 (let ((?x183 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x183)))
(assert
 (let ((?x2045 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2045)))
(assert
 (let (($x2340 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2877 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1343 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2877 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x3297 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x44 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1724 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2943 (or $x1724 $x44)))
 (let (($x964 (not old.model.gated)))
 (let (($x2478 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2657 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x661 old.ffn.width.everywhere $x2478))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1108 (or $x1921 $x1053)))
 (let (($x2033 (= (_ bv94 7) old.stream)))
 (let (($x231 (< 1 old.tp)))
 (let (($x646 (and $x231 $x2033 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1108 $x2245) $x2657) (or $x964 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x2943 $x3297) $x1343)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x2340)))
 (= old.ffn.tokenwise $x646))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2333 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1841 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1841 $x2333 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1432 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2238 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2238 $x1432 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x1184 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x307 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x694 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2390 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1642 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1642 $x2390 $x694 $x307 $x1184)))))))
(assert
 (let (($x2190 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2748 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2748 $x2190 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1024 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x762 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x311 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x311 $x762 $x1024)))))
(assert
 (let (($x2316 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2316 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1989 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1971 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1971 $x1989 $x1742 $x1657 $x2933)))))))
(assert
 (let (($x1935 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1938 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1938 $x1935 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1322 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1322 $x1896 $x217)))))
(assert
 (let (($x684 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1552 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1552 $x1969 $x684 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3409 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3182 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2895 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x374 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x267 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x267 $x374 (= (_ bv56 7) new.ffn.width.kind) $x2482 $x2895 $x3182 $x3409 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x3210 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1387 (= (_ bv86 7) new.hidden.kind)))
 (let (($x645 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1828 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1828 (= (_ bv56 7) new.hidden.kind) $x645 $x1387 (= (_ bv91 7) new.hidden.kind) $x3210 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x2833 (= (_ bv96 7) new.stream)))
 (let (($x3131 (= (_ bv94 7) new.stream)))
 (let (($x879 (= (_ bv38 7) new.stream)))
 (or $x879 $x3131 $x2833)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x645 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x645 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x790 (and $x2482 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x790))))
(assert
 (let ((?x3077 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2169 (div (* ?x3077 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1557 (< 1 new.ffn.width.parts)))
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2482 $x1557 (= ?x2169 new.ffn.width.n))))))))
(assert
 (let ((?x3077 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2169 (div (* ?x3077 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1557 (< 1 new.ffn.width.parts)))
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2482 $x1557 (<= new.ffn.width.n ?x2169))))))))
(assert
 (let (($x2313 (= (- 1) new.ffn.width.n)))
 (let (($x267 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2935 (ite $x267 (or $x2313 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2313 (< 1 new.ffn.width.n)))))
 (let ((?x3077 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2169 (div (* ?x3077 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3182 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3108 (ite $x3182 (or $x2313 (< new.ffn.width.block new.ffn.width.n)) (ite $x2482 (or $x2313 (< ?x2169 new.ffn.width.n)) $x2935))))
 (let (($x2859 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3108)))
 (let (($x374 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2895 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1023 (or $x2895 $x374)))
 (= new.ffn.width.moved (ite $x1023 new.ffn.width.given_moved $x2859)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2333 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x704 (or $x2333 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x704))))
(assert
 (let (($x3210 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1301 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x3210 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1301))))
(assert
 (let (($x3409 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2175 (or $x3409 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x374 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2895 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1023 (or $x2895 $x374)))
 (= new.ffn.width.everywhere (ite $x1023 new.ffn.width.given_everywhere $x2175))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2748 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1829 (and $x2748 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x879 (= (_ bv38 7) new.stream)))
 (let (($x2190 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2833 (= (_ bv96 7) new.stream)))
 (let (($x2607 (or $x2833 $x2190 (and $x879 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1829)))
 (= new.ffn.gate_entering (ite $x2607 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1938 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x1992 (and $x1938 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x879 (= (_ bv38 7) new.stream)))
 (let (($x1935 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2833 (= (_ bv96 7) new.stream)))
 (let (($x3088 (or $x2833 $x1935 (and $x879 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x1992)))
 (= new.ffn.up_entering (ite $x3088 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2814 (not new.ffn.width.moved)))
 (let (($x2705 (and new.ffn.width.everywhere $x2814)))
 (= new.ffn.in_place (or $x2705 new.ffn.width.filled)))))
(assert
 (let (($x2814 (not new.ffn.width.moved)))
 (let (($x2705 (and new.ffn.width.everywhere $x2814)))
 (let (($x2326 (< 1 new.tp)))
 (let ((?x426 (ite $x2326 (_ bv16 7) (ite $x2705 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1760 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1184 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2390 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x694 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x307 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2511 (ite (or $x307 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x694 $x2390) (_ bv96 7) (ite $x1184 ?x1760 ?x426)))))
 (let (($x2070 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1920 (or $x694 $x307)))
 (let (($x1791 (or $x1920 $x2070 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x762 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2686 (or $x1920 $x2070 (and $x2390 new.ffn.width.padded $x2814) (and $x1184 new.ffn.width.leads))))
 (let ((?x1314 (ite (and $x2390 new.ffn.width.filled (not $x2070)) (_ bv96 7) (ite $x2686 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1024 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1024 ?x1314 (ite $x762 (ite $x1791 (_ bv96 7) (ite $x2390 (_ bv21 7) (_ bv16 7))) ?x2511)))))))))))))))))))))
(assert
 (let (($x2814 (not new.ffn.width.moved)))
 (let (($x2705 (and new.ffn.width.everywhere $x2814)))
 (let ((?x1801 (ite $x2705 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2326 (< 1 new.tp)))
 (let ((?x2082 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2090 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2933 ?x2082 (ite $x2326 (_ bv16 7) ?x1801)))))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x574 (or $x1657 (not (or $x1969 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2439 (or $x1742 $x1657)))
 (let ((?x1367 (ite (or $x2439 $x604 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1405 (or $x2439 $x604 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2814) (and $x2933 new.ffn.width.leads))))
 (let ((?x1035 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x604)) (_ bv96 7) (ite $x1405 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x217 ?x1035 (ite $x1896 ?x1367 (ite $x574 (_ bv92 7) ?x2090)))))))))))))))))))))))
(assert
 (let (($x2764 (not new.ffn.width.everywhere)))
 (let (($x1024 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1024 (not (= (_ bv96 7) new.ffn.gate_state)) $x2764) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2764 (not new.ffn.width.everywhere)))
 (let (($x3199 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2764)))
 (= new.ffn.up_piece (ite $x3199 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1147 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1147)))
(assert
 (let ((?x3249 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3249)))
(assert
 (let ((?x3010 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x3010)))
(assert
 (let (($x1432 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1024 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x132 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1024 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2070 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x307 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x694 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1920 (or $x694 $x307)))
 (let (($x2627 (not new.model.gated)))
 (let (($x1859 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x368 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x217 new.ffn.width.everywhere $x1859))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2439 (or $x1742 $x1657)))
 (let (($x3131 (= (_ bv94 7) new.stream)))
 (let (($x2326 (< 1 new.tp)))
 (let (($x2671 (and $x2326 $x3131 (and (= (_ bv94 7) new.ffn.up_entering) (or $x2439 $x604) $x368) (or $x2627 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x1920 $x2070) $x132)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1432)))
 (= new.ffn.tokenwise $x2671))))))))))))))))))))
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
 (let (($x1131 (not true)))
 (let (($x944 (= 1 new.tp)))
 (let (($x2697 (or $x944 $x1131 (= (_ bv96 7) new.ffn.up_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.up_entering) (= (_ bv40 7) new.ffn.up.split)))))
 (not $x2697)))))
(assert
 (let (($x1131 (not true)))
(let (($x1344 (= 1 old.tp)))
(or $x1344 $x1131 (= (_ bv96 7) old.ffn.up_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.up_entering) (= (_ bv40 7) old.ffn.up.split))))))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x2202 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2202 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1419 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1419 $x2592 $x1921 $x1053 $x1631)))))))
(assert
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1562 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1562 $x375 $x661)))))
(assert
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3387 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3387 $x2078 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3015 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3334 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3136 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x815 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2001 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2001 $x815 (= (_ bv56 7) old.ffn.width.kind) $x1086 $x3136 $x3334 $x3015 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1853 (and $x1086 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1853))))
(assert
 (let ((?x600 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2674 (div (* ?x600 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1666 (< 1 old.ffn.width.parts)))
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1086 $x1666 (= ?x2674 old.ffn.width.n))))))))
(assert
 (let ((?x600 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2674 (div (* ?x600 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1666 (< 1 old.ffn.width.parts)))
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1086 $x1666 (<= old.ffn.width.n ?x2674))))))))
(assert
 (let (($x1083 (= (- 1) old.ffn.width.n)))
 (let (($x2001 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2352 (ite $x2001 (or $x1083 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1083 (< 1 old.ffn.width.n)))))
 (let ((?x600 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2674 (div (* ?x600 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1086 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3334 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1191 (ite $x3334 (or $x1083 (< old.ffn.width.block old.ffn.width.n)) (ite $x1086 (or $x1083 (< ?x2674 old.ffn.width.n)) $x2352))))
 (let (($x1058 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1191)))
 (let (($x815 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3136 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1456 (or $x3136 $x815)))
 (= old.ffn.width.moved (ite $x1456 old.ffn.width.given_moved $x1058)))))))))))))))
(assert
 (let (($x3015 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1767 (or $x3015 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x815 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3136 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1456 (or $x3136 $x815)))
 (= old.ffn.width.everywhere (ite $x1456 old.ffn.width.given_everywhere $x1767))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2426 (not old.ffn.width.moved)))
 (let (($x1648 (and old.ffn.width.everywhere $x2426)))
 (= old.ffn.in_place (or $x1648 old.ffn.width.filled)))))
(assert
 (let (($x2426 (not old.ffn.width.moved)))
 (let (($x1648 (and old.ffn.width.everywhere $x2426)))
 (let ((?x1151 (ite $x1648 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x2954 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1912 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1631 ?x2954 (ite (< 1 old.tp) (_ bv16 7) ?x1151)))))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1900 (or $x1053 (not (or $x2078 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1108 (or $x1921 $x1053)))
 (let ((?x2980 (ite (or $x1108 $x2245 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2735 (or $x1108 $x2245 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2426) (and $x1631 old.ffn.width.leads))))
 (let ((?x2506 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2245)) (_ bv96 7) (ite $x2735 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x661 ?x2506 (ite $x375 ?x2980 (ite $x1900 (_ bv92 7) ?x1912))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2238 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2238 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1989 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1971 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1971 $x1989 $x1742 $x1657 $x2933)))))))
(assert
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1322 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1322 $x1896 $x217)))))
(assert
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1552 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1552 $x1969 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3409 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3182 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2895 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x374 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x267 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x267 $x374 (= (_ bv56 7) new.ffn.width.kind) $x2482 $x2895 $x3182 $x3409 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x790 (and $x2482 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x790))))
(assert
 (let ((?x3077 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2169 (div (* ?x3077 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1557 (< 1 new.ffn.width.parts)))
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2482 $x1557 (= ?x2169 new.ffn.width.n))))))))
(assert
 (let ((?x3077 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2169 (div (* ?x3077 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1557 (< 1 new.ffn.width.parts)))
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2482 $x1557 (<= new.ffn.width.n ?x2169))))))))
(assert
 (let (($x2313 (= (- 1) new.ffn.width.n)))
 (let (($x267 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2935 (ite $x267 (or $x2313 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2313 (< 1 new.ffn.width.n)))))
 (let ((?x3077 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2169 (div (* ?x3077 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2482 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3182 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3108 (ite $x3182 (or $x2313 (< new.ffn.width.block new.ffn.width.n)) (ite $x2482 (or $x2313 (< ?x2169 new.ffn.width.n)) $x2935))))
 (let (($x2859 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3108)))
 (let (($x374 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2895 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1023 (or $x2895 $x374)))
 (= new.ffn.width.moved (ite $x1023 new.ffn.width.given_moved $x2859)))))))))))))))
(assert
 (let (($x3409 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2175 (or $x3409 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x374 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2895 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1023 (or $x2895 $x374)))
 (= new.ffn.width.everywhere (ite $x1023 new.ffn.width.given_everywhere $x2175))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2814 (not new.ffn.width.moved)))
 (let (($x2705 (and new.ffn.width.everywhere $x2814)))
 (= new.ffn.in_place (or $x2705 new.ffn.width.filled)))))
(assert
 (let (($x2814 (not new.ffn.width.moved)))
 (let (($x2705 (and new.ffn.width.everywhere $x2814)))
 (let ((?x1801 (ite $x2705 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x2082 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2090 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2933 ?x2082 (ite (< 1 new.tp) (_ bv16 7) ?x1801)))))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x574 (or $x1657 (not (or $x1969 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2439 (or $x1742 $x1657)))
 (let ((?x1367 (ite (or $x2439 $x604 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1405 (or $x2439 $x604 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2814) (and $x2933 new.ffn.width.leads))))
 (let ((?x1035 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x604)) (_ bv96 7) (ite $x1405 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x217 ?x1035 (ite $x1896 ?x1367 (ite $x574 (_ bv92 7) ?x2090))))))))))))))))))))))
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
 (let (($x1131 (not true)))
 (let (($x3427 (or $x1131 (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.up.split))) (not (or (= (_ bv21 7) new.ffn.up_state) (= (_ bv16 7) new.ffn.up_state))))))
 (not $x3427))))
(assert
 (let (($x1131 (not true)))
(or $x1131 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.up.split))) (not (or (= (_ bv21 7) old.ffn.up_state) (= (_ bv16 7) old.ffn.up_state))))))
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
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (or (= (_ bv4 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective) $x1921 $x1053 (= (_ bv73 7) old.ffn.up.collective)))))
(assert
 (let (($x1562 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1562 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (let (($x869 (= (_ bv69 7) old.ffn.up.sum)))
 (let (($x2800 (= (_ bv24 7) old.ffn.up.sum)))
 (or (= (_ bv0 7) old.ffn.up.sum) (= (_ bv15 7) old.ffn.up.sum) $x2800 $x869))))
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
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (or (= (_ bv4 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective) $x1742 $x1657 (= (_ bv73 7) new.ffn.up.collective)))))
(assert
 (let (($x1322 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1322 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (let (($x3063 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x684 (= (_ bv24 7) new.ffn.up.sum)))
 (or (= (_ bv0 7) new.ffn.up.sum) (= (_ bv15 7) new.ffn.up.sum) $x684 $x3063))))
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
 (let (($x2496 (not new.ffn.up.group.pp)))
 (let (($x796 (or $x2496 (= 1 new.pp))))
 (let (($x2182 (not new.ffn.up.group.sp)))
 (let (($x624 (or $x2182 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2852 (not new.ffn.up.group.dp)))
 (let (($x522 (or $x2852 $x3184)))
 (let (($x3063 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x2168 (not new.model.gated)))
 (let (($x944 (= 1 new.tp)))
 (let (($x684 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1322 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3388 (and (not $x1322) (or $x1742 (and (or (not new.ffn.up.group.tp) $x944) $x522 $x624 $x796)))))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1131 (not true)))
 (let (($x2045 (or $x1131 $x1657 $x3388 (and $x1322 (or $x684 (and $x944 $x2168 $x3063))) (and (or new.ffn.up.group.tp $x944) $x522 $x624 $x796))))
 (not $x2045)))))))))))))))))))
(assert
 (let (($x1806 (not old.ffn.up.group.pp)))
(let (($x1208 (or $x1806 (= 1 old.pp))))
(let (($x1847 (not old.ffn.up.group.sp)))
(let (($x2201 (or $x1847 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x3217 (not old.ffn.up.group.dp)))
(let (($x3023 (or $x3217 $x2122)))
(let (($x869 (= (_ bv69 7) old.ffn.up.sum)))
(let (($x3047 (not old.model.gated)))
(let (($x1344 (= 1 old.tp)))
(let (($x2800 (= (_ bv24 7) old.ffn.up.sum)))
(let (($x1562 (= (_ bv40 7) old.ffn.up.split)))
(let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
(let (($x1879 (and (not $x1562) (or $x1921 (and (or (not old.ffn.up.group.tp) $x1344) $x3023 $x2201 $x1208)))))
(let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
(let (($x1131 (not true)))
(or $x1131 $x1053 $x1879 (and $x1562 (or $x2800 (and $x1344 $x3047 $x869))) (and (or old.ffn.up.group.tp $x1344) $x3023 $x2201 $x1208)))))))))))))))))))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x1797 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1432 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1432 $x1797 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x986 (= (_ bv40 7) old.ffn.down.split)))
 (or $x986 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2740 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2740 $x2935 $x2150 $x1557 $x1915)))))))
(assert
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x1197 $x204))))
(assert
 (let (($x2169 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2169 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2313 (= (_ bv29 7) old.ffn.up.bias)))
 (let (($x2482 (= (_ bv27 7) old.ffn.up.bias)))
 (let (($x894 (= (_ bv23 7) old.ffn.up.bias)))
 (let (($x2246 (= (_ bv1 7) old.ffn.up.bias)))
 (or $x2246 $x894 $x2482 $x2313))))))
(assert
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1419 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1419 $x2592 $x1921 $x1053 $x1631)))))))
(assert
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1562 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1562 $x375 $x661)))))
(assert
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3387 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3387 $x2078 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1489 $x374 (= (_ bv56 7) old.ffn.width.kind) $x3409 $x2326 $x2705 $x1704 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x876 (and $x3409 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x876))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3409 $x586 (= ?x1268 old.ffn.width.n))))))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3409 $x586 (<= old.ffn.width.n ?x1268))))))))
(assert
 (let (($x2268 (= (- 1) old.ffn.width.n)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x498 (ite $x1489 (or $x2268 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2268 (< 1 old.ffn.width.n)))))
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1479 (ite $x2705 (or $x2268 (< old.ffn.width.block old.ffn.width.n)) (ite $x3409 (or $x2268 (< ?x1268 old.ffn.width.n)) $x498))))
 (let (($x2328 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1479)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.moved (ite $x2253 old.ffn.width.given_moved $x2328)))))))))))))))
(assert
 (let (($x1797 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x402 (or $x1797 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x402))))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1900 (or $x1704 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.everywhere (ite $x2253 old.ffn.width.given_everywhere $x1900))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x1151 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x2267)))
 (let (($x2439 (= 1 old.ffn.width.parts)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.first_alone (ite $x2253 old.ffn.width.given_first (or $x2439 $x1151))))))))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (= old.ffn.in_place (or $x3025 old.ffn.width.filled)))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x1727 (ite $x2872 (_ bv16 7) (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1864 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2352 (ite (or $x1557 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2150 $x2935) (_ bv96 7) (ite $x1915 ?x1864 ?x1727)))))
 (let (($x815 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1009 (or $x2150 $x1557)))
 (let (($x3117 (or $x1009 $x815 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1767 (or $x1009 $x815 (and $x2935 old.ffn.width.padded $x2267) (and $x1915 old.ffn.width.leads))))
 (let ((?x3334 (ite (and $x2935 old.ffn.width.filled (not $x815)) (_ bv96 7) (ite $x1767 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x204 ?x3334 (ite $x1197 (ite $x3117 (_ bv96 7) (ite $x2935 (_ bv21 7) (_ bv16 7))) ?x2352)))))))))))))))))))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let ((?x1941 (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x904 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1476 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1631 ?x904 (ite $x2872 (_ bv16 7) ?x1941)))))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2624 (or $x1053 (not (or $x2078 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1666 (or $x1921 $x1053)))
 (let ((?x1853 (ite (or $x1666 $x2245 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1846 (or $x1666 $x2245 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2267) (and $x1631 old.ffn.width.leads))))
 (let ((?x1650 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2245)) (_ bv96 7) (ite $x1846 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x661 ?x1650 (ite $x375 ?x1853 (ite $x2624 (_ bv92 7) ?x1476)))))))))))))))))))))))
(assert
 (let (($x2651 (not old.ffn.width.everywhere)))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x204 (not (= (_ bv96 7) old.ffn.gate_state)) $x2651) (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2390 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2306 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2306 $x2390 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3234 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x426 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x426 $x521 $x681 $x2511 $x2522)))))))
(assert
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2833 $x1211))))
(assert
 (let (($x2131 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2131 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x3133 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x2163 (= (_ bv27 7) new.ffn.up.bias)))
 (let (($x1401 (= (_ bv23 7) new.ffn.up.bias)))
 (let (($x2895 (= (_ bv1 7) new.ffn.up.bias)))
 (or $x2895 $x1401 $x2163 $x3133))))))
(assert
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1989 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1971 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1971 $x1989 $x1742 $x1657 $x2933)))))))
(assert
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1322 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1322 $x1896 $x217)))))
(assert
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1552 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1552 $x1969 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x795 $x1279 (= (_ bv56 7) new.ffn.width.kind) $x2648 $x2224 $x2764 $x3199 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2417 (and $x2648 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2417))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2648 $x80 (= ?x657 new.ffn.width.n))))))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2648 $x80 (<= new.ffn.width.n ?x657))))))))
(assert
 (let (($x307 (= (- 1) new.ffn.width.n)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2656 (ite $x795 (or $x307 (<= new.ffn.width.parts new.ffn.width.n)) (or $x307 (< 1 new.ffn.width.n)))))
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2657 (ite $x2764 (or $x307 (< new.ffn.width.block new.ffn.width.n)) (ite $x2648 (or $x307 (< ?x657 new.ffn.width.n)) $x2656))))
 (let (($x101 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2657)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.moved (ite $x1090 new.ffn.width.given_moved $x101)))))))))))))))
(assert
 (let (($x2390 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2975 (or $x2390 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2975))))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1838 (or $x3199 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.everywhere (ite $x1090 new.ffn.width.given_everywhere $x1838))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2190 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x311)))
 (let (($x1064 (= 1 new.ffn.width.parts)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.first_alone (ite $x1090 new.ffn.width.given_first (or $x1064 $x2190))))))))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (= new.ffn.in_place (or $x2748 new.ffn.width.filled)))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let (($x483 (< 1 new.tp)))
 (let ((?x2646 (ite $x483 (_ bv16 7) (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x452 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2281 (ite (or $x2511 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x681 $x521) (_ bv96 7) (ite $x2522 ?x452 ?x2646)))))
 (let (($x2215 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x10 (or $x681 $x2511)))
 (let (($x674 (or $x10 $x2215 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1444 (or $x10 $x2215 (and $x521 new.ffn.width.padded $x311) (and $x2522 new.ffn.width.leads))))
 (let ((?x1125 (ite (and $x521 new.ffn.width.filled (not $x2215)) (_ bv96 7) (ite $x1444 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1211 ?x1125 (ite $x2833 (ite $x674 (_ bv96 7) (ite $x521 (_ bv21 7) (_ bv16 7))) ?x2281)))))))))))))))))))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let ((?x1993 (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x483 (< 1 new.tp)))
 (let ((?x184 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x593 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2933 ?x184 (ite $x483 (_ bv16 7) ?x1993)))))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2908 (or $x1657 (not (or $x1969 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3103 (or $x1742 $x1657)))
 (let ((?x1207 (ite (or $x3103 $x604 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x687 (or $x3103 $x604 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x311) (and $x2933 new.ffn.width.leads))))
 (let ((?x85 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x604)) (_ bv96 7) (ite $x687 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x217 ?x85 (ite $x1896 ?x1207 (ite $x2908 (_ bv92 7) ?x593)))))))))))))))))))))))
(assert
 (let (($x686 (not new.ffn.width.everywhere)))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1211 (not (= (_ bv96 7) new.ffn.gate_state)) $x686) (_ bv97 7) (_ bv96 7))))))
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
 (let (($x2895 (= (_ bv1 7) new.ffn.up.bias)))
 (let (($x2506 (and $x2895 (or (not (= (_ bv97 7) new.ffn.up_state)) new.ffn.piece_of_one) (or (not (= (_ bv92 7) new.ffn.up_state)) (not new.model.gated) false))))
 (let (($x1322 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2980 (and $x1322 (or (or (= (_ bv29 7) new.ffn.up.bias) (= (_ bv23 7) new.ffn.up.bias)) $x2506))))
 (let (($x1108 (and new.ffn.width.filled new.ffn.gathers (= (_ bv97 7) new.ffn.gate_piece))))
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1781 (not (= (_ bv92 7) new.ffn.up_state))))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3133 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x488 (and $x3133 new.ffn.width.first_alone (or $x217 (and $x1896 $x1781 (or $x3234 $x1108))))))
 (let (($x1131 (not true)))
 (let (($x944 (= 1 new.tp)))
 (let (($x1583 (or $x944 $x1131 (not new.model.up_bias) (and (not $x1322) (or $x2895 (= (_ bv27 7) new.ffn.up.bias))) $x488 $x2980)))
 (not $x1583))))))))))))))))
(assert
 (let (($x2246 (= (_ bv1 7) old.ffn.up.bias)))
(let (($x2234 (and $x2246 (or (not (= (_ bv97 7) old.ffn.up_state)) old.ffn.piece_of_one) (or (not (= (_ bv92 7) old.ffn.up_state)) (not old.model.gated) false))))
(let (($x1562 (= (_ bv40 7) old.ffn.up.split)))
(let (($x668 (and $x1562 (or (or (= (_ bv29 7) old.ffn.up.bias) (= (_ bv23 7) old.ffn.up.bias)) $x2234))))
(let (($x1349 (and old.ffn.width.filled old.ffn.gathers (= (_ bv97 7) old.ffn.gate_piece))))
(let (($x986 (= (_ bv40 7) old.ffn.down.split)))
(let (($x2628 (not (= (_ bv92 7) old.ffn.up_state))))
(let (($x375 (= (_ bv57 7) old.ffn.up.split)))
(let (($x661 (= (_ bv61 7) old.ffn.up.split)))
(let (($x2313 (= (_ bv29 7) old.ffn.up.bias)))
(let (($x818 (and $x2313 old.ffn.width.first_alone (or $x661 (and $x375 $x2628 (or $x986 $x1349))))))
(let (($x1504 (not old.model.up_bias)))
(let (($x1131 (not true)))
(let (($x1344 (= 1 old.tp)))
(or $x1344 $x1131 $x1504 (and (not $x1562) (or $x2246 (= (_ bv27 7) old.ffn.up.bias))) $x818 $x668))))))))))))))))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x986 (= (_ bv40 7) old.ffn.down.split)))
 (or $x986 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2740 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2740 $x2935 $x2150 $x1557 $x1915)))))))
(assert
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x1197 $x204))))
(assert
 (let (($x2169 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2169 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1419 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1419 $x2592 $x1921 $x1053 $x1631)))))))
(assert
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x375 $x661))))
(assert
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3387 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3387 $x2078 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1489 $x374 (= (_ bv56 7) old.ffn.width.kind) $x3409 $x2326 $x2705 $x1704 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x876 (and $x3409 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x876))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3409 $x586 (= ?x1268 old.ffn.width.n))))))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3409 $x586 (<= old.ffn.width.n ?x1268))))))))
(assert
 (let (($x2268 (= (- 1) old.ffn.width.n)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x498 (ite $x1489 (or $x2268 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2268 (< 1 old.ffn.width.n)))))
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1479 (ite $x2705 (or $x2268 (< old.ffn.width.block old.ffn.width.n)) (ite $x3409 (or $x2268 (< ?x1268 old.ffn.width.n)) $x498))))
 (let (($x2328 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1479)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.moved (ite $x2253 old.ffn.width.given_moved $x2328)))))))))))))))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1900 (or $x1704 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.everywhere (ite $x2253 old.ffn.width.given_everywhere $x1900))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (= old.ffn.in_place (or $x3025 old.ffn.width.filled)))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x1727 (ite $x2872 (_ bv16 7) (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1864 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2352 (ite (or $x1557 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2150 $x2935) (_ bv96 7) (ite $x1915 ?x1864 ?x1727)))))
 (let (($x815 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1009 (or $x2150 $x1557)))
 (let (($x3117 (or $x1009 $x815 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1767 (or $x1009 $x815 (and $x2935 old.ffn.width.padded $x2267) (and $x1915 old.ffn.width.leads))))
 (let ((?x3334 (ite (and $x2935 old.ffn.width.filled (not $x815)) (_ bv96 7) (ite $x1767 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x204 ?x3334 (ite $x1197 (ite $x3117 (_ bv96 7) (ite $x2935 (_ bv21 7) (_ bv16 7))) ?x2352)))))))))))))))))))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let ((?x1941 (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x904 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1476 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1631 ?x904 (ite $x2872 (_ bv16 7) ?x1941)))))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2624 (or $x1053 (not (or $x2078 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1666 (or $x1921 $x1053)))
 (let ((?x1853 (ite (or $x1666 $x2245 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1846 (or $x1666 $x2245 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2267) (and $x1631 old.ffn.width.leads))))
 (let ((?x1650 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2245)) (_ bv96 7) (ite $x1846 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x661 ?x1650 (ite $x375 ?x1853 (ite $x2624 (_ bv92 7) ?x1476)))))))))))))))))))))))
(assert
 (let ((?x1039 (ite old.model.gated old.ffn.gate_state old.ffn.up_state)))
 (= old.ffn.activated (ite (and old.model.joint (= (_ bv92 7) old.ffn.up_state)) (_ bv92 7) ?x1039))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3234 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x426 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x426 $x521 $x681 $x2511 $x2522)))))))
(assert
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2833 $x1211))))
(assert
 (let (($x2131 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2131 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1989 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1971 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1971 $x1989 $x1742 $x1657 $x2933)))))))
(assert
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1896 $x217))))
(assert
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1552 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1552 $x1969 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x795 $x1279 (= (_ bv56 7) new.ffn.width.kind) $x2648 $x2224 $x2764 $x3199 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2417 (and $x2648 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2417))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2648 $x80 (= ?x657 new.ffn.width.n))))))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2648 $x80 (<= new.ffn.width.n ?x657))))))))
(assert
 (let (($x307 (= (- 1) new.ffn.width.n)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2656 (ite $x795 (or $x307 (<= new.ffn.width.parts new.ffn.width.n)) (or $x307 (< 1 new.ffn.width.n)))))
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2657 (ite $x2764 (or $x307 (< new.ffn.width.block new.ffn.width.n)) (ite $x2648 (or $x307 (< ?x657 new.ffn.width.n)) $x2656))))
 (let (($x101 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2657)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.moved (ite $x1090 new.ffn.width.given_moved $x101)))))))))))))))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1838 (or $x3199 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.everywhere (ite $x1090 new.ffn.width.given_everywhere $x1838))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (= new.ffn.in_place (or $x2748 new.ffn.width.filled)))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let (($x483 (< 1 new.tp)))
 (let ((?x2646 (ite $x483 (_ bv16 7) (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x452 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2281 (ite (or $x2511 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x681 $x521) (_ bv96 7) (ite $x2522 ?x452 ?x2646)))))
 (let (($x2215 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x10 (or $x681 $x2511)))
 (let (($x674 (or $x10 $x2215 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1444 (or $x10 $x2215 (and $x521 new.ffn.width.padded $x311) (and $x2522 new.ffn.width.leads))))
 (let ((?x1125 (ite (and $x521 new.ffn.width.filled (not $x2215)) (_ bv96 7) (ite $x1444 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1211 ?x1125 (ite $x2833 (ite $x674 (_ bv96 7) (ite $x521 (_ bv21 7) (_ bv16 7))) ?x2281)))))))))))))))))))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let ((?x1993 (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x483 (< 1 new.tp)))
 (let ((?x184 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x593 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2933 ?x184 (ite $x483 (_ bv16 7) ?x1993)))))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2908 (or $x1657 (not (or $x1969 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3103 (or $x1742 $x1657)))
 (let ((?x1207 (ite (or $x3103 $x604 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x687 (or $x3103 $x604 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x311) (and $x2933 new.ffn.width.leads))))
 (let ((?x85 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x604)) (_ bv96 7) (ite $x687 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x217 ?x85 (ite $x1896 ?x1207 (ite $x2908 (_ bv92 7) ?x593)))))))))))))))))))))))
(assert
 (let ((?x1281 (ite new.model.gated new.ffn.gate_state new.ffn.up_state)))
 (= new.ffn.activated (ite (and new.model.joint (= (_ bv92 7) new.ffn.up_state)) (_ bv92 7) ?x1281))))
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
 (not (or (= 1 new.tp) (not (= (_ bv92 7) new.ffn.activated)))))
(assert
 (let (($x1344 (= 1 old.tp)))
(or $x1344 (not (= (_ bv92 7) old.ffn.activated)))))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x620 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1535 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1535 $x620 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x986 (= (_ bv40 7) old.ffn.down.split)))
 (or $x986 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2740 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2740 $x2935 $x2150 $x1557 $x1915)))))))
(assert
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x1197 $x204))))
(assert
 (let (($x2169 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2169 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1419 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1419 $x2592 $x1921 $x1053 $x1631)))))))
(assert
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x375 $x661))))
(assert
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3387 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3387 $x2078 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1489 $x374 (= (_ bv56 7) old.ffn.width.kind) $x3409 $x2326 $x2705 $x1704 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x876 (and $x3409 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x876))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3409 $x586 (= ?x1268 old.ffn.width.n))))))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3409 $x586 (<= old.ffn.width.n ?x1268))))))))
(assert
 (let (($x2268 (= (- 1) old.ffn.width.n)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x498 (ite $x1489 (or $x2268 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2268 (< 1 old.ffn.width.n)))))
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1479 (ite $x2705 (or $x2268 (< old.ffn.width.block old.ffn.width.n)) (ite $x3409 (or $x2268 (< ?x1268 old.ffn.width.n)) $x498))))
 (let (($x2328 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1479)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.moved (ite $x2253 old.ffn.width.given_moved $x2328)))))))))))))))
(assert
 (let (($x620 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2284 (or $x620 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2284))))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1900 (or $x1704 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.everywhere (ite $x2253 old.ffn.width.given_everywhere $x1900))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (= old.ffn.in_place (or $x3025 old.ffn.width.filled)))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x1727 (ite $x2872 (_ bv16 7) (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1864 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2352 (ite (or $x1557 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2150 $x2935) (_ bv96 7) (ite $x1915 ?x1864 ?x1727)))))
 (let (($x815 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1009 (or $x2150 $x1557)))
 (let (($x3117 (or $x1009 $x815 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1767 (or $x1009 $x815 (and $x2935 old.ffn.width.padded $x2267) (and $x1915 old.ffn.width.leads))))
 (let ((?x3334 (ite (and $x2935 old.ffn.width.filled (not $x815)) (_ bv96 7) (ite $x1767 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x204 ?x3334 (ite $x1197 (ite $x3117 (_ bv96 7) (ite $x2935 (_ bv21 7) (_ bv16 7))) ?x2352)))))))))))))))))))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let ((?x1941 (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x904 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1476 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1631 ?x904 (ite $x2872 (_ bv16 7) ?x1941)))))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2624 (or $x1053 (not (or $x2078 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1666 (or $x1921 $x1053)))
 (let ((?x1853 (ite (or $x1666 $x2245 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1846 (or $x1666 $x2245 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2267) (and $x1631 old.ffn.width.leads))))
 (let ((?x1650 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2245)) (_ bv96 7) (ite $x1846 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x661 ?x1650 (ite $x375 ?x1853 (ite $x2624 (_ bv92 7) ?x1476)))))))))))))))))))))))
(assert
 (let (($x576 (not old.ffn.width.everywhere)))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x204 (not (= (_ bv96 7) old.ffn.gate_state)) $x576) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x576 (not old.ffn.width.everywhere)))
 (let (($x1678 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x576)))
 (= old.ffn.up_piece (ite $x1678 (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1454 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2636 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2636 $x1454 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3234 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x426 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x426 $x521 $x681 $x2511 $x2522)))))))
(assert
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2833 $x1211))))
(assert
 (let (($x2131 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2131 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1989 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1971 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1971 $x1989 $x1742 $x1657 $x2933)))))))
(assert
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1896 $x217))))
(assert
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1552 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1552 $x1969 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x795 $x1279 (= (_ bv56 7) new.ffn.width.kind) $x2648 $x2224 $x2764 $x3199 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2417 (and $x2648 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2417))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2648 $x80 (= ?x657 new.ffn.width.n))))))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2648 $x80 (<= new.ffn.width.n ?x657))))))))
(assert
 (let (($x307 (= (- 1) new.ffn.width.n)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2656 (ite $x795 (or $x307 (<= new.ffn.width.parts new.ffn.width.n)) (or $x307 (< 1 new.ffn.width.n)))))
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2657 (ite $x2764 (or $x307 (< new.ffn.width.block new.ffn.width.n)) (ite $x2648 (or $x307 (< ?x657 new.ffn.width.n)) $x2656))))
 (let (($x101 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2657)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.moved (ite $x1090 new.ffn.width.given_moved $x101)))))))))))))))
(assert
 (let (($x1454 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x395 (or $x1454 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x395))))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1838 (or $x3199 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.everywhere (ite $x1090 new.ffn.width.given_everywhere $x1838))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (= new.ffn.in_place (or $x2748 new.ffn.width.filled)))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let (($x483 (< 1 new.tp)))
 (let ((?x2646 (ite $x483 (_ bv16 7) (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x452 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2281 (ite (or $x2511 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x681 $x521) (_ bv96 7) (ite $x2522 ?x452 ?x2646)))))
 (let (($x2215 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x10 (or $x681 $x2511)))
 (let (($x674 (or $x10 $x2215 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1444 (or $x10 $x2215 (and $x521 new.ffn.width.padded $x311) (and $x2522 new.ffn.width.leads))))
 (let ((?x1125 (ite (and $x521 new.ffn.width.filled (not $x2215)) (_ bv96 7) (ite $x1444 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1211 ?x1125 (ite $x2833 (ite $x674 (_ bv96 7) (ite $x521 (_ bv21 7) (_ bv16 7))) ?x2281)))))))))))))))))))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let ((?x1993 (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x483 (< 1 new.tp)))
 (let ((?x184 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x593 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2933 ?x184 (ite $x483 (_ bv16 7) ?x1993)))))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2908 (or $x1657 (not (or $x1969 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3103 (or $x1742 $x1657)))
 (let ((?x1207 (ite (or $x3103 $x604 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x687 (or $x3103 $x604 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x311) (and $x2933 new.ffn.width.leads))))
 (let ((?x85 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x604)) (_ bv96 7) (ite $x687 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x217 ?x85 (ite $x1896 ?x1207 (ite $x2908 (_ bv92 7) ?x593)))))))))))))))))))))))
(assert
 (let (($x2842 (not new.ffn.width.everywhere)))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1211 (not (= (_ bv96 7) new.ffn.gate_state)) $x2842) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2842 (not new.ffn.width.everywhere)))
 (let (($x873 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2842)))
 (= new.ffn.up_piece (ite $x873 (_ bv97 7) (_ bv96 7))))))
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
 (let (($x2334 (not new.ffn.width.padded)))
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x944 (= 1 new.tp)))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2870 (or (= (_ bv97 7) new.ffn.gate_piece) $x3234 (and new.ffn.gathers $x521 $x1211))))
 (let (($x871 (= new.ffn.gate_piece new.ffn.up_piece)))
 (let (($x3008 (or (not new.model.gated) $x871 (and new.ffn.width.filled (not (= (_ bv92 7) new.ffn.up_state)) $x2870) (and $x944 $x311 $x2334))))
 (not $x3008)))))))))))
(assert
 (let (($x2660 (not old.ffn.width.padded)))
(let (($x2267 (not old.ffn.width.moved)))
(let (($x1344 (= 1 old.tp)))
(let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
(let (($x986 (= (_ bv40 7) old.ffn.down.split)))
(let (($x2658 (or (= (_ bv97 7) old.ffn.gate_piece) $x986 (and old.ffn.gathers $x2935 $x204))))
(let (($x1549 (= old.ffn.gate_piece old.ffn.up_piece)))
(let (($x363 (not old.model.gated)))
(or $x363 $x1549 (and old.ffn.width.filled (not (= (_ bv92 7) old.ffn.up_state)) $x2658) (and $x1344 $x2267 $x2660))))))))))))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x620 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1535 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1535 $x620 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x444 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x986 (= (_ bv40 7) old.ffn.down.split)))
 (or $x986 $x444 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2740 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2740 $x2935 $x2150 $x1557 $x1915)))))))
(assert
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x1197 $x204))))
(assert
 (let (($x2169 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2169 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1419 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1419 $x2592 $x1921 $x1053 $x1631)))))))
(assert
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x375 $x661))))
(assert
 (let (($x2800 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3387 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3387 $x2078 $x2800 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x2534 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1023 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2635 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2161 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x2161 $x2635 $x1489 $x374 $x1023 $x3409 $x2326 $x2705 $x1704 $x2534))))))))))))
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
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x876 (and $x3409 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x876))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2268 (= (- 1) old.ffn.width.n)))
 (let ((?x1287 (ite (or $x2268 (< (* ?x1268 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x437 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x1287)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x1453 (ite (or $x2268 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x2834 (ite $x1489 (ite (and $x2268 (= 1 old.ffn.width.parts)) 1 ?x1453) (ite $x3409 ?x437 old.ffn.width.given_least))))
 (let (($x1023 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2534 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2161 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2635 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x2876 (ite $x1704 old.ffn.width.parts (ite (or $x2635 $x2161 $x2705 $x2534 $x1023) 1 ?x2834))))
 (= old.ffn.width.least ?x2876))))))))))))))))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3409 $x586 (= ?x1268 old.ffn.width.n))))))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3409 $x586 (<= old.ffn.width.n ?x1268))))))))
(assert
 (let (($x2268 (= (- 1) old.ffn.width.n)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x498 (ite $x1489 (or $x2268 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2268 (< 1 old.ffn.width.n)))))
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1479 (ite $x2705 (or $x2268 (< old.ffn.width.block old.ffn.width.n)) (ite $x3409 (or $x2268 (< ?x1268 old.ffn.width.n)) $x498))))
 (let (($x2328 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1479)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.moved (ite $x2253 old.ffn.width.given_moved $x2328)))))))))))))))
(assert
 (let (($x620 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2284 (or $x620 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2284))))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1900 (or $x1704 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.everywhere (ite $x2253 old.ffn.width.given_everywhere $x1900))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x2534 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2161 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2635 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1648 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x2635 $x2161 $x2705 $x2534) $x2267))))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.undivided (ite $x2253 old.ffn.width.given_undivided $x1648))))))))))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (= old.ffn.in_place (or $x3025 old.ffn.width.filled)))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x1727 (ite $x2872 (_ bv16 7) (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1864 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2352 (ite (or $x1557 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2150 $x2935) (_ bv96 7) (ite $x1915 ?x1864 ?x1727)))))
 (let (($x815 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1009 (or $x2150 $x1557)))
 (let (($x3117 (or $x1009 $x815 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1767 (or $x1009 $x815 (and $x2935 old.ffn.width.padded $x2267) (and $x1915 old.ffn.width.leads))))
 (let ((?x3334 (ite (and $x2935 old.ffn.width.filled (not $x815)) (_ bv96 7) (ite $x1767 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x204 ?x3334 (ite $x1197 (ite $x3117 (_ bv96 7) (ite $x2935 (_ bv21 7) (_ bv16 7))) ?x2352)))))))))))))))))))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let ((?x1941 (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x904 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1476 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1631 ?x904 (ite $x2872 (_ bv16 7) ?x1941)))))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2624 (or $x1053 (not (or $x2078 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1666 (or $x1921 $x1053)))
 (let ((?x1853 (ite (or $x1666 $x2245 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1846 (or $x1666 $x2245 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2267) (and $x1631 old.ffn.width.leads))))
 (let ((?x1650 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2245)) (_ bv96 7) (ite $x1846 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x661 ?x1650 (ite $x375 ?x1853 (ite $x2624 (_ bv92 7) ?x1476)))))))))))))))))))))))
(assert
 (let (($x576 (not old.ffn.width.everywhere)))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x204 (not (= (_ bv96 7) old.ffn.gate_state)) $x576) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x576 (not old.ffn.width.everywhere)))
 (let (($x1678 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x576)))
 (= old.ffn.up_piece (ite $x1678 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x748 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x748)))
(assert
 (let ((?x1999 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1999)))
(assert
 (let ((?x710 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x710)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1454 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2636 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2636 $x1454 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3531 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3234 $x3531 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x426 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x426 $x521 $x681 $x2511 $x2522)))))))
(assert
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2833 $x1211))))
(assert
 (let (($x2131 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2131 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1989 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1971 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1971 $x1989 $x1742 $x1657 $x2933)))))))
(assert
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1896 $x217))))
(assert
 (let (($x684 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1552 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1552 $x1969 $x684 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x2431 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1760 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x552 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x518 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x518 $x552 $x795 $x1279 $x1760 $x2648 $x2224 $x2764 $x3199 $x2431))))))))))))
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
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2417 (and $x2648 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2417))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x307 (= (- 1) new.ffn.width.n)))
 (let ((?x2623 (ite (or $x307 (< (* ?x657 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x1883 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x2623)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x3308 (ite (or $x307 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x1825 (ite $x795 (ite (and $x307 (= 1 new.ffn.width.parts)) 1 ?x3308) (ite $x2648 ?x1883 new.ffn.width.given_least))))
 (let (($x1760 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2431 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x518 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x552 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x2159 (ite $x3199 new.ffn.width.parts (ite (or $x552 $x518 $x2764 $x2431 $x1760) 1 ?x1825))))
 (= new.ffn.width.least ?x2159))))))))))))))))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2648 $x80 (= ?x657 new.ffn.width.n))))))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2648 $x80 (<= new.ffn.width.n ?x657))))))))
(assert
 (let (($x307 (= (- 1) new.ffn.width.n)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2656 (ite $x795 (or $x307 (<= new.ffn.width.parts new.ffn.width.n)) (or $x307 (< 1 new.ffn.width.n)))))
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2657 (ite $x2764 (or $x307 (< new.ffn.width.block new.ffn.width.n)) (ite $x2648 (or $x307 (< ?x657 new.ffn.width.n)) $x2656))))
 (let (($x101 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2657)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.moved (ite $x1090 new.ffn.width.given_moved $x101)))))))))))))))
(assert
 (let (($x1454 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x395 (or $x1454 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x395))))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1838 (or $x3199 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.everywhere (ite $x1090 new.ffn.width.given_everywhere $x1838))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2431 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x518 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x552 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2163 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x552 $x518 $x2764 $x2431) $x311))))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.undivided (ite $x1090 new.ffn.width.given_undivided $x2163))))))))))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (= new.ffn.in_place (or $x2748 new.ffn.width.filled)))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let (($x483 (< 1 new.tp)))
 (let ((?x2646 (ite $x483 (_ bv16 7) (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x452 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2281 (ite (or $x2511 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x681 $x521) (_ bv96 7) (ite $x2522 ?x452 ?x2646)))))
 (let (($x2215 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x10 (or $x681 $x2511)))
 (let (($x674 (or $x10 $x2215 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1444 (or $x10 $x2215 (and $x521 new.ffn.width.padded $x311) (and $x2522 new.ffn.width.leads))))
 (let ((?x1125 (ite (and $x521 new.ffn.width.filled (not $x2215)) (_ bv96 7) (ite $x1444 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1211 ?x1125 (ite $x2833 (ite $x674 (_ bv96 7) (ite $x521 (_ bv21 7) (_ bv16 7))) ?x2281)))))))))))))))))))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let ((?x1993 (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x483 (< 1 new.tp)))
 (let ((?x184 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x593 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2933 ?x184 (ite $x483 (_ bv16 7) ?x1993)))))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2908 (or $x1657 (not (or $x1969 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3103 (or $x1742 $x1657)))
 (let ((?x1207 (ite (or $x3103 $x604 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x687 (or $x3103 $x604 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x311) (and $x2933 new.ffn.width.leads))))
 (let ((?x85 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x604)) (_ bv96 7) (ite $x687 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x217 ?x85 (ite $x1896 ?x1207 (ite $x2908 (_ bv92 7) ?x593)))))))))))))))))))))))
(assert
 (let (($x2842 (not new.ffn.width.everywhere)))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1211 (not (= (_ bv96 7) new.ffn.gate_state)) $x2842) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2842 (not new.ffn.width.everywhere)))
 (let (($x873 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2842)))
 (= new.ffn.up_piece (ite $x873 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2895 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2895)))
(assert
 (let ((?x1930 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1930)))
(assert
 (let ((?x1256 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1256)))
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
 (let (($x2334 (not new.ffn.width.padded)))
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x944 (= 1 new.tp)))
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1338 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x3531 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1750 (ite (= (_ bv92 7) new.ffn.product) (or $x944 $x3531 (and $x3234 (and new.ffn.width.undivided $x1338))) (or $x3234 (= (_ bv96 7) new.ffn.product_in) (and $x944 $x311 $x2334)))))
 (not $x1750)))))))))
(assert
 (let (($x2660 (not old.ffn.width.padded)))
(let (($x2267 (not old.ffn.width.moved)))
(let (($x1344 (= 1 old.tp)))
(let (($x986 (= (_ bv40 7) old.ffn.down.split)))
(let (($x1099 (= old.ffn.width.least old.ffn.width.parts)))
(let (($x444 (= (_ bv57 7) old.ffn.down.split)))
(ite (= (_ bv92 7) old.ffn.product) (or $x1344 $x444 (and $x986 (and old.ffn.width.undivided $x1099))) (or $x986 (= (_ bv96 7) old.ffn.product_in) (and $x1344 $x2267 $x2660))))))))))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
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
 (let (($x1420 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x1437 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2859 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x288 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x488 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x488 $x288 $x2859 $x1437 $x1420)))))))
(assert
 (let (($x620 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1535 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1535 $x620 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2425 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x444 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x986 (= (_ bv40 7) old.ffn.down.split)))
 (or $x986 $x444 $x2425)))))
(assert
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2740 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2740 $x2935 $x2150 $x1557 $x1915)))))))
(assert
 (let (($x2168 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3087 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3087 $x2168 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1620 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1620 $x1197 $x204)))))
(assert
 (let (($x2169 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2169 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1419 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1419 $x2592 $x1921 $x1053 $x1631)))))))
(assert
 (let (($x562 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x525 (= (_ bv10 7) old.ffn.up.input)))
 (or $x525 $x562 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1562 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1562 $x375 $x661)))))
(assert
 (let (($x2800 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3387 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3387 $x2078 $x2800 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1489 $x374 (= (_ bv56 7) old.ffn.width.kind) $x3409 $x2326 $x2705 $x1704 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3016 $x818 (= (_ bv56 7) old.hidden.kind) $x1029 $x2940 $x896 $x792 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2881 (= (_ bv49 7) old.norm.statistic)))
 (or $x2881 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x704 (= (_ bv94 7) old.stream)))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (or $x1708 $x704 $x3205)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1594 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x673 (div (* ?x1594 old.hidden.multiple) old.hidden.parts)))
 (let (($x2955 (< 1 old.hidden.parts)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1029 $x2955 (= ?x673 old.hidden.n))))))))
(assert
 (let ((?x1594 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x673 (div (* ?x1594 old.hidden.multiple) old.hidden.parts)))
 (let (($x2955 (< 1 old.hidden.parts)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1029 $x2955 (<= old.hidden.n ?x673))))))))
(assert
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1029 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2525 (ite $x3016 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1594 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x673 (div (* ?x1594 old.hidden.multiple) old.hidden.parts)))
 (let (($x1110 (= (- 1) old.hidden.n)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1912 (ite $x896 (or $x1110 (< old.hidden.block old.hidden.n)) (ite $x1029 (or $x1110 (< ?x673 old.hidden.n)) $x2525))))
 (let (($x1270 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1912)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (= old.hidden.moved (ite $x3344 old.hidden.given_moved $x1270)))))))))))))))
(assert
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x876 (and $x3409 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x876))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3409 $x586 (= ?x1268 old.ffn.width.n))))))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3409 $x586 (<= old.ffn.width.n ?x1268))))))))
(assert
 (let (($x2268 (= (- 1) old.ffn.width.n)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x498 (ite $x1489 (or $x2268 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2268 (< 1 old.ffn.width.n)))))
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1479 (ite $x2705 (or $x2268 (< old.ffn.width.block old.ffn.width.n)) (ite $x3409 (or $x2268 (< ?x1268 old.ffn.width.n)) $x498))))
 (let (($x2328 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1479)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.moved (ite $x2253 old.ffn.width.given_moved $x2328)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x620 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2284 (or $x620 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2284))))
(assert
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (let (($x3321 (ite $x3344 old.hidden.given_everywhere (or $x792 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3321)))))))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1900 (or $x1704 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.everywhere (ite $x2253 old.ffn.width.given_everywhere $x1900))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3087 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1385 (and $x3087 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (let (($x2168 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x3221 (or $x3205 $x2168 (and $x1708 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1385)))
 (= old.ffn.gate_entering (ite $x3221 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x525 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x2473 (and $x525 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (let (($x562 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x3396 (or $x3205 $x562 (and $x1708 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x2473)))
 (= old.ffn.up_entering (ite $x3396 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (= old.ffn.in_place (or $x3025 old.ffn.width.filled)))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x1727 (ite $x2872 (_ bv16 7) (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1864 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2352 (ite (or $x1557 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2150 $x2935) (_ bv96 7) (ite $x1915 ?x1864 ?x1727)))))
 (let (($x815 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1009 (or $x2150 $x1557)))
 (let (($x3117 (or $x1009 $x815 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1767 (or $x1009 $x815 (and $x2935 old.ffn.width.padded $x2267) (and $x1915 old.ffn.width.leads))))
 (let ((?x3334 (ite (and $x2935 old.ffn.width.filled (not $x815)) (_ bv96 7) (ite $x1767 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x204 ?x3334 (ite $x1197 (ite $x3117 (_ bv96 7) (ite $x2935 (_ bv21 7) (_ bv16 7))) ?x2352)))))))))))))))))))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let ((?x1941 (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x904 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1476 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1631 ?x904 (ite $x2872 (_ bv16 7) ?x1941)))))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2624 (or $x1053 (not (or $x2078 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1666 (or $x1921 $x1053)))
 (let ((?x1853 (ite (or $x1666 $x2245 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1846 (or $x1666 $x2245 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2267) (and $x1631 old.ffn.width.leads))))
 (let ((?x1650 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2245)) (_ bv96 7) (ite $x1846 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x661 ?x1650 (ite $x375 ?x1853 (ite $x2624 (_ bv92 7) ?x1476)))))))))))))))))))))))
(assert
 (let (($x576 (not old.ffn.width.everywhere)))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x204 (not (= (_ bv96 7) old.ffn.gate_state)) $x576) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x576 (not old.ffn.width.everywhere)))
 (let (($x1678 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x576)))
 (= old.ffn.up_piece (ite $x1678 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x748 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x748)))
(assert
 (let ((?x1999 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1999)))
(assert
 (let ((?x710 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x710)))
(assert
 (let (($x444 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x901 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x204 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x815 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1009 (or $x2150 $x1557)))
 (let (($x1149 (not old.model.gated)))
 (let (($x1401 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1080 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x661 old.ffn.width.everywhere $x1401))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1666 (or $x1921 $x1053)))
 (let (($x704 (= (_ bv94 7) old.stream)))
 (let (($x2872 (< 1 old.tp)))
 (let (($x2518 (and $x2872 $x704 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1666 $x2245) $x1080) (or $x1149 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1009 $x815) $x901)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x444)))
 (= old.ffn.tokenwise $x2518))))))))))))))))))))
(assert
 (let ((?x719 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1485 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1437 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x986 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x934 (and $x986 (not (= (_ bv92 7) old.ffn.product_in)) (or $x1437 $x1485) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x934 (_ bv96 7) ?x719)))))))))
(assert
 (let (($x986 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x321 (not $x986)))
 (let (($x1344 (= 1 old.tp)))
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x1485 (and (or (not old.ffn.down.group.tp) $x1344) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1553 (and $x1485 (or $x3205 $x1344 (not (= (_ bv4 7) old.ffn.down.collective)) $x321))))
 (let (($x2859 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1437 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2468 (or $x1437 $x2859)))
 (let ((?x227 (ite (or $x2468 $x1553) (_ bv96 7) (ite (= (_ bv4 7) old.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1420 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x288 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x492 (and (or $x288 $x1420) $x1485)))
 (let ((?x1161 (ite (or $x1437 (and $x2859 (= (_ bv38 7) old.stream)) $x492) (_ bv38 7) (ite $x2859 (_ bv96 7) (_ bv16 7)))))
 (let (($x668 (or (and old.hidden.filled (not $x3205)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2482 (not $x1485)))
 (let (($x2881 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (let ((?x2363 (ite (and $x288 old.hidden.filled $x1708 $x2482 $x2881) old.stream (ite (and $x1420 $x2482 $x668) old.stream ?x1161))))
 (let ((?x3343 (ite (and $x3205 old.hidden.everywhere (or $x1437 $x492)) (_ bv96 7) (ite (and $x288 old.hidden.filled $x3205 $x2482) (_ bv96 7) ?x2363))))
 (let (($x488 (= (_ bv4 7) old.ffn.down.collective)))
 (let ((?x2020 (ite (= (_ bv38 7) old.ffn.down_state) (ite $x488 (_ bv96 7) ?x3343) (ite (= (_ bv96 7) old.ffn.down_state) ?x227 old.ffn.down_state))))
 (let ((?x2109 (ite $x1420 (ite (not $x3205) old.stream (_ bv66 7)) (ite $x2859 (ite $x3205 (_ bv96 7) old.stream) (ite $x1437 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2565 (ite old.ffn.tokenwise (ite (or $x2468 $x1485) (_ bv94 7) (_ bv21 7)) (ite (= (_ bv92 7) old.ffn.down_state) (ite $x288 (_ bv96 7) ?x2109) ?x2020))))
 (= old.ffn.joined ?x2565))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2483 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1958 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1001 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1496 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x507 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x507 $x1496 $x1001 $x1958 $x2483)))))))
(assert
 (let (($x1454 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2636 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2636 $x1454 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x505 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3531 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3234 $x3531 $x505)))))
(assert
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x426 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x426 $x521 $x681 $x2511 $x2522)))))))
(assert
 (let (($x83 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1462 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1462 $x83 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x690 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x690 $x2833 $x1211)))))
(assert
 (let (($x2131 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2131 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1989 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1971 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1971 $x1989 $x1742 $x1657 $x2933)))))))
(assert
 (let (($x3346 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x425 (= (_ bv10 7) new.ffn.up.input)))
 (or $x425 $x3346 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1322 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1322 $x1896 $x217)))))
(assert
 (let (($x684 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1552 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1552 $x1969 $x684 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x795 $x1279 (= (_ bv56 7) new.ffn.width.kind) $x2648 $x2224 $x2764 $x3199 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x641 $x2530 (= (_ bv56 7) new.hidden.kind) $x2092 $x1538 $x2668 $x2104 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2500 (= (_ bv49 7) new.norm.statistic)))
 (or $x2500 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x2888 (= (_ bv94 7) new.stream)))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (or $x3311 $x2888 $x3572)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2474 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1875 (div (* ?x2474 new.hidden.multiple) new.hidden.parts)))
 (let (($x1408 (< 1 new.hidden.parts)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2092 $x1408 (= ?x1875 new.hidden.n))))))))
(assert
 (let ((?x2474 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1875 (div (* ?x2474 new.hidden.multiple) new.hidden.parts)))
 (let (($x1408 (< 1 new.hidden.parts)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2092 $x1408 (<= new.hidden.n ?x1875))))))))
(assert
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2092 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2699 (ite $x641 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2474 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1875 (div (* ?x2474 new.hidden.multiple) new.hidden.parts)))
 (let (($x911 (= (- 1) new.hidden.n)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2297 (ite $x2668 (or $x911 (< new.hidden.block new.hidden.n)) (ite $x2092 (or $x911 (< ?x1875 new.hidden.n)) $x2699))))
 (let (($x1925 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2297)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (= new.hidden.moved (ite $x1808 new.hidden.given_moved $x1925)))))))))))))))
(assert
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2417 (and $x2648 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2417))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2648 $x80 (= ?x657 new.ffn.width.n))))))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2648 $x80 (<= new.ffn.width.n ?x657))))))))
(assert
 (let (($x307 (= (- 1) new.ffn.width.n)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2656 (ite $x795 (or $x307 (<= new.ffn.width.parts new.ffn.width.n)) (or $x307 (< 1 new.ffn.width.n)))))
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2657 (ite $x2764 (or $x307 (< new.ffn.width.block new.ffn.width.n)) (ite $x2648 (or $x307 (< ?x657 new.ffn.width.n)) $x2656))))
 (let (($x101 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2657)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.moved (ite $x1090 new.ffn.width.given_moved $x101)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1454 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x395 (or $x1454 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x395))))
(assert
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (let (($x1296 (ite $x1808 new.hidden.given_everywhere (or $x2104 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1296)))))))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1838 (or $x3199 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.everywhere (ite $x1090 new.ffn.width.given_everywhere $x1838))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1462 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x729 (and $x1462 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (let (($x83 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x2739 (or $x3572 $x83 (and $x3311 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x729)))
 (= new.ffn.gate_entering (ite $x2739 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x425 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2040 (and $x425 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (let (($x3346 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x955 (or $x3572 $x3346 (and $x3311 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2040)))
 (= new.ffn.up_entering (ite $x955 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (= new.ffn.in_place (or $x2748 new.ffn.width.filled)))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let (($x483 (< 1 new.tp)))
 (let ((?x2646 (ite $x483 (_ bv16 7) (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x452 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2281 (ite (or $x2511 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x681 $x521) (_ bv96 7) (ite $x2522 ?x452 ?x2646)))))
 (let (($x2215 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x10 (or $x681 $x2511)))
 (let (($x674 (or $x10 $x2215 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1444 (or $x10 $x2215 (and $x521 new.ffn.width.padded $x311) (and $x2522 new.ffn.width.leads))))
 (let ((?x1125 (ite (and $x521 new.ffn.width.filled (not $x2215)) (_ bv96 7) (ite $x1444 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1211 ?x1125 (ite $x2833 (ite $x674 (_ bv96 7) (ite $x521 (_ bv21 7) (_ bv16 7))) ?x2281)))))))))))))))))))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let ((?x1993 (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x483 (< 1 new.tp)))
 (let ((?x184 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x593 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2933 ?x184 (ite $x483 (_ bv16 7) ?x1993)))))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2908 (or $x1657 (not (or $x1969 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3103 (or $x1742 $x1657)))
 (let ((?x1207 (ite (or $x3103 $x604 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x687 (or $x3103 $x604 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x311) (and $x2933 new.ffn.width.leads))))
 (let ((?x85 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x604)) (_ bv96 7) (ite $x687 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x217 ?x85 (ite $x1896 ?x1207 (ite $x2908 (_ bv92 7) ?x593)))))))))))))))))))))))
(assert
 (let (($x2842 (not new.ffn.width.everywhere)))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1211 (not (= (_ bv96 7) new.ffn.gate_state)) $x2842) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2842 (not new.ffn.width.everywhere)))
 (let (($x873 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2842)))
 (= new.ffn.up_piece (ite $x873 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2895 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2895)))
(assert
 (let ((?x1930 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1930)))
(assert
 (let ((?x1256 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1256)))
(assert
 (let (($x3531 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2861 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1211 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2215 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x10 (or $x681 $x2511)))
 (let (($x1040 (not new.model.gated)))
 (let (($x2179 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1905 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x217 new.ffn.width.everywhere $x2179))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3103 (or $x1742 $x1657)))
 (let (($x2888 (= (_ bv94 7) new.stream)))
 (let (($x483 (< 1 new.tp)))
 (let (($x531 (and $x483 $x2888 (and (= (_ bv94 7) new.ffn.up_entering) (or $x3103 $x604) $x1905) (or $x1040 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x10 $x2215) $x2861)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x3531)))
 (= new.ffn.tokenwise $x531))))))))))))))))))))
(assert
 (let ((?x2232 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1818 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1958 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1002 (and $x3234 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1958 $x1818) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1002 (_ bv96 7) ?x2232)))))))))
(assert
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2205 (not $x3234)))
 (let (($x944 (= 1 new.tp)))
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x1818 (and (or (not new.ffn.down.group.tp) $x944) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x716 (and $x1818 (or $x3572 $x944 (not (= (_ bv4 7) new.ffn.down.collective)) $x2205))))
 (let (($x1001 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1958 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1331 (or $x1958 $x1001)))
 (let ((?x2513 (ite (or $x1331 $x716) (_ bv96 7) (ite (= (_ bv4 7) new.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2483 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1496 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1635 (and (or $x1496 $x2483) $x1818)))
 (let ((?x3177 (ite (or $x1958 (and $x1001 (= (_ bv38 7) new.stream)) $x1635) (_ bv38 7) (ite $x1001 (_ bv96 7) (_ bv16 7)))))
 (let (($x2306 (or (and new.hidden.filled (not $x3572)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2602 (not $x1818)))
 (let (($x2500 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (let ((?x2553 (ite (and $x1496 new.hidden.filled $x3311 $x2602 $x2500) new.stream (ite (and $x2483 $x2602 $x2306) new.stream ?x3177))))
 (let ((?x549 (ite (and $x3572 new.hidden.everywhere (or $x1958 $x1635)) (_ bv96 7) (ite (and $x1496 new.hidden.filled $x3572 $x2602) (_ bv96 7) ?x2553))))
 (let (($x507 (= (_ bv4 7) new.ffn.down.collective)))
 (let ((?x758 (ite (= (_ bv38 7) new.ffn.down_state) (ite $x507 (_ bv96 7) ?x549) (ite (= (_ bv96 7) new.ffn.down_state) ?x2513 new.ffn.down_state))))
 (let ((?x1321 (ite $x2483 (ite (not $x3572) new.stream (_ bv66 7)) (ite $x1001 (ite $x3572 (_ bv96 7) new.stream) (ite $x1958 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2181 (ite new.ffn.tokenwise (ite (or $x1331 $x1818) (_ bv94 7) (_ bv21 7)) (ite (= (_ bv92 7) new.ffn.down_state) (ite $x1496 (_ bv96 7) ?x1321) ?x758))))
 (= new.ffn.joined ?x2181))))))))))))))))))))))))))
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
 (let (($x2021 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x944 (= 1 new.tp)))
 (let (($x459 (or (or (= (_ bv96 7) new.ffn.joined) (= new.ffn.joined new.stream)) (and $x944 (or (not (= (_ bv61 7) new.ffn.down.split)) $x2021)))))
 (not $x459)))))
(assert
 (let (($x2508 (not (or old.hidden.moved old.hidden.padded))))
(let (($x1344 (= 1 old.tp)))
(or (or (= (_ bv96 7) old.ffn.joined) (= old.ffn.joined old.stream)) (and $x1344 (or (not (= (_ bv61 7) old.ffn.down.split)) $x2508))))))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
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
 (let (($x1437 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2859 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2859 $x1437 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x620 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1535 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1535 $x620 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2425 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x444 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x986 (= (_ bv40 7) old.ffn.down.split)))
 (or $x986 $x444 $x2425)))))
(assert
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2740 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2740 $x2935 $x2150 $x1557 $x1915)))))))
(assert
 (let (($x2168 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3087 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3087 $x2168 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1620 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1620 $x1197 $x204)))))
(assert
 (let (($x2169 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2169 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1419 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1419 $x2592 $x1921 $x1053 $x1631)))))))
(assert
 (let (($x562 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x525 (= (_ bv10 7) old.ffn.up.input)))
 (or $x525 $x562 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1562 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1562 $x375 $x661)))))
(assert
 (let (($x2800 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3387 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3387 $x2078 $x2800 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1489 $x374 (= (_ bv56 7) old.ffn.width.kind) $x3409 $x2326 $x2705 $x1704 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x818 (= (_ bv56 7) old.hidden.kind) $x1029 $x2940 (= (_ bv91 7) old.hidden.kind) $x792 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x704 (= (_ bv94 7) old.stream)))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (or $x1708 $x704 $x3205)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1029 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x876 (and $x3409 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x876))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3409 $x586 (= ?x1268 old.ffn.width.n))))))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3409 $x586 (<= old.ffn.width.n ?x1268))))))))
(assert
 (let (($x2268 (= (- 1) old.ffn.width.n)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x498 (ite $x1489 (or $x2268 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2268 (< 1 old.ffn.width.n)))))
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1479 (ite $x2705 (or $x2268 (< old.ffn.width.block old.ffn.width.n)) (ite $x3409 (or $x2268 (< ?x1268 old.ffn.width.n)) $x498))))
 (let (($x2328 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1479)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.moved (ite $x2253 old.ffn.width.given_moved $x2328)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x620 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2284 (or $x620 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2284))))
(assert
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3321 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x792 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3321))))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1900 (or $x1704 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.everywhere (ite $x2253 old.ffn.width.given_everywhere $x1900))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3087 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1385 (and $x3087 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (let (($x2168 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x3221 (or $x3205 $x2168 (and $x1708 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1385)))
 (= old.ffn.gate_entering (ite $x3221 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x525 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x2473 (and $x525 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (let (($x562 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x3396 (or $x3205 $x562 (and $x1708 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x2473)))
 (= old.ffn.up_entering (ite $x3396 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (= old.ffn.in_place (or $x3025 old.ffn.width.filled)))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x1727 (ite $x2872 (_ bv16 7) (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1864 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2352 (ite (or $x1557 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2150 $x2935) (_ bv96 7) (ite $x1915 ?x1864 ?x1727)))))
 (let (($x815 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1009 (or $x2150 $x1557)))
 (let (($x3117 (or $x1009 $x815 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1767 (or $x1009 $x815 (and $x2935 old.ffn.width.padded $x2267) (and $x1915 old.ffn.width.leads))))
 (let ((?x3334 (ite (and $x2935 old.ffn.width.filled (not $x815)) (_ bv96 7) (ite $x1767 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x204 ?x3334 (ite $x1197 (ite $x3117 (_ bv96 7) (ite $x2935 (_ bv21 7) (_ bv16 7))) ?x2352)))))))))))))))))))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let ((?x1941 (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x904 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1476 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1631 ?x904 (ite $x2872 (_ bv16 7) ?x1941)))))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2624 (or $x1053 (not (or $x2078 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1666 (or $x1921 $x1053)))
 (let ((?x1853 (ite (or $x1666 $x2245 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1846 (or $x1666 $x2245 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2267) (and $x1631 old.ffn.width.leads))))
 (let ((?x1650 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2245)) (_ bv96 7) (ite $x1846 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x661 ?x1650 (ite $x375 ?x1853 (ite $x2624 (_ bv92 7) ?x1476)))))))))))))))))))))))
(assert
 (let (($x576 (not old.ffn.width.everywhere)))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x204 (not (= (_ bv96 7) old.ffn.gate_state)) $x576) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x576 (not old.ffn.width.everywhere)))
 (let (($x1678 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x576)))
 (= old.ffn.up_piece (ite $x1678 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x748 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x748)))
(assert
 (let ((?x1999 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1999)))
(assert
 (let ((?x710 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x710)))
(assert
 (let (($x444 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x901 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x204 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x815 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1009 (or $x2150 $x1557)))
 (let (($x1149 (not old.model.gated)))
 (let (($x1401 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1080 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x661 old.ffn.width.everywhere $x1401))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1666 (or $x1921 $x1053)))
 (let (($x704 (= (_ bv94 7) old.stream)))
 (let (($x2872 (< 1 old.tp)))
 (let (($x2518 (and $x2872 $x704 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1666 $x2245) $x1080) (or $x1149 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1009 $x815) $x901)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x444)))
 (= old.ffn.tokenwise $x2518))))))))))))))))))))
(assert
 (let ((?x719 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1290 (= 1 old.pp)))
 (let (($x2302 (not old.ffn.down.group.pp)))
 (let (($x1748 (or $x2302 $x1290)))
 (let (($x1200 (= 1 old.sp)))
 (let (($x2264 (not old.ffn.down.group.sp)))
 (let (($x2149 (or $x2264 $x1200)))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1756 (not old.ffn.down.group.dp)))
 (let (($x2605 (or $x1756 $x2122)))
 (let (($x1485 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x2605 $x2149 $x1748)))
 (let (($x1437 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x986 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x934 (and $x986 (not (= (_ bv92 7) old.ffn.product_in)) (or $x1437 $x1485) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x934 (_ bv96 7) ?x719))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1958 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1001 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x1001 $x1958 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x1454 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2636 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2636 $x1454 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x505 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3531 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3234 $x3531 $x505)))))
(assert
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x426 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x426 $x521 $x681 $x2511 $x2522)))))))
(assert
 (let (($x83 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1462 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1462 $x83 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x690 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x690 $x2833 $x1211)))))
(assert
 (let (($x2131 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2131 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1989 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1971 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1971 $x1989 $x1742 $x1657 $x2933)))))))
(assert
 (let (($x3346 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x425 (= (_ bv10 7) new.ffn.up.input)))
 (or $x425 $x3346 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1322 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1322 $x1896 $x217)))))
(assert
 (let (($x684 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1552 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1552 $x1969 $x684 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x795 $x1279 (= (_ bv56 7) new.ffn.width.kind) $x2648 $x2224 $x2764 $x3199 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2530 (= (_ bv56 7) new.hidden.kind) $x2092 $x1538 (= (_ bv91 7) new.hidden.kind) $x2104 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x2888 (= (_ bv94 7) new.stream)))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (or $x3311 $x2888 $x3572)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2092 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2417 (and $x2648 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2417))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2648 $x80 (= ?x657 new.ffn.width.n))))))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2648 $x80 (<= new.ffn.width.n ?x657))))))))
(assert
 (let (($x307 (= (- 1) new.ffn.width.n)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2656 (ite $x795 (or $x307 (<= new.ffn.width.parts new.ffn.width.n)) (or $x307 (< 1 new.ffn.width.n)))))
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2657 (ite $x2764 (or $x307 (< new.ffn.width.block new.ffn.width.n)) (ite $x2648 (or $x307 (< ?x657 new.ffn.width.n)) $x2656))))
 (let (($x101 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2657)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.moved (ite $x1090 new.ffn.width.given_moved $x101)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1454 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x395 (or $x1454 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x395))))
(assert
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1296 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2104 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1296))))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1838 (or $x3199 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.everywhere (ite $x1090 new.ffn.width.given_everywhere $x1838))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1462 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x729 (and $x1462 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (let (($x83 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x2739 (or $x3572 $x83 (and $x3311 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x729)))
 (= new.ffn.gate_entering (ite $x2739 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x425 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2040 (and $x425 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (let (($x3346 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x955 (or $x3572 $x3346 (and $x3311 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2040)))
 (= new.ffn.up_entering (ite $x955 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (= new.ffn.in_place (or $x2748 new.ffn.width.filled)))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let (($x483 (< 1 new.tp)))
 (let ((?x2646 (ite $x483 (_ bv16 7) (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x452 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2281 (ite (or $x2511 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x681 $x521) (_ bv96 7) (ite $x2522 ?x452 ?x2646)))))
 (let (($x2215 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x10 (or $x681 $x2511)))
 (let (($x674 (or $x10 $x2215 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1444 (or $x10 $x2215 (and $x521 new.ffn.width.padded $x311) (and $x2522 new.ffn.width.leads))))
 (let ((?x1125 (ite (and $x521 new.ffn.width.filled (not $x2215)) (_ bv96 7) (ite $x1444 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1211 ?x1125 (ite $x2833 (ite $x674 (_ bv96 7) (ite $x521 (_ bv21 7) (_ bv16 7))) ?x2281)))))))))))))))))))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let ((?x1993 (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x483 (< 1 new.tp)))
 (let ((?x184 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x593 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2933 ?x184 (ite $x483 (_ bv16 7) ?x1993)))))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2908 (or $x1657 (not (or $x1969 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3103 (or $x1742 $x1657)))
 (let ((?x1207 (ite (or $x3103 $x604 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x687 (or $x3103 $x604 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x311) (and $x2933 new.ffn.width.leads))))
 (let ((?x85 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x604)) (_ bv96 7) (ite $x687 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x217 ?x85 (ite $x1896 ?x1207 (ite $x2908 (_ bv92 7) ?x593)))))))))))))))))))))))
(assert
 (let (($x2842 (not new.ffn.width.everywhere)))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1211 (not (= (_ bv96 7) new.ffn.gate_state)) $x2842) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2842 (not new.ffn.width.everywhere)))
 (let (($x873 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2842)))
 (= new.ffn.up_piece (ite $x873 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2895 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2895)))
(assert
 (let ((?x1930 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1930)))
(assert
 (let ((?x1256 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1256)))
(assert
 (let (($x3531 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2861 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1211 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2215 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x10 (or $x681 $x2511)))
 (let (($x1040 (not new.model.gated)))
 (let (($x2179 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1905 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x217 new.ffn.width.everywhere $x2179))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3103 (or $x1742 $x1657)))
 (let (($x2888 (= (_ bv94 7) new.stream)))
 (let (($x483 (< 1 new.tp)))
 (let (($x531 (and $x483 $x2888 (and (= (_ bv94 7) new.ffn.up_entering) (or $x3103 $x604) $x1905) (or $x1040 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x10 $x2215) $x2861)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x3531)))
 (= new.ffn.tokenwise $x531))))))))))))))))))))
(assert
 (let ((?x2232 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x133 (= 1 new.pp)))
 (let (($x2077 (not new.ffn.down.group.pp)))
 (let (($x1634 (or $x2077 $x133)))
 (let (($x277 (= 1 new.sp)))
 (let (($x1184 (not new.ffn.down.group.sp)))
 (let (($x2694 (or $x1184 $x277)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1938 (not new.ffn.down.group.dp)))
 (let (($x1642 (or $x1938 $x3184)))
 (let (($x1818 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x1642 $x2694 $x1634)))
 (let (($x1958 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1002 (and $x3234 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1958 $x1818) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1002 (_ bv96 7) ?x2232))))))))))))))))))
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
 (let (($x2077 (not new.ffn.down.group.pp)))
 (let (($x1634 (or $x2077 $x133)))
 (let (($x277 (= 1 new.sp)))
 (let (($x1184 (not new.ffn.down.group.sp)))
 (let (($x2694 (or $x1184 $x277)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1938 (not new.ffn.down.group.dp)))
 (let (($x1642 (or $x1938 $x3184)))
 (let (($x1818 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x1642 $x2694 $x1634)))
 (let (($x1582 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x1643 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x1448 (and $x1818 (or $x1643 (and $x1582 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2004 (or (or $x1643 (= (_ bv94 7) new.ffn.down_state)) (and $x1582 (= (_ bv38 7) new.stream)))))
 (let (($x1001 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1958 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1364 (or $x1958 (and $x1001 $x2004) $x1448 (and new.ffn.tokenwise $x1818) (and (or new.ffn.down.group.tp (= 1 new.tp)) $x1642 $x2694 $x1634))))
 (not $x1364)))))))))))))))))))
(assert
 (let (($x1290 (= 1 old.pp)))
(let (($x2302 (not old.ffn.down.group.pp)))
(let (($x1748 (or $x2302 $x1290)))
(let (($x1200 (= 1 old.sp)))
(let (($x2264 (not old.ffn.down.group.sp)))
(let (($x2149 (or $x2264 $x1200)))
(let (($x2122 (= 1 old.dp)))
(let (($x1756 (not old.ffn.down.group.dp)))
(let (($x2605 (or $x1756 $x2122)))
(let (($x1485 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x2605 $x2149 $x1748)))
(let (($x2212 (= (_ bv38 7) old.ffn.down_state)))
(let (($x2673 (= (_ bv96 7) old.ffn.down_state)))
(let (($x3443 (and $x1485 (or $x2673 (and $x2212 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1140 (or (or $x2673 (= (_ bv94 7) old.ffn.down_state)) (and $x2212 (= (_ bv38 7) old.stream)))))
(let (($x2859 (= (_ bv10 7) old.ffn.down.collective)))
(let (($x1437 (= (_ bv57 7) old.ffn.down.collective)))
(or $x1437 (and $x2859 $x1140) $x3443 (and old.ffn.tokenwise $x1485) (and (or old.ffn.down.group.tp (= 1 old.tp)) $x2605 $x2149 $x1748)))))))))))))))))))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.hidden.given_first () Bool)
(declare-fun old.hidden.first_alone () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.hidden.given_first () Bool)
(declare-fun new.hidden.first_alone () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x1831 (= (_ bv29 7) old.ffn.down.bias)))
 (let (($x3320 (= (_ bv27 7) old.ffn.down.bias)))
 (let (($x1006 (= (_ bv1 7) old.ffn.down.bias)))
 (or $x1006 (= (_ bv23 7) old.ffn.down.bias) $x3320 $x1831)))))
(assert
 (let (($x1420 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x1437 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2859 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x288 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x488 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x488 $x288 $x2859 $x1437 $x1420)))))))
(assert
 (let (($x620 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1535 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1535 $x620 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2425 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x444 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x986 (= (_ bv40 7) old.ffn.down.split)))
 (or $x986 $x444 $x2425)))))
(assert
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2740 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2740 $x2935 $x2150 $x1557 $x1915)))))))
(assert
 (let (($x2168 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3087 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3087 $x2168 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1620 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1620 $x1197 $x204)))))
(assert
 (let (($x2169 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2169 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1419 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1419 $x2592 $x1921 $x1053 $x1631)))))))
(assert
 (let (($x562 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x525 (= (_ bv10 7) old.ffn.up.input)))
 (or $x525 $x562 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1562 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1562 $x375 $x661)))))
(assert
 (let (($x2800 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3387 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3387 $x2078 $x2800 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1489 $x374 (= (_ bv56 7) old.ffn.width.kind) $x3409 $x2326 $x2705 $x1704 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3016 $x818 (= (_ bv56 7) old.hidden.kind) $x1029 $x2940 $x896 $x792 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2874 (= (_ bv49 7) old.norm.statistic)))
 (or $x2874 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x704 (= (_ bv94 7) old.stream)))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (or $x1708 $x704 $x3205)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x1563 (< 1 old.hidden.parts)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1029 $x1563 (= ?x1299 old.hidden.n))))))))
(assert
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x1563 (< 1 old.hidden.parts)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1029 $x1563 (<= old.hidden.n ?x1299))))))))
(assert
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1029 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2627 (ite $x3016 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x2229 (= (- 1) old.hidden.n)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3169 (ite $x896 (or $x2229 (< old.hidden.block old.hidden.n)) (ite $x1029 (or $x2229 (< ?x1299 old.hidden.n)) $x2627))))
 (let (($x911 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3169)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (= old.hidden.moved (ite $x3344 old.hidden.given_moved $x911)))))))))))))))
(assert
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x876 (and $x3409 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x876))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3409 $x586 (= ?x1268 old.ffn.width.n))))))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3409 $x586 (<= old.ffn.width.n ?x1268))))))))
(assert
 (let (($x2268 (= (- 1) old.ffn.width.n)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x498 (ite $x1489 (or $x2268 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2268 (< 1 old.ffn.width.n)))))
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1479 (ite $x2705 (or $x2268 (< old.ffn.width.block old.ffn.width.n)) (ite $x3409 (or $x2268 (< ?x1268 old.ffn.width.n)) $x498))))
 (let (($x2328 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1479)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.moved (ite $x2253 old.ffn.width.given_moved $x2328)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x620 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2284 (or $x620 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2284))))
(assert
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (let (($x3321 (ite $x3344 old.hidden.given_everywhere (or $x792 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3321)))))))
(assert
 (let (($x1095 (not old.hidden.moved)))
 (let (($x1939 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1095)))
 (let (($x2390 (= 1 old.hidden.parts)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (= old.hidden.first_alone (ite $x3344 old.hidden.given_first (or $x2390 $x1939))))))))))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1900 (or $x1704 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.everywhere (ite $x2253 old.ffn.width.given_everywhere $x1900))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3087 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1385 (and $x3087 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (let (($x2168 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x3221 (or $x3205 $x2168 (and $x1708 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1385)))
 (= old.ffn.gate_entering (ite $x3221 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x525 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x2473 (and $x525 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (let (($x562 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x3396 (or $x3205 $x562 (and $x1708 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x2473)))
 (= old.ffn.up_entering (ite $x3396 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (= old.ffn.in_place (or $x3025 old.ffn.width.filled)))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x1727 (ite $x2872 (_ bv16 7) (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1864 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2352 (ite (or $x1557 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2150 $x2935) (_ bv96 7) (ite $x1915 ?x1864 ?x1727)))))
 (let (($x815 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1009 (or $x2150 $x1557)))
 (let (($x3117 (or $x1009 $x815 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1767 (or $x1009 $x815 (and $x2935 old.ffn.width.padded $x2267) (and $x1915 old.ffn.width.leads))))
 (let ((?x3334 (ite (and $x2935 old.ffn.width.filled (not $x815)) (_ bv96 7) (ite $x1767 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x204 ?x3334 (ite $x1197 (ite $x3117 (_ bv96 7) (ite $x2935 (_ bv21 7) (_ bv16 7))) ?x2352)))))))))))))))))))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let ((?x1941 (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x904 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1476 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1631 ?x904 (ite $x2872 (_ bv16 7) ?x1941)))))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2624 (or $x1053 (not (or $x2078 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1666 (or $x1921 $x1053)))
 (let ((?x1853 (ite (or $x1666 $x2245 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1846 (or $x1666 $x2245 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2267) (and $x1631 old.ffn.width.leads))))
 (let ((?x1650 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2245)) (_ bv96 7) (ite $x1846 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x661 ?x1650 (ite $x375 ?x1853 (ite $x2624 (_ bv92 7) ?x1476)))))))))))))))))))))))
(assert
 (let (($x576 (not old.ffn.width.everywhere)))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x204 (not (= (_ bv96 7) old.ffn.gate_state)) $x576) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x576 (not old.ffn.width.everywhere)))
 (let (($x1678 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x576)))
 (= old.ffn.up_piece (ite $x1678 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x748 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x748)))
(assert
 (let ((?x1999 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1999)))
(assert
 (let ((?x710 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x710)))
(assert
 (let (($x444 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x901 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x204 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x815 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1009 (or $x2150 $x1557)))
 (let (($x1149 (not old.model.gated)))
 (let (($x1401 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1080 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x661 old.ffn.width.everywhere $x1401))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1666 (or $x1921 $x1053)))
 (let (($x704 (= (_ bv94 7) old.stream)))
 (let (($x2872 (< 1 old.tp)))
 (let (($x2518 (and $x2872 $x704 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1666 $x2245) $x1080) (or $x1149 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1009 $x815) $x901)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x444)))
 (= old.ffn.tokenwise $x2518))))))))))))))))))))
(assert
 (let ((?x719 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1485 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1437 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x986 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x934 (and $x986 (not (= (_ bv92 7) old.ffn.product_in)) (or $x1437 $x1485) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x934 (_ bv96 7) ?x719)))))))))
(assert
 (let (($x986 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x321 (not $x986)))
 (let (($x1344 (= 1 old.tp)))
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x1485 (and (or (not old.ffn.down.group.tp) $x1344) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1522 (and $x1485 (or $x3205 $x1344 (not (= (_ bv4 7) old.ffn.down.collective)) $x321))))
 (let (($x2859 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1437 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2000 (or $x1437 $x2859)))
 (let ((?x2667 (ite (or $x2000 $x1522) (_ bv96 7) (ite (= (_ bv4 7) old.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2673 (= (_ bv96 7) old.ffn.down_state)))
 (let (($x1420 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x288 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x227 (and (or $x288 $x1420) $x1485)))
 (let ((?x44 (ite (or $x1437 (and $x2859 (= (_ bv38 7) old.stream)) $x227) (_ bv38 7) (ite $x2859 (_ bv96 7) (_ bv16 7)))))
 (let (($x1547 (or (and old.hidden.filled (not $x3205)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x977 (not $x1485)))
 (let (($x2874 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (let ((?x2163 (ite (and $x288 old.hidden.filled $x1708 $x977 $x2874) old.stream (ite (and $x1420 $x977 $x1547) old.stream ?x44))))
 (let ((?x176 (ite (and $x3205 old.hidden.everywhere (or $x1437 $x227)) (_ bv96 7) (ite (and $x288 old.hidden.filled $x3205 $x977) (_ bv96 7) ?x2163))))
 (let (($x488 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x2212 (= (_ bv38 7) old.ffn.down_state)))
 (let ((?x418 (ite $x1420 (ite (not $x3205) old.stream (_ bv66 7)) (ite $x2859 (ite $x3205 (_ bv96 7) old.stream) (ite $x1437 (_ bv92 7) (_ bv16 7))))))
 (let (($x1359 (= (_ bv92 7) old.ffn.down_state)))
 (let ((?x3529 (ite $x1359 (ite $x288 (_ bv96 7) ?x418) (ite $x2212 (ite $x488 (_ bv96 7) ?x176) (ite $x2673 ?x2667 old.ffn.down_state)))))
 (= old.ffn.joined (ite old.ffn.tokenwise (ite (or $x2000 $x1485) (_ bv94 7) (_ bv21 7)) ?x3529)))))))))))))))))))))))))))))
(assert
 (let (($x1372 (not old.hidden.everywhere)))
 (let (($x288 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2212 (= (_ bv38 7) old.ffn.down_state)))
 (= old.ffn.full_though_split (and $x2212 (= (_ bv96 7) old.ffn.joined) $x288 $x1372))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3172 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x1187 (= (_ bv27 7) new.ffn.down.bias)))
 (let (($x1069 (= (_ bv1 7) new.ffn.down.bias)))
 (or $x1069 (= (_ bv23 7) new.ffn.down.bias) $x1187 $x3172)))))
(assert
 (let (($x2483 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1958 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1001 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1496 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x507 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x507 $x1496 $x1001 $x1958 $x2483)))))))
(assert
 (let (($x1454 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2636 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2636 $x1454 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x505 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3531 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3234 $x3531 $x505)))))
(assert
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x426 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x426 $x521 $x681 $x2511 $x2522)))))))
(assert
 (let (($x83 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1462 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1462 $x83 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x690 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x690 $x2833 $x1211)))))
(assert
 (let (($x2131 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2131 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1989 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1971 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1971 $x1989 $x1742 $x1657 $x2933)))))))
(assert
 (let (($x3346 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x425 (= (_ bv10 7) new.ffn.up.input)))
 (or $x425 $x3346 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1322 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1322 $x1896 $x217)))))
(assert
 (let (($x684 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1552 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1552 $x1969 $x684 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x795 $x1279 (= (_ bv56 7) new.ffn.width.kind) $x2648 $x2224 $x2764 $x3199 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x641 $x2530 (= (_ bv56 7) new.hidden.kind) $x2092 $x1538 $x2668 $x2104 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2056 (= (_ bv49 7) new.norm.statistic)))
 (or $x2056 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x2888 (= (_ bv94 7) new.stream)))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (or $x3311 $x2888 $x3572)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x513 (< 1 new.hidden.parts)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2092 $x513 (= ?x125 new.hidden.n))))))))
(assert
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x513 (< 1 new.hidden.parts)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2092 $x513 (<= new.hidden.n ?x125))))))))
(assert
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2092 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (let (($x948 (ite $x641 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x763 (= (- 1) new.hidden.n)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3062 (ite $x2668 (or $x763 (< new.hidden.block new.hidden.n)) (ite $x2092 (or $x763 (< ?x125 new.hidden.n)) $x948))))
 (let (($x315 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3062)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (= new.hidden.moved (ite $x1808 new.hidden.given_moved $x315)))))))))))))))
(assert
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2417 (and $x2648 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2417))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2648 $x80 (= ?x657 new.ffn.width.n))))))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2648 $x80 (<= new.ffn.width.n ?x657))))))))
(assert
 (let (($x307 (= (- 1) new.ffn.width.n)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2656 (ite $x795 (or $x307 (<= new.ffn.width.parts new.ffn.width.n)) (or $x307 (< 1 new.ffn.width.n)))))
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2657 (ite $x2764 (or $x307 (< new.ffn.width.block new.ffn.width.n)) (ite $x2648 (or $x307 (< ?x657 new.ffn.width.n)) $x2656))))
 (let (($x101 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2657)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.moved (ite $x1090 new.ffn.width.given_moved $x101)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1454 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x395 (or $x1454 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x395))))
(assert
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (let (($x1296 (ite $x1808 new.hidden.given_everywhere (or $x2104 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1296)))))))
(assert
 (let (($x2913 (not new.hidden.moved)))
 (let (($x2474 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2913)))
 (let (($x2974 (= 1 new.hidden.parts)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (= new.hidden.first_alone (ite $x1808 new.hidden.given_first (or $x2974 $x2474))))))))))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1838 (or $x3199 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.everywhere (ite $x1090 new.ffn.width.given_everywhere $x1838))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1462 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x729 (and $x1462 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (let (($x83 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x2739 (or $x3572 $x83 (and $x3311 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x729)))
 (= new.ffn.gate_entering (ite $x2739 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x425 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2040 (and $x425 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (let (($x3346 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x955 (or $x3572 $x3346 (and $x3311 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2040)))
 (= new.ffn.up_entering (ite $x955 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (= new.ffn.in_place (or $x2748 new.ffn.width.filled)))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let (($x483 (< 1 new.tp)))
 (let ((?x2646 (ite $x483 (_ bv16 7) (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x452 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2281 (ite (or $x2511 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x681 $x521) (_ bv96 7) (ite $x2522 ?x452 ?x2646)))))
 (let (($x2215 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x10 (or $x681 $x2511)))
 (let (($x674 (or $x10 $x2215 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1444 (or $x10 $x2215 (and $x521 new.ffn.width.padded $x311) (and $x2522 new.ffn.width.leads))))
 (let ((?x1125 (ite (and $x521 new.ffn.width.filled (not $x2215)) (_ bv96 7) (ite $x1444 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1211 ?x1125 (ite $x2833 (ite $x674 (_ bv96 7) (ite $x521 (_ bv21 7) (_ bv16 7))) ?x2281)))))))))))))))))))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let ((?x1993 (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x483 (< 1 new.tp)))
 (let ((?x184 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x593 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2933 ?x184 (ite $x483 (_ bv16 7) ?x1993)))))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2908 (or $x1657 (not (or $x1969 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3103 (or $x1742 $x1657)))
 (let ((?x1207 (ite (or $x3103 $x604 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x687 (or $x3103 $x604 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x311) (and $x2933 new.ffn.width.leads))))
 (let ((?x85 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x604)) (_ bv96 7) (ite $x687 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x217 ?x85 (ite $x1896 ?x1207 (ite $x2908 (_ bv92 7) ?x593)))))))))))))))))))))))
(assert
 (let (($x2842 (not new.ffn.width.everywhere)))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1211 (not (= (_ bv96 7) new.ffn.gate_state)) $x2842) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2842 (not new.ffn.width.everywhere)))
 (let (($x873 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2842)))
 (= new.ffn.up_piece (ite $x873 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2895 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2895)))
(assert
 (let ((?x1930 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1930)))
(assert
 (let ((?x1256 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1256)))
(assert
 (let (($x3531 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2861 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1211 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2215 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x10 (or $x681 $x2511)))
 (let (($x1040 (not new.model.gated)))
 (let (($x2179 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1905 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x217 new.ffn.width.everywhere $x2179))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3103 (or $x1742 $x1657)))
 (let (($x2888 (= (_ bv94 7) new.stream)))
 (let (($x483 (< 1 new.tp)))
 (let (($x531 (and $x483 $x2888 (and (= (_ bv94 7) new.ffn.up_entering) (or $x3103 $x604) $x1905) (or $x1040 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x10 $x2215) $x2861)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x3531)))
 (= new.ffn.tokenwise $x531))))))))))))))))))))
(assert
 (let ((?x2232 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1818 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1958 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1002 (and $x3234 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1958 $x1818) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1002 (_ bv96 7) ?x2232)))))))))
(assert
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2205 (not $x3234)))
 (let (($x944 (= 1 new.tp)))
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x1818 (and (or (not new.ffn.down.group.tp) $x944) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1599 (and $x1818 (or $x3572 $x944 (not (= (_ bv4 7) new.ffn.down.collective)) $x2205))))
 (let (($x1001 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1958 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1953 (or $x1958 $x1001)))
 (let ((?x2706 (ite (or $x1953 $x1599) (_ bv96 7) (ite (= (_ bv4 7) new.ffn.down.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1643 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x2483 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1496 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2950 (and (or $x1496 $x2483) $x1818)))
 (let ((?x2113 (ite (or $x1958 (and $x1001 (= (_ bv38 7) new.stream)) $x2950) (_ bv38 7) (ite $x1001 (_ bv96 7) (_ bv16 7)))))
 (let (($x1658 (or (and new.hidden.filled (not $x3572)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2769 (not $x1818)))
 (let (($x2056 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (let ((?x178 (ite (and $x1496 new.hidden.filled $x3311 $x2769 $x2056) new.stream (ite (and $x2483 $x2769 $x1658) new.stream ?x2113))))
 (let ((?x673 (ite (and $x3572 new.hidden.everywhere (or $x1958 $x2950)) (_ bv96 7) (ite (and $x1496 new.hidden.filled $x3572 $x2769) (_ bv96 7) ?x178))))
 (let (($x507 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x1582 (= (_ bv38 7) new.ffn.down_state)))
 (let ((?x3276 (ite $x2483 (ite (not $x3572) new.stream (_ bv66 7)) (ite $x1001 (ite $x3572 (_ bv96 7) new.stream) (ite $x1958 (_ bv92 7) (_ bv16 7))))))
 (let (($x1653 (= (_ bv92 7) new.ffn.down_state)))
 (let ((?x379 (ite $x1653 (ite $x1496 (_ bv96 7) ?x3276) (ite $x1582 (ite $x507 (_ bv96 7) ?x673) (ite $x1643 ?x2706 new.ffn.down_state)))))
 (= new.ffn.joined (ite new.ffn.tokenwise (ite (or $x1953 $x1818) (_ bv94 7) (_ bv21 7)) ?x379)))))))))))))))))))))))))))))
(assert
 (let (($x1330 (not new.hidden.everywhere)))
 (let (($x1496 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1582 (= (_ bv38 7) new.ffn.down_state)))
 (= new.ffn.full_though_split (and $x1582 (= (_ bv96 7) new.ffn.joined) $x1496 $x1330))))))
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
 (let (($x1545 (or (and (= (_ bv38 7) new.ffn.down_state) new.hidden.first_alone) (and (= (_ bv96 7) new.ffn.down_state) new.stream.first_keeps_all))))
 (let (($x3172 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x3177 (not new.ffn.full_though_split)))
 (let (($x868 (and (not (= (_ bv92 7) new.ffn.down_state)) (or (= (_ bv1 7) new.ffn.down.bias) (= (_ bv27 7) new.ffn.down.bias)) $x3177)))
 (let (($x944 (= 1 new.tp)))
 (let (($x1281 (or $x944 (not new.model.down_bias) (and (= (_ bv92 7) new.ffn.down_state) (not (= (_ bv27 7) new.ffn.down.bias))) $x868 (and $x3172 $x1545))))
 (not $x1281))))))))
(assert
 (let (($x1779 (or (and (= (_ bv38 7) old.ffn.down_state) old.hidden.first_alone) (and (= (_ bv96 7) old.ffn.down_state) old.stream.first_keeps_all))))
(let (($x1831 (= (_ bv29 7) old.ffn.down.bias)))
(let (($x2877 (not old.ffn.full_though_split)))
(let (($x1439 (and (not (= (_ bv92 7) old.ffn.down_state)) (or (= (_ bv1 7) old.ffn.down.bias) (= (_ bv27 7) old.ffn.down.bias)) $x2877)))
(let (($x1617 (not old.model.down_bias)))
(let (($x1344 (= 1 old.tp)))
(or $x1344 $x1617 (and (= (_ bv92 7) old.ffn.down_state) (not (= (_ bv27 7) old.ffn.down.bias))) $x1439 (and $x1831 $x1779)))))))))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
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
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
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
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x3457 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x3457 (= (_ bv10 7) old.attention.out.collective) (= (_ bv57 7) old.attention.out.collective) (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x1884 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x306 (= (_ bv1 7) old.attention.out.residual)))
 (or $x306 (= (_ bv23 7) old.attention.out.residual) $x1884 (= (_ bv29 7) old.attention.out.residual)))))
(assert
 (let (($x1677 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1677)))
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
 (let (($x1431 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x1431 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x1983 (= (_ bv38 7) old.embedding.split)))
 (or $x1983 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x1420 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x1437 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x288 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x288 (= (_ bv10 7) old.ffn.down.collective) $x1437 $x1420)))))
(assert
 (let (($x620 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1535 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1535 $x620 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x280 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x2047 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2476 (= (_ bv23 7) old.ffn.down.residual)))
 (let (($x2075 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2075 $x2476 $x2047 $x280))))))
(assert
 (let (($x2425 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x444 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x986 (= (_ bv40 7) old.ffn.down.split)))
 (or $x986 $x444 $x2425)))))
(assert
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2740 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2740 $x2935 $x2150 $x1557 $x1915)))))))
(assert
 (let (($x2168 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3087 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x3087 $x2168 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1620 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1620 $x1197 $x204)))))
(assert
 (let (($x2169 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2169 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1419 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1419 $x2592 $x1921 $x1053 $x1631)))))))
(assert
 (let (($x562 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x525 (= (_ bv10 7) old.ffn.up.input)))
 (or $x525 $x562 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1562 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1562 $x375 $x661)))))
(assert
 (let (($x2800 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3387 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3387 $x2078 $x2800 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1489 $x374 (= (_ bv56 7) old.ffn.width.kind) $x3409 $x2326 $x2705 $x1704 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x818 (= (_ bv56 7) old.hidden.kind) $x1029 $x2940 (= (_ bv91 7) old.hidden.kind) $x792 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2436 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x2436 (= (_ bv82 7) old.model.norm))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x704 (= (_ bv94 7) old.stream)))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (or $x1708 $x704 $x3205)))))
(assert
 (let (($x1594 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1244 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1605 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1605 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1244 (= (_ bv91 7) old.stream_tokens.kind) $x1594 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x1830 (= (div (* ?x1568 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1029 (< 1 old.hidden.parts) $x1830))))))
(assert
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1029 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1594 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3343 (or $x1594 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x592 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3343)))
 (= old.stream_tokens.everywhere $x592)))))
(assert
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x876 (and $x3409 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x876))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3409 $x586 (= ?x1268 old.ffn.width.n))))))))
(assert
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x586 (< 1 old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3409 $x586 (<= old.ffn.width.n ?x1268))))))))
(assert
 (let (($x2268 (= (- 1) old.ffn.width.n)))
 (let (($x1489 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x498 (ite $x1489 (or $x2268 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2268 (< 1 old.ffn.width.n)))))
 (let ((?x699 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1268 (div (* ?x699 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3409 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1479 (ite $x2705 (or $x2268 (< old.ffn.width.block old.ffn.width.n)) (ite $x3409 (or $x2268 (< ?x1268 old.ffn.width.n)) $x498))))
 (let (($x2328 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1479)))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.moved (ite $x2253 old.ffn.width.given_moved $x2328)))))))))))))))
(assert
 (let (($x1677 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1884 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x306 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x306 (and $x1884 $x1677)))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x620 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2284 (or $x620 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2284))))
(assert
 (let (($x2075 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x2310 (or $x2075 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x2310)))))
(assert
 (let (($x1304 (not old.model.embedding_norm)))
 (let (($x1179 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (let (($x1431 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1983 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x1983 $x1431 $x1708 old.hidden.filled (not $x1179) $x1304))))))))
(assert
 (let (($x2436 (= (_ bv68 7) old.model.norm)))
 (let (($x2716 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (let (($x3457 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1677 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1677 $x3457 $x1708 old.hidden.filled (not $x2716) $x2436))))))))
(assert
 (let (($x2436 (= (_ bv68 7) old.model.norm)))
 (let (($x1485 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x977 (not $x1485)))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (let (($x288 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2425 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x2425 $x288 $x1708 old.hidden.filled $x977 $x2436)))))))))
(assert
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3321 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x792 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3321))))
(assert
 (let (($x1704 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1900 (or $x1704 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x374 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2253 (or $x2326 $x374)))
 (= old.ffn.width.everywhere (ite $x2253 old.ffn.width.given_everywhere $x1900))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1516 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1516)))
(assert
 (let (($x3087 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1385 (and $x3087 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (let (($x2168 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x3221 (or $x3205 $x2168 (and $x1708 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1385)))
 (= old.ffn.gate_entering (ite $x3221 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x525 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x2473 (and $x525 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (let (($x562 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x3396 (or $x3205 $x562 (and $x1708 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x2473)))
 (= old.ffn.up_entering (ite $x3396 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x3287 (or $x3205 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x3287))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (= old.ffn.in_place (or $x3025 old.ffn.width.filled)))))
(assert
 (let (($x1821 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x2187 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x940 (and old.model.behind_dense $x2187)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x940 $x1821))))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x1727 (ite $x2872 (_ bv16 7) (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1864 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2935 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2352 (ite (or $x1557 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2150 $x2935) (_ bv96 7) (ite $x1915 ?x1864 ?x1727)))))
 (let (($x815 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1009 (or $x2150 $x1557)))
 (let (($x3117 (or $x1009 $x815 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1197 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1767 (or $x1009 $x815 (and $x2935 old.ffn.width.padded $x2267) (and $x1915 old.ffn.width.leads))))
 (let ((?x3334 (ite (and $x2935 old.ffn.width.filled (not $x815)) (_ bv96 7) (ite $x1767 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x204 ?x3334 (ite $x1197 (ite $x3117 (_ bv96 7) (ite $x2935 (_ bv21 7) (_ bv16 7))) ?x2352)))))))))))))))))))))
(assert
 (let (($x2267 (not old.ffn.width.moved)))
 (let (($x3025 (and old.ffn.width.everywhere $x2267)))
 (let ((?x1941 (ite $x3025 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2872 (< 1 old.tp)))
 (let ((?x904 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1631 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1476 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1631 ?x904 (ite $x2872 (_ bv16 7) ?x1941)))))
 (let (($x2078 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2624 (or $x1053 (not (or $x2078 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1666 (or $x1921 $x1053)))
 (let ((?x1853 (ite (or $x1666 $x2245 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x375 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1846 (or $x1666 $x2245 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2267) (and $x1631 old.ffn.width.leads))))
 (let ((?x1650 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2245)) (_ bv96 7) (ite $x1846 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x661 ?x1650 (ite $x375 ?x1853 (ite $x2624 (_ bv92 7) ?x1476)))))))))))))))))))))))
(assert
 (let (($x3207 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_in_attention))))
 (= old.stream.junk_in_ffn $x3207)))
(assert
 (let (($x576 (not old.ffn.width.everywhere)))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x204 (not (= (_ bv96 7) old.ffn.gate_state)) $x576) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x576 (not old.ffn.width.everywhere)))
 (let (($x1678 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x576)))
 (= old.ffn.up_piece (ite $x1678 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x748 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x748)))
(assert
 (let ((?x1999 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1999)))
(assert
 (let ((?x710 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x710)))
(assert
 (let (($x444 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x204 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x901 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x204 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x815 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1557 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2150 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1009 (or $x2150 $x1557)))
 (let (($x1149 (not old.model.gated)))
 (let (($x1401 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x661 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1080 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x661 old.ffn.width.everywhere $x1401))))
 (let (($x2245 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1053 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1921 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1666 (or $x1921 $x1053)))
 (let (($x704 (= (_ bv94 7) old.stream)))
 (let (($x2872 (< 1 old.tp)))
 (let (($x2518 (and $x2872 $x704 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1666 $x2245) $x1080) (or $x1149 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1009 $x815) $x901)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x444)))
 (= old.ffn.tokenwise $x2518))))))))))))))))))))
(assert
 (let ((?x719 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1485 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1437 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x986 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x934 (and $x986 (not (= (_ bv92 7) old.ffn.product_in)) (or $x1437 $x1485) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x934 (_ bv96 7) ?x719)))))))))
(assert
 (let (($x280 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x3261 (or $x280 (= (= (_ bv23 7) old.ffn.down.residual) (= (_ bv5 7) old.ffn.down.collective)))))
 (let (($x3205 (= (_ bv96 7) old.stream)))
 (let (($x2212 (= (_ bv38 7) old.ffn.down_state)))
 (let (($x1204 (or (or (= (_ bv92 7) old.ffn.down_state) (= (_ bv96 7) old.ffn.down_state)) old.hidden.filled)))
 (let (($x1094 (= old.ffn.down_state old.stream)))
 (let (($x1359 (= (_ bv92 7) old.ffn.down_state)))
 (let (($x2513 (and (or $x280 (= (_ bv23 7) old.ffn.down.residual)) $x1359 (or $x3205 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1708 (= (_ bv38 7) old.stream)))
 (let (($x2047 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2996 (and $x2047 (not $x1359) (or $x1094 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x448 (or $x2996 (and $x2047 $x1708 old.hidden.filled) $x2513 (and $x280 old.stream.first_keeps_all $x1094) (and $x280 old.stream.first_has_all $x1204) (and $x2212 $x3205 old.hidden.filled $x3261))))
 (let (($x1485 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x977 (not $x1485)))
 (let (($x1420 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x288 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x898 (and $x2047 old.stream.junk_in_ffn (or $x1359 (and $x2212 (or $x288 $x1420) $x977)))))
 (let (($x1555 (or $x1094 (and old.stream.in_order (or (not $x2212) old.hidden.everywhere)))))
 (let (($x1344 (= 1 old.tp)))
 (= old.ffn.residual_once (or (and $x1344 $x1555) (and (not $x898) $x448)))))))))))))))))))))))
(assert
 (let (($x2489 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x2489 (= (_ bv10 7) new.attention.out.collective) (= (_ bv57 7) new.attention.out.collective) (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x1800 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1579 (= (_ bv1 7) new.attention.out.residual)))
 (or $x1579 (= (_ bv23 7) new.attention.out.residual) $x1800 (= (_ bv29 7) new.attention.out.residual)))))
(assert
 (let (($x888 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x888)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x707 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x707 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x1255 (= (_ bv38 7) new.embedding.split)))
 (or $x1255 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2483 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1958 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1496 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x1496 (= (_ bv10 7) new.ffn.down.collective) $x1958 $x2483)))))
(assert
 (let (($x1454 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2636 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2636 $x1454 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1097 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x2759 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x202 (= (_ bv23 7) new.ffn.down.residual)))
 (let (($x2410 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2410 $x202 $x2759 $x1097))))))
(assert
 (let (($x505 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x3531 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3234 $x3531 $x505)))))
(assert
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x426 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x426 $x521 $x681 $x2511 $x2522)))))))
(assert
 (let (($x83 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1462 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1462 $x83 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x690 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x690 $x2833 $x1211)))))
(assert
 (let (($x2131 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2131 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1989 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1971 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1971 $x1989 $x1742 $x1657 $x2933)))))))
(assert
 (let (($x3346 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x425 (= (_ bv10 7) new.ffn.up.input)))
 (or $x425 $x3346 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1322 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1322 $x1896 $x217)))))
(assert
 (let (($x684 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1552 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1552 $x1969 $x684 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x795 $x1279 (= (_ bv56 7) new.ffn.width.kind) $x2648 $x2224 $x2764 $x3199 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2530 (= (_ bv56 7) new.hidden.kind) $x2092 $x1538 (= (_ bv91 7) new.hidden.kind) $x2104 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2566 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x2566 (= (_ bv82 7) new.model.norm))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x2888 (= (_ bv94 7) new.stream)))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (or $x3311 $x2888 $x3572)))))
(assert
 (let (($x1968 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3083 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2523 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2523 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x3083 (= (_ bv91 7) new.stream_tokens.kind) $x1968 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x1832 (= (div (* ?x680 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2092 (< 1 new.hidden.parts) $x1832))))))
(assert
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2092 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1968 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3249 (or $x1968 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x666 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3249)))
 (= new.stream_tokens.everywhere $x666)))))
(assert
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2417 (and $x2648 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2417))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2648 $x80 (= ?x657 new.ffn.width.n))))))))
(assert
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x80 (< 1 new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2648 $x80 (<= new.ffn.width.n ?x657))))))))
(assert
 (let (($x307 (= (- 1) new.ffn.width.n)))
 (let (($x795 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2656 (ite $x795 (or $x307 (<= new.ffn.width.parts new.ffn.width.n)) (or $x307 (< 1 new.ffn.width.n)))))
 (let ((?x1934 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x657 (div (* ?x1934 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2648 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2657 (ite $x2764 (or $x307 (< new.ffn.width.block new.ffn.width.n)) (ite $x2648 (or $x307 (< ?x657 new.ffn.width.n)) $x2656))))
 (let (($x101 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2657)))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.moved (ite $x1090 new.ffn.width.given_moved $x101)))))))))))))))
(assert
 (let (($x888 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1800 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1579 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x1579 (and $x1800 $x888)))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1454 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x395 (or $x1454 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x395))))
(assert
 (let (($x2410 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x2633 (or $x2410 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x2633)))))
(assert
 (let (($x916 (not new.model.embedding_norm)))
 (let (($x2665 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (let (($x707 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1255 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x1255 $x707 $x3311 new.hidden.filled (not $x2665) $x916))))))))
(assert
 (let (($x2566 (= (_ bv68 7) new.model.norm)))
 (let (($x2414 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (let (($x2489 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x888 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x888 $x2489 $x3311 new.hidden.filled (not $x2414) $x2566))))))))
(assert
 (let (($x2566 (= (_ bv68 7) new.model.norm)))
 (let (($x1818 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2769 (not $x1818)))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (let (($x1496 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x505 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x505 $x1496 $x3311 new.hidden.filled $x2769 $x2566)))))))))
(assert
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1296 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2104 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1296))))
(assert
 (let (($x3199 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1838 (or $x3199 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1279 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1090 (or $x2224 $x1279)))
 (= new.ffn.width.everywhere (ite $x1090 new.ffn.width.given_everywhere $x1838))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2810 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x2810)))
(assert
 (let (($x1462 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x729 (and $x1462 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (let (($x83 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x2739 (or $x3572 $x83 (and $x3311 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x729)))
 (= new.ffn.gate_entering (ite $x2739 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x425 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2040 (and $x425 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (let (($x3346 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x955 (or $x3572 $x3346 (and $x3311 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2040)))
 (= new.ffn.up_entering (ite $x955 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x1153 (or $x3572 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1153))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (= new.ffn.in_place (or $x2748 new.ffn.width.filled)))))
(assert
 (let (($x2351 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x2061 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x1354 (and new.model.behind_dense $x2061)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x1354 $x2351))))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let (($x483 (< 1 new.tp)))
 (let ((?x2646 (ite $x483 (_ bv16 7) (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x452 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2522 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x521 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2281 (ite (or $x2511 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x681 $x521) (_ bv96 7) (ite $x2522 ?x452 ?x2646)))))
 (let (($x2215 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x10 (or $x681 $x2511)))
 (let (($x674 (or $x10 $x2215 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2833 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1444 (or $x10 $x2215 (and $x521 new.ffn.width.padded $x311) (and $x2522 new.ffn.width.leads))))
 (let ((?x1125 (ite (and $x521 new.ffn.width.filled (not $x2215)) (_ bv96 7) (ite $x1444 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1211 ?x1125 (ite $x2833 (ite $x674 (_ bv96 7) (ite $x521 (_ bv21 7) (_ bv16 7))) ?x2281)))))))))))))))))))))
(assert
 (let (($x311 (not new.ffn.width.moved)))
 (let (($x2748 (and new.ffn.width.everywhere $x311)))
 (let ((?x1993 (ite $x2748 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x483 (< 1 new.tp)))
 (let ((?x184 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2933 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x593 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2933 ?x184 (ite $x483 (_ bv16 7) ?x1993)))))
 (let (($x1969 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2908 (or $x1657 (not (or $x1969 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3103 (or $x1742 $x1657)))
 (let ((?x1207 (ite (or $x3103 $x604 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1896 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x687 (or $x3103 $x604 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x311) (and $x2933 new.ffn.width.leads))))
 (let ((?x85 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x604)) (_ bv96 7) (ite $x687 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x217 ?x85 (ite $x1896 ?x1207 (ite $x2908 (_ bv92 7) ?x593)))))))))))))))))))))))
(assert
 (let (($x870 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_in_attention))))
 (= new.stream.junk_in_ffn $x870)))
(assert
 (let (($x2842 (not new.ffn.width.everywhere)))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1211 (not (= (_ bv96 7) new.ffn.gate_state)) $x2842) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2842 (not new.ffn.width.everywhere)))
 (let (($x873 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2842)))
 (= new.ffn.up_piece (ite $x873 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2895 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2895)))
(assert
 (let ((?x1930 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1930)))
(assert
 (let ((?x1256 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1256)))
(assert
 (let (($x3531 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1211 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2861 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x1211 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2215 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2511 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x681 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x10 (or $x681 $x2511)))
 (let (($x1040 (not new.model.gated)))
 (let (($x2179 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x217 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1905 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x217 new.ffn.width.everywhere $x2179))))
 (let (($x604 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1657 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1742 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3103 (or $x1742 $x1657)))
 (let (($x2888 (= (_ bv94 7) new.stream)))
 (let (($x483 (< 1 new.tp)))
 (let (($x531 (and $x483 $x2888 (and (= (_ bv94 7) new.ffn.up_entering) (or $x3103 $x604) $x1905) (or $x1040 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x10 $x2215) $x2861)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x3531)))
 (= new.ffn.tokenwise $x531))))))))))))))))))))
(assert
 (let ((?x2232 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1818 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1958 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3234 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1002 (and $x3234 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1958 $x1818) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1002 (_ bv96 7) ?x2232)))))))))
(assert
 (let (($x1097 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x2072 (or $x1097 (= (= (_ bv23 7) new.ffn.down.residual) (= (_ bv5 7) new.ffn.down.collective)))))
 (let (($x3572 (= (_ bv96 7) new.stream)))
 (let (($x1582 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x587 (or (or (= (_ bv92 7) new.ffn.down_state) (= (_ bv96 7) new.ffn.down_state)) new.hidden.filled)))
 (let (($x3385 (= new.ffn.down_state new.stream)))
 (let (($x1653 (= (_ bv92 7) new.ffn.down_state)))
 (let (($x3059 (and (or $x1097 (= (_ bv23 7) new.ffn.down.residual)) $x1653 (or $x3572 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x3311 (= (_ bv38 7) new.stream)))
 (let (($x2759 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x794 (and $x2759 (not $x1653) (or $x3385 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x2564 (or $x794 (and $x2759 $x3311 new.hidden.filled) $x3059 (and $x1097 new.stream.first_keeps_all $x3385) (and $x1097 new.stream.first_has_all $x587) (and $x1582 $x3572 new.hidden.filled $x2072))))
 (let (($x1818 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2769 (not $x1818)))
 (let (($x2483 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1496 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1176 (and $x2759 new.stream.junk_in_ffn (or $x1653 (and $x1582 (or $x1496 $x2483) $x2769)))))
 (let (($x1286 (or $x3385 (and new.stream.in_order (or (not $x1582) new.hidden.everywhere)))))
 (let (($x944 (= 1 new.tp)))
 (= new.ffn.residual_once (or (and $x944 $x1286) (and (not $x1176) $x2564)))))))))))))))))))))))
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
 (let (($x1750 (not new.model.scaled_residual)))
 (let (($x2566 (= (_ bv68 7) new.model.norm)))
 (let (($x2410 (= (_ bv1 7) new.ffn.down.residual)))
 (not (or new.model.parallel $x2410 (and $x2566 $x1750 new.ffn.residual_once)))))))
(assert
 (let (($x2251 (not old.model.scaled_residual)))
(let (($x2436 (= (_ bv68 7) old.model.norm)))
(let (($x2075 (= (_ bv1 7) old.ffn.down.residual)))
(or old.model.parallel $x2075 (and $x2436 $x2251 old.ffn.residual_once))))))
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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x2298 (= (_ bv99 7) old.hidden.kind)))
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2119 (= (_ bv56 7) old.hidden.kind)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1586 (= (_ bv18 7) old.hidden.kind)))
 (let (($x48 (= (_ bv11 7) old.hidden.kind)))
 (or $x48 $x1586 $x3016 $x818 $x2119 $x1029 $x2940 $x896 $x792 $x2298))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x353 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x1684 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1709 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x2183 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x2560 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2560 $x2183 $x1709 $x1684 $x353)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x623 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1321 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1334 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2801 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2500 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1045 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1045 $x2500 (= (_ bv56 7) old.lm_head.cut.kind) $x2801 $x1334 $x1321 $x623 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1218 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2000 (= (_ bv40 7) old.lm_head.split)))
 (or $x2000 (= (_ bv57 7) old.lm_head.split) $x1218))))
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
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x2911 (= (- 1) old.hidden.n)))
 (let ((?x2770 (ite (or $x2911 (< (* ?x1299 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2618 (ite $x1029 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2770) old.hidden.given_least)))
 (let ((?x1206 (ite (or $x2911 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1384 (ite $x3016 (ite (and $x2911 (= 1 old.hidden.parts)) 1 ?x1206) ?x2618)))
 (let (($x2119 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2298 (= (_ bv99 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x48 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1586 (= (_ bv18 7) old.hidden.kind)))
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2376 (ite $x792 old.hidden.parts (ite (or $x1586 $x48 $x896 $x2298 $x2119) 1 ?x1384))))
 (= old.hidden.least ?x2376))))))))))))))))))
(assert
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1029 (< 1 old.hidden.parts) (= ?x1299 old.hidden.n)))))))
(assert
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1029 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1482 (ite $x3016 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x2911 (= (- 1) old.hidden.n)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x920 (ite $x896 (or $x2911 (< old.hidden.block old.hidden.n)) (ite $x1029 (or $x2911 (< ?x1299 old.hidden.n)) $x1482))))
 (let (($x3274 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x920)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (= old.hidden.moved (ite $x3344 old.hidden.given_moved $x3274)))))))))))))))
(assert
 (let ((?x1262 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x517 (div (* ?x1262 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2801 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2538 (and $x2801 (< 1 old.lm_head.cut.parts) (= ?x517 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x2538))))))
(assert
 (let (($x2801 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2527 (and $x2801 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2527))))
(assert
 (let (($x1418 (= (- 1) old.lm_head.cut.n)))
 (let (($x1045 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x812 (ite $x1045 (or $x1418 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1418 (< 1 old.lm_head.cut.n)))))
 (let ((?x1262 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x517 (div (* ?x1262 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2801 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1321 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x3068 (ite $x1321 (or $x1418 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2801 (or $x1418 (< ?x517 old.lm_head.cut.n)) $x812))))
 (let (($x1553 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x3068)))
 (let (($x2500 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1334 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x970 (or $x1334 $x2500)))
 (= old.lm_head.cut.moved (ite $x970 old.lm_head.cut.given_moved $x1553)))))))))))))))
(assert
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (let (($x3321 (ite $x3344 old.hidden.given_everywhere (or $x792 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3321)))))))
(assert
 (let (($x623 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2957 (or $x623 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2500 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1334 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x970 (or $x1334 $x2500)))
 (= old.lm_head.cut.everywhere (ite $x970 old.lm_head.cut.given_everywhere $x2957))))))))
(assert
 (let (($x2767 (not old.hidden.moved)))
 (let (($x2298 (= (_ bv99 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x48 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1586 (= (_ bv18 7) old.hidden.kind)))
 (let (($x948 (or old.hidden.everywhere old.hidden.filled (and (or $x1586 $x48 $x896 $x2298) $x2767))))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (= old.hidden.undivided (ite $x3344 old.hidden.given_undivided $x948))))))))))))
(assert
 (let (($x1680 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1684 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2651 (or $x1684 $x1680)))
 (let (($x2000 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1706 (and $x2000 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2651)))
 (let (($x1218 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1881 (ite (and $x1218 old.lm_head.cut.everywhere $x2651) (_ bv96 7) (ite $x1218 (_ bv95 7) (ite $x1706 (_ bv96 7) (ite $x2000 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1881)))))))))
(assert
 (let (($x1680 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x445 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x1680)))
 (let (($x376 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x2370 (ite (= (_ bv92 7) old.lm_head.state) (ite $x376 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x445 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1512 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x1042 (ite (= (_ bv95 7) old.lm_head.state) (ite $x1512 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x2370)))
 (= old.lm_head.joined ?x1042))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1247 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2105 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1024 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1421 (= (_ bv11 7) new.hidden.kind)))
 (or $x1421 $x1024 $x641 $x2530 $x2105 $x2092 $x1538 $x2668 $x2104 $x1247))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x450 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x1882 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2838 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x152 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1948 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1948 $x152 $x2838 $x1882 $x450)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2265 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1259 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x3050 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2555 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2406 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x480 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x480 $x2406 (= (_ bv56 7) new.lm_head.cut.kind) $x2555 $x3050 $x1259 $x2265 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x32 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1143 (= (_ bv40 7) new.lm_head.split)))
 (or $x1143 (= (_ bv57 7) new.lm_head.split) $x32))))
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
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x351 (= (- 1) new.hidden.n)))
 (let ((?x1928 (ite (or $x351 (< (* ?x125 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2653 (ite $x2092 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1928) new.hidden.given_least)))
 (let ((?x3102 (ite (or $x351 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2157 (ite $x641 (ite (and $x351 (= 1 new.hidden.parts)) 1 ?x3102) ?x2653)))
 (let (($x2105 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1247 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1421 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1024 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x325 (ite $x2104 new.hidden.parts (ite (or $x1024 $x1421 $x2668 $x1247 $x2105) 1 ?x2157))))
 (= new.hidden.least ?x325))))))))))))))))))
(assert
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2092 (< 1 new.hidden.parts) (= ?x125 new.hidden.n)))))))
(assert
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2092 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2100 (ite $x641 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x351 (= (- 1) new.hidden.n)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2932 (ite $x2668 (or $x351 (< new.hidden.block new.hidden.n)) (ite $x2092 (or $x351 (< ?x125 new.hidden.n)) $x2100))))
 (let (($x763 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2932)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (= new.hidden.moved (ite $x1808 new.hidden.given_moved $x763)))))))))))))))
(assert
 (let ((?x1776 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x3435 (div (* ?x1776 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2555 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x329 (and $x2555 (< 1 new.lm_head.cut.parts) (= ?x3435 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x329))))))
(assert
 (let (($x2555 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x577 (and $x2555 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x577))))
(assert
 (let (($x131 (= (- 1) new.lm_head.cut.n)))
 (let (($x480 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1499 (ite $x480 (or $x131 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x131 (< 1 new.lm_head.cut.n)))))
 (let ((?x1776 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x3435 (div (* ?x1776 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2555 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1259 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x3333 (ite $x1259 (or $x131 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2555 (or $x131 (< ?x3435 new.lm_head.cut.n)) $x1499))))
 (let (($x3464 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x3333)))
 (let (($x2406 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3050 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3276 (or $x3050 $x2406)))
 (= new.lm_head.cut.moved (ite $x3276 new.lm_head.cut.given_moved $x3464)))))))))))))))
(assert
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (let (($x1296 (ite $x1808 new.hidden.given_everywhere (or $x2104 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1296)))))))
(assert
 (let (($x2265 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2885 (or $x2265 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2406 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3050 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3276 (or $x3050 $x2406)))
 (= new.lm_head.cut.everywhere (ite $x3276 new.lm_head.cut.given_everywhere $x2885))))))))
(assert
 (let (($x875 (not new.hidden.moved)))
 (let (($x1247 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1421 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1024 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2776 (or new.hidden.everywhere new.hidden.filled (and (or $x1024 $x1421 $x2668 $x1247) $x875))))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (= new.hidden.undivided (ite $x1808 new.hidden.given_undivided $x2776))))))))))))
(assert
 (let (($x999 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1882 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2597 (or $x1882 $x999)))
 (let (($x1143 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2293 (and $x1143 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2597)))
 (let (($x32 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1492 (ite (and $x32 new.lm_head.cut.everywhere $x2597) (_ bv96 7) (ite $x32 (_ bv95 7) (ite $x2293 (_ bv96 7) (ite $x1143 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1492)))))))))
(assert
 (let (($x999 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2871 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x999)))
 (let (($x2892 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x3432 (ite (= (_ bv92 7) new.lm_head.state) (ite $x2892 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2871 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1379 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x653 (ite (= (_ bv95 7) new.lm_head.state) (ite $x1379 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x3432)))
 (= new.lm_head.joined ?x653))))))))
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
 (let (($x1770 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x944 (= 1 new.tp)))
 (let (($x438 (or (= (_ bv96 7) new.lm_head.joined) (and $x944 (or (not (= (_ bv95 7) new.lm_head.split)) $x1770)))))
 (not $x438)))))
(assert
 (let (($x1389 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x1344 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x1344 (or (not (= (_ bv95 7) old.lm_head.split)) $x1389))))))
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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x2298 (= (_ bv99 7) old.hidden.kind)))
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2119 (= (_ bv56 7) old.hidden.kind)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1586 (= (_ bv18 7) old.hidden.kind)))
 (let (($x48 (= (_ bv11 7) old.hidden.kind)))
 (or $x48 $x1586 $x3016 $x818 $x2119 $x1029 $x2940 $x896 $x792 $x2298))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1684 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1709 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x1709 $x1684 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x623 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1334 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2801 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2500 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2500 (= (_ bv56 7) old.lm_head.cut.kind) $x2801 $x1334 (= (_ bv91 7) old.lm_head.cut.kind) $x623 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1218 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2000 (= (_ bv40 7) old.lm_head.split)))
 (or $x2000 (= (_ bv57 7) old.lm_head.split) $x1218))))
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
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x2911 (= (- 1) old.hidden.n)))
 (let ((?x2770 (ite (or $x2911 (< (* ?x1299 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2618 (ite $x1029 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2770) old.hidden.given_least)))
 (let ((?x1206 (ite (or $x2911 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1384 (ite $x3016 (ite (and $x2911 (= 1 old.hidden.parts)) 1 ?x1206) ?x2618)))
 (let (($x2119 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2298 (= (_ bv99 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x48 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1586 (= (_ bv18 7) old.hidden.kind)))
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2376 (ite $x792 old.hidden.parts (ite (or $x1586 $x48 $x896 $x2298 $x2119) 1 ?x1384))))
 (= old.hidden.least ?x2376))))))))))))))))))
(assert
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1029 (< 1 old.hidden.parts) (= ?x1299 old.hidden.n)))))))
(assert
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1029 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1482 (ite $x3016 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x2911 (= (- 1) old.hidden.n)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x920 (ite $x896 (or $x2911 (< old.hidden.block old.hidden.n)) (ite $x1029 (or $x2911 (< ?x1299 old.hidden.n)) $x1482))))
 (let (($x3274 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x920)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (= old.hidden.moved (ite $x3344 old.hidden.given_moved $x3274)))))))))))))))
(assert
 (let (($x2801 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2527 (and $x2801 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2527))))
(assert
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (let (($x3321 (ite $x3344 old.hidden.given_everywhere (or $x792 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3321)))))))
(assert
 (let (($x623 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2957 (or $x623 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1178 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2957)))
 (= old.lm_head.cut.everywhere $x1178)))))
(assert
 (let (($x2767 (not old.hidden.moved)))
 (let (($x2298 (= (_ bv99 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x48 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1586 (= (_ bv18 7) old.hidden.kind)))
 (let (($x948 (or old.hidden.everywhere old.hidden.filled (and (or $x1586 $x48 $x896 $x2298) $x2767))))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (= old.hidden.undivided (ite $x3344 old.hidden.given_undivided $x948))))))))))))
(assert
 (let (($x2690 (not old.lm_head.group.pp)))
 (let (($x1144 (or $x2690 (= 1 old.pp))))
 (let (($x2953 (not old.lm_head.group.sp)))
 (let (($x644 (or $x2953 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x2835 (not old.lm_head.group.dp)))
 (let (($x721 (or $x2835 $x2122)))
 (let (($x1680 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x721 $x644 $x1144)))
 (let (($x1684 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2651 (or $x1684 $x1680)))
 (let (($x2000 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1706 (and $x2000 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2651)))
 (let (($x1218 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1881 (ite (and $x1218 old.lm_head.cut.everywhere $x2651) (_ bv96 7) (ite $x1218 (_ bv95 7) (ite $x1706 (_ bv96 7) (ite $x2000 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1881))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1247 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2105 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1024 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1421 (= (_ bv11 7) new.hidden.kind)))
 (or $x1421 $x1024 $x641 $x2530 $x2105 $x2092 $x1538 $x2668 $x2104 $x1247))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1882 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2838 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x2838 $x1882 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x2265 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3050 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2555 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2406 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2406 (= (_ bv56 7) new.lm_head.cut.kind) $x2555 $x3050 (= (_ bv91 7) new.lm_head.cut.kind) $x2265 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x32 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1143 (= (_ bv40 7) new.lm_head.split)))
 (or $x1143 (= (_ bv57 7) new.lm_head.split) $x32))))
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
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x351 (= (- 1) new.hidden.n)))
 (let ((?x1928 (ite (or $x351 (< (* ?x125 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2653 (ite $x2092 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1928) new.hidden.given_least)))
 (let ((?x3102 (ite (or $x351 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2157 (ite $x641 (ite (and $x351 (= 1 new.hidden.parts)) 1 ?x3102) ?x2653)))
 (let (($x2105 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1247 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1421 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1024 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x325 (ite $x2104 new.hidden.parts (ite (or $x1024 $x1421 $x2668 $x1247 $x2105) 1 ?x2157))))
 (= new.hidden.least ?x325))))))))))))))))))
(assert
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2092 (< 1 new.hidden.parts) (= ?x125 new.hidden.n)))))))
(assert
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2092 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2100 (ite $x641 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x351 (= (- 1) new.hidden.n)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2932 (ite $x2668 (or $x351 (< new.hidden.block new.hidden.n)) (ite $x2092 (or $x351 (< ?x125 new.hidden.n)) $x2100))))
 (let (($x763 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2932)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (= new.hidden.moved (ite $x1808 new.hidden.given_moved $x763)))))))))))))))
(assert
 (let (($x2555 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x577 (and $x2555 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x577))))
(assert
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (let (($x1296 (ite $x1808 new.hidden.given_everywhere (or $x2104 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1296)))))))
(assert
 (let (($x2265 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2885 (or $x2265 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2229 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2885)))
 (= new.lm_head.cut.everywhere $x2229)))))
(assert
 (let (($x875 (not new.hidden.moved)))
 (let (($x1247 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1421 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1024 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2776 (or new.hidden.everywhere new.hidden.filled (and (or $x1024 $x1421 $x2668 $x1247) $x875))))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (= new.hidden.undivided (ite $x1808 new.hidden.given_undivided $x2776))))))))))))
(assert
 (let (($x638 (not new.lm_head.group.pp)))
 (let (($x2863 (or $x638 (= 1 new.pp))))
 (let (($x1477 (not new.lm_head.group.sp)))
 (let (($x1981 (or $x1477 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x495 (not new.lm_head.group.dp)))
 (let (($x591 (or $x495 $x3184)))
 (let (($x999 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x591 $x1981 $x2863)))
 (let (($x1882 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2597 (or $x1882 $x999)))
 (let (($x1143 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2293 (and $x1143 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2597)))
 (let (($x32 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1492 (ite (and $x32 new.lm_head.cut.everywhere $x2597) (_ bv96 7) (ite $x32 (_ bv95 7) (ite $x2293 (_ bv96 7) (ite $x1143 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1492))))))))))))))))
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
 (let (($x638 (not new.lm_head.group.pp)))
 (let (($x2863 (or $x638 (= 1 new.pp))))
 (let (($x1477 (not new.lm_head.group.sp)))
 (let (($x1981 (or $x1477 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x495 (not new.lm_head.group.dp)))
 (let (($x591 (or $x495 $x3184)))
 (let (($x999 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x591 $x1981 $x2863)))
 (let (($x2838 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1882 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2632 (or $x1882 (and (= (_ bv96 7) new.lm_head.state) (or $x2838 $x999)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x591 $x1981 $x2863))))
 (not $x2632)))))))))))))
(assert
 (let (($x2690 (not old.lm_head.group.pp)))
(let (($x1144 (or $x2690 (= 1 old.pp))))
(let (($x2953 (not old.lm_head.group.sp)))
(let (($x644 (or $x2953 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x2835 (not old.lm_head.group.dp)))
(let (($x721 (or $x2835 $x2122)))
(let (($x1680 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x721 $x644 $x1144)))
(let (($x1709 (= (_ bv10 7) old.lm_head.collective)))
(let (($x1684 (= (_ bv57 7) old.lm_head.collective)))
(or $x1684 (and (= (_ bv96 7) old.lm_head.state) (or $x1709 $x1680)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x721 $x644 $x1144)))))))))))))
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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x2298 (= (_ bv99 7) old.hidden.kind)))
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2119 (= (_ bv56 7) old.hidden.kind)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1586 (= (_ bv18 7) old.hidden.kind)))
 (let (($x48 (= (_ bv11 7) old.hidden.kind)))
 (or $x48 $x1586 $x3016 $x818 $x2119 $x1029 $x2940 $x896 $x792 $x2298))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1684 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1709 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x2560 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2560 (= (_ bv5 7) old.lm_head.collective) $x1709 $x1684 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x623 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1334 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2801 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2500 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2500 (= (_ bv56 7) old.lm_head.cut.kind) $x2801 $x1334 (= (_ bv91 7) old.lm_head.cut.kind) $x623 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1360 (= (_ bv64 7) old.lm_head.order)))
 (or $x1360 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x1218 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2000 (= (_ bv40 7) old.lm_head.split)))
 (or $x2000 (= (_ bv57 7) old.lm_head.split) $x1218))))
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
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x2911 (= (- 1) old.hidden.n)))
 (let ((?x2770 (ite (or $x2911 (< (* ?x1299 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2618 (ite $x1029 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2770) old.hidden.given_least)))
 (let ((?x1206 (ite (or $x2911 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1384 (ite $x3016 (ite (and $x2911 (= 1 old.hidden.parts)) 1 ?x1206) ?x2618)))
 (let (($x2119 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2298 (= (_ bv99 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x48 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1586 (= (_ bv18 7) old.hidden.kind)))
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2376 (ite $x792 old.hidden.parts (ite (or $x1586 $x48 $x896 $x2298 $x2119) 1 ?x1384))))
 (= old.hidden.least ?x2376))))))))))))))))))
(assert
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1029 (< 1 old.hidden.parts) (= ?x1299 old.hidden.n)))))))
(assert
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1029 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1482 (ite $x3016 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x2911 (= (- 1) old.hidden.n)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x920 (ite $x896 (or $x2911 (< old.hidden.block old.hidden.n)) (ite $x1029 (or $x2911 (< ?x1299 old.hidden.n)) $x1482))))
 (let (($x3274 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x920)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (= old.hidden.moved (ite $x3344 old.hidden.given_moved $x3274)))))))))))))))
(assert
 (let (($x2801 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2527 (and $x2801 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2527))))
(assert
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (let (($x3321 (ite $x3344 old.hidden.given_everywhere (or $x792 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3321)))))))
(assert
 (let (($x623 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2957 (or $x623 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1178 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2957)))
 (= old.lm_head.cut.everywhere $x1178)))))
(assert
 (let (($x2767 (not old.hidden.moved)))
 (let (($x2298 (= (_ bv99 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x48 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1586 (= (_ bv18 7) old.hidden.kind)))
 (let (($x948 (or old.hidden.everywhere old.hidden.filled (and (or $x1586 $x48 $x896 $x2298) $x2767))))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (= old.hidden.undivided (ite $x3344 old.hidden.given_undivided $x948))))))))))))
(assert
 (let (($x1680 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1684 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2651 (or $x1684 $x1680)))
 (let (($x2000 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1706 (and $x2000 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2651)))
 (let (($x1218 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1881 (ite (and $x1218 old.lm_head.cut.everywhere $x2651) (_ bv96 7) (ite $x1218 (_ bv95 7) (ite $x1706 (_ bv96 7) (ite $x2000 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1881)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1247 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2105 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1024 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1421 (= (_ bv11 7) new.hidden.kind)))
 (or $x1421 $x1024 $x641 $x2530 $x2105 $x2092 $x1538 $x2668 $x2104 $x1247))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1882 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2838 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1948 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1948 (= (_ bv5 7) new.lm_head.collective) $x2838 $x1882 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x2265 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3050 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2555 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2406 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2406 (= (_ bv56 7) new.lm_head.cut.kind) $x2555 $x3050 (= (_ bv91 7) new.lm_head.cut.kind) $x2265 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2180 (= (_ bv64 7) new.lm_head.order)))
 (or $x2180 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x32 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1143 (= (_ bv40 7) new.lm_head.split)))
 (or $x1143 (= (_ bv57 7) new.lm_head.split) $x32))))
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
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x351 (= (- 1) new.hidden.n)))
 (let ((?x1928 (ite (or $x351 (< (* ?x125 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2653 (ite $x2092 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1928) new.hidden.given_least)))
 (let ((?x3102 (ite (or $x351 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2157 (ite $x641 (ite (and $x351 (= 1 new.hidden.parts)) 1 ?x3102) ?x2653)))
 (let (($x2105 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1247 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1421 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1024 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x325 (ite $x2104 new.hidden.parts (ite (or $x1024 $x1421 $x2668 $x1247 $x2105) 1 ?x2157))))
 (= new.hidden.least ?x325))))))))))))))))))
(assert
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2092 (< 1 new.hidden.parts) (= ?x125 new.hidden.n)))))))
(assert
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2092 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2100 (ite $x641 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x351 (= (- 1) new.hidden.n)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2932 (ite $x2668 (or $x351 (< new.hidden.block new.hidden.n)) (ite $x2092 (or $x351 (< ?x125 new.hidden.n)) $x2100))))
 (let (($x763 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2932)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (= new.hidden.moved (ite $x1808 new.hidden.given_moved $x763)))))))))))))))
(assert
 (let (($x2555 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x577 (and $x2555 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x577))))
(assert
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (let (($x1296 (ite $x1808 new.hidden.given_everywhere (or $x2104 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1296)))))))
(assert
 (let (($x2265 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2885 (or $x2265 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2229 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2885)))
 (= new.lm_head.cut.everywhere $x2229)))))
(assert
 (let (($x875 (not new.hidden.moved)))
 (let (($x1247 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1421 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1024 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2776 (or new.hidden.everywhere new.hidden.filled (and (or $x1024 $x1421 $x2668 $x1247) $x875))))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (= new.hidden.undivided (ite $x1808 new.hidden.given_undivided $x2776))))))))))))
(assert
 (let (($x999 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1882 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2597 (or $x1882 $x999)))
 (let (($x1143 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2293 (and $x1143 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2597)))
 (let (($x32 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1492 (ite (and $x32 new.lm_head.cut.everywhere $x2597) (_ bv96 7) (ite $x32 (_ bv95 7) (ite $x2293 (_ bv96 7) (ite $x1143 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1492)))))))))
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
 (let (($x3109 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x2180 (= (_ bv64 7) new.lm_head.order)))
 (let (($x944 (= 1 new.tp)))
 (let (($x2068 (or $x944 (not (= (_ bv95 7) new.lm_head.state)) $x2180 $x3109 new.lm_head.reversible)))
 (not $x2068))))))
(assert
 (let (($x3241 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x1360 (= (_ bv64 7) old.lm_head.order)))
(let (($x1344 (= 1 old.tp)))
(or $x1344 (not (= (_ bv95 7) old.lm_head.state)) $x1360 $x3241 old.lm_head.reversible)))))
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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x2298 (= (_ bv99 7) old.hidden.kind)))
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2119 (= (_ bv56 7) old.hidden.kind)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1586 (= (_ bv18 7) old.hidden.kind)))
 (let (($x48 (= (_ bv11 7) old.hidden.kind)))
 (or $x48 $x1586 $x3016 $x818 $x2119 $x1029 $x2940 $x896 $x792 $x2298))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1166 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x2395 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x771 (= (_ bv1 7) old.lm_head.bias)))
 (or $x771 (= (_ bv23 7) old.lm_head.bias) $x2395 $x1166)))))
(assert
 (let (($x1684 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1684 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x623 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1321 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1334 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2801 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2500 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1045 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1045 $x2500 (= (_ bv56 7) old.lm_head.cut.kind) $x2801 $x1334 $x1321 $x623 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1218 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2000 (= (_ bv40 7) old.lm_head.split)))
 (or $x2000 (= (_ bv57 7) old.lm_head.split) $x1218))))
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
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x2911 (= (- 1) old.hidden.n)))
 (let ((?x2770 (ite (or $x2911 (< (* ?x1299 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2618 (ite $x1029 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2770) old.hidden.given_least)))
 (let ((?x1206 (ite (or $x2911 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1384 (ite $x3016 (ite (and $x2911 (= 1 old.hidden.parts)) 1 ?x1206) ?x2618)))
 (let (($x2119 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2298 (= (_ bv99 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x48 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1586 (= (_ bv18 7) old.hidden.kind)))
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2376 (ite $x792 old.hidden.parts (ite (or $x1586 $x48 $x896 $x2298 $x2119) 1 ?x1384))))
 (= old.hidden.least ?x2376))))))))))))))))))
(assert
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1029 (< 1 old.hidden.parts) (= ?x1299 old.hidden.n)))))))
(assert
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1029 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3016 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1482 (ite $x3016 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1568 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1299 (div (* ?x1568 old.hidden.multiple) old.hidden.parts)))
 (let (($x2911 (= (- 1) old.hidden.n)))
 (let (($x1029 (= (_ bv65 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x920 (ite $x896 (or $x2911 (< old.hidden.block old.hidden.n)) (ite $x1029 (or $x2911 (< ?x1299 old.hidden.n)) $x1482))))
 (let (($x3274 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x920)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (= old.hidden.moved (ite $x3344 old.hidden.given_moved $x3274)))))))))))))))
(assert
 (let (($x2801 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2527 (and $x2801 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2527))))
(assert
 (let (($x441 (= (- 1) old.lm_head.cut.n)))
 (let (($x1045 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x3199 (ite $x1045 (or $x441 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x441 (< 1 old.lm_head.cut.n)))))
 (let ((?x1483 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x2179 (< (div (* ?x1483 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x2801 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1321 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1016 (ite $x1321 (or $x441 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2801 (or $x441 $x2179) $x3199))))
 (let (($x2967 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x1016)))
 (let (($x2500 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1334 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x970 (or $x1334 $x2500)))
 (= old.lm_head.cut.moved (ite $x970 old.lm_head.cut.given_moved $x2967)))))))))))))))
(assert
 (let (($x792 (= (_ bv96 7) old.hidden.kind)))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (let (($x3321 (ite $x3344 old.hidden.given_everywhere (or $x792 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3321)))))))
(assert
 (let (($x623 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2957 (or $x623 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2500 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1334 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x970 (or $x1334 $x2500)))
 (= old.lm_head.cut.everywhere (ite $x970 old.lm_head.cut.given_everywhere $x2957))))))))
(assert
 (let (($x1111 (not old.lm_head.cut.moved)))
 (let (($x2951 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x235 (= 1 old.lm_head.cut.parts)))
 (let (($x2500 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1334 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x970 (or $x1334 $x2500)))
 (= old.lm_head.cut.first_alone (ite $x970 old.lm_head.cut.given_first (or $x235 (and $x2951 $x1111)))))))))))
(assert
 (let (($x2767 (not old.hidden.moved)))
 (let (($x2298 (= (_ bv99 7) old.hidden.kind)))
 (let (($x896 (= (_ bv91 7) old.hidden.kind)))
 (let (($x48 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1586 (= (_ bv18 7) old.hidden.kind)))
 (let (($x948 (or old.hidden.everywhere old.hidden.filled (and (or $x1586 $x48 $x896 $x2298) $x2767))))
 (let (($x818 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2940 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3344 (or $x2940 $x818)))
 (= old.hidden.undivided (ite $x3344 old.hidden.given_undivided $x948))))))))))))
(assert
 (let (($x1680 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1684 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2651 (or $x1684 $x1680)))
 (let (($x2000 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1706 (and $x2000 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2651)))
 (let (($x1218 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1881 (ite (and $x1218 old.lm_head.cut.everywhere $x2651) (_ bv96 7) (ite $x1218 (_ bv95 7) (ite $x1706 (_ bv96 7) (ite $x2000 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1881)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1247 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2105 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1024 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1421 (= (_ bv11 7) new.hidden.kind)))
 (or $x1421 $x1024 $x641 $x2530 $x2105 $x2092 $x1538 $x2668 $x2104 $x1247))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x106 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x317 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x1946 (= (_ bv1 7) new.lm_head.bias)))
 (or $x1946 (= (_ bv23 7) new.lm_head.bias) $x317 $x106)))))
(assert
 (let (($x1882 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1882 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2265 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1259 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x3050 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2555 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2406 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x480 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x480 $x2406 (= (_ bv56 7) new.lm_head.cut.kind) $x2555 $x3050 $x1259 $x2265 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x32 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1143 (= (_ bv40 7) new.lm_head.split)))
 (or $x1143 (= (_ bv57 7) new.lm_head.split) $x32))))
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
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x351 (= (- 1) new.hidden.n)))
 (let ((?x1928 (ite (or $x351 (< (* ?x125 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2653 (ite $x2092 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1928) new.hidden.given_least)))
 (let ((?x3102 (ite (or $x351 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2157 (ite $x641 (ite (and $x351 (= 1 new.hidden.parts)) 1 ?x3102) ?x2653)))
 (let (($x2105 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1247 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1421 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1024 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x325 (ite $x2104 new.hidden.parts (ite (or $x1024 $x1421 $x2668 $x1247 $x2105) 1 ?x2157))))
 (= new.hidden.least ?x325))))))))))))))))))
(assert
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2092 (< 1 new.hidden.parts) (= ?x125 new.hidden.n)))))))
(assert
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2092 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x641 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2100 (ite $x641 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x680 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x125 (div (* ?x680 new.hidden.multiple) new.hidden.parts)))
 (let (($x351 (= (- 1) new.hidden.n)))
 (let (($x2092 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2932 (ite $x2668 (or $x351 (< new.hidden.block new.hidden.n)) (ite $x2092 (or $x351 (< ?x125 new.hidden.n)) $x2100))))
 (let (($x763 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2932)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (= new.hidden.moved (ite $x1808 new.hidden.given_moved $x763)))))))))))))))
(assert
 (let (($x2555 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x577 (and $x2555 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x577))))
(assert
 (let (($x2808 (= (- 1) new.lm_head.cut.n)))
 (let (($x480 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2563 (ite $x480 (or $x2808 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x2808 (< 1 new.lm_head.cut.n)))))
 (let ((?x1042 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x1887 (< (div (* ?x1042 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x2555 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1259 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2200 (ite $x1259 (or $x2808 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2555 (or $x2808 $x1887) $x2563))))
 (let (($x1068 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x2200)))
 (let (($x2406 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3050 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3276 (or $x3050 $x2406)))
 (= new.lm_head.cut.moved (ite $x3276 new.lm_head.cut.given_moved $x1068)))))))))))))))
(assert
 (let (($x2104 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (let (($x1296 (ite $x1808 new.hidden.given_everywhere (or $x2104 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1296)))))))
(assert
 (let (($x2265 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2885 (or $x2265 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2406 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3050 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3276 (or $x3050 $x2406)))
 (= new.lm_head.cut.everywhere (ite $x3276 new.lm_head.cut.given_everywhere $x2885))))))))
(assert
 (let (($x1170 (not new.lm_head.cut.moved)))
 (let (($x1985 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x2573 (= 1 new.lm_head.cut.parts)))
 (let (($x2406 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3050 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3276 (or $x3050 $x2406)))
 (= new.lm_head.cut.first_alone (ite $x3276 new.lm_head.cut.given_first (or $x2573 (and $x1985 $x1170)))))))))))
(assert
 (let (($x875 (not new.hidden.moved)))
 (let (($x1247 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2668 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1421 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1024 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2776 (or new.hidden.everywhere new.hidden.filled (and (or $x1024 $x1421 $x2668 $x1247) $x875))))
 (let (($x2530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1538 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1808 (or $x1538 $x2530)))
 (= new.hidden.undivided (ite $x1808 new.hidden.given_undivided $x2776))))))))))))
(assert
 (let (($x999 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1882 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2597 (or $x1882 $x999)))
 (let (($x1143 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2293 (and $x1143 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2597)))
 (let (($x32 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1492 (ite (and $x32 new.lm_head.cut.everywhere $x2597) (_ bv96 7) (ite $x32 (_ bv95 7) (ite $x2293 (_ bv96 7) (ite $x1143 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1492)))))))))
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
 (let (($x106 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x1854 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x944 (= 1 new.tp)))
 (let (($x83 (or $x944 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x1854 (and (= (_ bv95 7) new.lm_head.state) $x106 new.lm_head.cut.first_alone))))
 (not $x83))))))
(assert
 (let (($x1166 (= (_ bv29 7) old.lm_head.bias)))
(let (($x1932 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x3034 (not old.model.head_bias)))
(let (($x1344 (= 1 old.tp)))
(or $x1344 $x3034 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x1932 (and (= (_ bv95 7) old.lm_head.state) $x1166 old.lm_head.cut.first_alone)))))))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
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
 (let (($x2431 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2775 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2775 $x2431 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x3435 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x3435 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x2774 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2774 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x3171 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x3171)))
(assert
 (let (($x2665 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1786 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1838 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1628 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1383 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1383 $x1628 $x1838 $x1786 $x2665)))))))
(assert
 (let (($x3541 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x747 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x747 $x3541))))
(assert
 (let (($x1207 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1207 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2692 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x660 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2646 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x967 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2140 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2140 $x967 $x2646 $x660 $x2692)))))))
(assert
 (let (($x446 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2892 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x2892 $x446))))
(assert
 (let (($x436 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1922 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2111 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2111 $x1922 $x436 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3295 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x798 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2943 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1229 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1649 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1649 $x1229 (= (_ bv56 7) old.ffn.width.kind) $x2943 $x1326 $x798 $x3295 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x2452 (= (_ bv38 7) old.stages.send)))
 (let (($x871 (= (_ bv14 7) old.stages.send)))
 (let (($x3162 (= (_ bv10 7) old.stages.send)))
 (or $x3162 $x871 $x2452 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x518 (= (_ bv53 7) old.stages.stream)))
 (or $x518 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2943 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1744 (and $x2943 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1744))))
(assert
 (let ((?x1130 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3304 (div (* ?x1130 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2780 (< 1 old.ffn.width.parts)))
 (let (($x2943 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2943 $x2780 (= ?x3304 old.ffn.width.n))))))))
(assert
 (let ((?x1130 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3304 (div (* ?x1130 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2780 (< 1 old.ffn.width.parts)))
 (let (($x2943 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2943 $x2780 (<= old.ffn.width.n ?x3304))))))))
(assert
 (let (($x2351 (= (- 1) old.ffn.width.n)))
 (let (($x1649 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x520 (ite $x1649 (or $x2351 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2351 (< 1 old.ffn.width.n)))))
 (let ((?x1130 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3304 (div (* ?x1130 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2943 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x798 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x417 (ite $x798 (or $x2351 (< old.ffn.width.block old.ffn.width.n)) (ite $x2943 (or $x2351 (< ?x3304 old.ffn.width.n)) $x520))))
 (let (($x2810 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x417)))
 (let (($x1229 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2356 (or $x1326 $x1229)))
 (= old.ffn.width.moved (ite $x2356 old.ffn.width.given_moved $x2810)))))))))))))))
(assert
 (let (($x2431 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1125 (or $x2431 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1125))))
(assert
 (let (($x3295 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x830 (or $x3295 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1229 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1326 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2356 (or $x1326 $x1229)))
 (= old.ffn.width.everywhere (ite $x2356 old.ffn.width.given_everywhere $x830))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2282 (not old.ffn.width.moved)))
 (let (($x1969 (and old.ffn.width.everywhere $x2282)))
 (= old.ffn.in_place (or $x1969 old.ffn.width.filled)))))
(assert
 (let (($x2282 (not old.ffn.width.moved)))
 (let (($x1969 (and old.ffn.width.everywhere $x2282)))
 (let (($x2688 (< 1 old.tp)))
 (let ((?x3552 (ite $x2688 (_ bv16 7) (ite $x1969 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1340 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2665 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1628 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1838 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1786 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2021 (ite (or $x1786 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x1838 $x1628) (_ bv96 7) (ite $x2665 ?x1340 ?x3552)))))
 (let (($x1894 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x566 (or $x1838 $x1786)))
 (let (($x3234 (or $x566 $x1894 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x747 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x746 (or $x566 $x1894 (and $x1628 old.ffn.width.padded $x2282) (and $x2665 old.ffn.width.leads))))
 (let ((?x2320 (ite (and $x1628 old.ffn.width.filled (not $x1894)) (_ bv96 7) (ite $x746 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3541 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3541 ?x2320 (ite $x747 (ite $x3234 (_ bv96 7) (ite $x1628 (_ bv21 7) (_ bv16 7))) ?x2021)))))))))))))))))))))
(assert
 (let (($x2282 (not old.ffn.width.moved)))
 (let (($x1969 (and old.ffn.width.everywhere $x2282)))
 (let ((?x1619 (ite $x1969 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2688 (< 1 old.tp)))
 (let ((?x3464 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2692 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x587 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2692 ?x3464 (ite $x2688 (_ bv16 7) ?x1619)))))
 (let (($x1922 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x660 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1643 (or $x660 (not (or $x1922 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2154 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2646 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2523 (or $x2646 $x660)))
 (let ((?x1760 (ite (or $x2523 $x2154 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2892 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2707 (or $x2523 $x2154 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2282) (and $x2692 old.ffn.width.leads))))
 (let ((?x1909 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2154)) (_ bv96 7) (ite $x2707 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x446 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x446 ?x1909 (ite $x2892 ?x1760 (ite $x1643 (_ bv92 7) ?x587)))))))))))))))))))))))
(assert
 (let (($x3453 (not old.ffn.width.everywhere)))
 (let (($x3541 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3541 (not (= (_ bv96 7) old.ffn.gate_state)) $x3453) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3453 (not old.ffn.width.everywhere)))
 (let (($x2529 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3453)))
 (= old.ffn.up_piece (ite $x2529 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1062 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1062)))
(assert
 (let ((?x2466 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2466)))
(assert
 (let ((?x1067 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1067)))
(assert
 (let (($x3171 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x2688 (< 1 old.tp)))
 (let (($x1496 (and $x2688 $x3171 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x1496)))))
(assert
 (let (($x518 (= (_ bv53 7) old.stages.stream)))
 (let (($x453 (and $x518 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x1938 (not old.model.parallel)))
 (let (($x3059 (not old.stages.leaves)))
 (let (($x1905 (or $x3059 (and old.layer.dense $x1938 (not (= (_ bv1 7) old.ffn.down.residual))) $x453)))
 (= old.stages.one_part $x1905)))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x993 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1256 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1256 $x993 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3296 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x3296 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x873 (= (_ bv40 7) new.ffn.down.split)))
 (or $x873 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2060 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x2060)))
(assert
 (let (($x395 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x663 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x694 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2061 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x994 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x994 $x2061 $x694 $x663 $x395)))))))
(assert
 (let (($x80 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x827 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x827 $x80))))
(assert
 (let (($x2028 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2028 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1242 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2290 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2215 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2833 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2478 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2478 $x2833 $x2215 $x2290 $x1242)))))))
(assert
 (let (($x528 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1500 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x1500 $x528))))
(assert
 (let (($x3356 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2961 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x425 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x425 $x2961 $x3356 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1797 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x307 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1810 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1379 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x558 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x558 $x1379 (= (_ bv56 7) new.ffn.width.kind) $x1810 $x307 $x2764 $x1797 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x329 (= (_ bv38 7) new.stages.send)))
 (let (($x2465 (= (_ bv14 7) new.stages.send)))
 (let (($x2723 (= (_ bv10 7) new.stages.send)))
 (or $x2723 $x2465 $x329 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x1041 (= (_ bv53 7) new.stages.stream)))
 (or $x1041 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1810 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2238 (and $x1810 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2238))))
(assert
 (let ((?x139 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1718 (div (* ?x139 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2177 (< 1 new.ffn.width.parts)))
 (let (($x1810 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1810 $x2177 (= ?x1718 new.ffn.width.n))))))))
(assert
 (let ((?x139 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1718 (div (* ?x139 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2177 (< 1 new.ffn.width.parts)))
 (let (($x1810 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1810 $x2177 (<= new.ffn.width.n ?x1718))))))))
(assert
 (let (($x463 (= (- 1) new.ffn.width.n)))
 (let (($x558 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3244 (ite $x558 (or $x463 (<= new.ffn.width.parts new.ffn.width.n)) (or $x463 (< 1 new.ffn.width.n)))))
 (let ((?x139 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1718 (div (* ?x139 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1810 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2764 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2633 (ite $x2764 (or $x463 (< new.ffn.width.block new.ffn.width.n)) (ite $x1810 (or $x463 (< ?x1718 new.ffn.width.n)) $x3244))))
 (let (($x2639 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2633)))
 (let (($x1379 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x307 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3572 (or $x307 $x1379)))
 (= new.ffn.width.moved (ite $x3572 new.ffn.width.given_moved $x2639)))))))))))))))
(assert
 (let (($x993 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x795 (or $x993 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x795))))
(assert
 (let (($x1797 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x653 (or $x1797 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1379 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x307 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3572 (or $x307 $x1379)))
 (= new.ffn.width.everywhere (ite $x3572 new.ffn.width.given_everywhere $x653))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x810 (not new.ffn.width.moved)))
 (let (($x1148 (and new.ffn.width.everywhere $x810)))
 (= new.ffn.in_place (or $x1148 new.ffn.width.filled)))))
(assert
 (let (($x810 (not new.ffn.width.moved)))
 (let (($x1148 (and new.ffn.width.everywhere $x810)))
 (let (($x1609 (< 1 new.tp)))
 (let ((?x2180 (ite $x1609 (_ bv16 7) (ite $x1148 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2731 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x395 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2061 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x694 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x663 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3068 (ite (or $x663 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x694 $x2061) (_ bv96 7) (ite $x395 ?x2731 ?x2180)))))
 (let (($x1924 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1818 (or $x694 $x663)))
 (let (($x459 (or $x1818 $x1924 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x827 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1842 (or $x1818 $x1924 (and $x2061 new.ffn.width.padded $x810) (and $x395 new.ffn.width.leads))))
 (let ((?x1109 (ite (and $x2061 new.ffn.width.filled (not $x1924)) (_ bv96 7) (ite $x1842 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x80 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x80 ?x1109 (ite $x827 (ite $x459 (_ bv96 7) (ite $x2061 (_ bv21 7) (_ bv16 7))) ?x3068)))))))))))))))))))))
(assert
 (let (($x810 (not new.ffn.width.moved)))
 (let (($x1148 (and new.ffn.width.everywhere $x810)))
 (let ((?x1461 (ite $x1148 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1609 (< 1 new.tp)))
 (let ((?x1849 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1242 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x233 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1242 ?x1849 (ite $x1609 (_ bv16 7) ?x1461)))))
 (let (($x2961 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2290 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1549 (or $x2290 (not (or $x2961 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2497 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2215 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2566 (or $x2215 $x2290)))
 (let ((?x2686 (ite (or $x2566 $x2497 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1500 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2251 (or $x2566 $x2497 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x810) (and $x1242 new.ffn.width.leads))))
 (let ((?x862 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2497)) (_ bv96 7) (ite $x2251 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x528 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x528 ?x862 (ite $x1500 ?x2686 (ite $x1549 (_ bv92 7) ?x233)))))))))))))))))))))))
(assert
 (let (($x288 (not new.ffn.width.everywhere)))
 (let (($x80 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x80 (not (= (_ bv96 7) new.ffn.gate_state)) $x288) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x288 (not new.ffn.width.everywhere)))
 (let (($x2302 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x288)))
 (= new.ffn.up_piece (ite $x2302 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x596 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x596)))
(assert
 (let ((?x2669 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2669)))
(assert
 (let ((?x1591 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1591)))
(assert
 (let (($x2060 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x1609 (< 1 new.tp)))
 (let (($x2476 (and $x1609 $x2060 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x2476)))))
(assert
 (let (($x1041 (= (_ bv53 7) new.stages.stream)))
 (let (($x1204 (and $x1041 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x2507 (not new.model.parallel)))
 (let (($x3205 (not new.stages.leaves)))
 (let (($x2493 (or $x3205 (and new.layer.dense $x2507 (not (= (_ bv1 7) new.ffn.down.residual))) $x1204)))
 (= new.stages.one_part $x2493)))))))
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
 (let (($x2033 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x2033)))
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1661 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2728 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x372 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 $x372 (= (_ bv48 7) old.batch.sequences.kind) $x2728 $x1661 (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685))))))))))
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
 (let ((?x701 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x2868 (* (div (* ?x701 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x2173 (= (- 1) old.batch.sequences.n)))
 (let ((?x645 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x2173 (< ?x2868 old.batch.sequences.n)) 0 1))))
 (let (($x1661 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2193 (or $x2173 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x705 (ite (and $x2173 (= 1 old.batch.sequences.parts)) 1 (ite $x2193 0 1))))
 (let (($x372 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2728 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x2150 (ite (or $x2211 $x1228 $x2227 $x2685 $x2728) 1 (ite $x372 ?x705 (ite $x1661 ?x645 old.batch.sequences.given_least)))))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2185 old.batch.sequences.parts ?x2150))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x1241 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x804 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x683 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1492 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x495 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1921 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2491 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x359 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x359 $x2491 $x1921 (= (_ bv48 7) new.batch.sequences.kind) $x495 $x1492 (= (_ bv86 7) new.batch.sequences.kind) $x683 $x804 $x1241))))))))))
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
 (let ((?x886 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x2608 (* (div (* ?x886 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1873 (= (- 1) new.batch.sequences.n)))
 (let ((?x2770 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1873 (< ?x2608 new.batch.sequences.n)) 0 1))))
 (let (($x1492 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1282 (or $x1873 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x626 (ite (and $x1873 (= 1 new.batch.sequences.parts)) 1 (ite $x1282 0 1))))
 (let (($x1921 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x495 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1241 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x683 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x359 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x2491 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x2406 (ite (or $x2491 $x359 $x683 $x1241 $x495) 1 (ite $x1921 ?x626 (ite $x1492 ?x2770 new.batch.sequences.given_least)))))
 (let (($x804 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x804 new.batch.sequences.parts ?x2406))))))))))))))))))
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
 (let (($x1330 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x1330))))
(assert
 (let (($x452 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x452)))
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
 (let (($x3241 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x3241)))
(assert
 (let (($x810 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x810 (= (_ bv57 7) old.attention.qkv.split))))
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
 (let (($x1722 (= (_ bv38 7) old.embedding.split)))
 (or $x1722 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x646 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x646)))
(assert
 (let (($x1201 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1201 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x1427 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1427 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x1500 (= (_ bv99 7) old.hidden.kind)))
 (let (($x941 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2550 (= (_ bv91 7) old.hidden.kind)))
 (let (($x238 (= (_ bv86 7) old.hidden.kind)))
 (let (($x774 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1856 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2961 (= (_ bv48 7) old.hidden.kind)))
 (let (($x758 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2686 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2037 (= (_ bv11 7) old.hidden.kind)))
 (or $x2037 $x2686 $x758 $x2961 $x1856 $x774 $x238 $x2550 $x941 $x1500))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2302 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2302 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x3356 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3393 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x596 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x880 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x880 (= (_ bv56 7) old.lm_head.cut.kind) $x596 $x3393 (= (_ bv91 7) old.lm_head.cut.kind) $x3356 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1309 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1255 (= (_ bv40 7) old.lm_head.split)))
 (or $x1255 (= (_ bv57 7) old.lm_head.split) $x1309))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1896 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x1896 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1132 (= (_ bv38 7) old.stream)))
 (or $x1132 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3162 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2212 (div (* ?x3162 old.hidden.multiple) old.hidden.parts)))
 (let (($x2033 (= (- 1) old.hidden.n)))
 (let ((?x1555 (ite (or $x2033 (< (* ?x2212 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x774 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2061 (ite $x774 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1555) old.hidden.given_least)))
 (let ((?x2706 (ite (or $x2033 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x758 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x47 (ite $x758 (ite (and $x2033 (= 1 old.hidden.parts)) 1 ?x2706) ?x2061)))
 (let (($x1856 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1500 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2550 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2037 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2686 (= (_ bv18 7) old.hidden.kind)))
 (let (($x941 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x77 (ite $x941 old.hidden.parts (ite (or $x2686 $x2037 $x2550 $x1500 $x1856) 1 ?x47))))
 (= old.hidden.least ?x77))))))))))))))))))
(assert
 (let ((?x3162 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2212 (div (* ?x3162 old.hidden.multiple) old.hidden.parts)))
 (let (($x774 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x774 (< 1 old.hidden.parts) (= ?x2212 old.hidden.n)))))))
(assert
 (let (($x774 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x774 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2961 (= (_ bv48 7) old.hidden.kind)))
 (let (($x238 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1818 (or $x238 $x2961)))
 (let (($x941 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x941 old.hidden.parts (ite $x1818 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x758 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2028 (ite $x758 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3162 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2212 (div (* ?x3162 old.hidden.multiple) old.hidden.parts)))
 (let (($x2033 (= (- 1) old.hidden.n)))
 (let (($x774 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2550 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2003 (ite $x2550 (or $x2033 (< old.hidden.block old.hidden.n)) (ite $x774 (or $x2033 (< ?x2212 old.hidden.n)) $x2028))))
 (let (($x524 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2003)))
 (let (($x2961 (= (_ bv48 7) old.hidden.kind)))
 (let (($x238 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1818 (or $x238 $x2961)))
 (= old.hidden.moved (ite $x1818 old.hidden.given_moved $x524)))))))))))))))
(assert
 (let (($x596 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1553 (and $x596 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1553))))
(assert
 (let (($x3241 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1722 (= (_ bv38 7) old.embedding.split)))
 (let (($x1132 (= (_ bv38 7) old.stream)))
 (let (($x1503 (or $x1132 $x1722 $x3241 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x1503))))))
(assert
 (let (($x941 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2961 (= (_ bv48 7) old.hidden.kind)))
 (let (($x238 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1818 (or $x238 $x2961)))
 (let (($x217 (ite $x1818 old.hidden.given_everywhere (or $x941 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x217)))))))
(assert
 (let (($x3356 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2414 (or $x3356 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x921 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2414)))
 (= old.lm_head.cut.everywhere $x921)))))
(assert
 (let (($x2077 (not old.hidden.moved)))
 (let (($x1500 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2550 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2037 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2686 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1776 (or old.hidden.everywhere old.hidden.filled (and (or $x2686 $x2037 $x2550 $x1500) $x2077))))
 (let (($x2961 (= (_ bv48 7) old.hidden.kind)))
 (let (($x238 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1818 (or $x238 $x2961)))
 (= old.hidden.undivided (ite $x1818 old.hidden.given_undivided $x1776))))))))))))
(assert
 (let (($x2875 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2302 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x295 (or $x2302 $x2875)))
 (let (($x1255 (= (_ bv40 7) old.lm_head.split)))
 (let (($x785 (and $x1255 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x295)))
 (let (($x1309 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2539 (ite (and $x1309 old.lm_head.cut.everywhere $x295) (_ bv96 7) (ite $x1309 (_ bv95 7) (ite $x785 (_ bv96 7) (ite $x1255 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2539)))))))))
(assert
 (let (($x1427 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2639 (and old.layer.dense (or $x1427 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x810 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1128 (or $x810 (= (_ bv92 7) old.lm_head.state) $x2639 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x1128))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x672 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x672)))
(assert
 (let (($x3385 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x3385 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x888 (= (_ bv38 7) new.embedding.split)))
 (or $x888 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2031 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2031)))
(assert
 (let (($x1455 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1455 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x1519 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1519 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x2632 (= (_ bv99 7) new.hidden.kind)))
 (let (($x690 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1152 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1011 (= (_ bv86 7) new.hidden.kind)))
 (let (($x593 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3062 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1386 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2182 (= (_ bv26 7) new.hidden.kind)))
 (let (($x964 (= (_ bv18 7) new.hidden.kind)))
 (let (($x505 (= (_ bv11 7) new.hidden.kind)))
 (or $x505 $x964 $x2182 $x1386 $x3062 $x593 $x1011 $x1152 $x690 $x2632))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1754 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1754 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x684 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3333 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2842 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2095 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2095 (= (_ bv56 7) new.lm_head.cut.kind) $x2842 $x3333 (= (_ bv91 7) new.lm_head.cut.kind) $x684 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x453 (= (_ bv95 7) new.lm_head.split)))
 (let (($x10 (= (_ bv40 7) new.lm_head.split)))
 (or $x10 (= (_ bv57 7) new.lm_head.split) $x453))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2688 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x2688 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2483 (= (_ bv38 7) new.stream)))
 (or $x2483 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x389 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2529 (div (* ?x389 new.hidden.multiple) new.hidden.parts)))
 (let (($x1940 (= (- 1) new.hidden.n)))
 (let ((?x2697 (ite (or $x1940 (< (* ?x2529 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x593 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2297 (ite $x593 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2697) new.hidden.given_least)))
 (let ((?x1062 (ite (or $x1940 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2182 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1347 (ite $x2182 (ite (and $x1940 (= 1 new.hidden.parts)) 1 ?x1062) ?x2297)))
 (let (($x3062 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2632 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1152 (= (_ bv91 7) new.hidden.kind)))
 (let (($x505 (= (_ bv11 7) new.hidden.kind)))
 (let (($x964 (= (_ bv18 7) new.hidden.kind)))
 (let (($x690 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x967 (ite $x690 new.hidden.parts (ite (or $x964 $x505 $x1152 $x2632 $x3062) 1 ?x1347))))
 (= new.hidden.least ?x967))))))))))))))))))
(assert
 (let ((?x389 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2529 (div (* ?x389 new.hidden.multiple) new.hidden.parts)))
 (let (($x593 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x593 (< 1 new.hidden.parts) (= ?x2529 new.hidden.n)))))))
(assert
 (let (($x593 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x593 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1386 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1011 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2154 (or $x1011 $x1386)))
 (let (($x690 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x690 new.hidden.parts (ite $x2154 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x2182 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2892 (ite $x2182 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x389 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2529 (div (* ?x389 new.hidden.multiple) new.hidden.parts)))
 (let (($x1940 (= (- 1) new.hidden.n)))
 (let (($x593 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1152 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1227 (ite $x1152 (or $x1940 (< new.hidden.block new.hidden.n)) (ite $x593 (or $x1940 (< ?x2529 new.hidden.n)) $x2892))))
 (let (($x658 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1227)))
 (let (($x1386 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1011 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2154 (or $x1011 $x1386)))
 (= new.hidden.moved (ite $x2154 new.hidden.given_moved $x658)))))))))))))))
(assert
 (let (($x2842 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1233 (and $x2842 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1233))))
(assert
 (let (($x672 (= (_ bv61 7) new.attention.out.split)))
 (let (($x888 (= (_ bv38 7) new.embedding.split)))
 (let (($x2483 (= (_ bv38 7) new.stream)))
 (let (($x1902 (or $x2483 $x888 $x672 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x1902))))))
(assert
 (let (($x690 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1386 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1011 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2154 (or $x1011 $x1386)))
 (let (($x1619 (ite $x2154 new.hidden.given_everywhere (or $x690 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1619)))))))
(assert
 (let (($x684 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1750 (or $x684 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2410 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1750)))
 (= new.lm_head.cut.everywhere $x2410)))))
(assert
 (let (($x648 (not new.hidden.moved)))
 (let (($x2632 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1152 (= (_ bv91 7) new.hidden.kind)))
 (let (($x505 (= (_ bv11 7) new.hidden.kind)))
 (let (($x964 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1971 (or new.hidden.everywhere new.hidden.filled (and (or $x964 $x505 $x1152 $x2632) $x648))))
 (let (($x1386 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1011 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2154 (or $x1011 $x1386)))
 (= new.hidden.undivided (ite $x2154 new.hidden.given_undivided $x1971))))))))))))
(assert
 (let (($x1383 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1754 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1585 (or $x1754 $x1383)))
 (let (($x10 (= (_ bv40 7) new.lm_head.split)))
 (let (($x604 (and $x10 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1585)))
 (let (($x453 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1207 (ite (and $x453 new.lm_head.cut.everywhere $x1585) (_ bv96 7) (ite $x453 (_ bv95 7) (ite $x604 (_ bv96 7) (ite $x10 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1207)))))))))
(assert
 (let (($x1519 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1340 (and new.layer.dense (or $x1519 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x3385 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3531 (or $x3385 (= (_ bv92 7) new.lm_head.state) $x1340 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x3531))))))
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
 (let (($x1008 (not new.hidden.beyond)))
 (let (($x2060 (and (<= 1 new.hidden.least) $x1008 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x2060)))))
(assert
 (let (($x90 (not old.hidden.beyond)))
(let (($x2908 (and (<= 1 old.hidden.least) $x90 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x3065 (not (or old.hidden.gathered old.hidden.summed))))
(or $x3065 $x2908)))))
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
 (let (($x2220 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x2220 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x1080 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1791 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x1401 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x661 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x931 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x152 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1583 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x375 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2015 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x3297 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x3297 $x2015 $x375 $x1583 $x152 $x931 $x661 $x1401 $x1791 $x1080))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x1204 (= (_ bv95 7) old.embedding.split)))
 (let (($x1722 (= (_ bv38 7) old.embedding.split)))
 (or $x1722 (= (_ bv57 7) old.embedding.split) $x1204))))
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
 (let ((?x1830 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x657 (* (div (* ?x1830 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x2233 (= (- 1) old.embedding.cut.n)))
 (let ((?x870 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x2233 (< ?x657 old.embedding.cut.n)) 0 1))))
 (let (($x931 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1131 (or $x2233 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x2054 (ite (and $x2233 (= 1 old.embedding.cut.parts)) 1 (ite $x1131 0 1))))
 (let (($x375 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x152 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1080 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1401 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x3297 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x2015 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x3158 (ite (or $x2015 $x3297 $x1401 $x1080 $x152) 1 (ite $x375 ?x2054 (ite $x931 ?x870 old.embedding.cut.given_least)))))
 (let (($x1791 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x1791 old.embedding.cut.parts ?x3158))))))))))))))))))
(assert
 (let ((?x2263 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x1791 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x1791 old.embedding.cut.parts ?x2263)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x2083 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2220 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1204 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3156 (ite $x1204 (ite (and old.embedding.rows_where_kept (or $x2220 $x2083)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3156))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1270 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x1270 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x1649 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1934 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x3304 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x1130 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x132 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1579 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x2170 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x1640 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1678 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x2245 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x2245 $x1678 $x1640 $x2170 $x1579 $x132 $x1130 $x3304 $x1934 $x1649))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x2861 (= (_ bv95 7) new.embedding.split)))
 (let (($x888 (= (_ bv38 7) new.embedding.split)))
 (or $x888 (= (_ bv57 7) new.embedding.split) $x2861))))
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
 (let ((?x2629 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x3378 (* (div (* ?x2629 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x794 (= (- 1) new.embedding.cut.n)))
 (let ((?x1025 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x794 (< ?x3378 new.embedding.cut.n)) 0 1))))
 (let (($x132 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x2430 (or $x794 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x1343 (ite (and $x794 (= 1 new.embedding.cut.parts)) 1 (ite $x2430 0 1))))
 (let (($x1640 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1579 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1649 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x3304 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2245 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x1678 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x85 (ite (or $x1678 $x2245 $x3304 $x1649 $x1579) 1 (ite $x1640 ?x1343 (ite $x132 ?x1025 new.embedding.cut.given_least)))))
 (let (($x1934 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x1934 new.embedding.cut.parts ?x85))))))))))))))))))
(assert
 (let ((?x2794 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x1934 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x1934 new.embedding.cut.parts ?x2794)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x1175 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1270 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2861 (= (_ bv95 7) new.embedding.split)))
 (let ((?x537 (ite $x2861 (ite (and new.embedding.rows_where_kept (or $x1270 $x1175)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x537))))))
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
 (let (($x82 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x1019 (not new.embedding.cut.beyond)))
 (let (($x576 (or (not (= (_ bv95 7) new.embedding.split)) (and $x1019 (or (= (_ bv96 7) new.embedding.state) $x82)))))
 (not $x576)))))
(assert
 (let (($x584 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x1483 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x1483 (or (= (_ bv96 7) old.embedding.state) $x584))))))
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
 (let (($x2201 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2220 (= (_ bv57 7) old.embedding.collective)))
 (let (($x956 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1847 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1631 (= (_ bv4 7) old.embedding.collective)))
 (or $x1631 $x1847 $x956 $x2220 $x2201)))))))
(assert
 (let (($x1204 (= (_ bv95 7) old.embedding.split)))
 (let (($x1722 (= (_ bv38 7) old.embedding.split)))
 (or $x1722 (= (_ bv57 7) old.embedding.split) $x1204))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1152 (= (_ bv96 7) old.hidden.kind)))
 (let (($x505 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2564 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1207 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1297 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3234 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3234 $x1297 (= (_ bv56 7) old.hidden.kind) $x1207 $x2564 $x505 $x1152 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x312 (= (_ bv49 7) old.norm.statistic)))
 (or $x312 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x389 (= (_ bv96 7) old.stream)))
 (let (($x1657 (= (_ bv38 7) old.stream)))
 (or $x1657 (= (_ bv94 7) old.stream) $x389))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2632 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2320 (div (* ?x2632 old.hidden.multiple) old.hidden.parts)))
 (let (($x2290 (< 1 old.hidden.parts)))
 (let (($x1207 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1207 $x2290 (= ?x2320 old.hidden.n))))))))
(assert
 (let ((?x2632 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2320 (div (* ?x2632 old.hidden.multiple) old.hidden.parts)))
 (let (($x2290 (< 1 old.hidden.parts)))
 (let (($x1207 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1207 $x2290 (<= old.hidden.n ?x2320))))))))
(assert
 (let (($x1207 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1207 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3234 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1748 (ite $x3234 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2632 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2320 (div (* ?x2632 old.hidden.multiple) old.hidden.parts)))
 (let (($x3058 (= (- 1) old.hidden.n)))
 (let (($x1207 (= (_ bv65 7) old.hidden.kind)))
 (let (($x505 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2910 (ite $x505 (or $x3058 (< old.hidden.block old.hidden.n)) (ite $x1207 (or $x3058 (< ?x2320 old.hidden.n)) $x1748))))
 (let (($x2334 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2910)))
 (let (($x1297 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2564 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1486 (or $x2564 $x1297)))
 (= old.hidden.moved (ite $x1486 old.hidden.given_moved $x2334)))))))))))))))
(assert
 (let (($x2083 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2220 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1204 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3156 (ite $x1204 (ite (and old.embedding.rows_where_kept (or $x2220 $x2083)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3156))))))
(assert
 (let (($x1152 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1297 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2564 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1486 (or $x2564 $x1297)))
 (let (($x108 (ite $x1486 old.hidden.given_everywhere (or $x1152 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x108)))))))
(assert
 (let (($x926 (= 1 old.tp)))
 (let (($x389 (= (_ bv96 7) old.stream)))
 (let (($x1387 (or $x389 $x926 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x2083 (and (or (not old.embedding.group.tp) $x926) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x956 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2220 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2774 (ite (or (or $x2220 $x956) (and $x2083 $x1387)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2201 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1847 (= (_ bv5 7) old.embedding.collective)))
 (let (($x531 (and (or $x1847 $x2201) $x2083)))
 (let ((?x1990 (ite (or $x2220 (and $x956 (= (_ bv38 7) old.stream)) $x531) (_ bv38 7) (ite $x956 (_ bv96 7) (_ bv16 7)))))
 (let (($x822 (or (and old.hidden.filled (not $x389)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2821 (not $x2083)))
 (let (($x312 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1657 (= (_ bv38 7) old.stream)))
 (let ((?x1705 (ite (and $x1847 old.hidden.filled $x1657 $x2821 $x312) old.stream (ite (and $x2201 $x2821 $x822) old.stream ?x1990))))
 (let ((?x1172 (ite (and $x389 old.hidden.everywhere (or $x2220 $x531)) (_ bv96 7) (ite (and $x1847 old.hidden.filled $x389 $x2821) (_ bv96 7) ?x1705))))
 (let (($x1631 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3435 (ite (= (_ bv38 7) old.embedding.state) (ite $x1631 (_ bv96 7) ?x1172) (ite (= (_ bv96 7) old.embedding.state) ?x2774 old.embedding.state))))
 (let ((?x1276 (ite $x2201 (ite (not $x389) old.stream (_ bv66 7)) (ite $x956 (ite $x389 (_ bv96 7) old.stream) (ite $x2220 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x1847 (_ bv96 7) ?x1276) ?x3435)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2183 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1270 (= (_ bv57 7) new.embedding.collective)))
 (let (($x811 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3186 (= (_ bv5 7) new.embedding.collective)))
 (let (($x981 (= (_ bv4 7) new.embedding.collective)))
 (or $x981 $x3186 $x811 $x1270 $x2183)))))))
(assert
 (let (($x2861 (= (_ bv95 7) new.embedding.split)))
 (let (($x888 (= (_ bv38 7) new.embedding.split)))
 (or $x888 (= (_ bv57 7) new.embedding.split) $x2861))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1930 (= (_ bv96 7) new.hidden.kind)))
 (let (($x29 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1322 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1670 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2012 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2012 $x1670 (= (_ bv56 7) new.hidden.kind) $x1322 $x1067 $x29 $x1930 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2646 (= (_ bv49 7) new.norm.statistic)))
 (or $x2646 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1760 (= (_ bv96 7) new.stream)))
 (let (($x1922 (= (_ bv38 7) new.stream)))
 (or $x1922 (= (_ bv94 7) new.stream) $x1760))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3063 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2707 (div (* ?x3063 new.hidden.multiple) new.hidden.parts)))
 (let (($x1909 (< 1 new.hidden.parts)))
 (let (($x1322 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1322 $x1909 (= ?x2707 new.hidden.n))))))))
(assert
 (let ((?x3063 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2707 (div (* ?x3063 new.hidden.multiple) new.hidden.parts)))
 (let (($x1909 (< 1 new.hidden.parts)))
 (let (($x1322 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1322 $x1909 (<= new.hidden.n ?x2707))))))))
(assert
 (let (($x1322 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1322 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2012 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2279 (ite $x2012 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3063 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2707 (div (* ?x3063 new.hidden.multiple) new.hidden.parts)))
 (let (($x1969 (= (- 1) new.hidden.n)))
 (let (($x1322 (= (_ bv65 7) new.hidden.kind)))
 (let (($x29 (= (_ bv91 7) new.hidden.kind)))
 (let (($x587 (ite $x29 (or $x1969 (< new.hidden.block new.hidden.n)) (ite $x1322 (or $x1969 (< ?x2707 new.hidden.n)) $x2279))))
 (let (($x1645 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x587)))
 (let (($x1670 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2410 (or $x1067 $x1670)))
 (= new.hidden.moved (ite $x2410 new.hidden.given_moved $x1645)))))))))))))))
(assert
 (let (($x1175 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1270 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2861 (= (_ bv95 7) new.embedding.split)))
 (let ((?x537 (ite $x2861 (ite (and new.embedding.rows_where_kept (or $x1270 $x1175)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x537))))))
(assert
 (let (($x1930 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1670 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2410 (or $x1067 $x1670)))
 (let (($x2095 (ite $x2410 new.hidden.given_everywhere (or $x1930 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2095)))))))
(assert
 (let (($x1894 (= 1 new.tp)))
 (let (($x1760 (= (_ bv96 7) new.stream)))
 (let (($x2908 (or $x1760 $x1894 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1175 (and (or (not new.embedding.group.tp) $x1894) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x811 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1270 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x160 (ite (or (or $x1270 $x811) (and $x1175 $x2908)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2183 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3186 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2771 (and (or $x3186 $x2183) $x1175)))
 (let ((?x2068 (ite (or $x1270 (and $x811 (= (_ bv38 7) new.stream)) $x2771) (_ bv38 7) (ite $x811 (_ bv96 7) (_ bv16 7)))))
 (let (($x766 (or (and new.hidden.filled (not $x1760)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x651 (not $x1175)))
 (let (($x2646 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1922 (= (_ bv38 7) new.stream)))
 (let ((?x1378 (ite (and $x3186 new.hidden.filled $x1922 $x651 $x2646) new.stream (ite (and $x2183 $x651 $x766) new.stream ?x2068))))
 (let ((?x2047 (ite (and $x1760 new.hidden.everywhere (or $x1270 $x2771)) (_ bv96 7) (ite (and $x3186 new.hidden.filled $x1760 $x651) (_ bv96 7) ?x1378))))
 (let (($x981 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1008 (ite (= (_ bv38 7) new.embedding.state) (ite $x981 (_ bv96 7) ?x2047) (ite (= (_ bv96 7) new.embedding.state) ?x160 new.embedding.state))))
 (let ((?x2688 (ite $x2183 (ite (not $x1760) new.stream (_ bv66 7)) (ite $x811 (ite $x1760 (_ bv96 7) new.stream) (ite $x1270 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x3186 (_ bv96 7) ?x2688) ?x1008)))))))))))))))))))))))
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
 (let (($x2307 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x1894 (= 1 new.tp)))
 (let (($x790 (= new.embedding.joined new.stream)))
 (let (($x2048 (or (or (= (_ bv96 7) new.embedding.joined) $x790) (and $x1894 (or (not (= (_ bv38 7) new.embedding.split)) $x2307)))))
 (not $x2048))))))
(assert
 (let (($x2021 (not (or old.hidden.moved old.hidden.padded))))
(let (($x926 (= 1 old.tp)))
(let (($x3429 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x3429) (and $x926 (or (not (= (_ bv38 7) old.embedding.split)) $x2021)))))))
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
 (let (($x2201 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2220 (= (_ bv57 7) old.embedding.collective)))
 (let (($x956 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1847 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1631 (= (_ bv4 7) old.embedding.collective)))
 (or $x1631 $x1847 $x956 $x2220 $x2201)))))))
(assert
 (let (($x1204 (= (_ bv95 7) old.embedding.split)))
 (let (($x1722 (= (_ bv38 7) old.embedding.split)))
 (or $x1722 (= (_ bv57 7) old.embedding.split) $x1204))))
(assert
 (let (($x1152 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2564 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1207 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1297 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1297 (= (_ bv56 7) old.hidden.kind) $x1207 $x2564 (= (_ bv91 7) old.hidden.kind) $x1152 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x312 (= (_ bv49 7) old.norm.statistic)))
 (or $x312 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x389 (= (_ bv96 7) old.stream)))
 (let (($x1657 (= (_ bv38 7) old.stream)))
 (or $x1657 (= (_ bv94 7) old.stream) $x389))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2632 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2320 (div (* ?x2632 old.hidden.multiple) old.hidden.parts)))
 (let (($x2290 (< 1 old.hidden.parts)))
 (let (($x1207 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1207 $x2290 (= ?x2320 old.hidden.n))))))))
(assert
 (let ((?x2632 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2320 (div (* ?x2632 old.hidden.multiple) old.hidden.parts)))
 (let (($x2290 (< 1 old.hidden.parts)))
 (let (($x1207 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1207 $x2290 (<= old.hidden.n ?x2320))))))))
(assert
 (let (($x1207 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1207 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2580 (not old.embedding.group.pp)))
 (let (($x2592 (or $x2580 (= 1 old.pp))))
 (let (($x737 (not old.embedding.group.sp)))
 (let (($x897 (or $x737 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1927 (not old.embedding.group.dp)))
 (let (($x3103 (or $x1927 $x2122)))
 (let (($x2083 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x3103 $x897 $x2592)))
 (let (($x2220 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1204 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3156 (ite $x1204 (ite (and old.embedding.rows_where_kept (or $x2220 $x2083)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3156)))))))))))))
(assert
 (let (($x1152 (= (_ bv96 7) old.hidden.kind)))
 (let (($x108 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1152 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x108))))
(assert
 (let (($x926 (= 1 old.tp)))
 (let (($x389 (= (_ bv96 7) old.stream)))
 (let (($x1387 (or $x389 $x926 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x2580 (not old.embedding.group.pp)))
 (let (($x2592 (or $x2580 (= 1 old.pp))))
 (let (($x737 (not old.embedding.group.sp)))
 (let (($x897 (or $x737 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1927 (not old.embedding.group.dp)))
 (let (($x3103 (or $x1927 $x2122)))
 (let (($x2083 (and (or (not old.embedding.group.tp) $x926) $x3103 $x897 $x2592)))
 (let (($x956 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2220 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2774 (ite (or (or $x2220 $x956) (and $x2083 $x1387)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3016 (= (_ bv96 7) old.embedding.state)))
 (let (($x2201 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1847 (= (_ bv5 7) old.embedding.collective)))
 (let (($x531 (and (or $x1847 $x2201) $x2083)))
 (let ((?x1990 (ite (or $x2220 (and $x956 (= (_ bv38 7) old.stream)) $x531) (_ bv38 7) (ite $x956 (_ bv96 7) (_ bv16 7)))))
 (let (($x822 (or (and old.hidden.filled (not $x389)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2821 (not $x2083)))
 (let (($x312 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1657 (= (_ bv38 7) old.stream)))
 (let ((?x1705 (ite (and $x1847 old.hidden.filled $x1657 $x2821 $x312) old.stream (ite (and $x2201 $x2821 $x822) old.stream ?x1990))))
 (let ((?x1172 (ite (and $x389 old.hidden.everywhere (or $x2220 $x531)) (_ bv96 7) (ite (and $x1847 old.hidden.filled $x389 $x2821) (_ bv96 7) ?x1705))))
 (let (($x1631 (= (_ bv4 7) old.embedding.collective)))
 (let (($x2699 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1276 (ite $x2201 (ite (not $x389) old.stream (_ bv66 7)) (ite $x956 (ite $x389 (_ bv96 7) old.stream) (ite $x2220 (_ bv92 7) (_ bv16 7))))))
 (let ((?x518 (ite (= (_ bv92 7) old.embedding.state) (ite $x1847 (_ bv96 7) ?x1276) (ite $x2699 (ite $x1631 (_ bv96 7) ?x1172) (ite $x3016 ?x2774 old.embedding.state)))))
 (= old.embedding.joined ?x518)))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2183 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1270 (= (_ bv57 7) new.embedding.collective)))
 (let (($x811 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3186 (= (_ bv5 7) new.embedding.collective)))
 (let (($x981 (= (_ bv4 7) new.embedding.collective)))
 (or $x981 $x3186 $x811 $x1270 $x2183)))))))
(assert
 (let (($x2861 (= (_ bv95 7) new.embedding.split)))
 (let (($x888 (= (_ bv38 7) new.embedding.split)))
 (or $x888 (= (_ bv57 7) new.embedding.split) $x2861))))
(assert
 (let (($x1930 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1322 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1670 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1670 (= (_ bv56 7) new.hidden.kind) $x1322 $x1067 (= (_ bv91 7) new.hidden.kind) $x1930 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2646 (= (_ bv49 7) new.norm.statistic)))
 (or $x2646 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1760 (= (_ bv96 7) new.stream)))
 (let (($x1922 (= (_ bv38 7) new.stream)))
 (or $x1922 (= (_ bv94 7) new.stream) $x1760))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3063 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2707 (div (* ?x3063 new.hidden.multiple) new.hidden.parts)))
 (let (($x1909 (< 1 new.hidden.parts)))
 (let (($x1322 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1322 $x1909 (= ?x2707 new.hidden.n))))))))
(assert
 (let ((?x3063 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2707 (div (* ?x3063 new.hidden.multiple) new.hidden.parts)))
 (let (($x1909 (< 1 new.hidden.parts)))
 (let (($x1322 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1322 $x1909 (<= new.hidden.n ?x2707))))))))
(assert
 (let (($x1322 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1322 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2113 (not new.embedding.group.pp)))
 (let (($x1042 (or $x2113 (= 1 new.pp))))
 (let (($x1410 (not new.embedding.group.sp)))
 (let (($x2525 (or $x1410 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2141 (not new.embedding.group.dp)))
 (let (($x1980 (or $x2141 $x3184)))
 (let (($x1175 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1980 $x2525 $x1042)))
 (let (($x1270 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2861 (= (_ bv95 7) new.embedding.split)))
 (let ((?x537 (ite $x2861 (ite (and new.embedding.rows_where_kept (or $x1270 $x1175)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x537)))))))))))))
(assert
 (let (($x1930 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2095 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1930 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2095))))
(assert
 (let (($x1894 (= 1 new.tp)))
 (let (($x1760 (= (_ bv96 7) new.stream)))
 (let (($x2908 (or $x1760 $x1894 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2113 (not new.embedding.group.pp)))
 (let (($x1042 (or $x2113 (= 1 new.pp))))
 (let (($x1410 (not new.embedding.group.sp)))
 (let (($x2525 (or $x1410 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2141 (not new.embedding.group.dp)))
 (let (($x1980 (or $x2141 $x3184)))
 (let (($x1175 (and (or (not new.embedding.group.tp) $x1894) $x1980 $x2525 $x1042)))
 (let (($x811 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1270 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x160 (ite (or (or $x1270 $x811) (and $x1175 $x2908)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x151 (= (_ bv96 7) new.embedding.state)))
 (let (($x2183 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3186 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2771 (and (or $x3186 $x2183) $x1175)))
 (let ((?x2068 (ite (or $x1270 (and $x811 (= (_ bv38 7) new.stream)) $x2771) (_ bv38 7) (ite $x811 (_ bv96 7) (_ bv16 7)))))
 (let (($x766 (or (and new.hidden.filled (not $x1760)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x651 (not $x1175)))
 (let (($x2646 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1922 (= (_ bv38 7) new.stream)))
 (let ((?x1378 (ite (and $x3186 new.hidden.filled $x1922 $x651 $x2646) new.stream (ite (and $x2183 $x651 $x766) new.stream ?x2068))))
 (let ((?x2047 (ite (and $x1760 new.hidden.everywhere (or $x1270 $x2771)) (_ bv96 7) (ite (and $x3186 new.hidden.filled $x1760 $x651) (_ bv96 7) ?x1378))))
 (let (($x981 (= (_ bv4 7) new.embedding.collective)))
 (let (($x2344 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2688 (ite $x2183 (ite (not $x1760) new.stream (_ bv66 7)) (ite $x811 (ite $x1760 (_ bv96 7) new.stream) (ite $x1270 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2493 (ite (= (_ bv92 7) new.embedding.state) (ite $x3186 (_ bv96 7) ?x2688) (ite $x2344 (ite $x981 (_ bv96 7) ?x2047) (ite $x151 ?x160 new.embedding.state)))))
 (= new.embedding.joined ?x2493)))))))))))))))))))))))))))))))
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
 (let (($x2113 (not new.embedding.group.pp)))
 (let (($x1042 (or $x2113 (= 1 new.pp))))
 (let (($x1410 (not new.embedding.group.sp)))
 (let (($x2525 (or $x1410 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2141 (not new.embedding.group.dp)))
 (let (($x1980 (or $x2141 $x3184)))
 (let (($x2344 (= (_ bv38 7) new.embedding.state)))
 (let (($x151 (= (_ bv96 7) new.embedding.state)))
 (let (($x1175 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1980 $x2525 $x1042)))
 (let (($x1846 (and $x1175 (or $x151 (and $x2344 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x811 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1270 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1419 (or (and (= (_ bv96 7) new.embedding.joined) $x151) $x1270 (and $x811 $x2344 (= (_ bv38 7) new.embedding.joined)) $x1846 (and (or new.embedding.group.tp (= 1 new.tp)) $x1980 $x2525 $x1042))))
 (not $x1419))))))))))))))))
(assert
 (let (($x2580 (not old.embedding.group.pp)))
(let (($x2592 (or $x2580 (= 1 old.pp))))
(let (($x737 (not old.embedding.group.sp)))
(let (($x897 (or $x737 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x1927 (not old.embedding.group.dp)))
(let (($x3103 (or $x1927 $x2122)))
(let (($x2699 (= (_ bv38 7) old.embedding.state)))
(let (($x3016 (= (_ bv96 7) old.embedding.state)))
(let (($x2083 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x3103 $x897 $x2592)))
(let (($x1090 (and $x2083 (or $x3016 (and $x2699 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x956 (= (_ bv10 7) old.embedding.collective)))
(let (($x2220 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x3016) $x2220 (and $x956 $x2699 (= (_ bv38 7) old.embedding.joined)) $x1090 (and (or old.embedding.group.tp (= 1 old.tp)) $x3103 $x897 $x2592))))))))))))))))
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
 (let (($x2201 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2220 (= (_ bv57 7) old.embedding.collective)))
 (let (($x956 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1847 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1631 (= (_ bv4 7) old.embedding.collective)))
 (or $x1631 $x1847 $x956 $x2220 $x2201)))))))
(assert
 (let (($x47 (= (_ bv29 7) old.embedding.positions)))
 (let (($x2340 (= (_ bv27 7) old.embedding.positions)))
 (let (($x661 (= (_ bv23 7) old.embedding.positions)))
 (let (($x2550 (= (_ bv1 7) old.embedding.positions)))
 (or $x2550 $x661 $x2340 $x47))))))
(assert
 (let (($x1204 (= (_ bv95 7) old.embedding.split)))
 (let (($x1722 (= (_ bv38 7) old.embedding.split)))
 (or $x1722 (= (_ bv57 7) old.embedding.split) $x1204))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1152 (= (_ bv96 7) old.hidden.kind)))
 (let (($x505 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2564 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1207 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1297 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3234 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3234 $x1297 (= (_ bv56 7) old.hidden.kind) $x1207 $x2564 $x505 $x1152 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x233 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x233 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x312 (= (_ bv49 7) old.norm.statistic)))
 (or $x312 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x389 (= (_ bv96 7) old.stream)))
 (let (($x1657 (= (_ bv38 7) old.stream)))
 (or $x1657 (= (_ bv94 7) old.stream) $x389))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2632 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2320 (div (* ?x2632 old.hidden.multiple) old.hidden.parts)))
 (let (($x2290 (< 1 old.hidden.parts)))
 (let (($x1207 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1207 $x2290 (= ?x2320 old.hidden.n))))))))
(assert
 (let ((?x2632 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2320 (div (* ?x2632 old.hidden.multiple) old.hidden.parts)))
 (let (($x2290 (< 1 old.hidden.parts)))
 (let (($x1207 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1207 $x2290 (<= old.hidden.n ?x2320))))))))
(assert
 (let (($x1207 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1207 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3234 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1059 (ite $x3234 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2632 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2320 (div (* ?x2632 old.hidden.multiple) old.hidden.parts)))
 (let (($x1743 (= (- 1) old.hidden.n)))
 (let (($x1207 (= (_ bv65 7) old.hidden.kind)))
 (let (($x505 (= (_ bv91 7) old.hidden.kind)))
 (let (($x396 (ite $x505 (or $x1743 (< old.hidden.block old.hidden.n)) (ite $x1207 (or $x1743 (< ?x2320 old.hidden.n)) $x1059))))
 (let (($x183 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x396)))
 (let (($x1297 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2564 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1486 (or $x2564 $x1297)))
 (= old.hidden.moved (ite $x1486 old.hidden.given_moved $x183)))))))))))))))
(assert
 (let (($x2083 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2220 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1204 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3156 (ite $x1204 (ite (and old.embedding.rows_where_kept (or $x2220 $x2083)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3156))))))
(assert
 (let (($x1152 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1297 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2564 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1486 (or $x2564 $x1297)))
 (let (($x108 (ite $x1486 old.hidden.given_everywhere (or $x1152 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x108)))))))
(assert
 (let (($x681 (not old.hidden.moved)))
 (let (($x1791 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x681)))
 (let (($x3165 (= 1 old.hidden.parts)))
 (let (($x1297 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2564 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1486 (or $x2564 $x1297)))
 (= old.hidden.first_alone (ite $x1486 old.hidden.given_first (or $x3165 $x1791))))))))))
(assert
 (let (($x1204 (= (_ bv95 7) old.embedding.split)))
 (let (($x89 (not $x1204)))
 (let (($x926 (= 1 old.tp)))
 (let (($x389 (= (_ bv96 7) old.stream)))
 (let (($x2083 (and (or (not old.embedding.group.tp) $x926) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2492 (and $x2083 (or $x389 $x926 (not (= (_ bv4 7) old.embedding.collective)) $x89))))
 (let (($x956 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2220 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2774 (ite (or (or $x2220 $x956) $x2492) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3016 (= (_ bv96 7) old.embedding.state)))
 (let (($x2201 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1847 (= (_ bv5 7) old.embedding.collective)))
 (let (($x531 (and (or $x1847 $x2201) $x2083)))
 (let ((?x1990 (ite (or $x2220 (and $x956 (= (_ bv38 7) old.stream)) $x531) (_ bv38 7) (ite $x956 (_ bv96 7) (_ bv16 7)))))
 (let (($x822 (or (and old.hidden.filled (not $x389)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2821 (not $x2083)))
 (let (($x312 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1657 (= (_ bv38 7) old.stream)))
 (let ((?x1705 (ite (and $x1847 old.hidden.filled $x1657 $x2821 $x312) old.stream (ite (and $x2201 $x2821 $x822) old.stream ?x1990))))
 (let ((?x1172 (ite (and $x389 old.hidden.everywhere (or $x2220 $x531)) (_ bv96 7) (ite (and $x1847 old.hidden.filled $x389 $x2821) (_ bv96 7) ?x1705))))
 (let (($x1631 (= (_ bv4 7) old.embedding.collective)))
 (let (($x2699 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1276 (ite $x2201 (ite (not $x389) old.stream (_ bv66 7)) (ite $x956 (ite $x389 (_ bv96 7) old.stream) (ite $x2220 (_ bv92 7) (_ bv16 7))))))
 (let (($x540 (= (_ bv92 7) old.embedding.state)))
 (let ((?x518 (ite $x540 (ite $x1847 (_ bv96 7) ?x1276) (ite $x2699 (ite $x1631 (_ bv96 7) ?x1172) (ite $x3016 ?x2774 old.embedding.state)))))
 (= old.embedding.joined ?x518)))))))))))))))))))))))))))
(assert
 (let (($x3544 (not old.hidden.everywhere)))
 (let (($x1847 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2699 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x2699 (= (_ bv96 7) old.embedding.joined) $x1847 $x3544))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2183 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1270 (= (_ bv57 7) new.embedding.collective)))
 (let (($x811 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3186 (= (_ bv5 7) new.embedding.collective)))
 (let (($x981 (= (_ bv4 7) new.embedding.collective)))
 (or $x981 $x3186 $x811 $x1270 $x2183)))))))
(assert
 (let (($x668 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2070 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1340 (= (_ bv23 7) new.embedding.positions)))
 (let (($x1718 (= (_ bv1 7) new.embedding.positions)))
 (or $x1718 $x1340 $x2070 $x668))))))
(assert
 (let (($x2861 (= (_ bv95 7) new.embedding.split)))
 (let (($x888 (= (_ bv38 7) new.embedding.split)))
 (or $x888 (= (_ bv57 7) new.embedding.split) $x2861))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1930 (= (_ bv96 7) new.hidden.kind)))
 (let (($x29 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1322 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1670 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2012 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2012 $x1670 (= (_ bv56 7) new.hidden.kind) $x1322 $x1067 $x29 $x1930 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x295 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x295 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2646 (= (_ bv49 7) new.norm.statistic)))
 (or $x2646 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1760 (= (_ bv96 7) new.stream)))
 (let (($x1922 (= (_ bv38 7) new.stream)))
 (or $x1922 (= (_ bv94 7) new.stream) $x1760))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3063 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2707 (div (* ?x3063 new.hidden.multiple) new.hidden.parts)))
 (let (($x1909 (< 1 new.hidden.parts)))
 (let (($x1322 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1322 $x1909 (= ?x2707 new.hidden.n))))))))
(assert
 (let ((?x3063 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2707 (div (* ?x3063 new.hidden.multiple) new.hidden.parts)))
 (let (($x1909 (< 1 new.hidden.parts)))
 (let (($x1322 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1322 $x1909 (<= new.hidden.n ?x2707))))))))
(assert
 (let (($x1322 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1322 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2012 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1099 (ite $x2012 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3063 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2707 (div (* ?x3063 new.hidden.multiple) new.hidden.parts)))
 (let (($x313 (= (- 1) new.hidden.n)))
 (let (($x1322 (= (_ bv65 7) new.hidden.kind)))
 (let (($x29 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3464 (ite $x29 (or $x313 (< new.hidden.block new.hidden.n)) (ite $x1322 (or $x313 (< ?x2707 new.hidden.n)) $x1099))))
 (let (($x792 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3464)))
 (let (($x1670 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2410 (or $x1067 $x1670)))
 (= new.hidden.moved (ite $x2410 new.hidden.given_moved $x792)))))))))))))))
(assert
 (let (($x1175 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1270 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2861 (= (_ bv95 7) new.embedding.split)))
 (let ((?x537 (ite $x2861 (ite (and new.embedding.rows_where_kept (or $x1270 $x1175)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x537))))))
(assert
 (let (($x1930 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1670 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2410 (or $x1067 $x1670)))
 (let (($x2095 (ite $x2410 new.hidden.given_everywhere (or $x1930 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2095)))))))
(assert
 (let (($x507 (not new.hidden.moved)))
 (let (($x1211 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x507)))
 (let (($x2466 (= 1 new.hidden.parts)))
 (let (($x1670 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1067 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2410 (or $x1067 $x1670)))
 (= new.hidden.first_alone (ite $x2410 new.hidden.given_first (or $x2466 $x1211))))))))))
(assert
 (let (($x2861 (= (_ bv95 7) new.embedding.split)))
 (let (($x2873 (not $x2861)))
 (let (($x1894 (= 1 new.tp)))
 (let (($x1760 (= (_ bv96 7) new.stream)))
 (let (($x1175 (and (or (not new.embedding.group.tp) $x1894) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2060 (and $x1175 (or $x1760 $x1894 (not (= (_ bv4 7) new.embedding.collective)) $x2873))))
 (let (($x811 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1270 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x160 (ite (or (or $x1270 $x811) $x2060) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x151 (= (_ bv96 7) new.embedding.state)))
 (let (($x2183 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3186 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2771 (and (or $x3186 $x2183) $x1175)))
 (let ((?x2068 (ite (or $x1270 (and $x811 (= (_ bv38 7) new.stream)) $x2771) (_ bv38 7) (ite $x811 (_ bv96 7) (_ bv16 7)))))
 (let (($x766 (or (and new.hidden.filled (not $x1760)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x651 (not $x1175)))
 (let (($x2646 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1922 (= (_ bv38 7) new.stream)))
 (let ((?x1378 (ite (and $x3186 new.hidden.filled $x1922 $x651 $x2646) new.stream (ite (and $x2183 $x651 $x766) new.stream ?x2068))))
 (let ((?x2047 (ite (and $x1760 new.hidden.everywhere (or $x1270 $x2771)) (_ bv96 7) (ite (and $x3186 new.hidden.filled $x1760 $x651) (_ bv96 7) ?x1378))))
 (let (($x981 (= (_ bv4 7) new.embedding.collective)))
 (let (($x2344 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2688 (ite $x2183 (ite (not $x1760) new.stream (_ bv66 7)) (ite $x811 (ite $x1760 (_ bv96 7) new.stream) (ite $x1270 (_ bv92 7) (_ bv16 7))))))
 (let (($x1822 (= (_ bv92 7) new.embedding.state)))
 (let ((?x2493 (ite $x1822 (ite $x3186 (_ bv96 7) ?x2688) (ite $x2344 (ite $x981 (_ bv96 7) ?x2047) (ite $x151 ?x160 new.embedding.state)))))
 (= new.embedding.joined ?x2493)))))))))))))))))))))))))))
(assert
 (let (($x827 (not new.hidden.everywhere)))
 (let (($x3186 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2344 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x2344 (= (_ bv96 7) new.embedding.joined) $x3186 $x827))))))
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
 (let (($x1822 (= (_ bv92 7) new.embedding.state)))
 (let (($x2711 (or $x1822 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x668 (= (_ bv29 7) new.embedding.positions)))
 (let (($x600 (not new.embedding.full_though_split)))
 (let (($x2070 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1894 (= 1 new.tp)))
 (let (($x238 (or $x1894 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x600) (and $x2070 $x600 (or (not (= (_ bv95 7) new.embedding.split)) (not $x1822))) (and $x668 $x2711) (and (= (_ bv23 7) new.embedding.positions) $x1822))))
 (not $x238)))))))))
(assert
 (let (($x540 (= (_ bv92 7) old.embedding.state)))
(let (($x288 (or $x540 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x47 (= (_ bv29 7) old.embedding.positions)))
(let (($x2838 (not old.embedding.full_though_split)))
(let (($x2340 (= (_ bv27 7) old.embedding.positions)))
(let (($x926 (= 1 old.tp)))
(or $x926 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x2838) (and $x2340 $x2838 (or (not (= (_ bv95 7) old.embedding.split)) (not $x540))) (and $x47 $x288) (and (= (_ bv23 7) old.embedding.positions) $x540)))))))))
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
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2037 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1568 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1770 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x262 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1181 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1314 $x1181 $x262 $x1563 $x1770 $x927 $x2588 $x2539 $x3058 $x1568))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2428 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x2428 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x2872 (= (_ bv32 7) old.attention.out.input)))
 (let (($x689 (= (_ bv10 7) old.attention.out.input)))
 (or $x689 $x2872 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2773 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1436 (= (_ bv40 7) old.attention.out.split)))
 (or $x1436 (= (_ bv57 7) old.attention.out.split) $x2773))))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x1148 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1148 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x1130 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1130 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1262 (= (_ bv56 7) old.attention.value_dim.kind) $x417 $x576 (= (_ bv91 7) old.attention.value_dim.kind) $x1912 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
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
 (let (($x329 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x927 $x329)))))
(assert
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1863 (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1492 (= (- 1) old.attention.heads.n)))
 (let (($x2751 (or $x1492 (< (* ?x1863 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2232 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x2751 0 1))))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1106 (or $x1492 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x3015 (ite (and $x1492 (= 1 old.attention.heads.parts)) 1 (ite $x1106 0 1))))
 (let (($x262 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1770 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1568 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1181 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1763 (ite (or $x1181 $x1314 $x2539 $x1568 $x1770) 1 (ite $x262 ?x3015 (ite $x927 ?x2232 old.attention.heads.given_least)))))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x3058 old.attention.heads.parts ?x1763)))))))))))))))))))
(assert
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1863 (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2063 (and $x927 (< 1 old.attention.heads.parts) (= ?x1863 old.attention.heads.n))))
 (= old.attention.heads.filled $x2063))))))
(assert
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1941 (or $x2588 $x1563)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x824 (ite $x3058 old.attention.heads.parts (ite $x1941 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x824)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x1492 (= (- 1) old.attention.heads.n)))
 (let (($x262 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x204 (ite $x262 (or $x1492 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1492 (< 1 old.attention.heads.n)))))
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1863 (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1087 (ite $x2539 (or $x1492 (< old.attention.heads.block old.attention.heads.n)) (ite $x927 (or $x1492 (< ?x1863 old.attention.heads.n)) $x204))))
 (let (($x1080 (= 1 old.attention.heads.parts)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1941 (or $x2588 $x1563)))
 (let (($x1957 (ite $x1941 old.attention.heads.given_moved (ite (or $x3058 $x1080) false $x1087))))
 (= old.attention.heads.moved $x1957))))))))))))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let ((?x2265 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x417 (not (= 0 ?x2265)))))))
(assert
 (let (($x1436 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2744 (not $x1436)))
 (let (($x689 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2872 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2872 (and $x689 $x2744))))))))
(assert
 (let (($x1083 (not old.attention.heads.padded)))
 (let (($x1080 (= 1 old.attention.heads.parts)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1941 (or $x2588 $x1563)))
 (let (($x1762 (ite $x1941 old.attention.heads.given_everywhere (or $x3058 (and $x1080 $x1083)))))
 (= old.attention.heads.everywhere $x1762)))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x1929 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2608 ?x271 ?x1929)))))))))))))))))))))))
(assert
 (let (($x1025 (not old.attention.value_dim.padded)))
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x85 (ite (or $x576 $x1262) old.attention.value_dim.given_everywhere (or $x1912 (and (= 1 old.attention.value_dim.parts) $x1025)))))
 (= old.attention.value_dim.everywhere $x85)))))))
(assert
 (let (($x656 (not old.attention.heads.moved)))
 (let (($x1568 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1181 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3008 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1181 $x1314 $x2539 $x1568) $x656))))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1941 (or $x2588 $x1563)))
 (= old.attention.heads.undivided (ite $x1941 old.attention.heads.given_undivided $x3008))))))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x2633 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2608 ?x271 ?x2633))))))))))))))))))))))))
(assert
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x90 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x790 (ite $x90 old.attention.v (ite $x3304 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x790)))))
(assert
 (let (($x1436 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2744 (not $x1436)))
 (let (($x1596 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1619 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1596)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1596 old.attention.value_dim.everywhere $x2744))))
 (= old.attention.mixed_in (ite $x1619 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x1849 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2003 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1256 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x2686 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2428 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1436 (= (_ bv40 7) old.attention.out.split)))
 (let (($x121 (and $x1436 (or $x2428 $x2686) (ite $x1256 old.attention.dims_where_kept $x2003))))
 (= old.attention.out_state (ite $x121 (_ bv96 7) ?x1849))))))))))
(assert
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x653 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x1958 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x368 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2731 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x801 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x801 $x2731 $x368 $x2028 $x2769 $x1461 $x1674 $x459 $x463 $x1958))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1064 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x1064 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x1824 (= (_ bv32 7) new.attention.out.input)))
 (let (($x795 (= (_ bv10 7) new.attention.out.input)))
 (or $x795 $x1824 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2957 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2334 (= (_ bv40 7) new.attention.out.split)))
 (or $x2334 (= (_ bv57 7) new.attention.out.split) $x2957))))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x2100 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2100 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x1544 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1544 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x977 (= (_ bv56 7) new.attention.value_dim.kind) $x528 $x1413 (= (_ bv91 7) new.attention.value_dim.kind) $x2181 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
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
 (let (($x223 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1461 $x223)))))
(assert
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3227 (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1249 (= (- 1) new.attention.heads.n)))
 (let (($x1147 (or $x1249 (< (* ?x3227 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x854 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1147 0 1))))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2329 (or $x1249 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x194 (ite (and $x1249 (= 1 new.attention.heads.parts)) 1 (ite $x2329 0 1))))
 (let (($x368 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1958 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x801 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2731 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2351 (ite (or $x2731 $x801 $x459 $x1958 $x2769) 1 (ite $x368 ?x194 (ite $x1461 ?x854 new.attention.heads.given_least)))))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x463 new.attention.heads.parts ?x2351)))))))))))))))))))
(assert
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3227 (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3379 (and $x1461 (< 1 new.attention.heads.parts) (= ?x3227 new.attention.heads.n))))
 (= new.attention.heads.filled $x3379))))))
(assert
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1354 (or $x1674 $x2028)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x1829 (ite $x463 new.attention.heads.parts (ite $x1354 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x1829)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x1249 (= (- 1) new.attention.heads.n)))
 (let (($x368 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3295 (ite $x368 (or $x1249 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1249 (< 1 new.attention.heads.n)))))
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3227 (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1552 (ite $x459 (or $x1249 (< new.attention.heads.block new.attention.heads.n)) (ite $x1461 (or $x1249 (< ?x3227 new.attention.heads.n)) $x3295))))
 (let (($x1352 (= 1 new.attention.heads.parts)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1354 (or $x1674 $x2028)))
 (let (($x2006 (ite $x1354 new.attention.heads.given_moved (ite (or $x463 $x1352) false $x1552))))
 (= new.attention.heads.moved $x2006))))))))))))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let ((?x1143 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x528 (not (= 0 ?x1143)))))))
(assert
 (let (($x2334 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1201 (not $x2334)))
 (let (($x795 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1824 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1824 (and $x795 $x1201))))))))
(assert
 (let (($x2658 (not new.attention.heads.padded)))
 (let (($x1352 (= 1 new.attention.heads.parts)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1354 (or $x1674 $x2028)))
 (let (($x1254 (ite $x1354 new.attention.heads.given_everywhere (or $x463 (and $x1352 $x2658)))))
 (= new.attention.heads.everywhere $x1254)))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x1808 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x776 ?x495 ?x1808))))))))))))))))))))))
(assert
 (let (($x1445 (not new.attention.value_dim.padded)))
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x970 (ite (or $x1413 $x977) new.attention.value_dim.given_everywhere (or $x2181 (and (= 1 new.attention.value_dim.parts) $x1445)))))
 (= new.attention.value_dim.everywhere $x970)))))))
(assert
 (let (($x948 (not new.attention.heads.moved)))
 (let (($x1958 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x801 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2731 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x818 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2731 $x801 $x459 $x1958) $x948))))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1354 (or $x1674 $x2028)))
 (= new.attention.heads.undivided (ite $x1354 new.attention.heads.given_undivided $x818))))))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x1755 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x776 ?x495 ?x1755)))))))))))))))))))))))
(assert
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x188 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2062 (ite $x188 new.attention.v (ite $x2696 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2062)))))
(assert
 (let (($x2334 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1201 (not $x2334)))
 (let (($x1724 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1218 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1724)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1724 new.attention.value_dim.everywhere $x1201))))
 (= new.attention.mixed_in (ite $x1218 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2474 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2069 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1642 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x3102 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1064 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2334 (= (_ bv40 7) new.attention.out.split)))
 (let (($x491 (and $x2334 (or $x1064 $x3102) (ite $x1642 new.attention.dims_where_kept $x2069))))
 (= new.attention.out_state (ite $x491 (_ bv96 7) ?x2474))))))))))
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
 (let (($x934 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1686 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x2334 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1201 (not $x2334)))
 (let (($x444 (or (= 1 new.attention.heads.most) $x1201 (= (_ bv96 7) new.attention.out_state) (and $x1686 (and new.attention.heads.undivided $x934)))))
 (let (($x231 (not new.attention.heads.beyond)))
 (let (($x2800 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x2334 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x2800 (and (<= 1 new.attention.heads.least) $x231 $x444)))))))))))
(assert
 (let (($x1832 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1282 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x1436 (= (_ bv40 7) old.attention.out.split)))
(let (($x2744 (not $x1436)))
(let (($x2130 (or (= 1 old.attention.heads.most) $x2744 (= (_ bv96 7) old.attention.out_state) (and $x1282 (and old.attention.heads.undivided $x1832)))))
(let (($x1453 (not old.attention.heads.beyond)))
(let (($x1432 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x1436 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x1432 (and (<= 1 old.attention.heads.least) $x1453 $x2130))))))))))
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
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2037 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x927 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x409 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x409 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x417 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
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
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x904 (= (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x927 (< 1 old.attention.heads.parts) $x904))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7)))))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x181 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3390 $x2740) old.attention.qkv.split ?x561) ?x1585)))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2507 (ite $x2608 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7))) ?x181)))
 (= old.attention.q ?x2507)))))))))))))))))))
(assert
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x653 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1461 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x2313 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2313 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x528 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
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
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x548 (= (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1461 (< 1 new.attention.heads.parts) $x548))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1172 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7)))))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x2281 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1598 $x1053) new.attention.qkv.split ?x804) ?x1172)))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3228 (ite $x776 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7))) ?x2281)))
 (= new.attention.q ?x3228))))))))))))))))))
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
 (let (($x1176 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x1657 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned $x1176)))))
 (not $x1657))))
(assert
 (let (($x587 (or old.attention.kv_missing old.attention.kv_beyond)))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned $x587)))))
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
 (let (($x3378 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2624 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3010 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2152 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2152 $x3010 $x901 $x2894 $x2624 $x2037 $x2389 $x657 $x2263 $x3378))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1563 (= (_ bv56 7) old.attention.heads.kind) $x927 $x2588 (= (_ bv91 7) old.attention.heads.kind) $x3058 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1379 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x1379 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x1742 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1957 (= (_ bv10 7) old.attention.out.input)))
 (or $x1957 $x1742 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x349 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1131 (= (_ bv40 7) old.attention.out.split)))
 (or $x1131 (= (_ bv57 7) old.attention.out.split) $x349))))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x3374 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3374 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x409 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x409 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x1968 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1968 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1836 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1619 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1619 $x1836 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (and (<= 0 old.attention.value_dim.given_most)))
(assert
 (let (($x2888 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2409 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2108 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1019 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1874 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1678 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1678 $x1874 $x1019 $x1262 $x2108 $x417 $x576 $x2409 $x1912 $x2888))))))))))))
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
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
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
 (let (($x2370 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x927 $x2370)))))
(assert
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x904 (= (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x927 (< 1 old.attention.heads.parts) $x904))))))
(assert
 (let ((?x880 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2037 (not (= 0 ?x880)))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2913 (= (- 1) old.attention.head_dim.n)))
 (let (($x329 (or $x2913 (< (* ?x1178 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1203 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2376 (ite $x2037 (ite (= 0 ?x1203) 1 (ite $x329 0 1)) old.attention.head_dim.given_least)))
 (let (($x2214 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3110 (ite (and $x2913 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2913 $x2214) 0 1))))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2624 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3378 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2152 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3010 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1016 (ite $x2263 old.attention.head_dim.parts (ite (or $x3010 $x2152 $x657 $x3378 $x2624) 1 (ite $x901 ?x3110 ?x2376)))))
 (= old.attention.head_dim.least ?x1016)))))))))))))))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2795 (or $x2389 $x2894)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3074 (ite $x2263 old.attention.head_dim.parts (ite $x2795 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x3074)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x2913 (= (- 1) old.attention.head_dim.n)))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x724 (ite $x901 (or $x2913 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2913 (< 1 old.attention.head_dim.n)))))
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1929 (ite $x657 (or $x2913 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2037 (or $x2913 (< ?x1178 old.attention.head_dim.n)) $x724))))
 (let (($x269 (= 1 old.attention.head_dim.parts)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2795 (or $x2389 $x2894)))
 (let (($x2119 (ite $x2795 old.attention.head_dim.given_moved (ite (or $x2263 $x269) false $x1929))))
 (= old.attention.head_dim.moved $x2119))))))))))))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2087 (div ?x748 old.attention.value_dim.parts)))
 (let (($x1384 (= (- 1) old.attention.value_dim.n)))
 (let (($x2639 (or $x1384 (< (* ?x2087 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x2430 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x2633 (ite $x417 (ite (= 0 ?x2430) 1 (ite $x2639 0 1)) old.attention.value_dim.given_least)))
 (let (($x1025 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x2042 (ite (and $x1384 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x1384 $x1025) 0 1))))
 (let (($x1019 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2108 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x2888 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x2409 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1678 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1874 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x90 (ite $x1912 old.attention.value_dim.parts (ite (or $x1874 $x1678 $x2409 $x2888 $x2108) 1 (ite $x1019 ?x2042 ?x2633)))))
 (= old.attention.value_dim.least ?x90))))))))))))))))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2087 (div ?x748 old.attention.value_dim.parts)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= ?x2087 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144)))))))
(assert
 (let ((?x2021 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x417 (not (= 0 ?x2021)))))))
(assert
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1840 (or $x576 $x1262)))
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x3108 (ite $x1912 old.attention.value_dim.parts (ite $x1840 old.attention.value_dim.given_most 1))))
 (= old.attention.value_dim.most ?x3108)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x1849 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x277 (not old.model.sinks)))
 (= old.attention.one_key (and $x277 $x1849)))))
(assert
 (let (($x1131 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2077 (not $x1131)))
 (let (($x1957 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1742 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1742 (and $x1957 $x2077))))))))
(assert
 (let (($x214 (not old.attention.heads.padded)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2428 (ite (or $x2588 $x1563) old.attention.heads.given_everywhere (or $x3058 (and (= 1 old.attention.heads.parts) $x214)))))
 (= old.attention.heads.everywhere $x2428)))))))
(assert
 (let (($x2064 (not old.attention.head_dim.padded)))
 (let (($x269 (= 1 old.attention.head_dim.parts)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2795 (or $x2389 $x2894)))
 (let (($x1184 (ite $x2795 old.attention.head_dim.given_everywhere (or $x2263 (and $x269 $x2064)))))
 (= old.attention.head_dim.everywhere $x1184)))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x181 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2608 ?x271 ?x181)))))))))))))))))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x2565 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2608 ?x271 ?x2565)))))))))))))))))))))))
(assert
 (let (($x1369 (not old.attention.value_dim.padded)))
 (let (($x2527 (= 1 old.attention.value_dim.parts)))
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1840 (or $x576 $x1262)))
 (let (($x2182 (ite $x1840 old.attention.value_dim.given_everywhere (or $x1912 (and $x2527 $x1369)))))
 (= old.attention.value_dim.everywhere $x2182)))))))))
(assert
 (let (($x916 (not old.attention.head_dim.moved)))
 (let (($x3378 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2152 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3010 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1001 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3010 $x2152 $x657 $x3378) $x916))))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2795 (or $x2389 $x2894)))
 (= old.attention.head_dim.undivided (ite $x2795 old.attention.head_dim.given_undivided $x1001))))))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x1391 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2608 ?x271 ?x1391))))))))))))))))))))))))
(assert
 (let (($x1808 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1619 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x916 (not old.attention.head_dim.moved)))
 (let (($x3061 (= 1 old.attention.head_dim.most)))
 (let (($x1143 (<= 1 old.attention.head_dim.least)))
 (let (($x413 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1836 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1352 (ite (or $x1836 $x413) (and $x1143 (or old.attention.head_dim.undivided (and $x3061 $x916))) (and $x1619 (and old.attention.head_dim.undivided $x1808)))))
 (= old.attention.scores_whole $x1352))))))))))
(assert
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1045 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1334 (ite $x1045 old.attention.v (ite $x3304 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1334)))))
(assert
 (let (($x1131 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2077 (not $x1131)))
 (let (($x1354 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2298 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1354)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1354 old.attention.value_dim.everywhere $x2077))))
 (= old.attention.mixed_in (ite $x2298 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x615 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x325 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2157 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x325)))
 (let (($x716 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1379 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1131 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x1131 (or $x1379 $x716) $x2157) (_ bv96 7) ?x615)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1165 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3119 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2387 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1904 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1904 $x2387 $x1441 $x1842 $x3119 $x653 $x2373 $x2390 $x2131 $x1165))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2028 (= (_ bv56 7) new.attention.heads.kind) $x1461 $x1674 (= (_ bv91 7) new.attention.heads.kind) $x463 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x952 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x952 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x1575 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1128 (= (_ bv10 7) new.attention.out.input)))
 (or $x1128 $x1575 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x870 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2767 (= (_ bv40 7) new.attention.out.split)))
 (or $x2767 (= (_ bv57 7) new.attention.out.split) $x870))))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x2279 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2279 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2313 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2313 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x710 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x710 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2334 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x763 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x763 $x2334 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (and (<= 0 new.attention.value_dim.given_most)))
(assert
 (let (($x2225 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2555 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2605 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x898 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1090 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1242 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x1242 $x1090 $x898 $x977 $x2605 $x528 $x1413 $x2555 $x2181 $x2225))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
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
 (let (($x2754 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1461 $x2754)))))
(assert
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x548 (= (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1461 (< 1 new.attention.heads.parts) $x548))))))
(assert
 (let ((?x1265 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x653 (not (= 0 ?x1265)))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1747 (= (- 1) new.attention.head_dim.n)))
 (let (($x101 (or $x1747 (< (* ?x607 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3321 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3205 (ite $x653 (ite (= 0 ?x3321) 1 (ite $x101 0 1)) new.attention.head_dim.given_least)))
 (let (($x690 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1113 (ite (and $x1747 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1747 $x690) 0 1))))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3119 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1165 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1904 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2387 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x414 (ite $x2131 new.attention.head_dim.parts (ite (or $x2387 $x1904 $x2390 $x1165 $x3119) 1 (ite $x1441 ?x1113 ?x3205)))))
 (= new.attention.head_dim.least ?x414)))))))))))))))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2302 (or $x2373 $x1842)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2618 (ite $x2131 new.attention.head_dim.parts (ite $x2302 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2618)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x1747 (= (- 1) new.attention.head_dim.n)))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x811 (ite $x1441 (or $x1747 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1747 (< 1 new.attention.head_dim.n)))))
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1971 (ite $x2390 (or $x1747 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x653 (or $x1747 (< ?x607 new.attention.head_dim.n)) $x811))))
 (let (($x1432 (= 1 new.attention.head_dim.parts)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2302 (or $x2373 $x1842)))
 (let (($x1930 (ite $x2302 new.attention.head_dim.given_moved (ite (or $x2131 $x1432) false $x1971))))
 (= new.attention.head_dim.moved $x1930))))))))))))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1399 (div ?x2815 new.attention.value_dim.parts)))
 (let (($x507 (= (- 1) new.attention.value_dim.n)))
 (let (($x387 (or $x507 (< (* ?x1399 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x1484 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x138 (ite $x528 (ite (= 0 ?x1484) 1 (ite $x387 0 1)) new.attention.value_dim.given_least)))
 (let (($x503 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x3276 (ite (and $x507 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x507 $x503) 0 1))))
 (let (($x898 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2605 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x2225 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2555 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1242 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x1090 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x620 (ite $x2181 new.attention.value_dim.parts (ite (or $x1090 $x1242 $x2555 $x2225 $x2605) 1 (ite $x898 ?x3276 ?x138)))))
 (= new.attention.value_dim.least ?x620))))))))))))))))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1399 (div ?x2815 new.attention.value_dim.parts)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= ?x1399 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783)))))))
(assert
 (let ((?x321 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x528 (not (= 0 ?x321)))))))
(assert
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1272 (or $x1413 $x977)))
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x1161 (ite $x2181 new.attention.value_dim.parts (ite $x1272 new.attention.value_dim.given_most 1))))
 (= new.attention.value_dim.most ?x1161)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x2528 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2705 (not new.model.sinks)))
 (= new.attention.one_key (and $x2705 $x2528)))))
(assert
 (let (($x2767 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2100 (not $x2767)))
 (let (($x1128 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1575 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1575 (and $x1128 $x2100))))))))
(assert
 (let (($x2344 (not new.attention.heads.padded)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2360 (ite (or $x1674 $x2028) new.attention.heads.given_everywhere (or $x463 (and (= 1 new.attention.heads.parts) $x2344)))))
 (= new.attention.heads.everywhere $x2360)))))))
(assert
 (let (($x2831 (not new.attention.head_dim.padded)))
 (let (($x1432 (= 1 new.attention.head_dim.parts)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2302 (or $x2373 $x1842)))
 (let (($x1720 (ite $x2302 new.attention.head_dim.given_everywhere (or $x2131 (and $x1432 $x2831)))))
 (= new.attention.head_dim.everywhere $x1720)))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2281 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x776 ?x495 ?x2281))))))))))))))))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x1322 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x776 ?x495 ?x1322))))))))))))))))))))))
(assert
 (let (($x2275 (not new.attention.value_dim.padded)))
 (let (($x1109 (= 1 new.attention.value_dim.parts)))
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1272 (or $x1413 $x977)))
 (let (($x1704 (ite $x1272 new.attention.value_dim.given_everywhere (or $x2181 (and $x1109 $x2275)))))
 (= new.attention.value_dim.everywhere $x1704)))))))))
(assert
 (let (($x2201 (not new.attention.head_dim.moved)))
 (let (($x1165 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1904 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2387 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3531 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2387 $x1904 $x2390 $x1165) $x2201))))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2302 (or $x2373 $x1842)))
 (= new.attention.head_dim.undivided (ite $x2302 new.attention.head_dim.given_undivided $x3531))))))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2217 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x776 ?x495 ?x2217)))))))))))))))))))))))
(assert
 (let (($x2361 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x763 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2201 (not new.attention.head_dim.moved)))
 (let (($x798 (= 1 new.attention.head_dim.most)))
 (let (($x644 (<= 1 new.attention.head_dim.least)))
 (let (($x688 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2334 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1681 (ite (or $x2334 $x688) (and $x644 (or new.attention.head_dim.undivided (and $x798 $x2201))) (and $x763 (and new.attention.head_dim.undivided $x2361)))))
 (= new.attention.scores_whole $x1681))))))))))
(assert
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x932 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2766 (ite $x932 new.attention.v (ite $x2696 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2766)))))
(assert
 (let (($x2767 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2100 (not $x2767)))
 (let (($x1155 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3429 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1155)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1155 new.attention.value_dim.everywhere $x2100))))
 (= new.attention.mixed_in (ite $x3429 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x3535 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x629 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2523 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x629)))
 (let (($x3387 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x952 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2767 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2767 (or $x952 $x3387) $x2523) (_ bv96 7) ?x3535)))))))))
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
 (let (($x1999 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x2767 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2100 (not $x2767)))
 (let (($x1286 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x798 (= 1 new.attention.head_dim.most)))
 (let (($x2497 (= (_ bv96 7) new.attention.q)))
 (let (($x176 (or $x2497 (and $x798 (= 1 new.attention.value_dim.most)) (and $x1286 (or $x2100 $x1999 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x410 (not new.attention.value_dim.beyond)))
 (let (($x1829 (or (and (<= 1 new.attention.value_dim.least) $x410) (and new.model.latent $x2497))))
 (let (($x644 (<= 1 new.attention.head_dim.least)))
 (let (($x448 (not new.attention.head_dim.beyond)))
 (let (($x3062 (and $x448 (or $x644 (and new.model.latent new.attention.one_key (not $x2497))) $x1829 $x176)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x3062)))))))))))))))
(assert
 (let (($x2327 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x1131 (= (_ bv40 7) old.attention.out.split)))
(let (($x2077 (not $x1131)))
(let (($x2511 (or old.attention.one_key old.attention.scores_whole)))
(let (($x3061 (= 1 old.attention.head_dim.most)))
(let (($x3135 (= (_ bv96 7) old.attention.q)))
(let (($x1166 (or $x3135 (and $x3061 (= 1 old.attention.value_dim.most)) (and $x2511 (or $x2077 $x2327 (= (_ bv96 7) old.attention.out_state))))))
(let (($x1727 (not old.attention.value_dim.beyond)))
(let (($x1864 (or (and (<= 1 old.attention.value_dim.least) $x1727) (and old.model.latent $x3135))))
(let (($x1143 (<= 1 old.attention.head_dim.least)))
(let (($x2585 (not old.attention.head_dim.beyond)))
(let (($x2504 (and $x2585 (or $x1143 (and old.model.latent old.attention.one_key (not $x3135))) $x1864 $x1166)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x2504))))))))))))))
(check-sat)

