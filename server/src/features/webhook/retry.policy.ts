import type { PostAnswer } from '../../platform/outside/fetching/outside-fetcher.js';
import type { Random } from '../../platform/outside/random.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses after the first attempt that failed, the second, and so on: three days in all. After the last one a delivery is given up. */
export const PAUSES_MS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  1 * HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
  12 * HOUR,
  16 * HOUR,
  16 * HOUR,
] as const;
/** A fifth of a pause, up or down, is by chance, so that what failed together comes apart. */
const JITTER = 0.2;
/** A receiver that asks for more time gets it up to here. */
const LONGEST_WISH_MS = 24 * HOUR;

/** Milliseconds until the next attempt after so many; null: it is given up. `wish` is what the receiver asked for. */
export function pauseMs(attempts: number, wish: number | null, random: Random): number | null {
  const usual = PAUSES_MS[attempts - 1];
  if (usual === undefined) return null;
  const pause = random.between(usual * (1 - JITTER), usual * (1 + JITTER));
  return Math.max(pause, Math.min(wish ?? 0, LONGEST_WISH_MS));
}

/** Returns what `Retry-After` asks for in milliseconds, given as seconds or as a date; null: nothing that can be read. */
export function wishOf({ retryAfter }: Pick<PostAnswer, 'retryAfter'>, now: Date): number | null {
  if (retryAfter === null) return null;
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * SECOND : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

export const isAccepted = (status: number): boolean => status >= 200 && status < 300;

/** The receiver says that it will never come back. */
export const GONE = 410;
