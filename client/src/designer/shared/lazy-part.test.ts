import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inTheEnd } from './lazy-part';

/** Browser state that the lazy part reads. */
let isOnline = true;
const browser = new EventTarget();
Object.defineProperty(globalThis, 'window', { value: browser });
Object.defineProperty(globalThis, 'navigator', {
  value: {
    get onLine() {
      return isOnline;
    },
  },
});

const failing = (times: number) => {
  let left = times;
  return jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('no file');
    return 'the part';
  });
};

describe('a part that is fetched when it is needed', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    isOnline = true;
    jest.useRealTimers();
  });

  it('is asked for again twice, and then its file is not there', async () => {
    const load = failing(3);
    const ended = inTheEnd(load).catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(5000);

    expect(await ended).toBe('no file');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('comes when a second try finds it', async () => {
    const part = inTheEnd(failing(1));
    await jest.advanceTimersByTimeAsync(1000);

    expect(await part).toBe('the part');
  });

  it('waits for the network however long that takes', async () => {
    isOnline = false;
    const load = failing(1);
    const part = inTheEnd(load);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(1);
    isOnline = true;
    browser.dispatchEvent(new Event('online'));

    expect(await part).toBe('the part');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
