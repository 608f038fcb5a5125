; from one replica to any number, question 71
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
(declare-fun old.moe.shared.scale () (_ BitVec 7))
(declare-fun old.moe.shared.split () (_ BitVec 7))
(declare-fun old.moe.shared.sum () (_ BitVec 7))
(declare-fun old.moe.shared.width.kind () (_ BitVec 7))
(declare-fun old.moe.shared.width.multiple () Int)
(declare-fun old.moe.shared.width.n () Int)
(declare-fun old.moe.shared.width.parts () Int)
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
(declare-fun old.moe.shared.width.padded () Bool)
(declare-fun old.moe.spans () Bool)
(declare-fun old.moe.shared.width.given_everywhere () Bool)
(declare-fun old.moe.shared.width.everywhere () Bool)
(declare-fun old.moe.dispatched () (_ BitVec 7))
(declare-fun old.moe.shared_by () (_ BitVec 7))
(declare-fun old.moe.combined () (_ BitVec 7))
(declare-fun old.moe.reaches () Bool)
(declare-fun old.moe.sums_block () Bool)
(declare-fun old.moe.comes_back () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun old.moe.group.tp () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun old.moe.group_fits () Bool)
(declare-fun old.moe.shared_summed () (_ BitVec 7))
(declare-fun old.moe.over_block () Bool)
(declare-fun old.moe.shared_ranks () Int)
(declare-fun new.dp () Int)
(declare-fun new.ep () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.moe.combine () (_ BitVec 7))
(declare-fun new.moe.dispatch () (_ BitVec 7))
(declare-fun new.moe.expert_tp () Int)
(declare-fun new.moe.shared.scale () (_ BitVec 7))
(declare-fun new.moe.shared.split () (_ BitVec 7))
(declare-fun new.moe.shared.sum () (_ BitVec 7))
(declare-fun new.moe.shared.width.kind () (_ BitVec 7))
(declare-fun new.moe.shared.width.multiple () Int)
(declare-fun new.moe.shared.width.n () Int)
(declare-fun new.moe.shared.width.parts () Int)
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
(declare-fun new.moe.shared.width.padded () Bool)
(declare-fun new.moe.spans () Bool)
(declare-fun new.moe.shared.width.given_everywhere () Bool)
(declare-fun new.moe.shared.width.everywhere () Bool)
(declare-fun new.moe.dispatched () (_ BitVec 7))
(declare-fun new.moe.shared_by () (_ BitVec 7))
(declare-fun new.moe.combined () (_ BitVec 7))
(declare-fun new.moe.reaches () Bool)
(declare-fun new.moe.sums_block () Bool)
(declare-fun new.moe.comes_back () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun new.moe.group_fits () Bool)
(declare-fun new.moe.shared_summed () (_ BitVec 7))
(declare-fun new.moe.over_block () Bool)
(declare-fun new.moe.shared_ranks () Int)
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
(declare-fun new.model.shared () Bool)
(declare-fun old.model.shared () Bool)
(declare-fun new.moe.once () Bool)
(declare-fun old.moe.once () Bool)
(declare-fun new.moe.shared_once () Bool)
(declare-fun old.moe.shared_once () Bool)
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
 (let (($x3101 (= (_ bv60 7) old.moe.shared.scale)))
 (let (($x3024 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x3024 $x3101))))
(assert
 (let (($x3160 (= (_ bv97 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv57 7) old.moe.shared.split) $x3160)))
(assert
 (let (($x2212 (= (_ bv80 7) old.moe.shared.sum)))
 (or (= (_ bv57 7) old.moe.shared.sum) (= (_ bv63 7) old.moe.shared.sum) $x2212)))
(assert
 (let (($x2052 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x2018 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x2746 (= (_ bv65 7) old.moe.shared.width.kind)))
 (let (($x147 (= (_ bv48 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x147 (= (_ bv56 7) old.moe.shared.width.kind) $x2746 $x2018 (= (_ bv91 7) old.moe.shared.width.kind) $x2052 (= (_ bv99 7) old.moe.shared.width.kind)))))))
(assert
 (and (<= 1 old.moe.shared.width.multiple)))
(assert
 (and (<= (- 1) old.moe.shared.width.n)))
(assert
 (and (<= 1 old.moe.shared.width.parts)))
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
 (let (($x272 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x2746 (= (_ bv65 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x2746 $x272)))))
(assert
 (let (($x2483 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x2483)))
(assert
 (let (($x3369 (not old.moe.shared.width.padded)))
 (let (($x2052 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x147 (= (_ bv48 7) old.moe.shared.width.kind)))
 (let (($x2018 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x1449 (ite (or $x2018 $x147) old.moe.shared.width.given_everywhere (or $x2052 (and (= 1 old.moe.shared.width.parts) $x3369)))))
 (= old.moe.shared.width.everywhere $x1449)))))))
(assert
 (let ((?x651 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x651))))
(assert
 (let (($x1189 (= 1 old.tp)))
 (let (($x2736 (or $x1189 (and (= (_ bv97 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x2736 (_ bv57 7) old.moe.shared.split)))))
(assert
 (let (($x1264 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x1426 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x1264 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x1426))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x2942 (= (_ bv5 7) old.moe.combined)))
 (let (($x914 (or $x2942 (= (_ bv73 7) old.moe.combined))))
 (= old.moe.sums_block (and $x914 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x2942 (= (_ bv5 7) old.moe.combined)))
 (let (($x914 (or $x2942 (= (_ bv73 7) old.moe.combined))))
 (let (($x2488 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x1254 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) $x2942) (and $x2488 $x914) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x1254))))))
(assert
 (let (($x2762 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x1842 (= old.moe.block old.stage.ranks)))
 (let (($x1189 (= 1 old.tp)))
 (let (($x2862 (and $x1189 $x1842 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x3648 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x3648 $x2862) (or $x1842 $x2762))))))))))
(assert
 (let ((?x2601 (ite (not (= (_ bv80 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= old.moe.shared_summed ?x2601)))
(assert
 (let (($x642 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x642)))
(assert
 (let (($x2421 (= (_ bv63 7) old.moe.shared_summed)))
 (let ((?x539 (ite $x2421 old.tp (ite (= (_ bv80 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x539))))
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
 (let (($x1154 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x3143 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x3143 $x1154))))
(assert
 (let (($x2791 (= (_ bv97 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv57 7) new.moe.shared.split) $x2791)))
(assert
 (let (($x231 (= (_ bv80 7) new.moe.shared.sum)))
 (or (= (_ bv57 7) new.moe.shared.sum) (= (_ bv63 7) new.moe.shared.sum) $x231)))
(assert
 (let (($x1840 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x3846 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x1743 (= (_ bv65 7) new.moe.shared.width.kind)))
 (let (($x246 (= (_ bv48 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x246 (= (_ bv56 7) new.moe.shared.width.kind) $x1743 $x3846 (= (_ bv91 7) new.moe.shared.width.kind) $x1840 (= (_ bv99 7) new.moe.shared.width.kind)))))))
(assert
 (and (<= 1 new.moe.shared.width.multiple)))
(assert
 (and (<= (- 1) new.moe.shared.width.n)))
(assert
 (and (<= 1 new.moe.shared.width.parts)))
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
 (let (($x3597 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x1743 (= (_ bv65 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x1743 $x3597)))))
(assert
 (let (($x822 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x822)))
(assert
 (let (($x3262 (not new.moe.shared.width.padded)))
 (let (($x1840 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x246 (= (_ bv48 7) new.moe.shared.width.kind)))
 (let (($x3846 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x2551 (ite (or $x3846 $x246) new.moe.shared.width.given_everywhere (or $x1840 (and (= 1 new.moe.shared.width.parts) $x3262)))))
 (= new.moe.shared.width.everywhere $x2551)))))))
(assert
 (let ((?x335 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x335))))
(assert
 (let (($x3266 (= 1 new.tp)))
 (let (($x2934 (or $x3266 (and (= (_ bv97 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x2934 (_ bv57 7) new.moe.shared.split)))))
(assert
 (let (($x3051 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1648 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x3051 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1648))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x4074 (= (_ bv5 7) new.moe.combined)))
 (let (($x956 (or $x4074 (= (_ bv73 7) new.moe.combined))))
 (= new.moe.sums_block (and $x956 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x4074 (= (_ bv5 7) new.moe.combined)))
 (let (($x956 (or $x4074 (= (_ bv73 7) new.moe.combined))))
 (let (($x2456 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x1528 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) $x4074) (and $x2456 $x956) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x1528))))))
(assert
 (let (($x3503 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3119 (= new.moe.block new.stage.ranks)))
 (let (($x3266 (= 1 new.tp)))
 (let (($x3570 (and $x3266 $x3119 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x2555 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x2555 $x3570) (or $x3119 $x3503))))))))))
(assert
 (let ((?x3211 (ite (not (= (_ bv80 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= new.moe.shared_summed ?x3211)))
(assert
 (let (($x36 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x36)))
(assert
 (let (($x409 (= (_ bv63 7) new.moe.shared_summed)))
 (let ((?x3258 (ite $x409 new.tp (ite (= (_ bv80 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x3258))))
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
 (= old.model.shared new.model.shared))
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
 (= old.moe.shared.scale new.moe.shared.scale))
(assert
 (= old.moe.shared.split new.moe.shared.split))
(assert
 (= old.moe.shared.sum new.moe.shared.sum))
(assert
 (= old.moe.shared.width.given_everywhere new.moe.shared.width.given_everywhere))
(assert
 (= old.moe.shared.width.kind new.moe.shared.width.kind))
(assert
 (= old.moe.shared.width.multiple new.moe.shared.width.multiple))
(assert
 (= old.moe.shared.width.n new.moe.shared.width.n))
(assert
 (= old.moe.shared.width.parts new.moe.shared.width.parts))
(assert
 (= old.moe.shared_once new.moe.shared_once))
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
 (let (($x409 (= (_ bv63 7) new.moe.shared_summed)))
 (let (($x3332 (or $x409 (and (= (_ bv80 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x1154 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x3577 (= (_ bv57 7) new.moe.shared_by)))
 (let (($x2769 (and $x3577 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x644 (not new.moe.once)))
 (let (($x1751 (and (or (not (= (_ bv80 7) new.moe.shared_summed)) new.moe.over_block $x644) (or $x2769 (and (not $x3577) $x1154 $x3332)))))
 (not (or (not new.model.shared) $x1751 new.moe.shared_once))))))))))
(assert
 (let (($x2421 (= (_ bv63 7) old.moe.shared_summed)))
(let (($x721 (or $x2421 (and (= (_ bv80 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x3101 (= (_ bv60 7) old.moe.shared.scale)))
(let (($x698 (= (_ bv57 7) old.moe.shared_by)))
(let (($x364 (and $x698 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x2548 (not old.moe.once)))
(let (($x2749 (and (or (not (= (_ bv80 7) old.moe.shared_summed)) old.moe.over_block $x2548) (or $x364 (and (not $x698) $x3101 $x721)))))
(let (($x3631 (not old.model.shared)))
(or $x3631 $x2749 old.moe.shared_once))))))))))
(check-sat)

; from one replica to any number, question 72
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x282 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2199 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3291 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1551 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3235 (= (_ bv11 7) old.hidden.kind)))
 (or $x3235 $x2723 $x1551 $x1934 $x3291 $x1718 $x962 $x1349 $x2199 $x282))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1685 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x3896 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x757 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1739 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x714 (= (_ bv4 7) old.lm_head.collective)))
 (or $x714 $x1739 $x757 $x3896 $x1685)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x2379 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x211 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x3489 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2005 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2558 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1808 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1808 $x2558 (= (_ bv56 7) old.lm_head.cut.kind) $x2005 $x3489 $x211 $x2379 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1556 (= (_ bv95 7) old.lm_head.split)))
 (let (($x625 (= (_ bv40 7) old.lm_head.split)))
 (or $x625 (= (_ bv57 7) old.lm_head.split) $x1556))))
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
 (let ((?x3081 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2560 (div (* ?x3081 old.hidden.multiple) old.hidden.parts)))
 (let (($x2996 (= (- 1) old.hidden.n)))
 (let ((?x2943 (ite (or $x2996 (< (* ?x2560 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2823 (ite $x1718 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2943) old.hidden.given_least)))
 (let ((?x1066 (ite (or $x2996 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1551 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2622 (ite $x1551 (ite (and $x2996 (= 1 old.hidden.parts)) 1 ?x1066) ?x2823)))
 (let (($x3291 (= (_ bv56 7) old.hidden.kind)))
 (let (($x282 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3235 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2199 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1659 (ite $x2199 old.hidden.parts (ite (or $x2723 $x3235 $x1349 $x282 $x3291) 1 ?x2622))))
 (= old.hidden.least ?x1659))))))))))))))))))
(assert
 (let ((?x3081 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2560 (div (* ?x3081 old.hidden.multiple) old.hidden.parts)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1718 (< 1 old.hidden.parts) (= ?x2560 old.hidden.n)))))))
(assert
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1718 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1551 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2240 (ite $x1551 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3081 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2560 (div (* ?x3081 old.hidden.multiple) old.hidden.parts)))
 (let (($x2996 (= (- 1) old.hidden.n)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1026 (ite $x1349 (or $x2996 (< old.hidden.block old.hidden.n)) (ite $x1718 (or $x2996 (< ?x2560 old.hidden.n)) $x2240))))
 (let (($x1655 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1026)))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1129 (or $x962 $x1934)))
 (= old.hidden.moved (ite $x1129 old.hidden.given_moved $x1655)))))))))))))))
(assert
 (let ((?x957 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x748 (div (* ?x957 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2005 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2616 (and $x2005 (< 1 old.lm_head.cut.parts) (= ?x748 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x2616))))))
(assert
 (let (($x2005 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3745 (and $x2005 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3745))))
(assert
 (let (($x2351 (= (- 1) old.lm_head.cut.n)))
 (let (($x1808 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2479 (ite $x1808 (or $x2351 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x2351 (< 1 old.lm_head.cut.n)))))
 (let ((?x957 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x748 (div (* ?x957 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2005 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x211 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x415 (ite $x211 (or $x2351 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2005 (or $x2351 (< ?x748 old.lm_head.cut.n)) $x2479))))
 (let (($x648 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x415)))
 (let (($x2558 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3489 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1456 (or $x3489 $x2558)))
 (= old.lm_head.cut.moved (ite $x1456 old.lm_head.cut.given_moved $x648)))))))))))))))
(assert
 (let (($x2199 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1129 (or $x962 $x1934)))
 (let (($x2017 (ite $x1129 old.hidden.given_everywhere (or $x2199 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2017)))))))
(assert
 (let (($x2379 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2093 (or $x2379 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2558 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3489 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1456 (or $x3489 $x2558)))
 (= old.lm_head.cut.everywhere (ite $x1456 old.lm_head.cut.given_everywhere $x2093))))))))
(assert
 (let (($x21 (not old.hidden.moved)))
 (let (($x282 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3235 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2980 (or old.hidden.everywhere old.hidden.filled (and (or $x2723 $x3235 $x1349 $x282) $x21))))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1129 (or $x962 $x1934)))
 (= old.hidden.undivided (ite $x1129 old.hidden.given_undivided $x2980))))))))))))
(assert
 (let (($x690 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3896 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2149 (or $x3896 $x690)))
 (let (($x625 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2417 (and $x625 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2149)))
 (let (($x1556 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3871 (ite (and $x1556 old.lm_head.cut.everywhere $x2149) (_ bv96 7) (ite $x1556 (_ bv95 7) (ite $x2417 (_ bv96 7) (ite $x625 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3871)))))))))
(assert
 (let (($x690 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2492 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x690)))
 (let (($x3219 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x1673 (ite (= (_ bv92 7) old.lm_head.state) (ite $x3219 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2492 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2793 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x3183 (ite (= (_ bv95 7) old.lm_head.state) (ite $x2793 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x1673)))
 (= old.lm_head.joined ?x3183))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x776 (= (_ bv99 7) new.hidden.kind)))
 (let (($x934 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (let (($x301 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv26 7) new.hidden.kind)))
 (let (($x529 (= (_ bv18 7) new.hidden.kind)))
 (let (($x786 (= (_ bv11 7) new.hidden.kind)))
 (or $x786 $x529 $x3774 $x3052 $x301 $x1479 $x1706 $x1369 $x934 $x776))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1364 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x1916 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x836 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1491 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x2786 (= (_ bv4 7) new.lm_head.collective)))
 (or $x2786 $x1491 $x836 $x1916 $x1364)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2510 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x834 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1732 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x902 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x707 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1018 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1018 $x707 (= (_ bv56 7) new.lm_head.cut.kind) $x902 $x1732 $x834 $x2510 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3022 (= (_ bv95 7) new.lm_head.split)))
 (let (($x975 (= (_ bv40 7) new.lm_head.split)))
 (or $x975 (= (_ bv57 7) new.lm_head.split) $x3022))))
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
 (let ((?x1675 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1246 (div (* ?x1675 new.hidden.multiple) new.hidden.parts)))
 (let (($x1856 (= (- 1) new.hidden.n)))
 (let ((?x3586 (ite (or $x1856 (< (* ?x1246 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2164 (ite $x1479 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3586) new.hidden.given_least)))
 (let ((?x1266 (ite (or $x1856 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x3774 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2586 (ite $x3774 (ite (and $x1856 (= 1 new.hidden.parts)) 1 ?x1266) ?x2164)))
 (let (($x301 (= (_ bv56 7) new.hidden.kind)))
 (let (($x776 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x786 (= (_ bv11 7) new.hidden.kind)))
 (let (($x529 (= (_ bv18 7) new.hidden.kind)))
 (let (($x934 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2953 (ite $x934 new.hidden.parts (ite (or $x529 $x786 $x1369 $x776 $x301) 1 ?x2586))))
 (= new.hidden.least ?x2953))))))))))))))))))
(assert
 (let ((?x1675 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1246 (div (* ?x1675 new.hidden.multiple) new.hidden.parts)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1479 (< 1 new.hidden.parts) (= ?x1246 new.hidden.n)))))))
(assert
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1479 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3774 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2724 (ite $x3774 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1675 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1246 (div (* ?x1675 new.hidden.multiple) new.hidden.parts)))
 (let (($x1856 (= (- 1) new.hidden.n)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x531 (ite $x1369 (or $x1856 (< new.hidden.block new.hidden.n)) (ite $x1479 (or $x1856 (< ?x1246 new.hidden.n)) $x2724))))
 (let (($x2431 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x531)))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1926 (or $x1706 $x3052)))
 (= new.hidden.moved (ite $x1926 new.hidden.given_moved $x2431)))))))))))))))
(assert
 (let ((?x363 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1107 (div (* ?x363 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x902 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3174 (and $x902 (< 1 new.lm_head.cut.parts) (= ?x1107 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x3174))))))
(assert
 (let (($x902 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1165 (and $x902 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1165))))
(assert
 (let (($x1667 (= (- 1) new.lm_head.cut.n)))
 (let (($x1018 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x3823 (ite $x1018 (or $x1667 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1667 (< 1 new.lm_head.cut.n)))))
 (let ((?x363 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1107 (div (* ?x363 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x902 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x834 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2933 (ite $x834 (or $x1667 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x902 (or $x1667 (< ?x1107 new.lm_head.cut.n)) $x3823))))
 (let (($x1069 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x2933)))
 (let (($x707 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1732 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3239 (or $x1732 $x707)))
 (= new.lm_head.cut.moved (ite $x3239 new.lm_head.cut.given_moved $x1069)))))))))))))))
(assert
 (let (($x934 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1926 (or $x1706 $x3052)))
 (let (($x1396 (ite $x1926 new.hidden.given_everywhere (or $x934 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1396)))))))
(assert
 (let (($x2510 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1198 (or $x2510 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x707 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1732 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3239 (or $x1732 $x707)))
 (= new.lm_head.cut.everywhere (ite $x3239 new.lm_head.cut.given_everywhere $x1198))))))))
(assert
 (let (($x1427 (not new.hidden.moved)))
 (let (($x776 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x786 (= (_ bv11 7) new.hidden.kind)))
 (let (($x529 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2534 (or new.hidden.everywhere new.hidden.filled (and (or $x529 $x786 $x1369 $x776) $x1427))))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1926 (or $x1706 $x3052)))
 (= new.hidden.undivided (ite $x1926 new.hidden.given_undivided $x2534))))))))))))
(assert
 (let (($x3430 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1916 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2602 (or $x1916 $x3430)))
 (let (($x975 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2939 (and $x975 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2602)))
 (let (($x3022 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x3095 (ite (and $x3022 new.lm_head.cut.everywhere $x2602) (_ bv96 7) (ite $x3022 (_ bv95 7) (ite $x2939 (_ bv96 7) (ite $x975 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x3095)))))))))
(assert
 (let (($x3430 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1147 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x3430)))
 (let (($x2662 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x2381 (ite (= (_ bv92 7) new.lm_head.state) (ite $x2662 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1147 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x789 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x88 (ite (= (_ bv95 7) new.lm_head.state) (ite $x789 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x2381)))
 (= new.lm_head.joined ?x88))))))))
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
 (let (($x2022 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x3266 (= 1 new.tp)))
 (let (($x1715 (or (= (_ bv96 7) new.lm_head.joined) (and $x3266 (or (not (= (_ bv95 7) new.lm_head.split)) $x2022)))))
 (not $x1715)))))
(assert
 (let (($x1505 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x1189 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x1189 (or (not (= (_ bv95 7) old.lm_head.split)) $x1505))))))
(check-sat)

; from one replica to any number, question 73
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x282 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2199 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3291 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1551 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3235 (= (_ bv11 7) old.hidden.kind)))
 (or $x3235 $x2723 $x1551 $x1934 $x3291 $x1718 $x962 $x1349 $x2199 $x282))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3896 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x757 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x757 $x3896 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x2379 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3489 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2005 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2558 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2558 (= (_ bv56 7) old.lm_head.cut.kind) $x2005 $x3489 (= (_ bv91 7) old.lm_head.cut.kind) $x2379 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1556 (= (_ bv95 7) old.lm_head.split)))
 (let (($x625 (= (_ bv40 7) old.lm_head.split)))
 (or $x625 (= (_ bv57 7) old.lm_head.split) $x1556))))
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
 (let ((?x3081 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2560 (div (* ?x3081 old.hidden.multiple) old.hidden.parts)))
 (let (($x2996 (= (- 1) old.hidden.n)))
 (let ((?x2943 (ite (or $x2996 (< (* ?x2560 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2823 (ite $x1718 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2943) old.hidden.given_least)))
 (let ((?x1066 (ite (or $x2996 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1551 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2622 (ite $x1551 (ite (and $x2996 (= 1 old.hidden.parts)) 1 ?x1066) ?x2823)))
 (let (($x3291 (= (_ bv56 7) old.hidden.kind)))
 (let (($x282 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3235 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2199 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1659 (ite $x2199 old.hidden.parts (ite (or $x2723 $x3235 $x1349 $x282 $x3291) 1 ?x2622))))
 (= old.hidden.least ?x1659))))))))))))))))))
(assert
 (let ((?x3081 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2560 (div (* ?x3081 old.hidden.multiple) old.hidden.parts)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1718 (< 1 old.hidden.parts) (= ?x2560 old.hidden.n)))))))
(assert
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1718 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1551 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2240 (ite $x1551 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3081 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2560 (div (* ?x3081 old.hidden.multiple) old.hidden.parts)))
 (let (($x2996 (= (- 1) old.hidden.n)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1026 (ite $x1349 (or $x2996 (< old.hidden.block old.hidden.n)) (ite $x1718 (or $x2996 (< ?x2560 old.hidden.n)) $x2240))))
 (let (($x1655 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1026)))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1129 (or $x962 $x1934)))
 (= old.hidden.moved (ite $x1129 old.hidden.given_moved $x1655)))))))))))))))
(assert
 (let (($x2005 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3745 (and $x2005 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3745))))
(assert
 (let (($x2199 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1129 (or $x962 $x1934)))
 (let (($x2017 (ite $x1129 old.hidden.given_everywhere (or $x2199 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2017)))))))
(assert
 (let (($x2379 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2093 (or $x2379 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1452 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2093)))
 (= old.lm_head.cut.everywhere $x1452)))))
(assert
 (let (($x21 (not old.hidden.moved)))
 (let (($x282 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3235 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2980 (or old.hidden.everywhere old.hidden.filled (and (or $x2723 $x3235 $x1349 $x282) $x21))))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1129 (or $x962 $x1934)))
 (= old.hidden.undivided (ite $x1129 old.hidden.given_undivided $x2980))))))))))))
(assert
 (let (($x2734 (not old.lm_head.group.pp)))
 (let (($x2019 (or $x2734 (= 1 old.pp))))
 (let (($x160 (not old.lm_head.group.sp)))
 (let (($x95 (or $x160 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x1507 (not old.lm_head.group.dp)))
 (let (($x91 (or $x1507 $x2243)))
 (let (($x690 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x91 $x95 $x2019)))
 (let (($x3896 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2149 (or $x3896 $x690)))
 (let (($x625 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2417 (and $x625 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2149)))
 (let (($x1556 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3871 (ite (and $x1556 old.lm_head.cut.everywhere $x2149) (_ bv96 7) (ite $x1556 (_ bv95 7) (ite $x2417 (_ bv96 7) (ite $x625 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3871))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x776 (= (_ bv99 7) new.hidden.kind)))
 (let (($x934 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (let (($x301 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv26 7) new.hidden.kind)))
 (let (($x529 (= (_ bv18 7) new.hidden.kind)))
 (let (($x786 (= (_ bv11 7) new.hidden.kind)))
 (or $x786 $x529 $x3774 $x3052 $x301 $x1479 $x1706 $x1369 $x934 $x776))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1916 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x836 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x836 $x1916 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x2510 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1732 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x902 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x707 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x707 (= (_ bv56 7) new.lm_head.cut.kind) $x902 $x1732 (= (_ bv91 7) new.lm_head.cut.kind) $x2510 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3022 (= (_ bv95 7) new.lm_head.split)))
 (let (($x975 (= (_ bv40 7) new.lm_head.split)))
 (or $x975 (= (_ bv57 7) new.lm_head.split) $x3022))))
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
 (let ((?x1675 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1246 (div (* ?x1675 new.hidden.multiple) new.hidden.parts)))
 (let (($x1856 (= (- 1) new.hidden.n)))
 (let ((?x3586 (ite (or $x1856 (< (* ?x1246 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2164 (ite $x1479 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3586) new.hidden.given_least)))
 (let ((?x1266 (ite (or $x1856 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x3774 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2586 (ite $x3774 (ite (and $x1856 (= 1 new.hidden.parts)) 1 ?x1266) ?x2164)))
 (let (($x301 (= (_ bv56 7) new.hidden.kind)))
 (let (($x776 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x786 (= (_ bv11 7) new.hidden.kind)))
 (let (($x529 (= (_ bv18 7) new.hidden.kind)))
 (let (($x934 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2953 (ite $x934 new.hidden.parts (ite (or $x529 $x786 $x1369 $x776 $x301) 1 ?x2586))))
 (= new.hidden.least ?x2953))))))))))))))))))
(assert
 (let ((?x1675 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1246 (div (* ?x1675 new.hidden.multiple) new.hidden.parts)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1479 (< 1 new.hidden.parts) (= ?x1246 new.hidden.n)))))))
(assert
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1479 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3774 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2724 (ite $x3774 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1675 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1246 (div (* ?x1675 new.hidden.multiple) new.hidden.parts)))
 (let (($x1856 (= (- 1) new.hidden.n)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x531 (ite $x1369 (or $x1856 (< new.hidden.block new.hidden.n)) (ite $x1479 (or $x1856 (< ?x1246 new.hidden.n)) $x2724))))
 (let (($x2431 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x531)))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1926 (or $x1706 $x3052)))
 (= new.hidden.moved (ite $x1926 new.hidden.given_moved $x2431)))))))))))))))
(assert
 (let (($x902 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1165 (and $x902 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1165))))
(assert
 (let (($x934 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1926 (or $x1706 $x3052)))
 (let (($x1396 (ite $x1926 new.hidden.given_everywhere (or $x934 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1396)))))))
(assert
 (let (($x2510 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1198 (or $x2510 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2024 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1198)))
 (= new.lm_head.cut.everywhere $x2024)))))
(assert
 (let (($x1427 (not new.hidden.moved)))
 (let (($x776 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x786 (= (_ bv11 7) new.hidden.kind)))
 (let (($x529 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2534 (or new.hidden.everywhere new.hidden.filled (and (or $x529 $x786 $x1369 $x776) $x1427))))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1926 (or $x1706 $x3052)))
 (= new.hidden.undivided (ite $x1926 new.hidden.given_undivided $x2534))))))))))))
(assert
 (let (($x2936 (not new.lm_head.group.pp)))
 (let (($x1091 (or $x2936 (= 1 new.pp))))
 (let (($x1040 (not new.lm_head.group.sp)))
 (let (($x3036 (or $x1040 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x3315 (not new.lm_head.group.dp)))
 (let (($x2450 (or $x3315 $x2345)))
 (let (($x3430 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2450 $x3036 $x1091)))
 (let (($x1916 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2602 (or $x1916 $x3430)))
 (let (($x975 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2939 (and $x975 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2602)))
 (let (($x3022 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x3095 (ite (and $x3022 new.lm_head.cut.everywhere $x2602) (_ bv96 7) (ite $x3022 (_ bv95 7) (ite $x2939 (_ bv96 7) (ite $x975 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x3095))))))))))))))))
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
 (let (($x2936 (not new.lm_head.group.pp)))
 (let (($x1091 (or $x2936 (= 1 new.pp))))
 (let (($x1040 (not new.lm_head.group.sp)))
 (let (($x3036 (or $x1040 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x3315 (not new.lm_head.group.dp)))
 (let (($x2450 (or $x3315 $x2345)))
 (let (($x3430 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2450 $x3036 $x1091)))
 (let (($x836 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1916 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2646 (or $x1916 (and (= (_ bv96 7) new.lm_head.state) (or $x836 $x3430)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x2450 $x3036 $x1091))))
 (not $x2646)))))))))))))
(assert
 (let (($x2734 (not old.lm_head.group.pp)))
(let (($x2019 (or $x2734 (= 1 old.pp))))
(let (($x160 (not old.lm_head.group.sp)))
(let (($x95 (or $x160 (= 1 old.sp))))
(let (($x2243 (= 1 old.dp)))
(let (($x1507 (not old.lm_head.group.dp)))
(let (($x91 (or $x1507 $x2243)))
(let (($x690 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x91 $x95 $x2019)))
(let (($x757 (= (_ bv10 7) old.lm_head.collective)))
(let (($x3896 (= (_ bv57 7) old.lm_head.collective)))
(or $x3896 (and (= (_ bv96 7) old.lm_head.state) (or $x757 $x690)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x91 $x95 $x2019)))))))))))))
(check-sat)

; from one replica to any number, question 74
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x282 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2199 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3291 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1551 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3235 (= (_ bv11 7) old.hidden.kind)))
 (or $x3235 $x2723 $x1551 $x1934 $x3291 $x1718 $x962 $x1349 $x2199 $x282))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3896 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x757 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x714 (= (_ bv4 7) old.lm_head.collective)))
 (or $x714 (= (_ bv5 7) old.lm_head.collective) $x757 $x3896 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x2379 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3489 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2005 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2558 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2558 (= (_ bv56 7) old.lm_head.cut.kind) $x2005 $x3489 (= (_ bv91 7) old.lm_head.cut.kind) $x2379 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2676 (= (_ bv64 7) old.lm_head.order)))
 (or $x2676 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x1556 (= (_ bv95 7) old.lm_head.split)))
 (let (($x625 (= (_ bv40 7) old.lm_head.split)))
 (or $x625 (= (_ bv57 7) old.lm_head.split) $x1556))))
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
 (let ((?x3081 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2560 (div (* ?x3081 old.hidden.multiple) old.hidden.parts)))
 (let (($x2996 (= (- 1) old.hidden.n)))
 (let ((?x2943 (ite (or $x2996 (< (* ?x2560 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2823 (ite $x1718 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2943) old.hidden.given_least)))
 (let ((?x1066 (ite (or $x2996 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1551 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2622 (ite $x1551 (ite (and $x2996 (= 1 old.hidden.parts)) 1 ?x1066) ?x2823)))
 (let (($x3291 (= (_ bv56 7) old.hidden.kind)))
 (let (($x282 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3235 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2199 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1659 (ite $x2199 old.hidden.parts (ite (or $x2723 $x3235 $x1349 $x282 $x3291) 1 ?x2622))))
 (= old.hidden.least ?x1659))))))))))))))))))
(assert
 (let ((?x3081 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2560 (div (* ?x3081 old.hidden.multiple) old.hidden.parts)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1718 (< 1 old.hidden.parts) (= ?x2560 old.hidden.n)))))))
(assert
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1718 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1551 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2240 (ite $x1551 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3081 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2560 (div (* ?x3081 old.hidden.multiple) old.hidden.parts)))
 (let (($x2996 (= (- 1) old.hidden.n)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1026 (ite $x1349 (or $x2996 (< old.hidden.block old.hidden.n)) (ite $x1718 (or $x2996 (< ?x2560 old.hidden.n)) $x2240))))
 (let (($x1655 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1026)))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1129 (or $x962 $x1934)))
 (= old.hidden.moved (ite $x1129 old.hidden.given_moved $x1655)))))))))))))))
(assert
 (let (($x2005 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3745 (and $x2005 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3745))))
(assert
 (let (($x2199 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1129 (or $x962 $x1934)))
 (let (($x2017 (ite $x1129 old.hidden.given_everywhere (or $x2199 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2017)))))))
(assert
 (let (($x2379 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2093 (or $x2379 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1452 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2093)))
 (= old.lm_head.cut.everywhere $x1452)))))
(assert
 (let (($x21 (not old.hidden.moved)))
 (let (($x282 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3235 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2980 (or old.hidden.everywhere old.hidden.filled (and (or $x2723 $x3235 $x1349 $x282) $x21))))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1129 (or $x962 $x1934)))
 (= old.hidden.undivided (ite $x1129 old.hidden.given_undivided $x2980))))))))))))
(assert
 (let (($x690 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3896 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2149 (or $x3896 $x690)))
 (let (($x625 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2417 (and $x625 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2149)))
 (let (($x1556 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3871 (ite (and $x1556 old.lm_head.cut.everywhere $x2149) (_ bv96 7) (ite $x1556 (_ bv95 7) (ite $x2417 (_ bv96 7) (ite $x625 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3871)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x776 (= (_ bv99 7) new.hidden.kind)))
 (let (($x934 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (let (($x301 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv26 7) new.hidden.kind)))
 (let (($x529 (= (_ bv18 7) new.hidden.kind)))
 (let (($x786 (= (_ bv11 7) new.hidden.kind)))
 (or $x786 $x529 $x3774 $x3052 $x301 $x1479 $x1706 $x1369 $x934 $x776))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1916 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x836 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x2786 (= (_ bv4 7) new.lm_head.collective)))
 (or $x2786 (= (_ bv5 7) new.lm_head.collective) $x836 $x1916 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x2510 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1732 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x902 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x707 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x707 (= (_ bv56 7) new.lm_head.cut.kind) $x902 $x1732 (= (_ bv91 7) new.lm_head.cut.kind) $x2510 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2825 (= (_ bv64 7) new.lm_head.order)))
 (or $x2825 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x3022 (= (_ bv95 7) new.lm_head.split)))
 (let (($x975 (= (_ bv40 7) new.lm_head.split)))
 (or $x975 (= (_ bv57 7) new.lm_head.split) $x3022))))
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
 (let ((?x1675 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1246 (div (* ?x1675 new.hidden.multiple) new.hidden.parts)))
 (let (($x1856 (= (- 1) new.hidden.n)))
 (let ((?x3586 (ite (or $x1856 (< (* ?x1246 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2164 (ite $x1479 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3586) new.hidden.given_least)))
 (let ((?x1266 (ite (or $x1856 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x3774 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2586 (ite $x3774 (ite (and $x1856 (= 1 new.hidden.parts)) 1 ?x1266) ?x2164)))
 (let (($x301 (= (_ bv56 7) new.hidden.kind)))
 (let (($x776 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x786 (= (_ bv11 7) new.hidden.kind)))
 (let (($x529 (= (_ bv18 7) new.hidden.kind)))
 (let (($x934 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2953 (ite $x934 new.hidden.parts (ite (or $x529 $x786 $x1369 $x776 $x301) 1 ?x2586))))
 (= new.hidden.least ?x2953))))))))))))))))))
(assert
 (let ((?x1675 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1246 (div (* ?x1675 new.hidden.multiple) new.hidden.parts)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1479 (< 1 new.hidden.parts) (= ?x1246 new.hidden.n)))))))
(assert
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1479 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3774 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2724 (ite $x3774 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1675 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1246 (div (* ?x1675 new.hidden.multiple) new.hidden.parts)))
 (let (($x1856 (= (- 1) new.hidden.n)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x531 (ite $x1369 (or $x1856 (< new.hidden.block new.hidden.n)) (ite $x1479 (or $x1856 (< ?x1246 new.hidden.n)) $x2724))))
 (let (($x2431 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x531)))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1926 (or $x1706 $x3052)))
 (= new.hidden.moved (ite $x1926 new.hidden.given_moved $x2431)))))))))))))))
(assert
 (let (($x902 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1165 (and $x902 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1165))))
(assert
 (let (($x934 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1926 (or $x1706 $x3052)))
 (let (($x1396 (ite $x1926 new.hidden.given_everywhere (or $x934 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1396)))))))
(assert
 (let (($x2510 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1198 (or $x2510 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2024 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1198)))
 (= new.lm_head.cut.everywhere $x2024)))))
(assert
 (let (($x1427 (not new.hidden.moved)))
 (let (($x776 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x786 (= (_ bv11 7) new.hidden.kind)))
 (let (($x529 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2534 (or new.hidden.everywhere new.hidden.filled (and (or $x529 $x786 $x1369 $x776) $x1427))))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1926 (or $x1706 $x3052)))
 (= new.hidden.undivided (ite $x1926 new.hidden.given_undivided $x2534))))))))))))
(assert
 (let (($x3430 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1916 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2602 (or $x1916 $x3430)))
 (let (($x975 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2939 (and $x975 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2602)))
 (let (($x3022 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x3095 (ite (and $x3022 new.lm_head.cut.everywhere $x2602) (_ bv96 7) (ite $x3022 (_ bv95 7) (ite $x2939 (_ bv96 7) (ite $x975 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x3095)))))))))
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
 (let (($x767 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x2825 (= (_ bv64 7) new.lm_head.order)))
 (let (($x3266 (= 1 new.tp)))
 (let (($x2962 (or $x3266 (not (= (_ bv95 7) new.lm_head.state)) $x2825 $x767 new.lm_head.reversible)))
 (not $x2962))))))
(assert
 (let (($x13 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x2676 (= (_ bv64 7) old.lm_head.order)))
(let (($x1189 (= 1 old.tp)))
(or $x1189 (not (= (_ bv95 7) old.lm_head.state)) $x2676 $x13 old.lm_head.reversible)))))
(check-sat)

; from one replica to any number, question 75
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x282 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2199 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3291 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1551 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3235 (= (_ bv11 7) old.hidden.kind)))
 (or $x3235 $x2723 $x1551 $x1934 $x3291 $x1718 $x962 $x1349 $x2199 $x282))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2239 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x3900 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x118 (= (_ bv1 7) old.lm_head.bias)))
 (or $x118 (= (_ bv23 7) old.lm_head.bias) $x3900 $x2239)))))
(assert
 (let (($x3896 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x3896 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x2379 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x211 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x3489 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2005 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2558 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1808 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1808 $x2558 (= (_ bv56 7) old.lm_head.cut.kind) $x2005 $x3489 $x211 $x2379 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1556 (= (_ bv95 7) old.lm_head.split)))
 (let (($x625 (= (_ bv40 7) old.lm_head.split)))
 (or $x625 (= (_ bv57 7) old.lm_head.split) $x1556))))
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
 (let ((?x3081 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2560 (div (* ?x3081 old.hidden.multiple) old.hidden.parts)))
 (let (($x2996 (= (- 1) old.hidden.n)))
 (let ((?x2943 (ite (or $x2996 (< (* ?x2560 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2823 (ite $x1718 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2943) old.hidden.given_least)))
 (let ((?x1066 (ite (or $x2996 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1551 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2622 (ite $x1551 (ite (and $x2996 (= 1 old.hidden.parts)) 1 ?x1066) ?x2823)))
 (let (($x3291 (= (_ bv56 7) old.hidden.kind)))
 (let (($x282 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3235 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2199 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1659 (ite $x2199 old.hidden.parts (ite (or $x2723 $x3235 $x1349 $x282 $x3291) 1 ?x2622))))
 (= old.hidden.least ?x1659))))))))))))))))))
(assert
 (let ((?x3081 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2560 (div (* ?x3081 old.hidden.multiple) old.hidden.parts)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1718 (< 1 old.hidden.parts) (= ?x2560 old.hidden.n)))))))
(assert
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1718 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1551 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2240 (ite $x1551 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3081 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2560 (div (* ?x3081 old.hidden.multiple) old.hidden.parts)))
 (let (($x2996 (= (- 1) old.hidden.n)))
 (let (($x1718 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1026 (ite $x1349 (or $x2996 (< old.hidden.block old.hidden.n)) (ite $x1718 (or $x2996 (< ?x2560 old.hidden.n)) $x2240))))
 (let (($x1655 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1026)))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1129 (or $x962 $x1934)))
 (= old.hidden.moved (ite $x1129 old.hidden.given_moved $x1655)))))))))))))))
(assert
 (let (($x2005 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3745 (and $x2005 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3745))))
(assert
 (let (($x2321 (= (- 1) old.lm_head.cut.n)))
 (let (($x1808 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x46 (ite $x1808 (or $x2321 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x2321 (< 1 old.lm_head.cut.n)))))
 (let ((?x2153 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x2859 (< (div (* ?x2153 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x2005 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x211 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2018 (ite $x211 (or $x2321 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2005 (or $x2321 $x2859) $x46))))
 (let (($x242 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x2018)))
 (let (($x2558 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3489 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1456 (or $x3489 $x2558)))
 (= old.lm_head.cut.moved (ite $x1456 old.lm_head.cut.given_moved $x242)))))))))))))))
(assert
 (let (($x2199 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1129 (or $x962 $x1934)))
 (let (($x2017 (ite $x1129 old.hidden.given_everywhere (or $x2199 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2017)))))))
(assert
 (let (($x2379 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2093 (or $x2379 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2558 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3489 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1456 (or $x3489 $x2558)))
 (= old.lm_head.cut.everywhere (ite $x1456 old.lm_head.cut.given_everywhere $x2093))))))))
(assert
 (let (($x911 (not old.lm_head.cut.moved)))
 (let (($x2617 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x1952 (= 1 old.lm_head.cut.parts)))
 (let (($x2558 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3489 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1456 (or $x3489 $x2558)))
 (= old.lm_head.cut.first_alone (ite $x1456 old.lm_head.cut.given_first (or $x1952 (and $x2617 $x911)))))))))))
(assert
 (let (($x21 (not old.hidden.moved)))
 (let (($x282 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3235 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2723 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2980 (or old.hidden.everywhere old.hidden.filled (and (or $x2723 $x3235 $x1349 $x282) $x21))))
 (let (($x1934 (= (_ bv48 7) old.hidden.kind)))
 (let (($x962 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1129 (or $x962 $x1934)))
 (= old.hidden.undivided (ite $x1129 old.hidden.given_undivided $x2980))))))))))))
(assert
 (let (($x690 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3896 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2149 (or $x3896 $x690)))
 (let (($x625 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2417 (and $x625 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2149)))
 (let (($x1556 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3871 (ite (and $x1556 old.lm_head.cut.everywhere $x2149) (_ bv96 7) (ite $x1556 (_ bv95 7) (ite $x2417 (_ bv96 7) (ite $x625 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3871)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x776 (= (_ bv99 7) new.hidden.kind)))
 (let (($x934 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (let (($x301 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv26 7) new.hidden.kind)))
 (let (($x529 (= (_ bv18 7) new.hidden.kind)))
 (let (($x786 (= (_ bv11 7) new.hidden.kind)))
 (or $x786 $x529 $x3774 $x3052 $x301 $x1479 $x1706 $x1369 $x934 $x776))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3480 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x246 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x2717 (= (_ bv1 7) new.lm_head.bias)))
 (or $x2717 (= (_ bv23 7) new.lm_head.bias) $x246 $x3480)))))
(assert
 (let (($x1916 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1916 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2510 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x834 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1732 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x902 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x707 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1018 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1018 $x707 (= (_ bv56 7) new.lm_head.cut.kind) $x902 $x1732 $x834 $x2510 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3022 (= (_ bv95 7) new.lm_head.split)))
 (let (($x975 (= (_ bv40 7) new.lm_head.split)))
 (or $x975 (= (_ bv57 7) new.lm_head.split) $x3022))))
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
 (let ((?x1675 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1246 (div (* ?x1675 new.hidden.multiple) new.hidden.parts)))
 (let (($x1856 (= (- 1) new.hidden.n)))
 (let ((?x3586 (ite (or $x1856 (< (* ?x1246 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2164 (ite $x1479 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3586) new.hidden.given_least)))
 (let ((?x1266 (ite (or $x1856 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x3774 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2586 (ite $x3774 (ite (and $x1856 (= 1 new.hidden.parts)) 1 ?x1266) ?x2164)))
 (let (($x301 (= (_ bv56 7) new.hidden.kind)))
 (let (($x776 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x786 (= (_ bv11 7) new.hidden.kind)))
 (let (($x529 (= (_ bv18 7) new.hidden.kind)))
 (let (($x934 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2953 (ite $x934 new.hidden.parts (ite (or $x529 $x786 $x1369 $x776 $x301) 1 ?x2586))))
 (= new.hidden.least ?x2953))))))))))))))))))
(assert
 (let ((?x1675 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1246 (div (* ?x1675 new.hidden.multiple) new.hidden.parts)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1479 (< 1 new.hidden.parts) (= ?x1246 new.hidden.n)))))))
(assert
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1479 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3774 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2724 (ite $x3774 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1675 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1246 (div (* ?x1675 new.hidden.multiple) new.hidden.parts)))
 (let (($x1856 (= (- 1) new.hidden.n)))
 (let (($x1479 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x531 (ite $x1369 (or $x1856 (< new.hidden.block new.hidden.n)) (ite $x1479 (or $x1856 (< ?x1246 new.hidden.n)) $x2724))))
 (let (($x2431 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x531)))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1926 (or $x1706 $x3052)))
 (= new.hidden.moved (ite $x1926 new.hidden.given_moved $x2431)))))))))))))))
(assert
 (let (($x902 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1165 (and $x902 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1165))))
(assert
 (let (($x2374 (= (- 1) new.lm_head.cut.n)))
 (let (($x1018 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x88 (ite $x1018 (or $x2374 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x2374 (< 1 new.lm_head.cut.n)))))
 (let ((?x2836 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x1330 (< (div (* ?x2836 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x902 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x834 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1439 (ite $x834 (or $x2374 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x902 (or $x2374 $x1330) $x88))))
 (let (($x2409 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x1439)))
 (let (($x707 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1732 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3239 (or $x1732 $x707)))
 (= new.lm_head.cut.moved (ite $x3239 new.lm_head.cut.given_moved $x2409)))))))))))))))
(assert
 (let (($x934 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1926 (or $x1706 $x3052)))
 (let (($x1396 (ite $x1926 new.hidden.given_everywhere (or $x934 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1396)))))))
(assert
 (let (($x2510 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1198 (or $x2510 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x707 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1732 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3239 (or $x1732 $x707)))
 (= new.lm_head.cut.everywhere (ite $x3239 new.lm_head.cut.given_everywhere $x1198))))))))
(assert
 (let (($x141 (not new.lm_head.cut.moved)))
 (let (($x2351 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x3374 (= 1 new.lm_head.cut.parts)))
 (let (($x707 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1732 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3239 (or $x1732 $x707)))
 (= new.lm_head.cut.first_alone (ite $x3239 new.lm_head.cut.given_first (or $x3374 (and $x2351 $x141)))))))))))
(assert
 (let (($x1427 (not new.hidden.moved)))
 (let (($x776 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1369 (= (_ bv91 7) new.hidden.kind)))
 (let (($x786 (= (_ bv11 7) new.hidden.kind)))
 (let (($x529 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2534 (or new.hidden.everywhere new.hidden.filled (and (or $x529 $x786 $x1369 $x776) $x1427))))
 (let (($x3052 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1706 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1926 (or $x1706 $x3052)))
 (= new.hidden.undivided (ite $x1926 new.hidden.given_undivided $x2534))))))))))))
(assert
 (let (($x3430 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1916 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2602 (or $x1916 $x3430)))
 (let (($x975 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2939 (and $x975 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2602)))
 (let (($x3022 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x3095 (ite (and $x3022 new.lm_head.cut.everywhere $x2602) (_ bv96 7) (ite $x3022 (_ bv95 7) (ite $x2939 (_ bv96 7) (ite $x975 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x3095)))))))))
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
 (let (($x3480 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x973 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x3266 (= 1 new.tp)))
 (let (($x3440 (or $x3266 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x973 (and (= (_ bv95 7) new.lm_head.state) $x3480 new.lm_head.cut.first_alone))))
 (not $x3440))))))
(assert
 (let (($x2239 (= (_ bv29 7) old.lm_head.bias)))
(let (($x3581 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x3195 (not old.model.head_bias)))
(let (($x1189 (= 1 old.tp)))
(or $x1189 $x3195 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x3581 (and (= (_ bv95 7) old.lm_head.state) $x2239 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 76
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.collective () (_ BitVec 7))
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
(declare-fun old.ffn.width.given_least () Int)
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
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.width.given_undivided () Bool)
(declare-fun old.ffn.width.undivided () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.share_of_one () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun old.ffn.product () (_ BitVec 7))
(declare-fun old.ffn.product_in () (_ BitVec 7))
(declare-fun old.stages.ffn_due () Bool)
(declare-fun old.layer.moe () Bool)
(declare-fun old.model.parallel () Bool)
(declare-fun old.layer.dense () Bool)
(declare-fun old.stages.leaves () Bool)
(declare-fun old.stages.one_part () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
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
(declare-fun new.ffn.width.given_least () Int)
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
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.width.given_undivided () Bool)
(declare-fun new.ffn.width.undivided () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.share_of_one () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
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
 (let (($x3715 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x794 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x794 $x3715 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x1280 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x193 (= (_ bv10 7) old.ffn.down.input)))
 (or $x193 $x1280 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2671 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2671 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x2326 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1081 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1081 $x2326 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x719 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x719)))
(assert
 (let (($x1495 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1378 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2395 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3772 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2875 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2875 $x3772 $x2395 $x1378 $x1495)))))))
(assert
 (let (($x1957 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3559 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x3559 $x1957))))
(assert
 (let (($x2074 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2074 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x272 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1987 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2746 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1416 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x632 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x632 $x1416 $x2746 $x1987 $x272)))))))
(assert
 (let (($x2146 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2059 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1254 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1254 $x2059 $x2146)))))
(assert
 (let (($x914 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3007 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2551 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2551 $x3007 $x914 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x2529 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x789 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x781 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1332 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x151 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x500 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x986 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3648 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x3035 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3547 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x3547 $x3035 $x3648 $x986 $x500 $x151 $x1332 $x781 $x789 $x2529))))))))))))
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
 (let (($x3032 (= (_ bv38 7) old.stages.send)))
 (let (($x1568 (= (_ bv14 7) old.stages.send)))
 (let (($x172 (= (_ bv10 7) old.stages.send)))
 (or $x172 $x1568 $x3032 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x1320 (= (_ bv53 7) old.stages.stream)))
 (or $x1320 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1548 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2634 (div (* ?x1548 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1978 (< 1 old.ffn.width.parts)))
 (let (($x151 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x151 $x1978 (= ?x2634 old.ffn.width.n))))))))
(assert
 (let ((?x1548 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2634 (div (* ?x1548 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1978 (< 1 old.ffn.width.parts)))
 (let (($x151 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x151 $x1978 (<= old.ffn.width.n ?x2634))))))))
(assert
 (let (($x151 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1311 (and $x151 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1311))))
(assert
 (let ((?x1548 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2634 (div (* ?x1548 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3159 (= (- 1) old.ffn.width.n)))
 (let ((?x2429 (ite (or $x3159 (< (* ?x2634 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x3657 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x2429)))
 (let (($x151 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x2865 (ite (or $x3159 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x3648 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x1703 (ite $x3648 (ite (and $x3159 (= 1 old.ffn.width.parts)) 1 ?x2865) (ite $x151 ?x3657 old.ffn.width.given_least))))
 (let (($x500 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2529 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x781 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3547 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x3035 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x789 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x2120 (ite $x789 old.ffn.width.parts (ite (or $x3035 $x3547 $x781 $x2529 $x500) 1 ?x1703))))
 (= old.ffn.width.least ?x2120))))))))))))))))))
(assert
 (let (($x3159 (= (- 1) old.ffn.width.n)))
 (let (($x3648 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x459 (ite $x3648 (or $x3159 (<= old.ffn.width.parts old.ffn.width.n)) (or $x3159 (< 1 old.ffn.width.n)))))
 (let ((?x1548 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2634 (div (* ?x1548 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x151 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x781 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x413 (ite $x781 (or $x3159 (< old.ffn.width.block old.ffn.width.n)) (ite $x151 (or $x3159 (< ?x2634 old.ffn.width.n)) $x459))))
 (let (($x1515 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x413)))
 (let (($x986 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1332 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1480 (or $x1332 $x986)))
 (= old.ffn.width.moved (ite $x1480 old.ffn.width.given_moved $x1515)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1280 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1240 (or $x1280 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1240))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x789 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1069 (or $x789 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x986 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1332 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1480 (or $x1332 $x986)))
 (= old.ffn.width.everywhere (ite $x1480 old.ffn.width.given_everywhere $x1069))))))))
(assert
 (let (($x2926 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1460 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2862 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1460)))
 (let (($x3210 (ite old.model.gated $x2862 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x2926))))
 (let (($x2326 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2977 (and old.ffn.width.filled $x2326 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x3210)))))
 (= old.ffn.piece_kept $x2977))))))))
(assert
 (let (($x3879 (not old.ffn.width.moved)))
 (let (($x2529 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x781 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3547 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x3035 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3911 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x3035 $x3547 $x781 $x2529) $x3879))))
 (let (($x986 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1332 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1480 (or $x1332 $x986)))
 (= old.ffn.width.undivided (ite $x1480 old.ffn.width.given_undivided $x3911))))))))))))
(assert
 (let (($x3879 (not old.ffn.width.moved)))
 (let (($x409 (and old.ffn.width.everywhere $x3879)))
 (= old.ffn.in_place (or $x409 old.ffn.width.filled)))))
(assert
 (let (($x699 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x794 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x3715 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1141 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x3715 $x794) $x699))))
 (= old.ffn.first_reads $x1141))))))
(assert
 (let (($x1460 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2862 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1460)))
 (let (($x1957 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x768 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x1081 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2326 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1416 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2746 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2323 (or $x2746 $x1416)))
 (let (($x2926 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1254 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x484 (< 1 old.tp)))
 (let (($x2928 (and old.model.gated $x484 $x1254 $x2926 $x2323 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x2326 (and $x1081 (and old.ffn.width.undivided $x768))) (not (and old.ffn.gathers $x1957 $x2862)))))
 (= old.ffn.up_idle $x2928)))))))))))))))
(assert
 (let (($x3879 (not old.ffn.width.moved)))
 (let (($x409 (and old.ffn.width.everywhere $x3879)))
 (let ((?x2456 (ite $x409 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x484 (< 1 old.tp)))
 (let ((?x3752 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x272 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1416 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2746 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2323 (or $x2746 $x1416)))
 (let (($x3007 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1987 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1158 (or $x1987 (not (or $x3007 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x2926 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2069 (or $x2746 $x1987)))
 (let ((?x3211 (ite (or $x2069 $x2926 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x1416 (_ bv21 7) (_ bv16 7)))))
 (let (($x2059 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x1970 (ite $x2059 ?x3211 (ite $x1158 (_ bv92 7) (ite $x2323 (_ bv96 7) (ite $x272 ?x3752 (ite $x484 (_ bv16 7) ?x2456)))))))
 (let (($x3409 (or $x2069 $x2926 (and $x1416 old.ffn.width.padded $x3879) (and $x272 old.ffn.width.leads))))
 (let ((?x2230 (ite (and $x1416 old.ffn.width.filled (not $x2926)) (_ bv96 7) (ite $x3409 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2146 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2146 ?x2230 ?x1970)))))))))))))))))))))))
(assert
 (let (($x1308 (not old.ffn.width.everywhere)))
 (let (($x1339 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1308)))
 (= old.ffn.up_piece (ite $x1339 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x914 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1987 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x262 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x1987 $x914 old.ffn.up_idle))))
 (= old.ffn.up_left $x262)))))
(assert
 (let (($x1180 (not old.ffn.up_left)))
 (let (($x2528 (not old.model.joint)))
 (let (($x2837 (and old.ffn.piece_kept old.model.gated $x2528 (= (_ bv97 7) old.ffn.up_piece) $x1180)))
 (= old.ffn.share_of_one $x2837)))))
(assert
 (let (($x3879 (not old.ffn.width.moved)))
 (let (($x409 (and old.ffn.width.everywhere $x3879)))
 (let (($x484 (< 1 old.tp)))
 (let ((?x2333 (ite $x484 (_ bv16 7) (ite $x409 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x175 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1495 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3772 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2395 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1378 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x3057 (ite (or $x1378 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2395 $x3772) (_ bv96 7) (ite $x1495 ?x175 ?x2333)))))
 (let (($x1460 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2759 (or $x2395 $x1378)))
 (let (($x2488 (or $x2759 $x1460 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3559 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3369 (or $x2759 $x1460 (and $x3772 old.ffn.width.padded $x3879) (and $x1495 old.ffn.width.leads))))
 (let ((?x3059 (ite (and $x3772 old.ffn.width.filled (not $x1460)) (_ bv96 7) (ite $x3369 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1957 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1957 ?x3059 (ite $x3559 (ite $x2488 (_ bv96 7) (ite $x3772 (_ bv21 7) (_ bv16 7))) ?x3057)))))))))))))))))))))
(assert
 (let (($x1308 (not old.ffn.width.everywhere)))
 (let (($x1957 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1957 (not (= (_ bv96 7) old.ffn.gate_state)) $x1308) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1545 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1545)))
(assert
 (let ((?x2760 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x1589 (not old.ffn.share_of_one)))
 (let (($x539 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x1589))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x539) (_ bv96 7) ?x2760))))))
(assert
 (let (($x719 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x484 (< 1 old.tp)))
 (let (($x1928 (and $x484 $x719 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x1928)))))
(assert
 (let (($x1320 (= (_ bv53 7) old.stages.stream)))
 (let (($x2479 (and $x1320 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x2233 (not old.model.parallel)))
 (let (($x1224 (not old.stages.leaves)))
 (let (($x467 (or $x1224 (and old.layer.dense $x2233 (not (= (_ bv1 7) old.ffn.down.residual))) $x2479)))
 (= old.stages.one_part $x467)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x393 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3278 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x3278 $x393 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x3761 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2112 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2112 $x3761 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2289 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2289 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x1991 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1186 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1186 $x1991 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x1133 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x1133)))
(assert
 (let (($x1062 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1908 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3183 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1681 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2312 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2312 $x1681 $x3183 $x1908 $x1062)))))))
(assert
 (let (($x2722 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1535 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x1535 $x2722))))
(assert
 (let (($x167 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x167 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2022 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1738 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2264 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3155 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3292 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x3292 $x3155 $x2264 $x1738 $x2022)))))))
(assert
 (let (($x3041 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x469 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x3862 (= (_ bv40 7) new.ffn.up.split)))
 (or $x3862 $x469 $x3041)))))
(assert
 (let (($x3361 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3597 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2293 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2293 $x3597 $x3361 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x305 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1477 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1524 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x651 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1951 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1751 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2934 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2895 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x541 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x441 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x441 $x541 $x2895 $x2934 $x1751 $x1951 $x651 $x1524 $x1477 $x305))))))))))))
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
 (let (($x3065 (= (_ bv38 7) new.stages.send)))
 (let (($x1381 (= (_ bv14 7) new.stages.send)))
 (let (($x644 (= (_ bv10 7) new.stages.send)))
 (or $x644 $x1381 $x3065 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x3558 (= (_ bv53 7) new.stages.stream)))
 (or $x3558 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2825 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3503 (div (* ?x2825 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x845 (< 1 new.ffn.width.parts)))
 (let (($x1951 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1951 $x845 (= ?x3503 new.ffn.width.n))))))))
(assert
 (let ((?x2825 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3503 (div (* ?x2825 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x845 (< 1 new.ffn.width.parts)))
 (let (($x1951 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1951 $x845 (<= new.ffn.width.n ?x3503))))))))
(assert
 (let (($x1951 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x13 (and $x1951 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x13))))
(assert
 (let ((?x2825 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3503 (div (* ?x2825 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2186 (= (- 1) new.ffn.width.n)))
 (let ((?x2543 (ite (or $x2186 (< (* ?x3503 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x3024 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x2543)))
 (let (($x1951 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x2421 (ite (or $x2186 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x2895 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x2904 (ite $x2895 (ite (and $x2186 (= 1 new.ffn.width.parts)) 1 ?x2421) (ite $x1951 ?x3024 new.ffn.width.given_least))))
 (let (($x1751 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x305 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1524 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x441 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x541 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1477 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x3800 (ite $x1477 new.ffn.width.parts (ite (or $x541 $x441 $x1524 $x305 $x1751) 1 ?x2904))))
 (= new.ffn.width.least ?x3800))))))))))))))))))
(assert
 (let (($x2186 (= (- 1) new.ffn.width.n)))
 (let (($x2895 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1565 (ite $x2895 (or $x2186 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2186 (< 1 new.ffn.width.n)))))
 (let ((?x2825 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3503 (div (* ?x2825 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1951 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1524 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2372 (ite $x1524 (or $x2186 (< new.ffn.width.block new.ffn.width.n)) (ite $x1951 (or $x2186 (< ?x3503 new.ffn.width.n)) $x1565))))
 (let (($x1876 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2372)))
 (let (($x2934 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x651 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1413 (or $x651 $x2934)))
 (= new.ffn.width.moved (ite $x1413 new.ffn.width.given_moved $x1876)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x3761 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1734 (or $x3761 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1734))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1477 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x528 (or $x1477 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2934 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x651 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1413 (or $x651 $x2934)))
 (= new.ffn.width.everywhere (ite $x1413 new.ffn.width.given_everywhere $x528))))))))
(assert
 (let (($x670 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2512 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2654 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2512)))
 (let (($x3149 (ite new.model.gated $x2654 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x670))))
 (let (($x1991 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2081 (and new.ffn.width.filled $x1991 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x3149)))))
 (= new.ffn.piece_kept $x2081))))))))
(assert
 (let (($x2280 (not new.ffn.width.moved)))
 (let (($x305 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1524 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x441 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x541 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3379 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x541 $x441 $x1524 $x305) $x2280))))
 (let (($x2934 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x651 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1413 (or $x651 $x2934)))
 (= new.ffn.width.undivided (ite $x1413 new.ffn.width.given_undivided $x3379))))))))))))
(assert
 (let (($x2280 (not new.ffn.width.moved)))
 (let (($x1804 (and new.ffn.width.everywhere $x2280)))
 (= new.ffn.in_place (or $x1804 new.ffn.width.filled)))))
(assert
 (let (($x1361 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3278 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x393 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1826 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x393 $x3278) $x1361))))
 (= new.ffn.first_reads $x1826))))))
(assert
 (let (($x2512 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2654 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2512)))
 (let (($x2722 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2611 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x1186 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1991 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3155 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2264 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2046 (or $x2264 $x3155)))
 (let (($x670 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3862 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x227 (< 1 new.tp)))
 (let (($x388 (and new.model.gated $x227 $x3862 $x670 $x2046 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x1991 (and $x1186 (and new.ffn.width.undivided $x2611))) (not (and new.ffn.gathers $x2722 $x2654)))))
 (= new.ffn.up_idle $x388)))))))))))))))
(assert
 (let (($x2280 (not new.ffn.width.moved)))
 (let (($x1804 (and new.ffn.width.everywhere $x2280)))
 (let ((?x746 (ite $x1804 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x227 (< 1 new.tp)))
 (let ((?x917 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2022 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3155 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2264 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2046 (or $x2264 $x3155)))
 (let (($x3597 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1738 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2087 (or $x1738 (not (or $x3597 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x670 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3775 (or $x2264 $x1738)))
 (let ((?x813 (ite (or $x3775 $x670 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x3155 (_ bv21 7) (_ bv16 7)))))
 (let (($x469 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1316 (ite $x469 ?x813 (ite $x2087 (_ bv92 7) (ite $x2046 (_ bv96 7) (ite $x2022 ?x917 (ite $x227 (_ bv16 7) ?x746)))))))
 (let (($x1520 (or $x3775 $x670 (and $x3155 new.ffn.width.padded $x2280) (and $x2022 new.ffn.width.leads))))
 (let ((?x3562 (ite (and $x3155 new.ffn.width.filled (not $x670)) (_ bv96 7) (ite $x1520 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3041 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x3041 ?x3562 ?x1316)))))))))))))))))))))))
(assert
 (let (($x2659 (not new.ffn.width.everywhere)))
 (let (($x2283 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2659)))
 (= new.ffn.up_piece (ite $x2283 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3361 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1738 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3655 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1738 $x3361 new.ffn.up_idle))))
 (= new.ffn.up_left $x3655)))))
(assert
 (let (($x372 (not new.ffn.up_left)))
 (let (($x1872 (not new.model.joint)))
 (let (($x1152 (and new.ffn.piece_kept new.model.gated $x1872 (= (_ bv97 7) new.ffn.up_piece) $x372)))
 (= new.ffn.share_of_one $x1152)))))
(assert
 (let (($x2280 (not new.ffn.width.moved)))
 (let (($x1804 (and new.ffn.width.everywhere $x2280)))
 (let (($x227 (< 1 new.tp)))
 (let ((?x3282 (ite $x227 (_ bv16 7) (ite $x1804 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x940 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1062 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1681 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3183 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1908 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x591 (ite (or $x1908 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x3183 $x1681) (_ bv96 7) (ite $x1062 ?x940 ?x3282)))))
 (let (($x2512 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x543 (or $x3183 $x1908)))
 (let (($x3034 (or $x543 $x2512 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1535 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x3093 (or $x543 $x2512 (and $x1681 new.ffn.width.padded $x2280) (and $x1062 new.ffn.width.leads))))
 (let ((?x2701 (ite (and $x1681 new.ffn.width.filled (not $x2512)) (_ bv96 7) (ite $x3093 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2722 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2722 ?x2701 (ite $x1535 (ite $x3034 (_ bv96 7) (ite $x1681 (_ bv21 7) (_ bv16 7))) ?x591)))))))))))))))))))))
(assert
 (let (($x2659 (not new.ffn.width.everywhere)))
 (let (($x2722 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2722 (not (= (_ bv96 7) new.ffn.gate_state)) $x2659) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2489 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2489)))
(assert
 (let ((?x1653 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x475 (not new.ffn.share_of_one)))
 (let (($x2273 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x475))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2273) (_ bv96 7) ?x1653))))))
(assert
 (let (($x1133 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x227 (< 1 new.tp)))
 (let (($x2108 (and $x227 $x1133 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x2108)))))
(assert
 (let (($x3558 (= (_ bv53 7) new.stages.stream)))
 (let (($x2897 (and $x3558 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x3395 (not new.model.parallel)))
 (let (($x801 (not new.stages.leaves)))
 (let (($x2340 (or $x801 (and new.layer.dense $x3395 (not (= (_ bv1 7) new.ffn.down.residual))) $x2897)))
 (= new.stages.one_part $x2340)))))))
(assert
 (= new.layer.dense false))
(assert
 (= new.layer.moe true))
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
 (= old.layer.dense new.layer.dense))
(assert
 (= old.layer.moe new.layer.moe))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
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
 (let (($x2267 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x2267)))
(assert
 (or (= 1 old.stages.visits) (or (= (_ bv10 7) old.stages.send) (= (_ bv14 7) old.stages.send)) (and (= (_ bv38 7) old.stages.send) old.stages.one_part)))
(check-sat)

; from one replica to any number, question 77
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
 (let (($x922 (= (_ bv42 7) old.batch.idle)))
 (or $x922 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1870 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x3659 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x3303 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1753 $x2373 $x3303 (= (_ bv48 7) old.batch.sequences.kind) $x3659 $x1870 (= (_ bv86 7) old.batch.sequences.kind) $x3216 $x1925 $x2902))))))))))
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
 (let ((?x4070 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x2556 (* (div (* ?x4070 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x1124 (= (- 1) old.batch.sequences.n)))
 (let ((?x714 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x1124 (< ?x2556 old.batch.sequences.n)) 0 1))))
 (let (($x1870 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x248 (or $x1124 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x3239 (ite (and $x1124 (= 1 old.batch.sequences.parts)) 1 (ite $x248 0 1))))
 (let (($x3303 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x3659 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2902 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3216 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1753 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2373 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x625 (ite (or $x2373 $x1753 $x3216 $x2902 $x3659) 1 (ite $x3303 ?x3239 (ite $x1870 ?x714 old.batch.sequences.given_least)))))
 (let (($x1925 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x1925 old.batch.sequences.parts ?x625))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x2692 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1998 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x1246 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2035 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1479 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2401 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1151 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x1427 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x1427 $x1151 $x2401 (= (_ bv48 7) new.batch.sequences.kind) $x1479 $x2035 (= (_ bv86 7) new.batch.sequences.kind) $x1246 $x1998 $x2692))))))))))
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
 (let ((?x2083 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x1297 (* (div (* ?x2083 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1171 (= (- 1) new.batch.sequences.n)))
 (let ((?x2475 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1171 (< ?x1297 new.batch.sequences.n)) 0 1))))
 (let (($x2035 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x4058 (or $x1171 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x1817 (ite (and $x1171 (= 1 new.batch.sequences.parts)) 1 (ite $x4058 0 1))))
 (let (($x2401 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1479 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2692 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1246 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1427 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x1151 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x1836 (ite (or $x1151 $x1427 $x1246 $x2692 $x1479) 1 (ite $x2401 ?x1817 (ite $x2035 ?x2475 new.batch.sequences.given_least)))))
 (let (($x1998 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x1998 new.batch.sequences.parts ?x1836))))))))))))))))))
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
 (let (($x3168 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x3168))))
(assert
 (let (($x1652 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x1652)))
(check-sat)

; from one replica to any number, question 78
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
 (let (($x1449 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1449)))
(assert
 (let (($x543 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x543 (= (_ bv57 7) old.attention.qkv.split))))
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
 (let (($x263 (= (_ bv38 7) old.embedding.split)))
 (or $x263 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x1681 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x1681)))
(assert
 (let (($x2722 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2722 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x2176 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2176 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x2701 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3034 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1535 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2653 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3449 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1804 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1063 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1973 (= (_ bv18 7) old.hidden.kind)))
 (let (($x167 (= (_ bv11 7) old.hidden.kind)))
 (or $x167 $x1973 $x1063 $x1804 $x3449 $x2653 $x3436 $x1535 $x3034 $x2701))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2489 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2489 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x1506 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x569 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2388 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2273 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2273 (= (_ bv56 7) old.lm_head.cut.kind) $x2388 $x569 (= (_ bv91 7) old.lm_head.cut.kind) $x1506 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1529 (= (_ bv95 7) old.lm_head.split)))
 (let (($x758 (= (_ bv40 7) old.lm_head.split)))
 (or $x758 (= (_ bv57 7) old.lm_head.split) $x1529))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1833 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x1833 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1717 (= (_ bv38 7) old.stream)))
 (or $x1717 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1074 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x137 (div (* ?x1074 old.hidden.multiple) old.hidden.parts)))
 (let (($x1418 (= (- 1) old.hidden.n)))
 (let ((?x372 (ite (or $x1418 (< (* ?x137 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2653 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2152 (ite $x2653 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x372) old.hidden.given_least)))
 (let ((?x2883 (ite (or $x1418 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1063 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x3162 (ite $x1063 (ite (and $x1418 (= 1 old.hidden.parts)) 1 ?x2883) ?x2152)))
 (let (($x3449 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2701 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1535 (= (_ bv91 7) old.hidden.kind)))
 (let (($x167 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1973 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3034 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2911 (ite $x3034 old.hidden.parts (ite (or $x1973 $x167 $x1535 $x2701 $x3449) 1 ?x3162))))
 (= old.hidden.least ?x2911))))))))))))))))))
(assert
 (let ((?x1074 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x137 (div (* ?x1074 old.hidden.multiple) old.hidden.parts)))
 (let (($x2653 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2653 (< 1 old.hidden.parts) (= ?x137 old.hidden.n)))))))
(assert
 (let (($x2653 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2653 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1804 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3876 (or $x3436 $x1804)))
 (let (($x3034 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x3034 old.hidden.parts (ite $x3876 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x1063 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2264 (ite $x1063 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1074 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x137 (div (* ?x1074 old.hidden.multiple) old.hidden.parts)))
 (let (($x1418 (= (- 1) old.hidden.n)))
 (let (($x2653 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1535 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1325 (ite $x1535 (or $x1418 (< old.hidden.block old.hidden.n)) (ite $x2653 (or $x1418 (< ?x137 old.hidden.n)) $x2264))))
 (let (($x2022 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1325)))
 (let (($x1804 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3876 (or $x3436 $x1804)))
 (= old.hidden.moved (ite $x3876 old.hidden.given_moved $x2022)))))))))))))))
(assert
 (let (($x2388 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3562 (and $x2388 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3562))))
(assert
 (let (($x1449 (= (_ bv61 7) old.attention.out.split)))
 (let (($x263 (= (_ bv38 7) old.embedding.split)))
 (let (($x1717 (= (_ bv38 7) old.stream)))
 (let (($x2290 (or $x1717 $x263 $x1449 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x2290))))))
(assert
 (let (($x3034 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1804 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3876 (or $x3436 $x1804)))
 (let (($x2293 (ite $x3876 old.hidden.given_everywhere (or $x3034 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2293)))))))
(assert
 (let (($x1506 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1276 (or $x1506 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1930 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1276)))
 (= old.lm_head.cut.everywhere $x1930)))))
(assert
 (let (($x746 (not old.hidden.moved)))
 (let (($x2701 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1535 (= (_ bv91 7) old.hidden.kind)))
 (let (($x167 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1973 (= (_ bv18 7) old.hidden.kind)))
 (let (($x11 (or old.hidden.everywhere old.hidden.filled (and (or $x1973 $x167 $x1535 $x2701) $x746))))
 (let (($x1804 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3876 (or $x3436 $x1804)))
 (= old.hidden.undivided (ite $x3876 old.hidden.given_undivided $x11))))))))))))
(assert
 (let (($x3677 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2489 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2654 (or $x2489 $x3677)))
 (let (($x758 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2550 (and $x758 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2654)))
 (let (($x1529 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3425 (ite (and $x1529 old.lm_head.cut.everywhere $x2654) (_ bv96 7) (ite $x1529 (_ bv95 7) (ite $x2550 (_ bv96 7) (ite $x758 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3425)))))))))
(assert
 (let (($x2176 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x3918 (and old.layer.dense (or $x2176 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x543 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1361 (or $x543 (= (_ bv92 7) old.lm_head.state) $x3918 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x1361))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x651 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x651)))
(assert
 (let (($x441 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x441 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x824 (= (_ bv38 7) new.embedding.split)))
 (or $x824 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x819 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x819)))
(assert
 (let (($x3149 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x3149 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x3865 (= (_ bv40 7) new.ffn.up.split)))
 (or $x3865 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x3176 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1574 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1830 (= (_ bv91 7) new.hidden.kind)))
 (let (($x235 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1734 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4067 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2355 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2112 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3761 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1704 (= (_ bv11 7) new.hidden.kind)))
 (or $x1704 $x3761 $x2112 $x2355 $x4067 $x1734 $x235 $x1830 $x1574 $x3176))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2702 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2702 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x1086 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1876 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2372 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1565 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1565 (= (_ bv56 7) new.lm_head.cut.kind) $x2372 $x1876 (= (_ bv91 7) new.lm_head.cut.kind) $x1086 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3101 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2720 (= (_ bv40 7) new.lm_head.split)))
 (or $x2720 (= (_ bv57 7) new.lm_head.split) $x3101))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x364 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x364 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3800 (= (_ bv38 7) new.stream)))
 (or $x3800 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3642 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3090 (div (* ?x3642 new.hidden.multiple) new.hidden.parts)))
 (let (($x13 (= (- 1) new.hidden.n)))
 (let ((?x2851 (ite (or $x13 (< (* ?x3090 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1734 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1979 (ite $x1734 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2851) new.hidden.given_least)))
 (let ((?x971 (ite (or $x13 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2112 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2218 (ite $x2112 (ite (and $x13 (= 1 new.hidden.parts)) 1 ?x971) ?x1979)))
 (let (($x4067 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3176 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1830 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1704 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3761 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1574 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x822 (ite $x1574 new.hidden.parts (ite (or $x3761 $x1704 $x1830 $x3176 $x4067) 1 ?x2218))))
 (= new.hidden.least ?x822))))))))))))))))))
(assert
 (let ((?x3642 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3090 (div (* ?x3642 new.hidden.multiple) new.hidden.parts)))
 (let (($x1734 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1734 (< 1 new.hidden.parts) (= ?x3090 new.hidden.n)))))))
(assert
 (let (($x1734 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1734 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2355 (= (_ bv48 7) new.hidden.kind)))
 (let (($x235 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3683 (or $x235 $x2355)))
 (let (($x1574 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x1574 new.hidden.parts (ite $x3683 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x2112 (= (_ bv26 7) new.hidden.kind)))
 (let (($x810 (ite $x2112 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3642 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3090 (div (* ?x3642 new.hidden.multiple) new.hidden.parts)))
 (let (($x13 (= (- 1) new.hidden.n)))
 (let (($x1734 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1830 (= (_ bv91 7) new.hidden.kind)))
 (let (($x640 (ite $x1830 (or $x13 (< new.hidden.block new.hidden.n)) (ite $x1734 (or $x13 (< ?x3090 new.hidden.n)) $x810))))
 (let (($x2545 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x640)))
 (let (($x2355 (= (_ bv48 7) new.hidden.kind)))
 (let (($x235 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3683 (or $x235 $x2355)))
 (= new.hidden.moved (ite $x3683 new.hidden.given_moved $x2545)))))))))))))))
(assert
 (let (($x2372 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3008 (and $x2372 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3008))))
(assert
 (let (($x651 (= (_ bv61 7) new.attention.out.split)))
 (let (($x824 (= (_ bv38 7) new.embedding.split)))
 (let (($x3800 (= (_ bv38 7) new.stream)))
 (let (($x2626 (or $x3800 $x824 $x651 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x2626))))))
(assert
 (let (($x1574 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2355 (= (_ bv48 7) new.hidden.kind)))
 (let (($x235 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3683 (or $x235 $x2355)))
 (let (($x2233 (ite $x3683 new.hidden.given_everywhere (or $x1574 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2233)))))))
(assert
 (let (($x1086 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1600 (or $x1086 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2479 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1600)))
 (= new.lm_head.cut.everywhere $x2479)))))
(assert
 (let (($x484 (not new.hidden.moved)))
 (let (($x3176 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1830 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1704 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3761 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1081 (or new.hidden.everywhere new.hidden.filled (and (or $x3761 $x1704 $x1830 $x3176) $x484))))
 (let (($x2355 (= (_ bv48 7) new.hidden.kind)))
 (let (($x235 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3683 (or $x235 $x2355)))
 (= new.hidden.undivided (ite $x3683 new.hidden.given_undivided $x1081))))))))))))
(assert
 (let (($x1884 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2702 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x748 (or $x2702 $x1884)))
 (let (($x2720 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1693 (and $x2720 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x748)))
 (let (($x3101 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x3795 (ite (and $x3101 new.lm_head.cut.everywhere $x748) (_ bv96 7) (ite $x3101 (_ bv95 7) (ite $x1693 (_ bv96 7) (ite $x2720 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x3795)))))))))
(assert
 (let (($x3865 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2325 (and new.layer.dense (or $x3865 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x441 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1045 (or $x441 (= (_ bv92 7) new.lm_head.state) $x2325 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x1045))))))
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
 (let (($x2289 (not new.hidden.beyond)))
 (let (($x3395 (and (<= 1 new.hidden.least) $x2289 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x3395)))))
(assert
 (let (($x1279 (not old.hidden.beyond)))
(let (($x2395 (and (<= 1 old.hidden.least) $x1279 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x504 (not (or old.hidden.gathered old.hidden.summed))))
(or $x504 $x2395)))))
(check-sat)

; from one replica to any number, question 79
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
 (let (($x3941 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x3941 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2724 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x531 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x3751 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x1571 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x1703 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1856 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1384 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x2277 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2582 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x412 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x412 $x2582 $x2277 $x1384 $x1856 $x1703 $x1571 $x3751 $x531 $x2724))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x3441 (= (_ bv95 7) old.embedding.split)))
 (let (($x263 (= (_ bv38 7) old.embedding.split)))
 (or $x263 (= (_ bv57 7) old.embedding.split) $x3441))))
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
 (let ((?x1028 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x3057 (* (div (* ?x1028 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x3452 (= (- 1) old.embedding.cut.n)))
 (let ((?x2183 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x3452 (< ?x3057 old.embedding.cut.n)) 0 1))))
 (let (($x1703 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x3752 (or $x3452 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x3239 (ite (and $x3452 (= 1 old.embedding.cut.parts)) 1 (ite $x3752 0 1))))
 (let (($x2277 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1856 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2724 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x3751 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x412 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x2582 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x1762 (ite (or $x2582 $x412 $x3751 $x2724 $x1856) 1 (ite $x2277 ?x3239 (ite $x1703 ?x2183 old.embedding.cut.given_least)))))
 (let (($x531 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x531 old.embedding.cut.parts ?x1762))))))))))))))))))
(assert
 (let ((?x1105 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x531 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x531 old.embedding.cut.parts ?x1105)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x342 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3941 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3441 (= (_ bv95 7) old.embedding.split)))
 (let ((?x575 (ite $x3441 (ite (and old.embedding.rows_where_kept (or $x3941 $x342)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x575))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2278 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x2278 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x2551 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x3007 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x3044 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2783 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x2926 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x256 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x2125 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x2590 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x3618 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x3547 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x3547 $x3618 $x2590 $x2125 $x256 $x2926 $x2783 $x3044 $x3007 $x2551))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x3379 (= (_ bv95 7) new.embedding.split)))
 (let (($x824 (= (_ bv38 7) new.embedding.split)))
 (or $x824 (= (_ bv57 7) new.embedding.split) $x3379))))
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
 (let ((?x4058 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x1515 (* (div (* ?x4058 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x1692 (= (- 1) new.embedding.cut.n)))
 (let ((?x3258 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x1692 (< ?x1515 new.embedding.cut.n)) 0 1))))
 (let (($x2926 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x3559 (or $x1692 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x668 (ite (and $x1692 (= 1 new.embedding.cut.parts)) 1 (ite $x3559 0 1))))
 (let (($x2590 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x256 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x2551 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x3044 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x3547 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x3618 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x248 (ite (or $x3618 $x3547 $x3044 $x2551 $x256) 1 (ite $x2590 ?x668 (ite $x2926 ?x3258 new.embedding.cut.given_least)))))
 (let (($x3007 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x3007 new.embedding.cut.parts ?x248))))))))))))))))))
(assert
 (let ((?x231 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x3007 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x3007 new.embedding.cut.parts ?x231)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x1782 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2278 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3379 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1266 (ite $x3379 (ite (and new.embedding.rows_where_kept (or $x2278 $x1782)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1266))))))
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
 (let (($x2251 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x2146 (not new.embedding.cut.beyond)))
 (let (($x1429 (or (not (= (_ bv95 7) new.embedding.split)) (and $x2146 (or (= (_ bv96 7) new.embedding.state) $x2251)))))
 (not $x1429)))))
(assert
 (let (($x3828 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x514 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x514 (or (= (_ bv96 7) old.embedding.state) $x3828))))))
(check-sat)

; from one replica to any number, question 80
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
 (let (($x408 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3941 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2483 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3098 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1457 (= (_ bv4 7) old.embedding.collective)))
 (or $x1457 $x3098 $x2483 $x3941 $x408)))))))
(assert
 (let (($x3441 (= (_ bv95 7) old.embedding.split)))
 (let (($x263 (= (_ bv38 7) old.embedding.split)))
 (or $x263 (= (_ bv57 7) old.embedding.split) $x3441))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1841 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1957 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1884 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2601 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1734 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1734 $x2601 (= (_ bv56 7) old.hidden.kind) $x1693 $x1884 $x1957 $x1841 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1591 (= (_ bv49 7) old.norm.statistic)))
 (or $x1591 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x971 (= (_ bv96 7) old.stream)))
 (let (($x2870 (= (_ bv94 7) old.stream)))
 (let (($x3570 (= (_ bv38 7) old.stream)))
 (or $x3570 $x2870 $x971)))))
(assert
 (let (($x1308 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x648 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3940 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3940 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x648 (= (_ bv91 7) old.stream_tokens.kind) $x1308 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x484 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1950 (div (* ?x484 old.hidden.multiple) old.hidden.parts)))
 (let (($x1704 (< 1 old.hidden.parts)))
 (let (($x1693 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1693 $x1704 (= ?x1950 old.hidden.n))))))))
(assert
 (let ((?x484 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1950 (div (* ?x484 old.hidden.multiple) old.hidden.parts)))
 (let (($x1704 (< 1 old.hidden.parts)))
 (let (($x1693 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1693 $x1704 (<= old.hidden.n ?x1950))))))))
(assert
 (let (($x1693 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1693 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1734 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3635 (ite $x1734 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x484 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1950 (div (* ?x484 old.hidden.multiple) old.hidden.parts)))
 (let (($x539 (= (- 1) old.hidden.n)))
 (let (($x1693 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1957 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3183 (ite $x1957 (or $x539 (< old.hidden.block old.hidden.n)) (ite $x1693 (or $x539 (< ?x1950 old.hidden.n)) $x3635))))
 (let (($x541 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3183)))
 (let (($x2601 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1884 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1589 (or $x1884 $x2601)))
 (= old.hidden.moved (ite $x1589 old.hidden.given_moved $x541)))))))))))))))
(assert
 (let (($x1308 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2081 (or $x1308 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3571 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2081)))
 (= old.stream_tokens.everywhere $x3571)))))
(assert
 (let (($x342 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3941 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3441 (= (_ bv95 7) old.embedding.split)))
 (let ((?x575 (ite $x3441 (ite (and old.embedding.rows_where_kept (or $x3941 $x342)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x575))))))
(assert
 (let (($x1841 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2601 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1884 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1589 (or $x1884 $x2601)))
 (let (($x2186 (ite $x1589 old.hidden.given_everywhere (or $x1841 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2186)))))))
(assert
 (let (($x2363 (= 1 old.tp)))
 (let (($x971 (= (_ bv96 7) old.stream)))
 (let (($x1689 (or $x971 $x2363 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x342 (and (or (not old.embedding.group.tp) $x2363) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2483 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3941 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2799 (ite (or (or $x3941 $x2483) (and $x342 $x1689)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x408 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3098 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3024 (and (or $x3098 $x408) $x342)))
 (let ((?x2536 (ite (or $x3941 (and $x2483 (= (_ bv38 7) old.stream)) $x3024) (_ bv38 7) (ite $x2483 (_ bv96 7) (_ bv16 7)))))
 (let (($x3026 (or (and old.hidden.filled (not $x971)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x721 (not $x342)))
 (let (($x1591 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3570 (= (_ bv38 7) old.stream)))
 (let ((?x2616 (ite (and $x3098 old.hidden.filled $x3570 $x721 $x1591) old.stream (ite (and $x408 $x721 $x3026) old.stream ?x2536))))
 (let ((?x2851 (ite (and $x971 old.hidden.everywhere (or $x3941 $x3024)) (_ bv96 7) (ite (and $x3098 old.hidden.filled $x971 $x721) (_ bv96 7) ?x2616))))
 (let (($x1457 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x822 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x342) (_ bv38 7) (ite $x1457 (_ bv96 7) ?x2851))))
 (let ((?x640 (ite (= (_ bv38 7) old.embedding.state) ?x822 (ite (= (_ bv96 7) old.embedding.state) ?x2799 old.embedding.state))))
 (let ((?x3503 (ite $x408 (ite (not $x971) old.stream (_ bv66 7)) (ite $x2483 (ite $x971 (_ bv96 7) old.stream) (ite $x3941 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x3098 (_ bv96 7) ?x3503) ?x640))))))))))))))))))))))))
(assert
 (let (($x971 (= (_ bv96 7) old.stream)))
 (let (($x2112 (or $x971 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2112))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1218 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2278 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1141 (= (_ bv10 7) new.embedding.collective)))
 (let (($x770 (= (_ bv5 7) new.embedding.collective)))
 (let (($x699 (= (_ bv4 7) new.embedding.collective)))
 (or $x699 $x770 $x1141 $x2278 $x1218)))))))
(assert
 (let (($x3379 (= (_ bv95 7) new.embedding.split)))
 (let (($x824 (= (_ bv38 7) new.embedding.split)))
 (or $x824 (= (_ bv57 7) new.embedding.split) $x3379))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1320 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2880 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2696 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3832 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2372 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2372 $x3832 (= (_ bv56 7) new.hidden.kind) $x2136 $x2696 $x2880 $x1320 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2671 (= (_ bv49 7) new.norm.statistic)))
 (or $x2671 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1648 (= (_ bv96 7) new.stream)))
 (let (($x1565 (= (_ bv94 7) new.stream)))
 (let (($x651 (= (_ bv38 7) new.stream)))
 (or $x651 $x1565 $x1648)))))
(assert
 (let (($x1928 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1876 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1081 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1081 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1876 (= (_ bv91 7) new.stream_tokens.kind) $x1928 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x3865 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x441 (div (* ?x3865 new.hidden.multiple) new.hidden.parts)))
 (let (($x364 (< 1 new.hidden.parts)))
 (let (($x2136 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2136 $x364 (= ?x441 new.hidden.n))))))))
(assert
 (let ((?x3865 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x441 (div (* ?x3865 new.hidden.multiple) new.hidden.parts)))
 (let (($x364 (< 1 new.hidden.parts)))
 (let (($x2136 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2136 $x364 (<= new.hidden.n ?x441))))))))
(assert
 (let (($x2136 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2136 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2372 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3274 (ite $x2372 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3865 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x441 (div (* ?x3865 new.hidden.multiple) new.hidden.parts)))
 (let (($x1563 (= (- 1) new.hidden.n)))
 (let (($x2136 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2880 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2289 (ite $x2880 (or $x1563 (< new.hidden.block new.hidden.n)) (ite $x2136 (or $x1563 (< ?x441 new.hidden.n)) $x3274))))
 (let (($x2144 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2289)))
 (let (($x3832 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2696 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2876 (or $x2696 $x3832)))
 (= new.hidden.moved (ite $x2876 new.hidden.given_moved $x2144)))))))))))))))
(assert
 (let (($x1928 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1937 (or $x1928 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1919 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1937)))
 (= new.stream_tokens.everywhere $x1919)))))
(assert
 (let (($x1782 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2278 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3379 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1266 (ite $x3379 (ite (and new.embedding.rows_where_kept (or $x2278 $x1782)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1266))))))
(assert
 (let (($x1320 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3832 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2696 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2876 (or $x2696 $x3832)))
 (let (($x3293 (ite $x2876 new.hidden.given_everywhere (or $x1320 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3293)))))))
(assert
 (let (($x1847 (= 1 new.tp)))
 (let (($x1648 (= (_ bv96 7) new.stream)))
 (let (($x1535 (or $x1648 $x1847 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1782 (and (or (not new.embedding.group.tp) $x1847) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1141 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2278 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3406 (ite (or (or $x2278 $x1141) (and $x1782 $x1535)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1218 (= (_ bv73 7) new.embedding.collective)))
 (let (($x770 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3862 (and (or $x770 $x1218) $x1782)))
 (let ((?x1268 (ite (or $x2278 (and $x1141 (= (_ bv38 7) new.stream)) $x3862) (_ bv38 7) (ite $x1141 (_ bv96 7) (_ bv16 7)))))
 (let (($x758 (or (and new.hidden.filled (not $x1648)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3591 (not $x1782)))
 (let (($x2671 (= (_ bv49 7) new.norm.statistic)))
 (let (($x651 (= (_ bv38 7) new.stream)))
 (let ((?x3425 (ite (and $x770 new.hidden.filled $x651 $x3591 $x2671) new.stream (ite (and $x1218 $x3591 $x758) new.stream ?x1268))))
 (let ((?x3436 (ite (and $x1648 new.hidden.everywhere (or $x2278 $x3862)) (_ bv96 7) (ite (and $x770 new.hidden.filled $x1648 $x3591) (_ bv96 7) ?x3425))))
 (let (($x699 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x3876 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1782) (_ bv38 7) (ite $x699 (_ bv96 7) ?x3436))))
 (let ((?x3930 (ite (= (_ bv38 7) new.embedding.state) ?x3876 (ite (= (_ bv96 7) new.embedding.state) ?x3406 new.embedding.state))))
 (let ((?x1361 (ite $x1218 (ite (not $x1648) new.stream (_ bv66 7)) (ite $x1141 (ite $x1648 (_ bv96 7) new.stream) (ite $x2278 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x770 (_ bv96 7) ?x1361) ?x3930))))))))))))))))))))))))
(assert
 (let (($x1648 (= (_ bv96 7) new.stream)))
 (let (($x1506 (or $x1648 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1506))))
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
 (let (($x2970 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1847 (= 1 new.tp)))
 (let (($x2707 (= new.embedding.joined new.stream)))
 (let (($x1813 (or (or (= (_ bv96 7) new.embedding.joined) $x2707) (and $x1847 (or (not (= (_ bv38 7) new.embedding.split)) $x2970)))))
 (not $x1813))))))
(assert
 (let (($x3583 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x2363 (= 1 old.tp)))
(let (($x2046 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x2046) (and $x2363 (or (not (= (_ bv38 7) old.embedding.split)) $x3583)))))))
(check-sat)

; from one replica to any number, question 81
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
 (let (($x408 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3941 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2483 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3098 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1457 (= (_ bv4 7) old.embedding.collective)))
 (or $x1457 $x3098 $x2483 $x3941 $x408)))))))
(assert
 (let (($x3441 (= (_ bv95 7) old.embedding.split)))
 (let (($x263 (= (_ bv38 7) old.embedding.split)))
 (or $x263 (= (_ bv57 7) old.embedding.split) $x3441))))
(assert
 (let (($x1841 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1884 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2601 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2601 (= (_ bv56 7) old.hidden.kind) $x1693 $x1884 (= (_ bv91 7) old.hidden.kind) $x1841 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1591 (= (_ bv49 7) old.norm.statistic)))
 (or $x1591 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x971 (= (_ bv96 7) old.stream)))
 (let (($x2870 (= (_ bv94 7) old.stream)))
 (let (($x3570 (= (_ bv38 7) old.stream)))
 (or $x3570 $x2870 $x971)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x484 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1950 (div (* ?x484 old.hidden.multiple) old.hidden.parts)))
 (let (($x1704 (< 1 old.hidden.parts)))
 (let (($x1693 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1693 $x1704 (= ?x1950 old.hidden.n))))))))
(assert
 (let ((?x484 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1950 (div (* ?x484 old.hidden.multiple) old.hidden.parts)))
 (let (($x1704 (< 1 old.hidden.parts)))
 (let (($x1693 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1693 $x1704 (<= old.hidden.n ?x1950))))))))
(assert
 (let (($x1693 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1693 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2864 (not old.embedding.group.pp)))
 (let (($x540 (or $x2864 (= 1 old.pp))))
 (let (($x2381 (not old.embedding.group.sp)))
 (let (($x1702 (or $x2381 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x2650 (not old.embedding.group.dp)))
 (let (($x3169 (or $x2650 $x2243)))
 (let (($x342 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x3169 $x1702 $x540)))
 (let (($x3941 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3441 (= (_ bv95 7) old.embedding.split)))
 (let ((?x575 (ite $x3441 (ite (and old.embedding.rows_where_kept (or $x3941 $x342)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x575)))))))))))))
(assert
 (let (($x1841 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2186 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1841 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2186))))
(assert
 (let (($x2363 (= 1 old.tp)))
 (let (($x971 (= (_ bv96 7) old.stream)))
 (let (($x1689 (or $x971 $x2363 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x2864 (not old.embedding.group.pp)))
 (let (($x540 (or $x2864 (= 1 old.pp))))
 (let (($x2381 (not old.embedding.group.sp)))
 (let (($x1702 (or $x2381 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x2650 (not old.embedding.group.dp)))
 (let (($x3169 (or $x2650 $x2243)))
 (let (($x342 (and (or (not old.embedding.group.tp) $x2363) $x3169 $x1702 $x540)))
 (let (($x2483 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3941 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2799 (ite (or (or $x3941 $x2483) (and $x342 $x1689)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2212 (= (_ bv96 7) old.embedding.state)))
 (let (($x408 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3098 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3024 (and (or $x3098 $x408) $x342)))
 (let ((?x2536 (ite (or $x3941 (and $x2483 (= (_ bv38 7) old.stream)) $x3024) (_ bv38 7) (ite $x2483 (_ bv96 7) (_ bv16 7)))))
 (let (($x3026 (or (and old.hidden.filled (not $x971)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x721 (not $x342)))
 (let (($x1591 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3570 (= (_ bv38 7) old.stream)))
 (let ((?x2616 (ite (and $x3098 old.hidden.filled $x3570 $x721 $x1591) old.stream (ite (and $x408 $x721 $x3026) old.stream ?x2536))))
 (let ((?x2851 (ite (and $x971 old.hidden.everywhere (or $x3941 $x3024)) (_ bv96 7) (ite (and $x3098 old.hidden.filled $x971 $x721) (_ bv96 7) ?x2616))))
 (let (($x1457 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x822 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x342) (_ bv38 7) (ite $x1457 (_ bv96 7) ?x2851))))
 (let (($x2676 (= (_ bv38 7) old.embedding.state)))
 (let ((?x3503 (ite $x408 (ite (not $x971) old.stream (_ bv66 7)) (ite $x2483 (ite $x971 (_ bv96 7) old.stream) (ite $x3941 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1421 (ite (= (_ bv92 7) old.embedding.state) (ite $x3098 (_ bv96 7) ?x3503) (ite $x2676 ?x822 (ite $x2212 ?x2799 old.embedding.state)))))
 (= old.embedding.joined ?x1421))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1218 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2278 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1141 (= (_ bv10 7) new.embedding.collective)))
 (let (($x770 (= (_ bv5 7) new.embedding.collective)))
 (let (($x699 (= (_ bv4 7) new.embedding.collective)))
 (or $x699 $x770 $x1141 $x2278 $x1218)))))))
(assert
 (let (($x3379 (= (_ bv95 7) new.embedding.split)))
 (let (($x824 (= (_ bv38 7) new.embedding.split)))
 (or $x824 (= (_ bv57 7) new.embedding.split) $x3379))))
(assert
 (let (($x1320 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2696 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3832 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x3832 (= (_ bv56 7) new.hidden.kind) $x2136 $x2696 (= (_ bv91 7) new.hidden.kind) $x1320 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2671 (= (_ bv49 7) new.norm.statistic)))
 (or $x2671 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1648 (= (_ bv96 7) new.stream)))
 (let (($x1565 (= (_ bv94 7) new.stream)))
 (let (($x651 (= (_ bv38 7) new.stream)))
 (or $x651 $x1565 $x1648)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3865 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x441 (div (* ?x3865 new.hidden.multiple) new.hidden.parts)))
 (let (($x364 (< 1 new.hidden.parts)))
 (let (($x2136 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2136 $x364 (= ?x441 new.hidden.n))))))))
(assert
 (let ((?x3865 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x441 (div (* ?x3865 new.hidden.multiple) new.hidden.parts)))
 (let (($x364 (< 1 new.hidden.parts)))
 (let (($x2136 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2136 $x364 (<= new.hidden.n ?x441))))))))
(assert
 (let (($x2136 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2136 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x692 (not new.embedding.group.pp)))
 (let (($x1912 (or $x692 (= 1 new.pp))))
 (let (($x2031 (not new.embedding.group.sp)))
 (let (($x1085 (or $x2031 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1970 (not new.embedding.group.dp)))
 (let (($x1313 (or $x1970 $x2345)))
 (let (($x1782 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1313 $x1085 $x1912)))
 (let (($x2278 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3379 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1266 (ite $x3379 (ite (and new.embedding.rows_where_kept (or $x2278 $x1782)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1266)))))))))))))
(assert
 (let (($x1320 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3293 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1320 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3293))))
(assert
 (let (($x1847 (= 1 new.tp)))
 (let (($x1648 (= (_ bv96 7) new.stream)))
 (let (($x1535 (or $x1648 $x1847 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x692 (not new.embedding.group.pp)))
 (let (($x1912 (or $x692 (= 1 new.pp))))
 (let (($x2031 (not new.embedding.group.sp)))
 (let (($x1085 (or $x2031 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1970 (not new.embedding.group.dp)))
 (let (($x1313 (or $x1970 $x2345)))
 (let (($x1782 (and (or (not new.embedding.group.tp) $x1847) $x1313 $x1085 $x1912)))
 (let (($x1141 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2278 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3406 (ite (or (or $x2278 $x1141) (and $x1782 $x1535)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x553 (= (_ bv96 7) new.embedding.state)))
 (let (($x1218 (= (_ bv73 7) new.embedding.collective)))
 (let (($x770 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3862 (and (or $x770 $x1218) $x1782)))
 (let ((?x1268 (ite (or $x2278 (and $x1141 (= (_ bv38 7) new.stream)) $x3862) (_ bv38 7) (ite $x1141 (_ bv96 7) (_ bv16 7)))))
 (let (($x758 (or (and new.hidden.filled (not $x1648)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3591 (not $x1782)))
 (let (($x2671 (= (_ bv49 7) new.norm.statistic)))
 (let (($x651 (= (_ bv38 7) new.stream)))
 (let ((?x3425 (ite (and $x770 new.hidden.filled $x651 $x3591 $x2671) new.stream (ite (and $x1218 $x3591 $x758) new.stream ?x1268))))
 (let ((?x3436 (ite (and $x1648 new.hidden.everywhere (or $x2278 $x3862)) (_ bv96 7) (ite (and $x770 new.hidden.filled $x1648 $x3591) (_ bv96 7) ?x3425))))
 (let (($x699 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x3876 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1782) (_ bv38 7) (ite $x699 (_ bv96 7) ?x3436))))
 (let (($x1529 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1361 (ite $x1218 (ite (not $x1648) new.stream (_ bv66 7)) (ite $x1141 (ite $x1648 (_ bv96 7) new.stream) (ite $x2278 (_ bv92 7) (_ bv16 7))))))
 (let ((?x574 (ite (= (_ bv92 7) new.embedding.state) (ite $x770 (_ bv96 7) ?x1361) (ite $x1529 ?x3876 (ite $x553 ?x3406 new.embedding.state)))))
 (= new.embedding.joined ?x574))))))))))))))))))))))))))))))))
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
 (let (($x692 (not new.embedding.group.pp)))
 (let (($x1912 (or $x692 (= 1 new.pp))))
 (let (($x2031 (not new.embedding.group.sp)))
 (let (($x1085 (or $x2031 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1970 (not new.embedding.group.dp)))
 (let (($x1313 (or $x1970 $x2345)))
 (let (($x1529 (= (_ bv38 7) new.embedding.state)))
 (let (($x553 (= (_ bv96 7) new.embedding.state)))
 (let (($x1782 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1313 $x1085 $x1912)))
 (let (($x143 (and $x1782 (or $x553 (and $x1529 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1141 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2278 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2653 (or (and (= (_ bv96 7) new.embedding.joined) $x553) $x2278 (and $x1141 $x1529 (= (_ bv38 7) new.embedding.joined)) $x143 (and (or new.embedding.group.tp (= 1 new.tp)) $x1313 $x1085 $x1912))))
 (not $x2653))))))))))))))))
(assert
 (let (($x2864 (not old.embedding.group.pp)))
(let (($x540 (or $x2864 (= 1 old.pp))))
(let (($x2381 (not old.embedding.group.sp)))
(let (($x1702 (or $x2381 (= 1 old.sp))))
(let (($x2243 (= 1 old.dp)))
(let (($x2650 (not old.embedding.group.dp)))
(let (($x3169 (or $x2650 $x2243)))
(let (($x2676 (= (_ bv38 7) old.embedding.state)))
(let (($x2212 (= (_ bv96 7) old.embedding.state)))
(let (($x342 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x3169 $x1702 $x540)))
(let (($x1736 (and $x342 (or $x2212 (and $x2676 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2483 (= (_ bv10 7) old.embedding.collective)))
(let (($x3941 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x2212) $x3941 (and $x2483 $x2676 (= (_ bv38 7) old.embedding.joined)) $x1736 (and (or old.embedding.group.tp (= 1 old.tp)) $x3169 $x1702 $x540))))))))))))))))
(check-sat)

; from one replica to any number, question 82
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
 (let (($x408 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3941 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2483 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3098 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1457 (= (_ bv4 7) old.embedding.collective)))
 (or $x1457 $x3098 $x2483 $x3941 $x408)))))))
(assert
 (let (($x3655 (= (_ bv29 7) old.embedding.positions)))
 (let (($x2881 (= (_ bv27 7) old.embedding.positions)))
 (let (($x2283 (= (_ bv23 7) old.embedding.positions)))
 (let (($x2934 (= (_ bv1 7) old.embedding.positions)))
 (or $x2934 $x2283 $x2881 $x3655))))))
(assert
 (let (($x3441 (= (_ bv95 7) old.embedding.split)))
 (let (($x263 (= (_ bv38 7) old.embedding.split)))
 (or $x263 (= (_ bv57 7) old.embedding.split) $x3441))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1841 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1957 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1884 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2601 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1734 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1734 $x2601 (= (_ bv56 7) old.hidden.kind) $x1693 $x1884 $x1957 $x1841 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x571 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x571 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1591 (= (_ bv49 7) old.norm.statistic)))
 (or $x1591 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x971 (= (_ bv96 7) old.stream)))
 (let (($x2870 (= (_ bv94 7) old.stream)))
 (let (($x3570 (= (_ bv38 7) old.stream)))
 (or $x3570 $x2870 $x971)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x484 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1950 (div (* ?x484 old.hidden.multiple) old.hidden.parts)))
 (let (($x1704 (< 1 old.hidden.parts)))
 (let (($x1693 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1693 $x1704 (= ?x1950 old.hidden.n))))))))
(assert
 (let ((?x484 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1950 (div (* ?x484 old.hidden.multiple) old.hidden.parts)))
 (let (($x1704 (< 1 old.hidden.parts)))
 (let (($x1693 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1693 $x1704 (<= old.hidden.n ?x1950))))))))
(assert
 (let (($x1693 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1693 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1734 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1490 (ite $x1734 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x484 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1950 (div (* ?x484 old.hidden.multiple) old.hidden.parts)))
 (let (($x3057 (= (- 1) old.hidden.n)))
 (let (($x1693 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1957 (= (_ bv91 7) old.hidden.kind)))
 (let (($x676 (ite $x1957 (or $x3057 (< old.hidden.block old.hidden.n)) (ite $x1693 (or $x3057 (< ?x1950 old.hidden.n)) $x1490))))
 (let (($x1031 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x676)))
 (let (($x2601 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1884 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1589 (or $x1884 $x2601)))
 (= old.hidden.moved (ite $x1589 old.hidden.given_moved $x1031)))))))))))))))
(assert
 (let (($x342 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3941 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3441 (= (_ bv95 7) old.embedding.split)))
 (let ((?x575 (ite $x3441 (ite (and old.embedding.rows_where_kept (or $x3941 $x342)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x575))))))
(assert
 (let (($x1841 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2601 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1884 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1589 (or $x1884 $x2601)))
 (let (($x2186 (ite $x1589 old.hidden.given_everywhere (or $x1841 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2186)))))))
(assert
 (let (($x1776 (not old.hidden.moved)))
 (let (($x2293 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1776)))
 (let (($x415 (= 1 old.hidden.parts)))
 (let (($x2601 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1884 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1589 (or $x1884 $x2601)))
 (= old.hidden.first_alone (ite $x1589 old.hidden.given_first (or $x415 $x2293))))))))))
(assert
 (let (($x3441 (= (_ bv95 7) old.embedding.split)))
 (let (($x209 (not $x3441)))
 (let (($x2363 (= 1 old.tp)))
 (let (($x971 (= (_ bv96 7) old.stream)))
 (let (($x342 (and (or (not old.embedding.group.tp) $x2363) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1438 (and $x342 (or $x971 $x2363 (not (= (_ bv4 7) old.embedding.collective)) $x209))))
 (let (($x2483 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3941 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2799 (ite (or (or $x3941 $x2483) $x1438) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2212 (= (_ bv96 7) old.embedding.state)))
 (let (($x408 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3098 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3024 (and (or $x3098 $x408) $x342)))
 (let ((?x2536 (ite (or $x3941 (and $x2483 (= (_ bv38 7) old.stream)) $x3024) (_ bv38 7) (ite $x2483 (_ bv96 7) (_ bv16 7)))))
 (let (($x3026 (or (and old.hidden.filled (not $x971)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x721 (not $x342)))
 (let (($x1591 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3570 (= (_ bv38 7) old.stream)))
 (let ((?x2616 (ite (and $x3098 old.hidden.filled $x3570 $x721 $x1591) old.stream (ite (and $x408 $x721 $x3026) old.stream ?x2536))))
 (let ((?x2851 (ite (and $x971 old.hidden.everywhere (or $x3941 $x3024)) (_ bv96 7) (ite (and $x3098 old.hidden.filled $x971 $x721) (_ bv96 7) ?x2616))))
 (let (($x1457 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x822 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x342) (_ bv38 7) (ite $x1457 (_ bv96 7) ?x2851))))
 (let (($x2676 (= (_ bv38 7) old.embedding.state)))
 (let ((?x3503 (ite $x408 (ite (not $x971) old.stream (_ bv66 7)) (ite $x2483 (ite $x971 (_ bv96 7) old.stream) (ite $x3941 (_ bv92 7) (_ bv16 7))))))
 (let (($x528 (= (_ bv92 7) old.embedding.state)))
 (let ((?x1421 (ite $x528 (ite $x3098 (_ bv96 7) ?x3503) (ite $x2676 ?x822 (ite $x2212 ?x2799 old.embedding.state)))))
 (= old.embedding.joined ?x1421))))))))))))))))))))))))))))
(assert
 (let (($x1065 (not old.hidden.everywhere)))
 (let (($x3098 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2676 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x2676 (= (_ bv96 7) old.embedding.joined) $x3098 $x1065))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1218 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2278 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1141 (= (_ bv10 7) new.embedding.collective)))
 (let (($x770 (= (_ bv5 7) new.embedding.collective)))
 (let (($x699 (= (_ bv4 7) new.embedding.collective)))
 (or $x699 $x770 $x1141 $x2278 $x1218)))))))
(assert
 (let (($x2237 (= (_ bv29 7) new.embedding.positions)))
 (let (($x3096 (= (_ bv27 7) new.embedding.positions)))
 (let (($x33 (= (_ bv23 7) new.embedding.positions)))
 (let (($x1751 (= (_ bv1 7) new.embedding.positions)))
 (or $x1751 $x33 $x3096 $x2237))))))
(assert
 (let (($x3379 (= (_ bv95 7) new.embedding.split)))
 (let (($x824 (= (_ bv38 7) new.embedding.split)))
 (or $x824 (= (_ bv57 7) new.embedding.split) $x3379))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1320 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2880 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2696 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3832 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2372 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2372 $x3832 (= (_ bv56 7) new.hidden.kind) $x2136 $x2696 $x2880 $x1320 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1524 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x1524 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2671 (= (_ bv49 7) new.norm.statistic)))
 (or $x2671 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1648 (= (_ bv96 7) new.stream)))
 (let (($x1565 (= (_ bv94 7) new.stream)))
 (let (($x651 (= (_ bv38 7) new.stream)))
 (or $x651 $x1565 $x1648)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3865 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x441 (div (* ?x3865 new.hidden.multiple) new.hidden.parts)))
 (let (($x364 (< 1 new.hidden.parts)))
 (let (($x2136 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2136 $x364 (= ?x441 new.hidden.n))))))))
(assert
 (let ((?x3865 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x441 (div (* ?x3865 new.hidden.multiple) new.hidden.parts)))
 (let (($x364 (< 1 new.hidden.parts)))
 (let (($x2136 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2136 $x364 (<= new.hidden.n ?x441))))))))
(assert
 (let (($x2136 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2136 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2372 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3157 (ite $x2372 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3865 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x441 (div (* ?x3865 new.hidden.multiple) new.hidden.parts)))
 (let (($x425 (= (- 1) new.hidden.n)))
 (let (($x2136 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2880 (= (_ bv91 7) new.hidden.kind)))
 (let (($x790 (ite $x2880 (or $x425 (< new.hidden.block new.hidden.n)) (ite $x2136 (or $x425 (< ?x441 new.hidden.n)) $x3157))))
 (let (($x2422 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x790)))
 (let (($x3832 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2696 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2876 (or $x2696 $x3832)))
 (= new.hidden.moved (ite $x2876 new.hidden.given_moved $x2422)))))))))))))))
(assert
 (let (($x1782 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2278 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3379 (= (_ bv95 7) new.embedding.split)))
 (let ((?x1266 (ite $x3379 (ite (and new.embedding.rows_where_kept (or $x2278 $x1782)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x1266))))))
(assert
 (let (($x1320 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3832 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2696 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2876 (or $x2696 $x3832)))
 (let (($x3293 (ite $x2876 new.hidden.given_everywhere (or $x1320 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3293)))))))
(assert
 (let (($x2600 (not new.hidden.moved)))
 (let (($x3041 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2600)))
 (let (($x940 (= 1 new.hidden.parts)))
 (let (($x3832 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2696 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2876 (or $x2696 $x3832)))
 (= new.hidden.first_alone (ite $x2876 new.hidden.given_first (or $x940 $x3041))))))))))
(assert
 (let (($x3379 (= (_ bv95 7) new.embedding.split)))
 (let (($x3004 (not $x3379)))
 (let (($x1847 (= 1 new.tp)))
 (let (($x1648 (= (_ bv96 7) new.stream)))
 (let (($x1782 (and (or (not new.embedding.group.tp) $x1847) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2701 (and $x1782 (or $x1648 $x1847 (not (= (_ bv4 7) new.embedding.collective)) $x3004))))
 (let (($x1141 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2278 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3406 (ite (or (or $x2278 $x1141) $x2701) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x553 (= (_ bv96 7) new.embedding.state)))
 (let (($x1218 (= (_ bv73 7) new.embedding.collective)))
 (let (($x770 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3862 (and (or $x770 $x1218) $x1782)))
 (let ((?x1268 (ite (or $x2278 (and $x1141 (= (_ bv38 7) new.stream)) $x3862) (_ bv38 7) (ite $x1141 (_ bv96 7) (_ bv16 7)))))
 (let (($x758 (or (and new.hidden.filled (not $x1648)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3591 (not $x1782)))
 (let (($x2671 (= (_ bv49 7) new.norm.statistic)))
 (let (($x651 (= (_ bv38 7) new.stream)))
 (let ((?x3425 (ite (and $x770 new.hidden.filled $x651 $x3591 $x2671) new.stream (ite (and $x1218 $x3591 $x758) new.stream ?x1268))))
 (let ((?x3436 (ite (and $x1648 new.hidden.everywhere (or $x2278 $x3862)) (_ bv96 7) (ite (and $x770 new.hidden.filled $x1648 $x3591) (_ bv96 7) ?x3425))))
 (let (($x699 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x3876 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1782) (_ bv38 7) (ite $x699 (_ bv96 7) ?x3436))))
 (let (($x1529 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1361 (ite $x1218 (ite (not $x1648) new.stream (_ bv66 7)) (ite $x1141 (ite $x1648 (_ bv96 7) new.stream) (ite $x2278 (_ bv92 7) (_ bv16 7))))))
 (let (($x2722 (= (_ bv92 7) new.embedding.state)))
 (let ((?x574 (ite $x2722 (ite $x770 (_ bv96 7) ?x1361) (ite $x1529 ?x3876 (ite $x553 ?x3406 new.embedding.state)))))
 (= new.embedding.joined ?x574))))))))))))))))))))))))))))
(assert
 (let (($x644 (not new.hidden.everywhere)))
 (let (($x770 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1529 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x1529 (= (_ bv96 7) new.embedding.joined) $x770 $x644))))))
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
 (let (($x2722 (= (_ bv92 7) new.embedding.state)))
 (let (($x1245 (or $x2722 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x2237 (= (_ bv29 7) new.embedding.positions)))
 (let (($x231 (not new.embedding.full_though_split)))
 (let (($x3096 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1847 (= 1 new.tp)))
 (let (($x1616 (or $x1847 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x231) (and $x3096 $x231 (or (not (= (_ bv95 7) new.embedding.split)) (not $x2722))) (and $x2237 $x1245) (and (= (_ bv23 7) new.embedding.positions) $x2722))))
 (not $x1616)))))))))
(assert
 (let (($x528 (= (_ bv92 7) old.embedding.state)))
(let (($x1415 (or $x528 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x3655 (= (_ bv29 7) old.embedding.positions)))
(let (($x2088 (not old.embedding.full_though_split)))
(let (($x2881 (= (_ bv27 7) old.embedding.positions)))
(let (($x2363 (= 1 old.tp)))
(or $x2363 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x2088) (and $x2881 $x2088 (or (not (= (_ bv95 7) old.embedding.split)) (not $x528))) (and $x3655 $x1415) (and (= (_ bv23 7) old.embedding.positions) $x528)))))))))
(check-sat)

; from one replica to any number, question 83
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
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3127 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1728 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2977 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1147 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x480 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x480 $x1147 $x243 $x1571 $x2977 $x1761 $x1283 $x4099 $x1665 $x1728))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1480 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1332 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x1332 $x1480 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x786 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3402 (= (_ bv10 7) old.attention.out.input)))
 (or $x3402 $x786 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2144 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2450 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2429 (= (_ bv40 7) old.attention.out.split)))
 (or $x2429 $x2450 $x2144)))))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x3758 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3758 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x412 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x412 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1675 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x867 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3093 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3093 (= (_ bv56 7) old.attention.value_dim.kind) $x1276 $x867 (= (_ bv91 7) old.attention.value_dim.kind) $x1675 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501)))
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
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x789 (and $x1761 (< 1 old.attention.heads.parts) (= ?x475 old.attention.heads.n))))
 (= old.attention.heads.filled $x789))))))
(assert
 (let (($x2014 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1761 $x2014)))))
(assert
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x305 (= (- 1) old.attention.heads.n)))
 (let (($x3403 (or $x305 (< (* ?x475 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2670 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x3403 0 1))))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2720 (or $x305 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x172 (ite (and $x305 (= 1 old.attention.heads.parts)) 1 (ite $x2720 0 1))))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2977 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1728 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x480 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1147 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x3124 (ite (or $x1147 $x480 $x4099 $x1728 $x2977) 1 (ite $x243 ?x172 (ite $x1761 ?x2670 old.attention.heads.given_least)))))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x1665 old.attention.heads.parts ?x3124)))))))))))))))))))
(assert
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2883 (or $x1283 $x1571)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x529 (ite $x1665 old.attention.heads.parts (ite $x2883 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x529)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x305 (= (- 1) old.attention.heads.n)))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x748 (ite $x243 (or $x305 (<= old.attention.heads.parts old.attention.heads.n)) (or $x305 (< 1 old.attention.heads.n)))))
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1545 (ite $x4099 (or $x305 (< old.attention.heads.block old.attention.heads.n)) (ite $x1761 (or $x305 (< ?x475 old.attention.heads.n)) $x748))))
 (let (($x2112 (= 1 old.attention.heads.parts)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2883 (or $x1283 $x1571)))
 (let (($x2323 (ite $x2883 old.attention.heads.given_moved (ite (or $x1665 $x2112) false $x1545))))
 (= old.attention.heads.moved $x2323))))))))))))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let ((?x1154 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1276 (not (= 0 ?x1154)))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= (div ?x1958 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828))))))
(assert
 (let (($x2429 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2963 (not $x2429)))
 (let (($x3402 (= (_ bv10 7) old.attention.out.input)))
 (let (($x786 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x786 (and $x3402 $x2963))))))))
(assert
 (let (($x2889 (not old.attention.heads.padded)))
 (let (($x2112 (= 1 old.attention.heads.parts)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2883 (or $x1283 $x1571)))
 (let (($x717 (ite $x2883 old.attention.heads.given_everywhere (or $x1665 (and $x2112 $x2889)))))
 (= old.attention.heads.everywhere $x717)))))))))
(assert
 (let (($x2146 (not old.attention.value_dim.padded)))
 (let (($x1675 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3093 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x867 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2125 (ite (or $x867 $x3093) old.attention.value_dim.given_everywhere (or $x1675 (and (= 1 old.attention.value_dim.parts) $x2146)))))
 (= old.attention.value_dim.everywhere $x2125)))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x317 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2388 ?x2287 ?x317)))))))))))))))))))))))
(assert
 (let (($x3162 (not old.attention.heads.moved)))
 (let (($x1728 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x480 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1147 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2264 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1147 $x480 $x4099 $x1728) $x3162))))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2883 (or $x1283 $x1571)))
 (= old.attention.heads.undivided (ite $x2883 old.attention.heads.given_undivided $x2264))))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x3282 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2388 ?x2287 ?x3282))))))))))))))))))))))))
(assert
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3759 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2854 (ite $x3759 old.attention.v (ite $x1063 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2854)))))
(assert
 (let (($x3362 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3163 (not old.attention.gathers)))
 (let (($x2450 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2450 $x3163 $x3362))))))
(assert
 (let ((?x845 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x1979 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1332 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1480 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2273 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1480 $x1332) $x1979))))
 (let (($x2429 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2963 (not $x2429)))
 (let (($x2865 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1506 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2865)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2865 old.attention.value_dim.everywhere $x2963) $x2273)))
 (= old.attention.mixed_in (ite $x1506 (_ bv96 7) ?x845))))))))))))
(assert
 (let ((?x3101 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x175 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1044 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x1979 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1480 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2429 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2590 (and $x2429 (or $x1480 $x1979) (ite $x1044 old.attention.dims_where_kept $x175))))
 (= old.attention.out_state (ite $x2590 (_ bv96 7) ?x3101))))))))))
(assert
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3531 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x983 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1240 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3521 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1667 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1667 $x3521 $x120 $x1107 $x1240 $x1280 $x1741 $x3012 $x2492 $x983))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3892 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2708 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2708 $x3892 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1528 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1481 (= (_ bv10 7) new.attention.out.input)))
 (or $x1481 $x1528 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1534 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1733 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1152 (= (_ bv40 7) new.attention.out.split)))
 (or $x1152 $x1733 $x1534)))))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x3144 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3144 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x3615 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3615 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1364 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3208 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x469 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x469 (= (_ bv56 7) new.attention.value_dim.kind) $x2479 $x3208 (= (_ bv91 7) new.attention.value_dim.kind) $x1364 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027)))
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
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x380 (and $x1280 (< 1 new.attention.heads.parts) (= ?x768 new.attention.heads.n))))
 (= new.attention.heads.filled $x380))))))
(assert
 (let (($x2746 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1280 $x2746)))))
(assert
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2942 (= (- 1) new.attention.heads.n)))
 (let (($x756 (or $x2942 (< (* ?x768 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2074 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x756 0 1))))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1416 (or $x2942 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x605 (ite (and $x2942 (= 1 new.attention.heads.parts)) 1 (ite $x1416 0 1))))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1240 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1667 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3521 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2082 (ite (or $x3521 $x1667 $x3012 $x983 $x1240) 1 (ite $x120 ?x605 (ite $x1280 ?x2074 new.attention.heads.given_least)))))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x2492 new.attention.heads.parts ?x2082)))))))))))))))))))
(assert
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3059 (or $x1741 $x1107)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x1691 (ite $x2492 new.attention.heads.parts (ite $x3059 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x1691)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x2942 (= (- 1) new.attention.heads.n)))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1708 (ite $x120 (or $x2942 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2942 (< 1 new.attention.heads.n)))))
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3586 (ite $x3012 (or $x2942 (< new.attention.heads.block new.attention.heads.n)) (ite $x1280 (or $x2942 (< ?x768 new.attention.heads.n)) $x1708))))
 (let (($x2646 (= 1 new.attention.heads.parts)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3059 (or $x1741 $x1107)))
 (let (($x714 (ite $x3059 new.attention.heads.given_moved (ite (or $x2492 $x2646) false $x3586))))
 (= new.attention.heads.moved $x714))))))))))))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let ((?x2879 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2479 (not (= 0 ?x2879)))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= (div ?x2084 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307))))))
(assert
 (let (($x1152 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4050 (not $x1152)))
 (let (($x1481 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1528 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1528 (and $x1481 $x4050))))))))
(assert
 (let (($x544 (not new.attention.heads.padded)))
 (let (($x2646 (= 1 new.attention.heads.parts)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3059 (or $x1741 $x1107)))
 (let (($x1422 (ite $x3059 new.attention.heads.given_everywhere (or $x2492 (and $x2646 $x544)))))
 (= new.attention.heads.everywhere $x1422)))))))))
(assert
 (let (($x4082 (not new.attention.value_dim.padded)))
 (let (($x1364 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x469 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3208 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2922 (ite (or $x3208 $x469) new.attention.value_dim.given_everywhere (or $x1364 (and (= 1 new.attention.value_dim.parts) $x4082)))))
 (= new.attention.value_dim.everywhere $x2922)))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x3165 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2653 ?x3391 ?x3165))))))))))))))))))))))
(assert
 (let (($x911 (not new.attention.heads.moved)))
 (let (($x983 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1667 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3521 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2510 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x3521 $x1667 $x3012 $x983) $x911))))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3059 (or $x1741 $x1107)))
 (= new.attention.heads.undivided (ite $x3059 new.attention.heads.given_undivided $x2510))))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x2252 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2653 ?x3391 ?x2252)))))))))))))))))))))))
(assert
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2028 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3355 (ite $x2028 new.attention.v (ite $x1913 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3355)))))
(assert
 (let (($x2504 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2908 (not new.attention.gathers)))
 (let (($x1733 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1733 $x2908 $x2504))))))
(assert
 (let ((?x1842 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1362 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2708 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3892 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1938 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3892 $x2708) $x1362))))
 (let (($x1152 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4050 (not $x1152)))
 (let (($x3204 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2745 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3204)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3204 new.attention.value_dim.everywhere $x4050) $x1938)))
 (= new.attention.mixed_in (ite $x2745 (_ bv96 7) ?x1842))))))))))))
(assert
 (let ((?x521 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x330 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3487 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x1362 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3892 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1152 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2661 (and $x1152 (or $x3892 $x1362) (ite $x3487 new.attention.dims_where_kept $x330))))
 (= new.attention.out_state (ite $x2661 (_ bv96 7) ?x521))))))))))
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
 (let (($x2289 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x3486 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x1152 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4050 (not $x1152)))
 (let (($x3395 (or (= 1 new.attention.heads.most) $x4050 (= (_ bv96 7) new.attention.out_state) (and $x3486 (and new.attention.heads.undivided $x2289)))))
 (let (($x3687 (not new.attention.heads.beyond)))
 (let (($x3135 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x1152 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x3135 (and (<= 1 new.attention.heads.least) $x3687 $x3395)))))))))))
(assert
 (let (($x1398 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2067 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x2429 (= (_ bv40 7) old.attention.out.split)))
(let (($x2963 (not $x2429)))
(let (($x941 (or (= 1 old.attention.heads.most) $x2963 (= (_ bv96 7) old.attention.out_state) (and $x2067 (and old.attention.heads.undivided $x1398)))))
(let (($x4023 (not old.attention.heads.beyond)))
(let (($x906 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x2429 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x906 (and (<= 1 old.attention.heads.least) $x4023 $x941))))))))))
(check-sat)

; from one replica to any number, question 84
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
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3127 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1761 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x3143 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3143 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1276 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501)))
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
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2506 (= (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1761 (< 1 old.attention.heads.parts) $x2506))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= (div ?x1958 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3903 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7)))))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3425 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258) ?x3903)))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x769 (ite $x2388 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7))) ?x3425)))
 (= old.attention.q ?x769)))))))))))))))))))
(assert
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3531 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1280 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x2616 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2616 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2479 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027)))
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
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3417 (= (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1280 (< 1 new.attention.heads.parts) $x3417))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= (div ?x2084 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2790 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7)))))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x822 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1652 $x141) new.attention.qkv.split ?x2367) ?x2790)))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1243 (ite $x2653 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7))) ?x822)))
 (= new.attention.q ?x1243))))))))))))))))))
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
 (let (($x3387 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x3277 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned $x3387)))))
 (not $x3277))))
(assert
 (let (($x447 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x447))))
(check-sat)

; from one replica to any number, question 85
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
 (let (($x1217 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3053 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3053 $x3784 $x2786 $x1681 $x670 $x3127 $x3738 $x1028 $x1703 $x1217))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1571 (= (_ bv56 7) old.attention.heads.kind) $x1761 $x1283 (= (_ bv91 7) old.attention.heads.kind) $x1665 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1038 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3586 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x3586 $x1038 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2582 (= (_ bv32 7) old.attention.out.input)))
 (let (($x717 (= (_ bv10 7) old.attention.out.input)))
 (or $x717 $x2582 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1548 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2146 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2021 (= (_ bv40 7) old.attention.out.split)))
 (or $x2021 $x2146 $x1548)))))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x538 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x538 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3143 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3143 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x2125 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2125 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3362 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2528 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2528 $x3362 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x2007 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1675 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x384 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x867 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1488 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x3093 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1426 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2807 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1391 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1391 $x2807 $x1426 $x3093 $x1488 $x1276 $x867 $x384 $x1675 $x2007))))))))))))
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
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501)))
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
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2506 (= (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1761 (< 1 old.attention.heads.parts) $x2506))))))
(assert
 (let (($x1838 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1761 $x1838)))))
(assert
 (let ((?x2426 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3127 (not (= 0 ?x2426)))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1520 (= (- 1) old.attention.head_dim.n)))
 (let (($x1968 (or $x1520 (< (* ?x2546 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1817 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x228 (ite $x3127 (ite (= 0 ?x1817) 1 (ite $x1968 0 1)) old.attention.head_dim.given_least)))
 (let (($x479 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2983 (ite (and $x1520 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1520 $x479) 0 1))))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1217 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3053 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3038 (ite $x1703 old.attention.head_dim.parts (ite (or $x3784 $x3053 $x1028 $x1217 $x670) 1 (ite $x2786 ?x2983 ?x228)))))
 (= old.attention.head_dim.least ?x3038)))))))))))))))))))
(assert
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x529 (or $x3738 $x1681)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x504 (ite $x1703 old.attention.head_dim.parts (ite $x529 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x504)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x1520 (= (- 1) old.attention.head_dim.n)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1053 (ite $x2786 (or $x1520 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1520 (< 1 old.attention.head_dim.n)))))
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1154 (ite $x1028 (or $x1520 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3127 (or $x1520 (< ?x2546 old.attention.head_dim.n)) $x1053))))
 (let (($x687 (= 1 old.attention.head_dim.parts)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x529 (or $x3738 $x1681)))
 (let (($x3155 (ite $x529 old.attention.head_dim.given_moved (ite (or $x1703 $x687) false $x1154))))
 (= old.attention.head_dim.moved $x3155))))))))))))))))
(assert
 (let ((?x3045 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1276 (not (= 0 ?x3045)))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2202 (div ?x1958 old.attention.value_dim.parts)))
 (let (($x2883 (= (- 1) old.attention.value_dim.n)))
 (let (($x3658 (or $x2883 (< (* ?x2202 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x2943 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x845 (ite $x1276 (ite (= 0 ?x2943) 1 (ite $x3658 0 1)) old.attention.value_dim.given_least)))
 (let (($x500 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x3759 (ite (and $x2883 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x2883 $x500) 0 1))))
 (let (($x1426 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1488 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x2007 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x384 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1391 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x2807 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1675 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x2450 (ite $x1675 old.attention.value_dim.parts (ite (or $x2807 $x1391 $x384 $x2007 $x1488) 1 (ite $x1426 ?x3759 ?x845)))))
 (= old.attention.value_dim.least ?x2450))))))))))))))))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2202 (div ?x1958 old.attention.value_dim.parts)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= ?x2202 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x2702 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3663 (not old.model.sinks)))
 (= old.attention.one_key (and $x3663 $x2702)))))
(assert
 (let (($x2021 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3860 (not $x2021)))
 (let (($x717 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2582 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2582 (and $x717 $x3860))))))))
(assert
 (let (($x2395 (not old.attention.heads.padded)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2694 (ite (or $x1283 $x1571) old.attention.heads.given_everywhere (or $x1665 (and (= 1 old.attention.heads.parts) $x2395)))))
 (= old.attention.heads.everywhere $x2694)))))))
(assert
 (let (($x3593 (not old.attention.head_dim.padded)))
 (let (($x687 (= 1 old.attention.head_dim.parts)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x529 (or $x3738 $x1681)))
 (let (($x3583 (ite $x529 old.attention.head_dim.given_everywhere (or $x1703 (and $x687 $x3593)))))
 (= old.attention.head_dim.everywhere $x3583)))))))))
(assert
 (let (($x3857 (not old.attention.value_dim.padded)))
 (let (($x1210 (= 1 old.attention.value_dim.parts)))
 (let (($x1675 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3093 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x867 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1563 (ite (or $x867 $x3093) old.attention.value_dim.given_everywhere (or $x1675 (and $x1210 $x3857)))))
 (= old.attention.value_dim.everywhere $x1563))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x3425 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2388 ?x2287 ?x3425)))))))))))))))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x2746 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2388 ?x2287 ?x2746)))))))))))))))))))))))
(assert
 (let (($x293 (not old.attention.head_dim.moved)))
 (let (($x1217 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3053 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2191 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3784 $x3053 $x1028 $x1217) $x293))))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x529 (or $x3738 $x1681)))
 (= old.attention.head_dim.undivided (ite $x529 old.attention.head_dim.given_undivided $x2191))))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x3369 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2388 ?x2287 ?x3369))))))))))))))))))))))))
(assert
 (let (($x1237 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2528 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x293 (not old.attention.head_dim.moved)))
 (let (($x2879 (= 1 old.attention.head_dim.most)))
 (let (($x3437 (<= 1 old.attention.head_dim.least)))
 (let (($x2906 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x3362 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1171 (ite (or $x3362 $x2906) (and $x3437 (or old.attention.head_dim.undivided (and $x2879 $x293))) (and $x2528 (and old.attention.head_dim.undivided $x1237)))))
 (= old.attention.scores_whole $x1171))))))))))
(assert
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2034 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x707 (ite $x2034 old.attention.v (ite $x1063 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x707)))))
(assert
 (let (($x2124 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1910 (not old.attention.gathers)))
 (let (($x2146 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2146 $x1910 $x2124))))))
(assert
 (let ((?x2745 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x1842 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3586 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1038 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2908 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1038 $x3586) $x1842))))
 (let (($x2021 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3860 (not $x2021)))
 (let (($x3049 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2937 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3049)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3049 old.attention.value_dim.everywhere $x3860) $x2908)))
 (= old.attention.mixed_in (ite $x2937 (_ bv96 7) ?x2745))))))))))))
(assert
 (let ((?x1362 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x521 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x871 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x521)))
 (let (($x1842 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1038 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2021 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2021 (or $x1038 $x1842) $x871) (_ bv96 7) ?x1362)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x3020 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1926 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3250 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3176 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x3176 $x3250 $x2325 $x1137 $x1926 $x3531 $x2183 $x2277 $x600 $x3020))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1107 (= (_ bv56 7) new.attention.heads.kind) $x1280 $x1741 (= (_ bv91 7) new.attention.heads.kind) $x2492 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2385 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3219 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3219 $x2385 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x88 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2793 (= (_ bv10 7) new.attention.out.input)))
 (or $x2793 $x88 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x541 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1746 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1279 (= (_ bv40 7) new.attention.out.split)))
 (or $x1279 $x1746 $x541)))))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x1130 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1130 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2616 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2616 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x3748 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3748 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1152 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x673 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x673 $x1152 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x1685 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1364 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1736 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x3208 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x514 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x469 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3562 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1418 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x131 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x131 $x1418 $x3562 $x469 $x514 $x2479 $x3208 $x1736 $x1364 $x1685))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027)))
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
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3417 (= (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1280 (< 1 new.attention.heads.parts) $x3417))))))
(assert
 (let (($x2963 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1280 $x2963)))))
(assert
 (let ((?x1044 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3531 (not (= 0 ?x1044)))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x283 (= (- 1) new.attention.head_dim.n)))
 (let (($x834 (or $x283 (< (* ?x1018 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x172 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2670 (ite $x3531 (ite (= 0 ?x172) 1 (ite $x834 0 1)) new.attention.head_dim.given_least)))
 (let (($x2693 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x877 (ite (and $x283 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x283 $x2693) 0 1))))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1926 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3020 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3176 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3250 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3124 (ite $x600 new.attention.head_dim.parts (ite (or $x3250 $x3176 $x2277 $x3020 $x1926) 1 (ite $x2325 ?x877 ?x2670)))))
 (= new.attention.head_dim.least ?x3124)))))))))))))))))))
(assert
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x956 (or $x2183 $x1137)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2843 (ite $x600 new.attention.head_dim.parts (ite $x956 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2843)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x283 (= (- 1) new.attention.head_dim.n)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1105 (ite $x2325 (or $x283 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x283 (< 1 new.attention.head_dim.n)))))
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2162 (ite $x2277 (or $x283 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3531 (or $x283 (< ?x1018 new.attention.head_dim.n)) $x1105))))
 (let (($x1486 (= 1 new.attention.head_dim.parts)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x956 (or $x2183 $x1137)))
 (let (($x2660 (ite $x956 new.attention.head_dim.given_moved (ite (or $x600 $x1486) false $x2162))))
 (= new.attention.head_dim.moved $x2660))))))))))))))))
(assert
 (let ((?x779 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2479 (not (= 0 ?x779)))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2475 (div ?x2084 new.attention.value_dim.parts)))
 (let (($x1655 (= (- 1) new.attention.value_dim.n)))
 (let (($x2039 (or $x1655 (< (* ?x2475 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x3918 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x569 (ite $x2479 (ite (= 0 ?x3918) 1 (ite $x2039 0 1)) new.attention.value_dim.given_least)))
 (let (($x579 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x3507 (ite (and $x1655 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x1655 $x579) 0 1))))
 (let (($x3562 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x514 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1685 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1736 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x131 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x1418 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1364 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x2739 (ite $x1364 new.attention.value_dim.parts (ite (or $x1418 $x131 $x1736 $x1685 $x514) 1 (ite $x3562 ?x3507 ?x569)))))
 (= new.attention.value_dim.least ?x2739))))))))))))))))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2475 (div ?x2084 new.attention.value_dim.parts)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= ?x2475 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x3149 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x425 (not new.model.sinks)))
 (= new.attention.one_key (and $x425 $x3149)))))
(assert
 (let (($x1279 (= (_ bv40 7) new.attention.out.split)))
 (let (($x77 (not $x1279)))
 (let (($x2793 (= (_ bv10 7) new.attention.out.input)))
 (let (($x88 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x88 (and $x2793 $x77))))))))
(assert
 (let (($x1830 (not new.attention.heads.padded)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x719 (ite (or $x1741 $x1107) new.attention.heads.given_everywhere (or $x2492 (and (= 1 new.attention.heads.parts) $x1830)))))
 (= new.attention.heads.everywhere $x719)))))))
(assert
 (let (($x1758 (not new.attention.head_dim.padded)))
 (let (($x1486 (= 1 new.attention.head_dim.parts)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x956 (or $x2183 $x1137)))
 (let (($x2733 (ite $x956 new.attention.head_dim.given_everywhere (or $x600 (and $x1486 $x1758)))))
 (= new.attention.head_dim.everywhere $x2733)))))))))
(assert
 (let (($x1748 (not new.attention.value_dim.padded)))
 (let (($x1349 (= 1 new.attention.value_dim.parts)))
 (let (($x1364 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x469 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3208 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1266 (ite (or $x3208 $x469) new.attention.value_dim.given_everywhere (or $x1364 (and $x1349 $x1748)))))
 (= new.attention.value_dim.everywhere $x1266))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x822 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2653 ?x3391 ?x822))))))))))))))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x364 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2653 ?x3391 ?x364))))))))))))))))))))))
(assert
 (let (($x3591 (not new.attention.head_dim.moved)))
 (let (($x3020 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3176 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3250 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1572 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3250 $x3176 $x2277 $x3020) $x3591))))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x956 (or $x2183 $x1137)))
 (= new.attention.head_dim.undivided (ite $x956 new.attention.head_dim.given_undivided $x1572))))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x282 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2653 ?x3391 ?x282)))))))))))))))))))))))
(assert
 (let (($x2018 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x673 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x3591 (not new.attention.head_dim.moved)))
 (let (($x1422 (= 1 new.attention.head_dim.most)))
 (let (($x317 (<= 1 new.attention.head_dim.least)))
 (let (($x2555 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1152 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1371 (ite (or $x1152 $x2555) (and $x317 (or new.attention.head_dim.undivided (and $x1422 $x3591))) (and $x673 (and new.attention.head_dim.undivided $x2018)))))
 (= new.attention.scores_whole $x1371))))))))))
(assert
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2153 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x542 (ite $x2153 new.attention.v (ite $x1913 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x542)))))
(assert
 (let (($x46 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1615 (not new.attention.gathers)))
 (let (($x1746 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1746 $x1615 $x46))))))
(assert
 (let ((?x1390 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x415 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3219 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2385 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3471 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2385 $x3219) $x415))))
 (let (($x1279 (= (_ bv40 7) new.attention.out.split)))
 (let (($x77 (not $x1279)))
 (let (($x2579 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1438 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2579)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2579 new.attention.value_dim.everywhere $x77) $x3471)))
 (= new.attention.mixed_in (ite $x1438 (_ bv96 7) ?x1390))))))))))))
(assert
 (let ((?x262 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x572 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1440 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x572)))
 (let (($x415 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2385 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1279 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1279 (or $x2385 $x415) $x1440) (_ bv96 7) ?x262)))))))))
(assert
 (= new.prefill false))
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
 (let (($x1481 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x1279 (= (_ bv40 7) new.attention.out.split)))
 (let (($x77 (not $x1279)))
 (let (($x3493 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x1422 (= 1 new.attention.head_dim.most)))
 (let (($x721 (= (_ bv96 7) new.attention.q)))
 (let (($x1202 (or $x721 $x1422 (and $x3493 (or $x77 $x1481 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x1525 (not new.attention.value_dim.beyond)))
 (let (($x2556 (or (and (<= 1 new.attention.value_dim.least) $x1525) (and new.model.latent $x721))))
 (let (($x317 (<= 1 new.attention.head_dim.least)))
 (let (($x3032 (not new.attention.head_dim.beyond)))
 (let (($x2994 (and $x3032 (or $x317 (and new.attention.one_key (not $x721))) $x2556 $x1202)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x2994)))))))))))))))
(assert
 (let (($x3407 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x2021 (= (_ bv40 7) old.attention.out.split)))
(let (($x3860 (not $x2021)))
(let (($x1756 (or old.attention.one_key old.attention.scores_whole)))
(let (($x2879 (= 1 old.attention.head_dim.most)))
(let (($x3128 (= (_ bv96 7) old.attention.q)))
(let (($x3140 (or $x3128 $x2879 (and $x1756 (or $x3860 $x3407 (= (_ bv96 7) old.attention.out_state))))))
(let (($x1945 (not old.attention.value_dim.beyond)))
(let (($x565 (or (and (<= 1 old.attention.value_dim.least) $x1945) (and old.model.latent $x3128))))
(let (($x3437 (<= 1 old.attention.head_dim.least)))
(let (($x3424 (not old.attention.head_dim.beyond)))
(let (($x254 (and $x3424 (or $x3437 (and old.attention.one_key (not $x3128))) $x565 $x3140)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x254))))))))))))))
(check-sat)

; from one replica to any number, question 86
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
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3127 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1761 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x3143 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3143 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1276 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501)))
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
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2506 (= (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1761 (< 1 old.attention.heads.parts) $x2506))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= (div ?x1958 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3903 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7)))))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3425 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258) ?x3903)))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x769 (ite $x2388 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7))) ?x3425)))
 (= old.attention.q ?x769)))))))))))))))))))
(assert
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3531 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1280 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x2616 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2616 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2479 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027)))
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
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3417 (= (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1280 (< 1 new.attention.heads.parts) $x3417))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= (div ?x2084 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2790 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7)))))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x822 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1652 $x141) new.attention.qkv.split ?x2367) ?x2790)))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1243 (ite $x2653 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7))) ?x822)))
 (= new.attention.q ?x1243))))))))))))))))))
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
 (let (($x1833 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x1833)))
(assert
 (let (($x2174 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x2174)))
(check-sat)

; from one replica to any number, question 87
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
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3127 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1761 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x132 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x132 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3143 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3143 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x3471 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3471 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1276 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501)))
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
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2506 (= (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1761 (< 1 old.attention.heads.parts) $x2506))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= (div ?x1958 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x3425 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2388 ?x2287 ?x3425)))))))))))))))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x158 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2388 ?x2287 ?x158)))))))))))))))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x3135 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2388 ?x2287 ?x3135))))))))))))))))))))))))
(assert
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3531 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1280 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x3007 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3007 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2616 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2616 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x2289 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2289 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2479 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027)))
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
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3417 (= (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1280 (< 1 new.attention.heads.parts) $x3417))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= (div ?x2084 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x822 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2653 ?x3391 ?x822))))))))))))))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x3239 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2653 ?x3391 ?x3239))))))))))))))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x2661 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2653 ?x3391 ?x2661)))))))))))))))))))))))
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
 (let (($x574 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x1847 (= 1 new.tp)))
 (not (or $x1847 (not $x574))))))
(assert
 (let (($x1311 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x2363 (= 1 old.tp)))
(or $x2363 (not $x1311)))))
(check-sat)

; from one replica to any number, question 88
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
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3127 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1728 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2977 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1147 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x480 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x480 $x1147 $x243 $x1571 $x2977 $x1761 $x1283 $x4099 $x1665 $x1728))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3879 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1551 (= (_ bv40 7) old.attention.out.split)))
 (or $x1551 $x3879 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x132 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x132 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3143 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3143 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x3471 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3471 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2970 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x2970)))
(assert
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1276 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501)))
(assert
 (let (($x4082 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x4082 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x789 (and $x1761 (< 1 old.attention.heads.parts) (= ?x475 old.attention.heads.n))))
 (= old.attention.heads.filled $x789))))))
(assert
 (let (($x2125 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1761 $x2125)))))
(assert
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x409 (= (- 1) old.attention.heads.n)))
 (let (($x1092 (or $x409 (< (* ?x475 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x3490 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1092 0 1))))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2905 (or $x409 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x1613 (ite (and $x409 (= 1 old.attention.heads.parts)) 1 (ite $x2905 0 1))))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2977 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1728 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x480 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1147 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2745 (ite (or $x1147 $x480 $x4099 $x1728 $x2977) 1 (ite $x243 ?x1613 (ite $x1761 ?x3490 old.attention.heads.given_least)))))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x1665 old.attention.heads.parts ?x2745)))))))))))))))))))
(assert
 (let (($x409 (= (- 1) old.attention.heads.n)))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3860 (ite $x243 (or $x409 (<= old.attention.heads.parts old.attention.heads.n)) (or $x409 (< 1 old.attention.heads.n)))))
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3464 (ite $x4099 (or $x409 (< old.attention.heads.block old.attention.heads.n)) (ite $x1761 (or $x409 (< ?x475 old.attention.heads.n)) $x3860))))
 (let (($x2069 (= 1 old.attention.heads.parts)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3361 (or $x1283 $x1571)))
 (let (($x3918 (ite $x3361 old.attention.heads.given_moved (ite (or $x1665 $x2069) false $x3464))))
 (= old.attention.heads.moved $x3918))))))))))))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= (div ?x1958 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828))))))
(assert
 (let (($x4023 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2230 (not old.model.sinks)))
 (= old.attention.one_key (and $x2230 $x4023)))))
(assert
 (let (($x1936 (not old.attention.heads.padded)))
 (let (($x2069 (= 1 old.attention.heads.parts)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3361 (or $x1283 $x1571)))
 (let (($x2687 (ite $x3361 old.attention.heads.given_everywhere (or $x1665 (and $x2069 $x1936)))))
 (= old.attention.heads.everywhere $x2687)))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x3425 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2388 ?x2287 ?x3425)))))))))))))))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x158 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2388 ?x2287 ?x158)))))))))))))))))))))))
(assert
 (let (($x544 (not old.attention.heads.moved)))
 (let (($x1728 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x480 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1147 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2646 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1147 $x480 $x4099 $x1728) $x544))))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3361 (or $x1283 $x1571)))
 (= old.attention.heads.undivided (ite $x3361 old.attention.heads.given_undivided $x2646))))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x3135 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2388 ?x2287 ?x3135))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3531 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x983 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1240 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3521 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1667 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1667 $x3521 $x120 $x1107 $x1240 $x1280 $x1741 $x3012 $x2492 $x983))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1528 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1777 (= (_ bv40 7) new.attention.out.split)))
 (or $x1777 $x1528 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x3007 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3007 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2616 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2616 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x2289 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2289 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x88 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x88)))
(assert
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2479 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027)))
(assert
 (let (($x1237 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1237 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x380 (and $x1280 (< 1 new.attention.heads.parts) (= ?x768 new.attention.heads.n))))
 (= new.attention.heads.filled $x380))))))
(assert
 (let (($x2963 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1280 $x2963)))))
(assert
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2859 (= (- 1) new.attention.heads.n)))
 (let (($x1640 (or $x2859 (< (* ?x768 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2496 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1640 0 1))))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2152 (or $x2859 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2943 (ite (and $x2859 (= 1 new.attention.heads.parts)) 1 (ite $x2152 0 1))))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1240 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x983 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1667 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3521 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2883 (ite (or $x3521 $x1667 $x3012 $x983 $x1240) 1 (ite $x120 ?x2943 (ite $x1280 ?x2496 new.attention.heads.given_least)))))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x2492 new.attention.heads.parts ?x2883)))))))))))))))))))
(assert
 (let (($x2859 (= (- 1) new.attention.heads.n)))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2417 (ite $x120 (or $x2859 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2859 (< 1 new.attention.heads.n)))))
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3583 (ite $x3012 (or $x2859 (< new.attention.heads.block new.attention.heads.n)) (ite $x1280 (or $x2859 (< ?x768 new.attention.heads.n)) $x2417))))
 (let (($x3049 (= 1 new.attention.heads.parts)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1872 (or $x1741 $x1107)))
 (let (($x3210 (ite $x1872 new.attention.heads.given_moved (ite (or $x2492 $x3049) false $x3583))))
 (= new.attention.heads.moved $x3210))))))))))))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= (div ?x2084 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307))))))
(assert
 (let (($x632 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1446 (not new.model.sinks)))
 (= new.attention.one_key (and $x1446 $x632)))))
(assert
 (let (($x2034 (not new.attention.heads.padded)))
 (let (($x3049 (= 1 new.attention.heads.parts)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1872 (or $x1741 $x1107)))
 (let (($x3362 (ite $x1872 new.attention.heads.given_everywhere (or $x2492 (and $x3049 $x2034)))))
 (= new.attention.heads.everywhere $x3362)))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x822 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2653 ?x3391 ?x822))))))))))))))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x3239 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2653 ?x3391 ?x3239))))))))))))))))))))))
(assert
 (let (($x2576 (not new.attention.heads.moved)))
 (let (($x983 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1667 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3521 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2291 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x3521 $x1667 $x3012 $x983) $x2576))))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1872 (or $x1741 $x1107)))
 (= new.attention.heads.undivided (ite $x1872 new.attention.heads.given_undivided $x2291))))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x2661 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2653 ?x3391 ?x2661)))))))))))))))))))))))
(assert
 (= new.prefill false))
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
 (let (($x543 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1777 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1528 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1313 (not new.model.latent)))
 (let (($x1349 (and $x1313 (or $x1528 (and $x1777 (and new.attention.heads.undivided $x543))))))
 (let (($x88 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x3911 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x88 new.attention.one_key)))
 (let (($x2528 (not (= (_ bv92 7) new.attention.k))))
 (let (($x3621 (not (= (_ bv92 7) new.attention.q))))
 (let (($x1693 (or $x3621 new.attention.one_key (and $x2528 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x592 (and $x1693 (or $x2528 (and (= (_ bv57 7) new.model.qk_norm) $x1313)) $x3911 (or (not (= (_ bv92 7) new.attention.v)) $x1349))))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let (($x1847 (= 1 new.tp)))
 (not (or $x1847 $x566 $x592)))))))))))))))))
(assert
 (let (($x3437 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1551 (= (_ bv40 7) old.attention.out.split)))
(let (($x3879 (= (_ bv57 7) old.attention.out.split)))
(let (($x1945 (not old.model.latent)))
(let (($x565 (and $x1945 (or $x3879 (and $x1551 (and old.attention.heads.undivided $x3437))))))
(let (($x2970 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x3081 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x2970 old.attention.one_key)))
(let (($x3405 (not (= (_ bv92 7) old.attention.k))))
(let (($x2124 (not (= (_ bv92 7) old.attention.q))))
(let (($x2947 (or $x2124 old.attention.one_key (and $x3405 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x3752 (and $x2947 (or $x3405 (and (= (_ bv57 7) old.model.qk_norm) $x1945)) $x3081 (or (not (= (_ bv92 7) old.attention.v)) $x565))))
(let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1074 (not $x2290)))
(let (($x2363 (= 1 old.tp)))
(or $x2363 $x1074 $x3752))))))))))))))))
(check-sat)

; from one replica to any number, question 89
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
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3127 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1761 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x132 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x132 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3143 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3143 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x3471 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3471 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1276 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501)))
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
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2506 (= (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1761 (< 1 old.attention.heads.parts) $x2506))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= (div ?x1958 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828))))))
(assert
 (let (($x4023 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2230 (not old.model.sinks)))
 (= old.attention.one_key (and $x2230 $x4023)))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x914 (not old.attention.qkv.group.pp)))
 (let (($x560 (or $x914 (= 1 old.pp))))
 (let (($x3631 (not old.attention.qkv.group.sp)))
 (let (($x2333 (or $x3631 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x519 (not old.attention.qkv.group.dp)))
 (let (($x3044 (or $x519 $x2243)))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3044 $x2333 $x560)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x3425 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2388 ?x2287 ?x3425))))))))))))))))))))))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x914 (not old.attention.qkv.group.pp)))
 (let (($x560 (or $x914 (= 1 old.pp))))
 (let (($x3631 (not old.attention.qkv.group.sp)))
 (let (($x2333 (or $x3631 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x519 (not old.attention.qkv.group.dp)))
 (let (($x3044 (or $x519 $x2243)))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3044 $x2333 $x560)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x158 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2388 ?x2287 ?x158))))))))))))))))))))))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x914 (not old.attention.qkv.group.pp)))
 (let (($x560 (or $x914 (= 1 old.pp))))
 (let (($x3631 (not old.attention.qkv.group.sp)))
 (let (($x2333 (or $x3631 (= 1 old.sp))))
 (let (($x2243 (= 1 old.dp)))
 (let (($x519 (not old.attention.qkv.group.dp)))
 (let (($x3044 (or $x519 $x2243)))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3044 $x2333 $x560)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x3135 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2388 ?x2287 ?x3135)))))))))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3531 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1280 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x3007 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3007 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2616 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2616 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x2289 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2289 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2479 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027)))
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
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3417 (= (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1280 (< 1 new.attention.heads.parts) $x3417))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= (div ?x2084 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307))))))
(assert
 (let (($x632 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1446 (not new.model.sinks)))
 (= new.attention.one_key (and $x1446 $x632)))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x1684 (not new.attention.qkv.group.pp)))
 (let (($x2958 (or $x1684 (= 1 new.pp))))
 (let (($x2127 (not new.attention.qkv.group.sp)))
 (let (($x1207 (or $x2127 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1151 (not new.attention.qkv.group.dp)))
 (let (($x1998 (or $x1151 $x2345)))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1998 $x1207 $x2958)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x822 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2653 ?x3391 ?x822)))))))))))))))))))))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x1684 (not new.attention.qkv.group.pp)))
 (let (($x2958 (or $x1684 (= 1 new.pp))))
 (let (($x2127 (not new.attention.qkv.group.sp)))
 (let (($x1207 (or $x2127 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1151 (not new.attention.qkv.group.dp)))
 (let (($x1998 (or $x1151 $x2345)))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1998 $x1207 $x2958)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x3239 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2653 ?x3391 ?x3239)))))))))))))))))))))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x1684 (not new.attention.qkv.group.pp)))
 (let (($x2958 (or $x1684 (= 1 new.pp))))
 (let (($x2127 (not new.attention.qkv.group.sp)))
 (let (($x1207 (or $x2127 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1151 (not new.attention.qkv.group.dp)))
 (let (($x1998 (or $x1151 $x2345)))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1998 $x1207 $x2958)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x2661 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2653 ?x3391 ?x2661))))))))))))))))))))))))))))))
(assert
 (= new.prefill false))
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
 (let (($x1684 (not new.attention.qkv.group.pp)))
 (let (($x2958 (or $x1684 (= 1 new.pp))))
 (let (($x2127 (not new.attention.qkv.group.sp)))
 (let (($x1207 (or $x2127 (= 1 new.sp))))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1151 (not new.attention.qkv.group.dp)))
 (let (($x1998 (or $x1151 $x2345)))
 (let (($x223 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x1998 $x1207 $x2958)))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1998 $x1207 $x2958)))
 (let (($x412 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x141)))))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x748 (or $x1908 (and $x566 (or (= (_ bv10 7) new.attention.qkv.collective) $x141)) $x412 $x223)))
 (not $x748))))))))))))))))
(assert
 (let (($x914 (not old.attention.qkv.group.pp)))
(let (($x560 (or $x914 (= 1 old.pp))))
(let (($x3631 (not old.attention.qkv.group.sp)))
(let (($x2333 (or $x3631 (= 1 old.sp))))
(let (($x2243 (= 1 old.dp)))
(let (($x519 (not old.attention.qkv.group.dp)))
(let (($x3044 (or $x519 $x2243)))
(let (($x2579 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x3044 $x2333 $x560)))
(let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3044 $x2333 $x560)))
(let (($x3430 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x3559)))))
(let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1074 (not $x2290)))
(let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x1212 (and $x1074 (or (= (_ bv10 7) old.attention.qkv.collective) $x3559)) $x3430 $x2579)))))))))))))))
(check-sat)

; from one replica to any number, question 90
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
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x2786 $x1681 (= (_ bv56 7) old.attention.head_dim.kind) $x3127 $x3738 $x1028 $x1703 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x243 $x1571 (= (_ bv56 7) old.attention.heads.kind) $x1761 $x1283 $x4099 $x1665 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x767 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x972 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x3885 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x1993 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x1993 $x3885 $x972 $x767))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x132 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x132 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3143 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3143 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x3471 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3471 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (and (<= 1 old.attention.value_dim.block)))
(assert
 (let (($x1675 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x384 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x867 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3093 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1426 (= (_ bv26 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) $x1426 $x3093 (= (_ bv56 7) old.attention.value_dim.kind) $x1276 $x867 $x384 $x1675 (= (_ bv99 7) old.attention.value_dim.kind)))))))))
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
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501)))
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
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x789 (and $x1761 (< 1 old.attention.heads.parts) (= ?x475 old.attention.heads.n))))
 (= old.attention.heads.filled $x789))))))
(assert
 (let (($x3441 (= (- 1) old.attention.heads.n)))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x63 (ite $x243 (or $x3441 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3441 (< 1 old.attention.heads.n)))))
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2680 (ite $x4099 (or $x3441 (< old.attention.heads.block old.attention.heads.n)) (ite $x1761 (or $x3441 (< ?x475 old.attention.heads.n)) $x63))))
 (let (($x2431 (= 1 old.attention.heads.parts)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x624 (or $x1283 $x1571)))
 (let (($x2146 (ite $x624 old.attention.heads.given_moved (ite (or $x1665 $x2431) false $x2680))))
 (= old.attention.heads.moved $x2146))))))))))))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let (($x1480 (= (- 1) old.attention.head_dim.n)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x544 (ite $x2786 (or $x1480 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1480 (< 1 old.attention.head_dim.n)))))
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3857 (ite $x1028 (or $x1480 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3127 (or $x1480 (< ?x2546 old.attention.head_dim.n)) $x544))))
 (let (($x1486 (= 1 old.attention.head_dim.parts)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (let (($x538 (ite $x2510 old.attention.head_dim.given_moved (ite (or $x1703 $x1486) false $x3857))))
 (= old.attention.head_dim.moved $x538))))))))))))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2202 (div ?x1958 old.attention.value_dim.parts)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= ?x2202 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828)))))))
(assert
 (let (($x845 (= (- 1) old.attention.value_dim.n)))
 (let (($x1426 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2418 (ite $x1426 (or $x845 (<= old.attention.value_dim.parts old.attention.value_dim.n)) (or $x845 (< 1 old.attention.value_dim.n)))))
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2202 (div ?x1958 old.attention.value_dim.parts)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x384 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3332 (ite $x384 (or $x845 (< old.attention.value_dim.block old.attention.value_dim.n)) (ite $x1276 (or $x845 (< ?x2202 old.attention.value_dim.n)) $x2418))))
 (let (($x1209 (= 1 old.attention.value_dim.parts)))
 (let (($x1675 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3093 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x867 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2401 (or $x867 $x3093)))
 (let (($x3493 (ite $x2401 old.attention.value_dim.given_moved (ite (or $x1675 $x1209) false $x3332))))
 (= old.attention.value_dim.moved $x3493)))))))))))))))))
(assert
 (let (($x4023 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2230 (not old.model.sinks)))
 (= old.attention.one_key (and $x2230 $x4023)))))
(assert
 (let (($x2555 (not old.attention.heads.moved)))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2431 (= 1 old.attention.heads.parts)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x624 (or $x1283 $x1571)))
 (let (($x1210 (ite $x624 old.attention.heads.given_first (or $x2431 (and (not (or $x1665 $x243)) $x2555)))))
 (= old.attention.heads.first_alone $x1210))))))))))
(assert
 (let (($x1092 (not old.attention.head_dim.moved)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1486 (= 1 old.attention.head_dim.parts)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (let (($x2125 (ite $x2510 old.attention.head_dim.given_first (or $x1486 (and (not (or $x1703 $x2786)) $x1092)))))
 (= old.attention.head_dim.first_alone $x2125))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x3425 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2388 ?x2287 ?x3425)))))))))))))))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x158 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2388 ?x2287 ?x158)))))))))))))))))))))))
(assert
 (let (($x3841 (not old.attention.value_dim.moved)))
 (let (($x1426 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1675 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1209 (= 1 old.attention.value_dim.parts)))
 (let (($x3093 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x867 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2401 (or $x867 $x3093)))
 (let (($x1264 (ite $x2401 old.attention.value_dim.given_first (or $x1209 (and (not (or $x1675 $x1426)) $x3841)))))
 (= old.attention.value_dim.first_alone $x1264))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x3135 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2388 ?x2287 ?x3135))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x2325 $x1137 (= (_ bv56 7) new.attention.head_dim.kind) $x3531 $x2183 $x2277 $x600 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x120 $x1107 (= (_ bv56 7) new.attention.heads.kind) $x1280 $x1741 $x3012 $x2492 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3507 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x77 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2745 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x3468 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x3468 $x2745 $x77 $x3507))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x3007 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3007 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2616 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2616 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x2289 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2289 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (and (<= 1 new.attention.value_dim.block)))
(assert
 (let (($x1364 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1736 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x3208 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x469 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3562 (= (_ bv26 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) $x3562 $x469 (= (_ bv56 7) new.attention.value_dim.kind) $x2479 $x3208 $x1736 $x1364 (= (_ bv99 7) new.attention.value_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027)))
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
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x380 (and $x1280 (< 1 new.attention.heads.parts) (= ?x768 new.attention.heads.n))))
 (= new.attention.heads.filled $x380))))))
(assert
 (let (($x1320 (= (- 1) new.attention.heads.n)))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3374 (ite $x120 (or $x1320 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1320 (< 1 new.attention.heads.n)))))
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3004 (ite $x3012 (or $x1320 (< new.attention.heads.block new.attention.heads.n)) (ite $x1280 (or $x1320 (< ?x768 new.attention.heads.n)) $x3374))))
 (let (($x3658 (= 1 new.attention.heads.parts)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2625 (or $x1741 $x1107)))
 (let (($x2093 (ite $x2625 new.attention.heads.given_moved (ite (or $x2492 $x3658) false $x3004))))
 (= new.attention.heads.moved $x2093))))))))))))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let (($x1377 (= (- 1) new.attention.head_dim.n)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2017 (ite $x2325 (or $x1377 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1377 (< 1 new.attention.head_dim.n)))))
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2233 (ite $x2277 (or $x1377 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3531 (or $x1377 (< ?x1018 new.attention.head_dim.n)) $x2017))))
 (let (($x2919 (= 1 new.attention.head_dim.parts)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (let (($x490 (ite $x851 new.attention.head_dim.given_moved (ite (or $x600 $x2919) false $x2233))))
 (= new.attention.head_dim.moved $x490))))))))))))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2475 (div ?x2084 new.attention.value_dim.parts)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= ?x2475 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307)))))))
(assert
 (let (($x621 (= (- 1) new.attention.value_dim.n)))
 (let (($x3562 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1202 (ite $x3562 (or $x621 (<= new.attention.value_dim.parts new.attention.value_dim.n)) (or $x621 (< 1 new.attention.value_dim.n)))))
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2475 (div ?x2084 new.attention.value_dim.parts)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1736 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x704 (ite $x1736 (or $x621 (< new.attention.value_dim.block new.attention.value_dim.n)) (ite $x2479 (or $x621 (< ?x2475 new.attention.value_dim.n)) $x1202))))
 (let (($x2560 (= 1 new.attention.value_dim.parts)))
 (let (($x1364 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x469 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3208 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3128 (or $x3208 $x469)))
 (let (($x2041 (ite $x3128 new.attention.value_dim.given_moved (ite (or $x1364 $x2560) false $x704))))
 (= new.attention.value_dim.moved $x2041)))))))))))))))))
(assert
 (let (($x632 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1446 (not new.model.sinks)))
 (= new.attention.one_key (and $x1446 $x632)))))
(assert
 (let (($x2045 (not new.attention.heads.moved)))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3658 (= 1 new.attention.heads.parts)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2625 (or $x1741 $x1107)))
 (let (($x361 (ite $x2625 new.attention.heads.given_first (or $x3658 (and (not (or $x2492 $x120)) $x2045)))))
 (= new.attention.heads.first_alone $x361))))))))))
(assert
 (let (($x1548 (not new.attention.head_dim.moved)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2919 (= 1 new.attention.head_dim.parts)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (let (($x2657 (ite $x851 new.attention.head_dim.given_first (or $x2919 (and (not (or $x600 $x2325)) $x1548)))))
 (= new.attention.head_dim.first_alone $x2657))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x822 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2653 ?x3391 ?x822))))))))))))))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x3239 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2653 ?x3391 ?x3239))))))))))))))))))))))
(assert
 (let (($x439 (not new.attention.value_dim.moved)))
 (let (($x3562 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1364 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2560 (= 1 new.attention.value_dim.parts)))
 (let (($x469 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3208 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3128 (or $x3208 $x469)))
 (let (($x235 (ite $x3128 new.attention.value_dim.given_first (or $x2560 (and (not (or $x1364 $x3562)) $x439)))))
 (= new.attention.value_dim.first_alone $x235))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x2661 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2653 ?x3391 ?x2661)))))))))))))))))))))))
(assert
 (= new.prefill false))
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
 (let (($x3016 (not new.attention.one_key)))
 (let (($x3468 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x2937 (and $x3468 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x3016)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x541 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x2937)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2385 (and $x1081 new.attention.head_dim.first_alone new.attention.value_dim.first_alone)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x993 (or (and $x1913 new.attention.heads.first_alone new.attention.kv_first_alone) $x2385)))
 (let (($x3507 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x1691 (not (or (and new.model.q_bias $x3016) new.model.k_bias new.model.v_bias))))
 (let (($x1847 (= 1 new.tp)))
 (let (($x3402 (or $x1847 $x1691 (and (not $x2473) (or $x3468 (= (_ bv27 7) new.attention.qkv.bias))) (and $x3507 $x993) (and $x2473 $x541))))
 (not $x3402)))))))))))))))
(assert
 (let (($x3265 (not old.attention.one_key)))
(let (($x1993 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x2448 (and $x1993 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x3265)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x1520 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x2448)))
(let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x1718 (and $x272 old.attention.head_dim.first_alone old.attention.value_dim.first_alone)))
(let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x3753 (or (and $x1063 old.attention.heads.first_alone old.attention.kv_first_alone) $x1718)))
(let (($x767 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x1390 (not (or (and old.model.q_bias $x3265) old.model.k_bias old.model.v_bias))))
(let (($x2363 (= 1 old.tp)))
(or $x2363 $x1390 (and (not $x2290) (or $x1993 (= (_ bv27 7) old.attention.qkv.bias))) (and $x767 $x3753) (and $x2290 $x1520)))))))))))))))
(check-sat)

; from one replica to any number, question 91
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
 (let (($x1217 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3053 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3053 $x3784 $x2786 $x1681 $x670 $x3127 $x3738 $x1028 $x1703 $x1217))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1761 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x3143 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3143 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x1325 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x3663 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1286 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1286 $x3663 $x1325)))))
(assert
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1276 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501)))
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
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2506 (= (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1761 (< 1 old.attention.heads.parts) $x2506))))))
(assert
 (let ((?x691 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3127 (not (= 0 ?x691)))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1480 (= (- 1) old.attention.head_dim.n)))
 (let (($x3517 (or $x1480 (< (* ?x2546 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x484 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1636 (ite $x3127 (ite (= 0 ?x484) 1 (ite $x3517 0 1)) old.attention.head_dim.given_least)))
 (let (($x1957 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1334 (ite (and $x1480 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1480 $x1957) 0 1))))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1217 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3053 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1730 (ite $x1703 old.attention.head_dim.parts (ite (or $x3784 $x3053 $x1028 $x1217 $x670) 1 (ite $x2786 ?x1334 ?x1636)))))
 (= old.attention.head_dim.least ?x1730)))))))))))))))))))
(assert
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1154 (ite $x1703 old.attention.head_dim.parts (ite $x2510 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1154)))))))
(assert
 (let (($x1480 (= (- 1) old.attention.head_dim.n)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x544 (ite $x2786 (or $x1480 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1480 (< 1 old.attention.head_dim.n)))))
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3857 (ite $x1028 (or $x1480 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3127 (or $x1480 (< ?x2546 old.attention.head_dim.n)) $x544))))
 (let (($x1486 (= 1 old.attention.head_dim.parts)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (let (($x538 (ite $x2510 old.attention.head_dim.given_moved (ite (or $x1703 $x1486) false $x3857))))
 (= old.attention.head_dim.moved $x538))))))))))))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= (div ?x1958 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828))))))
(assert
 (let (($x4023 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2230 (not old.model.sinks)))
 (= old.attention.one_key (and $x2230 $x4023)))))
(assert
 (let (($x1545 (not old.attention.head_dim.padded)))
 (let (($x1486 (= 1 old.attention.head_dim.parts)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (let (($x3577 (ite $x2510 old.attention.head_dim.given_everywhere (or $x1703 (and $x1486 $x1545)))))
 (= old.attention.head_dim.everywhere $x3577)))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3903 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7)))))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3425 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258) ?x3903)))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x769 (ite $x2388 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7))) ?x3425)))
 (= old.attention.q ?x769)))))))))))))))))))
(assert
 (let (($x1092 (not old.attention.head_dim.moved)))
 (let (($x1217 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3053 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1955 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3784 $x3053 $x1028 $x1217) $x1092))))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (= old.attention.head_dim.undivided (ite $x2510 old.attention.head_dim.given_undivided $x1955))))))))))))
(assert
 (let (($x1187 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1286 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1092 (not old.attention.head_dim.moved)))
 (let (($x3803 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1092))))
 (let (($x3403 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x3663 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3495 (ite (or $x3663 $x3403) (and (<= 1 old.attention.head_dim.least) $x3803) (and $x1286 (and old.attention.head_dim.undivided $x1187)))))
 (= old.attention.scores_whole $x3495)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x3020 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1926 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3250 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3176 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x3176 $x3250 $x2325 $x1137 $x1926 $x3531 $x2183 $x2277 $x600 $x3020))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1280 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x2616 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2616 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x3375 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x906 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2660 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2660 $x906 $x3375)))))
(assert
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2479 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027)))
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
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3417 (= (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1280 (< 1 new.attention.heads.parts) $x3417))))))
(assert
 (let ((?x648 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3531 (not (= 0 ?x648)))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1377 (= (- 1) new.attention.head_dim.n)))
 (let (($x562 (or $x1377 (< (* ?x1018 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2679 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3064 (ite $x3531 (ite (= 0 ?x2679) 1 (ite $x562 0 1)) new.attention.head_dim.given_least)))
 (let (($x539 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1093 (ite (and $x1377 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1377 $x539) 0 1))))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1926 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3020 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3176 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3250 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2528 (ite $x600 new.attention.head_dim.parts (ite (or $x3250 $x3176 $x2277 $x3020 $x1926) 1 (ite $x2325 ?x1093 ?x3064)))))
 (= new.attention.head_dim.least ?x2528)))))))))))))))))))
(assert
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2582 (ite $x600 new.attention.head_dim.parts (ite $x851 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2582)))))))
(assert
 (let (($x1377 (= (- 1) new.attention.head_dim.n)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2017 (ite $x2325 (or $x1377 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1377 (< 1 new.attention.head_dim.n)))))
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2233 (ite $x2277 (or $x1377 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3531 (or $x1377 (< ?x1018 new.attention.head_dim.n)) $x2017))))
 (let (($x2919 (= 1 new.attention.head_dim.parts)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (let (($x490 (ite $x851 new.attention.head_dim.given_moved (ite (or $x600 $x2919) false $x2233))))
 (= new.attention.head_dim.moved $x490))))))))))))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= (div ?x2084 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307))))))
(assert
 (let (($x632 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1446 (not new.model.sinks)))
 (= new.attention.one_key (and $x1446 $x632)))))
(assert
 (let (($x1382 (not new.attention.head_dim.padded)))
 (let (($x2919 (= 1 new.attention.head_dim.parts)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (let (($x315 (ite $x851 new.attention.head_dim.given_everywhere (or $x600 (and $x2919 $x1382)))))
 (= new.attention.head_dim.everywhere $x315)))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2790 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7)))))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x822 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1652 $x141) new.attention.qkv.split ?x2367) ?x2790)))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1243 (ite $x2653 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7))) ?x822)))
 (= new.attention.q ?x1243))))))))))))))))))
(assert
 (let (($x1548 (not new.attention.head_dim.moved)))
 (let (($x3020 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3176 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3250 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2670 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3250 $x3176 $x2277 $x3020) $x1548))))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (= new.attention.head_dim.undivided (ite $x851 new.attention.head_dim.given_undivided $x2670))))))))))))
(assert
 (let (($x1155 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2660 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1548 (not new.attention.head_dim.moved)))
 (let (($x2174 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1548))))
 (let (($x1430 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x906 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x649 (ite (or $x906 $x1430) (and (<= 1 new.attention.head_dim.least) $x2174) (and $x2660 (and new.attention.head_dim.undivided $x1155)))))
 (= new.attention.scores_whole $x649)))))))))
(assert
 (= new.prefill false))
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
 (let (($x3375 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1847 (= 1 new.tp)))
 (let (($x2627 (or $x1847 (not (= (_ bv36 7) new.attention.q)) $x3375 new.attention.one_key new.attention.scores_whole)))
 (not $x2627)))))
(assert
 (let (($x1325 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2363 (= 1 old.tp)))
(or $x2363 (not (= (_ bv36 7) old.attention.q)) $x1325 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 92
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
 (let (($x1217 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3053 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3053 $x3784 $x2786 $x1681 $x670 $x3127 $x3738 $x1028 $x1703 $x1217))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1761 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x3879 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3879 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3143 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3143 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x3663 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1286 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1286 $x3663 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1276 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501)))
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
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2506 (= (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1761 (< 1 old.attention.heads.parts) $x2506))))))
(assert
 (let ((?x691 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3127 (not (= 0 ?x691)))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1480 (= (- 1) old.attention.head_dim.n)))
 (let (($x3517 (or $x1480 (< (* ?x2546 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x484 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1636 (ite $x3127 (ite (= 0 ?x484) 1 (ite $x3517 0 1)) old.attention.head_dim.given_least)))
 (let (($x1957 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1334 (ite (and $x1480 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1480 $x1957) 0 1))))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1217 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3053 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1730 (ite $x1703 old.attention.head_dim.parts (ite (or $x3784 $x3053 $x1028 $x1217 $x670) 1 (ite $x2786 ?x1334 ?x1636)))))
 (= old.attention.head_dim.least ?x1730)))))))))))))))))))
(assert
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1154 (ite $x1703 old.attention.head_dim.parts (ite $x2510 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1154)))))))
(assert
 (let (($x1480 (= (- 1) old.attention.head_dim.n)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x544 (ite $x2786 (or $x1480 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1480 (< 1 old.attention.head_dim.n)))))
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3857 (ite $x1028 (or $x1480 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3127 (or $x1480 (< ?x2546 old.attention.head_dim.n)) $x544))))
 (let (($x1486 (= 1 old.attention.head_dim.parts)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (let (($x538 (ite $x2510 old.attention.head_dim.given_moved (ite (or $x1703 $x1486) false $x3857))))
 (= old.attention.head_dim.moved $x538))))))))))))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= (div ?x1958 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828))))))
(assert
 (let (($x4023 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2230 (not old.model.sinks)))
 (= old.attention.one_key (and $x2230 $x4023)))))
(assert
 (let (($x1545 (not old.attention.head_dim.padded)))
 (let (($x1486 (= 1 old.attention.head_dim.parts)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (let (($x3577 (ite $x2510 old.attention.head_dim.given_everywhere (or $x1703 (and $x1486 $x1545)))))
 (= old.attention.head_dim.everywhere $x3577)))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x3425 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2388 ?x2287 ?x3425)))))))))))))))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x1916 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2388 ?x2287 ?x1916)))))))))))))))))))))))
(assert
 (let (($x1092 (not old.attention.head_dim.moved)))
 (let (($x1217 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3053 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1955 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3784 $x3053 $x1028 $x1217) $x1092))))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (= old.attention.head_dim.undivided (ite $x2510 old.attention.head_dim.given_undivided $x1955))))))))))))
(assert
 (let (($x1187 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1286 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1092 (not old.attention.head_dim.moved)))
 (let (($x3803 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1092))))
 (let (($x2123 (= 1 old.pp)))
 (let (($x3447 (not old.attention.scores.group.pp)))
 (let (($x1398 (or $x3447 $x2123)))
 (let (($x1991 (= 1 old.sp)))
 (let (($x2143 (not old.attention.scores.group.sp)))
 (let (($x3586 (or $x2143 $x1991)))
 (let (($x2243 (= 1 old.dp)))
 (let (($x730 (not old.attention.scores.group.dp)))
 (let (($x1362 (or $x730 $x2243)))
 (let (($x3403 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x1362 $x3586 $x1398)))
 (let (($x3663 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3495 (ite (or $x3663 $x3403) (and (<= 1 old.attention.head_dim.least) $x3803) (and $x1286 (and old.attention.head_dim.undivided $x1187)))))
 (= old.attention.scores_whole $x3495))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x3020 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1926 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3250 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3176 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x3176 $x3250 $x2325 $x1137 $x1926 $x3531 $x2183 $x2277 $x600 $x3020))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1280 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x2723 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2723 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2616 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2616 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x906 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2660 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2660 $x906 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2479 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027)))
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
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3417 (= (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1280 (< 1 new.attention.heads.parts) $x3417))))))
(assert
 (let ((?x648 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3531 (not (= 0 ?x648)))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1377 (= (- 1) new.attention.head_dim.n)))
 (let (($x562 (or $x1377 (< (* ?x1018 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2679 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3064 (ite $x3531 (ite (= 0 ?x2679) 1 (ite $x562 0 1)) new.attention.head_dim.given_least)))
 (let (($x539 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1093 (ite (and $x1377 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1377 $x539) 0 1))))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1926 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3020 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3176 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3250 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2528 (ite $x600 new.attention.head_dim.parts (ite (or $x3250 $x3176 $x2277 $x3020 $x1926) 1 (ite $x2325 ?x1093 ?x3064)))))
 (= new.attention.head_dim.least ?x2528)))))))))))))))))))
(assert
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2582 (ite $x600 new.attention.head_dim.parts (ite $x851 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2582)))))))
(assert
 (let (($x1377 (= (- 1) new.attention.head_dim.n)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2017 (ite $x2325 (or $x1377 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1377 (< 1 new.attention.head_dim.n)))))
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2233 (ite $x2277 (or $x1377 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3531 (or $x1377 (< ?x1018 new.attention.head_dim.n)) $x2017))))
 (let (($x2919 (= 1 new.attention.head_dim.parts)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (let (($x490 (ite $x851 new.attention.head_dim.given_moved (ite (or $x600 $x2919) false $x2233))))
 (= new.attention.head_dim.moved $x490))))))))))))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= (div ?x2084 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307))))))
(assert
 (let (($x632 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1446 (not new.model.sinks)))
 (= new.attention.one_key (and $x1446 $x632)))))
(assert
 (let (($x1382 (not new.attention.head_dim.padded)))
 (let (($x2919 (= 1 new.attention.head_dim.parts)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (let (($x315 (ite $x851 new.attention.head_dim.given_everywhere (or $x600 (and $x2919 $x1382)))))
 (= new.attention.head_dim.everywhere $x315)))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x822 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2653 ?x3391 ?x822))))))))))))))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x2067 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2653 ?x3391 ?x2067))))))))))))))))))))))
(assert
 (let (($x1548 (not new.attention.head_dim.moved)))
 (let (($x3020 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3176 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3250 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2670 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3250 $x3176 $x2277 $x3020) $x1548))))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (= new.attention.head_dim.undivided (ite $x851 new.attention.head_dim.given_undivided $x2670))))))))))))
(assert
 (let (($x1155 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2660 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1548 (not new.attention.head_dim.moved)))
 (let (($x2174 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1548))))
 (let (($x2760 (= 1 new.pp)))
 (let (($x2615 (not new.attention.scores.group.pp)))
 (let (($x1746 (or $x2615 $x2760)))
 (let (($x1887 (= 1 new.sp)))
 (let (($x1967 (not new.attention.scores.group.sp)))
 (let (($x1840 (or $x1967 $x1887)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1565 (not new.attention.scores.group.dp)))
 (let (($x1121 (or $x1565 $x2345)))
 (let (($x1430 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x1121 $x1840 $x1746)))
 (let (($x906 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x649 (ite (or $x906 $x1430) (and (<= 1 new.attention.head_dim.least) $x2174) (and $x2660 (and new.attention.head_dim.undivided $x1155)))))
 (= new.attention.scores_whole $x649))))))))))))))))))
(assert
 (= new.prefill false))
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
 (let (($x971 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x2760 (= 1 new.pp)))
 (let (($x2615 (not new.attention.scores.group.pp)))
 (let (($x1746 (or $x2615 $x2760)))
 (let (($x1887 (= 1 new.sp)))
 (let (($x1967 (not new.attention.scores.group.sp)))
 (let (($x1840 (or $x1967 $x1887)))
 (let (($x2345 (= 1 new.dp)))
 (let (($x1565 (not new.attention.scores.group.dp)))
 (let (($x1121 (or $x1565 $x2345)))
 (let (($x1430 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x1121 $x1840 $x1746)))
 (let (($x2283 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x1121 $x1840 $x1746)))
 (let (($x416 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x2617 (not new.attention.one_key)))
 (let (($x3407 (not new.attention.scores_whole)))
 (let (($x2660 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x906 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1477 (or $x906 (and $x2660 (not (= 1 new.tp)) $x3407 $x2617) $x416 $x2283 (and $x1430 $x971))))
 (not $x1477))))))))))))))))))))
(assert
 (let (($x364 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x2123 (= 1 old.pp)))
(let (($x3447 (not old.attention.scores.group.pp)))
(let (($x1398 (or $x3447 $x2123)))
(let (($x1991 (= 1 old.sp)))
(let (($x2143 (not old.attention.scores.group.sp)))
(let (($x3586 (or $x2143 $x1991)))
(let (($x2243 (= 1 old.dp)))
(let (($x730 (not old.attention.scores.group.dp)))
(let (($x1362 (or $x730 $x2243)))
(let (($x3403 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x1362 $x3586 $x1398)))
(let (($x2265 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x1362 $x3586 $x1398)))
(let (($x2991 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x2943 (not old.attention.one_key)))
(let (($x1624 (not old.attention.scores_whole)))
(let (($x1286 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x3663 (= (_ bv57 7) old.attention.scores.sum)))
(or $x3663 (and $x1286 (not (= 1 old.tp)) $x1624 $x2943) $x2991 $x2265 (and $x3403 $x364))))))))))))))))))))
(check-sat)

; from one replica to any number, question 93
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
 (let (($x1217 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3053 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3053 $x3784 $x2786 $x1681 $x670 $x3127 $x3738 $x1028 $x1703 $x1217))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1761 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x3143 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3143 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x3583 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x3583 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1276 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501)))
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
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2506 (= (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1761 (< 1 old.attention.heads.parts) $x2506))))))
(assert
 (let ((?x691 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3127 (not (= 0 ?x691)))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1480 (= (- 1) old.attention.head_dim.n)))
 (let (($x3517 (or $x1480 (< (* ?x2546 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x484 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1636 (ite $x3127 (ite (= 0 ?x484) 1 (ite $x3517 0 1)) old.attention.head_dim.given_least)))
 (let (($x1957 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1334 (ite (and $x1480 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1480 $x1957) 0 1))))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1217 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3053 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1730 (ite $x1703 old.attention.head_dim.parts (ite (or $x3784 $x3053 $x1028 $x1217 $x670) 1 (ite $x2786 ?x1334 ?x1636)))))
 (= old.attention.head_dim.least ?x1730)))))))))))))))))))
(assert
 (let (($x1480 (= (- 1) old.attention.head_dim.n)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x544 (ite $x2786 (or $x1480 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1480 (< 1 old.attention.head_dim.n)))))
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3857 (ite $x1028 (or $x1480 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3127 (or $x1480 (< ?x2546 old.attention.head_dim.n)) $x544))))
 (let (($x1486 (= 1 old.attention.head_dim.parts)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (let (($x538 (ite $x2510 old.attention.head_dim.given_moved (ite (or $x1703 $x1486) false $x3857))))
 (= old.attention.head_dim.moved $x538))))))))))))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= (div ?x1958 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828))))))
(assert
 (let (($x4023 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2230 (not old.model.sinks)))
 (= old.attention.one_key (and $x2230 $x4023)))))
(assert
 (let (($x1545 (not old.attention.head_dim.padded)))
 (let (($x1486 (= 1 old.attention.head_dim.parts)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (let (($x3577 (ite $x2510 old.attention.head_dim.given_everywhere (or $x1703 (and $x1486 $x1545)))))
 (= old.attention.head_dim.everywhere $x3577)))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3903 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7)))))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3425 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258) ?x3903)))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x769 (ite $x2388 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7))) ?x3425)))
 (= old.attention.q ?x769)))))))))))))))))))
(assert
 (let (($x1092 (not old.attention.head_dim.moved)))
 (let (($x1217 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3053 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1955 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3784 $x3053 $x1028 $x1217) $x1092))))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (= old.attention.head_dim.undivided (ite $x2510 old.attention.head_dim.given_undivided $x1955))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x3020 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1926 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3250 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3176 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x3176 $x3250 $x2325 $x1137 $x1926 $x3531 $x2183 $x2277 $x600 $x3020))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1280 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x2616 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2616 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x2501 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x2501 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2479 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027)))
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
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3417 (= (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1280 (< 1 new.attention.heads.parts) $x3417))))))
(assert
 (let ((?x648 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3531 (not (= 0 ?x648)))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1377 (= (- 1) new.attention.head_dim.n)))
 (let (($x562 (or $x1377 (< (* ?x1018 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2679 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3064 (ite $x3531 (ite (= 0 ?x2679) 1 (ite $x562 0 1)) new.attention.head_dim.given_least)))
 (let (($x539 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1093 (ite (and $x1377 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1377 $x539) 0 1))))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1926 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3020 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3176 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3250 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2528 (ite $x600 new.attention.head_dim.parts (ite (or $x3250 $x3176 $x2277 $x3020 $x1926) 1 (ite $x2325 ?x1093 ?x3064)))))
 (= new.attention.head_dim.least ?x2528)))))))))))))))))))
(assert
 (let (($x1377 (= (- 1) new.attention.head_dim.n)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2017 (ite $x2325 (or $x1377 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1377 (< 1 new.attention.head_dim.n)))))
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2233 (ite $x2277 (or $x1377 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3531 (or $x1377 (< ?x1018 new.attention.head_dim.n)) $x2017))))
 (let (($x2919 (= 1 new.attention.head_dim.parts)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (let (($x490 (ite $x851 new.attention.head_dim.given_moved (ite (or $x600 $x2919) false $x2233))))
 (= new.attention.head_dim.moved $x490))))))))))))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= (div ?x2084 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307))))))
(assert
 (let (($x632 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1446 (not new.model.sinks)))
 (= new.attention.one_key (and $x1446 $x632)))))
(assert
 (let (($x1382 (not new.attention.head_dim.padded)))
 (let (($x2919 (= 1 new.attention.head_dim.parts)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (let (($x315 (ite $x851 new.attention.head_dim.given_everywhere (or $x600 (and $x2919 $x1382)))))
 (= new.attention.head_dim.everywhere $x315)))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2790 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7)))))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x822 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1652 $x141) new.attention.qkv.split ?x2367) ?x2790)))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1243 (ite $x2653 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7))) ?x822)))
 (= new.attention.q ?x1243))))))))))))))))))
(assert
 (let (($x1548 (not new.attention.head_dim.moved)))
 (let (($x3020 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3176 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3250 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2670 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3250 $x3176 $x2277 $x3020) $x1548))))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (= new.attention.head_dim.undivided (ite $x851 new.attention.head_dim.given_undivided $x2670))))))))))))
(assert
 (= new.prefill false))
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
 (let (($x2501 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x817 (or (not (= (_ bv36 7) new.attention.q)) $x2501 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x817))))
(assert
 (let (($x3583 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x3583 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

; from one replica to any number, question 94
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
 (let (($x1217 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3053 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3053 $x3784 $x2786 $x1681 (= (_ bv56 7) old.attention.head_dim.kind) $x3127 $x3738 $x1028 $x1703 $x1217)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1728 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1147 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x480 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x480 $x1147 $x243 $x1571 (= (_ bv56 7) old.attention.heads.kind) $x1761 $x1283 $x4099 $x1665 $x1728)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x1993 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1993 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x3143 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3143 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x2085 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x2085)))
(assert
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1276 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501)))
(assert
 (let (($x541 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x625 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x625 $x541))))
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
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x789 (and $x1761 (< 1 old.attention.heads.parts) (= ?x475 old.attention.heads.n))))
 (= old.attention.heads.filled $x789))))))
(assert
 (let (($x3891 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1761 $x3891)))))
(assert
 (let (($x3865 (= (- 1) old.attention.heads.n)))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2465 (ite $x243 (or $x3865 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3865 (< 1 old.attention.heads.n)))))
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1260 (ite $x4099 (or $x3865 (< old.attention.heads.block old.attention.heads.n)) (ite $x1761 (or $x3865 (< ?x475 old.attention.heads.n)) $x2465))))
 (let (($x903 (= 1 old.attention.heads.parts)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3403 (or $x1283 $x1571)))
 (let (($x2328 (ite $x3403 old.attention.heads.given_moved (ite (or $x1665 $x903) false $x1260))))
 (= old.attention.heads.moved $x2328))))))))))))))))
(assert
 (let ((?x691 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3127 (not (= 0 ?x691)))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let (($x1480 (= (- 1) old.attention.head_dim.n)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x544 (ite $x2786 (or $x1480 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1480 (< 1 old.attention.head_dim.n)))))
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3857 (ite $x1028 (or $x1480 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3127 (or $x1480 (< ?x2546 old.attention.head_dim.n)) $x544))))
 (let (($x1486 (= 1 old.attention.head_dim.parts)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (let (($x538 (ite $x2510 old.attention.head_dim.given_moved (ite (or $x1703 $x1486) false $x3857))))
 (= old.attention.head_dim.moved $x538))))))))))))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= (div ?x1958 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828))))))
(assert
 (let (($x4023 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2230 (not old.model.sinks)))
 (= old.attention.one_key (and $x2230 $x4023)))))
(assert
 (let (($x3900 (not old.attention.heads.padded)))
 (let (($x903 (= 1 old.attention.heads.parts)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3403 (or $x1283 $x1571)))
 (let (($x962 (ite $x3403 old.attention.heads.given_everywhere (or $x1665 (and $x903 $x3900)))))
 (= old.attention.heads.everywhere $x962)))))))))
(assert
 (let (($x1545 (not old.attention.head_dim.padded)))
 (let (($x1486 (= 1 old.attention.head_dim.parts)))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (let (($x3577 (ite $x2510 old.attention.head_dim.given_everywhere (or $x1703 (and $x1486 $x1545)))))
 (= old.attention.head_dim.everywhere $x3577)))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x3425 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2388 ?x2287 ?x3425)))))))))))))))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x3507 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2388 ?x2287 ?x3507)))))))))))))))))))))))
(assert
 (let (($x1556 (not old.attention.heads.moved)))
 (let (($x1728 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x480 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1147 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2715 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1147 $x480 $x4099 $x1728) $x1556))))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3403 (or $x1283 $x1571)))
 (= old.attention.heads.undivided (ite $x3403 old.attention.heads.given_undivided $x2715))))))))))))
(assert
 (let (($x1092 (not old.attention.head_dim.moved)))
 (let (($x1217 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3053 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3784 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1955 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3784 $x3053 $x1028 $x1217) $x1092))))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2510 (or $x3738 $x1681)))
 (= old.attention.head_dim.undivided (ite $x2510 old.attention.head_dim.given_undivided $x1955))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x3020 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3250 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3176 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x3176 $x3250 $x2325 $x1137 (= (_ bv56 7) new.attention.head_dim.kind) $x3531 $x2183 $x2277 $x600 $x3020)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x983 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3521 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1667 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1667 $x3521 $x120 $x1107 (= (_ bv56 7) new.attention.heads.kind) $x1280 $x1741 $x3012 $x2492 $x983)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x1617 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1617 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2616 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2616 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x2083 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x2083)))
(assert
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2479 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027)))
(assert
 (let (($x2149 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x3334 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x3334 $x2149))))
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
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x380 (and $x1280 (< 1 new.attention.heads.parts) (= ?x768 new.attention.heads.n))))
 (= new.attention.heads.filled $x380))))))
(assert
 (let (($x574 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1280 $x574)))))
(assert
 (let (($x2220 (= (- 1) new.attention.heads.n)))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3183 (ite $x120 (or $x2220 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2220 (< 1 new.attention.heads.n)))))
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3104 (ite $x3012 (or $x2220 (< new.attention.heads.block new.attention.heads.n)) (ite $x1280 (or $x2220 (< ?x768 new.attention.heads.n)) $x3183))))
 (let (($x1007 (= 1 new.attention.heads.parts)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x968 (or $x1741 $x1107)))
 (let (($x1415 (ite $x968 new.attention.heads.given_moved (ite (or $x2492 $x1007) false $x3104))))
 (= new.attention.heads.moved $x1415))))))))))))))))
(assert
 (let ((?x648 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3531 (not (= 0 ?x648)))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let (($x1377 (= (- 1) new.attention.head_dim.n)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2017 (ite $x2325 (or $x1377 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1377 (< 1 new.attention.head_dim.n)))))
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2233 (ite $x2277 (or $x1377 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3531 (or $x1377 (< ?x1018 new.attention.head_dim.n)) $x2017))))
 (let (($x2919 (= 1 new.attention.head_dim.parts)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (let (($x490 (ite $x851 new.attention.head_dim.given_moved (ite (or $x600 $x2919) false $x2233))))
 (= new.attention.head_dim.moved $x490))))))))))))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= (div ?x2084 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307))))))
(assert
 (let (($x632 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1446 (not new.model.sinks)))
 (= new.attention.one_key (and $x1446 $x632)))))
(assert
 (let (($x1672 (not new.attention.heads.padded)))
 (let (($x1007 (= 1 new.attention.heads.parts)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x968 (or $x1741 $x1107)))
 (let (($x1830 (ite $x968 new.attention.heads.given_everywhere (or $x2492 (and $x1007 $x1672)))))
 (= new.attention.heads.everywhere $x1830)))))))))
(assert
 (let (($x1382 (not new.attention.head_dim.padded)))
 (let (($x2919 (= 1 new.attention.head_dim.parts)))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (let (($x315 (ite $x851 new.attention.head_dim.given_everywhere (or $x600 (and $x2919 $x1382)))))
 (= new.attention.head_dim.everywhere $x315)))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x822 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2653 ?x3391 ?x822))))))))))))))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x3468 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2653 ?x3391 ?x3468))))))))))))))))))))))
(assert
 (let (($x638 (not new.attention.heads.moved)))
 (let (($x983 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1667 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x3521 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2018 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x3521 $x1667 $x3012 $x983) $x638))))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x968 (or $x1741 $x1107)))
 (= new.attention.heads.undivided (ite $x968 new.attention.heads.given_undivided $x2018))))))))))))
(assert
 (let (($x1548 (not new.attention.head_dim.moved)))
 (let (($x3020 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3176 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3250 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2670 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3250 $x3176 $x2277 $x3020) $x1548))))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x851 (or $x2183 $x1137)))
 (= new.attention.head_dim.undivided (ite $x851 new.attention.head_dim.given_undivided $x2670))))))))))))
(assert
 (= new.prefill false))
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
 (let (($x489 (not new.attention.heads.undivided)))
 (let (($x3163 (not new.attention.one_key)))
 (let (($x751 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x3163 $x489))))
 (let (($x2149 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1475 (not new.attention.head_dim.undivided)))
 (let (($x2423 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x3163)) $x1475)))
 (let (($x3334 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x2083 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x2083 $x3334 (not (or $x2423 (and $x2149 $x751))))))))))))))
(assert
 (let (($x388 (not old.attention.heads.undivided)))
(let (($x3677 (not old.attention.one_key)))
(let (($x2065 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x3677 $x388))))
(let (($x541 (= (_ bv97 7) old.model.qk_norm)))
(let (($x542 (not old.attention.head_dim.undivided)))
(let (($x1204 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x3677)) $x542)))
(let (($x625 (= (_ bv57 7) old.model.qk_norm)))
(let (($x2085 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x2085 $x625 (not (or $x1204 (and $x541 $x2065)))))))))))))
(check-sat)

; from one replica to any number, question 95
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
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3127 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x243 $x1571 (= (_ bv56 7) old.attention.heads.kind) $x1761 $x1283 $x4099 $x1665 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x3143 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3143 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x1558 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x1558)))
(assert
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1276 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (let (($x1928 (= (_ bv2 7) old.model.positions)))
 (or $x1928 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501))))
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
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3897 (< 1 old.attention.heads.parts)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1761 $x3897 (= ?x475 old.attention.heads.n))))))))
(assert
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3897 (< 1 old.attention.heads.parts)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x1761 $x3897 (<= old.attention.heads.n ?x475))))))))
(assert
 (let (($x3891 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1761 $x3891)))))
(assert
 (let (($x3865 (= (- 1) old.attention.heads.n)))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2465 (ite $x243 (or $x3865 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3865 (< 1 old.attention.heads.n)))))
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1260 (ite $x4099 (or $x3865 (< old.attention.heads.block old.attention.heads.n)) (ite $x1761 (or $x3865 (< ?x475 old.attention.heads.n)) $x2465))))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2328 (ite (or $x1283 $x1571) old.attention.heads.given_moved (ite (or $x1665 (= 1 old.attention.heads.parts)) false $x1260))))
 (= old.attention.heads.moved $x2328))))))))))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= (div ?x1958 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828))))))
(assert
 (let (($x4023 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2230 (not old.model.sinks)))
 (= old.attention.one_key (and $x2230 $x4023)))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x3903 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7)))))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3425 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258) ?x3903)))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x769 (ite $x2388 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7))) ?x3425)))
 (= old.attention.q ?x769)))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3531 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x120 $x1107 (= (_ bv56 7) new.attention.heads.kind) $x1280 $x1741 $x3012 $x2492 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x2616 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2616 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x1601 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x1601)))
(assert
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2479 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (let (($x3685 (= (_ bv2 7) new.model.positions)))
 (or $x3685 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027))))
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
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3989 (< 1 new.attention.heads.parts)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1280 $x3989 (= ?x768 new.attention.heads.n))))))))
(assert
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3989 (< 1 new.attention.heads.parts)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x1280 $x3989 (<= new.attention.heads.n ?x768))))))))
(assert
 (let (($x574 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1280 $x574)))))
(assert
 (let (($x2220 (= (- 1) new.attention.heads.n)))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3183 (ite $x120 (or $x2220 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2220 (< 1 new.attention.heads.n)))))
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3104 (ite $x3012 (or $x2220 (< new.attention.heads.block new.attention.heads.n)) (ite $x1280 (or $x2220 (< ?x768 new.attention.heads.n)) $x3183))))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1415 (ite (or $x1741 $x1107) new.attention.heads.given_moved (ite (or $x2492 (= 1 new.attention.heads.parts)) false $x3104))))
 (= new.attention.heads.moved $x1415))))))))))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= (div ?x2084 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307))))))
(assert
 (let (($x632 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1446 (not new.model.sinks)))
 (= new.attention.one_key (and $x1446 $x632)))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2790 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7)))))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x822 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1652 $x141) new.attention.qkv.split ?x2367) ?x2790)))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1243 (ite $x2653 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7))) ?x822)))
 (= new.attention.q ?x1243))))))))))))))))))
(assert
 (= new.prefill false))
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
 (let (($x2661 (not new.attention.heads.filled)))
 (let (($x1460 (and new.attention.heads.padded $x2661 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x638 (not new.attention.heads.moved)))
 (let (($x234 (and $x638 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x1601 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x3325 (or (not (= (_ bv37 7) new.attention.q)) $x1601 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x234 (and new.attention.one_key (not $x1460)))))
 (not $x3325))))))))
(assert
 (let (($x1688 (not old.attention.heads.filled)))
(let (($x441 (and old.attention.heads.padded $x1688 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x1556 (not old.attention.heads.moved)))
(let (($x2032 (and $x1556 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x1558 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x1558 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x2032 (and old.attention.one_key (not $x441)))))))))
(check-sat)

; from one replica to any number, question 96
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
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x2786 $x1681 (= (_ bv56 7) old.attention.head_dim.kind) $x3127 $x3738 $x1028 $x1703 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x243 $x1571 (= (_ bv56 7) old.attention.heads.kind) $x1761 $x1283 $x4099 $x1665 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2510 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2365 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2365 $x2510 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2320 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1743 (= (_ bv10 7) old.attention.out.input)))
 (or $x1743 $x2320 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3755 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2991 (= (_ bv40 7) old.attention.out.split)))
 (or $x2991 $x3755 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x358 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x358 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x1224 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1224 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1675 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x867 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3093 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3093 (= (_ bv56 7) old.attention.value_dim.kind) $x1276 $x867 (= (_ bv91 7) old.attention.value_dim.kind) $x1675 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501)))
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
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x789 (and $x1761 (< 1 old.attention.heads.parts) (= ?x475 old.attention.heads.n))))
 (= old.attention.heads.filled $x789))))))
(assert
 (let (($x3891 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1761 $x3891)))))
(assert
 (let (($x3865 (= (- 1) old.attention.heads.n)))
 (let (($x243 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2465 (ite $x243 (or $x3865 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3865 (< 1 old.attention.heads.n)))))
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x475 (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4099 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1260 (ite $x4099 (or $x3865 (< old.attention.heads.block old.attention.heads.n)) (ite $x1761 (or $x3865 (< ?x475 old.attention.heads.n)) $x2465))))
 (let (($x903 (= 1 old.attention.heads.parts)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3403 (or $x1283 $x1571)))
 (let (($x2328 (ite $x3403 old.attention.heads.given_moved (ite (or $x1665 $x903) false $x1260))))
 (= old.attention.heads.moved $x2328))))))))))))))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let (($x834 (= (- 1) old.attention.head_dim.n)))
 (let (($x2786 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3265 (ite $x2786 (or $x834 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x834 (< 1 old.attention.head_dim.n)))))
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1028 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1347 (ite $x1028 (or $x834 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3127 (or $x834 (< ?x2546 old.attention.head_dim.n)) $x3265))))
 (let (($x1703 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1681 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x3738 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2017 (ite (or $x3738 $x1681) old.attention.head_dim.given_moved (ite (or $x1703 (= 1 old.attention.head_dim.parts)) false $x1347))))
 (= old.attention.head_dim.moved $x2017))))))))))))))
(assert
 (let ((?x1529 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1276 (not (= 0 ?x1529)))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= (div ?x1958 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828))))))
(assert
 (let (($x2991 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3157 (not $x2991)))
 (let (($x1743 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2320 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2320 (and $x1743 $x3157))))))))
(assert
 (let (($x3900 (not old.attention.heads.padded)))
 (let (($x903 (= 1 old.attention.heads.parts)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3403 (or $x1283 $x1571)))
 (let (($x2980 (ite $x3403 old.attention.heads.given_everywhere (or $x1665 (and $x903 $x3900)))))
 (= old.attention.heads.everywhere $x2980)))))))))
(assert
 (let (($x1049 (not old.attention.value_dim.padded)))
 (let (($x1675 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3093 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x867 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3282 (ite (or $x867 $x3093) old.attention.value_dim.given_everywhere (or $x1675 (and (= 1 old.attention.value_dim.parts) $x1049)))))
 (= old.attention.value_dim.everywhere $x3282)))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x1615 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2388 ?x2287 ?x1615)))))))))))))))))))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x1995 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2388 ?x2287 ?x1995))))))))))))))))))))))))
(assert
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3291 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1480 (ite $x3291 old.attention.v (ite $x1063 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1480)))))
(assert
 (let (($x147 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3920 (not old.attention.gathers)))
 (let (($x3755 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3755 $x3920 $x147))))))
(assert
 (let ((?x2413 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2692 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2365 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2510 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1797 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2510 $x2365) $x2692))))
 (let (($x2991 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3157 (not $x2991)))
 (let (($x46 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1541 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x46)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x46 old.attention.value_dim.everywhere $x3157) $x1797)))
 (= old.attention.mixed_in (ite $x1541 (_ bv96 7) ?x2413))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x2325 $x1137 (= (_ bv56 7) new.attention.head_dim.kind) $x3531 $x2183 $x2277 $x600 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x120 $x1107 (= (_ bv56 7) new.attention.heads.kind) $x1280 $x1741 $x3012 $x2492 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x409 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2595 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2595 $x409 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x335 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3577 (= (_ bv10 7) new.attention.out.input)))
 (or $x3577 $x335 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2488 (= (_ bv57 7) new.attention.out.split)))
 (let (($x534 (= (_ bv40 7) new.attention.out.split)))
 (or $x534 $x2488 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x2082 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2082 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x3361 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3361 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1364 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3208 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x469 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x469 (= (_ bv56 7) new.attention.value_dim.kind) $x2479 $x3208 (= (_ bv91 7) new.attention.value_dim.kind) $x1364 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027)))
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
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x380 (and $x1280 (< 1 new.attention.heads.parts) (= ?x768 new.attention.heads.n))))
 (= new.attention.heads.filled $x380))))))
(assert
 (let (($x574 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1280 $x574)))))
(assert
 (let (($x2220 (= (- 1) new.attention.heads.n)))
 (let (($x120 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3183 (ite $x120 (or $x2220 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2220 (< 1 new.attention.heads.n)))))
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x768 (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3012 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3104 (ite $x3012 (or $x2220 (< new.attention.heads.block new.attention.heads.n)) (ite $x1280 (or $x2220 (< ?x768 new.attention.heads.n)) $x3183))))
 (let (($x1007 (= 1 new.attention.heads.parts)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x968 (or $x1741 $x1107)))
 (let (($x1415 (ite $x968 new.attention.heads.given_moved (ite (or $x2492 $x1007) false $x3104))))
 (= new.attention.heads.moved $x1415))))))))))))))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let (($x952 (= (- 1) new.attention.head_dim.n)))
 (let (($x2325 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1152 (ite $x2325 (or $x952 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x952 (< 1 new.attention.head_dim.n)))))
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2277 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3487 (ite $x2277 (or $x952 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3531 (or $x952 (< ?x1018 new.attention.head_dim.n)) $x1152))))
 (let (($x600 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1137 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2183 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2820 (ite (or $x2183 $x1137) new.attention.head_dim.given_moved (ite (or $x600 (= 1 new.attention.head_dim.parts)) false $x3487))))
 (= new.attention.head_dim.moved $x2820))))))))))))))
(assert
 (let ((?x63 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2479 (not (= 0 ?x63)))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= (div ?x2084 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307))))))
(assert
 (let (($x534 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1655 (not $x534)))
 (let (($x3577 (= (_ bv10 7) new.attention.out.input)))
 (let (($x335 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x335 (and $x3577 $x1655))))))))
(assert
 (let (($x1672 (not new.attention.heads.padded)))
 (let (($x1007 (= 1 new.attention.heads.parts)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x968 (or $x1741 $x1107)))
 (let (($x1131 (ite $x968 new.attention.heads.given_everywhere (or $x2492 (and $x1007 $x1672)))))
 (= new.attention.heads.everywhere $x1131)))))))))
(assert
 (let (($x1923 (not new.attention.value_dim.padded)))
 (let (($x1364 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x469 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3208 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2380 (ite (or $x3208 $x469) new.attention.value_dim.given_everywhere (or $x1364 (and (= 1 new.attention.value_dim.parts) $x1923)))))
 (= new.attention.value_dim.everywhere $x2380)))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x2749 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2653 ?x3391 ?x2749))))))))))))))))))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x1896 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2653 ?x3391 ?x1896)))))))))))))))))))))))
(assert
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3571 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1218 (ite $x3571 new.attention.v (ite $x1913 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1218)))))
(assert
 (let (($x1467 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2491 (not new.attention.gathers)))
 (let (($x2488 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2488 $x2491 $x1467))))))
(assert
 (let ((?x3447 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2793 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2595 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x409 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2265 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x409 $x2595) $x2793))))
 (let (($x534 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1655 (not $x534)))
 (let (($x2256 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1528 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2256)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2256 new.attention.value_dim.everywhere $x1655) $x2265)))
 (= new.attention.mixed_in (ite $x1528 (_ bv96 7) ?x3447))))))))))))
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
 (let (($x2970 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x2273 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x1847 (= 1 new.tp)))
 (let (($x534 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2621 (or $x534 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x1847 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x2273 $x2970))))))
 (not $x2621)))))))
(assert
 (let (($x1562 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x2615 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x2363 (= 1 old.tp)))
(let (($x2991 (= (_ bv40 7) old.attention.out.split)))
(or $x2991 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x2363 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x2615 $x1562)))))))))
(check-sat)

; from one replica to any number, question 97
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
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3127 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1571 (= (_ bv56 7) old.attention.heads.kind) $x1761 $x1283 (= (_ bv91 7) old.attention.heads.kind) $x1665 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1377 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2510 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2365 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1782 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x673 (= (_ bv4 7) old.attention.out.collective)))
 (or $x673 $x1782 $x2365 $x2510 $x1377)))))))
(assert
 (let (($x2320 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1743 (= (_ bv10 7) old.attention.out.input)))
 (or $x1743 $x2320 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2344 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3755 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2991 (= (_ bv40 7) old.attention.out.split)))
 (or $x2991 $x3755 $x2344)))))
(assert
 (let (($x1387 (= (_ bv8 7) old.attention.pairs)))
 (or $x1387 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x151 $x2712 $x689 $x1212 $x3019)))))))
(assert
 (let (($x358 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x358 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x272 $x1063 $x2290 $x2388))))))
(assert
 (let (($x1224 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1224 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1675 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x867 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3093 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3093 (= (_ bv56 7) old.attention.value_dim.kind) $x1276 $x867 (= (_ bv91 7) old.attention.value_dim.kind) $x1675 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x3489 (= (_ bv96 7) old.hidden.kind)))
 (let (($x736 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3334 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2431 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3162 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3885 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3885 $x3162 (= (_ bv56 7) old.hidden.kind) $x2431 $x3334 $x736 $x3489 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x501 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x501)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3390 (= (_ bv49 7) old.norm.statistic)))
 (or $x3390 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x699 (= (_ bv96 7) old.stream)))
 (let (($x2576 (= (_ bv94 7) old.stream)))
 (let (($x3033 (= (_ bv38 7) old.stream)))
 (or $x3033 $x2576 $x699)))))
(assert
 (let (($x3860 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1104 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1773 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1773 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1104 (= (_ bv91 7) old.stream_tokens.kind) $x3860 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x2859 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1286 (div (* ?x2859 old.hidden.multiple) old.hidden.parts)))
 (let (($x714 (< 1 old.hidden.parts)))
 (let (($x2431 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2431 $x714 (= ?x1286 old.hidden.n))))))))
(assert
 (let ((?x2859 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1286 (div (* ?x2859 old.hidden.multiple) old.hidden.parts)))
 (let (($x714 (< 1 old.hidden.parts)))
 (let (($x2431 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2431 $x714 (<= old.hidden.n ?x1286))))))))
(assert
 (let (($x2431 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2431 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3885 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2558 (ite $x3885 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2859 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1286 (div (* ?x2859 old.hidden.multiple) old.hidden.parts)))
 (let (($x3036 (= (- 1) old.hidden.n)))
 (let (($x2431 (= (_ bv65 7) old.hidden.kind)))
 (let (($x736 (= (_ bv91 7) old.hidden.kind)))
 (let (($x77 (ite $x736 (or $x3036 (< old.hidden.block old.hidden.n)) (ite $x2431 (or $x3036 (< ?x1286 old.hidden.n)) $x2558))))
 (let (($x415 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x77)))
 (let (($x3162 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3334 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3314 (or $x3334 $x3162)))
 (= old.hidden.moved (ite $x3314 old.hidden.given_moved $x415)))))))))))))))
(assert
 (let (($x3860 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3803 (or $x3860 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x813 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3803)))
 (= old.stream_tokens.everywhere $x813)))))
(assert
 (let ((?x2897 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2506 (= (div (* ?x2897 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1761 (< 1 old.attention.heads.parts) $x2506))))))
(assert
 (let (($x3891 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1761 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1761 $x3891)))))
(assert
 (let ((?x3034 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2546 (div (* ?x3034 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3127 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2928 (and $x3127 (< 1 old.attention.head_dim.parts) (= ?x2546 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2928))))))
(assert
 (let ((?x1529 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1276 (not (= 0 ?x1529)))))))
(assert
 (let ((?x2989 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1958 (* (div (- ?x2989 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1276 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3828 (and $x1276 (< 1 old.attention.value_dim.parts) (= (div ?x1958 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3828))))))
(assert
 (let (($x2991 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3157 (not $x2991)))
 (let (($x1743 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2320 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2320 (and $x1743 $x3157))))))))
(assert
 (let (($x3489 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3162 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3334 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3314 (or $x3334 $x3162)))
 (let (($x1791 (ite $x3314 old.hidden.given_everywhere (or $x3489 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1791)))))))
(assert
 (let (($x3900 (not old.attention.heads.padded)))
 (let (($x1665 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1571 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1283 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2980 (ite (or $x1283 $x1571) old.attention.heads.given_everywhere (or $x1665 (and (= 1 old.attention.heads.parts) $x3900)))))
 (= old.attention.heads.everywhere $x2980)))))))
(assert
 (let (($x1049 (not old.attention.value_dim.padded)))
 (let (($x1675 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3093 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x867 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3282 (ite (or $x867 $x3093) old.attention.value_dim.given_everywhere (or $x1675 (and (= 1 old.attention.value_dim.parts) $x1049)))))
 (= old.attention.value_dim.everywhere $x3282)))))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x1615 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2388 ?x2287 ?x1615)))))))))))))))))))))))
(assert
 (let (($x699 (= (_ bv96 7) old.stream)))
 (let (($x3004 (or $x699 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x3004))))
(assert
 (let (($x3019 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x151 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x578 (ite (or $x151 $x3019) (_ bv16 7) (_ bv96 7))))
 (let (($x1212 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3211 (or old.model.latent old.attention.kv_filled)))
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2712 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1627 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x272 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1158 (and $x2712 $x272 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1627)))
 (let ((?x3258 (ite (or $x151 $x1158 (and $x2712 $x1063 old.attention.heads.filled $x3211)) (_ bv96 7) (_ bv16 7))))
 (let (($x3559 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x689 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2783 (or $x689 $x1212)))
 (let ((?x3640 (ite (or $x2783 $x3559) old.attention.qkv.split ?x3258)))
 (let (($x2290 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1074 (not $x2290)))
 (let ((?x1995 (ite $x1074 ?x3640 (ite (or $x1212 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x578))))
 (let ((?x2287 (ite (or $x2783 $x3559 old.model.query_latent) (_ bv96 7) (ite $x2712 (_ bv21 7) (_ bv16 7)))))
 (let (($x2388 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2388 ?x2287 ?x1995))))))))))))))))))))))))
(assert
 (let (($x1063 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3291 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1480 (ite $x3291 old.attention.v (ite $x1063 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1480)))))
(assert
 (let (($x147 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3920 (not old.attention.gathers)))
 (let (($x3755 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3755 $x3920 $x147))))))
(assert
 (let ((?x2413 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2692 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2365 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2510 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1733 (or $x2510 $x2365)))
 (let (($x1797 (and old.attention.share_of_one old.stream.first_keeps_all (or $x1733 $x2692))))
 (let (($x2991 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3157 (not $x2991)))
 (let (($x46 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1541 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x46)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x46 old.attention.value_dim.everywhere $x3157) $x1797)))
 (= old.attention.mixed_in (ite $x1541 (_ bv96 7) ?x2413)))))))))))))
(assert
 (let ((?x2590 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1321 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3288 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1321)))
 (let (($x2692 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2510 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2991 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2991 (or $x2510 $x2692) $x3288) (_ bv96 7) ?x2590)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x2991 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3157 (not $x2991)))
 (let (($x2363 (= 1 old.tp)))
 (let (($x699 (= (_ bv96 7) old.stream)))
 (let (($x2692 (and (or (not old.attention.out.group.tp) $x2363) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1004 (and $x2692 (or $x699 $x2363 (not (= (_ bv4 7) old.attention.out.collective)) $x3157))))
 (let (($x2365 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2510 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1733 (or $x2510 $x2365)))
 (let ((?x1551 (ite (or $x1733 $x1004) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1377 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1782 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1993 (and (or $x1782 $x1377) $x2692)))
 (let ((?x36 (ite (or $x2510 (and $x2365 (= (_ bv38 7) old.stream)) $x1993) (_ bv38 7) (ite $x2365 (_ bv96 7) (_ bv16 7)))))
 (let (($x3122 (or (and old.hidden.filled (not $x699)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3892 (not $x2692)))
 (let (($x3390 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3033 (= (_ bv38 7) old.stream)))
 (let ((?x490 (ite (and $x1782 old.hidden.filled $x3033 $x3892 $x3390) old.stream (ite (and $x1377 $x3892 $x3122) old.stream ?x36))))
 (let ((?x2039 (ite (and $x699 old.hidden.everywhere (or $x2510 $x1993)) (_ bv96 7) (ite (and $x1782 old.hidden.filled $x699 $x3892) (_ bv96 7) ?x490))))
 (let (($x673 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x4019 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2692) (_ bv38 7) (ite $x673 (_ bv96 7) ?x2039))))
 (let ((?x3300 (ite (= (_ bv38 7) old.attention.out_state) ?x4019 (ite (= (_ bv96 7) old.attention.out_state) ?x1551 old.attention.out_state))))
 (let ((?x691 (ite $x1377 (ite (not $x699) old.stream (_ bv66 7)) (ite $x2365 (ite $x699 (_ bv96 7) old.stream) (ite $x2510 (_ bv92 7) (_ bv16 7))))))
 (let (($x3758 (= (_ bv92 7) old.attention.out_state)))
 (= old.attention.joined (ite $x3758 (ite $x1782 (_ bv96 7) ?x691) ?x3300))))))))))))))))))))))))))))
(assert
 (let (($x2365 (= (_ bv10 7) old.attention.out.collective)))
 (let ((?x3909 (ite (and old.attention.taken_for_whole $x2365) (_ bv92 7) old.attention.joined)))
 (= old.attention.arrives ?x3909))))
(assert
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3531 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1107 (= (_ bv56 7) new.attention.heads.kind) $x1280 $x1741 (= (_ bv91 7) new.attention.heads.kind) $x2492 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x679 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x409 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2595 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2311 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1486 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1486 $x2311 $x2595 $x409 $x679)))))))
(assert
 (let (($x335 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3577 (= (_ bv10 7) new.attention.out.input)))
 (or $x3577 $x335 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x228 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2488 (= (_ bv57 7) new.attention.out.split)))
 (let (($x534 (= (_ bv40 7) new.attention.out.split)))
 (or $x534 $x2488 $x228)))))
(assert
 (let (($x3657 (= (_ bv8 7) new.attention.pairs)))
 (or $x3657 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x413 $x452 $x1128 $x1908 $x2619)))))))
(assert
 (let (($x2082 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2082 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1081 $x1913 $x2473 $x2653))))))
(assert
 (let (($x3361 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3361 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1364 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3208 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x469 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x469 (= (_ bv56 7) new.attention.value_dim.kind) $x2479 $x3208 (= (_ bv91 7) new.attention.value_dim.kind) $x1364 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1624 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1984 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3911 (= (_ bv65 7) new.hidden.kind)))
 (let (($x541 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3229 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3229 $x541 (= (_ bv56 7) new.hidden.kind) $x3911 $x1141 $x1984 $x1624 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1027 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1027)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2839 (= (_ bv49 7) new.norm.statistic)))
 (or $x2839 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1053 (= (_ bv96 7) new.stream)))
 (let (($x2617 (= (_ bv94 7) new.stream)))
 (let (($x2598 (= (_ bv38 7) new.stream)))
 (or $x2598 $x2617 $x1053)))))
(assert
 (let (($x48 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2401 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1956 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1956 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2401 (= (_ bv91 7) new.stream_tokens.kind) $x48 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x832 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1614 (div (* ?x832 new.hidden.multiple) new.hidden.parts)))
 (let (($x692 (< 1 new.hidden.parts)))
 (let (($x3911 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3911 $x692 (= ?x1614 new.hidden.n))))))))
(assert
 (let ((?x832 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1614 (div (* ?x832 new.hidden.multiple) new.hidden.parts)))
 (let (($x692 (< 1 new.hidden.parts)))
 (let (($x3911 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3911 $x692 (<= new.hidden.n ?x1614))))))))
(assert
 (let (($x3911 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3911 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3229 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3583 (ite $x3229 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x832 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1614 (div (* ?x832 new.hidden.multiple) new.hidden.parts)))
 (let (($x776 (= (- 1) new.hidden.n)))
 (let (($x3911 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1984 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1715 (ite $x1984 (or $x776 (< new.hidden.block new.hidden.n)) (ite $x3911 (or $x776 (< ?x1614 new.hidden.n)) $x3583))))
 (let (($x805 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1715)))
 (let (($x541 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1409 (or $x1141 $x541)))
 (= new.hidden.moved (ite $x1409 new.hidden.given_moved $x805)))))))))))))))
(assert
 (let (($x48 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1115 (or $x48 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1830 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1115)))
 (= new.stream_tokens.everywhere $x1830)))))
(assert
 (let ((?x1254 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3417 (= (div (* ?x1254 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1280 (< 1 new.attention.heads.parts) $x3417))))))
(assert
 (let (($x574 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1280 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1280 $x574)))))
(assert
 (let ((?x1914 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1018 (div (* ?x1914 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3531 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1078 (and $x3531 (< 1 new.attention.head_dim.parts) (= ?x1018 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1078))))))
(assert
 (let ((?x63 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2479 (not (= 0 ?x63)))))))
(assert
 (let ((?x1836 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2084 (* (div ?x1836 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2479 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1307 (and $x2479 (< 1 new.attention.value_dim.parts) (= (div ?x2084 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1307))))))
(assert
 (let (($x534 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1655 (not $x534)))
 (let (($x3577 (= (_ bv10 7) new.attention.out.input)))
 (let (($x335 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x335 (and $x3577 $x1655))))))))
(assert
 (let (($x1624 (= (_ bv96 7) new.hidden.kind)))
 (let (($x541 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1141 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1409 (or $x1141 $x541)))
 (let (($x2112 (ite $x1409 new.hidden.given_everywhere (or $x1624 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2112)))))))
(assert
 (let (($x1672 (not new.attention.heads.padded)))
 (let (($x2492 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1741 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1131 (ite (or $x1741 $x1107) new.attention.heads.given_everywhere (or $x2492 (and (= 1 new.attention.heads.parts) $x1672)))))
 (= new.attention.heads.everywhere $x1131)))))))
(assert
 (let (($x1923 (not new.attention.value_dim.padded)))
 (let (($x1364 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x469 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3208 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2380 (ite (or $x3208 $x469) new.attention.value_dim.given_everywhere (or $x1364 (and (= 1 new.attention.value_dim.parts) $x1923)))))
 (= new.attention.value_dim.everywhere $x2380)))))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x2749 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2653 ?x3391 ?x2749))))))))))))))))))))))
(assert
 (let (($x1053 (= (_ bv96 7) new.stream)))
 (let (($x565 (or $x1053 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x565))))
(assert
 (let (($x2619 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x413 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1953 (ite (or $x413 $x2619) (_ bv16 7) (_ bv96 7))))
 (let (($x1908 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1403 (or new.model.latent new.attention.kv_filled)))
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1081 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1818 (and $x452 $x1081 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x2367 (ite (or $x413 $x1818 (and $x452 $x1913 new.attention.heads.filled $x1403)) (_ bv96 7) (_ bv16 7))))
 (let (($x141 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1128 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1652 (or $x1128 $x1908)))
 (let ((?x2717 (ite (or $x1652 $x141) new.attention.qkv.split ?x2367)))
 (let (($x2473 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x566 (not $x2473)))
 (let ((?x1896 (ite $x566 ?x2717 (ite (or $x1908 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1953))))
 (let ((?x3391 (ite (or $x1652 $x141 new.model.query_latent) (_ bv96 7) (ite $x452 (_ bv21 7) (_ bv16 7)))))
 (let (($x2653 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2653 ?x3391 ?x1896)))))))))))))))))))))))
(assert
 (let (($x1913 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3571 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1218 (ite $x3571 new.attention.v (ite $x1913 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1218)))))
(assert
 (let (($x1467 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2491 (not new.attention.gathers)))
 (let (($x2488 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2488 $x2491 $x1467))))))
(assert
 (let ((?x3447 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2793 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2595 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x409 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2349 (or $x409 $x2595)))
 (let (($x2265 (and new.attention.share_of_one new.stream.first_keeps_all (or $x2349 $x2793))))
 (let (($x534 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1655 (not $x534)))
 (let (($x2256 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1528 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2256)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2256 new.attention.value_dim.everywhere $x1655) $x2265)))
 (= new.attention.mixed_in (ite $x1528 (_ bv96 7) ?x3447)))))))))))))
(assert
 (let ((?x1319 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1692 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1149 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1692)))
 (let (($x2793 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x409 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x534 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x534 (or $x409 $x2793) $x1149) (_ bv96 7) ?x1319)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x534 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1655 (not $x534)))
 (let (($x1847 (= 1 new.tp)))
 (let (($x1053 (= (_ bv96 7) new.stream)))
 (let (($x2793 (and (or (not new.attention.out.group.tp) $x1847) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2145 (and $x2793 (or $x1053 $x1847 (not (= (_ bv4 7) new.attention.out.collective)) $x1655))))
 (let (($x2595 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x409 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2349 (or $x409 $x2595)))
 (let ((?x2081 (ite (or $x2349 $x2145) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x679 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2311 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2646 (and (or $x2311 $x679) $x2793)))
 (let ((?x3863 (ite (or $x409 (and $x2595 (= (_ bv38 7) new.stream)) $x2646) (_ bv38 7) (ite $x2595 (_ bv96 7) (_ bv16 7)))))
 (let (($x2715 (or (and new.hidden.filled (not $x1053)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x624 (not $x2793)))
 (let (($x2839 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2598 (= (_ bv38 7) new.stream)))
 (let ((?x97 (ite (and $x2311 new.hidden.filled $x2598 $x624 $x2839) new.stream (ite (and $x679 $x624 $x2715) new.stream ?x3863))))
 (let ((?x3918 (ite (and $x1053 new.hidden.everywhere (or $x409 $x2646)) (_ bv96 7) (ite (and $x2311 new.hidden.filled $x1053 $x624) (_ bv96 7) ?x97))))
 (let (($x1486 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x1882 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2793) (_ bv38 7) (ite $x1486 (_ bv96 7) ?x3918))))
 (let ((?x3600 (ite (= (_ bv38 7) new.attention.out_state) ?x1882 (ite (= (_ bv96 7) new.attention.out_state) ?x2081 new.attention.out_state))))
 (let ((?x1040 (ite $x679 (ite (not $x1053) new.stream (_ bv66 7)) (ite $x2595 (ite $x1053 (_ bv96 7) new.stream) (ite $x409 (_ bv92 7) (_ bv16 7))))))
 (let (($x3478 (= (_ bv92 7) new.attention.out_state)))
 (= new.attention.joined (ite $x3478 (ite $x2311 (_ bv96 7) ?x1040) ?x3600))))))))))))))))))))))))))))
(assert
 (let (($x2595 (= (_ bv10 7) new.attention.out.collective)))
 (let ((?x3748 (ite (and new.attention.taken_for_whole $x2595) (_ bv92 7) new.attention.joined)))
 (= new.attention.arrives ?x3748))))
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
 (let (($x3829 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1847 (= 1 new.tp)))
 (let (($x769 (= new.attention.arrives new.stream)))
 (let (($x2994 (or (or (= (_ bv96 7) new.attention.arrives) $x769) (and $x1847 (or (not (= (_ bv61 7) new.attention.out.split)) $x3829)))))
 (not $x2994))))))
(assert
 (let (($x2791 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x2363 (= 1 old.tp)))
(let (($x2694 (= old.attention.arrives old.stream)))
(or (or (= (_ bv96 7) old.attention.arrives) $x2694) (and $x2363 (or (not (= (_ bv61 7) old.attention.out.split)) $x2791)))))))
(check-sat)

