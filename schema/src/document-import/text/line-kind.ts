import { halfWidth } from './half-width.js';
import { COLUMNS, NUMBERED, type NumberStyle, PAGE_LINE, ROWS } from './text-patterns.js';

/** The sign in front of an option. */
export type ItemMark = 'letter' | 'bullet' | 'number' | 'plain';

export interface TextItem {
  readonly mark: ItemMark;
  readonly text: string;
  /** Boxes are ticked by several, circles by one. */
  readonly box?: 'one' | 'several';
}

export type TextLine = { readonly raw: string } & (
  | { readonly kind: 'blank' | 'page' | 'plain' }
  | { readonly kind: 'number'; readonly style: NumberStyle; readonly number: number; readonly text: string; readonly isStarred: boolean }
  | { readonly kind: 'items'; readonly items: readonly TextItem[] }
  | { readonly kind: 'cells'; readonly cells: readonly string[] }
);

const BOX_SEVERAL = '\\u2610\\u2611\\u25a1\\u25a2\\u25fb\\u2751\\u2b1c\\uf0a8\\uf06f';
const BOX_ONE = '\\u25cb\\u25ef\\u25c9\\u2b58\\uf0a1';
const DOT = '\\u2022\\u25cf\\u00b7\\u25aa\\u25a0\\u25c6\\u25c7\\u27a2';
const CIRCLED = '\\u2460-\\u2473';

/** A sign at the start of a line that makes it an option. A dash or a star needs a space behind it. */
const BULLET = new RegExp(
  `^(?:(?:[-*+]\\s+)?(?:[${BOX_SEVERAL}${BOX_ONE}${DOT}${CIRCLED}]|\\[[ xX]?\\]|\\([ ]?\\))|[-*+](?=\\s))\\s*(.+)$`,
);
const LETTER = /^\(?([A-Za-z])[).:\u3001]\s*(\S.*)$/;
/** The same signs inside of a line, where several options share it. */
const INNER_BULLET = new RegExp(`[${BOX_SEVERAL}${BOX_ONE}${CIRCLED}]|\\[[ xX]?\\]|\\( ?\\)`, 'g');
const INNER_LETTER = /(^|[^A-Za-z0-9.(])\(?([A-Za-z])[).:\u3001]\s*(?=\S)/g;

function boxOf(sign: string): TextItem['box'] {
  if (new RegExp(`[${BOX_SEVERAL}]|^\\[`).test(sign)) return 'several';
  return new RegExp(`[${BOX_ONE}]|^\\(`).test(sign) ? 'one' : undefined;
}

interface Sign {
  readonly from: number;
  readonly to: number;
  readonly sign: string;
}

/** Letters that follow each other in the alphabet, in brackets or not. */
function letterSigns(text: string): Sign[] {
  const signs: Sign[] = [];
  let last = '';
  for (const match of text.matchAll(INNER_LETTER)) {
    const letter = (match[2] ?? '').toUpperCase();
    if (last !== '' && letter.charCodeAt(0) !== last.charCodeAt(0) + 1) continue;
    if (last === '' && letter !== 'A' && match.index !== 0) continue;
    signs.push({ from: match.index + (match[1] ?? '').length, to: match.index + match[0].length, sign: '' });
    last = letter;
  }
  return signs;
}

const bulletSigns = (text: string): Sign[] =>
  Array.from(text.matchAll(INNER_BULLET), (match) => ({ from: match.index, to: match.index + match[0].length, sign: match[0] }));

/** Several options on one line, and what stands before the first of them; null if there are not at least two. */
export function splitItems(text: string): { readonly before: string; readonly items: readonly TextItem[] } | null {
  const half = halfWidth(text);
  const letters = letterSigns(half);
  const signs = letters.length >= 2 ? letters : bulletSigns(half);
  if (signs.length < 2) return null;
  const items = signs.map(({ to, sign }, place): TextItem => {
    const own = text
      .slice(to, signs[place + 1]?.from)
      .replace(/[\s;,\u3001\uff1b\uff0c]+$/, '')
      .trim();
    return { mark: letters.length >= 2 ? 'letter' : 'bullet', text: own, box: boxOf(sign) };
  });
  const isWhole = items.every(({ text: own }) => own !== '');
  return isWhole ? { before: text.slice(0, signs[0]?.from).trim(), items } : null;
}

function numberedLine(raw: string, text: string): TextLine | null {
  const isStarred = /^\*\s*(?=[\dQq(])/.test(halfWidth(text));
  const body = isStarred ? text.replace(/^\S\s*/, '') : text;
  const half = halfWidth(body);
  for (const [style, numbered] of Object.entries(NUMBERED) as [NumberStyle, RegExp][]) {
    const match = numbered.exec(half);
    if (!match) continue;
    const rest = match[2] ?? '';
    return { raw, kind: 'number', style, number: Number(match[1]) || 0, text: body.slice(body.length - rest.length).trim(), isStarred };
  }
  return null;
}

function cellsOf(text: string): readonly string[] | null {
  const isPiped = /^\|.*\|$/.test(text) || (text.match(/ \| /g)?.length ?? 0) > 0;
  if (!isPiped && !text.includes('\t')) return null;
  const cells = (isPiped ? text.replace(/^\||\|$/g, '').split('|') : text.split('\t')).map((cell) => cell.trim());
  return cells.length >= 2 ? cells : null;
}

/** Says what a line is by its first signs. */
export function lineKind(raw: string): TextLine {
  // A tab at the start belongs to a row of a table whose first cell is blank.
  const text = raw.trim();
  if (text === '') return { raw, kind: 'blank' };
  const half = halfWidth(text);
  if (PAGE_LINE.test(half)) return { raw, kind: 'page' };
  const shared = splitItems(text);
  if (shared && shared.before === '') return { raw, kind: 'items', items: shared.items };
  // A line that names the columns of a matrix may have bars between them.
  if (COLUMNS.test(half) || ROWS.test(half)) return { raw, kind: 'plain' };
  // A table may be drawn around a question and its options; its number says that it is one.
  const numbered = numberedLine(raw, text.replaceAll('\t', ' '));
  if (numbered) return numbered;
  const cells = cellsOf(raw.startsWith('\t') ? raw.trimEnd() : text);
  if (cells && !LETTER.test(half)) return { raw, kind: 'cells', cells };
  const letter = LETTER.exec(half)?.[2];
  if (letter !== undefined) return { raw, kind: 'items', items: [{ mark: 'letter', text: text.slice(text.length - letter.length) }] };
  const bullet = BULLET.exec(half)?.[1];
  if (bullet === undefined) return { raw, kind: 'plain' };
  const sign = half
    .slice(0, half.length - bullet.length)
    .replace(/^[-*+]\s+/, '')
    .trim();
  return { raw, kind: 'items', items: [{ mark: 'bullet', text: text.slice(text.length - bullet.length), box: boxOf(sign) }] };
}
