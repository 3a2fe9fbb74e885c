import type { AttemptWindow } from './attempt-window.entity.js';

export interface AttemptLimit {
  readonly times: number;
  /** Milliseconds from the first attempt until counting starts anew. */
  readonly every: number;
}

/** Request for one attempt. `id` is `<rule>:<subject>`. */
export interface Claim extends AttemptLimit {
  readonly id: string;
}

/** A limit that is used up. */
export interface Refusal {
  readonly id: string;
  readonly retryAfterSeconds: number;
}

type Windows = ReadonlyMap<string, AttemptWindow>;

/** A change to attempt counters. */
export interface AttemptChange {
  readonly ids: readonly string[];
  /** Counters that are not there are opened; else there is nothing to do to them. */
  readonly opens: boolean;
  /** Changes the windows, or says why not and leaves them as they are. */
  apply(windows: Windows, now: Date): Refusal | null;
}

/** Takes one attempt from each counter, or none from any. */
export function takeAttempts(claims: readonly Claim[]): AttemptChange {
  return {
    ids: claims.map(({ id }) => id),
    opens: true,
    apply(windows, now) {
      for (const claim of claims) {
        const window = windowOf(windows, claim.id);
        if (isOpen(window, now) && window.taken >= claim.times) return refusalOf(window, now);
      }
      for (const { id, every } of claims) {
        const window = windowOf(windows, id);
        if (!isOpen(window, now)) Object.assign(window, { taken: 0, endsAt: new Date(now.getTime() + every) });
        window.taken += 1;
      }
      return null;
    },
  };
}

/** The attempt that was taken does not count. */
export function giveAttemptBack(id: string): AttemptChange {
  return changing(id, (window) => {
    window.taken = Math.max(0, window.taken - 1);
  });
}

/** Counting starts anew with the next attempt. */
export function resetAttempts(id: string): AttemptChange {
  return changing(id, (window, now) => {
    Object.assign(window, { taken: 0, endsAt: now });
  });
}

function changing(id: string, change: (window: AttemptWindow, now: Date) => void): AttemptChange {
  return {
    ids: [id],
    opens: false,
    apply(windows, now) {
      const window = windows.get(id);
      if (window) change(window, now);
      return null;
    },
  };
}

function windowOf(windows: Windows, id: string): AttemptWindow {
  const window = windows.get(id);
  if (!window) throw new Error('a counter that was just opened is not there');
  return window;
}

function isOpen({ endsAt }: AttemptWindow, now: Date): boolean {
  return endsAt > now;
}

function refusalOf({ id, endsAt }: AttemptWindow, now: Date): Refusal {
  return { id, retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) };
}
