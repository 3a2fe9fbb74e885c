import type { AnswerKind, QuestionType, SurveyNode } from './definition.js';

/** Every type has its kind: the compiler wants an entry for each. */
const BY_TYPE = {
  0: 'none',
  1: 'single',
  2: 'multiple',
  3: 'text',
  4: 'number',
  5: 'evaluate',
  6: 'single',
  7: 'table',
  9: 'rank',
  10: 'cascade',
  11: 'city',
  13: 'number',
  14: 'matrix',
  16: 'fields',
  17: 'proportion',
  23: 'date',
  30: 'none',
  31: 'none',
  32: 'none',
  34: 'single',
  35: 'position',
  36: 'files',
  37: 'matrix',
  38: 'points',
  39: 'multiple',
  40: 'points',
  41: 'files',
  42: 'text',
  50: 'text',
  51: 'single',
  52: 'single',
  53: 'text',
  54: 'text',
  55: 'single',
  56: 'text',
  57: 'text',
  58: 'single',
  59: 'single',
  60: 'text',
  90: 'none',
} as const satisfies Readonly<Record<QuestionType, AnswerKind>>;

/** The types whose answers are of one kind, for tables that have to be complete. */
export type TypeOfKind<Kind extends AnswerKind> = {
  [Type in QuestionType]: (typeof BY_TYPE)[Type] extends Kind ? Type : never;
}[QuestionType];

/** Image selection is the one type whose sub-type decides: 2 takes several pictures. */
const IMAGE_SELECTION = 34;

/** Returns the answer kind of a question. Kept small on purpose: the answering page carries this table, not the catalogue. */
export function answerKindOf({ type, subType }: Pick<SurveyNode, 'type' | 'subType'>): AnswerKind {
  if (type === undefined) return 'none';
  return type === IMAGE_SELECTION && subType === 2 ? 'multiple' : (BY_TYPE[type] ?? 'none');
}

const TABLE = 7;
const GROWING = 2;

/** Returns whether a question is a table to which respondents add rows. It has no rows of its own. */
export const isGrowingTable = ({ type, subType }: Pick<SurveyNode, 'type' | 'subType'>): boolean => type === TABLE && subType === GROWING;
