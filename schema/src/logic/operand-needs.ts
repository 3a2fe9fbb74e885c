import { questionRow } from '../catalogue/question-catalogue.js';
import type { Operand, QuestionRow } from '../catalogue/entry/question-row.js';
import type { AnswerKind, SurveyNode } from '../definition/definition.js';

/** Number of operands that a condition needs, both ends included. */
export interface Count {
  readonly min: number;
  readonly max: number;
}

/** Operands that a condition must name beside its question and its algorithm, and those it may not. */
export interface OperandNeeds {
  readonly rows: Count;
  readonly options: Count;
  readonly values: Count;
  /** The values are numbers, or texts that read as numbers. */
  readonly isNumeric: boolean;
}

const NONE: Count = { min: 0, max: 0 };
const ONE: Count = { min: 1, max: 1 };
const AT_MOST_ONE: Count = { min: 0, max: 1 };
const ONE_OR_TWO: Count = { min: 1, max: 2 };
const TWO: Count = { min: 2, max: 2 };
const SOME: Count = { min: 1, max: Number.POSITIVE_INFINITY };

const NUMERIC: ReadonlySet<AnswerKind> = new Set(['number', 'evaluate', 'rank', 'proportion']);

/** Answers made of parts that an option names each: a condition may single one out where it does not have to (R24; columns of a fill-in matrix). */
const hasNamedParts = ({ answer, key }: QuestionRow): boolean =>
  answer === 'rank' || answer === 'proportion' || answer === 'fields' || key === 'matrixFill';

/** 8 greater, 9 less and 10 between compare numbers (R3), except on dates. */
const comparesNumbers = ({ answer, key }: QuestionRow, algorithm: number): boolean =>
  NUMERIC.has(answer) || key === 'matrixRate' || (answer !== 'date' && algorithm >= 8 && algorithm <= 10);

function optionsOf(operand: Operand | null, row: QuestionRow): Count {
  if (operand === 'options') return SOME;
  if (operand === 'optionValue') return ONE;
  return operand !== 'count' && hasNamedParts(row) ? AT_MOST_ONE : NONE;
}

function valuesOf(operand: Operand | null, algorithm: number): Count {
  if (operand === 'count') return ONE_OR_TWO;
  if (operand !== 'value' && operand !== 'optionValue') return NONE;
  return algorithm === 10 ? TWO : ONE;
}

/** The rows of a matrix are asked one by one; those of a table are counted. */
function rowsOf(operand: Operand | null, { answer }: QuestionRow): Count {
  if (operand === 'row') return ONE;
  return answer === 'matrix' ? AT_MOST_ONE : NONE;
}

/**
 * Returns the operands that a condition with this algorithm on this question needs (Spec 5, logic and carry-over; R4, R20, R23, R24); undefined if
 * the question does not offer the algorithm.
 */
export function operandNeeds(node: SurveyNode, algorithm: number): OperandNeeds | undefined {
  const row = questionRow(node);
  const offered = row.algorithms.find((entry) => entry.algorithm === algorithm);
  if (offered === undefined) return undefined;
  const { operand } = offered;
  return {
    rows: rowsOf(operand, row),
    options: optionsOf(operand, row),
    values: valuesOf(operand, algorithm),
    isNumeric: operand === 'count' || comparesNumbers(row, algorithm),
  };
}
