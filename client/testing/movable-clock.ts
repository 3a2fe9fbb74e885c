import { jest } from '@jest/globals';

/**
 * Stops `Date.now` and moves it by hand, past the time in which a second click counts as a slip: how long the clicks of a test take must not
 * matter. Timers keep their own time.
 */
export function movableClock(): { readonly pass: (ms: number) => void } {
  const start = Date.now();
  let ahead = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => start + ahead);
  return {
    pass: (ms) => {
      ahead += ms;
    },
  };
}
