import type { AnswerError } from '@wence/schema';
import type { Session } from './session';
import { viewOf } from './way';

const NONE: readonly AnswerError[] = [];

/** Errors of a question that may be shown, once the respondent had a chance to answer. The first one is shown next to it. */
export function shownErrors(session: Session, nodeId: number): readonly AnswerError[] {
  const errors = viewOf(session).errors.filter((error) => error.nodeId === nodeId);
  return errors.length === 0 ? NONE : errors;
}

export function areSameErrors(before: readonly AnswerError[], now: readonly AnswerError[]): boolean {
  return before === now || (before.length === now.length && before.every((error, place) => error === now[place]));
}

/** The first error of each question of the screen that has one to show, in their order. */
export function errorsOnScreen(session: Session): AnswerError[] {
  const { errors, page } = viewOf(session);
  const isFirst = ({ nodeId }: AnswerError, place: number) => errors.findIndex((error) => error.nodeId === nodeId) === place;
  return errors.filter((error, place) => page?.nodeIds.includes(error.nodeId) && isFirst(error, place));
}
