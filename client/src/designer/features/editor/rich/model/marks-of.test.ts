import { describe, expect, it } from '@jest/globals';
import { parseRichText } from '../../../../../shared/rich-text/parse-rich-text';
import { declarationsOf, marksOf } from './marks-of';
import type { RichMark } from './rich-doc';

/** The marks on the content of the one element of a source. */
function marks(html: string, around: readonly RichMark[] = []): readonly RichMark[] {
  const [part] = parseRichText(html);
  if (part === undefined || typeof part === 'string') throw new Error(`${html} is no element`);
  return marksOf(part, around);
}
const kinds = (html: string, ...around: RichMark['type'][]) =>
  marks(
    html,
    around.map((type) => ({ type })),
  ).map(({ type }) => type);

describe('the marks of an element', () => {
  it.each([
    ['<b>a</b>', 'bold'],
    ['<strong>a</strong>', 'bold'],
    ['<i>a</i>', 'italic'],
    ['<em>a</em>', 'italic'],
    ['<u>a</u>', 'underline'],
    ['<s>a</s>', 'strike'],
    ['<sub>a</sub>', 'sub'],
    ['<sup>a</sup>', 'sup'],
    ['<span style="font-weight: bold">a</span>', 'bold'],
    ['<span style="font-weight: 700">a</span>', 'bold'],
    ['<span style="FONT-WEIGHT: Bold">a</span>', 'bold'],
    ['<span style="font-style: italic">a</span>', 'italic'],
    ['<span style="text-decoration: underline dotted">a</span>', 'underline'],
    ['<span style="text-decoration: line-through">a</span>', 'strike'],
  ] as const)('%s are %s', (html, kind) => {
    expect(kinds(html)).toEqual([kind]);
  });

  it.each([
    ['<span style="font-weight: 400">a</span>', 'bold'],
    ['<b style="font-weight: normal">a</b>', 'bold'],
    ['<span style="font-style: normal">a</span>', 'italic'],
  ] as const)('%s take back %s', (html, kind) => {
    expect(kinds(html, kind)).toEqual([]);
  });

  it('are those around it where it has none of its own, each once', () => {
    expect(kinds('<span>a</span>', 'bold', 'italic')).toEqual(['bold', 'italic']);
    expect(kinds('<b>a</b>', 'bold', 'italic').toSorted()).toEqual(['bold', 'italic']);
    expect(kinds('<span style="text-decoration: underline line-through">a</span>', 'bold')).toEqual(['bold', 'underline', 'strike']);
  });

  it('of a link are its address and how it opens; an inner link replaces an outer one', () => {
    const attrs = { href: '/help', title: null, target: '_blank', rel: 'noopener' };
    const outer: RichMark = { type: 'link', attrs: { href: '/other', title: 'Other', target: null, rel: null } };
    expect(marks('<a href="/help" target="_blank" rel="noopener">a</a>', [outer])).toEqual([{ type: 'link', attrs }]);
    expect(marks('<a>a</a>')).toEqual([{ type: 'link', attrs: { href: '', title: null, target: null, rel: null } }]);
  });

  it('of colour, background and size are one; what an inner one does not say stays as around it', () => {
    const outer = marks('<span style="color: red; font-size: 24px">a</span>');
    expect(outer).toEqual([{ type: 'textStyle', attrs: { color: 'red', background: null, size: '24px' } }]);
    const inner = marks('<span style="background-color: #ff0; color: blue">a</span>', outer);
    expect(inner).toEqual([{ type: 'textStyle', attrs: { color: 'blue', background: '#ff0', size: '24px' } }]);
    expect(marks('<span style="text-align: left">a</span>', outer)).toEqual(outer);
    expect(marks('<span style="background-color: #ff0">a</span>')[0]?.attrs).toEqual({ color: null, background: '#ff0', size: null });
  });
});

describe('the declarations of a style', () => {
  it('are read by name, whatever the case and the spaces, and with colons in their values', () => {
    const read = declarationsOf(' Color : red;background:url(a:b) ; nonsense; ');
    expect([...read]).toEqual([
      ['color', 'red'],
      ['background', 'url(a:b)'],
    ]);
    expect(declarationsOf().size).toBe(0);
  });
});
