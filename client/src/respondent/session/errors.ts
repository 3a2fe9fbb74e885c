import type { AnswerError } from '@wence/schema';
import { findNode, validateAnswer } from '@wence/schema';
import type { Session } from './session';

/** What is wrong with one question now, whether or not it is shown yet. The server's refusals count until the answer changes. */
export function errorsOf(session: Session, nodeId: number): readonly AnswerError[] {
  const node = findNode(session.survey.definition, nodeId);
  if (!node) return [];
  const own = validateAnswer(node, session.answers[nodeId]);
  return own.length > 0 ? own : session.refusals.filter((each) => each.nodeId === nodeId);
}

/** The errors to show with a question: at most one at a time, and only after the respondent had a chance to answer. */
export function shownError(session: Session, nodeId: number): AnswerError | undefined {
  return session.revealed.includes(nodeId) ? errorsOf(session, nodeId)[0] : undefined;
}

/** The first error of each of these questions, in their order. */
export function errorsAmong(session: Session, nodeIds: readonly number[]): AnswerError[] {
  return nodeIds.flatMap((id) => errorsOf(session, id).slice(0, 1));
}
