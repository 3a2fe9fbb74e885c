import { describe, expect, it } from '@jest/globals';
import { closedReasonOf, isFull } from './closed-reason.js';

const span = { opensAt: '2026-11-20T00:00:00.000Z', closesAt: '2026-11-22T00:00:00.000Z' };
const [before, first, last, after] = ['2026-11-19T23:59:59.999Z', span.opensAt, '2026-11-21T23:59:59.999Z', span.closesAt].map((text) =>
  Date.parse(text),
) as [number, number, number, number];

describe('what keeps a launched survey from taking answers', () => {
  it('is its beginning while that is to come, its end from that instant on, nothing between', () => {
    expect([before, first, last, after].map((now) => closedReasonOf(1, span, now))).toEqual(['notStarted', null, null, 'ended']);
  });

  it('is nothing while it runs without dates', () => {
    expect(closedReasonOf(1, {}, before)).toBeNull();
  });

  it('is a pause where its author stopped it, also before its beginning, but never past its end', () => {
    expect([before, first, after].map((now) => closedReasonOf(0, span, now))).toEqual(['paused', 'paused', 'ended']);
  });

  it('is the end once it is complete, whatever the dates say', () => {
    expect([before, first, after].map((now) => closedReasonOf(2, span, now))).toEqual(['ended', 'ended', 'ended']);
  });
});

describe('a survey', () => {
  it('is full with the last response it asked for, and never without a total', () => {
    expect([99, 100, 101].map((responses) => isFull({ total: 100 }, responses))).toEqual([false, true, true]);
    expect(isFull({}, 1_000_000)).toBe(false);
  });
});
