/** Where there is no room left, as far as the server has said. */
export interface Room {
  readonly full: boolean;
  readonly closed: readonly number[];
  /** The questions on whose answers this depends. */
  readonly nodeIds: readonly number[];
  /** Until when a place is kept for this visit; null or absent: none is. */
  readonly reservedUntil?: string | null;
}

const NOTHING_SAID: Room = { full: false, closed: [], nodeIds: [] };

let known = NOTHING_SAID;
const listeners = new Set<() => void>();

/** What is known of this visit: the same object until the server says something else. */
export const readRoom = (): Room => known;

export function tellRoom(room: Room): void {
  if (JSON.stringify(room) === JSON.stringify(known)) return;
  known = room;
  for (const listener of listeners) listener();
}

/** Forgets what was said, for a visit that begins anew. */
export const forgetRoom = (): void => tellRoom(NOTHING_SAID);

export function onRoom(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every((each) => typeof each === 'number');

/** Reads what the server said; null when it is something else. */
export function parseRoom(data: unknown): Room | null {
  if (typeof data !== 'object' || data === null) return null;
  const { full, closed, nodeIds, reservedUntil }: Record<string, unknown> = { ...data };
  if (typeof full !== 'boolean' || !isNumbers(closed) || !isNumbers(nodeIds)) return null;
  return { full, closed, nodeIds, ...(typeof reservedUntil === 'string' && { reservedUntil }) };
}
