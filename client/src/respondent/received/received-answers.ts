import { parameterAnswers } from '@wence/schema';
import type { Action } from '../session/action';
import type { Session } from '../session/session';

/** Nothing stands under the questions. */
export const Extra = (): null => null;

/**
 * The answers that the parameters of the link become, for a visit that begins without answers. A draft that holds nothing else goes on without being
 * asked about: nobody has answered anything yet.
 */
export function fill(session: Session, after: Action['type'] = 'restarted'): Session {
  const { origin, survey, way, stage } = session;
  const answers = parameterAnswers(survey.definition, origin.params ?? {});
  if (after !== 'restarted' || Object.keys(answers).length === 0) return session;
  if (stage === 'resume' && isSame(way.answers, answers)) return { ...session, stage: 'form' };
  if (stage !== 'form' || Object.keys(way.answers).length > 0) return session;
  return { ...session, way: { ...way, answers } };
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
