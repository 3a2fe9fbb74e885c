import { type Answers, isEmptyAnswer } from '../answer/answer.js';
import { welcomeOf } from '../definition/defaults.js';
import { goBack, goOn, goTo, passTime, applyRefusal, withRevealedErrors } from './move.js';
import { viewOf } from './session-view.js';
import type { Session, SessionAction, Visit } from './session.js';
import { settle } from './settle.js';

/**
 * The beginning of a visit: at the welcome, or where the survey has none, on its first page. `answers` are those of an earlier visit; `at` is the
 * present in milliseconds.
 */
export function startSession(visit: Visit, at: number, answers: Answers = {}): Session {
  const blank = { pageId: 0, seen: [], progress: 0, revealed: [], refusals: [], dwell: {}, end: null };
  const session: Session = { ...blank, stage: welcomeOf(visit.definition) === '' ? 'pages' : 'welcome', answers, at };
  return settle(visit, session);
}

/** Before the respondent continues, errors are shown only for questions that were left with an answer; an empty one is not reported yet. */
function left(visit: Visit, session: Session, nodeId: number): Session {
  if (isEmptyAnswer(session.answers[nodeId])) return session;
  return withRevealedErrors(
    session,
    viewOf(visit, session).faults.filter((fault) => fault.nodeId === nodeId),
  );
}

function answered(visit: Visit, session: Session, { nodeId, answer }: Extract<SessionAction, { type: 'answer' }>): Session {
  if (session.stage === 'ended') return session;
  const { [nodeId]: _old, ...others } = session.answers;
  const answers = answer === undefined ? others : { ...others, [nodeId]: answer };
  return settle(visit, { ...session, answers, refusals: session.refusals.filter((refusal) => refusal.nodeId !== nodeId) });
}

/**
 * One step of a respondent's way (design 4; features 4.2, 34 to 48). Pure: time and answers come in as actions, a session is never changed but
 * replaced. A step that is not possible now leaves the session as it is, time apart. Costs a pass of the engine.
 */
export function reduceSession(visit: Visit, session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'open':
      return settle(visit, { ...session, at: action.at });
    case 'answer':
      return answered(visit, session, action);
    case 'adopt':
      return session.stage === 'ended' ? session : settle(visit, { ...session, answers: action.answers });
    case 'leave':
      return left(visit, session, action.nodeId);
    case 'next':
      return goOn(visit, session, action.at);
    case 'back':
      return goBack(visit, session, action.at);
    case 'go':
      return goTo(visit, session, action);
    case 'tick':
      return passTime(visit, session, action.at);
    case 'refuse':
      return applyRefusal(visit, session, action);
  }
}
