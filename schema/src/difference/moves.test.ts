import { describe, expect, it } from '@jest/globals';
import { type Move, movesBetween } from './moves.js';

const permutations = (ids: readonly number[]): number[][] =>
  ids.length === 0 ? [[]] : ids.flatMap((id) => permutations(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));

/** Applies moves as the edit language does. */
const carryOut = (order: readonly number[], moves: readonly Move[]): number[] =>
  moves.reduce<number[]>(
    (current, { id, after }) => {
      const rest = current.filter((other) => other !== id);
      rest.splice(after === null ? 0 : rest.indexOf(after) + 1, 0, id);
      return rest;
    },
    [...order],
  );

describe('moves between two orders', () => {
  it('lead from any order of six to any other', () => {
    const start = [1, 2, 3, 4, 5, 6];

    for (const wanted of permutations(start)) expect(carryOut(start, movesBetween(start, wanted))).toEqual(wanted);
  });

  it.each([
    [[1, 2, 3, 4], [1, 2, 3, 4], 0],
    [[1, 2, 3, 4], [2, 3, 4, 1], 1],
    [[1, 2, 3, 4], [4, 1, 2, 3], 1],
    [[1, 2, 3, 4], [4, 3, 2, 1], 3],
  ])('are as few as can be from %j to %j', (current, wanted, count) => {
    expect(movesBetween(current, wanted)).toHaveLength(count);
  });
});
