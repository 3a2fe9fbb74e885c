import { expect, it } from '@jest/globals';
import { INPUT_PAUSE_MS, THROTTLE_MS } from './timing';

it('throttles clicks by 800 ms [S9.throttle.800]', () => {
  expect(THROTTLE_MS).toBe(800);
});

it('waits 500 ms for the next key [S9.debounce.500]', () => {
  expect(INPUT_PAUSE_MS).toBe(500);
});
