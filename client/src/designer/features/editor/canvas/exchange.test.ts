import { expect, it } from '@jest/globals';
import { exchangesOf } from './exchange';

it('exchanges with the neighbour before and the neighbour behind, and with nobody else', () => {
  expect(exchangesOf([1, 2, 3], 2)).toEqual({ back: { after: null, place: 1 }, forth: { after: 3, place: 3 } });
  expect(exchangesOf([1, 2, 3], 3)).toEqual({ back: { after: 1, place: 2 }, forth: undefined });
});

it('has no neighbour at an end, and none where it does not stand', () => {
  expect(exchangesOf([1, 2], 1)).toEqual({ back: undefined, forth: { after: 2, place: 2 } });
  expect(exchangesOf([1, 2], 9)).toEqual({ back: undefined, forth: undefined });
});
