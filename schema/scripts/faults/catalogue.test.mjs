import { describe, expect, it } from '@jest/globals';
import { FAULTS } from './catalogue.mjs';
import { outOfDate } from './mutate.mjs';

describe('the planted faults', () => {
  // Planting them all takes minutes and comes last; a fault that has lost its place is reported with the first tests.
  it('find their places and the tests that see them', () => {
    expect(outOfDate(FAULTS)).toEqual([]);
  });
});
