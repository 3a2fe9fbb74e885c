import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Coalescer } from './coalesce.js';

describe('coalescer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('runs the first of a burst at once and the last at the end of the interval', () => {
    const coalescer = new Coalescer(500);
    const ran: number[] = [];

    for (let i = 1; i <= 100; i++) coalescer.run('survey', () => ran.push(i));
    expect(ran).toEqual([1]);
    jest.advanceTimersByTime(500);

    expect(ran).toEqual([1, 100]);
  });

  it('keeps keys apart', () => {
    const coalescer = new Coalescer(500);
    const ran: string[] = [];

    coalescer.run('a', () => ran.push('a'));
    coalescer.run('b', () => ran.push('b'));

    expect(ran).toEqual(['a', 'b']);
  });

  it('runs at once again after a quiet interval', () => {
    const coalescer = new Coalescer(500);
    const ran: number[] = [];
    coalescer.run('a', () => ran.push(1));

    jest.advanceTimersByTime(1_000);
    coalescer.run('a', () => ran.push(2));

    expect(ran).toEqual([1, 2]);
  });

  it('runs at once what waits when it is flushed, and only that', () => {
    const coalescer = new Coalescer(500);
    const ran: string[] = [];
    coalescer.run('a', () => ran.push('first of a'));
    coalescer.run('a', () => ran.push('last of a'));
    coalescer.run('b', () => ran.push('only of b'));

    coalescer.flush();
    jest.advanceTimersByTime(1_000);

    expect(ran).toEqual(['first of a', 'only of b', 'last of a']);
  });
});
