/** The responses of a category: those whose cell has this value, or a number from `from` on and below `below`. */
export type CategoryTest =
  | { readonly column: string; readonly equals: number }
  | { readonly column: string; readonly from: number; readonly below: number };

/** A part of a question with names: an option, a level, a point of a scale, an item that is ranked or weighed. */
export interface CrossPart {
  /** Of the option; null for a point or a range of a scale, and for the question as a whole. */
  readonly localId: number | null;
  readonly code: string;
  readonly title: string;
  readonly retired: boolean;
}

/** What a row or a column of a cross table counts. */
export interface CrossCategory extends CrossPart {
  readonly test: CategoryTest;
}

/** A column of numbers that has a mean; negative numbers in it may be codes of missing values. */
export interface CrossNumber extends CrossPart {
  readonly column: string;
  readonly hasMissingCodes: boolean;
}

/** Column whose values are the categories, whichever they are: six-digit codes of divisions. */
export interface OpenCategories {
  readonly column: string;
}

/** How the answers to a question can be laid out in a cross table. */
export interface CrossParts {
  readonly categories: readonly CrossCategory[];
  readonly open: OpenCategories | null;
  readonly numbers: readonly CrossNumber[];
  /** True if a response can stand in several categories. */
  readonly overlapping: boolean;
  /** Column that says whether it was answered (0 or more) or only asked (-2). */
  readonly state: string;
  /** All columns that say so, each of answers of another kind: those who were asked before a change of type were asked as well. */
  readonly states: readonly string[];
  /** Where answers of another kind share that column, as after a change of type: columns one of which has a value in answers of this kind. */
  readonly present: readonly string[];
}

/** A question, or a row of a matrix, as rows or columns of a cross table. */
export interface CrossVariable extends CrossParts {
  /** Of the question, or of the row: both are numbered in one space. */
  readonly localId: number;
  readonly nodeId: number;
  readonly rowId: number | null;
  readonly code: string;
  readonly title: string;
  readonly rowTitle: string | null;
  readonly retired: boolean;
}
