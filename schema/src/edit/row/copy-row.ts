import { nextOptionCode } from '../../code/option-code.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import type { OperationOf } from '../operation-of.js';
import type { Stepped } from '../step.js';
import { findRow } from './find-rows.js';
import { insertRow } from './insert-row.js';

/** Copies a row, by default right after itself, with a fresh id and a code of its own. */
export const copyRow = (definition: SurveyDefinition, { nodeId, rowId, after = rowId }: OperationOf<'copyRow'>): Stepped => {
  const found = findRow(definition, nodeId, rowId);
  if (!found.ok) return found;
  const code = nextOptionCode(found.rows.map((row) => row.code));
  return insertRow(definition, found, { ...found.row, id: definition.lastId + 1, code }, after);
};
