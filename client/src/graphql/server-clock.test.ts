import { describe, expect, it } from '@jest/globals';
import { createServerClock } from './server-clock';

const SERVER = Date.parse('2026-03-10T08:00:00Z');
const MINUTE = 60_000;

/** Browser storage, kept in a map. */
function memory() {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  return { kept, storage: storage as unknown as Storage };
}

describe('the clock of the server', () => {
  it.each([-10 * MINUTE, 10 * MINUTE, -3 * 3_600_000])('is known on a device that is %i ms off, and after a reload, 4.7', (skew) => {
    const { storage } = memory();
    createServerClock(storage, () => SERVER + skew).learn(new Date(SERVER).toUTCString());

    const reloaded = createServerClock(storage, () => SERVER + MINUTE + skew);

    expect(reloaded.now()).toBe((SERVER + MINUTE) / 1000);
  });

  it('is that of the device while nothing is known, and while they agree', () => {
    const { storage, kept } = memory();
    const clock = createServerClock(storage, () => SERVER + 900);

    clock.learn(new Date(SERVER).toUTCString());
    clock.learn(null);
    clock.learn('yesterday');

    expect(clock.now()).toBe((SERVER + 900) / 1000);
    expect(kept.size).toBe(0);
  });

  it('is believed anew when the device sets its own right', () => {
    const { storage } = memory();
    createServerClock(storage, () => SERVER - 10 * MINUTE).learn(new Date(SERVER).toUTCString());
    const mended = createServerClock(storage, () => SERVER);

    mended.learn(new Date(SERVER).toUTCString());

    expect(mended.now()).toBe(SERVER / 1000);
  });
});
