import type { CrossPart } from '@wence/schema';
import type { ResponseFilter } from '../response/response-query.type.js';
import type { LetterRule } from './statistics/column-letters.js';

/** A column question and the one whose categories stand within each of its categories. */
export interface CrossNesting {
  readonly outer: number;
  readonly inner: number;
}

/** Which tables are asked for. Questions, and rows of matrices, are named by their local ids. */
export interface CrossQuery {
  readonly surveyId: string;
  /** One to ten. */
  readonly rows: readonly number[];
  /** One to three. */
  readonly columns: readonly number[];
  /** Columns that are divided by another question; each is divided once at most. */
  readonly nested?: readonly CrossNesting[] | null | undefined;
  readonly filter?: ResponseFilter | null | undefined;
  /** How columns are compared. Null: they are not. */
  readonly test?: LetterRule | null | undefined;
}

/** Count with its share of a base, 0 to 100 with one decimal. */
export interface CrossTotal {
  readonly count: number;
  readonly percent: number;
}

export interface CrossCell {
  readonly count: number;
  readonly columnPercent: number;
  readonly rowPercent: number;
  readonly totalPercent: number;
  readonly letters: string[];
}

export interface CrossColumn extends CrossPart {
  readonly letter: string;
  readonly base: number;
  readonly smallBase: boolean;
}

export interface CrossRow extends CrossPart {
  readonly total: CrossTotal;
  /** In the order of the columns. */
  readonly cells: CrossCell[];
}

export interface CrossMean {
  readonly base: number;
  /** To two decimals; null while there are no numbers. */
  readonly mean: number | null;
  readonly deviation: number | null;
}

export interface CrossMeanRow extends CrossPart {
  readonly total: CrossMean;
  readonly cells: (CrossMean & { readonly letters: string[] })[];
}

export interface CrossChiSquare {
  readonly value: number;
  readonly degrees: number;
  readonly p: number;
  readonly cramersV: number;
  readonly cells: number;
  readonly fewExpected: number;
}

/** A category that columns stand within. */
export interface CrossGroup extends CrossPart {
  /** The number of columns, in their order, that stand within it. */
  readonly span: number;
  readonly chiSquare: CrossChiSquare | null;
}

export interface CrossQuestion {
  readonly localId: number;
  readonly nodeId: number;
  readonly rowId: number | null;
  readonly code: string;
  readonly title: string;
  readonly rowTitle: string | null;
  readonly retired: boolean;
  readonly overlapping: boolean;
  readonly divisions: boolean;
}

export interface CrossTable {
  readonly row: CrossQuestion;
  readonly column: CrossQuestion;
  /** Null: columns are not nested. */
  readonly inner: CrossQuestion | null;
  readonly asked: number;
  readonly base: number;
  readonly columns: CrossColumn[];
  /** Empty: columns are not nested. */
  readonly groups: CrossGroup[];
  readonly rows: CrossRow[];
  readonly means: CrossMeanRow[];
  readonly chiSquare: CrossChiSquare | null;
  readonly omittedRows: number;
  readonly omittedColumns: number;
}

export interface CrossReport {
  readonly surveyId: string;
  readonly seq: number;
  readonly updatedAt: Date;
  readonly base: number;
  readonly tables: CrossTable[];
}
