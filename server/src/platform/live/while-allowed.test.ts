import { describe, expect, it } from '@jest/globals';
import { until } from '../../testing/until.js';
import { AppError } from '../errors/app-error.js';
import { LiveBus } from './live-bus.js';
import { whileAllowed } from './while-allowed.js';

describe('events while allowed', () => {
  it('S21 end with the refusal, also for whoever waits for the next one', async () => {
    const bus = new LiveBus();
    let allowed = true;
    const check = () => (allowed ? Promise.resolve() : Promise.reject(new AppError('A0404')));
    const events = whileAllowed(bus.subscribe<number>('a'), check, 5);
    bus.publish('a', 1);
    expect((await events.next()).value).toBe(1);
    const waiting = events.next();

    allowed = false;

    await expect(waiting).rejects.toMatchObject({ code: 'A0404' });
    expect(bus.hasSubscribers('a')).toBe(false);
  });

  it('go on when the store cannot be asked', async () => {
    const bus = new LiveBus();
    let asked = 0;
    const check = () => {
      asked += 1;
      return Promise.reject(asked % 2 === 0 ? new AppError('B0503') : new Error('connection lost'));
    };
    const events = whileAllowed(bus.subscribe<number>('a'), check, 5);
    await until(() => asked > 2);

    bus.publish('a', 1);

    expect((await events.next()).value).toBe(1);
    await events.return?.();
  });

  it('are not checked any more once their reader has left', async () => {
    const bus = new LiveBus();
    let asked = 0;
    const events = whileAllowed(bus.subscribe('a'), async () => void (asked += 1), 5);
    await until(() => asked > 0);

    await events.return?.();
    const before = asked;
    await new Promise((resolve) => setTimeout(resolve, 25));

    expect(asked).toBe(before);
  });
});
