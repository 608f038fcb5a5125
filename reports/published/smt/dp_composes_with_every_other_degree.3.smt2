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
 (let (($x2425 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2911 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1515 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3166 (= (_ bv5 7) old.embedding.collective)))
 (let (($x138 (= (_ bv4 7) old.embedding.collective)))
 (or $x138 $x3166 $x1515 $x2911 $x2425)))))))
(assert
 (let (($x804 (= (_ bv95 7) old.embedding.split)))
 (let (($x1375 (= (_ bv38 7) old.embedding.split)))
 (or $x1375 (= (_ bv57 7) old.embedding.split) $x804))))
(assert
 (let (($x2890 (= (_ bv96 7) old.hidden.kind)))
 (let (($x491 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1799 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2253 (= (_ bv56 7) old.hidden.kind) $x1799 $x491 (= (_ bv91 7) old.hidden.kind) $x2890 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2907 (= (_ bv49 7) old.norm.statistic)))
 (or $x2907 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x627 (= (_ bv96 7) old.stream)))
 (let (($x840 (= (_ bv94 7) old.stream)))
 (let (($x3786 (= (_ bv38 7) old.stream)))
 (or $x3786 $x840 $x627)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1799 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1799 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3092 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x842 (div (* ?x3092 old.hidden.multiple) old.hidden.parts)))
 (let (($x1877 (< 1 old.hidden.parts)))
 (let (($x1799 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1799 $x1877 (= ?x842 old.hidden.n))))))))
(assert
 (let ((?x3092 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x842 (div (* ?x3092 old.hidden.multiple) old.hidden.parts)))
 (let (($x1877 (< 1 old.hidden.parts)))
 (let (($x1799 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1799 $x1877 (<= old.hidden.n ?x842))))))))
(assert
 (let (($x1175 (not old.embedding.group.pp)))
 (let (($x501 (or $x1175 (= 1 old.pp))))
 (let (($x3394 (not old.embedding.group.sp)))
 (let (($x973 (or $x3394 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x2185 (not old.embedding.group.dp)))
 (let (($x408 (or $x2185 $x993)))
 (let (($x2881 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x408 $x973 $x501)))
 (let (($x2911 (= (_ bv57 7) old.embedding.collective)))
 (let (($x804 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3521 (ite $x804 (ite (and old.embedding.rows_where_kept (or $x2911 $x2881)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3521)))))))))))))
(assert
 (let (($x2890 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2891 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2890 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2891))))
(assert
 (let (($x2159 (= 1 old.tp)))
 (let (($x627 (= (_ bv96 7) old.stream)))
 (let (($x400 (or $x627 $x2159 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x1175 (not old.embedding.group.pp)))
 (let (($x501 (or $x1175 (= 1 old.pp))))
 (let (($x3394 (not old.embedding.group.sp)))
 (let (($x973 (or $x3394 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x2185 (not old.embedding.group.dp)))
 (let (($x408 (or $x2185 $x993)))
 (let (($x2881 (and (or (not old.embedding.group.tp) $x2159) $x408 $x973 $x501)))
 (let (($x1515 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2911 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x3240 (ite (or (or $x2911 $x1515) (and $x2881 $x400)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x944 (= (_ bv96 7) old.embedding.state)))
 (let (($x2425 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3166 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1743 (and (or $x3166 $x2425) $x2881)))
 (let ((?x2495 (ite (or $x2911 (and $x1515 (= (_ bv38 7) old.stream)) $x1743) (_ bv38 7) (ite $x1515 (_ bv96 7) (_ bv16 7)))))
 (let (($x960 (or (and old.hidden.filled (not $x627)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2008 (not $x2881)))
 (let (($x2907 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3786 (= (_ bv38 7) old.stream)))
 (let ((?x1105 (ite (and $x3166 old.hidden.filled $x3786 $x2008 $x2907) old.stream (ite (and $x2425 $x2008 $x960) old.stream ?x2495))))
 (let ((?x3500 (ite (and $x627 old.hidden.everywhere (or $x2911 $x1743)) (_ bv96 7) (ite (and $x3166 old.hidden.filled $x627 $x2008) (_ bv96 7) ?x1105))))
 (let (($x138 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1904 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2881) (_ bv38 7) (ite $x138 (_ bv96 7) ?x3500))))
 (let (($x2798 (= (_ bv38 7) old.embedding.state)))
 (let ((?x309 (ite $x2425 (ite (not $x627) old.stream (_ bv66 7)) (ite $x1515 (ite $x627 (_ bv96 7) old.stream) (ite $x2911 (_ bv92 7) (_ bv16 7))))))
 (let ((?x443 (ite (= (_ bv92 7) old.embedding.state) (ite $x3166 (_ bv96 7) ?x309) (ite $x2798 ?x1904 (ite $x944 ?x3240 old.embedding.state)))))
 (= old.embedding.joined ?x443))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2913 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2137 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1826 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1201 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3856 (= (_ bv4 7) new.embedding.collective)))
 (or $x3856 $x1201 $x1826 $x2137 $x2913)))))))
(assert
 (let (($x2726 (= (_ bv95 7) new.embedding.split)))
 (let (($x2610 (= (_ bv38 7) new.embedding.split)))
 (or $x2610 (= (_ bv57 7) new.embedding.split) $x2726))))
(assert
 (let (($x2339 (= (_ bv96 7) new.hidden.kind)))
 (let (($x211 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3152 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1028 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1028 (= (_ bv56 7) new.hidden.kind) $x3152 $x211 (= (_ bv91 7) new.hidden.kind) $x2339 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1759 (= (_ bv49 7) new.norm.statistic)))
 (or $x1759 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3808 (= (_ bv96 7) new.stream)))
 (let (($x2392 (= (_ bv94 7) new.stream)))
 (let (($x2694 (= (_ bv38 7) new.stream)))
 (or $x2694 $x2392 $x3808)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x3152 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3152 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3942 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1381 (div (* ?x3942 new.hidden.multiple) new.hidden.parts)))
 (let (($x3671 (< 1 new.hidden.parts)))
 (let (($x3152 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3152 $x3671 (= ?x1381 new.hidden.n))))))))
(assert
 (let ((?x3942 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1381 (div (* ?x3942 new.hidden.multiple) new.hidden.parts)))
 (let (($x3671 (< 1 new.hidden.parts)))
 (let (($x3152 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3152 $x3671 (<= new.hidden.n ?x1381))))))))
(assert
 (let (($x449 (not new.embedding.group.pp)))
 (let (($x672 (or $x449 (= 1 new.pp))))
 (let (($x3115 (not new.embedding.group.sp)))
 (let (($x488 (or $x3115 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x869 (not new.embedding.group.dp)))
 (let (($x3740 (or $x869 $x1399)))
 (let (($x2128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x3740 $x488 $x672)))
 (let (($x2137 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2726 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3334 (ite $x2726 (ite (and new.embedding.rows_where_kept (or $x2137 $x2128)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3334)))))))))))))
(assert
 (let (($x2339 (= (_ bv96 7) new.hidden.kind)))
 (let (($x909 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2339 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x909))))
(assert
 (let (($x379 (= 1 new.tp)))
 (let (($x3808 (= (_ bv96 7) new.stream)))
 (let (($x1441 (or $x3808 $x379 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x449 (not new.embedding.group.pp)))
 (let (($x672 (or $x449 (= 1 new.pp))))
 (let (($x3115 (not new.embedding.group.sp)))
 (let (($x488 (or $x3115 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x869 (not new.embedding.group.dp)))
 (let (($x3740 (or $x869 $x1399)))
 (let (($x2128 (and (or (not new.embedding.group.tp) $x379) $x3740 $x488 $x672)))
 (let (($x1826 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2137 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2884 (ite (or (or $x2137 $x1826) (and $x2128 $x1441)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2967 (= (_ bv96 7) new.embedding.state)))
 (let (($x2913 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1201 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1384 (and (or $x1201 $x2913) $x2128)))
 (let ((?x2317 (ite (or $x2137 (and $x1826 (= (_ bv38 7) new.stream)) $x1384) (_ bv38 7) (ite $x1826 (_ bv96 7) (_ bv16 7)))))
 (let (($x2083 (or (and new.hidden.filled (not $x3808)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3525 (not $x2128)))
 (let (($x1759 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2694 (= (_ bv38 7) new.stream)))
 (let ((?x3167 (ite (and $x1201 new.hidden.filled $x2694 $x3525 $x1759) new.stream (ite (and $x2913 $x3525 $x2083) new.stream ?x2317))))
 (let ((?x3124 (ite (and $x3808 new.hidden.everywhere (or $x2137 $x1384)) (_ bv96 7) (ite (and $x1201 new.hidden.filled $x3808 $x3525) (_ bv96 7) ?x3167))))
 (let (($x3856 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x3378 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2128) (_ bv38 7) (ite $x3856 (_ bv96 7) ?x3124))))
 (let (($x1513 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2799 (ite $x2913 (ite (not $x3808) new.stream (_ bv66 7)) (ite $x1826 (ite $x3808 (_ bv96 7) new.stream) (ite $x2137 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1250 (ite (= (_ bv92 7) new.embedding.state) (ite $x1201 (_ bv96 7) ?x2799) (ite $x1513 ?x3378 (ite $x2967 ?x2884 new.embedding.state)))))
 (= new.embedding.joined ?x1250))))))))))))))))))))))))))))))))
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
 (let (($x449 (not new.embedding.group.pp)))
 (let (($x672 (or $x449 (= 1 new.pp))))
 (let (($x3115 (not new.embedding.group.sp)))
 (let (($x488 (or $x3115 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x869 (not new.embedding.group.dp)))
 (let (($x3740 (or $x869 $x1399)))
 (let (($x1513 (= (_ bv38 7) new.embedding.state)))
 (let (($x2967 (= (_ bv96 7) new.embedding.state)))
 (let (($x2128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x3740 $x488 $x672)))
 (let (($x1813 (and $x2128 (or $x2967 (and $x1513 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1826 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2137 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1659 (or (and (= (_ bv96 7) new.embedding.joined) $x2967) $x2137 (and $x1826 $x1513 (= (_ bv38 7) new.embedding.joined)) $x1813 (and (or new.embedding.group.tp (= 1 new.tp)) $x3740 $x488 $x672))))
 (not $x1659))))))))))))))))
(assert
 (let (($x1175 (not old.embedding.group.pp)))
(let (($x501 (or $x1175 (= 1 old.pp))))
(let (($x3394 (not old.embedding.group.sp)))
(let (($x973 (or $x3394 (= 1 old.sp))))
(let (($x993 (= 1 old.dp)))
(let (($x2185 (not old.embedding.group.dp)))
(let (($x408 (or $x2185 $x993)))
(let (($x2798 (= (_ bv38 7) old.embedding.state)))
(let (($x944 (= (_ bv96 7) old.embedding.state)))
(let (($x2881 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x408 $x973 $x501)))
(let (($x3008 (and $x2881 (or $x944 (and $x2798 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1515 (= (_ bv10 7) old.embedding.collective)))
(let (($x2911 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x944) $x2911 (and $x1515 $x2798 (= (_ bv38 7) old.embedding.joined)) $x3008 (and (or old.embedding.group.tp (= 1 old.tp)) $x408 $x973 $x501))))))))))))))))
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
 (let (($x2425 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2911 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1515 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3166 (= (_ bv5 7) old.embedding.collective)))
 (let (($x138 (= (_ bv4 7) old.embedding.collective)))
 (or $x138 $x3166 $x1515 $x2911 $x2425)))))))
(assert
 (let (($x3503 (= (_ bv29 7) old.embedding.positions)))
 (let (($x2403 (= (_ bv27 7) old.embedding.positions)))
 (let (($x3958 (= (_ bv23 7) old.embedding.positions)))
 (let (($x2441 (= (_ bv1 7) old.embedding.positions)))
 (or $x2441 $x3958 $x2403 $x3503))))))
(assert
 (let (($x804 (= (_ bv95 7) old.embedding.split)))
 (let (($x1375 (= (_ bv38 7) old.embedding.split)))
 (or $x1375 (= (_ bv57 7) old.embedding.split) $x804))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2890 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1919 (= (_ bv91 7) old.hidden.kind)))
 (let (($x491 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1799 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2704 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2704 $x2253 (= (_ bv56 7) old.hidden.kind) $x1799 $x491 $x1919 $x2890 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2118 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x2118 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2907 (= (_ bv49 7) old.norm.statistic)))
 (or $x2907 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x627 (= (_ bv96 7) old.stream)))
 (let (($x840 (= (_ bv94 7) old.stream)))
 (let (($x3786 (= (_ bv38 7) old.stream)))
 (or $x3786 $x840 $x627)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1799 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1799 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3092 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x842 (div (* ?x3092 old.hidden.multiple) old.hidden.parts)))
 (let (($x1877 (< 1 old.hidden.parts)))
 (let (($x1799 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1799 $x1877 (= ?x842 old.hidden.n))))))))
(assert
 (let ((?x3092 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x842 (div (* ?x3092 old.hidden.multiple) old.hidden.parts)))
 (let (($x1877 (< 1 old.hidden.parts)))
 (let (($x1799 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1799 $x1877 (<= old.hidden.n ?x842))))))))
(assert
 (let (($x2704 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2183 (ite $x2704 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3092 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x842 (div (* ?x3092 old.hidden.multiple) old.hidden.parts)))
 (let (($x1406 (= (- 1) old.hidden.n)))
 (let (($x1799 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1919 (= (_ bv91 7) old.hidden.kind)))
 (let (($x580 (ite $x1919 (or $x1406 (< old.hidden.block old.hidden.n)) (ite $x1799 (or $x1406 (< ?x842 old.hidden.n)) $x2183))))
 (let (($x1600 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x580)))
 (let (($x2253 (= (_ bv48 7) old.hidden.kind)))
 (let (($x491 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3094 (or $x491 $x2253)))
 (= old.hidden.moved (ite $x3094 old.hidden.given_moved $x1600)))))))))))))))
(assert
 (let (($x2881 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2911 (= (_ bv57 7) old.embedding.collective)))
 (let (($x804 (= (_ bv95 7) old.embedding.split)))
 (let ((?x3521 (ite $x804 (ite (and old.embedding.rows_where_kept (or $x2911 $x2881)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x3521))))))
(assert
 (let (($x2890 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2253 (= (_ bv48 7) old.hidden.kind)))
 (let (($x491 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3094 (or $x491 $x2253)))
 (let (($x2891 (ite $x3094 old.hidden.given_everywhere (or $x2890 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2891)))))))
(assert
 (let (($x2412 (not old.hidden.moved)))
 (let (($x1751 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x2412)))
 (let (($x614 (= 1 old.hidden.parts)))
 (let (($x2253 (= (_ bv48 7) old.hidden.kind)))
 (let (($x491 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3094 (or $x491 $x2253)))
 (= old.hidden.first_alone (ite $x3094 old.hidden.given_first (or $x614 $x1751))))))))))
(assert
 (let (($x804 (= (_ bv95 7) old.embedding.split)))
 (let (($x678 (not $x804)))
 (let (($x2159 (= 1 old.tp)))
 (let (($x627 (= (_ bv96 7) old.stream)))
 (let (($x2881 (and (or (not old.embedding.group.tp) $x2159) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2791 (and $x2881 (or $x627 $x2159 (not (= (_ bv4 7) old.embedding.collective)) $x678))))
 (let (($x1515 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2911 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x3240 (ite (or (or $x2911 $x1515) $x2791) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x944 (= (_ bv96 7) old.embedding.state)))
 (let (($x2425 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3166 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1743 (and (or $x3166 $x2425) $x2881)))
 (let ((?x2495 (ite (or $x2911 (and $x1515 (= (_ bv38 7) old.stream)) $x1743) (_ bv38 7) (ite $x1515 (_ bv96 7) (_ bv16 7)))))
 (let (($x960 (or (and old.hidden.filled (not $x627)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2008 (not $x2881)))
 (let (($x2907 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3786 (= (_ bv38 7) old.stream)))
 (let ((?x1105 (ite (and $x3166 old.hidden.filled $x3786 $x2008 $x2907) old.stream (ite (and $x2425 $x2008 $x960) old.stream ?x2495))))
 (let ((?x3500 (ite (and $x627 old.hidden.everywhere (or $x2911 $x1743)) (_ bv96 7) (ite (and $x3166 old.hidden.filled $x627 $x2008) (_ bv96 7) ?x1105))))
 (let (($x138 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1904 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2881) (_ bv38 7) (ite $x138 (_ bv96 7) ?x3500))))
 (let (($x2798 (= (_ bv38 7) old.embedding.state)))
 (let ((?x309 (ite $x2425 (ite (not $x627) old.stream (_ bv66 7)) (ite $x1515 (ite $x627 (_ bv96 7) old.stream) (ite $x2911 (_ bv92 7) (_ bv16 7))))))
 (let (($x3675 (= (_ bv92 7) old.embedding.state)))
 (let ((?x443 (ite $x3675 (ite $x3166 (_ bv96 7) ?x309) (ite $x2798 ?x1904 (ite $x944 ?x3240 old.embedding.state)))))
 (= old.embedding.joined ?x443))))))))))))))))))))))))))))
(assert
 (let (($x2088 (not old.hidden.everywhere)))
 (let (($x3166 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2798 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x2798 (= (_ bv96 7) old.embedding.joined) $x3166 $x2088))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2913 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2137 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1826 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1201 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3856 (= (_ bv4 7) new.embedding.collective)))
 (or $x3856 $x1201 $x1826 $x2137 $x2913)))))))
(assert
 (let (($x1572 (= (_ bv29 7) new.embedding.positions)))
 (let (($x3079 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1831 (= (_ bv23 7) new.embedding.positions)))
 (let (($x1739 (= (_ bv1 7) new.embedding.positions)))
 (or $x1739 $x1831 $x3079 $x1572))))))
(assert
 (let (($x2726 (= (_ bv95 7) new.embedding.split)))
 (let (($x2610 (= (_ bv38 7) new.embedding.split)))
 (or $x2610 (= (_ bv57 7) new.embedding.split) $x2726))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2339 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3041 (= (_ bv91 7) new.hidden.kind)))
 (let (($x211 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3152 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1028 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2437 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2437 $x1028 (= (_ bv56 7) new.hidden.kind) $x3152 $x211 $x3041 $x2339 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2449 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x2449 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1759 (= (_ bv49 7) new.norm.statistic)))
 (or $x1759 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3808 (= (_ bv96 7) new.stream)))
 (let (($x2392 (= (_ bv94 7) new.stream)))
 (let (($x2694 (= (_ bv38 7) new.stream)))
 (or $x2694 $x2392 $x3808)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x3152 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3152 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3942 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1381 (div (* ?x3942 new.hidden.multiple) new.hidden.parts)))
 (let (($x3671 (< 1 new.hidden.parts)))
 (let (($x3152 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3152 $x3671 (= ?x1381 new.hidden.n))))))))
(assert
 (let ((?x3942 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1381 (div (* ?x3942 new.hidden.multiple) new.hidden.parts)))
 (let (($x3671 (< 1 new.hidden.parts)))
 (let (($x3152 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3152 $x3671 (<= new.hidden.n ?x1381))))))))
(assert
 (let (($x2437 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1009 (ite $x2437 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3942 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1381 (div (* ?x3942 new.hidden.multiple) new.hidden.parts)))
 (let (($x3380 (= (- 1) new.hidden.n)))
 (let (($x3152 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3041 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1948 (ite $x3041 (or $x3380 (< new.hidden.block new.hidden.n)) (ite $x3152 (or $x3380 (< ?x1381 new.hidden.n)) $x1009))))
 (let (($x2054 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1948)))
 (let (($x1028 (= (_ bv48 7) new.hidden.kind)))
 (let (($x211 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2621 (or $x211 $x1028)))
 (= new.hidden.moved (ite $x2621 new.hidden.given_moved $x2054)))))))))))))))
(assert
 (let (($x2128 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2137 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2726 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3334 (ite $x2726 (ite (and new.embedding.rows_where_kept (or $x2137 $x2128)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3334))))))
(assert
 (let (($x2339 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1028 (= (_ bv48 7) new.hidden.kind)))
 (let (($x211 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2621 (or $x211 $x1028)))
 (let (($x909 (ite $x2621 new.hidden.given_everywhere (or $x2339 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x909)))))))
(assert
 (let (($x1168 (not new.hidden.moved)))
 (let (($x1647 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1168)))
 (let (($x1727 (= 1 new.hidden.parts)))
 (let (($x1028 (= (_ bv48 7) new.hidden.kind)))
 (let (($x211 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2621 (or $x211 $x1028)))
 (= new.hidden.first_alone (ite $x2621 new.hidden.given_first (or $x1727 $x1647))))))))))
(assert
 (let (($x2726 (= (_ bv95 7) new.embedding.split)))
 (let (($x895 (not $x2726)))
 (let (($x379 (= 1 new.tp)))
 (let (($x3808 (= (_ bv96 7) new.stream)))
 (let (($x2128 (and (or (not new.embedding.group.tp) $x379) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2395 (and $x2128 (or $x3808 $x379 (not (= (_ bv4 7) new.embedding.collective)) $x895))))
 (let (($x1826 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2137 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x2884 (ite (or (or $x2137 $x1826) $x2395) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2967 (= (_ bv96 7) new.embedding.state)))
 (let (($x2913 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1201 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1384 (and (or $x1201 $x2913) $x2128)))
 (let ((?x2317 (ite (or $x2137 (and $x1826 (= (_ bv38 7) new.stream)) $x1384) (_ bv38 7) (ite $x1826 (_ bv96 7) (_ bv16 7)))))
 (let (($x2083 (or (and new.hidden.filled (not $x3808)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3525 (not $x2128)))
 (let (($x1759 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2694 (= (_ bv38 7) new.stream)))
 (let ((?x3167 (ite (and $x1201 new.hidden.filled $x2694 $x3525 $x1759) new.stream (ite (and $x2913 $x3525 $x2083) new.stream ?x2317))))
 (let ((?x3124 (ite (and $x3808 new.hidden.everywhere (or $x2137 $x1384)) (_ bv96 7) (ite (and $x1201 new.hidden.filled $x3808 $x3525) (_ bv96 7) ?x3167))))
 (let (($x3856 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x3378 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2128) (_ bv38 7) (ite $x3856 (_ bv96 7) ?x3124))))
 (let (($x1513 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2799 (ite $x2913 (ite (not $x3808) new.stream (_ bv66 7)) (ite $x1826 (ite $x3808 (_ bv96 7) new.stream) (ite $x2137 (_ bv92 7) (_ bv16 7))))))
 (let (($x2453 (= (_ bv92 7) new.embedding.state)))
 (let ((?x1250 (ite $x2453 (ite $x1201 (_ bv96 7) ?x2799) (ite $x1513 ?x3378 (ite $x2967 ?x2884 new.embedding.state)))))
 (= new.embedding.joined ?x1250))))))))))))))))))))))))))))
(assert
 (let (($x3520 (not new.hidden.everywhere)))
 (let (($x1201 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1513 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x1513 (= (_ bv96 7) new.embedding.joined) $x1201 $x3520))))))
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
 (let (($x2453 (= (_ bv92 7) new.embedding.state)))
 (let (($x2962 (or $x2453 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x1572 (= (_ bv29 7) new.embedding.positions)))
 (let (($x620 (not new.embedding.full_though_split)))
 (let (($x3079 (= (_ bv27 7) new.embedding.positions)))
 (let (($x379 (= 1 new.tp)))
 (let (($x163 (or $x379 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x620) (and $x3079 $x620 (or (not (= (_ bv95 7) new.embedding.split)) (not $x2453))) (and $x1572 $x2962) (and (= (_ bv23 7) new.embedding.positions) $x2453))))
 (not $x163)))))))))
(assert
 (let (($x3675 (= (_ bv92 7) old.embedding.state)))
(let (($x34 (or $x3675 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x3503 (= (_ bv29 7) old.embedding.positions)))
(let (($x3256 (not old.embedding.full_though_split)))
(let (($x2403 (= (_ bv27 7) old.embedding.positions)))
(let (($x2159 (= 1 old.tp)))
(or $x2159 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x3256) (and $x2403 $x3256 (or (not (= (_ bv95 7) old.embedding.split)) (not $x3675))) (and $x3503 $x34) (and (= (_ bv23 7) old.embedding.positions) $x3675)))))))))
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
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2033 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x740 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x699 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3538 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3512 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3512 $x3538 $x3276 $x1413 $x699 $x877 $x3140 $x2271 $x2379 $x740))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2019 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2851 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2851 $x2019 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2690 (= (_ bv32 7) old.attention.out.input)))
 (let (($x214 (= (_ bv10 7) old.attention.out.input)))
 (or $x214 $x2690 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2321 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2156 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1885 (= (_ bv40 7) old.attention.out.split)))
 (or $x1885 $x2156 $x2321)))))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x2953 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2953 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x3485 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3485 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2761 (= (_ bv56 7) old.attention.value_dim.kind) $x3484 $x2697 (= (_ bv91 7) old.attention.value_dim.kind) $x1275 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
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
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1057 (= (- 1) old.attention.heads.n)))
 (let (($x1164 (or $x1057 (< (* ?x3164 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x524 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1164 0 1))))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x455 (or $x1057 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2875 (ite (and $x1057 (= 1 old.attention.heads.parts)) 1 (ite $x455 0 1))))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x699 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x740 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3512 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3538 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x3137 (ite (or $x3538 $x3512 $x2271 $x740 $x699) 1 (ite $x3276 ?x2875 (ite $x877 ?x524 old.attention.heads.given_least)))))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2379 old.attention.heads.parts ?x3137)))))))))))))))))))
(assert
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x184 (and $x877 (< 1 old.attention.heads.parts) (= ?x3164 old.attention.heads.n))))
 (= old.attention.heads.filled $x184))))))
(assert
 (let (($x434 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x877 $x434)))))
(assert
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2049 (or $x3140 $x1413)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x775 (ite $x2379 old.attention.heads.parts (ite $x2049 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x775)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x1057 (= (- 1) old.attention.heads.n)))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3560 (ite $x3276 (or $x1057 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1057 (< 1 old.attention.heads.n)))))
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x445 (ite $x2271 (or $x1057 (< old.attention.heads.block old.attention.heads.n)) (ite $x877 (or $x1057 (< ?x3164 old.attention.heads.n)) $x3560))))
 (let (($x746 (= 1 old.attention.heads.parts)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2049 (or $x3140 $x1413)))
 (let (($x2497 (ite $x2049 old.attention.heads.given_moved (ite (or $x2379 $x746) false $x445))))
 (= old.attention.heads.moved $x2497))))))))))))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let ((?x3620 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3484 (not (= 0 ?x3620)))))))
(assert
 (let (($x1885 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2176 (not $x1885)))
 (let (($x214 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2690 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2690 (and $x214 $x2176))))))))
(assert
 (let (($x3590 (not old.attention.heads.padded)))
 (let (($x746 (= 1 old.attention.heads.parts)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2049 (or $x3140 $x1413)))
 (let (($x2110 (ite $x2049 old.attention.heads.given_everywhere (or $x2379 (and $x746 $x3590)))))
 (= old.attention.heads.everywhere $x2110)))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x881 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1254 ?x441 ?x881)))))))))))))))))))))
(assert
 (let (($x2588 (not old.attention.value_dim.padded)))
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1403 (ite (or $x2697 $x2761) old.attention.value_dim.given_everywhere (or $x1275 (and (= 1 old.attention.value_dim.parts) $x2588)))))
 (= old.attention.value_dim.everywhere $x1403)))))))
(assert
 (let (($x3035 (not old.attention.heads.moved)))
 (let (($x740 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3512 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3538 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1359 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x3538 $x3512 $x2271 $x740) $x3035))))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2049 (or $x3140 $x1413)))
 (= old.attention.heads.undivided (ite $x2049 old.attention.heads.given_undivided $x1359))))))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1594 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1254 ?x441 ?x1594))))))))))))))))))))))
(assert
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3161 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2601 (ite $x3161 old.attention.v (ite $x153 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2601)))))
(assert
 (let (($x587 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2189 (not old.attention.gathers)))
 (let (($x2156 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2156 $x2189 $x587))))))
(assert
 (let ((?x1975 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x375 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2851 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2019 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1915 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2019 $x2851) $x375))))
 (let (($x1885 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2176 (not $x1885)))
 (let (($x2365 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2619 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2365)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2365 old.attention.value_dim.everywhere $x2176) $x1915)))
 (= old.attention.mixed_in (ite $x2619 (_ bv96 7) ?x1975))))))))))))
(assert
 (let ((?x2976 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2947 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2275 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x375 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2019 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1885 (= (_ bv40 7) old.attention.out.split)))
 (let (($x596 (and $x1885 (or $x2019 $x375) (ite $x2275 old.attention.dims_where_kept $x2947))))
 (= old.attention.out_state (ite $x596 (_ bv96 7) ?x2976))))))))))
(assert
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1548 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x2452 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1066 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2938 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2971 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2971 $x2938 $x815 $x215 $x1066 $x1023 $x913 $x1552 $x1299 $x2452))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1592 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2742 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2742 $x1592 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2510 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1367 (= (_ bv10 7) new.attention.out.input)))
 (or $x1367 $x2510 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2417 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2617 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2522 (= (_ bv40 7) new.attention.out.split)))
 (or $x2522 $x2617 $x2417)))))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1659 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1659 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x2629 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2629 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3108 (= (_ bv56 7) new.attention.value_dim.kind) $x2531 $x62 (= (_ bv91 7) new.attention.value_dim.kind) $x3566 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
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
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3156 (= (- 1) new.attention.heads.n)))
 (let (($x3109 (or $x3156 (< (* ?x2092 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2752 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x3109 0 1))))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3285 (or $x3156 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x806 (ite (and $x3156 (= 1 new.attention.heads.parts)) 1 (ite $x3285 0 1))))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1066 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2971 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2938 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1397 (ite (or $x2938 $x2971 $x1552 $x2452 $x1066) 1 (ite $x815 ?x806 (ite $x1023 ?x2752 new.attention.heads.given_least)))))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1299 new.attention.heads.parts ?x1397)))))))))))))))))))
(assert
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1999 (and $x1023 (< 1 new.attention.heads.parts) (= ?x2092 new.attention.heads.n))))
 (= new.attention.heads.filled $x1999))))))
(assert
 (let (($x511 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1023 $x511)))))
(assert
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1157 (or $x913 $x215)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x3381 (ite $x1299 new.attention.heads.parts (ite $x1157 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x3381)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x3156 (= (- 1) new.attention.heads.n)))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2706 (ite $x815 (or $x3156 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3156 (< 1 new.attention.heads.n)))))
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1145 (ite $x1552 (or $x3156 (< new.attention.heads.block new.attention.heads.n)) (ite $x1023 (or $x3156 (< ?x2092 new.attention.heads.n)) $x2706))))
 (let (($x980 (= 1 new.attention.heads.parts)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1157 (or $x913 $x215)))
 (let (($x2916 (ite $x1157 new.attention.heads.given_moved (ite (or $x1299 $x980) false $x1145))))
 (= new.attention.heads.moved $x2916))))))))))))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let ((?x730 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2531 (not (= 0 ?x730)))))))
(assert
 (let (($x2522 (= (_ bv40 7) new.attention.out.split)))
 (let (($x483 (not $x2522)))
 (let (($x1367 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2510 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2510 (and $x1367 $x483))))))))
(assert
 (let (($x195 (not new.attention.heads.padded)))
 (let (($x980 (= 1 new.attention.heads.parts)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1157 (or $x913 $x215)))
 (let (($x1891 (ite $x1157 new.attention.heads.given_everywhere (or $x1299 (and $x980 $x195)))))
 (= new.attention.heads.everywhere $x1891)))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x1698 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3632 ?x2127 ?x1698)))))))))))))))))))))
(assert
 (let (($x1319 (not new.attention.value_dim.padded)))
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3053 (ite (or $x62 $x3108) new.attention.value_dim.given_everywhere (or $x3566 (and (= 1 new.attention.value_dim.parts) $x1319)))))
 (= new.attention.value_dim.everywhere $x3053)))))))
(assert
 (let (($x3591 (not new.attention.heads.moved)))
 (let (($x2452 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2971 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2938 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x862 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2938 $x2971 $x1552 $x2452) $x3591))))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1157 (or $x913 $x215)))
 (= new.attention.heads.undivided (ite $x1157 new.attention.heads.given_undivided $x862))))))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x1217 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3632 ?x2127 ?x1217))))))))))))))))))))))
(assert
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1379 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x329 (ite $x1379 new.attention.v (ite $x2613 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x329)))))
(assert
 (let (($x59 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x572 (not new.attention.gathers)))
 (let (($x2617 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2617 $x572 $x59))))))
(assert
 (let ((?x2924 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1098 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2742 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1592 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2992 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1592 $x2742) $x1098))))
 (let (($x2522 (= (_ bv40 7) new.attention.out.split)))
 (let (($x483 (not $x2522)))
 (let (($x2682 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2193 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2682)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2682 new.attention.value_dim.everywhere $x483) $x2992)))
 (= new.attention.mixed_in (ite $x2193 (_ bv96 7) ?x2924))))))))))))
(assert
 (let ((?x3526 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2831 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1214 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x1098 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1592 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2522 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1571 (and $x2522 (or $x1592 $x1098) (ite $x1214 new.attention.dims_where_kept $x2831))))
 (= new.attention.out_state (ite $x1571 (_ bv96 7) ?x3526))))))))))
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
 (let (($x1862 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1012 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x2522 (= (_ bv40 7) new.attention.out.split)))
 (let (($x483 (not $x2522)))
 (let (($x1431 (or (= 1 new.attention.heads.most) $x483 (= (_ bv96 7) new.attention.out_state) (and $x1012 (and new.attention.heads.undivided $x1862)))))
 (let (($x907 (not new.attention.heads.beyond)))
 (let (($x748 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x2522 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x748 (and (<= 1 new.attention.heads.least) $x907 $x1431)))))))))))
(assert
 (let (($x1109 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x998 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x1885 (= (_ bv40 7) old.attention.out.split)))
(let (($x2176 (not $x1885)))
(let (($x1190 (or (= 1 old.attention.heads.most) $x2176 (= (_ bv96 7) old.attention.out_state) (and $x998 (and old.attention.heads.undivided $x1109)))))
(let (($x3750 (not old.attention.heads.beyond)))
(let (($x1360 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x1885 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x1360 (and (<= 1 old.attention.heads.least) $x3750 $x1190))))))))))
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
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2033 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x877 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x448 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x448 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3484 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
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
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x327 (= (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x877 (< 1 old.attention.heads.parts) $x327))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1826 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7)))))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1105 (ite $x1254 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1490 ?x1826))))
 (= old.attention.q ?x1105)))))))))))))))))
(assert
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1548 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1023 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1984 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1984 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2531 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
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
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1521 (= (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1023 (< 1 new.attention.heads.parts) $x1521))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x577 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7)))))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2399 (ite $x3632 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1966 ?x577))))
 (= new.attention.q ?x2399)))))))))))))))))
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
 (let (($x138 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x2008 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned $x138)))))
 (not $x2008))))
(assert
 (let (($x2330 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x2330))))
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
 (let (($x2796 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3691 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x778 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x288 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x288 $x778 $x2968 $x2822 $x3691 $x2033 $x1409 $x2537 $x2835 $x2796))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1413 (= (_ bv56 7) old.attention.heads.kind) $x877 $x3140 (= (_ bv91 7) old.attention.heads.kind) $x2379 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x845 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2895 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2895 $x845 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1950 (= (_ bv32 7) old.attention.out.input)))
 (let (($x937 (= (_ bv10 7) old.attention.out.input)))
 (or $x937 $x1950 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3179 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2617 (= (_ bv57 7) old.attention.out.split)))
 (let (($x861 (= (_ bv40 7) old.attention.out.split)))
 (or $x861 $x2617 $x3179)))))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x2688 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2688 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x448 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x448 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x2706 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2706 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1860 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3831 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x3831 $x1860 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x2005 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3581 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3655 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2150 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1338 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1857 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1857 $x1338 $x2150 $x2761 $x3655 $x3484 $x2697 $x3581 $x1275 $x2005))))))))))))
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
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
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
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x327 (= (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x877 (< 1 old.attention.heads.parts) $x327))))))
(assert
 (let (($x454 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x877 $x454)))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1508 (= (- 1) old.attention.head_dim.n)))
 (let (($x2426 (or $x1508 (< (* ?x2981 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x746 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2690 (ite $x2033 (ite (= 0 ?x746) 1 (ite $x2426 0 1)) old.attention.head_dim.given_least)))
 (let (($x3620 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3025 (ite (and $x1508 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1508 $x3620) 0 1))))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3691 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2796 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x288 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x778 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2442 (ite $x2835 old.attention.head_dim.parts (ite (or $x778 $x288 $x2537 $x2796 $x3691) 1 (ite $x2968 ?x3025 ?x2690)))))
 (= old.attention.head_dim.least ?x2442)))))))))))))))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x1594 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2033 (not (= 0 ?x1594)))))))
(assert
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1976 (or $x1409 $x2822)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x550 (ite $x2835 old.attention.head_dim.parts (ite $x1976 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x550)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x1508 (= (- 1) old.attention.head_dim.n)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3560 (ite $x2968 (or $x1508 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1508 (< 1 old.attention.head_dim.n)))))
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2177 (ite $x2537 (or $x1508 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2033 (or $x1508 (< ?x2981 old.attention.head_dim.n)) $x3560))))
 (let (($x1057 (= 1 old.attention.head_dim.parts)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1976 (or $x1409 $x2822)))
 (let (($x1696 (ite $x1976 old.attention.head_dim.given_moved (ite (or $x2835 $x1057) false $x2177))))
 (= old.attention.head_dim.moved $x1696))))))))))))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2356 (div ?x1162 old.attention.value_dim.parts)))
 (let (($x2958 (= (- 1) old.attention.value_dim.n)))
 (let (($x850 (or $x2958 (< (* ?x2356 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x3058 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x2808 (ite $x3484 (ite (= 0 ?x3058) 1 (ite $x850 0 1)) old.attention.value_dim.given_least)))
 (let (($x812 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x2049 (ite (and $x2958 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x2958 $x812) 0 1))))
 (let (($x2150 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x3655 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x2005 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x3581 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1857 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1338 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x1463 (ite $x1275 old.attention.value_dim.parts (ite (or $x1338 $x1857 $x3581 $x2005 $x3655) 1 (ite $x2150 ?x2049 ?x2808)))))
 (= old.attention.value_dim.least ?x1463))))))))))))))))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2356 (div ?x1162 old.attention.value_dim.parts)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= ?x2356 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720)))))))
(assert
 (let ((?x1946 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3484 (not (= 0 ?x1946)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x3852 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2673 (not old.model.sinks)))
 (= old.attention.one_key (and $x2673 $x3852)))))
(assert
 (let (($x861 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3239 (not $x861)))
 (let (($x937 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1950 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1950 (and $x937 $x3239))))))))
(assert
 (let (($x596 (not old.attention.heads.padded)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2820 (ite (or $x3140 $x1413) old.attention.heads.given_everywhere (or $x2379 (and (= 1 old.attention.heads.parts) $x596)))))
 (= old.attention.heads.everywhere $x2820)))))))
(assert
 (let (($x2947 (not old.attention.head_dim.padded)))
 (let (($x1057 (= 1 old.attention.head_dim.parts)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1976 (or $x1409 $x2822)))
 (let (($x2935 (ite $x1976 old.attention.head_dim.given_everywhere (or $x2835 (and $x1057 $x2947)))))
 (= old.attention.head_dim.everywhere $x2935)))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1262 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1254 ?x441 ?x1262)))))))))))))))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x2119 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1254 ?x441 ?x2119)))))))))))))))))))))
(assert
 (let (($x2372 (not old.attention.value_dim.padded)))
 (let (($x1745 (= 1 old.attention.value_dim.parts)))
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3308 (ite (or $x2697 $x2761) old.attention.value_dim.given_everywhere (or $x1275 (and $x1745 $x2372)))))
 (= old.attention.value_dim.everywhere $x3308))))))))
(assert
 (let (($x2273 (not old.attention.head_dim.moved)))
 (let (($x2796 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x288 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x778 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1824 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x778 $x288 $x2537 $x2796) $x2273))))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1976 (or $x1409 $x2822)))
 (= old.attention.head_dim.undivided (ite $x1976 old.attention.head_dim.given_undivided $x1824))))))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x656 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1254 ?x441 ?x656))))))))))))))))))))))
(assert
 (let (($x2729 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x3831 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2273 (not old.attention.head_dim.moved)))
 (let (($x2536 (= 1 old.attention.head_dim.most)))
 (let (($x511 (<= 1 old.attention.head_dim.least)))
 (let (($x593 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1860 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x641 (ite (or $x1860 $x593) (and $x511 (or old.attention.head_dim.undivided (and $x2536 $x2273))) (and $x3831 (and old.attention.head_dim.undivided $x2729)))))
 (= old.attention.scores_whole $x641))))))))))
(assert
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3450 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1924 (ite $x3450 old.attention.v (ite $x153 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1924)))))
(assert
 (let (($x2719 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2394 (not old.attention.gathers)))
 (let (($x2617 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2617 $x2394 $x2719))))))
(assert
 (let ((?x2992 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2129 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2895 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x845 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x59 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x845 $x2895) $x2129))))
 (let (($x861 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3239 (not $x861)))
 (let (($x1529 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1073 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1529)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1529 old.attention.value_dim.everywhere $x3239) $x59)))
 (= old.attention.mixed_in (ite $x1073 (_ bv96 7) ?x2992))))))))))))
(assert
 (let ((?x2417 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3940 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1533 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3940)))
 (let (($x2129 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x845 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x861 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x861 (or $x845 $x2129) $x1533) (_ bv96 7) ?x2417)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1034 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3515 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x879 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2555 $x879 $x1256 $x2646 $x3515 $x1548 $x531 $x1383 $x2725 $x1034))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x215 (= (_ bv56 7) new.attention.heads.kind) $x1023 $x913 (= (_ bv91 7) new.attention.heads.kind) $x1299 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1104 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2603 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2603 $x1104 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1253 (= (_ bv32 7) new.attention.out.input)))
 (let (($x582 (= (_ bv10 7) new.attention.out.input)))
 (or $x582 $x1253 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1514 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1140 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2720 (= (_ bv40 7) new.attention.out.split)))
 (or $x2720 $x1140 $x1514)))))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1431 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1431 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1984 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1984 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x2164 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2164 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3272 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2249 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2249 $x3272 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x1996 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1423 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1453 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3008 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1074 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1290 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x1290 $x1074 $x3008 $x3108 $x1453 $x2531 $x62 $x1423 $x3566 $x1996))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
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
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1521 (= (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1023 (< 1 new.attention.heads.parts) $x1521))))))
(assert
 (let (($x748 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1023 $x748)))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x483 (= (- 1) new.attention.head_dim.n)))
 (let (($x1360 (or $x483 (< (* ?x1631 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x998 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1864 (ite $x1548 (ite (= 0 ?x998) 1 (ite $x1360 0 1)) new.attention.head_dim.given_least)))
 (let (($x1190 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1109 (ite (and $x483 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x483 $x1190) 0 1))))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3515 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1034 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x879 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2875 (ite $x2725 new.attention.head_dim.parts (ite (or $x879 $x2555 $x1383 $x1034 $x3515) 1 (ite $x1256 ?x1109 ?x1864)))))
 (= new.attention.head_dim.least ?x2875)))))))))))))))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x12 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1548 (not (= 0 ?x12)))))))
(assert
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x524 (or $x531 $x2646)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1641 (ite $x2725 new.attention.head_dim.parts (ite $x524 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1641)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x483 (= (- 1) new.attention.head_dim.n)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3589 (ite $x1256 (or $x483 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x483 (< 1 new.attention.head_dim.n)))))
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2463 (ite $x1383 (or $x483 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1548 (or $x483 (< ?x1631 new.attention.head_dim.n)) $x3589))))
 (let (($x2176 (= 1 new.attention.head_dim.parts)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x524 (or $x531 $x2646)))
 (let (($x1448 (ite $x524 new.attention.head_dim.given_moved (ite (or $x2725 $x2176) false $x2463))))
 (= new.attention.head_dim.moved $x1448))))))))))))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1311 (div ?x1324 new.attention.value_dim.parts)))
 (let (($x508 (= (- 1) new.attention.value_dim.n)))
 (let (($x498 (or $x508 (< (* ?x1311 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x2982 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x63 (ite $x2531 (ite (= 0 ?x2982) 1 (ite $x498 0 1)) new.attention.value_dim.given_least)))
 (let (($x1503 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x1167 (ite (and $x508 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x508 $x1503) 0 1))))
 (let (($x3008 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1453 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1996 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1423 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1290 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x1074 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x3448 (ite $x3566 new.attention.value_dim.parts (ite (or $x1074 $x1290 $x1423 $x1996 $x1453) 1 (ite $x3008 ?x1167 ?x63)))))
 (= new.attention.value_dim.least ?x3448))))))))))))))))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1311 (div ?x1324 new.attention.value_dim.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= ?x1311 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204)))))))
(assert
 (let ((?x3740 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2531 (not (= 0 ?x3740)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x422 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2922 (not new.model.sinks)))
 (= new.attention.one_key (and $x2922 $x422)))))
(assert
 (let (($x2720 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1915 (not $x2720)))
 (let (($x582 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1253 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1253 (and $x582 $x1915))))))))
(assert
 (let (($x60 (not new.attention.heads.padded)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2879 (ite (or $x913 $x215) new.attention.heads.given_everywhere (or $x1299 (and (= 1 new.attention.heads.parts) $x60)))))
 (= new.attention.heads.everywhere $x2879)))))))
(assert
 (let (($x858 (not new.attention.head_dim.padded)))
 (let (($x2176 (= 1 new.attention.head_dim.parts)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x524 (or $x531 $x2646)))
 (let (($x1467 (ite $x524 new.attention.head_dim.given_everywhere (or $x2725 (and $x2176 $x858)))))
 (= new.attention.head_dim.everywhere $x1467)))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x2495 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3632 ?x2127 ?x2495)))))))))))))))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x3118 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3632 ?x2127 ?x3118)))))))))))))))))))))
(assert
 (let (($x2592 (not new.attention.value_dim.padded)))
 (let (($x2158 (= 1 new.attention.value_dim.parts)))
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x866 (ite (or $x62 $x3108) new.attention.value_dim.given_everywhere (or $x3566 (and $x2158 $x2592)))))
 (= new.attention.value_dim.everywhere $x866))))))))
(assert
 (let (($x1820 (not new.attention.head_dim.moved)))
 (let (($x1034 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x879 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1513 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x879 $x2555 $x1383 $x1034) $x1820))))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x524 (or $x531 $x2646)))
 (= new.attention.head_dim.undivided (ite $x524 new.attention.head_dim.given_undivided $x1513))))))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x873 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3632 ?x2127 ?x873))))))))))))))))))))))
(assert
 (let (($x2311 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2249 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1820 (not new.attention.head_dim.moved)))
 (let (($x2851 (= 1 new.attention.head_dim.most)))
 (let (($x2931 (<= 1 new.attention.head_dim.least)))
 (let (($x3628 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x3272 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1168 (ite (or $x3272 $x3628) (and $x2931 (or new.attention.head_dim.undivided (and $x2851 $x1820))) (and $x2249 (and new.attention.head_dim.undivided $x2311)))))
 (= new.attention.scores_whole $x1168))))))))))
(assert
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2967 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x238 (ite $x2967 new.attention.v (ite $x2613 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x238)))))
(assert
 (let (($x348 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1962 (not new.attention.gathers)))
 (let (($x1140 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1140 $x1962 $x348))))))
(assert
 (let ((?x2621 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x31 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2603 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1104 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1250 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1104 $x2603) $x31))))
 (let (($x2720 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1915 (not $x2720)))
 (let (($x3420 (= (_ bv36 7) new.attention.mixed)))
 (let (($x211 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3420)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3420 new.attention.value_dim.everywhere $x1915) $x1250)))
 (= new.attention.mixed_in (ite $x211 (_ bv96 7) ?x2621))))))))))))
(assert
 (let ((?x665 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x869 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x941 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x869)))
 (let (($x31 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1104 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2720 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2720 (or $x1104 $x31) $x941) (_ bv96 7) ?x665)))))))))
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
 (let (($x371 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x2720 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1915 (not $x2720)))
 (let (($x2619 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x2851 (= 1 new.attention.head_dim.most)))
 (let (($x2422 (= (_ bv96 7) new.attention.q)))
 (let (($x2002 (or $x2422 $x2851 (and $x2619 (or $x1915 $x371 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x2172 (not new.attention.value_dim.beyond)))
 (let (($x2298 (or (and (<= 1 new.attention.value_dim.least) $x2172) (and new.model.latent $x2422))))
 (let (($x2931 (<= 1 new.attention.head_dim.least)))
 (let (($x1326 (not new.attention.head_dim.beyond)))
 (let (($x1757 (and $x1326 (or $x2931 (and new.attention.one_key (not $x2422))) $x2298 $x2002)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x1757)))))))))))))))
(assert
 (let (($x1865 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x861 (= (_ bv40 7) old.attention.out.split)))
(let (($x3239 (not $x861)))
(let (($x2347 (or old.attention.one_key old.attention.scores_whole)))
(let (($x2536 (= 1 old.attention.head_dim.most)))
(let (($x1258 (= (_ bv96 7) old.attention.q)))
(let (($x3229 (or $x1258 $x2536 (and $x2347 (or $x3239 $x1865 (= (_ bv96 7) old.attention.out_state))))))
(let (($x3521 (not old.attention.value_dim.beyond)))
(let (($x1235 (or (and (<= 1 old.attention.value_dim.least) $x3521) (and old.model.latent $x1258))))
(let (($x511 (<= 1 old.attention.head_dim.least)))
(let (($x1021 (not old.attention.head_dim.beyond)))
(let (($x2455 (and $x1021 (or $x511 (and old.attention.one_key (not $x1258))) $x1235 $x3229)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x2455))))))))))))))
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
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2033 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x877 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x448 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x448 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3484 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
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
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x327 (= (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x877 (< 1 old.attention.heads.parts) $x327))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1826 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7)))))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1105 (ite $x1254 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1490 ?x1826))))
 (= old.attention.q ?x1105)))))))))))))))))
(assert
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1548 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1023 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1984 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1984 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2531 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
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
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1521 (= (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1023 (< 1 new.attention.heads.parts) $x1521))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x577 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7)))))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2399 (ite $x3632 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1966 ?x577))))
 (= new.attention.q ?x2399)))))))))))))))))
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
 (let (($x3115 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x3115)))
(assert
 (let (($x1296 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x1296)))
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
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2033 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x877 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x1661 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1661 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x448 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x448 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x2592 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2592 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3484 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
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
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x327 (= (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x877 (< 1 old.attention.heads.parts) $x327))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1262 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1254 ?x441 ?x1262)))))))))))))))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x929 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1254 ?x441 ?x929)))))))))))))))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1600 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1254 ?x441 ?x1600))))))))))))))))))))))
(assert
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1548 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1023 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1196 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1196 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1984 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1984 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x3210 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3210 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2531 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
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
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1521 (= (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1023 (< 1 new.attention.heads.parts) $x1521))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x2495 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3632 ?x2127 ?x2495)))))))))))))))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x2060 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3632 ?x2127 ?x2060)))))))))))))))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x1503 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3632 ?x2127 ?x1503))))))))))))))))))))))
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
 (let (($x1157 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x379 (= 1 new.tp)))
 (not (or $x379 (not $x1157))))))
(assert
 (let (($x3368 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x2159 (= 1 old.tp)))
(or $x2159 (not $x3368)))))
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
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2033 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x740 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x699 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3538 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3512 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3512 $x3538 $x3276 $x1413 $x699 $x877 $x3140 $x2271 $x2379 $x740))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2583 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1772 (= (_ bv40 7) old.attention.out.split)))
 (or $x1772 $x2583 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x1661 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1661 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x448 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x448 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x2592 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2592 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x980 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x980)))
(assert
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3484 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
(assert
 (let (($x521 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x521 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2682 (= (- 1) old.attention.heads.n)))
 (let (($x3940 (or $x2682 (< (* ?x3164 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2617 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x3940 0 1))))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1163 (or $x2682 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2897 (ite (and $x2682 (= 1 old.attention.heads.parts)) 1 (ite $x1163 0 1))))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x699 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x740 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3512 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3538 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2849 (ite (or $x3538 $x3512 $x2271 $x740 $x699) 1 (ite $x3276 ?x2897 (ite $x877 ?x2617 old.attention.heads.given_least)))))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2379 old.attention.heads.parts ?x2849)))))))))))))))))))
(assert
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x184 (and $x877 (< 1 old.attention.heads.parts) (= ?x3164 old.attention.heads.n))))
 (= old.attention.heads.filled $x184))))))
(assert
 (let (($x3239 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x877 $x3239)))))
(assert
 (let (($x2682 (= (- 1) old.attention.heads.n)))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x748 (ite $x3276 (or $x2682 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2682 (< 1 old.attention.heads.n)))))
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1156 (ite $x2271 (or $x2682 (< old.attention.heads.block old.attention.heads.n)) (ite $x877 (or $x2682 (< ?x3164 old.attention.heads.n)) $x748))))
 (let (($x1510 (= 1 old.attention.heads.parts)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x620 (or $x3140 $x1413)))
 (let (($x3750 (ite $x620 old.attention.heads.given_moved (ite (or $x2379 $x1510) false $x1156))))
 (= old.attention.heads.moved $x3750))))))))))))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let (($x937 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x514 (not old.model.sinks)))
 (= old.attention.one_key (and $x514 $x937)))))
(assert
 (let (($x675 (not old.attention.heads.padded)))
 (let (($x1510 (= 1 old.attention.heads.parts)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x620 (or $x3140 $x1413)))
 (let (($x1358 (ite $x620 old.attention.heads.given_everywhere (or $x2379 (and $x1510 $x675)))))
 (= old.attention.heads.everywhere $x1358)))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1262 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1254 ?x441 ?x1262)))))))))))))))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x929 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1254 ?x441 ?x929)))))))))))))))))))))
(assert
 (let (($x1191 (not old.attention.heads.moved)))
 (let (($x740 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3512 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3538 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1820 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x3538 $x3512 $x2271 $x740) $x1191))))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x620 (or $x3140 $x1413)))
 (= old.attention.heads.undivided (ite $x620 old.attention.heads.given_undivided $x1820))))))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1600 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1254 ?x441 ?x1600))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1548 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x2452 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1066 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2938 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2971 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2971 $x2938 $x815 $x215 $x1066 $x1023 $x913 $x1552 $x1299 $x2452))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x422 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1853 (= (_ bv40 7) new.attention.out.split)))
 (or $x1853 $x422 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1196 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1196 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1984 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1984 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x3210 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3210 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x987 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x987)))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2531 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
(assert
 (let (($x318 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x318 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1745 (= (- 1) new.attention.heads.n)))
 (let (($x2123 (or $x1745 (< (* ?x2092 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x812 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2123 0 1))))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3377 (or $x1745 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x3717 (ite (and $x1745 (= 1 new.attention.heads.parts)) 1 (ite $x3377 0 1))))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1066 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2971 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2938 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x3058 (ite (or $x2938 $x2971 $x1552 $x2452 $x1066) 1 (ite $x815 ?x3717 (ite $x1023 ?x812 new.attention.heads.given_least)))))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1299 new.attention.heads.parts ?x3058)))))))))))))))))))
(assert
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1999 (and $x1023 (< 1 new.attention.heads.parts) (= ?x2092 new.attention.heads.n))))
 (= new.attention.heads.filled $x1999))))))
(assert
 (let (($x1685 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1023 $x1685)))))
(assert
 (let (($x1745 (= (- 1) new.attention.heads.n)))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2365 (ite $x815 (or $x1745 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1745 (< 1 new.attention.heads.n)))))
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1950 (ite $x1552 (or $x1745 (< new.attention.heads.block new.attention.heads.n)) (ite $x1023 (or $x1745 (< ?x2092 new.attention.heads.n)) $x2365))))
 (let (($x2372 (= 1 new.attention.heads.parts)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2839 (or $x913 $x215)))
 (let (($x2321 (ite $x2839 new.attention.heads.given_moved (ite (or $x1299 $x2372) false $x1950))))
 (= new.attention.heads.moved $x2321))))))))))))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let (($x2935 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x721 (not new.model.sinks)))
 (= new.attention.one_key (and $x721 $x2935)))))
(assert
 (let (($x3324 (not new.attention.heads.padded)))
 (let (($x2372 (= 1 new.attention.heads.parts)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2839 (or $x913 $x215)))
 (let (($x3413 (ite $x2839 new.attention.heads.given_everywhere (or $x1299 (and $x2372 $x3324)))))
 (= new.attention.heads.everywhere $x3413)))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x2495 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3632 ?x2127 ?x2495)))))))))))))))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x2060 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3632 ?x2127 ?x2060)))))))))))))))))))))
(assert
 (let (($x1860 (not new.attention.heads.moved)))
 (let (($x2452 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2971 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2938 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3044 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2938 $x2971 $x1552 $x2452) $x1860))))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2839 (or $x913 $x215)))
 (= new.attention.heads.undivided (ite $x2839 new.attention.heads.given_undivided $x3044))))))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x1503 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3632 ?x2127 ?x1503))))))))))))))))))))))
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
 (let (($x1693 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1853 (= (_ bv40 7) new.attention.out.split)))
 (let (($x422 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2194 (not new.model.latent)))
 (let (($x3156 (and $x2194 (or $x422 (and $x1853 (and new.attention.heads.undivided $x1693))))))
 (let (($x987 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2967 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x987 new.attention.one_key)))
 (let (($x641 (not (= (_ bv92 7) new.attention.k))))
 (let (($x2631 (not (= (_ bv92 7) new.attention.q))))
 (let (($x1532 (or $x2631 new.attention.one_key (and $x641 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x60 (and $x1532 (or $x641 (and (= (_ bv57 7) new.model.qk_norm) $x2194)) $x2967 (or (not (= (_ bv92 7) new.attention.v)) $x3156))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let (($x379 (= 1 new.tp)))
 (not (or $x379 $x1390 $x60)))))))))))))))))
(assert
 (let (($x2309 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1772 (= (_ bv40 7) old.attention.out.split)))
(let (($x2583 (= (_ bv57 7) old.attention.out.split)))
(let (($x2989 (not old.model.latent)))
(let (($x894 (and $x2989 (or $x2583 (and $x1772 (and old.attention.heads.undivided $x2309))))))
(let (($x980 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2536 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x980 old.attention.one_key)))
(let (($x2719 (not (= (_ bv92 7) old.attention.k))))
(let (($x3381 (not (= (_ bv92 7) old.attention.q))))
(let (($x2600 (or $x3381 old.attention.one_key (and $x2719 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x1235 (and $x2600 (or $x2719 (and (= (_ bv57 7) old.model.qk_norm) $x2989)) $x2536 (or (not (= (_ bv92 7) old.attention.v)) $x894))))
(let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2519 (not $x2415)))
(let (($x2159 (= 1 old.tp)))
(or $x2159 $x2519 $x1235))))))))))))))))
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
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2033 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x877 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x1661 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1661 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x448 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x448 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x2592 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2592 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3484 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
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
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x327 (= (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x877 (< 1 old.attention.heads.parts) $x327))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let (($x937 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x514 (not old.model.sinks)))
 (= old.attention.one_key (and $x514 $x937)))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x297 (not old.attention.qkv.group.pp)))
 (let (($x3468 (or $x297 (= 1 old.pp))))
 (let (($x179 (not old.attention.qkv.group.sp)))
 (let (($x494 (or $x179 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x1674 (not old.attention.qkv.group.dp)))
 (let (($x1126 (or $x1674 $x993)))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x1126 $x494 $x3468)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1262 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1254 ?x441 ?x1262))))))))))))))))))))))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x297 (not old.attention.qkv.group.pp)))
 (let (($x3468 (or $x297 (= 1 old.pp))))
 (let (($x179 (not old.attention.qkv.group.sp)))
 (let (($x494 (or $x179 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x1674 (not old.attention.qkv.group.dp)))
 (let (($x1126 (or $x1674 $x993)))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x1126 $x494 $x3468)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x929 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1254 ?x441 ?x929))))))))))))))))))))))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x297 (not old.attention.qkv.group.pp)))
 (let (($x3468 (or $x297 (= 1 old.pp))))
 (let (($x179 (not old.attention.qkv.group.sp)))
 (let (($x494 (or $x179 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x1674 (not old.attention.qkv.group.dp)))
 (let (($x1126 (or $x1674 $x993)))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x1126 $x494 $x3468)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1600 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1254 ?x441 ?x1600)))))))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1548 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1023 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1196 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1196 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1984 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1984 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x3210 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3210 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2531 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
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
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1521 (= (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1023 (< 1 new.attention.heads.parts) $x1521))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let (($x2935 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x721 (not new.model.sinks)))
 (= new.attention.one_key (and $x721 $x2935)))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x458 (not new.attention.qkv.group.pp)))
 (let (($x2800 (or $x458 (= 1 new.pp))))
 (let (($x2854 (not new.attention.qkv.group.sp)))
 (let (($x1998 (or $x2854 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2085 (not new.attention.qkv.group.dp)))
 (let (($x602 (or $x2085 $x1399)))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x602 $x1998 $x2800)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x2495 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3632 ?x2127 ?x2495))))))))))))))))))))))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x458 (not new.attention.qkv.group.pp)))
 (let (($x2800 (or $x458 (= 1 new.pp))))
 (let (($x2854 (not new.attention.qkv.group.sp)))
 (let (($x1998 (or $x2854 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2085 (not new.attention.qkv.group.dp)))
 (let (($x602 (or $x2085 $x1399)))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x602 $x1998 $x2800)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x2060 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3632 ?x2127 ?x2060))))))))))))))))))))))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x458 (not new.attention.qkv.group.pp)))
 (let (($x2800 (or $x458 (= 1 new.pp))))
 (let (($x2854 (not new.attention.qkv.group.sp)))
 (let (($x1998 (or $x2854 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2085 (not new.attention.qkv.group.dp)))
 (let (($x602 (or $x2085 $x1399)))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x602 $x1998 $x2800)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x1503 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3632 ?x2127 ?x1503)))))))))))))))))))))))))))))
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
 (let (($x458 (not new.attention.qkv.group.pp)))
 (let (($x2800 (or $x458 (= 1 new.pp))))
 (let (($x2854 (not new.attention.qkv.group.sp)))
 (let (($x1998 (or $x2854 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2085 (not new.attention.qkv.group.dp)))
 (let (($x602 (or $x2085 $x1399)))
 (let (($x434 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x602 $x1998 $x2800)))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x602 $x1998 $x2800)))
 (let (($x1449 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x624)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x416 (or $x1747 (and $x1390 (or (= (_ bv10 7) new.attention.qkv.collective) $x624)) $x1449 $x434)))
 (not $x416))))))))))))))))
(assert
 (let (($x297 (not old.attention.qkv.group.pp)))
(let (($x3468 (or $x297 (= 1 old.pp))))
(let (($x179 (not old.attention.qkv.group.sp)))
(let (($x494 (or $x179 (= 1 old.sp))))
(let (($x993 (= 1 old.dp)))
(let (($x1674 (not old.attention.qkv.group.dp)))
(let (($x1126 (or $x1674 $x993)))
(let (($x1514 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x1126 $x494 $x3468)))
(let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x1126 $x494 $x3468)))
(let (($x2426 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x178)))))
(let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2519 (not $x2415)))
(let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x2204 (and $x2519 (or (= (_ bv10 7) old.attention.qkv.collective) $x178)) $x2426 $x1514)))))))))))))))
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
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x2968 $x2822 (= (_ bv56 7) old.attention.head_dim.kind) $x2033 $x1409 $x2537 $x2835 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3276 $x1413 (= (_ bv56 7) old.attention.heads.kind) $x877 $x3140 $x2271 $x2379 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1091 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x1397 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x1187 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x572 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x572 $x1187 $x1397 $x1091))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x1661 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1661 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x448 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x448 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x2592 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2592 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (and (<= 1 old.attention.value_dim.block)))
(assert
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3581 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2150 (= (_ bv26 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) $x2150 $x2761 (= (_ bv56 7) old.attention.value_dim.kind) $x3484 $x2697 $x3581 $x1275 (= (_ bv99 7) old.attention.value_dim.kind)))))))))
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
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
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
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x184 (and $x877 (< 1 old.attention.heads.parts) (= ?x3164 old.attention.heads.n))))
 (= old.attention.heads.filled $x184))))))
(assert
 (let (($x1301 (= (- 1) old.attention.heads.n)))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2623 (ite $x3276 (or $x1301 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1301 (< 1 old.attention.heads.n)))))
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2225 (ite $x2271 (or $x1301 (< old.attention.heads.block old.attention.heads.n)) (ite $x877 (or $x1301 (< ?x3164 old.attention.heads.n)) $x2623))))
 (let (($x1104 (= 1 old.attention.heads.parts)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2720 (or $x3140 $x1413)))
 (let (($x2263 (ite $x2720 old.attention.heads.given_moved (ite (or $x2379 $x1104) false $x2225))))
 (= old.attention.heads.moved $x2263))))))))))))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let (($x1870 (= (- 1) old.attention.head_dim.n)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x620 (ite $x2968 (or $x1870 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1870 (< 1 old.attention.head_dim.n)))))
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1235 (ite $x2537 (or $x1870 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2033 (or $x1870 (< ?x2981 old.attention.head_dim.n)) $x620))))
 (let (($x1891 (= 1 old.attention.head_dim.parts)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (let (($x1820 (ite $x665 old.attention.head_dim.given_moved (ite (or $x2835 $x1891) false $x1235))))
 (= old.attention.head_dim.moved $x1820))))))))))))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2356 (div ?x1162 old.attention.value_dim.parts)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= ?x2356 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720)))))))
(assert
 (let (($x2802 (= (- 1) old.attention.value_dim.n)))
 (let (($x2150 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x3162 (ite $x2150 (or $x2802 (<= old.attention.value_dim.parts old.attention.value_dim.n)) (or $x2802 (< 1 old.attention.value_dim.n)))))
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2356 (div ?x1162 old.attention.value_dim.parts)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3581 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x3417 (ite $x3581 (or $x2802 (< old.attention.value_dim.block old.attention.value_dim.n)) (ite $x3484 (or $x2802 (< ?x2356 old.attention.value_dim.n)) $x3162))))
 (let (($x3642 (= 1 old.attention.value_dim.parts)))
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x693 (or $x2697 $x2761)))
 (let (($x3195 (ite $x693 old.attention.value_dim.given_moved (ite (or $x1275 $x3642) false $x3417))))
 (= old.attention.value_dim.moved $x3195)))))))))))))))))
(assert
 (let (($x937 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x514 (not old.model.sinks)))
 (= old.attention.one_key (and $x514 $x937)))))
(assert
 (let (($x371 (not old.attention.heads.moved)))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1104 (= 1 old.attention.heads.parts)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2720 (or $x3140 $x1413)))
 (let (($x2372 (ite $x2720 old.attention.heads.given_first (or $x1104 (and (not (or $x2379 $x3276)) $x371)))))
 (= old.attention.heads.first_alone $x2372))))))))))
(assert
 (let (($x2319 (not old.attention.head_dim.moved)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1891 (= 1 old.attention.head_dim.parts)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (let (($x2486 (ite $x665 old.attention.head_dim.given_first (or $x1891 (and (not (or $x2835 $x2968)) $x2319)))))
 (= old.attention.head_dim.first_alone $x2486))))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1262 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1254 ?x441 ?x1262)))))))))))))))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x929 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1254 ?x441 ?x929)))))))))))))))))))))
(assert
 (let (($x1924 (not old.attention.value_dim.moved)))
 (let (($x2150 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3642 (= 1 old.attention.value_dim.parts)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x693 (or $x2697 $x2761)))
 (let (($x2176 (ite $x693 old.attention.value_dim.given_first (or $x3642 (and (not (or $x1275 $x2150)) $x1924)))))
 (= old.attention.value_dim.first_alone $x2176))))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1600 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1254 ?x441 ?x1600))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1256 $x2646 (= (_ bv56 7) new.attention.head_dim.kind) $x1548 $x531 $x1383 $x2725 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x815 $x215 (= (_ bv56 7) new.attention.heads.kind) $x1023 $x913 $x1552 $x1299 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x962 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x1092 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2394 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x3239 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x3239 $x2394 $x1092 $x962))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1196 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1196 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1984 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1984 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x3210 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3210 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (and (<= 1 new.attention.value_dim.block)))
(assert
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1423 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3008 (= (_ bv26 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) $x3008 $x3108 (= (_ bv56 7) new.attention.value_dim.kind) $x2531 $x62 $x1423 $x3566 (= (_ bv99 7) new.attention.value_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
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
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1999 (and $x1023 (< 1 new.attention.heads.parts) (= ?x2092 new.attention.heads.n))))
 (= new.attention.heads.filled $x1999))))))
(assert
 (let (($x205 (= (- 1) new.attention.heads.n)))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3308 (ite $x815 (or $x205 (<= new.attention.heads.parts new.attention.heads.n)) (or $x205 (< 1 new.attention.heads.n)))))
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3005 (ite $x1552 (or $x205 (< new.attention.heads.block new.attention.heads.n)) (ite $x1023 (or $x205 (< ?x2092 new.attention.heads.n)) $x3308))))
 (let (($x214 (= 1 new.attention.heads.parts)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2690 (or $x913 $x215)))
 (let (($x484 (ite $x2690 new.attention.heads.given_moved (ite (or $x1299 $x214) false $x3005))))
 (= new.attention.heads.moved $x484))))))))))))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let (($x2336 (= (- 1) new.attention.head_dim.n)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2226 (ite $x1256 (or $x2336 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2336 (< 1 new.attention.head_dim.n)))))
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3922 (ite $x1383 (or $x2336 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1548 (or $x2336 (< ?x1631 new.attention.head_dim.n)) $x2226))))
 (let (($x3740 (= 1 new.attention.head_dim.parts)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (let (($x2982 (ite $x3664 new.attention.head_dim.given_moved (ite (or $x2725 $x3740) false $x3922))))
 (= new.attention.head_dim.moved $x2982))))))))))))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1311 (div ?x1324 new.attention.value_dim.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= ?x1311 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204)))))))
(assert
 (let (($x3137 (= (- 1) new.attention.value_dim.n)))
 (let (($x3008 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x329 (ite $x3008 (or $x3137 (<= new.attention.value_dim.parts new.attention.value_dim.n)) (or $x3137 (< 1 new.attention.value_dim.n)))))
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1311 (div ?x1324 new.attention.value_dim.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1423 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x3299 (ite $x1423 (or $x3137 (< new.attention.value_dim.block new.attention.value_dim.n)) (ite $x2531 (or $x3137 (< ?x1311 new.attention.value_dim.n)) $x329))))
 (let (($x1478 (= 1 new.attention.value_dim.parts)))
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x12 (or $x62 $x3108)))
 (let (($x1251 (ite $x12 new.attention.value_dim.given_moved (ite (or $x3566 $x1478) false $x3299))))
 (= new.attention.value_dim.moved $x1251)))))))))))))))))
(assert
 (let (($x2935 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x721 (not new.model.sinks)))
 (= new.attention.one_key (and $x721 $x2935)))))
(assert
 (let (($x2420 (not new.attention.heads.moved)))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x214 (= 1 new.attention.heads.parts)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2690 (or $x913 $x215)))
 (let (($x1296 (ite $x2690 new.attention.heads.given_first (or $x214 (and (not (or $x1299 $x815)) $x2420)))))
 (= new.attention.heads.first_alone $x1296))))))))))
(assert
 (let (($x2759 (not new.attention.head_dim.moved)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3740 (= 1 new.attention.head_dim.parts)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (let (($x1571 (ite $x3664 new.attention.head_dim.given_first (or $x3740 (and (not (or $x2725 $x1256)) $x2759)))))
 (= new.attention.head_dim.first_alone $x1571))))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x2495 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3632 ?x2127 ?x2495)))))))))))))))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x2060 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3632 ?x2127 ?x2060)))))))))))))))))))))
(assert
 (let (($x818 (not new.attention.value_dim.moved)))
 (let (($x3008 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1478 (= 1 new.attention.value_dim.parts)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x12 (or $x62 $x3108)))
 (let (($x3261 (ite $x12 new.attention.value_dim.given_first (or $x1478 (and (not (or $x3566 $x3008)) $x818)))))
 (= new.attention.value_dim.first_alone $x3261))))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x1503 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3632 ?x2127 ?x1503))))))))))))))))))))))
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
 (let (($x1649 (not new.attention.one_key)))
 (let (($x3239 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x509 (and $x3239 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x1649)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x2617 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x509)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1163 (and $x1813 new.attention.head_dim.first_alone new.attention.value_dim.first_alone)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3387 (or (and $x2613 new.attention.heads.first_alone new.attention.kv_first_alone) $x1163)))
 (let (($x962 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x145 (not (or (and new.model.q_bias $x1649) new.model.k_bias new.model.v_bias))))
 (let (($x379 (= 1 new.tp)))
 (let (($x2557 (or $x379 $x145 (and (not $x1800) (or $x3239 (= (_ bv27 7) new.attention.qkv.bias))) (and $x962 $x3387) (and $x1800 $x2617))))
 (not $x2557)))))))))))))))
(assert
 (let (($x3589 (not old.attention.one_key)))
(let (($x572 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x3265 (and $x572 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x3589)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x2872 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x3265)))
(let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x1236 (and $x3722 old.attention.head_dim.first_alone old.attention.value_dim.first_alone)))
(let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x1817 (or (and $x153 old.attention.heads.first_alone old.attention.kv_first_alone) $x1236)))
(let (($x1091 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x2851 (not (or (and old.model.q_bias $x3589) old.model.k_bias old.model.v_bias))))
(let (($x2159 (= 1 old.tp)))
(or $x2159 $x2851 (and (not $x2415) (or $x572 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1091 $x1817) (and $x2415 $x2872)))))))))))))))
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
 (let (($x2796 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3691 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x778 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x288 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x288 $x778 $x2968 $x2822 $x3691 $x2033 $x1409 $x2537 $x2835 $x2796))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x877 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x448 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x448 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x515 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x2186 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1863 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1863 $x2186 $x515)))))
(assert
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3484 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
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
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x327 (= (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x877 (< 1 old.attention.heads.parts) $x327))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1870 (= (- 1) old.attention.head_dim.n)))
 (let (($x3592 (or $x1870 (< (* ?x2981 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2949 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x3431 (ite $x2033 (ite (= 0 ?x2949) 1 (ite $x3592 0 1)) old.attention.head_dim.given_least)))
 (let (($x2794 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2437 (ite (and $x1870 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1870 $x2794) 0 1))))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3691 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2796 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x288 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x778 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x519 (ite $x2835 old.attention.head_dim.parts (ite (or $x778 $x288 $x2537 $x2796 $x3691) 1 (ite $x2968 ?x2437 ?x3431)))))
 (= old.attention.head_dim.least ?x519)))))))))))))))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x476 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2033 (not (= 0 ?x476)))))))
(assert
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1009 (ite $x2835 old.attention.head_dim.parts (ite $x665 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1009)))))))
(assert
 (let (($x1870 (= (- 1) old.attention.head_dim.n)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x620 (ite $x2968 (or $x1870 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1870 (< 1 old.attention.head_dim.n)))))
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1235 (ite $x2537 (or $x1870 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2033 (or $x1870 (< ?x2981 old.attention.head_dim.n)) $x620))))
 (let (($x1891 (= 1 old.attention.head_dim.parts)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (let (($x1820 (ite $x665 old.attention.head_dim.given_moved (ite (or $x2835 $x1891) false $x1235))))
 (= old.attention.head_dim.moved $x1820))))))))))))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let (($x937 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x514 (not old.model.sinks)))
 (= old.attention.one_key (and $x514 $x937)))))
(assert
 (let (($x432 (not old.attention.head_dim.padded)))
 (let (($x1891 (= 1 old.attention.head_dim.parts)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (let (($x2289 (ite $x665 old.attention.head_dim.given_everywhere (or $x2835 (and $x1891 $x432)))))
 (= old.attention.head_dim.everywhere $x2289)))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1826 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7)))))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1105 (ite $x1254 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1490 ?x1826))))
 (= old.attention.q ?x1105)))))))))))))))))
(assert
 (let (($x2319 (not old.attention.head_dim.moved)))
 (let (($x2796 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x288 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x778 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2347 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x778 $x288 $x2537 $x2796) $x2319))))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (= old.attention.head_dim.undivided (ite $x665 old.attention.head_dim.given_undivided $x2347))))))))))))
(assert
 (let (($x1839 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1863 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2319 (not old.attention.head_dim.moved)))
 (let (($x980 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x2319))))
 (let (($x1772 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2186 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3053 (ite (or $x2186 $x1772) (and (<= 1 old.attention.head_dim.least) $x980) (and $x1863 (and old.attention.head_dim.undivided $x1839)))))
 (= old.attention.scores_whole $x3053)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1034 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3515 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x879 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2555 $x879 $x1256 $x2646 $x3515 $x1548 $x531 $x1383 $x2725 $x1034))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1023 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1984 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1984 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x1576 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x858 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2799 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2799 $x858 $x1576)))))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2531 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
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
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1521 (= (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1023 (< 1 new.attention.heads.parts) $x1521))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2336 (= (- 1) new.attention.head_dim.n)))
 (let (($x2791 (or $x2336 (< (* ?x1631 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2376 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2880 (ite $x1548 (ite (= 0 ?x2376) 1 (ite $x2791 0 1)) new.attention.head_dim.given_least)))
 (let (($x455 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1718 (ite (and $x2336 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2336 $x455) 0 1))))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3515 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1034 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x879 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x814 (ite $x2725 new.attention.head_dim.parts (ite (or $x879 $x2555 $x1383 $x1034 $x3515) 1 (ite $x1256 ?x1718 ?x2880)))))
 (= new.attention.head_dim.least ?x814)))))))))))))))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x864 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1548 (not (= 0 ?x864)))))))
(assert
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1321 (ite $x2725 new.attention.head_dim.parts (ite $x3664 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1321)))))))
(assert
 (let (($x2336 (= (- 1) new.attention.head_dim.n)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2226 (ite $x1256 (or $x2336 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2336 (< 1 new.attention.head_dim.n)))))
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3922 (ite $x1383 (or $x2336 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1548 (or $x2336 (< ?x1631 new.attention.head_dim.n)) $x2226))))
 (let (($x3740 (= 1 new.attention.head_dim.parts)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (let (($x2982 (ite $x3664 new.attention.head_dim.given_moved (ite (or $x2725 $x3740) false $x3922))))
 (= new.attention.head_dim.moved $x2982))))))))))))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let (($x2935 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x721 (not new.model.sinks)))
 (= new.attention.one_key (and $x721 $x2935)))))
(assert
 (let (($x381 (not new.attention.head_dim.padded)))
 (let (($x3740 (= 1 new.attention.head_dim.parts)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (let (($x687 (ite $x3664 new.attention.head_dim.given_everywhere (or $x2725 (and $x3740 $x381)))))
 (= new.attention.head_dim.everywhere $x687)))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x577 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7)))))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2399 (ite $x3632 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1966 ?x577))))
 (= new.attention.q ?x2399)))))))))))))))))
(assert
 (let (($x2759 (not new.attention.head_dim.moved)))
 (let (($x1034 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x879 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x424 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x879 $x2555 $x1383 $x1034) $x2759))))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (= new.attention.head_dim.undivided (ite $x3664 new.attention.head_dim.given_undivided $x424))))))))))))
(assert
 (let (($x1975 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2799 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2759 (not new.attention.head_dim.moved)))
 (let (($x3717 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2759))))
 (let (($x1950 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x858 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1946 (ite (or $x858 $x1950) (and (<= 1 new.attention.head_dim.least) $x3717) (and $x2799 (and new.attention.head_dim.undivided $x1975)))))
 (= new.attention.scores_whole $x1946)))))))))
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
 (let (($x1576 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x379 (= 1 new.tp)))
 (let (($x1801 (or $x379 (not (= (_ bv36 7) new.attention.q)) $x1576 new.attention.one_key new.attention.scores_whole)))
 (not $x1801)))))
(assert
 (let (($x515 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2159 (= 1 old.tp)))
(or $x2159 (not (= (_ bv36 7) old.attention.q)) $x515 old.attention.one_key old.attention.scores_whole))))
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
 (let (($x2796 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3691 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x778 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x288 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x288 $x778 $x2968 $x2822 $x3691 $x2033 $x1409 $x2537 $x2835 $x2796))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x877 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x587 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x587 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x448 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x448 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x2186 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1863 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1863 $x2186 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3484 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
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
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x327 (= (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x877 (< 1 old.attention.heads.parts) $x327))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1870 (= (- 1) old.attention.head_dim.n)))
 (let (($x3592 (or $x1870 (< (* ?x2981 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2949 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x3431 (ite $x2033 (ite (= 0 ?x2949) 1 (ite $x3592 0 1)) old.attention.head_dim.given_least)))
 (let (($x2794 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2437 (ite (and $x1870 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1870 $x2794) 0 1))))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3691 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2796 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x288 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x778 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x519 (ite $x2835 old.attention.head_dim.parts (ite (or $x778 $x288 $x2537 $x2796 $x3691) 1 (ite $x2968 ?x2437 ?x3431)))))
 (= old.attention.head_dim.least ?x519)))))))))))))))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x476 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2033 (not (= 0 ?x476)))))))
(assert
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1009 (ite $x2835 old.attention.head_dim.parts (ite $x665 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1009)))))))
(assert
 (let (($x1870 (= (- 1) old.attention.head_dim.n)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x620 (ite $x2968 (or $x1870 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1870 (< 1 old.attention.head_dim.n)))))
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1235 (ite $x2537 (or $x1870 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2033 (or $x1870 (< ?x2981 old.attention.head_dim.n)) $x620))))
 (let (($x1891 (= 1 old.attention.head_dim.parts)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (let (($x1820 (ite $x665 old.attention.head_dim.given_moved (ite (or $x2835 $x1891) false $x1235))))
 (= old.attention.head_dim.moved $x1820))))))))))))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let (($x937 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x514 (not old.model.sinks)))
 (= old.attention.one_key (and $x514 $x937)))))
(assert
 (let (($x432 (not old.attention.head_dim.padded)))
 (let (($x1891 (= 1 old.attention.head_dim.parts)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (let (($x2289 (ite $x665 old.attention.head_dim.given_everywhere (or $x2835 (and $x1891 $x432)))))
 (= old.attention.head_dim.everywhere $x2289)))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1262 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1254 ?x441 ?x1262)))))))))))))))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x3138 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1254 ?x441 ?x3138)))))))))))))))))))))
(assert
 (let (($x2319 (not old.attention.head_dim.moved)))
 (let (($x2796 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x288 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x778 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2347 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x778 $x288 $x2537 $x2796) $x2319))))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (= old.attention.head_dim.undivided (ite $x665 old.attention.head_dim.given_undivided $x2347))))))))))))
(assert
 (let (($x1839 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1863 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2319 (not old.attention.head_dim.moved)))
 (let (($x980 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x2319))))
 (let (($x1434 (= 1 old.pp)))
 (let (($x2879 (not old.attention.scores.group.pp)))
 (let (($x2194 (or $x2879 $x1434)))
 (let (($x957 (= 1 old.sp)))
 (let (($x1693 (not old.attention.scores.group.sp)))
 (let (($x1957 (or $x1693 $x957)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1267 (not old.attention.scores.group.dp)))
 (let (($x1853 (or $x1267 $x993)))
 (let (($x1772 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x1853 $x1957 $x2194)))
 (let (($x2186 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3053 (ite (or $x2186 $x1772) (and (<= 1 old.attention.head_dim.least) $x980) (and $x1863 (and old.attention.head_dim.undivided $x1839)))))
 (= old.attention.scores_whole $x3053))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1034 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3515 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x879 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2555 $x879 $x1256 $x2646 $x3515 $x1548 $x531 $x1383 $x2725 $x1034))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1023 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x2039 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2039 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1984 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1984 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x858 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2799 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2799 $x858 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2531 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
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
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1521 (= (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1023 (< 1 new.attention.heads.parts) $x1521))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2336 (= (- 1) new.attention.head_dim.n)))
 (let (($x2791 (or $x2336 (< (* ?x1631 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2376 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2880 (ite $x1548 (ite (= 0 ?x2376) 1 (ite $x2791 0 1)) new.attention.head_dim.given_least)))
 (let (($x455 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1718 (ite (and $x2336 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2336 $x455) 0 1))))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3515 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1034 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x879 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x814 (ite $x2725 new.attention.head_dim.parts (ite (or $x879 $x2555 $x1383 $x1034 $x3515) 1 (ite $x1256 ?x1718 ?x2880)))))
 (= new.attention.head_dim.least ?x814)))))))))))))))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x864 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1548 (not (= 0 ?x864)))))))
(assert
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1321 (ite $x2725 new.attention.head_dim.parts (ite $x3664 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1321)))))))
(assert
 (let (($x2336 (= (- 1) new.attention.head_dim.n)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2226 (ite $x1256 (or $x2336 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2336 (< 1 new.attention.head_dim.n)))))
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3922 (ite $x1383 (or $x2336 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1548 (or $x2336 (< ?x1631 new.attention.head_dim.n)) $x2226))))
 (let (($x3740 (= 1 new.attention.head_dim.parts)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (let (($x2982 (ite $x3664 new.attention.head_dim.given_moved (ite (or $x2725 $x3740) false $x3922))))
 (= new.attention.head_dim.moved $x2982))))))))))))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let (($x2935 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x721 (not new.model.sinks)))
 (= new.attention.one_key (and $x721 $x2935)))))
(assert
 (let (($x381 (not new.attention.head_dim.padded)))
 (let (($x3740 (= 1 new.attention.head_dim.parts)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (let (($x687 (ite $x3664 new.attention.head_dim.given_everywhere (or $x2725 (and $x3740 $x381)))))
 (= new.attention.head_dim.everywhere $x687)))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x2495 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3632 ?x2127 ?x2495)))))))))))))))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x165 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3632 ?x2127 ?x165)))))))))))))))))))))
(assert
 (let (($x2759 (not new.attention.head_dim.moved)))
 (let (($x1034 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x879 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x424 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x879 $x2555 $x1383 $x1034) $x2759))))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (= new.attention.head_dim.undivided (ite $x3664 new.attention.head_dim.given_undivided $x424))))))))))))
(assert
 (let (($x1975 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2799 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2759 (not new.attention.head_dim.moved)))
 (let (($x3717 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2759))))
 (let (($x2050 (= 1 new.pp)))
 (let (($x3847 (not new.attention.scores.group.pp)))
 (let (($x19 (or $x3847 $x2050)))
 (let (($x3419 (= 1 new.sp)))
 (let (($x2958 (not new.attention.scores.group.sp)))
 (let (($x1745 (or $x2958 $x3419)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2516 (not new.attention.scores.group.dp)))
 (let (($x1080 (or $x2516 $x1399)))
 (let (($x1950 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x1080 $x1745 $x19)))
 (let (($x858 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1946 (ite (or $x858 $x1950) (and (<= 1 new.attention.head_dim.least) $x3717) (and $x2799 (and new.attention.head_dim.undivided $x1975)))))
 (= new.attention.scores_whole $x1946))))))))))))))))))
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
 (let (($x1055 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x2050 (= 1 new.pp)))
 (let (($x3847 (not new.attention.scores.group.pp)))
 (let (($x19 (or $x3847 $x2050)))
 (let (($x3419 (= 1 new.sp)))
 (let (($x2958 (not new.attention.scores.group.sp)))
 (let (($x1745 (or $x2958 $x3419)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2516 (not new.attention.scores.group.dp)))
 (let (($x1080 (or $x2516 $x1399)))
 (let (($x1950 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x1080 $x1745 $x19)))
 (let (($x2736 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x1080 $x1745 $x19)))
 (let (($x2447 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x47 (not new.attention.one_key)))
 (let (($x2497 (not new.attention.scores_whole)))
 (let (($x2799 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x858 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1326 (or $x858 (and $x2799 (not (= 1 new.tp)) $x2497 $x47) $x2447 $x2736 (and $x1950 $x1055))))
 (not $x1326))))))))))))))))))))
(assert
 (let (($x1130 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x1434 (= 1 old.pp)))
(let (($x2879 (not old.attention.scores.group.pp)))
(let (($x2194 (or $x2879 $x1434)))
(let (($x957 (= 1 old.sp)))
(let (($x1693 (not old.attention.scores.group.sp)))
(let (($x1957 (or $x1693 $x957)))
(let (($x993 (= 1 old.dp)))
(let (($x1267 (not old.attention.scores.group.dp)))
(let (($x1853 (or $x1267 $x993)))
(let (($x1772 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x1853 $x1957 $x2194)))
(let (($x3490 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x1853 $x1957 $x2194)))
(let (($x2621 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x2371 (not old.attention.one_key)))
(let (($x2417 (not old.attention.scores_whole)))
(let (($x1863 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x2186 (= (_ bv57 7) old.attention.scores.sum)))
(or $x2186 (and $x1863 (not (= 1 old.tp)) $x2417 $x2371) $x2621 $x3490 (and $x1772 $x1130))))))))))))))))))))
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
 (let (($x2796 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3691 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x778 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x288 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x288 $x778 $x2968 $x2822 $x3691 $x2033 $x1409 $x2537 $x2835 $x2796))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x877 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x448 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x448 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x1915 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x1915 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3484 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
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
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x327 (= (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x877 (< 1 old.attention.heads.parts) $x327))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1870 (= (- 1) old.attention.head_dim.n)))
 (let (($x3592 (or $x1870 (< (* ?x2981 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2949 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x3431 (ite $x2033 (ite (= 0 ?x2949) 1 (ite $x3592 0 1)) old.attention.head_dim.given_least)))
 (let (($x2794 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2437 (ite (and $x1870 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1870 $x2794) 0 1))))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3691 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2796 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x288 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x778 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x519 (ite $x2835 old.attention.head_dim.parts (ite (or $x778 $x288 $x2537 $x2796 $x3691) 1 (ite $x2968 ?x2437 ?x3431)))))
 (= old.attention.head_dim.least ?x519)))))))))))))))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x476 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2033 (not (= 0 ?x476)))))))
(assert
 (let (($x1870 (= (- 1) old.attention.head_dim.n)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x620 (ite $x2968 (or $x1870 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1870 (< 1 old.attention.head_dim.n)))))
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1235 (ite $x2537 (or $x1870 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2033 (or $x1870 (< ?x2981 old.attention.head_dim.n)) $x620))))
 (let (($x1891 (= 1 old.attention.head_dim.parts)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (let (($x1820 (ite $x665 old.attention.head_dim.given_moved (ite (or $x2835 $x1891) false $x1235))))
 (= old.attention.head_dim.moved $x1820))))))))))))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let (($x937 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x514 (not old.model.sinks)))
 (= old.attention.one_key (and $x514 $x937)))))
(assert
 (let (($x432 (not old.attention.head_dim.padded)))
 (let (($x1891 (= 1 old.attention.head_dim.parts)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (let (($x2289 (ite $x665 old.attention.head_dim.given_everywhere (or $x2835 (and $x1891 $x432)))))
 (= old.attention.head_dim.everywhere $x2289)))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1826 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7)))))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1105 (ite $x1254 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1490 ?x1826))))
 (= old.attention.q ?x1105)))))))))))))))))
(assert
 (let (($x2319 (not old.attention.head_dim.moved)))
 (let (($x2796 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x288 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x778 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2347 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x778 $x288 $x2537 $x2796) $x2319))))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (= old.attention.head_dim.undivided (ite $x665 old.attention.head_dim.given_undivided $x2347))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x1034 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3515 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x879 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2555 $x879 $x1256 $x2646 $x3515 $x1548 $x531 $x1383 $x2725 $x1034))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1023 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1984 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1984 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x1261 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x1261 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2531 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
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
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1521 (= (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1023 (< 1 new.attention.heads.parts) $x1521))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2336 (= (- 1) new.attention.head_dim.n)))
 (let (($x2791 (or $x2336 (< (* ?x1631 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2376 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2880 (ite $x1548 (ite (= 0 ?x2376) 1 (ite $x2791 0 1)) new.attention.head_dim.given_least)))
 (let (($x455 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1718 (ite (and $x2336 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2336 $x455) 0 1))))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3515 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1034 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x879 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x814 (ite $x2725 new.attention.head_dim.parts (ite (or $x879 $x2555 $x1383 $x1034 $x3515) 1 (ite $x1256 ?x1718 ?x2880)))))
 (= new.attention.head_dim.least ?x814)))))))))))))))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x864 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1548 (not (= 0 ?x864)))))))
(assert
 (let (($x2336 (= (- 1) new.attention.head_dim.n)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2226 (ite $x1256 (or $x2336 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2336 (< 1 new.attention.head_dim.n)))))
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3922 (ite $x1383 (or $x2336 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1548 (or $x2336 (< ?x1631 new.attention.head_dim.n)) $x2226))))
 (let (($x3740 (= 1 new.attention.head_dim.parts)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (let (($x2982 (ite $x3664 new.attention.head_dim.given_moved (ite (or $x2725 $x3740) false $x3922))))
 (= new.attention.head_dim.moved $x2982))))))))))))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let (($x2935 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x721 (not new.model.sinks)))
 (= new.attention.one_key (and $x721 $x2935)))))
(assert
 (let (($x381 (not new.attention.head_dim.padded)))
 (let (($x3740 (= 1 new.attention.head_dim.parts)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (let (($x687 (ite $x3664 new.attention.head_dim.given_everywhere (or $x2725 (and $x3740 $x381)))))
 (= new.attention.head_dim.everywhere $x687)))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x577 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7)))))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2399 (ite $x3632 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1966 ?x577))))
 (= new.attention.q ?x2399)))))))))))))))))
(assert
 (let (($x2759 (not new.attention.head_dim.moved)))
 (let (($x1034 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x879 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x424 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x879 $x2555 $x1383 $x1034) $x2759))))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (= new.attention.head_dim.undivided (ite $x3664 new.attention.head_dim.given_undivided $x424))))))))))))
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
 (let (($x1261 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x510 (or (not (= (_ bv36 7) new.attention.q)) $x1261 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x510))))
(assert
 (let (($x1915 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x1915 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
 (let (($x2796 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x778 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x288 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x288 $x778 $x2968 $x2822 (= (_ bv56 7) old.attention.head_dim.kind) $x2033 $x1409 $x2537 $x2835 $x2796)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x740 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3538 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3512 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3512 $x3538 $x3276 $x1413 (= (_ bv56 7) old.attention.heads.kind) $x877 $x3140 $x2271 $x2379 $x740)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x3012 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3012 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x448 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x448 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x2060 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x2060)))
(assert
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3484 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
(assert
 (let (($x397 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x1028 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1028 $x397))))
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
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x184 (and $x877 (< 1 old.attention.heads.parts) (= ?x3164 old.attention.heads.n))))
 (= old.attention.heads.filled $x184))))))
(assert
 (let (($x2478 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x877 $x2478)))))
(assert
 (let (($x850 (= (- 1) old.attention.heads.n)))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3827 (ite $x3276 (or $x850 (<= old.attention.heads.parts old.attention.heads.n)) (or $x850 (< 1 old.attention.heads.n)))))
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1045 (ite $x2271 (or $x850 (< old.attention.heads.block old.attention.heads.n)) (ite $x877 (or $x850 (< ?x3164 old.attention.heads.n)) $x3827))))
 (let (($x1974 (= 1 old.attention.heads.parts)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x265 (or $x3140 $x1413)))
 (let (($x2331 (ite $x265 old.attention.heads.given_moved (ite (or $x2379 $x1974) false $x1045))))
 (= old.attention.heads.moved $x2331))))))))))))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x476 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2033 (not (= 0 ?x476)))))))
(assert
 (let (($x1870 (= (- 1) old.attention.head_dim.n)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x620 (ite $x2968 (or $x1870 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1870 (< 1 old.attention.head_dim.n)))))
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1235 (ite $x2537 (or $x1870 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2033 (or $x1870 (< ?x2981 old.attention.head_dim.n)) $x620))))
 (let (($x1891 (= 1 old.attention.head_dim.parts)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (let (($x1820 (ite $x665 old.attention.head_dim.given_moved (ite (or $x2835 $x1891) false $x1235))))
 (= old.attention.head_dim.moved $x1820))))))))))))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let (($x937 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x514 (not old.model.sinks)))
 (= old.attention.one_key (and $x514 $x937)))))
(assert
 (let (($x211 (not old.attention.heads.padded)))
 (let (($x1974 (= 1 old.attention.heads.parts)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x265 (or $x3140 $x1413)))
 (let (($x3436 (ite $x265 old.attention.heads.given_everywhere (or $x2379 (and $x1974 $x211)))))
 (= old.attention.heads.everywhere $x3436)))))))))
(assert
 (let (($x432 (not old.attention.head_dim.padded)))
 (let (($x1891 (= 1 old.attention.head_dim.parts)))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (let (($x2289 (ite $x665 old.attention.head_dim.given_everywhere (or $x2835 (and $x1891 $x432)))))
 (= old.attention.head_dim.everywhere $x2289)))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1262 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1254 ?x441 ?x1262)))))))))))))))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x2808 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1254 ?x441 ?x2808)))))))))))))))))))))
(assert
 (let (($x1904 (not old.attention.heads.moved)))
 (let (($x740 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3512 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3538 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3114 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x3538 $x3512 $x2271 $x740) $x1904))))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x265 (or $x3140 $x1413)))
 (= old.attention.heads.undivided (ite $x265 old.attention.heads.given_undivided $x3114))))))))))))
(assert
 (let (($x2319 (not old.attention.head_dim.moved)))
 (let (($x2796 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x288 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x778 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2347 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x778 $x288 $x2537 $x2796) $x2319))))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x665 (or $x1409 $x2822)))
 (= old.attention.head_dim.undivided (ite $x665 old.attention.head_dim.given_undivided $x2347))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1034 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x879 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2555 $x879 $x1256 $x2646 (= (_ bv56 7) new.attention.head_dim.kind) $x1548 $x531 $x1383 $x2725 $x1034)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2452 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2938 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2971 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2971 $x2938 $x815 $x215 (= (_ bv56 7) new.attention.heads.kind) $x1023 $x913 $x1552 $x1299 $x2452)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x621 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x621 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1984 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1984 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x2123 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x2123)))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2531 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
(assert
 (let (($x1167 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1397 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1397 $x1167))))
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
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1999 (and $x1023 (< 1 new.attention.heads.parts) (= ?x2092 new.attention.heads.n))))
 (= new.attention.heads.filled $x1999))))))
(assert
 (let (($x844 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1023 $x844)))))
(assert
 (let (($x1196 (= (- 1) new.attention.heads.n)))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2941 (ite $x815 (or $x1196 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1196 (< 1 new.attention.heads.n)))))
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x952 (ite $x1552 (or $x1196 (< new.attention.heads.block new.attention.heads.n)) (ite $x1023 (or $x1196 (< ?x2092 new.attention.heads.n)) $x2941))))
 (let (($x907 (= 1 new.attention.heads.parts)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1120 (or $x913 $x215)))
 (let (($x1935 (ite $x1120 new.attention.heads.given_moved (ite (or $x1299 $x907) false $x952))))
 (= new.attention.heads.moved $x1935))))))))))))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x864 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1548 (not (= 0 ?x864)))))))
(assert
 (let (($x2336 (= (- 1) new.attention.head_dim.n)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2226 (ite $x1256 (or $x2336 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2336 (< 1 new.attention.head_dim.n)))))
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3922 (ite $x1383 (or $x2336 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1548 (or $x2336 (< ?x1631 new.attention.head_dim.n)) $x2226))))
 (let (($x3740 (= 1 new.attention.head_dim.parts)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (let (($x2982 (ite $x3664 new.attention.head_dim.given_moved (ite (or $x2725 $x3740) false $x3922))))
 (= new.attention.head_dim.moved $x2982))))))))))))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let (($x2935 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x721 (not new.model.sinks)))
 (= new.attention.one_key (and $x721 $x2935)))))
(assert
 (let (($x2362 (not new.attention.heads.padded)))
 (let (($x907 (= 1 new.attention.heads.parts)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1120 (or $x913 $x215)))
 (let (($x1085 (ite $x1120 new.attention.heads.given_everywhere (or $x1299 (and $x907 $x2362)))))
 (= new.attention.heads.everywhere $x1085)))))))))
(assert
 (let (($x381 (not new.attention.head_dim.padded)))
 (let (($x3740 (= 1 new.attention.head_dim.parts)))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (let (($x687 (ite $x3664 new.attention.head_dim.given_everywhere (or $x2725 (and $x3740 $x381)))))
 (= new.attention.head_dim.everywhere $x687)))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x2495 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3632 ?x2127 ?x2495)))))))))))))))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x2617 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3632 ?x2127 ?x2617)))))))))))))))))))))
(assert
 (let (($x2490 (not new.attention.heads.moved)))
 (let (($x2452 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2971 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2938 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2273 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2938 $x2971 $x1552 $x2452) $x2490))))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1120 (or $x913 $x215)))
 (= new.attention.heads.undivided (ite $x1120 new.attention.heads.given_undivided $x2273))))))))))))
(assert
 (let (($x2759 (not new.attention.head_dim.moved)))
 (let (($x1034 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2555 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x879 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x424 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x879 $x2555 $x1383 $x1034) $x2759))))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3664 (or $x531 $x2646)))
 (= new.attention.head_dim.undivided (ite $x3664 new.attention.head_dim.given_undivided $x424))))))))))))
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
 (let (($x2453 (not new.attention.heads.undivided)))
 (let (($x812 (not new.attention.one_key)))
 (let (($x408 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x812 $x2453))))
 (let (($x1167 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x672 (not new.attention.head_dim.undivided)))
 (let (($x858 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x812)) $x672)))
 (let (($x1397 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x2123 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x2123 $x1397 (not (or $x858 (and $x1167 $x408))))))))))))))
(assert
 (let (($x2778 (not old.attention.heads.undivided)))
(let (($x582 (not old.attention.one_key)))
(let (($x1934 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x582 $x2778))))
(let (($x397 (= (_ bv97 7) old.model.qk_norm)))
(let (($x1649 (not old.attention.head_dim.undivided)))
(let (($x3239 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x582)) $x1649)))
(let (($x1028 (= (_ bv57 7) old.model.qk_norm)))
(let (($x2060 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x2060 $x1028 (not (or $x3239 (and $x397 $x1934)))))))))))))
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
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2033 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3276 $x1413 (= (_ bv56 7) old.attention.heads.kind) $x877 $x3140 $x2271 $x2379 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x448 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x448 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x2434 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x2434)))
(assert
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3484 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (let (($x3316 (= (_ bv2 7) old.model.positions)))
 (or $x3316 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812))))
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
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2106 (< 1 old.attention.heads.parts)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x877 $x2106 (= ?x3164 old.attention.heads.n))))))))
(assert
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2106 (< 1 old.attention.heads.parts)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x877 $x2106 (<= old.attention.heads.n ?x3164))))))))
(assert
 (let (($x2478 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x877 $x2478)))))
(assert
 (let (($x850 (= (- 1) old.attention.heads.n)))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3827 (ite $x3276 (or $x850 (<= old.attention.heads.parts old.attention.heads.n)) (or $x850 (< 1 old.attention.heads.n)))))
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1045 (ite $x2271 (or $x850 (< old.attention.heads.block old.attention.heads.n)) (ite $x877 (or $x850 (< ?x3164 old.attention.heads.n)) $x3827))))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2331 (ite (or $x3140 $x1413) old.attention.heads.given_moved (ite (or $x2379 (= 1 old.attention.heads.parts)) false $x1045))))
 (= old.attention.heads.moved $x2331))))))))))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let (($x937 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x514 (not old.model.sinks)))
 (= old.attention.one_key (and $x514 $x937)))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1826 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7)))))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1105 (ite $x1254 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1490 ?x1826))))
 (= old.attention.q ?x1105)))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1548 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x815 $x215 (= (_ bv56 7) new.attention.heads.kind) $x1023 $x913 $x1552 $x1299 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1984 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1984 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x693 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x693)))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2531 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (let (($x2046 (= (_ bv2 7) new.model.positions)))
 (or $x2046 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077))))
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
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2169 (< 1 new.attention.heads.parts)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1023 $x2169 (= ?x2092 new.attention.heads.n))))))))
(assert
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2169 (< 1 new.attention.heads.parts)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x1023 $x2169 (<= new.attention.heads.n ?x2092))))))))
(assert
 (let (($x844 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1023 $x844)))))
(assert
 (let (($x1196 (= (- 1) new.attention.heads.n)))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2941 (ite $x815 (or $x1196 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1196 (< 1 new.attention.heads.n)))))
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x952 (ite $x1552 (or $x1196 (< new.attention.heads.block new.attention.heads.n)) (ite $x1023 (or $x1196 (< ?x2092 new.attention.heads.n)) $x2941))))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1935 (ite (or $x913 $x215) new.attention.heads.given_moved (ite (or $x1299 (= 1 new.attention.heads.parts)) false $x952))))
 (= new.attention.heads.moved $x1935))))))))))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let (($x2935 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x721 (not new.model.sinks)))
 (= new.attention.one_key (and $x721 $x2935)))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x577 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7)))))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2399 (ite $x3632 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1966 ?x577))))
 (= new.attention.q ?x2399)))))))))))))))))
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
 (let (($x1251 (not new.attention.heads.filled)))
 (let (($x2686 (and new.attention.heads.padded $x1251 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x244 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x693 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x3431 (or (not (= (_ bv37 7) new.attention.q)) $x693 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x244 (and new.attention.one_key (not $x2686)))))
 (not $x3431)))))))
(assert
 (let (($x3646 (not old.attention.heads.filled)))
(let (($x1177 (and old.attention.heads.padded $x3646 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x1020 (and (not old.attention.heads.moved) (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x2434 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x2434 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x1020 (and old.attention.one_key (not $x1177))))))))
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
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x2968 $x2822 (= (_ bv56 7) old.attention.head_dim.kind) $x2033 $x1409 $x2537 $x2835 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x3276 $x1413 (= (_ bv56 7) old.attention.heads.kind) $x877 $x3140 $x2271 $x2379 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x653 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x653 $x1166 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1717 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1669 (= (_ bv10 7) old.attention.out.input)))
 (or $x1669 $x1717 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1962 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (or $x2916 $x1962 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x2136 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2136 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x3125 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3125 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2761 (= (_ bv56 7) old.attention.value_dim.kind) $x3484 $x2697 (= (_ bv91 7) old.attention.value_dim.kind) $x1275 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
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
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x184 (and $x877 (< 1 old.attention.heads.parts) (= ?x3164 old.attention.heads.n))))
 (= old.attention.heads.filled $x184))))))
(assert
 (let (($x2478 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x877 $x2478)))))
(assert
 (let (($x850 (= (- 1) old.attention.heads.n)))
 (let (($x3276 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3827 (ite $x3276 (or $x850 (<= old.attention.heads.parts old.attention.heads.n)) (or $x850 (< 1 old.attention.heads.n)))))
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3164 (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2271 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1045 (ite $x2271 (or $x850 (< old.attention.heads.block old.attention.heads.n)) (ite $x877 (or $x850 (< ?x3164 old.attention.heads.n)) $x3827))))
 (let (($x1974 (= 1 old.attention.heads.parts)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x265 (or $x3140 $x1413)))
 (let (($x2331 (ite $x265 old.attention.heads.given_moved (ite (or $x2379 $x1974) false $x1045))))
 (= old.attention.heads.moved $x2331))))))))))))))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let (($x3705 (= (- 1) old.attention.head_dim.n)))
 (let (($x2968 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x422 (ite $x2968 (or $x3705 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3705 (< 1 old.attention.head_dim.n)))))
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2537 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3020 (ite $x2537 (or $x3705 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2033 (or $x3705 (< ?x2981 old.attention.head_dim.n)) $x422))))
 (let (($x2835 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1409 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x98 (ite (or $x1409 $x2822) old.attention.head_dim.given_moved (ite (or $x2835 (= 1 old.attention.head_dim.parts)) false $x3020))))
 (= old.attention.head_dim.moved $x98))))))))))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let ((?x1296 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3484 (not (= 0 ?x1296)))))))
(assert
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (let (($x318 (not $x2916)))
 (let (($x1669 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1717 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1717 (and $x1669 $x318))))))))
(assert
 (let (($x211 (not old.attention.heads.padded)))
 (let (($x1974 (= 1 old.attention.heads.parts)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x265 (or $x3140 $x1413)))
 (let (($x1236 (ite $x265 old.attention.heads.given_everywhere (or $x2379 (and $x1974 $x211)))))
 (= old.attention.heads.everywhere $x1236)))))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1592 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1254 ?x441 ?x1592)))))))))))))))))))))
(assert
 (let (($x2164 (not old.attention.value_dim.padded)))
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2846 (ite (or $x2697 $x2761) old.attention.value_dim.given_everywhere (or $x1275 (and (= 1 old.attention.value_dim.parts) $x2164)))))
 (= old.attention.value_dim.everywhere $x2846)))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x2621 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1254 ?x441 ?x2621))))))))))))))))))))))
(assert
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1130 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1529 (ite $x1130 old.attention.v (ite $x153 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1529)))))
(assert
 (let (($x406 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2734 (not old.attention.gathers)))
 (let (($x1962 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1962 $x2734 $x406))))))
(assert
 (let ((?x2205 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x675 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x653 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2619 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1166 $x653) $x675))))
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (let (($x318 (not $x2916)))
 (let (($x593 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1624 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x593)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x593 old.attention.value_dim.everywhere $x318) $x2619)))
 (= old.attention.mixed_in (ite $x1624 (_ bv96 7) ?x2205))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1256 $x2646 (= (_ bv56 7) new.attention.head_dim.kind) $x1548 $x531 $x1383 $x2725 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x815 $x215 (= (_ bv56 7) new.attention.heads.kind) $x1023 $x913 $x1552 $x1299 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3331 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3331 $x3664 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x872 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3328 (= (_ bv10 7) new.attention.out.input)))
 (or $x3328 $x872 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2831 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (or $x3048 $x2831 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1335 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1335 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x2759 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2759 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3108 (= (_ bv56 7) new.attention.value_dim.kind) $x2531 $x62 (= (_ bv91 7) new.attention.value_dim.kind) $x3566 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
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
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1999 (and $x1023 (< 1 new.attention.heads.parts) (= ?x2092 new.attention.heads.n))))
 (= new.attention.heads.filled $x1999))))))
(assert
 (let (($x844 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1023 $x844)))))
(assert
 (let (($x1196 (= (- 1) new.attention.heads.n)))
 (let (($x815 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2941 (ite $x815 (or $x1196 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1196 (< 1 new.attention.heads.n)))))
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2092 (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x952 (ite $x1552 (or $x1196 (< new.attention.heads.block new.attention.heads.n)) (ite $x1023 (or $x1196 (< ?x2092 new.attention.heads.n)) $x2941))))
 (let (($x907 (= 1 new.attention.heads.parts)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1120 (or $x913 $x215)))
 (let (($x1935 (ite $x1120 new.attention.heads.given_moved (ite (or $x1299 $x907) false $x952))))
 (= new.attention.heads.moved $x1935))))))))))))))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let (($x2289 (= (- 1) new.attention.head_dim.n)))
 (let (($x1256 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2885 (ite $x1256 (or $x2289 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2289 (< 1 new.attention.head_dim.n)))))
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1383 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x12 (ite $x1383 (or $x2289 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1548 (or $x2289 (< ?x1631 new.attention.head_dim.n)) $x2885))))
 (let (($x2725 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2646 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x531 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2479 (ite (or $x531 $x2646) new.attention.head_dim.given_moved (ite (or $x2725 (= 1 new.attention.head_dim.parts)) false $x12))))
 (= new.attention.head_dim.moved $x2479))))))))))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let ((?x2218 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2531 (not (= 0 ?x2218)))))))
(assert
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2469 (not $x3048)))
 (let (($x3328 (= (_ bv10 7) new.attention.out.input)))
 (let (($x872 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x872 (and $x3328 $x2469))))))))
(assert
 (let (($x2362 (not new.attention.heads.padded)))
 (let (($x907 (= 1 new.attention.heads.parts)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1120 (or $x913 $x215)))
 (let (($x1891 (ite $x1120 new.attention.heads.given_everywhere (or $x1299 (and $x907 $x2362)))))
 (= new.attention.heads.everywhere $x1891)))))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x3561 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3632 ?x2127 ?x3561)))))))))))))))))))))
(assert
 (let (($x1235 (not new.attention.value_dim.padded)))
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3547 (ite (or $x62 $x3108) new.attention.value_dim.given_everywhere (or $x3566 (and (= 1 new.attention.value_dim.parts) $x1235)))))
 (= new.attention.value_dim.everywhere $x3547)))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x1575 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3632 ?x2127 ?x1575))))))))))))))))))))))
(assert
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2510 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x987 (ite $x2510 new.attention.v (ite $x2613 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x987)))))
(assert
 (let (($x2390 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2236 (not new.attention.gathers)))
 (let (($x2831 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2831 $x2236 $x2390))))))
(assert
 (let ((?x3214 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3331 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x950 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3664 $x3331) $x2332))))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2469 (not $x3048)))
 (let (($x1367 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2200 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1367)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1367 new.attention.value_dim.everywhere $x2469) $x950)))
 (= new.attention.mixed_in (ite $x2200 (_ bv96 7) ?x3214))))))))))))
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
 (let (($x2301 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x3420 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x379 (= 1 new.tp)))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1594 (or $x3048 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x379 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x3420 $x2301))))))
 (not $x1594)))))))
(assert
 (let (($x375 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x45 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x2159 (= 1 old.tp)))
(let (($x2916 (= (_ bv40 7) old.attention.out.split)))
(or $x2916 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x2159 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x45 $x375)))))))))
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
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2033 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1413 (= (_ bv56 7) old.attention.heads.kind) $x877 $x3140 (= (_ bv91 7) old.attention.heads.kind) $x2379 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1599 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x653 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3146 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1817 (= (_ bv4 7) old.attention.out.collective)))
 (or $x1817 $x3146 $x653 $x1166 $x1599)))))))
(assert
 (let (($x1717 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1669 (= (_ bv10 7) old.attention.out.input)))
 (or $x1669 $x1717 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1145 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1962 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (or $x2916 $x1962 $x1145)))))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x2136 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2136 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x3125 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3125 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2761 (= (_ bv56 7) old.attention.value_dim.kind) $x3484 $x2697 (= (_ bv91 7) old.attention.value_dim.kind) $x1275 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2645 (= (_ bv96 7) old.hidden.kind)))
 (let (($x139 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3100 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2451 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2451 $x3100 (= (_ bv56 7) old.hidden.kind) $x2371 $x1934 $x139 $x2645 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x862 (= (_ bv49 7) old.norm.statistic)))
 (or $x862 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1073 (= (_ bv96 7) old.stream)))
 (let (($x2719 (= (_ bv94 7) old.stream)))
 (let (($x1315 (= (_ bv38 7) old.stream)))
 (or $x1315 $x2719 $x1073)))))
(assert
 (let (($x1322 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2394 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x289 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x289 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2394 (= (_ bv91 7) old.stream_tokens.kind) $x1322 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2371 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1448 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1716 (div (* ?x1448 old.hidden.multiple) old.hidden.parts)))
 (let (($x1825 (< 1 old.hidden.parts)))
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2371 $x1825 (= ?x1716 old.hidden.n))))))))
(assert
 (let ((?x1448 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1716 (div (* ?x1448 old.hidden.multiple) old.hidden.parts)))
 (let (($x1825 (< 1 old.hidden.parts)))
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2371 $x1825 (<= old.hidden.n ?x1716))))))))
(assert
 (let (($x2451 (= (_ bv26 7) old.hidden.kind)))
 (let (($x942 (ite $x2451 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1448 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1716 (div (* ?x1448 old.hidden.multiple) old.hidden.parts)))
 (let (($x1386 (= (- 1) old.hidden.n)))
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (let (($x139 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2787 (ite $x139 (or $x1386 (< old.hidden.block old.hidden.n)) (ite $x2371 (or $x1386 (< ?x1716 old.hidden.n)) $x942))))
 (let (($x569 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2787)))
 (let (($x3100 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2454 (or $x1934 $x3100)))
 (= old.hidden.moved (ite $x2454 old.hidden.given_moved $x569)))))))))))))))
(assert
 (let (($x1322 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3908 (or $x1322 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2055 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3908)))
 (= old.stream_tokens.everywhere $x2055)))))
(assert
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x327 (= (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x877 (< 1 old.attention.heads.parts) $x327))))))
(assert
 (let (($x2478 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x877 $x2478)))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let ((?x1296 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3484 (not (= 0 ?x1296)))))))
(assert
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (let (($x318 (not $x2916)))
 (let (($x1669 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1717 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1717 (and $x1669 $x318))))))))
(assert
 (let (($x2645 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3100 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2454 (or $x1934 $x3100)))
 (let (($x2710 (ite $x2454 old.hidden.given_everywhere (or $x2645 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2710)))))))
(assert
 (let (($x211 (not old.attention.heads.padded)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1236 (ite (or $x3140 $x1413) old.attention.heads.given_everywhere (or $x2379 (and (= 1 old.attention.heads.parts) $x211)))))
 (= old.attention.heads.everywhere $x1236)))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1592 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1254 ?x441 ?x1592)))))))))))))))))))))
(assert
 (let (($x2164 (not old.attention.value_dim.padded)))
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2846 (ite (or $x2697 $x2761) old.attention.value_dim.given_everywhere (or $x1275 (and (= 1 old.attention.value_dim.parts) $x2164)))))
 (= old.attention.value_dim.everywhere $x2846)))))))
(assert
 (let (($x1073 (= (_ bv96 7) old.stream)))
 (let (($x1885 (or $x1073 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1885))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x2621 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1254 ?x441 ?x2621))))))))))))))))))))))
(assert
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1130 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1529 (ite $x1130 old.attention.v (ite $x153 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1529)))))
(assert
 (let (($x406 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2734 (not old.attention.gathers)))
 (let (($x1962 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1962 $x2734 $x406))))))
(assert
 (let ((?x2205 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x675 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x653 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x891 (or $x1166 $x653)))
 (let (($x2619 (and old.attention.share_of_one old.stream.first_keeps_all (or $x891 $x675))))
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (let (($x318 (not $x2916)))
 (let (($x593 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1624 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x593)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x593 old.attention.value_dim.everywhere $x318) $x2619)))
 (= old.attention.mixed_in (ite $x1624 (_ bv96 7) ?x2205)))))))))))))
(assert
 (let ((?x557 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1651 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2953 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1651)))
 (let (($x675 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2916 (or $x1166 $x675) $x2953) (_ bv96 7) ?x557)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (let (($x318 (not $x2916)))
 (let (($x2159 (= 1 old.tp)))
 (let (($x1073 (= (_ bv96 7) old.stream)))
 (let (($x675 (and (or (not old.attention.out.group.tp) $x2159) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x333 (and $x675 (or $x1073 $x2159 (not (= (_ bv4 7) old.attention.out.collective)) $x318))))
 (let (($x653 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x891 (or $x1166 $x653)))
 (let ((?x2967 (ite (or $x891 $x333) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1599 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3146 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1258 (and (or $x3146 $x1599) $x675)))
 (let ((?x3179 (ite (or $x1166 (and $x653 (= (_ bv38 7) old.stream)) $x1258) (_ bv38 7) (ite $x653 (_ bv96 7) (_ bv16 7)))))
 (let (($x1112 (or (and old.hidden.filled (not $x1073)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2286 (not $x675)))
 (let (($x862 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1315 (= (_ bv38 7) old.stream)))
 (let ((?x1092 (ite (and $x3146 old.hidden.filled $x1315 $x2286 $x862) old.stream (ite (and $x1599 $x2286 $x1112) old.stream ?x3179))))
 (let ((?x1064 (ite (and $x1073 old.hidden.everywhere (or $x1166 $x1258)) (_ bv96 7) (ite (and $x3146 old.hidden.filled $x1073 $x2286) (_ bv96 7) ?x1092))))
 (let (($x1817 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x577 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x675) (_ bv38 7) (ite $x1817 (_ bv96 7) ?x1064))))
 (let ((?x1816 (ite (= (_ bv38 7) old.attention.out_state) ?x577 (ite (= (_ bv96 7) old.attention.out_state) ?x2967 old.attention.out_state))))
 (let ((?x2686 (ite $x1599 (ite (not $x1073) old.stream (_ bv66 7)) (ite $x653 (ite $x1073 (_ bv96 7) old.stream) (ite $x1166 (_ bv92 7) (_ bv16 7))))))
 (let (($x188 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x1576 (ite (and old.attention.taken_for_whole $x653) (_ bv92 7) (ite $x188 (ite $x3146 (_ bv96 7) ?x2686) ?x1816))))
 (= old.attention.joined ?x1576))))))))))))))))))))))))))))
(assert
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1548 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x215 (= (_ bv56 7) new.attention.heads.kind) $x1023 $x913 (= (_ bv91 7) new.attention.heads.kind) $x1299 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2245 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3331 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3485 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1829 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1829 $x3485 $x3331 $x3664 $x2245)))))))
(assert
 (let (($x872 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3328 (= (_ bv10 7) new.attention.out.input)))
 (or $x3328 $x872 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3181 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2831 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (or $x3048 $x2831 $x3181)))))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1335 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1335 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x2759 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2759 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3108 (= (_ bv56 7) new.attention.value_dim.kind) $x2531 $x62 (= (_ bv91 7) new.attention.value_dim.kind) $x3566 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x3272 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1830 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3958 (= (_ bv86 7) new.hidden.kind)))
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1915 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3856 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3856 $x1915 (= (_ bv56 7) new.hidden.kind) $x484 $x3958 $x1830 $x3272 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x510 (= (_ bv49 7) new.norm.statistic)))
 (or $x510 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3079 (= (_ bv96 7) new.stream)))
 (let (($x2497 (= (_ bv94 7) new.stream)))
 (let (($x2217 (= (_ bv38 7) new.stream)))
 (or $x2217 $x2497 $x3079)))))
(assert
 (let (($x2273 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x92 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2179 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2179 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x92 (= (_ bv91 7) new.stream_tokens.kind) $x2273 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x484 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x759 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2826 (div (* ?x759 new.hidden.multiple) new.hidden.parts)))
 (let (($x3384 (< 1 new.hidden.parts)))
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x484 $x3384 (= ?x2826 new.hidden.n))))))))
(assert
 (let ((?x759 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2826 (div (* ?x759 new.hidden.multiple) new.hidden.parts)))
 (let (($x3384 (< 1 new.hidden.parts)))
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x484 $x3384 (<= new.hidden.n ?x2826))))))))
(assert
 (let (($x3856 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1824 (ite $x3856 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x759 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2826 (div (* ?x759 new.hidden.multiple) new.hidden.parts)))
 (let (($x3607 (= (- 1) new.hidden.n)))
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1830 (= (_ bv91 7) new.hidden.kind)))
 (let (($x239 (ite $x1830 (or $x3607 (< new.hidden.block new.hidden.n)) (ite $x484 (or $x3607 (< ?x2826 new.hidden.n)) $x1824))))
 (let (($x2399 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x239)))
 (let (($x1915 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3958 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1454 (or $x3958 $x1915)))
 (= new.hidden.moved (ite $x1454 new.hidden.given_moved $x2399)))))))))))))))
(assert
 (let (($x2273 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x272 (or $x2273 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x712 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x272)))
 (= new.stream_tokens.everywhere $x712)))))
(assert
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1521 (= (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1023 (< 1 new.attention.heads.parts) $x1521))))))
(assert
 (let (($x844 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1023 $x844)))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let ((?x2218 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2531 (not (= 0 ?x2218)))))))
(assert
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2469 (not $x3048)))
 (let (($x3328 (= (_ bv10 7) new.attention.out.input)))
 (let (($x872 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x872 (and $x3328 $x2469))))))))
(assert
 (let (($x3272 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1915 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3958 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1454 (or $x3958 $x1915)))
 (let (($x3299 (ite $x1454 new.hidden.given_everywhere (or $x3272 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3299)))))))
(assert
 (let (($x2362 (not new.attention.heads.padded)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1891 (ite (or $x913 $x215) new.attention.heads.given_everywhere (or $x1299 (and (= 1 new.attention.heads.parts) $x2362)))))
 (= new.attention.heads.everywhere $x1891)))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x3561 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3632 ?x2127 ?x3561)))))))))))))))))))))
(assert
 (let (($x1235 (not new.attention.value_dim.padded)))
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3547 (ite (or $x62 $x3108) new.attention.value_dim.given_everywhere (or $x3566 (and (= 1 new.attention.value_dim.parts) $x1235)))))
 (= new.attention.value_dim.everywhere $x3547)))))))
(assert
 (let (($x3079 (= (_ bv96 7) new.stream)))
 (let (($x875 (or $x3079 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x875))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x1575 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3632 ?x2127 ?x1575))))))))))))))))))))))
(assert
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2510 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x987 (ite $x2510 new.attention.v (ite $x2613 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x987)))))
(assert
 (let (($x2390 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2236 (not new.attention.gathers)))
 (let (($x2831 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2831 $x2236 $x2390))))))
(assert
 (let ((?x3214 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3331 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3101 (or $x3664 $x3331)))
 (let (($x950 (and new.attention.share_of_one new.stream.first_keeps_all (or $x3101 $x2332))))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2469 (not $x3048)))
 (let (($x1367 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2200 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1367)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1367 new.attention.value_dim.everywhere $x2469) $x950)))
 (= new.attention.mixed_in (ite $x2200 (_ bv96 7) ?x3214)))))))))))))
(assert
 (let ((?x2345 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2958 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1478 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2958)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3048 (or $x3664 $x2332) $x1478) (_ bv96 7) ?x2345)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2469 (not $x3048)))
 (let (($x379 (= 1 new.tp)))
 (let (($x3079 (= (_ bv96 7) new.stream)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) $x379) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2059 (and $x2332 (or $x3079 $x379 (not (= (_ bv4 7) new.attention.out.collective)) $x2469))))
 (let (($x3331 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3101 (or $x3664 $x3331)))
 (let ((?x3590 (ite (or $x3101 $x2059) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2245 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3485 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1510 (and (or $x3485 $x2245) $x2332)))
 (let ((?x3415 (ite (or $x3664 (and $x3331 (= (_ bv38 7) new.stream)) $x1510) (_ bv38 7) (ite $x3331 (_ bv96 7) (_ bv16 7)))))
 (let (($x3396 (or (and new.hidden.filled (not $x3079)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1865 (not $x2332)))
 (let (($x510 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2217 (= (_ bv38 7) new.stream)))
 (let ((?x3281 (ite (and $x3485 new.hidden.filled $x2217 $x1865 $x510) new.stream (ite (and $x2245 $x1865 $x3396) new.stream ?x3415))))
 (let ((?x1156 (ite (and $x3079 new.hidden.everywhere (or $x3664 $x1510)) (_ bv96 7) (ite (and $x3485 new.hidden.filled $x3079 $x1865) (_ bv96 7) ?x3281))))
 (let (($x1829 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x3180 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2332) (_ bv38 7) (ite $x1829 (_ bv96 7) ?x1156))))
 (let ((?x746 (ite (= (_ bv38 7) new.attention.out_state) ?x3180 (ite (= (_ bv96 7) new.attention.out_state) ?x3590 new.attention.out_state))))
 (let ((?x419 (ite $x2245 (ite (not $x3079) new.stream (_ bv66 7)) (ite $x3331 (ite $x3079 (_ bv96 7) new.stream) (ite $x3664 (_ bv92 7) (_ bv16 7))))))
 (let (($x747 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x1768 (ite (and new.attention.taken_for_whole $x3331) (_ bv92 7) (ite $x747 (ite $x3485 (_ bv96 7) ?x419) ?x746))))
 (= new.attention.joined ?x1768))))))))))))))))))))))))))))
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
 (let (($x3769 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x379 (= 1 new.tp)))
 (let (($x1105 (= new.attention.joined new.stream)))
 (let (($x1262 (or (or (= (_ bv96 7) new.attention.joined) $x1105) (and $x379 (or (not (= (_ bv61 7) new.attention.out.split)) $x3769)))))
 (not $x1262))))))
(assert
 (let (($x658 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x2159 (= 1 old.tp)))
(let (($x559 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x559) (and $x2159 (or (not (= (_ bv61 7) old.attention.out.split)) $x658)))))))
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
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2033 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1413 (= (_ bv56 7) old.attention.heads.kind) $x877 $x3140 (= (_ bv91 7) old.attention.heads.kind) $x2379 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x653 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x653 $x1166 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1717 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1669 (= (_ bv10 7) old.attention.out.input)))
 (or $x1669 $x1717 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1145 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1962 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (or $x2916 $x1962 $x1145)))))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x2136 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2136 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x3125 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3125 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2761 (= (_ bv56 7) old.attention.value_dim.kind) $x3484 $x2697 (= (_ bv91 7) old.attention.value_dim.kind) $x1275 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2645 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3100 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x3100 (= (_ bv56 7) old.hidden.kind) $x2371 $x1934 (= (_ bv91 7) old.hidden.kind) $x2645 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1315 (= (_ bv38 7) old.stream)))
 (or $x1315 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2371 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x327 (= (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x877 (< 1 old.attention.heads.parts) $x327))))))
(assert
 (let (($x2478 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x877 $x2478)))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let ((?x1296 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3484 (not (= 0 ?x1296)))))))
(assert
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (let (($x318 (not $x2916)))
 (let (($x1669 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1717 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1717 (and $x1669 $x318))))))))
(assert
 (let (($x2645 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2710 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2645 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2710))))
(assert
 (let (($x211 (not old.attention.heads.padded)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1236 (ite (or $x3140 $x1413) old.attention.heads.given_everywhere (or $x2379 (and (= 1 old.attention.heads.parts) $x211)))))
 (= old.attention.heads.everywhere $x1236)))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1592 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1254 ?x441 ?x1592)))))))))))))))))))))
(assert
 (let (($x2164 (not old.attention.value_dim.padded)))
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2846 (ite (or $x2697 $x2761) old.attention.value_dim.given_everywhere (or $x1275 (and (= 1 old.attention.value_dim.parts) $x2164)))))
 (= old.attention.value_dim.everywhere $x2846)))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x2621 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1254 ?x441 ?x2621))))))))))))))))))))))
(assert
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1130 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1529 (ite $x1130 old.attention.v (ite $x153 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1529)))))
(assert
 (let (($x406 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2734 (not old.attention.gathers)))
 (let (($x1962 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1962 $x2734 $x406))))))
(assert
 (let ((?x2205 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x1434 (= 1 old.pp)))
 (let (($x3620 (not old.attention.out.group.pp)))
 (let (($x2726 (or $x3620 $x1434)))
 (let (($x957 (= 1 old.sp)))
 (let (($x1591 (not old.attention.out.group.sp)))
 (let (($x2088 (or $x1591 $x957)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1420 (not old.attention.out.group.dp)))
 (let (($x1896 (or $x1420 $x993)))
 (let (($x675 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1896 $x2088 $x2726)))
 (let (($x653 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2619 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1166 $x653) $x675))))
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (let (($x318 (not $x2916)))
 (let (($x593 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1624 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x593)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x593 old.attention.value_dim.everywhere $x318) $x2619)))
 (= old.attention.mixed_in (ite $x1624 (_ bv96 7) ?x2205)))))))))))))))))))))
(assert
 (let ((?x557 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1651 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2953 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1651)))
 (let (($x1434 (= 1 old.pp)))
 (let (($x3620 (not old.attention.out.group.pp)))
 (let (($x2726 (or $x3620 $x1434)))
 (let (($x957 (= 1 old.sp)))
 (let (($x1591 (not old.attention.out.group.sp)))
 (let (($x2088 (or $x1591 $x957)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1420 (not old.attention.out.group.dp)))
 (let (($x1896 (or $x1420 $x993)))
 (let (($x675 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1896 $x2088 $x2726)))
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2916 (or $x1166 $x675) $x2953) (_ bv96 7) ?x557))))))))))))))))))
(assert
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1548 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x215 (= (_ bv56 7) new.attention.heads.kind) $x1023 $x913 (= (_ bv91 7) new.attention.heads.kind) $x1299 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3331 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3331 $x3664 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x872 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3328 (= (_ bv10 7) new.attention.out.input)))
 (or $x3328 $x872 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3181 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2831 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (or $x3048 $x2831 $x3181)))))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1335 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1335 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x2759 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2759 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3108 (= (_ bv56 7) new.attention.value_dim.kind) $x2531 $x62 (= (_ bv91 7) new.attention.value_dim.kind) $x3566 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3272 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3958 (= (_ bv86 7) new.hidden.kind)))
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1915 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1915 (= (_ bv56 7) new.hidden.kind) $x484 $x3958 (= (_ bv91 7) new.hidden.kind) $x3272 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2217 (= (_ bv38 7) new.stream)))
 (or $x2217 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x484 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1521 (= (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1023 (< 1 new.attention.heads.parts) $x1521))))))
(assert
 (let (($x844 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1023 $x844)))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let ((?x2218 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2531 (not (= 0 ?x2218)))))))
(assert
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2469 (not $x3048)))
 (let (($x3328 (= (_ bv10 7) new.attention.out.input)))
 (let (($x872 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x872 (and $x3328 $x2469))))))))
(assert
 (let (($x3272 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3299 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x3272 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3299))))
(assert
 (let (($x2362 (not new.attention.heads.padded)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1891 (ite (or $x913 $x215) new.attention.heads.given_everywhere (or $x1299 (and (= 1 new.attention.heads.parts) $x2362)))))
 (= new.attention.heads.everywhere $x1891)))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x3561 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3632 ?x2127 ?x3561)))))))))))))))))))))
(assert
 (let (($x1235 (not new.attention.value_dim.padded)))
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3547 (ite (or $x62 $x3108) new.attention.value_dim.given_everywhere (or $x3566 (and (= 1 new.attention.value_dim.parts) $x1235)))))
 (= new.attention.value_dim.everywhere $x3547)))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x1575 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3632 ?x2127 ?x1575))))))))))))))))))))))
(assert
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2510 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x987 (ite $x2510 new.attention.v (ite $x2613 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x987)))))
(assert
 (let (($x2390 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2236 (not new.attention.gathers)))
 (let (($x2831 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2831 $x2236 $x2390))))))
(assert
 (let ((?x3214 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2050 (= 1 new.pp)))
 (let (($x1964 (not new.attention.out.group.pp)))
 (let (($x2352 (or $x1964 $x2050)))
 (let (($x3419 (= 1 new.sp)))
 (let (($x2747 (not new.attention.out.group.sp)))
 (let (($x1930 (or $x2747 $x3419)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1536 (not new.attention.out.group.dp)))
 (let (($x1439 (or $x1536 $x1399)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1439 $x1930 $x2352)))
 (let (($x3331 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x950 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3664 $x3331) $x2332))))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2469 (not $x3048)))
 (let (($x1367 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2200 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1367)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1367 new.attention.value_dim.everywhere $x2469) $x950)))
 (= new.attention.mixed_in (ite $x2200 (_ bv96 7) ?x3214)))))))))))))))))))))
(assert
 (let ((?x2345 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2958 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1478 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2958)))
 (let (($x2050 (= 1 new.pp)))
 (let (($x1964 (not new.attention.out.group.pp)))
 (let (($x2352 (or $x1964 $x2050)))
 (let (($x3419 (= 1 new.sp)))
 (let (($x2747 (not new.attention.out.group.sp)))
 (let (($x1930 (or $x2747 $x3419)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1536 (not new.attention.out.group.dp)))
 (let (($x1439 (or $x1536 $x1399)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1439 $x1930 $x2352)))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3048 (or $x3664 $x2332) $x1478) (_ bv96 7) ?x2345))))))))))))))))))
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
 (let (($x2050 (= 1 new.pp)))
 (let (($x1964 (not new.attention.out.group.pp)))
 (let (($x2352 (or $x1964 $x2050)))
 (let (($x3419 (= 1 new.sp)))
 (let (($x2747 (not new.attention.out.group.sp)))
 (let (($x1930 (or $x2747 $x3419)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1536 (not new.attention.out.group.dp)))
 (let (($x1439 (or $x1536 $x1399)))
 (let (($x1488 (and (or new.attention.out.group.tp (= 1 new.tp)) $x1439 $x1930 $x2352)))
 (let (($x3413 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1289 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1439 $x1930 $x2352)))
 (let (($x2526 (and $x2332 (or $x1289 (and $x3413 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x3331 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1189 (or $x3664 (and $x3331 (or $x1289 (and $x3413 (= (_ bv38 7) new.stream)))) $x2526 $x1488)))
 (not $x1189)))))))))))))))))))
(assert
 (let (($x1434 (= 1 old.pp)))
(let (($x3620 (not old.attention.out.group.pp)))
(let (($x2726 (or $x3620 $x1434)))
(let (($x957 (= 1 old.sp)))
(let (($x1591 (not old.attention.out.group.sp)))
(let (($x2088 (or $x1591 $x957)))
(let (($x993 (= 1 old.dp)))
(let (($x1420 (not old.attention.out.group.dp)))
(let (($x1896 (or $x1420 $x993)))
(let (($x2434 (and (or old.attention.out.group.tp (= 1 old.tp)) $x1896 $x2088 $x2726)))
(let (($x257 (= (_ bv38 7) old.attention.out_state)))
(let (($x1984 (= (_ bv96 7) old.attention.out_state)))
(let (($x675 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1896 $x2088 $x2726)))
(let (($x1759 (and $x675 (or $x1984 (and $x257 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x653 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
(or $x1166 (and $x653 (or $x1984 (and $x257 (= (_ bv38 7) old.stream)))) $x1759 $x2434))))))))))))))))))
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
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2033 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1413 (= (_ bv56 7) old.attention.heads.kind) $x877 $x3140 (= (_ bv91 7) old.attention.heads.kind) $x2379 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x720 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x2351 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x122 (= (_ bv1 7) old.attention.out.bias)))
 (or $x122 (= (_ bv23 7) old.attention.out.bias) $x2351 $x720)))))
(assert
 (let (($x1599 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x653 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3146 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1817 (= (_ bv4 7) old.attention.out.collective)))
 (or $x1817 $x3146 $x653 $x1166 $x1599)))))))
(assert
 (let (($x1717 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1669 (= (_ bv10 7) old.attention.out.input)))
 (or $x1669 $x1717 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1145 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1962 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (or $x2916 $x1962 $x1145)))))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x2136 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2136 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x3125 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3125 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2761 (= (_ bv56 7) old.attention.value_dim.kind) $x3484 $x2697 (= (_ bv91 7) old.attention.value_dim.kind) $x1275 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2645 (= (_ bv96 7) old.hidden.kind)))
 (let (($x139 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3100 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2451 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2451 $x3100 (= (_ bv56 7) old.hidden.kind) $x2371 $x1934 $x139 $x2645 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1551 (= (_ bv49 7) old.norm.statistic)))
 (or $x1551 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1073 (= (_ bv96 7) old.stream)))
 (let (($x2719 (= (_ bv94 7) old.stream)))
 (let (($x1315 (= (_ bv38 7) old.stream)))
 (or $x1315 $x2719 $x1073)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2371 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1182 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x712 (div (* ?x1182 old.hidden.multiple) old.hidden.parts)))
 (let (($x991 (< 1 old.hidden.parts)))
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2371 $x991 (= ?x712 old.hidden.n))))))))
(assert
 (let ((?x1182 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x712 (div (* ?x1182 old.hidden.multiple) old.hidden.parts)))
 (let (($x991 (< 1 old.hidden.parts)))
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2371 $x991 (<= old.hidden.n ?x712))))))))
(assert
 (let (($x2451 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1285 (ite $x2451 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1182 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x712 (div (* ?x1182 old.hidden.multiple) old.hidden.parts)))
 (let (($x2240 (= (- 1) old.hidden.n)))
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (let (($x139 (= (_ bv91 7) old.hidden.kind)))
 (let (($x897 (ite $x139 (or $x2240 (< old.hidden.block old.hidden.n)) (ite $x2371 (or $x2240 (< ?x712 old.hidden.n)) $x1285))))
 (let (($x1187 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x897)))
 (let (($x3100 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2454 (or $x1934 $x3100)))
 (= old.hidden.moved (ite $x2454 old.hidden.given_moved $x1187)))))))))))))))
(assert
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x327 (= (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x877 (< 1 old.attention.heads.parts) $x327))))))
(assert
 (let (($x2478 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x877 $x2478)))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let ((?x1296 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3484 (not (= 0 ?x1296)))))))
(assert
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (let (($x318 (not $x2916)))
 (let (($x1669 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1717 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1717 (and $x1669 $x318))))))))
(assert
 (let (($x2645 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3100 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2454 (or $x1934 $x3100)))
 (let (($x2710 (ite $x2454 old.hidden.given_everywhere (or $x2645 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2710)))))))
(assert
 (let (($x932 (not old.hidden.moved)))
 (let (($x3057 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x932)))
 (let (($x2949 (= 1 old.hidden.parts)))
 (let (($x3100 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2454 (or $x1934 $x3100)))
 (= old.hidden.first_alone (ite $x2454 old.hidden.given_first (or $x2949 $x3057))))))))))
(assert
 (let (($x211 (not old.attention.heads.padded)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1236 (ite (or $x3140 $x1413) old.attention.heads.given_everywhere (or $x2379 (and (= 1 old.attention.heads.parts) $x211)))))
 (= old.attention.heads.everywhere $x1236)))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1592 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1254 ?x441 ?x1592)))))))))))))))))))))
(assert
 (let (($x2164 (not old.attention.value_dim.padded)))
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2846 (ite (or $x2697 $x2761) old.attention.value_dim.given_everywhere (or $x1275 (and (= 1 old.attention.value_dim.parts) $x2164)))))
 (= old.attention.value_dim.everywhere $x2846)))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x2621 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1254 ?x441 ?x2621))))))))))))))))))))))
(assert
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1130 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1529 (ite $x1130 old.attention.v (ite $x153 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1529)))))
(assert
 (let (($x406 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2734 (not old.attention.gathers)))
 (let (($x1962 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1962 $x2734 $x406))))))
(assert
 (let ((?x2205 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x675 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x653 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x891 (or $x1166 $x653)))
 (let (($x2619 (and old.attention.share_of_one old.stream.first_keeps_all (or $x891 $x675))))
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (let (($x318 (not $x2916)))
 (let (($x593 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1624 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x593)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x593 old.attention.value_dim.everywhere $x318) $x2619)))
 (= old.attention.mixed_in (ite $x1624 (_ bv96 7) ?x2205)))))))))))))
(assert
 (let ((?x557 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1651 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2953 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1651)))
 (let (($x675 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2916 (or $x1166 $x675) $x2953) (_ bv96 7) ?x557)))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv92 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (let (($x318 (not $x2916)))
 (let (($x2159 (= 1 old.tp)))
 (let (($x1073 (= (_ bv96 7) old.stream)))
 (let (($x675 (and (or (not old.attention.out.group.tp) $x2159) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x53 (and $x675 (or $x1073 $x2159 (not (= (_ bv4 7) old.attention.out.collective)) $x318))))
 (let (($x653 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x891 (or $x1166 $x653)))
 (let ((?x2550 (ite (or $x891 $x53) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1984 (= (_ bv96 7) old.attention.out_state)))
 (let (($x1599 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3146 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x217 (and (or $x3146 $x1599) $x675)))
 (let ((?x2286 (ite (or $x1166 (and $x653 (= (_ bv38 7) old.stream)) $x217) (_ bv38 7) (ite $x653 (_ bv96 7) (_ bv16 7)))))
 (let (($x2583 (or (and old.hidden.filled (not $x1073)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x568 (not $x675)))
 (let (($x1551 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1315 (= (_ bv38 7) old.stream)))
 (let ((?x1385 (ite (and $x3146 old.hidden.filled $x1315 $x568 $x1551) old.stream (ite (and $x1599 $x568 $x2583) old.stream ?x2286))))
 (let ((?x1566 (ite (and $x1073 old.hidden.everywhere (or $x1166 $x217)) (_ bv96 7) (ite (and $x3146 old.hidden.filled $x1073 $x568) (_ bv96 7) ?x1385))))
 (let (($x1817 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x2921 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x675) (_ bv38 7) (ite $x1817 (_ bv96 7) ?x1566))))
 (let (($x257 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x2253 (ite $x1599 (ite (not $x1073) old.stream (_ bv66 7)) (ite $x653 (ite $x1073 (_ bv96 7) old.stream) (ite $x1166 (_ bv92 7) (_ bv16 7))))))
 (let (($x1899 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x223 (ite $x1899 (ite $x3146 (_ bv96 7) ?x2253) (ite $x257 ?x2921 (ite $x1984 ?x2550 old.attention.out_state)))))
 (= old.attention.joined (ite (and old.attention.taken_for_whole $x653) (_ bv92 7) ?x223))))))))))))))))))))))))))))))
(assert
 (let (($x3044 (not old.hidden.everywhere)))
 (let (($x3146 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x257 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x257 (= (_ bv96 7) old.attention.joined) $x3146 $x3044))))))
(assert
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1548 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x215 (= (_ bv56 7) new.attention.heads.kind) $x1023 $x913 (= (_ bv91 7) new.attention.heads.kind) $x1299 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3043 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x242 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x2564 (= (_ bv1 7) new.attention.out.bias)))
 (or $x2564 (= (_ bv23 7) new.attention.out.bias) $x242 $x3043)))))
(assert
 (let (($x2245 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3331 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3485 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1829 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1829 $x3485 $x3331 $x3664 $x2245)))))))
(assert
 (let (($x872 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3328 (= (_ bv10 7) new.attention.out.input)))
 (or $x3328 $x872 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3181 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2831 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (or $x3048 $x2831 $x3181)))))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1335 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1335 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x2759 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2759 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3108 (= (_ bv56 7) new.attention.value_dim.kind) $x2531 $x62 (= (_ bv91 7) new.attention.value_dim.kind) $x3566 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x3272 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1830 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3958 (= (_ bv86 7) new.hidden.kind)))
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1915 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3856 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3856 $x1915 (= (_ bv56 7) new.hidden.kind) $x484 $x3958 $x1830 $x3272 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x976 (= (_ bv49 7) new.norm.statistic)))
 (or $x976 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3079 (= (_ bv96 7) new.stream)))
 (let (($x2497 (= (_ bv94 7) new.stream)))
 (let (($x2217 (= (_ bv38 7) new.stream)))
 (or $x2217 $x2497 $x3079)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x484 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x119 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3646 (div (* ?x119 new.hidden.multiple) new.hidden.parts)))
 (let (($x232 (< 1 new.hidden.parts)))
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x484 $x232 (= ?x3646 new.hidden.n))))))))
(assert
 (let ((?x119 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3646 (div (* ?x119 new.hidden.multiple) new.hidden.parts)))
 (let (($x232 (< 1 new.hidden.parts)))
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x484 $x232 (<= new.hidden.n ?x3646))))))))
(assert
 (let (($x3856 (= (_ bv26 7) new.hidden.kind)))
 (let (($x577 (ite $x3856 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x119 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3646 (div (* ?x119 new.hidden.multiple) new.hidden.parts)))
 (let (($x1206 (= (- 1) new.hidden.n)))
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1830 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2156 (ite $x1830 (or $x1206 (< new.hidden.block new.hidden.n)) (ite $x484 (or $x1206 (< ?x3646 new.hidden.n)) $x577))))
 (let (($x2637 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2156)))
 (let (($x1915 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3958 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1454 (or $x3958 $x1915)))
 (= new.hidden.moved (ite $x1454 new.hidden.given_moved $x2637)))))))))))))))
(assert
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1521 (= (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1023 (< 1 new.attention.heads.parts) $x1521))))))
(assert
 (let (($x844 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1023 $x844)))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let ((?x2218 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2531 (not (= 0 ?x2218)))))))
(assert
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2469 (not $x3048)))
 (let (($x3328 (= (_ bv10 7) new.attention.out.input)))
 (let (($x872 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x872 (and $x3328 $x2469))))))))
(assert
 (let (($x3272 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1915 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3958 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1454 (or $x3958 $x1915)))
 (let (($x3299 (ite $x1454 new.hidden.given_everywhere (or $x3272 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3299)))))))
(assert
 (let (($x2019 (not new.hidden.moved)))
 (let (($x2606 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2019)))
 (let (($x2066 (= 1 new.hidden.parts)))
 (let (($x1915 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3958 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1454 (or $x3958 $x1915)))
 (= new.hidden.first_alone (ite $x1454 new.hidden.given_first (or $x2066 $x2606))))))))))
(assert
 (let (($x2362 (not new.attention.heads.padded)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1891 (ite (or $x913 $x215) new.attention.heads.given_everywhere (or $x1299 (and (= 1 new.attention.heads.parts) $x2362)))))
 (= new.attention.heads.everywhere $x1891)))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x3561 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3632 ?x2127 ?x3561)))))))))))))))))))))
(assert
 (let (($x1235 (not new.attention.value_dim.padded)))
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3547 (ite (or $x62 $x3108) new.attention.value_dim.given_everywhere (or $x3566 (and (= 1 new.attention.value_dim.parts) $x1235)))))
 (= new.attention.value_dim.everywhere $x3547)))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x1575 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3632 ?x2127 ?x1575))))))))))))))))))))))
(assert
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2510 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x987 (ite $x2510 new.attention.v (ite $x2613 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x987)))))
(assert
 (let (($x2390 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2236 (not new.attention.gathers)))
 (let (($x2831 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2831 $x2236 $x2390))))))
(assert
 (let ((?x3214 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3331 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3101 (or $x3664 $x3331)))
 (let (($x950 (and new.attention.share_of_one new.stream.first_keeps_all (or $x3101 $x2332))))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2469 (not $x3048)))
 (let (($x1367 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2200 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1367)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1367 new.attention.value_dim.everywhere $x2469) $x950)))
 (= new.attention.mixed_in (ite $x2200 (_ bv96 7) ?x3214)))))))))))))
(assert
 (let ((?x2345 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2958 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1478 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2958)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3048 (or $x3664 $x2332) $x1478) (_ bv96 7) ?x2345)))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv92 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2469 (not $x3048)))
 (let (($x379 (= 1 new.tp)))
 (let (($x3079 (= (_ bv96 7) new.stream)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) $x379) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2571 (and $x2332 (or $x3079 $x379 (not (= (_ bv4 7) new.attention.out.collective)) $x2469))))
 (let (($x3331 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3101 (or $x3664 $x3331)))
 (let ((?x1258 (ite (or $x3101 $x2571) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1289 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2245 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3485 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2487 (and (or $x3485 $x2245) $x2332)))
 (let ((?x1678 (ite (or $x3664 (and $x3331 (= (_ bv38 7) new.stream)) $x2487) (_ bv38 7) (ite $x3331 (_ bv96 7) (_ bv16 7)))))
 (let (($x2827 (or (and new.hidden.filled (not $x3079)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2704 (not $x2332)))
 (let (($x976 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2217 (= (_ bv38 7) new.stream)))
 (let ((?x2330 (ite (and $x3485 new.hidden.filled $x2217 $x2704 $x976) new.stream (ite (and $x2245 $x2704 $x2827) new.stream ?x1678))))
 (let ((?x2858 (ite (and $x3079 new.hidden.everywhere (or $x3664 $x2487)) (_ bv96 7) (ite (and $x3485 new.hidden.filled $x3079 $x2704) (_ bv96 7) ?x2330))))
 (let (($x1829 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2238 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2332) (_ bv38 7) (ite $x1829 (_ bv96 7) ?x2858))))
 (let (($x3413 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x1250 (ite $x2245 (ite (not $x3079) new.stream (_ bv66 7)) (ite $x3331 (ite $x3079 (_ bv96 7) new.stream) (ite $x3664 (_ bv92 7) (_ bv16 7))))))
 (let (($x569 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x1948 (ite $x569 (ite $x3485 (_ bv96 7) ?x1250) (ite $x3413 ?x2238 (ite $x1289 ?x1258 new.attention.out_state)))))
 (= new.attention.joined (ite (and new.attention.taken_for_whole $x3331) (_ bv92 7) ?x1948))))))))))))))))))))))))))))))
(assert
 (let (($x208 (not new.hidden.everywhere)))
 (let (($x3485 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3413 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x3413 (= (_ bv96 7) new.attention.joined) $x3485 $x208))))))
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
 (let (($x2244 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x3043 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1156 (not new.attention.full_though_split)))
 (let (($x2600 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x1156)))
 (let (($x1109 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x569 (= (_ bv92 7) new.attention.out_state)))
 (let (($x379 (= 1 new.tp)))
 (let (($x1463 (or $x379 (not new.model.out_bias) (and $x569 $x1109) $x2600 (and $x3043 $x2244))))
 (not $x1463))))))))))
(assert
 (let (($x2174 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x720 (= (_ bv29 7) old.attention.out.bias)))
(let (($x1990 (not old.attention.full_though_split)))
(let (($x3046 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x1990)))
(let (($x829 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x1899 (= (_ bv92 7) old.attention.out_state)))
(let (($x3226 (not old.model.out_bias)))
(let (($x2159 (= 1 old.tp)))
(or $x2159 $x3226 (and $x1899 $x829) $x3046 (and $x720 $x2174)))))))))))
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
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2033 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1413 (= (_ bv56 7) old.attention.heads.kind) $x877 $x3140 (= (_ bv91 7) old.attention.heads.kind) $x2379 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1599 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x653 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3146 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x3146 $x653 $x1166 $x1599))))))
(assert
 (let (($x1717 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1669 (= (_ bv10 7) old.attention.out.input)))
 (or $x1669 $x1717 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1514 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1322 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2154 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x1885 (= (_ bv1 7) old.attention.out.residual)))
 (or $x1885 $x2154 $x1322 $x1514))))))
(assert
 (let (($x1145 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1962 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (or $x2916 $x1962 $x1145)))))
(assert
 (let (($x1729 (= (_ bv8 7) old.attention.pairs)))
 (or $x1729 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2353 $x2803 $x3842 $x2204 $x2904)))))))
(assert
 (let (($x2136 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2136 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3722 $x153 $x2415 $x1254))))))
(assert
 (let (($x3125 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3125 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2761 (= (_ bv56 7) old.attention.value_dim.kind) $x3484 $x2697 (= (_ bv91 7) old.attention.value_dim.kind) $x1275 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1194 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x1194 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x1517 (= (_ bv38 7) old.embedding.split)))
 (or $x1517 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x3179 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x3179 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x3307 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x243 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x243 (= (_ bv23 7) old.ffn.down.residual) $x3307 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x748 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x748)))
(assert
 (let (($x2645 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1934 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3100 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x3100 (= (_ bv56 7) old.hidden.kind) $x2371 $x1934 (= (_ bv91 7) old.hidden.kind) $x2645 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1314 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x1314 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x1812 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1812)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1073 (= (_ bv96 7) old.stream)))
 (let (($x2719 (= (_ bv94 7) old.stream)))
 (let (($x1315 (= (_ bv38 7) old.stream)))
 (or $x1315 $x2719 $x1073)))))
(assert
 (let (($x1167 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1085 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x2499 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2499 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1085 (= (_ bv91 7) old.stream_tokens.kind) $x1167 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2371 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1182 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x3138 (= (div (* ?x1182 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x2371 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2371 (< 1 old.hidden.parts) $x3138))))))
(assert
 (let (($x1167 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x289 (or $x1167 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2130 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x289)))
 (= old.stream_tokens.everywhere $x2130)))))
(assert
 (let ((?x86 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x327 (= (div (* ?x86 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x877 (< 1 old.attention.heads.parts) $x327))))))
(assert
 (let (($x2478 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x877 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x877 $x2478)))))
(assert
 (let ((?x780 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2981 (div (* ?x780 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2033 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x896 (and $x2033 (< 1 old.attention.head_dim.parts) (= ?x2981 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x896))))))
(assert
 (let ((?x1767 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1162 (* (div (- ?x1767 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3720 (and $x3484 (< 1 old.attention.value_dim.parts) (= (div ?x1162 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3720))))))
(assert
 (let ((?x1296 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3484 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3484 (not (= 0 ?x1296)))))))
(assert
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (let (($x318 (not $x2916)))
 (let (($x1669 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1717 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1717 (and $x1669 $x318))))))))
(assert
 (let (($x1145 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1322 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1885 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x1885 (and $x1322 $x1145)))))))
(assert
 (let (($x243 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x828 (or $x243 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x828)))))
(assert
 (let (($x2645 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2710 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2645 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2710))))
(assert
 (let (($x1904 (not old.model.embedding_norm)))
 (let (($x3050 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1315 (= (_ bv38 7) old.stream)))
 (let (($x1194 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1517 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x1517 $x1194 $x1315 old.hidden.filled (not $x3050) $x1904))))))))
(assert
 (let (($x1314 (= (_ bv68 7) old.model.norm)))
 (let (($x675 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x568 (not $x675)))
 (let (($x1315 (= (_ bv38 7) old.stream)))
 (let (($x3146 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1145 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1145 $x3146 $x1315 old.hidden.filled $x568 $x1314)))))))))
(assert
 (let (($x1314 (= (_ bv68 7) old.model.norm)))
 (let (($x2342 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1315 (= (_ bv38 7) old.stream)))
 (let (($x3179 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x748 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x748 $x3179 $x1315 old.hidden.filled (not $x2342) $x1314))))))))
(assert
 (let (($x211 (not old.attention.heads.padded)))
 (let (($x2379 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1413 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3140 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1236 (ite (or $x3140 $x1413) old.attention.heads.given_everywhere (or $x2379 (and (= 1 old.attention.heads.parts) $x211)))))
 (= old.attention.heads.everywhere $x1236)))))))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x1592 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1254 ?x441 ?x1592)))))))))))))))))))))
(assert
 (let (($x2164 (not old.attention.value_dim.padded)))
 (let (($x1275 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2761 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2697 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2846 (ite (or $x2697 $x2761) old.attention.value_dim.given_everywhere (or $x1275 (and (= 1 old.attention.value_dim.parts) $x2164)))))
 (= old.attention.value_dim.everywhere $x2846)))))))
(assert
 (let (($x1073 (= (_ bv96 7) old.stream)))
 (let (($x1360 (or $x1073 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1360))))
(assert
 (let (($x1679 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1679)))
(assert
 (let (($x2904 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2353 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1155 (ite (or $x2353 $x2904) (_ bv16 7) (_ bv96 7))))
 (let (($x2204 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2803 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3508 (and $x2803 $x153 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3722 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3595 (and $x2803 $x3722 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x178 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3842 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x859 (or $x3842 $x2204)))
 (let ((?x1490 (ite (or $x859 $x178) old.attention.qkv.split (ite (or $x2353 $x3595 $x3508) (_ bv96 7) (_ bv16 7)))))
 (let (($x2415 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2519 (not $x2415)))
 (let ((?x2621 (ite $x2519 ?x1490 (ite (or $x2204 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1155))))
 (let ((?x441 (ite (or $x859 $x178 old.model.query_latent) (_ bv96 7) (ite $x2803 (_ bv21 7) (_ bv16 7)))))
 (let (($x1254 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1254 ?x441 ?x2621))))))))))))))))))))))
(assert
 (let (($x1961 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x1839 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x2439 (and old.model.behind_dense $x1839)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x2439 $x1961))))))
(assert
 (let (($x153 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1130 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1529 (ite $x1130 old.attention.v (ite $x153 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1529)))))
(assert
 (let (($x406 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2734 (not old.attention.gathers)))
 (let (($x1962 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1962 $x2734 $x406))))))
(assert
 (let ((?x2205 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x675 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x653 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2619 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1166 $x653) $x675))))
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (let (($x318 (not $x2916)))
 (let (($x593 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1624 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x593)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x593 old.attention.value_dim.everywhere $x318) $x2619)))
 (= old.attention.mixed_in (ite $x1624 (_ bv96 7) ?x2205))))))))))))
(assert
 (let ((?x557 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1651 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2953 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1651)))
 (let (($x675 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1166 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2916 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2916 (or $x1166 $x675) $x2953) (_ bv96 7) ?x557)))))))))
(assert
 (let (($x3146 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2154 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x1514 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1073 (= (_ bv96 7) old.stream)))
 (let (($x257 (= (_ bv38 7) old.attention.out_state)))
 (let (($x1899 (= (_ bv92 7) old.attention.out_state)))
 (let (($x1629 (and $x1514 old.stream.first_has_all (or (or $x1899 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x1730 (= old.attention.out_state old.stream)))
 (let (($x823 (and (or $x1514 $x2154) $x1899 (or $x1073 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1315 (= (_ bv38 7) old.stream)))
 (let (($x1322 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2908 (and $x1322 (not $x1899) (or $x1730 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x862 (or $x2908 (and $x1322 $x1315 old.hidden.filled) $x823 (and $x1514 old.stream.first_keeps_all $x1730) $x1629 (and $x257 $x1073 old.hidden.filled (or $x1514 (= $x2154 $x3146))))))
 (let (($x675 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x568 (not $x675)))
 (let (($x1579 (or $x1899 (and $x257 (or $x3146 (= (_ bv73 7) old.attention.out.collective)) $x568))))
 (let (($x3597 (or $x1730 (and old.stream.in_order (or (not $x257) old.hidden.everywhere)))))
 (let (($x2159 (= 1 old.tp)))
 (let (($x295 (or (and $x2159 $x3597) (and (not (and $x1322 old.stream.junk_in_attention $x1579)) $x862))))
 (= old.attention.residual_once $x295)))))))))))))))))))))
(assert
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1548 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x215 (= (_ bv56 7) new.attention.heads.kind) $x1023 $x913 (= (_ bv91 7) new.attention.heads.kind) $x1299 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2245 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3331 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3485 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x3485 $x3331 $x3664 $x2245))))))
(assert
 (let (($x872 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3328 (= (_ bv10 7) new.attention.out.input)))
 (or $x3328 $x872 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x455 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x3576 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1185 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1386 (= (_ bv1 7) new.attention.out.residual)))
 (or $x1386 $x1185 $x3576 $x455))))))
(assert
 (let (($x3181 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2831 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (or $x3048 $x2831 $x3181)))))
(assert
 (let (($x1765 (= (_ bv8 7) new.attention.pairs)))
 (or $x1765 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x197 $x640 $x1062 $x1747 $x137)))))))
(assert
 (let (($x1335 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1335 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1813 $x2613 $x1800 $x3632))))))
(assert
 (let (($x2759 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2759 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3108 (= (_ bv56 7) new.attention.value_dim.kind) $x2531 $x62 (= (_ bv91 7) new.attention.value_dim.kind) $x3566 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1533 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x1533 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x1562 (= (_ bv38 7) new.embedding.split)))
 (or $x1562 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1421 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x1421 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x1337 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x2395 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2395 (= (_ bv23 7) new.ffn.down.residual) $x1337 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x803 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x803)))
(assert
 (let (($x3272 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3958 (= (_ bv86 7) new.hidden.kind)))
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1915 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1915 (= (_ bv56 7) new.hidden.kind) $x484 $x3958 (= (_ bv91 7) new.hidden.kind) $x3272 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1842 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x1842 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x2077 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x2077)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3079 (= (_ bv96 7) new.stream)))
 (let (($x2497 (= (_ bv94 7) new.stream)))
 (let (($x2217 (= (_ bv38 7) new.stream)))
 (or $x2217 $x2497 $x3079)))))
(assert
 (let (($x2170 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x418 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1924 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1924 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x418 (= (_ bv91 7) new.stream_tokens.kind) $x2170 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x484 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x119 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x3365 (= (div (* ?x119 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x484 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x484 (< 1 new.hidden.parts) $x3365))))))
(assert
 (let (($x2170 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2176 (or $x2170 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x277 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2176)))
 (= new.stream_tokens.everywhere $x277)))))
(assert
 (let ((?x1553 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1521 (= (div (* ?x1553 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1023 (< 1 new.attention.heads.parts) $x1521))))))
(assert
 (let (($x844 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1023 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1023 $x844)))))
(assert
 (let ((?x1542 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1631 (div (* ?x1542 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1548 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3783 (and $x1548 (< 1 new.attention.head_dim.parts) (= ?x1631 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3783))))))
(assert
 (let ((?x1773 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1324 (* (div (- ?x1773 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3204 (and $x2531 (< 1 new.attention.value_dim.parts) (= (div ?x1324 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3204))))))
(assert
 (let ((?x2218 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2531 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2531 (not (= 0 ?x2218)))))))
(assert
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2469 (not $x3048)))
 (let (($x3328 (= (_ bv10 7) new.attention.out.input)))
 (let (($x872 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x872 (and $x3328 $x2469))))))))
(assert
 (let (($x3181 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3576 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1386 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x1386 (and $x3576 $x3181)))))))
(assert
 (let (($x2395 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x3592 (or $x2395 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x3592)))))
(assert
 (let (($x3272 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3299 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x3272 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3299))))
(assert
 (let (($x3693 (not new.model.embedding_norm)))
 (let (($x562 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2217 (= (_ bv38 7) new.stream)))
 (let (($x1533 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1562 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x1562 $x1533 $x2217 new.hidden.filled (not $x562) $x3693))))))))
(assert
 (let (($x1842 (= (_ bv68 7) new.model.norm)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2704 (not $x2332)))
 (let (($x2217 (= (_ bv38 7) new.stream)))
 (let (($x3485 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3181 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x3181 $x3485 $x2217 new.hidden.filled $x2704 $x1842)))))))))
(assert
 (let (($x1842 (= (_ bv68 7) new.model.norm)))
 (let (($x2994 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2217 (= (_ bv38 7) new.stream)))
 (let (($x1421 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x803 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x803 $x1421 $x2217 new.hidden.filled (not $x2994) $x1842))))))))
(assert
 (let (($x2362 (not new.attention.heads.padded)))
 (let (($x1299 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x215 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x913 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1891 (ite (or $x913 $x215) new.attention.heads.given_everywhere (or $x1299 (and (= 1 new.attention.heads.parts) $x2362)))))
 (= new.attention.heads.everywhere $x1891)))))))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x3561 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3632 ?x2127 ?x3561)))))))))))))))))))))
(assert
 (let (($x1235 (not new.attention.value_dim.padded)))
 (let (($x3566 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3108 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x62 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3547 (ite (or $x62 $x3108) new.attention.value_dim.given_everywhere (or $x3566 (and (= 1 new.attention.value_dim.parts) $x1235)))))
 (= new.attention.value_dim.everywhere $x3547)))))))
(assert
 (let (($x3079 (= (_ bv96 7) new.stream)))
 (let (($x3863 (or $x3079 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x3863))))
(assert
 (let (($x3431 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x3431)))
(assert
 (let (($x137 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x197 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2764 (ite (or $x197 $x137) (_ bv16 7) (_ bv96 7))))
 (let (($x1747 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x640 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x541 (and $x640 $x2613 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1813 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2723 (and $x640 $x1813 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x624 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1062 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2401 (or $x1062 $x1747)))
 (let ((?x1966 (ite (or $x2401 $x624) new.attention.qkv.split (ite (or $x197 $x2723 $x541) (_ bv96 7) (_ bv16 7)))))
 (let (($x1800 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1390 (not $x1800)))
 (let ((?x1575 (ite $x1390 ?x1966 (ite (or $x1747 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2764))))
 (let ((?x2127 (ite (or $x2401 $x624 new.model.query_latent) (_ bv96 7) (ite $x640 (_ bv21 7) (_ bv16 7)))))
 (let (($x3632 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3632 ?x2127 ?x1575))))))))))))))))))))))
(assert
 (let (($x2588 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2943 (or new.stream.junk_of_embedding (and new.model.behind_dense $x2588) (and new.model.behind_moe new.stream.junk_in_ffn_before))))
 (= new.stream.junk_in_attention $x2943))))
(assert
 (let (($x2613 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2510 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x987 (ite $x2510 new.attention.v (ite $x2613 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x987)))))
(assert
 (let (($x2390 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2236 (not new.attention.gathers)))
 (let (($x2831 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2831 $x2236 $x2390))))))
(assert
 (let ((?x3214 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3331 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x950 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x3664 $x3331) $x2332))))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2469 (not $x3048)))
 (let (($x1367 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2200 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1367)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1367 new.attention.value_dim.everywhere $x2469) $x950)))
 (= new.attention.mixed_in (ite $x2200 (_ bv96 7) ?x3214))))))))))))
(assert
 (let ((?x2345 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2958 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1478 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2958)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3664 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3048 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3048 (or $x3664 $x2332) $x1478) (_ bv96 7) ?x2345)))))))))
(assert
 (let (($x3485 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1185 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x455 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x3079 (= (_ bv96 7) new.stream)))
 (let (($x3413 (= (_ bv38 7) new.attention.out_state)))
 (let (($x569 (= (_ bv92 7) new.attention.out_state)))
 (let (($x3740 (and $x455 new.stream.first_has_all (or (or $x569 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x96 (= new.attention.out_state new.stream)))
 (let (($x1122 (and (or $x455 $x1185) $x569 (or $x3079 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x2217 (= (_ bv38 7) new.stream)))
 (let (($x3576 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2525 (and $x3576 (not $x569) (or $x96 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1072 (or $x2525 (and $x3576 $x2217 new.hidden.filled) $x1122 (and $x455 new.stream.first_keeps_all $x96) $x3740 (and $x3413 $x3079 new.hidden.filled (or $x455 (= $x1185 $x3485))))))
 (let (($x2332 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2704 (not $x2332)))
 (let (($x2433 (or $x569 (and $x3413 (or $x3485 (= (_ bv73 7) new.attention.out.collective)) $x2704))))
 (let (($x587 (or $x96 (and new.stream.in_order (or (not $x3413) new.hidden.everywhere)))))
 (let (($x379 (= 1 new.tp)))
 (let (($x502 (or (and $x379 $x587) (and (not (and $x3576 new.stream.junk_in_attention $x2433)) $x1072))))
 (= new.attention.residual_once $x502)))))))))))))))))))))
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
 (let (($x1295 (not new.model.scaled_residual)))
 (let (($x1842 (= (_ bv68 7) new.model.norm)))
 (let (($x1386 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x1386 (and $x1842 $x1295 new.attention.residual_once)))))))
(assert
 (let (($x1020 (not old.model.scaled_residual)))
(let (($x1314 (= (_ bv68 7) old.model.norm)))
(let (($x1885 (= (_ bv1 7) old.attention.out.residual)))
(or $x1885 (and $x1314 $x1020 old.attention.residual_once))))))
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
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (let (($x2932 (= 0 ?x654)))
 (not $x2932))))
(assert
 (let ((?x3192 (mod old.stage.ranks old.moe.block)))
(= 0 ?x3192)))
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
 (let (($x329 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x329 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x321 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x321 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
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
 (let (($x2317 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x2317)))
(assert
 (let ((?x858 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x858))))
(assert
 (let ((?x1045 (ite (= (_ bv49 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x1045))))
(assert
 (let (($x2069 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2378 (= old.moe.block old.stage.ranks)))
 (let (($x96 (and (= 1 old.tp) $x2378 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x742 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x742 $x96) (or $x2378 $x2069)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1192 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x1192 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1536 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1536 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
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
 (let (($x2672 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2672)))
(assert
 (let ((?x390 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x390))))
(assert
 (let ((?x2144 (ite (= (_ bv49 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x2144))))
(assert
 (let (($x2766 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3740 (= new.moe.block new.stage.ranks)))
 (let (($x1072 (and (= 1 new.tp) $x3740 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x430 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x430 $x1072) (or $x3740 $x2766)))))))))
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
 (let (($x1998 (= (_ bv29 7) old.moe.bias)))
 (let (($x2200 (= (_ bv23 7) old.moe.bias)))
 (or $x2200 (= (_ bv27 7) old.moe.bias) $x1998))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x329 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x329 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x321 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x321 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x1696 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x546 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x3272 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x1454 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x2117 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x637 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x562 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x2066 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x2881 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1039 (= (_ bv11 7) old.moe.width.kind)))
 (or $x1039 $x2881 $x2066 $x562 $x637 $x2117 $x1454 $x3272 $x546 $x1696))))))))))))
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
 (let ((?x1319 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x2895 (* (div (* ?x1319 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1891 (= (- 1) old.moe.width.n)))
 (let ((?x2629 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1891 (< ?x2895 old.moe.width.n)) 0 1))))
 (let (($x2117 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x3227 (ite (or $x1891 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x2066 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x620 (ite $x2066 (ite (and $x1891 (= 1 old.moe.width.parts)) 1 ?x3227) (ite $x2117 ?x2629 old.moe.width.given_least))))
 (let (($x637 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1696 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x3272 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x1039 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x2881 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x546 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x578 (ite $x546 old.moe.width.parts (ite (or $x2881 $x1039 $x3272 $x1696 $x637) 1 ?x620))))
 (= old.moe.width.least ?x578)))))))))))))))))
(assert
 (let ((?x618 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x546 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x546 old.moe.width.parts ?x618)))))
(assert
 (let (($x2317 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x2317)))
(assert
 (let ((?x858 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x858))))
(assert
 (let (($x1885 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x3194 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x1885 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x3194))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x2216 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x1800 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x2216 (or (= (_ bv5 7) old.moe.combined) (= (_ bv73 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x1800))))
(assert
 (let (($x2069 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2378 (= old.moe.block old.stage.ranks)))
 (let (($x96 (and (= 1 old.tp) $x2378 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x742 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x742 $x96) (or $x2378 $x2069)))))))))
(assert
 (let (($x2077 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x2077)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x64 (= (_ bv29 7) new.moe.bias)))
 (let (($x1228 (= (_ bv23 7) new.moe.bias)))
 (or $x1228 (= (_ bv27 7) new.moe.bias) $x64))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1192 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x1192 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1536 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1536 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x1608 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2641 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x3769 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x602 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x2085 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x527 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x2679 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x2854 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x458 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x1609 (= (_ bv11 7) new.moe.width.kind)))
 (or $x1609 $x458 $x2854 $x2679 $x527 $x2085 $x602 $x3769 $x2641 $x1608))))))))))))
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
 (let ((?x3101 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x1762 (* (div (* ?x3101 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1343 (= (- 1) new.moe.width.n)))
 (let ((?x1770 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1343 (< ?x1762 new.moe.width.n)) 0 1))))
 (let (($x2085 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x2440 (ite (or $x1343 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x2854 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x2345 (ite $x2854 (ite (and $x1343 (= 1 new.moe.width.parts)) 1 ?x2440) (ite $x2085 ?x1770 new.moe.width.given_least))))
 (let (($x527 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x1608 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x3769 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x1609 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x458 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x2641 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x3181 (ite $x2641 new.moe.width.parts (ite (or $x458 $x1609 $x3769 $x1608 $x527) 1 ?x2345))))
 (= new.moe.width.least ?x3181)))))))))))))))))
(assert
 (let ((?x2958 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x2641 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x2641 new.moe.width.parts ?x2958)))))
(assert
 (let (($x2672 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2672)))
(assert
 (let ((?x390 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x390))))
(assert
 (let (($x793 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1185 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x793 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1185))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x2232 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x2385 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x2232 (or (= (_ bv5 7) new.moe.combined) (= (_ bv73 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x2385))))
(assert
 (let (($x2766 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3740 (= new.moe.block new.stage.ranks)))
 (let (($x1072 (and (= 1 new.tp) $x3740 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x430 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x430 $x1072) (or $x3740 $x2766)))))))))
(assert
 (let (($x2656 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x2656)))
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
 (let (($x1986 (or new.moe.over_block (not new.moe.once))))
 (let (($x1127 (= 1 new.moe.expert_tp)))
 (let (($x1233 (or $x1127 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x1986) new.moe.bias_once)))
 (not $x1233)))))
(assert
 (let (($x1046 (or old.moe.over_block (not old.moe.once))))
(let (($x2531 (not old.model.down_bias)))
(let (($x1020 (= 1 old.moe.expert_tp)))
(or $x1020 $x2531 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x1046) old.moe.bias_once)))))
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
 (let (($x329 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x329 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x321 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x321 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x1984 (= (_ bv60 7) old.moe.shared.scale)))
 (let (($x614 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x614 $x1984))))
(assert
 (let (($x862 (= (_ bv97 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv57 7) old.moe.shared.split) $x862)))
(assert
 (let (($x1166 (= (_ bv80 7) old.moe.shared.sum)))
 (or (= (_ bv57 7) old.moe.shared.sum) (= (_ bv63 7) old.moe.shared.sum) $x1166)))
(assert
 (let (($x445 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x1405 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x2427 (= (_ bv65 7) old.moe.shared.width.kind)))
 (let (($x2321 (= (_ bv48 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x2321 (= (_ bv56 7) old.moe.shared.width.kind) $x2427 $x1405 (= (_ bv91 7) old.moe.shared.width.kind) $x445 (= (_ bv99 7) old.moe.shared.width.kind)))))))
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
 (let (($x1696 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x546 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x3272 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x1454 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x2117 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x637 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x562 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x2066 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x2881 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1039 (= (_ bv11 7) old.moe.width.kind)))
 (or $x1039 $x2881 $x2066 $x562 $x637 $x2117 $x1454 $x3272 $x546 $x1696))))))))))))
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
 (let ((?x1319 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x2895 (* (div (* ?x1319 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1891 (= (- 1) old.moe.width.n)))
 (let ((?x2629 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1891 (< ?x2895 old.moe.width.n)) 0 1))))
 (let (($x2117 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x3227 (ite (or $x1891 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x2066 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x620 (ite $x2066 (ite (and $x1891 (= 1 old.moe.width.parts)) 1 ?x3227) (ite $x2117 ?x2629 old.moe.width.given_least))))
 (let (($x637 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1696 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x3272 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x1039 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x2881 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x546 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x578 (ite $x546 old.moe.width.parts (ite (or $x2881 $x1039 $x3272 $x1696 $x637) 1 ?x620))))
 (= old.moe.width.least ?x578)))))))))))))))))
(assert
 (let ((?x618 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x546 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x546 old.moe.width.parts ?x618)))))
(assert
 (let (($x2725 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x2427 (= (_ bv65 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x2427 $x2725)))))
(assert
 (let (($x2317 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x2317)))
(assert
 (let (($x119 (not old.moe.shared.width.padded)))
 (let (($x445 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x2321 (= (_ bv48 7) old.moe.shared.width.kind)))
 (let (($x1405 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x2866 (ite (or $x1405 $x2321) old.moe.shared.width.given_everywhere (or $x445 (and (= 1 old.moe.shared.width.parts) $x119)))))
 (= old.moe.shared.width.everywhere $x2866)))))))
(assert
 (let ((?x858 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x858))))
(assert
 (let (($x173 (= 1 old.tp)))
 (let (($x3111 (or $x173 (and (= (_ bv97 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x3111 (_ bv57 7) old.moe.shared.split)))))
(assert
 (let (($x1885 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x3194 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x1885 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x3194))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x137 (= (_ bv5 7) old.moe.combined)))
 (let (($x1630 (or $x137 (= (_ bv73 7) old.moe.combined))))
 (= old.moe.sums_block (and $x1630 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x137 (= (_ bv5 7) old.moe.combined)))
 (let (($x1630 (or $x137 (= (_ bv73 7) old.moe.combined))))
 (let (($x2216 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x1800 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) $x137) (and $x2216 $x1630) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x1800))))))
(assert
 (let (($x2069 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2378 (= old.moe.block old.stage.ranks)))
 (let (($x173 (= 1 old.tp)))
 (let (($x96 (and $x173 $x2378 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x742 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x742 $x96) (or $x2378 $x2069))))))))))
(assert
 (let ((?x3787 (ite (not (= (_ bv80 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= old.moe.shared_summed ?x3787)))
(assert
 (let (($x2077 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x2077)))
(assert
 (let (($x730 (= (_ bv63 7) old.moe.shared_summed)))
 (let ((?x1581 (ite $x730 old.tp (ite (= (_ bv80 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x1581))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1192 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x1192 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1536 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1536 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x3213 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x2945 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x2945 $x3213))))
(assert
 (let (($x1960 (= (_ bv97 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv57 7) new.moe.shared.split) $x1960)))
(assert
 (let (($x2904 (= (_ bv80 7) new.moe.shared.sum)))
 (or (= (_ bv57 7) new.moe.shared.sum) (= (_ bv63 7) new.moe.shared.sum) $x2904)))
(assert
 (let (($x3508 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x2323 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x1155 (= (_ bv65 7) new.moe.shared.width.kind)))
 (let (($x1853 (= (_ bv48 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x1853 (= (_ bv56 7) new.moe.shared.width.kind) $x1155 $x2323 (= (_ bv91 7) new.moe.shared.width.kind) $x3508 (= (_ bv99 7) new.moe.shared.width.kind)))))))
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
 (let (($x1608 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2641 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x3769 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x602 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x2085 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x527 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x2679 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x2854 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x458 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x1609 (= (_ bv11 7) new.moe.width.kind)))
 (or $x1609 $x458 $x2854 $x2679 $x527 $x2085 $x602 $x3769 $x2641 $x1608))))))))))))
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
 (let ((?x3101 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x1762 (* (div (* ?x3101 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1343 (= (- 1) new.moe.width.n)))
 (let ((?x1770 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1343 (< ?x1762 new.moe.width.n)) 0 1))))
 (let (($x2085 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x2440 (ite (or $x1343 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x2854 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x2345 (ite $x2854 (ite (and $x1343 (= 1 new.moe.width.parts)) 1 ?x2440) (ite $x2085 ?x1770 new.moe.width.given_least))))
 (let (($x527 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x1608 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x3769 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x1609 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x458 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x2641 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x3181 (ite $x2641 new.moe.width.parts (ite (or $x458 $x1609 $x3769 $x1608 $x527) 1 ?x2345))))
 (= new.moe.width.least ?x3181)))))))))))))))))
(assert
 (let ((?x2958 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x2641 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x2641 new.moe.width.parts ?x2958)))))
(assert
 (let (($x494 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x1155 (= (_ bv65 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x1155 $x494)))))
(assert
 (let (($x2672 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2672)))
(assert
 (let (($x153 (not new.moe.shared.width.padded)))
 (let (($x3508 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x1853 (= (_ bv48 7) new.moe.shared.width.kind)))
 (let (($x2323 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x768 (ite (or $x2323 $x1853) new.moe.shared.width.given_everywhere (or $x3508 (and (= 1 new.moe.shared.width.parts) $x153)))))
 (= new.moe.shared.width.everywhere $x768)))))))
(assert
 (let ((?x390 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x390))))
(assert
 (let (($x381 (= 1 new.tp)))
 (let (($x762 (or $x381 (and (= (_ bv97 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x762 (_ bv57 7) new.moe.shared.split)))))
(assert
 (let (($x793 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1185 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x793 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1185))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x1337 (= (_ bv5 7) new.moe.combined)))
 (let (($x2041 (or $x1337 (= (_ bv73 7) new.moe.combined))))
 (= new.moe.sums_block (and $x2041 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x1337 (= (_ bv5 7) new.moe.combined)))
 (let (($x2041 (or $x1337 (= (_ bv73 7) new.moe.combined))))
 (let (($x2232 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x2385 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) $x1337) (and $x2232 $x2041) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x2385))))))
(assert
 (let (($x2766 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3740 (= new.moe.block new.stage.ranks)))
 (let (($x381 (= 1 new.tp)))
 (let (($x1072 (and $x381 $x3740 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x430 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x430 $x1072) (or $x3740 $x2766))))))))))
(assert
 (let ((?x1203 (ite (not (= (_ bv80 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= new.moe.shared_summed ?x1203)))
(assert
 (let (($x2656 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x2656)))
(assert
 (let (($x2944 (= (_ bv63 7) new.moe.shared_summed)))
 (let ((?x1957 (ite $x2944 new.tp (ite (= (_ bv80 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x1957))))
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
 (let (($x2944 (= (_ bv63 7) new.moe.shared_summed)))
 (let (($x3146 (or $x2944 (and (= (_ bv80 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x3213 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x1970 (= (_ bv57 7) new.moe.shared_by)))
 (let (($x516 (and $x1970 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x3693 (not new.moe.once)))
 (let (($x414 (and (or (not (= (_ bv80 7) new.moe.shared_summed)) new.moe.over_block $x3693) (or $x516 (and (not $x1970) $x3213 $x3146)))))
 (not (or (not new.model.shared) $x414 new.moe.shared_once))))))))))
(assert
 (let (($x730 (= (_ bv63 7) old.moe.shared_summed)))
(let (($x1641 (or $x730 (and (= (_ bv80 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x1984 (= (_ bv60 7) old.moe.shared.scale)))
(let (($x2205 (= (_ bv57 7) old.moe.shared_by)))
(let (($x408 (and $x2205 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x2484 (not old.moe.once)))
(let (($x2953 (and (or (not (= (_ bv80 7) old.moe.shared_summed)) old.moe.over_block $x2484) (or $x408 (and (not $x2205) $x1984 $x1641)))))
(let (($x3915 (not old.model.shared)))
(or $x3915 $x2953 old.moe.shared_once))))))))))
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
 (let (($x2873 (= (_ bv99 7) old.hidden.kind)))
 (let (($x354 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (let (($x103 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3012 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1552 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1360 (= (_ bv11 7) old.hidden.kind)))
 (or $x1360 $x1552 $x3012 $x1186 $x103 $x1861 $x3671 $x1503 $x354 $x2873))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2137 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x1920 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1730 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x986 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x3870 (= (_ bv4 7) old.lm_head.collective)))
 (or $x3870 $x986 $x1730 $x1920 $x2137)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1666 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1538 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2536 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2040 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x472 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1517 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1517 $x472 (= (_ bv56 7) old.lm_head.cut.kind) $x2040 $x2536 $x1538 $x1666 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1429 (= (_ bv95 7) old.lm_head.split)))
 (let (($x554 (= (_ bv40 7) old.lm_head.split)))
 (or $x554 (= (_ bv57 7) old.lm_head.split) $x1429))))
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
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1861 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2193 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3515 (div (* ?x2193 old.hidden.multiple) old.hidden.parts)))
 (let (($x2451 (= (- 1) old.hidden.n)))
 (let ((?x2822 (ite (or $x2451 (< (* ?x3515 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x288 (ite $x1861 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2822) old.hidden.given_least)))
 (let ((?x3484 (ite (or $x2451 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3012 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x830 (ite $x3012 (ite (and $x2451 (= 1 old.hidden.parts)) 1 ?x3484) ?x288)))
 (let (($x103 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2873 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1360 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1552 (= (_ bv18 7) old.hidden.kind)))
 (let (($x354 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x610 (ite $x354 old.hidden.parts (ite (or $x1552 $x1360 $x1503 $x2873 $x103) 1 ?x830))))
 (= old.hidden.least ?x610))))))))))))))))))
(assert
 (let ((?x2193 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3515 (div (* ?x2193 old.hidden.multiple) old.hidden.parts)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1861 (< 1 old.hidden.parts) (= ?x3515 old.hidden.n)))))))
(assert
 (let (($x3012 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1557 (ite $x3012 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2193 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3515 (div (* ?x2193 old.hidden.multiple) old.hidden.parts)))
 (let (($x2451 (= (- 1) old.hidden.n)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2342 (ite $x1503 (or $x2451 (< old.hidden.block old.hidden.n)) (ite $x1861 (or $x2451 (< ?x3515 old.hidden.n)) $x1557))))
 (let (($x2207 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2342)))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3377 (or $x3671 $x1186)))
 (= old.hidden.moved (ite $x3377 old.hidden.given_moved $x2207)))))))))))))))
(assert
 (let ((?x2699 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1023 (div (* ?x2699 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2040 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1167 (and $x2040 (< 1 old.lm_head.cut.parts) (= ?x1023 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x1167))))))
(assert
 (let (($x2040 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2371 (and $x2040 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2371))))
(assert
 (let (($x2499 (= (- 1) old.lm_head.cut.n)))
 (let (($x1517 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x3144 (ite $x1517 (or $x2499 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x2499 (< 1 old.lm_head.cut.n)))))
 (let ((?x2699 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1023 (div (* ?x2699 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2040 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1538 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x3058 (ite $x1538 (or $x2499 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2040 (or $x2499 (< ?x1023 old.lm_head.cut.n)) $x3144))))
 (let (($x1810 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x3058)))
 (let (($x472 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2536 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x676 (or $x2536 $x472)))
 (= old.lm_head.cut.moved (ite $x676 old.lm_head.cut.given_moved $x1810)))))))))))))))
(assert
 (let (($x354 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3377 (or $x3671 $x1186)))
 (let (($x2330 (ite $x3377 old.hidden.given_everywhere (or $x354 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2330)))))))
(assert
 (let (($x1666 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1090 (or $x1666 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x472 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2536 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x676 (or $x2536 $x472)))
 (= old.lm_head.cut.everywhere (ite $x676 old.lm_head.cut.given_everywhere $x1090))))))))
(assert
 (let (($x1851 (not old.hidden.moved)))
 (let (($x2873 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1360 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1552 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3525 (or old.hidden.everywhere old.hidden.filled (and (or $x1552 $x1360 $x1503 $x2873) $x1851))))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3377 (or $x3671 $x1186)))
 (= old.hidden.undivided (ite $x3377 old.hidden.given_undivided $x3525))))))))))))
(assert
 (let (($x699 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1920 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3538 (or $x1920 $x699)))
 (let (($x554 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3535 (and $x554 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3538)))
 (let (($x1429 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1163 (ite (and $x1429 old.lm_head.cut.everywhere $x3538) (_ bv96 7) (ite $x1429 (_ bv95 7) (ite $x3535 (_ bv96 7) (ite $x554 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1163)))))))))
(assert
 (let (($x699 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2005 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x699)))
 (let (($x1338 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x1589 (ite (= (_ bv92 7) old.lm_head.state) (ite $x1338 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2005 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x528 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x419 (ite (= (_ bv95 7) old.lm_head.state) (ite $x528 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x1589)))
 (= old.lm_head.joined ?x419))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2875 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3210 (= (_ bv96 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (let (($x623 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2522 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1217 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv11 7) new.hidden.kind)))
 (or $x1359 $x1217 $x2522 $x1321 $x623 $x3682 $x1510 $x163 $x3210 $x2875))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3203 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x2808 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1876 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x790 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1301 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1301 $x790 $x1876 $x2808 $x3203)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2072 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1182 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2981 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1811 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1183 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3339 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x3339 $x1183 (= (_ bv56 7) new.lm_head.cut.kind) $x1811 $x2981 $x1182 $x2072 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2272 (= (_ bv95 7) new.lm_head.split)))
 (let (($x877 (= (_ bv40 7) new.lm_head.split)))
 (or $x877 (= (_ bv57 7) new.lm_head.split) $x2272))))
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
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3682 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3100 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2949 (div (* ?x3100 new.hidden.multiple) new.hidden.parts)))
 (let (($x1669 (= (- 1) new.hidden.n)))
 (let ((?x664 (ite (or $x1669 (< (* ?x2949 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1934 (ite $x3682 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x664) new.hidden.given_least)))
 (let ((?x2224 (ite (or $x1669 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2522 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3291 (ite $x2522 (ite (and $x1669 (= 1 new.hidden.parts)) 1 ?x2224) ?x1934)))
 (let (($x623 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2875 (= (_ bv99 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1217 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3210 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2907 (ite $x3210 new.hidden.parts (ite (or $x1217 $x1359 $x163 $x2875 $x623) 1 ?x3291))))
 (= new.hidden.least ?x2907))))))))))))))))))
(assert
 (let ((?x3100 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2949 (div (* ?x3100 new.hidden.multiple) new.hidden.parts)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3682 (< 1 new.hidden.parts) (= ?x2949 new.hidden.n)))))))
(assert
 (let (($x2522 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3140 (ite $x2522 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3100 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2949 (div (* ?x3100 new.hidden.multiple) new.hidden.parts)))
 (let (($x1669 (= (- 1) new.hidden.n)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2379 (ite $x163 (or $x1669 (< new.hidden.block new.hidden.n)) (ite $x3682 (or $x1669 (< ?x2949 new.hidden.n)) $x3140))))
 (let (($x211 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2379)))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2650 (or $x1510 $x1321)))
 (= new.hidden.moved (ite $x2650 new.hidden.given_moved $x211)))))))))))))))
(assert
 (let ((?x3179 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1709 (div (* ?x3179 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1811 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2846 (and $x1811 (< 1 new.lm_head.cut.parts) (= ?x1709 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x2846))))))
(assert
 (let (($x1811 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x266 (and $x1811 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x266))))
(assert
 (let (($x2422 (= (- 1) new.lm_head.cut.n)))
 (let (($x3339 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x479 (ite $x3339 (or $x2422 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x2422 (< 1 new.lm_head.cut.n)))))
 (let ((?x3179 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1709 (div (* ?x3179 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1811 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1182 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x387 (ite $x1182 (or $x2422 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1811 (or $x2422 (< ?x1709 new.lm_head.cut.n)) $x479))))
 (let (($x1987 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x387)))
 (let (($x1183 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2981 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1275 (or $x2981 $x1183)))
 (= new.lm_head.cut.moved (ite $x1275 new.lm_head.cut.given_moved $x1987)))))))))))))))
(assert
 (let (($x3210 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2650 (or $x1510 $x1321)))
 (let (($x2115 (ite $x2650 new.hidden.given_everywhere (or $x3210 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2115)))))))
(assert
 (let (($x2072 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2176 (or $x2072 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1183 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2981 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1275 (or $x2981 $x1183)))
 (= new.lm_head.cut.everywhere (ite $x1275 new.lm_head.cut.given_everywhere $x2176))))))))
(assert
 (let (($x2973 (not new.hidden.moved)))
 (let (($x2875 (= (_ bv99 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1217 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2055 (or new.hidden.everywhere new.hidden.filled (and (or $x1217 $x1359 $x163 $x2875) $x2973))))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2650 (or $x1510 $x1321)))
 (= new.hidden.undivided (ite $x2650 new.hidden.given_undivided $x2055))))))))))))
(assert
 (let (($x3309 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2808 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3228 (or $x2808 $x3309)))
 (let (($x877 (= (_ bv40 7) new.lm_head.split)))
 (let (($x885 (and $x877 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3228)))
 (let (($x2272 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2452 (ite (and $x2272 new.lm_head.cut.everywhere $x3228) (_ bv96 7) (ite $x2272 (_ bv95 7) (ite $x885 (_ bv96 7) (ite $x877 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2452)))))))))
(assert
 (let (($x3309 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2402 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x3309)))
 (let (($x855 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x675 (ite (= (_ bv92 7) new.lm_head.state) (ite $x855 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2402 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x879 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x3620 (ite (= (_ bv95 7) new.lm_head.state) (ite $x879 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x675)))
 (= new.lm_head.joined ?x3620))))))))
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
 (let (($x2347 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x381 (= 1 new.tp)))
 (let (($x815 (or (= (_ bv96 7) new.lm_head.joined) (and $x381 (or (not (= (_ bv95 7) new.lm_head.split)) $x2347)))))
 (not $x815)))))
(assert
 (let (($x1579 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x173 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x173 (or (not (= (_ bv95 7) old.lm_head.split)) $x1579))))))
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
 (let (($x2873 (= (_ bv99 7) old.hidden.kind)))
 (let (($x354 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (let (($x103 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3012 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1552 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1360 (= (_ bv11 7) old.hidden.kind)))
 (or $x1360 $x1552 $x3012 $x1186 $x103 $x1861 $x3671 $x1503 $x354 $x2873))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1920 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1730 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x1730 $x1920 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x1666 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2536 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2040 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x472 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x472 (= (_ bv56 7) old.lm_head.cut.kind) $x2040 $x2536 (= (_ bv91 7) old.lm_head.cut.kind) $x1666 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1429 (= (_ bv95 7) old.lm_head.split)))
 (let (($x554 (= (_ bv40 7) old.lm_head.split)))
 (or $x554 (= (_ bv57 7) old.lm_head.split) $x1429))))
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
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1861 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2193 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3515 (div (* ?x2193 old.hidden.multiple) old.hidden.parts)))
 (let (($x2451 (= (- 1) old.hidden.n)))
 (let ((?x2822 (ite (or $x2451 (< (* ?x3515 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x288 (ite $x1861 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2822) old.hidden.given_least)))
 (let ((?x3484 (ite (or $x2451 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3012 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x830 (ite $x3012 (ite (and $x2451 (= 1 old.hidden.parts)) 1 ?x3484) ?x288)))
 (let (($x103 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2873 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1360 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1552 (= (_ bv18 7) old.hidden.kind)))
 (let (($x354 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x610 (ite $x354 old.hidden.parts (ite (or $x1552 $x1360 $x1503 $x2873 $x103) 1 ?x830))))
 (= old.hidden.least ?x610))))))))))))))))))
(assert
 (let ((?x2193 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3515 (div (* ?x2193 old.hidden.multiple) old.hidden.parts)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1861 (< 1 old.hidden.parts) (= ?x3515 old.hidden.n)))))))
(assert
 (let (($x3012 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1557 (ite $x3012 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2193 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3515 (div (* ?x2193 old.hidden.multiple) old.hidden.parts)))
 (let (($x2451 (= (- 1) old.hidden.n)))
 (let (($x1861 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2342 (ite $x1503 (or $x2451 (< old.hidden.block old.hidden.n)) (ite $x1861 (or $x2451 (< ?x3515 old.hidden.n)) $x1557))))
 (let (($x2207 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2342)))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3377 (or $x3671 $x1186)))
 (= old.hidden.moved (ite $x3377 old.hidden.given_moved $x2207)))))))))))))))
(assert
 (let (($x2040 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2371 (and $x2040 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2371))))
(assert
 (let (($x354 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3377 (or $x3671 $x1186)))
 (let (($x2330 (ite $x3377 old.hidden.given_everywhere (or $x354 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2330)))))))
(assert
 (let (($x1666 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1090 (or $x1666 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2498 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1090)))
 (= old.lm_head.cut.everywhere $x2498)))))
(assert
 (let (($x1851 (not old.hidden.moved)))
 (let (($x2873 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1503 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1360 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1552 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3525 (or old.hidden.everywhere old.hidden.filled (and (or $x1552 $x1360 $x1503 $x2873) $x1851))))
 (let (($x1186 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3671 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3377 (or $x3671 $x1186)))
 (= old.hidden.undivided (ite $x3377 old.hidden.given_undivided $x3525))))))))))))
(assert
 (let (($x1135 (not old.lm_head.group.pp)))
 (let (($x1646 (or $x1135 (= 1 old.pp))))
 (let (($x3691 (not old.lm_head.group.sp)))
 (let (($x1409 (or $x3691 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x2175 (not old.lm_head.group.dp)))
 (let (($x778 (or $x2175 $x993)))
 (let (($x699 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x778 $x1409 $x1646)))
 (let (($x1920 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3538 (or $x1920 $x699)))
 (let (($x554 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3535 (and $x554 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3538)))
 (let (($x1429 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1163 (ite (and $x1429 old.lm_head.cut.everywhere $x3538) (_ bv96 7) (ite $x1429 (_ bv95 7) (ite $x3535 (_ bv96 7) (ite $x554 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1163))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2875 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3210 (= (_ bv96 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (let (($x623 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2522 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1217 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv11 7) new.hidden.kind)))
 (or $x1359 $x1217 $x2522 $x1321 $x623 $x3682 $x1510 $x163 $x3210 $x2875))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2808 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1876 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x1876 $x2808 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x2072 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2981 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1811 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1183 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1183 (= (_ bv56 7) new.lm_head.cut.kind) $x1811 $x2981 (= (_ bv91 7) new.lm_head.cut.kind) $x2072 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2272 (= (_ bv95 7) new.lm_head.split)))
 (let (($x877 (= (_ bv40 7) new.lm_head.split)))
 (or $x877 (= (_ bv57 7) new.lm_head.split) $x2272))))
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
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3682 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3100 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2949 (div (* ?x3100 new.hidden.multiple) new.hidden.parts)))
 (let (($x1669 (= (- 1) new.hidden.n)))
 (let ((?x664 (ite (or $x1669 (< (* ?x2949 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1934 (ite $x3682 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x664) new.hidden.given_least)))
 (let ((?x2224 (ite (or $x1669 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2522 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3291 (ite $x2522 (ite (and $x1669 (= 1 new.hidden.parts)) 1 ?x2224) ?x1934)))
 (let (($x623 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2875 (= (_ bv99 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1217 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3210 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2907 (ite $x3210 new.hidden.parts (ite (or $x1217 $x1359 $x163 $x2875 $x623) 1 ?x3291))))
 (= new.hidden.least ?x2907))))))))))))))))))
(assert
 (let ((?x3100 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2949 (div (* ?x3100 new.hidden.multiple) new.hidden.parts)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3682 (< 1 new.hidden.parts) (= ?x2949 new.hidden.n)))))))
(assert
 (let (($x2522 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3140 (ite $x2522 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3100 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2949 (div (* ?x3100 new.hidden.multiple) new.hidden.parts)))
 (let (($x1669 (= (- 1) new.hidden.n)))
 (let (($x3682 (= (_ bv65 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2379 (ite $x163 (or $x1669 (< new.hidden.block new.hidden.n)) (ite $x3682 (or $x1669 (< ?x2949 new.hidden.n)) $x3140))))
 (let (($x211 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2379)))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2650 (or $x1510 $x1321)))
 (= new.hidden.moved (ite $x2650 new.hidden.given_moved $x211)))))))))))))))
(assert
 (let (($x1811 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x266 (and $x1811 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x266))))
(assert
 (let (($x3210 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2650 (or $x1510 $x1321)))
 (let (($x2115 (ite $x2650 new.hidden.given_everywhere (or $x3210 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2115)))))))
(assert
 (let (($x2072 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2176 (or $x2072 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x277 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2176)))
 (= new.lm_head.cut.everywhere $x277)))))
(assert
 (let (($x2973 (not new.hidden.moved)))
 (let (($x2875 (= (_ bv99 7) new.hidden.kind)))
 (let (($x163 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1217 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2055 (or new.hidden.everywhere new.hidden.filled (and (or $x1217 $x1359 $x163 $x2875) $x2973))))
 (let (($x1321 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1510 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2650 (or $x1510 $x1321)))
 (= new.hidden.undivided (ite $x2650 new.hidden.given_undivided $x2055))))))))))))
(assert
 (let (($x3008 (not new.lm_head.group.pp)))
 (let (($x477 (or $x3008 (= 1 new.pp))))
 (let (($x1453 (not new.lm_head.group.sp)))
 (let (($x1423 (or $x1453 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x650 (not new.lm_head.group.dp)))
 (let (($x783 (or $x650 $x1399)))
 (let (($x3309 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x783 $x1423 $x477)))
 (let (($x2808 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3228 (or $x2808 $x3309)))
 (let (($x877 (= (_ bv40 7) new.lm_head.split)))
 (let (($x885 (and $x877 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3228)))
 (let (($x2272 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2452 (ite (and $x2272 new.lm_head.cut.everywhere $x3228) (_ bv96 7) (ite $x2272 (_ bv95 7) (ite $x885 (_ bv96 7) (ite $x877 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2452))))))))))))))))
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
 (let (($x3008 (not new.lm_head.group.pp)))
 (let (($x477 (or $x3008 (= 1 new.pp))))
 (let (($x1453 (not new.lm_head.group.sp)))
 (let (($x1423 (or $x1453 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x650 (not new.lm_head.group.dp)))
 (let (($x783 (or $x650 $x1399)))
 (let (($x3309 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x783 $x1423 $x477)))
 (let (($x1876 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x2808 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3194 (or $x2808 (and (= (_ bv96 7) new.lm_head.state) (or $x1876 $x3309)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x783 $x1423 $x477))))
 (not $x3194)))))))))))))
(assert
 (let (($x1135 (not old.lm_head.group.pp)))
(let (($x1646 (or $x1135 (= 1 old.pp))))
(let (($x3691 (not old.lm_head.group.sp)))
(let (($x1409 (or $x3691 (= 1 old.sp))))
(let (($x993 (= 1 old.dp)))
(let (($x2175 (not old.lm_head.group.dp)))
(let (($x778 (or $x2175 $x993)))
(let (($x699 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x778 $x1409 $x1646)))
(let (($x1730 (= (_ bv10 7) old.lm_head.collective)))
(let (($x1920 (= (_ bv57 7) old.lm_head.collective)))
(or $x1920 (and (= (_ bv96 7) old.lm_head.state) (or $x1730 $x699)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x778 $x1409 $x1646)))))))))))))
(check-sat)

