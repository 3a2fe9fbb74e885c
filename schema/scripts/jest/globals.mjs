/** Tests import this as `@jest/globals`: the functions of the file that runs now, for one loaded module serves many test files. */
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

export let describe;
export let it;
export let test;
export let beforeAll;
export let beforeEach;
export let afterAll;
export let afterEach;

export function setGlobals(globals) {
  ({ describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = globals);
}

export const expect = jestExpect;

const mocks = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { fakeTimers: { enableGlobally: false }, rootDir: process.cwd() }, global: globalThis });

/** The part of `jest` that needs no module registry of its own. */
export const jest = {
  fn: mocks.fn.bind(mocks),
  spyOn: mocks.spyOn.bind(mocks),
  restoreAllMocks: () => mocks.restoreAllMocks(),
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  getTimerCount: () => timers.getTimerCount(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
};
