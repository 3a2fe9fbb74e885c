import type { ResponseFilter } from '../response/response-query.type.js';
import type { LetterRule } from './statistics/column-letters.js';

/** Which tables are asked for. Questions, and rows of matrices, are named by their local ids. */
export interface CrossQuery {
  readonly surveyId: string;
  /** One to ten. */
  readonly rows: readonly number[];
  /** One to three. */
  readonly columns: readonly number[];
  readonly filter?: ResponseFilter | null | undefined;
  /** How columns are compared. Null: they are not. */
  readonly test?: LetterRule | null | undefined;
}
