import { reduceSession, type SessionAction, type SessionView, type Visit, viewOf as lookAt, welcomeOf } from '@wence/schema';
import type { Session } from './session';

/** The order that chance gives options and pages follows from the submissionId, here and on the server alike. */
export function visitOf({ survey, submissionId }: Pick<Session, 'survey' | 'submissionId'>): Visit {
  return { definition: survey.definition, seed: submissionId };
}

const views = new WeakMap<Session, SessionView>();

/** The view of a session, cached per session because every part of the page asks for it. */
export function viewOf(session: Session): SessionView {
  const view = views.get(session) ?? lookAt(visitOf(session), session.way);
  views.set(session, view);
  return view;
}

/** One step on the way through the survey, by the rules of the model. */
export function walk(session: Session, action: SessionAction): Session {
  return { ...session, way: reduceSession(visitOf(session), session.way, action) };
}

/** Place of the screen being looked at, counted from 0; the welcome is one of them, if there is one. */
export function screenOf(session: Session): number {
  if (session.way.stage === 'welcome') return 0;
  return Math.max(0, viewOf(session).index) + firstPage(session);
}

/** The screen of the first page. */
export function firstPage({ survey }: Pick<Session, 'survey'>): number {
  return welcomeOf(survey.definition) === '' ? 0 : 1;
}
