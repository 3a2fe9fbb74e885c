import { count } from '../support/count.js';

export const COUNTS = {
  subscribers: count('SOCKETS_SUBSCRIBERS', 2_000),
  /** Submissions per second, to all surveys together. */
  rate: Number(process.env['SOCKETS_RATE'] ?? '100'),
  seconds: Math.max(10, count('SOCKETS_SECONDS', 30)),
  /** Questions of the survey that 500 respondents are simulated of; a longer one gets fewer. */
  simulated: process.env['CI'] === undefined ? 400 : 125,
  /** Sizes of the surveys that are launched while others wait. */
  questions: process.env['CI'] === undefined ? [125, 250, 500, 750, 1_250] : [125, 500],
} as const;

/** Percentage of subscribers that stop reading. */
export const STALLED_PERCENT = 1;
