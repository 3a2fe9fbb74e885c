import type { Comparison, Operand } from './question-row.js';

const asking = (operand: Operand | null, ...algorithms: number[]): Comparison[] => algorithms.map((algorithm) => ({ algorithm, operand }));

/** 11 answered, 12 not answered: possible on every question. */
export const ANSWERED: readonly Comparison[] = asking(null, 11, 12);

/** One of several: checked, unchecked. */
export const SINGLE_CHOICE_COMPARISONS: readonly Comparison[] = [...asking('options', 1, 2), ...ANSWERED];

/** Several of several: also includes all, includes not all, how many (R4, R20). */
export const MULTIPLE_CHOICE_COMPARISONS: readonly Comparison[] = [...asking('options', 1, 2, 3, 4), ...asking('count', 5), ...ANSWERED];

/** A text: contains, compares (R21); greater, less and between read it as a number (R3). */
export const TEXT_COMPARISONS: readonly Comparison[] = [...asking('value', 3, 4, 6, 7, 8, 9, 10), ...ANSWERED];

/** Conditions on a number or a date: it compares with one value, or lies between two (R19). */
export const VALUE_COMPARISONS: readonly Comparison[] = [...asking('value', 6, 7, 8, 9, 10), ...ANSWERED];

/** Conditions on a place that is part of a larger one: it lies in the place or not. */
export const PLACE_COMPARISONS: readonly Comparison[] = [...asking('value', 6, 7), ...ANSWERED];

/** A number or place per option (R24). */
export const OPTION_VALUE_COMPARISONS: readonly Comparison[] = [...asking('optionValue', 6, 7, 8, 9, 10), ...ANSWERED];

/** A text per option. */
export const OPTION_TEXT_COMPARISONS: readonly Comparison[] = [...asking('optionValue', 3, 4, 6, 7, 8, 9, 10), ...ANSWERED];

/** Conditions on the number of rows, files or points. */
export const COUNT_COMPARISONS: readonly Comparison[] = [...asking('count', 5), ...ANSWERED];

/** The same, asked of the rows of a matrix: whether a row is answered needs the row (Spec 5, logic and carry-over). */
export const inRows = (comparisons: readonly Comparison[]): Comparison[] =>
  comparisons.map(({ algorithm, operand }) => ({ algorithm, operand: operand ?? 'row' }));
