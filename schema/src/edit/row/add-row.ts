import { languageOf } from '../../definition/defaults.js';
import type { SurveyDefinition } from '../../definition/definition.js';
import type { OperationOf } from '../operation-of.js';
import { invalid, type Stepped } from '../step.js';
import { findRows } from './find-rows.js';
import { insertRow } from './insert-row.js';
import { newRow } from './new-rows.js';
import { rowFaults } from './row-faults.js';

/** Adds a row after the given one, or at the end; its code continues from the highest one. */
export const addRow = (definition: SurveyDefinition, { nodeId, row: given, after }: OperationOf<'addRow'>): Stepped => {
  const holder = findRows(definition, nodeId);
  if (!holder.ok) return holder;
  const codes = holder.rows.map(({ code }) => code);
  const row = newRow(given, { language: languageOf(definition), id: definition.lastId + 1, codes });
  const faults = rowFaults('row', row, given, holder);
  return faults.length === 0 ? insertRow(definition, holder, row, after) : invalid(faults);
};
