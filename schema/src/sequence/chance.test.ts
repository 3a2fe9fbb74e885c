import { describe, expect, it } from '@jest/globals';
import type { Sequence } from '../definition/definition.js';
import { chance } from './chance.js';
import { ordered } from './order.js';

const RESPONSES = 24_000;

/** Counts how often each order of the first `length` ids occurred. */
const ordersOf = (length: number, mode: Sequence): number[] => {
  const items = Array.from({ length }, (_, place) => ({ id: place + 1 }));
  const counts = new Map<string, number>();
  for (let response = 0; response < RESPONSES; response += 1) {
    const order = ordered(items, mode, `r${response}`, 9)
      .map(({ id }) => id)
      .join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return [...counts.values()];
};

describe('repeatable chance', () => {
  it('is the same for the same words, and another for others', () => {
    expect(chance('k3J9', 7, 11)).toBe(chance('k3J9', 7, 11));
    expect(new Set([chance('k3J9', 7, 11), chance('k3J9', 7, 12), chance('k3J9', 8, 11), chance('k3J8', 7, 11)]).size).toBe(4);
    expect(chance('k3J9', 7, 11)).toBe(853_491_854);
  });

  it.each([
    ['every order of four', 4, 1, 24],
    ['every start among six', 6, 2, 6],
    ['both directions', 5, 3, 2],
  ] as const)('favours none: %s', (_name, length, mode, orders) => {
    const counts = ordersOf(length, mode);
    const expected = RESPONSES / orders;

    expect(counts.length).toBe(orders);
    for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });
});
