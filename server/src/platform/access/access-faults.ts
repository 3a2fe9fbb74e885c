import type { Access } from './access.js';
import { ID_FORMAT, type InputShape, type Leaf, leavesOf } from './input-shape.js';
import type { Operation } from './operation.js';

/** Names under which ids, cursors, keys and the numbers of versions travel. */
const ID_NAME = /^(ids?|after|before|target|version)$|(Ids?|Key|Token|linkCode)$/;

/** Faults in the access rules of these operations, one sentence each. The server does not start if there are any. */
export function accessFaults(operations: readonly Operation[]): string[] {
  return operations.flatMap(({ name, access, input }) =>
    access ? [...keyFaults(name, access), ...placeFaults(name, access, input)] : [`No access rule: ${name}`],
  );
}

/** An operation that says nothing of API keys, where the compiler was talked out of noticing. */
function keyFaults(operation: string, access: Partial<Access>): string[] {
  return access.keys === undefined ? [`No word on API keys: ${operation}`] : [];
}

/** Places that a rule leaves out, and places that it names and that are not there. */
export function placeFaults(operation: string, access: Access, input: InputShape): string[] {
  const leaves = leavesOf(input);
  const declared = access.places.map(({ at }) => at);
  const undeclared = leaves.filter((leaf) => isIdLike(leaf) && !declared.some((at) => covers(at, leaf)));
  const absent = declared.filter((at) => !leaves.some((leaf) => covers(at, leaf)));
  return [
    ...[...new Set(undeclared.map(({ at }) => at))].map((at) => `Undeclared place of an id: ${at} of ${operation}`),
    ...absent.map((at) => `Declared place that is not there: ${at} of ${operation}`),
  ];
}

export function isIdLike({ name, shape, open }: Leaf): boolean {
  return open || shape.format === ID_FORMAT || ID_NAME.test(name);
}

/** An open value is covered by what is declared of it, or of places inside it. */
function covers(declared: string, { at, open }: Leaf): boolean {
  return declared === at || (open && (declared.startsWith(`${at}.`) || declared.startsWith(`${at}[]`)));
}

export function assertAccess(operations: readonly Operation[]): void {
  const faults = accessFaults(operations);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
