/**
 * The findings of a survey check, and the evidence that comes with them. Findings are codes and ids; the user interface holds their texts.
 *
 * A finding that something *can* happen carries a `witness`: answers in the format of a response. Given to the engine, they show it, and every
 * question on the way to that point is answered as the engine asks. A finding that something *cannot* happen carries a `conflict`: the ids of
 * the logic items that together rule it out, including the item that the finding is about. It cannot happen in a survey with these items and no
 * other either, but could if any one of them were missing. No items: something other than logic rules it out, such as the scale of a question.
 * An undecided question is no finding.
 *
 * ```
 * { severity: 'warning', code: 'unreachableQuestion', nodeId: 7, conflict: [20, 22] }
 * { severity: 'warning', code: 'unreachableOption', nodeId: 7, partId: 9, conflict: [24] }
 * { severity: 'warning', code: 'unreachableRow', nodeId: 7, partId: 8, conflict: [24] }
 * { severity: 'warning', code: 'neverHolds', nodeId: 7, logicId: 20, conflict: [20] }
 * { severity: 'warning', code: 'neverHolds', nodeId: 7, logicId: 20, conditionId: 22, conflict: [18, 20] }
 * { severity: 'warning', code: 'alwaysHolds', nodeId: 7, logicId: 20, conflict: [20] }
 * { severity: 'warning', code: 'shadowedJump', nodeId: 1, logicId: 22, conflict: [20, 22] }
 * { severity: 'warning', code: 'showAndHide', nodeId: 7, logicId: 22, otherId: 20, witness: { 1: { option: 2 } } }
 * { severity: 'warning', code: 'skippedPiped', nodeId: 7, sourceId: 4, witness: { 1: { option: 3 } } }
 * { severity: 'warning', code: 'skippedInEnding', sourceId: 4, witness: { 1: { option: 3 } } }
 * { severity: 'warning', code: 'skippedCarry', nodeId: 7, logicId: 20, sourceId: 4, witness: {} }
 * { severity: 'warning', code: 'emptyCarry', nodeId: 7, witness: {} }
 * { severity: 'warning', code: 'minMayFallShort', nodeId: 7, witness: { 1: { options: [{ option: 2 }] } } }
 * { severity: 'error', code: 'minUnreachable', nodeId: 7, conflict: [20] }
 * { severity: 'warning', code: 'unreachableCell', quotaId: 30, cell: [2, 9], conflict: [20] }
 * { severity: 'error', code: 'unreachableEnd', conflict: [20, 22] }
 * ```
 */
import type { Answers } from '../../answer/answer.js';
import type { NotEnforced } from '../../lifecycle/not-enforced.js';

/**
 * Errors: the survey cannot be answered as it stands. Warnings: it can, and the fault has a defined meaning, mostly none at all, but is hardly
 * what the author wanted.
 */
export type FindingCode =
  /** Error: no question that could be answered. */
  | 'emptySurvey'
  /** Error: a question that needs options has none, and none are carried into it. */
  | 'noOptions'
  /** Error: a matrix or table without rows. */
  | 'noRows'
  /** Error: more choices or places are required than there are, or than logic and carry-over ever leave (then with a `conflict`). */
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
  /** Warning: an end page inserts or passes on an answer that cannot be known there (a fallback is shown, nothing is passed on). */
  | 'missingInEnding'
  /** Warning: a quota on questions or options that are not there or that it cannot count. */
  | 'incompleteQuota'
  /** Warning: a parameter of the link is to answer a question that is not there or takes no value from it (it answers nothing). */
  | 'unfilledParameter'
  /** Error: an exam without a question that has points. */
  | 'examNoPoints'
  /** Error: a question of an exam that has points and no key, so that nobody gets them. */
  | 'examNoKey'
  /** Error: an exam that takes more points to pass than there are. */
  | 'examPassTooHigh'
  /** Error: an exam that counts attempts by person, and takes answers by anonymous one-to-one links. */
  | 'examAnonymous'
  /** Warning: the names of a ranking are the answers to a question that is not there or is no open text (others are used, as far as there are any). */
  | 'examNoRankingName'
  /** Warning: a key of an exam that names an option or row (`partId`) that nobody is offered. */
  | 'examHiddenKey'
  /** Warning: logic reads a question (`sourceId`) that the draw of an exam may leave out (then it counts as unanswered). */
  | 'readsUndrawn'
  /** Warning: a container of an exam draws from questions with different points, so that the highest score is not the same for everybody. */
  | 'unevenDraw'
  /** Warning: colours of the theme that cannot be read together (the page shows the nearest ones that can). */
  | 'lowContrast'
  /** Error: a part of the survey that can be stored and that nothing applies yet. */
  | `${NotEnforced}NotEnforced`
  | ReachCode;

/** Findings that need a search over all ways through a survey. Each comes with a witness or a conflict. */
export type ReachCode =
  /** Warning, conflict: a question, statement or container that nobody is shown. Findings inside such a container, or about it, are not repeated. */
  | 'unreachableQuestion'
  /** Warning, conflict: an option (`partId`) that nobody is offered, though its question is shown. */
  | 'unreachableOption'
  /** Warning, conflict: a row (`partId`) that nobody is offered, though its question is shown. */
  | 'unreachableRow'
  /** Warning, conflict: a logic item, or one condition of several (`conditionId`), that does not hold whatever is answered. */
  | 'neverHolds'
  /** Warning, conflict: a logic item, or one of several conditions (`conditionId`), that always holds. Items without conditions are meant to. */
  | 'alwaysHolds'
  /** Warning, conflict: a jump that can hold, but never without a jump before it, which is taken instead (R10). */
  | 'shadowedJump'
  /** Warning, witness: an item that hides (`logicId`) and one that shows the same (`otherId`) hold together: it is hidden (R6). */
  | 'showAndHide'
  /** Warning, witness: a text is shown that inserts an answer of a question (`sourceId`) that was not asked (its fallback is shown). */
  | 'skippedPiped'
  /** Warning, witness: an end page is shown that inserts or passes on an answer of a question (`sourceId`) that was not asked. */
  | 'skippedInEnding'
  /** Warning, witness: carry-over takes options from a question (`sourceId`) that was not asked, so none are carried over (R1). */
  | 'skippedCarry'
  /** Warning, witness: carry-over leaves a question without options or rows (it is not asked, R16). */
  | 'emptyCarry'
  /** Warning, witness: fewer options are left than `setting.min` asks for (the minimum is lowered, R25). */
  | 'minMayFallShort'
  /** Warning, conflict: a cell of a quota (`cell`: its options; absent on a custom quota) that no response counts in. */
  | 'unreachableCell'
  /** Error, conflict: every way through the survey ends in being screened out. */
  | 'unreachableEnd';

/** A fact to know before a launch. Errors block it, warnings ask for confirmation. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly code: FindingCode;
  /** The question concerned; absent when it is the survey as a whole, its welcome text, an end page that is not of one question, or a quota. */
  readonly nodeId?: number;
  /** The logic item concerned. */
  readonly logicId?: number;
  /** The quota concerned. */
  readonly quotaId?: number;
  /** The option or row concerned. */
  readonly partId?: number;
  /** The one condition concerned, where its item has several. */
  readonly conditionId?: number;
  /** The question that an answer or options come from. */
  readonly sourceId?: number;
  /** The logic item that contradicts the one concerned. */
  readonly otherId?: number;
  /** The options of the quota cell concerned, in the order of the quota's questions. */
  readonly cell?: readonly number[];
  /** Answers that show it, by node id. */
  readonly witness?: Answers;
  /** Ids of the logic items that rule it out together, in saved order. */
  readonly conflict?: readonly number[];
}

/** The findings about one node, its logic and its texts among them, as they stand beside it in a designer. */
export const findingsOf = (findings: readonly Finding[], nodeId: number): readonly Finding[] =>
  findings.filter((finding) => finding.nodeId === nodeId);
