import { count } from '../support/count.js';

export const COUNTS = {
  subscribers: count('SOCKETS_SUBSCRIBERS', 2_000),
  /** Submissions per second, to all surveys together. */
  rate: Number(process.env['SOCKETS_RATE'] ?? '100'),
  seconds: Math.max(10, count('SOCKETS_SECONDS', 30)),
} as const;

/** Percentage of subscribers that stop reading. */
export const STALLED_PERCENT = 1;
