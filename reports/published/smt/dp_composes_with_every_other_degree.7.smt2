; from one replica to any number, question 149
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
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (let (($x2338 (= (_ bv29 7) old.moe.bias)))
 (let (($x1232 (= (_ bv23 7) old.moe.bias)))
 (or $x1232 (= (_ bv27 7) old.moe.bias) $x2338))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x64 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x64 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2944 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2944 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x16 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x3204 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x1379 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x1385 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x406 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x1289 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x239 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x2003 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x1459 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x563 (= (_ bv11 7) old.moe.width.kind)))
 (or $x563 $x1459 $x2003 $x239 $x1289 $x406 $x1385 $x1379 $x3204 $x16))))))))))))
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
 (let ((?x1495 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x3365 (* (div (* ?x1495 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1797 (= (- 1) old.moe.width.n)))
 (let ((?x2485 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1797 (< ?x3365 old.moe.width.n)) 0 1))))
 (let (($x406 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x234 (ite (or $x1797 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x2003 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x3108 (ite $x2003 (ite (and $x1797 (= 1 old.moe.width.parts)) 1 ?x234) (ite $x406 ?x2485 old.moe.width.given_least))))
 (let (($x1289 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x16 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1379 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x563 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x1459 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x3204 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x122 (ite $x3204 old.moe.width.parts (ite (or $x1459 $x563 $x1379 $x16 $x1289) 1 ?x3108))))
 (= old.moe.width.least ?x122)))))))))))))))))
(assert
 (let ((?x1252 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x3204 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x3204 old.moe.width.parts ?x1252)))))
(assert
 (let (($x1560 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1560)))
(assert
 (let ((?x1947 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1947))))
(assert
 (let (($x2694 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x1314 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x2694 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x1314))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x3527 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x2331 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x3527 (or (= (_ bv5 7) old.moe.combined) (= (_ bv73 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x2331))))
(assert
 (let (($x3665 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2862 (= old.moe.block old.stage.ranks)))
 (let (($x1462 (and (= 1 old.tp) $x2862 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x119 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x119 $x1462) (or $x2862 $x3665)))))))))
(assert
 (let (($x1166 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x1166)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x767 (= (_ bv29 7) new.moe.bias)))
 (let (($x3288 (= (_ bv23 7) new.moe.bias)))
 (or $x3288 (= (_ bv27 7) new.moe.bias) $x767))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2708 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2708 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x3040 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x3040 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x2837 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x1287 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x2799 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x2787 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x3054 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x2478 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x47 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x1256 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x710 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x329 (= (_ bv11 7) new.moe.width.kind)))
 (or $x329 $x710 $x1256 $x47 $x2478 $x3054 $x2787 $x2799 $x1287 $x2837))))))))))))
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
 (let ((?x3367 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x2318 (* (div (* ?x3367 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x881 (= (- 1) new.moe.width.n)))
 (let ((?x3393 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x881 (< ?x2318 new.moe.width.n)) 0 1))))
 (let (($x3054 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x289 (ite (or $x881 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x1256 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x3138 (ite $x1256 (ite (and $x881 (= 1 new.moe.width.parts)) 1 ?x289) (ite $x3054 ?x3393 new.moe.width.given_least))))
 (let (($x2478 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x2837 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2799 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x329 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x710 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x1287 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x1059 (ite $x1287 new.moe.width.parts (ite (or $x710 $x329 $x2799 $x2837 $x2478) 1 ?x3138))))
 (= new.moe.width.least ?x1059)))))))))))))))))
(assert
 (let ((?x2859 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x1287 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x1287 new.moe.width.parts ?x2859)))))
(assert
 (let (($x840 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x840)))
(assert
 (let ((?x3149 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x3149))))
(assert
 (let (($x1630 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x2446 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x1630 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x2446))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x2616 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x1529 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x2616 (or (= (_ bv5 7) new.moe.combined) (= (_ bv73 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x1529))))
(assert
 (let (($x457 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1072 (= new.moe.block new.stage.ranks)))
 (let (($x53 (and (= 1 new.tp) $x1072 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1280 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1280 $x53) (or $x1072 $x457)))))))))
(assert
 (let (($x2050 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x2050)))
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
 (let (($x709 (or new.moe.over_block (not new.moe.once))))
 (let (($x3683 (= 1 new.moe.expert_tp)))
 (let (($x3581 (or $x3683 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x709) new.moe.bias_once)))
 (not $x3581)))))
(assert
 (let (($x2809 (or old.moe.over_block (not old.moe.once))))
(let (($x3380 (not old.model.down_bias)))
(let (($x2678 (= 1 old.moe.expert_tp)))
(or $x2678 $x3380 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x2809) old.moe.bias_once)))))
(check-sat)

; from one replica to any number, question 150
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
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x64 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x64 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2944 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2944 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x3940 (= (_ bv60 7) old.moe.shared.scale)))
 (let (($x1238 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x1238 $x3940))))
(assert
 (let (($x2635 (= (_ bv97 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv57 7) old.moe.shared.split) $x2635)))
(assert
 (let (($x2744 (= (_ bv80 7) old.moe.shared.sum)))
 (or (= (_ bv57 7) old.moe.shared.sum) (= (_ bv63 7) old.moe.shared.sum) $x2744)))
(assert
 (let (($x3615 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x3766 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x2401 (= (_ bv65 7) old.moe.shared.width.kind)))
 (let (($x3227 (= (_ bv48 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x3227 (= (_ bv56 7) old.moe.shared.width.kind) $x2401 $x3766 (= (_ bv91 7) old.moe.shared.width.kind) $x3615 (= (_ bv99 7) old.moe.shared.width.kind)))))))
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
 (let (($x16 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x3204 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x1379 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x1385 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x406 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x1289 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x239 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x2003 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x1459 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x563 (= (_ bv11 7) old.moe.width.kind)))
 (or $x563 $x1459 $x2003 $x239 $x1289 $x406 $x1385 $x1379 $x3204 $x16))))))))))))
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
 (let ((?x1495 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x3365 (* (div (* ?x1495 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1797 (= (- 1) old.moe.width.n)))
 (let ((?x2485 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1797 (< ?x3365 old.moe.width.n)) 0 1))))
 (let (($x406 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x234 (ite (or $x1797 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x2003 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x3108 (ite $x2003 (ite (and $x1797 (= 1 old.moe.width.parts)) 1 ?x234) (ite $x406 ?x2485 old.moe.width.given_least))))
 (let (($x1289 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x16 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1379 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x563 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x1459 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x3204 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x122 (ite $x3204 old.moe.width.parts (ite (or $x1459 $x563 $x1379 $x16 $x1289) 1 ?x3108))))
 (= old.moe.width.least ?x122)))))))))))))))))
(assert
 (let ((?x1252 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x3204 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x3204 old.moe.width.parts ?x1252)))))
(assert
 (let (($x2751 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x2401 (= (_ bv65 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x2401 $x2751)))))
(assert
 (let (($x1560 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1560)))
(assert
 (let (($x2935 (not old.moe.shared.width.padded)))
 (let (($x3615 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x3227 (= (_ bv48 7) old.moe.shared.width.kind)))
 (let (($x3766 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x3337 (ite (or $x3766 $x3227) old.moe.shared.width.given_everywhere (or $x3615 (and (= 1 old.moe.shared.width.parts) $x2935)))))
 (= old.moe.shared.width.everywhere $x3337)))))))
(assert
 (let ((?x1947 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1947))))
(assert
 (let (($x3262 (= 1 old.tp)))
 (let (($x1821 (or $x3262 (and (= (_ bv97 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x1821 (_ bv57 7) old.moe.shared.split)))))
(assert
 (let (($x2694 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x1314 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x2694 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x1314))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x2748 (= (_ bv5 7) old.moe.combined)))
 (let (($x1767 (or $x2748 (= (_ bv73 7) old.moe.combined))))
 (= old.moe.sums_block (and $x1767 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x2748 (= (_ bv5 7) old.moe.combined)))
 (let (($x1767 (or $x2748 (= (_ bv73 7) old.moe.combined))))
 (let (($x3527 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x2331 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) $x2748) (and $x3527 $x1767) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x2331))))))
(assert
 (let (($x3665 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2862 (= old.moe.block old.stage.ranks)))
 (let (($x3262 (= 1 old.tp)))
 (let (($x1462 (and $x3262 $x2862 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x119 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x119 $x1462) (or $x2862 $x3665))))))))))
(assert
 (let ((?x2976 (ite (not (= (_ bv80 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= old.moe.shared_summed ?x2976)))
(assert
 (let (($x1166 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x1166)))
(assert
 (let (($x165 (= (_ bv63 7) old.moe.shared_summed)))
 (let ((?x366 (ite $x165 old.tp (ite (= (_ bv80 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x366))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2708 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2708 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x3040 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x3040 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x512 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x3628 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x3628 $x512))))
(assert
 (let (($x2702 (= (_ bv97 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv57 7) new.moe.shared.split) $x2702)))
(assert
 (let (($x2814 (= (_ bv80 7) new.moe.shared.sum)))
 (or (= (_ bv57 7) new.moe.shared.sum) (= (_ bv63 7) new.moe.shared.sum) $x2814)))
(assert
 (let (($x3292 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x559 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x3015 (= (_ bv65 7) new.moe.shared.width.kind)))
 (let (($x2442 (= (_ bv48 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x2442 (= (_ bv56 7) new.moe.shared.width.kind) $x3015 $x559 (= (_ bv91 7) new.moe.shared.width.kind) $x3292 (= (_ bv99 7) new.moe.shared.width.kind)))))))
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
 (let (($x2837 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x1287 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x2799 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x2787 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x3054 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x2478 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x47 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x1256 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x710 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x329 (= (_ bv11 7) new.moe.width.kind)))
 (or $x329 $x710 $x1256 $x47 $x2478 $x3054 $x2787 $x2799 $x1287 $x2837))))))))))))
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
 (let ((?x3367 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x2318 (* (div (* ?x3367 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x881 (= (- 1) new.moe.width.n)))
 (let ((?x3393 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x881 (< ?x2318 new.moe.width.n)) 0 1))))
 (let (($x3054 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x289 (ite (or $x881 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x1256 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x3138 (ite $x1256 (ite (and $x881 (= 1 new.moe.width.parts)) 1 ?x289) (ite $x3054 ?x3393 new.moe.width.given_least))))
 (let (($x2478 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x2837 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2799 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x329 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x710 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x1287 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x1059 (ite $x1287 new.moe.width.parts (ite (or $x710 $x329 $x2799 $x2837 $x2478) 1 ?x3138))))
 (= new.moe.width.least ?x1059)))))))))))))))))
(assert
 (let ((?x2859 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x1287 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x1287 new.moe.width.parts ?x2859)))))
(assert
 (let (($x986 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x3015 (= (_ bv65 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x3015 $x986)))))
(assert
 (let (($x840 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x840)))
(assert
 (let (($x2841 (not new.moe.shared.width.padded)))
 (let (($x3292 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x2442 (= (_ bv48 7) new.moe.shared.width.kind)))
 (let (($x559 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x1119 (ite (or $x559 $x2442) new.moe.shared.width.given_everywhere (or $x3292 (and (= 1 new.moe.shared.width.parts) $x2841)))))
 (= new.moe.shared.width.everywhere $x1119)))))))
(assert
 (let ((?x3149 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x3149))))
(assert
 (let (($x2697 (= 1 new.tp)))
 (let (($x3735 (or $x2697 (and (= (_ bv97 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x3735 (_ bv57 7) new.moe.shared.split)))))
(assert
 (let (($x1630 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x2446 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x1630 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x2446))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x1903 (= (_ bv5 7) new.moe.combined)))
 (let (($x3032 (or $x1903 (= (_ bv73 7) new.moe.combined))))
 (= new.moe.sums_block (and $x3032 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x1903 (= (_ bv5 7) new.moe.combined)))
 (let (($x3032 (or $x1903 (= (_ bv73 7) new.moe.combined))))
 (let (($x2616 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x1529 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) $x1903) (and $x2616 $x3032) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x1529))))))
(assert
 (let (($x457 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1072 (= new.moe.block new.stage.ranks)))
 (let (($x2697 (= 1 new.tp)))
 (let (($x53 (and $x2697 $x1072 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1280 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1280 $x53) (or $x1072 $x457))))))))))
(assert
 (let ((?x941 (ite (not (= (_ bv80 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= new.moe.shared_summed ?x941)))
(assert
 (let (($x2050 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x2050)))
(assert
 (let (($x1809 (= (_ bv63 7) new.moe.shared_summed)))
 (let ((?x3127 (ite $x1809 new.tp (ite (= (_ bv80 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x3127))))
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
 (let (($x1809 (= (_ bv63 7) new.moe.shared_summed)))
 (let (($x3220 (or $x1809 (and (= (_ bv80 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x512 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x3415 (= (_ bv57 7) new.moe.shared_by)))
 (let (($x1745 (and $x3415 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x3570 (not new.moe.once)))
 (let (($x2287 (and (or (not (= (_ bv80 7) new.moe.shared_summed)) new.moe.over_block $x3570) (or $x1745 (and (not $x3415) $x512 $x3220)))))
 (not (or (not new.model.shared) $x2287 new.moe.shared_once))))))))))
(assert
 (let (($x165 (= (_ bv63 7) old.moe.shared_summed)))
(let (($x2840 (or $x165 (and (= (_ bv80 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x3940 (= (_ bv60 7) old.moe.shared.scale)))
(let (($x1824 (= (_ bv57 7) old.moe.shared_by)))
(let (($x2210 (and $x1824 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x3931 (not old.moe.once)))
(let (($x2328 (and (or (not (= (_ bv80 7) old.moe.shared_summed)) old.moe.over_block $x3931) (or $x2210 (and (not $x1824) $x3940 $x2840)))))
(let (($x3783 (not old.model.shared)))
(or $x3783 $x2328 old.moe.shared_once))))))))))
(check-sat)

; from one replica to any number, question 151
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3405 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2451 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2679 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x217 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1614 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2688 (= (_ bv11 7) old.hidden.kind)))
 (or $x2688 $x1614 $x217 $x1941 $x2679 $x632 $x987 $x2599 $x2451 $x3405))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2929 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x966 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x932 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x3445 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x3018 (= (_ bv4 7) old.lm_head.collective)))
 (or $x3018 $x3445 $x932 $x966 $x2929)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x681 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x892 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x715 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2806 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2019 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1795 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1795 $x2019 (= (_ bv56 7) old.lm_head.cut.kind) $x2806 $x715 $x892 $x681 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2676 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1908 (= (_ bv40 7) old.lm_head.split)))
 (or $x1908 (= (_ bv57 7) old.lm_head.split) $x2676))))
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
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x632 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2956 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x173 (div (* ?x2956 old.hidden.multiple) old.hidden.parts)))
 (let (($x2494 (= (- 1) old.hidden.n)))
 (let ((?x1850 (ite (or $x2494 (< (* ?x173 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2311 (ite $x632 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1850) old.hidden.given_least)))
 (let ((?x3786 (ite (or $x2494 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x217 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2453 (ite $x217 (ite (and $x2494 (= 1 old.hidden.parts)) 1 ?x3786) ?x2311)))
 (let (($x2679 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3405 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1614 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2451 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2417 (ite $x2451 old.hidden.parts (ite (or $x1614 $x2688 $x2599 $x3405 $x2679) 1 ?x2453))))
 (= old.hidden.least ?x2417))))))))))))))))))
(assert
 (let ((?x2956 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x173 (div (* ?x2956 old.hidden.multiple) old.hidden.parts)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x632 (< 1 old.hidden.parts) (= ?x173 old.hidden.n)))))))
(assert
 (let (($x217 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1692 (ite $x217 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2956 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x173 (div (* ?x2956 old.hidden.multiple) old.hidden.parts)))
 (let (($x2494 (= (- 1) old.hidden.n)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3523 (ite $x2599 (or $x2494 (< old.hidden.block old.hidden.n)) (ite $x632 (or $x2494 (< ?x173 old.hidden.n)) $x1692))))
 (let (($x2516 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3523)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2101 (or $x987 $x1941)))
 (= old.hidden.moved (ite $x2101 old.hidden.given_moved $x2516)))))))))))))))
(assert
 (let ((?x2605 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x509 (div (* ?x2605 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2806 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x812 (and $x2806 (< 1 old.lm_head.cut.parts) (= ?x509 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x812))))))
(assert
 (let (($x2806 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3740 (and $x2806 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3740))))
(assert
 (let (($x449 (= (- 1) old.lm_head.cut.n)))
 (let (($x1795 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x619 (ite $x1795 (or $x449 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x449 (< 1 old.lm_head.cut.n)))))
 (let ((?x2605 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x509 (div (* ?x2605 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2806 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x892 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2696 (ite $x892 (or $x449 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2806 (or $x449 (< ?x509 old.lm_head.cut.n)) $x619))))
 (let (($x1662 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x2696)))
 (let (($x2019 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x715 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2388 (or $x715 $x2019)))
 (= old.lm_head.cut.moved (ite $x2388 old.lm_head.cut.given_moved $x1662)))))))))))))))
(assert
 (let (($x2451 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2101 (or $x987 $x1941)))
 (let (($x2947 (ite $x2101 old.hidden.given_everywhere (or $x2451 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2947)))))))
(assert
 (let (($x681 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x95 (or $x681 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2019 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x715 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2388 (or $x715 $x2019)))
 (= old.lm_head.cut.everywhere (ite $x2388 old.lm_head.cut.given_everywhere $x95))))))))
(assert
 (let (($x2348 (not old.hidden.moved)))
 (let (($x3405 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1614 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1285 (or old.hidden.everywhere old.hidden.filled (and (or $x1614 $x2688 $x2599 $x3405) $x2348))))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2101 (or $x987 $x1941)))
 (= old.hidden.undivided (ite $x2101 old.hidden.given_undivided $x1285))))))))))))
(assert
 (let (($x2686 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x966 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2695 (or $x966 $x2686)))
 (let (($x1908 (= (_ bv40 7) old.lm_head.split)))
 (let (($x586 (and $x1908 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2695)))
 (let (($x2676 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2467 (ite (and $x2676 old.lm_head.cut.everywhere $x2695) (_ bv96 7) (ite $x2676 (_ bv95 7) (ite $x586 (_ bv96 7) (ite $x1908 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2467)))))))))
(assert
 (let (($x2686 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2327 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x2686)))
 (let (($x1772 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x2370 (ite (= (_ bv92 7) old.lm_head.state) (ite $x1772 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2327 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2640 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x1145 (ite (= (_ bv95 7) old.lm_head.state) (ite $x2640 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x2370)))
 (= old.lm_head.joined ?x1145))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1175 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3249 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3787 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x546 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2502 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3217 (= (_ bv11 7) new.hidden.kind)))
 (or $x3217 $x2502 $x546 $x2608 $x3787 $x1486 $x740 $x1996 $x3249 $x1175))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2102 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x3221 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1632 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x295 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1164 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1164 $x295 $x1632 $x3221 $x2102)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1643 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1909 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2513 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3276 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3272 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x727 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x727 $x3272 (= (_ bv56 7) new.lm_head.cut.kind) $x3276 $x2513 $x1909 $x1643 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2756 (= (_ bv95 7) new.lm_head.split)))
 (let (($x327 (= (_ bv40 7) new.lm_head.split)))
 (or $x327 (= (_ bv57 7) new.lm_head.split) $x2756))))
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
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1486 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1494 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3361 (div (* ?x1494 new.hidden.multiple) new.hidden.parts)))
 (let (($x2214 (= (- 1) new.hidden.n)))
 (let ((?x917 (ite (or $x2214 (< (* ?x3361 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2815 (ite $x1486 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x917) new.hidden.given_least)))
 (let ((?x2437 (ite (or $x2214 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x546 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3092 (ite $x546 (ite (and $x2214 (= 1 new.hidden.parts)) 1 ?x2437) ?x2815)))
 (let (($x3787 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1175 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3217 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2502 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3249 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2652 (ite $x3249 new.hidden.parts (ite (or $x2502 $x3217 $x1996 $x1175 $x3787) 1 ?x3092))))
 (= new.hidden.least ?x2652))))))))))))))))))
(assert
 (let ((?x1494 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3361 (div (* ?x1494 new.hidden.multiple) new.hidden.parts)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1486 (< 1 new.hidden.parts) (= ?x3361 new.hidden.n)))))))
(assert
 (let (($x546 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1423 (ite $x546 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1494 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3361 (div (* ?x1494 new.hidden.multiple) new.hidden.parts)))
 (let (($x2214 (= (- 1) new.hidden.n)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2486 (ite $x1996 (or $x2214 (< new.hidden.block new.hidden.n)) (ite $x1486 (or $x2214 (< ?x3361 new.hidden.n)) $x1423))))
 (let (($x2023 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2486)))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1608 (or $x740 $x2608)))
 (= new.hidden.moved (ite $x1608 new.hidden.given_moved $x2023)))))))))))))))
(assert
 (let ((?x1659 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x202 (div (* ?x1659 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x3276 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x451 (and $x3276 (< 1 new.lm_head.cut.parts) (= ?x202 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x451))))))
(assert
 (let (($x3276 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1999 (and $x3276 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1999))))
(assert
 (let (($x3454 (= (- 1) new.lm_head.cut.n)))
 (let (($x727 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2364 (ite $x727 (or $x3454 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x3454 (< 1 new.lm_head.cut.n)))))
 (let ((?x1659 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x202 (div (* ?x1659 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x3276 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1909 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x617 (ite $x1909 (or $x3454 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x3276 (or $x3454 (< ?x202 new.lm_head.cut.n)) $x2364))))
 (let (($x533 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x617)))
 (let (($x3272 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2513 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1442 (or $x2513 $x3272)))
 (= new.lm_head.cut.moved (ite $x1442 new.lm_head.cut.given_moved $x533)))))))))))))))
(assert
 (let (($x3249 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1608 (or $x740 $x2608)))
 (let (($x1355 (ite $x1608 new.hidden.given_everywhere (or $x3249 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1355)))))))
(assert
 (let (($x1643 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3847 (or $x1643 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3272 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2513 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1442 (or $x2513 $x3272)))
 (= new.lm_head.cut.everywhere (ite $x1442 new.lm_head.cut.given_everywhere $x3847))))))))
(assert
 (let (($x2030 (not new.hidden.moved)))
 (let (($x1175 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3217 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2502 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1518 (or new.hidden.everywhere new.hidden.filled (and (or $x2502 $x3217 $x1996 $x1175) $x2030))))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1608 (or $x740 $x2608)))
 (= new.hidden.undivided (ite $x1608 new.hidden.given_undivided $x1518))))))))))))
(assert
 (let (($x856 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3221 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1417 (or $x3221 $x856)))
 (let (($x327 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3293 (and $x327 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1417)))
 (let (($x2756 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2642 (ite (and $x2756 new.lm_head.cut.everywhere $x1417) (_ bv96 7) (ite $x2756 (_ bv95 7) (ite $x3293 (_ bv96 7) (ite $x327 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2642)))))))))
(assert
 (let (($x856 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1964 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x856)))
 (let (($x2278 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x1808 (ite (= (_ bv92 7) new.lm_head.state) (ite $x2278 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1964 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1120 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x3198 (ite (= (_ bv95 7) new.lm_head.state) (ite $x1120 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x1808)))
 (= new.lm_head.joined ?x3198))))))))
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
 (let (($x961 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x2697 (= 1 new.tp)))
 (let (($x3181 (or (= (_ bv96 7) new.lm_head.joined) (and $x2697 (or (not (= (_ bv95 7) new.lm_head.split)) $x961)))))
 (not $x3181)))))
(assert
 (let (($x209 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x3262 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x3262 (or (not (= (_ bv95 7) old.lm_head.split)) $x209))))))
(check-sat)

; from one replica to any number, question 152
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3405 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2451 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2679 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x217 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1614 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2688 (= (_ bv11 7) old.hidden.kind)))
 (or $x2688 $x1614 $x217 $x1941 $x2679 $x632 $x987 $x2599 $x2451 $x3405))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x966 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x932 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x932 $x966 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x681 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x715 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2806 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2019 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2019 (= (_ bv56 7) old.lm_head.cut.kind) $x2806 $x715 (= (_ bv91 7) old.lm_head.cut.kind) $x681 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2676 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1908 (= (_ bv40 7) old.lm_head.split)))
 (or $x1908 (= (_ bv57 7) old.lm_head.split) $x2676))))
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
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x632 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2956 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x173 (div (* ?x2956 old.hidden.multiple) old.hidden.parts)))
 (let (($x2494 (= (- 1) old.hidden.n)))
 (let ((?x1850 (ite (or $x2494 (< (* ?x173 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2311 (ite $x632 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1850) old.hidden.given_least)))
 (let ((?x3786 (ite (or $x2494 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x217 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2453 (ite $x217 (ite (and $x2494 (= 1 old.hidden.parts)) 1 ?x3786) ?x2311)))
 (let (($x2679 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3405 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1614 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2451 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2417 (ite $x2451 old.hidden.parts (ite (or $x1614 $x2688 $x2599 $x3405 $x2679) 1 ?x2453))))
 (= old.hidden.least ?x2417))))))))))))))))))
(assert
 (let ((?x2956 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x173 (div (* ?x2956 old.hidden.multiple) old.hidden.parts)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x632 (< 1 old.hidden.parts) (= ?x173 old.hidden.n)))))))
(assert
 (let (($x217 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1692 (ite $x217 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2956 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x173 (div (* ?x2956 old.hidden.multiple) old.hidden.parts)))
 (let (($x2494 (= (- 1) old.hidden.n)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3523 (ite $x2599 (or $x2494 (< old.hidden.block old.hidden.n)) (ite $x632 (or $x2494 (< ?x173 old.hidden.n)) $x1692))))
 (let (($x2516 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3523)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2101 (or $x987 $x1941)))
 (= old.hidden.moved (ite $x2101 old.hidden.given_moved $x2516)))))))))))))))
(assert
 (let (($x2806 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3740 (and $x2806 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3740))))
(assert
 (let (($x2451 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2101 (or $x987 $x1941)))
 (let (($x2947 (ite $x2101 old.hidden.given_everywhere (or $x2451 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2947)))))))
(assert
 (let (($x681 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x95 (or $x681 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x116 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x95)))
 (= old.lm_head.cut.everywhere $x116)))))
(assert
 (let (($x2348 (not old.hidden.moved)))
 (let (($x3405 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1614 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1285 (or old.hidden.everywhere old.hidden.filled (and (or $x1614 $x2688 $x2599 $x3405) $x2348))))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2101 (or $x987 $x1941)))
 (= old.hidden.undivided (ite $x2101 old.hidden.given_undivided $x1285))))))))))))
(assert
 (let (($x3387 (not old.lm_head.group.pp)))
 (let (($x87 (or $x3387 (= 1 old.pp))))
 (let (($x2085 (not old.lm_head.group.sp)))
 (let (($x3782 (or $x2085 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x2175 (not old.lm_head.group.dp)))
 (let (($x1167 (or $x2175 $x993)))
 (let (($x2686 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x1167 $x3782 $x87)))
 (let (($x966 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2695 (or $x966 $x2686)))
 (let (($x1908 (= (_ bv40 7) old.lm_head.split)))
 (let (($x586 (and $x1908 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2695)))
 (let (($x2676 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2467 (ite (and $x2676 old.lm_head.cut.everywhere $x2695) (_ bv96 7) (ite $x2676 (_ bv95 7) (ite $x586 (_ bv96 7) (ite $x1908 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2467))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1175 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3249 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3787 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x546 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2502 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3217 (= (_ bv11 7) new.hidden.kind)))
 (or $x3217 $x2502 $x546 $x2608 $x3787 $x1486 $x740 $x1996 $x3249 $x1175))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3221 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1632 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x1632 $x3221 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x1643 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2513 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3276 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3272 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3272 (= (_ bv56 7) new.lm_head.cut.kind) $x3276 $x2513 (= (_ bv91 7) new.lm_head.cut.kind) $x1643 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2756 (= (_ bv95 7) new.lm_head.split)))
 (let (($x327 (= (_ bv40 7) new.lm_head.split)))
 (or $x327 (= (_ bv57 7) new.lm_head.split) $x2756))))
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
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1486 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1494 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3361 (div (* ?x1494 new.hidden.multiple) new.hidden.parts)))
 (let (($x2214 (= (- 1) new.hidden.n)))
 (let ((?x917 (ite (or $x2214 (< (* ?x3361 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2815 (ite $x1486 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x917) new.hidden.given_least)))
 (let ((?x2437 (ite (or $x2214 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x546 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3092 (ite $x546 (ite (and $x2214 (= 1 new.hidden.parts)) 1 ?x2437) ?x2815)))
 (let (($x3787 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1175 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3217 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2502 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3249 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2652 (ite $x3249 new.hidden.parts (ite (or $x2502 $x3217 $x1996 $x1175 $x3787) 1 ?x3092))))
 (= new.hidden.least ?x2652))))))))))))))))))
(assert
 (let ((?x1494 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3361 (div (* ?x1494 new.hidden.multiple) new.hidden.parts)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1486 (< 1 new.hidden.parts) (= ?x3361 new.hidden.n)))))))
(assert
 (let (($x546 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1423 (ite $x546 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1494 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3361 (div (* ?x1494 new.hidden.multiple) new.hidden.parts)))
 (let (($x2214 (= (- 1) new.hidden.n)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2486 (ite $x1996 (or $x2214 (< new.hidden.block new.hidden.n)) (ite $x1486 (or $x2214 (< ?x3361 new.hidden.n)) $x1423))))
 (let (($x2023 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2486)))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1608 (or $x740 $x2608)))
 (= new.hidden.moved (ite $x1608 new.hidden.given_moved $x2023)))))))))))))))
(assert
 (let (($x3276 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1999 (and $x3276 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1999))))
(assert
 (let (($x3249 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1608 (or $x740 $x2608)))
 (let (($x1355 (ite $x1608 new.hidden.given_everywhere (or $x3249 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1355)))))))
(assert
 (let (($x1643 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3847 (or $x1643 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2803 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x3847)))
 (= new.lm_head.cut.everywhere $x2803)))))
(assert
 (let (($x2030 (not new.hidden.moved)))
 (let (($x1175 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3217 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2502 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1518 (or new.hidden.everywhere new.hidden.filled (and (or $x2502 $x3217 $x1996 $x1175) $x2030))))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1608 (or $x740 $x2608)))
 (= new.hidden.undivided (ite $x1608 new.hidden.given_undivided $x1518))))))))))))
(assert
 (let (($x858 (not new.lm_head.group.pp)))
 (let (($x2580 (or $x858 (= 1 new.pp))))
 (let (($x2584 (not new.lm_head.group.sp)))
 (let (($x293 (or $x2584 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3620 (not new.lm_head.group.dp)))
 (let (($x1061 (or $x3620 $x1399)))
 (let (($x856 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x1061 $x293 $x2580)))
 (let (($x3221 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1417 (or $x3221 $x856)))
 (let (($x327 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3293 (and $x327 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1417)))
 (let (($x2756 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2642 (ite (and $x2756 new.lm_head.cut.everywhere $x1417) (_ bv96 7) (ite $x2756 (_ bv95 7) (ite $x3293 (_ bv96 7) (ite $x327 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2642))))))))))))))))
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
 (let (($x858 (not new.lm_head.group.pp)))
 (let (($x2580 (or $x858 (= 1 new.pp))))
 (let (($x2584 (not new.lm_head.group.sp)))
 (let (($x293 (or $x2584 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3620 (not new.lm_head.group.dp)))
 (let (($x1061 (or $x3620 $x1399)))
 (let (($x856 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x1061 $x293 $x2580)))
 (let (($x1632 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x3221 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1462 (or $x3221 (and (= (_ bv96 7) new.lm_head.state) (or $x1632 $x856)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x1061 $x293 $x2580))))
 (not $x1462)))))))))))))
(assert
 (let (($x3387 (not old.lm_head.group.pp)))
(let (($x87 (or $x3387 (= 1 old.pp))))
(let (($x2085 (not old.lm_head.group.sp)))
(let (($x3782 (or $x2085 (= 1 old.sp))))
(let (($x993 (= 1 old.dp)))
(let (($x2175 (not old.lm_head.group.dp)))
(let (($x1167 (or $x2175 $x993)))
(let (($x2686 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x1167 $x3782 $x87)))
(let (($x932 (= (_ bv10 7) old.lm_head.collective)))
(let (($x966 (= (_ bv57 7) old.lm_head.collective)))
(or $x966 (and (= (_ bv96 7) old.lm_head.state) (or $x932 $x2686)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x1167 $x3782 $x87)))))))))))))
(check-sat)

; from one replica to any number, question 153
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3405 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2451 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2679 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x217 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1614 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2688 (= (_ bv11 7) old.hidden.kind)))
 (or $x2688 $x1614 $x217 $x1941 $x2679 $x632 $x987 $x2599 $x2451 $x3405))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x966 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x932 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x3018 (= (_ bv4 7) old.lm_head.collective)))
 (or $x3018 (= (_ bv5 7) old.lm_head.collective) $x932 $x966 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x681 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x715 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2806 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2019 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2019 (= (_ bv56 7) old.lm_head.cut.kind) $x2806 $x715 (= (_ bv91 7) old.lm_head.cut.kind) $x681 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2907 (= (_ bv64 7) old.lm_head.order)))
 (or $x2907 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x2676 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1908 (= (_ bv40 7) old.lm_head.split)))
 (or $x1908 (= (_ bv57 7) old.lm_head.split) $x2676))))
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
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x632 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2956 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x173 (div (* ?x2956 old.hidden.multiple) old.hidden.parts)))
 (let (($x2494 (= (- 1) old.hidden.n)))
 (let ((?x1850 (ite (or $x2494 (< (* ?x173 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2311 (ite $x632 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1850) old.hidden.given_least)))
 (let ((?x3786 (ite (or $x2494 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x217 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2453 (ite $x217 (ite (and $x2494 (= 1 old.hidden.parts)) 1 ?x3786) ?x2311)))
 (let (($x2679 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3405 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1614 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2451 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2417 (ite $x2451 old.hidden.parts (ite (or $x1614 $x2688 $x2599 $x3405 $x2679) 1 ?x2453))))
 (= old.hidden.least ?x2417))))))))))))))))))
(assert
 (let ((?x2956 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x173 (div (* ?x2956 old.hidden.multiple) old.hidden.parts)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x632 (< 1 old.hidden.parts) (= ?x173 old.hidden.n)))))))
(assert
 (let (($x217 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1692 (ite $x217 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2956 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x173 (div (* ?x2956 old.hidden.multiple) old.hidden.parts)))
 (let (($x2494 (= (- 1) old.hidden.n)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3523 (ite $x2599 (or $x2494 (< old.hidden.block old.hidden.n)) (ite $x632 (or $x2494 (< ?x173 old.hidden.n)) $x1692))))
 (let (($x2516 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3523)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2101 (or $x987 $x1941)))
 (= old.hidden.moved (ite $x2101 old.hidden.given_moved $x2516)))))))))))))))
(assert
 (let (($x2806 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3740 (and $x2806 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3740))))
(assert
 (let (($x2451 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2101 (or $x987 $x1941)))
 (let (($x2947 (ite $x2101 old.hidden.given_everywhere (or $x2451 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2947)))))))
(assert
 (let (($x681 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x95 (or $x681 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x116 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x95)))
 (= old.lm_head.cut.everywhere $x116)))))
(assert
 (let (($x2348 (not old.hidden.moved)))
 (let (($x3405 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1614 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1285 (or old.hidden.everywhere old.hidden.filled (and (or $x1614 $x2688 $x2599 $x3405) $x2348))))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2101 (or $x987 $x1941)))
 (= old.hidden.undivided (ite $x2101 old.hidden.given_undivided $x1285))))))))))))
(assert
 (let (($x2686 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x966 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2695 (or $x966 $x2686)))
 (let (($x1908 (= (_ bv40 7) old.lm_head.split)))
 (let (($x586 (and $x1908 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2695)))
 (let (($x2676 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2467 (ite (and $x2676 old.lm_head.cut.everywhere $x2695) (_ bv96 7) (ite $x2676 (_ bv95 7) (ite $x586 (_ bv96 7) (ite $x1908 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2467)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1175 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3249 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3787 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x546 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2502 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3217 (= (_ bv11 7) new.hidden.kind)))
 (or $x3217 $x2502 $x546 $x2608 $x3787 $x1486 $x740 $x1996 $x3249 $x1175))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3221 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1632 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1164 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1164 (= (_ bv5 7) new.lm_head.collective) $x1632 $x3221 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x1643 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2513 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3276 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3272 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3272 (= (_ bv56 7) new.lm_head.cut.kind) $x3276 $x2513 (= (_ bv91 7) new.lm_head.cut.kind) $x1643 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3820 (= (_ bv64 7) new.lm_head.order)))
 (or $x3820 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x2756 (= (_ bv95 7) new.lm_head.split)))
 (let (($x327 (= (_ bv40 7) new.lm_head.split)))
 (or $x327 (= (_ bv57 7) new.lm_head.split) $x2756))))
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
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1486 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1494 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3361 (div (* ?x1494 new.hidden.multiple) new.hidden.parts)))
 (let (($x2214 (= (- 1) new.hidden.n)))
 (let ((?x917 (ite (or $x2214 (< (* ?x3361 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2815 (ite $x1486 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x917) new.hidden.given_least)))
 (let ((?x2437 (ite (or $x2214 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x546 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3092 (ite $x546 (ite (and $x2214 (= 1 new.hidden.parts)) 1 ?x2437) ?x2815)))
 (let (($x3787 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1175 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3217 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2502 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3249 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2652 (ite $x3249 new.hidden.parts (ite (or $x2502 $x3217 $x1996 $x1175 $x3787) 1 ?x3092))))
 (= new.hidden.least ?x2652))))))))))))))))))
(assert
 (let ((?x1494 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3361 (div (* ?x1494 new.hidden.multiple) new.hidden.parts)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1486 (< 1 new.hidden.parts) (= ?x3361 new.hidden.n)))))))
(assert
 (let (($x546 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1423 (ite $x546 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1494 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3361 (div (* ?x1494 new.hidden.multiple) new.hidden.parts)))
 (let (($x2214 (= (- 1) new.hidden.n)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2486 (ite $x1996 (or $x2214 (< new.hidden.block new.hidden.n)) (ite $x1486 (or $x2214 (< ?x3361 new.hidden.n)) $x1423))))
 (let (($x2023 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2486)))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1608 (or $x740 $x2608)))
 (= new.hidden.moved (ite $x1608 new.hidden.given_moved $x2023)))))))))))))))
(assert
 (let (($x3276 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1999 (and $x3276 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1999))))
(assert
 (let (($x3249 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1608 (or $x740 $x2608)))
 (let (($x1355 (ite $x1608 new.hidden.given_everywhere (or $x3249 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1355)))))))
(assert
 (let (($x1643 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3847 (or $x1643 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2803 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x3847)))
 (= new.lm_head.cut.everywhere $x2803)))))
(assert
 (let (($x2030 (not new.hidden.moved)))
 (let (($x1175 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3217 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2502 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1518 (or new.hidden.everywhere new.hidden.filled (and (or $x2502 $x3217 $x1996 $x1175) $x2030))))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1608 (or $x740 $x2608)))
 (= new.hidden.undivided (ite $x1608 new.hidden.given_undivided $x1518))))))))))))
(assert
 (let (($x856 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3221 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1417 (or $x3221 $x856)))
 (let (($x327 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3293 (and $x327 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1417)))
 (let (($x2756 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2642 (ite (and $x2756 new.lm_head.cut.everywhere $x1417) (_ bv96 7) (ite $x2756 (_ bv95 7) (ite $x3293 (_ bv96 7) (ite $x327 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2642)))))))))
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
 (let (($x1662 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x3820 (= (_ bv64 7) new.lm_head.order)))
 (let (($x2697 (= 1 new.tp)))
 (let (($x812 (or $x2697 (not (= (_ bv95 7) new.lm_head.state)) $x3820 $x1662 new.lm_head.reversible)))
 (not $x812))))))
(assert
 (let (($x1334 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x2907 (= (_ bv64 7) old.lm_head.order)))
(let (($x3262 (= 1 old.tp)))
(or $x3262 (not (= (_ bv95 7) old.lm_head.state)) $x2907 $x1334 old.lm_head.reversible)))))
(check-sat)

; from one replica to any number, question 154
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
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
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
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
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
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3405 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2451 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2679 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x217 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1614 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2688 (= (_ bv11 7) old.hidden.kind)))
 (or $x2688 $x1614 $x217 $x1941 $x2679 $x632 $x987 $x2599 $x2451 $x3405))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x502 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x3113 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x789 (= (_ bv1 7) old.lm_head.bias)))
 (or $x789 (= (_ bv23 7) old.lm_head.bias) $x3113 $x502)))))
(assert
 (let (($x966 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x966 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x681 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x892 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x715 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2806 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2019 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1795 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1795 $x2019 (= (_ bv56 7) old.lm_head.cut.kind) $x2806 $x715 $x892 $x681 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2676 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1908 (= (_ bv40 7) old.lm_head.split)))
 (or $x1908 (= (_ bv57 7) old.lm_head.split) $x2676))))
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
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x632 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2956 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x173 (div (* ?x2956 old.hidden.multiple) old.hidden.parts)))
 (let (($x2494 (= (- 1) old.hidden.n)))
 (let ((?x1850 (ite (or $x2494 (< (* ?x173 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2311 (ite $x632 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1850) old.hidden.given_least)))
 (let ((?x3786 (ite (or $x2494 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x217 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2453 (ite $x217 (ite (and $x2494 (= 1 old.hidden.parts)) 1 ?x3786) ?x2311)))
 (let (($x2679 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3405 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1614 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2451 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2417 (ite $x2451 old.hidden.parts (ite (or $x1614 $x2688 $x2599 $x3405 $x2679) 1 ?x2453))))
 (= old.hidden.least ?x2417))))))))))))))))))
(assert
 (let ((?x2956 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x173 (div (* ?x2956 old.hidden.multiple) old.hidden.parts)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x632 (< 1 old.hidden.parts) (= ?x173 old.hidden.n)))))))
(assert
 (let (($x217 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1692 (ite $x217 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2956 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x173 (div (* ?x2956 old.hidden.multiple) old.hidden.parts)))
 (let (($x2494 (= (- 1) old.hidden.n)))
 (let (($x632 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3523 (ite $x2599 (or $x2494 (< old.hidden.block old.hidden.n)) (ite $x632 (or $x2494 (< ?x173 old.hidden.n)) $x1692))))
 (let (($x2516 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3523)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2101 (or $x987 $x1941)))
 (= old.hidden.moved (ite $x2101 old.hidden.given_moved $x2516)))))))))))))))
(assert
 (let (($x2806 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3740 (and $x2806 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3740))))
(assert
 (let (($x1291 (= (- 1) old.lm_head.cut.n)))
 (let (($x1795 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2314 (ite $x1795 (or $x1291 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1291 (< 1 old.lm_head.cut.n)))))
 (let ((?x3100 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x2935 (< (div (* ?x3100 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x2806 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x892 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1832 (ite $x892 (or $x1291 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2806 (or $x1291 $x2935) $x2314))))
 (let (($x454 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x1832)))
 (let (($x2019 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x715 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2388 (or $x715 $x2019)))
 (= old.lm_head.cut.moved (ite $x2388 old.lm_head.cut.given_moved $x454)))))))))))))))
(assert
 (let (($x2451 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2101 (or $x987 $x1941)))
 (let (($x2947 (ite $x2101 old.hidden.given_everywhere (or $x2451 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2947)))))))
(assert
 (let (($x681 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x95 (or $x681 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2019 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x715 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2388 (or $x715 $x2019)))
 (= old.lm_head.cut.everywhere (ite $x2388 old.lm_head.cut.given_everywhere $x95))))))))
(assert
 (let (($x1610 (not old.lm_head.cut.moved)))
 (let (($x3773 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x2490 (= 1 old.lm_head.cut.parts)))
 (let (($x2019 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x715 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2388 (or $x715 $x2019)))
 (= old.lm_head.cut.first_alone (ite $x2388 old.lm_head.cut.given_first (or $x2490 (and $x3773 $x1610)))))))))))
(assert
 (let (($x2348 (not old.hidden.moved)))
 (let (($x3405 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2599 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1614 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1285 (or old.hidden.everywhere old.hidden.filled (and (or $x1614 $x2688 $x2599 $x3405) $x2348))))
 (let (($x1941 (= (_ bv48 7) old.hidden.kind)))
 (let (($x987 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2101 (or $x987 $x1941)))
 (= old.hidden.undivided (ite $x2101 old.hidden.given_undivided $x1285))))))))))))
(assert
 (let (($x2686 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x966 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2695 (or $x966 $x2686)))
 (let (($x1908 (= (_ bv40 7) old.lm_head.split)))
 (let (($x586 (and $x1908 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2695)))
 (let (($x2676 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2467 (ite (and $x2676 old.lm_head.cut.everywhere $x2695) (_ bv96 7) (ite $x2676 (_ bv95 7) (ite $x586 (_ bv96 7) (ite $x1908 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2467)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1175 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3249 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3787 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x546 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2502 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3217 (= (_ bv11 7) new.hidden.kind)))
 (or $x3217 $x2502 $x546 $x2608 $x3787 $x1486 $x740 $x1996 $x3249 $x1175))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2944 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x34 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x1137 (= (_ bv1 7) new.lm_head.bias)))
 (or $x1137 (= (_ bv23 7) new.lm_head.bias) $x34 $x2944)))))
(assert
 (let (($x3221 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x3221 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1643 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1909 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2513 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3276 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3272 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x727 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x727 $x3272 (= (_ bv56 7) new.lm_head.cut.kind) $x3276 $x2513 $x1909 $x1643 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2756 (= (_ bv95 7) new.lm_head.split)))
 (let (($x327 (= (_ bv40 7) new.lm_head.split)))
 (or $x327 (= (_ bv57 7) new.lm_head.split) $x2756))))
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
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1486 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1494 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3361 (div (* ?x1494 new.hidden.multiple) new.hidden.parts)))
 (let (($x2214 (= (- 1) new.hidden.n)))
 (let ((?x917 (ite (or $x2214 (< (* ?x3361 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2815 (ite $x1486 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x917) new.hidden.given_least)))
 (let ((?x2437 (ite (or $x2214 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x546 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3092 (ite $x546 (ite (and $x2214 (= 1 new.hidden.parts)) 1 ?x2437) ?x2815)))
 (let (($x3787 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1175 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3217 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2502 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3249 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2652 (ite $x3249 new.hidden.parts (ite (or $x2502 $x3217 $x1996 $x1175 $x3787) 1 ?x3092))))
 (= new.hidden.least ?x2652))))))))))))))))))
(assert
 (let ((?x1494 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3361 (div (* ?x1494 new.hidden.multiple) new.hidden.parts)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1486 (< 1 new.hidden.parts) (= ?x3361 new.hidden.n)))))))
(assert
 (let (($x546 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1423 (ite $x546 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1494 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3361 (div (* ?x1494 new.hidden.multiple) new.hidden.parts)))
 (let (($x2214 (= (- 1) new.hidden.n)))
 (let (($x1486 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2486 (ite $x1996 (or $x2214 (< new.hidden.block new.hidden.n)) (ite $x1486 (or $x2214 (< ?x3361 new.hidden.n)) $x1423))))
 (let (($x2023 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2486)))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1608 (or $x740 $x2608)))
 (= new.hidden.moved (ite $x1608 new.hidden.given_moved $x2023)))))))))))))))
(assert
 (let (($x3276 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1999 (and $x3276 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1999))))
(assert
 (let (($x366 (= (- 1) new.lm_head.cut.n)))
 (let (($x727 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2635 (ite $x727 (or $x366 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x366 (< 1 new.lm_head.cut.n)))))
 (let ((?x2849 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x1435 (< (div (* ?x2849 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x3276 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1909 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2318 (ite $x1909 (or $x366 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x3276 (or $x366 $x1435) $x2635))))
 (let (($x510 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x2318)))
 (let (($x3272 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2513 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1442 (or $x2513 $x3272)))
 (= new.lm_head.cut.moved (ite $x1442 new.lm_head.cut.given_moved $x510)))))))))))))))
(assert
 (let (($x3249 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1608 (or $x740 $x2608)))
 (let (($x1355 (ite $x1608 new.hidden.given_everywhere (or $x3249 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1355)))))))
(assert
 (let (($x1643 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3847 (or $x1643 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3272 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2513 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1442 (or $x2513 $x3272)))
 (= new.lm_head.cut.everywhere (ite $x1442 new.lm_head.cut.given_everywhere $x3847))))))))
(assert
 (let (($x3330 (not new.lm_head.cut.moved)))
 (let (($x1650 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x618 (= 1 new.lm_head.cut.parts)))
 (let (($x3272 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2513 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1442 (or $x2513 $x3272)))
 (= new.lm_head.cut.first_alone (ite $x1442 new.lm_head.cut.given_first (or $x618 (and $x1650 $x3330)))))))))))
(assert
 (let (($x2030 (not new.hidden.moved)))
 (let (($x1175 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1996 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3217 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2502 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1518 (or new.hidden.everywhere new.hidden.filled (and (or $x2502 $x3217 $x1996 $x1175) $x2030))))
 (let (($x2608 (= (_ bv48 7) new.hidden.kind)))
 (let (($x740 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1608 (or $x740 $x2608)))
 (= new.hidden.undivided (ite $x1608 new.hidden.given_undivided $x1518))))))))))))
(assert
 (let (($x856 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3221 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1417 (or $x3221 $x856)))
 (let (($x327 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3293 (and $x327 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1417)))
 (let (($x2756 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2642 (ite (and $x2756 new.lm_head.cut.everywhere $x1417) (_ bv96 7) (ite $x2756 (_ bv95 7) (ite $x3293 (_ bv96 7) (ite $x327 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2642)))))))))
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
 (let (($x2944 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x435 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x2697 (= 1 new.tp)))
 (let (($x3311 (or $x2697 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x435 (and (= (_ bv95 7) new.lm_head.state) $x2944 new.lm_head.cut.first_alone))))
 (not $x3311))))))
(assert
 (let (($x502 (= (_ bv29 7) old.lm_head.bias)))
(let (($x962 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x1990 (not old.model.head_bias)))
(let (($x3262 (= 1 old.tp)))
(or $x3262 $x1990 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x962 (and (= (_ bv95 7) old.lm_head.state) $x502 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 155
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
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
 (let (($x3590 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1750 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x1750 $x3590 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x3181 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2401 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2401 $x3181 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1129 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1129 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x2124 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1023 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1023 $x2124 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x2787 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x2787)))
(assert
 (let (($x3166 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1059 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x92 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3138 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x519 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x519 $x3138 $x92 $x1059 $x3166)))))))
(assert
 (let (($x430 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2859 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2859 $x430))))
(assert
 (let (($x1390 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1390 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x888 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3148 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x357 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2694 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x119 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x119 $x2694 $x357 $x3148 $x888)))))))
(assert
 (let (($x1646 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2588 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x636 (= (_ bv40 7) old.ffn.up.split)))
 (or $x636 $x2588 $x1646)))))
(assert
 (let (($x240 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x234 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x179 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x179 $x234 $x240 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3447 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1015 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2302 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2976 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3057 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1919 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1919 $x3057 (= (_ bv56 7) old.ffn.width.kind) $x2976 $x2302 $x1015 $x3447 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x3423 (= (_ bv38 7) old.stages.send)))
 (let (($x3048 (= (_ bv14 7) old.stages.send)))
 (let (($x767 (= (_ bv10 7) old.stages.send)))
 (or $x767 $x3048 $x3423 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x3454 (= (_ bv53 7) old.stages.stream)))
 (or $x3454 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2976 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2370 (and $x2976 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2370))))
(assert
 (let ((?x2655 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x881 (div (* ?x2655 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1250 (< 1 old.ffn.width.parts)))
 (let (($x2976 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2976 $x1250 (= ?x881 old.ffn.width.n))))))))
(assert
 (let ((?x2655 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x881 (div (* ?x2655 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1250 (< 1 old.ffn.width.parts)))
 (let (($x2976 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2976 $x1250 (<= old.ffn.width.n ?x881))))))))
(assert
 (let (($x2003 (= (- 1) old.ffn.width.n)))
 (let (($x1919 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x3526 (ite $x1919 (or $x2003 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2003 (< 1 old.ffn.width.n)))))
 (let ((?x2655 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x881 (div (* ?x2655 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2976 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1015 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2218 (ite $x1015 (or $x2003 (< old.ffn.width.block old.ffn.width.n)) (ite $x2976 (or $x2003 (< ?x881 old.ffn.width.n)) $x3526))))
 (let (($x1820 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2218)))
 (let (($x3057 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2302 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1656 (or $x2302 $x3057)))
 (= old.ffn.width.moved (ite $x1656 old.ffn.width.given_moved $x1820)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x3181 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3288 (or $x3181 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3288))))
(assert
 (let (($x3447 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x469 (or $x3447 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x3057 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2302 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1656 (or $x2302 $x3057)))
 (= old.ffn.width.everywhere (ite $x1656 old.ffn.width.given_everywhere $x469))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2900 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2748 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2900)))
 (let (($x430 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2694 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x357 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3656 (or $x357 $x2694)))
 (let (($x2952 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x636 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1970 (< 1 old.tp)))
 (let (($x547 (and old.model.gated $x1970 $x636 $x2952 $x3656 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x430 $x2748)))))
 (= old.ffn.up_idle $x547))))))))))))
(assert
 (let (($x2952 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2900 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2748 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2900)))
 (let (($x936 (ite old.model.gated $x2748 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x2952))))
 (let (($x2124 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1757 (and old.ffn.width.filled $x2124 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x936)))))
 (= old.ffn.piece_kept $x1757))))))))
(assert
 (let (($x1388 (not old.ffn.width.moved)))
 (let (($x2809 (and old.ffn.width.everywhere $x1388)))
 (= old.ffn.in_place (or $x2809 old.ffn.width.filled)))))
(assert
 (let (($x2814 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1750 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x3590 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x298 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x3590 $x1750) $x2814))))
 (= old.ffn.first_reads $x298))))))
(assert
 (let (($x1388 (not old.ffn.width.moved)))
 (let (($x2809 (and old.ffn.width.everywhere $x1388)))
 (let ((?x2287 (ite $x2809 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1970 (< 1 old.tp)))
 (let ((?x2682 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x888 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2694 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x357 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3656 (or $x357 $x2694)))
 (let (($x234 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3148 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2726 (or $x3148 (not (or $x234 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x2952 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x387 (or $x357 $x3148)))
 (let ((?x1091 (ite (or $x387 $x2952 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2694 (_ bv21 7) (_ bv16 7)))))
 (let (($x2588 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2962 (ite $x2588 ?x1091 (ite $x2726 (_ bv92 7) (ite $x3656 (_ bv96 7) (ite $x888 ?x2682 (ite $x1970 (_ bv16 7) ?x2287)))))))
 (let (($x2376 (or $x387 $x2952 (and $x2694 old.ffn.width.padded $x1388) (and $x888 old.ffn.width.leads))))
 (let ((?x2999 (ite (and $x2694 old.ffn.width.filled (not $x2952)) (_ bv96 7) (ite $x2376 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1646 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x1646 ?x2999 ?x2962)))))))))))))))))))))))
(assert
 (let (($x2328 (not old.ffn.width.everywhere)))
 (let (($x2931 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2328)))
 (= old.ffn.up_piece (ite $x2931 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x240 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3148 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3241 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x3148 $x240 old.ffn.up_idle))))
 (= old.ffn.up_left $x3241)))))
(assert
 (let (($x1152 (not old.ffn.up_left)))
 (let (($x1748 (not old.model.joint)))
 (let (($x1579 (and old.ffn.piece_kept old.model.gated $x1748 (= (_ bv97 7) old.ffn.up_piece) $x1152)))
 (= old.ffn.share_of_one $x1579)))))
(assert
 (let (($x1388 (not old.ffn.width.moved)))
 (let (($x2809 (and old.ffn.width.everywhere $x1388)))
 (let (($x1970 (< 1 old.tp)))
 (let ((?x1667 (ite $x1970 (_ bv16 7) (ite $x2809 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2708 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3166 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3138 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x92 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1059 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2177 (ite (or $x1059 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x92 $x3138) (_ bv96 7) (ite $x3166 ?x2708 ?x1667)))))
 (let (($x2900 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x439 (or $x92 $x1059)))
 (let (($x2238 (or $x439 $x2900 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2859 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x761 (or $x439 $x2900 (and $x3138 old.ffn.width.padded $x1388) (and $x3166 old.ffn.width.leads))))
 (let ((?x2845 (ite (and $x3138 old.ffn.width.filled (not $x2900)) (_ bv96 7) (ite $x761 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x430 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x430 ?x2845 (ite $x2859 (ite $x2238 (_ bv96 7) (ite $x3138 (_ bv21 7) (_ bv16 7))) ?x2177)))))))))))))))))))))
(assert
 (let (($x2328 (not old.ffn.width.everywhere)))
 (let (($x430 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x430 (not (= (_ bv96 7) old.ffn.gate_state)) $x2328) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2042 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2042)))
(assert
 (let ((?x1817 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x1068 (not old.ffn.share_of_one)))
 (let (($x2140 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x1068))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x2140) (_ bv96 7) ?x1817))))))
(assert
 (let (($x2787 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x1970 (< 1 old.tp)))
 (let (($x699 (and $x1970 $x2787 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x699)))))
(assert
 (let (($x3454 (= (_ bv53 7) old.stages.stream)))
 (let (($x1920 (and $x3454 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x1983 (not old.model.parallel)))
 (let (($x2242 (not old.stages.leaves)))
 (let (($x2014 (or $x2242 (and old.layer.dense $x1983 (not (= (_ bv1 7) old.ffn.down.residual))) $x1920)))
 (= old.stages.one_part $x2014)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2392 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x369 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x369 $x2392 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x2115 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3365 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3365 $x2115 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x683 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x683 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x1846 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3614 (= (_ bv40 7) new.ffn.down.split)))
 (or $x3614 $x1846 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x3223 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x3223)))
(assert
 (let (($x3570 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2325 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2097 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1642 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2070 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2070 $x1642 $x2097 $x2325 $x3570)))))))
(assert
 (let (($x375 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x818 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x818 $x375))))
(assert
 (let (($x2207 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2207 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1673 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2986 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x255 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2178 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3527 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x3527 $x2178 $x255 $x2986 $x1673)))))))
(assert
 (let (($x223 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2050 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1575 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1575 $x2050 $x223)))))
(assert
 (let (($x147 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x416 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x3769 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x3769 $x416 $x147 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2072 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2327 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2725 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1122 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x521 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2219 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x2219 $x521 (= (_ bv56 7) new.ffn.width.kind) $x1122 $x2725 $x2327 $x2072 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x3377 (= (_ bv38 7) new.stages.send)))
 (let (($x1808 (= (_ bv14 7) new.stages.send)))
 (let (($x2504 (= (_ bv10 7) new.stages.send)))
 (or $x2504 $x1808 $x3377 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x1925 (= (_ bv53 7) new.stages.stream)))
 (or $x1925 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1122 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x758 (and $x1122 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x758))))
(assert
 (let ((?x2520 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x838 (div (* ?x2520 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3084 (< 1 new.ffn.width.parts)))
 (let (($x1122 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1122 $x3084 (= ?x838 new.ffn.width.n))))))))
(assert
 (let ((?x2520 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x838 (div (* ?x2520 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3084 (< 1 new.ffn.width.parts)))
 (let (($x1122 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1122 $x3084 (<= new.ffn.width.n ?x838))))))))
(assert
 (let (($x1385 (= (- 1) new.ffn.width.n)))
 (let (($x2219 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2396 (ite $x2219 (or $x1385 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1385 (< 1 new.ffn.width.n)))))
 (let ((?x2520 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x838 (div (* ?x2520 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1122 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2327 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1826 (ite $x2327 (or $x1385 (< new.ffn.width.block new.ffn.width.n)) (ite $x1122 (or $x1385 (< ?x838 new.ffn.width.n)) $x2396))))
 (let (($x3592 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1826)))
 (let (($x521 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2725 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x101 (or $x2725 $x521)))
 (= new.ffn.width.moved (ite $x101 new.ffn.width.given_moved $x3592)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2115 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1662 (or $x2115 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1662))))
(assert
 (let (($x2072 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2478 (or $x2072 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x521 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2725 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x101 (or $x2725 $x521)))
 (= new.ffn.width.everywhere (ite $x101 new.ffn.width.given_everywhere $x2478))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1238 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1824 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x1238)))
 (let (($x375 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2178 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x255 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2840 (or $x255 $x2178)))
 (let (($x610 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1575 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x812 (< 1 new.tp)))
 (let (($x2589 (and new.model.gated $x812 $x1575 $x610 $x2840 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x375 $x1824)))))
 (= new.ffn.up_idle $x2589))))))))))))
(assert
 (let (($x610 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1238 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1824 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x1238)))
 (let (($x1987 (ite new.model.gated $x1824 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x610))))
 (let (($x1846 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x929 (and new.ffn.width.filled $x1846 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x1987)))))
 (= new.ffn.piece_kept $x929))))))))
(assert
 (let (($x377 (not new.ffn.width.moved)))
 (let (($x3642 (and new.ffn.width.everywhere $x377)))
 (= new.ffn.in_place (or $x3642 new.ffn.width.filled)))))
(assert
 (let (($x321 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x369 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2392 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1739 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x2392 $x369) $x321))))
 (= new.ffn.first_reads $x1739))))))
(assert
 (let (($x377 (not new.ffn.width.moved)))
 (let (($x3642 (and new.ffn.width.everywhere $x377)))
 (let ((?x667 (ite $x3642 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x812 (< 1 new.tp)))
 (let ((?x1572 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1673 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2178 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x255 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2840 (or $x255 $x2178)))
 (let (($x416 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2986 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2273 (or $x2986 (not (or $x416 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x610 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1501 (or $x255 $x2986)))
 (let ((?x2093 (ite (or $x1501 $x610 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2178 (_ bv21 7) (_ bv16 7)))))
 (let (($x2050 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x3595 (ite $x2050 ?x2093 (ite $x2273 (_ bv92 7) (ite $x2840 (_ bv96 7) (ite $x1673 ?x1572 (ite $x812 (_ bv16 7) ?x667)))))))
 (let (($x2359 (or $x1501 $x610 (and $x2178 new.ffn.width.padded $x377) (and $x1673 new.ffn.width.leads))))
 (let ((?x2487 (ite (and $x2178 new.ffn.width.filled (not $x610)) (_ bv96 7) (ite $x2359 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x223 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x223 ?x2487 ?x3595)))))))))))))))))))))))
(assert
 (let (($x3732 (not new.ffn.width.everywhere)))
 (let (($x3524 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x3732)))
 (= new.ffn.up_piece (ite $x3524 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x147 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2986 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3001 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x2986 $x147 new.ffn.up_idle))))
 (= new.ffn.up_left $x3001)))))
(assert
 (let (($x3253 (not new.ffn.up_left)))
 (let (($x2118 (not new.model.joint)))
 (let (($x2926 (and new.ffn.piece_kept new.model.gated $x2118 (= (_ bv97 7) new.ffn.up_piece) $x3253)))
 (= new.ffn.share_of_one $x2926)))))
(assert
 (let (($x377 (not new.ffn.width.moved)))
 (let (($x3642 (and new.ffn.width.everywhere $x377)))
 (let (($x812 (< 1 new.tp)))
 (let ((?x799 (ite $x812 (_ bv16 7) (ite $x3642 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x791 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3570 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1642 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2097 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2325 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1488 (ite (or $x2325 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2097 $x1642) (_ bv96 7) (ite $x3570 ?x791 ?x799)))))
 (let (($x1238 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2162 (or $x2097 $x2325)))
 (let (($x2792 (or $x2162 $x1238 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x818 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1668 (or $x2162 $x1238 (and $x1642 new.ffn.width.padded $x377) (and $x3570 new.ffn.width.leads))))
 (let ((?x2942 (ite (and $x1642 new.ffn.width.filled (not $x1238)) (_ bv96 7) (ite $x1668 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x375 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x375 ?x2942 (ite $x818 (ite $x2792 (_ bv96 7) (ite $x1642 (_ bv21 7) (_ bv16 7))) ?x1488)))))))))))))))))))))
(assert
 (let (($x3732 (not new.ffn.width.everywhere)))
 (let (($x375 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x375 (not (= (_ bv96 7) new.ffn.gate_state)) $x3732) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1112 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1112)))
(assert
 (let ((?x1203 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x1098 (not new.ffn.share_of_one)))
 (let (($x3421 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x1098))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x3421) (_ bv96 7) ?x1203))))))
(assert
 (let (($x3223 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x812 (< 1 new.tp)))
 (let (($x19 (and $x812 $x3223 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x19)))))
(assert
 (let (($x1925 (= (_ bv53 7) new.stages.stream)))
 (let (($x544 (and $x1925 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x1284 (not new.model.parallel)))
 (let (($x3808 (not new.stages.leaves)))
 (let (($x560 (or $x3808 (and new.layer.dense $x1284 (not (= (_ bv1 7) new.ffn.down.residual))) $x544)))
 (= new.stages.one_part $x560)))))))
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
 (let (($x617 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x617)))
(assert
 (or (= 1 old.stages.visits) (or (= (_ bv10 7) old.stages.send) (= (_ bv14 7) old.stages.send)) (and (= (_ bv38 7) old.stages.send) old.stages.one_part)))
(check-sat)

; from one replica to any number, question 156
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x246 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1134 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x3271 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 $x3271 (= (_ bv48 7) old.batch.sequences.kind) $x1134 $x246 (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625))))))))))
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
 (let ((?x2686 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x2330 (* (div (* ?x2686 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x3727 (= (- 1) old.batch.sequences.n)))
 (let ((?x3075 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x3727 (< ?x2330 old.batch.sequences.n)) 0 1))))
 (let (($x246 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2402 (or $x3727 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x2458 (ite (and $x3727 (= 1 old.batch.sequences.parts)) 1 (ite $x2402 0 1))))
 (let (($x3271 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x1134 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x3333 (ite (or $x2135 $x1348 $x899 $x1625 $x1134) 1 (ite $x3271 ?x2458 (ite $x246 ?x3075 old.batch.sequences.given_least)))))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x1389 old.batch.sequences.parts ?x3333))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x917 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2253 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x1475 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x3620 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2740 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x676 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2642 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x3217 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x3217 $x2642 $x676 (= (_ bv48 7) new.batch.sequences.kind) $x2740 $x3620 (= (_ bv86 7) new.batch.sequences.kind) $x1475 $x2253 $x917))))))))))
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
 (let ((?x2112 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x2802 (* (div (* ?x2112 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x3012 (= (- 1) new.batch.sequences.n)))
 (let ((?x1010 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x3012 (< ?x2802 new.batch.sequences.n)) 0 1))))
 (let (($x3620 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1180 (or $x3012 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x1669 (ite (and $x3012 (= 1 new.batch.sequences.parts)) 1 (ite $x1180 0 1))))
 (let (($x676 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2740 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x917 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1475 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x3217 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x2642 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x1650 (ite (or $x2642 $x3217 $x1475 $x917 $x2740) 1 (ite $x676 ?x1669 (ite $x3620 ?x1010 new.batch.sequences.given_least)))))
 (let (($x2253 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2253 new.batch.sequences.parts ?x1650))))))))))))))))))
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
 (let (($x1606 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x1606))))
(assert
 (let (($x1486 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x1486)))
(check-sat)

; from one replica to any number, question 157
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
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.handoff.cache () (_ BitVec 7))
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.steps () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
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
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.handoff.cache () (_ BitVec 7))
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.steps () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
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
 (let (($x475 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x475 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x3309 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x549 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x122 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2869 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x232 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x538 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x538 $x232 (= (_ bv56 7) old.attention.heads.kind) $x2869 $x122 $x549 $x3309 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1490 (= (_ bv8 7) old.attention.pairs)))
 (or $x1490 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2792 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2350 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x541 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3642 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1799 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1799 $x3642 $x541 $x2350 $x2792)))))))
(assert
 (let (($x818 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x818 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1668 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1961 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2162 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3421 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3421 $x2162 $x1961 $x1668))))))
(assert
 (let (($x1730 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1730 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x3223 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x3223 (= (_ bv50 7) old.handoff.cache) (= (_ bv90 7) old.handoff.cache))))
(assert
 (let (($x2514 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2514)))
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
 (and (<= (- 1) old.work.steps)))
(assert
 (let ((?x3202 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3377 (div (* ?x3202 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2869 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1808 (and $x2869 (< 1 old.attention.heads.parts) (= ?x3377 old.attention.heads.n))))
 (= old.attention.heads.filled $x1808))))))
(assert
 (let (($x2444 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2869 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2869 $x2444)))))
(assert
 (let (($x2118 (= (- 1) old.attention.heads.n)))
 (let (($x538 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1634 (ite $x538 (or $x2118 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2118 (< 1 old.attention.heads.n)))))
 (let ((?x3202 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3377 (div (* ?x3202 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2869 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x549 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x524 (ite $x549 (or $x2118 (< old.attention.heads.block old.attention.heads.n)) (ite $x2869 (or $x2118 (< ?x3377 old.attention.heads.n)) $x1634))))
 (let (($x767 (= 1 old.attention.heads.parts)))
 (let (($x3309 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x232 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x122 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x668 (or $x122 $x232)))
 (let (($x2257 (ite $x668 old.attention.heads.given_moved (ite (or $x3309 $x767) false $x524))))
 (= old.attention.heads.moved $x2257))))))))))))))))
(assert
 (let ((?x2263 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2178 (div (* ?x2263 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x475 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1075 (and $x475 (< 1 old.attention.head_dim.parts) (= ?x2178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1075))))))
(assert
 (let ((?x1560 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3628 (* (div (- ?x1560 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1730 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x688 (and $x1730 (< 1 old.attention.value_dim.parts) (= (div ?x3628 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x688))))))
(assert
 (let (($x1501 (not old.attention.heads.padded)))
 (let (($x767 (= 1 old.attention.heads.parts)))
 (let (($x3309 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x232 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x122 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x668 (or $x122 $x232)))
 (let (($x1473 (ite $x668 old.attention.heads.given_everywhere (or $x3309 (and $x767 $x1501)))))
 (= old.attention.heads.everywhere $x1473)))))))))
(assert
 (let (($x2792 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1799 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2350 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1288 (ite (or $x2350 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1799 $x2792) (_ bv16 7) (_ bv96 7)))))
 (let (($x2162 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3642 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2571 (and $x3642 $x2162 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3421 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1062 (and $x3642 $x3421 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3769 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x541 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3527 (or $x541 $x2350)))
 (let ((?x2158 (ite (or $x3527 $x3769) old.attention.qkv.split (ite (or $x1799 $x1062 $x2571) (_ bv96 7) (_ bv16 7)))))
 (let (($x1668 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x612 (ite $x1668 (ite (or $x3527 $x3769 old.model.query_latent) (_ bv96 7) (ite $x3642 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2158 ?x1288))))
 (= old.attention.q ?x612)))))))))))))))))
(assert
 (let (($x1739 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1739 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x687 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1749 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2285 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2589 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2414 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1206 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1206 $x2414 (= (_ bv56 7) new.attention.heads.kind) $x2589 $x2285 $x1749 $x687 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2137 (= (_ bv8 7) new.attention.pairs)))
 (or $x2137 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1662 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3337 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1901 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3365 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2115 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2115 $x3365 $x1901 $x3337 $x1662)))))))
(assert
 (let (($x3040 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3040 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1160 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1619 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1385 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2327 $x1385 $x1619 $x1160))))))
(assert
 (let (($x2702 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2702 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2040 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x2040 (= (_ bv50 7) new.handoff.cache) (= (_ bv90 7) new.handoff.cache))))
(assert
 (let (($x2519 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2519)))
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
 (and (<= (- 1) new.work.steps)))
(assert
 (let ((?x875 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x498 (div (* ?x875 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2589 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2751 (and $x2589 (< 1 new.attention.heads.parts) (= ?x498 new.attention.heads.n))))
 (= new.attention.heads.filled $x2751))))))
(assert
 (let (($x3183 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2589 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2589 $x3183)))))
(assert
 (let (($x523 (= (- 1) new.attention.heads.n)))
 (let (($x1206 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3036 (ite $x1206 (or $x523 (<= new.attention.heads.parts new.attention.heads.n)) (or $x523 (< 1 new.attention.heads.n)))))
 (let ((?x875 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x498 (div (* ?x875 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2589 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1749 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2790 (ite $x1749 (or $x523 (< new.attention.heads.block new.attention.heads.n)) (ite $x2589 (or $x523 (< ?x498 new.attention.heads.n)) $x3036))))
 (let (($x1814 (= 1 new.attention.heads.parts)))
 (let (($x687 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2414 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2285 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3125 (or $x2285 $x2414)))
 (let (($x2994 (ite $x3125 new.attention.heads.given_moved (ite (or $x687 $x1814) false $x2790))))
 (= new.attention.heads.moved $x2994))))))))))))))))
(assert
 (let ((?x2286 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2485 (div (* ?x2286 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1739 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3136 (and $x1739 (< 1 new.attention.head_dim.parts) (= ?x2485 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3136))))))
(assert
 (let ((?x1695 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1321 (* (div (- ?x1695 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2702 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1145 (and $x2702 (< 1 new.attention.value_dim.parts) (= (div ?x1321 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1145))))))
(assert
 (let (($x2913 (not new.attention.heads.padded)))
 (let (($x1814 (= 1 new.attention.heads.parts)))
 (let (($x687 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2414 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2285 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3125 (or $x2285 $x2414)))
 (let (($x3334 (ite $x3125 new.attention.heads.given_everywhere (or $x687 (and $x1814 $x2913)))))
 (= new.attention.heads.everywhere $x3334)))))))))
(assert
 (let (($x1662 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2115 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x3337 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1604 (ite (or $x3337 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2115 $x1662) (_ bv16 7) (_ bv96 7)))))
 (let (($x1385 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3365 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x351 (and $x3365 $x1385 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2327 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2933 (and $x3365 $x2327 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2014 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1901 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1465 (or $x1901 $x3337)))
 (let ((?x2140 (ite (or $x1465 $x2014) new.attention.qkv.split (ite (or $x2115 $x2933 $x351) (_ bv96 7) (_ bv16 7)))))
 (let (($x1160 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1380 (ite $x1160 (ite (or $x1465 $x2014 new.model.query_latent) (_ bv96 7) (ite $x3365 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2140 ?x1604))))
 (= new.attention.q ?x1380)))))))))))))))))
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
 (= old.handoff.cache new.handoff.cache))
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
 (= old.work.steps new.work.steps))
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
 (let (($x1600 (not new.attention.heads.everywhere)))
 (let (($x3764 (not new.attention.heads.moved)))
 (let (($x374 (= 1 new.tp)))
 (let (($x3760 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x374 (and (= (_ bv37 7) new.attention.q) $x3764 $x1600))))
 (not $x3760))))))
(assert
 (let (($x1127 (not old.attention.heads.everywhere)))
(let (($x1034 (not old.attention.heads.moved)))
(let (($x98 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x98 (and (= (_ bv37 7) old.attention.q) $x1034 $x1127))))))
(check-sat)

