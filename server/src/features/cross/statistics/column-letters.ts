import { LIMITS } from '@wence/schema';
import { compareMeans, type Sample } from './compare-means.js';
import { compareShares, type Difference, type Share } from './compare-shares.js';

/** Percent of confidence that a difference needs to be pointed out. */
export type Confidence = 90 | 95 | 99;

export interface LetterRule {
  readonly confidence: Confidence;
  /** Multiplies each probability by the number of pairs compared in the row, so that many columns do not bring differences about by chance. */
  readonly bonferroni: boolean;
}

/** Columns of one variable of the banner. Columns of different variables hold the same respondents and are never compared. */
export interface BannerVariable<Column> {
  readonly columns: readonly (Column & { readonly letter: string })[];
  /** True for a multiple choice: a respondent stands in several columns, which the tests of independent groups do not allow for. */
  readonly overlapping: boolean;
}

/**
 * Letters of one row of shares, a list per column: those of the columns whose share is significantly smaller. An upper case letter says that the
 * difference holds at the next stricter level as well (95 for 90, 99 for 95); at 99 there are upper case letters only. Without a rule nothing is
 * tested. Columns with a small base are neither tested nor compared with.
 */
export const shareLetters = (variable: BannerVariable<Share>, rule?: LetterRule): string[][] => lettersOf(variable, compareShares, rule);

/** The same of one row of means. */
export const meanLetters = (variable: BannerVariable<Sample>, rule?: LetterRule): string[][] => lettersOf(variable, compareMeans, rule);

/** The letter of a column by its place in the banner, counted from 0: A to Z, then AA, AB … */
export function columnLetter(index: number): string {
  const last = String.fromCodePoint(FIRST_LETTER + (index % LETTERS));
  return index < LETTERS ? last : columnLetter(Math.floor(index / LETTERS) - 1) + last;
}

/** A base on which shares and means are too unsure to be compared. */
export const isSmallBase = (base: number): boolean => base < LIMITS.smallBase;

const FIRST_LETTER = 'A'.codePointAt(0) ?? 0;
const LETTERS = 26;

/** Highest probability of chance at which a difference counts as significant, and that of the next stricter level. */
const SIGNIFICANT: Record<Confidence, { at: number; stricter: number }> = {
  90: { at: 0.1, stricter: 0.05 },
  95: { at: 0.05, stricter: 0.01 },
  99: { at: 0.01, stricter: 0.01 },
};

function lettersOf<Column extends { readonly base: number }>(
  { columns, overlapping }: BannerVariable<Column>,
  compare: (one: Column, other: Column) => Difference | undefined,
  rule: LetterRule | undefined,
): string[][] {
  const tested = rule === undefined || overlapping ? [] : columns.filter(({ base }) => !isSmallBase(base));
  return columns.map((column) => {
    if (rule === undefined || !tested.includes(column)) return [];
    const pairs = rule.bonferroni ? (tested.length * (tested.length - 1)) / 2 : 1;
    return tested.flatMap((other) => {
      const difference = other === column ? undefined : compare(column, other);
      return difference && difference.statistic > 0 ? letterBeside(other.letter, difference.p * pairs, rule.confidence) : [];
    });
  });
}

function letterBeside(letter: string, p: number, confidence: Confidence): string[] {
  const { at, stricter } = SIGNIFICANT[confidence];
  if (p >= at) return [];
  return [p < stricter ? letter.toUpperCase() : letter.toLowerCase()];
}
