import type { Draft } from '../draft/draft';
import type { Action } from './action';
import { choose, giveAnswer, type, typeOther } from './answer-step';
import { moveToQuestion, fromTop, goOn, goOnByEnter, show, tick } from './move-step';
import { remapAnswers } from './remap-answers';
import { follow, applyOutcome, finish, refresh, retry } from './send-step';
import type { Session } from './session';
import { restart } from './start-session';
import { walk } from './way';

/** One visit, step by step. Pure: chance, storage and network come in as actions, the present as `at`, milliseconds since the epoch. */
export function reduceSession(session: Session, action: Action, at: number): Session {
  switch (action.type) {
    case 'chosen':
      return choose(session, action.nodeId, action.optionId);
    case 'otherTyped':
      return typeOther(session, action.nodeId, action.optionId, action.text);
    case 'answered':
      return giveAnswer(session, action.nodeId, action.answer, action.said);
    case 'typed':
      return type(session, action.nodeId, action.text);
    case 'left':
      return walk(session, { type: 'leave', nodeId: action.nodeId });
    case 'next':
      return goOn(session, at);
    case 'entered':
      return goOnByEnter(session, at);
    case 'shown':
      return session.stage === 'form' ? show(session, action.screen, at) : session;
    case 'attended':
      return moveToQuestion(session, action.nodeId, at);
    case 'ticked':
      return tick(session, at);
    case 'returned':
      return walk(session, { type: 'open', at });
    case 'resumed':
      return fromTop(walk({ ...session, stage: 'form' }, { type: 'open', at }));
    case 'restarted':
      return restart(session, action, at);
    case 'retried':
      return retry(session, at);
    case 'sentAnew':
      return retry({ ...session, submissionId: action.submissionId, sending: { kind: 'idle' } }, at);
    case 'tried':
      return applyOutcome(session, action.outcome, at);
    case 'refreshed':
      return refresh(session, action.survey, at);
    case 'finished':
      return finish(session, action.receipt);
    case 'adopted':
      return adopt(session, action.draft);
    case 'reopened':
      return { ...session, stage: 'form' };
    case 'proved':
      return retry({ ...session, proof: action.proof }, at);
    case 'followed':
      return follow(session);
    case 'resultsCame':
      // Only a survey that asks for results gets any, and with them the steps that know what to do (`results/results-step.ts`).
      return session;
  }
}

/** Two tabs are one respondent: the tab in the background takes over what the other one wrote. A tab that is sending finishes first. */
function adopt(session: Session, draft: Draft): Session {
  if (session.sending.kind !== 'idle' || session.stage === 'done') return session;
  const { answers } = remapAnswers(session.survey.definition, draft.answers);
  const isSame = draft.submissionId === session.submissionId && JSON.stringify(answers) === JSON.stringify(session.way.answers);
  if (isSame) return session;
  const { submissionId, startedAt, origin } = draft;
  return walk({ ...session, submissionId, startedAt, origin }, { type: 'adopt', answers });
}
