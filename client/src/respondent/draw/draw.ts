import { drawnDefinition, type SurveyDefinition } from '@wence/schema';
import type { Session } from '../session/session';
import { walk } from '../session/way';

/** It shows nothing of its own. */
export const Extra = () => null;

/** The whole survey and the visit for which a definition was drawn. */
const drawnFrom = new WeakMap<SurveyDefinition, { readonly whole: SurveyDefinition; readonly submissionId: string }>();

/**
 * Leaves out of the survey what this visit is not asked, by the rules of the model, as the server does. Loaded with exams, which alone draw. A visit that begins anew draws anew, and so does one that goes on with a newer version.
 */
export function fill(session: Session): Session {
  const { survey, submissionId, way } = session;
  const known = drawnFrom.get(survey.definition);
  if (known?.submissionId === submissionId) return session;
  const whole = known?.whole ?? survey.definition;
  const definition = drawnDefinition(whole, submissionId);
  drawnFrom.set(definition, { whole, submissionId });
  // Until now progress was counted in questions that are not asked.
  const begun = { ...session, survey: { ...survey, definition }, way: { ...way, progress: 0 } };
  return walk(begun, { type: 'open', at: way.at });
}
