"""The claims of the documents that are theorems: a name that is a sentence, and what it states.

They follow about the canonical lowering or hold for all sizes, so no plan breaks
one. `proofs` proves each under its name; lines of the documents rest on them.
"""

from __future__ import annotations

THEOREMS: dict[str, str] = {
    # Splits and their joins.
    "column_split_concatenates": "A linear map cut over its outputs is the concatenation of its "
    "pieces, for all sizes and any number of them.",
    "row_split_sums": "A linear map cut over its inputs is the sum of its pieces, for all sizes "
    "and any number of them.",
    "elementwise_operators_commute_with_every_split": "A function of single entries, applied to "
    "each piece of a split, gives the pieces of its result.",
    "exact_covers_recombine": "Pieces under a map that covers every index give the whole back, and "
    "a sum does exactly if each coefficient is one.",
    "collectives_undo_their_splits": "Gathering what was split is the identity, and reducing, then "
    "gathering, is an all-reduce, over the ranks of one group.",
    # Embedding and LM head.
    "hidden_split_of_a_lookup_concatenates": "Rows looked up in column pieces of a table are the "
    "column pieces of the row.",
    "masked_lookups_sum_to_the_lookup": "Lookups in row pieces of a table, zero for rows of "
    "others, sum to the lookup.",
    "vocabulary_split_of_logits_concatenates": "Logits of disjoint pieces of the vocabulary, in "
    "order of ids, are the logits.",
    "greedy_choice_merges_value_and_id": "The best of the pieces' best pairs (value, id), ties to "
    "the lowest id, is the best of the whole.",
    # Attention and its cache.
    "heads_are_independent_until_the_output_projection": "With its KV heads at hand, a rank's "
    "query heads need nothing of other ranks before the output projection.",
    "head_dimension_split_sums_scores_before_softmax": "Scores over pieces of the head dimension "
    "sum to the scores, if RoPE's pairs are kept together.",
    "causal_attention_over_shared_keys_is_attention": "Queries of any part of the tokens, over "
    "gathered or passed keys with positions and mask of the sequence, give that part's result.",
    "append_to_the_cache_is_recomputation": "By induction on steps, appended entries are those "
    "that recomputing the sequence gives.",
    "tp_and_ep_leave_the_causal_mask_alone": "In the canonical lowering a token reads the same "
    "keys for every tp and ep.",
    "tp_leaves_the_meaning_of_the_cache_alone": "Entries, compared by logical index, are the same "
    "for every tp.",
    # Tokens, experts, stages, sequences.
    "position_wise_operators_commute_with_every_token_split": "An operator that reads one token "
    "at a time, routing among them, may be run on any part of the tokens.",
    "experts_by_owner_sum_to_the_layer": "Outputs of chosen experts, each counted once by an "
    "owner, and shared experts, counted once, sum to the layer's output.",
    "expert_split_and_expert_owners_compose": "An expert may be split over a group of its own "
    "wherever it is; the sums commute.",
    "sparse_routing_needs_only_the_selected_experts": "A token's output is a function of the "
    "weights of its chosen experts and of the shared ones.",
    "stages_compose_whatever_splits_their_layers": "Stages that run the layers in order, each "
    "right by itself, compose to the model.",
    "dp_leaves_every_sequence_as_it_was": "A sequence's outputs are a function of that sequence, "
    "on whichever replica.",
    "dp_composes_with_every_other_degree": "A plan that is legal with one replica is legal with "
    "any number, the same in both phases, if each sequence has one and groups stay inside it.",
    # Order.
    "canonical_tp_is_right_in_both_phases": "Under exact covers the canonical lowering of tp "
    "computes the model, in prefill and in decode.",
    "canonical_tp_synchronises_at_linear_boundaries": "In the canonical lowering every collective "
    "over tp stands directly before or after a linear operator, a lookup being one; save the "
    "statistic of a norm over what is split.",
    "canonical_tp_synchronises_within_a_layer": "In the canonical lowering every collective over "
    "tp has its operands and its reader in one layer, the embedding and the head being two; save "
    "the embedding's sum, which is the stream that the first layer reads.",
    "canonical_tp_synchronises_within_a_step": "Every collective over tp has its operands in one "
    "step.",
    "sharded_graph_folds_to_the_reference_graph": "The sharded program, folded by logical "
    "operator, is the graph of the model.",
    "legal_schedules_keep_the_order_of_steps": "A legal schedule runs the steps of each sequence "
    "one after the other, and may overlap those of different ones.",
    "no_legal_plan_deals_decode_steps_over_sp": "No legal plan with two decode steps or more runs "
    "consecutive ones side by side.",
    "decode_steps_form_a_chain_whatever_tp_is": "The steps of a sequence are totally ordered by "
    "their tokens, for every tp.",
    "tp_removes_no_decode_step": "The number of steps to a number of tokens is the same for every "
    "tp.",
    "tp_is_legal_whatever_the_batch": "A split over tp that is legal for one batch is legal for "
    "all.",
    "tp_leaves_every_sequence_alone": "No operator of the canonical lowering of tp mixes "
    "sequences.",
    "tp_and_batch_compose_multiplicatively": "A rank's work is the product of a share that tp "
    "alone sets and a number of tokens that the batch alone sets.",
    # Cost.
    "synchronisation_points_are_counted_alike_by_formula_and_program": "The number of collectives "
    "over tp in a step, by formula, is that in the lowered program.",
    "prefill_communication_latency_is_amortised": "As a prompt grows, latency per token tends to "
    "zero, and the share of communication to a constant.",
    "decode_latency_is_bounded_below_by_synchronisation": "A decode step takes at least its number "
    "of synchronisation points times the latency of one.",
    # The law itself.
    "every_clause_refuses_what_no_other_does": "For each clause there is a wrong plan that breaks "
    "it and no other.",
}
