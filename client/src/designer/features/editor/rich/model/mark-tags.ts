import type { RichMark } from './rich-doc';

const CHARACTERS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in rich text, between tags and in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => CHARACTERS[character] ?? character);

const TAGS = { bold: 'b', italic: 'i', underline: 'u', strike: 's', sub: 'sub', sup: 'sup', textStyle: 'span', link: 'a' } as const;

/** Marks from the outermost to the innermost. */
const ORDER = Object.keys(TAGS).toReversed();

const STYLES = [
  ['color', 'color'],
  ['background', 'background-color'],
  ['size', 'font-size'],
] as const;

function attributesOf({ type, attrs }: RichMark): string {
  if (type === 'textStyle') {
    const declarations = STYLES.flatMap(([name, property]) => (attrs?.[name] ? [`${property}: ${attrs[name]}`] : []));
    return ` style="${escaped(declarations.join('; '))}"`;
  }
  if (type !== 'link') return '';
  return ['href', 'title', 'target', 'rel'].map((name) => (attrs?.[name] ? ` ${name}="${escaped(attrs[name])}"` : '')).join('');
}

/** Returns the tags of marks from the outermost to the innermost, always in the same order, so that neighbouring texts share common tags. */
export const markTags = (marks: readonly RichMark[]) =>
  marks
    .toSorted((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type))
    .map((mark) => ({ open: `<${TAGS[mark.type]}${attributesOf(mark)}>`, close: `</${TAGS[mark.type]}>` }));
