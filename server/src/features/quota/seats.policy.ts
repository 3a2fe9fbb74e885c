import type { CountedCell } from '@wence/schema';

/** Stands behind a seat that was taken when its cell was full already. */
const BEYOND = '!';

export const cellId = (surveyId: string, cell: string): string => `${surveyId} ${cell}`;

/** Reads the cells from the seats of a response. */
export const cellsIn = (seats: string | null): readonly string[] =>
  seats === null ? [] : seats.split(',').map((seat) => (seat.endsWith(BEYOND) ? seat.slice(0, -BEYOND.length) : seat));

/** How seats are given: by full cells, or what a full cell does to the response instead. */
export interface Seating {
  readonly kind: 'seated' | 'over_quota' | 'screened';
  /** As the row of the response holds them; null: none. */
  readonly seats: string | null;
}

const NO_QUOTAS: Seating = { kind: 'seated', seats: null };
const KINDS = { 1: 'over_quota', 2: 'screened', 3: 'over_quota', 4: 'seated' } as const;

/** Gives a response its seats in all of these cells, or in none: the first full cell that turns away decides. `taken` says how many are taken in a cell. */
export function seatIn(cells: readonly CountedCell[], taken: (cell: string) => number): Seating {
  if (cells.length === 0) return NO_QUOTAS;
  const full = cells.filter(({ key, limit }) => taken(key) >= limit);
  const kind = full.map(({ onFull }) => KINDS[onFull]).find((met) => met !== 'seated');
  if (kind) return { kind, seats: null };
  return { kind: 'seated', seats: cells.map((cell) => (full.includes(cell) ? `${cell.key}${BEYOND}` : cell.key)).join(',') };
}

/** The seats of a response in these cells, whether there is room or not. What was taken beyond a limit stays marked as such. */
export function recountedSeats(before: string | null, cells: readonly CountedCell[]): string | null {
  const beyond = new Set(before?.split(',').filter((seat) => seat.endsWith(BEYOND)));
  return cells.map(({ key }) => (beyond.has(`${key}${BEYOND}`) ? `${key}${BEYOND}` : key)).join(',') || null;
}
