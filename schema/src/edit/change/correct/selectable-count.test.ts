import { describe, expect, it } from '@jest/globals';
import { multiple } from '../../../testing/build-node.js';
import { survey } from '../../../testing/build-survey.js';
import { nodeByCode } from '../../../testing/by-name.js';
import { selectableCount } from './selectable-count.js';

describe('the options that a minimum or maximum counts', () => {
  it('are neither headings of groups nor exclusive [S5.minmax.selectable-counts]', () => {
    const drinks = survey(
      multiple('Q1', 'Drinks?', [
        'water',
        'milk',
        'juice',
        { title: 'Hot', group: true, nodes: [{ title: 'tea' }, { title: 'coffee' }] },
        { title: 'none', exclusive: true },
      ]),
    );

    expect(selectableCount(nodeByCode(drinks, 'Q1'))).toBe(5);
  });
});
