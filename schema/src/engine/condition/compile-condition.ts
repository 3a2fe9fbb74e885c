import type { Answer } from '../../answer/answer.js';
import { rowsOf } from '../../definition/defaults.js';
import type { AnswerKind, Condition, SurveyNode } from '../../definition/definition.js';
import type { Facts } from '../compiled.js';
import { cellOf, cellsOf } from './cells.js';
import { countTest, partTest } from './part-test.js';
import { type PartTest, viewOf } from './view.js';

/** The question that a condition looks at. */
export interface Source {
  readonly node: SurveyNode;
  readonly position: number;
  readonly kind: AnswerKind;
}

/** Maps each negative algorithm to the positive one that it negates. */
const POSITIVE: Readonly<Record<number, number>> = { 2: 1, 4: 3, 7: 6, 12: 11 };

/** A condition, ready to be asked about the answer at its position. Plain data for one loop to go through (`compile-conditions.ts`). */
export interface Ask {
  readonly position: number;
  /** Tests a given answer, before negation. */
  readonly test: (answer: Answer, facts: Facts) => boolean;
  /** Result without an answer, before negation (R2, R23). */
  readonly onVoid: boolean;
  readonly isNegative: boolean;
}

const inNamedRow = ({ node }: Source, rowId: number, test: PartTest, onVoid: boolean): Ask['test'] => {
  const place = rowsOf(node).findIndex(({ id }) => id === rowId);
  return (answer) => {
    const cell = cellOf(answer, rowId, place);
    return cell === undefined ? onVoid : test(cell);
  };
};

/** Any row (R23). A row on offer without an answer counts as one where nothing is checked. */
const inAnyRow = ({ node, position }: Source, test: PartTest, onVoid: boolean): Ask['test'] => {
  const all = rowsOf(node).length;
  return (answer, { rowCounts }) => {
    const cells = cellsOf(answer);
    return cells.some(test) || (onVoid && cells.length < (rowCounts[position] ?? all));
  };
};

const testOf = (algorithm: number, condition: Condition, source: Source, onVoid: boolean): Ask['test'] => {
  const { node, kind } = source;
  const { childId } = condition;
  if (kind === 'table' && algorithm === 5 && childId === undefined) {
    const fits = countTest(condition);
    return (answer) => fits(cellsOf(answer).length);
  }
  const test = partTest(algorithm, condition, viewOf(node, kind), kind);
  if (kind !== 'matrix' && kind !== 'table') return test;
  return childId === undefined ? inAnyRow(source, test, onVoid) : inNamedRow(source, childId, test, onVoid);
};

/**
 * Compiles one condition. A source that is missing counts as unanswered (R8): positive algorithms fail, negative ones hold (R2), and a
 * checked count is 0 (R20).
 */
export const compileCondition = (condition: Condition, source: Source | undefined): Ask => {
  const algorithm = POSITIVE[condition.algorithm] ?? condition.algorithm;
  const isNegative = algorithm !== condition.algorithm;
  const onVoid = algorithm === 5 && countTest(condition)(0);
  if (source === undefined) return { position: 0, test: () => onVoid, onVoid, isNegative };
  return { position: source.position, test: testOf(algorithm, condition, source, onVoid), onVoid, isNegative };
};
