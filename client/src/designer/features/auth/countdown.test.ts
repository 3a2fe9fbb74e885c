import { describe, expect, it } from '@jest/globals';
import { type Countdown, countdown, maySend, secondsLeft, START } from './countdown';

const waiting: Countdown = { step: 'waiting', until: 59_000 };

describe('countdown', () => {
  it('goes from idle to sending to waiting', () => {
    const sending = countdown(START, { type: 'send' });
    const sent = countdown(sending, { type: 'sent', until: 59_000 });

    expect(sending).toEqual({ step: 'sending' });
    expect(sent).toEqual(waiting);
  });

  it.each<Countdown>([{ step: 'sending' }, waiting])('ignores a further request while $step', (state) => {
    const next = countdown(state, { type: 'send' });

    expect(next).toBe(state);
    expect(maySend(next)).toBe(false);
  });

  it('allows another code at zero, not a moment before', () => {
    const before = countdown(waiting, { type: 'tick', now: 58_999 });
    const after = countdown(waiting, { type: 'tick', now: 59_000 });

    expect(maySend(before)).toBe(false);
    expect(after).toEqual({ step: 'again' });
    expect(maySend(after)).toBe(true);
  });

  it('goes back to the first label when sending fails', () => {
    expect(countdown({ step: 'sending' }, { type: 'failed' })).toEqual({ step: 'idle' });
  });

  it('lets a late tick change nothing', () => {
    expect(countdown({ step: 'sending' }, { type: 'tick', now: 1 })).toEqual({ step: 'sending' });
  });
});

describe('secondsLeft', () => {
  it.each([
    [0, 59],
    [1, 59],
    [58_000, 1],
    [58_999, 1],
    [70_000, 1],
  ])('at %i ms shows %i', (now, shown) => {
    expect(secondsLeft(59_000, now)).toBe(shown);
  });
});
