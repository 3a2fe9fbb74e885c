import { describe, expect, it } from '@jest/globals';
import { multiple, single, survey, text } from '@wence/schema/testing';
import { differenceOf } from './definition-plan.js';

describe('the difference of two definitions', () => {
  const before = survey(single('Q1', 'Colour?', ['red', 'blue', 'green']), multiple('Q2', 'Which?', ['a', 'b']), text('Q3', 'Why?'));
  const [first, second, third] = before.nodes;
  if (!first?.options || !second?.options || !third) throw new Error('three questions');
  const [red, blue, green] = first.options;

  it.each([
    ['nothing', before, { added: [], removed: [], updated: [] }],
    ['the title of the survey', { ...before, title: 'Other' }, { added: [], removed: [], updated: [0] }],
    ['a default spelled out', { ...before, perPage: false }, { added: [], removed: [], updated: [] }],
    [
      'the title of a question',
      { ...before, nodes: [{ ...first, title: 'Hue?' }, second, third] },
      { added: [], removed: [], updated: [1] },
    ],
    [
      'the title of an option',
      { ...before, nodes: [{ ...first, options: [red!, { ...blue!, title: 'navy' }, green!] }, second, third] },
      { added: [], removed: [], updated: [3] },
    ],
    [
      'the place of an option',
      { ...before, nodes: [{ ...first, options: [blue!, green!, red!] }, second, third] },
      { added: [], removed: [], updated: [2] },
    ],
    ['the place of a question', { ...before, nodes: [second, third, first] }, { added: [], removed: [], updated: [1] }],
    ['a question less', { ...before, nodes: [first, third] }, { added: [], removed: [5, 6, 7], updated: [] }],
    [
      'a question more',
      { ...before, nodes: [first, second, third, { ...third, id: 9, code: 'Q4' }] },
      { added: [9], removed: [], updated: [] },
    ],
    [
      'an option that went to another question',
      { ...before, nodes: [{ ...first, options: [red!, blue!] }, { ...second, options: [...second.options, green!] }, third] },
      { added: [], removed: [], updated: [4] },
    ],
  ])('finds %s', (_what, after, expected) => {
    expect(differenceOf(before, after)).toEqual(expected);
  });
});
