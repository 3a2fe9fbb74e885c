const inCi = process.env['CI'] !== undefined;

/** The figure for a full run, a smaller one where `CI` is set, or what the variable says. */
function count(variable: string, full: number, small: number): number {
  const named = Number(process.env[variable]);
  return Number.isInteger(named) && named > 0 ? named : inCi ? small : full;
}

export const COUNTS = {
  subscribers: count('SOCKETS_SUBSCRIBERS', 2_000, 200),
  /** Submissions per second, to all surveys together. */
  rate: count('SOCKETS_RATE', 100, 100),
  seconds: count('SOCKETS_SECONDS', 30, 10),
  /** Sizes of the surveys that are launched while others wait. */
  questions: inCi ? [125, 500] : [125, 250, 500, 750, 1_250],
} as const;

/** Of a hundred subscribers, how many stop reading. */
export const STALLED_PERCENT = 1;
