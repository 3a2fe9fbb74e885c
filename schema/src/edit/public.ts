/** The edit language for those who use it: operations, what they do to a survey, how they are undone, read and corrected. */
export { isDeepEqual as isSame } from './tree/is-deep-equal.js';
export { type ApplyResult as Applied, apply, type ApplySuccess as Done, undoOperations } from './apply.js';
export * from './conversion-loss.js';
export * from './correct/correct-numbers.js';
export * from './correct/parse-tags.js';
export { canLock } from './option/find-options.js';
export type * from './operation/operation.js';
export { idsIn, mapIds, mentions } from './operation/operation-ids.js';
export { surveyFields } from './operation/survey-change.js';
export { parseOperations } from './read/parse-operations.js';
export type * from './operation/restore-operation.js';
export type { ApplyFailure as Failed } from './run-operations.js';
export type { EditFault } from './operation/step.js';
