import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestClock } from '../../testing/test-clock.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import type { Database } from '../db/database.js';
import { openDatabase } from '../db/open-database.js';
import { UnitOfWork } from '../db/unit-of-work.js';
import { createLogger } from '../logging/logger.js';
import { createMetrics } from '../metrics/metrics.js';
import { systemRandom } from '../outside/random.js';
import { Outbox } from './outbox.js';
import { OutboxClaims } from './outbox-claims.js';
import { OutboxEntry, outboxEntryEntity } from './outbox-entry.entity.js';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const KIND = 'response.submitted';

const each = (count: number, like: object) => Array.from({ length: count }, () => ({ ...like }));

describe('outbox', () => {
  let store: TestDatabase;
  let database: Database;
  let unit: UnitOfWork;
  let clock: TestClock;
  const metrics = createMetrics();

  /** A relay as each server has one; several share the table. */
  const relay = () => {
    const claims = new OutboxClaims(database, unit, clock, systemRandom);
    return { claims, outbox: new Outbox(claims, clock, systemRandom, metrics, createLogger('silent')) };
  };
  const entries = () => database.repository(OutboxEntry).find({ order: { id: 'ASC' } });
  const entry = async () => (await entries())[0]!;

  async function put(count: number, surveyId = 's1'): Promise<void> {
    const now = clock.now();
    const rows = Array.from({ length: count }, (_, index) => ({
      id: `${surveyId}-${index}`,
      kind: KIND,
      surveyId,
      responseId: `r${index}`,
      createdAt: now,
      availableAt: now,
      attempts: 0,
    }));
    await database.writer.getRepository(OutboxEntry).insert(rows);
  }

  beforeEach(async () => {
    store = await createTestDatabase();
    database = await openDatabase(store.url, [outboxEntryEntity]);
    unit = new UnitOfWork(database, systemRandom);
    clock = new TestClock();
  });
  afterEach(async () => {
    await database.close();
    await store.drop();
  });

  it('hands every entry to the handler of its kind, once, with the id of the event', async () => {
    const { outbox } = relay();
    const told: string[] = [];
    outbox.on(KIND, async ({ id, surveyId, responseId }) => void told.push(`${id} ${surveyId} ${responseId}`));
    await put(3);

    const counts = [await outbox.work(), await outbox.work()];

    expect(counts).toEqual([3, 0]);
    expect(told.sort()).toEqual(['s1-0 s1 r0', 's1-1 s1 r1', 's1-2 s1 r2']);
    expect(await entries()).toMatchObject(each(3, { deliveredAt: clock.now(), availableAt: null, attempts: 1 }));
  });

  it('counts a kind that nobody has a handler for as delivered', async () => {
    const { outbox } = relay();
    await put(2);

    await outbox.work();

    expect(await entries()).toMatchObject(each(2, { deliveredAt: clock.now(), availableAt: null, attempts: 0 }));
  });

  it('asks a handler that failed again, later each time, and tells it how often that was', async () => {
    const { outbox } = relay();
    const attempts: number[] = [];
    outbox.on(KIND, async (event) => {
      attempts.push(event.attempts);
      if (event.attempts < 3) throw new Error('not now');
    });
    await put(1);

    await outbox.work();
    const first = (await entry()).availableAt!.getTime() - clock.now().getTime();
    expect(await outbox.work()).toBe(0);
    clock.advance(first);
    await outbox.work();
    const second = (await entry()).availableAt!.getTime() - clock.now().getTime();
    clock.advance(second);
    await outbox.work();

    expect(attempts).toEqual([1, 2, 3]);
    expect(first).toBeGreaterThanOrEqual(SECOND / 2);
    expect(first).toBeLessThanOrEqual(SECOND);
    expect(second).toBeGreaterThanOrEqual(SECOND);
    expect(second).toBeLessThanOrEqual(2 * SECOND);
    expect(await entry()).toMatchObject({ deliveredAt: clock.now(), deadAt: null });
  });

  it('gives an entry up after a day of failures', async () => {
    const { outbox } = relay();
    outbox.on(KIND, () => Promise.reject(new Error('never')));
    await put(1);

    for (let round = 0; round < 60 && (await entry()).availableAt; round += 1) {
      clock.advance(Math.max(0, (await entry()).availableAt!.getTime() - clock.now().getTime()));
      await outbox.work();
    }

    const { deadAt, createdAt, deliveredAt, attempts } = await entry();
    expect(deliveredAt).toBeNull();
    expect(deadAt!.getTime() - createdAt.getTime()).toBeGreaterThanOrEqual(DAY);
    // Doubling up to six hours: a day holds between 15 and 25 of them.
    expect(attempts).toBeGreaterThan(12);
    expect(attempts).toBeLessThan(30);
  });

  it('L5 never gives one entry to two relays that work at the same time', async () => {
    const told: string[] = [];
    const relays = Array.from({ length: 4 }, () => relay().outbox);
    for (const outbox of relays)
      outbox.on(KIND, async ({ id }) => {
        told.push(id);
        await new Promise((resolve) => setTimeout(resolve, 5));
      });
    await put(250);

    for (let round = 0; round < 5; round += 1) await Promise.all(relays.map((outbox) => outbox.work()));

    expect(told).toHaveLength(250);
    expect(new Set(told).size).toBe(250);
  });

  it('takes over the lease of an owner that was killed, and not before its end', async () => {
    const [dead, alive] = [relay(), relay()];
    const told: number[] = [];
    alive.outbox.on(KIND, async ({ attempts }) => void told.push(attempts));
    await put(1);
    await dead.claims.claim([KIND], 10);

    clock.advance(59 * SECOND);
    await alive.outbox.work();
    expect(told).toEqual([]);
    clock.advance(SECOND);
    await alive.outbox.work();

    expect(told).toEqual([2]);
    expect(await entry()).toMatchObject({ deliveredAt: clock.now() });
  });

  it('lets an owner whose lease was taken over say nothing about the entry any more', async () => {
    const { claims } = relay();
    await put(1);
    const [late] = await claims.claim([KIND], 10);
    clock.advance(61 * SECOND);
    const [current] = await claims.claim([KIND], 10);

    await claims.settle(late!, { deadAt: clock.now(), availableAt: null });

    expect(await entry()).toMatchObject({ deadAt: null, leaseOwner: current!.leaseOwner });
  });

  it('sweeps what was delivered a week ago, and nothing that waits or is dead', async () => {
    const { outbox, claims } = relay();
    await put(2, 'delivered');
    await outbox.work();
    await put(1, 'dead');
    const [given] = await claims.claim([KIND], 1);
    await claims.settle(given!, { deadAt: clock.now(), availableAt: null });
    clock.advance(7 * DAY + 1);
    await put(1, 'waits');
    const ids = async () => (await entries()).map(({ id }) => id);

    await outbox.sweep();

    expect(await ids()).toEqual(['dead-0', 'waits-0']);
  });

  it('purges what belongs to one survey, and shows how much waits since when', async () => {
    const { outbox } = relay();
    await put(600, 's1');
    await put(2, 's2');
    clock.advance(5 * SECOND);

    await outbox.purge('s1');
    await outbox.measure();

    expect((await entries()).map(({ surveyId }) => surveyId)).toEqual(['s2', 's2']);
    expect((await metrics.outboxPending.get()).values[0]!.value).toBe(2);
    expect((await metrics.outboxOldest.get()).values[0]!.value).toBe(5);
  });

  it('refuses a second handler for a kind', () => {
    const { outbox } = relay();
    outbox.on(KIND, async () => {});

    expect(() => outbox.on(KIND, async () => {})).toThrow('have a handler already');
  });

  it('lets others have their turn between portions: SQLite answers before the event loop turns', async () => {
    const { outbox } = relay();
    await put(1100);
    let turns = 0;
    const turn = () => {
      turns++;
      pending = setImmediate(turn);
    };
    let pending = setImmediate(turn);

    await outbox.purge('s1');
    clearImmediate(pending);

    expect(await entries()).toEqual([]);
    expect(turns).toBeGreaterThanOrEqual(2);
  });
});
