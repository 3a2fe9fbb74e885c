import { describe, expect, it } from '@jest/globals';
import type { SurveyOption, NodeSetting, SurveyNode } from '@wence/schema';
import { gapFor, orderIn, placeBehind, placed, shownOptions, toggled, rankErrorText, rankHint } from './rank';
import { en } from './words';

const options: readonly SurveyOption[] = [1, 2, 3, 4].map((id) => ({ id, code: String(id), title: `item ${id}` }));

describe('orderIn', () => {
  it('is empty without an answer', () => {
    expect(orderIn(undefined, options)).toEqual([]);
  });

  it('leaves the place of an item that is not on offer to the next', () => {
    expect(orderIn({ order: [3, 9, 1] }, options)).toEqual([3, 1]);
  });
});

describe('shownOptions', () => {
  const shown = (order: readonly number[]) => shownOptions(options, order).map(({ id }) => id);

  it('leaves everything where it is offered before anything has a place', () => {
    expect(shown([])).toEqual([1, 2, 3, 4]);
  });

  it('puts what has a place on top, and what stood there into the spot that came free', () => {
    expect(shown([3])).toEqual([3, 2, 1, 4]);
    expect(shown([3, 4])).toEqual([3, 4, 1, 2]);
  });

  it('moves none of the others when places are changed among each other', () => {
    expect(shown([4, 3])).toEqual([4, 3, 1, 2]);
  });

  it('moves nothing when the next in the list gets the next place', () => {
    expect(shown([1, 2])).toEqual([1, 2, 3, 4]);
    expect(shown([4, 2])).toEqual([4, 2, 3, 1]);
  });
});

describe('toggled', () => {
  it('gives the next place', () => {
    expect(toggled([3], 1)).toEqual([3, 1]);
  });

  it('takes a place away, and those behind it move up', () => {
    expect(toggled([3, 1, 2], 1)).toEqual([3, 2]);
  });
});

describe('placed', () => {
  it('moves an item up and down', () => {
    expect(placed([1, 2, 3], 3, 1)).toEqual([1, 3, 2]);
    expect(placed([1, 2, 3], 1, 2)).toEqual([2, 3, 1]);
  });

  it('gives an item without a place one between others', () => {
    expect(placed([1, 2], 4, 1)).toEqual([1, 4, 2]);
  });

  it('changes nothing beyond the ends', () => {
    const order = [1, 2];
    expect(placed(order, 1, -1)).toBe(order);
    expect(placed(order, 2, 2)).toBe(order);
  });
});

/** What a list with these places looks like after dragging what stands at `from` into a gap. */
function dropped(order: readonly number[], from: number, gap: number) {
  const target = gapFor(order, from, gap);
  const id = shownOptions(options, order)[from]!.id;
  return target === null ? order : placed(order, id, placeBehind(target, from));
}

describe('dragging', () => {
  it('moves what has a place to another', () => {
    expect(dropped([1, 2, 3], 0, 2)).toEqual([2, 1, 3]);
    expect(dropped([1, 2, 3], 2, 0)).toEqual([3, 1, 2]);
    expect(dropped([1, 2, 3], 0, 4)).toEqual([2, 3, 1]);
  });

  it('changes nothing when it ends in the gaps around its own place', () => {
    const order = [1, 2, 3];
    expect(gapFor(order, 1, 1)).toBeNull();
    expect(gapFor(order, 1, 2)).toBeNull();
    expect(gapFor(order, 2, 4)).toBeNull();
  });

  it('gives an item the place it is dragged up to, at most the next one', () => {
    expect(dropped([], 3, 0)).toEqual([4]);
    expect(dropped([1, 2], 3, 1)).toEqual([1, 4, 2]);
    expect(dropped([1], 3, 2)).toEqual([1, 4]);
  });

  it('gives none to an item that is dragged down', () => {
    expect(gapFor([1], 1, 3)).toBeNull();
  });
});

const rank = (setting: NodeSetting = {}): SurveyNode => ({ id: 1, code: 'Q1', type: 9, title: 'Rank', setting });
const hint = (setting: NodeSetting, now = 0, offered = 4) => rankHint(en, rank(setting), offered, now);

describe('rankHint', () => {
  it('tells how many places are asked before anything is placed', () => {
    expect(hint({})).toBe('Tap the items in order, 0 ranked');
    expect(hint({ min: 2 })).toBe('Tap at least 2 items in order, 0 ranked');
    expect(hint({ max: 3 })).toBe('Tap up to 3 items in order, 0 ranked');
    expect(hint({ min: 1, max: 3 })).toBe('Tap 1–3 items in order, 0 ranked');
    expect(hint({ min: 3, max: 3 }, 1)).toBe('Tap your top 3 in order, 1 ranked');
  });

  it('counts what is on offer: logic may have taken items away', () => {
    expect(hint({ min: 3, max: 3 }, 0, 2)).toBe('Tap your top 2 in order, 0 ranked');
    expect(hint({ max: 3 }, 3, 3)).toBe('Tap the items in order, 3 ranked');
  });
});

describe('rankErrorText', () => {
  const three = [1, 2, 3].map((id) => ({ id, code: String(id), title: `item ${id}` }));
  const text = (error: Parameters<typeof rankErrorText>[3], order: readonly number[] = []) =>
    rankErrorText('en', { node: rank(), options: three, rows: [] }, { order }, error);

  it('says how many are ranked and how many are asked', () => {
    expect(text({ nodeId: 1, reason: 'min', limit: 2 }, [3])).toBe('Rank at least 2 items. You have ranked 1');
    expect(text({ nodeId: 1, reason: 'required' })).toBe('Nothing is ranked yet. Tap the items in order');
  });

  it('leaves to the page what is said of any question', () => {
    expect(text({ nodeId: 1, reason: 'unknownOption', optionId: 9 })).toBeUndefined();
  });
});
