import { describe, expect, it } from '@jest/globals';
import { stayInOrder } from './stay-in-order.js';

const stay = (from: readonly number[], to: readonly number[], ...movers: number[]): number[] => [...stayInOrder(from, to, new Set(movers))];

describe('what stays in order', () => {
  it('is everything when nothing moved, movers included', () => {
    expect(stay([1, 2, 3], [1, 2, 3], 2)).toEqual([1, 2, 3]);
  });

  it('is all but the one that moved', () => {
    expect(stay([1, 2, 3, 4], [2, 3, 4, 1])).toEqual([2, 3, 4]);
    expect(stay([1, 2, 3, 4], [4, 1, 2, 3])).toEqual([1, 2, 3]);
  });

  it('is the one that was not moved, of two that changed places', () => {
    expect(stay([1, 2], [2, 1], 1)).toEqual([2]);
    expect(stay([1, 2], [2, 1], 2)).toEqual([1]);
  });

  it('is as much as can be of a list that was shuffled', () => {
    expect(stay([1, 2, 3, 4, 5], [5, 1, 4, 2, 3])).toEqual([1, 2, 3]);
    expect(stay([1, 2, 3], [3, 2, 1])).toHaveLength(1);
  });
});
