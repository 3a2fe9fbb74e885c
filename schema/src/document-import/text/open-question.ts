import type { DraftOption } from '../draft/draft-survey.js';
import { halfWidth } from './half-width.js';
import type { TextItem } from './line-kind.js';
import { EXCLUSIVE, JUMP, JUMP_END, JUMP_OUT, OTHER } from './text-patterns.js';

/** A question while its lines are being read. */
export interface OpenQuestion {
  readonly key: string;
  /** The number in front of it; 0 if it has none. */
  readonly number: number;
  title: string;
  isStarred: boolean;
  items: TextItem[];
  /** Rows of a table below it. */
  cells: (readonly string[])[];
  /** How many lines to write on stand below it. */
  gapLines: number;
  /** Lines as they stand in the text. */
  source: string[];
}

export const openQuestion = (key: string, number: number, title: string, source: string, isStarred = false): OpenQuestion => ({
  key,
  number,
  title,
  isStarred,
  items: [],
  cells: [],
  gapLines: 0,
  source: [source],
});

/** A question that an option leads to, by its number, or one of the two ends. */
export type TextTarget = number | 'end' | 'out';

export interface TextOption extends DraftOption {
  readonly target?: TextTarget;
}

/** A line to write on, at the end of an option. */
const BLANK = /[_\uff3f]{2,}\s*[)\]]?\s*$/;

function targetOf(half: string): { readonly target: TextTarget; readonly length: number } | undefined {
  const number = JUMP.exec(half);
  if (number) return { target: Number(number[1]), length: number[0].length };
  const out = JUMP_OUT.exec(half);
  if (out) return { target: 'out', length: out[0].length };
  const end = JUMP_END.exec(half);
  return end ? { target: 'end', length: end[0].length } : undefined;
}

/** Reads an option: where it leads, whether it asks to be specified, whether it rules out the others. */
export function textOption(item: TextItem, place: number): TextOption {
  const found = targetOf(halfWidth(item.text));
  const text = (found ? item.text.slice(0, item.text.length - found.length) : item.text).trim() || item.text;
  const hasBlank = BLANK.test(text);
  const title =
    text
      .replace(BLANK, '')
      .replace(/[\s:\uff1a(\uff08[]+$/, '')
      .trim() || text;
  const half = halfWidth(title);
  const isExclusive = EXCLUSIVE.test(half);
  return {
    key: String(place + 1),
    title,
    ...((hasBlank || OTHER.test(half)) && !isExclusive && { other: true }),
    ...(isExclusive && { exclusive: true }),
    ...(found && { target: found.target }),
  };
}
