import { describe, expect, it } from '@jest/globals';
import { trendPath } from './Trend';

const box = { width: 80, height: 20 };

describe('trendPath', () => {
  it('goes from the left edge to the right edge, the highest day touching the top', () => {
    expect(trendPath([0, 10, 5], box)).toBe('M0 20L40 0L80 10');
  });

  it('stays on the ground when nothing came', () => {
    expect(trendPath([0, 0, 0], box)).toBe('M0 20L40 20L80 20');
  });

  it('draws a single day without dividing by zero', () => {
    expect(trendPath([3], box)).toBe('M0 0');
  });

  it('is empty without days', () => {
    expect(trendPath([], box)).toBe('');
  });
});
