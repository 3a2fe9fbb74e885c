import { describe, expect, it } from '@jest/globals';
import { findMove, findPlace } from './place.js';

interface Leaf {
  readonly id: number;
  readonly nodes?: readonly Leaf[];
}

/** 1, then 2 with 21 and 22 in it, then 3. */
const tree: readonly Leaf[] = [{ id: 1 }, { id: 2, nodes: [{ id: 21 }, { id: 22 }] }, { id: 3 }];

describe('a place', () => {
  it.each([
    ['nothing: the end of the top level', {}, { parentId: null, index: 3 }],
    ['null: the front', { after: null }, { parentId: null, index: 0 }],
    ['a sibling: right behind it', { after: 1 }, { parentId: null, index: 1 }],
    ['something inside: right behind it, in there', { after: 21 }, { parentId: 2, index: 1 }],
    ['a parent: its end', { parentId: 2 }, { parentId: 2, index: 2 }],
    ['a parent and null: its front', { parentId: 2, after: null }, { parentId: 2, index: 0 }],
    ['the top level by name', { parentId: null, after: 3 }, { parentId: null, index: 3 }],
  ])('is named by %s', (_, place, found) => {
    expect(findPlace(tree, place)).toEqual({ ok: true, ...found });
  });

  it('is by default where something is now', () => {
    expect(findPlace(tree, {}, 2)).toEqual({ ok: true, parentId: 2, index: 2 });
    expect(findPlace(tree, { after: null }, 2)).toEqual({ ok: true, parentId: 2, index: 0 });
  });

  it('is refused by the id that is not there', () => {
    expect(findPlace(tree, { after: 9 })).toEqual({ ok: false, fault: { code: 'notFound', id: 9 } });
    expect(findPlace(tree, { parentId: 9 })).toEqual({ ok: false, fault: { code: 'notFound', id: 9 } });
    expect(findPlace(tree, { parentId: 2, after: 1 })).toEqual({ ok: false, fault: { code: 'notFound', id: 1 } });
  });
});

describe('a move', () => {
  it('counts places without what is moved', () => {
    expect(findMove(tree, 1, { after: 3 })).toMatchObject({ parentId: null, index: 2, isSame: false, rest: [{ id: 2 }, { id: 3 }] });
  });

  it('goes to the end of where it stands when nothing is said', () => {
    expect(findMove(tree, 21, {})).toMatchObject({ parentId: 2, index: 1, isSame: false });
  });

  it('stays where it is behind itself, and behind what it follows', () => {
    expect(findMove(tree, 22, { after: 22 })).toMatchObject({ parentId: 2, index: 1, isSame: true });
    expect(findMove(tree, 22, { after: 21 })).toMatchObject({ isSame: true });
    expect(findMove(tree, 22, { parentId: null, after: 3 })).toMatchObject({ parentId: null, index: 3, isSame: false });
  });

  it('is refused behind itself in another parent', () => {
    expect(findMove(tree, 22, { parentId: null, after: 22 })).toEqual({ ok: false, fault: { code: 'notFound', id: 22 } });
  });

  it('cannot go into itself', () => {
    expect(findMove(tree, 2, { parentId: 2 })).toEqual({ ok: false, fault: { code: 'notFound', id: 2 } });
    expect(findMove(tree, 2, { after: 21 })).toEqual({ ok: false, fault: { code: 'notFound', id: 21 } });
  });

  it('leaves no empty list behind', () => {
    const lonely: readonly Leaf[] = [{ id: 1, nodes: [{ id: 2 }] }];

    expect(findMove(lonely, 2, { parentId: null })).toMatchObject({ rest: [{ id: 1 }] });
    expect(findMove(lonely, 2, { parentId: null })).not.toHaveProperty('rest.0.nodes');
  });
});
