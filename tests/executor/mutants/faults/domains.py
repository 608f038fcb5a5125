"""Faults of the numbers themselves, which reference and plan share."""

from __future__ import annotations

from tests.executor.mutants.fault import Fault

FIELD = "domains/test_field.py::"
FUNCTIONS, ORDERS = f"{FIELD}TestFunctions::", f"{FIELD}TestOrder::"

FAULTS = (
    Fault(
        "A product is split where its lower half no longer fits a float.",
        "domains/modular.py",
        "HALF = 14",
        "HALF = 15",
        f"{FIELD}TestMatrixProducts::test_the_largest_values_do_not_overflow",
    ),
    Fault(
        "More terms than an int64 holds are summed in one.",
        "domains/modular.py",
        "INT_TERMS = 127",
        "INT_TERMS = 140",
        f"{FIELD}TestMatrixProducts::test_the_largest_values_do_not_overflow",
    ),
    Fault(
        "The last chunk of a long sum is left out.",
        "domains/modular.py",
        "for start in range(FLOAT_TERMS, terms, FLOAT_TERMS):",
        "for start in range(FLOAT_TERMS, terms - FLOAT_TERMS, FLOAT_TERMS):",
        f"{FIELD}TestMatrixProducts::test_it_equals_the_product_in_pythons_integers",
    ),
    Fault(
        "Of two reciprocals made as a pair the second is wrong.",
        "domains/modular.py",
        "np.multiply(of_products, pairs[0::2], out=below[1::2])",
        "np.multiply(of_products, pairs[1::2], out=below[1::2])",
        f"{FIELD}TestArithmetic::test_many_reciprocals_are_as_right_as_few",
    ),
    Fault(
        "A few reciprocals are all that of their product.",
        "domains/modular.py",
        "of_rest = of_rest * values[place] % P",
        "of_rest = of_rest % P",
        f"{FIELD}TestArithmetic::test_a_value_times_its_reciprocal_is_one",
    ),
    Fault(
        "A division by zero makes no trial undefined.",
        "domains/field.py",
        "self.ledger.undefined |= zero.reshape(self.trials, -1).any(axis=1)",
        "self.ledger.undefined |= False",
        f"{FIELD}TestArithmetic::test_a_reciprocal_of_zero_makes_its_trial_undefined_and_no_other",
    ),
    Fault(
        "A function is the same in every layer.",
        "domains/field.py",
        'label = f"function {name} {constants} {key}"',
        'label = f"function {name} {constants}"',
        f"{FUNCTIONS}test_it_is_another_one_for_another",
    ),
    Fault(
        "A function is the same in every trial.",
        "domains/field.py",
        "bits = self._bits(label, *(a.values for a in arguments))",
        "bits = together(self._seeds(label)[:1], self.strands, *(a.values for a in arguments))",
        f"{FUNCTIONS}test_it_differs_from_trial_to_trial",
    ),
    Fault(
        "A function of two sees the first alone.",
        "domains/keyed.py",
        "    for argument in rest:",
        "    for argument in rest[:0]:",
        f"{FIELD}TestStrands::test_a_function_sees_every_strand_and_no_other_trial",
    ),
    Fault(
        "An order is the same in every trial.",
        "domains/field.py",
        'return self._bits(f"order {key}", a.values)',
        'return together(self._seeds(f"order {key}")[:1], self.strands, a.values)',
        f"{ORDERS}test_it_is_drawn_anew_in_each_trial",
    ),
    Fault(
        "No values are ever as good as each other.",
        "domains/field.py",
        "ranks[tied] = few[tied]",
        "few[tied] = ranks[tied]",
        f"{ORDERS}test_planted_ties_tie",
    ),
    Fault(
        "Of several best the highest are taken.",
        "domains/order.py",
        "keys = [places, -ranks]",
        "keys = [-places, -ranks]",
        "domains/test_order.py::test_the_best_alone_is_the_first_of_two",
    ),
    Fault(
        "Where all that is allowed is the worst, what is not allowed is chosen.",
        "domains/order.py",
        "highest &= allowed",
        "highest &= True",
        "domains/test_order.py::test_the_best_alone_is_the_first_of_two",
    ),
    Fault(
        "A size does not matter to a constant.",
        "domains/field.py",
        'self._not_zero(f"constant {name} {size}", ())',
        'self._not_zero(f"constant {name}", ())',
        "near_misses/ATTN-SCALE",
    ),
    Fault(
        "A table has the same row at every position.",
        "domains/field.py",
        "row = np.broadcast_to(np.asarray(at, np.int64)[:, None], shape)",
        "row = np.broadcast_to(np.zeros_like(at, np.int64)[:, None], shape)",
        "near_misses/SP-POSITIONS",
    ),
    Fault(
        "What a mask hides has a weight in the field.",
        "domains/field.py",
        'return Exponentials(self.apply("exp", key, scores, only=mask), None)',
        'return Exponentials(self.apply("exp", key, scores), None)',
        "near_misses/SP-MASK",
    ),
    Fault(
        "A function sees one strand of a trial alone.",
        "domains/strands.py",
        "for word in words(each, strands))",
        "for word in words(each, strands)[:1])",
        f"{FIELD}TestStrands::test_a_function_sees_every_strand_and_no_other_trial",
    ),
    Fault(
        "The degree of a product is that of one factor.",
        "domains/degree.py",
        "    if not b.families:\n        return Degree(a.numerator + b.numerator, a.families)",
        "    if not b.families:\n        return Degree(max(a.numerator, b.numerator), a.families)",
        "domains/test_degree.py::test_a_product_adds_degrees",
    ),
    Fault(
        "The bound of a run counts a function's arguments once, not in pairs.",
        "domains/ledger.py",
        "n * (n - 1) / 2 *",
        "n *",
        f"{FIELD}TestBound::test_it_is_the_sum_over_functions_and_the_output",
    ),
    Fault(
        "As many places as an axis has are taken for all of them.",
        "domains/structure.py",
        "if at.all_of == size:",
        "if len(indices) == size:",
        "domains/test_structure.py::test_as_many_places_as_there_are_need_not_be_all",
    ),
    Fault(
        "A lookup reads the first trial's rows in each.",
        "domains/structure.py",
        "return Tensor(table.values[trial, ids], table.degree)",
        "return Tensor(table.values[trial * 0, ids], table.degree)",
        "domains/test_structure.py::test_a_lookup_reads_each_trials_own_row",
    ),
)
