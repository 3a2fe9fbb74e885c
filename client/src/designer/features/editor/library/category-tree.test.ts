import { expect, it } from '@jest/globals';
import { categoryTree } from './category-tree';

const category = (id: string, parentId: string | null, itemCount: number) => ({ id, name: id, parentId, itemCount });

it('puts categories under those they belong to, in the order given, and counts what is in both', () => {
  const [cups, teas] = [category('cups', null, 1), category('teas', null, 2)];
  const [black, green] = [category('black', 'teas', 3), category('green', 'teas', 4)];

  expect(categoryTree([black, cups, green, teas])).toEqual([
    { category: cups, lower: [], count: 1 },
    { category: teas, lower: [black, green], count: 9 },
  ]);
  expect(categoryTree([])).toEqual([]);
});
