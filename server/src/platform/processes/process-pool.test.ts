import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ProcessPool } from './process-pool.js';

const LIMITS = {
  processes: 1,
  waiting: 2,
  milliseconds: 3_000,
  startMilliseconds: 30_000,
  heapMegabytes: 64,
  residentMegabytes: 400,
  idleMilliseconds: 60_000,
};

describe('a pool of processes', () => {
  let pool: ProcessPool<string, string>;
  beforeEach(() => {
    pool = new ProcessPool(new URL('./odd-jobs.factory.ts', import.meta.url), LIMITS);
  });
  afterEach(() => pool.stop());

  it('does one job after the other', async () => {
    expect(await Promise.all([pool.run('a'), pool.run('b')])).toEqual([{ value: 'a done' }, { value: 'b done' }]);
  });

  it.each(['loop', 'exit', 'grow', ...(process.platform === 'linux' ? ['buffers'] : [])])(
    'outlives a job that does this: %s',
    async (job) => {
      const [bad, next] = await Promise.all([pool.run(job), pool.run('next')]);

      expect(bad).toEqual({ cutShort: true });
      expect(next).toEqual({ value: 'next done' });
    },
  );

  it('hands on what a job throws, and goes on', async () => {
    await expect(pool.run('throw')).rejects.toThrow('thrown');
    expect(await pool.run('next')).toEqual({ value: 'next done' });
  });

  it('tells its processes nothing about the server', async () => {
    process.env.WENCE_TEST_SECRET = 'x';

    expect(await pool.run('secrets')).not.toEqual({ value: expect.stringContaining('WENCE_TEST_SECRET') });
    delete process.env.WENCE_TEST_SECRET;
  });

  it('refuses more jobs than may wait, and those that a stop leaves over', async () => {
    const jobs = ['a', 'b', 'c', 'd'].map((job) => pool.run(job).catch(({ code }: { code: string }) => code));
    await pool.stop();

    expect(await Promise.all(jobs)).toEqual(['B0503', 'B0503', 'B0503', 'B0503']);
    await expect(pool.run('late')).rejects.toMatchObject({ code: 'B0503' });
  });
});
