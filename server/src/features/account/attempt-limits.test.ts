import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '../../platform/errors/app-error.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AttemptLimits } from './attempt-limits.js';

const FIVE_A_MINUTE = { times: 5, every: 60_000 };

describe('attempt limits', () => {
  let app: TestApp;
  let limits: AttemptLimits;
  const take = (id: string) => app.platform.unit.run(() => limits.take(id, FIVE_A_MINUTE));

  beforeAll(async () => {
    app = await startTestApp();
    limits = new AttemptLimits(app.platform.database, app.clock, app.platform.metrics);
  });

  afterAll(() => app.stop());

  it('let exactly as many through as allowed when forty come at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => take('burst')));

    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(35);
    expect(refused.every((reason) => reason instanceof AppError && reason.code === 'A0501')).toBe(true);
  });

  it('say how long to wait and open again after that', async () => {
    for (let i = 0; i < 5; i++) await take('waiting');
    app.clock.advance(20_500);

    await expect(take('waiting')).rejects.toMatchObject({
      code: 'A0501',
      details: { retryAfterSeconds: 40, data: { retryAfterSeconds: 40 } },
    });
    app.clock.advance(39_500);
    await expect(take('waiting')).resolves.toBeUndefined();
  });

  it('start anew with a full count after a window has ended', async () => {
    for (let i = 0; i < 5; i++) await take('again');
    app.clock.advance(60_000);

    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => take('again')));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('count every id for itself and forget one on request', async () => {
    for (let i = 0; i < 5; i++) await take('mine');

    await expect(take('yours')).resolves.toBeUndefined();
    await app.platform.unit.run(() => limits.clear('mine'));
    await expect(take('mine')).resolves.toBeUndefined();
  });
});
