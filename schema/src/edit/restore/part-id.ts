import type { RestoredPart } from './restore-operation.js';

/** The id of what a part restores. */
export const partId = (part: RestoredPart): number => {
  if (part.kind === 'node') return part.node.id;
  if (part.kind === 'option') return part.option.id;
  if (part.kind === 'row') return part.row.id;
  return part.kind === 'logic' ? part.item.id : part.quota.id;
};
