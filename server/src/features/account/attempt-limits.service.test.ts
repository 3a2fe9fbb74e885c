/** @store sqlite: counts in memory, not in the store. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '../../platform/errors/app-error.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AttemptLimits } from './attempt-limits.service.js';
import { AttemptWindow } from './attempt-window.entity.js';

const FIVE_A_MINUTE = { times: 5, every: 60_000 };

describe('attempt limits', () => {
  let app: TestApp;
  let limits: AttemptLimits;
  const take = (id: string) => limits.take([{ id, ...FIVE_A_MINUTE }]);

  const taken = (...ids: string[]) =>
    Promise.all(ids.map(async (id) => (await app.platform.database.repository(AttemptWindow).findOneBy({ id }))?.taken));

  beforeAll(async () => {
    app = await startTestApp();
    limits = new AttemptLimits(app.platform.database, app.platform.unit, app.clock, app.platform.metrics);
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
    await limits.settle({ forget: ['mine'] });
    await expect(take('mine')).resolves.toBeUndefined();
  });

  it('take from all or from none', async () => {
    const both = () =>
      limits.take([
        { id: 'wide', times: 100, every: 60_000 },
        { id: 'narrow', ...FIVE_A_MINUTE },
      ]);

    await Promise.allSettled(Array.from({ length: 30 }, both));

    expect(await taken('wide', 'narrow')).toEqual([5, 5]);
  });

  it('are exact when several servers count at once, and give back what did not count', async () => {
    const other = new AttemptLimits(app.platform.database, app.platform.unit, app.clock, app.platform.metrics);
    const claim = { id: 'shared', times: 50, every: 60_000 };

    const outcomes = await Promise.allSettled(Array.from({ length: 80 }, (_, at) => (at % 2 ? limits : other).take([claim])));
    await Promise.all([limits, other].map((server) => server.settle({ giveBack: ['shared', 'shared', 'nobody'] })));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    expect(await taken('shared', 'nobody')).toEqual([46, undefined]);
  });

  it('belong to the unit of work they are taken in', async () => {
    const failing = app.platform.unit.run(async () => {
      await take('inside');
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect(await taken('inside')).toEqual([undefined]);
  });
});
