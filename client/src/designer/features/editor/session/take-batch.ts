import { LIMITS, mentions } from '@wence/schema';
import type { Change } from './change';

/**
 * How many changes at the head of the queue may travel together. A batch never names an id that is created inside it: on a newer revision the
 * server hands out other ids than this device did, and only its answer tells which.
 */
export function batchLength(pending: readonly Change[]): number {
  const createdHere = new Set<number>();
  let operations = 0;
  for (const [index, change] of pending.entries()) {
    operations += change.operations.length;
    const tooMany = index > 0 && operations > LIMITS.operations;
    if (tooMany || change.operations.some((operation) => mentions(operation, createdHere))) return index;
    for (const id of change.created) createdHere.add(id);
  }
  return pending.length;
}
