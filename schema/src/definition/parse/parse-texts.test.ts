import { describe, expect, it } from '@jest/globals';
import { parseDefinition } from './parse-definition.js';

/** A survey with one text of each sort, and what its faults are, as `field rule limit`. */
function refusals(texts: {
  welcome?: string;
  node?: string;
  option?: string;
  right?: string;
  image?: string;
  row?: string;
  rowRight?: string;
}) {
  const { welcome = '', node = 'q', option = 'a', right = '', image = '', row = 'r', rowRight = '' } = texts;
  const parsed = parseDefinition({
    format: 1,
    title: 'x',
    welcome,
    nodes: [
      { id: 1, code: 'Q1', type: 17, title: node, options: [{ id: 2, code: '1', title: option, rightTitle: right }] },
      { id: 3, code: 'Q2', type: 14, title: 'm', children: [{ id: 4, code: '1', title: row, rightTitle: rowRight, image }] },
    ],
  });
  return parsed.ok ? [] : parsed.faults.map(({ field, rule, limit }) => [field, rule, limit].join(' ').trim());
}

describe('the texts of a definition', () => {
  it.each([
    ['welcome', 'welcome', 20_000],
    ['node', 'nodes[0].title', 2_000],
    ['option', 'nodes[0].options[0].title', 1_000],
    ['right', 'nodes[0].options[0].rightTitle', 1_000],
    ['row', 'nodes[1].children[0].title', 1_000],
    ['rowRight', 'nodes[1].children[0].rightTitle', 1_000],
    ['image', 'nodes[1].children[0].image', 255],
  ])('are limited: %s', (text, field, limit) => {
    expect(refusals({ [text]: 'x'.repeat(limit) })).toEqual([]);
    expect(refusals({ [text]: '\u{1f600}'.repeat(limit) })).toEqual([]);
    expect(refusals({ [text]: 'x'.repeat(limit + 1) })).toEqual([`${field} tooLong ${limit}`]);
  });

  it.each([
    ['welcome', 'welcome'],
    ['node', 'nodes[0].title'],
    ['option', 'nodes[0].options[0].title'],
    ['row', 'nodes[1].children[0].title'],
  ])('may be rich, within the rules of rich text: %s', (text, field) => {
    expect(refusals({ [text]: '<b>a</b>' })).toEqual([]);
    expect(refusals({ [text]: 'a < b' })).toEqual([]);
    expect(refusals({ [text]: '<script>a</script>' })).toEqual([`${field} format`]);
    expect(refusals({ [text]: '<a href="http://other.example">a</a>' })).toEqual([`${field} externalLink`]);
    expect(refusals({ [text]: 'a<img src="http://other.example/a.png">' })).toEqual([`${field} externalImage`]);
  });

  it.each([
    ['node', 'nodes[0].title'],
    ['option', 'nodes[0].options[0].title'],
    ['row', 'nodes[1].children[0].title'],
  ])('are not blank: %s', (text, field) => {
    expect(refusals({ [text]: '\t ' })).toEqual([`${field} tooShort 1`]);
  });

  it.each(['welcome', 'node', 'option', 'right', 'row', 'rowRight', 'image'])('have no half characters: %s', (text) => {
    expect(refusals({ [text]: 'a\udc00' })).toEqual([expect.stringMatching(/ format$/)]);
  });
});
