import fc from 'fast-check';
import type { RichMark, RichNode } from '../rich-doc';

const or = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const name = fc.stringMatching(/^[a-z0-9]{1,8}\.png$/);
const words = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 }),
    or('<', '>', '&', '"', "'", ' ', '\u95ee', '&amp;', '<b>'),
  ),
  minLength: 1,
  maxLength: 8,
});
/** No line feed can be typed into a line. */
const line = words.map((text) => text.replaceAll(/[\r\n]/g, '-'));

const simple = or<RichMark['type']>('bold', 'italic', 'underline', 'strike', 'sub', 'sup').map((type): RichMark => ({ type }));
const styled = fc
  .record({
    color: or('#0e7490', null),
    background: or('#fde68a', null),
    size: fc.integer({ min: 10, max: 36 }).map((pixels) => `${pixels}px`),
  })
  .map((attrs): RichMark => ({ type: 'textStyle', attrs }));
const link = or('/a?b=1&c=2', '{host}/x', 'mailto:a@b.example', '#top').map(
  (href): RichMark => ({ type: 'link', attrs: { href, title: null, target: '_blank', rel: 'noopener noreferrer' } }),
);
const marks = fc.uniqueArray(fc.oneof(simple, styled, link), { selector: ({ type }) => type, maxLength: 4 });

const nothing = or<null>(null);
const image = fc
  .record({
    src: name.map((each) => `{host}/images/${each}`),
    alt: fc.oneof(line, nothing),
    title: nothing,
    width: or('120', null),
    height: nothing,
    style: nothing,
  })
  .map((attrs): RichNode => ({ type: 'image', attrs }));
const answer = fc
  .record({
    ref: fc.integer({ min: 1, max: 99_999_999 }),
    child: fc.oneof(fc.integer({ min: 1, max: 99 }), nothing),
    field: or('text', null),
    fallback: fc.oneof(line, nothing),
    label: line,
  })
  .map((attrs): RichNode => ({ type: 'answer', attrs }));
const text = line.map((each): RichNode => ({ type: 'text', text: each }));
const piece = fc
  .tuple(fc.oneof(text, text, image, answer, or<RichNode>({ type: 'hardBreak' })), marks)
  .map(([node, own]): RichNode => (own.length > 0 ? { ...node, marks: own } : node));

const inLine = fc.array(piece, { maxLength: 4 });
const aligned = or('center', 'right', null);
const paragraph = fc.tuple(inLine, aligned).map(([content, textAlign]): RichNode => ({ type: 'paragraph', attrs: { textAlign }, content }));
const heading = fc
  .tuple(inLine, fc.integer({ min: 1, max: 6 }))
  .map(([content, level]): RichNode => ({ type: 'heading', attrs: { level }, content }));
const item = fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((content): RichNode => ({ type: 'listItem', content }));
const list = fc
  .tuple(or<RichNode['type']>('bulletList', 'orderedList'), fc.array(item, { minLength: 1, maxLength: 3 }))
  .map(([type, content]): RichNode => ({ type, content }));
const quote = fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((content): RichNode => ({ type: 'blockquote', content }));
const block = fc.oneof(paragraph, paragraph, heading, list, quote, or<RichNode>({ type: 'horizontalRule' }));

/** Any document that the editor can build. */
export const arbitraryRichDoc = fc.array(block, { minLength: 1, maxLength: 4 }).map((content): RichNode => ({ type: 'doc', content }));
