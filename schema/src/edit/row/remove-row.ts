import type { SurveyDefinition } from '../../definition/definition.js';
import { replaceNode } from '../node/replace-node.js';
import type { OperationOf } from '../operation-of.js';
import { removal } from '../references/removal.js';
import { done, refuse, type Stepped } from '../step.js';
import { without } from '../tree/siblings.js';
import { findRow } from './find-rows.js';

/**
 * Removes a row; the last one of a question stays. Codes of the others do not change. Where logic refers to it, only when confirmed
 * (`references/removal.ts`).
 */
export const removeRow = (definition: SurveyDefinition, { nodeId, rowId, confirmed }: OperationOf<'removeRow'>): Stepped => {
  const found = findRow(definition, nodeId, rowId);
  if (!found.ok) return found;
  if (found.rows.length === 1) return refuse('rowId', 'tooShort', 1);

  const shrunk = replaceNode(definition, { ...found.node, children: without(found.rows, rowId) });
  const removed = removal(shrunk, new Set([rowId]), confirmed);
  return removed.ok ? done(removed.definition, [rowId, ...removed.tidied]) : removed;
};
