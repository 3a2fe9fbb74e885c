import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { FAULTS } from './catalogue.mjs';
import { outOfDate } from './plant.mjs';

const SCHEMA = fileURLToPath(new URL('../../', import.meta.url));

describe('the planted faults', () => {
  // Planting them all takes minutes and comes last; a fault that has lost its place is reported with the first tests.
  it('find their places and the tests that see them', () => {
    expect(outOfDate(SCHEMA, FAULTS)).toEqual([]);
  });
});
