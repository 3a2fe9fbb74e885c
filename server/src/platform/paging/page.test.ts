import { describe, expect, it, jest } from '@jest/globals';
import { type OrderedList, pageOf } from './page.js';

/** The numbers 1 to 9 as a list; their cursors are they themselves. */
function numbers() {
  const read: OrderedList<number, number>['read'] = async ({ from, including, backward, most }) => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => from === null || (each === from ? including : each < from === backward));
    return (backward ? all.toReversed() : all).slice(0, most);
  };
  return {
    cursorOf: String,
    placeOf: (cursor: string) => (/^\d$/.test(cursor) ? Number(cursor) : null),
    read: jest.fn(read),
    count: jest.fn(async () => 9),
  };
}

describe('a page', () => {
  it('costs one read; what stands around it and the number of all are looked up when somebody asks', async () => {
    const list = numbers();

    const page = await pageOf(list, { first: 2, after: '3' });

    expect(page.edges).toEqual([
      { cursor: '4', node: 4 },
      { cursor: '5', node: 5 },
    ]);
    expect(await page.hasNext()).toBe(true);
    expect([list.read.mock.calls.length, list.count.mock.calls.length]).toEqual([1, 0]);
    expect([await page.hasPrevious(), await page.total()]).toEqual([true, 9]);
    expect([list.read.mock.calls.length, list.count.mock.calls.length]).toEqual([2, 1]);
  });

  it('keeps its cursor when the entry it was made for is gone', async () => {
    const page = await pageOf(numbers(), { last: 2, before: '0' });

    expect([page.edges, await page.hasNext(), await page.hasPrevious()]).toEqual([[], true, false]);
  });

  it('has as many entries as the door says when the caller says nothing, 20 otherwise', async () => {
    const list = numbers();

    await pageOf(list, { usual: 3 });
    await pageOf(list, {});
    await pageOf(list, { before: '9', first: null });

    expect(list.read.mock.calls.map(([{ most, backward }]) => [most, backward])).toEqual([
      [4, false],
      [21, false],
      [21, true],
    ]);
  });
});
