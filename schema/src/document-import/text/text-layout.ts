import type { TextLine } from './line-kind.js';
import type { NumberStyle } from './text-patterns.js';

/** The style of number that begins a question, and the one that divides the text into sections. */
export interface TextLayout {
  /** Null: questions have no numbers; blank lines stand between them. */
  readonly question: NumberStyle | null;
  readonly section: NumberStyle | null;
}

/** How often a numbering begins anew. */
const restarts = (numbers: readonly number[]): number => numbers.filter((number, place) => place > 0 && number === 1).length;

type NumberLine = Extract<TextLine, { readonly kind: 'number' }>;

/** Returns whether plain digits number the options of questions that have no number themselves: each count begins right below a plain line. */
function areOptions(lines: readonly TextLine[]): boolean {
  const starts = lines.flatMap((line, place) => (line.kind === 'number' && line.number === 1 ? [place] : []));
  return starts.length >= 2 && starts.every((place) => lines[place - 1]?.kind === 'plain') && !lines.some(({ kind }) => kind === 'items');
}

/** Decides by all numbers of a text which of them are questions: the plainest style that is there, sections and options aside. */
export function layoutOf(lines: readonly TextLine[]): TextLayout {
  const numbered = lines.filter((line): line is NumberLine => line.kind === 'number');
  const has = (style: NumberStyle) => numbered.some((line) => line.style === style);
  const digits = numbered.filter(({ style }) => style === 'digit').map(({ number }) => number);
  const section = has('numeral') ? 'numeral' : null;
  if (has('word')) return { question: 'word', section };
  if (digits.length > 0) {
    const isBelowNumeral = section !== null && restarts(digits) >= 1 && !lines.some(({ kind }) => kind === 'items');
    if (isBelowNumeral && lines.every((line, place) => !isFirst(line) || isNumeral(lines[place - 1])))
      return { question: 'numeral', section: null };
    return areOptions(lines) ? { question: null, section } : { question: 'digit', section };
  }
  const style = (['closed', 'bracket'] as const).find(has);
  if (style) return { question: style, section };
  return { question: section, section: null };
}

const isFirst = (line: TextLine): boolean => line.kind === 'number' && line.style === 'digit' && line.number === 1;
const isNumeral = (line: TextLine | undefined): boolean => line?.kind === 'number' && line.style === 'numeral';
