import { escapeHtml } from '../../text/text.js';
import { hasMarkup } from '../../rich-text/scan-tags.js';
import { readableText } from '../../piping/readable-text.js';
import type { ImportNoteCode } from './import-note.js';

/** Elements whose content is no text of the survey. */
const PROGRAM = /<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
const PICTURE = /<(?:img|video|audio|iframe|object|embed|svg|canvas)\b/i;
/** Tags after which a new line begins. */
const BREAK = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/t[rdh]|\/d[td]|\/?[uod]l)\b[^<>]*>/gi;

/** A text of a document without its markup, and what was lost with it. */
export interface PlainContent {
  /** Lines, without blank ones. */
  readonly text: string;
  readonly lost: readonly ImportNoteCode[];
}

/** Reads a text that may be HTML. Nothing of it is run or loaded. */
export function plainContent(html: string): PlainContent {
  const lost: ImportNoteCode[] = [];
  const visible = html.replace(PROGRAM, () => {
    if (!lost.includes('scriptLost')) lost.push('scriptLost');
    return ' ';
  });
  if (PICTURE.test(visible)) lost.push('picturesLost');
  const lines = visible.replace(BREAK, '\n').split(/\r?\n/);
  return { text: lines.map(readableText).filter(Boolean).join('\n'), lost };
}

/** Control characters and halves of characters, which a definition cannot hold. */
const UNFIT = /[\p{Cc}\p{Surrogate}\u2028\u2029\ufeff]/gu;

/** A text of one line, for titles; any run of whitespace is one space. */
export const oneLine = (text: string): string => text.replace(UNFIT, ' ').replace(/\s+/g, ' ').trim();

/** A plain text as a text of the definition: what looks like markup is shown as it was written, and never becomes any. */
export const contentText = (text: string): string => (hasMarkup(text) ? `<span>${escapeHtml(text)}</span>` : text);

/** Lines as rich text, a paragraph each. A single line stays plain. */
export function contentLines(text: string): string {
  const lines = text.split('\n').map(oneLine).filter(Boolean);
  if (lines.length <= 1) return contentText(lines[0] ?? '');
  return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
}
