/** The code button: first use, request under way, waiting for the next allowed request, or ready for another one (Spec 4). */
export type Countdown = { step: 'idle' } | { step: 'sending' } | { step: 'waiting'; until: number } | { step: 'again' };

export type CountdownEvent =
  | { type: 'send' }
  /** `until`: when sending is allowed again, milliseconds since the epoch. */
  | { type: 'sent'; until: number }
  | { type: 'failed' }
  | { type: 'tick'; now: number };

export const START: Countdown = { step: 'idle' };

/** Seconds between two codes for one mobile (Spec 9). */
export const RESEND_SECONDS = 59;

/** Returns whether a code may be requested now; requests are ignored while one is pending or was just sent. */
export const maySend = ({ step }: Countdown): boolean => step === 'idle' || step === 'again';

export function countdown(state: Countdown, event: CountdownEvent): Countdown {
  switch (event.type) {
    case 'send':
      return maySend(state) ? { step: 'sending' } : state;
    case 'sent':
      return { step: 'waiting', until: event.until };
    case 'failed':
      return START;
    case 'tick':
      if (state.step !== 'waiting') return state;
      // A new object each second: the seconds shown are computed from the clock, and the clock is not part of the state.
      return event.now >= state.until ? { step: 'again' } : { ...state };
  }
}

/** Whole seconds to show, never less than one while waiting. A sleeping computer loses no time: this reads the clock. */
export const secondsLeft = (until: number, now: number): number => Math.max(1, Math.ceil((until - now) / 1000));
