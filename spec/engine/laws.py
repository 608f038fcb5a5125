"""What the engine rests on: theorems by name, which `prove` proves for all sizes.

Each kind of operator has its law. A second name is that of a result which ranks hold parts of a sum
of.
"""

from __future__ import annotations

from collections.abc import Mapping

LAWS: Mapping[str, tuple[str, ...]] = {
    # a linear map is additive over intervals of its input
    "lookup": ("hidden_split_of_a_lookup_concatenates", "masked_lookups_sum_to_the_lookup"),
    "linear": ("column_split_concatenates", "row_split_sums"),
    "out_linear": ("column_split_concatenates", "row_split_sums"),
    "head_linear": ("vocabulary_split_of_logits_concatenates", "row_split_sums"),
    "scores": (
        "heads_are_independent_until_the_output_projection",
        "head_dimension_split_sums_scores_before_softmax",
    ),
    "beside": ("heads_read_one_latent",),
    "key_part": ("heads_read_one_latent",),
    "latent_keys": ("heads_read_one_latent",),
    "latent_values": ("heads_read_one_latent",),
    "one_head": ("heads_read_one_latent",),
    # what is added to a sum is added once
    "bias": ("coefficients_of_an_addend_sum_to_one",),
    "learned": ("coefficients_of_an_addend_sum_to_one",),
    "add_on": ("coefficients_of_an_addend_sum_to_one",),
    "add": ("elementwise_operators_commute_with_every_split", "sums_of_shares_are_shares"),
    "add_each": ("sums_of_shares_are_shares",),
    # a function of single entries names a new value, unless it is additive
    "act": ("elementwise_operators_commute_with_every_split",),
    "joint": ("elementwise_operators_commute_with_every_split",),
    "mul": (
        "elementwise_operators_commute_with_every_split",
        "products_take_at_most_one_share",
    ),
    "scale": (
        "elementwise_operators_commute_with_every_split",
        "additive_operators_commute_with_a_sum",
    ),
    "times": ("fractions_and_zeros_of_shares_are_shares",),
    "zeros": ("fractions_and_zeros_of_shares_are_shares",),
    "pads": ("elementwise_operators_commute_with_every_split",),
    "finish_logits": ("elementwise_operators_commute_with_every_split",),
    "logits": (
        "heads_are_independent_until_the_output_projection",
        "additive_operators_commute_with_a_sum",
    ),
    "exp_weights": ("heads_are_independent_until_the_output_projection",),
    "norm": ("position_wise_operators_commute_with_every_token_split",),
    "moments": ("a_norms_statistic_is_summed",),
    "norm_with": ("a_norms_statistic_is_summed",),
    "head_norm": ("a_head_norms_statistic_is_summed",),
    "head_moments": ("a_head_norms_statistic_is_summed",),
    "rope": ("rotation_needs_both_of_a_pair", "additive_operators_commute_with_a_sum"),
    # softmax over parts of the keys is a pair of sums
    "weigh": ("parts_of_the_keys_merge_by_numerator_and_denominator",
              "values_in_shares_are_weighed_in_shares"),
    "quotient": ("parts_of_the_keys_merge_by_numerator_and_denominator",
                 "values_in_shares_are_weighed_in_shares"),
    "merge_blocks": ("parts_of_the_keys_merge_by_numerator_and_denominator",),
    "merge_ranks": ("parts_of_the_keys_merge_by_numerator_and_denominator",),
    "to_heads": ("an_all_to_all_splits_along_another_dimension",),
    "to_tokens": ("an_all_to_all_splits_along_another_dimension",),
    "exchange": ("causal_attention_over_shared_keys_is_attention",),
    "cache_write": ("append_to_the_cache_is_recomputation",),
    "cache_read": ("append_to_the_cache_is_recomputation",),
    "cache_step": ("append_to_the_cache_is_recomputation",),
    "first": ("entries_lie_where_their_readers_look",),
    "second": ("entries_lie_where_their_readers_look",),
    # sums over a group; a complete cover with coefficient one collapses
    "all_reduce": ("all_reduce_completes_a_share",),
    "reduce_scatter": ("collectives_undo_their_splits",),
    "block_reduce": ("what_arrives_once_is_the_layer",),
    "block_return": ("what_a_block_returns_is_the_layer_of_the_senders_tokens",),
    "block_own": ("what_a_block_returns_is_the_layer_of_the_senders_tokens",),
    "block_gather": ("of_ranks_with_the_same_tokens_one_sends_for_all",),
    "experts": ("experts_by_owner_sum_to_the_layer",),
    "shared_expert": ("experts_by_owner_sum_to_the_layer",),
    "route": ("sparse_routing_needs_only_the_selected_experts",),
    # index maps compose
    "all_gather": ("collectives_undo_their_splits",),
    "slice": ("collectives_undo_their_splits",),
    "gather_logits": ("vocabulary_split_of_logits_concatenates",),
    "gather_rows": ("position_wise_operators_commute_with_every_token_split",),
    "own_rows": ("position_wise_operators_commute_with_every_token_split",),
    "all_to_all": ("an_all_to_all_splits_along_another_dimension",),
    "broadcast": ("a_broadcast_is_what_the_root_has",),
    "permute": ("a_permutation_goes_with_its_map",),
    "choose": ("greedy_choice_merges_value_and_id",),
    "send": ("stages_compose_whatever_splits_their_layers",),
    "receive": ("stages_compose_whatever_splits_their_layers",),
    "same": ("stages_compose_whatever_splits_their_layers",),
    "handoff": ("entries_are_found_by_logical_index",),
}  # fmt: skip
NONE: Mapping[str, str] = {
    "delta": "what it gives is a function of all that it reads: no law of sums or cuts is asked",
    "index_keys": "a function of a token's whole row: no law of sums or cuts is asked",
    "index_scores": "heads are summed, and of each all is asked that it reads",
    "choose_keys": "a choice is a function of all scores, whole and complete",
    "junk": "it gives values that the model does not have",
    "previous": "it gives what its operand was, which no law makes the model's",
}
"""Kinds that rest on no law, and why."""

FACTS: Mapping[str, tuple[str, ...]] = {
    "cuts": (
        "boundaries_locate_every_index",
        "balanced_cuts_are_exact",
        "chunked_cuts_are_exact",
        "even_cuts_leave_the_remainder",
        "strided_cuts_are_exact",
        "zigzag_cuts_are_exact",
        "padded_cuts_are_exact",
    ),
    "groups": ("groups_of_an_axis_part_the_mesh", "blocks_part_the_ranks_of_a_stage"),
    "sums": (
        "exact_covers_recombine",
        "two_splits_are_summed_apart",
        "linear_of_shares_is_a_share",
        "heads_and_their_dimensions_split_rows_alike",
        "values_of_one_number_are_equal",
    ),
    "fused weights": ("a_fused_block_is_its_parts",),
    "positions": ("positions_are_places_in_the_sequence", "a_dimension_is_turned_by_its_own_angle"),
    "softmax": (
        "one_visible_key_has_all_the_weight",
        "blocks_that_see_all_keys_alike_may_be_merged_anyhow",
        "a_sink_counts_once_beside_keys_that_count_once",
    ),
    "experts": (
        "expert_split_and_expert_owners_compose",
        "who_knows_every_expert_that_counts_routes_as_the_model_does",
        "a_weight_multiplies_where_the_map_is_linear",
        "an_expert_stands_at_its_place_on_its_rank",
    ),
    "cache": (
        "entries_split_along_one_dimension_are_all_there",
        "one_head_or_one_token_is_stored_in_either_order",
        "dealing_in_turn_repeats",
    ),
    "layers": ("alike_layers_are_run_once",),
    "order": (
        "ranks_never_wait_for_ever",
        "legal_schedules_keep_the_order_of_steps",
        "legal_periods_are_long_enough",
    ),
}
"""What operators share: where indices are, when values are equal, in which order ranks run."""


def law_of(kind: str, *, partial: bool) -> str:
    """The theorem that a result rests on; empty for one that is nobody's."""
    names = LAWS.get(kind, ("",))
    return names[-1] if partial else names[0]
