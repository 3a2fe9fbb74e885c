import { logicTargets, quotaTargets, tokenTargets } from '../references/reference.js';
import type { RestoredPart } from './restore-operation.js';

/** The ids that a restored part refers to: by conditions, targets and cells, the owner of a logic item, or piping tokens. */
export function* partTargets(part: RestoredPart): Generator<number> {
  if (part.kind === 'node') yield* tokenTargets(part.node.title);
  else if (part.kind === 'option') yield* tokenTargets(part.option.title);
  else if (part.kind === 'row') yield* tokenTargets(part.row.title);
  else if (part.kind === 'quota') yield* quotaTargets(part.quota);
  else {
    yield part.item.nodeId;
    yield* logicTargets(part.item);
  }
}
