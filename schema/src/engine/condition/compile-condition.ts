import { rowsOf } from '../../definition/defaults.js';
import type { AnswerKind, Condition, SurveyNode } from '../../definition/definition.js';
import type { Facts, Test } from '../compiled.js';
import { cellOf, cellsOf } from './cells.js';
import { countTest, partTest } from './part-test.js';
import { type PartTest, viewOf } from './view.js';

/** The question that a condition looks at. */
export interface Source {
  readonly node: SurveyNode;
  readonly position: number;
  readonly kind: AnswerKind;
}

/** What holds exactly where its positive counterpart does not. */
const POSITIVE: Readonly<Record<number, number>> = { 2: 1, 4: 3, 7: 6, 12: 11 };

/** How a test on an answer becomes one on the facts: what holds without an answer, and whether the opposite is asked (R2, R23). */
interface Ask {
  readonly test: PartTest;
  readonly onVoid: boolean;
  readonly isNegative: boolean;
}

const whole =
  (position: number, { test, onVoid, isNegative }: Ask): Test =>
  ({ answers }) => {
    const answer = answers[position];
    return (answer === undefined ? onVoid : test(answer)) !== isNegative;
  };

const namedRow = ({ node, position }: Source, rowId: number, { test, onVoid, isNegative }: Ask): Test => {
  const place = rowsOf(node).findIndex(({ id }) => id === rowId);
  return ({ answers }) => {
    const answer = answers[position];
    const cell = answer === undefined ? undefined : cellOf(answer, rowId, place);
    return (cell === undefined ? onVoid : test(cell)) !== isNegative;
  };
};

/** Any row (R23). A row on offer without an answer counts as one where nothing is checked. */
const anyRow = ({ node, position }: Source, { test, onVoid, isNegative }: Ask): Test => {
  const all = rowsOf(node).length;
  const emptyRow = ({ rowCounts }: Facts, answered: number): boolean => onVoid && answered < (rowCounts[position] ?? all);
  return (facts) => {
    const answer = facts.answers[position];
    const cells = answer === undefined ? [] : cellsOf(answer);
    return (answer === undefined ? onVoid : cells.some(test) || emptyRow(facts, cells.length)) !== isNegative;
  };
};

/**
 * Whether one condition holds. A source that is missing counts as unanswered (R8): positive algorithms fail, negative ones hold (R2), and a
 * checked count is 0 (R20).
 */
export const compileCondition = (condition: Condition, source: Source | undefined): Test => {
  const algorithm = POSITIVE[condition.algorithm] ?? condition.algorithm;
  const isNegative = algorithm !== condition.algorithm;
  const onVoid = algorithm === 5 && countTest(condition)(0);
  if (source === undefined) return () => onVoid !== isNegative;
  const { node, kind, position } = source;
  const isByRow = kind === 'matrix' || kind === 'table';
  if (kind === 'table' && algorithm === 5 && condition.childId === undefined) {
    const fits = countTest(condition);
    return whole(position, { test: (answer) => fits(cellsOf(answer).length), onVoid, isNegative });
  }
  const ask = { test: partTest(algorithm, condition, viewOf(node, kind), kind), onVoid, isNegative };
  if (!isByRow) return whole(position, ask);
  return condition.childId === undefined ? anyRow(source, ask) : namedRow(source, condition.childId, ask);
};
