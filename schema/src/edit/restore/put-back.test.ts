import { describe, expect, it } from '@jest/globals';
import { putInList } from './put-back.js';

const list = [1, 2, 3].map((id) => ({ id }));

const put = (...placed: readonly [id: number, after: number | null][]): number[] =>
  putInList(
    list,
    placed.map(([id, after]) => ({ item: { id }, after })),
  ).map(({ id }) => id);

describe('items put into a list', () => {
  it('stand behind their anchors, one behind the other', () => {
    expect(put([7, 1], [8, 7], [9, null])).toEqual([9, 1, 7, 8, 2, 3]);
  });

  it('take the place of their present selves', () => {
    expect(put([3, null])).toEqual([3, 1, 2]);
  });

  it('go to the end without their anchor', () => {
    expect(put([7, 99], [8, 7])).toEqual([1, 2, 3, 7, 8]);
  });

  it('are all there even if they claim to follow one another in a ring', () => {
    expect(put([7, 8], [8, 7])).toEqual([1, 2, 3, 7, 8]);
  });
});
