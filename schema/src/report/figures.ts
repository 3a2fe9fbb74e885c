import type { PositionAnswer } from '../answer/answer.js';
import type { QuestionType } from '../definition/definition.js';
import type { DateFigures } from './date-tally.js';
import type { NumberFigures } from './number-tally.js';
import type { PointCell } from './point-grid.js';

/** Number of times that one value was given. */
export interface CountFigures {
  /** A point of a scale or a range of it (`0–9`, named by its first and last point), a choice, a tag, a month (`2026-03`) or an hour (`18:00`), a place of a ranking. */
  readonly value: string;
  readonly count: number;
  /** Share of all that the list counts, 0 to 100 with one decimal; of a tag, share of those who chose its level. */
  readonly percent: number;
}

/** Texts that were given; `latest` is newest first. */
export interface TextFigures {
  readonly answered: number;
  readonly latest: string[];
}

/** One option in the column of counts of its question. */
export interface OptionFigures {
  readonly optionId: number;
  readonly code: string;
  readonly title: string;
  readonly count: number;
  /** Share of the base, 0 to 100 with one decimal; 0 on an empty base. Multiple choice adds up to more than 100. */
  readonly percent: number;
  /** True if it was deleted since; it keeps the answers it got. */
  readonly retired: boolean;
  readonly exclusive?: boolean;
  readonly other?: boolean;
  /** Texts typed into the input of an `other` option, newest first, at most 20. */
  readonly texts?: string[];
  /** Heading of the group it stands in. */
  readonly group?: string;
  /** Level of a cascade's option, counted from 1, and the option above it. */
  readonly level?: number;
  readonly parentId?: number;
  /** Tags chosen with this level of an evaluation. */
  readonly tags?: CountFigures[];
}

/** Figures that a question, a row of a matrix and a field have in common. */
export interface ValueFigures {
  /** Responses that answered it. */
  readonly base: number;
  /** Figures of typed texts. */
  readonly text?: TextFigures;
  /** Rates, sliders and typed numbers; evaluations by their level, ranked items by their place, weighed ones by their weight. */
  readonly numbers?: NumberFigures;
  /** Number of times that each value was given. */
  readonly values?: CountFigures[];
  /** Given, but not in `values`: off the present scale, no longer a choice, or older than the list reaches. */
  readonly others?: number;
}

/** A field of a form, a column of a table or of a fill-in matrix, an item that is ranked or weighed. */
export interface FieldFigures extends ValueFigures {
  readonly optionId: number;
  readonly code: string;
  readonly title: string;
  readonly retired: boolean;
  /** Share of a proportion's item in all weights together, 0 to 100 with one decimal. */
  readonly share?: number;
}

interface PartFigures extends ValueFigures {
  /** Counts of choices: one entry per option, the levels of an evaluation or a cascade, the kinds of marks on a picture. */
  readonly options?: OptionFigures[];
  readonly fields?: FieldFigures[];
}

export interface RowFigures extends PartFigures {
  readonly rowId: number;
  readonly code: string;
  readonly title: string;
  /** True if it was deleted since; it keeps the answers it got. */
  readonly retired: boolean;
}

/** A province or a city by its division code (GB/T 2260). */
export interface AreaFigures {
  readonly code: string;
  /** 1 province, 2 city. Where a province has no cities its own code stands on both levels. */
  readonly level: 1 | 2;
  readonly count: number;
  /** Share of the base, 0 to 100 with one decimal. */
  readonly percent: number;
}

/** Marks on a picture, in a grid of 10 x 10 cells over it. */
export interface PointFigures {
  /** Stored name of the picture; absent where the question has none. */
  readonly picture?: string;
  readonly count: number;
  /** Cells without marks are left out. */
  readonly cells: PointCell[];
}

export interface QuestionFigures extends PartFigures {
  readonly nodeId: number;
  readonly code: string;
  readonly title: string;
  readonly type: QuestionType;
  /** True if it was deleted since; it keeps the answers it got. */
  readonly retired: boolean;
  /** Matrix only: each row on its own. */
  readonly rows?: RowFigures[];
  /** Table only: how many rows a response filled in. */
  readonly rowCounts?: NumberFigures;
  readonly dates?: DateFigures;
  readonly areas?: AreaFigures[];
  /** Ids of the files, newest first, at most 20. */
  readonly files?: { readonly count: number; readonly latest: string[] };
  /** Newest first, at most 20. */
  readonly positions?: PositionAnswer[];
  readonly points?: PointFigures;
}

export interface OverallFigures {
  /** Responses counted. */
  readonly total: number;
  readonly questions: QuestionFigures[];
}

/** `count` of `base` in percent, one decimal. */
export const percentOf = (count: number, base: number): number => (base === 0 ? 0 : Math.round((count * 1000) / base) / 10);

/** Values with their shares of all that were counted, those that are `others` included. */
export function withShares(counts: readonly (readonly [value: string, count: number])[], others = 0): CountFigures[] {
  const all = counts.reduce((sum, [, count]) => sum + count, others);
  return counts.map(([value, count]) => ({ value, count, percent: percentOf(count, all) }));
}
