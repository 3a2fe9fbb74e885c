import { describe, expect, it } from '@jest/globals';
import { createProgress, during } from './progress';

/** A piece of work that ends when the test says so. */
function held() {
  let finish = () => {};
  let fail = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = () => reject(new Error('no'));
  });
  return { begin: () => promise, finish, fail };
}

describe('the loading overlay', () => {
  it('stays while one of two pieces of work goes on, and goes with the second', async () => {
    const shown = createProgress();
    const [first, second] = [held(), held()];
    const both = [during('copying', first.begin, shown), during('downloading', second.begin, shown)];

    expect(shown.current()).toBe('downloading');
    second.finish();
    await both[1];
    expect(shown.current()).toBe('copying');
    first.finish();
    await both[0];
    expect(shown.current()).toBeNull();
  });

  it('goes when the work fails, and hands the failure on', async () => {
    const shown = createProgress();
    const work = held();
    const outcome = during('saving', work.begin, shown);

    work.fail();

    await expect(outcome).rejects.toThrow('no');
    expect(shown.current()).toBeNull();
  });

  it('goes when work fails before it has begun', async () => {
    const shown = createProgress();
    const broken = () => {
      throw new Error('at once');
    };

    await expect(during('saving', broken, shown)).rejects.toThrow('at once');
    expect(shown.current()).toBeNull();
  });

  it('counts an end that is said twice only once', () => {
    const shown = createProgress();
    const end = shown.begin('loading');
    shown.begin('loading');

    end();
    end();

    expect(shown.current()).toBe('loading');
  });

  it('tells who listens, until they stop', () => {
    const shown = createProgress();
    const seen: (string | null)[] = [];
    const stop = shown.subscribe(() => seen.push(shown.current()));

    shown.begin('creating')();
    stop();
    shown.begin('clearing');

    expect(seen).toEqual(['creating', null]);
  });
});
