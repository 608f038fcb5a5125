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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (let (($x5272 (= (_ bv29 7) old.moe.bias)))
 (let (($x4503 (= (_ bv23 7) old.moe.bias)))
 (or $x4503 (= (_ bv27 7) old.moe.bias) $x5272))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2311 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2311 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2908 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2908 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x250 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x2146 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x1072 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x675 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x366 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x3136 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1288 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x4807 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x2793 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x4839 (= (_ bv11 7) old.moe.width.kind)))
 (or $x4839 $x2793 $x4807 $x1288 $x3136 $x366 $x675 $x1072 $x2146 $x250))))))))))))
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
 (let ((?x1850 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x965 (* (div (* ?x1850 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x2617 (= (- 1) old.moe.width.n)))
 (let ((?x968 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x2617 (< ?x965 old.moe.width.n)) 0 1))))
 (let (($x366 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x6604 (ite (or $x2617 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x4807 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x5159 (ite $x4807 (ite (and $x2617 (= 1 old.moe.width.parts)) 1 ?x6604) (ite $x366 ?x968 old.moe.width.given_least))))
 (let (($x3136 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x250 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1072 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x4839 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x2793 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x2146 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x5388 (ite $x2146 old.moe.width.parts (ite (or $x2793 $x4839 $x1072 $x250 $x3136) 1 ?x5159))))
 (= old.moe.width.least ?x5388)))))))))))))))))
(assert
 (let ((?x3775 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x2146 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x2146 old.moe.width.parts ?x3775)))))
(assert
 (let (($x6599 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x6599)))
(assert
 (let ((?x3308 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x3308))))
(assert
 (let (($x814 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x5035 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x814 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x5035))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x4725 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x1521 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x4725 (or (= (_ bv5 7) old.moe.combined) (= (_ bv73 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x1521))))
(assert
 (let (($x2448 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x5338 (= old.moe.block old.stage.ranks)))
 (let (($x6369 (and (= 1 old.tp) $x5338 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2630 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x2630 $x6369) (or $x5338 $x2448)))))))))
(assert
 (let (($x4783 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x4783)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x1437 (= (_ bv29 7) new.moe.bias)))
 (let (($x1287 (= (_ bv23 7) new.moe.bias)))
 (or $x1287 (= (_ bv27 7) new.moe.bias) $x1437))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x5274 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x5274 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x4417 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x4417 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x4852 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x6309 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x6543 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x3189 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x3697 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x1756 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x673 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x4673 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x3298 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x487 (= (_ bv11 7) new.moe.width.kind)))
 (or $x487 $x3298 $x4673 $x673 $x1756 $x3697 $x3189 $x6543 $x6309 $x4852))))))))))))
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
 (let ((?x4727 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x1155 (* (div (* ?x4727 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1626 (= (- 1) new.moe.width.n)))
 (let ((?x6549 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1626 (< ?x1155 new.moe.width.n)) 0 1))))
 (let (($x3697 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x2565 (ite (or $x1626 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x4673 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x557 (ite $x4673 (ite (and $x1626 (= 1 new.moe.width.parts)) 1 ?x2565) (ite $x3697 ?x6549 new.moe.width.given_least))))
 (let (($x1756 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x4852 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x6543 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x487 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x3298 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x6309 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x1318 (ite $x6309 new.moe.width.parts (ite (or $x3298 $x487 $x6543 $x4852 $x1756) 1 ?x557))))
 (= new.moe.width.least ?x1318)))))))))))))))))
(assert
 (let ((?x2728 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x6309 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x6309 new.moe.width.parts ?x2728)))))
(assert
 (let (($x2830 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2830)))
(assert
 (let ((?x3826 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x3826))))
(assert
 (let (($x2547 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x914 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x2547 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x914))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x4301 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x1774 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x4301 (or (= (_ bv5 7) new.moe.combined) (= (_ bv73 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x1774))))
(assert
 (let (($x4816 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3331 (= new.moe.block new.stage.ranks)))
 (let (($x2059 (and (= 1 new.tp) $x3331 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1828 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1828 $x2059) (or $x3331 $x4816)))))))))
(assert
 (let (($x2553 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x2553)))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x6569 (or new.moe.over_block (not new.moe.once))))
 (let (($x5146 (= 1 new.moe.expert_tp)))
 (let (($x6502 (or $x5146 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x6569) new.moe.bias_once)))
 (not $x6502)))))
(assert
 (let (($x5318 (or old.moe.over_block (not old.moe.once))))
(let (($x1642 (not old.model.down_bias)))
(let (($x2780 (= 1 old.moe.expert_tp)))
(or $x2780 $x1642 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x5318) old.moe.bias_once)))))
(check-sat)

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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2311 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2311 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2908 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2908 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x3265 (= (_ bv60 7) old.moe.shared.scale)))
 (let (($x1622 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x1622 $x3265))))
(assert
 (let (($x5297 (= (_ bv97 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv57 7) old.moe.shared.split) $x5297)))
(assert
 (let (($x820 (= (_ bv80 7) old.moe.shared.sum)))
 (or (= (_ bv57 7) old.moe.shared.sum) (= (_ bv63 7) old.moe.shared.sum) $x820)))
(assert
 (let (($x2614 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x403 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x6664 (= (_ bv65 7) old.moe.shared.width.kind)))
 (let (($x5194 (= (_ bv48 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x5194 (= (_ bv56 7) old.moe.shared.width.kind) $x6664 $x403 (= (_ bv91 7) old.moe.shared.width.kind) $x2614 (= (_ bv99 7) old.moe.shared.width.kind)))))))
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
 (let (($x250 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x2146 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x1072 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x675 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x366 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x3136 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1288 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x4807 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x2793 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x4839 (= (_ bv11 7) old.moe.width.kind)))
 (or $x4839 $x2793 $x4807 $x1288 $x3136 $x366 $x675 $x1072 $x2146 $x250))))))))))))
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
 (let ((?x1850 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x965 (* (div (* ?x1850 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x2617 (= (- 1) old.moe.width.n)))
 (let ((?x968 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x2617 (< ?x965 old.moe.width.n)) 0 1))))
 (let (($x366 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x6604 (ite (or $x2617 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x4807 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x5159 (ite $x4807 (ite (and $x2617 (= 1 old.moe.width.parts)) 1 ?x6604) (ite $x366 ?x968 old.moe.width.given_least))))
 (let (($x3136 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x250 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1072 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x4839 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x2793 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x2146 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x5388 (ite $x2146 old.moe.width.parts (ite (or $x2793 $x4839 $x1072 $x250 $x3136) 1 ?x5159))))
 (= old.moe.width.least ?x5388)))))))))))))))))
(assert
 (let ((?x3775 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x2146 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x2146 old.moe.width.parts ?x3775)))))
(assert
 (let (($x657 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x6664 (= (_ bv65 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x6664 $x657)))))
(assert
 (let (($x6599 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x6599)))
(assert
 (let (($x5241 (not old.moe.shared.width.padded)))
 (let (($x2614 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x5194 (= (_ bv48 7) old.moe.shared.width.kind)))
 (let (($x403 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x1040 (ite (or $x403 $x5194) old.moe.shared.width.given_everywhere (or $x2614 (and (= 1 old.moe.shared.width.parts) $x5241)))))
 (= old.moe.shared.width.everywhere $x1040)))))))
(assert
 (let ((?x3308 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x3308))))
(assert
 (let (($x182 (= 1 old.tp)))
 (let (($x743 (or $x182 (and (= (_ bv97 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x743 (_ bv57 7) old.moe.shared.split)))))
(assert
 (let (($x814 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x5035 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x814 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x5035))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x6576 (= (_ bv5 7) old.moe.combined)))
 (let (($x1188 (or $x6576 (= (_ bv73 7) old.moe.combined))))
 (= old.moe.sums_block (and $x1188 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x6576 (= (_ bv5 7) old.moe.combined)))
 (let (($x1188 (or $x6576 (= (_ bv73 7) old.moe.combined))))
 (let (($x4725 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x1521 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) $x6576) (and $x4725 $x1188) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x1521))))))
(assert
 (let (($x2448 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x5338 (= old.moe.block old.stage.ranks)))
 (let (($x182 (= 1 old.tp)))
 (let (($x6369 (and $x182 $x5338 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2630 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x2630 $x6369) (or $x5338 $x2448))))))))))
(assert
 (let ((?x1211 (ite (not (= (_ bv80 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= old.moe.shared_summed ?x1211)))
(assert
 (let (($x4783 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x4783)))
(assert
 (let (($x834 (= (_ bv63 7) old.moe.shared_summed)))
 (let ((?x6597 (ite $x834 old.tp (ite (= (_ bv80 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x6597))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x5274 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x5274 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x4417 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x4417 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x3140 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x1663 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x1663 $x3140))))
(assert
 (let (($x1671 (= (_ bv97 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv57 7) new.moe.shared.split) $x1671)))
(assert
 (let (($x6446 (= (_ bv80 7) new.moe.shared.sum)))
 (or (= (_ bv57 7) new.moe.shared.sum) (= (_ bv63 7) new.moe.shared.sum) $x6446)))
(assert
 (let (($x1838 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x4409 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x6676 (= (_ bv65 7) new.moe.shared.width.kind)))
 (let (($x6587 (= (_ bv48 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x6587 (= (_ bv56 7) new.moe.shared.width.kind) $x6676 $x4409 (= (_ bv91 7) new.moe.shared.width.kind) $x1838 (= (_ bv99 7) new.moe.shared.width.kind)))))))
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
 (let (($x4852 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x6309 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x6543 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x3189 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x3697 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x1756 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x673 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x4673 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x3298 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x487 (= (_ bv11 7) new.moe.width.kind)))
 (or $x487 $x3298 $x4673 $x673 $x1756 $x3697 $x3189 $x6543 $x6309 $x4852))))))))))))
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
 (let ((?x4727 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x1155 (* (div (* ?x4727 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1626 (= (- 1) new.moe.width.n)))
 (let ((?x6549 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1626 (< ?x1155 new.moe.width.n)) 0 1))))
 (let (($x3697 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x2565 (ite (or $x1626 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x4673 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x557 (ite $x4673 (ite (and $x1626 (= 1 new.moe.width.parts)) 1 ?x2565) (ite $x3697 ?x6549 new.moe.width.given_least))))
 (let (($x1756 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x4852 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x6543 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x487 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x3298 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x6309 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x1318 (ite $x6309 new.moe.width.parts (ite (or $x3298 $x487 $x6543 $x4852 $x1756) 1 ?x557))))
 (= new.moe.width.least ?x1318)))))))))))))))))
(assert
 (let ((?x2728 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x6309 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x6309 new.moe.width.parts ?x2728)))))
(assert
 (let (($x4937 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x6676 (= (_ bv65 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x6676 $x4937)))))
(assert
 (let (($x2830 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2830)))
(assert
 (let (($x4531 (not new.moe.shared.width.padded)))
 (let (($x1838 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x6587 (= (_ bv48 7) new.moe.shared.width.kind)))
 (let (($x4409 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x4320 (ite (or $x4409 $x6587) new.moe.shared.width.given_everywhere (or $x1838 (and (= 1 new.moe.shared.width.parts) $x4531)))))
 (= new.moe.shared.width.everywhere $x4320)))))))
(assert
 (let ((?x3826 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x3826))))
(assert
 (let (($x1957 (= 1 new.tp)))
 (let (($x5398 (or $x1957 (and (= (_ bv97 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x5398 (_ bv57 7) new.moe.shared.split)))))
(assert
 (let (($x2547 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x914 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x2547 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x914))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x2033 (= (_ bv5 7) new.moe.combined)))
 (let (($x4871 (or $x2033 (= (_ bv73 7) new.moe.combined))))
 (= new.moe.sums_block (and $x4871 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x2033 (= (_ bv5 7) new.moe.combined)))
 (let (($x4871 (or $x2033 (= (_ bv73 7) new.moe.combined))))
 (let (($x4301 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x1774 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) $x2033) (and $x4301 $x4871) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x1774))))))
(assert
 (let (($x4816 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3331 (= new.moe.block new.stage.ranks)))
 (let (($x1957 (= 1 new.tp)))
 (let (($x2059 (and $x1957 $x3331 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1828 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1828 $x2059) (or $x3331 $x4816))))))))))
(assert
 (let ((?x2349 (ite (not (= (_ bv80 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= new.moe.shared_summed ?x2349)))
(assert
 (let (($x2553 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x2553)))
(assert
 (let (($x2447 (= (_ bv63 7) new.moe.shared_summed)))
 (let ((?x481 (ite $x2447 new.tp (ite (= (_ bv80 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x481))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2447 (= (_ bv63 7) new.moe.shared_summed)))
 (let (($x670 (or $x2447 (and (= (_ bv80 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x3140 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x602 (= (_ bv57 7) new.moe.shared_by)))
 (let (($x2207 (and $x602 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x4856 (not new.moe.once)))
 (let (($x1751 (and (or (not (= (_ bv80 7) new.moe.shared_summed)) new.moe.over_block $x4856) (or $x2207 (and (not $x602) $x3140 $x670)))))
 (not (or (not new.model.shared) $x1751 new.moe.shared_once))))))))))
(assert
 (let (($x834 (= (_ bv63 7) old.moe.shared_summed)))
(let (($x6443 (or $x834 (and (= (_ bv80 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x3265 (= (_ bv60 7) old.moe.shared.scale)))
(let (($x2073 (= (_ bv57 7) old.moe.shared_by)))
(let (($x4865 (and $x2073 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x4959 (not old.moe.once)))
(let (($x2980 (and (or (not (= (_ bv80 7) old.moe.shared_summed)) old.moe.over_block $x4959) (or $x4865 (and (not $x2073) $x3265 $x6443)))))
(let (($x6343 (not old.model.shared)))
(or $x6343 $x2980 old.moe.shared_once))))))))))
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x6457 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1847 (= (_ bv96 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4942 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x5378 (= (_ bv26 7) old.hidden.kind)))
 (let (($x6533 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3664 (= (_ bv11 7) old.hidden.kind)))
 (or $x3664 $x6533 $x5378 $x1807 $x4942 $x1734 $x3212 $x5077 $x1847 $x6457))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x368 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x2266 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2032 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x2189 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x4454 (= (_ bv4 7) old.lm_head.collective)))
 (or $x4454 $x2189 $x2032 $x2266 $x368)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x43 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x281 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x243 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4615 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4613 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2343 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x2343 $x4613 (= (_ bv56 7) old.lm_head.cut.kind) $x4615 $x243 $x281 $x43 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x6498 (= (_ bv95 7) old.lm_head.split)))
 (let (($x614 (= (_ bv40 7) old.lm_head.split)))
 (or $x614 (= (_ bv57 7) old.lm_head.split) $x6498))))
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
 (let ((?x2268 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4815 (div (* ?x2268 old.hidden.multiple) old.hidden.parts)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1734 (< 1 old.hidden.parts) (= ?x4815 old.hidden.n)))))))
(assert
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1734 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2268 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4815 (div (* ?x2268 old.hidden.multiple) old.hidden.parts)))
 (let (($x24 (= (- 1) old.hidden.n)))
 (let ((?x6378 (ite (or $x24 (< (* ?x4815 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x398 (ite $x1734 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x6378) old.hidden.given_least)))
 (let ((?x3069 (ite (or $x24 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x5378 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x5314 (ite $x5378 (ite (and $x24 (= 1 old.hidden.parts)) 1 ?x3069) ?x398)))
 (let (($x4942 (= (_ bv56 7) old.hidden.kind)))
 (let (($x6457 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3664 (= (_ bv11 7) old.hidden.kind)))
 (let (($x6533 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1847 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x6578 (ite $x1847 old.hidden.parts (ite (or $x6533 $x3664 $x5077 $x6457 $x4942) 1 ?x5314))))
 (= old.hidden.least ?x6578))))))))))))))))))
(assert
 (let (($x5378 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1392 (ite $x5378 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2268 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4815 (div (* ?x2268 old.hidden.multiple) old.hidden.parts)))
 (let (($x24 (= (- 1) old.hidden.n)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5712 (ite $x5077 (or $x24 (< old.hidden.block old.hidden.n)) (ite $x1734 (or $x24 (< ?x4815 old.hidden.n)) $x1392))))
 (let (($x5209 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x5712)))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x900 (or $x3212 $x1807)))
 (= old.hidden.moved (ite $x900 old.hidden.given_moved $x5209)))))))))))))))
(assert
 (let ((?x775 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x865 (div (* ?x775 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x4615 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4955 (and $x4615 (< 1 old.lm_head.cut.parts) (= ?x865 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x4955))))))
(assert
 (let (($x4615 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4842 (and $x4615 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x4842))))
(assert
 (let (($x5190 (= (- 1) old.lm_head.cut.n)))
 (let (($x2343 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x6192 (ite $x2343 (or $x5190 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x5190 (< 1 old.lm_head.cut.n)))))
 (let ((?x775 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x865 (div (* ?x775 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x4615 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x281 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x343 (ite $x281 (or $x5190 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x4615 (or $x5190 (< ?x865 old.lm_head.cut.n)) $x6192))))
 (let (($x2822 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x343)))
 (let (($x4613 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x243 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2234 (or $x243 $x4613)))
 (= old.lm_head.cut.moved (ite $x2234 old.lm_head.cut.given_moved $x2822)))))))))))))))
(assert
 (let (($x1847 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x900 (or $x3212 $x1807)))
 (let (($x3663 (ite $x900 old.hidden.given_everywhere (or $x1847 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3663)))))))
(assert
 (let (($x43 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3880 (or $x43 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x4613 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x243 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2234 (or $x243 $x4613)))
 (= old.lm_head.cut.everywhere (ite $x2234 old.lm_head.cut.given_everywhere $x3880))))))))
(assert
 (let (($x5348 (not old.hidden.moved)))
 (let (($x6457 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3664 (= (_ bv11 7) old.hidden.kind)))
 (let (($x6533 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2696 (or old.hidden.everywhere old.hidden.filled (and (or $x6533 $x3664 $x5077 $x6457) $x5348))))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x900 (or $x3212 $x1807)))
 (= old.hidden.undivided (ite $x900 old.hidden.given_undivided $x2696))))))))))))
(assert
 (let (($x4671 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2266 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3155 (or $x2266 $x4671)))
 (let (($x614 (= (_ bv40 7) old.lm_head.split)))
 (let (($x493 (and $x614 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3155)))
 (let (($x6498 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x5339 (ite (and $x6498 old.lm_head.cut.everywhere $x3155) (_ bv96 7) (ite $x6498 (_ bv95 7) (ite $x493 (_ bv96 7) (ite $x614 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x5339)))))))))
(assert
 (let (($x4671 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x404 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x4671)))
 (let (($x3916 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x969 (ite (= (_ bv92 7) old.lm_head.state) (ite $x3916 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x404 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2651 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x1066 (ite (= (_ bv95 7) old.lm_head.state) (ite $x2651 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x969)))
 (= old.lm_head.joined ?x1066))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2457 (= (_ bv99 7) new.hidden.kind)))
 (let (($x4506 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4572 (= (_ bv56 7) new.hidden.kind)))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3767 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv18 7) new.hidden.kind)))
 (let (($x6494 (= (_ bv11 7) new.hidden.kind)))
 (or $x6494 $x3774 $x3767 $x887 $x4572 $x139 $x1946 $x2827 $x4506 $x2457))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2176 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x4536 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x5051 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x4700 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1119 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1119 $x4700 $x5051 $x4536 $x2176)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1942 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3222 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2024 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3204 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2919 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3397 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x3397 $x2919 (= (_ bv56 7) new.lm_head.cut.kind) $x3204 $x2024 $x3222 $x1942 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2632 (= (_ bv95 7) new.lm_head.split)))
 (let (($x6322 (= (_ bv40 7) new.lm_head.split)))
 (or $x6322 (= (_ bv57 7) new.lm_head.split) $x2632))))
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
 (let ((?x2849 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x176 (div (* ?x2849 new.hidden.multiple) new.hidden.parts)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x139 (< 1 new.hidden.parts) (= ?x176 new.hidden.n)))))))
(assert
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x139 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2849 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x176 (div (* ?x2849 new.hidden.multiple) new.hidden.parts)))
 (let (($x2633 (= (- 1) new.hidden.n)))
 (let ((?x2968 (ite (or $x2633 (< (* ?x176 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3126 (ite $x139 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2968) new.hidden.given_least)))
 (let ((?x6607 (ite (or $x2633 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x3767 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x381 (ite $x3767 (ite (and $x2633 (= 1 new.hidden.parts)) 1 ?x6607) ?x3126)))
 (let (($x4572 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2457 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6494 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4506 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x4344 (ite $x4506 new.hidden.parts (ite (or $x3774 $x6494 $x2827 $x2457 $x4572) 1 ?x381))))
 (= new.hidden.least ?x4344))))))))))))))))))
(assert
 (let (($x3767 (= (_ bv26 7) new.hidden.kind)))
 (let (($x697 (ite $x3767 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2849 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x176 (div (* ?x2849 new.hidden.multiple) new.hidden.parts)))
 (let (($x2633 (= (- 1) new.hidden.n)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1729 (ite $x2827 (or $x2633 (< new.hidden.block new.hidden.n)) (ite $x139 (or $x2633 (< ?x176 new.hidden.n)) $x697))))
 (let (($x4985 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1729)))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1946 $x887)))
 (= new.hidden.moved (ite $x347 new.hidden.given_moved $x4985)))))))))))))))
(assert
 (let ((?x5367 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x535 (div (* ?x5367 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x3204 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1132 (and $x3204 (< 1 new.lm_head.cut.parts) (= ?x535 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x1132))))))
(assert
 (let (($x3204 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2888 (and $x3204 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2888))))
(assert
 (let (($x4742 (= (- 1) new.lm_head.cut.n)))
 (let (($x3397 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x4674 (ite $x3397 (or $x4742 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x4742 (< 1 new.lm_head.cut.n)))))
 (let ((?x5367 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x535 (div (* ?x5367 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x3204 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3222 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x941 (ite $x3222 (or $x4742 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x3204 (or $x4742 (< ?x535 new.lm_head.cut.n)) $x4674))))
 (let (($x6567 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x941)))
 (let (($x2919 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2024 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1017 (or $x2024 $x2919)))
 (= new.lm_head.cut.moved (ite $x1017 new.lm_head.cut.given_moved $x6567)))))))))))))))
(assert
 (let (($x4506 (= (_ bv96 7) new.hidden.kind)))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1946 $x887)))
 (let (($x460 (ite $x347 new.hidden.given_everywhere (or $x4506 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x460)))))))
(assert
 (let (($x1942 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4788 (or $x1942 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2919 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2024 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1017 (or $x2024 $x2919)))
 (= new.lm_head.cut.everywhere (ite $x1017 new.lm_head.cut.given_everywhere $x4788))))))))
(assert
 (let (($x1246 (not new.hidden.moved)))
 (let (($x2457 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6494 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4450 (or new.hidden.everywhere new.hidden.filled (and (or $x3774 $x6494 $x2827 $x2457) $x1246))))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1946 $x887)))
 (= new.hidden.undivided (ite $x347 new.hidden.given_undivided $x4450))))))))))))
(assert
 (let (($x465 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x4536 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1923 (or $x4536 $x465)))
 (let (($x6322 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1468 (and $x6322 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1923)))
 (let (($x2632 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2464 (ite (and $x2632 new.lm_head.cut.everywhere $x1923) (_ bv96 7) (ite $x2632 (_ bv95 7) (ite $x1468 (_ bv96 7) (ite $x6322 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2464)))))))))
(assert
 (let (($x465 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2950 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x465)))
 (let (($x4364 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x6658 (ite (= (_ bv92 7) new.lm_head.state) (ite $x4364 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2950 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x3166 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x4358 (ite (= (_ bv95 7) new.lm_head.state) (ite $x3166 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x6658)))
 (= new.lm_head.joined ?x4358))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4973 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x1957 (= 1 new.tp)))
 (let (($x4925 (or (= (_ bv96 7) new.lm_head.joined) (and $x1957 (or (not (= (_ bv95 7) new.lm_head.split)) $x4973)))))
 (not $x4925)))))
(assert
 (let (($x839 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x182 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x182 (or (not (= (_ bv95 7) old.lm_head.split)) $x839))))))
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x6457 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1847 (= (_ bv96 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4942 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x5378 (= (_ bv26 7) old.hidden.kind)))
 (let (($x6533 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3664 (= (_ bv11 7) old.hidden.kind)))
 (or $x3664 $x6533 $x5378 $x1807 $x4942 $x1734 $x3212 $x5077 $x1847 $x6457))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2266 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2032 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x2032 $x2266 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x43 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x243 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4615 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4613 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x4613 (= (_ bv56 7) old.lm_head.cut.kind) $x4615 $x243 (= (_ bv91 7) old.lm_head.cut.kind) $x43 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x6498 (= (_ bv95 7) old.lm_head.split)))
 (let (($x614 (= (_ bv40 7) old.lm_head.split)))
 (or $x614 (= (_ bv57 7) old.lm_head.split) $x6498))))
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
 (let ((?x2268 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4815 (div (* ?x2268 old.hidden.multiple) old.hidden.parts)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1734 (< 1 old.hidden.parts) (= ?x4815 old.hidden.n)))))))
(assert
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1734 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2268 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4815 (div (* ?x2268 old.hidden.multiple) old.hidden.parts)))
 (let (($x24 (= (- 1) old.hidden.n)))
 (let ((?x6378 (ite (or $x24 (< (* ?x4815 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x398 (ite $x1734 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x6378) old.hidden.given_least)))
 (let ((?x3069 (ite (or $x24 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x5378 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x5314 (ite $x5378 (ite (and $x24 (= 1 old.hidden.parts)) 1 ?x3069) ?x398)))
 (let (($x4942 (= (_ bv56 7) old.hidden.kind)))
 (let (($x6457 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3664 (= (_ bv11 7) old.hidden.kind)))
 (let (($x6533 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1847 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x6578 (ite $x1847 old.hidden.parts (ite (or $x6533 $x3664 $x5077 $x6457 $x4942) 1 ?x5314))))
 (= old.hidden.least ?x6578))))))))))))))))))
(assert
 (let (($x5378 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1392 (ite $x5378 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2268 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4815 (div (* ?x2268 old.hidden.multiple) old.hidden.parts)))
 (let (($x24 (= (- 1) old.hidden.n)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5712 (ite $x5077 (or $x24 (< old.hidden.block old.hidden.n)) (ite $x1734 (or $x24 (< ?x4815 old.hidden.n)) $x1392))))
 (let (($x5209 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x5712)))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x900 (or $x3212 $x1807)))
 (= old.hidden.moved (ite $x900 old.hidden.given_moved $x5209)))))))))))))))
(assert
 (let (($x4615 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4842 (and $x4615 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x4842))))
(assert
 (let (($x1847 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x900 (or $x3212 $x1807)))
 (let (($x3663 (ite $x900 old.hidden.given_everywhere (or $x1847 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3663)))))))
(assert
 (let (($x43 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3880 (or $x43 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1652 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x3880)))
 (= old.lm_head.cut.everywhere $x1652)))))
(assert
 (let (($x5348 (not old.hidden.moved)))
 (let (($x6457 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3664 (= (_ bv11 7) old.hidden.kind)))
 (let (($x6533 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2696 (or old.hidden.everywhere old.hidden.filled (and (or $x6533 $x3664 $x5077 $x6457) $x5348))))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x900 (or $x3212 $x1807)))
 (= old.hidden.undivided (ite $x900 old.hidden.given_undivided $x2696))))))))))))
(assert
 (let (($x346 (not old.lm_head.group.pp)))
 (let (($x735 (or $x346 (= 1 old.pp))))
 (let (($x2933 (not old.lm_head.group.sp)))
 (let (($x35 (or $x2933 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x1059 (not old.lm_head.group.dp)))
 (let (($x676 (or $x1059 $x3056)))
 (let (($x4671 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x676 $x35 $x735)))
 (let (($x2266 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3155 (or $x2266 $x4671)))
 (let (($x614 (= (_ bv40 7) old.lm_head.split)))
 (let (($x493 (and $x614 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3155)))
 (let (($x6498 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x5339 (ite (and $x6498 old.lm_head.cut.everywhere $x3155) (_ bv96 7) (ite $x6498 (_ bv95 7) (ite $x493 (_ bv96 7) (ite $x614 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x5339))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2457 (= (_ bv99 7) new.hidden.kind)))
 (let (($x4506 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4572 (= (_ bv56 7) new.hidden.kind)))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3767 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv18 7) new.hidden.kind)))
 (let (($x6494 (= (_ bv11 7) new.hidden.kind)))
 (or $x6494 $x3774 $x3767 $x887 $x4572 $x139 $x1946 $x2827 $x4506 $x2457))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4536 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x5051 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x5051 $x4536 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x1942 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2024 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3204 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2919 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2919 (= (_ bv56 7) new.lm_head.cut.kind) $x3204 $x2024 (= (_ bv91 7) new.lm_head.cut.kind) $x1942 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2632 (= (_ bv95 7) new.lm_head.split)))
 (let (($x6322 (= (_ bv40 7) new.lm_head.split)))
 (or $x6322 (= (_ bv57 7) new.lm_head.split) $x2632))))
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
 (let ((?x2849 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x176 (div (* ?x2849 new.hidden.multiple) new.hidden.parts)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x139 (< 1 new.hidden.parts) (= ?x176 new.hidden.n)))))))
(assert
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x139 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2849 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x176 (div (* ?x2849 new.hidden.multiple) new.hidden.parts)))
 (let (($x2633 (= (- 1) new.hidden.n)))
 (let ((?x2968 (ite (or $x2633 (< (* ?x176 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3126 (ite $x139 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2968) new.hidden.given_least)))
 (let ((?x6607 (ite (or $x2633 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x3767 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x381 (ite $x3767 (ite (and $x2633 (= 1 new.hidden.parts)) 1 ?x6607) ?x3126)))
 (let (($x4572 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2457 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6494 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4506 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x4344 (ite $x4506 new.hidden.parts (ite (or $x3774 $x6494 $x2827 $x2457 $x4572) 1 ?x381))))
 (= new.hidden.least ?x4344))))))))))))))))))
(assert
 (let (($x3767 (= (_ bv26 7) new.hidden.kind)))
 (let (($x697 (ite $x3767 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2849 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x176 (div (* ?x2849 new.hidden.multiple) new.hidden.parts)))
 (let (($x2633 (= (- 1) new.hidden.n)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1729 (ite $x2827 (or $x2633 (< new.hidden.block new.hidden.n)) (ite $x139 (or $x2633 (< ?x176 new.hidden.n)) $x697))))
 (let (($x4985 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1729)))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1946 $x887)))
 (= new.hidden.moved (ite $x347 new.hidden.given_moved $x4985)))))))))))))))
(assert
 (let (($x3204 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2888 (and $x3204 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2888))))
(assert
 (let (($x4506 (= (_ bv96 7) new.hidden.kind)))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1946 $x887)))
 (let (($x460 (ite $x347 new.hidden.given_everywhere (or $x4506 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x460)))))))
(assert
 (let (($x1942 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4788 (or $x1942 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x738 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x4788)))
 (= new.lm_head.cut.everywhere $x738)))))
(assert
 (let (($x1246 (not new.hidden.moved)))
 (let (($x2457 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6494 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4450 (or new.hidden.everywhere new.hidden.filled (and (or $x3774 $x6494 $x2827 $x2457) $x1246))))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1946 $x887)))
 (= new.hidden.undivided (ite $x347 new.hidden.given_undivided $x4450))))))))))))
(assert
 (let (($x2017 (not new.lm_head.group.pp)))
 (let (($x5152 (or $x2017 (= 1 new.pp))))
 (let (($x2496 (not new.lm_head.group.sp)))
 (let (($x1137 (or $x2496 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x5038 (not new.lm_head.group.dp)))
 (let (($x2869 (or $x5038 $x2472)))
 (let (($x465 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2869 $x1137 $x5152)))
 (let (($x4536 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1923 (or $x4536 $x465)))
 (let (($x6322 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1468 (and $x6322 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1923)))
 (let (($x2632 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2464 (ite (and $x2632 new.lm_head.cut.everywhere $x1923) (_ bv96 7) (ite $x2632 (_ bv95 7) (ite $x1468 (_ bv96 7) (ite $x6322 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2464))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2017 (not new.lm_head.group.pp)))
 (let (($x5152 (or $x2017 (= 1 new.pp))))
 (let (($x2496 (not new.lm_head.group.sp)))
 (let (($x1137 (or $x2496 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x5038 (not new.lm_head.group.dp)))
 (let (($x2869 (or $x5038 $x2472)))
 (let (($x465 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2869 $x1137 $x5152)))
 (let (($x5051 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x4536 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x4743 (or $x4536 (and (= (_ bv96 7) new.lm_head.state) (or $x5051 $x465)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x2869 $x1137 $x5152))))
 (not $x4743)))))))))))))
(assert
 (let (($x346 (not old.lm_head.group.pp)))
(let (($x735 (or $x346 (= 1 old.pp))))
(let (($x2933 (not old.lm_head.group.sp)))
(let (($x35 (or $x2933 (= 1 old.sp))))
(let (($x3056 (= 1 old.dp)))
(let (($x1059 (not old.lm_head.group.dp)))
(let (($x676 (or $x1059 $x3056)))
(let (($x4671 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x676 $x35 $x735)))
(let (($x2032 (= (_ bv10 7) old.lm_head.collective)))
(let (($x2266 (= (_ bv57 7) old.lm_head.collective)))
(or $x2266 (and (= (_ bv96 7) old.lm_head.state) (or $x2032 $x4671)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x676 $x35 $x735)))))))))))))
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x6457 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1847 (= (_ bv96 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4942 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x5378 (= (_ bv26 7) old.hidden.kind)))
 (let (($x6533 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3664 (= (_ bv11 7) old.hidden.kind)))
 (or $x3664 $x6533 $x5378 $x1807 $x4942 $x1734 $x3212 $x5077 $x1847 $x6457))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2266 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2032 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x4454 (= (_ bv4 7) old.lm_head.collective)))
 (or $x4454 (= (_ bv5 7) old.lm_head.collective) $x2032 $x2266 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x43 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x243 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4615 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4613 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x4613 (= (_ bv56 7) old.lm_head.cut.kind) $x4615 $x243 (= (_ bv91 7) old.lm_head.cut.kind) $x43 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x6653 (= (_ bv64 7) old.lm_head.order)))
 (or $x6653 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x6498 (= (_ bv95 7) old.lm_head.split)))
 (let (($x614 (= (_ bv40 7) old.lm_head.split)))
 (or $x614 (= (_ bv57 7) old.lm_head.split) $x6498))))
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
 (let ((?x2268 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4815 (div (* ?x2268 old.hidden.multiple) old.hidden.parts)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1734 (< 1 old.hidden.parts) (= ?x4815 old.hidden.n)))))))
(assert
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1734 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2268 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4815 (div (* ?x2268 old.hidden.multiple) old.hidden.parts)))
 (let (($x24 (= (- 1) old.hidden.n)))
 (let ((?x6378 (ite (or $x24 (< (* ?x4815 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x398 (ite $x1734 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x6378) old.hidden.given_least)))
 (let ((?x3069 (ite (or $x24 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x5378 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x5314 (ite $x5378 (ite (and $x24 (= 1 old.hidden.parts)) 1 ?x3069) ?x398)))
 (let (($x4942 (= (_ bv56 7) old.hidden.kind)))
 (let (($x6457 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3664 (= (_ bv11 7) old.hidden.kind)))
 (let (($x6533 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1847 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x6578 (ite $x1847 old.hidden.parts (ite (or $x6533 $x3664 $x5077 $x6457 $x4942) 1 ?x5314))))
 (= old.hidden.least ?x6578))))))))))))))))))
(assert
 (let (($x5378 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1392 (ite $x5378 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2268 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4815 (div (* ?x2268 old.hidden.multiple) old.hidden.parts)))
 (let (($x24 (= (- 1) old.hidden.n)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5712 (ite $x5077 (or $x24 (< old.hidden.block old.hidden.n)) (ite $x1734 (or $x24 (< ?x4815 old.hidden.n)) $x1392))))
 (let (($x5209 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x5712)))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x900 (or $x3212 $x1807)))
 (= old.hidden.moved (ite $x900 old.hidden.given_moved $x5209)))))))))))))))
(assert
 (let (($x4615 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4842 (and $x4615 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x4842))))
(assert
 (let (($x1847 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x900 (or $x3212 $x1807)))
 (let (($x3663 (ite $x900 old.hidden.given_everywhere (or $x1847 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3663)))))))
(assert
 (let (($x43 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3880 (or $x43 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1652 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x3880)))
 (= old.lm_head.cut.everywhere $x1652)))))
(assert
 (let (($x5348 (not old.hidden.moved)))
 (let (($x6457 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3664 (= (_ bv11 7) old.hidden.kind)))
 (let (($x6533 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2696 (or old.hidden.everywhere old.hidden.filled (and (or $x6533 $x3664 $x5077 $x6457) $x5348))))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x900 (or $x3212 $x1807)))
 (= old.hidden.undivided (ite $x900 old.hidden.given_undivided $x2696))))))))))))
(assert
 (let (($x4671 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2266 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3155 (or $x2266 $x4671)))
 (let (($x614 (= (_ bv40 7) old.lm_head.split)))
 (let (($x493 (and $x614 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3155)))
 (let (($x6498 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x5339 (ite (and $x6498 old.lm_head.cut.everywhere $x3155) (_ bv96 7) (ite $x6498 (_ bv95 7) (ite $x493 (_ bv96 7) (ite $x614 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x5339)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2457 (= (_ bv99 7) new.hidden.kind)))
 (let (($x4506 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4572 (= (_ bv56 7) new.hidden.kind)))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3767 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv18 7) new.hidden.kind)))
 (let (($x6494 (= (_ bv11 7) new.hidden.kind)))
 (or $x6494 $x3774 $x3767 $x887 $x4572 $x139 $x1946 $x2827 $x4506 $x2457))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4536 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x5051 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1119 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1119 (= (_ bv5 7) new.lm_head.collective) $x5051 $x4536 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x1942 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2024 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3204 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2919 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2919 (= (_ bv56 7) new.lm_head.cut.kind) $x3204 $x2024 (= (_ bv91 7) new.lm_head.cut.kind) $x1942 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1045 (= (_ bv64 7) new.lm_head.order)))
 (or $x1045 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x2632 (= (_ bv95 7) new.lm_head.split)))
 (let (($x6322 (= (_ bv40 7) new.lm_head.split)))
 (or $x6322 (= (_ bv57 7) new.lm_head.split) $x2632))))
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
 (let ((?x2849 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x176 (div (* ?x2849 new.hidden.multiple) new.hidden.parts)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x139 (< 1 new.hidden.parts) (= ?x176 new.hidden.n)))))))
(assert
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x139 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2849 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x176 (div (* ?x2849 new.hidden.multiple) new.hidden.parts)))
 (let (($x2633 (= (- 1) new.hidden.n)))
 (let ((?x2968 (ite (or $x2633 (< (* ?x176 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3126 (ite $x139 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2968) new.hidden.given_least)))
 (let ((?x6607 (ite (or $x2633 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x3767 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x381 (ite $x3767 (ite (and $x2633 (= 1 new.hidden.parts)) 1 ?x6607) ?x3126)))
 (let (($x4572 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2457 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6494 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4506 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x4344 (ite $x4506 new.hidden.parts (ite (or $x3774 $x6494 $x2827 $x2457 $x4572) 1 ?x381))))
 (= new.hidden.least ?x4344))))))))))))))))))
(assert
 (let (($x3767 (= (_ bv26 7) new.hidden.kind)))
 (let (($x697 (ite $x3767 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2849 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x176 (div (* ?x2849 new.hidden.multiple) new.hidden.parts)))
 (let (($x2633 (= (- 1) new.hidden.n)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1729 (ite $x2827 (or $x2633 (< new.hidden.block new.hidden.n)) (ite $x139 (or $x2633 (< ?x176 new.hidden.n)) $x697))))
 (let (($x4985 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1729)))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1946 $x887)))
 (= new.hidden.moved (ite $x347 new.hidden.given_moved $x4985)))))))))))))))
(assert
 (let (($x3204 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2888 (and $x3204 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2888))))
(assert
 (let (($x4506 (= (_ bv96 7) new.hidden.kind)))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1946 $x887)))
 (let (($x460 (ite $x347 new.hidden.given_everywhere (or $x4506 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x460)))))))
(assert
 (let (($x1942 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4788 (or $x1942 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x738 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x4788)))
 (= new.lm_head.cut.everywhere $x738)))))
(assert
 (let (($x1246 (not new.hidden.moved)))
 (let (($x2457 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6494 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4450 (or new.hidden.everywhere new.hidden.filled (and (or $x3774 $x6494 $x2827 $x2457) $x1246))))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1946 $x887)))
 (= new.hidden.undivided (ite $x347 new.hidden.given_undivided $x4450))))))))))))
(assert
 (let (($x465 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x4536 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1923 (or $x4536 $x465)))
 (let (($x6322 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1468 (and $x6322 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1923)))
 (let (($x2632 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2464 (ite (and $x2632 new.lm_head.cut.everywhere $x1923) (_ bv96 7) (ite $x2632 (_ bv95 7) (ite $x1468 (_ bv96 7) (ite $x6322 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2464)))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x647 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x1045 (= (_ bv64 7) new.lm_head.order)))
 (let (($x1957 (= 1 new.tp)))
 (let (($x2008 (or $x1957 (not (= (_ bv95 7) new.lm_head.state)) $x1045 $x647 new.lm_head.reversible)))
 (not $x2008))))))
(assert
 (let (($x5115 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x6653 (= (_ bv64 7) old.lm_head.order)))
(let (($x182 (= 1 old.tp)))
(or $x182 (not (= (_ bv95 7) old.lm_head.state)) $x6653 $x5115 old.lm_head.reversible)))))
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x6457 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1847 (= (_ bv96 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4942 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x5378 (= (_ bv26 7) old.hidden.kind)))
 (let (($x6533 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3664 (= (_ bv11 7) old.hidden.kind)))
 (or $x3664 $x6533 $x5378 $x1807 $x4942 $x1734 $x3212 $x5077 $x1847 $x6457))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x4657 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x342 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x838 (= (_ bv1 7) old.lm_head.bias)))
 (or $x838 (= (_ bv23 7) old.lm_head.bias) $x342 $x4657)))))
(assert
 (let (($x2266 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2266 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x43 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x281 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x243 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4615 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4613 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2343 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x2343 $x4613 (= (_ bv56 7) old.lm_head.cut.kind) $x4615 $x243 $x281 $x43 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x6498 (= (_ bv95 7) old.lm_head.split)))
 (let (($x614 (= (_ bv40 7) old.lm_head.split)))
 (or $x614 (= (_ bv57 7) old.lm_head.split) $x6498))))
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
 (let ((?x2268 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4815 (div (* ?x2268 old.hidden.multiple) old.hidden.parts)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1734 (< 1 old.hidden.parts) (= ?x4815 old.hidden.n)))))))
(assert
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1734 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2268 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4815 (div (* ?x2268 old.hidden.multiple) old.hidden.parts)))
 (let (($x24 (= (- 1) old.hidden.n)))
 (let ((?x6378 (ite (or $x24 (< (* ?x4815 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x398 (ite $x1734 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x6378) old.hidden.given_least)))
 (let ((?x3069 (ite (or $x24 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x5378 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x5314 (ite $x5378 (ite (and $x24 (= 1 old.hidden.parts)) 1 ?x3069) ?x398)))
 (let (($x4942 (= (_ bv56 7) old.hidden.kind)))
 (let (($x6457 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3664 (= (_ bv11 7) old.hidden.kind)))
 (let (($x6533 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1847 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x6578 (ite $x1847 old.hidden.parts (ite (or $x6533 $x3664 $x5077 $x6457 $x4942) 1 ?x5314))))
 (= old.hidden.least ?x6578))))))))))))))))))
(assert
 (let (($x5378 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1392 (ite $x5378 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2268 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4815 (div (* ?x2268 old.hidden.multiple) old.hidden.parts)))
 (let (($x24 (= (- 1) old.hidden.n)))
 (let (($x1734 (= (_ bv65 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5712 (ite $x5077 (or $x24 (< old.hidden.block old.hidden.n)) (ite $x1734 (or $x24 (< ?x4815 old.hidden.n)) $x1392))))
 (let (($x5209 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x5712)))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x900 (or $x3212 $x1807)))
 (= old.hidden.moved (ite $x900 old.hidden.given_moved $x5209)))))))))))))))
(assert
 (let (($x4615 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4842 (and $x4615 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x4842))))
(assert
 (let (($x1756 (= (- 1) old.lm_head.cut.n)))
 (let (($x2343 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x4807 (ite $x2343 (or $x1756 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1756 (< 1 old.lm_head.cut.n)))))
 (let ((?x3775 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x29 (< (div (* ?x3775 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x4615 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x281 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x250 (ite $x281 (or $x1756 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x4615 (or $x1756 $x29) $x4807))))
 (let (($x4839 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x250)))
 (let (($x4613 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x243 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2234 (or $x243 $x4613)))
 (= old.lm_head.cut.moved (ite $x2234 old.lm_head.cut.given_moved $x4839)))))))))))))))
(assert
 (let (($x1847 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x900 (or $x3212 $x1807)))
 (let (($x3663 (ite $x900 old.hidden.given_everywhere (or $x1847 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3663)))))))
(assert
 (let (($x43 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3880 (or $x43 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x4613 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x243 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2234 (or $x243 $x4613)))
 (= old.lm_head.cut.everywhere (ite $x2234 old.lm_head.cut.given_everywhere $x3880))))))))
(assert
 (let (($x5102 (not old.lm_head.cut.moved)))
 (let (($x4944 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x1424 (= 1 old.lm_head.cut.parts)))
 (let (($x4613 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x243 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2234 (or $x243 $x4613)))
 (= old.lm_head.cut.first_alone (ite $x2234 old.lm_head.cut.given_first (or $x1424 (and $x4944 $x5102)))))))))))
(assert
 (let (($x5348 (not old.hidden.moved)))
 (let (($x6457 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5077 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3664 (= (_ bv11 7) old.hidden.kind)))
 (let (($x6533 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2696 (or old.hidden.everywhere old.hidden.filled (and (or $x6533 $x3664 $x5077 $x6457) $x5348))))
 (let (($x1807 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3212 (= (_ bv86 7) old.hidden.kind)))
 (let (($x900 (or $x3212 $x1807)))
 (= old.hidden.undivided (ite $x900 old.hidden.given_undivided $x2696))))))))))))
(assert
 (let (($x4671 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2266 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3155 (or $x2266 $x4671)))
 (let (($x614 (= (_ bv40 7) old.lm_head.split)))
 (let (($x493 (and $x614 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3155)))
 (let (($x6498 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x5339 (ite (and $x6498 old.lm_head.cut.everywhere $x3155) (_ bv96 7) (ite $x6498 (_ bv95 7) (ite $x493 (_ bv96 7) (ite $x614 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x5339)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2457 (= (_ bv99 7) new.hidden.kind)))
 (let (($x4506 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4572 (= (_ bv56 7) new.hidden.kind)))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3767 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv18 7) new.hidden.kind)))
 (let (($x6494 (= (_ bv11 7) new.hidden.kind)))
 (or $x6494 $x3774 $x3767 $x887 $x4572 $x139 $x1946 $x2827 $x4506 $x2457))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2215 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x3166 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x4555 (= (_ bv1 7) new.lm_head.bias)))
 (or $x4555 (= (_ bv23 7) new.lm_head.bias) $x3166 $x2215)))))
(assert
 (let (($x4536 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x4536 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1942 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3222 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2024 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3204 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2919 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3397 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x3397 $x2919 (= (_ bv56 7) new.lm_head.cut.kind) $x3204 $x2024 $x3222 $x1942 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2632 (= (_ bv95 7) new.lm_head.split)))
 (let (($x6322 (= (_ bv40 7) new.lm_head.split)))
 (or $x6322 (= (_ bv57 7) new.lm_head.split) $x2632))))
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
 (let ((?x2849 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x176 (div (* ?x2849 new.hidden.multiple) new.hidden.parts)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x139 (< 1 new.hidden.parts) (= ?x176 new.hidden.n)))))))
(assert
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x139 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2849 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x176 (div (* ?x2849 new.hidden.multiple) new.hidden.parts)))
 (let (($x2633 (= (- 1) new.hidden.n)))
 (let ((?x2968 (ite (or $x2633 (< (* ?x176 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3126 (ite $x139 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2968) new.hidden.given_least)))
 (let ((?x6607 (ite (or $x2633 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x3767 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x381 (ite $x3767 (ite (and $x2633 (= 1 new.hidden.parts)) 1 ?x6607) ?x3126)))
 (let (($x4572 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2457 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6494 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4506 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x4344 (ite $x4506 new.hidden.parts (ite (or $x3774 $x6494 $x2827 $x2457 $x4572) 1 ?x381))))
 (= new.hidden.least ?x4344))))))))))))))))))
(assert
 (let (($x3767 (= (_ bv26 7) new.hidden.kind)))
 (let (($x697 (ite $x3767 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2849 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x176 (div (* ?x2849 new.hidden.multiple) new.hidden.parts)))
 (let (($x2633 (= (- 1) new.hidden.n)))
 (let (($x139 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1729 (ite $x2827 (or $x2633 (< new.hidden.block new.hidden.n)) (ite $x139 (or $x2633 (< ?x176 new.hidden.n)) $x697))))
 (let (($x4985 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1729)))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1946 $x887)))
 (= new.hidden.moved (ite $x347 new.hidden.given_moved $x4985)))))))))))))))
(assert
 (let (($x3204 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2888 (and $x3204 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2888))))
(assert
 (let (($x1258 (= (- 1) new.lm_head.cut.n)))
 (let (($x3397 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x4669 (ite $x3397 (or $x1258 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1258 (< 1 new.lm_head.cut.n)))))
 (let ((?x6543 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x2501 (< (div (* ?x6543 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x3204 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3222 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1626 (ite $x3222 (or $x1258 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x3204 (or $x1258 $x2501) $x4669))))
 (let (($x1291 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x1626)))
 (let (($x2919 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2024 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1017 (or $x2024 $x2919)))
 (= new.lm_head.cut.moved (ite $x1017 new.lm_head.cut.given_moved $x1291)))))))))))))))
(assert
 (let (($x4506 (= (_ bv96 7) new.hidden.kind)))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1946 $x887)))
 (let (($x460 (ite $x347 new.hidden.given_everywhere (or $x4506 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x460)))))))
(assert
 (let (($x1942 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4788 (or $x1942 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2919 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2024 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1017 (or $x2024 $x2919)))
 (= new.lm_head.cut.everywhere (ite $x1017 new.lm_head.cut.given_everywhere $x4788))))))))
(assert
 (let (($x2822 (not new.lm_head.cut.moved)))
 (let (($x5101 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x1794 (= 1 new.lm_head.cut.parts)))
 (let (($x2919 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2024 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1017 (or $x2024 $x2919)))
 (= new.lm_head.cut.first_alone (ite $x1017 new.lm_head.cut.given_first (or $x1794 (and $x5101 $x2822)))))))))))
(assert
 (let (($x1246 (not new.hidden.moved)))
 (let (($x2457 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2827 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6494 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4450 (or new.hidden.everywhere new.hidden.filled (and (or $x3774 $x6494 $x2827 $x2457) $x1246))))
 (let (($x887 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1946 $x887)))
 (= new.hidden.undivided (ite $x347 new.hidden.given_undivided $x4450))))))))))))
(assert
 (let (($x465 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x4536 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1923 (or $x4536 $x465)))
 (let (($x6322 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1468 (and $x6322 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1923)))
 (let (($x2632 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2464 (ite (and $x2632 new.lm_head.cut.everywhere $x1923) (_ bv96 7) (ite $x2632 (_ bv95 7) (ite $x1468 (_ bv96 7) (ite $x6322 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2464)))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2215 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x2604 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x1957 (= 1 new.tp)))
 (let (($x6555 (or $x1957 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x2604 (and (= (_ bv95 7) new.lm_head.state) $x2215 new.lm_head.cut.first_alone))))
 (not $x6555))))))
(assert
 (let (($x4657 (= (_ bv29 7) old.lm_head.bias)))
(let (($x1456 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x2311 (not old.model.head_bias)))
(let (($x182 (= 1 old.tp)))
(or $x182 $x2311 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x1456 (and (= (_ bv95 7) old.lm_head.state) $x4657 old.lm_head.cut.first_alone)))))))
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
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
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
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1992 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x5388 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x5388 $x1992 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x2360 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3439 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3439 $x2360 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x999 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x999 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x4778 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1318 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1318 $x4778 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x684 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x684)))
(assert
 (let (($x2354 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x907 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x231 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x592 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1669 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1669 $x592 $x231 $x907 $x2354)))))))
(assert
 (let (($x455 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x5338 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x5338 $x455))))
(assert
 (let (($x2975 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2975 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2006 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2107 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1493 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3109 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x941 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x941 $x3109 $x1493 $x2107 $x2006)))))))
(assert
 (let (($x6658 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x436 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x4325 (= (_ bv40 7) old.ffn.up.split)))
 (or $x4325 $x436 $x6658)))))
(assert
 (let (($x1744 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x125 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x6567 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x6567 $x125 $x1744 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x4498 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x4983 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2565 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3697 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2028 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x586 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2942 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2097 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x916 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x5198 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x5198 $x916 $x2097 $x2942 $x586 $x2028 $x3697 $x2565 $x4983 $x4498))))))))))))
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
 (let (($x2830 (= (_ bv38 7) old.stages.send)))
 (let (($x2202 (= (_ bv14 7) old.stages.send)))
 (let (($x1577 (= (_ bv10 7) old.stages.send)))
 (or $x1577 $x2202 $x2830 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x4301 (= (_ bv53 7) old.stages.stream)))
 (or $x4301 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x289 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1661 (div (* ?x289 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1405 (= (- 1) old.ffn.width.n)))
 (let ((?x2547 (ite (or $x1405 (< (* ?x1661 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x4871 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x2547)))
 (let (($x2028 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x795 (ite (or $x1405 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x2097 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x839 (ite $x2097 (ite (and $x1405 (= 1 old.ffn.width.parts)) 1 ?x795) (ite $x2028 ?x4871 old.ffn.width.given_least))))
 (let (($x586 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x4498 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2565 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x5198 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x916 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x4983 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x1264 (ite $x4983 old.ffn.width.parts (ite (or $x916 $x5198 $x2565 $x4498 $x586) 1 ?x839))))
 (= old.ffn.width.least ?x1264))))))))))))))))))
(assert
 (let ((?x289 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1661 (div (* ?x289 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4348 (< 1 old.ffn.width.parts)))
 (let (($x2028 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2028 $x4348 (= ?x1661 old.ffn.width.n))))))))
(assert
 (let ((?x289 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1661 (div (* ?x289 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4348 (< 1 old.ffn.width.parts)))
 (let (($x2028 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2028 $x4348 (<= old.ffn.width.n ?x1661))))))))
(assert
 (let (($x2028 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x6590 (and $x2028 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x6590))))
(assert
 (let (($x1405 (= (- 1) old.ffn.width.n)))
 (let (($x2097 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2135 (ite $x2097 (or $x1405 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1405 (< 1 old.ffn.width.n)))))
 (let ((?x289 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1661 (div (* ?x289 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2028 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2565 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1667 (ite $x2565 (or $x1405 (< old.ffn.width.block old.ffn.width.n)) (ite $x2028 (or $x1405 (< ?x1661 old.ffn.width.n)) $x2135))))
 (let (($x495 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1667)))
 (let (($x2942 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3697 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x5277 (or $x3697 $x2942)))
 (= old.ffn.width.moved (ite $x5277 old.ffn.width.given_moved $x495)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x2360 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x370 (or $x2360 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x370))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x4983 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x657 (or $x4983 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2942 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3697 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x5277 (or $x3697 $x2942)))
 (= old.ffn.width.everywhere (ite $x5277 old.ffn.width.given_everywhere $x657))))))))
(assert
 (let (($x1919 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1188 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x6576 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1188)))
 (let (($x2095 (ite old.model.gated $x6576 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1919))))
 (let (($x4778 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x364 (and old.ffn.width.filled $x4778 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x2095)))))
 (= old.ffn.piece_kept $x364))))))))
(assert
 (let (($x1705 (not old.ffn.width.moved)))
 (let (($x4498 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2565 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x5198 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x916 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x6675 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x916 $x5198 $x2565 $x4498) $x1705))))
 (let (($x2942 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3697 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x5277 (or $x3697 $x2942)))
 (= old.ffn.width.undivided (ite $x5277 old.ffn.width.given_undivided $x6675))))))))))))
(assert
 (let (($x1705 (not old.ffn.width.moved)))
 (let (($x5386 (and old.ffn.width.everywhere $x1705)))
 (= old.ffn.in_place (or $x5386 old.ffn.width.filled)))))
(assert
 (let (($x1567 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x5388 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1992 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x4466 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1992 $x5388) $x1567))))
 (= old.ffn.first_reads $x4466))))))
(assert
 (let (($x1188 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x6576 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1188)))
 (let (($x455 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x462 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x1318 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x4778 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3109 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1493 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x6562 (or $x1493 $x3109)))
 (let (($x1919 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x4325 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x3725 (< 1 old.tp)))
 (let (($x2083 (and old.model.gated $x3725 $x4325 $x1919 $x6562 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x4778 (and $x1318 (and old.ffn.width.undivided $x462))) (not (and old.ffn.gathers $x455 $x6576)))))
 (= old.ffn.up_idle $x2083)))))))))))))))
(assert
 (let (($x1705 (not old.ffn.width.moved)))
 (let (($x5386 (and old.ffn.width.everywhere $x1705)))
 (let ((?x4816 (ite $x5386 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3725 (< 1 old.tp)))
 (let ((?x4223 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2006 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3109 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1493 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x6562 (or $x1493 $x3109)))
 (let (($x125 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2107 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x412 (or $x2107 (not (or $x125 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1919 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x6652 (or $x1493 $x2107)))
 (let ((?x3237 (ite (or $x6652 $x1919 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x3109 (_ bv21 7) (_ bv16 7)))))
 (let (($x436 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x587 (ite $x436 ?x3237 (ite $x412 (_ bv92 7) (ite $x6562 (_ bv96 7) (ite $x2006 ?x4223 (ite $x3725 (_ bv16 7) ?x4816)))))))
 (let (($x871 (or $x6652 $x1919 (and $x3109 old.ffn.width.padded $x1705) (and $x2006 old.ffn.width.leads))))
 (let ((?x354 (ite (and $x3109 old.ffn.width.filled (not $x1919)) (_ bv96 7) (ite $x871 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x6658 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x6658 ?x354 ?x587)))))))))))))))))))))))
(assert
 (let (($x4423 (not old.ffn.width.everywhere)))
 (let (($x5316 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x4423)))
 (= old.ffn.up_piece (ite $x5316 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1744 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2107 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x5111 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x2107 $x1744 old.ffn.up_idle))))
 (= old.ffn.up_left $x5111)))))
(assert
 (let (($x1664 (not old.ffn.up_left)))
 (let (($x2433 (not old.model.joint)))
 (let (($x3175 (and old.ffn.piece_kept old.model.gated $x2433 (= (_ bv97 7) old.ffn.up_piece) $x1664)))
 (= old.ffn.share_of_one $x3175)))))
(assert
 (let (($x1705 (not old.ffn.width.moved)))
 (let (($x5386 (and old.ffn.width.everywhere $x1705)))
 (let (($x3725 (< 1 old.tp)))
 (let ((?x737 (ite $x3725 (_ bv16 7) (ite $x5386 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x3331 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x2354 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x592 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x231 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x907 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x6343 (ite (or $x907 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x231 $x592) (_ bv96 7) (ite $x2354 ?x3331 ?x737)))))
 (let (($x1188 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x5035 (or $x231 $x907)))
 (let (($x2089 (or $x5035 $x1188 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x5338 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x427 (or $x5035 $x1188 (and $x592 old.ffn.width.padded $x1705) (and $x2354 old.ffn.width.leads))))
 (let ((?x6569 (ite (and $x592 old.ffn.width.filled (not $x1188)) (_ bv96 7) (ite $x427 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x455 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x455 ?x6569 (ite $x5338 (ite $x2089 (_ bv96 7) (ite $x592 (_ bv21 7) (_ bv16 7))) ?x6343)))))))))))))))))))))
(assert
 (let (($x4423 (not old.ffn.width.everywhere)))
 (let (($x455 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x455 (not (= (_ bv96 7) old.ffn.gate_state)) $x4423) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x4856 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x4856)))
(assert
 (let ((?x2012 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x4369 (not old.ffn.share_of_one)))
 (let (($x5049 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x4369))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x5049) (_ bv96 7) ?x2012))))))
(assert
 (let (($x684 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x3725 (< 1 old.tp)))
 (let (($x4455 (and $x3725 $x684 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x4455)))))
(assert
 (let (($x4301 (= (_ bv53 7) old.stages.stream)))
 (let (($x1155 (and $x4301 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x2770 (not old.model.parallel)))
 (let (($x4759 (not old.stages.leaves)))
 (let (($x3864 (or $x4759 (and old.layer.dense $x2770 (not (= (_ bv1 7) old.ffn.down.residual))) $x1155)))
 (= old.stages.one_part $x3864)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2619 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2099 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x2099 $x2619 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x4960 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2255 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2255 $x4960 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3200 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x3200 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x602 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2380 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2380 $x602 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x1349 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x1349)))
(assert
 (let (($x1265 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2180 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1066 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1845 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x464 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x464 $x1845 $x1066 $x2180 $x1265)))))))
(assert
 (let (($x152 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2347 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2347 $x152))))
(assert
 (let (($x429 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x429 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1623 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2458 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1131 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x5241 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x4320 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x4320 $x5241 $x1131 $x2458 $x1623)))))))
(assert
 (let (($x5026 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1495 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x5109 (= (_ bv40 7) new.ffn.up.split)))
 (or $x5109 $x1495 $x5026)))))
(assert
 (let (($x1335 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x5313 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x4665 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x4665 $x5313 $x1335 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x762 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x819 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2115 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x6612 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1850 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x4358 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x6446 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x825 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2908 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2257 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x2257 $x2908 $x825 $x6446 $x4358 $x1850 $x6612 $x2115 $x819 $x762))))))))))))
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
 (let (($x1774 (= (_ bv38 7) new.stages.send)))
 (let (($x2713 (= (_ bv14 7) new.stages.send)))
 (let (($x5315 (= (_ bv10 7) new.stages.send)))
 (or $x5315 $x2713 $x1774 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x3308 (= (_ bv53 7) new.stages.stream)))
 (or $x3308 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x6653 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3770 (div (* ?x6653 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3074 (= (- 1) new.ffn.width.n)))
 (let ((?x1594 (ite (or $x3074 (< (* ?x3770 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x736 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1594)))
 (let (($x1850 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x2008 (ite (or $x3074 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x825 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x4413 (ite $x825 (ite (and $x3074 (= 1 new.ffn.width.parts)) 1 ?x2008) (ite $x1850 ?x736 new.ffn.width.given_least))))
 (let (($x4358 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x762 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2115 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2257 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2908 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x819 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x3265 (ite $x819 new.ffn.width.parts (ite (or $x2908 $x2257 $x2115 $x762 $x4358) 1 ?x4413))))
 (= new.ffn.width.least ?x3265))))))))))))))))))
(assert
 (let ((?x6653 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3770 (div (* ?x6653 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2367 (< 1 new.ffn.width.parts)))
 (let (($x1850 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1850 $x2367 (= ?x3770 new.ffn.width.n))))))))
(assert
 (let ((?x6653 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3770 (div (* ?x6653 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2367 (< 1 new.ffn.width.parts)))
 (let (($x1850 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1850 $x2367 (<= new.ffn.width.n ?x3770))))))))
(assert
 (let (($x1850 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2296 (and $x1850 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2296))))
(assert
 (let (($x3074 (= (- 1) new.ffn.width.n)))
 (let (($x825 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x4736 (ite $x825 (or $x3074 (<= new.ffn.width.parts new.ffn.width.n)) (or $x3074 (< 1 new.ffn.width.n)))))
 (let ((?x6653 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3770 (div (* ?x6653 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1850 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2115 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x397 (ite $x2115 (or $x3074 (< new.ffn.width.block new.ffn.width.n)) (ite $x1850 (or $x3074 (< ?x3770 new.ffn.width.n)) $x4736))))
 (let (($x1034 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x397)))
 (let (($x6446 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x6612 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4680 (or $x6612 $x6446)))
 (= new.ffn.width.moved (ite $x4680 new.ffn.width.given_moved $x1034)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x4960 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1501 (or $x4960 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1501))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x819 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2579 (or $x819 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x6446 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x6612 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4680 (or $x6612 $x6446)))
 (= new.ffn.width.everywhere (ite $x4680 new.ffn.width.given_everywhere $x2579))))))))
(assert
 (let (($x4818 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x832 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x5018 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x832)))
 (let (($x5769 (ite new.model.gated $x5018 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x4818))))
 (let (($x602 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x4441 (and new.ffn.width.filled $x602 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x5769)))))
 (= new.ffn.piece_kept $x4441))))))))
(assert
 (let (($x4385 (not new.ffn.width.moved)))
 (let (($x762 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2115 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2257 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2908 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2815 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x2908 $x2257 $x2115 $x762) $x4385))))
 (let (($x6446 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x6612 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4680 (or $x6612 $x6446)))
 (= new.ffn.width.undivided (ite $x4680 new.ffn.width.given_undivided $x2815))))))))))))
(assert
 (let (($x4385 (not new.ffn.width.moved)))
 (let (($x6321 (and new.ffn.width.everywhere $x4385)))
 (= new.ffn.in_place (or $x6321 new.ffn.width.filled)))))
(assert
 (let (($x400 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2099 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2619 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1426 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x2619 $x2099) $x400))))
 (= new.ffn.first_reads $x1426))))))
(assert
 (let (($x832 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x5018 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x832)))
 (let (($x152 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3171 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x2380 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x602 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x5241 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1131 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2246 (or $x1131 $x5241)))
 (let (($x4818 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x5109 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1877 (< 1 new.tp)))
 (let (($x2425 (and new.model.gated $x1877 $x5109 $x4818 $x2246 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x602 (and $x2380 (and new.ffn.width.undivided $x3171))) (not (and new.ffn.gathers $x152 $x5018)))))
 (= new.ffn.up_idle $x2425)))))))))))))))
(assert
 (let (($x4385 (not new.ffn.width.moved)))
 (let (($x6321 (and new.ffn.width.everywhere $x4385)))
 (let ((?x4617 (ite $x6321 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1877 (< 1 new.tp)))
 (let ((?x6194 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1623 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x5241 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1131 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2246 (or $x1131 $x5241)))
 (let (($x5313 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2458 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x666 (or $x2458 (not (or $x5313 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x4818 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x5041 (or $x1131 $x2458)))
 (let ((?x894 (ite (or $x5041 $x4818 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x5241 (_ bv21 7) (_ bv16 7)))))
 (let (($x1495 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x960 (ite $x1495 ?x894 (ite $x666 (_ bv92 7) (ite $x2246 (_ bv96 7) (ite $x1623 ?x6194 (ite $x1877 (_ bv16 7) ?x4617)))))))
 (let (($x5288 (or $x5041 $x4818 (and $x5241 new.ffn.width.padded $x4385) (and $x1623 new.ffn.width.leads))))
 (let ((?x5037 (ite (and $x5241 new.ffn.width.filled (not $x4818)) (_ bv96 7) (ite $x5288 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x5026 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x5026 ?x5037 ?x960)))))))))))))))))))))))
(assert
 (let (($x6227 (not new.ffn.width.everywhere)))
 (let (($x387 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x6227)))
 (= new.ffn.up_piece (ite $x387 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1335 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2458 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2531 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x2458 $x1335 new.ffn.up_idle))))
 (= new.ffn.up_left $x2531)))))
(assert
 (let (($x5379 (not new.ffn.up_left)))
 (let (($x889 (not new.model.joint)))
 (let (($x4991 (and new.ffn.piece_kept new.model.gated $x889 (= (_ bv97 7) new.ffn.up_piece) $x5379)))
 (= new.ffn.share_of_one $x4991)))))
(assert
 (let (($x4385 (not new.ffn.width.moved)))
 (let (($x6321 (and new.ffn.width.everywhere $x4385)))
 (let (($x1877 (< 1 new.tp)))
 (let ((?x6353 (ite $x1877 (_ bv16 7) (ite $x6321 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x862 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1265 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1845 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1066 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2180 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x5108 (ite (or $x2180 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1066 $x1845) (_ bv96 7) (ite $x1265 ?x862 ?x6353)))))
 (let (($x832 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2859 (or $x1066 $x2180)))
 (let (($x1286 (or $x2859 $x832 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2347 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x739 (or $x2859 $x832 (and $x1845 new.ffn.width.padded $x4385) (and $x1265 new.ffn.width.leads))))
 (let ((?x2862 (ite (and $x1845 new.ffn.width.filled (not $x832)) (_ bv96 7) (ite $x739 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x152 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x152 ?x2862 (ite $x2347 (ite $x1286 (_ bv96 7) (ite $x1845 (_ bv21 7) (_ bv16 7))) ?x5108)))))))))))))))))))))
(assert
 (let (($x6227 (not new.ffn.width.everywhere)))
 (let (($x152 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x152 (not (= (_ bv96 7) new.ffn.gate_state)) $x6227) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x6646 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x6646)))
(assert
 (let ((?x2791 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x1696 (not new.ffn.share_of_one)))
 (let (($x3043 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x1696))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x3043) (_ bv96 7) ?x2791))))))
(assert
 (let (($x1349 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x1877 (< 1 new.tp)))
 (let (($x4776 (and $x1877 $x1349 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x4776)))))
(assert
 (let (($x3308 (= (_ bv53 7) new.stages.stream)))
 (let (($x2523 (and $x3308 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x428 (not new.model.parallel)))
 (let (($x2530 (not new.stages.leaves)))
 (let (($x1503 (or $x2530 (and new.layer.dense $x428 (not (= (_ bv1 7) new.ffn.down.residual))) $x2523)))
 (= new.stages.one_part $x1503)))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x775 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x775)))
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5285 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2992 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2381 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 $x2381 (= (_ bv48 7) old.batch.sequences.kind) $x2992 $x5285 (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71))))))))))
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
 (let ((?x2159 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x298 (* (div (* ?x2159 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x3138 (= (- 1) old.batch.sequences.n)))
 (let ((?x2572 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x3138 (< ?x298 old.batch.sequences.n)) 0 1))))
 (let (($x5285 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2522 (or $x3138 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x5216 (ite (and $x3138 (= 1 old.batch.sequences.parts)) 1 (ite $x2522 0 1))))
 (let (($x2381 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2992 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x3807 (ite (or $x5165 $x1454 $x500 $x71 $x2992) 1 (ite $x2381 ?x5216 (ite $x5285 ?x2572 old.batch.sequences.given_least)))))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x4813 old.batch.sequences.parts ?x3807))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x3464 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2951 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x2946 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x833 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1650 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2722 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2741 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x2957 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x2957 $x2741 $x2722 (= (_ bv48 7) new.batch.sequences.kind) $x1650 $x833 (= (_ bv86 7) new.batch.sequences.kind) $x2946 $x2951 $x3464))))))))))
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
 (let ((?x2849 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x5173 (* (div (* ?x2849 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1291 (= (- 1) new.batch.sequences.n)))
 (let ((?x6633 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1291 (< ?x5173 new.batch.sequences.n)) 0 1))))
 (let (($x833 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2924 (or $x1291 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x1718 (ite (and $x1291 (= 1 new.batch.sequences.parts)) 1 (ite $x2924 0 1))))
 (let (($x2722 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1650 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x3464 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2946 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2957 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x2741 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x2620 (ite (or $x2741 $x2957 $x2946 $x3464 $x1650) 1 (ite $x2722 ?x1718 (ite $x833 ?x6633 new.batch.sequences.given_least)))))
 (let (($x2951 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2951 new.batch.sequences.parts ?x2620))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x6616 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x6616))))
(assert
 (let (($x6607 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x6607)))
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
 (let (($x1940 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1940)))
(assert
 (let (($x6227 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x6227 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2050 (= (_ bv38 7) old.embedding.split)))
 (or $x2050 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2912 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x2912)))
(assert
 (let (($x3200 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x3200 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x428 (= (_ bv40 7) old.ffn.up.split)))
 (or $x428 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x3042 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3529 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3189 (= (_ bv86 7) old.hidden.kind)))
 (let (($x6353 (= (_ bv65 7) old.hidden.kind)))
 (let (($x5083 (= (_ bv56 7) old.hidden.kind)))
 (let (($x862 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4946 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1904 (= (_ bv18 7) old.hidden.kind)))
 (let (($x429 (= (_ bv11 7) old.hidden.kind)))
 (or $x429 $x1904 $x4946 $x862 $x5083 $x6353 $x3189 $x2349 $x3529 $x3042))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2502 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2502 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x2384 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4534 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3043 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2791 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2791 (= (_ bv56 7) old.lm_head.cut.kind) $x3043 $x4534 (= (_ bv91 7) old.lm_head.cut.kind) $x2384 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1287 (= (_ bv95 7) old.lm_head.split)))
 (let (($x4503 (= (_ bv40 7) old.lm_head.split)))
 (or $x4503 (= (_ bv57 7) old.lm_head.split) $x1287))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2251 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x2251 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4906 (= (_ bv38 7) old.stream)))
 (or $x4906 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1272 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1774 (div (* ?x1272 old.hidden.multiple) old.hidden.parts)))
 (let (($x6353 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x6353 (< 1 old.hidden.parts) (= ?x1774 old.hidden.n)))))))
(assert
 (let (($x6353 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x6353 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1272 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1774 (div (* ?x1272 old.hidden.multiple) old.hidden.parts)))
 (let (($x1577 (= (- 1) old.hidden.n)))
 (let ((?x1840 (ite (or $x1577 (< (* ?x1774 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x6353 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x4745 (ite $x6353 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1840) old.hidden.given_least)))
 (let ((?x1915 (ite (or $x1577 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x4946 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2750 (ite $x4946 (ite (and $x1577 (= 1 old.hidden.parts)) 1 ?x1915) ?x4745)))
 (let (($x5083 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3042 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x429 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1904 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3529 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x561 (ite $x3529 old.hidden.parts (ite (or $x1904 $x429 $x2349 $x3042 $x5083) 1 ?x2750))))
 (= old.hidden.least ?x561))))))))))))))))))
(assert
 (let (($x862 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3189 (= (_ bv86 7) old.hidden.kind)))
 (let (($x857 (or $x3189 $x862)))
 (let (($x3529 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x3529 old.hidden.parts (ite $x857 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x4946 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1131 (ite $x4946 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1272 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1774 (div (* ?x1272 old.hidden.multiple) old.hidden.parts)))
 (let (($x1577 (= (- 1) old.hidden.n)))
 (let (($x6353 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1727 (ite $x2349 (or $x1577 (< old.hidden.block old.hidden.n)) (ite $x6353 (or $x1577 (< ?x1774 old.hidden.n)) $x1131))))
 (let (($x1623 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1727)))
 (let (($x862 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3189 (= (_ bv86 7) old.hidden.kind)))
 (let (($x857 (or $x3189 $x862)))
 (= old.hidden.moved (ite $x857 old.hidden.given_moved $x1623)))))))))))))))
(assert
 (let (($x3043 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x5037 (and $x3043 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x5037))))
(assert
 (let (($x1940 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2050 (= (_ bv38 7) old.embedding.split)))
 (let (($x4906 (= (_ bv38 7) old.stream)))
 (let (($x3139 (or $x4906 $x2050 $x1940 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x3139))))))
(assert
 (let (($x3529 (= (_ bv96 7) old.hidden.kind)))
 (let (($x862 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3189 (= (_ bv86 7) old.hidden.kind)))
 (let (($x857 (or $x3189 $x862)))
 (let (($x4665 (ite $x857 old.hidden.given_everywhere (or $x3529 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x4665)))))))
(assert
 (let (($x2384 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4415 (or $x2384 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1158 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x4415)))
 (= old.lm_head.cut.everywhere $x1158)))))
(assert
 (let (($x4617 (not old.hidden.moved)))
 (let (($x3042 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2349 (= (_ bv91 7) old.hidden.kind)))
 (let (($x429 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1904 (= (_ bv18 7) old.hidden.kind)))
 (let (($x4395 (or old.hidden.everywhere old.hidden.filled (and (or $x1904 $x429 $x2349 $x3042) $x4617))))
 (let (($x862 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3189 (= (_ bv86 7) old.hidden.kind)))
 (let (($x857 (or $x3189 $x862)))
 (= old.hidden.undivided (ite $x857 old.hidden.given_undivided $x4395))))))))))))
(assert
 (let (($x5302 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2502 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x5018 (or $x2502 $x5302)))
 (let (($x4503 (= (_ bv40 7) old.lm_head.split)))
 (let (($x4393 (and $x4503 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x5018)))
 (let (($x1287 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x997 (ite (and $x1287 old.lm_head.cut.everywhere $x5018) (_ bv96 7) (ite $x1287 (_ bv95 7) (ite $x4393 (_ bv96 7) (ite $x4503 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x997)))))))))
(assert
 (let (($x428 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x6570 (and old.layer.dense (or $x428 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x6227 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x400 (or $x6227 (= (_ bv92 7) old.lm_head.state) $x6570 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x400))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x6612 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x6612)))
(assert
 (let (($x2257 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x2257 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x5578 (= (_ bv38 7) new.embedding.split)))
 (or $x5578 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1848 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x1848)))
(assert
 (let (($x5769 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x5769 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x2043 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2043 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x5248 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1187 (= (_ bv91 7) new.hidden.kind)))
 (let (($x953 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1501 (= (_ bv65 7) new.hidden.kind)))
 (let (($x5362 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2255 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4960 (= (_ bv18 7) new.hidden.kind)))
 (let (($x5050 (= (_ bv11 7) new.hidden.kind)))
 (or $x5050 $x4960 $x2255 $x2885 $x5362 $x1501 $x953 $x1187 $x2479 $x5248))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1450 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1450 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x2744 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1034 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x397 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x4736 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x4736 (= (_ bv56 7) new.lm_head.cut.kind) $x397 $x1034 (= (_ bv91 7) new.lm_head.cut.kind) $x2744 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x151 (= (_ bv95 7) new.lm_head.split)))
 (let (($x4959 (= (_ bv40 7) new.lm_head.split)))
 (or $x4959 (= (_ bv57 7) new.lm_head.split) $x151))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1045 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x1045 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2008 (= (_ bv38 7) new.stream)))
 (or $x2008 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1594 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x834 (div (* ?x1594 new.hidden.multiple) new.hidden.parts)))
 (let (($x1501 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1501 (< 1 new.hidden.parts) (= ?x834 new.hidden.n)))))))
(assert
 (let (($x1501 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1501 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1594 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x834 (div (* ?x1594 new.hidden.multiple) new.hidden.parts)))
 (let (($x3018 (= (- 1) new.hidden.n)))
 (let ((?x1273 (ite (or $x3018 (< (* ?x834 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1501 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2378 (ite $x1501 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1273) new.hidden.given_least)))
 (let ((?x655 (ite (or $x3018 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2255 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x133 (ite $x2255 (ite (and $x3018 (= 1 new.hidden.parts)) 1 ?x655) ?x2378)))
 (let (($x5362 (= (_ bv56 7) new.hidden.kind)))
 (let (($x5248 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1187 (= (_ bv91 7) new.hidden.kind)))
 (let (($x5050 (= (_ bv11 7) new.hidden.kind)))
 (let (($x4960 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x4528 (ite $x2479 new.hidden.parts (ite (or $x4960 $x5050 $x1187 $x5248 $x5362) 1 ?x133))))
 (= new.hidden.least ?x4528))))))))))))))))))
(assert
 (let (($x2885 (= (_ bv48 7) new.hidden.kind)))
 (let (($x953 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2617 (or $x953 $x2885)))
 (let (($x2479 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x2479 new.hidden.parts (ite $x2617 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x2255 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4873 (ite $x2255 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1594 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x834 (div (* ?x1594 new.hidden.multiple) new.hidden.parts)))
 (let (($x3018 (= (- 1) new.hidden.n)))
 (let (($x1501 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1187 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2903 (ite $x1187 (or $x3018 (< new.hidden.block new.hidden.n)) (ite $x1501 (or $x3018 (< ?x834 new.hidden.n)) $x4873))))
 (let (($x1401 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2903)))
 (let (($x2885 (= (_ bv48 7) new.hidden.kind)))
 (let (($x953 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2617 (or $x953 $x2885)))
 (= new.hidden.moved (ite $x2617 new.hidden.given_moved $x1401)))))))))))))))
(assert
 (let (($x397 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x5191 (and $x397 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x5191))))
(assert
 (let (($x6612 (= (_ bv61 7) new.attention.out.split)))
 (let (($x5578 (= (_ bv38 7) new.embedding.split)))
 (let (($x2008 (= (_ bv38 7) new.stream)))
 (let (($x403 (or $x2008 $x5578 $x6612 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x403))))))
(assert
 (let (($x2479 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2885 (= (_ bv48 7) new.hidden.kind)))
 (let (($x953 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2617 (or $x953 $x2885)))
 (let (($x2770 (ite $x2617 new.hidden.given_everywhere (or $x2479 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2770)))))))
(assert
 (let (($x2744 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x6676 (or $x2744 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1155 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x6676)))
 (= new.lm_head.cut.everywhere $x1155)))))
(assert
 (let (($x3725 (not new.hidden.moved)))
 (let (($x5248 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1187 (= (_ bv91 7) new.hidden.kind)))
 (let (($x5050 (= (_ bv11 7) new.hidden.kind)))
 (let (($x4960 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1318 (or new.hidden.everywhere new.hidden.filled (and (or $x4960 $x5050 $x1187 $x5248) $x3725))))
 (let (($x2885 (= (_ bv48 7) new.hidden.kind)))
 (let (($x953 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2617 (or $x953 $x2885)))
 (= new.hidden.undivided (ite $x2617 new.hidden.given_undivided $x1318))))))))))))
(assert
 (let (($x4592 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1450 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x4721 (or $x1450 $x4592)))
 (let (($x4959 (= (_ bv40 7) new.lm_head.split)))
 (let (($x644 (and $x4959 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x4721)))
 (let (($x151 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x3904 (ite (and $x151 new.lm_head.cut.everywhere $x4721) (_ bv96 7) (ite $x151 (_ bv95 7) (ite $x644 (_ bv96 7) (ite $x4959 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x3904)))))))))
(assert
 (let (($x2043 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x822 (and new.layer.dense (or $x2043 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x2257 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4989 (or $x2257 (= (_ bv92 7) new.lm_head.state) $x822 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x4989))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4594 (not new.hidden.beyond)))
 (let (($x2344 (and (<= 1 new.hidden.least) $x4594 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x2344)))))
(assert
 (let (($x814 (not old.hidden.beyond)))
(let (($x231 (and (<= 1 old.hidden.least) $x814 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x4538 (not (or old.hidden.gathered old.hidden.summed))))
(or $x4538 $x231)))))
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x5159 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x5159 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2176 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x68 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x2467 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x4700 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x4826 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1271 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x5016 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x6189 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1647 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x6378 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x6378 $x1647 $x6189 $x5016 $x1271 $x4826 $x4700 $x2467 $x68 $x2176))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let (($x2050 (= (_ bv38 7) old.embedding.split)))
 (or $x2050 (= (_ bv57 7) old.embedding.split) $x1957))))
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
 (let ((?x436 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x2522 (* (div (* ?x436 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x4310 (= (- 1) old.embedding.cut.n)))
 (let ((?x2336 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x4310 (< ?x2522 old.embedding.cut.n)) 0 1))))
 (let (($x4826 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x1974 (or $x4310 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x2155 (ite (and $x4310 (= 1 old.embedding.cut.parts)) 1 (ite $x1974 0 1))))
 (let (($x6189 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1271 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2176 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x2467 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x6378 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x1647 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x6562 (ite (or $x1647 $x6378 $x2467 $x2176 $x1271) 1 (ite $x6189 ?x2155 (ite $x4826 ?x2336 old.embedding.cut.given_least)))))
 (let (($x68 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x68 old.embedding.cut.parts ?x6562))))))))))))))))))
(assert
 (let ((?x4816 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x68 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x68 old.embedding.cut.parts ?x4816)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x4744 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x5159 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let ((?x4392 (ite $x1957 (ite (and old.embedding.rows_where_kept (or $x5159 $x4744)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x4392))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4590 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x4590 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x4072 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x3697 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x4910 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x6347 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x6344 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x4466 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x6666 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x1567 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x4498 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x4614 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x4614 $x4498 $x1567 $x6666 $x4466 $x6344 $x6347 $x4910 $x3697 $x4072))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x2815 (= (_ bv95 7) new.embedding.split)))
 (let (($x5578 (= (_ bv38 7) new.embedding.split)))
 (or $x5578 (= (_ bv57 7) new.embedding.split) $x2815))))
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
 (let ((?x1339 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x2844 (* (div (* ?x1339 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x1750 (= (- 1) new.embedding.cut.n)))
 (let ((?x2868 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x1750 (< ?x2844 new.embedding.cut.n)) 0 1))))
 (let (($x6344 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x4677 (or $x1750 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x2924 (ite (and $x1750 (= 1 new.embedding.cut.parts)) 1 (ite $x4677 0 1))))
 (let (($x1567 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x4466 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x4072 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x4910 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x4614 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x4498 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x1521 (ite (or $x4498 $x4614 $x4910 $x4072 $x4466) 1 (ite $x1567 ?x2924 (ite $x6344 ?x2868 new.embedding.cut.given_least)))))
 (let (($x3697 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x3697 new.embedding.cut.parts ?x1521))))))))))))))))))
(assert
 (let ((?x1744 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x3697 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x3697 new.embedding.cut.parts ?x1744)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x1837 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x4590 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2815 (= (_ bv95 7) new.embedding.split)))
 (let ((?x784 (ite $x2815 (ite (and new.embedding.rows_where_kept (or $x4590 $x1837)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x784))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2319 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x3109 (not new.embedding.cut.beyond)))
 (let (($x1645 (or (not (= (_ bv95 7) new.embedding.split)) (and $x3109 (or (= (_ bv96 7) new.embedding.state) $x2319)))))
 (not $x1645)))))
(assert
 (let (($x4935 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x5028 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x5028 (or (= (_ bv96 7) old.embedding.state) $x4935))))))
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1533 (= (_ bv73 7) old.embedding.collective)))
 (let (($x5159 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1051 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2728 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2651 (= (_ bv4 7) old.embedding.collective)))
 (or $x2651 $x2728 $x1051 $x5159 $x1533)))))))
(assert
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let (($x2050 (= (_ bv38 7) old.embedding.split)))
 (or $x2050 (= (_ bv57 7) old.embedding.split) $x1957))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x963 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4385 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4776 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2045 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2519 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2137 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2137 $x2519 (= (_ bv56 7) old.hidden.kind) $x2045 $x4776 $x4385 $x963 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x4634 (= (_ bv49 7) old.norm.statistic)))
 (or $x4634 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x644 (= (_ bv96 7) old.stream)))
 (let (($x1501 (= (_ bv94 7) old.stream)))
 (let (($x3194 (= (_ bv38 7) old.stream)))
 (or $x3194 $x1501 $x644)))))
(assert
 (let (($x2022 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x5246 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1850 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1850 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x5246 (= (_ bv91 7) old.stream_tokens.kind) $x2022 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1831 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4423 (div (* ?x1831 old.hidden.multiple) old.hidden.parts)))
 (let (($x1048 (< 1 old.hidden.parts)))
 (let (($x2045 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2045 $x1048 (= ?x4423 old.hidden.n))))))))
(assert
 (let ((?x1831 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4423 (div (* ?x1831 old.hidden.multiple) old.hidden.parts)))
 (let (($x1048 (< 1 old.hidden.parts)))
 (let (($x2045 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2045 $x1048 (<= old.hidden.n ?x4423))))))))
(assert
 (let (($x2045 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2045 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2137 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4990 (ite $x2137 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1831 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4423 (div (* ?x1831 old.hidden.multiple) old.hidden.parts)))
 (let (($x4369 (= (- 1) old.hidden.n)))
 (let (($x2045 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4385 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1162 (ite $x4385 (or $x4369 (< old.hidden.block old.hidden.n)) (ite $x2045 (or $x4369 (< ?x4423 old.hidden.n)) $x4990))))
 (let (($x336 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1162)))
 (let (($x2519 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4776 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4890 (or $x4776 $x2519)))
 (= old.hidden.moved (ite $x4890 old.hidden.given_moved $x336)))))))))))))))
(assert
 (let (($x2022 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x879 (or $x2022 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x4441 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x879)))
 (= old.stream_tokens.everywhere $x4441)))))
(assert
 (let (($x4744 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x5159 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3183 (or $x5159 $x4744)))
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let ((?x4392 (ite $x1957 (ite (and old.embedding.rows_where_kept $x3183) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x4392)))))))
(assert
 (let (($x963 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2519 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4776 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4890 (or $x4776 $x2519)))
 (let (($x3878 (ite $x4890 old.hidden.given_everywhere (or $x963 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3878)))))))
(assert
 (let (($x644 (= (_ bv96 7) old.stream)))
 (let (($x819 (or $x644 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x819))))
(assert
 (let (($x1331 (= 1 old.tp)))
 (let (($x644 (= (_ bv96 7) old.stream)))
 (let (($x4674 (or $x644 $x1331 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x4744 (and (or (not old.embedding.group.tp) $x1331) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1051 (= (_ bv10 7) old.embedding.collective)))
 (let (($x5159 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x4873 (ite (or (or $x5159 $x1051) (and $x4744 $x4674)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1533 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2728 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x2871 (ite (or $x5159 (and $x1051 (= (_ bv38 7) old.stream)) (and (or $x2728 $x1533) $x4744)) (_ bv38 7) (ite $x1051 (_ bv96 7) (_ bv16 7)))))
 (let (($x1122 (or (and old.hidden.filled (not $x644)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x791 (not $x4744)))
 (let (($x4634 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3194 (= (_ bv38 7) old.stream)))
 (let ((?x3265 (ite (and $x2728 old.hidden.filled $x3194 $x791 $x4634) old.stream (ite (and $x1533 $x791 $x1122) old.stream ?x2871))))
 (let (($x2651 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2067 (ite $x2651 (_ bv96 7) (ite (and $x2728 old.hidden.filled $x644 $x791) (_ bv96 7) ?x3265))))
 (let (($x3183 (or $x5159 $x4744)))
 (let ((?x2793 (ite (and (not $x3194) old.stream.in_order old.hidden.everywhere $x3183) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x4744) (_ bv38 7) ?x2067))))
 (let ((?x5416 (ite (= (_ bv38 7) old.embedding.state) ?x2793 (ite (= (_ bv96 7) old.embedding.state) ?x4873 old.embedding.state))))
 (let ((?x1671 (ite $x1533 (ite (not $x644) old.stream (_ bv66 7)) (ite $x1051 (ite $x644 (_ bv96 7) old.stream) (ite $x5159 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x2728 (_ bv96 7) ?x1671) ?x5416))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x5151 (= (_ bv73 7) new.embedding.collective)))
 (let (($x4590 (= (_ bv57 7) new.embedding.collective)))
 (let (($x6664 (= (_ bv10 7) new.embedding.collective)))
 (let (($x354 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4858 (= (_ bv4 7) new.embedding.collective)))
 (or $x4858 $x354 $x6664 $x4590 $x5151)))))))
(assert
 (let (($x2815 (= (_ bv95 7) new.embedding.split)))
 (let (($x5578 (= (_ bv38 7) new.embedding.split)))
 (or $x5578 (= (_ bv57 7) new.embedding.split) $x2815))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x4301 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3097 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4361 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4872 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4937 (= (_ bv48 7) new.hidden.kind)))
 (let (($x397 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x397 $x4937 (= (_ bv56 7) new.hidden.kind) $x4872 $x4361 $x3097 $x4301 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x999 (= (_ bv49 7) new.norm.statistic)))
 (or $x999 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1415 (= (_ bv96 7) new.stream)))
 (let (($x4736 (= (_ bv94 7) new.stream)))
 (let (($x6612 (= (_ bv38 7) new.stream)))
 (or $x6612 $x4736 $x1415)))))
(assert
 (let (($x4455 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1034 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1318 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1318 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1034 (= (_ bv91 7) new.stream_tokens.kind) $x4455 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2043 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2257 (div (* ?x2043 new.hidden.multiple) new.hidden.parts)))
 (let (($x1045 (< 1 new.hidden.parts)))
 (let (($x4872 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4872 $x1045 (= ?x2257 new.hidden.n))))))))
(assert
 (let ((?x2043 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2257 (div (* ?x2043 new.hidden.multiple) new.hidden.parts)))
 (let (($x1045 (< 1 new.hidden.parts)))
 (let (($x4872 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4872 $x1045 (<= new.hidden.n ?x2257))))))))
(assert
 (let (($x4872 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4872 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x397 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4852 (ite $x397 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2043 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2257 (div (* ?x2043 new.hidden.multiple) new.hidden.parts)))
 (let (($x2850 (= (- 1) new.hidden.n)))
 (let (($x4872 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3097 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4594 (ite $x3097 (or $x2850 (< new.hidden.block new.hidden.n)) (ite $x4872 (or $x2850 (< ?x2257 new.hidden.n)) $x4852))))
 (let (($x6497 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x4594)))
 (let (($x4937 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4361 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1349 (or $x4361 $x4937)))
 (= new.hidden.moved (ite $x1349 new.hidden.given_moved $x6497)))))))))))))))
(assert
 (let (($x4455 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x841 (or $x4455 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1276 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x841)))
 (= new.stream_tokens.everywhere $x1276)))))
(assert
 (let (($x1837 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x4590 (= (_ bv57 7) new.embedding.collective)))
 (let (($x6256 (or $x4590 $x1837)))
 (let (($x2815 (= (_ bv95 7) new.embedding.split)))
 (let ((?x784 (ite $x2815 (ite (and new.embedding.rows_where_kept $x6256) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x784)))))))
(assert
 (let (($x4301 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4937 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4361 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1349 (or $x4361 $x4937)))
 (let (($x2373 (ite $x1349 new.hidden.given_everywhere (or $x4301 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2373)))))))
(assert
 (let (($x1415 (= (_ bv96 7) new.stream)))
 (let (($x2997 (or $x1415 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2997))))
(assert
 (let (($x820 (= 1 new.tp)))
 (let (($x1415 (= (_ bv96 7) new.stream)))
 (let (($x4444 (or $x1415 $x820 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1837 (and (or (not new.embedding.group.tp) $x820) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x6664 (= (_ bv10 7) new.embedding.collective)))
 (let (($x4590 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x4534 (ite (or (or $x4590 $x6664) (and $x1837 $x4444)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x5151 (= (_ bv73 7) new.embedding.collective)))
 (let (($x354 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x3189 (ite (or $x4590 (and $x6664 (= (_ bv38 7) new.stream)) (and (or $x354 $x5151) $x1837)) (_ bv38 7) (ite $x6664 (_ bv96 7) (_ bv16 7)))))
 (let (($x2425 (or (and new.hidden.filled (not $x1415)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x5302 (not $x1837)))
 (let (($x999 (= (_ bv49 7) new.norm.statistic)))
 (let (($x6612 (= (_ bv38 7) new.stream)))
 (let ((?x857 (ite (and $x354 new.hidden.filled $x6612 $x5302 $x999) new.stream (ite (and $x5151 $x5302 $x2425) new.stream ?x3189))))
 (let (($x4858 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x429 (ite $x4858 (_ bv96 7) (ite (and $x354 new.hidden.filled $x1415 $x5302) (_ bv96 7) ?x857))))
 (let (($x6256 (or $x4590 $x1837)))
 (let ((?x3042 (ite (and (not $x6612) new.stream.in_order new.hidden.everywhere $x6256) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1837) (_ bv38 7) ?x429))))
 (let ((?x5186 (ite (= (_ bv38 7) new.embedding.state) ?x3042 (ite (= (_ bv96 7) new.embedding.state) ?x4534 new.embedding.state))))
 (let ((?x960 (ite $x5151 (ite (not $x1415) new.stream (_ bv66 7)) (ite $x6664 (ite $x1415 (_ bv96 7) new.stream) (ite $x4590 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x354 (_ bv96 7) ?x960) ?x5186))))))))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4413 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x820 (= 1 new.tp)))
 (let (($x6252 (= new.embedding.joined new.stream)))
 (let (($x1173 (or (or (= (_ bv96 7) new.embedding.joined) $x6252) (and $x820 (or (not (= (_ bv38 7) new.embedding.split)) $x4413)))))
 (not $x1173))))))
(assert
 (let (($x2476 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x1331 (= 1 old.tp)))
(let (($x2246 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x2246) (and $x1331 (or (not (= (_ bv38 7) old.embedding.split)) $x2476)))))))
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
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1533 (= (_ bv73 7) old.embedding.collective)))
 (let (($x5159 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1051 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2728 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2651 (= (_ bv4 7) old.embedding.collective)))
 (or $x2651 $x2728 $x1051 $x5159 $x1533)))))))
(assert
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let (($x2050 (= (_ bv38 7) old.embedding.split)))
 (or $x2050 (= (_ bv57 7) old.embedding.split) $x1957))))
(assert
 (let (($x963 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4776 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2045 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2519 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2519 (= (_ bv56 7) old.hidden.kind) $x2045 $x4776 (= (_ bv91 7) old.hidden.kind) $x963 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x4634 (= (_ bv49 7) old.norm.statistic)))
 (or $x4634 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x644 (= (_ bv96 7) old.stream)))
 (let (($x1501 (= (_ bv94 7) old.stream)))
 (let (($x3194 (= (_ bv38 7) old.stream)))
 (or $x3194 $x1501 $x644)))))
(assert
 (let (($x2022 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x5246 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1850 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1850 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x5246 (= (_ bv91 7) old.stream_tokens.kind) $x2022 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1831 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4423 (div (* ?x1831 old.hidden.multiple) old.hidden.parts)))
 (let (($x1048 (< 1 old.hidden.parts)))
 (let (($x2045 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2045 $x1048 (= ?x4423 old.hidden.n))))))))
(assert
 (let ((?x1831 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4423 (div (* ?x1831 old.hidden.multiple) old.hidden.parts)))
 (let (($x1048 (< 1 old.hidden.parts)))
 (let (($x2045 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2045 $x1048 (<= old.hidden.n ?x4423))))))))
(assert
 (let (($x2045 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2045 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2022 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x879 (or $x2022 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x4441 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x879)))
 (= old.stream_tokens.everywhere $x4441)))))
(assert
 (let (($x2201 (not old.embedding.group.pp)))
 (let (($x1828 (or $x2201 (= 1 old.pp))))
 (let (($x189 (not old.embedding.group.sp)))
 (let (($x833 (or $x189 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x2883 (not old.embedding.group.dp)))
 (let (($x4508 (or $x2883 $x3056)))
 (let (($x4744 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x4508 $x833 $x1828)))
 (let (($x5159 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3183 (or $x5159 $x4744)))
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let ((?x4392 (ite $x1957 (ite (and old.embedding.rows_where_kept $x3183) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x4392))))))))))))))
(assert
 (let (($x963 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3878 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x963 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3878))))
(assert
 (let (($x644 (= (_ bv96 7) old.stream)))
 (let (($x819 (or $x644 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x819))))
(assert
 (let (($x1331 (= 1 old.tp)))
 (let (($x644 (= (_ bv96 7) old.stream)))
 (let (($x4674 (or $x644 $x1331 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x2201 (not old.embedding.group.pp)))
 (let (($x1828 (or $x2201 (= 1 old.pp))))
 (let (($x189 (not old.embedding.group.sp)))
 (let (($x833 (or $x189 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x2883 (not old.embedding.group.dp)))
 (let (($x4508 (or $x2883 $x3056)))
 (let (($x4744 (and (or (not old.embedding.group.tp) $x1331) $x4508 $x833 $x1828)))
 (let (($x1051 (= (_ bv10 7) old.embedding.collective)))
 (let (($x5159 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x4873 (ite (or (or $x5159 $x1051) (and $x4744 $x4674)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3274 (= (_ bv96 7) old.embedding.state)))
 (let (($x1533 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2728 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x2871 (ite (or $x5159 (and $x1051 (= (_ bv38 7) old.stream)) (and (or $x2728 $x1533) $x4744)) (_ bv38 7) (ite $x1051 (_ bv96 7) (_ bv16 7)))))
 (let (($x1122 (or (and old.hidden.filled (not $x644)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x791 (not $x4744)))
 (let (($x4634 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3194 (= (_ bv38 7) old.stream)))
 (let ((?x3265 (ite (and $x2728 old.hidden.filled $x3194 $x791 $x4634) old.stream (ite (and $x1533 $x791 $x1122) old.stream ?x2871))))
 (let (($x2651 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2067 (ite $x2651 (_ bv96 7) (ite (and $x2728 old.hidden.filled $x644 $x791) (_ bv96 7) ?x3265))))
 (let (($x3183 (or $x5159 $x4744)))
 (let ((?x2793 (ite (and (not $x3194) old.stream.in_order old.hidden.everywhere $x3183) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x4744) (_ bv38 7) ?x2067))))
 (let (($x4865 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1671 (ite $x1533 (ite (not $x644) old.stream (_ bv66 7)) (ite $x1051 (ite $x644 (_ bv96 7) old.stream) (ite $x5159 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2255 (ite (= (_ bv92 7) old.embedding.state) (ite $x2728 (_ bv96 7) ?x1671) (ite $x4865 ?x2793 (ite $x3274 ?x4873 old.embedding.state)))))
 (= old.embedding.joined ?x2255))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x5151 (= (_ bv73 7) new.embedding.collective)))
 (let (($x4590 (= (_ bv57 7) new.embedding.collective)))
 (let (($x6664 (= (_ bv10 7) new.embedding.collective)))
 (let (($x354 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4858 (= (_ bv4 7) new.embedding.collective)))
 (or $x4858 $x354 $x6664 $x4590 $x5151)))))))
(assert
 (let (($x2815 (= (_ bv95 7) new.embedding.split)))
 (let (($x5578 (= (_ bv38 7) new.embedding.split)))
 (or $x5578 (= (_ bv57 7) new.embedding.split) $x2815))))
(assert
 (let (($x4301 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4361 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4872 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4937 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4937 (= (_ bv56 7) new.hidden.kind) $x4872 $x4361 (= (_ bv91 7) new.hidden.kind) $x4301 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x999 (= (_ bv49 7) new.norm.statistic)))
 (or $x999 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1415 (= (_ bv96 7) new.stream)))
 (let (($x4736 (= (_ bv94 7) new.stream)))
 (let (($x6612 (= (_ bv38 7) new.stream)))
 (or $x6612 $x4736 $x1415)))))
(assert
 (let (($x4455 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1034 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1318 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1318 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1034 (= (_ bv91 7) new.stream_tokens.kind) $x4455 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2043 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2257 (div (* ?x2043 new.hidden.multiple) new.hidden.parts)))
 (let (($x1045 (< 1 new.hidden.parts)))
 (let (($x4872 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4872 $x1045 (= ?x2257 new.hidden.n))))))))
(assert
 (let ((?x2043 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2257 (div (* ?x2043 new.hidden.multiple) new.hidden.parts)))
 (let (($x1045 (< 1 new.hidden.parts)))
 (let (($x4872 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4872 $x1045 (<= new.hidden.n ?x2257))))))))
(assert
 (let (($x4872 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4872 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4455 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x841 (or $x4455 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1276 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x841)))
 (= new.stream_tokens.everywhere $x1276)))))
(assert
 (let (($x2829 (not new.embedding.group.pp)))
 (let (($x4344 (or $x2829 (= 1 new.pp))))
 (let (($x2135 (not new.embedding.group.sp)))
 (let (($x3391 (or $x2135 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x5316 (not new.embedding.group.dp)))
 (let (($x2350 (or $x5316 $x2472)))
 (let (($x1837 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x2350 $x3391 $x4344)))
 (let (($x4590 (= (_ bv57 7) new.embedding.collective)))
 (let (($x6256 (or $x4590 $x1837)))
 (let (($x2815 (= (_ bv95 7) new.embedding.split)))
 (let ((?x784 (ite $x2815 (ite (and new.embedding.rows_where_kept $x6256) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x784))))))))))))))
(assert
 (let (($x4301 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2373 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x4301 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2373))))
(assert
 (let (($x1415 (= (_ bv96 7) new.stream)))
 (let (($x2997 (or $x1415 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2997))))
(assert
 (let (($x820 (= 1 new.tp)))
 (let (($x1415 (= (_ bv96 7) new.stream)))
 (let (($x4444 (or $x1415 $x820 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2829 (not new.embedding.group.pp)))
 (let (($x4344 (or $x2829 (= 1 new.pp))))
 (let (($x2135 (not new.embedding.group.sp)))
 (let (($x3391 (or $x2135 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x5316 (not new.embedding.group.dp)))
 (let (($x2350 (or $x5316 $x2472)))
 (let (($x1837 (and (or (not new.embedding.group.tp) $x820) $x2350 $x3391 $x4344)))
 (let (($x6664 (= (_ bv10 7) new.embedding.collective)))
 (let (($x4590 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x4534 (ite (or (or $x4590 $x6664) (and $x1837 $x4444)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3136 (= (_ bv96 7) new.embedding.state)))
 (let (($x5151 (= (_ bv73 7) new.embedding.collective)))
 (let (($x354 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x3189 (ite (or $x4590 (and $x6664 (= (_ bv38 7) new.stream)) (and (or $x354 $x5151) $x1837)) (_ bv38 7) (ite $x6664 (_ bv96 7) (_ bv16 7)))))
 (let (($x2425 (or (and new.hidden.filled (not $x1415)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x5302 (not $x1837)))
 (let (($x999 (= (_ bv49 7) new.norm.statistic)))
 (let (($x6612 (= (_ bv38 7) new.stream)))
 (let ((?x857 (ite (and $x354 new.hidden.filled $x6612 $x5302 $x999) new.stream (ite (and $x5151 $x5302 $x2425) new.stream ?x3189))))
 (let (($x4858 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x429 (ite $x4858 (_ bv96 7) (ite (and $x354 new.hidden.filled $x1415 $x5302) (_ bv96 7) ?x857))))
 (let (($x6256 (or $x4590 $x1837)))
 (let ((?x3042 (ite (and (not $x6612) new.stream.in_order new.hidden.everywhere $x6256) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1837) (_ bv38 7) ?x429))))
 (let (($x5109 (= (_ bv38 7) new.embedding.state)))
 (let ((?x960 (ite $x5151 (ite (not $x1415) new.stream (_ bv66 7)) (ite $x6664 (ite $x1415 (_ bv96 7) new.stream) (ite $x4590 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2384 (ite (= (_ bv92 7) new.embedding.state) (ite $x354 (_ bv96 7) ?x960) (ite $x5109 ?x3042 (ite $x3136 ?x4534 new.embedding.state)))))
 (= new.embedding.joined ?x2384))))))))))))))))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2829 (not new.embedding.group.pp)))
 (let (($x4344 (or $x2829 (= 1 new.pp))))
 (let (($x2135 (not new.embedding.group.sp)))
 (let (($x3391 (or $x2135 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x5316 (not new.embedding.group.dp)))
 (let (($x2350 (or $x5316 $x2472)))
 (let (($x5109 (= (_ bv38 7) new.embedding.state)))
 (let (($x3136 (= (_ bv96 7) new.embedding.state)))
 (let (($x1837 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x2350 $x3391 $x4344)))
 (let (($x6470 (and $x1837 (or $x3136 (and $x5109 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x6664 (= (_ bv10 7) new.embedding.collective)))
 (let (($x4590 (= (_ bv57 7) new.embedding.collective)))
 (let (($x6353 (or (and (= (_ bv96 7) new.embedding.joined) $x3136) $x4590 (and $x6664 $x5109 (= (_ bv38 7) new.embedding.joined)) $x6470 (and (or new.embedding.group.tp (= 1 new.tp)) $x2350 $x3391 $x4344))))
 (not $x6353))))))))))))))))
(assert
 (let (($x2201 (not old.embedding.group.pp)))
(let (($x1828 (or $x2201 (= 1 old.pp))))
(let (($x189 (not old.embedding.group.sp)))
(let (($x833 (or $x189 (= 1 old.sp))))
(let (($x3056 (= 1 old.dp)))
(let (($x2883 (not old.embedding.group.dp)))
(let (($x4508 (or $x2883 $x3056)))
(let (($x4865 (= (_ bv38 7) old.embedding.state)))
(let (($x3274 (= (_ bv96 7) old.embedding.state)))
(let (($x4744 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x4508 $x833 $x1828)))
(let (($x4490 (and $x4744 (or $x3274 (and $x4865 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1051 (= (_ bv10 7) old.embedding.collective)))
(let (($x5159 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x3274) $x5159 (and $x1051 $x4865 (= (_ bv38 7) old.embedding.joined)) $x4490 (and (or old.embedding.group.tp (= 1 old.tp)) $x4508 $x833 $x1828))))))))))))))))
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1533 (= (_ bv73 7) old.embedding.collective)))
 (let (($x5159 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1051 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2728 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2651 (= (_ bv4 7) old.embedding.collective)))
 (or $x2651 $x2728 $x1051 $x5159 $x1533)))))))
(assert
 (let (($x1522 (= (_ bv29 7) old.embedding.positions)))
 (let (($x4990 (= (_ bv27 7) old.embedding.positions)))
 (let (($x412 (= (_ bv23 7) old.embedding.positions)))
 (let (($x670 (= (_ bv1 7) old.embedding.positions)))
 (or $x670 $x412 $x4990 $x1522))))))
(assert
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let (($x2050 (= (_ bv38 7) old.embedding.split)))
 (or $x2050 (= (_ bv57 7) old.embedding.split) $x1957))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x963 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4385 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4776 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2045 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2519 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2137 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2137 $x2519 (= (_ bv56 7) old.hidden.kind) $x2045 $x4776 $x4385 $x963 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2123 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x2123 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x4634 (= (_ bv49 7) old.norm.statistic)))
 (or $x4634 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x644 (= (_ bv96 7) old.stream)))
 (let (($x1501 (= (_ bv94 7) old.stream)))
 (let (($x3194 (= (_ bv38 7) old.stream)))
 (or $x3194 $x1501 $x644)))))
(assert
 (let (($x2022 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x5246 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1850 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1850 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x5246 (= (_ bv91 7) old.stream_tokens.kind) $x2022 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1831 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4423 (div (* ?x1831 old.hidden.multiple) old.hidden.parts)))
 (let (($x1048 (< 1 old.hidden.parts)))
 (let (($x2045 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2045 $x1048 (= ?x4423 old.hidden.n))))))))
(assert
 (let ((?x1831 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4423 (div (* ?x1831 old.hidden.multiple) old.hidden.parts)))
 (let (($x1048 (< 1 old.hidden.parts)))
 (let (($x2045 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2045 $x1048 (<= old.hidden.n ?x4423))))))))
(assert
 (let (($x2045 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2045 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2137 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1183 (ite $x2137 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1831 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4423 (div (* ?x1831 old.hidden.multiple) old.hidden.parts)))
 (let (($x777 (= (- 1) old.hidden.n)))
 (let (($x2045 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4385 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5192 (ite $x4385 (or $x777 (< old.hidden.block old.hidden.n)) (ite $x2045 (or $x777 (< ?x4423 old.hidden.n)) $x1183))))
 (let (($x2973 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x5192)))
 (let (($x2519 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4776 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4890 (or $x4776 $x2519)))
 (= old.hidden.moved (ite $x4890 old.hidden.given_moved $x2973)))))))))))))))
(assert
 (let (($x2022 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x879 (or $x2022 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x4441 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x879)))
 (= old.stream_tokens.everywhere $x4441)))))
(assert
 (let (($x4744 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x5159 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3183 (or $x5159 $x4744)))
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let ((?x4392 (ite $x1957 (ite (and old.embedding.rows_where_kept $x3183) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x4392)))))))
(assert
 (let (($x963 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2519 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4776 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4890 (or $x4776 $x2519)))
 (let (($x3878 (ite $x4890 old.hidden.given_everywhere (or $x963 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3878)))))))
(assert
 (let (($x162 (not old.hidden.moved)))
 (let (($x2352 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x162)))
 (let (($x3725 (= 1 old.hidden.parts)))
 (let (($x2519 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4776 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4890 (or $x4776 $x2519)))
 (= old.hidden.first_alone (ite $x4890 old.hidden.given_first (or $x3725 $x2352))))))))))
(assert
 (let (($x644 (= (_ bv96 7) old.stream)))
 (let (($x819 (or $x644 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x819))))
(assert
 (let (($x1957 (= (_ bv95 7) old.embedding.split)))
 (let (($x3012 (not $x1957)))
 (let (($x1331 (= 1 old.tp)))
 (let (($x644 (= (_ bv96 7) old.stream)))
 (let (($x4744 (and (or (not old.embedding.group.tp) $x1331) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2623 (and $x4744 (or $x644 $x1331 (not (= (_ bv4 7) old.embedding.collective)) $x3012))))
 (let (($x1051 (= (_ bv10 7) old.embedding.collective)))
 (let (($x5159 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x4873 (ite (or (or $x5159 $x1051) $x2623) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3274 (= (_ bv96 7) old.embedding.state)))
 (let (($x1533 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2728 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x2871 (ite (or $x5159 (and $x1051 (= (_ bv38 7) old.stream)) (and (or $x2728 $x1533) $x4744)) (_ bv38 7) (ite $x1051 (_ bv96 7) (_ bv16 7)))))
 (let (($x1122 (or (and old.hidden.filled (not $x644)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x791 (not $x4744)))
 (let (($x4634 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3194 (= (_ bv38 7) old.stream)))
 (let ((?x3265 (ite (and $x2728 old.hidden.filled $x3194 $x791 $x4634) old.stream (ite (and $x1533 $x791 $x1122) old.stream ?x2871))))
 (let (($x2651 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2067 (ite $x2651 (_ bv96 7) (ite (and $x2728 old.hidden.filled $x644 $x791) (_ bv96 7) ?x3265))))
 (let (($x3183 (or $x5159 $x4744)))
 (let ((?x2793 (ite (and (not $x3194) old.stream.in_order old.hidden.everywhere $x3183) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x4744) (_ bv38 7) ?x2067))))
 (let (($x4865 (= (_ bv38 7) old.embedding.state)))
 (let ((?x1671 (ite $x1533 (ite (not $x644) old.stream (_ bv66 7)) (ite $x1051 (ite $x644 (_ bv96 7) old.stream) (ite $x5159 (_ bv92 7) (_ bv16 7))))))
 (let (($x583 (= (_ bv92 7) old.embedding.state)))
 (let ((?x2255 (ite $x583 (ite $x2728 (_ bv96 7) ?x1671) (ite $x4865 ?x2793 (ite $x3274 ?x4873 old.embedding.state)))))
 (= old.embedding.joined ?x2255))))))))))))))))))))))))))))
(assert
 (let (($x885 (not old.hidden.everywhere)))
 (let (($x2728 (= (_ bv5 7) old.embedding.collective)))
 (let (($x4865 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x4865 (= (_ bv96 7) old.embedding.joined) $x2728 $x885))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x5151 (= (_ bv73 7) new.embedding.collective)))
 (let (($x4590 (= (_ bv57 7) new.embedding.collective)))
 (let (($x6664 (= (_ bv10 7) new.embedding.collective)))
 (let (($x354 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4858 (= (_ bv4 7) new.embedding.collective)))
 (or $x4858 $x354 $x6664 $x4590 $x5151)))))))
(assert
 (let (($x2500 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2097 (= (_ bv27 7) new.embedding.positions)))
 (let (($x387 (= (_ bv23 7) new.embedding.positions)))
 (let (($x3026 (= (_ bv1 7) new.embedding.positions)))
 (or $x3026 $x387 $x2097 $x2500))))))
(assert
 (let (($x2815 (= (_ bv95 7) new.embedding.split)))
 (let (($x5578 (= (_ bv38 7) new.embedding.split)))
 (or $x5578 (= (_ bv57 7) new.embedding.split) $x2815))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x4301 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3097 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4361 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4872 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4937 (= (_ bv48 7) new.hidden.kind)))
 (let (($x397 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x397 $x4937 (= (_ bv56 7) new.hidden.kind) $x4872 $x4361 $x3097 $x4301 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1194 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x1194 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x999 (= (_ bv49 7) new.norm.statistic)))
 (or $x999 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1415 (= (_ bv96 7) new.stream)))
 (let (($x4736 (= (_ bv94 7) new.stream)))
 (let (($x6612 (= (_ bv38 7) new.stream)))
 (or $x6612 $x4736 $x1415)))))
(assert
 (let (($x4455 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1034 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1318 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1318 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1034 (= (_ bv91 7) new.stream_tokens.kind) $x4455 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2043 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2257 (div (* ?x2043 new.hidden.multiple) new.hidden.parts)))
 (let (($x1045 (< 1 new.hidden.parts)))
 (let (($x4872 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4872 $x1045 (= ?x2257 new.hidden.n))))))))
(assert
 (let ((?x2043 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2257 (div (* ?x2043 new.hidden.multiple) new.hidden.parts)))
 (let (($x1045 (< 1 new.hidden.parts)))
 (let (($x4872 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4872 $x1045 (<= new.hidden.n ?x2257))))))))
(assert
 (let (($x4872 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4872 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x397 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4678 (ite $x397 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2043 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2257 (div (* ?x2043 new.hidden.multiple) new.hidden.parts)))
 (let (($x4742 (= (- 1) new.hidden.n)))
 (let (($x4872 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3097 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1164 (ite $x3097 (or $x4742 (< new.hidden.block new.hidden.n)) (ite $x4872 (or $x4742 (< ?x2257 new.hidden.n)) $x4678))))
 (let (($x1840 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1164)))
 (let (($x4937 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4361 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1349 (or $x4361 $x4937)))
 (= new.hidden.moved (ite $x1349 new.hidden.given_moved $x1840)))))))))))))))
(assert
 (let (($x4455 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x841 (or $x4455 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1276 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x841)))
 (= new.stream_tokens.everywhere $x1276)))))
(assert
 (let (($x1837 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x4590 (= (_ bv57 7) new.embedding.collective)))
 (let (($x6256 (or $x4590 $x1837)))
 (let (($x2815 (= (_ bv95 7) new.embedding.split)))
 (let ((?x784 (ite $x2815 (ite (and new.embedding.rows_where_kept $x6256) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x784)))))))
(assert
 (let (($x4301 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4937 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4361 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1349 (or $x4361 $x4937)))
 (let (($x2373 (ite $x1349 new.hidden.given_everywhere (or $x4301 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2373)))))))
(assert
 (let (($x2458 (not new.hidden.moved)))
 (let (($x1335 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2458)))
 (let (($x2380 (= 1 new.hidden.parts)))
 (let (($x4937 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4361 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1349 (or $x4361 $x4937)))
 (= new.hidden.first_alone (ite $x1349 new.hidden.given_first (or $x2380 $x1335))))))))))
(assert
 (let (($x1415 (= (_ bv96 7) new.stream)))
 (let (($x2997 (or $x1415 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2997))))
(assert
 (let (($x2815 (= (_ bv95 7) new.embedding.split)))
 (let (($x2441 (not $x2815)))
 (let (($x820 (= 1 new.tp)))
 (let (($x1415 (= (_ bv96 7) new.stream)))
 (let (($x1837 (and (or (not new.embedding.group.tp) $x820) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x4395 (and $x1837 (or $x1415 $x820 (not (= (_ bv4 7) new.embedding.collective)) $x2441))))
 (let (($x6664 (= (_ bv10 7) new.embedding.collective)))
 (let (($x4590 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x4534 (ite (or (or $x4590 $x6664) $x4395) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3136 (= (_ bv96 7) new.embedding.state)))
 (let (($x5151 (= (_ bv73 7) new.embedding.collective)))
 (let (($x354 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x3189 (ite (or $x4590 (and $x6664 (= (_ bv38 7) new.stream)) (and (or $x354 $x5151) $x1837)) (_ bv38 7) (ite $x6664 (_ bv96 7) (_ bv16 7)))))
 (let (($x2425 (or (and new.hidden.filled (not $x1415)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x5302 (not $x1837)))
 (let (($x999 (= (_ bv49 7) new.norm.statistic)))
 (let (($x6612 (= (_ bv38 7) new.stream)))
 (let ((?x857 (ite (and $x354 new.hidden.filled $x6612 $x5302 $x999) new.stream (ite (and $x5151 $x5302 $x2425) new.stream ?x3189))))
 (let (($x4858 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x429 (ite $x4858 (_ bv96 7) (ite (and $x354 new.hidden.filled $x1415 $x5302) (_ bv96 7) ?x857))))
 (let (($x6256 (or $x4590 $x1837)))
 (let ((?x3042 (ite (and (not $x6612) new.stream.in_order new.hidden.everywhere $x6256) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x1837) (_ bv38 7) ?x429))))
 (let (($x5109 (= (_ bv38 7) new.embedding.state)))
 (let ((?x960 (ite $x5151 (ite (not $x1415) new.stream (_ bv66 7)) (ite $x6664 (ite $x1415 (_ bv96 7) new.stream) (ite $x4590 (_ bv92 7) (_ bv16 7))))))
 (let (($x2251 (= (_ bv92 7) new.embedding.state)))
 (let ((?x2384 (ite $x2251 (ite $x354 (_ bv96 7) ?x960) (ite $x5109 ?x3042 (ite $x3136 ?x4534 new.embedding.state)))))
 (= new.embedding.joined ?x2384))))))))))))))))))))))))))))
(assert
 (let (($x757 (not new.hidden.everywhere)))
 (let (($x354 (= (_ bv5 7) new.embedding.collective)))
 (let (($x5109 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x5109 (= (_ bv96 7) new.embedding.joined) $x354 $x757))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2251 (= (_ bv92 7) new.embedding.state)))
 (let (($x4614 (or $x2251 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x2500 (= (_ bv29 7) new.embedding.positions)))
 (let (($x289 (not new.embedding.full_though_split)))
 (let (($x2097 (= (_ bv27 7) new.embedding.positions)))
 (let (($x820 (= 1 new.tp)))
 (let (($x969 (or $x820 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x289) (and $x2097 $x289 (or (not (= (_ bv95 7) new.embedding.split)) (not $x2251))) (and $x2500 $x4614) (and (= (_ bv23 7) new.embedding.positions) $x2251))))
 (not $x969)))))))))
(assert
 (let (($x583 (= (_ bv92 7) old.embedding.state)))
(let (($x5315 (or $x583 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x1522 (= (_ bv29 7) old.embedding.positions)))
(let (($x3025 (not old.embedding.full_though_split)))
(let (($x4990 (= (_ bv27 7) old.embedding.positions)))
(let (($x1331 (= 1 old.tp)))
(or $x1331 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x3025) (and $x4990 $x3025 (or (not (= (_ bv95 7) old.embedding.split)) (not $x583))) (and $x1522 $x5315) (and (= (_ bv23 7) old.embedding.positions) $x583)))))))))
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
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
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
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
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
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3465 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x6518 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x5388 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1009 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3826 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3826 $x1009 $x1678 $x1684 $x5388 $x5058 $x1801 $x2464 $x125 $x6518))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1202 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x919 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x919 $x1202 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x4325 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2207 (= (_ bv10 7) old.attention.out.input)))
 (or $x2207 $x4325 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1036 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1715 (= (_ bv57 7) old.attention.out.split)))
 (let (($x6253 (= (_ bv40 7) old.attention.out.split)))
 (or $x6253 $x1715 $x1036)))))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x4673 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x4673 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x2716 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2716 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3383 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1605 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4283 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x4283 (= (_ bv56 7) old.attention.value_dim.kind) $x2868 $x1605 (= (_ bv91 7) old.attention.value_dim.kind) $x3383 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150)))
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
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3237 (= (- 1) old.attention.heads.n)))
 (let (($x4544 (or $x3237 (< (* ?x2095 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x6646 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x4544 0 1))))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2360 (or $x3237 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x4699 (ite (and $x3237 (= 1 old.attention.heads.parts)) 1 (ite $x2360 0 1))))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x5388 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x6518 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3826 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1009 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x775 (ite (or $x1009 $x3826 $x2464 $x6518 $x5388) 1 (ite $x1678 ?x4699 (ite $x5058 ?x6646 old.attention.heads.given_least)))))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x125 old.attention.heads.parts ?x775)))))))))))))))))))
(assert
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2455 (and $x5058 (< 1 old.attention.heads.parts) (= ?x2095 old.attention.heads.n))))
 (= old.attention.heads.filled $x2455))))))
(assert
 (let (($x3732 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x5058 $x3732)))))
(assert
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1521 (or $x1801 $x1684)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x2648 (ite $x125 old.attention.heads.parts (ite $x1521 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x2648)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x3237 (= (- 1) old.attention.heads.n)))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x6596 (ite $x1678 (or $x3237 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3237 (< 1 old.attention.heads.n)))))
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x894 (ite $x2464 (or $x3237 (< old.attention.heads.block old.attention.heads.n)) (ite $x5058 (or $x3237 (< ?x2095 old.attention.heads.n)) $x6596))))
 (let (($x795 (= 1 old.attention.heads.parts)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1521 (or $x1801 $x1684)))
 (let (($x2433 (ite $x1521 old.attention.heads.given_moved (ite (or $x125 $x795) false $x894))))
 (= old.attention.heads.moved $x2433))))))))))))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let ((?x4922 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2868 (not (= 0 ?x4922)))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= (div ?x313 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859))))))
(assert
 (let (($x6253 (= (_ bv40 7) old.attention.out.split)))
 (let (($x687 (not $x6253)))
 (let (($x2207 (= (_ bv10 7) old.attention.out.input)))
 (let (($x4325 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x4325 (and $x2207 $x687))))))))
(assert
 (let (($x2572 (not old.attention.heads.padded)))
 (let (($x795 (= 1 old.attention.heads.parts)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1521 (or $x1801 $x1684)))
 (let (($x24 (ite $x1521 old.attention.heads.given_everywhere (or $x125 (and $x795 $x2572)))))
 (= old.attention.heads.everywhere $x24)))))))))
(assert
 (let (($x729 (not old.attention.value_dim.padded)))
 (let (($x3383 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4283 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1605 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3009 (ite (or $x1605 $x4283) old.attention.value_dim.given_everywhere (or $x3383 (and (= 1 old.attention.value_dim.parts) $x729)))))
 (= old.attention.value_dim.everywhere $x3009)))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x1437 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x6586 ?x6587 ?x1437)))))))))))))))))))))
(assert
 (let (($x5238 (not old.attention.heads.moved)))
 (let (($x6518 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3826 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1009 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x5334 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1009 $x3826 $x2464 $x6518) $x5238))))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1521 (or $x1801 $x1684)))
 (= old.attention.heads.undivided (ite $x1521 old.attention.heads.given_undivided $x5334))))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x6347 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x6586 ?x6587 ?x6347))))))))))))))))))))))
(assert
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x673 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x6449 (ite $x673 old.attention.v (ite $x3767 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x6449)))))
(assert
 (let (($x4414 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x5111 (not old.attention.gathers)))
 (let (($x1715 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1715 $x5111 $x4414))))))
(assert
 (let ((?x2859 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x5327 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x919 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1202 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4369 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1202 $x919) $x5327))))
 (let (($x6253 (= (_ bv40 7) old.attention.out.split)))
 (let (($x687 (not $x6253)))
 (let (($x1638 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2850 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1638)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1638 old.attention.value_dim.everywhere $x687) $x4369)))
 (= old.attention.mixed_in (ite $x2850 (_ bv96 7) ?x2859))))))))))))
(assert
 (let ((?x2869 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x336 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x4465 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x5327 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1202 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x6253 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4991 (and $x6253 (or $x1202 $x5327) (ite $x4465 old.attention.dims_where_kept $x336))))
 (= old.attention.out_state (ite $x4991 (_ bv96 7) ?x2869))))))))))
(assert
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x5405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x2834 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x4411 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2059 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2522 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2522 $x2059 $x6192 $x900 $x4411 $x2019 $x1807 $x1366 $x1816 $x2834))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x539 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1821 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1821 $x539 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2044 (= (_ bv32 7) new.attention.out.input)))
 (let (($x6590 (= (_ bv10 7) new.attention.out.input)))
 (or $x6590 $x2044 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2438 (= (_ bv61 7) new.attention.out.split)))
 (let (($x5161 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1491 (= (_ bv40 7) new.attention.out.split)))
 (or $x1491 $x5161 $x2438)))))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x310 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x310 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x1131 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1131 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1877 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x4324 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x4324 (= (_ bv56 7) new.attention.value_dim.kind) $x5715 $x1213 (= (_ bv91 7) new.attention.value_dim.kind) $x1877 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370)))
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
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x5300 (= (- 1) new.attention.heads.n)))
 (let (($x5037 (or $x5300 (< (* ?x2695 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x5028 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x5037 0 1))))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x6248 (or $x5300 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1245 (ite (and $x5300 (= 1 new.attention.heads.parts)) 1 (ite $x6248 0 1))))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x4411 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2522 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2059 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x4490 (ite (or $x2059 $x2522 $x1366 $x2834 $x4411) 1 (ite $x6192 ?x1245 (ite $x2019 ?x5028 new.attention.heads.given_least)))))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1816 new.attention.heads.parts ?x4490)))))))))))))))))))
(assert
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x611 (and $x2019 (< 1 new.attention.heads.parts) (= ?x2695 new.attention.heads.n))))
 (= new.attention.heads.filled $x611))))))
(assert
 (let (($x1650 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2019 $x1650)))))
(assert
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2311 (or $x1807 $x900)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x3464 (ite $x1816 new.attention.heads.parts (ite $x2311 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x3464)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x5300 (= (- 1) new.attention.heads.n)))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2226 (ite $x6192 (or $x5300 (<= new.attention.heads.parts new.attention.heads.n)) (or $x5300 (< 1 new.attention.heads.n)))))
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2244 (ite $x1366 (or $x5300 (< new.attention.heads.block new.attention.heads.n)) (ite $x2019 (or $x5300 (< ?x2695 new.attention.heads.n)) $x2226))))
 (let (($x1744 (= 1 new.attention.heads.parts)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2311 (or $x1807 $x900)))
 (let (($x4362 (ite $x2311 new.attention.heads.given_moved (ite (or $x1816 $x1744) false $x2244))))
 (= new.attention.heads.moved $x4362))))))))))))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let ((?x4285 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x5715 (not (= 0 ?x4285)))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= (div ?x4654 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369))))))
(assert
 (let (($x1491 (= (_ bv40 7) new.attention.out.split)))
 (let (($x296 (not $x1491)))
 (let (($x6590 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2044 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2044 (and $x6590 $x296))))))))
(assert
 (let (($x2233 (not new.attention.heads.padded)))
 (let (($x1744 (= 1 new.attention.heads.parts)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2311 (or $x1807 $x900)))
 (let (($x318 (ite $x2311 new.attention.heads.given_everywhere (or $x1816 (and $x1744 $x2233)))))
 (= new.attention.heads.everywhere $x318)))))))))
(assert
 (let (($x5468 (not new.attention.value_dim.padded)))
 (let (($x1877 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x4324 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2542 (ite (or $x1213 $x4324) new.attention.value_dim.given_everywhere (or $x1877 (and (= 1 new.attention.value_dim.parts) $x5468)))))
 (= new.attention.value_dim.everywhere $x2542)))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x333 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1178 ?x3601 ?x333)))))))))))))))))))))))
(assert
 (let (($x2106 (not new.attention.heads.moved)))
 (let (($x2834 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2522 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2059 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1022 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2059 $x2522 $x1366 $x2834) $x2106))))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2311 (or $x1807 $x900)))
 (= new.attention.heads.undivided (ite $x2311 new.attention.heads.given_undivided $x1022))))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x2517 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1178 ?x3601 ?x2517))))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5326 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2842 (ite $x5326 new.attention.v (ite $x2942 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2842)))))
(assert
 (let (($x5360 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3173 (not new.attention.gathers)))
 (let (($x5161 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x5161 $x3173 $x5360))))))
(assert
 (let ((?x219 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2203 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1821 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x539 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2130 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x539 $x1821) $x2203))))
 (let (($x1491 (= (_ bv40 7) new.attention.out.split)))
 (let (($x296 (not $x1491)))
 (let (($x1166 (= (_ bv36 7) new.attention.mixed)))
 (let (($x6511 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1166)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1166 new.attention.value_dim.everywhere $x296) $x2130)))
 (= new.attention.mixed_in (ite $x6511 (_ bv96 7) ?x219))))))))))))
(assert
 (let ((?x5473 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x514 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2436 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x2203 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x539 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1491 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2979 (and $x1491 (or $x539 $x2203) (ite $x2436 new.attention.dims_where_kept $x514))))
 (= new.attention.out_state (ite $x2979 (_ bv96 7) ?x5473))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x765 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x3140 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x1491 (= (_ bv40 7) new.attention.out.split)))
 (let (($x296 (not $x1491)))
 (let (($x941 (or (= 1 new.attention.heads.most) $x296 (= (_ bv96 7) new.attention.out_state) (and $x3140 (and new.attention.heads.undivided $x765)))))
 (let (($x481 (not new.attention.heads.beyond)))
 (let (($x462 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x1491 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x462 (and (<= 1 new.attention.heads.least) $x481 $x941)))))))))))
(assert
 (let (($x6575 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2746 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x6253 (= (_ bv40 7) old.attention.out.split)))
(let (($x687 (not $x6253)))
(let (($x1434 (or (= 1 old.attention.heads.most) $x687 (= (_ bv96 7) old.attention.out_state) (and $x2746 (and old.attention.heads.undivided $x6575)))))
(let (($x5353 (not old.attention.heads.beyond)))
(let (($x4323 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x6253 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x4323 (and (<= 1 old.attention.heads.least) $x5353 $x1434))))))))))
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
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3465 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x5058 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x865 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x865 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2868 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150)))
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
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x353 (= (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x5058 (< 1 old.attention.heads.parts) $x353))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= (div ?x313 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1415 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7)))))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x587 (ite $x6586 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2083 ?x1415))))
 (= old.attention.q ?x587)))))))))))))))))
(assert
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x5405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2019 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x2090 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2090 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x5715 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370)))
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
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x981 (= (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2019 (< 1 new.attention.heads.parts) $x981))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= (div ?x4654 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x833 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7)))))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x2201 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608) ?x833)))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1828 (ite $x1178 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7))) ?x2201)))
 (= new.attention.q ?x1828)))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x301 (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned (or new.attention.kv_missing new.attention.kv_beyond))))
 (not (or (not (= (_ bv37 7) new.attention.qkv.split)) (not $x301)))))
(assert
 (let (($x1908 (or old.attention.kv_missing old.attention.kv_beyond)))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned $x1908)))))
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_beyond () Bool)
(declare-fun old.attention.head_dim.beyond () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.least () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_beyond () Bool)
(declare-fun new.attention.head_dim.beyond () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.least () Int)
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
 (let (($x465 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1254 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x6328 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4943 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4943 $x6328 $x1493 $x6652 $x1254 $x3465 $x4409 $x2180 $x1119 $x465))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1684 (= (_ bv56 7) old.attention.heads.kind) $x5058 $x1801 (= (_ bv91 7) old.attention.heads.kind) $x125 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3523 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3774 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x3774 $x3523 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2128 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2159 (= (_ bv10 7) old.attention.out.input)))
 (or $x2159 $x2128 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x4922 (= (_ bv61 7) old.attention.out.split)))
 (let (($x24 (= (_ bv57 7) old.attention.out.split)))
 (let (($x4640 (= (_ bv40 7) old.attention.out.split)))
 (or $x4640 $x24 $x4922)))))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x5215 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x5215 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x865 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x865 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x4516 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4516 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x6347 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2063 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2063 $x6347 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x4677 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x3383 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4867 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1605 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x6378 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x4283 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1389 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x659 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x3126 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x3126 $x659 $x1389 $x4283 $x6378 $x2868 $x1605 $x4867 $x3383 $x4677))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150)))
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
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x353 (= (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x5058 (< 1 old.attention.heads.parts) $x353))))))
(assert
 (let (($x4625 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x5058 $x4625)))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let ((?x5161 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3465 (not (= 0 ?x5161)))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x5396 (= (- 1) old.attention.head_dim.n)))
 (let (($x3399 (or $x5396 (< (* ?x4485 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1549 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1172 (ite $x3465 (ite (= 0 ?x1549) 1 (ite $x3399 0 1)) old.attention.head_dim.given_least)))
 (let (($x3137 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2818 (ite (and $x5396 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x5396 $x3137) 0 1))))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1254 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x465 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4943 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x6328 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1767 (ite $x1119 old.attention.head_dim.parts (ite (or $x6328 $x4943 $x2180 $x465 $x1254) 1 (ite $x1493 ?x2818 ?x1172)))))
 (= old.attention.head_dim.least ?x1767)))))))))))))))))))
(assert
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4348 (or $x4409 $x6652)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1173 (ite $x1119 old.attention.head_dim.parts (ite $x4348 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1173)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x5396 (= (- 1) old.attention.head_dim.n)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x6595 (ite $x1493 (or $x5396 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x5396 (< 1 old.attention.head_dim.n)))))
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3237 (ite $x2180 (or $x5396 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3465 (or $x5396 (< ?x4485 old.attention.head_dim.n)) $x6595))))
 (let (($x4642 (= 1 old.attention.head_dim.parts)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4348 (or $x4409 $x6652)))
 (let (($x4347 (ite $x4348 old.attention.head_dim.given_moved (ite (or $x1119 $x4642) false $x3237))))
 (= old.attention.head_dim.moved $x4347))))))))))))))))
(assert
 (let ((?x3807 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2868 (not (= 0 ?x3807)))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x4626 (div ?x313 old.attention.value_dim.parts)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= ?x4626 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859)))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x4626 (div ?x313 old.attention.value_dim.parts)))
 (let (($x1521 (= (- 1) old.attention.value_dim.n)))
 (let (($x4369 (or $x1521 (< (* ?x4626 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x68 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x1715 (ite $x2868 (ite (= 0 ?x68) 1 (ite $x4369 0 1)) old.attention.value_dim.given_least)))
 (let (($x909 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x673 (ite (and $x1521 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x1521 $x909) 0 1))))
 (let (($x1389 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x6378 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x4677 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x4867 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3126 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x659 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x3383 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x6497 (ite $x3383 old.attention.value_dim.parts (ite (or $x659 $x3126 $x4867 $x4677 $x6378) 1 (ite $x1389 ?x673 ?x1715)))))
 (= old.attention.value_dim.least ?x6497))))))))))))))))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x2176 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1158 (not old.model.sinks)))
 (= old.attention.one_key (and $x1158 $x2176)))))
(assert
 (let (($x4640 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4899 (not $x4640)))
 (let (($x2159 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2128 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2128 (and $x2159 $x4899))))))))
(assert
 (let (($x336 (not old.attention.heads.padded)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5198 (ite (or $x1801 $x1684) old.attention.heads.given_everywhere (or $x125 (and (= 1 old.attention.heads.parts) $x336)))))
 (= old.attention.heads.everywhere $x5198)))))))
(assert
 (let (($x6189 (not old.attention.head_dim.padded)))
 (let (($x4642 (= 1 old.attention.head_dim.parts)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4348 (or $x4409 $x6652)))
 (let (($x4415 (ite $x4348 old.attention.head_dim.given_everywhere (or $x1119 (and $x4642 $x6189)))))
 (= old.attention.head_dim.everywhere $x4415)))))))))
(assert
 (let (($x6252 (not old.attention.value_dim.padded)))
 (let (($x186 (= 1 old.attention.value_dim.parts)))
 (let (($x3383 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4283 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1605 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x5207 (ite (or $x1605 $x4283) old.attention.value_dim.given_everywhere (or $x3383 (and $x186 $x6252)))))
 (= old.attention.value_dim.everywhere $x5207))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x997 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x6586 ?x6587 ?x997)))))))))))))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x5041 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x6586 ?x6587 ?x5041)))))))))))))))))))))
(assert
 (let (($x593 (not old.attention.head_dim.moved)))
 (let (($x465 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4943 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x6328 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4818 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x6328 $x4943 $x2180 $x465) $x593))))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4348 (or $x4409 $x6652)))
 (= old.attention.head_dim.undivided (ite $x4348 old.attention.head_dim.given_undivided $x4818))))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x267 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x6586 ?x6587 ?x267))))))))))))))))))))))
(assert
 (let (($x4442 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2063 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x593 (not old.attention.head_dim.moved)))
 (let (($x4307 (= 1 old.attention.head_dim.most)))
 (let (($x6339 (<= 1 old.attention.head_dim.least)))
 (let (($x1291 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x6347 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1946 (ite (or $x6347 $x1291) (and $x6339 (or old.attention.head_dim.undivided (and $x4307 $x593))) (and $x2063 (and old.attention.head_dim.undivided $x4442)))))
 (= old.attention.scores_whole $x1946))))))))))
(assert
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x6589 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x945 (ite $x6589 old.attention.v (ite $x3767 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x945)))))
(assert
 (let (($x1131 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2916 (not old.attention.gathers)))
 (let (($x24 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x24 $x2916 $x1131))))))
(assert
 (let ((?x6312 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2130 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3774 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3523 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x694 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x3523 $x3774) $x2130))))
 (let (($x4640 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4899 (not $x4640)))
 (let (($x333 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3173 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x333)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x333 old.attention.value_dim.everywhere $x4899) $x694)))
 (= old.attention.mixed_in (ite $x3173 (_ bv96 7) ?x6312))))))))))))
(assert
 (let ((?x1566 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x453 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x5473 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x453)))
 (let (($x2130 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3523 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4640 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x4640 (or $x3523 $x2130) $x5473) (_ bv96 7) ?x1566)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2725 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3061 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2800 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1271 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1271 $x2800 $x646 $x4632 $x3061 $x5405 $x5026 $x2531 $x743 $x2725))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x900 (= (_ bv56 7) new.attention.heads.kind) $x2019 $x1807 (= (_ bv91 7) new.attention.heads.kind) $x1816 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1104 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1645 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1645 $x1104 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1339 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2205 (= (_ bv10 7) new.attention.out.input)))
 (or $x2205 $x1339 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x6165 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1664 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3139 (= (_ bv40 7) new.attention.out.split)))
 (or $x3139 $x1664 $x6165)))))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x5108 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x5108 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2090 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2090 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x1661 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1661 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x625 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3140 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3140 $x625 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x1205 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1877 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1774 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1623 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x4324 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x6510 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x889 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1727 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x1727 $x889 $x6510 $x4324 $x1623 $x5715 $x1213 $x1774 $x1877 $x1205))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370)))
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
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x981 (= (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2019 (< 1 new.attention.heads.parts) $x981))))))
(assert
 (let (($x296 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2019 $x296)))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let ((?x2416 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x5405 (not (= 0 ?x2416)))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2746 (= (- 1) new.attention.head_dim.n)))
 (let (($x4725 (or $x2746 (< (* ?x2919 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3438 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x364 (ite $x5405 (ite (= 0 ?x3438) 1 (ite $x4725 0 1)) new.attention.head_dim.given_least)))
 (let (($x1002 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1238 (ite (and $x2746 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2746 $x1002) 0 1))))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3061 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2725 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1271 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2800 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x4544 (ite $x743 new.attention.head_dim.parts (ite (or $x2800 $x1271 $x2531 $x2725 $x3061) 1 (ite $x646 ?x1238 ?x364)))))
 (= new.attention.head_dim.least ?x4544)))))))))))))))))))
(assert
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x6646 (or $x5026 $x4632)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1405 (ite $x743 new.attention.head_dim.parts (ite $x6646 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1405)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x2746 (= (- 1) new.attention.head_dim.n)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x586 (ite $x646 (or $x2746 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2746 (< 1 new.attention.head_dim.n)))))
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x557 (ite $x2531 (or $x2746 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x5405 (or $x2746 (< ?x2919 new.attention.head_dim.n)) $x586))))
 (let (($x4292 (= 1 new.attention.head_dim.parts)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x6646 (or $x5026 $x4632)))
 (let (($x4856 (ite $x6646 new.attention.head_dim.given_moved (ite (or $x743 $x4292) false $x557))))
 (= new.attention.head_dim.moved $x4856))))))))))))))))
(assert
 (let ((?x1729 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x5715 (not (= 0 ?x1729)))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x970 (div ?x4654 new.attention.value_dim.parts)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= ?x970 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369)))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x970 (div ?x4654 new.attention.value_dim.parts)))
 (let (($x6185 (= (- 1) new.attention.value_dim.n)))
 (let (($x5020 (or $x6185 (< (* ?x970 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x5712 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x2698 (ite $x5715 (ite (= 0 ?x5712) 1 (ite $x5020 0 1)) new.attention.value_dim.given_least)))
 (let (($x585 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x5209 (ite (and $x6185 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x6185 $x585) 0 1))))
 (let (($x6510 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1623 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1205 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1774 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1727 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x889 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1877 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x2683 (ite $x1877 new.attention.value_dim.parts (ite (or $x889 $x1727 $x1774 $x1205 $x1623) 1 (ite $x6510 ?x5209 ?x2698)))))
 (= new.attention.value_dim.least ?x2683))))))))))))))))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x4615 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x4272 (not new.model.sinks)))
 (= new.attention.one_key (and $x4272 $x4615)))))
(assert
 (let (($x3139 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2837 (not $x3139)))
 (let (($x2205 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1339 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1339 (and $x2205 $x2837))))))))
(assert
 (let (($x4703 (not new.attention.heads.padded)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4739 (ite (or $x1807 $x900) new.attention.heads.given_everywhere (or $x1816 (and (= 1 new.attention.heads.parts) $x4703)))))
 (= new.attention.heads.everywhere $x4739)))))))
(assert
 (let (($x3172 (not new.attention.head_dim.padded)))
 (let (($x4292 (= 1 new.attention.head_dim.parts)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x6646 (or $x5026 $x4632)))
 (let (($x5466 (ite $x6646 new.attention.head_dim.given_everywhere (or $x743 (and $x4292 $x3172)))))
 (= new.attention.head_dim.everywhere $x5466)))))))))
(assert
 (let (($x5383 (not new.attention.value_dim.padded)))
 (let (($x1980 (= 1 new.attention.value_dim.parts)))
 (let (($x1877 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x4324 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2073 (ite (or $x1213 $x4324) new.attention.value_dim.given_everywhere (or $x1877 (and $x1980 $x5383)))))
 (= new.attention.value_dim.everywhere $x2073))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x2201 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1178 ?x3601 ?x2201)))))))))))))))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x2651 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1178 ?x3601 ?x2651)))))))))))))))))))))))
(assert
 (let (($x5186 (not new.attention.head_dim.moved)))
 (let (($x2725 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1271 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2800 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2956 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2800 $x1271 $x2531 $x2725) $x5186))))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x6646 (or $x5026 $x4632)))
 (= new.attention.head_dim.undivided (ite $x6646 new.attention.head_dim.given_undivided $x2956))))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x2732 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1178 ?x3601 ?x2732))))))))))))))))))))))))
(assert
 (let (($x1089 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3140 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x5186 (not new.attention.head_dim.moved)))
 (let (($x1036 (= 1 new.attention.head_dim.most)))
 (let (($x4935 (<= 1 new.attention.head_dim.least)))
 (let (($x311 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x625 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x569 (ite (or $x625 $x311) (and $x4935 (or new.attention.head_dim.undivided (and $x1036 $x5186))) (and $x3140 (and new.attention.head_dim.undivided $x1089)))))
 (= new.attention.scores_whole $x569))))))))))
(assert
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x400 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x5096 (ite $x400 new.attention.v (ite $x2942 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x5096)))))
(assert
 (let (($x3397 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2023 (not new.attention.gathers)))
 (let (($x1664 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1664 $x2023 $x3397))))))
(assert
 (let ((?x3331 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x3298 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1645 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1104 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3136 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1104 $x1645) $x3298))))
 (let (($x3139 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2837 (not $x3139)))
 (let (($x1622 (= (_ bv36 7) new.attention.mixed)))
 (let (($x814 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1622)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1622 new.attention.value_dim.everywhere $x2837) $x3136)))
 (= new.attention.mixed_in (ite $x814 (_ bv96 7) ?x3331))))))))))))
(assert
 (let ((?x4410 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x29 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x999 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x29)))
 (let (($x3298 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1104 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3139 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3139 (or $x1104 $x3298) $x999) (_ bv96 7) ?x4410)))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x318 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x3139 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2837 (not $x3139)))
 (let (($x2869 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x1036 (= 1 new.attention.head_dim.most)))
 (let (($x1533 (= (_ bv96 7) new.attention.q)))
 (let (($x6590 (or $x1533 $x1036 (and $x2869 (or $x2837 $x318 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x647 (not new.attention.value_dim.beyond)))
 (let (($x1577 (or (and (<= 1 new.attention.value_dim.least) $x647) (and new.model.latent $x1533))))
 (let (($x4935 (<= 1 new.attention.head_dim.least)))
 (let (($x1040 (not new.attention.head_dim.beyond)))
 (let (($x5380 (and $x1040 (or $x4935 (and new.attention.one_key (not $x1533))) $x1577 $x6590)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x5380)))))))))))))))
(assert
 (let (($x555 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x4640 (= (_ bv40 7) old.attention.out.split)))
(let (($x4899 (not $x4640)))
(let (($x4301 (or old.attention.one_key old.attention.scores_whole)))
(let (($x4307 (= 1 old.attention.head_dim.most)))
(let (($x3183 (= (_ bv96 7) old.attention.q)))
(let (($x6658 (or $x3183 $x4307 (and $x4301 (or $x4899 $x555 (= (_ bv96 7) old.attention.out_state))))))
(let (($x5378 (not old.attention.value_dim.beyond)))
(let (($x498 (or (and (<= 1 old.attention.value_dim.least) $x5378) (and old.model.latent $x3183))))
(let (($x6339 (<= 1 old.attention.head_dim.least)))
(let (($x35 (not old.attention.head_dim.beyond)))
(let (($x4944 (and $x35 (or $x6339 (and old.attention.one_key (not $x3183))) $x498 $x6658)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x4944))))))))))))))
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
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3465 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x5058 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x865 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x865 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2868 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150)))
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
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x353 (= (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x5058 (< 1 old.attention.heads.parts) $x353))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= (div ?x313 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1415 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7)))))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x587 (ite $x6586 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2083 ?x1415))))
 (= old.attention.q ?x587)))))))))))))))))
(assert
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x5405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2019 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x2090 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2090 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x5715 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370)))
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
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x981 (= (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2019 (< 1 new.attention.heads.parts) $x981))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= (div ?x4654 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x833 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7)))))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x2201 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608) ?x833)))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1828 (ite $x1178 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7))) ?x2201)))
 (= new.attention.q ?x1828)))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4590 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x4590)))
(assert
 (let (($x1594 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x1594)))
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
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3465 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x5058 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x3136 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3136 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x865 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x865 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x2880 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2880 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2868 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150)))
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
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x353 (= (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x5058 (< 1 old.attention.heads.parts) $x353))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= (div ?x313 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x997 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x6586 ?x6587 ?x997)))))))))))))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x1491 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x6586 ?x6587 ?x1491)))))))))))))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x4721 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x6586 ?x6587 ?x4721))))))))))))))))))))))
(assert
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x5405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2019 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x4725 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4725 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2090 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2090 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x6662 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x6662 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x5715 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370)))
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
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x981 (= (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2019 (< 1 new.attention.heads.parts) $x981))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= (div ?x4654 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x2201 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1178 ?x3601 ?x2201)))))))))))))))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x409 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1178 ?x3601 ?x409)))))))))))))))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x569 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1178 ?x3601 ?x569))))))))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3398 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x820 (= 1 new.tp)))
 (not (or $x820 (not $x3398))))))
(assert
 (let (($x2311 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x1331 (= 1 old.tp)))
(or $x1331 (not $x2311)))))
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
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3465 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x6518 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x5388 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1009 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3826 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3826 $x1009 $x1678 $x1684 $x5388 $x5058 $x1801 $x2464 $x125 $x6518))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x4703 (= (_ bv57 7) old.attention.out.split)))
 (let (($x4365 (= (_ bv40 7) old.attention.out.split)))
 (or $x4365 $x4703 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x3136 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3136 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x865 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x865 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x2880 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2880 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4395 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x4395)))
(assert
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2868 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150)))
(assert
 (let (($x2732 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2732 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1335 (= (- 1) old.attention.heads.n)))
 (let (($x5028 (or $x1335 (< (* ?x2095 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x5317 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x5028 0 1))))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x6459 (or $x1335 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x1203 (ite (and $x1335 (= 1 old.attention.heads.parts)) 1 (ite $x6459 0 1))))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x5388 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x6518 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3826 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1009 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1212 (ite (or $x1009 $x3826 $x2464 $x6518 $x5388) 1 (ite $x1678 ?x1203 (ite $x5058 ?x5317 old.attention.heads.given_least)))))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x125 old.attention.heads.parts ?x1212)))))))))))))))))))
(assert
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2455 (and $x5058 (< 1 old.attention.heads.parts) (= ?x2095 old.attention.heads.n))))
 (= old.attention.heads.filled $x2455))))))
(assert
 (let (($x1238 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x5058 $x1238)))))
(assert
 (let (($x1335 (= (- 1) old.attention.heads.n)))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2590 (ite $x1678 (or $x1335 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1335 (< 1 old.attention.heads.n)))))
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4946 (ite $x2464 (or $x1335 (< old.attention.heads.block old.attention.heads.n)) (ite $x5058 (or $x1335 (< ?x2095 old.attention.heads.n)) $x2590))))
 (let (($x968 (= 1 old.attention.heads.parts)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1257 (or $x1801 $x1684)))
 (let (($x4890 (ite $x1257 old.attention.heads.given_moved (ite (or $x125 $x968) false $x4946))))
 (= old.attention.heads.moved $x4890))))))))))))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= (div ?x313 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859))))))
(assert
 (let (($x941 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x289 (not old.model.sinks)))
 (= old.attention.one_key (and $x289 $x941)))))
(assert
 (let (($x215 (not old.attention.heads.padded)))
 (let (($x968 (= 1 old.attention.heads.parts)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1257 (or $x1801 $x1684)))
 (let (($x555 (ite $x1257 old.attention.heads.given_everywhere (or $x125 (and $x968 $x215)))))
 (= old.attention.heads.everywhere $x555)))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x997 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x6586 ?x6587 ?x997)))))))))))))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x1491 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x6586 ?x6587 ?x1491)))))))))))))))))))))
(assert
 (let (($x957 (not old.attention.heads.moved)))
 (let (($x6518 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3826 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1009 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2350 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1009 $x3826 $x2464 $x6518) $x957))))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1257 (or $x1801 $x1684)))
 (= old.attention.heads.undivided (ite $x1257 old.attention.heads.given_undivided $x2350))))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x4721 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x6586 ?x6587 ?x4721))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x5405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x2834 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x4411 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2059 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2522 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2522 $x2059 $x6192 $x900 $x4411 $x2019 $x1807 $x1366 $x1816 $x2834))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x354 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2367 (= (_ bv40 7) new.attention.out.split)))
 (or $x2367 $x354 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x4725 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4725 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2090 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2090 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x6662 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x6662 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2205 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x2205)))
(assert
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x5715 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370)))
(assert
 (let (($x1946 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1946 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x250 (= (- 1) new.attention.heads.n)))
 (let (($x909 (or $x250 (< (* ?x2695 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1647 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x909 0 1))))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2830 (or $x250 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x3101 (ite (and $x250 (= 1 new.attention.heads.parts)) 1 (ite $x2830 0 1))))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x4411 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2834 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2522 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2059 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x4369 (ite (or $x2059 $x2522 $x1366 $x2834 $x4411) 1 (ite $x6192 ?x3101 (ite $x2019 ?x1647 new.attention.heads.given_least)))))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1816 new.attention.heads.parts ?x4369)))))))))))))))))))
(assert
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x611 (and $x2019 (< 1 new.attention.heads.parts) (= ?x2695 new.attention.heads.n))))
 (= new.attention.heads.filled $x611))))))
(assert
 (let (($x1802 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2019 $x1802)))))
(assert
 (let (($x250 (= (- 1) new.attention.heads.n)))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x4991 (ite $x6192 (or $x250 (<= new.attention.heads.parts new.attention.heads.n)) (or $x250 (< 1 new.attention.heads.n)))))
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x336 (ite $x1366 (or $x250 (< new.attention.heads.block new.attention.heads.n)) (ite $x2019 (or $x250 (< ?x2695 new.attention.heads.n)) $x4991))))
 (let (($x912 (= 1 new.attention.heads.parts)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x5238 (or $x1807 $x900)))
 (let (($x4415 (ite $x5238 new.attention.heads.given_moved (ite (or $x1816 $x912) false $x336))))
 (= new.attention.heads.moved $x4415))))))))))))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= (div ?x4654 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x6189 (not new.model.sinks)))
 (= new.attention.one_key (and $x6189 $x4642)))))
(assert
 (let (($x5215 (not new.attention.heads.padded)))
 (let (($x912 (= 1 new.attention.heads.parts)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x5238 (or $x1807 $x900)))
 (let (($x310 (ite $x5238 new.attention.heads.given_everywhere (or $x1816 (and $x912 $x5215)))))
 (= new.attention.heads.everywhere $x310)))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x2201 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1178 ?x3601 ?x2201)))))))))))))))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x409 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1178 ?x3601 ?x409)))))))))))))))))))))))
(assert
 (let (($x6607 (not new.attention.heads.moved)))
 (let (($x2834 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2522 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2059 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x6597 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2059 $x2522 $x1366 $x2834) $x6607))))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x5238 (or $x1807 $x900)))
 (= new.attention.heads.undivided (ite $x5238 new.attention.heads.given_undivided $x6597))))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x569 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1178 ?x3601 ?x569))))))))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4776 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x2367 (= (_ bv40 7) new.attention.out.split)))
 (let (($x354 (= (_ bv57 7) new.attention.out.split)))
 (let (($x4739 (not new.model.latent)))
 (let (($x6502 (and $x4739 (or $x354 (and $x2367 (and new.attention.heads.undivided $x4776))))))
 (let (($x2205 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2308 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x2205 new.attention.one_key)))
 (let (($x5468 (not (= (_ bv92 7) new.attention.k))))
 (let (($x4959 (not (= (_ bv92 7) new.attention.q))))
 (let (($x6653 (or $x4959 new.attention.one_key (and $x5468 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x2073 (and $x6653 (or $x5468 (and (= (_ bv57 7) new.model.qk_norm) $x4739)) $x2308 (or (not (= (_ bv92 7) new.attention.v)) $x6502))))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let (($x820 (= 1 new.tp)))
 (not (or $x820 $x4622 $x2073)))))))))))))))))
(assert
 (let (($x694 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x4365 (= (_ bv40 7) old.attention.out.split)))
(let (($x4703 (= (_ bv57 7) old.attention.out.split)))
(let (($x4307 (not old.model.latent)))
(let (($x6339 (and $x4307 (or $x4703 (and $x4365 (and old.attention.heads.undivided $x694))))))
(let (($x4395 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2453 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x4395 old.attention.one_key)))
(let (($x2542 (not (= (_ bv92 7) old.attention.k))))
(let (($x5177 (not (= (_ bv92 7) old.attention.q))))
(let (($x1569 (or $x5177 old.attention.one_key (and $x2542 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x2302 (and $x1569 (or $x2542 (and (= (_ bv57 7) old.model.qk_norm) $x4307)) $x2453 (or (not (= (_ bv92 7) old.attention.v)) $x6339))))
(let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1739 (not $x2547)))
(let (($x1331 (= 1 old.tp)))
(or $x1331 $x1739 $x2302))))))))))))))))
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
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3465 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x5058 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x3136 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3136 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x865 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x865 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x2880 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2880 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2868 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150)))
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
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x353 (= (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x5058 (< 1 old.attention.heads.parts) $x353))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= (div ?x313 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859))))))
(assert
 (let (($x941 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x289 (not old.model.sinks)))
 (= old.attention.one_key (and $x289 $x941)))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x6576 (not old.attention.qkv.group.pp)))
 (let (($x590 (or $x6576 (= 1 old.pp))))
 (let (($x1354 (not old.attention.qkv.group.sp)))
 (let (($x2760 (or $x1354 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x4388 (not old.attention.qkv.group.dp)))
 (let (($x4623 (or $x4388 $x3056)))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4623 $x2760 $x590)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x997 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x6586 ?x6587 ?x997))))))))))))))))))))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x6576 (not old.attention.qkv.group.pp)))
 (let (($x590 (or $x6576 (= 1 old.pp))))
 (let (($x1354 (not old.attention.qkv.group.sp)))
 (let (($x2760 (or $x1354 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x4388 (not old.attention.qkv.group.dp)))
 (let (($x4623 (or $x4388 $x3056)))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4623 $x2760 $x590)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x1491 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x6586 ?x6587 ?x1491))))))))))))))))))))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x6576 (not old.attention.qkv.group.pp)))
 (let (($x590 (or $x6576 (= 1 old.pp))))
 (let (($x1354 (not old.attention.qkv.group.sp)))
 (let (($x2760 (or $x1354 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x4388 (not old.attention.qkv.group.dp)))
 (let (($x4623 (or $x4388 $x3056)))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4623 $x2760 $x590)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x4721 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x6586 ?x6587 ?x4721)))))))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x5405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2019 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x4725 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4725 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2090 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2090 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x6662 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x6662 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x5715 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370)))
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
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x981 (= (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2019 (< 1 new.attention.heads.parts) $x981))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= (div ?x4654 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x6189 (not new.model.sinks)))
 (= new.attention.one_key (and $x6189 $x4642)))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x4814 (not new.attention.qkv.group.pp)))
 (let (($x5415 (or $x4814 (= 1 new.pp))))
 (let (($x170 (not new.attention.qkv.group.sp)))
 (let (($x575 (or $x170 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x1736 (not new.attention.qkv.group.dp)))
 (let (($x1107 (or $x1736 $x2472)))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1107 $x575 $x5415)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x2201 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1178 ?x3601 ?x2201))))))))))))))))))))))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x4814 (not new.attention.qkv.group.pp)))
 (let (($x5415 (or $x4814 (= 1 new.pp))))
 (let (($x170 (not new.attention.qkv.group.sp)))
 (let (($x575 (or $x170 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x1736 (not new.attention.qkv.group.dp)))
 (let (($x1107 (or $x1736 $x2472)))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1107 $x575 $x5415)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x409 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1178 ?x3601 ?x409))))))))))))))))))))))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x4814 (not new.attention.qkv.group.pp)))
 (let (($x5415 (or $x4814 (= 1 new.pp))))
 (let (($x170 (not new.attention.qkv.group.sp)))
 (let (($x575 (or $x170 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x1736 (not new.attention.qkv.group.dp)))
 (let (($x1107 (or $x1736 $x2472)))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1107 $x575 $x5415)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x569 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1178 ?x3601 ?x569)))))))))))))))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4814 (not new.attention.qkv.group.pp)))
 (let (($x5415 (or $x4814 (= 1 new.pp))))
 (let (($x170 (not new.attention.qkv.group.sp)))
 (let (($x575 (or $x170 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x1736 (not new.attention.qkv.group.dp)))
 (let (($x1107 (or $x1736 $x2472)))
 (let (($x2433 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x1107 $x575 $x5415)))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1107 $x575 $x5415)))
 (let (($x3137 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x6572)))))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x6323 (or $x2925 (and $x4622 (or (= (_ bv10 7) new.attention.qkv.collective) $x6572)) $x3137 $x2433)))
 (not $x6323))))))))))))))))
(assert
 (let (($x6576 (not old.attention.qkv.group.pp)))
(let (($x590 (or $x6576 (= 1 old.pp))))
(let (($x1354 (not old.attention.qkv.group.sp)))
(let (($x2760 (or $x1354 (= 1 old.sp))))
(let (($x3056 (= 1 old.dp)))
(let (($x4388 (not old.attention.qkv.group.dp)))
(let (($x4623 (or $x4388 $x3056)))
(let (($x3298 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x4623 $x2760 $x590)))
(let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4623 $x2760 $x590)))
(let (($x2648 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x2980)))))
(let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1739 (not $x2547)))
(let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x5386 (and $x1739 (or (= (_ bv10 7) old.attention.qkv.collective) $x2980)) $x2648 $x3298)))))))))))))))
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
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x1493 $x6652 (= (_ bv56 7) old.attention.head_dim.kind) $x3465 $x4409 $x2180 $x1119 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1678 $x1684 (= (_ bv56 7) old.attention.heads.kind) $x5058 $x1801 $x2464 $x125 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2438 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x1203 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x267 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x6459 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x6459 $x267 $x1203 $x2438))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x3136 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3136 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x865 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x865 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x2880 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2880 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2868 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150)))
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
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2455 (and $x5058 (< 1 old.attention.heads.parts) (= ?x2095 old.attention.heads.n))))
 (= old.attention.heads.filled $x2455))))))
(assert
 (let (($x4345 (= (- 1) old.attention.heads.n)))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3177 (ite $x1678 (or $x4345 (<= old.attention.heads.parts old.attention.heads.n)) (or $x4345 (< 1 old.attention.heads.n)))))
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x219 (ite $x2464 (or $x4345 (< old.attention.heads.block old.attention.heads.n)) (ite $x5058 (or $x4345 (< ?x2095 old.attention.heads.n)) $x3177))))
 (let (($x2254 (= 1 old.attention.heads.parts)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2916 (or $x1801 $x1684)))
 (let (($x4655 (ite $x2916 old.attention.heads.given_moved (ite (or $x125 $x2254) false $x219))))
 (= old.attention.heads.moved $x4655))))))))))))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let (($x495 (= (- 1) old.attention.head_dim.n)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x963 (ite $x1493 (or $x495 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x495 (< 1 old.attention.head_dim.n)))))
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x5186 (ite $x2180 (or $x495 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3465 (or $x495 (< ?x4485 old.attention.head_dim.n)) $x963))))
 (let (($x6416 (= 1 old.attention.head_dim.parts)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (let (($x318 (ite $x4344 old.attention.head_dim.given_moved (ite (or $x1119 $x6416) false $x5186))))
 (= old.attention.head_dim.moved $x318))))))))))))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= (div ?x313 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859))))))
(assert
 (let (($x941 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x289 (not old.model.sinks)))
 (= old.attention.one_key (and $x289 $x941)))))
(assert
 (let (($x5108 (not old.attention.heads.moved)))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2254 (= 1 old.attention.heads.parts)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2916 (or $x1801 $x1684)))
 (let (($x5398 (ite $x2916 old.attention.heads.given_first (or $x2254 (and (not (or $x125 $x1678)) $x5108)))))
 (= old.attention.heads.first_alone $x5398))))))))))
(assert
 (let (($x6312 (not old.attention.head_dim.moved)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x6416 (= 1 old.attention.head_dim.parts)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (let (($x3200 (ite $x4344 old.attention.head_dim.given_first (or $x6416 (and (not (or $x1119 $x1493)) $x6312)))))
 (= old.attention.head_dim.first_alone $x3200))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x997 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x6586 ?x6587 ?x997)))))))))))))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x1491 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x6586 ?x6587 ?x1491)))))))))))))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x4721 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x6586 ?x6587 ?x4721))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x646 $x4632 (= (_ bv56 7) new.attention.head_dim.kind) $x5405 $x5026 $x2531 $x743 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x6192 $x900 (= (_ bv56 7) new.attention.heads.kind) $x2019 $x1807 $x1366 $x1816 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x6369 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x1291 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2813 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x664 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x664 $x2813 $x1291 $x6369))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x4725 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4725 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2090 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2090 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x6662 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x6662 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x5715 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370)))
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
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x611 (and $x2019 (< 1 new.attention.heads.parts) (= ?x2695 new.attention.heads.n))))
 (= new.attention.heads.filled $x611))))))
(assert
 (let (($x2202 (= (- 1) new.attention.heads.n)))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3173 (ite $x6192 (or $x2202 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2202 (< 1 new.attention.heads.n)))))
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4348 (ite $x1366 (or $x2202 (< new.attention.heads.block new.attention.heads.n)) (ite $x2019 (or $x2202 (< ?x2695 new.attention.heads.n)) $x3173))))
 (let (($x2115 (= 1 new.attention.heads.parts)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6542 (or $x1807 $x900)))
 (let (($x4991 (ite $x6542 new.attention.heads.given_moved (ite (or $x1816 $x2115) false $x4348))))
 (= new.attention.heads.moved $x4991))))))))))))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let (($x5159 (= (- 1) new.attention.head_dim.n)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3194 (ite $x646 (or $x5159 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x5159 (< 1 new.attention.head_dim.n)))))
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4816 (ite $x2531 (or $x5159 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x5405 (or $x5159 (< ?x2919 new.attention.head_dim.n)) $x3194))))
 (let (($x2233 (= 1 new.attention.head_dim.parts)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (let (($x5111 (ite $x1744 new.attention.head_dim.given_moved (ite (or $x743 $x2233) false $x4816))))
 (= new.attention.head_dim.moved $x5111))))))))))))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= (div ?x4654 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x6189 (not new.model.sinks)))
 (= new.attention.one_key (and $x6189 $x4642)))))
(assert
 (let (($x6391 (not new.attention.heads.moved)))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2115 (= 1 new.attention.heads.parts)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6542 (or $x1807 $x900)))
 (let (($x2780 (ite $x6542 new.attention.heads.given_first (or $x2115 (and (not (or $x1816 $x6192)) $x6391)))))
 (= new.attention.heads.first_alone $x2780))))))))))
(assert
 (let (($x1114 (not new.attention.head_dim.moved)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2233 (= 1 new.attention.head_dim.parts)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (let (($x834 (ite $x1744 new.attention.head_dim.given_first (or $x2233 (and (not (or $x743 $x646)) $x1114)))))
 (= new.attention.head_dim.first_alone $x834))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x2201 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1178 ?x3601 ?x2201)))))))))))))))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x409 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1178 ?x3601 ?x409)))))))))))))))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x569 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1178 ?x3601 ?x569))))))))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2183 (not new.attention.one_key)))
 (let (($x664 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x5028 (and $x664 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x2183)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x5079 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x5028)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x487 (or (and $x2942 new.attention.heads.first_alone new.attention.kv_first_alone) (and $x4874 new.attention.head_dim.first_alone))))
 (let (($x6369 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x879 (not (or (and new.model.q_bias $x2183) new.model.k_bias new.model.v_bias))))
 (let (($x820 (= 1 new.tp)))
 (let (($x5317 (or $x820 $x879 (and (not $x1793) (or $x664 (= (_ bv27 7) new.attention.qkv.bias))) (and $x6369 $x487) (and $x1793 $x5079))))
 (not $x5317))))))))))))))
(assert
 (let (($x6540 (not old.attention.one_key)))
(let (($x6459 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x4325 (and $x6459 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x6540)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x2683 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x4325)))
(let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x2251 (or (and $x3767 old.attention.heads.first_alone old.attention.kv_first_alone) (and $x2155 old.attention.head_dim.first_alone))))
(let (($x2438 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x4594 (not (or (and old.model.q_bias $x6540) old.model.k_bias old.model.v_bias))))
(let (($x1331 (= 1 old.tp)))
(or $x1331 $x4594 (and (not $x2547) (or $x6459 (= (_ bv27 7) old.attention.qkv.bias))) (and $x2438 $x2251) (and $x2547 $x2683))))))))))))))
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
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
 (let (($x465 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1254 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x6328 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4943 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4943 $x6328 $x1493 $x6652 $x1254 $x3465 $x4409 $x2180 $x1119 $x465))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x5058 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x865 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x865 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x5360 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x790 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4570 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x4570 $x790 $x5360)))))
(assert
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2868 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150)))
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
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x353 (= (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x5058 (< 1 old.attention.heads.parts) $x353))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let ((?x2867 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3465 (not (= 0 ?x2867)))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x495 (= (- 1) old.attention.head_dim.n)))
 (let (($x888 (or $x495 (< (* ?x4485 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2713 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2378 (ite $x3465 (ite (= 0 ?x2713) 1 (ite $x888 0 1)) old.attention.head_dim.given_least)))
 (let (($x4614 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x4365 (ite (and $x495 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x495 $x4614) 0 1))))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1254 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x465 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4943 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x6328 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x6563 (ite $x1119 old.attention.head_dim.parts (ite (or $x6328 $x4943 $x2180 $x465 $x1254) 1 (ite $x1493 ?x4365 ?x2378)))))
 (= old.attention.head_dim.least ?x6563)))))))))))))))))))
(assert
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x5209 (ite $x1119 old.attention.head_dim.parts (ite $x4344 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x5209)))))))
(assert
 (let (($x495 (= (- 1) old.attention.head_dim.n)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x963 (ite $x1493 (or $x495 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x495 (< 1 old.attention.head_dim.n)))))
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x5186 (ite $x2180 (or $x495 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3465 (or $x495 (< ?x4485 old.attention.head_dim.n)) $x963))))
 (let (($x6416 (= 1 old.attention.head_dim.parts)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (let (($x318 (ite $x4344 old.attention.head_dim.given_moved (ite (or $x1119 $x6416) false $x5186))))
 (= old.attention.head_dim.moved $x318))))))))))))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= (div ?x313 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859))))))
(assert
 (let (($x941 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x289 (not old.model.sinks)))
 (= old.attention.one_key (and $x289 $x941)))))
(assert
 (let (($x5024 (not old.attention.head_dim.padded)))
 (let (($x6416 (= 1 old.attention.head_dim.parts)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (let (($x2487 (ite $x4344 old.attention.head_dim.given_everywhere (or $x1119 (and $x6416 $x5024)))))
 (= old.attention.head_dim.everywhere $x2487)))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1415 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7)))))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x587 (ite $x6586 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2083 ?x1415))))
 (= old.attention.q ?x587)))))))))))))))))
(assert
 (let (($x6312 (not old.attention.head_dim.moved)))
 (let (($x465 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4943 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x6328 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2017 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x6328 $x4943 $x2180 $x465) $x6312))))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (= old.attention.head_dim.undivided (ite $x4344 old.attention.head_dim.given_undivided $x2017))))))))))))
(assert
 (let (($x556 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x4570 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x6312 (not old.attention.head_dim.moved)))
 (let (($x6595 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x6312))))
 (let (($x1311 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x790 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1027 (ite (or $x790 $x1311) (and (<= 1 old.attention.head_dim.least) $x6595) (and $x4570 (and old.attention.head_dim.undivided $x556)))))
 (= old.attention.scores_whole $x1027)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2725 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3061 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2800 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1271 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1271 $x2800 $x646 $x4632 $x3061 $x5405 $x5026 $x2531 $x743 $x2725))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2019 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x2090 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2090 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x1076 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2935 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x762 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x762 $x2935 $x1076)))))
(assert
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x5715 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370)))
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
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x981 (= (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2019 (< 1 new.attention.heads.parts) $x981))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let ((?x2637 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x5405 (not (= 0 ?x2637)))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5159 (= (- 1) new.attention.head_dim.n)))
 (let (($x5192 (or $x5159 (< (* ?x2919 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x4822 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3774 (ite $x5405 (ite (= 0 ?x4822) 1 (ite $x5192 0 1)) new.attention.head_dim.given_least)))
 (let (($x2239 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x4947 (ite (and $x5159 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x5159 $x2239) 0 1))))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3061 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2725 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1271 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2800 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1150 (ite $x743 new.attention.head_dim.parts (ite (or $x2800 $x1271 $x2531 $x2725 $x3061) 1 (ite $x646 ?x4947 ?x3774)))))
 (= new.attention.head_dim.least ?x1150)))))))))))))))))))
(assert
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x4946 (ite $x743 new.attention.head_dim.parts (ite $x1744 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x4946)))))))
(assert
 (let (($x5159 (= (- 1) new.attention.head_dim.n)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3194 (ite $x646 (or $x5159 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x5159 (< 1 new.attention.head_dim.n)))))
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4816 (ite $x2531 (or $x5159 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x5405 (or $x5159 (< ?x2919 new.attention.head_dim.n)) $x3194))))
 (let (($x2233 (= 1 new.attention.head_dim.parts)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (let (($x5111 (ite $x1744 new.attention.head_dim.given_moved (ite (or $x743 $x2233) false $x4816))))
 (= new.attention.head_dim.moved $x5111))))))))))))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= (div ?x4654 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x6189 (not new.model.sinks)))
 (= new.attention.one_key (and $x6189 $x4642)))))
(assert
 (let (($x3168 (not new.attention.head_dim.padded)))
 (let (($x2233 (= 1 new.attention.head_dim.parts)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (let (($x935 (ite $x1744 new.attention.head_dim.given_everywhere (or $x743 (and $x2233 $x3168)))))
 (= new.attention.head_dim.everywhere $x935)))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x833 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7)))))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x2201 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608) ?x833)))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1828 (ite $x1178 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7))) ?x2201)))
 (= new.attention.q ?x1828)))))))))))))))))))
(assert
 (let (($x1114 (not new.attention.head_dim.moved)))
 (let (($x2725 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1271 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2800 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x5417 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2800 $x1271 $x2531 $x2725) $x1114))))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (= new.attention.head_dim.undivided (ite $x1744 new.attention.head_dim.given_undivided $x5417))))))))))))
(assert
 (let (($x4890 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x762 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1114 (not new.attention.head_dim.moved)))
 (let (($x3306 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1114))))
 (let (($x1729 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2935 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x4301 (ite (or $x2935 $x1729) (and (<= 1 new.attention.head_dim.least) $x3306) (and $x762 (and new.attention.head_dim.undivided $x4890)))))
 (= new.attention.scores_whole $x4301)))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1076 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x820 (= 1 new.tp)))
 (let (($x1831 (or $x820 (not (= (_ bv36 7) new.attention.q)) $x1076 new.attention.one_key new.attention.scores_whole)))
 (not $x1831)))))
(assert
 (let (($x5360 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1331 (= 1 old.tp)))
(or $x1331 (not (= (_ bv36 7) old.attention.q)) $x5360 old.attention.one_key old.attention.scores_whole))))
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
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
 (let (($x465 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1254 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x6328 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4943 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4943 $x6328 $x1493 $x6652 $x1254 $x3465 $x4409 $x2180 $x1119 $x465))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x5058 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x6624 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x6624 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x865 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x865 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x790 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4570 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x4570 $x790 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2868 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150)))
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
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x353 (= (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x5058 (< 1 old.attention.heads.parts) $x353))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let ((?x2867 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3465 (not (= 0 ?x2867)))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x495 (= (- 1) old.attention.head_dim.n)))
 (let (($x888 (or $x495 (< (* ?x4485 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2713 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2378 (ite $x3465 (ite (= 0 ?x2713) 1 (ite $x888 0 1)) old.attention.head_dim.given_least)))
 (let (($x4614 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x4365 (ite (and $x495 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x495 $x4614) 0 1))))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1254 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x465 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4943 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x6328 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x6563 (ite $x1119 old.attention.head_dim.parts (ite (or $x6328 $x4943 $x2180 $x465 $x1254) 1 (ite $x1493 ?x4365 ?x2378)))))
 (= old.attention.head_dim.least ?x6563)))))))))))))))))))
(assert
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x5209 (ite $x1119 old.attention.head_dim.parts (ite $x4344 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x5209)))))))
(assert
 (let (($x495 (= (- 1) old.attention.head_dim.n)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x963 (ite $x1493 (or $x495 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x495 (< 1 old.attention.head_dim.n)))))
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x5186 (ite $x2180 (or $x495 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3465 (or $x495 (< ?x4485 old.attention.head_dim.n)) $x963))))
 (let (($x6416 (= 1 old.attention.head_dim.parts)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (let (($x318 (ite $x4344 old.attention.head_dim.given_moved (ite (or $x1119 $x6416) false $x5186))))
 (= old.attention.head_dim.moved $x318))))))))))))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= (div ?x313 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859))))))
(assert
 (let (($x941 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x289 (not old.model.sinks)))
 (= old.attention.one_key (and $x289 $x941)))))
(assert
 (let (($x5024 (not old.attention.head_dim.padded)))
 (let (($x6416 (= 1 old.attention.head_dim.parts)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (let (($x2487 (ite $x4344 old.attention.head_dim.given_everywhere (or $x1119 (and $x6416 $x5024)))))
 (= old.attention.head_dim.everywhere $x2487)))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x997 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x6586 ?x6587 ?x997)))))))))))))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x1463 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x6586 ?x6587 ?x1463)))))))))))))))))))))
(assert
 (let (($x6312 (not old.attention.head_dim.moved)))
 (let (($x465 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4943 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x6328 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2017 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x6328 $x4943 $x2180 $x465) $x6312))))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (= old.attention.head_dim.undivided (ite $x4344 old.attention.head_dim.given_undivided $x2017))))))))))))
(assert
 (let (($x556 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x4570 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x6312 (not old.attention.head_dim.moved)))
 (let (($x6595 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x6312))))
 (let (($x3130 (= 1 old.pp)))
 (let (($x729 (not old.attention.scores.group.pp)))
 (let (($x874 (or $x729 $x3130)))
 (let (($x602 (= 1 old.sp)))
 (let (($x1628 (not old.attention.scores.group.sp)))
 (let (($x6535 (or $x1628 $x602)))
 (let (($x3056 (= 1 old.dp)))
 (let (($x1161 (not old.attention.scores.group.dp)))
 (let (($x1061 (or $x1161 $x3056)))
 (let (($x1311 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x1061 $x6535 $x874)))
 (let (($x790 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1027 (ite (or $x790 $x1311) (and (<= 1 old.attention.head_dim.least) $x6595) (and $x4570 (and old.attention.head_dim.undivided $x556)))))
 (= old.attention.scores_whole $x1027))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2725 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3061 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2800 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1271 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1271 $x2800 $x646 $x4632 $x3061 $x5405 $x5026 $x2531 $x743 $x2725))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2019 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x2791 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2791 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2090 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2090 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x2935 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x762 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x762 $x2935 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x5715 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370)))
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
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x981 (= (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2019 (< 1 new.attention.heads.parts) $x981))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let ((?x2637 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x5405 (not (= 0 ?x2637)))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5159 (= (- 1) new.attention.head_dim.n)))
 (let (($x5192 (or $x5159 (< (* ?x2919 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x4822 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3774 (ite $x5405 (ite (= 0 ?x4822) 1 (ite $x5192 0 1)) new.attention.head_dim.given_least)))
 (let (($x2239 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x4947 (ite (and $x5159 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x5159 $x2239) 0 1))))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3061 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2725 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1271 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2800 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1150 (ite $x743 new.attention.head_dim.parts (ite (or $x2800 $x1271 $x2531 $x2725 $x3061) 1 (ite $x646 ?x4947 ?x3774)))))
 (= new.attention.head_dim.least ?x1150)))))))))))))))))))
(assert
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x4946 (ite $x743 new.attention.head_dim.parts (ite $x1744 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x4946)))))))
(assert
 (let (($x5159 (= (- 1) new.attention.head_dim.n)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3194 (ite $x646 (or $x5159 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x5159 (< 1 new.attention.head_dim.n)))))
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4816 (ite $x2531 (or $x5159 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x5405 (or $x5159 (< ?x2919 new.attention.head_dim.n)) $x3194))))
 (let (($x2233 (= 1 new.attention.head_dim.parts)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (let (($x5111 (ite $x1744 new.attention.head_dim.given_moved (ite (or $x743 $x2233) false $x4816))))
 (= new.attention.head_dim.moved $x5111))))))))))))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= (div ?x4654 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x6189 (not new.model.sinks)))
 (= new.attention.one_key (and $x6189 $x4642)))))
(assert
 (let (($x3168 (not new.attention.head_dim.padded)))
 (let (($x2233 (= 1 new.attention.head_dim.parts)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (let (($x935 (ite $x1744 new.attention.head_dim.given_everywhere (or $x743 (and $x2233 $x3168)))))
 (= new.attention.head_dim.everywhere $x935)))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x2201 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1178 ?x3601 ?x2201)))))))))))))))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x1158 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1178 ?x3601 ?x1158)))))))))))))))))))))))
(assert
 (let (($x1114 (not new.attention.head_dim.moved)))
 (let (($x2725 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1271 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2800 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x5417 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2800 $x1271 $x2531 $x2725) $x1114))))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (= new.attention.head_dim.undivided (ite $x1744 new.attention.head_dim.given_undivided $x5417))))))))))))
(assert
 (let (($x4890 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x762 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1114 (not new.attention.head_dim.moved)))
 (let (($x3306 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1114))))
 (let (($x2012 (= 1 new.pp)))
 (let (($x2350 (not new.attention.scores.group.pp)))
 (let (($x1864 (or $x2350 $x2012)))
 (let (($x4987 (= 1 new.sp)))
 (let (($x2772 (not new.attention.scores.group.sp)))
 (let (($x2590 (or $x2772 $x4987)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x4364 (not new.attention.scores.group.dp)))
 (let (($x1974 (or $x4364 $x2472)))
 (let (($x1729 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x1974 $x2590 $x1864)))
 (let (($x2935 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x4301 (ite (or $x2935 $x1729) (and (<= 1 new.attention.head_dim.least) $x3306) (and $x762 (and new.attention.head_dim.undivided $x4890)))))
 (= new.attention.scores_whole $x4301))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1248 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x2012 (= 1 new.pp)))
 (let (($x2350 (not new.attention.scores.group.pp)))
 (let (($x1864 (or $x2350 $x2012)))
 (let (($x4987 (= 1 new.sp)))
 (let (($x2772 (not new.attention.scores.group.sp)))
 (let (($x2590 (or $x2772 $x4987)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x4364 (not new.attention.scores.group.dp)))
 (let (($x1974 (or $x4364 $x2472)))
 (let (($x1729 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x1974 $x2590 $x1864)))
 (let (($x561 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x1974 $x2590 $x1864)))
 (let (($x2403 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x1756 (not new.attention.one_key)))
 (let (($x1671 (not new.attention.scores_whole)))
 (let (($x762 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2935 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1138 (or $x2935 (and $x762 (not (= 1 new.tp)) $x1671 $x1756) $x2403 $x561 (and $x1729 $x1248))))
 (not $x1138))))))))))))))))))))
(assert
 (let (($x945 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x3130 (= 1 old.pp)))
(let (($x729 (not old.attention.scores.group.pp)))
(let (($x874 (or $x729 $x3130)))
(let (($x602 (= 1 old.sp)))
(let (($x1628 (not old.attention.scores.group.sp)))
(let (($x6535 (or $x1628 $x602)))
(let (($x3056 (= 1 old.dp)))
(let (($x1161 (not old.attention.scores.group.dp)))
(let (($x1061 (or $x1161 $x3056)))
(let (($x1311 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x1061 $x6535 $x874)))
(let (($x35 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x1061 $x6535 $x874)))
(let (($x2237 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x3136 (not old.attention.one_key)))
(let (($x903 (not old.attention.scores_whole)))
(let (($x4570 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x790 (= (_ bv57 7) old.attention.scores.sum)))
(or $x790 (and $x4570 (not (= 1 old.tp)) $x903 $x3136) $x2237 $x35 (and $x1311 $x945))))))))))))))))))))
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
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
 (let (($x465 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1254 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x6328 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4943 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4943 $x6328 $x1493 $x6652 $x1254 $x3465 $x4409 $x2180 $x1119 $x465))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x5058 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x865 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x865 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x739 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x739 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2868 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150)))
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
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x353 (= (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x5058 (< 1 old.attention.heads.parts) $x353))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let ((?x2867 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3465 (not (= 0 ?x2867)))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x495 (= (- 1) old.attention.head_dim.n)))
 (let (($x888 (or $x495 (< (* ?x4485 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2713 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2378 (ite $x3465 (ite (= 0 ?x2713) 1 (ite $x888 0 1)) old.attention.head_dim.given_least)))
 (let (($x4614 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x4365 (ite (and $x495 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x495 $x4614) 0 1))))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1254 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x465 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4943 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x6328 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x6563 (ite $x1119 old.attention.head_dim.parts (ite (or $x6328 $x4943 $x2180 $x465 $x1254) 1 (ite $x1493 ?x4365 ?x2378)))))
 (= old.attention.head_dim.least ?x6563)))))))))))))))))))
(assert
 (let (($x495 (= (- 1) old.attention.head_dim.n)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x963 (ite $x1493 (or $x495 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x495 (< 1 old.attention.head_dim.n)))))
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x5186 (ite $x2180 (or $x495 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3465 (or $x495 (< ?x4485 old.attention.head_dim.n)) $x963))))
 (let (($x6416 (= 1 old.attention.head_dim.parts)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (let (($x318 (ite $x4344 old.attention.head_dim.given_moved (ite (or $x1119 $x6416) false $x5186))))
 (= old.attention.head_dim.moved $x318))))))))))))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= (div ?x313 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859))))))
(assert
 (let (($x941 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x289 (not old.model.sinks)))
 (= old.attention.one_key (and $x289 $x941)))))
(assert
 (let (($x5024 (not old.attention.head_dim.padded)))
 (let (($x6416 (= 1 old.attention.head_dim.parts)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (let (($x2487 (ite $x4344 old.attention.head_dim.given_everywhere (or $x1119 (and $x6416 $x5024)))))
 (= old.attention.head_dim.everywhere $x2487)))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1415 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7)))))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x587 (ite $x6586 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2083 ?x1415))))
 (= old.attention.q ?x587)))))))))))))))))
(assert
 (let (($x6312 (not old.attention.head_dim.moved)))
 (let (($x465 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4943 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x6328 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2017 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x6328 $x4943 $x2180 $x465) $x6312))))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (= old.attention.head_dim.undivided (ite $x4344 old.attention.head_dim.given_undivided $x2017))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x2725 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3061 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2800 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1271 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1271 $x2800 $x646 $x4632 $x3061 $x5405 $x5026 $x2531 $x743 $x2725))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2019 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x2090 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2090 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x612 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x612 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x5715 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370)))
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
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x981 (= (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2019 (< 1 new.attention.heads.parts) $x981))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let ((?x2637 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x5405 (not (= 0 ?x2637)))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5159 (= (- 1) new.attention.head_dim.n)))
 (let (($x5192 (or $x5159 (< (* ?x2919 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x4822 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x3774 (ite $x5405 (ite (= 0 ?x4822) 1 (ite $x5192 0 1)) new.attention.head_dim.given_least)))
 (let (($x2239 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x4947 (ite (and $x5159 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x5159 $x2239) 0 1))))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3061 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2725 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1271 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2800 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1150 (ite $x743 new.attention.head_dim.parts (ite (or $x2800 $x1271 $x2531 $x2725 $x3061) 1 (ite $x646 ?x4947 ?x3774)))))
 (= new.attention.head_dim.least ?x1150)))))))))))))))))))
(assert
 (let (($x5159 (= (- 1) new.attention.head_dim.n)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3194 (ite $x646 (or $x5159 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x5159 (< 1 new.attention.head_dim.n)))))
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4816 (ite $x2531 (or $x5159 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x5405 (or $x5159 (< ?x2919 new.attention.head_dim.n)) $x3194))))
 (let (($x2233 (= 1 new.attention.head_dim.parts)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (let (($x5111 (ite $x1744 new.attention.head_dim.given_moved (ite (or $x743 $x2233) false $x4816))))
 (= new.attention.head_dim.moved $x5111))))))))))))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= (div ?x4654 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x6189 (not new.model.sinks)))
 (= new.attention.one_key (and $x6189 $x4642)))))
(assert
 (let (($x3168 (not new.attention.head_dim.padded)))
 (let (($x2233 (= 1 new.attention.head_dim.parts)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (let (($x935 (ite $x1744 new.attention.head_dim.given_everywhere (or $x743 (and $x2233 $x3168)))))
 (= new.attention.head_dim.everywhere $x935)))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x833 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7)))))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x2201 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608) ?x833)))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1828 (ite $x1178 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7))) ?x2201)))
 (= new.attention.q ?x1828)))))))))))))))))))
(assert
 (let (($x1114 (not new.attention.head_dim.moved)))
 (let (($x2725 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1271 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2800 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x5417 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2800 $x1271 $x2531 $x2725) $x1114))))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (= new.attention.head_dim.undivided (ite $x1744 new.attention.head_dim.given_undivided $x5417))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x612 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x481 (or (not (= (_ bv36 7) new.attention.q)) $x612 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x481))))
(assert
 (let (($x739 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x739 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
 (let (($x465 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x6328 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4943 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4943 $x6328 $x1493 $x6652 (= (_ bv56 7) old.attention.head_dim.kind) $x3465 $x4409 $x2180 $x1119 $x465)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x6518 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1009 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3826 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3826 $x1009 $x1678 $x1684 (= (_ bv56 7) old.attention.heads.kind) $x5058 $x1801 $x2464 $x125 $x6518)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x493 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x493 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x865 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x865 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x4818 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x4818)))
(assert
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2868 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150)))
(assert
 (let (($x6670 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x5230 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x5230 $x6670))))
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
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2455 (and $x5058 (< 1 old.attention.heads.parts) (= ?x2095 old.attention.heads.n))))
 (= old.attention.heads.filled $x2455))))))
(assert
 (let (($x3771 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x5058 $x3771)))))
(assert
 (let (($x4541 (= (- 1) old.attention.heads.n)))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1644 (ite $x1678 (or $x4541 (<= old.attention.heads.parts old.attention.heads.n)) (or $x4541 (< 1 old.attention.heads.n)))))
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x362 (ite $x2464 (or $x4541 (< old.attention.heads.block old.attention.heads.n)) (ite $x5058 (or $x4541 (< ?x2095 old.attention.heads.n)) $x1644))))
 (let (($x4710 (= 1 old.attention.heads.parts)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x420 (or $x1801 $x1684)))
 (let (($x4922 (ite $x420 old.attention.heads.given_moved (ite (or $x125 $x4710) false $x362))))
 (= old.attention.heads.moved $x4922))))))))))))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let ((?x2867 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x3465 (not (= 0 ?x2867)))))))
(assert
 (let (($x495 (= (- 1) old.attention.head_dim.n)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x963 (ite $x1493 (or $x495 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x495 (< 1 old.attention.head_dim.n)))))
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x5186 (ite $x2180 (or $x495 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3465 (or $x495 (< ?x4485 old.attention.head_dim.n)) $x963))))
 (let (($x6416 (= 1 old.attention.head_dim.parts)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (let (($x318 (ite $x4344 old.attention.head_dim.given_moved (ite (or $x1119 $x6416) false $x5186))))
 (= old.attention.head_dim.moved $x318))))))))))))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= (div ?x313 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859))))))
(assert
 (let (($x941 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x289 (not old.model.sinks)))
 (= old.attention.one_key (and $x289 $x941)))))
(assert
 (let (($x2181 (not old.attention.heads.padded)))
 (let (($x4710 (= 1 old.attention.heads.parts)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x420 (or $x1801 $x1684)))
 (let (($x346 (ite $x420 old.attention.heads.given_everywhere (or $x125 (and $x4710 $x2181)))))
 (= old.attention.heads.everywhere $x346)))))))))
(assert
 (let (($x5024 (not old.attention.head_dim.padded)))
 (let (($x6416 (= 1 old.attention.head_dim.parts)))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (let (($x2487 (ite $x4344 old.attention.head_dim.given_everywhere (or $x1119 (and $x6416 $x5024)))))
 (= old.attention.head_dim.everywhere $x2487)))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x997 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x6586 ?x6587 ?x997)))))))))))))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x589 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x6586 ?x6587 ?x589)))))))))))))))))))))
(assert
 (let (($x4516 (not old.attention.heads.moved)))
 (let (($x6518 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3826 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1009 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x267 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1009 $x3826 $x2464 $x6518) $x4516))))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x420 (or $x1801 $x1684)))
 (= old.attention.heads.undivided (ite $x420 old.attention.heads.given_undivided $x267))))))))))))
(assert
 (let (($x6312 (not old.attention.head_dim.moved)))
 (let (($x465 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4943 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x6328 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2017 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x6328 $x4943 $x2180 $x465) $x6312))))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4344 (or $x4409 $x6652)))
 (= old.attention.head_dim.undivided (ite $x4344 old.attention.head_dim.given_undivided $x2017))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2725 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2800 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1271 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1271 $x2800 $x646 $x4632 (= (_ bv56 7) new.attention.head_dim.kind) $x5405 $x5026 $x2531 $x743 $x2725)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2834 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2059 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2522 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2522 $x2059 $x6192 $x900 (= (_ bv56 7) new.attention.heads.kind) $x2019 $x1807 $x1366 $x1816 $x2834)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x1688 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1688 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2090 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2090 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x5062 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x5062)))
(assert
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x5715 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370)))
(assert
 (let (($x1679 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1712 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1712 $x1679))))
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
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x611 (and $x2019 (< 1 new.attention.heads.parts) (= ?x2695 new.attention.heads.n))))
 (= new.attention.heads.filled $x611))))))
(assert
 (let (($x4343 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2019 $x4343)))))
(assert
 (let (($x945 (= (- 1) new.attention.heads.n)))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x4815 (ite $x6192 (or $x945 (<= new.attention.heads.parts new.attention.heads.n)) (or $x945 (< 1 new.attention.heads.n)))))
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x874 (ite $x1366 (or $x945 (< new.attention.heads.block new.attention.heads.n)) (ite $x2019 (or $x945 (< ?x2695 new.attention.heads.n)) $x4815))))
 (let (($x2818 (= 1 new.attention.heads.parts)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2193 (or $x1807 $x900)))
 (let (($x1732 (ite $x2193 new.attention.heads.given_moved (ite (or $x1816 $x2818) false $x874))))
 (= new.attention.heads.moved $x1732))))))))))))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let ((?x2637 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x5405 (not (= 0 ?x2637)))))))
(assert
 (let (($x5159 (= (- 1) new.attention.head_dim.n)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3194 (ite $x646 (or $x5159 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x5159 (< 1 new.attention.head_dim.n)))))
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4816 (ite $x2531 (or $x5159 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x5405 (or $x5159 (< ?x2919 new.attention.head_dim.n)) $x3194))))
 (let (($x2233 (= 1 new.attention.head_dim.parts)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (let (($x5111 (ite $x1744 new.attention.head_dim.given_moved (ite (or $x743 $x2233) false $x4816))))
 (= new.attention.head_dim.moved $x5111))))))))))))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= (div ?x4654 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x6189 (not new.model.sinks)))
 (= new.attention.one_key (and $x6189 $x4642)))))
(assert
 (let (($x968 (not new.attention.heads.padded)))
 (let (($x2818 (= 1 new.attention.heads.parts)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2193 (or $x1807 $x900)))
 (let (($x4705 (ite $x2193 new.attention.heads.given_everywhere (or $x1816 (and $x2818 $x968)))))
 (= new.attention.heads.everywhere $x4705)))))))))
(assert
 (let (($x3168 (not new.attention.head_dim.padded)))
 (let (($x2233 (= 1 new.attention.head_dim.parts)))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (let (($x935 (ite $x1744 new.attention.head_dim.given_everywhere (or $x743 (and $x2233 $x3168)))))
 (= new.attention.head_dim.everywhere $x935)))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x2201 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1178 ?x3601 ?x2201)))))))))))))))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x152 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1178 ?x3601 ?x152)))))))))))))))))))))))
(assert
 (let (($x6595 (not new.attention.heads.moved)))
 (let (($x2834 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2522 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2059 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1667 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2059 $x2522 $x1366 $x2834) $x6595))))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2193 (or $x1807 $x900)))
 (= new.attention.heads.undivided (ite $x2193 new.attention.heads.given_undivided $x1667))))))))))))
(assert
 (let (($x1114 (not new.attention.head_dim.moved)))
 (let (($x2725 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1271 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2800 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x5417 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2800 $x1271 $x2531 $x2725) $x1114))))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1744 (or $x5026 $x4632)))
 (= new.attention.head_dim.undivided (ite $x1744 new.attention.head_dim.given_undivided $x5417))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2744 (not new.attention.heads.undivided)))
 (let (($x762 (not new.attention.one_key)))
 (let (($x1335 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x762 $x2744))))
 (let (($x1679 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x775 (not new.attention.head_dim.undivided)))
 (let (($x296 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x762)) $x775)))
 (let (($x1712 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x5062 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x5062 $x1712 (not (or $x296 (and $x1679 $x1335))))))))))))))
(assert
 (let (($x5302 (not old.attention.heads.undivided)))
(let (($x2583 (not old.attention.one_key)))
(let (($x766 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x2583 $x5302))))
(let (($x6670 (= (_ bv97 7) old.model.qk_norm)))
(let (($x1155 (not old.attention.head_dim.undivided)))
(let (($x4410 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x2583)) $x1155)))
(let (($x5230 (= (_ bv57 7) old.model.qk_norm)))
(let (($x4818 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x4818 $x5230 (not (or $x4410 (and $x6670 $x766)))))))))))))
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
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3465 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1678 $x1684 (= (_ bv56 7) old.attention.heads.kind) $x5058 $x1801 $x2464 $x125 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x865 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x865 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x2254 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x2254)))
(assert
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2868 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (let (($x5878 (= (_ bv2 7) old.model.positions)))
 (or $x5878 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150))))
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
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x5274 (< 1 old.attention.heads.parts)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x5058 $x5274 (= ?x2095 old.attention.heads.n))))))))
(assert
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x5274 (< 1 old.attention.heads.parts)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x5058 $x5274 (<= old.attention.heads.n ?x2095))))))))
(assert
 (let (($x3771 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x5058 $x3771)))))
(assert
 (let (($x4541 (= (- 1) old.attention.heads.n)))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1644 (ite $x1678 (or $x4541 (<= old.attention.heads.parts old.attention.heads.n)) (or $x4541 (< 1 old.attention.heads.n)))))
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x362 (ite $x2464 (or $x4541 (< old.attention.heads.block old.attention.heads.n)) (ite $x5058 (or $x4541 (< ?x2095 old.attention.heads.n)) $x1644))))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4922 (ite (or $x1801 $x1684) old.attention.heads.given_moved (ite (or $x125 (= 1 old.attention.heads.parts)) false $x362))))
 (= old.attention.heads.moved $x4922))))))))))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= (div ?x313 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859))))))
(assert
 (let (($x941 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x289 (not old.model.sinks)))
 (= old.attention.one_key (and $x289 $x941)))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1415 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7)))))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x587 (ite $x6586 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2083 ?x1415))))
 (= old.attention.q ?x587)))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x5405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x6192 $x900 (= (_ bv56 7) new.attention.heads.kind) $x2019 $x1807 $x1366 $x1816 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x2090 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2090 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x1175 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x1175)))
(assert
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x5715 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (let (($x2485 (= (_ bv2 7) new.model.positions)))
 (or $x2485 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370))))
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
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1923 (< 1 new.attention.heads.parts)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2019 $x1923 (= ?x2695 new.attention.heads.n))))))))
(assert
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1923 (< 1 new.attention.heads.parts)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x2019 $x1923 (<= new.attention.heads.n ?x2695))))))))
(assert
 (let (($x4343 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2019 $x4343)))))
(assert
 (let (($x945 (= (- 1) new.attention.heads.n)))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x4815 (ite $x6192 (or $x945 (<= new.attention.heads.parts new.attention.heads.n)) (or $x945 (< 1 new.attention.heads.n)))))
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x874 (ite $x1366 (or $x945 (< new.attention.heads.block new.attention.heads.n)) (ite $x2019 (or $x945 (< ?x2695 new.attention.heads.n)) $x4815))))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1732 (ite (or $x1807 $x900) new.attention.heads.given_moved (ite (or $x1816 (= 1 new.attention.heads.parts)) false $x874))))
 (= new.attention.heads.moved $x1732))))))))))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= (div ?x4654 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369))))))
(assert
 (let (($x4642 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x6189 (not new.model.sinks)))
 (= new.attention.one_key (and $x6189 $x4642)))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x833 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7)))))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x2201 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608) ?x833)))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1828 (ite $x1178 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7))) ?x2201)))
 (= new.attention.q ?x1828)))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x6452 (not new.attention.heads.filled)))
 (let (($x4361 (and new.attention.heads.padded $x6452 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x6595 (not new.attention.heads.moved)))
 (let (($x336 (and $x6595 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x1175 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x3237 (or (not (= (_ bv37 7) new.attention.q)) $x1175 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x336 (and new.attention.one_key (not $x4361)))))
 (not $x3237))))))))
(assert
 (let (($x4463 (not old.attention.heads.filled)))
(let (($x1521 (and old.attention.heads.padded $x4463 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x4516 (not old.attention.heads.moved)))
(let (($x4384 (and $x4516 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x2254 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x2254 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x4384 (and old.attention.one_key (not $x1521)))))))))
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
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x1493 $x6652 (= (_ bv56 7) old.attention.head_dim.kind) $x3465 $x4409 $x2180 $x1119 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1678 $x1684 (= (_ bv56 7) old.attention.heads.kind) $x5058 $x1801 $x2464 $x125 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x17 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x5159 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x5159 $x17 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x3723 (= (_ bv32 7) old.attention.out.input)))
 (let (($x907 (= (_ bv10 7) old.attention.out.input)))
 (or $x907 $x3723 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x432 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2380 (= (_ bv40 7) old.attention.out.split)))
 (or $x2380 $x432 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x4310 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x4310 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x3194 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3194 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3383 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1605 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4283 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x4283 (= (_ bv56 7) old.attention.value_dim.kind) $x2868 $x1605 (= (_ bv91 7) old.attention.value_dim.kind) $x3383 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150)))
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
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2455 (and $x5058 (< 1 old.attention.heads.parts) (= ?x2095 old.attention.heads.n))))
 (= old.attention.heads.filled $x2455))))))
(assert
 (let (($x3771 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x5058 $x3771)))))
(assert
 (let (($x4541 (= (- 1) old.attention.heads.n)))
 (let (($x1678 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1644 (ite $x1678 (or $x4541 (<= old.attention.heads.parts old.attention.heads.n)) (or $x4541 (< 1 old.attention.heads.n)))))
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2095 (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2464 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x362 (ite $x2464 (or $x4541 (< old.attention.heads.block old.attention.heads.n)) (ite $x5058 (or $x4541 (< ?x2095 old.attention.heads.n)) $x1644))))
 (let (($x4710 (= 1 old.attention.heads.parts)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x420 (or $x1801 $x1684)))
 (let (($x4922 (ite $x420 old.attention.heads.given_moved (ite (or $x125 $x4710) false $x362))))
 (= old.attention.heads.moved $x4922))))))))))))))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let (($x6416 (= (- 1) old.attention.head_dim.n)))
 (let (($x1493 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1335 (ite $x1493 (or $x6416 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x6416 (< 1 old.attention.head_dim.n)))))
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2180 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x6616 (ite $x2180 (or $x6416 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x3465 (or $x6416 (< ?x4485 old.attention.head_dim.n)) $x1335))))
 (let (($x1119 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x6652 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3633 (ite (or $x4409 $x6652) old.attention.head_dim.given_moved (ite (or $x1119 (= 1 old.attention.head_dim.parts)) false $x6616))))
 (= old.attention.head_dim.moved $x3633))))))))))))))
(assert
 (let ((?x2251 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2868 (not (= 0 ?x2251)))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= (div ?x313 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859))))))
(assert
 (let (($x2380 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1257 (not $x2380)))
 (let (($x907 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3723 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3723 (and $x907 $x1257))))))))
(assert
 (let (($x2181 (not old.attention.heads.padded)))
 (let (($x4710 (= 1 old.attention.heads.parts)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x420 (or $x1801 $x1684)))
 (let (($x963 (ite $x420 old.attention.heads.given_everywhere (or $x125 (and $x4710 $x2181)))))
 (= old.attention.heads.everywhere $x963)))))))))
(assert
 (let (($x5080 (not old.attention.value_dim.padded)))
 (let (($x3383 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4283 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1605 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x5177 (ite (or $x1605 $x4283) old.attention.value_dim.given_everywhere (or $x3383 (and (= 1 old.attention.value_dim.parts) $x5080)))))
 (= old.attention.value_dim.everywhere $x5177)))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x2885 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x6586 ?x6587 ?x2885)))))))))))))))))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x5079 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x6586 ?x6587 ?x5079))))))))))))))))))))))
(assert
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2561 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x502 (ite $x2561 old.attention.v (ite $x3767 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x502)))))
(assert
 (let (($x1188 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2859 (not old.attention.gathers)))
 (let (($x432 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x432 $x2859 $x1188))))))
(assert
 (let ((?x6676 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x4849 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x5159 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x17 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4778 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x17 $x5159) $x4849))))
 (let (($x2380 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1257 (not $x2380)))
 (let (($x5380 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2579 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x5380)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x5380 old.attention.value_dim.everywhere $x1257) $x4778)))
 (= old.attention.mixed_in (ite $x2579 (_ bv96 7) ?x6676))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x646 $x4632 (= (_ bv56 7) new.attention.head_dim.kind) $x5405 $x5026 $x2531 $x743 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x6192 $x900 (= (_ bv56 7) new.attention.heads.kind) $x2019 $x1807 $x1366 $x1816 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2097 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1423 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1423 $x2097 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x557 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2701 (= (_ bv10 7) new.attention.out.input)))
 (or $x2701 $x557 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2850 (= (_ bv57 7) new.attention.out.split)))
 (let (($x151 (= (_ bv40 7) new.attention.out.split)))
 (or $x151 $x2850 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x6194 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x6194 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x4973 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x4973 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1877 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x4324 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x4324 (= (_ bv56 7) new.attention.value_dim.kind) $x5715 $x1213 (= (_ bv91 7) new.attention.value_dim.kind) $x1877 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370)))
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
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x611 (and $x2019 (< 1 new.attention.heads.parts) (= ?x2695 new.attention.heads.n))))
 (= new.attention.heads.filled $x611))))))
(assert
 (let (($x4343 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2019 $x4343)))))
(assert
 (let (($x945 (= (- 1) new.attention.heads.n)))
 (let (($x6192 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x4815 (ite $x6192 (or $x945 (<= new.attention.heads.parts new.attention.heads.n)) (or $x945 (< 1 new.attention.heads.n)))))
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2695 (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1366 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x874 (ite $x1366 (or $x945 (< new.attention.heads.block new.attention.heads.n)) (ite $x2019 (or $x945 (< ?x2695 new.attention.heads.n)) $x4815))))
 (let (($x2818 (= 1 new.attention.heads.parts)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2193 (or $x1807 $x900)))
 (let (($x1732 (ite $x2193 new.attention.heads.given_moved (ite (or $x1816 $x2818) false $x874))))
 (= new.attention.heads.moved $x1732))))))))))))))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let (($x1848 (= (- 1) new.attention.head_dim.n)))
 (let (($x646 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x5194 (ite $x646 (or $x1848 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1848 (< 1 new.attention.head_dim.n)))))
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2531 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4668 (ite $x2531 (or $x1848 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x5405 (or $x1848 (< ?x2919 new.attention.head_dim.n)) $x5194))))
 (let (($x743 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4632 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1647 (ite (or $x5026 $x4632) new.attention.head_dim.given_moved (ite (or $x743 (= 1 new.attention.head_dim.parts)) false $x4668))))
 (= new.attention.head_dim.moved $x1647))))))))))))))
(assert
 (let ((?x3033 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x5715 (not (= 0 ?x3033)))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= (div ?x4654 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369))))))
(assert
 (let (($x151 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1642 (not $x151)))
 (let (($x2701 (= (_ bv10 7) new.attention.out.input)))
 (let (($x557 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x557 (and $x2701 $x1642))))))))
(assert
 (let (($x968 (not new.attention.heads.padded)))
 (let (($x2818 (= 1 new.attention.heads.parts)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2193 (or $x1807 $x900)))
 (let (($x6490 (ite $x2193 new.attention.heads.given_everywhere (or $x1816 (and $x2818 $x968)))))
 (= new.attention.heads.everywhere $x6490)))))))))
(assert
 (let (($x5024 (not new.attention.value_dim.padded)))
 (let (($x1877 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x4324 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4816 (ite (or $x1213 $x4324) new.attention.value_dim.given_everywhere (or $x1877 (and (= 1 new.attention.value_dim.parts) $x5024)))))
 (= new.attention.value_dim.everywhere $x4816)))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x27 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1178 ?x3601 ?x27)))))))))))))))))))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x2978 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1178 ?x3601 ?x2978))))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5288 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x6645 (ite $x5288 new.attention.v (ite $x2942 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x6645)))))
(assert
 (let (($x1401 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1245 (not new.attention.gathers)))
 (let (($x2850 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2850 $x1245 $x1401))))))
(assert
 (let ((?x5059 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x29 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1423 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2097 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4325 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2097 $x1423) $x29))))
 (let (($x151 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1642 (not $x151)))
 (let (($x1738 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1627 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1738)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1738 new.attention.value_dim.everywhere $x1642) $x4325)))
 (= new.attention.mixed_in (ite $x1627 (_ bv96 7) ?x5059))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4307 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x1915 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x820 (= 1 new.tp)))
 (let (($x151 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4395 (or $x151 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x820 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x1915 $x4307))))))
 (not $x4395)))))))
(assert
 (let (($x1628 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x6535 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x1331 (= 1 old.tp)))
(let (($x2380 (= (_ bv40 7) old.attention.out.split)))
(or $x2380 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x1331 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x6535 $x1628)))))))))
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
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x3465 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1684 (= (_ bv56 7) old.attention.heads.kind) $x5058 $x1801 (= (_ bv91 7) old.attention.heads.kind) $x125 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x6620 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x17 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x5159 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4344 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2652 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2652 $x4344 $x5159 $x17 $x6620)))))))
(assert
 (let (($x3723 (= (_ bv32 7) old.attention.out.input)))
 (let (($x907 (= (_ bv10 7) old.attention.out.input)))
 (or $x907 $x3723 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x6629 (= (_ bv61 7) old.attention.out.split)))
 (let (($x432 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2380 (= (_ bv40 7) old.attention.out.split)))
 (or $x2380 $x432 $x6629)))))
(assert
 (let (($x2245 (= (_ bv8 7) old.attention.pairs)))
 (or $x2245 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4223 $x221 $x1786 $x5386 $x4514)))))))
(assert
 (let (($x4310 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x4310 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2155 $x3767 $x2547 $x6586))))))
(assert
 (let (($x3194 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3194 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3383 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1605 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4283 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x4283 (= (_ bv56 7) old.attention.value_dim.kind) $x2868 $x1605 (= (_ bv91 7) old.attention.value_dim.kind) $x3383 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x6165 (= (_ bv96 7) old.hidden.kind)))
 (let (($x647 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1183 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4150 (= (_ bv65 7) old.hidden.kind)))
 (let (($x403 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2916 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2916 $x403 (= (_ bv56 7) old.hidden.kind) $x4150 $x1183 $x647 $x6165 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3150 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3150)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1240 (= (_ bv49 7) old.norm.statistic)))
 (or $x1240 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2202 (= (_ bv96 7) old.stream)))
 (let (($x6339 (= (_ bv94 7) old.stream)))
 (let (($x295 (= (_ bv38 7) old.stream)))
 (or $x295 $x6339 $x2202)))))
(assert
 (let (($x4347 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x49 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3774 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3774 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x49 (= (_ bv91 7) old.stream_tokens.kind) $x4347 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x2513 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4327 (div (* ?x2513 old.hidden.multiple) old.hidden.parts)))
 (let (($x4615 (< 1 old.hidden.parts)))
 (let (($x4150 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x4150 $x4615 (= ?x4327 old.hidden.n))))))))
(assert
 (let ((?x2513 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4327 (div (* ?x2513 old.hidden.multiple) old.hidden.parts)))
 (let (($x4615 (< 1 old.hidden.parts)))
 (let (($x4150 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x4150 $x4615 (<= old.hidden.n ?x4327))))))))
(assert
 (let (($x4150 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4150 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2916 (= (_ bv26 7) old.hidden.kind)))
 (let (($x6248 (ite $x2916 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2513 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4327 (div (* ?x2513 old.hidden.multiple) old.hidden.parts)))
 (let (($x954 (= (- 1) old.hidden.n)))
 (let (($x4150 (= (_ bv65 7) old.hidden.kind)))
 (let (($x647 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1802 (ite $x647 (or $x954 (< old.hidden.block old.hidden.n)) (ite $x4150 (or $x954 (< ?x4327 old.hidden.n)) $x6248))))
 (let (($x437 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1802)))
 (let (($x403 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1183 (= (_ bv86 7) old.hidden.kind)))
 (let (($x884 (or $x1183 $x403)))
 (= old.hidden.moved (ite $x884 old.hidden.given_moved $x437)))))))))))))))
(assert
 (let (($x4347 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x6625 (or $x4347 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3177 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x6625)))
 (= old.stream_tokens.everywhere $x3177)))))
(assert
 (let ((?x6469 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x353 (= (div (* ?x6469 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x5058 (< 1 old.attention.heads.parts) $x353))))))
(assert
 (let (($x3771 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x5058 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x5058 $x3771)))))
(assert
 (let ((?x911 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4485 (div (* ?x911 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3465 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2849 (and $x3465 (< 1 old.attention.head_dim.parts) (= ?x4485 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2849))))))
(assert
 (let ((?x2251 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2868 (not (= 0 ?x2251)))))))
(assert
 (let ((?x3138 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x313 (* (div (- ?x3138 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2868 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1859 (and $x2868 (< 1 old.attention.value_dim.parts) (= (div ?x313 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1859))))))
(assert
 (let (($x2380 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1257 (not $x2380)))
 (let (($x907 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3723 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3723 (and $x907 $x1257))))))))
(assert
 (let (($x6165 (= (_ bv96 7) old.hidden.kind)))
 (let (($x403 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1183 (= (_ bv86 7) old.hidden.kind)))
 (let (($x884 (or $x1183 $x403)))
 (let (($x1593 (ite $x884 old.hidden.given_everywhere (or $x6165 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1593)))))))
(assert
 (let (($x2181 (not old.attention.heads.padded)))
 (let (($x125 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1684 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1801 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x963 (ite (or $x1801 $x1684) old.attention.heads.given_everywhere (or $x125 (and (= 1 old.attention.heads.parts) $x2181)))))
 (= old.attention.heads.everywhere $x963)))))))
(assert
 (let (($x5080 (not old.attention.value_dim.padded)))
 (let (($x3383 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4283 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1605 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x5177 (ite (or $x1605 $x4283) old.attention.value_dim.given_everywhere (or $x3383 (and (= 1 old.attention.value_dim.parts) $x5080)))))
 (= old.attention.value_dim.everywhere $x5177)))))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x2885 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x6586 ?x6587 ?x2885)))))))))))))))))))))
(assert
 (let (($x2202 (= (_ bv96 7) old.stream)))
 (let (($x5037 (or $x2202 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x5037))))
(assert
 (let (($x4514 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4223 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x3209 (ite (or $x4223 $x4514) (_ bv16 7) (_ bv96 7))))
 (let (($x5386 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x221 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x5318 (and $x221 $x3767 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2155 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1675 (and $x221 $x2155 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2980 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x265 (or $x1786 $x5386)))
 (let ((?x2083 (ite (or $x265 $x2980) old.attention.qkv.split (ite (or $x4223 $x1675 $x5318) (_ bv96 7) (_ bv16 7)))))
 (let (($x2547 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1739 (not $x2547)))
 (let ((?x5079 (ite $x1739 ?x2083 (ite (or $x5386 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x3209))))
 (let ((?x6587 (ite (or $x265 $x2980 old.model.query_latent) (_ bv96 7) (ite $x221 (_ bv21 7) (_ bv16 7)))))
 (let (($x6586 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x6586 ?x6587 ?x5079))))))))))))))))))))))
(assert
 (let (($x3767 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2561 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x502 (ite $x2561 old.attention.v (ite $x3767 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x502)))))
(assert
 (let (($x1188 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2859 (not old.attention.gathers)))
 (let (($x432 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x432 $x2859 $x1188))))))
(assert
 (let ((?x6676 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x4849 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x5159 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x17 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x277 (or $x17 $x5159)))
 (let (($x4778 (and old.attention.share_of_one old.stream.first_keeps_all (or $x277 $x4849))))
 (let (($x2380 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1257 (not $x2380)))
 (let (($x5380 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2579 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x5380)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x5380 old.attention.value_dim.everywhere $x1257) $x4778)))
 (= old.attention.mixed_in (ite $x2579 (_ bv96 7) ?x6676)))))))))))))
(assert
 (let ((?x397 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3043 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x4369 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3043)))
 (let (($x4849 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x17 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x556 (or $x17 $x4849)))
 (let (($x2380 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2380 $x556 $x4369) (_ bv96 7) ?x397))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x2380 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1257 (not $x2380)))
 (let (($x1331 (= 1 old.tp)))
 (let (($x2202 (= (_ bv96 7) old.stream)))
 (let (($x4849 (and (or (not old.attention.out.group.tp) $x1331) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x833 (and $x4849 (or $x2202 $x1331 (not (= (_ bv4 7) old.attention.out.collective)) $x1257))))
 (let (($x5159 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x17 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x277 (or $x17 $x5159)))
 (let ((?x2201 (ite (or $x277 $x833) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x6620 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x4344 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x2172 (ite (or $x17 (and $x5159 (= (_ bv38 7) old.stream)) (and (or $x4344 $x6620) $x4849)) (_ bv38 7) (ite $x5159 (_ bv96 7) (_ bv16 7)))))
 (let (($x1007 (or (and old.hidden.filled (not $x2202)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x4496 (not $x4849)))
 (let (($x1240 (= (_ bv49 7) old.norm.statistic)))
 (let (($x295 (= (_ bv38 7) old.stream)))
 (let ((?x4673 (ite (and $x4344 old.hidden.filled $x295 $x4496 $x1240) old.stream (ite (and $x6620 $x4496 $x1007) old.stream ?x2172))))
 (let (($x2652 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x1076 (ite $x2652 (_ bv96 7) (ite (and $x4344 old.hidden.filled $x2202 $x4496) (_ bv96 7) ?x4673))))
 (let (($x556 (or $x17 $x4849)))
 (let ((?x2386 (ite (and (not $x295) old.stream.in_order old.hidden.everywhere $x556) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x4849) (_ bv38 7) ?x1076))))
 (let ((?x1767 (ite (= (_ bv38 7) old.attention.out_state) ?x2386 (ite (= (_ bv96 7) old.attention.out_state) ?x2201 old.attention.out_state))))
 (let ((?x6653 (ite $x6620 (ite (not $x2202) old.stream (_ bv66 7)) (ite $x5159 (ite $x2202 (_ bv96 7) old.stream) (ite $x17 (_ bv92 7) (_ bv16 7))))))
 (let (($x1434 (= (_ bv92 7) old.attention.out_state)))
 (= old.attention.joined (ite $x1434 (ite $x4344 (_ bv96 7) ?x6653) ?x1767))))))))))))))))))))))))))))
(assert
 (let (($x5159 (= (_ bv10 7) old.attention.out.collective)))
 (let ((?x5260 (ite (and old.attention.taken_for_whole $x5159) (_ bv92 7) old.attention.joined)))
 (let (($x2795 (or old.hidden.moved old.hidden.padded)))
 (let (($x6629 (= (_ bv61 7) old.attention.out.split)))
 (let (($x43 (= (_ bv92 7) old.attention.mixed_in)))
 (let (($x1331 (= 1 old.tp)))
 (= old.attention.arrives (ite (and $x1331 $x43 $x6629 $x2795) (_ bv16 7) ?x5260)))))))))
(assert
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x5405 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x900 (= (_ bv56 7) new.attention.heads.kind) $x2019 $x1807 (= (_ bv91 7) new.attention.heads.kind) $x1816 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x4681 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2097 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1423 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x6460 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x4442 (= (_ bv4 7) new.attention.out.collective)))
 (or $x4442 $x6460 $x1423 $x2097 $x4681)))))))
(assert
 (let (($x557 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2701 (= (_ bv10 7) new.attention.out.input)))
 (or $x2701 $x557 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2133 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2850 (= (_ bv57 7) new.attention.out.split)))
 (let (($x151 (= (_ bv40 7) new.attention.out.split)))
 (or $x151 $x2850 $x2133)))))
(assert
 (let (($x2511 (= (_ bv8 7) new.attention.pairs)))
 (or $x2511 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1447 $x2214 $x2562 $x2925 $x5083)))))))
(assert
 (let (($x6194 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x6194 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x4874 $x2942 $x1793 $x1178))))))
(assert
 (let (($x4973 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x4973 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1877 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x4324 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x4324 (= (_ bv56 7) new.attention.value_dim.kind) $x5715 $x1213 (= (_ bv91 7) new.attention.value_dim.kind) $x1877 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x4414 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2170 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3063 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4590 (= (_ bv65 7) new.hidden.kind)))
 (let (($x126 (= (_ bv48 7) new.hidden.kind)))
 (let (($x189 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x189 $x126 (= (_ bv56 7) new.hidden.kind) $x4590 $x3063 $x2170 $x4414 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x370 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x370)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x6670 (= (_ bv49 7) new.norm.statistic)))
 (or $x6670 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x673 (= (_ bv96 7) new.stream)))
 (let (($x1002 (= (_ bv94 7) new.stream)))
 (let (($x4678 (= (_ bv38 7) new.stream)))
 (or $x4678 $x1002 $x673)))))
(assert
 (let (($x2878 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x493 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1474 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1474 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x493 (= (_ bv91 7) new.stream_tokens.kind) $x2878 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x5230 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4534 (div (* ?x5230 new.hidden.multiple) new.hidden.parts)))
 (let (($x208 (< 1 new.hidden.parts)))
 (let (($x4590 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4590 $x208 (= ?x4534 new.hidden.n))))))))
(assert
 (let ((?x5230 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4534 (div (* ?x5230 new.hidden.multiple) new.hidden.parts)))
 (let (($x208 (< 1 new.hidden.parts)))
 (let (($x4590 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4590 $x208 (<= new.hidden.n ?x4534))))))))
(assert
 (let (($x4590 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4590 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x189 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2457 (ite $x189 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x5230 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4534 (div (* ?x5230 new.hidden.multiple) new.hidden.parts)))
 (let (($x2264 (= (- 1) new.hidden.n)))
 (let (($x4590 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2170 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6533 (ite $x2170 (or $x2264 (< new.hidden.block new.hidden.n)) (ite $x4590 (or $x2264 (< ?x4534 new.hidden.n)) $x2457))))
 (let (($x5003 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x6533)))
 (let (($x126 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3063 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4899 (or $x3063 $x126)))
 (= new.hidden.moved (ite $x4899 new.hidden.given_moved $x5003)))))))))))))))
(assert
 (let (($x2878 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x4544 (or $x2878 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3013 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x4544)))
 (= new.stream_tokens.everywhere $x3013)))))
(assert
 (let ((?x2721 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x981 (= (div (* ?x2721 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2019 (< 1 new.attention.heads.parts) $x981))))))
(assert
 (let (($x4343 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2019 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2019 $x4343)))))
(assert
 (let ((?x4669 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2919 (div (* ?x4669 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x5405 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2566 (and $x5405 (< 1 new.attention.head_dim.parts) (= ?x2919 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2566))))))
(assert
 (let ((?x3033 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x5715 (not (= 0 ?x3033)))))))
(assert
 (let ((?x1942 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x4654 (* (div ?x1942 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5715 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x369 (and $x5715 (< 1 new.attention.value_dim.parts) (= (div ?x4654 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x369))))))
(assert
 (let (($x151 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1642 (not $x151)))
 (let (($x2701 (= (_ bv10 7) new.attention.out.input)))
 (let (($x557 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x557 (and $x2701 $x1642))))))))
(assert
 (let (($x4414 (= (_ bv96 7) new.hidden.kind)))
 (let (($x126 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3063 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4899 (or $x3063 $x126)))
 (let (($x310 (ite $x4899 new.hidden.given_everywhere (or $x4414 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x310)))))))
(assert
 (let (($x968 (not new.attention.heads.padded)))
 (let (($x1816 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x900 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1807 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6490 (ite (or $x1807 $x900) new.attention.heads.given_everywhere (or $x1816 (and (= 1 new.attention.heads.parts) $x968)))))
 (= new.attention.heads.everywhere $x6490)))))))
(assert
 (let (($x5024 (not new.attention.value_dim.padded)))
 (let (($x1877 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x4324 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1213 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4816 (ite (or $x1213 $x4324) new.attention.value_dim.given_everywhere (or $x1877 (and (= 1 new.attention.value_dim.parts) $x5024)))))
 (= new.attention.value_dim.everywhere $x4816)))))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x27 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1178 ?x3601 ?x27)))))))))))))))))))))))
(assert
 (let (($x673 (= (_ bv96 7) new.stream)))
 (let (($x554 (or $x673 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x554))))
(assert
 (let (($x5083 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1447 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3880 (ite (or $x1447 $x5083) (_ bv16 7) (_ bv96 7))))
 (let (($x2925 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x818 (or new.model.latent new.attention.kv_filled)))
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2214 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2949 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x4874 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2484 (and $x2214 $x4874 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2949)))
 (let ((?x1608 (ite (or $x1447 $x2484 (and $x2214 $x2942 new.attention.heads.filled $x818)) (_ bv96 7) (_ bv16 7))))
 (let (($x6572 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2562 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x5403 (or $x2562 $x2925)))
 (let ((?x1701 (ite (or $x5403 $x6572) new.attention.qkv.split ?x1608)))
 (let (($x1793 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4622 (not $x1793)))
 (let ((?x2978 (ite $x4622 ?x1701 (ite (or $x2925 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3880))))
 (let ((?x3601 (ite (or $x5403 $x6572 new.model.query_latent) (_ bv96 7) (ite $x2214 (_ bv21 7) (_ bv16 7)))))
 (let (($x1178 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1178 ?x3601 ?x2978))))))))))))))))))))))))
(assert
 (let (($x2942 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5288 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x6645 (ite $x5288 new.attention.v (ite $x2942 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x6645)))))
(assert
 (let (($x1401 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1245 (not new.attention.gathers)))
 (let (($x2850 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2850 $x1245 $x1401))))))
(assert
 (let ((?x5059 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x29 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1423 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2097 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4441 (or $x2097 $x1423)))
 (let (($x4325 (and new.attention.share_of_one new.stream.first_keeps_all (or $x4441 $x29))))
 (let (($x151 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1642 (not $x151)))
 (let (($x1738 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1627 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1738)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1738 new.attention.value_dim.everywhere $x1642) $x4325)))
 (= new.attention.mixed_in (ite $x1627 (_ bv96 7) ?x5059)))))))))))))
(assert
 (let ((?x1166 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2482 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1569 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2482)))
 (let (($x29 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2097 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1666 (or $x2097 $x29)))
 (let (($x151 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x151 $x1666 $x1569) (_ bv96 7) ?x1166))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x151 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1642 (not $x151)))
 (let (($x820 (= 1 new.tp)))
 (let (($x673 (= (_ bv96 7) new.stream)))
 (let (($x29 (and (or (not new.attention.out.group.tp) $x820) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x4925 (and $x29 (or $x673 $x820 (not (= (_ bv4 7) new.attention.out.collective)) $x1642))))
 (let (($x1423 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2097 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x4441 (or $x2097 $x1423)))
 (let ((?x23 (ite (or $x4441 $x4925) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x4681 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x6460 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x5166 (ite (or $x2097 (and $x1423 (= (_ bv38 7) new.stream)) (and (or $x6460 $x4681) $x29)) (_ bv38 7) (ite $x1423 (_ bv96 7) (_ bv16 7)))))
 (let (($x2215 (or (and new.hidden.filled (not $x673)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x5039 (not $x29)))
 (let (($x6670 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4678 (= (_ bv38 7) new.stream)))
 (let ((?x2163 (ite (and $x6460 new.hidden.filled $x4678 $x5039 $x6670) new.stream (ite (and $x4681 $x5039 $x2215) new.stream ?x5166))))
 (let (($x4442 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x6619 (ite $x4442 (_ bv96 7) (ite (and $x6460 new.hidden.filled $x673 $x5039) (_ bv96 7) ?x2163))))
 (let (($x1666 (or $x2097 $x29)))
 (let ((?x3171 (ite (and (not $x4678) new.stream.in_order new.hidden.everywhere $x1666) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x29) (_ bv38 7) ?x6619))))
 (let ((?x3187 (ite (= (_ bv38 7) new.attention.out_state) ?x3171 (ite (= (_ bv96 7) new.attention.out_state) ?x23 new.attention.out_state))))
 (let ((?x1368 (ite $x4681 (ite (not $x673) new.stream (_ bv66 7)) (ite $x1423 (ite $x673 (_ bv96 7) new.stream) (ite $x2097 (_ bv92 7) (_ bv16 7))))))
 (let (($x5011 (= (_ bv92 7) new.attention.out_state)))
 (= new.attention.joined (ite $x5011 (ite $x6460 (_ bv96 7) ?x1368) ?x3187))))))))))))))))))))))))))))
(assert
 (let (($x1423 (= (_ bv10 7) new.attention.out.collective)))
 (let ((?x1672 (ite (and new.attention.taken_for_whole $x1423) (_ bv92 7) new.attention.joined)))
 (let (($x89 (or new.hidden.moved new.hidden.padded)))
 (let (($x2133 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3912 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x820 (= 1 new.tp)))
 (= new.attention.arrives (ite (and $x820 $x3912 $x2133 $x89) (_ bv16 7) ?x1672)))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3825 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x820 (= 1 new.tp)))
 (let (($x587 (= new.attention.arrives new.stream)))
 (let (($x5712 (or (or (= (_ bv96 7) new.attention.arrives) $x587) (and $x820 (or (not (= (_ bv61 7) new.attention.out.split)) $x3825)))))
 (not $x5712))))))
(assert
 (let (($x703 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x1331 (= 1 old.tp)))
(let (($x412 (= old.attention.arrives old.stream)))
(or (or (= (_ bv96 7) old.attention.arrives) $x412) (and $x1331 (or (not (= (_ bv61 7) old.attention.out.split)) $x703)))))))
(check-sat)

