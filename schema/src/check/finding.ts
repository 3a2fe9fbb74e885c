/**
 * What a launch check can find. Errors: the survey cannot be answered as it stands. Warnings: it can, and what is amiss has a defined meaning,
 * mostly none at all, but is hardly what the author wanted.
 */
export type FindingCode =
  /** Error: no question that could be answered. */
  | 'emptySurvey'
  /** Error: a question that needs options has none, and none are carried into it. */
  | 'noOptions'
  /** Error: a matrix or table without rows. */
  | 'noRows'
  /** Error: more choices or places are asked for than there are. */
  | 'minUnreachable'
  /** Warning: two options or two rows of a question read the same. */
  | 'sameTitle'
  /** Warning: a group, loop, block or page block without questions. */
  | 'emptyContainer'
  /** Warning: logic of a question that is not there (no effect). */
  | 'missingOwner'
  /** Warning: a jump to a question that is not there, or option logic on options or rows that are not there (no effect, R11). */
  | 'missingTarget'
  /** Warning: a jump to the question itself or back (no effect, R11). */
  | 'backwardTarget'
  /** Warning: a condition on a question that is not there (counts as unanswered, R8). */
  | 'missingSource'
  /** Warning: a condition on a question that has not been answered by then (counts as unanswered, R8). */
  | 'laterSource'
  /** Warning: a condition on options or a row that its question does not have (never chosen). */
  | 'missingChoice'
  /** Warning: a condition that its question cannot be asked, or that lacks what it compares with. */
  | 'unfitCondition'
  /** Warning: a text inserts the answer of a question, field or row that is not there (its fallback is shown). */
  | 'missingPiped'
  /** Warning: a text inserts the answer of a question that has not been answered by then (its fallback is shown). */
  | 'laterPiped'
  /** Warning: a quota on questions or options that are not there or that it cannot count. */
  | 'incompleteQuota'
  /** Warning: colours of the theme that cannot be read together (the page shows the nearest ones that can). */
  | 'lowContrast';

/** Something to know before a launch. Errors block it, warnings ask. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly code: FindingCode;
  /** The question concerned; absent when it is the survey as a whole, its welcome text or a quota. */
  readonly nodeId?: number;
  /** The logic item concerned. */
  readonly logicId?: number;
  /** The quota concerned. */
  readonly quotaId?: number;
}
