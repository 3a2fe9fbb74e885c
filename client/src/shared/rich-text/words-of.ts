import { LINES } from './lines';
import { parseRichText, type RichPart } from './parse-rich-text';

/** These end a word as well, without a space. */
const BREAKS = /^(?:li|br|hr)$/;

const isBreak = (tag: string): boolean => LINES.test(tag) || BREAKS.test(tag);

const read = (parts: readonly RichPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : `${read(part.parts)}${isBreak(part.tag) ? ' ' : ''}`)).join('');

/** What only a rich text has. */
const MARKUP = /<[A-Za-z/!]|&/;

/** What people read in a text: of a rich one its words in one line, any other as it stands. For names of controls, lists and messages. */
export function wordsOf(html: string): string {
  if (!MARKUP.test(html)) return html;
  return read(parseRichText(html)).replace(/\s+/g, ' ').trim();
}
