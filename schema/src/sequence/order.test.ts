import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Sequence } from '../definition/definition.js';
import { randomRuns } from '../testing/random-runs.js';
import { seededHash, type Orderable, ordered, orderedChoices } from './order.js';

const five: readonly Orderable[] = [11, 12, 13, 14, 15].map((id) => ({ id }));
const idsOf = (items: readonly Orderable[]): number[] => items.map(({ id }) => id);
const seeds = Array.from({ length: 300 }, (_, place) => `response ${place}`);
const allOrders = (items: readonly Orderable[], mode: Sequence): Set<string> =>
  new Set(seeds.map((seed) => idsOf(ordered(items, mode, seed, 7)).join()));

describe('the order in which a respondent sees things [S3.sequence.modes]', () => {
  it('is the order of the document in mode 0 and without a seed', () => {
    expect(idsOf(ordered(five, 0, 'seed', 7))).toEqual([11, 12, 13, 14, 15]);
    expect([1, 2, 3].map((mode) => idsOf(ordered(five, mode as Sequence, undefined, 7)))).toEqual([
      [11, 12, 13, 14, 15],
      [11, 12, 13, 14, 15],
      [11, 12, 13, 14, 15],
    ]);
  });

  it('is any order in mode 1', () => {
    expect(allOrders(five.slice(0, 3), 1)).toEqual(new Set(['11,12,13', '11,13,12', '12,11,13', '12,13,11', '13,11,12', '13,12,11']));
  });

  it('goes round from a random start in mode 2', () => {
    expect(allOrders(five.slice(0, 4), 2)).toEqual(new Set(['11,12,13,14', '12,13,14,11', '13,14,11,12', '14,11,12,13']));
  });

  it('is forward or reverse in mode 3', () => {
    expect(allOrders(five, 3)).toEqual(new Set(['11,12,13,14,15', '15,14,13,12,11']));
  });

  it('keeps locked ones at their index in modes 1 and 2, and not in mode 3 [4.2.25]', () => {
    const locked = five.map((item, place) => ({ ...item, locked: place === 1 || place === 4 }));

    for (const order of [...allOrders(locked, 1), ...allOrders(locked, 2)]) expect(order).toMatch(/^..,12,..,..,15$/);
    expect(allOrders(locked, 1).size).toBe(6);
    expect(allOrders(locked, 2)).toEqual(new Set(['11,12,13,14,15', '13,12,14,11,15', '14,12,11,13,15']));
    expect(allOrders(locked, 3)).toEqual(new Set(['11,12,13,14,15', '15,14,13,12,11']));
  });

  it('leaves other and then exclusive last, and a lock stronger than that [4.2.25]', () => {
    const items = [{ id: 1, exclusive: true }, { id: 2, other: true }, { id: 3, locked: true }, { id: 4 }, { id: 5 }];

    for (const order of [...allOrders(items, 1), ...allOrders(items, 2)]) expect(order).toMatch(/^[45],[45],3,2,1$/);
    expect(allOrders(items, 3)).toEqual(new Set(['3,4,5,2,1', '5,4,3,2,1']));
  });

  it('keeps the options of a group together, and orders groups and what is in them', () => {
    const member = (id: number) => ({ id, code: `${id}`, title: `${id}` });
    const options = [
      { ...member(1), group: true, nodes: [member(11), member(12)] },
      member(2),
      { ...member(3), group: true, nodes: [member(31)] },
    ];
    const orders = new Set(seeds.map((seed) => idsOf(orderedChoices(options, 1, seed, 7)).join()));

    expect(orders.size).toBe(12);
    for (const order of orders) expect(order).toMatch(/11,12|12,11/);
    expect(idsOf(orderedChoices(options, 0, 'seed', 7))).toEqual([11, 12, 2, 31]);
  });

  it('is the same everywhere and always: these orders are stored with responses [4.2.24]', () => {
    expect(idsOf(ordered(five, 1, 'k3J9', 7))).toEqual([12, 11, 15, 13, 14]);
    expect(idsOf(ordered(five, 1, 'k3J9', 8))).toEqual([14, 13, 12, 11, 15]);
    expect(idsOf(ordered(five, 2, 'k3J9', 8))).toEqual([14, 15, 11, 12, 13]);
  });

  it('keeps two items in their order when others come and go', () => {
    for (const seed of seeds) {
      const order = idsOf(ordered(five, 1, seed, 7)).filter((id) => id !== 13);
      expect(
        idsOf(
          ordered(
            five.filter(({ id }) => id !== 13),
            1,
            seed,
            7,
          ),
        ),
      ).toEqual(order);
    }
  });

  it('loses nothing and adds nothing', () => {
    const item = fc.record({ locked: fc.boolean(), other: fc.boolean(), exclusive: fc.boolean() });
    fc.assert(
      fc.property(fc.array(item), fc.constantFrom<Sequence>(0, 1, 2, 3), fc.string(), fc.nat(), (flags, mode, seed, salt) => {
        const items = flags.map((each, place) => ({ id: place, ...each }));
        const order = ordered(items, mode, seed, salt);
        expect(idsOf(order).sort((a, b) => a - b)).toEqual(idsOf(items));
        if (mode === 1 || mode === 2) for (const { id } of items.filter(({ locked }) => locked)) expect(order[id]?.id).toBe(id);
      }),
      randomRuns(500),
    );
  });
});

const RESPONSES = 24_000;

/** Counts how often each order of the first `length` ids occurred. */
function ordersOf(length: number, mode: Sequence): number[] {
  const items = Array.from({ length }, (_, place) => ({ id: place + 1 }));
  const counts = new Map<string, number>();
  for (let response = 0; response < RESPONSES; response += 1) {
    const order = ordered(items, mode, `r${response}`, 9)
      .map(({ id }) => id)
      .join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return [...counts.values()];
}

describe('repeatable chance', () => {
  it('is the same for the same words, and another for others', () => {
    expect(seededHash('k3J9', 7, 11)).toBe(seededHash('k3J9', 7, 11));
    expect(new Set([seededHash('k3J9', 7, 11), seededHash('k3J9', 7, 12), seededHash('k3J9', 8, 11), seededHash('k3J8', 7, 11)]).size).toBe(
      4,
    );
    expect(seededHash('k3J9', 7, 11)).toBe(853_491_854);
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
