import { parseRichText, type RichPart } from './parse-rich-text';

/** Tags that end a word even without a space. */
const BREAKS = new Set(['p', 'div', 'li', 'br', 'hr', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const read = (parts: readonly RichPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : `${read(part.parts)}${BREAKS.has(part.tag) ? ' ' : ''}`)).join('');

/** What only a rich text has. */
const MARKUP = /<[A-Za-z/!]|&/;

/** What people read in a text: of a rich one its words in one line, any other as it stands. For names of controls, lists and messages. */
export function wordsOf(html: string): string {
  if (!MARKUP.test(html)) return html;
  return read(parseRichText(html)).replace(/\s+/g, ' ').trim();
}
