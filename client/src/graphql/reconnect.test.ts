import { describe, expect, it } from '@jest/globals';
import { reconnectDelay } from './reconnect';

describe('delay before the socket comes back', () => {
  it('spreads clients over the whole time', () => {
    expect([0, 0.5, 1].map((chance) => reconnectDelay(0, chance))).toEqual([300, 1150, 2000]);
  });

  it('grows with every failure, up to half a minute', () => {
    expect([0, 1, 2, 3, 4, 50, 5000].map((attempt) => reconnectDelay(attempt, 1))).toEqual([2000, 4000, 8000, 16000, 30000, 30000, 30000]);
  });
});
