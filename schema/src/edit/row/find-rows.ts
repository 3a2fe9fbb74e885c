import { questionRow } from '../../catalogue/question-catalogue.js';
import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import { rowsOf } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyNode, SurveyRow } from '../../definition/definition.js';
import { findNode } from '../../definition/walk.js';
import { notFound, type Refusal, refuse } from '../operation/step.js';

/** A question with its rows and what its entry of the catalogue allows. */
export interface RowHolder {
  readonly ok: true;
  readonly node: SurveyNode;
  readonly entry: QuestionRow;
  readonly rows: readonly SurveyRow[];
}

/** Finds a question that has rows; refuses with the id that is not there, or because its type has none. */
export function findRows(definition: SurveyDefinition, nodeId: number): RowHolder | Refusal {
  const node = findNode(definition, nodeId);
  if (node === undefined) return notFound(nodeId);
  const entry = questionRow(node);
  return entry.hasRows ? { ok: true, node, entry, rows: rowsOf(node) } : refuse('nodeId', 'notAllowed');
}

/** A row with everything around it that an operation on it needs. */
interface FoundRow extends RowHolder {
  readonly row: SurveyRow;
  /** Index among the rows, counted from 0. */
  readonly index: number;
}

/** Finds a row of a question; refuses with the id that is not there. */
export function findRow(definition: SurveyDefinition, nodeId: number, rowId: number): FoundRow | Refusal {
  const holder = findRows(definition, nodeId);
  if (!holder.ok) return holder;
  const index = holder.rows.findIndex(({ id }) => id === rowId);
  const row = holder.rows[index];
  return row === undefined ? notFound(rowId) : { ...holder, row, index };
}
