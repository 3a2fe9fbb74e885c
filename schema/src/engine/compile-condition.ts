import type { Answer, MatrixAnswer, TableAnswer } from '../answer/answer.js';
import { rowsOf } from '../definition/defaults.js';
import type { AnswerKind, Condition, SurveyNode } from '../definition/definition.js';
import type { Facts } from './compiled.js';
import { countTest, partTest } from './condition/part-test.js';
import { type PartTest, viewOf } from './condition/view.js';

const isTable = (answer: TableAnswer | MatrixAnswer): answer is TableAnswer => Array.isArray(answer.rows);

const isFilled = (cell: Answer): boolean => !('fields' in cell) || Object.keys(cell.fields).length > 0;

/** Returns the contents of the answered rows of a matrix or table. */
function cellsOf(answer: Answer): readonly Answer[] {
  if (!('rows' in answer)) return [];
  return isTable(answer) ? answer.rows.map((fields) => ({ fields })).filter(isFilled) : Object.values(answer.rows);
}

/** Returns the contents of one row, undefined for an empty one. A fixed table knows its rows by their `place`, counted from 0. */
function cellOf(answer: Answer, rowId: number, place: number): Answer | undefined {
  if (!('rows' in answer)) return undefined;
  if (!isTable(answer)) return Object.hasOwn(answer.rows, rowId) ? answer.rows[rowId] : undefined;
  const fields = answer.rows[place];
  return fields !== undefined && isFilled({ fields }) ? { fields } : undefined;
}

/** The question that a condition looks at. */
export interface Source {
  readonly node: SurveyNode;
  readonly position: number;
  readonly kind: AnswerKind;
}

/** Maps each negative algorithm to the positive one that it negates. */
const POSITIVE: Readonly<Record<number, number>> = { 2: 1, 4: 3, 7: 6, 12: 11 };

/** A condition, ready to be asked about the answer at its position. Plain data for one loop to go through (`compile-conditions.ts`). */
export interface CompiledCondition {
  readonly position: number;
  /** Tests a given answer, before negation. */
  readonly test: (answer: Answer, facts: Facts) => boolean;
  /** Result without an answer, before negation (R2, R23). */
  readonly onEmpty: boolean;
  readonly isNegative: boolean;
}

function inNamedRow({ node }: Source, rowId: number, test: PartTest, onEmpty: boolean): CompiledCondition['test'] {
  const place = rowsOf(node).findIndex(({ id }) => id === rowId);
  return (answer) => {
    const cell = cellOf(answer, rowId, place);
    return cell === undefined ? onEmpty : test(cell);
  };
}

/** Any row (R23). A row on offer without an answer counts as one where nothing is checked. */
function inAnyRow({ node, position }: Source, test: PartTest, onEmpty: boolean): CompiledCondition['test'] {
  const all = rowsOf(node).length;
  return (answer, { rowCounts }) => {
    const cells = cellsOf(answer);
    return cells.some(test) || (onEmpty && cells.length < (rowCounts[position] ?? all));
  };
}

function testOf(algorithm: number, condition: Condition, source: Source, onEmpty: boolean): CompiledCondition['test'] {
  const { node, kind } = source;
  const { childId } = condition;
  if (kind === 'table' && algorithm === 5 && childId === undefined) {
    const fits = countTest(condition);
    return (answer) => fits(cellsOf(answer).length);
  }
  const test = partTest(algorithm, condition, viewOf(node, kind), kind);
  if (kind !== 'matrix' && kind !== 'table') return test;
  return childId === undefined ? inAnyRow(source, test, onEmpty) : inNamedRow(source, childId, test, onEmpty);
}

/**
 * Compiles one condition. A source that is missing counts as unanswered (R8): positive algorithms fail, negative ones hold (R2), and a
 * checked count is 0 (R20).
 */
export function compileCondition(condition: Condition, source: Source | undefined): CompiledCondition {
  const algorithm = POSITIVE[condition.algorithm] ?? condition.algorithm;
  const isNegative = algorithm !== condition.algorithm;
  const onEmpty = algorithm === 5 && countTest(condition)(0);
  if (source === undefined) return { position: 0, test: () => onEmpty, onEmpty, isNegative };
  return { position: source.position, test: testOf(algorithm, condition, source, onEmpty), onEmpty, isNegative };
}
