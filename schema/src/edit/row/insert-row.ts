import type { SurveyDefinition, SurveyRow } from '../../definition/definition.js';
import { LIMITS } from '../../limit/limits.js';
import { replaceNode } from '../node/replace-node.js';
import type { Anchor } from '../operation.js';
import { done, notFound, refuse, type Stepped } from '../step.js';
import { insertAt, placeOf } from '../tree/siblings.js';
import type { RowHolder } from './find-rows.js';

/** Puts in a row whose id continues from `lastId`. */
export const insertRow = (definition: SurveyDefinition, { node, rows }: RowHolder, row: SurveyRow, after: Anchor): Stepped => {
  const index = placeOf(rows, after);
  if (index === null) return notFound(after ?? 0);
  if (rows.length >= LIMITS.rowsPerNode) return refuse('row', 'tooMany', LIMITS.rowsPerNode);
  if (row.id > LIMITS.localId) return refuse('row', 'tooLarge', LIMITS.localId);
  const grown = replaceNode({ ...definition, lastId: row.id }, { ...node, children: insertAt(rows, index, row) });
  return done(grown, [row.id], [row.id]);
};
