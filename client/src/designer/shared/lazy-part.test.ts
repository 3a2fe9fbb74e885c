import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadWithRetries } from './lazy-part';

let isOnline = true;

function failing(times: number) {
  let left = times;
  return jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('no file');
    return 'the part';
  });
}

describe('a part that is fetched when it is needed', () => {
  beforeEach(() => {
    isOnline = true;
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is asked for again twice, and then its file is not there', async () => {
    const load = failing(3);
    const ended = loadWithRetries(load).catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(5000);

    expect(await ended).toBe('no file');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('comes when a second try finds it', async () => {
    const part = loadWithRetries(failing(1));
    await jest.advanceTimersByTimeAsync(1000);

    expect(await part).toBe('the part');
  });

  it('waits for the network however long that takes', async () => {
    isOnline = false;
    const load = failing(1);
    const part = loadWithRetries(load);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(1);
    isOnline = true;
    window.dispatchEvent(new Event('online'));

    expect(await part).toBe('the part');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
