import type { SurveyDefinition } from '../../definition/definition.js';
import { shapeRow } from '../../definition/shape.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import { replaceNode } from '../node/replace-node.js';
import type { OperationOf } from '../operation-of.js';
import { done, invalid, type Stepped } from '../step.js';
import { findRow } from './find-rows.js';
import { rowFaults } from './row-faults.js';

/** Changes fields of a row. */
export const updateRow = (definition: SurveyDefinition, { nodeId, rowId, set }: OperationOf<'updateRow'>): Stepped => {
  const found = findRow(definition, nodeId, rowId);
  if (!found.ok) return found;
  const changed = shapeRow({ ...found.row, ...dropUndefined({ ...set }) });
  const faults = rowFaults('set', changed, set, found);
  if (faults.length > 0) return invalid(faults);
  const children = found.rows.map((row) => (row.id === rowId ? changed : row));
  return done(replaceNode(definition, { ...found.node, children }), [rowId]);
};
