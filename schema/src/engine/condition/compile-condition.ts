import { rowsOf } from '../../definition/defaults.js';
import type { AnswerKind, Condition, SurveyNode } from '../../definition/definition.js';
import type { Facts, Test } from '../compiled.js';
import { cellOf, cellsOf } from './cells.js';
import { countTest, type PartTest, partTest } from './part-test.js';
import { viewOf } from './view.js';

/** The question that a condition looks at. */
export interface Source {
  readonly node: SurveyNode;
  readonly position: number;
  readonly kind: AnswerKind;
}

/** What holds exactly where its positive counterpart does not. */
const POSITIVE: Readonly<Record<number, number>> = { 2: 1, 4: 3, 7: 6, 12: 11 };

/** On the whole answer; `onVoid` is what holds without one. */
const whole =
  (position: number, test: PartTest, onVoid: boolean): Test =>
  ({ answers }) => {
    const answer = answers[position];
    return answer === undefined ? onVoid : test(answer);
  };

const namedRow = ({ node, position }: Source, rowId: number, test: PartTest, onVoid: boolean): Test => {
  const place = rowsOf(node).findIndex(({ id }) => id === rowId);
  return ({ answers }) => {
    const answer = answers[position];
    const cell = answer === undefined ? undefined : cellOf(answer, rowId, place);
    return cell === undefined ? onVoid : test(cell);
  };
};

/** Any row (R23). A row on offer without an answer counts as one where nothing is checked. */
const anyRow = ({ node, position }: Source, test: PartTest, onVoid: boolean): Test => {
  const all = rowsOf(node).length;
  const emptyRow = ({ rowCounts }: Facts, answered: number): boolean => onVoid && answered < (rowCounts[position] ?? all);
  return (facts) => {
    const answer = facts.answers[position];
    if (answer === undefined) return onVoid;
    const cells = cellsOf(answer);
    return cells.some(test) || emptyRow(facts, cells.length);
  };
};

const positiveTest = (algorithm: number, condition: Condition, source: Source): Test => {
  const { node, kind, position } = source;
  const onVoid = algorithm === 5 && countTest(condition)(0);
  const isTableCount = kind === 'table' && algorithm === 5 && condition.childId === undefined;
  if (isTableCount) return whole(position, (answer) => countTest(condition)(cellsOf(answer).length), onVoid);
  const test = partTest(algorithm, condition, viewOf(node, kind), kind);
  if (kind !== 'matrix' && kind !== 'table') return whole(position, test, onVoid);
  return condition.childId === undefined ? anyRow(source, test, onVoid) : namedRow(source, condition.childId, test, onVoid);
};

/**
 * Whether one condition holds. A source that is missing counts as unanswered (R8): positive algorithms fail, negative ones hold (R2), and a
 * checked count is 0 (R20).
 */
export const compileCondition = (condition: Condition, source: Source | undefined): Test => {
  const algorithm = POSITIVE[condition.algorithm] ?? condition.algorithm;
  const isNegative = algorithm !== condition.algorithm;
  if (source === undefined) {
    const holds = isNegative || (algorithm === 5 && countTest(condition)(0));
    return () => holds;
  }
  const test = positiveTest(algorithm, condition, source);
  return isNegative ? (facts) => !test(facts) : test;
};
