import type { AnswerError } from '@wence/schema';
import type { Session } from './session';
import { viewOf } from './way';

/** The error to show with a question: at most one at a time, and only after the respondent had a chance to answer. */
export function shownError(session: Session, nodeId: number): AnswerError | undefined {
  return viewOf(session).errors.find((error) => error.nodeId === nodeId);
}

/** The first error of each question of the screen that has one to show, in their order. */
export function errorsOnScreen(session: Session): AnswerError[] {
  const { errors, page } = viewOf(session);
  const isFirst = ({ nodeId }: AnswerError, place: number) => errors.findIndex((error) => error.nodeId === nodeId) === place;
  return errors.filter((error, place) => page?.nodeIds.includes(error.nodeId) && isFirst(error, place));
}
