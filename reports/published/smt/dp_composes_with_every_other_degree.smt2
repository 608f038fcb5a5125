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
(declare-fun old.hidden.most () Int)
(declare-fun old.hidden.given_beyond () Bool)
(declare-fun old.hidden.beyond () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.layer.dense () Bool)
(declare-fun old.hidden.gathered () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
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
(declare-fun new.hidden.most () Int)
(declare-fun new.hidden.given_beyond () Bool)
(declare-fun new.hidden.beyond () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.layer.dense () Bool)
(declare-fun new.hidden.gathered () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
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
 (let (($x4954 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x4954)))
(assert
 (let (($x1524 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x1524 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4911 (= (_ bv38 7) old.embedding.split)))
 (or $x4911 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x4899 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x4899)))
(assert
 (let (($x124 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x124 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x4879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x4879 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x147 (= (_ bv99 7) old.hidden.kind)))
 (let (($x370 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4861 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4860 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4859 (= (_ bv65 7) old.hidden.kind)))
 (let (($x56 (= (_ bv56 7) old.hidden.kind)))
 (let (($x664 (= (_ bv48 7) old.hidden.kind)))
 (let (($x661 (= (_ bv26 7) old.hidden.kind)))
 (let (($x660 (= (_ bv18 7) old.hidden.kind)))
 (let (($x4857 (= (_ bv11 7) old.hidden.kind)))
 (or $x4857 $x660 $x661 $x664 $x56 $x4859 $x4860 $x4861 $x370 $x147))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x629 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x629 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x4844 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x4842 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4841 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x624 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x624 (= (_ bv56 7) old.lm_head.cut.kind) $x4841 $x4842 (= (_ bv91 7) old.lm_head.cut.kind) $x4844 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x4826 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1940 (= (_ bv40 7) old.lm_head.split)))
 (or $x1940 (= (_ bv57 7) old.lm_head.split) $x4826))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x112 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x112 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4812 (= (_ bv38 7) old.stream)))
 (or $x4812 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x4859 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x4859 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x4767 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4771 (* (div (* ?x4767 old.hidden.multiple) old.hidden.parts) old.hidden.parts)))
 (let (($x1822 (= (- 1) old.hidden.n)))
 (let ((?x4755 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 (ite (or $x1822 (< ?x4771 old.hidden.n)) 0 1))))
 (let (($x4859 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x4782 (ite (or $x1822 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x661 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x398 (ite $x661 (ite (and $x1822 (= 1 old.hidden.parts)) 1 ?x4782) (ite $x4859 ?x4755 old.hidden.given_least))))
 (let (($x56 (= (_ bv56 7) old.hidden.kind)))
 (let (($x147 (= (_ bv99 7) old.hidden.kind)))
 (let (($x4861 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4857 (= (_ bv11 7) old.hidden.kind)))
 (let (($x660 (= (_ bv18 7) old.hidden.kind)))
 (let (($x370 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x679 (ite $x370 old.hidden.parts (ite (or $x660 $x4857 $x4861 $x147 $x56) 1 ?x398))))
 (= old.hidden.least ?x679)))))))))))))))))
(assert
 (let (($x664 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4860 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4742 (or $x4860 $x664)))
 (let (($x370 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x370 old.hidden.parts (ite $x4742 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x4841 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4720 (and $x4841 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x4720))))
(assert
 (let (($x4954 (= (_ bv61 7) old.attention.out.split)))
 (let (($x4911 (= (_ bv38 7) old.embedding.split)))
 (let (($x4812 (= (_ bv38 7) old.stream)))
 (let (($x2149 (or $x4812 $x4911 $x4954 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x2149))))))
(assert
 (let (($x370 (= (_ bv96 7) old.hidden.kind)))
 (let (($x664 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4860 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4742 (or $x4860 $x664)))
 (let (($x4727 (ite $x4742 old.hidden.given_everywhere (or $x370 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x4727)))))))
(assert
 (let (($x4844 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x902 (or $x4844 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x4692 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x902)))
 (= old.lm_head.cut.everywhere $x4692)))))
(assert
 (let (($x4697 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x629 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x4698 (or $x629 $x4697)))
 (let (($x1940 (= (_ bv40 7) old.lm_head.split)))
 (let (($x4826 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x4678 (ite $x4826 (_ bv95 7) (ite (and $x1940 old.hidden.everywhere $x4698) (_ bv96 7) (ite $x1940 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x4826 old.lm_head.cut.everywhere $x4698) (_ bv96 7) ?x4678)))))))))
(assert
 (let (($x4879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x4681 (and old.layer.dense (or $x4879 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1524 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4683 (or $x1524 (= (_ bv92 7) old.lm_head.state) $x4681 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x4683))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x2108 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x2108)))
(assert
 (let (($x4668 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x4668 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4457 (= (_ bv38 7) new.embedding.split)))
 (or $x4457 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x4658 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x4658)))
(assert
 (let (($x4639 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x4639 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x425 (= (_ bv40 7) new.ffn.up.split)))
 (or $x425 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x4605 (= (_ bv99 7) new.hidden.kind)))
 (let (($x4604 (= (_ bv96 7) new.hidden.kind)))
 (let (($x456 (= (_ bv91 7) new.hidden.kind)))
 (let (($x454 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1776 (= (_ bv65 7) new.hidden.kind)))
 (let (($x476 (= (_ bv56 7) new.hidden.kind)))
 (let (($x4530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4555 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4633 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4631 (= (_ bv11 7) new.hidden.kind)))
 (or $x4631 $x4633 $x4555 $x4530 $x476 $x1776 $x454 $x456 $x4604 $x4605))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4611 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x4611 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x1905 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1903 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1902 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x462 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x462 (= (_ bv56 7) new.lm_head.cut.kind) $x1902 $x1903 (= (_ bv91 7) new.lm_head.cut.kind) $x1905 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x4586 (= (_ bv95 7) new.lm_head.split)))
 (let (($x450 (= (_ bv40 7) new.lm_head.split)))
 (or $x450 (= (_ bv57 7) new.lm_head.split) $x4586))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x4591 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x4591 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x4557 (= (_ bv38 7) new.stream)))
 (or $x4557 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1776 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1776 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1866 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1869 (* (div (* ?x1866 new.hidden.multiple) new.hidden.parts) new.hidden.parts)))
 (let (($x2103 (= (- 1) new.hidden.n)))
 (let ((?x1873 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 (ite (or $x2103 (< ?x1869 new.hidden.n)) 0 1))))
 (let (($x1776 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x4541 (ite (or $x2103 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x4555 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x4511 (ite $x4555 (ite (and $x2103 (= 1 new.hidden.parts)) 1 ?x4541) (ite $x1776 ?x1873 new.hidden.given_least))))
 (let (($x476 (= (_ bv56 7) new.hidden.kind)))
 (let (($x4605 (= (_ bv99 7) new.hidden.kind)))
 (let (($x456 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4631 (= (_ bv11 7) new.hidden.kind)))
 (let (($x4633 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4604 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x451 (ite $x4604 new.hidden.parts (ite (or $x4633 $x4631 $x456 $x4605 $x476) 1 ?x4511))))
 (= new.hidden.least ?x451)))))))))))))))))
(assert
 (let (($x4530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x454 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4513 (or $x454 $x4530)))
 (let (($x4604 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x4604 new.hidden.parts (ite $x4513 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x1902 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x4497 (and $x1902 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x4497))))
(assert
 (let (($x2108 (= (_ bv61 7) new.attention.out.split)))
 (let (($x4457 (= (_ bv38 7) new.embedding.split)))
 (let (($x4557 (= (_ bv38 7) new.stream)))
 (let (($x4501 (or $x4557 $x4457 $x2108 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x4501))))))
(assert
 (let (($x4604 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4530 (= (_ bv48 7) new.hidden.kind)))
 (let (($x454 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4513 (or $x454 $x4530)))
 (let (($x1556 (ite $x4513 new.hidden.given_everywhere (or $x4604 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1556)))))))
(assert
 (let (($x1905 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x4467 (or $x1905 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x4469 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x4467)))
 (= new.lm_head.cut.everywhere $x4469)))))
(assert
 (let (($x4426 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x4611 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x115 (or $x4611 $x4426)))
 (let (($x450 (= (_ bv40 7) new.lm_head.split)))
 (let (($x4586 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x4429 (ite $x4586 (_ bv95 7) (ite (and $x450 new.hidden.everywhere $x115) (_ bv96 7) (ite $x450 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x4586 new.lm_head.cut.everywhere $x115) (_ bv96 7) ?x4429)))))))))
(assert
 (let (($x425 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x4399 (and new.layer.dense (or $x425 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x4668 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4401 (or $x4668 (= (_ bv92 7) new.lm_head.state) $x4399 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x4401))))))
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
 (= old.hidden.given_beyond new.hidden.given_beyond))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
(assert
 (= old.hidden.given_most new.hidden.given_most))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x882 (not new.hidden.beyond)))
 (let (($x865 (and (<= 1 new.hidden.least) $x882 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x865)))))
(assert
 (let (($x4371 (not old.hidden.beyond)))
(let (($x4375 (and (<= 1 old.hidden.least) $x4371 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x4370 (not (or old.hidden.gathered old.hidden.summed))))
(or $x4370 $x4375)))))
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4038 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x4038 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2181 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x162 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x4339 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x4328 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x4064 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x3960 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x4210 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x4206 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x4249 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x700 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x700 $x4249 $x4206 $x4210 $x3960 $x4064 $x4328 $x4339 $x162 $x2181))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x800 (= (_ bv95 7) old.embedding.split)))
 (let (($x4911 (= (_ bv38 7) old.embedding.split)))
 (or $x4911 (= (_ bv57 7) old.embedding.split) $x800))))
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
 (let ((?x4173 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x221 (* (div (* ?x4173 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x2188 (= (- 1) old.embedding.cut.n)))
 (let ((?x4017 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x2188 (< ?x221 old.embedding.cut.n)) 0 1))))
 (let (($x4064 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2196 (or $x2188 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x2194 (ite (and $x2188 (= 1 old.embedding.cut.parts)) 1 (ite $x2196 0 1))))
 (let (($x4206 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x3960 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2181 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x4339 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x700 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x4249 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x1522 (ite (or $x4249 $x700 $x4339 $x2181 $x3960) 1 (ite $x4206 ?x2194 (ite $x4064 ?x4017 old.embedding.cut.given_least)))))
 (let (($x162 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x162 old.embedding.cut.parts ?x1522))))))))))))))))))
(assert
 (let ((?x477 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x162 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x162 old.embedding.cut.parts ?x477)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x4041 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x4038 (= (_ bv57 7) old.embedding.collective)))
 (let (($x800 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2185 (ite $x800 (ite (and old.embedding.rows_where_kept (or $x4038 $x4041)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2185))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3984 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x3984 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x4357 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x4296 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x2142 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2141 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x2199 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x2197 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x399 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x3957 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x4313 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x4034 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x4034 $x4313 $x3957 $x399 $x2197 $x2199 $x2141 $x2142 $x4296 $x4357))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x4456 (= (_ bv95 7) new.embedding.split)))
 (let (($x4457 (= (_ bv38 7) new.embedding.split)))
 (or $x4457 (= (_ bv57 7) new.embedding.split) $x4456))))
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
 (let ((?x2124 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x2116 (* (div (* ?x2124 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x2100 (= (- 1) new.embedding.cut.n)))
 (let ((?x889 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x2100 (< ?x2116 new.embedding.cut.n)) 0 1))))
 (let (($x2199 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x2095 (or $x2100 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x2126 (ite (and $x2100 (= 1 new.embedding.cut.parts)) 1 (ite $x2095 0 1))))
 (let (($x3957 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2197 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x4357 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x2142 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x4034 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x4313 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x2137 (ite (or $x4313 $x4034 $x2142 $x4357 $x2197) 1 (ite $x3957 ?x2126 (ite $x2199 ?x889 new.embedding.cut.given_least)))))
 (let (($x4296 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x4296 new.embedding.cut.parts ?x2137))))))))))))))))))
(assert
 (let ((?x2131 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x4296 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x4296 new.embedding.cut.parts ?x2131)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x2153 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3984 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4456 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2151 (ite $x4456 (ite (and new.embedding.rows_where_kept (or $x3984 $x2153)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2151))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2163 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x164 (not new.embedding.cut.beyond)))
 (let (($x2169 (or (not (= (_ bv95 7) new.embedding.split)) (and $x164 (or (= (_ bv96 7) new.embedding.state) $x2163)))))
 (not $x2169)))))
(assert
 (let (($x2143 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x2146 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x2146 (or (= (_ bv96 7) old.embedding.state) $x2143))))))
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x202 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4038 (= (_ bv57 7) old.embedding.collective)))
 (let (($x4037 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4309 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2171 (= (_ bv4 7) old.embedding.collective)))
 (or $x2171 $x4309 $x4037 $x4038 $x202)))))))
(assert
 (let (($x800 (= (_ bv95 7) old.embedding.split)))
 (let (($x4911 (= (_ bv38 7) old.embedding.split)))
 (or $x4911 (= (_ bv57 7) old.embedding.split) $x800))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1987 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1907 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1906 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1904 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4614 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1909 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1909 $x4614 (= (_ bv56 7) old.hidden.kind) $x1904 $x1906 $x1907 $x1987 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x4391 (= (_ bv49 7) old.norm.statistic)))
 (or $x4391 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x112 (= (_ bv96 7) old.stream)))
 (let (($x4681 (= (_ bv38 7) old.stream)))
 (or $x4681 (= (_ bv94 7) old.stream) $x112))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1865 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4500 (div (* ?x1865 old.hidden.multiple) old.hidden.parts)))
 (let (($x426 (< 1 old.hidden.parts)))
 (let (($x1904 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1904 $x426 (= ?x4500 old.hidden.n))))))))
(assert
 (let ((?x1865 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4500 (div (* ?x1865 old.hidden.multiple) old.hidden.parts)))
 (let (($x426 (< 1 old.hidden.parts)))
 (let (($x1904 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1904 $x426 (<= old.hidden.n ?x4500))))))))
(assert
 (let (($x1904 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1904 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1909 (= (_ bv26 7) old.hidden.kind)))
 (let (($x5039 (ite $x1909 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1865 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4500 (div (* ?x1865 old.hidden.multiple) old.hidden.parts)))
 (let (($x4587 (= (- 1) old.hidden.n)))
 (let (($x1904 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1907 (= (_ bv91 7) old.hidden.kind)))
 (let (($x483 (ite $x1907 (or $x4587 (< old.hidden.block old.hidden.n)) (ite $x1904 (or $x4587 (< ?x4500 old.hidden.n)) $x5039))))
 (let (($x4898 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x483)))
 (let (($x4614 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1906 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4590 (or $x1906 $x4614)))
 (= old.hidden.moved (ite $x4590 old.hidden.given_moved $x4898)))))))))))))))
(assert
 (let (($x4041 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x4038 (= (_ bv57 7) old.embedding.collective)))
 (let (($x800 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2185 (ite $x800 (ite (and old.embedding.rows_where_kept (or $x4038 $x4041)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2185))))))
(assert
 (let (($x1987 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4614 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1906 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4590 (or $x1906 $x4614)))
 (let (($x4698 (ite $x4590 old.hidden.given_everywhere (or $x1987 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x4698)))))))
(assert
 (let (($x1589 (= 1 old.tp)))
 (let (($x112 (= (_ bv96 7) old.stream)))
 (let (($x120 (or $x112 $x1589 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x4041 (and (or (not old.embedding.group.tp) $x1589) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x4037 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4038 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1678 (ite (or (or $x4038 $x4037) (and $x4041 $x120)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x202 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4309 (= (_ bv5 7) old.embedding.collective)))
 (let (($x4019 (and (or $x4309 $x202) $x4041)))
 (let ((?x4644 (ite (or $x4038 (and $x4037 (= (_ bv38 7) old.stream)) $x4019) (_ bv38 7) (ite $x4037 (_ bv96 7) (_ bv16 7)))))
 (let (($x4667 (or (and old.hidden.filled (not $x112)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1588 (not $x4041)))
 (let (($x4391 (= (_ bv49 7) old.norm.statistic)))
 (let (($x4681 (= (_ bv38 7) old.stream)))
 (let ((?x4630 (ite (and $x4309 old.hidden.filled $x4681 $x1588 $x4391) old.stream (ite (and $x202 $x1588 $x4667) old.stream ?x4644))))
 (let ((?x4643 (ite (and $x112 old.hidden.everywhere (or $x4038 $x4019)) (_ bv96 7) (ite (and $x4309 old.hidden.filled $x112 $x1588) (_ bv96 7) ?x4630))))
 (let (($x2171 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x4606 (ite (= (_ bv38 7) old.embedding.state) (ite $x2171 (_ bv96 7) ?x4643) (ite (= (_ bv96 7) old.embedding.state) ?x1678 old.embedding.state))))
 (let ((?x4696 (ite $x202 (ite (not $x112) old.stream (_ bv66 7)) (ite $x4037 (ite $x112 (_ bv96 7) old.stream) (ite $x4038 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x4309 (_ bv96 7) ?x4696) ?x4606)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4118 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3984 (= (_ bv57 7) new.embedding.collective)))
 (let (($x220 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2121 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4062 (= (_ bv4 7) new.embedding.collective)))
 (or $x4062 $x2121 $x220 $x3984 $x4118)))))))
(assert
 (let (($x4456 (= (_ bv95 7) new.embedding.split)))
 (let (($x4457 (= (_ bv38 7) new.embedding.split)))
 (or $x4457 (= (_ bv57 7) new.embedding.split) $x4456))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x421 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4532 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4533 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x455 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4608 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x4608 $x455 (= (_ bv56 7) new.hidden.kind) $x4814 $x4533 $x4532 $x421 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1869 (= (_ bv49 7) new.norm.statistic)))
 (or $x1869 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x4605 (= (_ bv96 7) new.stream)))
 (let (($x4538 (= (_ bv38 7) new.stream)))
 (or $x4538 (= (_ bv94 7) new.stream) $x4605))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x4499 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4501 (div (* ?x4499 new.hidden.multiple) new.hidden.parts)))
 (let (($x4536 (< 1 new.hidden.parts)))
 (let (($x4814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4814 $x4536 (= ?x4501 new.hidden.n))))))))
(assert
 (let ((?x4499 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4501 (div (* ?x4499 new.hidden.multiple) new.hidden.parts)))
 (let (($x4536 (< 1 new.hidden.parts)))
 (let (($x4814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4814 $x4536 (<= new.hidden.n ?x4501))))))))
(assert
 (let (($x4814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4814 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4608 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4421 (ite $x4608 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x4499 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4501 (div (* ?x4499 new.hidden.multiple) new.hidden.parts)))
 (let (($x4401 (= (- 1) new.hidden.n)))
 (let (($x4814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4532 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4447 (ite $x4532 (or $x4401 (< new.hidden.block new.hidden.n)) (ite $x4814 (or $x4401 (< ?x4501 new.hidden.n)) $x4421))))
 (let (($x4586 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x4447)))
 (let (($x455 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4533 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4557 (or $x4533 $x455)))
 (= new.hidden.moved (ite $x4557 new.hidden.given_moved $x4586)))))))))))))))
(assert
 (let (($x2153 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3984 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4456 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2151 (ite $x4456 (ite (and new.embedding.rows_where_kept (or $x3984 $x2153)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2151))))))
(assert
 (let (($x421 (= (_ bv96 7) new.hidden.kind)))
 (let (($x455 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4533 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4557 (or $x4533 $x455)))
 (let (($x4639 (ite $x4557 new.hidden.given_everywhere (or $x421 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4639)))))))
(assert
 (let (($x4448 (= 1 new.tp)))
 (let (($x4605 (= (_ bv96 7) new.stream)))
 (let (($x4371 (or $x4605 $x4448 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2153 (and (or (not new.embedding.group.tp) $x4448) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x220 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3984 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x624 (ite (or (or $x3984 $x220) (and $x2153 $x4371)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x4118 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2121 (= (_ bv5 7) new.embedding.collective)))
 (let (($x5053 (and (or $x2121 $x4118) $x2153)))
 (let ((?x4985 (ite (or $x3984 (and $x220 (= (_ bv38 7) new.stream)) $x5053) (_ bv38 7) (ite $x220 (_ bv96 7) (_ bv16 7)))))
 (let (($x4375 (or (and new.hidden.filled (not $x4605)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x5069 (not $x2153)))
 (let (($x1869 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4538 (= (_ bv38 7) new.stream)))
 (let ((?x4983 (ite (and $x2121 new.hidden.filled $x4538 $x5069 $x1869) new.stream (ite (and $x4118 $x5069 $x4375) new.stream ?x4985))))
 (let ((?x4376 (ite (and $x4605 new.hidden.everywhere (or $x3984 $x5053)) (_ bv96 7) (ite (and $x2121 new.hidden.filled $x4605 $x5069) (_ bv96 7) ?x4983))))
 (let (($x4062 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x4844 (ite (= (_ bv38 7) new.embedding.state) (ite $x4062 (_ bv96 7) ?x4376) (ite (= (_ bv96 7) new.embedding.state) ?x624 new.embedding.state))))
 (let ((?x4162 (ite $x4118 (ite (not $x4605) new.stream (_ bv66 7)) (ite $x220 (ite $x4605 (_ bv96 7) new.stream) (ite $x3984 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x2121 (_ bv96 7) ?x4162) ?x4844)))))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4482 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x4448 (= 1 new.tp)))
 (let (($x405 (= new.embedding.joined new.stream)))
 (let (($x4976 (or (or (= (_ bv96 7) new.embedding.joined) $x405) (and $x4448 (or (not (= (_ bv38 7) new.embedding.split)) $x4482)))))
 (not $x4976))))))
(assert
 (let (($x664 (not (or old.hidden.moved old.hidden.padded))))
(let (($x1589 (= 1 old.tp)))
(let (($x902 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x902) (and $x1589 (or (not (= (_ bv38 7) old.embedding.split)) $x664)))))))
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x202 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4038 (= (_ bv57 7) old.embedding.collective)))
 (let (($x4037 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4309 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2171 (= (_ bv4 7) old.embedding.collective)))
 (or $x2171 $x4309 $x4037 $x4038 $x202)))))))
(assert
 (let (($x800 (= (_ bv95 7) old.embedding.split)))
 (let (($x4911 (= (_ bv38 7) old.embedding.split)))
 (or $x4911 (= (_ bv57 7) old.embedding.split) $x800))))
(assert
 (let (($x1987 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1906 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1904 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4614 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x4614 (= (_ bv56 7) old.hidden.kind) $x1904 $x1906 (= (_ bv91 7) old.hidden.kind) $x1987 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x4391 (= (_ bv49 7) old.norm.statistic)))
 (or $x4391 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x112 (= (_ bv96 7) old.stream)))
 (let (($x4681 (= (_ bv38 7) old.stream)))
 (or $x4681 (= (_ bv94 7) old.stream) $x112))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1865 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4500 (div (* ?x1865 old.hidden.multiple) old.hidden.parts)))
 (let (($x426 (< 1 old.hidden.parts)))
 (let (($x1904 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1904 $x426 (= ?x4500 old.hidden.n))))))))
(assert
 (let ((?x1865 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4500 (div (* ?x1865 old.hidden.multiple) old.hidden.parts)))
 (let (($x426 (< 1 old.hidden.parts)))
 (let (($x1904 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1904 $x426 (<= old.hidden.n ?x4500))))))))
(assert
 (let (($x1904 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1904 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x324 (not old.embedding.group.pp)))
 (let (($x177 (or $x324 (= 1 old.pp))))
 (let (($x149 (not old.embedding.group.sp)))
 (let (($x4208 (or $x149 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1582 (not old.embedding.group.dp)))
 (let (($x4207 (or $x1582 $x1592)))
 (let (($x4041 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x4207 $x4208 $x177)))
 (let (($x4038 (= (_ bv57 7) old.embedding.collective)))
 (let (($x800 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2185 (ite $x800 (ite (and old.embedding.rows_where_kept (or $x4038 $x4041)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2185)))))))))))))
(assert
 (let (($x1987 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4698 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1987 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x4698))))
(assert
 (let (($x1589 (= 1 old.tp)))
 (let (($x112 (= (_ bv96 7) old.stream)))
 (let (($x120 (or $x112 $x1589 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x324 (not old.embedding.group.pp)))
 (let (($x177 (or $x324 (= 1 old.pp))))
 (let (($x149 (not old.embedding.group.sp)))
 (let (($x4208 (or $x149 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1582 (not old.embedding.group.dp)))
 (let (($x4207 (or $x1582 $x1592)))
 (let (($x4041 (and (or (not old.embedding.group.tp) $x1589) $x4207 $x4208 $x177)))
 (let (($x4037 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4038 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1678 (ite (or (or $x4038 $x4037) (and $x4041 $x120)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2147 (= (_ bv96 7) old.embedding.state)))
 (let (($x202 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4309 (= (_ bv5 7) old.embedding.collective)))
 (let (($x4019 (and (or $x4309 $x202) $x4041)))
 (let ((?x4644 (ite (or $x4038 (and $x4037 (= (_ bv38 7) old.stream)) $x4019) (_ bv38 7) (ite $x4037 (_ bv96 7) (_ bv16 7)))))
 (let (($x4667 (or (and old.hidden.filled (not $x112)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1588 (not $x4041)))
 (let (($x4391 (= (_ bv49 7) old.norm.statistic)))
 (let (($x4681 (= (_ bv38 7) old.stream)))
 (let ((?x4630 (ite (and $x4309 old.hidden.filled $x4681 $x1588 $x4391) old.stream (ite (and $x202 $x1588 $x4667) old.stream ?x4644))))
 (let ((?x4643 (ite (and $x112 old.hidden.everywhere (or $x4038 $x4019)) (_ bv96 7) (ite (and $x4309 old.hidden.filled $x112 $x1588) (_ bv96 7) ?x4630))))
 (let (($x2171 (= (_ bv4 7) old.embedding.collective)))
 (let (($x1940 (= (_ bv38 7) old.embedding.state)))
 (let ((?x4696 (ite $x202 (ite (not $x112) old.stream (_ bv66 7)) (ite $x4037 (ite $x112 (_ bv96 7) old.stream) (ite $x4038 (_ bv92 7) (_ bv16 7))))))
 (let ((?x110 (ite (= (_ bv92 7) old.embedding.state) (ite $x4309 (_ bv96 7) ?x4696) (ite $x1940 (ite $x2171 (_ bv96 7) ?x4643) (ite $x2147 ?x1678 old.embedding.state)))))
 (= old.embedding.joined ?x110)))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4118 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3984 (= (_ bv57 7) new.embedding.collective)))
 (let (($x220 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2121 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4062 (= (_ bv4 7) new.embedding.collective)))
 (or $x4062 $x2121 $x220 $x3984 $x4118)))))))
(assert
 (let (($x4456 (= (_ bv95 7) new.embedding.split)))
 (let (($x4457 (= (_ bv38 7) new.embedding.split)))
 (or $x4457 (= (_ bv57 7) new.embedding.split) $x4456))))
(assert
 (let (($x421 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4533 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x455 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x455 (= (_ bv56 7) new.hidden.kind) $x4814 $x4533 (= (_ bv91 7) new.hidden.kind) $x421 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1869 (= (_ bv49 7) new.norm.statistic)))
 (or $x1869 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x4605 (= (_ bv96 7) new.stream)))
 (let (($x4538 (= (_ bv38 7) new.stream)))
 (or $x4538 (= (_ bv94 7) new.stream) $x4605))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x4499 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4501 (div (* ?x4499 new.hidden.multiple) new.hidden.parts)))
 (let (($x4536 (< 1 new.hidden.parts)))
 (let (($x4814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4814 $x4536 (= ?x4501 new.hidden.n))))))))
(assert
 (let ((?x4499 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4501 (div (* ?x4499 new.hidden.multiple) new.hidden.parts)))
 (let (($x4536 (< 1 new.hidden.parts)))
 (let (($x4814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4814 $x4536 (<= new.hidden.n ?x4501))))))))
(assert
 (let (($x4814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4814 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1732 (not new.embedding.group.pp)))
 (let (($x1733 (or $x1732 (= 1 new.pp))))
 (let (($x717 (not new.embedding.group.sp)))
 (let (($x2155 (or $x717 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x2159 (not new.embedding.group.dp)))
 (let (($x2160 (or $x2159 $x2024)))
 (let (($x2153 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x2160 $x2155 $x1733)))
 (let (($x3984 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4456 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2151 (ite $x4456 (ite (and new.embedding.rows_where_kept (or $x3984 $x2153)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2151)))))))))))))
(assert
 (let (($x421 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4639 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x421 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4639))))
(assert
 (let (($x4448 (= 1 new.tp)))
 (let (($x4605 (= (_ bv96 7) new.stream)))
 (let (($x4371 (or $x4605 $x4448 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1732 (not new.embedding.group.pp)))
 (let (($x1733 (or $x1732 (= 1 new.pp))))
 (let (($x717 (not new.embedding.group.sp)))
 (let (($x2155 (or $x717 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x2159 (not new.embedding.group.dp)))
 (let (($x2160 (or $x2159 $x2024)))
 (let (($x2153 (and (or (not new.embedding.group.tp) $x4448) $x2160 $x2155 $x1733)))
 (let (($x220 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3984 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x624 (ite (or (or $x3984 $x220) (and $x2153 $x4371)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x227 (= (_ bv96 7) new.embedding.state)))
 (let (($x4118 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2121 (= (_ bv5 7) new.embedding.collective)))
 (let (($x5053 (and (or $x2121 $x4118) $x2153)))
 (let ((?x4985 (ite (or $x3984 (and $x220 (= (_ bv38 7) new.stream)) $x5053) (_ bv38 7) (ite $x220 (_ bv96 7) (_ bv16 7)))))
 (let (($x4375 (or (and new.hidden.filled (not $x4605)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x5069 (not $x2153)))
 (let (($x1869 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4538 (= (_ bv38 7) new.stream)))
 (let ((?x4983 (ite (and $x2121 new.hidden.filled $x4538 $x5069 $x1869) new.stream (ite (and $x4118 $x5069 $x4375) new.stream ?x4985))))
 (let ((?x4376 (ite (and $x4605 new.hidden.everywhere (or $x3984 $x5053)) (_ bv96 7) (ite (and $x2121 new.hidden.filled $x4605 $x5069) (_ bv96 7) ?x4983))))
 (let (($x4062 (= (_ bv4 7) new.embedding.collective)))
 (let (($x5089 (= (_ bv38 7) new.embedding.state)))
 (let ((?x4162 (ite $x4118 (ite (not $x4605) new.stream (_ bv66 7)) (ite $x220 (ite $x4605 (_ bv96 7) new.stream) (ite $x3984 (_ bv92 7) (_ bv16 7))))))
 (let ((?x903 (ite (= (_ bv92 7) new.embedding.state) (ite $x2121 (_ bv96 7) ?x4162) (ite $x5089 (ite $x4062 (_ bv96 7) ?x4376) (ite $x227 ?x624 new.embedding.state)))))
 (= new.embedding.joined ?x903)))))))))))))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1732 (not new.embedding.group.pp)))
 (let (($x1733 (or $x1732 (= 1 new.pp))))
 (let (($x717 (not new.embedding.group.sp)))
 (let (($x2155 (or $x717 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x2159 (not new.embedding.group.dp)))
 (let (($x2160 (or $x2159 $x2024)))
 (let (($x5089 (= (_ bv38 7) new.embedding.state)))
 (let (($x227 (= (_ bv96 7) new.embedding.state)))
 (let (($x2153 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x2160 $x2155 $x1733)))
 (let (($x4840 (and $x2153 (or $x227 (and $x5089 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x3984 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3961 (or (and (= (_ bv96 7) new.embedding.joined) $x227) $x3984 (and $x5089 (= (_ bv38 7) new.embedding.joined)) $x4840 (and (or new.embedding.group.tp (= 1 new.tp)) $x2160 $x2155 $x1733))))
 (not $x3961)))))))))))))))
(assert
 (let (($x324 (not old.embedding.group.pp)))
(let (($x177 (or $x324 (= 1 old.pp))))
(let (($x149 (not old.embedding.group.sp)))
(let (($x4208 (or $x149 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x1582 (not old.embedding.group.dp)))
(let (($x4207 (or $x1582 $x1592)))
(let (($x1940 (= (_ bv38 7) old.embedding.state)))
(let (($x2147 (= (_ bv96 7) old.embedding.state)))
(let (($x4041 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x4207 $x4208 $x177)))
(let (($x4961 (and $x4041 (or $x2147 (and $x1940 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x4038 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x2147) $x4038 (and $x1940 (= (_ bv38 7) old.embedding.joined)) $x4961 (and (or old.embedding.group.tp (= 1 old.tp)) $x4207 $x4208 $x177)))))))))))))))
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x202 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4038 (= (_ bv57 7) old.embedding.collective)))
 (let (($x4037 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4309 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2171 (= (_ bv4 7) old.embedding.collective)))
 (or $x2171 $x4309 $x4037 $x4038 $x202)))))))
(assert
 (let (($x581 (= (_ bv29 7) old.embedding.positions)))
 (let (($x1725 (= (_ bv27 7) old.embedding.positions)))
 (let (($x4766 (= (_ bv23 7) old.embedding.positions)))
 (let (($x2125 (= (_ bv1 7) old.embedding.positions)))
 (or $x2125 $x4766 $x1725 $x581))))))
(assert
 (let (($x800 (= (_ bv95 7) old.embedding.split)))
 (let (($x4911 (= (_ bv38 7) old.embedding.split)))
 (or $x4911 (= (_ bv57 7) old.embedding.split) $x800))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1987 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1907 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1906 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1904 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4614 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1909 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1909 $x4614 (= (_ bv56 7) old.hidden.kind) $x1904 $x1906 $x1907 $x1987 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1716 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x1716 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x4391 (= (_ bv49 7) old.norm.statistic)))
 (or $x4391 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x112 (= (_ bv96 7) old.stream)))
 (let (($x4681 (= (_ bv38 7) old.stream)))
 (or $x4681 (= (_ bv94 7) old.stream) $x112))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1865 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4500 (div (* ?x1865 old.hidden.multiple) old.hidden.parts)))
 (let (($x426 (< 1 old.hidden.parts)))
 (let (($x1904 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1904 $x426 (= ?x4500 old.hidden.n))))))))
(assert
 (let ((?x1865 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4500 (div (* ?x1865 old.hidden.multiple) old.hidden.parts)))
 (let (($x426 (< 1 old.hidden.parts)))
 (let (($x1904 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1904 $x426 (<= old.hidden.n ?x4500))))))))
(assert
 (let (($x1904 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1904 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1909 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4331 (ite $x1909 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1865 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4500 (div (* ?x1865 old.hidden.multiple) old.hidden.parts)))
 (let (($x3997 (= (- 1) old.hidden.n)))
 (let (($x1904 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1907 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2124 (ite $x1907 (or $x3997 (< old.hidden.block old.hidden.n)) (ite $x1904 (or $x3997 (< ?x4500 old.hidden.n)) $x4331))))
 (let (($x1821 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2124)))
 (let (($x4614 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1906 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4590 (or $x1906 $x4614)))
 (= old.hidden.moved (ite $x4590 old.hidden.given_moved $x1821)))))))))))))))
(assert
 (let (($x4041 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x4038 (= (_ bv57 7) old.embedding.collective)))
 (let (($x800 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2185 (ite $x800 (ite (and old.embedding.rows_where_kept (or $x4038 $x4041)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2185))))))
(assert
 (let (($x1987 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4614 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1906 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4590 (or $x1906 $x4614)))
 (let (($x4698 (ite $x4590 old.hidden.given_everywhere (or $x1987 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x4698)))))))
(assert
 (let (($x4530 (not old.hidden.moved)))
 (let (($x1824 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x4530)))
 (let (($x4568 (= 1 old.hidden.parts)))
 (let (($x4614 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1906 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4590 (or $x1906 $x4614)))
 (= old.hidden.first_alone (ite $x4590 old.hidden.given_first (or $x4568 $x1824))))))))))
(assert
 (let (($x800 (= (_ bv95 7) old.embedding.split)))
 (let (($x2145 (not $x800)))
 (let (($x1589 (= 1 old.tp)))
 (let (($x112 (= (_ bv96 7) old.stream)))
 (let (($x4041 (and (or (not old.embedding.group.tp) $x1589) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x4656 (and $x4041 (or $x112 $x1589 (not (= (_ bv4 7) old.embedding.collective)) $x2145))))
 (let (($x4037 (= (_ bv10 7) old.embedding.collective)))
 (let (($x4038 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1678 (ite (or (or $x4038 $x4037) $x4656) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2147 (= (_ bv96 7) old.embedding.state)))
 (let (($x202 (= (_ bv73 7) old.embedding.collective)))
 (let (($x4309 (= (_ bv5 7) old.embedding.collective)))
 (let (($x4019 (and (or $x4309 $x202) $x4041)))
 (let ((?x4644 (ite (or $x4038 (and $x4037 (= (_ bv38 7) old.stream)) $x4019) (_ bv38 7) (ite $x4037 (_ bv96 7) (_ bv16 7)))))
 (let (($x4667 (or (and old.hidden.filled (not $x112)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1588 (not $x4041)))
 (let (($x4391 (= (_ bv49 7) old.norm.statistic)))
 (let (($x4681 (= (_ bv38 7) old.stream)))
 (let ((?x4630 (ite (and $x4309 old.hidden.filled $x4681 $x1588 $x4391) old.stream (ite (and $x202 $x1588 $x4667) old.stream ?x4644))))
 (let ((?x4643 (ite (and $x112 old.hidden.everywhere (or $x4038 $x4019)) (_ bv96 7) (ite (and $x4309 old.hidden.filled $x112 $x1588) (_ bv96 7) ?x4630))))
 (let (($x2171 (= (_ bv4 7) old.embedding.collective)))
 (let (($x1940 (= (_ bv38 7) old.embedding.state)))
 (let ((?x4696 (ite $x202 (ite (not $x112) old.stream (_ bv66 7)) (ite $x4037 (ite $x112 (_ bv96 7) old.stream) (ite $x4038 (_ bv92 7) (_ bv16 7))))))
 (let (($x4699 (= (_ bv92 7) old.embedding.state)))
 (let ((?x110 (ite $x4699 (ite $x4309 (_ bv96 7) ?x4696) (ite $x1940 (ite $x2171 (_ bv96 7) ?x4643) (ite $x2147 ?x1678 old.embedding.state)))))
 (= old.embedding.joined ?x110)))))))))))))))))))))))))))
(assert
 (let (($x4236 (not old.hidden.everywhere)))
 (let (($x4309 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1940 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x1940 (= (_ bv96 7) old.embedding.joined) $x4309 $x4236))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4118 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3984 (= (_ bv57 7) new.embedding.collective)))
 (let (($x220 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2121 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4062 (= (_ bv4 7) new.embedding.collective)))
 (or $x4062 $x2121 $x220 $x3984 $x4118)))))))
(assert
 (let (($x4086 (= (_ bv29 7) new.embedding.positions)))
 (let (($x115 (= (_ bv27 7) new.embedding.positions)))
 (let (($x2182 (= (_ bv23 7) new.embedding.positions)))
 (let (($x4261 (= (_ bv1 7) new.embedding.positions)))
 (or $x4261 $x2182 $x115 $x4086))))))
(assert
 (let (($x4456 (= (_ bv95 7) new.embedding.split)))
 (let (($x4457 (= (_ bv38 7) new.embedding.split)))
 (or $x4457 (= (_ bv57 7) new.embedding.split) $x4456))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x421 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4532 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4533 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x455 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4608 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x4608 $x455 (= (_ bv56 7) new.hidden.kind) $x4814 $x4533 $x4532 $x421 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1636 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x1636 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1869 (= (_ bv49 7) new.norm.statistic)))
 (or $x1869 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x4605 (= (_ bv96 7) new.stream)))
 (let (($x4538 (= (_ bv38 7) new.stream)))
 (or $x4538 (= (_ bv94 7) new.stream) $x4605))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x4499 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4501 (div (* ?x4499 new.hidden.multiple) new.hidden.parts)))
 (let (($x4536 (< 1 new.hidden.parts)))
 (let (($x4814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4814 $x4536 (= ?x4501 new.hidden.n))))))))
(assert
 (let ((?x4499 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4501 (div (* ?x4499 new.hidden.multiple) new.hidden.parts)))
 (let (($x4536 (< 1 new.hidden.parts)))
 (let (($x4814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4814 $x4536 (<= new.hidden.n ?x4501))))))))
(assert
 (let (($x4814 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4814 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4608 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4881 (ite $x4608 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x4499 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4501 (div (* ?x4499 new.hidden.multiple) new.hidden.parts)))
 (let (($x4120 (= (- 1) new.hidden.n)))
 (let (($x4814 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4532 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3959 (ite $x4532 (or $x4120 (< new.hidden.block new.hidden.n)) (ite $x4814 (or $x4120 (< ?x4501 new.hidden.n)) $x4881))))
 (let (($x4135 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3959)))
 (let (($x455 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4533 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4557 (or $x4533 $x455)))
 (= new.hidden.moved (ite $x4557 new.hidden.given_moved $x4135)))))))))))))))
(assert
 (let (($x2153 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3984 (= (_ bv57 7) new.embedding.collective)))
 (let (($x4456 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2151 (ite $x4456 (ite (and new.embedding.rows_where_kept (or $x3984 $x2153)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2151))))))
(assert
 (let (($x421 (= (_ bv96 7) new.hidden.kind)))
 (let (($x455 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4533 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4557 (or $x4533 $x455)))
 (let (($x4639 (ite $x4557 new.hidden.given_everywhere (or $x421 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4639)))))))
(assert
 (let (($x4593 (not new.hidden.moved)))
 (let (($x113 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x4593)))
 (let (($x4953 (= 1 new.hidden.parts)))
 (let (($x455 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4533 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4557 (or $x4533 $x455)))
 (= new.hidden.first_alone (ite $x4557 new.hidden.given_first (or $x4953 $x113))))))))))
(assert
 (let (($x4456 (= (_ bv95 7) new.embedding.split)))
 (let (($x4158 (not $x4456)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x4605 (= (_ bv96 7) new.stream)))
 (let (($x2153 (and (or (not new.embedding.group.tp) $x4448) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2007 (and $x2153 (or $x4605 $x4448 (not (= (_ bv4 7) new.embedding.collective)) $x4158))))
 (let (($x220 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3984 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x624 (ite (or (or $x3984 $x220) $x2007) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x227 (= (_ bv96 7) new.embedding.state)))
 (let (($x4118 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2121 (= (_ bv5 7) new.embedding.collective)))
 (let (($x5053 (and (or $x2121 $x4118) $x2153)))
 (let ((?x4985 (ite (or $x3984 (and $x220 (= (_ bv38 7) new.stream)) $x5053) (_ bv38 7) (ite $x220 (_ bv96 7) (_ bv16 7)))))
 (let (($x4375 (or (and new.hidden.filled (not $x4605)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x5069 (not $x2153)))
 (let (($x1869 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4538 (= (_ bv38 7) new.stream)))
 (let ((?x4983 (ite (and $x2121 new.hidden.filled $x4538 $x5069 $x1869) new.stream (ite (and $x4118 $x5069 $x4375) new.stream ?x4985))))
 (let ((?x4376 (ite (and $x4605 new.hidden.everywhere (or $x3984 $x5053)) (_ bv96 7) (ite (and $x2121 new.hidden.filled $x4605 $x5069) (_ bv96 7) ?x4983))))
 (let (($x4062 (= (_ bv4 7) new.embedding.collective)))
 (let (($x5089 (= (_ bv38 7) new.embedding.state)))
 (let ((?x4162 (ite $x4118 (ite (not $x4605) new.stream (_ bv66 7)) (ite $x220 (ite $x4605 (_ bv96 7) new.stream) (ite $x3984 (_ bv92 7) (_ bv16 7))))))
 (let (($x4343 (= (_ bv92 7) new.embedding.state)))
 (let ((?x903 (ite $x4343 (ite $x2121 (_ bv96 7) ?x4162) (ite $x5089 (ite $x4062 (_ bv96 7) ?x4376) (ite $x227 ?x624 new.embedding.state)))))
 (= new.embedding.joined ?x903)))))))))))))))))))))))))))
(assert
 (let (($x586 (not new.hidden.everywhere)))
 (let (($x2121 (= (_ bv5 7) new.embedding.collective)))
 (let (($x5089 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x5089 (= (_ bv96 7) new.embedding.joined) $x2121 $x586))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4343 (= (_ bv92 7) new.embedding.state)))
 (let (($x4092 (or $x4343 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x4086 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2186 (not new.embedding.full_though_split)))
 (let (($x115 (= (_ bv27 7) new.embedding.positions)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x362 (or $x4448 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x2186) (and $x115 $x2186 (or (not (= (_ bv95 7) new.embedding.split)) (not $x4343))) (and $x4086 $x4092) (and (= (_ bv23 7) new.embedding.positions) $x4343))))
 (not $x362)))))))))
(assert
 (let (($x4699 (= (_ bv92 7) old.embedding.state)))
(let (($x678 (or $x4699 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x581 (= (_ bv29 7) old.embedding.positions)))
(let (($x4428 (not old.embedding.full_though_split)))
(let (($x1725 (= (_ bv27 7) old.embedding.positions)))
(let (($x1589 (= 1 old.tp)))
(or $x1589 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x4428) (and $x1725 $x4428 (or (not (= (_ bv95 7) old.embedding.split)) (not $x4699))) (and $x581 $x678) (and (= (_ bv23 7) old.embedding.positions) $x4699)))))))))
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.most () Int)
(declare-fun old.attention.heads.given_beyond () Bool)
(declare-fun old.attention.heads.beyond () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.most () Int)
(declare-fun new.attention.heads.given_beyond () Bool)
(declare-fun new.attention.heads.beyond () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4090 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 0 old.attention.heads.given_least)))
(assert
 (and (<= 0 old.attention.heads.given_most)))
(assert
 (let (($x2187 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4767 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4066 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x383 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1817 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4743 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1635 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2131 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4124 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2094 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2094 $x4124 $x2131 $x1635 $x4743 $x1817 $x383 $x4066 $x4767 $x2187))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2129 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x2129 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x4860 (= (_ bv32 7) old.attention.out.input)))
 (let (($x4213 (= (_ bv10 7) old.attention.out.input)))
 (or $x4213 $x4860 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2112 (= (_ bv61 7) old.attention.out.split)))
 (let (($x679 (= (_ bv40 7) old.attention.out.split)))
 (or $x679 (= (_ bv57 7) old.attention.out.split) $x2112))))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x2163 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2163 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 $x204 $x2109 $x2110))))))
(assert
 (let (($x2107 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2107 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2075 (= (_ bv56 7) old.attention.value_dim.kind) $x2080 $x2076 (= (_ bv91 7) old.attention.value_dim.kind) $x2135 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
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
 (let ((?x2034 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2040 (* (div (* ?x2034 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.parts)))
 (let (($x2043 (= (- 1) old.attention.heads.n)))
 (let ((?x119 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite (or $x2043 (< ?x2040 old.attention.heads.n)) 0 1))))
 (let (($x1817 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2050 (or $x2043 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2035 (ite (and $x2043 (= 1 old.attention.heads.parts)) 1 (ite $x2050 0 1))))
 (let (($x2131 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4743 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2187 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x4066 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2094 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x4124 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2073 (ite (or $x4124 $x2094 $x4066 $x2187 $x4743) 1 (ite $x2131 ?x2035 (ite $x1817 ?x119 old.attention.heads.given_least)))))
 (let (($x4767 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x4767 old.attention.heads.parts ?x2073))))))))))))))))))
(assert
 (let (($x144 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1817 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1817 $x144)))))
(assert
 (let (($x1635 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x383 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2064 (or $x383 $x1635)))
 (let (($x4767 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x2061 (ite $x4767 old.attention.heads.parts (ite $x2064 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x2061)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let ((?x4303 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2080 (not (= 0 ?x4303)))))))
(assert
 (let (($x679 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4195 (not $x679)))
 (let (($x4213 (= (_ bv10 7) old.attention.out.input)))
 (let (($x4860 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x4860 (and $x4213 $x4195))))))))
(assert
 (let (($x2197 (not old.attention.heads.padded)))
 (let (($x2044 (= 1 old.attention.heads.parts)))
 (let (($x4767 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1635 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x383 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2064 (or $x383 $x1635)))
 (let (($x1995 (ite $x2064 old.attention.heads.given_everywhere (or $x4767 (and $x2044 $x2197)))))
 (= old.attention.heads.everywhere $x1995)))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x4727 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2110 ?x4040 ?x4727))))))))))))))))))
(assert
 (let (($x4611 (not old.attention.value_dim.padded)))
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x4484 (ite (or $x2076 $x2075) old.attention.value_dim.given_everywhere (or $x2135 (and (= 1 old.attention.value_dim.parts) $x4611)))))
 (= old.attention.value_dim.everywhere $x4484)))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x638 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2110 ?x4040 ?x638)))))))))))))))))))
(assert
 (let (($x204 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2191 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x639 (ite $x2191 old.attention.v (ite $x204 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x639)))))
(assert
 (let (($x679 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4195 (not $x679)))
 (let (($x2119 (= (_ bv36 7) old.attention.mixed)))
 (let (($x4069 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2119)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2119 old.attention.value_dim.everywhere $x4195))))
 (= old.attention.mixed_in (ite $x4069 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x4883 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1641 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1642 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x1641)))
 (let (($x4257 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2129 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x679 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x679 (or $x2129 $x4257) $x1642) (_ bv96 7) ?x4883)))))))))
(assert
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x4863 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 0 new.attention.heads.given_least)))
(assert
 (and (<= 0 new.attention.heads.given_most)))
(assert
 (let (($x4751 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x4840 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x798 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3956 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3961 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3964 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x4197 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x137 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x4862 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x657 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x657 $x4862 $x137 $x4197 $x3964 $x3961 $x3956 $x798 $x4840 $x4751))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x687 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x687 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x2054 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2053 (= (_ bv10 7) new.attention.out.input)))
 (or $x2053 $x2054 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2020 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1748 (= (_ bv40 7) new.attention.out.split)))
 (or $x1748 (= (_ bv57 7) new.attention.out.split) $x2020))))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x2016 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2016 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x400 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 $x400 $x2002 $x2003))))))
(assert
 (let (($x1996 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1996 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1989 (= (_ bv56 7) new.attention.value_dim.kind) $x1991 $x1981 (= (_ bv91 7) new.attention.value_dim.kind) $x1984 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
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
 (let ((?x1942 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1946 (* (div (* ?x1942 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.parts)))
 (let (($x1978 (= (- 1) new.attention.heads.n)))
 (let ((?x1949 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite (or $x1978 (< ?x1946 new.attention.heads.n)) 0 1))))
 (let (($x3961 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1961 (or $x1978 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1962 (ite (and $x1978 (= 1 new.attention.heads.parts)) 1 (ite $x1961 0 1))))
 (let (($x137 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3964 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x4751 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x798 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x657 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x4862 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1952 (ite (or $x4862 $x657 $x798 $x4751 $x3964) 1 (ite $x137 ?x1962 (ite $x3961 ?x1949 new.attention.heads.given_least)))))
 (let (($x4840 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x4840 new.attention.heads.parts ?x1952))))))))))))))))))
(assert
 (let (($x461 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3961 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3961 $x461)))))
(assert
 (let (($x4197 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3956 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1913 (or $x3956 $x4197)))
 (let (($x4840 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x460 (ite $x4840 new.attention.heads.parts (ite $x1913 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x460)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let ((?x1932 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1991 (not (= 0 ?x1932)))))))
(assert
 (let (($x1748 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4487 (not $x1748)))
 (let (($x2053 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2054 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2054 (and $x2053 $x4487))))))))
(assert
 (let (($x424 (not new.attention.heads.padded)))
 (let (($x1966 (= 1 new.attention.heads.parts)))
 (let (($x4840 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x4197 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3956 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1913 (or $x3956 $x4197)))
 (let (($x1881 (ite $x1913 new.attention.heads.given_everywhere (or $x4840 (and $x1966 $x424)))))
 (= new.attention.heads.everywhere $x1881)))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1849 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2003 ?x1895 ?x1849)))))))))))))))))))
(assert
 (let (($x1843 (not new.attention.value_dim.padded)))
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1835 (ite (or $x1981 $x1989) new.attention.value_dim.given_everywhere (or $x1984 (and (= 1 new.attention.value_dim.parts) $x1843)))))
 (= new.attention.value_dim.everywhere $x1835)))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1826 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2003 ?x1895 ?x1826))))))))))))))))))))
(assert
 (let (($x400 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1811 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1814 (ite $x1811 new.attention.v (ite $x400 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1814)))))
(assert
 (let (($x1748 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4487 (not $x1748)))
 (let (($x1633 (= (_ bv36 7) new.attention.mixed)))
 (let (($x154 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1633)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1633 new.attention.value_dim.everywhere $x4487))))
 (= new.attention.mixed_in (ite $x154 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x52 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1659 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1800 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x1659)))
 (let (($x207 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x687 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1748 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1748 (or $x687 $x207) $x1800) (_ bv96 7) ?x52)))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_beyond new.attention.heads.given_beyond))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.given_least new.attention.heads.given_least))
(assert
 (= old.attention.heads.given_most new.attention.heads.given_most))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1748 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4487 (not $x1748)))
 (let (($x4260 (or (= 1 new.attention.heads.most) $x4487 (= (_ bv96 7) new.attention.out_state))))
 (let (($x462 (not new.attention.heads.beyond)))
 (let (($x4754 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x1748 (= (_ bv96 7) new.attention.mixed_in))))))
 (not (or $x4754 (and (<= 1 new.attention.heads.least) $x462 $x4260)))))))))
(assert
 (let (($x679 (= (_ bv40 7) old.attention.out.split)))
(let (($x4195 (not $x679)))
(let (($x58 (or (= 1 old.attention.heads.most) $x4195 (= (_ bv96 7) old.attention.out_state))))
(let (($x41 (not old.attention.heads.beyond)))
(let (($x43 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x679 (= (_ bv96 7) old.attention.mixed_in))))))
(or $x43 (and (<= 1 old.attention.heads.least) $x41 $x58))))))))
(check-sat)

; from one replica to any number, question 6
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.scores_whole () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x4083 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2126 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x23 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4256 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4256 $x23 $x4173 $x4885 $x2126 $x4090 $x2164 $x164 $x4111 $x4083))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x4767 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x383 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1817 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1635 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1635 (= (_ bv56 7) old.attention.heads.kind) $x1817 $x383 (= (_ bv91 7) old.attention.heads.kind) $x4767 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2129 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x2129 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x4860 (= (_ bv32 7) old.attention.out.input)))
 (let (($x4213 (= (_ bv10 7) old.attention.out.input)))
 (or $x4213 $x4860 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2112 (= (_ bv61 7) old.attention.out.split)))
 (let (($x679 (= (_ bv40 7) old.attention.out.split)))
 (or $x679 (= (_ bv57 7) old.attention.out.split) $x2112))))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x2163 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2163 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4086 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4086 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 $x204 $x2109 $x2110))))))
(assert
 (let (($x2107 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2107 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1616 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1631 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1631 $x1616 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (and (<= 0 old.attention.value_dim.given_most)))
(assert
 (let (($x2066 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2079 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2074 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x3972 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x4745 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x4745 $x3972 $x2074 $x2075 $x2079 $x2080 $x2076 $x2077 $x2135 $x2066))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
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
 (let (($x144 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1817 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1817 $x144)))))
(assert
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x502 (= (- 1) old.attention.head_dim.n)))
 (let (($x4639 (or $x502 (< (* ?x2090 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x382 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x4658 (ite $x4090 (ite (= 0 ?x382) 1 (ite $x4639 0 1)) old.attention.head_dim.given_least)))
 (let (($x4845 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x222 (ite (and $x502 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x502 $x4845) 0 1))))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2126 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4083 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4256 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x23 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x184 (ite $x4111 old.attention.head_dim.parts (ite (or $x23 $x4256 $x164 $x4083 $x2126) 1 (ite $x4173 ?x222 ?x4658)))))
 (= old.attention.head_dim.least ?x184)))))))))))))))))))
(assert
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let ((?x1762 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x4090 (not (= 0 ?x1762)))))))
(assert
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1685 (or $x2164 $x4885)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1711 (ite $x4111 old.attention.head_dim.parts (ite $x1685 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1711)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x502 (= (- 1) old.attention.head_dim.n)))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4234 (ite $x4173 (or $x502 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x502 (< 1 old.attention.head_dim.n)))))
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x371 (ite $x164 (or $x502 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4090 (or $x502 (< ?x2090 old.attention.head_dim.n)) $x4234))))
 (let (($x1684 (= 1 old.attention.head_dim.parts)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1685 (or $x2164 $x4885)))
 (let (($x4683 (ite $x1685 old.attention.head_dim.given_moved (ite (or $x4111 $x1684) false $x371))))
 (= old.attention.head_dim.moved $x4683))))))))))))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x4341 (div ?x4340 old.attention.value_dim.parts)))
 (let (($x109 (= (- 1) old.attention.value_dim.n)))
 (let (($x1764 (or $x109 (< (* ?x4341 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x1726 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x1794 (ite $x2080 (ite (= 0 ?x1726) 1 (ite $x1764 0 1)) old.attention.value_dim.given_least)))
 (let (($x1722 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x1729 (ite (and $x109 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x109 $x1722) 0 1))))
 (let (($x2074 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2079 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x2066 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x4745 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x3972 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x167 (ite $x2135 old.attention.value_dim.parts (ite (or $x3972 $x4745 $x2077 $x2066 $x2079) 1 (ite $x2074 ?x1729 ?x1794)))))
 (= old.attention.value_dim.least ?x167))))))))))))))))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x4341 (div ?x4340 old.attention.value_dim.parts)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= ?x4341 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344)))))))
(assert
 (let ((?x4303 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2080 (not (= 0 ?x4303)))))))
(assert
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1518 (or $x2076 $x2075)))
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x4128 (ite $x2135 old.attention.value_dim.parts (ite $x1518 old.attention.value_dim.given_most 1))))
 (= old.attention.value_dim.most ?x4128)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x1865 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1905 (not old.model.sinks)))
 (= old.attention.one_key (and $x1905 $x1865)))))
(assert
 (let (($x679 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4195 (not $x679)))
 (let (($x4213 (= (_ bv10 7) old.attention.out.input)))
 (let (($x4860 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x4860 (and $x4213 $x4195))))))))
(assert
 (let (($x2197 (not old.attention.heads.padded)))
 (let (($x4767 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1635 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x383 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1995 (ite (or $x383 $x1635) old.attention.heads.given_everywhere (or $x4767 (and (= 1 old.attention.heads.parts) $x2197)))))
 (= old.attention.heads.everywhere $x1995)))))))
(assert
 (let (($x4088 (not old.attention.head_dim.padded)))
 (let (($x1684 (= 1 old.attention.head_dim.parts)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1685 (or $x2164 $x4885)))
 (let (($x2151 (ite $x1685 old.attention.head_dim.given_everywhere (or $x4111 (and $x1684 $x4088)))))
 (= old.attention.head_dim.everywhere $x2151)))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x4633 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2110 ?x4040 ?x4633))))))))))))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x4727 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2110 ?x4040 ?x4727))))))))))))))))))
(assert
 (let (($x4611 (not old.attention.value_dim.padded)))
 (let (($x1527 (= 1 old.attention.value_dim.parts)))
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1518 (or $x2076 $x2075)))
 (let (($x4484 (ite $x1518 old.attention.value_dim.given_everywhere (or $x2135 (and $x1527 $x4611)))))
 (= old.attention.value_dim.everywhere $x4484)))))))))
(assert
 (let (($x4460 (not old.attention.head_dim.moved)))
 (let (($x4083 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4256 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x23 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1795 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x23 $x4256 $x164 $x4083) $x4460))))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1685 (or $x2164 $x4885)))
 (= old.attention.head_dim.undivided (ite $x1685 old.attention.head_dim.given_undivided $x1795))))))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x638 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2110 ?x4040 ?x638)))))))))))))))))))
(assert
 (let (($x1905 (not old.model.sinks)))
 (let (($x1631 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x4460 (not old.attention.head_dim.moved)))
 (let (($x1563 (= 1 old.attention.head_dim.most)))
 (let (($x1567 (<= 1 old.attention.head_dim.least)))
 (let (($x1616 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1613 (or (and $x1616 $x1567 (or old.attention.head_dim.undivided (and $x1563 $x4460))) (and $x1631 old.attention.head_dim.everywhere $x1905))))
 (= old.attention.scores_whole $x1613)))))))))
(assert
 (let (($x204 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2191 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x639 (ite $x2191 old.attention.v (ite $x204 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x639)))))
(assert
 (let (($x679 (= (_ bv40 7) old.attention.out.split)))
 (let (($x4195 (not $x679)))
 (let (($x2119 (= (_ bv36 7) old.attention.mixed)))
 (let (($x4069 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2119)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2119 old.attention.value_dim.everywhere $x4195))))
 (= old.attention.mixed_in (ite $x4069 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x4883 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1641 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1642 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x1641)))
 (let (($x4257 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2129 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x679 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x679 (or $x2129 $x4257) $x1642) (_ bv96 7) ?x4883)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x626 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x372 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4884 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x4884 $x372 $x799 $x4880 $x626 $x4863 $x655 $x1816 $x4843 $x118))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x4840 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3956 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3961 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x4197 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x4197 (= (_ bv56 7) new.attention.heads.kind) $x3961 $x3956 (= (_ bv91 7) new.attention.heads.kind) $x4840 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x687 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x687 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x2054 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2053 (= (_ bv10 7) new.attention.out.input)))
 (or $x2053 $x2054 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2020 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1748 (= (_ bv40 7) new.attention.out.split)))
 (or $x1748 (= (_ bv57 7) new.attention.out.split) $x2020))))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x2016 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2016 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1669 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1669 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x400 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 $x400 $x2002 $x2003))))))
(assert
 (let (($x1996 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1996 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1539 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1538 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1538 $x1539 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (and (<= 0 new.attention.value_dim.given_most)))
(assert
 (let (($x1985 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1983 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1990 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1988 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1999 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1998 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x1998 $x1999 $x1988 $x1989 $x1990 $x1991 $x1981 $x1983 $x1984 $x1985))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
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
 (let (($x461 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3961 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3961 $x461)))))
(assert
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1551 (= (- 1) new.attention.head_dim.n)))
 (let (($x1572 (or $x1551 (< (* ?x482 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1573 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1598 (ite $x4863 (ite (= 0 ?x1573) 1 (ite $x1572 0 1)) new.attention.head_dim.given_least)))
 (let (($x1559 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1585 (ite (and $x1551 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1551 $x1559) 0 1))))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x626 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4884 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x372 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1604 (ite $x4843 new.attention.head_dim.parts (ite (or $x372 $x4884 $x1816 $x118 $x626) 1 (ite $x799 ?x1585 ?x1598)))))
 (= new.attention.head_dim.least ?x1604)))))))))))))))))))
(assert
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let ((?x1612 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x4863 (not (= 0 ?x1612)))))))
(assert
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1076 (or $x655 $x4880)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1044 (ite $x4843 new.attention.head_dim.parts (ite $x1076 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1044)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x1551 (= (- 1) new.attention.head_dim.n)))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x87 (ite $x799 (or $x1551 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1551 (< 1 new.attention.head_dim.n)))))
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1122 (ite $x1816 (or $x1551 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x4863 (or $x1551 (< ?x482 new.attention.head_dim.n)) $x87))))
 (let (($x136 (= 1 new.attention.head_dim.parts)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1076 (or $x655 $x4880)))
 (let (($x1622 (ite $x1076 new.attention.head_dim.given_moved (ite (or $x4843 $x136) false $x1122))))
 (= new.attention.head_dim.moved $x1622))))))))))))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1928 (div ?x1927 new.attention.value_dim.parts)))
 (let (($x1660 (= (- 1) new.attention.value_dim.n)))
 (let (($x1675 (or $x1660 (< (* ?x1928 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x1670 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x190 (ite $x1991 (ite (= 0 ?x1670) 1 (ite $x1675 0 1)) new.attention.value_dim.given_least)))
 (let (($x57 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x1629 (ite (and $x1660 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x1660 $x57) 0 1))))
 (let (($x1988 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1990 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1985 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1983 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1998 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x1999 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x1672 (ite $x1984 new.attention.value_dim.parts (ite (or $x1999 $x1998 $x1983 $x1985 $x1990) 1 (ite $x1988 ?x1629 ?x190)))))
 (= new.attention.value_dim.least ?x1672))))))))))))))))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1928 (div ?x1927 new.attention.value_dim.parts)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= ?x1928 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929)))))))
(assert
 (let ((?x1932 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1991 (not (= 0 ?x1932)))))))
(assert
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1853 (or $x1981 $x1989)))
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x1703 (ite $x1984 new.attention.value_dim.parts (ite $x1853 new.attention.value_dim.given_most 1))))
 (= new.attention.value_dim.most ?x1703)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x1356 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1699 (not new.model.sinks)))
 (= new.attention.one_key (and $x1699 $x1356)))))
(assert
 (let (($x1748 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4487 (not $x1748)))
 (let (($x2053 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2054 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2054 (and $x2053 $x4487))))))))
(assert
 (let (($x424 (not new.attention.heads.padded)))
 (let (($x4840 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x4197 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3956 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1881 (ite (or $x3956 $x4197) new.attention.heads.given_everywhere (or $x4840 (and (= 1 new.attention.heads.parts) $x424)))))
 (= new.attention.heads.everywhere $x1881)))))))
(assert
 (let (($x1713 (not new.attention.head_dim.padded)))
 (let (($x136 (= 1 new.attention.head_dim.parts)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1076 (or $x655 $x4880)))
 (let (($x1707 (ite $x1076 new.attention.head_dim.given_everywhere (or $x4843 (and $x136 $x1713)))))
 (= new.attention.head_dim.everywhere $x1707)))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1757 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2003 ?x1895 ?x1757)))))))))))))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1849 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2003 ?x1895 ?x1849)))))))))))))))))))
(assert
 (let (($x1843 (not new.attention.value_dim.padded)))
 (let (($x322 (= 1 new.attention.value_dim.parts)))
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1853 (or $x1981 $x1989)))
 (let (($x1835 (ite $x1853 new.attention.value_dim.given_everywhere (or $x1984 (and $x322 $x1843)))))
 (= new.attention.value_dim.everywhere $x1835)))))))))
(assert
 (let (($x558 (not new.attention.head_dim.moved)))
 (let (($x118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4884 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x372 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1747 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x372 $x4884 $x1816 $x118) $x558))))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1076 (or $x655 $x4880)))
 (= new.attention.head_dim.undivided (ite $x1076 new.attention.head_dim.given_undivided $x1747))))))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1826 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2003 ?x1895 ?x1826))))))))))))))))))))
(assert
 (let (($x1699 (not new.model.sinks)))
 (let (($x1538 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x558 (not new.attention.head_dim.moved)))
 (let (($x4295 (= 1 new.attention.head_dim.most)))
 (let (($x4879 (<= 1 new.attention.head_dim.least)))
 (let (($x1539 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1781 (or (and $x1539 $x4879 (or new.attention.head_dim.undivided (and $x4295 $x558))) (and $x1538 new.attention.head_dim.everywhere $x1699))))
 (= new.attention.scores_whole $x1781)))))))))
(assert
 (let (($x400 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1811 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1814 (ite $x1811 new.attention.v (ite $x400 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1814)))))
(assert
 (let (($x1748 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4487 (not $x1748)))
 (let (($x1633 (= (_ bv36 7) new.attention.mixed)))
 (let (($x154 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1633)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1633 new.attention.value_dim.everywhere $x4487))))
 (= new.attention.mixed_in (ite $x154 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x52 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1659 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1800 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x1659)))
 (let (($x207 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x687 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1748 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1748 (or $x687 $x207) $x1800) (_ bv96 7) ?x52)))))))))
(assert
 (= new.prefill true))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1748 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4487 (not $x1748)))
 (let (($x4037 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x4295 (= 1 new.attention.head_dim.most)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x4035 (or $x2009 (and $x4295 (= 1 new.attention.value_dim.most)) (and $x4037 (or $x4487 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x4151 (not new.attention.value_dim.beyond)))
 (let (($x4236 (or (and (<= 1 new.attention.value_dim.least) $x4151) (and new.model.latent (= (_ bv96 7) new.attention.q)))))
 (let (($x4067 (not new.attention.head_dim.beyond)))
 (let (($x4879 (<= 1 new.attention.head_dim.least)))
 (let (($x4130 (or (not (= (_ bv36 7) new.attention.qkv.split)) (and $x4879 $x4067 $x4236 $x4035))))
 (not $x4130)))))))))))))
(assert
 (let (($x679 (= (_ bv40 7) old.attention.out.split)))
(let (($x4195 (not $x679)))
(let (($x1783 (or old.attention.one_key old.attention.scores_whole)))
(let (($x1563 (= 1 old.attention.head_dim.most)))
(let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
(let (($x1777 (or $x4725 (and $x1563 (= 1 old.attention.value_dim.most)) (and $x1783 (or $x4195 (= (_ bv96 7) old.attention.out_state))))))
(let (($x1740 (not old.attention.value_dim.beyond)))
(let (($x1769 (or (and (<= 1 old.attention.value_dim.least) $x1740) (and old.model.latent (= (_ bv96 7) old.attention.q)))))
(let (($x1738 (not old.attention.head_dim.beyond)))
(let (($x1567 (<= 1 old.attention.head_dim.least)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (and $x1567 $x1738 $x1769 $x1777)))))))))))))
(check-sat)

; from one replica to any number, question 7
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4090 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x2163 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2163 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4086 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4086 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 (= (_ bv37 7) old.attention.qkv.split) $x2109 $x2110)))))
(assert
 (let (($x2107 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2107 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2080 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
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
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x4633 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2110 ?x4040 ?x4633))))))))))))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x4727 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2110 ?x4040 ?x4727))))))))))))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x638 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2110 ?x4040 ?x638)))))))))))))))))))
(assert
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x4863 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x2016 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2016 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1669 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1669 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 (= (_ bv37 7) new.attention.qkv.split) $x2002 $x2003)))))
(assert
 (let (($x1996 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1996 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1991 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
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
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1757 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2003 ?x1895 ?x1757)))))))))))))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1849 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2003 ?x1895 ?x1849)))))))))))))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1826 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2003 ?x1895 ?x1826))))))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1417 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x4448 (= 1 new.tp)))
 (not (or $x4448 (not $x1417))))))
(assert
 (let (($x1212 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x1589 (= 1 old.tp)))
(or $x1589 (not $x1212)))))
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
(declare-fun new.model.query_latent () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4090 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x686 (= (_ bv57 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) $x686 (= (_ bv61 7) old.attention.out.split))))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x2163 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2163 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4086 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4086 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 (= (_ bv37 7) old.attention.qkv.split) $x2109 $x2110)))))
(assert
 (let (($x2107 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2107 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x625 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x625)))
(assert
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2080 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
(assert
 (let (($x1957 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1957 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let (($x1687 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x4085 (not old.model.sinks)))
 (= old.attention.one_key (and $x4085 $x1687)))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x4633 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2110 ?x4040 ?x4633))))))))))))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x4727 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2110 ?x4040 ?x4727))))))))))))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x638 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2110 ?x4040 ?x638)))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x4863 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2057 (= (_ bv57 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) $x2057 (= (_ bv61 7) new.attention.out.split))))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x2016 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2016 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1669 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1669 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 (= (_ bv37 7) new.attention.qkv.split) $x2002 $x2003)))))
(assert
 (let (($x1996 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1996 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x798 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x798)))
(assert
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1991 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
(assert
 (let (($x322 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x322 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let (($x1877 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1713 (not new.model.sinks)))
 (= new.attention.one_key (and $x1713 $x1877)))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1757 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2003 ?x1895 ?x1757)))))))))))))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1849 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2003 ?x1895 ?x1849)))))))))))))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1826 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2003 ?x1895 ?x1826))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x21 (or (not (= (_ bv92 7) new.attention.v)) (and (= (_ bv57 7) new.attention.out.split) (not new.model.latent)))))
 (let (($x798 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x4751 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x798 new.attention.one_key)))
 (let (($x4487 (not (= (_ bv92 7) new.attention.k))))
 (let (($x1750 (not (= (_ bv92 7) new.attention.q))))
 (let (($x1673 (or $x1750 new.attention.one_key (and $x4487 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x2021 (and $x1673 (or $x4487 (and (= (_ bv57 7) new.model.qk_norm) (not new.model.latent))) $x4751 $x21)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let (($x4448 (= 1 new.tp)))
 (not (or $x4448 $x1896 $x2021)))))))))))))
(assert
 (let (($x1880 (or (not (= (_ bv92 7) old.attention.v)) (and (= (_ bv57 7) old.attention.out.split) (not old.model.latent)))))
(let (($x625 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1586 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x625 old.attention.one_key)))
(let (($x687 (not (= (_ bv92 7) old.attention.k))))
(let (($x46 (not (= (_ bv92 7) old.attention.q))))
(let (($x1643 (or $x46 old.attention.one_key (and $x687 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x1881 (and $x1643 (or $x687 (and (= (_ bv57 7) old.model.qk_norm) (not old.model.latent))) $x1586 $x1880)))
(let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x4249 (not $x2109)))
(let (($x1589 (= 1 old.tp)))
(or $x1589 $x4249 $x1881))))))))))))
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4090 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x2163 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2163 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4086 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4086 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 (= (_ bv37 7) old.attention.qkv.split) $x2109 $x2110)))))
(assert
 (let (($x2107 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2107 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2080 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
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
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1980 (not old.attention.qkv.group.pp)))
 (let (($x2101 (or $x1980 (= 1 old.pp))))
 (let (($x2102 (not old.attention.qkv.group.sp)))
 (let (($x2097 (or $x2102 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1583 (not old.attention.qkv.group.dp)))
 (let (($x2172 (or $x1583 $x1592)))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2172 $x2097 $x2101)))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x4633 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2110 ?x4040 ?x4633)))))))))))))))))))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1980 (not old.attention.qkv.group.pp)))
 (let (($x2101 (or $x1980 (= 1 old.pp))))
 (let (($x2102 (not old.attention.qkv.group.sp)))
 (let (($x2097 (or $x2102 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1583 (not old.attention.qkv.group.dp)))
 (let (($x2172 (or $x1583 $x1592)))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2172 $x2097 $x2101)))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x4727 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2110 ?x4040 ?x4727)))))))))))))))))))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1980 (not old.attention.qkv.group.pp)))
 (let (($x2101 (or $x1980 (= 1 old.pp))))
 (let (($x2102 (not old.attention.qkv.group.sp)))
 (let (($x2097 (or $x2102 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1583 (not old.attention.qkv.group.dp)))
 (let (($x2172 (or $x1583 $x1592)))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2172 $x2097 $x2101)))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x638 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2110 ?x4040 ?x638))))))))))))))))))))))))))
(assert
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x4863 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x2016 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2016 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1669 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1669 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 (= (_ bv37 7) new.attention.qkv.split) $x2002 $x2003)))))
(assert
 (let (($x1996 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1996 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1991 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
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
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1889 (not new.attention.qkv.group.pp)))
 (let (($x1891 (or $x1889 (= 1 new.pp))))
 (let (($x1888 (not new.attention.qkv.group.sp)))
 (let (($x428 (or $x1888 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1886 (not new.attention.qkv.group.dp)))
 (let (($x1887 (or $x1886 $x2024)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1887 $x428 $x1891)))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1757 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2003 ?x1895 ?x1757))))))))))))))))))))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1889 (not new.attention.qkv.group.pp)))
 (let (($x1891 (or $x1889 (= 1 new.pp))))
 (let (($x1888 (not new.attention.qkv.group.sp)))
 (let (($x428 (or $x1888 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1886 (not new.attention.qkv.group.dp)))
 (let (($x1887 (or $x1886 $x2024)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1887 $x428 $x1891)))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1849 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2003 ?x1895 ?x1849))))))))))))))))))))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1889 (not new.attention.qkv.group.pp)))
 (let (($x1891 (or $x1889 (= 1 new.pp))))
 (let (($x1888 (not new.attention.qkv.group.sp)))
 (let (($x428 (or $x1888 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1886 (not new.attention.qkv.group.dp)))
 (let (($x1887 (or $x1886 $x2024)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1887 $x428 $x1891)))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1826 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2003 ?x1895 ?x1826)))))))))))))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1889 (not new.attention.qkv.group.pp)))
 (let (($x1891 (or $x1889 (= 1 new.pp))))
 (let (($x1888 (not new.attention.qkv.group.sp)))
 (let (($x428 (or $x1888 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1886 (not new.attention.qkv.group.dp)))
 (let (($x1887 (or $x1886 $x2024)))
 (let (($x4864 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x1887 $x428 $x1891)))
 (let (($x1651 (and (= (_ bv92 7) new.attention.q) (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v))))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1887 $x428 $x1891)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (not (or $x2012 (and $x1896 (or $x2011 $x1892)) $x1651 $x4864)))))))))))))))))
(assert
 (let (($x1980 (not old.attention.qkv.group.pp)))
(let (($x2101 (or $x1980 (= 1 old.pp))))
(let (($x2102 (not old.attention.qkv.group.sp)))
(let (($x2097 (or $x2102 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x1583 (not old.attention.qkv.group.dp)))
(let (($x2172 (or $x1583 $x1592)))
(let (($x1675 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x2172 $x2097 $x2101)))
(let (($x190 (and (= (_ bv92 7) old.attention.q) (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v))))
(let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2172 $x2097 $x2101)))
(let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
(let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x4249 (not $x2109)))
(let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x1597 (and $x4249 (or $x1847 $x3977)) $x190 $x1675))))))))))))))))
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4090 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4860 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x169 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x382 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x222 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x222 $x382 $x169 $x4860))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x2163 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2163 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4086 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4086 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 (= (_ bv37 7) old.attention.qkv.split) $x2109 $x2110)))))
(assert
 (let (($x2107 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2107 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2080 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
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
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x4633 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2110 ?x4040 ?x4633))))))))))))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x4727 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2110 ?x4040 ?x4727))))))))))))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x638 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2110 ?x4040 ?x638)))))))))))))))))))
(assert
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x4863 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x87 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x1700 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x1995 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x1934 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x1934 $x1995 $x1700 $x87))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x2016 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2016 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1669 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1669 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 (= (_ bv37 7) new.attention.qkv.split) $x2002 $x2003)))))
(assert
 (let (($x1996 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1996 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1991 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
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
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1757 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2003 ?x1895 ?x1757)))))))))))))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1849 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2003 ?x1895 ?x1849)))))))))))))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1826 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2003 ?x1895 ?x1826))))))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
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
 (= old.model.v_bias new.model.v_bias))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1934 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x814 (and $x1934 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q))) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x394 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x814)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x1605 (or $x4448 (not (or new.model.q_bias new.model.k_bias new.model.v_bias)) (and (not $x2002) (or $x1934 (= (_ bv27 7) new.attention.qkv.bias))) (and $x2002 $x394))))
 (not $x1605))))))))
(assert
 (let (($x222 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x4128 (and $x222 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q))) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x1554 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x4128)))
(let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1589 (= 1 old.tp)))
(or $x1589 (not (or old.model.q_bias old.model.k_bias old.model.v_bias)) (and (not $x2109) (or $x222 (= (_ bv27 7) old.attention.qkv.bias))) (and $x2109 $x1554))))))))
(check-sat)

; from one replica to any number, question 11
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.scores_whole () Bool)
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
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x4083 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2126 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x23 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4256 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4256 $x23 $x4173 $x4885 $x2126 $x4090 $x2164 $x164 $x4111 $x4083))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x4086 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4086 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 (= (_ bv37 7) old.attention.qkv.split) $x2109 $x2110)))))
(assert
 (let (($x1831 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x195 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x625 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x625 $x195 $x1831)))))
(assert
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2080 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
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
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x798 (= (- 1) old.attention.head_dim.n)))
 (let (($x687 (or $x798 (< (* ?x2090 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x692 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1832 (ite $x4090 (ite (= 0 ?x692) 1 (ite $x687 0 1)) old.attention.head_dim.given_least)))
 (let (($x1701 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x57 (ite (and $x798 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x798 $x1701) 0 1))))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2126 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4083 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4256 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x23 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3987 (ite $x4111 old.attention.head_dim.parts (ite (or $x23 $x4256 $x164 $x4083 $x2126) 1 (ite $x4173 ?x57 ?x1832)))))
 (= old.attention.head_dim.least ?x3987)))))))))))))))))))
(assert
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let ((?x342 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x4090 (not (= 0 ?x342)))))))
(assert
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1763 (or $x2164 $x4885)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2068 (ite $x4111 old.attention.head_dim.parts (ite $x1763 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2068)))))))
(assert
 (let (($x798 (= (- 1) old.attention.head_dim.n)))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2154 (ite $x4173 (or $x798 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x798 (< 1 old.attention.head_dim.n)))))
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1561 (ite $x164 (or $x798 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4090 (or $x798 (< ?x2090 old.attention.head_dim.n)) $x2154))))
 (let (($x1750 (= 1 old.attention.head_dim.parts)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1763 (or $x2164 $x4885)))
 (let (($x3984 (ite $x1763 old.attention.head_dim.given_moved (ite (or $x4111 $x1750) false $x1561))))
 (= old.attention.head_dim.moved $x3984))))))))))))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let (($x4037 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x4693 (not old.model.sinks)))
 (= old.attention.one_key (and $x4693 $x4037)))))
(assert
 (let (($x4354 (not old.attention.head_dim.padded)))
 (let (($x1750 (= 1 old.attention.head_dim.parts)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1763 (or $x2164 $x4885)))
 (let (($x1685 (ite $x1763 old.attention.head_dim.given_everywhere (or $x4111 (and $x1750 $x4354)))))
 (= old.attention.head_dim.everywhere $x1685)))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x865 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7)))))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4633 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7))) ?x865)))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2110 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7))) ?x4633))))))))))))))
(assert
 (let (($x4767 (not old.attention.head_dim.moved)))
 (let (($x4083 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4256 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x23 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4794 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x23 $x4256 $x164 $x4083) $x4767))))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1763 (or $x2164 $x4885)))
 (= old.attention.head_dim.undivided (ite $x1763 old.attention.head_dim.given_undivided $x4794))))))))))))
(assert
 (let (($x4693 (not old.model.sinks)))
 (let (($x625 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x4767 (not old.attention.head_dim.moved)))
 (let (($x1759 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x4767))))
 (let (($x195 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4484 (or (and $x195 (<= 1 old.attention.head_dim.least) $x1759) (and $x625 old.attention.head_dim.everywhere $x4693))))
 (= old.attention.scores_whole $x4484))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x626 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x372 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4884 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x4884 $x372 $x799 $x4880 $x626 $x4863 $x655 $x1816 $x4843 $x118))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x1669 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1669 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 (= (_ bv37 7) new.attention.qkv.split) $x2002 $x2003)))))
(assert
 (let (($x202 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1670 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1666 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1666 $x1670 $x202)))))
(assert
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1991 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
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
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1546 (= (- 1) new.attention.head_dim.n)))
 (let (($x1713 (or $x1546 (< (* ?x482 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x168 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2064 (ite $x4863 (ite (= 0 ?x168) 1 (ite $x1713 0 1)) new.attention.head_dim.given_least)))
 (let (($x1684 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x4203 (ite (and $x1546 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1546 $x1684) 0 1))))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x626 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4884 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x372 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1723 (ite $x4843 new.attention.head_dim.parts (ite (or $x372 $x4884 $x1816 $x118 $x626) 1 (ite $x799 ?x4203 ?x2064)))))
 (= new.attention.head_dim.least ?x1723)))))))))))))))))))
(assert
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let ((?x53 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x4863 (not (= 0 ?x53)))))))
(assert
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1642 (or $x655 $x4880)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x4263 (ite $x4843 new.attention.head_dim.parts (ite $x1642 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x4263)))))))
(assert
 (let (($x1546 (= (- 1) new.attention.head_dim.n)))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4257 (ite $x799 (or $x1546 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1546 (< 1 new.attention.head_dim.n)))))
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4059 (ite $x1816 (or $x1546 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x4863 (or $x1546 (< ?x482 new.attention.head_dim.n)) $x4257))))
 (let (($x1585 (= 1 new.attention.head_dim.parts)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1642 (or $x655 $x4880)))
 (let (($x1599 (ite $x1642 new.attention.head_dim.given_moved (ite (or $x4843 $x1585) false $x4059))))
 (= new.attention.head_dim.moved $x1599))))))))))))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let (($x1751 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1541 (not new.model.sinks)))
 (= new.attention.one_key (and $x1541 $x1751)))))
(assert
 (let (($x1668 (not new.attention.head_dim.padded)))
 (let (($x1585 (= 1 new.attention.head_dim.parts)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1642 (or $x655 $x4880)))
 (let (($x4022 (ite $x1642 new.attention.head_dim.given_everywhere (or $x4843 (and $x1585 $x1668)))))
 (= new.attention.head_dim.everywhere $x4022)))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1756 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7)))))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1757 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7))) ?x1756)))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2003 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7))) ?x1757)))))))))))))))
(assert
 (let (($x1603 (not new.attention.head_dim.moved)))
 (let (($x118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4884 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x372 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1558 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x372 $x4884 $x1816 $x118) $x1603))))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1642 (or $x655 $x4880)))
 (= new.attention.head_dim.undivided (ite $x1642 new.attention.head_dim.given_undivided $x1558))))))))))))
(assert
 (let (($x1541 (not new.model.sinks)))
 (let (($x1666 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1603 (not new.attention.head_dim.moved)))
 (let (($x344 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1603))))
 (let (($x1670 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1085 (or (and $x1670 (<= 1 new.attention.head_dim.least) $x344) (and $x1666 new.attention.head_dim.everywhere $x1541))))
 (= new.attention.scores_whole $x1085))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x202 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x1706 (or $x4448 (not (= (_ bv36 7) new.attention.q)) $x202 new.attention.one_key new.attention.scores_whole)))
 (not $x1706)))))
(assert
 (let (($x1831 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1589 (= 1 old.tp)))
(or $x1589 (not (= (_ bv36 7) old.attention.q)) $x1831 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 12
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
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.attention.scores.group.pp () Bool)
(declare-fun old.attention.scores.group.pp () Bool)
(declare-fun new.attention.scores.group.sp () Bool)
(declare-fun old.attention.scores.group.sp () Bool)
(declare-fun new.attention.scores.group.tp () Bool)
(declare-fun old.attention.scores.group.tp () Bool)
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
 (let (($x4083 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2126 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x23 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4256 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4256 $x23 $x4173 $x4885 $x2126 $x4090 $x2164 $x164 $x4111 $x4083))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x1230 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1230 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x4086 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4086 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 (= (_ bv37 7) old.attention.qkv.split) $x2109 $x2110)))))
(assert
 (let (($x195 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x625 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x625 $x195 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2080 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
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
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x798 (= (- 1) old.attention.head_dim.n)))
 (let (($x687 (or $x798 (< (* ?x2090 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x692 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1832 (ite $x4090 (ite (= 0 ?x692) 1 (ite $x687 0 1)) old.attention.head_dim.given_least)))
 (let (($x1701 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x57 (ite (and $x798 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x798 $x1701) 0 1))))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2126 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4083 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4256 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x23 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3987 (ite $x4111 old.attention.head_dim.parts (ite (or $x23 $x4256 $x164 $x4083 $x2126) 1 (ite $x4173 ?x57 ?x1832)))))
 (= old.attention.head_dim.least ?x3987)))))))))))))))))))
(assert
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let ((?x342 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x4090 (not (= 0 ?x342)))))))
(assert
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1763 (or $x2164 $x4885)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2068 (ite $x4111 old.attention.head_dim.parts (ite $x1763 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2068)))))))
(assert
 (let (($x798 (= (- 1) old.attention.head_dim.n)))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2154 (ite $x4173 (or $x798 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x798 (< 1 old.attention.head_dim.n)))))
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1561 (ite $x164 (or $x798 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4090 (or $x798 (< ?x2090 old.attention.head_dim.n)) $x2154))))
 (let (($x1750 (= 1 old.attention.head_dim.parts)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1763 (or $x2164 $x4885)))
 (let (($x3984 (ite $x1763 old.attention.head_dim.given_moved (ite (or $x4111 $x1750) false $x1561))))
 (= old.attention.head_dim.moved $x3984))))))))))))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let (($x4354 (not old.attention.head_dim.padded)))
 (let (($x1750 (= 1 old.attention.head_dim.parts)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1763 (or $x2164 $x4885)))
 (let (($x1685 (ite $x1763 old.attention.head_dim.given_everywhere (or $x4111 (and $x1750 $x4354)))))
 (= old.attention.head_dim.everywhere $x1685)))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x4633 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2110 ?x4040 ?x4633))))))))))))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x1426 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2110 ?x4040 ?x1426))))))))))))))))))
(assert
 (let (($x4767 (not old.attention.head_dim.moved)))
 (let (($x4083 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4256 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x23 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4794 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x23 $x4256 $x164 $x4083) $x4767))))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1763 (or $x2164 $x4885)))
 (= old.attention.head_dim.undivided (ite $x1763 old.attention.head_dim.given_undivided $x4794))))))))))))
(assert
 (let (($x4693 (not old.model.sinks)))
 (let (($x625 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x4767 (not old.attention.head_dim.moved)))
 (let (($x1759 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x4767))))
 (let (($x195 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4484 (or (and $x195 (<= 1 old.attention.head_dim.least) $x1759) (and $x625 old.attention.head_dim.everywhere $x4693))))
 (= old.attention.scores_whole $x4484))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x626 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x372 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4884 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x4884 $x372 $x799 $x4880 $x626 $x4863 $x655 $x1816 $x4843 $x118))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x1527 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1527 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1669 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1669 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 (= (_ bv37 7) new.attention.qkv.split) $x2002 $x2003)))))
(assert
 (let (($x1670 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1666 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1666 $x1670 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1991 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
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
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1546 (= (- 1) new.attention.head_dim.n)))
 (let (($x1713 (or $x1546 (< (* ?x482 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x168 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2064 (ite $x4863 (ite (= 0 ?x168) 1 (ite $x1713 0 1)) new.attention.head_dim.given_least)))
 (let (($x1684 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x4203 (ite (and $x1546 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1546 $x1684) 0 1))))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x626 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4884 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x372 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1723 (ite $x4843 new.attention.head_dim.parts (ite (or $x372 $x4884 $x1816 $x118 $x626) 1 (ite $x799 ?x4203 ?x2064)))))
 (= new.attention.head_dim.least ?x1723)))))))))))))))))))
(assert
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let ((?x53 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x4863 (not (= 0 ?x53)))))))
(assert
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1642 (or $x655 $x4880)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x4263 (ite $x4843 new.attention.head_dim.parts (ite $x1642 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x4263)))))))
(assert
 (let (($x1546 (= (- 1) new.attention.head_dim.n)))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4257 (ite $x799 (or $x1546 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1546 (< 1 new.attention.head_dim.n)))))
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4059 (ite $x1816 (or $x1546 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x4863 (or $x1546 (< ?x482 new.attention.head_dim.n)) $x4257))))
 (let (($x1585 (= 1 new.attention.head_dim.parts)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1642 (or $x655 $x4880)))
 (let (($x1599 (ite $x1642 new.attention.head_dim.given_moved (ite (or $x4843 $x1585) false $x4059))))
 (= new.attention.head_dim.moved $x1599))))))))))))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let (($x1668 (not new.attention.head_dim.padded)))
 (let (($x1585 (= 1 new.attention.head_dim.parts)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1642 (or $x655 $x4880)))
 (let (($x4022 (ite $x1642 new.attention.head_dim.given_everywhere (or $x4843 (and $x1585 $x1668)))))
 (= new.attention.head_dim.everywhere $x4022)))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1757 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2003 ?x1895 ?x1757)))))))))))))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x1710 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2003 ?x1895 ?x1710)))))))))))))))))))
(assert
 (let (($x1603 (not new.attention.head_dim.moved)))
 (let (($x118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4884 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x372 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1558 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x372 $x4884 $x1816 $x118) $x1603))))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1642 (or $x655 $x4880)))
 (= new.attention.head_dim.undivided (ite $x1642 new.attention.head_dim.given_undivided $x1558))))))))))))
(assert
 (let (($x1541 (not new.model.sinks)))
 (let (($x1666 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1603 (not new.attention.head_dim.moved)))
 (let (($x344 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1603))))
 (let (($x1670 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1085 (or (and $x1670 (<= 1 new.attention.head_dim.least) $x344) (and $x1666 new.attention.head_dim.everywhere $x1541))))
 (= new.attention.scores_whole $x1085))))))))
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
 (= old.model.sinks new.model.sinks))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x559 (and (or new.attention.scores.group.tp (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1808 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x1627 (not new.attention.scores_whole)))
 (let (($x1666 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1670 (= (_ bv57 7) new.attention.scores.sum)))
 (not (or $x1670 (and $x1666 (not (= 1 new.tp)) $x1627) $x1808 $x559))))))))
(assert
 (let (($x1415 (and (or old.attention.scores.group.tp (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
(let (($x4085 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x4309 (not old.attention.scores_whole)))
(let (($x625 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x195 (= (_ bv57 7) old.attention.scores.sum)))
(or $x195 (and $x625 (not (= 1 old.tp)) $x4309) $x4085 $x1415)))))))
(check-sat)

; from one replica to any number, question 13
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4083 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2126 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x23 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4256 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4256 $x23 $x4173 $x4885 $x2126 $x4090 $x2164 $x164 $x4111 $x4083))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x4086 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4086 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 (= (_ bv37 7) old.attention.qkv.split) $x2109 $x2110)))))
(assert
 (let (($x1531 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x1531 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2080 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
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
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x798 (= (- 1) old.attention.head_dim.n)))
 (let (($x687 (or $x798 (< (* ?x2090 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x692 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1832 (ite $x4090 (ite (= 0 ?x692) 1 (ite $x687 0 1)) old.attention.head_dim.given_least)))
 (let (($x1701 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x57 (ite (and $x798 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x798 $x1701) 0 1))))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2126 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4083 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4256 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x23 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3987 (ite $x4111 old.attention.head_dim.parts (ite (or $x23 $x4256 $x164 $x4083 $x2126) 1 (ite $x4173 ?x57 ?x1832)))))
 (= old.attention.head_dim.least ?x3987)))))))))))))))))))
(assert
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let ((?x342 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x4090 (not (= 0 ?x342)))))))
(assert
 (let (($x798 (= (- 1) old.attention.head_dim.n)))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2154 (ite $x4173 (or $x798 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x798 (< 1 old.attention.head_dim.n)))))
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1561 (ite $x164 (or $x798 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4090 (or $x798 (< ?x2090 old.attention.head_dim.n)) $x2154))))
 (let (($x1750 (= 1 old.attention.head_dim.parts)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1763 (or $x2164 $x4885)))
 (let (($x3984 (ite $x1763 old.attention.head_dim.given_moved (ite (or $x4111 $x1750) false $x1561))))
 (= old.attention.head_dim.moved $x3984))))))))))))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let (($x1338 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x4693 (not old.model.sinks)))
 (= old.attention.one_key (and $x4693 $x1338)))))
(assert
 (let (($x4354 (not old.attention.head_dim.padded)))
 (let (($x1750 (= 1 old.attention.head_dim.parts)))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1763 (or $x2164 $x4885)))
 (let (($x1685 (ite $x1763 old.attention.head_dim.given_everywhere (or $x4111 (and $x1750 $x4354)))))
 (= old.attention.head_dim.everywhere $x1685)))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x865 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7)))))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4633 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7))) ?x865)))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2110 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7))) ?x4633))))))))))))))
(assert
 (let (($x4767 (not old.attention.head_dim.moved)))
 (let (($x4083 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4256 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x23 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4794 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x23 $x4256 $x164 $x4083) $x4767))))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1763 (or $x2164 $x4885)))
 (= old.attention.head_dim.undivided (ite $x1763 old.attention.head_dim.given_undivided $x4794))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x626 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x372 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4884 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x4884 $x372 $x799 $x4880 $x626 $x4863 $x655 $x1816 $x4843 $x118))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x1669 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1669 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 (= (_ bv37 7) new.attention.qkv.split) $x2002 $x2003)))))
(assert
 (let (($x135 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x135 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1991 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
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
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1546 (= (- 1) new.attention.head_dim.n)))
 (let (($x1713 (or $x1546 (< (* ?x482 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x168 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2064 (ite $x4863 (ite (= 0 ?x168) 1 (ite $x1713 0 1)) new.attention.head_dim.given_least)))
 (let (($x1684 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x4203 (ite (and $x1546 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1546 $x1684) 0 1))))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x626 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4884 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x372 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1723 (ite $x4843 new.attention.head_dim.parts (ite (or $x372 $x4884 $x1816 $x118 $x626) 1 (ite $x799 ?x4203 ?x2064)))))
 (= new.attention.head_dim.least ?x1723)))))))))))))))))))
(assert
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let ((?x53 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x4863 (not (= 0 ?x53)))))))
(assert
 (let (($x1546 (= (- 1) new.attention.head_dim.n)))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4257 (ite $x799 (or $x1546 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1546 (< 1 new.attention.head_dim.n)))))
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4059 (ite $x1816 (or $x1546 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x4863 (or $x1546 (< ?x482 new.attention.head_dim.n)) $x4257))))
 (let (($x1585 (= 1 new.attention.head_dim.parts)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1642 (or $x655 $x4880)))
 (let (($x1599 (ite $x1642 new.attention.head_dim.given_moved (ite (or $x4843 $x1585) false $x4059))))
 (= new.attention.head_dim.moved $x1599))))))))))))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let (($x1824 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1541 (not new.model.sinks)))
 (= new.attention.one_key (and $x1541 $x1824)))))
(assert
 (let (($x1668 (not new.attention.head_dim.padded)))
 (let (($x1585 (= 1 new.attention.head_dim.parts)))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1642 (or $x655 $x4880)))
 (let (($x4022 (ite $x1642 new.attention.head_dim.given_everywhere (or $x4843 (and $x1585 $x1668)))))
 (= new.attention.head_dim.everywhere $x4022)))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1756 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7)))))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1757 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7))) ?x1756)))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2003 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7))) ?x1757)))))))))))))))
(assert
 (let (($x1603 (not new.attention.head_dim.moved)))
 (let (($x118 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4884 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x372 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1558 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x372 $x4884 $x1816 $x118) $x1603))))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1642 (or $x655 $x4880)))
 (= new.attention.head_dim.undivided (ite $x1642 new.attention.head_dim.given_undivided $x1558))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x135 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x1873 (or (not (= (_ bv36 7) new.attention.q)) $x135 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x1873))))
(assert
 (let (($x1531 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x1531 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

; from one replica to any number, question 14
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
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
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
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x4173 $x4885 (= (_ bv56 7) old.attention.head_dim.kind) $x4090 $x2164 $x164 $x4111 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1518 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1216 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1216 $x1702 (= (_ bv56 7) old.attention.heads.kind) $x1661 $x1740 $x1518 $x1866 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x4086 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4086 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 (= (_ bv37 7) old.attention.qkv.split) $x2109 $x2110)))))
(assert
 (let (($x1774 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x1774)))
(assert
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2080 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
(assert
 (let (($x1813 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x628 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x628 $x1813))))
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
 (let (($x1662 (= (- 1) old.attention.heads.n)))
 (let (($x1216 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x382 (ite $x1216 (or $x1662 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1662 (< 1 old.attention.heads.n)))))
 (let ((?x656 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2187 (< (div (* ?x656 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1518 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x115 (ite $x1518 (or $x1662 (< old.attention.heads.block old.attention.heads.n)) (ite $x1661 (or $x1662 $x2187) $x382))))
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1361 (ite (or $x1740 $x1702) old.attention.heads.given_moved (ite (or $x1866 (= 1 old.attention.heads.parts)) false $x115))))
 (= old.attention.heads.moved $x1361))))))))))))))
(assert
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let (($x798 (= (- 1) old.attention.head_dim.n)))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2154 (ite $x4173 (or $x798 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x798 (< 1 old.attention.head_dim.n)))))
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1561 (ite $x164 (or $x798 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4090 (or $x798 (< ?x2090 old.attention.head_dim.n)) $x2154))))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3984 (ite (or $x2164 $x4885) old.attention.head_dim.given_moved (ite (or $x4111 (= 1 old.attention.head_dim.parts)) false $x1561))))
 (= old.attention.head_dim.moved $x3984))))))))))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x865 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7)))))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4633 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7))) ?x865)))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2110 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7))) ?x4633))))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x799 $x4880 (= (_ bv56 7) new.attention.head_dim.kind) $x4863 $x655 $x1816 $x4843 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1749 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1370 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1370 $x848 (= (_ bv56 7) new.attention.heads.kind) $x1538 $x1810 $x1749 $x1649 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x1669 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1669 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 (= (_ bv37 7) new.attention.qkv.split) $x2002 $x2003)))))
(assert
 (let (($x4742 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x4742)))
(assert
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1991 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
(assert
 (let (($x4460 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x2039 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x2039 $x4460))))
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
 (let (($x4428 (= (- 1) new.attention.heads.n)))
 (let (($x1370 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x126 (ite $x1370 (or $x4428 (<= new.attention.heads.parts new.attention.heads.n)) (or $x4428 (< 1 new.attention.heads.n)))))
 (let ((?x4667 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2033 (< (div (* ?x4667 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1749 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1935 (ite $x1749 (or $x4428 (< new.attention.heads.block new.attention.heads.n)) (ite $x1538 (or $x4428 $x2033) $x126))))
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2052 (ite (or $x1810 $x848) new.attention.heads.given_moved (ite (or $x1649 (= 1 new.attention.heads.parts)) false $x1935))))
 (= new.attention.heads.moved $x2052))))))))))))))
(assert
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let (($x1546 (= (- 1) new.attention.head_dim.n)))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4257 (ite $x799 (or $x1546 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1546 (< 1 new.attention.head_dim.n)))))
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4059 (ite $x1816 (or $x1546 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x4863 (or $x1546 (< ?x482 new.attention.head_dim.n)) $x4257))))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1599 (ite (or $x655 $x4880) new.attention.head_dim.given_moved (ite (or $x4843 (= 1 new.attention.head_dim.parts)) false $x4059))))
 (= new.attention.head_dim.moved $x1599))))))))))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1756 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7)))))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1757 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7))) ?x1756)))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2003 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7))) ?x1757)))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4460 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1698 (or (and (= (_ bv36 7) new.attention.q) new.attention.head_dim.moved) (and $x4460 (= (_ bv37 7) new.attention.q) new.attention.heads.moved))))
 (let (($x2039 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x4742 (= (_ bv93 7) new.attention.scores.statistic)))
 (let (($x4448 (= 1 new.tp)))
 (not (or $x4448 $x4742 $x2039 (not $x1698)))))))))
(assert
 (let (($x1813 (= (_ bv97 7) old.model.qk_norm)))
(let (($x4135 (or (and (= (_ bv36 7) old.attention.q) old.attention.head_dim.moved) (and $x1813 (= (_ bv37 7) old.attention.q) old.attention.heads.moved))))
(let (($x628 (= (_ bv57 7) old.model.qk_norm)))
(let (($x1774 (= (_ bv93 7) old.attention.scores.statistic)))
(let (($x1589 (= 1 old.tp)))
(or $x1589 $x1774 $x628 (not $x4135))))))))
(check-sat)

; from one replica to any number, question 15
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4090 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1518 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1216 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1216 $x1702 (= (_ bv56 7) old.attention.heads.kind) $x1661 $x1740 $x1518 $x1866 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x4086 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x4086 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 (= (_ bv37 7) old.attention.qkv.split) $x2109 $x2110)))))
(assert
 (let (($x1823 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x1823)))
(assert
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2080 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (let (($x4063 (= (_ bv2 7) old.model.positions)))
 (or $x4063 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781))))
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
 (let ((?x656 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x4593 (div (* ?x656 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x344 (and $x1661 (< 1 old.attention.heads.parts) (= ?x4593 old.attention.heads.n))))
 (= old.attention.heads.filled $x344))))))
(assert
 (let (($x1415 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1661 $x1415)))))
(assert
 (let (($x1662 (= (- 1) old.attention.heads.n)))
 (let (($x1216 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x382 (ite $x1216 (or $x1662 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1662 (< 1 old.attention.heads.n)))))
 (let ((?x656 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x4593 (div (* ?x656 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1518 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x115 (ite $x1518 (or $x1662 (< old.attention.heads.block old.attention.heads.n)) (ite $x1661 (or $x1662 (< ?x4593 old.attention.heads.n)) $x382))))
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1361 (ite (or $x1740 $x1702) old.attention.heads.given_moved (ite (or $x1866 (= 1 old.attention.heads.parts)) false $x115))))
 (= old.attention.heads.moved $x1361))))))))))))))
(assert
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let (($x4236 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1617 (not old.model.sinks)))
 (= old.attention.one_key (and $x1617 $x4236)))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x865 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7)))))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4633 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7))) ?x865)))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2110 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7))) ?x4633))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x4863 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1749 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1370 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1370 $x848 (= (_ bv56 7) new.attention.heads.kind) $x1538 $x1810 $x1749 $x1649 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x1669 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1669 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 (= (_ bv37 7) new.attention.qkv.split) $x2002 $x2003)))))
(assert
 (let (($x1411 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x1411)))
(assert
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1991 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (let (($x4180 (= (_ bv2 7) new.model.positions)))
 (or $x4180 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365))))
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
 (let ((?x4667 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4517 (div (* ?x4667 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2125 (and $x1538 (< 1 new.attention.heads.parts) (= ?x4517 new.attention.heads.n))))
 (= new.attention.heads.filled $x2125))))))
(assert
 (let (($x1794 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1538 $x1794)))))
(assert
 (let (($x4428 (= (- 1) new.attention.heads.n)))
 (let (($x1370 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x126 (ite $x1370 (or $x4428 (<= new.attention.heads.parts new.attention.heads.n)) (or $x4428 (< 1 new.attention.heads.n)))))
 (let ((?x4667 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4517 (div (* ?x4667 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1749 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1935 (ite $x1749 (or $x4428 (< new.attention.heads.block new.attention.heads.n)) (ite $x1538 (or $x4428 (< ?x4517 new.attention.heads.n)) $x126))))
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2052 (ite (or $x1810 $x848) new.attention.heads.given_moved (ite (or $x1649 (= 1 new.attention.heads.parts)) false $x1935))))
 (= new.attention.heads.moved $x2052))))))))))))))
(assert
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let (($x321 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x629 (not new.model.sinks)))
 (= new.attention.one_key (and $x629 $x321)))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1756 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7)))))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1757 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7))) ?x1756)))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2003 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7))) ?x1757)))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4630 (not new.attention.heads.moved)))
 (let (($x1910 (and $x4630 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x1411 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x1567 (or (not (= (_ bv37 7) new.attention.q)) $x1411 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x1910 new.attention.one_key)))
 (not $x1567))))))
(assert
 (let (($x1570 (not old.attention.heads.moved)))
(let (($x1292 (and $x1570 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x1823 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x1823 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x1292 old.attention.one_key)))))
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x4173 $x4885 (= (_ bv56 7) old.attention.head_dim.kind) $x4090 $x2164 $x164 $x4111 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1518 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1216 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1216 $x1702 (= (_ bv56 7) old.attention.heads.kind) $x1661 $x1740 $x1518 $x1866 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2053 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1209 (= (_ bv10 7) old.attention.out.input)))
 (or $x1209 $x2053 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (or $x144 (= (_ bv57 7) old.attention.out.split) (= (_ bv61 7) old.attention.out.split))))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x1726 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1726 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 $x204 $x2109 $x2110))))))
(assert
 (let (($x4898 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4898 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2075 (= (_ bv56 7) old.attention.value_dim.kind) $x2080 $x2076 (= (_ bv91 7) old.attention.value_dim.kind) $x2135 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
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
 (let (($x1415 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1661 $x1415)))))
(assert
 (let (($x1662 (= (- 1) old.attention.heads.n)))
 (let (($x1216 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x382 (ite $x1216 (or $x1662 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1662 (< 1 old.attention.heads.n)))))
 (let ((?x656 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2187 (< (div (* ?x656 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1518 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x115 (ite $x1518 (or $x1662 (< old.attention.heads.block old.attention.heads.n)) (ite $x1661 (or $x1662 $x2187) $x382))))
 (let (($x1711 (= 1 old.attention.heads.parts)))
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4879 (or $x1740 $x1702)))
 (let (($x1361 (ite $x4879 old.attention.heads.given_moved (ite (or $x1866 $x1711) false $x115))))
 (= old.attention.heads.moved $x1361))))))))))))))))
(assert
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let (($x1997 (= (- 1) old.attention.head_dim.n)))
 (let (($x4173 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1495 (ite $x4173 (or $x1997 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1997 (< 1 old.attention.head_dim.n)))))
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x164 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4121 (ite $x164 (or $x1997 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4090 (or $x1997 (< ?x2090 old.attention.head_dim.n)) $x1495))))
 (let (($x4111 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4885 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2164 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2168 (ite (or $x2164 $x4885) old.attention.head_dim.given_moved (ite (or $x4111 (= 1 old.attention.head_dim.parts)) false $x4121))))
 (= old.attention.head_dim.moved $x2168))))))))))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let ((?x1714 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2080 (not (= 0 ?x1714)))))))
(assert
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1510 (not $x144)))
 (let (($x1209 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2053 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2053 (and $x1209 $x1510))))))))
(assert
 (let (($x1522 (not old.attention.heads.padded)))
 (let (($x1711 (= 1 old.attention.heads.parts)))
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4879 (or $x1740 $x1702)))
 (let (($x1657 (ite $x4879 old.attention.heads.given_everywhere (or $x1866 (and $x1711 $x1522)))))
 (= old.attention.heads.everywhere $x1657)))))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x1627 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2110 ?x4040 ?x1627))))))))))))))))))
(assert
 (let (($x1832 (not old.attention.value_dim.padded)))
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1631 (ite (or $x2076 $x2075) old.attention.value_dim.given_everywhere (or $x2135 (and (= 1 old.attention.value_dim.parts) $x1832)))))
 (= old.attention.value_dim.everywhere $x1631)))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x1807 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2110 ?x4040 ?x1807)))))))))))))))))))
(assert
 (let (($x204 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1639 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1277 (ite $x1639 old.attention.v (ite $x204 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1277)))))
(assert
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1510 (not $x144)))
 (let (($x1364 (= (_ bv36 7) old.attention.mixed)))
 (let (($x4064 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1364)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1364 old.attention.value_dim.everywhere $x1510))))
 (= old.attention.mixed_in (ite $x4064 (_ bv96 7) old.attention.mixed)))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x799 $x4880 (= (_ bv56 7) new.attention.head_dim.kind) $x4863 $x655 $x1816 $x4843 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1749 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1370 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1370 $x848 (= (_ bv56 7) new.attention.heads.kind) $x1538 $x1810 $x1749 $x1649 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2143 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.input)))
 (or $x2107 $x2143 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (or $x448 (= (_ bv57 7) new.attention.out.split) (= (_ bv61 7) new.attention.out.split))))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x4812 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4812 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x400 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 $x400 $x2002 $x2003))))))
(assert
 (let (($x1638 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1638 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1989 (= (_ bv56 7) new.attention.value_dim.kind) $x1991 $x1981 (= (_ bv91 7) new.attention.value_dim.kind) $x1984 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
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
 (let (($x1794 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1538 $x1794)))))
(assert
 (let (($x4428 (= (- 1) new.attention.heads.n)))
 (let (($x1370 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x126 (ite $x1370 (or $x4428 (<= new.attention.heads.parts new.attention.heads.n)) (or $x4428 (< 1 new.attention.heads.n)))))
 (let ((?x4667 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2033 (< (div (* ?x4667 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1749 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1935 (ite $x1749 (or $x4428 (< new.attention.heads.block new.attention.heads.n)) (ite $x1538 (or $x4428 $x2033) $x126))))
 (let (($x1629 (= 1 new.attention.heads.parts)))
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1479 (or $x1810 $x848)))
 (let (($x2052 (ite $x1479 new.attention.heads.given_moved (ite (or $x1649 $x1629) false $x1935))))
 (= new.attention.heads.moved $x2052))))))))))))))))
(assert
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let (($x4642 (= (- 1) new.attention.head_dim.n)))
 (let (($x799 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4257 (ite $x799 (or $x4642 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4642 (< 1 new.attention.head_dim.n)))))
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1816 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x57 (ite $x1816 (or $x4642 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x4863 (or $x4642 (< ?x482 new.attention.head_dim.n)) $x4257))))
 (let (($x4843 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4880 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x655 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x142 (ite (or $x655 $x4880) new.attention.head_dim.given_moved (ite (or $x4843 (= 1 new.attention.head_dim.parts)) false $x57))))
 (= new.attention.head_dim.moved $x142))))))))))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let ((?x342 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1991 (not (= 0 ?x342)))))))
(assert
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (let (($x449 (not $x448)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2143 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2143 (and $x2107 $x449))))))))
(assert
 (let (($x4839 (not new.attention.heads.padded)))
 (let (($x1629 (= 1 new.attention.heads.parts)))
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1479 (or $x1810 $x848)))
 (let (($x4656 (ite $x1479 new.attention.heads.given_everywhere (or $x1649 (and $x1629 $x4839)))))
 (= new.attention.heads.everywhere $x4656)))))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x3964 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2003 ?x1895 ?x3964)))))))))))))))))))
(assert
 (let (($x4586 (not new.attention.value_dim.padded)))
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1752 (ite (or $x1981 $x1989) new.attention.value_dim.given_everywhere (or $x1984 (and (= 1 new.attention.value_dim.parts) $x4586)))))
 (= new.attention.value_dim.everywhere $x1752)))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x4207 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2003 ?x1895 ?x4207))))))))))))))))))))
(assert
 (let (($x400 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x371 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x639 (ite $x371 new.attention.v (ite $x400 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x639)))))
(assert
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (let (($x449 (not $x448)))
 (let (($x4131 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1914 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x4131)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x4131 new.attention.value_dim.everywhere $x449))))
 (= new.attention.mixed_in (ite $x1914 (_ bv96 7) new.attention.mixed)))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4400 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x2151 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1741 (or $x448 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x4448 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x2151 $x4400))))))
 (not $x1741)))))))
(assert
 (let (($x171 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x4767 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x1589 (= 1 old.tp)))
(let (($x144 (= (_ bv40 7) old.attention.out.split)))
(or $x144 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x1589 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x4767 $x171)))))))))
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4090 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1702 (= (_ bv56 7) old.attention.heads.kind) $x1661 $x1740 (= (_ bv91 7) old.attention.heads.kind) $x1866 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1284 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1283 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1541 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x500 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x4303 (= (_ bv4 7) old.attention.out.collective)))
 (or $x4303 $x500 $x1541 $x1283 $x1284)))))))
(assert
 (let (($x2053 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1209 (= (_ bv10 7) old.attention.out.input)))
 (or $x1209 $x2053 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1722 (= (_ bv61 7) old.attention.out.split)))
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (or $x144 (= (_ bv57 7) old.attention.out.split) $x1722))))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x1726 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1726 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 $x204 $x2109 $x2110))))))
(assert
 (let (($x4898 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4898 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2075 (= (_ bv56 7) old.attention.value_dim.kind) $x2080 $x2076 (= (_ bv91 7) old.attention.value_dim.kind) $x2135 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1800 (= (_ bv96 7) old.hidden.kind)))
 (let (($x630 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2111 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (let (($x608 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1358 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1358 $x608 (= (_ bv56 7) old.hidden.kind) $x1528 $x2111 $x630 $x1800 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x87 (= (_ bv49 7) old.norm.statistic)))
 (or $x87 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x841 (= (_ bv96 7) old.stream)))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (or $x4697 (= (_ bv94 7) old.stream) $x841))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1867 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4496 (div (* ?x1867 old.hidden.multiple) old.hidden.parts)))
 (let (($x1476 (< 1 old.hidden.parts)))
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1528 $x1476 (= ?x4496 old.hidden.n))))))))
(assert
 (let ((?x1867 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4496 (div (* ?x1867 old.hidden.multiple) old.hidden.parts)))
 (let (($x1476 (< 1 old.hidden.parts)))
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1528 $x1476 (<= old.hidden.n ?x4496))))))))
(assert
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1528 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1358 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4719 (ite $x1358 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1867 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x4496 (div (* ?x1867 old.hidden.multiple) old.hidden.parts)))
 (let (($x44 (= (- 1) old.hidden.n)))
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (let (($x630 (= (_ bv91 7) old.hidden.kind)))
 (let (($x607 (ite $x630 (or $x44 (< old.hidden.block old.hidden.n)) (ite $x1528 (or $x44 (< ?x4496 old.hidden.n)) $x4719))))
 (let (($x4130 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x607)))
 (let (($x608 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2111 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1774 (or $x2111 $x608)))
 (= old.hidden.moved (ite $x1774 old.hidden.given_moved $x4130)))))))))))))))
(assert
 (let (($x1415 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1661 $x1415)))))
(assert
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let ((?x1714 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2080 (not (= 0 ?x1714)))))))
(assert
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1510 (not $x144)))
 (let (($x1209 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2053 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2053 (and $x1209 $x1510))))))))
(assert
 (let (($x1800 (= (_ bv96 7) old.hidden.kind)))
 (let (($x608 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2111 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1774 (or $x2111 $x608)))
 (let (($x612 (ite $x1774 old.hidden.given_everywhere (or $x1800 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x612)))))))
(assert
 (let (($x1522 (not old.attention.heads.padded)))
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1657 (ite (or $x1740 $x1702) old.attention.heads.given_everywhere (or $x1866 (and (= 1 old.attention.heads.parts) $x1522)))))
 (= old.attention.heads.everywhere $x1657)))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x1627 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2110 ?x4040 ?x1627))))))))))))))))))
(assert
 (let (($x1832 (not old.attention.value_dim.padded)))
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1631 (ite (or $x2076 $x2075) old.attention.value_dim.given_everywhere (or $x2135 (and (= 1 old.attention.value_dim.parts) $x1832)))))
 (= old.attention.value_dim.everywhere $x1631)))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x1807 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2110 ?x4040 ?x1807)))))))))))))))))))
(assert
 (let (($x204 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1639 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1277 (ite $x1639 old.attention.v (ite $x204 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1277)))))
(assert
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1510 (not $x144)))
 (let (($x1364 (= (_ bv36 7) old.attention.mixed)))
 (let (($x4064 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1364)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1364 old.attention.value_dim.everywhere $x1510))))
 (= old.attention.mixed_in (ite $x4064 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x4498 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4500 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1532 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x4500)))
 (let (($x4128 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1283 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x144 (or $x1283 $x4128) $x1532) (_ bv96 7) ?x4498)))))))))
(assert
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1510 (not $x144)))
 (let (($x1589 (= 1 old.tp)))
 (let (($x841 (= (_ bv96 7) old.stream)))
 (let (($x4128 (and (or (not old.attention.out.group.tp) $x1589) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1773 (and $x4128 (or $x841 $x1589 (not (= (_ bv4 7) old.attention.out.collective)) $x1510))))
 (let (($x1541 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1283 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x4487 (ite (or (or $x1283 $x1541) $x1773) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1284 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x500 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1368 (and (or $x500 $x1284) $x4128)))
 (let ((?x587 (ite (or $x1283 (and $x1541 (= (_ bv38 7) old.stream)) $x1368) (_ bv38 7) (ite $x1541 (_ bv96 7) (_ bv16 7)))))
 (let (($x4312 (or (and old.hidden.filled (not $x841)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2073 (not $x4128)))
 (let (($x87 (= (_ bv49 7) old.norm.statistic)))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (let ((?x1213 (ite (and $x500 old.hidden.filled $x4697 $x2073 $x87) old.stream (ite (and $x1284 $x2073 $x4312) old.stream ?x587))))
 (let ((?x1734 (ite (and $x841 old.hidden.everywhere (or $x1283 $x1368)) (_ bv96 7) (ite (and $x500 old.hidden.filled $x841 $x2073) (_ bv96 7) ?x1213))))
 (let (($x4303 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x167 (ite (= (_ bv38 7) old.attention.out_state) (ite $x4303 (_ bv96 7) ?x1734) (ite (= (_ bv96 7) old.attention.out_state) ?x4487 old.attention.out_state))))
 (let ((?x502 (ite $x1284 (ite (not $x841) old.stream (_ bv66 7)) (ite $x1541 (ite $x841 (_ bv96 7) old.stream) (ite $x1283 (_ bv92 7) (_ bv16 7))))))
 (= old.attention.joined (ite (= (_ bv92 7) old.attention.out_state) (ite $x500 (_ bv96 7) ?x502) ?x167)))))))))))))))))))))))))
(assert
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x4863 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x848 (= (_ bv56 7) new.attention.heads.kind) $x1538 $x1810 (= (_ bv91 7) new.attention.heads.kind) $x1649 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3957 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1473 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x472 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x4371 (= (_ bv4 7) new.attention.out.collective)))
 (or $x4371 $x472 $x1473 $x2030 $x3957)))))))
(assert
 (let (($x2143 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.input)))
 (or $x2107 $x2143 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x4727 (= (_ bv61 7) new.attention.out.split)))
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (or $x448 (= (_ bv57 7) new.attention.out.split) $x4727))))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x4812 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4812 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x400 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 $x400 $x2002 $x2003))))))
(assert
 (let (($x1638 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1638 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1989 (= (_ bv56 7) new.attention.value_dim.kind) $x1991 $x1981 (= (_ bv91 7) new.attention.value_dim.kind) $x1984 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2125 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3959 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1804 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4987 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4374 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x4374 $x4987 (= (_ bv56 7) new.hidden.kind) $x4372 $x1804 $x3959 $x2125 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x4814 (= (_ bv49 7) new.norm.statistic)))
 (or $x4814 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x190 (= (_ bv96 7) new.stream)))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (or $x4590 (= (_ bv94 7) new.stream) $x190))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x476 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x840 (div (* ?x476 new.hidden.multiple) new.hidden.parts)))
 (let (($x52 (< 1 new.hidden.parts)))
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4372 $x52 (= ?x840 new.hidden.n))))))))
(assert
 (let ((?x476 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x840 (div (* ?x476 new.hidden.multiple) new.hidden.parts)))
 (let (($x52 (< 1 new.hidden.parts)))
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4372 $x52 (<= new.hidden.n ?x840))))))))
(assert
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4372 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4374 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4086 (ite $x4374 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x476 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x840 (div (* ?x476 new.hidden.multiple) new.hidden.parts)))
 (let (($x373 (= (- 1) new.hidden.n)))
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3959 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2027 (ite $x3959 (or $x373 (< new.hidden.block new.hidden.n)) (ite $x4372 (or $x373 (< ?x840 new.hidden.n)) $x4086))))
 (let (($x2191 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2027)))
 (let (($x4987 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1804 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2163 (or $x1804 $x4987)))
 (= new.hidden.moved (ite $x2163 new.hidden.given_moved $x2191)))))))))))))))
(assert
 (let (($x1794 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1538 $x1794)))))
(assert
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let ((?x342 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1991 (not (= 0 ?x342)))))))
(assert
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (let (($x449 (not $x448)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2143 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2143 (and $x2107 $x449))))))))
(assert
 (let (($x2125 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4987 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1804 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2163 (or $x1804 $x4987)))
 (let (($x4743 (ite $x2163 new.hidden.given_everywhere (or $x2125 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4743)))))))
(assert
 (let (($x4839 (not new.attention.heads.padded)))
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4656 (ite (or $x1810 $x848) new.attention.heads.given_everywhere (or $x1649 (and (= 1 new.attention.heads.parts) $x4839)))))
 (= new.attention.heads.everywhere $x4656)))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x3964 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2003 ?x1895 ?x3964)))))))))))))))))))
(assert
 (let (($x4586 (not new.attention.value_dim.padded)))
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1752 (ite (or $x1981 $x1989) new.attention.value_dim.given_everywhere (or $x1984 (and (= 1 new.attention.value_dim.parts) $x4586)))))
 (= new.attention.value_dim.everywhere $x1752)))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x4207 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2003 ?x1895 ?x4207))))))))))))))))))))
(assert
 (let (($x400 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x371 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x639 (ite $x371 new.attention.v (ite $x400 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x639)))))
(assert
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (let (($x449 (not $x448)))
 (let (($x4131 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1914 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x4131)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x4131 new.attention.value_dim.everywhere $x449))))
 (= new.attention.mixed_in (ite $x1914 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x691 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1531 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x47 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x1531)))
 (let (($x1780 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2030 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x448 (or $x2030 $x1780) $x47) (_ bv96 7) ?x691)))))))))
(assert
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (let (($x449 (not $x448)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x190 (= (_ bv96 7) new.stream)))
 (let (($x1780 (and (or (not new.attention.out.group.tp) $x4448) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1527 (and $x1780 (or $x190 $x4448 (not (= (_ bv4 7) new.attention.out.collective)) $x449))))
 (let (($x1473 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x1268 (ite (or (or $x2030 $x1473) $x1527) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3957 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x472 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1530 (and (or $x472 $x3957) $x1780)))
 (let ((?x1987 (ite (or $x2030 (and $x1473 (= (_ bv38 7) new.stream)) $x1530) (_ bv38 7) (ite $x1473 (_ bv96 7) (_ bv16 7)))))
 (let (($x1916 (or (and new.hidden.filled (not $x190)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1654 (not $x1780)))
 (let (($x4814 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (let ((?x4614 (ite (and $x472 new.hidden.filled $x4590 $x1654 $x4814) new.stream (ite (and $x3957 $x1654 $x1916) new.stream ?x1987))))
 (let ((?x1475 (ite (and $x190 new.hidden.everywhere (or $x2030 $x1530)) (_ bv96 7) (ite (and $x472 new.hidden.filled $x190 $x1654) (_ bv96 7) ?x4614))))
 (let (($x4371 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x425 (ite (= (_ bv38 7) new.attention.out_state) (ite $x4371 (_ bv96 7) ?x1475) (ite (= (_ bv96 7) new.attention.out_state) ?x1268 new.attention.out_state))))
 (let ((?x1571 (ite $x3957 (ite (not $x190) new.stream (_ bv66 7)) (ite $x1473 (ite $x190 (_ bv96 7) new.stream) (ite $x2030 (_ bv92 7) (_ bv16 7))))))
 (= new.attention.joined (ite (= (_ bv92 7) new.attention.out_state) (ite $x472 (_ bv96 7) ?x1571) ?x425)))))))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x451 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x4448 (= 1 new.tp)))
 (let (($x846 (= new.attention.joined new.stream)))
 (let (($x1366 (or (or (= (_ bv96 7) new.attention.joined) $x846) (and $x4448 (or (not (= (_ bv61 7) new.attention.out.split)) $x451)))))
 (not $x1366))))))
(assert
 (let (($x1201 (not (or old.hidden.moved old.hidden.padded))))
(let (($x1589 (= 1 old.tp)))
(let (($x1094 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x1094) (and $x1589 (or (not (= (_ bv61 7) old.attention.out.split)) $x1201)))))))
(check-sat)

; from one replica to any number, question 18
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4090 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1702 (= (_ bv56 7) old.attention.heads.kind) $x1661 $x1740 (= (_ bv91 7) old.attention.heads.kind) $x1866 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1283 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1541 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x1541 $x1283 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2053 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1209 (= (_ bv10 7) old.attention.out.input)))
 (or $x1209 $x2053 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1722 (= (_ bv61 7) old.attention.out.split)))
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (or $x144 (= (_ bv57 7) old.attention.out.split) $x1722))))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x1726 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1726 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 $x204 $x2109 $x2110))))))
(assert
 (let (($x4898 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4898 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2075 (= (_ bv56 7) old.attention.value_dim.kind) $x2080 $x2076 (= (_ bv91 7) old.attention.value_dim.kind) $x2135 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1800 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2111 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (let (($x608 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x608 (= (_ bv56 7) old.hidden.kind) $x1528 $x2111 (= (_ bv91 7) old.hidden.kind) $x1800 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (or $x4697 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1528 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1415 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1661 $x1415)))))
(assert
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let ((?x1714 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2080 (not (= 0 ?x1714)))))))
(assert
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1510 (not $x144)))
 (let (($x1209 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2053 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2053 (and $x1209 $x1510))))))))
(assert
 (let (($x1800 (= (_ bv96 7) old.hidden.kind)))
 (let (($x612 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1800 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x612))))
(assert
 (let (($x1522 (not old.attention.heads.padded)))
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1657 (ite (or $x1740 $x1702) old.attention.heads.given_everywhere (or $x1866 (and (= 1 old.attention.heads.parts) $x1522)))))
 (= old.attention.heads.everywhere $x1657)))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x1627 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2110 ?x4040 ?x1627))))))))))))))))))
(assert
 (let (($x1832 (not old.attention.value_dim.padded)))
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1631 (ite (or $x2076 $x2075) old.attention.value_dim.given_everywhere (or $x2135 (and (= 1 old.attention.value_dim.parts) $x1832)))))
 (= old.attention.value_dim.everywhere $x1631)))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x1807 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2110 ?x4040 ?x1807)))))))))))))))))))
(assert
 (let (($x204 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1639 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1277 (ite $x1639 old.attention.v (ite $x204 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1277)))))
(assert
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1510 (not $x144)))
 (let (($x1364 (= (_ bv36 7) old.attention.mixed)))
 (let (($x4064 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1364)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1364 old.attention.value_dim.everywhere $x1510))))
 (= old.attention.mixed_in (ite $x4064 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x4498 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4500 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1532 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x4500)))
 (let (($x4695 (= 1 old.pp)))
 (let (($x1817 (not old.attention.out.group.pp)))
 (let (($x2062 (or $x1817 $x4695)))
 (let (($x1595 (= 1 old.sp)))
 (let (($x1426 (not old.attention.out.group.sp)))
 (let (($x1687 (or $x1426 $x1595)))
 (let (($x1592 (= 1 old.dp)))
 (let (($x4403 (not old.attention.out.group.dp)))
 (let (($x1759 (or $x4403 $x1592)))
 (let (($x4128 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1759 $x1687 $x2062)))
 (let (($x1283 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x144 (or $x1283 $x4128) $x1532) (_ bv96 7) ?x4498))))))))))))))))))
(assert
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x4863 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x848 (= (_ bv56 7) new.attention.heads.kind) $x1538 $x1810 (= (_ bv91 7) new.attention.heads.kind) $x1649 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2030 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1473 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1473 $x2030 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2143 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.input)))
 (or $x2107 $x2143 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x4727 (= (_ bv61 7) new.attention.out.split)))
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (or $x448 (= (_ bv57 7) new.attention.out.split) $x4727))))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x4812 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4812 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x400 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 $x400 $x2002 $x2003))))))
(assert
 (let (($x1638 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1638 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1989 (= (_ bv56 7) new.attention.value_dim.kind) $x1991 $x1981 (= (_ bv91 7) new.attention.value_dim.kind) $x1984 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2125 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1804 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4987 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4987 (= (_ bv56 7) new.hidden.kind) $x4372 $x1804 (= (_ bv91 7) new.hidden.kind) $x2125 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (or $x4590 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4372 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1794 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1538 $x1794)))))
(assert
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let ((?x342 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1991 (not (= 0 ?x342)))))))
(assert
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (let (($x449 (not $x448)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2143 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2143 (and $x2107 $x449))))))))
(assert
 (let (($x2125 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4743 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2125 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4743))))
(assert
 (let (($x4839 (not new.attention.heads.padded)))
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4656 (ite (or $x1810 $x848) new.attention.heads.given_everywhere (or $x1649 (and (= 1 new.attention.heads.parts) $x4839)))))
 (= new.attention.heads.everywhere $x4656)))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x3964 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2003 ?x1895 ?x3964)))))))))))))))))))
(assert
 (let (($x4586 (not new.attention.value_dim.padded)))
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1752 (ite (or $x1981 $x1989) new.attention.value_dim.given_everywhere (or $x1984 (and (= 1 new.attention.value_dim.parts) $x4586)))))
 (= new.attention.value_dim.everywhere $x1752)))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x4207 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2003 ?x1895 ?x4207))))))))))))))))))))
(assert
 (let (($x400 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x371 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x639 (ite $x371 new.attention.v (ite $x400 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x639)))))
(assert
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (let (($x449 (not $x448)))
 (let (($x4131 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1914 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x4131)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x4131 new.attention.value_dim.everywhere $x449))))
 (= new.attention.mixed_in (ite $x1914 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x691 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1531 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x47 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x1531)))
 (let (($x4424 (= 1 new.pp)))
 (let (($x1478 (not new.attention.out.group.pp)))
 (let (($x3956 (or $x1478 $x4424)))
 (let (($x4423 (= 1 new.sp)))
 (let (($x4612 (not new.attention.out.group.sp)))
 (let (($x2094 (or $x4612 $x4423)))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1681 (not new.attention.out.group.dp)))
 (let (($x233 (or $x1681 $x2024)))
 (let (($x1780 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x233 $x2094 $x3956)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x448 (or $x2030 $x1780) $x47) (_ bv96 7) ?x691))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4424 (= 1 new.pp)))
 (let (($x1478 (not new.attention.out.group.pp)))
 (let (($x3956 (or $x1478 $x4424)))
 (let (($x4423 (= 1 new.sp)))
 (let (($x4612 (not new.attention.out.group.sp)))
 (let (($x2094 (or $x4612 $x4423)))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1681 (not new.attention.out.group.dp)))
 (let (($x233 (or $x1681 $x2024)))
 (let (($x1288 (and (or new.attention.out.group.tp (= 1 new.tp)) $x233 $x2094 $x3956)))
 (let (($x4032 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2037 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1780 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x233 $x2094 $x3956)))
 (let (($x1760 (and $x1780 (or $x2037 (and $x4032 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1473 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1672 (or $x2030 (and $x1473 (or $x2037 (and $x4032 (= (_ bv38 7) new.stream)))) $x1760 $x1288)))
 (not $x1672)))))))))))))))))))
(assert
 (let (($x4695 (= 1 old.pp)))
(let (($x1817 (not old.attention.out.group.pp)))
(let (($x2062 (or $x1817 $x4695)))
(let (($x1595 (= 1 old.sp)))
(let (($x1426 (not old.attention.out.group.sp)))
(let (($x1687 (or $x1426 $x1595)))
(let (($x1592 (= 1 old.dp)))
(let (($x4403 (not old.attention.out.group.dp)))
(let (($x1759 (or $x4403 $x1592)))
(let (($x1710 (and (or old.attention.out.group.tp (= 1 old.tp)) $x1759 $x1687 $x2062)))
(let (($x4533 (= (_ bv38 7) old.attention.out_state)))
(let (($x4866 (= (_ bv96 7) old.attention.out_state)))
(let (($x4128 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1759 $x1687 $x2062)))
(let (($x1189 (and $x4128 (or $x4866 (and $x4533 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1541 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1283 (= (_ bv57 7) old.attention.out.collective)))
(or $x1283 (and $x1541 (or $x4866 (and $x4533 (= (_ bv38 7) old.stream)))) $x1189 $x1710))))))))))))))))))
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4090 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1702 (= (_ bv56 7) old.attention.heads.kind) $x1661 $x1740 (= (_ bv91 7) old.attention.heads.kind) $x1866 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1808 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x1468 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x2127 (= (_ bv1 7) old.attention.out.bias)))
 (or $x2127 (= (_ bv23 7) old.attention.out.bias) $x1468 $x1808)))))
(assert
 (let (($x1284 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1283 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1541 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x500 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x4303 (= (_ bv4 7) old.attention.out.collective)))
 (or $x4303 $x500 $x1541 $x1283 $x1284)))))))
(assert
 (let (($x2053 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1209 (= (_ bv10 7) old.attention.out.input)))
 (or $x1209 $x2053 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1722 (= (_ bv61 7) old.attention.out.split)))
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (or $x144 (= (_ bv57 7) old.attention.out.split) $x1722))))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x1726 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1726 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 $x204 $x2109 $x2110))))))
(assert
 (let (($x4898 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4898 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2075 (= (_ bv56 7) old.attention.value_dim.kind) $x2080 $x2076 (= (_ bv91 7) old.attention.value_dim.kind) $x2135 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1800 (= (_ bv96 7) old.hidden.kind)))
 (let (($x630 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2111 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (let (($x608 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1358 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1358 $x608 (= (_ bv56 7) old.hidden.kind) $x1528 $x2111 $x630 $x1800 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2175 (= (_ bv49 7) old.norm.statistic)))
 (or $x2175 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x841 (= (_ bv96 7) old.stream)))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (or $x4697 (= (_ bv94 7) old.stream) $x841))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2017 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x373 (div (* ?x2017 old.hidden.multiple) old.hidden.parts)))
 (let (($x4312 (< 1 old.hidden.parts)))
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1528 $x4312 (= ?x373 old.hidden.n))))))))
(assert
 (let ((?x2017 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x373 (div (* ?x2017 old.hidden.multiple) old.hidden.parts)))
 (let (($x4312 (< 1 old.hidden.parts)))
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1528 $x4312 (<= old.hidden.n ?x373))))))))
(assert
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1528 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1358 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1487 (ite $x1358 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2017 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x373 (div (* ?x2017 old.hidden.multiple) old.hidden.parts)))
 (let (($x1432 (= (- 1) old.hidden.n)))
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (let (($x630 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1140 (ite $x630 (or $x1432 (< old.hidden.block old.hidden.n)) (ite $x1528 (or $x1432 (< ?x373 old.hidden.n)) $x1487))))
 (let (($x1412 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1140)))
 (let (($x608 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2111 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1774 (or $x2111 $x608)))
 (= old.hidden.moved (ite $x1774 old.hidden.given_moved $x1412)))))))))))))))
(assert
 (let (($x1415 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1661 $x1415)))))
(assert
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let ((?x1714 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2080 (not (= 0 ?x1714)))))))
(assert
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1510 (not $x144)))
 (let (($x1209 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2053 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2053 (and $x1209 $x1510))))))))
(assert
 (let (($x1800 (= (_ bv96 7) old.hidden.kind)))
 (let (($x608 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2111 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1774 (or $x2111 $x608)))
 (let (($x612 (ite $x1774 old.hidden.given_everywhere (or $x1800 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x612)))))))
(assert
 (let (($x1470 (not old.hidden.moved)))
 (let (($x1434 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1470)))
 (let (($x1558 (= 1 old.hidden.parts)))
 (let (($x608 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2111 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1774 (or $x2111 $x608)))
 (= old.hidden.first_alone (ite $x1774 old.hidden.given_first (or $x1558 $x1434))))))))))
(assert
 (let (($x1522 (not old.attention.heads.padded)))
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1657 (ite (or $x1740 $x1702) old.attention.heads.given_everywhere (or $x1866 (and (= 1 old.attention.heads.parts) $x1522)))))
 (= old.attention.heads.everywhere $x1657)))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x1627 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2110 ?x4040 ?x1627))))))))))))))))))
(assert
 (let (($x1832 (not old.attention.value_dim.padded)))
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1631 (ite (or $x2076 $x2075) old.attention.value_dim.given_everywhere (or $x2135 (and (= 1 old.attention.value_dim.parts) $x1832)))))
 (= old.attention.value_dim.everywhere $x1631)))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x1807 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2110 ?x4040 ?x1807)))))))))))))))))))
(assert
 (let (($x204 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1639 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1277 (ite $x1639 old.attention.v (ite $x204 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1277)))))
(assert
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1510 (not $x144)))
 (let (($x1364 (= (_ bv36 7) old.attention.mixed)))
 (let (($x4064 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1364)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1364 old.attention.value_dim.everywhere $x1510))))
 (= old.attention.mixed_in (ite $x4064 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x4498 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4500 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1532 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x4500)))
 (let (($x4128 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1283 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x144 (or $x1283 $x4128) $x1532) (_ bv96 7) ?x4498)))))))))
(assert
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1510 (not $x144)))
 (let (($x1589 (= 1 old.tp)))
 (let (($x841 (= (_ bv96 7) old.stream)))
 (let (($x4128 (and (or (not old.attention.out.group.tp) $x1589) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x177 (and $x4128 (or $x841 $x1589 (not (= (_ bv4 7) old.attention.out.collective)) $x1510))))
 (let (($x1541 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1283 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x1286 (ite (or (or $x1283 $x1541) $x177) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x4866 (= (_ bv96 7) old.attention.out_state)))
 (let (($x1284 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x500 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x155 (and (or $x500 $x1284) $x4128)))
 (let ((?x1156 (ite (or $x1283 (and $x1541 (= (_ bv38 7) old.stream)) $x155) (_ bv38 7) (ite $x1541 (_ bv96 7) (_ bv16 7)))))
 (let (($x2054 (or (and old.hidden.filled (not $x841)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2158 (not $x4128)))
 (let (($x2175 (= (_ bv49 7) old.norm.statistic)))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (let ((?x48 (ite (and $x500 old.hidden.filled $x4697 $x2158 $x2175) old.stream (ite (and $x1284 $x2158 $x2054) old.stream ?x1156))))
 (let ((?x1882 (ite (and $x841 old.hidden.everywhere (or $x1283 $x155)) (_ bv96 7) (ite (and $x500 old.hidden.filled $x841 $x2158) (_ bv96 7) ?x48))))
 (let (($x4303 (= (_ bv4 7) old.attention.out.collective)))
 (let (($x4533 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x1803 (ite $x1284 (ite (not $x841) old.stream (_ bv66 7)) (ite $x1541 (ite $x841 (_ bv96 7) old.stream) (ite $x1283 (_ bv92 7) (_ bv16 7))))))
 (let (($x1247 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x968 (ite $x1247 (ite $x500 (_ bv96 7) ?x1803) (ite $x4533 (ite $x4303 (_ bv96 7) ?x1882) (ite $x4866 ?x1286 old.attention.out_state)))))
 (= old.attention.joined ?x968)))))))))))))))))))))))))))
(assert
 (let (($x4857 (not old.hidden.everywhere)))
 (let (($x500 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x4533 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x4533 (= (_ bv96 7) old.attention.joined) $x500 $x4857))))))
(assert
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x4863 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x848 (= (_ bv56 7) new.attention.heads.kind) $x1538 $x1810 (= (_ bv91 7) new.attention.heads.kind) $x1649 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x4000 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x85 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x4642 (= (_ bv1 7) new.attention.out.bias)))
 (or $x4642 (= (_ bv23 7) new.attention.out.bias) $x85 $x4000)))))
(assert
 (let (($x3957 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1473 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x472 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x4371 (= (_ bv4 7) new.attention.out.collective)))
 (or $x4371 $x472 $x1473 $x2030 $x3957)))))))
(assert
 (let (($x2143 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.input)))
 (or $x2107 $x2143 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x4727 (= (_ bv61 7) new.attention.out.split)))
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (or $x448 (= (_ bv57 7) new.attention.out.split) $x4727))))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x4812 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4812 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x400 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 $x400 $x2002 $x2003))))))
(assert
 (let (($x1638 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1638 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1989 (= (_ bv56 7) new.attention.value_dim.kind) $x1991 $x1981 (= (_ bv91 7) new.attention.value_dim.kind) $x1984 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2125 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3959 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1804 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4987 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4374 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x4374 $x4987 (= (_ bv56 7) new.hidden.kind) $x4372 $x1804 $x3959 $x2125 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x457 (= (_ bv49 7) new.norm.statistic)))
 (or $x457 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x190 (= (_ bv96 7) new.stream)))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (or $x4590 (= (_ bv94 7) new.stream) $x190))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1475 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x248 (div (* ?x1475 new.hidden.multiple) new.hidden.parts)))
 (let (($x460 (< 1 new.hidden.parts)))
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4372 $x460 (= ?x248 new.hidden.n))))))))
(assert
 (let ((?x1475 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x248 (div (* ?x1475 new.hidden.multiple) new.hidden.parts)))
 (let (($x460 (< 1 new.hidden.parts)))
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x4372 $x460 (<= new.hidden.n ?x248))))))))
(assert
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4372 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4374 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1952 (ite $x4374 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1475 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x248 (div (* ?x1475 new.hidden.multiple) new.hidden.parts)))
 (let (($x4110 (= (- 1) new.hidden.n)))
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3959 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1450 (ite $x3959 (or $x4110 (< new.hidden.block new.hidden.n)) (ite $x4372 (or $x4110 (< ?x248 new.hidden.n)) $x1952))))
 (let (($x741 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1450)))
 (let (($x4987 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1804 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2163 (or $x1804 $x4987)))
 (= new.hidden.moved (ite $x2163 new.hidden.given_moved $x741)))))))))))))))
(assert
 (let (($x1794 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1538 $x1794)))))
(assert
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let ((?x342 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1991 (not (= 0 ?x342)))))))
(assert
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (let (($x449 (not $x448)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2143 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2143 (and $x2107 $x449))))))))
(assert
 (let (($x2125 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4987 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1804 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2163 (or $x1804 $x4987)))
 (let (($x4743 (ite $x2163 new.hidden.given_everywhere (or $x2125 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4743)))))))
(assert
 (let (($x1853 (not new.hidden.moved)))
 (let (($x1777 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1853)))
 (let (($x125 (= 1 new.hidden.parts)))
 (let (($x4987 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1804 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2163 (or $x1804 $x4987)))
 (= new.hidden.first_alone (ite $x2163 new.hidden.given_first (or $x125 $x1777))))))))))
(assert
 (let (($x4839 (not new.attention.heads.padded)))
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4656 (ite (or $x1810 $x848) new.attention.heads.given_everywhere (or $x1649 (and (= 1 new.attention.heads.parts) $x4839)))))
 (= new.attention.heads.everywhere $x4656)))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x3964 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2003 ?x1895 ?x3964)))))))))))))))))))
(assert
 (let (($x4586 (not new.attention.value_dim.padded)))
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1752 (ite (or $x1981 $x1989) new.attention.value_dim.given_everywhere (or $x1984 (and (= 1 new.attention.value_dim.parts) $x4586)))))
 (= new.attention.value_dim.everywhere $x1752)))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x4207 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2003 ?x1895 ?x4207))))))))))))))))))))
(assert
 (let (($x400 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x371 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x639 (ite $x371 new.attention.v (ite $x400 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x639)))))
(assert
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (let (($x449 (not $x448)))
 (let (($x4131 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1914 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x4131)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x4131 new.attention.value_dim.everywhere $x449))))
 (= new.attention.mixed_in (ite $x1914 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x691 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1531 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x47 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x1531)))
 (let (($x1780 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2030 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x448 (or $x2030 $x1780) $x47) (_ bv96 7) ?x691)))))))))
(assert
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (let (($x449 (not $x448)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x190 (= (_ bv96 7) new.stream)))
 (let (($x1780 (and (or (not new.attention.out.group.tp) $x4448) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1444 (and $x1780 (or $x190 $x4448 (not (= (_ bv4 7) new.attention.out.collective)) $x449))))
 (let (($x1473 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x780 (ite (or (or $x2030 $x1473) $x1444) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2037 (= (_ bv96 7) new.attention.out_state)))
 (let (($x3957 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x472 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1502 (and (or $x472 $x3957) $x1780)))
 (let ((?x1413 (ite (or $x2030 (and $x1473 (= (_ bv38 7) new.stream)) $x1502) (_ bv38 7) (ite $x1473 (_ bv96 7) (_ bv16 7)))))
 (let (($x1987 (or (and new.hidden.filled (not $x190)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1490 (not $x1780)))
 (let (($x457 (= (_ bv49 7) new.norm.statistic)))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (let ((?x1452 (ite (and $x472 new.hidden.filled $x4590 $x1490 $x457) new.stream (ite (and $x3957 $x1490 $x1987) new.stream ?x1413))))
 (let ((?x1409 (ite (and $x190 new.hidden.everywhere (or $x2030 $x1502)) (_ bv96 7) (ite (and $x472 new.hidden.filled $x190 $x1490) (_ bv96 7) ?x1452))))
 (let (($x4371 (= (_ bv4 7) new.attention.out.collective)))
 (let (($x4032 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x1499 (ite $x3957 (ite (not $x190) new.stream (_ bv66 7)) (ite $x1473 (ite $x190 (_ bv96 7) new.stream) (ite $x2030 (_ bv92 7) (_ bv16 7))))))
 (let (($x4017 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x1498 (ite $x4017 (ite $x472 (_ bv96 7) ?x1499) (ite $x4032 (ite $x4371 (_ bv96 7) ?x1409) (ite $x2037 ?x780 new.attention.out_state)))))
 (= new.attention.joined ?x1498)))))))))))))))))))))))))))
(assert
 (let (($x1504 (not new.hidden.everywhere)))
 (let (($x472 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x4032 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x4032 (= (_ bv96 7) new.attention.joined) $x472 $x1504))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1485 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x4000 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1725 (not new.attention.full_though_split)))
 (let (($x1114 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x1725)))
 (let (($x4017 (= (_ bv92 7) new.attention.out_state)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x1466 (or $x4448 (not new.model.out_bias) (and $x4017 (not (= (_ bv27 7) new.attention.out.bias))) $x1114 (and $x4000 $x1485))))
 (not $x1466)))))))))
(assert
 (let (($x4118 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x1808 (= (_ bv29 7) old.attention.out.bias)))
(let (($x2065 (not old.attention.full_though_split)))
(let (($x4629 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x2065)))
(let (($x1247 (= (_ bv92 7) old.attention.out_state)))
(let (($x275 (not old.model.out_bias)))
(let (($x1589 (= 1 old.tp)))
(or $x1589 $x275 (and $x1247 (not (= (_ bv27 7) old.attention.out.bias))) $x4629 (and $x1808 $x4118))))))))))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.attention.heads.padded () Bool)
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.attention.heads.padded () Bool)
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4090 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1702 (= (_ bv56 7) old.attention.heads.kind) $x1661 $x1740 (= (_ bv91 7) old.attention.heads.kind) $x1866 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1284 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1283 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x500 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x500 (= (_ bv10 7) old.attention.out.collective) $x1283 $x1284)))))
(assert
 (let (($x2053 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1209 (= (_ bv10 7) old.attention.out.input)))
 (or $x1209 $x2053 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x679 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x115 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2068 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x246 (= (_ bv1 7) old.attention.out.residual)))
 (or $x246 $x2068 $x115 $x679))))))
(assert
 (let (($x1722 (= (_ bv61 7) old.attention.out.split)))
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (or $x144 (= (_ bv57 7) old.attention.out.split) $x1722))))
(assert
 (let (($x2114 (= (_ bv8 7) old.attention.pairs)))
 (or $x2114 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4725 $x399 $x1847 $x1597 $x379)))))))
(assert
 (let (($x1726 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1726 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4254 $x204 $x2109 $x2110))))))
(assert
 (let (($x4898 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x4898 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2075 (= (_ bv56 7) old.attention.value_dim.kind) $x2080 $x2076 (= (_ bv91 7) old.attention.value_dim.kind) $x2135 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1694 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x1694 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x1378 (= (_ bv38 7) old.embedding.split)))
 (or $x1378 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x1867 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x1867 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x1610 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x4250 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x4250 (= (_ bv23 7) old.ffn.down.residual) $x1610 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x689 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x689)))
(assert
 (let (($x1800 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2111 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (let (($x608 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x608 (= (_ bv56 7) old.hidden.kind) $x1528 $x2111 (= (_ bv91 7) old.hidden.kind) $x1800 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1792 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x1792 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x4781 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x4781)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x841 (= (_ bv96 7) old.stream)))
 (let (($x2121 (= (_ bv94 7) old.stream)))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (or $x4697 $x2121 $x841)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2017 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x1112 (= (div (* ?x2017 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1528 (< 1 old.hidden.parts) $x1112))))))
(assert
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1528 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1415 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1661 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1661 $x1415)))))
(assert
 (let ((?x228 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2090 (div (* ?x228 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4090 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2084 (and $x4090 (< 1 old.attention.head_dim.parts) (= ?x2090 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2084))))))
(assert
 (let ((?x4302 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4340 (* (div ?x4302 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4344 (and $x2080 (< 1 old.attention.value_dim.parts) (= (div ?x4340 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4344))))))
(assert
 (let ((?x1714 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2080 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2080 (not (= 0 ?x1714)))))))
(assert
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1510 (not $x144)))
 (let (($x1209 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2053 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2053 (and $x1209 $x1510))))))))
(assert
 (let (($x1722 (= (_ bv61 7) old.attention.out.split)))
 (let (($x115 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x246 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x246 (and $x115 $x1722)))))))
(assert
 (let (($x4250 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x629 (or $x4250 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x629)))))
(assert
 (let (($x1523 (not old.model.embedding_norm)))
 (let (($x1982 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (let (($x1694 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1378 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x1378 $x1694 $x4697 old.hidden.filled (not $x1982) $x1523))))))))
(assert
 (let (($x1792 (= (_ bv68 7) old.model.norm)))
 (let (($x4128 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2158 (not $x4128)))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (let (($x500 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1722 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1722 $x500 $x4697 old.hidden.filled $x2158 $x1792)))))))))
(assert
 (let (($x1792 (= (_ bv68 7) old.model.norm)))
 (let (($x1231 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (let (($x1867 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x689 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x689 $x1867 $x4697 old.hidden.filled (not $x1231) $x1792))))))))
(assert
 (let (($x1800 (= (_ bv96 7) old.hidden.kind)))
 (let (($x612 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1800 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x612))))
(assert
 (let (($x1522 (not old.attention.heads.padded)))
 (let (($x1866 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1702 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1740 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1657 (ite (or $x1740 $x1702) old.attention.heads.given_everywhere (or $x1866 (and (= 1 old.attention.heads.parts) $x1522)))))
 (= old.attention.heads.everywhere $x1657)))))))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x1627 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2110 ?x4040 ?x1627))))))))))))))))))
(assert
 (let (($x1832 (not old.attention.value_dim.padded)))
 (let (($x2135 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2075 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2076 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1631 (ite (or $x2076 $x2075) old.attention.value_dim.given_everywhere (or $x2135 (and (= 1 old.attention.value_dim.parts) $x1832)))))
 (= old.attention.value_dim.everywhere $x1631)))))))
(assert
 (let (($x1130 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1130)))
(assert
 (let (($x379 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4725 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4899 (ite (or $x4725 $x379) (_ bv16 7) (_ bv96 7))))
 (let (($x1597 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4254 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x399 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4206 (and $x399 $x4254 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x3977 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4259 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1597) $x3977)))
 (let ((?x4954 (ite $x4259 old.attention.qkv.split (ite (or $x4725 $x4206) (_ bv96 7) (_ bv16 7)))))
 (let (($x2109 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4249 (not $x2109)))
 (let ((?x1807 (ite $x4249 ?x4954 (ite (or $x1597 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4899))))
 (let ((?x4040 (ite $x4259 (_ bv96 7) (ite $x399 (_ bv21 7) (_ bv16 7)))))
 (let (($x2110 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2110 ?x4040 ?x1807)))))))))))))))))))
(assert
 (let (($x1402 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x382 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x1678 (and old.model.behind_dense $x382)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x1678 $x1402))))))
(assert
 (let (($x204 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1639 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1277 (ite $x1639 old.attention.v (ite $x204 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1277)))))
(assert
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1510 (not $x144)))
 (let (($x1364 (= (_ bv36 7) old.attention.mixed)))
 (let (($x4064 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1364)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1364 old.attention.value_dim.everywhere $x1510))))
 (= old.attention.mixed_in (ite $x4064 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x4498 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4500 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1532 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x4500)))
 (let (($x4128 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1283 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x144 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x144 (or $x1283 $x4128) $x1532) (_ bv96 7) ?x4498)))))))))
(assert
 (let (($x500 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2068 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x679 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x841 (= (_ bv96 7) old.stream)))
 (let (($x4533 (= (_ bv38 7) old.attention.out_state)))
 (let (($x1247 (= (_ bv92 7) old.attention.out_state)))
 (let (($x1968 (and $x679 old.stream.first_has_all (or (or $x1247 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x2041 (= old.attention.out_state old.stream)))
 (let (($x1950 (and (or $x679 $x2068) $x1247 (or $x841 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (let (($x115 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2045 (and $x115 (not $x1247) (or $x2041 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1942 (or $x2045 (and $x115 $x4697 old.hidden.filled) $x1950 (and $x679 old.stream.first_keeps_all $x2041) $x1968 (and $x4533 $x841 old.hidden.filled (or $x679 (= $x2068 $x500))))))
 (let (($x4128 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2158 (not $x4128)))
 (let (($x4978 (or $x1247 (and $x4533 (or $x500 (= (_ bv73 7) old.attention.out.collective)) $x2158))))
 (= old.attention.residual_once (and (not (and $x115 old.stream.junk_in_attention $x4978)) $x1942)))))))))))))))))))
(assert
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x4863 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x848 (= (_ bv56 7) new.attention.heads.kind) $x1538 $x1810 (= (_ bv91 7) new.attention.heads.kind) $x1649 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3957 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x472 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x472 (= (_ bv10 7) new.attention.out.collective) $x2030 $x3957)))))
(assert
 (let (($x2143 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.input)))
 (or $x2107 $x2143 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2155 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x4669 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1215 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x451 (= (_ bv1 7) new.attention.out.residual)))
 (or $x451 $x1215 $x4669 $x2155))))))
(assert
 (let (($x4727 (= (_ bv61 7) new.attention.out.split)))
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (or $x448 (= (_ bv57 7) new.attention.out.split) $x4727))))
(assert
 (let (($x2022 (= (_ bv8 7) new.attention.pairs)))
 (or $x2022 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2011 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2009 $x2010 $x2011 $x2012 $x2014)))))))
(assert
 (let (($x4812 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4812 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x400 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2001 $x400 $x2002 $x2003))))))
(assert
 (let (($x1638 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1638 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1989 (= (_ bv56 7) new.attention.value_dim.kind) $x1991 $x1981 (= (_ bv91 7) new.attention.value_dim.kind) $x1984 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1708 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x1708 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x2039 (= (_ bv38 7) new.embedding.split)))
 (or $x2039 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1823 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x1823 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x1615 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1825 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1825 (= (_ bv23 7) new.ffn.down.residual) $x1615 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x2129 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2129)))
(assert
 (let (($x2125 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1804 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4987 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4987 (= (_ bv56 7) new.hidden.kind) $x4372 $x1804 (= (_ bv91 7) new.hidden.kind) $x2125 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4640 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x4640 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x365 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x365)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x190 (= (_ bv96 7) new.stream)))
 (let (($x1934 (= (_ bv94 7) new.stream)))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (or $x4590 $x1934 $x190)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1475 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x1977 (= (div (* ?x1475 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4372 (< 1 new.hidden.parts) $x1977))))))
(assert
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4372 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1794 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1538 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1538 $x1794)))))
(assert
 (let ((?x1921 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x482 (div (* ?x1921 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4863 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x481 (and $x4863 (< 1 new.attention.head_dim.parts) (= ?x482 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x481))))))
(assert
 (let ((?x1925 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1927 (* (div (- ?x1925 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1929 (and $x1991 (< 1 new.attention.value_dim.parts) (= (div ?x1927 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1929))))))
(assert
 (let ((?x342 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1991 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1991 (not (= 0 ?x342)))))))
(assert
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (let (($x449 (not $x448)))
 (let (($x2107 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2143 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2143 (and $x2107 $x449))))))))
(assert
 (let (($x4727 (= (_ bv61 7) new.attention.out.split)))
 (let (($x4669 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x451 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x451 (and $x4669 $x4727)))))))
(assert
 (let (($x1825 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x1248 (or $x1825 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x1248)))))
(assert
 (let (($x1278 (not new.model.embedding_norm)))
 (let (($x1116 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (let (($x1708 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2039 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x2039 $x1708 $x4590 new.hidden.filled (not $x1116) $x1278))))))))
(assert
 (let (($x4640 (= (_ bv68 7) new.model.norm)))
 (let (($x1780 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1490 (not $x1780)))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (let (($x472 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x4727 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x4727 $x472 $x4590 new.hidden.filled $x1490 $x4640)))))))))
(assert
 (let (($x4640 (= (_ bv68 7) new.model.norm)))
 (let (($x4304 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (let (($x1823 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2129 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2129 $x1823 $x4590 new.hidden.filled (not $x4304) $x4640))))))))
(assert
 (let (($x2125 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4743 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2125 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4743))))
(assert
 (let (($x4839 (not new.attention.heads.padded)))
 (let (($x1649 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x848 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1810 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4656 (ite (or $x1810 $x848) new.attention.heads.given_everywhere (or $x1649 (and (= 1 new.attention.heads.parts) $x4839)))))
 (= new.attention.heads.everywhere $x4656)))))))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x3964 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2003 ?x1895 ?x3964)))))))))))))))))))
(assert
 (let (($x4586 (not new.attention.value_dim.padded)))
 (let (($x1984 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1989 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1981 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1752 (ite (or $x1981 $x1989) new.attention.value_dim.given_everywhere (or $x1984 (and (= 1 new.attention.value_dim.parts) $x4586)))))
 (= new.attention.value_dim.everywhere $x1752)))))))
(assert
 (let (($x587 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x587)))
(assert
 (let (($x2014 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2009 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1863 (ite (or $x2009 $x2014) (_ bv16 7) (_ bv96 7))))
 (let (($x2012 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1899 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x2001 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2010 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1856 (and $x2010 $x2001 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1899)))
 (let (($x1892 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1893 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x2012) $x1892)))
 (let ((?x1859 (ite $x1893 new.attention.qkv.split (ite (or $x2009 $x1856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2002 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1896 (not $x2002)))
 (let ((?x4207 (ite $x1896 ?x1859 (ite (or $x2012 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1863))))
 (let ((?x1895 (ite $x1893 (_ bv96 7) (ite $x2010 (_ bv21 7) (_ bv16 7)))))
 (let (($x2003 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2003 ?x1895 ?x4207))))))))))))))))))))
(assert
 (let (($x250 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x1796 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x5053 (and new.model.behind_dense $x1796)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x5053 $x250))))))
(assert
 (let (($x400 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x371 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x639 (ite $x371 new.attention.v (ite $x400 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x639)))))
(assert
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (let (($x449 (not $x448)))
 (let (($x4131 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1914 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x4131)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x4131 new.attention.value_dim.everywhere $x449))))
 (= new.attention.mixed_in (ite $x1914 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x691 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1531 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x47 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x1531)))
 (let (($x1780 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2030 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x448 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x448 (or $x2030 $x1780) $x47) (_ bv96 7) ?x691)))))))))
(assert
 (let (($x472 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1215 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x2155 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x190 (= (_ bv96 7) new.stream)))
 (let (($x4032 (= (_ bv38 7) new.attention.out_state)))
 (let (($x4017 (= (_ bv92 7) new.attention.out_state)))
 (let (($x1849 (and $x2155 new.stream.first_has_all (or (or $x4017 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x1824 (= new.attention.out_state new.stream)))
 (let (($x611 (and (or $x2155 $x1215) $x4017 (or $x190 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (let (($x4669 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x558 (and $x4669 (not $x4017) (or $x1824 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1193 (or $x558 (and $x4669 $x4590 new.hidden.filled) $x611 (and $x2155 new.stream.first_keeps_all $x1824) $x1849 (and $x4032 $x190 new.hidden.filled (or $x2155 (= $x1215 $x472))))))
 (let (($x1780 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1490 (not $x1780)))
 (let (($x4085 (or $x4017 (and $x4032 (or $x472 (= (_ bv73 7) new.attention.out.collective)) $x1490))))
 (= new.attention.residual_once (and (not (and $x4669 new.stream.junk_in_attention $x4085)) $x1193)))))))))))))))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1202 (not new.model.scaled_residual)))
 (let (($x4640 (= (_ bv68 7) new.model.norm)))
 (let (($x451 (= (_ bv1 7) new.attention.out.residual)))
 (let (($x65 (or $x451 (and $x4640 $x1202 (or (= 1 new.tp) new.attention.residual_once)))))
 (not $x65))))))
(assert
 (let (($x4609 (not old.model.scaled_residual)))
(let (($x1792 (= (_ bv68 7) old.model.norm)))
(let (($x246 (= (_ bv1 7) old.attention.out.residual)))
(or $x246 (and $x1792 $x4609 (or (= 1 old.tp) old.attention.residual_once)))))))
(check-sat)

; from one replica to any number, question 21
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
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.padded () Bool)
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
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.padded () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1322 (= (_ bv57 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) (= (_ bv10 7) old.ffn.down.collective) $x1322 (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x687 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1103 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1103 $x687 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x689 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1357 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x4487 (= (_ bv40 7) old.ffn.down.split)))
 (or $x4487 $x1357 $x689)))))
(assert
 (let (($x177 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1495 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1393 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1393 $x1495 $x1326 $x1472 $x177)))))))
(assert
 (let (($x1554 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x4469 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x4469 $x1554 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2119 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1875 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1875 $x2119 $x1375)))))
(assert
 (let (($x660 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x660 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1256 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1263 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1509 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1191 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1163 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1163 $x1191 $x1509 $x1263 $x1256)))))))
(assert
 (let (($x84 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1365 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1365 $x84 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2054 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x4233 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1201 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1201 $x4233 $x2054)))))
(assert
 (let (($x1289 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1492 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1311 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1311 $x1492 $x1289 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (and (<= 0 old.ffn.width.given_most)))
(assert
 (let (($x58 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1791 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1507 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x4258 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x161 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x915 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x1157 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x780 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x4038 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2139 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x2139 $x4038 $x780 $x1157 $x915 $x161 $x4258 $x1507 $x1791 $x58))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x1800 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2111 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (let (($x608 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x608 (= (_ bv56 7) old.hidden.kind) $x1528 $x2111 (= (_ bv91 7) old.hidden.kind) $x1800 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x841 (= (_ bv96 7) old.stream)))
 (let (($x2121 (= (_ bv94 7) old.stream)))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (or $x4697 $x2121 $x841)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1528 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x4700 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1463 (div (* ?x4700 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1164 (= (- 1) old.ffn.width.n)))
 (let ((?x457 (ite (or $x1164 (< (* ?x1463 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x1803 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x457)))
 (let (($x161 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x1292 (ite (or $x1164 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x780 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x1668 (ite $x780 (ite (and $x1164 (= 1 old.ffn.width.parts)) 1 ?x1292) (ite $x161 ?x1803 old.ffn.width.given_least))))
 (let (($x915 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x58 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1507 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2139 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x4038 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1791 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x1225 (ite $x1791 old.ffn.width.parts (ite (or $x4038 $x2139 $x1507 $x58 $x915) 1 ?x1668))))
 (= old.ffn.width.least ?x1225))))))))))))))))))
(assert
 (let ((?x4700 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1463 (div (* ?x4700 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x161 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x161 (< 1 old.ffn.width.parts) (= ?x1463 old.ffn.width.n)))))))
(assert
 (let (($x161 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1916 (and $x161 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1916))))
(assert
 (let (($x1157 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4258 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x321 (or $x4258 $x1157)))
 (let (($x1791 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x879 (ite $x1791 old.ffn.width.parts (ite $x321 old.ffn.width.given_most 1))))
 (= old.ffn.width.most ?x879)))))))
(assert
 (= old.ffn.width.beyond old.ffn.width.given_beyond))
(assert
 (let (($x1164 (= (- 1) old.ffn.width.n)))
 (let (($x780 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1004 (ite $x780 (or $x1164 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1164 (< 1 old.ffn.width.n)))))
 (let ((?x4700 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1463 (div (* ?x4700 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x161 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1507 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1008 (ite $x1507 (or $x1164 (< old.ffn.width.block old.ffn.width.n)) (ite $x161 (or $x1164 (< ?x1463 old.ffn.width.n)) $x1004))))
 (let (($x1002 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1008)))
 (let (($x1157 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4258 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x321 (or $x4258 $x1157)))
 (= old.ffn.width.moved (ite $x321 old.ffn.width.given_moved $x1002)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x687 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x997 (or $x687 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x997))))
(assert
 (let (($x1800 (= (_ bv96 7) old.hidden.kind)))
 (let (($x612 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1800 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x612))))
(assert
 (let (($x1791 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1037 (or $x1791 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1157 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4258 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x321 (or $x4258 $x1157)))
 (= old.ffn.width.everywhere (ite $x321 old.ffn.width.given_everywhere $x1037))))))))
(assert
 (let (($x4469 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x918 (and $x4469 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (let (($x1554 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x841 (= (_ bv96 7) old.stream)))
 (let (($x1012 (or $x841 $x1554 (and $x4697 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x918)))
 (= old.ffn.gate_entering (ite $x1012 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1365 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1021 (and $x1365 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (let (($x84 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x841 (= (_ bv96 7) old.stream)))
 (let (($x919 (or $x841 $x84 (and $x4697 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1021)))
 (= old.ffn.up_entering (ite $x919 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1025 (not old.ffn.width.moved)))
 (let (($x1026 (and old.ffn.width.everywhere $x1025)))
 (= old.ffn.in_place (or $x1026 old.ffn.width.filled)))))
(assert
 (let (($x1025 (not old.ffn.width.moved)))
 (let (($x1026 (and old.ffn.width.everywhere $x1025)))
 (let (($x4208 (< 1 old.tp)))
 (let ((?x278 (ite $x4208 (_ bv16 7) (ite $x1026 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x177 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1495 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x1217 (ite (or $x1326 $x1495) (_ bv96 7) (ite $x177 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x278))))
 (let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1063 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1066 (or $x1326 $x1472)))
 (let (($x1132 (or $x1066 $x1063 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2119 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x2176 (ite $x2119 (ite $x1132 (_ bv96 7) (ite $x1495 (_ bv21 7) (_ bv16 7))) (ite (or $x1472 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x1217))))
 (let ((?x1564 (ite (or $x1066 $x1063 (and $x1495 old.ffn.width.padded $x1025)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x277 (ite $x1375 (ite (and $x1495 old.ffn.width.filled (not $x1063)) (_ bv96 7) ?x1564) ?x2176)))
 (= old.ffn.gate_state ?x277)))))))))))))))))))
(assert
 (let (($x1025 (not old.ffn.width.moved)))
 (let (($x1026 (and old.ffn.width.everywhere $x1025)))
 (let ((?x1265 (ite $x1026 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x4208 (< 1 old.tp)))
 (let ((?x1519 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4177 (ite old.ffn.width.everywhere (_ bv96 7) ?x1519)))
 (let (($x1256 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1349 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1256 ?x4177 (ite $x4208 (_ bv16 7) ?x1265)))))
 (let (($x1492 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1263 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1308 (or $x1263 (not (or $x1492 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x564 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1509 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1380 (or $x1509 $x1263)))
 (let ((?x1302 (ite (or $x1380 $x564 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x4233 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1369 (or $x1380 $x564 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1025))))
 (let ((?x1092 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x564)) (_ bv96 7) (ite $x1369 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2054 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2054 ?x1092 (ite $x4233 ?x1302 (ite $x1308 (_ bv92 7) ?x1349))))))))))))))))))))))))
(assert
 (let (($x113 (not old.ffn.width.everywhere)))
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1375 (not (= (_ bv96 7) old.ffn.gate_state)) $x113) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x113 (not old.ffn.width.everywhere)))
 (let (($x783 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x113)))
 (= old.ffn.up_piece (ite $x783 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1416 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1416)))
(assert
 (let ((?x4283 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x4283)))
(assert
 (let ((?x339 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x339)))
(assert
 (let (($x1357 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x607 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1375 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1063 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1066 (or $x1326 $x1472)))
 (let (($x1635 (not old.model.gated)))
 (let (($x777 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2054 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1788 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2054 old.ffn.width.everywhere $x777))))
 (let (($x564 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1263 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1509 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1380 (or $x1509 $x1263)))
 (let (($x2121 (= (_ bv94 7) old.stream)))
 (let (($x4208 (< 1 old.tp)))
 (let (($x1429 (and $x4208 $x2121 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1380 $x564) $x1788) (or $x1635 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1066 $x1063) $x607)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1357)))
 (= old.ffn.tokenwise $x1429))))))))))))))))))))
(assert
 (let ((?x4022 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1231 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1322 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x4487 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x4499 (and $x4487 old.ffn.width.everywhere (not (= (_ bv92 7) old.ffn.product_in)) (or $x1322 $x1231))))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x4499 (_ bv96 7) ?x4022)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4847 (= (_ bv57 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) (= (_ bv10 7) new.ffn.down.collective) $x4847 (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x1751 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1530 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1530 $x1751 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2129 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x4742 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1411 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1411 $x4742 $x2129)))))
(assert
 (let (($x110 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1253 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1267 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1267 $x1253 $x4614 $x4606 $x110)))))))
(assert
 (let (($x1406 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1401 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1401 $x1406 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1396 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1403 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1403 $x1396 $x48)))))
(assert
 (let (($x1377 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1377 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1385 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1383 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1382 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1279 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1395 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1395 $x1279 $x1382 $x1383 $x1385)))))))
(assert
 (let (($x1271 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1276 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1276 $x1271 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x2160 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1187 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1222 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1222 $x1187 $x2160)))))
(assert
 (let (($x1236 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1205 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1195 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1195 $x1205 $x1236 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (and (<= 0 new.ffn.width.given_most)))
(assert
 (let (($x1701 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x55 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x435 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x692 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x686 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1731 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1101 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x4630 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1104 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x1104 $x88 $x4630 $x1101 $x1731 $x686 $x692 $x435 $x55 $x1701))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2125 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1804 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4987 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4987 (= (_ bv56 7) new.hidden.kind) $x4372 $x1804 (= (_ bv91 7) new.hidden.kind) $x2125 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x190 (= (_ bv96 7) new.stream)))
 (let (($x1934 (= (_ bv94 7) new.stream)))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (or $x4590 $x1934 $x190)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4372 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1622 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1227 (div (* ?x1622 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1593 (= (- 1) new.ffn.width.n)))
 (let ((?x1455 (ite (or $x1593 (< (* ?x1227 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x1414 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1455)))
 (let (($x686 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x4124 (ite (or $x1593 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x4630 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x1297 (ite $x4630 (ite (and $x1593 (= 1 new.ffn.width.parts)) 1 ?x4124) (ite $x686 ?x1414 new.ffn.width.given_least))))
 (let (($x1731 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1701 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x435 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1104 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x55 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x1318 (ite $x55 new.ffn.width.parts (ite (or $x88 $x1104 $x435 $x1701 $x1731) 1 ?x1297))))
 (= new.ffn.width.least ?x1318))))))))))))))))))
(assert
 (let ((?x1622 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1227 (div (* ?x1622 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x686 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x686 (< 1 new.ffn.width.parts) (= ?x1227 new.ffn.width.n)))))))
(assert
 (let (($x686 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1732 (and $x686 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1732))))
(assert
 (let (($x1101 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x692 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1902 (or $x692 $x1101)))
 (let (($x55 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x1831 (ite $x55 new.ffn.width.parts (ite $x1902 new.ffn.width.given_most 1))))
 (= new.ffn.width.most ?x1831)))))))
(assert
 (= new.ffn.width.beyond new.ffn.width.given_beyond))
(assert
 (let (($x1593 (= (- 1) new.ffn.width.n)))
 (let (($x4630 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x4257 (ite $x4630 (or $x1593 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1593 (< 1 new.ffn.width.n)))))
 (let ((?x1622 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1227 (div (* ?x1622 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x686 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x435 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x4678 (ite $x435 (or $x1593 (< new.ffn.width.block new.ffn.width.n)) (ite $x686 (or $x1593 (< ?x1227 new.ffn.width.n)) $x4257))))
 (let (($x2042 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x4678)))
 (let (($x1101 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x692 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1902 (or $x692 $x1101)))
 (= new.ffn.width.moved (ite $x1902 new.ffn.width.given_moved $x2042)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1751 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1761 (or $x1751 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1761))))
(assert
 (let (($x2125 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4743 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2125 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4743))))
(assert
 (let (($x55 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1828 (or $x55 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1101 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x692 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1902 (or $x692 $x1101)))
 (= new.ffn.width.everywhere (ite $x1902 new.ffn.width.given_everywhere $x1828))))))))
(assert
 (let (($x1401 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1651 (and $x1401 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (let (($x1406 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x190 (= (_ bv96 7) new.stream)))
 (let (($x1736 (or $x190 $x1406 (and $x4590 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1651)))
 (= new.ffn.gate_entering (ite $x1736 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1276 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x42 (and $x1276 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (let (($x1271 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x190 (= (_ bv96 7) new.stream)))
 (let (($x340 (or $x190 $x1271 (and $x4590 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x42)))
 (= new.ffn.up_entering (ite $x340 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1081 (not new.ffn.width.moved)))
 (let (($x1078 (and new.ffn.width.everywhere $x1081)))
 (= new.ffn.in_place (or $x1078 new.ffn.width.filled)))))
(assert
 (let (($x1081 (not new.ffn.width.moved)))
 (let (($x1078 (and new.ffn.width.everywhere $x1081)))
 (let (($x2052 (< 1 new.tp)))
 (let ((?x4120 (ite $x2052 (_ bv16 7) (ite $x1078 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x110 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1253 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x1948 (ite (or $x4614 $x1253) (_ bv96 7) (ite $x110 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x4120))))
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1070 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1598 (or $x4614 $x4606)))
 (let (($x2187 (or $x1598 $x1070 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1396 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x1251 (ite $x1396 (ite $x2187 (_ bv96 7) (ite $x1253 (_ bv21 7) (_ bv16 7))) (ite (or $x4606 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x1948))))
 (let ((?x1148 (ite (or $x1598 $x1070 (and $x1253 new.ffn.width.padded $x1081)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x4644 (ite $x48 (ite (and $x1253 new.ffn.width.filled (not $x1070)) (_ bv96 7) ?x1148) ?x1251)))
 (= new.ffn.gate_state ?x4644)))))))))))))))))))
(assert
 (let (($x1081 (not new.ffn.width.moved)))
 (let (($x1078 (and new.ffn.width.everywhere $x1081)))
 (let ((?x581 (ite $x1078 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2052 (< 1 new.tp)))
 (let ((?x1140 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1268 (ite new.ffn.width.everywhere (_ bv96 7) ?x1140)))
 (let (($x1385 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1090 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1385 ?x1268 (ite $x2052 (_ bv16 7) ?x581)))))
 (let (($x1205 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1383 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1133 (or $x1383 (not (or $x1205 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x656 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1382 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1420 (or $x1382 $x1383)))
 (let ((?x4235 (ite (or $x1420 $x656 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1187 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x740 (or $x1420 $x656 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1081))))
 (let ((?x2061 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x656)) (_ bv96 7) (ite $x740 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2160 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2160 ?x2061 (ite $x1187 ?x4235 (ite $x1133 (_ bv92 7) ?x1090))))))))))))))))))))))))
(assert
 (let (($x1159 (not new.ffn.width.everywhere)))
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x48 (not (= (_ bv96 7) new.ffn.gate_state)) $x1159) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1159 (not new.ffn.width.everywhere)))
 (let (($x1307 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1159)))
 (= new.ffn.up_piece (ite $x1307 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1693 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1693)))
(assert
 (let ((?x3987 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3987)))
(assert
 (let ((?x4857 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x4857)))
(assert
 (let (($x4742 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1449 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x48 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x1070 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1598 (or $x4614 $x4606)))
 (let (($x1290 (not new.model.gated)))
 (let (($x4681 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x2160 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x4607 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x2160 new.ffn.width.everywhere $x4681))))
 (let (($x656 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1383 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1382 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1420 (or $x1382 $x1383)))
 (let (($x1934 (= (_ bv94 7) new.stream)))
 (let (($x2052 (< 1 new.tp)))
 (let (($x1460 (and $x2052 $x1934 (and (= (_ bv94 7) new.ffn.up_entering) (or $x1420 $x656) $x4607) (or $x1290 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x1598 $x1070) $x1449)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x4742)))
 (= new.ffn.tokenwise $x1460))))))))))))))))))))
(assert
 (let ((?x1508 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4304 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x4847 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1411 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1853 (and $x1411 new.ffn.width.everywhere (not (= (_ bv92 7) new.ffn.product_in)) (or $x4847 $x4304))))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1853 (_ bv96 7) ?x1508)))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1411 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x874 (not $x1411)))
 (let (($x1910 (or (= 1 new.ffn.width.most) $x874 (or (= (_ bv96 7) new.ffn.down_state) (= (_ bv94 7) new.ffn.down_state)))))
 (let (($x1443 (not new.ffn.width.beyond)))
 (let (($x507 (and (not (= (_ bv61 7) new.ffn.up.split)) $x874 (or (not (= (_ bv61 7) new.ffn.gate.split)) (not new.model.gated)))))
 (not (or $x507 (and (<= 1 new.ffn.width.least) $x1443 $x1910)))))))))
(assert
 (let (($x4487 (= (_ bv40 7) old.ffn.down.split)))
(let (($x1000 (not $x4487)))
(let (($x1467 (or (= 1 old.ffn.width.most) $x1000 (or (= (_ bv96 7) old.ffn.down_state) (= (_ bv94 7) old.ffn.down_state)))))
(let (($x1502 (not old.ffn.width.beyond)))
(let (($x1941 (and (not (= (_ bv61 7) old.ffn.up.split)) $x1000 (or (not (= (_ bv61 7) old.ffn.gate.split)) (not old.model.gated)))))
(or $x1941 (and (<= 1 old.ffn.width.least) $x1502 $x1467))))))))
(check-sat)

; from one replica to any number, question 22
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x687 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1103 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1103 $x687 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1357 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x4487 (= (_ bv40 7) old.ffn.down.split)))
 (or $x4487 $x1357 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x177 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1495 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1393 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1393 $x1495 $x1326 $x1472 $x177)))))))
(assert
 (let (($x1554 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x4469 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x4469 $x1554 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2119 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1875 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1875 $x2119 $x1375)))))
(assert
 (let (($x660 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x660 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1256 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1263 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1509 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1191 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1163 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1163 $x1191 $x1509 $x1263 $x1256)))))))
(assert
 (let (($x84 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1365 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1365 $x84 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2054 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x4233 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1201 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1201 $x4233 $x2054)))))
(assert
 (let (($x1289 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1492 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1311 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1311 $x1492 $x1289 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1791 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1507 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x4258 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x161 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1157 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x780 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x780 $x1157 (= (_ bv56 7) old.ffn.width.kind) $x161 $x4258 $x1507 $x1791 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x1800 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2111 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (let (($x608 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x608 (= (_ bv56 7) old.hidden.kind) $x1528 $x2111 (= (_ bv91 7) old.hidden.kind) $x1800 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x841 (= (_ bv96 7) old.stream)))
 (let (($x2121 (= (_ bv94 7) old.stream)))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (or $x4697 $x2121 $x841)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1528 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1528 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x4700 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1463 (div (* ?x4700 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x161 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x161 (< 1 old.ffn.width.parts) (= ?x1463 old.ffn.width.n)))))))
(assert
 (let (($x161 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1916 (and $x161 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1916))))
(assert
 (let (($x1164 (= (- 1) old.ffn.width.n)))
 (let (($x780 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1004 (ite $x780 (or $x1164 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1164 (< 1 old.ffn.width.n)))))
 (let ((?x4700 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1463 (div (* ?x4700 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x161 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1507 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1008 (ite $x1507 (or $x1164 (< old.ffn.width.block old.ffn.width.n)) (ite $x161 (or $x1164 (< ?x1463 old.ffn.width.n)) $x1004))))
 (let (($x1002 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1008)))
 (let (($x1157 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4258 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x321 (or $x4258 $x1157)))
 (= old.ffn.width.moved (ite $x321 old.ffn.width.given_moved $x1002)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x687 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x997 (or $x687 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x997))))
(assert
 (let (($x1800 (= (_ bv96 7) old.hidden.kind)))
 (let (($x612 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1800 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x612))))
(assert
 (let (($x1791 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1037 (or $x1791 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1157 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4258 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x321 (or $x4258 $x1157)))
 (= old.ffn.width.everywhere (ite $x321 old.ffn.width.given_everywhere $x1037))))))))
(assert
 (let (($x4469 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x918 (and $x4469 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (let (($x1554 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x841 (= (_ bv96 7) old.stream)))
 (let (($x1012 (or $x841 $x1554 (and $x4697 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x918)))
 (= old.ffn.gate_entering (ite $x1012 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1365 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1021 (and $x1365 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x4697 (= (_ bv38 7) old.stream)))
 (let (($x84 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x841 (= (_ bv96 7) old.stream)))
 (let (($x919 (or $x841 $x84 (and $x4697 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1021)))
 (= old.ffn.up_entering (ite $x919 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1025 (not old.ffn.width.moved)))
 (let (($x1026 (and old.ffn.width.everywhere $x1025)))
 (= old.ffn.in_place (or $x1026 old.ffn.width.filled)))))
(assert
 (let (($x1025 (not old.ffn.width.moved)))
 (let (($x1026 (and old.ffn.width.everywhere $x1025)))
 (let (($x4208 (< 1 old.tp)))
 (let ((?x278 (ite $x4208 (_ bv16 7) (ite $x1026 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x177 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1495 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x1217 (ite (or $x1326 $x1495) (_ bv96 7) (ite $x177 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x278))))
 (let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1063 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1066 (or $x1326 $x1472)))
 (let (($x1132 (or $x1066 $x1063 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2119 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x2176 (ite $x2119 (ite $x1132 (_ bv96 7) (ite $x1495 (_ bv21 7) (_ bv16 7))) (ite (or $x1472 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x1217))))
 (let ((?x1564 (ite (or $x1066 $x1063 (and $x1495 old.ffn.width.padded $x1025)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x277 (ite $x1375 (ite (and $x1495 old.ffn.width.filled (not $x1063)) (_ bv96 7) ?x1564) ?x2176)))
 (= old.ffn.gate_state ?x277)))))))))))))))))))
(assert
 (let (($x1025 (not old.ffn.width.moved)))
 (let (($x1026 (and old.ffn.width.everywhere $x1025)))
 (let ((?x1265 (ite $x1026 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x4208 (< 1 old.tp)))
 (let ((?x1519 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x4177 (ite old.ffn.width.everywhere (_ bv96 7) ?x1519)))
 (let (($x1256 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1349 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1256 ?x4177 (ite $x4208 (_ bv16 7) ?x1265)))))
 (let (($x1492 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1263 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1308 (or $x1263 (not (or $x1492 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x564 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1509 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1380 (or $x1509 $x1263)))
 (let ((?x1302 (ite (or $x1380 $x564 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x4233 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1369 (or $x1380 $x564 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x1025))))
 (let ((?x1092 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x564)) (_ bv96 7) (ite $x1369 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2054 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2054 ?x1092 (ite $x4233 ?x1302 (ite $x1308 (_ bv92 7) ?x1349))))))))))))))))))))))))
(assert
 (let (($x113 (not old.ffn.width.everywhere)))
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1375 (not (= (_ bv96 7) old.ffn.gate_state)) $x113) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x113 (not old.ffn.width.everywhere)))
 (let (($x783 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x113)))
 (= old.ffn.up_piece (ite $x783 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1416 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1416)))
(assert
 (let ((?x4283 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x4283)))
(assert
 (let ((?x339 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x339)))
(assert
 (let (($x1357 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x607 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1375 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1063 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1066 (or $x1326 $x1472)))
 (let (($x1635 (not old.model.gated)))
 (let (($x777 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2054 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1788 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2054 old.ffn.width.everywhere $x777))))
 (let (($x564 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1263 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1509 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1380 (or $x1509 $x1263)))
 (let (($x2121 (= (_ bv94 7) old.stream)))
 (let (($x4208 (< 1 old.tp)))
 (let (($x1429 (and $x4208 $x2121 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1380 $x564) $x1788) (or $x1635 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1066 $x1063) $x607)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1357)))
 (= old.ffn.tokenwise $x1429))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1751 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1530 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1530 $x1751 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x4742 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1411 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1411 $x4742 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x110 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1253 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1267 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1267 $x1253 $x4614 $x4606 $x110)))))))
(assert
 (let (($x1406 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1401 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1401 $x1406 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1396 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1403 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1403 $x1396 $x48)))))
(assert
 (let (($x1377 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1377 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1385 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1383 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1382 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1279 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1395 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1395 $x1279 $x1382 $x1383 $x1385)))))))
(assert
 (let (($x1271 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1276 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1276 $x1271 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x2160 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1187 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1222 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1222 $x1187 $x2160)))))
(assert
 (let (($x1236 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1205 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1195 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1195 $x1205 $x1236 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x55 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x435 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x692 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x686 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1101 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x4630 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x4630 $x1101 (= (_ bv56 7) new.ffn.width.kind) $x686 $x692 $x435 $x55 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2125 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1804 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4987 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4987 (= (_ bv56 7) new.hidden.kind) $x4372 $x1804 (= (_ bv91 7) new.hidden.kind) $x2125 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x190 (= (_ bv96 7) new.stream)))
 (let (($x1934 (= (_ bv94 7) new.stream)))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (or $x4590 $x1934 $x190)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x4372 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4372 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1622 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1227 (div (* ?x1622 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x686 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x686 (< 1 new.ffn.width.parts) (= ?x1227 new.ffn.width.n)))))))
(assert
 (let (($x686 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1732 (and $x686 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1732))))
(assert
 (let (($x1593 (= (- 1) new.ffn.width.n)))
 (let (($x4630 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x4257 (ite $x4630 (or $x1593 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1593 (< 1 new.ffn.width.n)))))
 (let ((?x1622 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1227 (div (* ?x1622 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x686 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x435 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x4678 (ite $x435 (or $x1593 (< new.ffn.width.block new.ffn.width.n)) (ite $x686 (or $x1593 (< ?x1227 new.ffn.width.n)) $x4257))))
 (let (($x2042 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x4678)))
 (let (($x1101 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x692 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1902 (or $x692 $x1101)))
 (= new.ffn.width.moved (ite $x1902 new.ffn.width.given_moved $x2042)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1751 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1761 (or $x1751 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1761))))
(assert
 (let (($x2125 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4743 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2125 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4743))))
(assert
 (let (($x55 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1828 (or $x55 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1101 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x692 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1902 (or $x692 $x1101)))
 (= new.ffn.width.everywhere (ite $x1902 new.ffn.width.given_everywhere $x1828))))))))
(assert
 (let (($x1401 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x1651 (and $x1401 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (let (($x1406 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x190 (= (_ bv96 7) new.stream)))
 (let (($x1736 (or $x190 $x1406 (and $x4590 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x1651)))
 (= new.ffn.gate_entering (ite $x1736 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1276 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x42 (and $x1276 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x4590 (= (_ bv38 7) new.stream)))
 (let (($x1271 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x190 (= (_ bv96 7) new.stream)))
 (let (($x340 (or $x190 $x1271 (and $x4590 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x42)))
 (= new.ffn.up_entering (ite $x340 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1081 (not new.ffn.width.moved)))
 (let (($x1078 (and new.ffn.width.everywhere $x1081)))
 (= new.ffn.in_place (or $x1078 new.ffn.width.filled)))))
(assert
 (let (($x1081 (not new.ffn.width.moved)))
 (let (($x1078 (and new.ffn.width.everywhere $x1081)))
 (let (($x2052 (< 1 new.tp)))
 (let ((?x4120 (ite $x2052 (_ bv16 7) (ite $x1078 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x110 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1253 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x1948 (ite (or $x4614 $x1253) (_ bv96 7) (ite $x110 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x4120))))
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1070 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1598 (or $x4614 $x4606)))
 (let (($x2187 (or $x1598 $x1070 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1396 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x1251 (ite $x1396 (ite $x2187 (_ bv96 7) (ite $x1253 (_ bv21 7) (_ bv16 7))) (ite (or $x4606 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x1948))))
 (let ((?x1148 (ite (or $x1598 $x1070 (and $x1253 new.ffn.width.padded $x1081)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x4644 (ite $x48 (ite (and $x1253 new.ffn.width.filled (not $x1070)) (_ bv96 7) ?x1148) ?x1251)))
 (= new.ffn.gate_state ?x4644)))))))))))))))))))
(assert
 (let (($x1081 (not new.ffn.width.moved)))
 (let (($x1078 (and new.ffn.width.everywhere $x1081)))
 (let ((?x581 (ite $x1078 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2052 (< 1 new.tp)))
 (let ((?x1140 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1268 (ite new.ffn.width.everywhere (_ bv96 7) ?x1140)))
 (let (($x1385 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1090 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1385 ?x1268 (ite $x2052 (_ bv16 7) ?x581)))))
 (let (($x1205 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1383 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1133 (or $x1383 (not (or $x1205 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x656 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1382 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1420 (or $x1382 $x1383)))
 (let ((?x4235 (ite (or $x1420 $x656 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1187 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x740 (or $x1420 $x656 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1081))))
 (let ((?x2061 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x656)) (_ bv96 7) (ite $x740 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2160 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2160 ?x2061 (ite $x1187 ?x4235 (ite $x1133 (_ bv92 7) ?x1090))))))))))))))))))))))))
(assert
 (let (($x1159 (not new.ffn.width.everywhere)))
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x48 (not (= (_ bv96 7) new.ffn.gate_state)) $x1159) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1159 (not new.ffn.width.everywhere)))
 (let (($x1307 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1159)))
 (= new.ffn.up_piece (ite $x1307 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1693 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1693)))
(assert
 (let ((?x3987 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3987)))
(assert
 (let ((?x4857 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x4857)))
(assert
 (let (($x4742 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1449 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x48 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x1070 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1598 (or $x4614 $x4606)))
 (let (($x1290 (not new.model.gated)))
 (let (($x4681 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x2160 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x4607 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x2160 new.ffn.width.everywhere $x4681))))
 (let (($x656 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1383 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1382 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1420 (or $x1382 $x1383)))
 (let (($x1934 (= (_ bv94 7) new.stream)))
 (let (($x2052 (< 1 new.tp)))
 (let (($x1460 (and $x2052 $x1934 (and (= (_ bv94 7) new.ffn.up_entering) (or $x1420 $x656) $x4607) (or $x1290 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x1598 $x1070) $x1449)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x4742)))
 (= new.ffn.tokenwise $x1460))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1290 (not new.model.gated)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x5054 (or $x4448 $x1290 (= (_ bv96 7) new.ffn.gate_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.gate_entering) (= (_ bv40 7) new.ffn.gate.split)))))
 (not $x5054)))))
(assert
 (let (($x1635 (not old.model.gated)))
(let (($x1589 (= 1 old.tp)))
(or $x1589 $x1635 (= (_ bv96 7) old.ffn.gate_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.gate_entering) (= (_ bv40 7) old.ffn.gate.split))))))
(check-sat)

; from one replica to any number, question 23
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x177 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1495 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1393 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1393 $x1495 $x1326 $x1472 $x177)))))))
(assert
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2119 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1875 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1875 $x2119 $x1375)))))
(assert
 (let (($x660 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x660 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1791 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1507 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x4258 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x161 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1157 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x780 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x780 $x1157 (= (_ bv56 7) old.ffn.width.kind) $x161 $x4258 $x1507 $x1791 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let ((?x4700 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1463 (div (* ?x4700 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x161 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x161 (< 1 old.ffn.width.parts) (= ?x1463 old.ffn.width.n)))))))
(assert
 (let (($x161 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1916 (and $x161 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1916))))
(assert
 (let (($x1164 (= (- 1) old.ffn.width.n)))
 (let (($x780 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1004 (ite $x780 (or $x1164 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1164 (< 1 old.ffn.width.n)))))
 (let ((?x4700 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1463 (div (* ?x4700 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x161 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1507 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1008 (ite $x1507 (or $x1164 (< old.ffn.width.block old.ffn.width.n)) (ite $x161 (or $x1164 (< ?x1463 old.ffn.width.n)) $x1004))))
 (let (($x1002 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1008)))
 (let (($x1157 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4258 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x321 (or $x4258 $x1157)))
 (= old.ffn.width.moved (ite $x321 old.ffn.width.given_moved $x1002)))))))))))))))
(assert
 (let (($x1791 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1037 (or $x1791 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1157 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4258 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x321 (or $x4258 $x1157)))
 (= old.ffn.width.everywhere (ite $x321 old.ffn.width.given_everywhere $x1037))))))))
(assert
 (let (($x1025 (not old.ffn.width.moved)))
 (let (($x1026 (and old.ffn.width.everywhere $x1025)))
 (= old.ffn.in_place (or $x1026 old.ffn.width.filled)))))
(assert
 (let (($x1025 (not old.ffn.width.moved)))
 (let (($x1026 (and old.ffn.width.everywhere $x1025)))
 (let ((?x278 (ite (< 1 old.tp) (_ bv16 7) (ite $x1026 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x177 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1495 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x1217 (ite (or $x1326 $x1495) (_ bv96 7) (ite $x177 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x278))))
 (let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1063 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1066 (or $x1326 $x1472)))
 (let (($x1132 (or $x1066 $x1063 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2119 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x2176 (ite $x2119 (ite $x1132 (_ bv96 7) (ite $x1495 (_ bv21 7) (_ bv16 7))) (ite (or $x1472 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x1217))))
 (let ((?x1564 (ite (or $x1066 $x1063 (and $x1495 old.ffn.width.padded $x1025)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x277 (ite $x1375 (ite (and $x1495 old.ffn.width.filled (not $x1063)) (_ bv96 7) ?x1564) ?x2176)))
 (= old.ffn.gate_state ?x277))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x110 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1253 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1267 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1267 $x1253 $x4614 $x4606 $x110)))))))
(assert
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1396 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1403 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1403 $x1396 $x48)))))
(assert
 (let (($x1377 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1377 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x55 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x435 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x692 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x686 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1101 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x4630 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x4630 $x1101 (= (_ bv56 7) new.ffn.width.kind) $x686 $x692 $x435 $x55 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let ((?x1622 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1227 (div (* ?x1622 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x686 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x686 (< 1 new.ffn.width.parts) (= ?x1227 new.ffn.width.n)))))))
(assert
 (let (($x686 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1732 (and $x686 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1732))))
(assert
 (let (($x1593 (= (- 1) new.ffn.width.n)))
 (let (($x4630 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x4257 (ite $x4630 (or $x1593 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1593 (< 1 new.ffn.width.n)))))
 (let ((?x1622 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1227 (div (* ?x1622 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x686 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x435 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x4678 (ite $x435 (or $x1593 (< new.ffn.width.block new.ffn.width.n)) (ite $x686 (or $x1593 (< ?x1227 new.ffn.width.n)) $x4257))))
 (let (($x2042 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x4678)))
 (let (($x1101 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x692 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1902 (or $x692 $x1101)))
 (= new.ffn.width.moved (ite $x1902 new.ffn.width.given_moved $x2042)))))))))))))))
(assert
 (let (($x55 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1828 (or $x55 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1101 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x692 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1902 (or $x692 $x1101)))
 (= new.ffn.width.everywhere (ite $x1902 new.ffn.width.given_everywhere $x1828))))))))
(assert
 (let (($x1081 (not new.ffn.width.moved)))
 (let (($x1078 (and new.ffn.width.everywhere $x1081)))
 (= new.ffn.in_place (or $x1078 new.ffn.width.filled)))))
(assert
 (let (($x1081 (not new.ffn.width.moved)))
 (let (($x1078 (and new.ffn.width.everywhere $x1081)))
 (let ((?x4120 (ite (< 1 new.tp) (_ bv16 7) (ite $x1078 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x110 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1253 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x1948 (ite (or $x4614 $x1253) (_ bv96 7) (ite $x110 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x4120))))
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1070 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1598 (or $x4614 $x4606)))
 (let (($x2187 (or $x1598 $x1070 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1396 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x1251 (ite $x1396 (ite $x2187 (_ bv96 7) (ite $x1253 (_ bv21 7) (_ bv16 7))) (ite (or $x4606 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x1948))))
 (let ((?x1148 (ite (or $x1598 $x1070 (and $x1253 new.ffn.width.padded $x1081)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x4644 (ite $x48 (ite (and $x1253 new.ffn.width.filled (not $x1070)) (_ bv96 7) ?x1148) ?x1251)))
 (= new.ffn.gate_state ?x4644))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1740 (or (not new.model.gated) (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.gate.split))) (not (or (= (_ bv21 7) new.ffn.gate_state) (= (_ bv16 7) new.ffn.gate_state))))))
 (not $x1740)))
(assert
 (let (($x1635 (not old.model.gated)))
(or $x1635 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.gate.split))) (not (or (= (_ bv21 7) old.ffn.gate_state) (= (_ bv16 7) old.ffn.gate_state))))))
(check-sat)

; from one replica to any number, question 24
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
 (or (= (_ bv4 7) old.ffn.gate.collective) (= (_ bv5 7) old.ffn.gate.collective) $x1326 $x1472 (= (_ bv73 7) old.ffn.gate.collective)))))
(assert
 (let (($x1875 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1875 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x1458 (= (_ bv69 7) old.ffn.gate.sum)))
 (let (($x1286 (= (_ bv24 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) (= (_ bv15 7) old.ffn.gate.sum) $x1286 $x1458))))
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
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (or (= (_ bv4 7) new.ffn.gate.collective) (= (_ bv5 7) new.ffn.gate.collective) $x4614 $x4606 (= (_ bv73 7) new.ffn.gate.collective)))))
(assert
 (let (($x1403 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1403 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x1397 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x1542 (= (_ bv24 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) (= (_ bv15 7) new.ffn.gate.sum) $x1542 $x1397))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1043 (not new.ffn.gate.group.pp)))
 (let (($x1073 (or $x1043 (= 1 new.pp))))
 (let (($x1051 (not new.ffn.gate.group.sp)))
 (let (($x1061 (or $x1051 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x343 (not new.ffn.gate.group.dp)))
 (let (($x345 (or $x343 $x2024)))
 (let (($x1397 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x1290 (not new.model.gated)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x1542 (= (_ bv24 7) new.ffn.gate.sum)))
 (let (($x1403 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x399 (and (not $x1403) (or $x4614 (and (or (not new.ffn.gate.group.tp) $x4448) $x345 $x1061 $x1073)))))
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x4233 (or $x1290 $x4606 $x399 (and $x1403 (or $x1542 (and $x4448 $x1290 $x1397))) (and (or new.ffn.gate.group.tp $x4448) $x345 $x1061 $x1073))))
 (not $x4233))))))))))))))))))
(assert
 (let (($x2078 (not old.ffn.gate.group.pp)))
(let (($x1062 (or $x2078 (= 1 old.pp))))
(let (($x1494 (not old.ffn.gate.group.sp)))
(let (($x1327 (or $x1494 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x4404 (not old.ffn.gate.group.dp)))
(let (($x1179 (or $x4404 $x1592)))
(let (($x1458 (= (_ bv69 7) old.ffn.gate.sum)))
(let (($x1635 (not old.model.gated)))
(let (($x1589 (= 1 old.tp)))
(let (($x1286 (= (_ bv24 7) old.ffn.gate.sum)))
(let (($x1875 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
(let (($x777 (and (not $x1875) (or $x1326 (and (or (not old.ffn.gate.group.tp) $x1589) $x1179 $x1327 $x1062)))))
(let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
(or $x1635 $x1472 $x777 (and $x1875 (or $x1286 (and $x1589 $x1635 $x1458))) (and (or old.ffn.gate.group.tp $x1589) $x1179 $x1327 $x1062))))))))))))))))))
(check-sat)

; from one replica to any number, question 25
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.gate.bias () (_ BitVec 7))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
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
(declare-fun new.dp () Int)
(declare-fun new.ffn.gate.bias () (_ BitVec 7))
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4121 (= (_ bv29 7) old.ffn.gate.bias)))
 (let (($x4234 (= (_ bv27 7) old.ffn.gate.bias)))
 (let (($x1132 (= (_ bv23 7) old.ffn.gate.bias)))
 (let (($x1028 (= (_ bv1 7) old.ffn.gate.bias)))
 (or $x1028 $x1132 $x4234 $x4121))))))
(assert
 (let (($x177 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1495 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1393 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1393 $x1495 $x1326 $x1472 $x177)))))))
(assert
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2119 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1875 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1875 $x2119 $x1375)))))
(assert
 (let (($x660 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x660 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x88 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x324 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1564 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1180 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1672 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1782 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1782 $x1672 (= (_ bv56 7) old.ffn.width.kind) $x1180 $x1564 $x324 $x88 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let ((?x1732 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x4678 (div (* ?x1732 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1180 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1180 (< 1 old.ffn.width.parts) (= ?x4678 old.ffn.width.n)))))))
(assert
 (let (($x1180 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x5069 (and $x1180 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x5069))))
(assert
 (let (($x1227 (= (- 1) old.ffn.width.n)))
 (let (($x1782 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1947 (ite $x1782 (or $x1227 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1227 (< 1 old.ffn.width.n)))))
 (let ((?x1732 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x4678 (div (* ?x1732 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1180 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x324 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x4693 (ite $x324 (or $x1227 (< old.ffn.width.block old.ffn.width.n)) (ite $x1180 (or $x1227 (< ?x4678 old.ffn.width.n)) $x1947))))
 (let (($x142 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x4693)))
 (let (($x1672 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1564 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1199 (or $x1564 $x1672)))
 (= old.ffn.width.moved (ite $x1199 old.ffn.width.given_moved $x142)))))))))))))))
(assert
 (let (($x88 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x692 (or $x88 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1672 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1564 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1199 (or $x1564 $x1672)))
 (= old.ffn.width.everywhere (ite $x1199 old.ffn.width.given_everywhere $x692))))))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x1821 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x4912)))
 (let (($x509 (= 1 old.ffn.width.parts)))
 (let (($x1672 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1564 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1199 (or $x1564 $x1672)))
 (= old.ffn.width.first_alone (ite $x1199 old.ffn.width.given_first (or $x509 $x1821))))))))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x1148 (and old.ffn.width.everywhere $x4912)))
 (= old.ffn.in_place (or $x1148 old.ffn.width.filled)))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x1148 (and old.ffn.width.everywhere $x4912)))
 (let ((?x4259 (ite (< 1 old.tp) (_ bv16 7) (ite $x1148 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x177 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1495 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x980 (ite (or $x1326 $x1495) (_ bv96 7) (ite $x177 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x4259))))
 (let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1063 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x341 (or $x1326 $x1472)))
 (let (($x1654 (or $x341 $x1063 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2119 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x1596 (ite $x2119 (ite $x1654 (_ bv96 7) (ite $x1495 (_ bv21 7) (_ bv16 7))) (ite (or $x1472 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x980))))
 (let ((?x1081 (ite (or $x341 $x1063 (and $x1495 old.ffn.width.padded $x4912)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x983 (ite $x1375 (ite (and $x1495 old.ffn.width.filled (not $x1063)) (_ bv96 7) ?x1081) ?x1596)))
 (= old.ffn.gate_state ?x983))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1013 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x2147 (= (_ bv27 7) new.ffn.gate.bias)))
 (let (($x49 (= (_ bv23 7) new.ffn.gate.bias)))
 (let (($x441 (= (_ bv1 7) new.ffn.gate.bias)))
 (or $x441 $x49 $x2147 $x1013))))))
(assert
 (let (($x110 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1253 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1267 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1267 $x1253 $x4614 $x4606 $x110)))))))
(assert
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1396 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1403 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1403 $x1396 $x48)))))
(assert
 (let (($x1377 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1377 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1497 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1164 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1507 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1301 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1034 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1037 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1037 $x1034 (= (_ bv56 7) new.ffn.width.kind) $x1301 $x1507 $x1164 $x1497 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let ((?x4307 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1456 (div (* ?x4307 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1301 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1301 (< 1 new.ffn.width.parts) (= ?x1456 new.ffn.width.n)))))))
(assert
 (let (($x1301 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1430 (and $x1301 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1430))))
(assert
 (let (($x947 (= (- 1) new.ffn.width.n)))
 (let (($x1037 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1855 (ite $x1037 (or $x947 (<= new.ffn.width.parts new.ffn.width.n)) (or $x947 (< 1 new.ffn.width.n)))))
 (let ((?x4307 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1456 (div (* ?x4307 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1301 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1164 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x4038 (ite $x1164 (or $x947 (< new.ffn.width.block new.ffn.width.n)) (ite $x1301 (or $x947 (< ?x1456 new.ffn.width.n)) $x1855))))
 (let (($x915 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x4038)))
 (let (($x1034 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1507 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4643 (or $x1507 $x1034)))
 (= new.ffn.width.moved (ite $x4643 new.ffn.width.given_moved $x915)))))))))))))))
(assert
 (let (($x1497 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x4127 (or $x1497 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1034 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1507 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4643 (or $x1507 $x1034)))
 (= new.ffn.width.everywhere (ite $x4643 new.ffn.width.given_everywhere $x4127))))))))
(assert
 (let (($x1411 (not new.ffn.width.moved)))
 (let (($x4608 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x1411)))
 (let (($x1916 (= 1 new.ffn.width.parts)))
 (let (($x1034 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1507 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4643 (or $x1507 $x1034)))
 (= new.ffn.width.first_alone (ite $x4643 new.ffn.width.given_first (or $x1916 $x4608))))))))))
(assert
 (let (($x1411 (not new.ffn.width.moved)))
 (let (($x4743 (and new.ffn.width.everywhere $x1411)))
 (= new.ffn.in_place (or $x4743 new.ffn.width.filled)))))
(assert
 (let (($x1411 (not new.ffn.width.moved)))
 (let (($x4743 (and new.ffn.width.everywhere $x1411)))
 (let ((?x1357 (ite (< 1 new.tp) (_ bv16 7) (ite $x4743 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x110 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1253 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x339 (ite (or $x4614 $x1253) (_ bv96 7) (ite $x110 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1357))))
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1070 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x504 (or $x4614 $x4606)))
 (let (($x1498 (or $x504 $x1070 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1396 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x4196 (ite $x1396 (ite $x1498 (_ bv96 7) (ite $x1253 (_ bv21 7) (_ bv16 7))) (ite (or $x4606 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x339))))
 (let ((?x4261 (ite (or $x504 $x1070 (and $x1253 new.ffn.width.padded $x1411)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x1359 (ite $x48 (ite (and $x1253 new.ffn.width.filled (not $x1070)) (_ bv96 7) ?x4261) ?x4196)))
 (= new.ffn.gate_state ?x1359))))))))))))))))))
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
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x441 (= (_ bv1 7) new.ffn.gate.bias)))
 (let (($x4120 (and $x441 (not (= (_ bv97 7) new.ffn.gate_state)) (or (not (= (_ bv92 7) new.ffn.gate_state)) (not new.model.gated) true))))
 (let (($x1768 (or (or (= (_ bv29 7) new.ffn.gate.bias) (= (_ bv23 7) new.ffn.gate.bias)) $x4120)))
 (let (($x1403 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x1013 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1290 (not new.model.gated)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x277 (or $x4448 $x1290 (not new.model.up_bias) (and (not $x1403) (or $x441 (= (_ bv27 7) new.ffn.gate.bias))) (and $x48 $x1013 new.ffn.width.first_alone) (and $x1403 $x1768))))
 (not $x277)))))))))))
(assert
 (let (($x1028 (= (_ bv1 7) old.ffn.gate.bias)))
(let (($x1408 (and $x1028 (not (= (_ bv97 7) old.ffn.gate_state)) (or (not (= (_ bv92 7) old.ffn.gate_state)) (not old.model.gated) true))))
(let (($x1434 (or (or (= (_ bv29 7) old.ffn.gate.bias) (= (_ bv23 7) old.ffn.gate.bias)) $x1408)))
(let (($x1875 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x4121 (= (_ bv29 7) old.ffn.gate.bias)))
(let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x1966 (not old.model.up_bias)))
(let (($x1635 (not old.model.gated)))
(let (($x1589 (= 1 old.tp)))
(or $x1589 $x1635 $x1966 (and (not $x1875) (or $x1028 (= (_ bv27 7) old.ffn.gate.bias))) (and $x1375 $x4121 old.ffn.width.first_alone) (and $x1875 $x1434))))))))))))
(check-sat)

; from one replica to any number, question 26
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1340 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1236 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1236 $x1340 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x40 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1276 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1276 $x40 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x177 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1495 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1393 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1393 $x1495 $x1326 $x1472 $x177)))))))
(assert
 (let (($x1201 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1099 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x1099 $x1201 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2119 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1875 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1875 $x2119 $x1375)))))
(assert
 (let (($x660 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x660 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x57 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2163 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2163 $x57 $x1761 $x625 $x125)))))))
(assert
 (let (($x998 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x997 (= (_ bv10 7) old.ffn.up.input)))
 (or $x997 $x998 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1934 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1934 $x1509 $x93)))))
(assert
 (let (($x783 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x113 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x113 $x1365 $x783 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x88 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x324 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1564 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1180 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1672 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1782 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1782 $x1672 (= (_ bv56 7) old.ffn.width.kind) $x1180 $x1564 $x324 $x88 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x781 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1138 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1020 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2154 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2154 (= (_ bv56 7) old.hidden.kind) $x1020 $x1138 (= (_ bv91 7) old.hidden.kind) $x781 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x483 (= (_ bv96 7) old.stream)))
 (let (($x1693 (= (_ bv94 7) old.stream)))
 (let (($x4094 (= (_ bv38 7) old.stream)))
 (or $x4094 $x1693 $x483)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1020 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1020 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1732 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x4678 (div (* ?x1732 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1180 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1180 (< 1 old.ffn.width.parts) (= ?x4678 old.ffn.width.n)))))))
(assert
 (let (($x1180 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x5069 (and $x1180 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x5069))))
(assert
 (let (($x1227 (= (- 1) old.ffn.width.n)))
 (let (($x1782 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1947 (ite $x1782 (or $x1227 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1227 (< 1 old.ffn.width.n)))))
 (let ((?x1732 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x4678 (div (* ?x1732 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1180 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x324 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x4693 (ite $x324 (or $x1227 (< old.ffn.width.block old.ffn.width.n)) (ite $x1180 (or $x1227 (< ?x4678 old.ffn.width.n)) $x1947))))
 (let (($x142 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x4693)))
 (let (($x1672 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1564 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1199 (or $x1564 $x1672)))
 (= old.ffn.width.moved (ite $x1199 old.ffn.width.given_moved $x142)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1340 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x4358 (or $x1340 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x4358))))
(assert
 (let (($x781 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2071 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x781 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2071))))
(assert
 (let (($x88 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x692 (or $x88 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1672 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1564 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1199 (or $x1564 $x1672)))
 (= old.ffn.width.everywhere (ite $x1199 old.ffn.width.given_everywhere $x692))))))))
(assert
 (let (($x1099 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x4469 (and $x1099 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x4094 (= (_ bv38 7) old.stream)))
 (let (($x1201 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x483 (= (_ bv96 7) old.stream)))
 (let (($x4238 (or $x483 $x1201 (and $x4094 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x4469)))
 (= old.ffn.gate_entering (ite $x4238 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x997 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1268 (and $x997 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x4094 (= (_ bv38 7) old.stream)))
 (let (($x998 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x483 (= (_ bv96 7) old.stream)))
 (let (($x436 (or $x483 $x998 (and $x4094 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1268)))
 (= old.ffn.up_entering (ite $x436 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x1148 (and old.ffn.width.everywhere $x4912)))
 (= old.ffn.in_place (or $x1148 old.ffn.width.filled)))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x1148 (and old.ffn.width.everywhere $x4912)))
 (let (($x4896 (< 1 old.tp)))
 (let ((?x4259 (ite $x4896 (_ bv16 7) (ite $x1148 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x177 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1495 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x980 (ite (or $x1326 $x1495) (_ bv96 7) (ite $x177 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x4259))))
 (let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1063 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x341 (or $x1326 $x1472)))
 (let (($x1654 (or $x341 $x1063 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2119 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x1596 (ite $x2119 (ite $x1654 (_ bv96 7) (ite $x1495 (_ bv21 7) (_ bv16 7))) (ite (or $x1472 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x980))))
 (let ((?x1081 (ite (or $x341 $x1063 (and $x1495 old.ffn.width.padded $x4912)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x983 (ite $x1375 (ite (and $x1495 old.ffn.width.filled (not $x1063)) (_ bv96 7) ?x1081) ?x1596)))
 (= old.ffn.gate_state ?x983)))))))))))))))))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x1148 (and old.ffn.width.everywhere $x4912)))
 (let ((?x865 (ite $x1148 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x4896 (< 1 old.tp)))
 (let ((?x740 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1395 (ite old.ffn.width.everywhere (_ bv96 7) ?x740)))
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1219 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x125 ?x1395 (ite $x4896 (_ bv16 7) ?x865)))))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1323 (or $x625 (not (or $x1365 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1023 (or $x1761 $x625)))
 (let ((?x4558 (ite (or $x1023 $x916 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1554 (or $x1023 $x916 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x4912))))
 (let ((?x1812 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x916)) (_ bv96 7) (ite $x1554 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x93 ?x1812 (ite $x1509 ?x4558 (ite $x1323 (_ bv92 7) ?x1219))))))))))))))))))))))))
(assert
 (let (($x1470 (not old.ffn.width.everywhere)))
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1375 (not (= (_ bv96 7) old.ffn.gate_state)) $x1470) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1470 (not old.ffn.width.everywhere)))
 (let (($x1880 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1470)))
 (= old.ffn.up_piece (ite $x1880 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1207 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1207)))
(assert
 (let ((?x4754 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x4754)))
(assert
 (let ((?x689 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x689)))
(assert
 (let (($x40 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1375 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x135 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1375 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x1063 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1472 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1326 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x341 (or $x1326 $x1472)))
 (let (($x1635 (not old.model.gated)))
 (let (($x207 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x4374 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x93 old.ffn.width.everywhere $x207))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1023 (or $x1761 $x625)))
 (let (($x1693 (= (_ bv94 7) old.stream)))
 (let (($x4896 (< 1 old.tp)))
 (let (($x364 (and $x4896 $x1693 (and (= (_ bv94 7) old.ffn.up_entering) (or $x1023 $x916) $x4374) (or $x1635 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x341 $x1063) $x135)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x40)))
 (= old.ffn.tokenwise $x364))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1364 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2101 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2101 $x1364 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1481 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1342 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1342 $x1481 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x110 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1253 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1267 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1267 $x1253 $x4614 $x4606 $x110)))))))
(assert
 (let (($x4059 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1318 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1318 $x4059 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1396 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1403 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1403 $x1396 $x48)))))
(assert
 (let (($x1377 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1377 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x90 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1980 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1980 $x90 $x112 $x1924 $x1661)))))))
(assert
 (let (($x1926 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1953 (= (_ bv10 7) new.ffn.up.input)))
 (or $x1953 $x1926 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4697 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4697 $x1915 $x463)))))
(assert
 (let (($x1127 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1351 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1351 $x1358 $x1127 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1497 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1164 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1507 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1301 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1034 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1037 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1037 $x1034 (= (_ bv56 7) new.ffn.width.kind) $x1301 $x1507 $x1164 $x1497 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x168 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1425 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4428 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4000 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4000 (= (_ bv56 7) new.hidden.kind) $x4428 $x1425 (= (_ bv91 7) new.hidden.kind) $x168 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x1360 (= (_ bv96 7) new.stream)))
 (let (($x455 (= (_ bv94 7) new.stream)))
 (let (($x1135 (= (_ bv38 7) new.stream)))
 (or $x1135 $x455 $x1360)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x4428 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4428 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x4307 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1456 (div (* ?x4307 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1301 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1301 (< 1 new.ffn.width.parts) (= ?x1456 new.ffn.width.n)))))))
(assert
 (let (($x1301 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1430 (and $x1301 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1430))))
(assert
 (let (($x947 (= (- 1) new.ffn.width.n)))
 (let (($x1037 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1855 (ite $x1037 (or $x947 (<= new.ffn.width.parts new.ffn.width.n)) (or $x947 (< 1 new.ffn.width.n)))))
 (let ((?x4307 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1456 (div (* ?x4307 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1301 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1164 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x4038 (ite $x1164 (or $x947 (< new.ffn.width.block new.ffn.width.n)) (ite $x1301 (or $x947 (< ?x1456 new.ffn.width.n)) $x1855))))
 (let (($x915 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x4038)))
 (let (($x1034 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1507 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4643 (or $x1507 $x1034)))
 (= new.ffn.width.moved (ite $x4643 new.ffn.width.given_moved $x915)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1364 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1437 (or $x1364 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1437))))
(assert
 (let (($x168 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4183 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x168 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4183))))
(assert
 (let (($x1497 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x4127 (or $x1497 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1034 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1507 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4643 (or $x1507 $x1034)))
 (= new.ffn.width.everywhere (ite $x4643 new.ffn.width.given_everywhere $x4127))))))))
(assert
 (let (($x1318 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2169 (and $x1318 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1135 (= (_ bv38 7) new.stream)))
 (let (($x4059 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1360 (= (_ bv96 7) new.stream)))
 (let (($x340 (or $x1360 $x4059 (and $x1135 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x2169)))
 (= new.ffn.gate_entering (ite $x340 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1953 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x461 (and $x1953 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1135 (= (_ bv38 7) new.stream)))
 (let (($x1926 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1360 (= (_ bv96 7) new.stream)))
 (let (($x1603 (or $x1360 $x1926 (and $x1135 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x461)))
 (= new.ffn.up_entering (ite $x1603 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x1411 (not new.ffn.width.moved)))
 (let (($x4743 (and new.ffn.width.everywhere $x1411)))
 (= new.ffn.in_place (or $x4743 new.ffn.width.filled)))))
(assert
 (let (($x1411 (not new.ffn.width.moved)))
 (let (($x4743 (and new.ffn.width.everywhere $x1411)))
 (let (($x869 (< 1 new.tp)))
 (let ((?x1357 (ite $x869 (_ bv16 7) (ite $x4743 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x110 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1253 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x339 (ite (or $x4614 $x1253) (_ bv96 7) (ite $x110 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1357))))
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1070 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x504 (or $x4614 $x4606)))
 (let (($x1498 (or $x504 $x1070 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1396 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x4196 (ite $x1396 (ite $x1498 (_ bv96 7) (ite $x1253 (_ bv21 7) (_ bv16 7))) (ite (or $x4606 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x339))))
 (let ((?x4261 (ite (or $x504 $x1070 (and $x1253 new.ffn.width.padded $x1411)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x1359 (ite $x48 (ite (and $x1253 new.ffn.width.filled (not $x1070)) (_ bv96 7) ?x4261) ?x4196)))
 (= new.ffn.gate_state ?x1359)))))))))))))))))))
(assert
 (let (($x1411 (not new.ffn.width.moved)))
 (let (($x4743 (and new.ffn.width.everywhere $x1411)))
 (let ((?x1524 (ite $x4743 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x869 (< 1 new.tp)))
 (let ((?x923 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1015 (ite new.ffn.width.everywhere (_ bv96 7) ?x923)))
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1000 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1661 ?x1015 (ite $x869 (_ bv16 7) ?x1524)))))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x687 (or $x1924 (not (or $x1358 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1315 (or $x112 $x1924)))
 (let ((?x271 (ite (or $x1315 $x1302 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x109 (or $x1315 $x1302 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1411))))
 (let ((?x1256 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1302)) (_ bv96 7) (ite $x109 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x463 ?x1256 (ite $x1915 ?x271 (ite $x687 (_ bv92 7) ?x1000))))))))))))))))))))))))
(assert
 (let (($x1077 (not new.ffn.width.everywhere)))
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x48 (not (= (_ bv96 7) new.ffn.gate_state)) $x1077) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1077 (not new.ffn.width.everywhere)))
 (let (($x1909 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1077)))
 (= new.ffn.up_piece (ite $x1909 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x4726 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x4726)))
(assert
 (let ((?x1519 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1519)))
(assert
 (let ((?x1513 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1513)))
(assert
 (let (($x1481 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x48 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1404 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x48 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x1070 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x4606 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x4614 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x504 (or $x4614 $x4606)))
 (let (($x1290 (not new.model.gated)))
 (let (($x245 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1195 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x463 new.ffn.width.everywhere $x245))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1315 (or $x112 $x1924)))
 (let (($x455 (= (_ bv94 7) new.stream)))
 (let (($x869 (< 1 new.tp)))
 (let (($x777 (and $x869 $x455 (and (= (_ bv94 7) new.ffn.up_entering) (or $x1315 $x1302) $x1195) (or $x1290 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x504 $x1070) $x1404)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x1481)))
 (= new.ffn.tokenwise $x777))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4130 (not true)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x337 (or $x4448 $x4130 (= (_ bv96 7) new.ffn.up_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.up_entering) (= (_ bv40 7) new.ffn.up.split)))))
 (not $x337)))))
(assert
 (let (($x4130 (not true)))
(let (($x1589 (= 1 old.tp)))
(or $x1589 $x4130 (= (_ bv96 7) old.ffn.up_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.up_entering) (= (_ bv40 7) old.ffn.up.split))))))
(check-sat)

; from one replica to any number, question 27
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x57 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2163 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2163 $x57 $x1761 $x625 $x125)))))))
(assert
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1934 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1934 $x1509 $x93)))))
(assert
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x113 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x113 $x1365 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x88 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x324 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1564 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1180 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1672 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1782 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1782 $x1672 (= (_ bv56 7) old.ffn.width.kind) $x1180 $x1564 $x324 $x88 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let ((?x1732 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x4678 (div (* ?x1732 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1180 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1180 (< 1 old.ffn.width.parts) (= ?x4678 old.ffn.width.n)))))))
(assert
 (let (($x1180 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x5069 (and $x1180 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x5069))))
(assert
 (let (($x1227 (= (- 1) old.ffn.width.n)))
 (let (($x1782 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1947 (ite $x1782 (or $x1227 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1227 (< 1 old.ffn.width.n)))))
 (let ((?x1732 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x4678 (div (* ?x1732 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1180 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x324 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x4693 (ite $x324 (or $x1227 (< old.ffn.width.block old.ffn.width.n)) (ite $x1180 (or $x1227 (< ?x4678 old.ffn.width.n)) $x1947))))
 (let (($x142 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x4693)))
 (let (($x1672 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1564 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1199 (or $x1564 $x1672)))
 (= old.ffn.width.moved (ite $x1199 old.ffn.width.given_moved $x142)))))))))))))))
(assert
 (let (($x88 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x692 (or $x88 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1672 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1564 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1199 (or $x1564 $x1672)))
 (= old.ffn.width.everywhere (ite $x1199 old.ffn.width.given_everywhere $x692))))))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x1148 (and old.ffn.width.everywhere $x4912)))
 (= old.ffn.in_place (or $x1148 old.ffn.width.filled)))))
(assert
 (let (($x4912 (not old.ffn.width.moved)))
 (let (($x1148 (and old.ffn.width.everywhere $x4912)))
 (let ((?x865 (ite $x1148 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x740 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1395 (ite old.ffn.width.everywhere (_ bv96 7) ?x740)))
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1219 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x125 ?x1395 (ite (< 1 old.tp) (_ bv16 7) ?x865)))))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1323 (or $x625 (not (or $x1365 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1023 (or $x1761 $x625)))
 (let ((?x4558 (ite (or $x1023 $x916 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1554 (or $x1023 $x916 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x4912))))
 (let ((?x1812 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x916)) (_ bv96 7) (ite $x1554 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x93 ?x1812 (ite $x1509 ?x4558 (ite $x1323 (_ bv92 7) ?x1219)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x90 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1980 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1980 $x90 $x112 $x1924 $x1661)))))))
(assert
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4697 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4697 $x1915 $x463)))))
(assert
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1351 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1351 $x1358 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1497 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1164 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1507 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1301 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1034 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1037 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1037 $x1034 (= (_ bv56 7) new.ffn.width.kind) $x1301 $x1507 $x1164 $x1497 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let ((?x4307 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1456 (div (* ?x4307 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1301 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1301 (< 1 new.ffn.width.parts) (= ?x1456 new.ffn.width.n)))))))
(assert
 (let (($x1301 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1430 (and $x1301 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1430))))
(assert
 (let (($x947 (= (- 1) new.ffn.width.n)))
 (let (($x1037 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1855 (ite $x1037 (or $x947 (<= new.ffn.width.parts new.ffn.width.n)) (or $x947 (< 1 new.ffn.width.n)))))
 (let ((?x4307 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1456 (div (* ?x4307 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1301 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1164 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x4038 (ite $x1164 (or $x947 (< new.ffn.width.block new.ffn.width.n)) (ite $x1301 (or $x947 (< ?x1456 new.ffn.width.n)) $x1855))))
 (let (($x915 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x4038)))
 (let (($x1034 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1507 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4643 (or $x1507 $x1034)))
 (= new.ffn.width.moved (ite $x4643 new.ffn.width.given_moved $x915)))))))))))))))
(assert
 (let (($x1497 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x4127 (or $x1497 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1034 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1507 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4643 (or $x1507 $x1034)))
 (= new.ffn.width.everywhere (ite $x4643 new.ffn.width.given_everywhere $x4127))))))))
(assert
 (let (($x1411 (not new.ffn.width.moved)))
 (let (($x4743 (and new.ffn.width.everywhere $x1411)))
 (= new.ffn.in_place (or $x4743 new.ffn.width.filled)))))
(assert
 (let (($x1411 (not new.ffn.width.moved)))
 (let (($x4743 (and new.ffn.width.everywhere $x1411)))
 (let ((?x1524 (ite $x4743 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x923 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1015 (ite new.ffn.width.everywhere (_ bv96 7) ?x923)))
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1000 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1661 ?x1015 (ite (< 1 new.tp) (_ bv16 7) ?x1524)))))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x687 (or $x1924 (not (or $x1358 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1315 (or $x112 $x1924)))
 (let ((?x271 (ite (or $x1315 $x1302 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x109 (or $x1315 $x1302 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1411))))
 (let ((?x1256 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1302)) (_ bv96 7) (ite $x109 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x463 ?x1256 (ite $x1915 ?x271 (ite $x687 (_ bv92 7) ?x1000)))))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4130 (not true)))
 (let (($x1136 (or $x4130 (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.up.split))) (not (or (= (_ bv21 7) new.ffn.up_state) (= (_ bv16 7) new.ffn.up_state))))))
 (not $x1136))))
(assert
 (let (($x4130 (not true)))
(or $x4130 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.up.split))) (not (or (= (_ bv21 7) old.ffn.up_state) (= (_ bv16 7) old.ffn.up_state))))))
(check-sat)

; from one replica to any number, question 28
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (or (= (_ bv4 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective) $x1761 $x625 (= (_ bv73 7) old.ffn.up.collective)))))
(assert
 (let (($x1934 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1934 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (let (($x322 (= (_ bv69 7) old.ffn.up.sum)))
 (let (($x783 (= (_ bv24 7) old.ffn.up.sum)))
 (or (= (_ bv0 7) old.ffn.up.sum) (= (_ bv15 7) old.ffn.up.sum) $x783 $x322))))
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
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (or (= (_ bv4 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective) $x112 $x1924 (= (_ bv73 7) new.ffn.up.collective)))))
(assert
 (let (($x4697 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4697 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (let (($x630 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x1127 (= (_ bv24 7) new.ffn.up.sum)))
 (or (= (_ bv0 7) new.ffn.up.sum) (= (_ bv15 7) new.ffn.up.sum) $x1127 $x630))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x561 (not new.ffn.up.group.pp)))
 (let (($x1089 (or $x561 (= 1 new.pp))))
 (let (($x1021 (not new.ffn.up.group.sp)))
 (let (($x1757 (or $x1021 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1380 (not new.ffn.up.group.dp)))
 (let (($x3995 (or $x1380 $x2024)))
 (let (($x630 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x1553 (not new.model.gated)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x1127 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x4697 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1625 (and (not $x4697) (or $x112 (and (or (not new.ffn.up.group.tp) $x4448) $x3995 $x1757 $x1089)))))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x4130 (not true)))
 (let (($x2031 (or $x4130 $x1924 $x1625 (and $x4697 (or $x1127 (and $x4448 $x1553 $x630))) (and (or new.ffn.up.group.tp $x4448) $x3995 $x1757 $x1089))))
 (not $x2031)))))))))))))))))))
(assert
 (let (($x1140 (not old.ffn.up.group.pp)))
(let (($x918 (or $x1140 (= 1 old.pp))))
(let (($x184 (not old.ffn.up.group.sp)))
(let (($x3959 (or $x184 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x4405 (not old.ffn.up.group.dp)))
(let (($x325 (or $x4405 $x1592)))
(let (($x322 (= (_ bv69 7) old.ffn.up.sum)))
(let (($x1394 (not old.model.gated)))
(let (($x1589 (= 1 old.tp)))
(let (($x783 (= (_ bv24 7) old.ffn.up.sum)))
(let (($x1934 (= (_ bv40 7) old.ffn.up.split)))
(let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
(let (($x1396 (and (not $x1934) (or $x1761 (and (or (not old.ffn.up.group.tp) $x1589) $x325 $x3959 $x918)))))
(let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
(let (($x4130 (not true)))
(or $x4130 $x625 $x1396 (and $x1934 (or $x783 (and $x1589 $x1394 $x322))) (and (or old.ffn.up.group.tp $x1589) $x325 $x3959 $x918)))))))))))))))))))
(check-sat)

; from one replica to any number, question 29
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.width.given_first () Bool)
(declare-fun old.ffn.width.first_alone () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun new.dp () Int)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.width.given_first () Bool)
(declare-fun new.ffn.width.first_alone () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1395 (= (_ bv29 7) old.ffn.up.bias)))
 (let (($x1812 (= (_ bv27 7) old.ffn.up.bias)))
 (let (($x4844 (= (_ bv23 7) old.ffn.up.bias)))
 (let (($x4743 (= (_ bv1 7) old.ffn.up.bias)))
 (or $x4743 $x4844 $x1812 $x1395))))))
(assert
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x57 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2163 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2163 $x57 $x1761 $x625 $x125)))))))
(assert
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1934 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1934 $x1509 $x93)))))
(assert
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x113 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x113 $x1365 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x865 $x1700 (= (_ bv56 7) old.ffn.width.kind) $x4558 $x1554 $x1022 $x3954 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x4558 (< 1 old.ffn.width.parts) (= ?x1113 old.ffn.width.n)))))))
(assert
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1855 (and $x4558 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1855))))
(assert
 (let (($x1641 (= (- 1) old.ffn.width.n)))
 (let (($x865 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x951 (ite $x865 (or $x1641 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1641 (< 1 old.ffn.width.n)))))
 (let ((?x1008 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1113 (div (* ?x1008 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4558 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1022 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2018 (ite $x1022 (or $x1641 (< old.ffn.width.block old.ffn.width.n)) (ite $x4558 (or $x1641 (< ?x1113 old.ffn.width.n)) $x951))))
 (let (($x1751 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2018)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.moved (ite $x1316 old.ffn.width.given_moved $x1751)))))))))))))))
(assert
 (let (($x3954 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x4643 (or $x3954 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.everywhere (ite $x1316 old.ffn.width.given_everywhere $x4643))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x1528 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x608)))
 (let (($x999 (= 1 old.ffn.width.parts)))
 (let (($x1700 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1554 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1316 (or $x1554 $x1700)))
 (= old.ffn.width.first_alone (ite $x1316 old.ffn.width.given_first (or $x999 $x1528))))))))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (= old.ffn.in_place (or $x923 old.ffn.width.filled)))))
(assert
 (let (($x608 (not old.ffn.width.moved)))
 (let (($x923 (and old.ffn.width.everywhere $x608)))
 (let ((?x1136 (ite $x923 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x779 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x1452 (ite old.ffn.width.everywhere (_ bv96 7) ?x779)))
 (let (($x125 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1064 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x125 ?x1452 (ite (< 1 old.tp) (_ bv16 7) ?x1136)))))
 (let (($x1365 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x625 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1966 (or $x625 (not (or $x1365 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x916 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1761 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1038 (or $x1761 $x625)))
 (let ((?x1411 (ite (or $x1038 $x916 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1509 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1256 (or $x1038 $x916 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x608))))
 (let ((?x4311 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x916)) (_ bv96 7) (ite $x1256 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x93 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x93 ?x4311 (ite $x1509 ?x1411 (ite $x1966 (_ bv92 7) ?x1064)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1463 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x1036 (= (_ bv27 7) new.ffn.up.bias)))
 (let (($x1005 (= (_ bv23 7) new.ffn.up.bias)))
 (let (($x1545 (= (_ bv1 7) new.ffn.up.bias)))
 (or $x1545 $x1005 $x1036 $x1463))))))
(assert
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x90 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1980 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1980 $x90 $x112 $x1924 $x1661)))))))
(assert
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x4697 (= (_ bv40 7) new.ffn.up.split)))
 (or $x4697 $x1915 $x463)))))
(assert
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1351 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1351 $x1358 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1079 $x1612 (= (_ bv56 7) new.ffn.width.kind) $x1672 $x1199 $x88 $x509 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1672 (< 1 new.ffn.width.parts) (= ?x1732 new.ffn.width.n)))))))
(assert
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x435 (and $x1672 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x435))))
(assert
 (let (($x4693 (= (- 1) new.ffn.width.n)))
 (let (($x1079 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1104 (ite $x1079 (or $x4693 (<= new.ffn.width.parts new.ffn.width.n)) (or $x4693 (< 1 new.ffn.width.n)))))
 (let ((?x560 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1732 (div (* ?x560 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1672 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x88 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2042 (ite $x88 (or $x4693 (< new.ffn.width.block new.ffn.width.n)) (ite $x1672 (or $x4693 (< ?x1732 new.ffn.width.n)) $x1104))))
 (let (($x1874 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2042)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.moved (ite $x1948 new.ffn.width.given_moved $x1874)))))))))))))))
(assert
 (let (($x509 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1025 (or $x509 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.everywhere (ite $x1948 new.ffn.width.given_everywhere $x1025))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x1066 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x1731)))
 (let (($x1947 (= 1 new.ffn.width.parts)))
 (let (($x1612 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1199 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1948 (or $x1199 $x1612)))
 (= new.ffn.width.first_alone (ite $x1948 new.ffn.width.given_first (or $x1947 $x1066))))))))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (= new.ffn.in_place (or $x4961 new.ffn.width.filled)))))
(assert
 (let (($x1731 (not new.ffn.width.moved)))
 (let (($x4961 (and new.ffn.width.everywhere $x1731)))
 (let ((?x464 (ite $x4961 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let ((?x1397 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x364 (ite new.ffn.width.everywhere (_ bv96 7) ?x1397)))
 (let (($x1661 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1811 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1661 ?x364 (ite (< 1 new.tp) (_ bv16 7) ?x464)))))
 (let (($x1358 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1924 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2074 (or $x1924 (not (or $x1358 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1302 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x112 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1786 (or $x112 $x1924)))
 (let ((?x1388 (ite (or $x1786 $x1302 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1915 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1105 (or $x1786 $x1302 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1731))))
 (let ((?x661 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1302)) (_ bv96 7) (ite $x1105 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x463 ?x661 (ite $x1915 ?x1388 (ite $x2074 (_ bv92 7) ?x1811)))))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1545 (= (_ bv1 7) new.ffn.up.bias)))
 (let (($x1049 (and $x1545 (not (= (_ bv97 7) new.ffn.up_state)) (or (not (= (_ bv92 7) new.ffn.up_state)) (not new.model.gated) false))))
 (let (($x4697 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1497 (and $x4697 (or (or (= (_ bv29 7) new.ffn.up.bias) (= (_ bv23 7) new.ffn.up.bias)) $x1049))))
 (let (($x1463 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x463 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x4130 (not true)))
 (let (($x4448 (= 1 new.tp)))
 (let (($x1323 (or $x4448 $x4130 (not new.model.up_bias) (and (not $x4697) (or $x1545 (= (_ bv27 7) new.ffn.up.bias))) (and $x463 $x1463 new.ffn.width.first_alone) $x1497)))
 (not $x1323)))))))))))
(assert
 (let (($x4743 (= (_ bv1 7) old.ffn.up.bias)))
(let (($x345 (and $x4743 (not (= (_ bv97 7) old.ffn.up_state)) (or (not (= (_ bv92 7) old.ffn.up_state)) (not old.model.gated) false))))
(let (($x1934 (= (_ bv40 7) old.ffn.up.split)))
(let (($x1048 (and $x1934 (or (or (= (_ bv29 7) old.ffn.up.bias) (= (_ bv23 7) old.ffn.up.bias)) $x345))))
(let (($x1395 (= (_ bv29 7) old.ffn.up.bias)))
(let (($x93 (= (_ bv61 7) old.ffn.up.split)))
(let (($x1207 (not old.model.up_bias)))
(let (($x4130 (not true)))
(let (($x1589 (= 1 old.tp)))
(or $x1589 $x4130 $x1207 (and (not $x1934) (or $x4743 (= (_ bv27 7) old.ffn.up.bias))) (and $x93 $x1395 old.ffn.width.first_alone) $x1048)))))))))))
(check-sat)

