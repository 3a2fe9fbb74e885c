import { expect, it } from '@jest/globals';
import { createThrottle } from './editor-actions';

it('lets one of two clicks 200 ms apart through [S5.throttle.delete-800] [S5.throttle.add-800]', () => {
  const throttle = createThrottle(800);

  expect([0, 200, 799, 800].map((at) => throttle.pass(at))).toEqual([true, false, false, true]);
});

it('takes the next click seriously once something else was done', () => {
  const throttle = createThrottle(800);
  throttle.pass(0);

  throttle.reset();

  expect(throttle.pass(100)).toBe(true);
});
