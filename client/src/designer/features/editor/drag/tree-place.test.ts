import { describe, expect, it } from '@jest/globals';
import { anchorAfterMove, mayDrop, placeOfDrop, type TreeItem } from './tree-place';

it('follows the item it was dropped on when it moves down', () => {
  expect(anchorAfterMove([1, 2, 3], 1, 3)).toBe(3);
});

it('takes the place of the item it was dropped on when it moves up [S4.drag.reorder]', () => {
  expect(anchorAfterMove([1, 2, 3], 3, 1)).toBeNull();
  expect(anchorAfterMove([1, 2, 3], 3, 2)).toBe(1);
});

it('stays where it is when it is dropped on itself or on nothing', () => {
  expect(anchorAfterMove([1, 2, 3], 2, 2)).toBeUndefined();
  expect(anchorAfterMove([1, 2, 3], 2, null)).toBeUndefined();
});

/** Group 1 with 11 and 12, group 2 with nothing, loose 3 and 4. */
const items: readonly TreeItem[] = [
  { id: 1, name: 'Hot', parentId: null, isHolder: true },
  { id: 11, name: 'tea', parentId: 1, isHolder: false },
  { id: 12, name: 'coffee', parentId: 1, isHolder: false },
  { id: 2, name: 'Cold', parentId: null, isHolder: true },
  { id: 3, name: 'water', parentId: null, isHolder: false },
  { id: 4, name: 'milk', parentId: null, isHolder: false },
];

describe('what is dragged among lists that stand in each other', () => {
  it('takes the place of another one of its own list', () => {
    expect(placeOfDrop(items, 4, { item: 1 })).toEqual({ parentId: null, after: null });
    expect(placeOfDrop(items, 11, { item: 12 })).toEqual({ parentId: 1, after: 12 });
  });

  it('comes before the one it is dropped on in another list', () => {
    expect(placeOfDrop(items, 3, { item: 12 })).toEqual({ parentId: 1, after: 11 });
    expect(placeOfDrop(items, 12, { item: 3 })).toEqual({ parentId: null, after: 2 });
  });

  it('goes to the end of a list, also of an empty one', () => {
    expect(placeOfDrop(items, 3, { endOf: 1 })).toEqual({ parentId: 1, after: 12 });
    expect(placeOfDrop(items, 3, { endOf: 2 })).toEqual({ parentId: 2, after: null });
    expect(placeOfDrop(items, 11, { endOf: null })).toEqual({ parentId: null, after: 4 });
  });

  it('stays where it is when that is where it was', () => {
    expect(placeOfDrop(items, 4, { endOf: null })).toBeUndefined();
    expect(placeOfDrop(items, 4, { item: 4 })).toBeUndefined();
    expect(placeOfDrop(items, 4, null)).toBeUndefined();
  });

  it('goes into nothing when others stand in it', () => {
    expect(placeOfDrop(items, 1, { endOf: 2 })).toBeUndefined();
    expect(placeOfDrop(items, 2, { item: 11 })).toBeUndefined();
    expect(placeOfDrop(items, 2, { item: 1 })).toEqual({ parentId: null, after: null });
  });

  it('stays on its level where levels mean something', () => {
    const levels = items.map((item) => ({ ...item, level: item.parentId === null ? 1 : 2 }));
    expect(mayDrop(levels, 11, { item: 3 })).toBe(false);
    expect(mayDrop(levels, 1, { item: 3 })).toBe(true);
    expect(mayDrop(levels, 11, { endOf: 2 })).toBe(false);
  });
});
