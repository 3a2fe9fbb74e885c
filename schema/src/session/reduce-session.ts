import type { Answers } from '../answer/answer.js';
import { isEmptyAnswer } from '../answer/is-empty-answer.js';
import { welcomeOf } from '../definition/defaults.js';
import { goBack, goOn, goTo, pass, refused, revealing } from './move.js';
import type { Session, SessionAction, Visit } from './session.js';
import { viewOf } from './session-view.js';
import { settled } from './settled.js';

/**
 * The beginning of a visit: at the welcome, or where the survey has none, on its first page. `answers` are those of an earlier visit; `at` is the
 * present in milliseconds.
 */
export const startSession = (visit: Visit, at: number, answers: Answers = {}): Session => {
  const blank = { pageId: 0, seen: [], progress: 0, revealed: [], refusals: [], dwell: {}, end: null };
  const session: Session = { ...blank, stage: welcomeOf(visit.definition) === '' ? 'pages' : 'welcome', answers, at };
  return settled(visit, session);
};

/** Only answers to questions that were left with something in them are judged before one goes on: an empty one is not scolded yet. */
const left = (visit: Visit, session: Session, nodeId: number): Session => {
  if (isEmptyAnswer(session.answers[nodeId])) return session;
  return revealing(
    session,
    viewOf(visit, session).faults.filter((fault) => fault.nodeId === nodeId),
  );
};

const answered = (visit: Visit, session: Session, { nodeId, answer }: Extract<SessionAction, { type: 'answer' }>): Session => {
  if (session.stage === 'ended') return session;
  const { [nodeId]: _old, ...others } = session.answers;
  const answers = answer === undefined ? others : { ...others, [nodeId]: answer };
  return settled(visit, { ...session, answers, refusals: session.refusals.filter((refusal) => refusal.nodeId !== nodeId) });
};

/**
 * One step of a respondent's way (design 4; features 4.2, 34 to 48). Pure: time and answers come in as actions, a session is never changed but
 * replaced. A step that is not possible now leaves the session as it is, time apart. Costs a pass of the engine.
 */
export const reduceSession = (visit: Visit, session: Session, action: SessionAction): Session => {
  switch (action.type) {
    case 'open':
      return settled(visit, { ...session, at: action.at });
    case 'answer':
      return answered(visit, session, action);
    case 'adopt':
      return session.stage === 'ended' ? session : settled(visit, { ...session, answers: action.answers });
    case 'leave':
      return left(visit, session, action.nodeId);
    case 'next':
      return goOn(visit, session, action.at);
    case 'back':
      return goBack(visit, session, action.at);
    case 'go':
      return goTo(visit, session, action);
    case 'tick':
      return pass(visit, session, action.at);
    case 'refuse':
      return refused(visit, session, action);
  }
};
