import { isExclusive, isOther } from '../definition/defaults.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import type { OptionTally, PartTally } from './part-tally.js';

/** One option in the column of counts of its question. */
export interface OptionFigures {
  readonly optionId: number;
  readonly code: string;
  readonly title: string;
  readonly count: number;
  /** Share of the base, 0 to 100 with one decimal; 0 on an empty base. Multiple choice adds up to more than 100. */
  readonly percent: number;
  /** Deleted since; it keeps the answers it got. */
  readonly retired: boolean;
  readonly exclusive?: boolean;
  readonly other?: boolean;
  /** What was typed into the input of an `other` option, newest first, at most 20. */
  readonly texts?: string[];
}

/** `count` of `base` in percent, one decimal. */
export const percentOf = (count: number, base: number): number => (base === 0 ? 0 : Math.round((count * 1000) / base) / 10);

const figuresOf = ({ plan: { option, retired }, count, texts }: OptionTally, base: number): OptionFigures =>
  dropUndefined({
    optionId: option.id,
    code: option.code,
    title: option.title,
    count,
    percent: percentOf(count, base),
    retired,
    exclusive: isExclusive(option) ? true : undefined,
    other: isOther(option) ? true : undefined,
    texts: texts?.list(),
  });

/** The plain counting column of one choice question, or of a row of choices: its options in order, retired ones at the end. */
export const columnOfCounts = (part: PartTally): OptionFigures[] =>
  Array.from(part.options.values(), (option) => figuresOf(option, part.base));
