import { describe, expect, it } from '@jest/globals';
import { newOptions } from './new-options.js';

describe('the codes of new options', () => {
  it('keep clear of each other and of taken ones once the numbers are used up', () => {
    const present = [
      { id: 1, code: '999999999', title: 'a' },
      { id: 2, code: '2', title: 'b' },
    ];

    const made = newOptions([{}, {}, { code: '4' }, {}], 'en', 3, present);

    expect(made.map(({ id, code }) => [id, code])).toEqual([
      [3, '1'],
      [4, '3'],
      [5, '4'],
      [6, '5'],
    ]);
  });

  it('are numbered in the order of the document, each group before its members', () => {
    const made = newOptions([{ group: true, title: 'G', nodes: [{}, {}] }, {}, { group: true, title: 'G', nodes: [{}] }], 'en', 1);

    expect(made.map(({ code, title, nodes = [] }) => [code, title, ...nodes.map((member) => member.code)])).toEqual([
      ['G1', 'G', '1', '2'],
      ['3', 'New option'],
      ['G2', 'G2', '4'],
    ]);
  });
});
