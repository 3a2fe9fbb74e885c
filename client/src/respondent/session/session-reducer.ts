import type { Draft } from '../draft/draft';
import type { Action } from './action';
import { choose, leave, type, typeOther } from './answer-step';
import { attend, goOn, goOnByEnter, show } from './move-step';
import { remapAnswers } from './remap-answers';
import { applyOutcome, finish, refresh, retry } from './send-step';
import type { Session } from './session';
import { restart } from './start-session';

/** One visit, step by step. Pure: chance, time, storage and network come in as actions. */
export function reduceSession(session: Session, action: Action): Session {
  switch (action.type) {
    case 'chosen':
      return choose(session, action.nodeId, action.optionId);
    case 'otherTyped':
      return typeOther(session, action.nodeId, action.optionId, action.text);
    case 'typed':
      return type(session, action.nodeId, action.text);
    case 'left':
      return leave(session, action.nodeId);
    case 'next':
      return goOn(session);
    case 'entered':
      return goOnByEnter(session);
    case 'shown':
      return session.stage === 'form' ? show(session, action.screen) : session;
    case 'attended':
      return attend(session, action.nodeId);
    case 'resumed':
      return show({ ...session, stage: 'form' }, session.screen);
    case 'restarted':
      return restart(session, action.submissionId, action.startedAt);
    case 'retried':
      return retry(session);
    case 'sentAnew':
      return retry({ ...session, submissionId: action.submissionId, sending: { kind: 'idle' } });
    case 'tried':
      return applyOutcome(session, action.outcome);
    case 'refreshed':
      return refresh(session, action.survey);
    case 'finished':
      return finish(session, action.receipt);
    case 'adopted':
      return adopt(session, action.draft);
    case 'reopened':
      return { ...session, stage: 'form' };
  }
}

/** Two tabs are one respondent: the tab in the background takes over what the other one wrote. A tab that is sending finishes first. */
function adopt(session: Session, draft: Draft): Session {
  if (session.sending.kind !== 'idle' || session.stage === 'done') return session;
  const { answers } = remapAnswers(session.survey.definition, draft.answers);
  const isSame = draft.submissionId === session.submissionId && JSON.stringify(answers) === JSON.stringify(session.answers);
  return isSame ? session : { ...session, submissionId: draft.submissionId, startedAt: draft.startedAt, answers };
}
