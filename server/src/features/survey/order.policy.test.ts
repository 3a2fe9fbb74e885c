import { describe, expect, it } from '@jest/globals';
import { anchorAt, anchorOf, orderAt } from './order.policy.js';

describe('an order by positions', () => {
  it.each([
    [[[3, 1]], [3, 1, 2, 4]],
    [[[1, 4]], [2, 3, 4, 1]],
    [
      [
        [1, 4],
        [2, 3],
        [3, 2],
        [4, 1],
      ],
      [4, 3, 2, 1],
    ],
    [
      [
        [4, 10],
        [2, 999],
      ],
      [1, 3, 4, 2],
    ],
    [[[77, 1]], [1, 2, 3, 4]],
    [[], [1, 2, 3, 4]],
  ] as [[number, number][], number[]][])('puts %j into 1, 2, 3, 4 as %j', (positions, expected) => {
    expect(orderAt([1, 2, 3, 4], new Map(positions))).toEqual(expected);
  });
});

describe('an anchor', () => {
  it.each([
    [undefined, undefined],
    [1, null],
    [2, 11],
    [4, 13],
  ])('for position %p of three is %p', (position, expected) => {
    expect(anchorAt([11, 12, 13], position)).toBe(expected);
  });

  it('is refused for a position that cannot be, naming the last one', () => {
    expect(() => anchorAt([11], 3)).toThrow(
      expect.objectContaining({ code: 'A0400', details: { fields: [{ field: 'position', rule: 'tooLarge', limit: 2 }] } }),
    );
  });

  it('is the front, a neighbour or the default, and never two of them', () => {
    expect(anchorOf({ first: true })).toEqual({ after: null });
    expect(anchorOf({ after: 5, first: false })).toEqual({ after: 5 });
    expect(anchorOf({ after: null, first: null })).toEqual({});
    expect(() => anchorOf({ after: 5, first: true })).toThrow(expect.objectContaining({ code: 'A0400' }));
  });
});
