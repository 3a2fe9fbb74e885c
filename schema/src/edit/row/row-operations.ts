import { nextOptionCode } from '../../code/generated-code.js';
import { childSequenceOf, isCarriedInto, languageOf } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyRow } from '../../definition/definition.js';
import { checkTypedCode } from '../../definition/faults/identity-faults.js';
import { checkRow } from '../../definition/faults/option-faults.js';
import type { NewRow } from '../../definition/new-part.js';
import { shapeNode, shapeRow } from '../../definition/shape/shape.js';
import { LIMITS } from '../../limit/limits.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import { at, FaultList, type FieldFault } from '../../reading/fault.js';
import type { Anchor, OperationOf } from '../operation/operation.js';
import { done, invalid, notFound, refuse, type StepResult } from '../operation/step.js';
import { canLock } from '../option/find-options.js';
import { removal } from '../references/removal.js';
import { findMove } from '../tree/place.js';
import { replaceNode } from '../tree/replace-node.js';
import { insertAt, placeOf, without } from '../tree/siblings.js';
import { findRow, findRows, type RowHolder } from './find-rows.js';
import { newRow } from './new-rows.js';

/** Inserts a row whose id continues from `lastId`. */
function insertRow(definition: SurveyDefinition, { node, rows }: RowHolder, row: SurveyRow, after: Anchor): StepResult {
  const index = placeOf(rows, after);
  if (index === null) return notFound(after ?? 0);
  if (rows.length >= LIMITS.rowsPerNode) return refuse('row', 'tooMany', LIMITS.rowsPerNode);
  if (row.id > LIMITS.localId) return refuse('row', 'tooLarge', LIMITS.localId);
  const grown = replaceNode({ ...definition, lastId: row.id }, { ...node, children: insertAt(rows, index, row) });
  return done(grown, [row.id], [row.id]);
}

/** Returns the faults of a row that an author gave or changed: in its own fields, a typed code that is taken, a lock where the order has none. */
function rowFaults(path: string, row: SurveyRow, given: NewRow, { node, entry, rows }: RowHolder): FieldFault[] {
  const faults = new FaultList();
  checkRow(faults, path, row, entry);
  if (given.code !== undefined) checkTypedCode(faults, path, row, rows);
  if (given.locked === true && !canLock(childSequenceOf(node))) faults.add(at(path, 'locked'), 'notAllowed');
  return faults.all;
}

/** Adds a row after the given one, or at the end; its code continues from the highest one. */
export function addRow(definition: SurveyDefinition, { nodeId, row: given, after }: OperationOf<'addRow'>): StepResult {
  const holder = findRows(definition, nodeId);
  if (!holder.ok) return holder;
  const codes = holder.rows.map(({ code }) => code);
  const row = newRow(given, { language: languageOf(definition), id: definition.lastId + 1, codes });
  const faults = rowFaults('row', row, given, holder);
  return faults.length === 0 ? insertRow(definition, holder, row, after) : invalid(faults);
}

/** Changes fields of a row. */
export function updateRow(definition: SurveyDefinition, { nodeId, rowId, set }: OperationOf<'updateRow'>): StepResult {
  const found = findRow(definition, nodeId, rowId);
  if (!found.ok) return found;
  const changed = shapeRow({ ...found.row, ...dropUndefined({ ...set }) });
  const faults = rowFaults('set', changed, set, found);
  if (faults.length > 0) return invalid(faults);
  const children = found.rows.map((row) => (row.id === rowId ? changed : row));
  return done(replaceNode(definition, { ...found.node, children }), [rowId]);
}

/** Moves a row inside its question, by default to the end. */
export function moveRow(definition: SurveyDefinition, { nodeId, rowId, after }: OperationOf<'moveRow'>): StepResult {
  const found = findRow(definition, nodeId, rowId);
  if (!found.ok) return found;
  const move = findMove(found.rows, rowId, { after });
  if (!move.ok) return move;
  if (move.isSame) return done(definition, [rowId]);
  return done(replaceNode(definition, { ...found.node, children: insertAt(move.rest, move.index, move.branch) }), [rowId]);
}

/** Copies a row, by default right after itself, with a fresh id and a code of its own. */
export function copyRow(definition: SurveyDefinition, { nodeId, rowId, after = rowId }: OperationOf<'copyRow'>): StepResult {
  const found = findRow(definition, nodeId, rowId);
  if (!found.ok) return found;
  const code = nextOptionCode(found.rows.map((row) => row.code));
  return insertRow(definition, found, { ...found.row, id: definition.lastId + 1, code }, after);
}

/**
 * Removes a row; the last one of a question stays, unless others are carried into it. Codes of the others do not change. Where logic refers to it, only when confirmed
 * (`references/removal.ts`).
 */
export function removeRow(definition: SurveyDefinition, { nodeId, rowId, confirmed }: OperationOf<'removeRow'>): StepResult {
  const found = findRow(definition, nodeId, rowId);
  if (!found.ok) return found;
  if (found.rows.length === 1 && !isCarriedInto(definition, nodeId, 2)) return refuse('rowId', 'tooShort', 1);

  const shrunk = replaceNode(definition, shapeNode({ ...found.node, children: without(found.rows, rowId) }));
  const removed = removal(shrunk, new Set([rowId]), confirmed);
  return removed.ok ? done(removed.definition, [rowId, ...removed.tidied]) : removed;
}
