import { describe, expect, it } from '@jest/globals';
import { type Arrangement, arrangementOf, type Relocation, relocations, type PlaceRequest } from './arrangement.policy.js';

const TREE = [
  { id: 1 },
  {
    id: 2,
    nodes: [{ id: 3 }, { id: 4 }],
  },
  { id: 5, nodes: [] },
  { id: 6 },
];

/** Applies moves as the edit language does. */
function carryOut(present: Arrangement, moves: readonly Relocation[]): Record<number, readonly number[]> {
  const members = new Map(present);
  for (const { id, parentId, after } of moves) {
    for (const [parent, ids] of members) {
      members.set(
        parent,
        ids.filter((other) => other !== id),
      );
    }
    const siblings = [...(members.get(parentId ?? 0) ?? [])];
    siblings.splice(after === null ? 0 : siblings.indexOf(after) + 1, 0, id);
    members.set(parentId ?? 0, siblings);
  }
  return Object.fromEntries(members);
}

describe('an arrangement', () => {
  it('has the members of every parent in order', () => {
    expect(Object.fromEntries(arrangementOf(TREE))).toEqual({ 0: [1, 2, 5, 6], 2: [3, 4], 5: [] });
  });

  it.each<[string, PlaceRequest[], Record<number, number[]>]>([
    ['nothing', [], { 0: [1, 2, 5, 6], 2: [3, 4], 5: [] }],
    ['a place among siblings', [{ id: 6, position: 1 }], { 0: [6, 1, 2, 5], 2: [3, 4], 5: [] }],
    ['another parent, at its end', [{ id: 1, parentId: 2 }], { 0: [2, 5, 6], 2: [3, 4, 1], 5: [] }],
    ['another parent, at a place', [{ id: 1, parentId: 2, position: 2 }], { 0: [2, 5, 6], 2: [3, 1, 4], 5: [] }],
    ['the top level', [{ id: 3, parentId: 0, position: 1 }], { 0: [3, 1, 2, 5, 6], 2: [4], 5: [] }],
    [
      'each in the place of the other',
      [
        { id: 3, parentId: 0, position: 1 },
        { id: 1, parentId: 2, position: 1 },
      ],
      { 0: [3, 2, 5, 6], 2: [1, 4], 5: [] },
    ],
    [
      'several in an empty one, by rank',
      [
        { id: 6, parentId: 5, position: 20 },
        { id: 4, parentId: 5, position: 10 },
        { id: 1, parentId: 5, position: 30 },
      ],
      { 0: [2, 5], 2: [3], 5: [4, 6, 1] },
    ],
    ['the parent it has', [{ id: 4, parentId: 2 }], { 0: [1, 2, 5, 6], 2: [3, 4], 5: [] }],
  ])('is led to %s', (_what, wishes, expected) => {
    const present = arrangementOf(TREE);

    expect(carryOut(present, relocations(present, wishes))).toEqual(expected);
  });

  it('is left alone by wishes that are fulfilled', () => {
    expect(
      relocations(arrangementOf(TREE), [
        { id: 1, position: 1 },
        { id: 4, parentId: 2, position: 2 },
      ]),
    ).toEqual([]);
  });

  it('lets the edit language tell what is nowhere', () => {
    expect(relocations(arrangementOf(TREE), [{ id: 9 }, { id: 1, parentId: 8 }])).toEqual([
      { id: 9, parentId: null, after: 6 },
      { id: 1, parentId: 8, after: null },
    ]);
  });
});
