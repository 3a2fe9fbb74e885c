import { afterEach, describe, expect, it } from '@jest/globals';
import type { SampleJob } from '../../testing/sample.thread.js';
import { threadFile } from './start-thread.js';
import { type ThreadLimits, ThreadPool } from './thread-pool.js';

const LIMITS: ThreadLimits = { threads: 1, waiting: 2, milliseconds: 30_000, megabytes: 64 };
const SHORT = { ...LIMITS, milliseconds: 2_000 };

describe('work on a thread', () => {
  let pool: ThreadPool<SampleJob, string>;

  const poolWith = (limits: ThreadLimits) => {
    pool = new ThreadPool(threadFile('../../testing/sample.thread', import.meta.url), limits);
    return pool;
  };
  afterEach(() => pool.stop());

  it('gives what it yielded last, job after job', async () => {
    poolWith(LIMITS);

    expect(await Promise.all([pool.run('finish'), pool.run('finish')])).toEqual([
      { value: 'done', isWhole: true },
      { value: 'done', isWhole: true },
    ]);
  });

  it('is cut short when its time is over, with what it said by then, and leaves the thread to others', async () => {
    poolWith(SHORT);

    const [endless, next] = await Promise.all([pool.run('spin'), pool.run('finish')]);

    expect(endless).toEqual({ value: 'begun', isWhole: false });
    expect(next).toEqual({ value: 'done', isWhole: true });
  });

  it('does not hold up the main thread', async () => {
    poolWith(SHORT);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 10);

    await pool.run('spin');
    clearInterval(timer);

    expect(turns).toBeGreaterThan(50);
  });

  it('is cut short when it takes more memory than it may', async () => {
    expect(await poolWith(LIMITS).run('fill memory')).toEqual({ value: 'begun', isWhole: false });
  });

  it('fails alone when it throws', async () => {
    poolWith(LIMITS);

    await expect(pool.run('throw')).rejects.toThrow('as asked');

    expect(await pool.run('finish')).toEqual({ value: 'done', isWhole: true });
  });

  it('is refused when too much waits already', async () => {
    poolWith(LIMITS);

    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => pool.run('finish')));

    expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : outcome.value.value))).toEqual([
      'done',
      'done',
      'done',
      'B0503',
      'B0503',
    ]);
  });

  it('ends with the server, begun or not', async () => {
    poolWith(LIMITS);
    const jobs = Promise.allSettled([pool.run('spin'), pool.run('finish')]);

    await pool.stop();

    expect((await jobs).map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual(['B0503', 'B0503']);
    await expect(pool.run('finish')).rejects.toMatchObject({ code: 'B0503' });
  });
});
