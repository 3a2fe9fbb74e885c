import { columnReader, type FileColumn, type FileLayout, type ReadColumn } from '@wence/schema';
import type { FilePlan } from '../output/file-writer.type.js';

/** SPSS takes no longer texts, in bytes. */
export const LONGEST_TEXT = 32_767;
/** A longer text lies in several segments. */
const LONGEST_SEGMENT = 255;
/** So many bytes of the width of a long text count for a segment, for reasons of an older format; each but the last has all 255. */
const COUNTED = 252;

/** The format in which a number is shown: kind, width and digits behind the point. */
export interface SavFormat {
  readonly kind: number;
  readonly width: number;
  readonly decimals: number;
}

const INTEGER: SavFormat = { kind: 5, width: 8, decimals: 0 };
const NUMBER: SavFormat = { kind: 5, width: 8, decimals: 2 };
const DATE: SavFormat = { kind: 20, width: 11, decimals: 0 };
const TIME: SavFormat = { kind: 21, width: 8, decimals: 0 };
const MINUTES: SavFormat = { kind: 21, width: 5, decimals: 0 };
const DATE_TIME: SavFormat = { kind: 22, width: 20, decimals: 0 };
/** There is no date of a year alone. */
export const YEAR: SavFormat = { kind: 5, width: 4, decimals: 0 };
const MONTH: SavFormat = { kind: 28, width: 8, decimals: 0 };

export const textFormat = (width: number): SavFormat => ({ kind: 1, width, decimals: 0 });

/** A variable of a .sav file. */
export interface SavVariable {
  readonly column: FileColumn;
  /** Name of up to eight signs that readers find it by; the name that people see is that of the column, which never begins like this. */
  readonly shortName: string;
  /** Bytes of its texts; 0: it is a number. */
  readonly width: number;
  readonly format: SavFormat;
  /** Widths of the segments of a text. */
  readonly segments: readonly number[];
  readonly read: ReadColumn;
}

const YEAR_BYTES = '2026'.length;
const MONTH_BYTES = '2026-03'.length;
const DAY_BYTES = '2026-03-31'.length;
const MINUTE_BYTES = '18:05'.length;

/** As exact as the dates in the column are. */
function dateFormat(longest: number | undefined): SavFormat {
  if (longest === undefined || longest > DAY_BYTES) return DATE_TIME;
  if (longest === YEAR_BYTES) return YEAR;
  return longest > MONTH_BYTES ? DATE : MONTH;
}

function formatOf({ type }: FileColumn, width: number, longest: number | undefined): SavFormat {
  switch (type) {
    case 'integer':
      return INTEGER;
    case 'number':
      return NUMBER;
    case 'date':
      return dateFormat(longest);
    case 'time':
      return longest === MINUTE_BYTES ? MINUTES : TIME;
    case 'instant':
      return DATE_TIME;
    case 'text':
      return textFormat(Math.min(width, LONGEST_SEGMENT));
  }
}

function segmentsOf(width: number): readonly number[] {
  if (width <= LONGEST_SEGMENT) return [width];
  const count = Math.ceil(width / COUNTED);
  return Array.from({ length: count }, (_, index) => (index < count - 1 ? LONGEST_SEGMENT : width - index * COUNTED));
}

function widthOf({ type, labels }: FileColumn, longest = 1): number {
  if (type !== 'text') return 0;
  const lengths = labels.map(({ code }) => Buffer.byteLength(String(code)));
  return Math.min(LONGEST_TEXT, Math.max(1, longest, ...lengths));
}

const BASE = 36;

/** Makes names that no column has: those begin with a letter. */
export const shortNameOf = (number: number): string => `@${number.toString(BASE).toUpperCase()}`;

/** The variables of a file, in the order of its columns. Names of segments behind the first one are counted as well, so that no two are the same. */
export function savVariables({ columns, sources }: FileLayout, textBytes: FilePlan['textBytes']): readonly SavVariable[] {
  let number = 0;
  return columns.map((column) => {
    const longest = textBytes.get(sources[column.sources[0] ?? 0]?.key ?? '');
    const width = widthOf(column, longest);
    const segments = segmentsOf(width);
    const shortName = shortNameOf(number + 1);
    number += segments.length;
    return { column, shortName, width, segments, format: formatOf(column, width, longest), read: columnReader(column) };
  });
}
