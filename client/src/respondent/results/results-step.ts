import { isEmptyAnswer, showsResult } from '@wence/schema';
import type { Action } from '../session/action';
import { announce } from '../session/announcement';
import { nodeOf } from '../session/nodes';
import { finish } from '../session/send-step';
import type { Session } from '../session/session';
import { reduceSession } from '../session/session-reducer';
import type { Asking, ShownResults } from '../session/shown-results';
import { viewOf } from '../session/way';

type Came = Extract<Action, { type: 'resultsCame' }>;

/**
 * One visit to a survey with questions that show how others chose, step by step: whoever goes on from a page with such questions stays there, sees
 * their results and goes on from there. From the last page the answers go first. What was chosen stays: seeing what others chose changes no vote.
 */
export function reduceWithResults(session: Session, action: Action, at: number): Session {
  if (action.type === 'resultsCame') return session.asking ? answerAsking(session, session.asking, action, at) : remember(session, action);
  if (session.stage === 'shownResults') return leave(session, action, at);
  if (isForGood(session, action)) return session;
  const next = reduceSession(session, action, at);
  if (action.type === 'tried') return action.outcome.kind === 'accepted' ? askAfter(session, next) : next;
  const isStep = action.type === 'next' || action.type === 'entered';
  return isStep && hasGoneOn(session, next) ? (ask(session, null) ?? next) : fitting(next);
}

/** The questions of this page that have an answer and have not shown yet how others chose. */
function dueOn(session: Session): number[] {
  const { definition } = session.survey;
  return (viewOf(session).page?.nodeIds ?? []).filter((id) => {
    const node = nodeOf(definition, id);
    return node && showsResult(node) && !isEmptyAnswer(session.way.answers[id]) && !session.results?.[id];
  });
}

/** Null: there is nothing to ask for here. */
function ask(session: Session, accepted: Asking['accepted']): Session | null {
  const nodeIds = dueOn(session);
  return nodeIds.length === 0 ? null : { ...session, asking: { nodeIds, pageId: pageOf(session), accepted } };
}

const pageOf = (session: Session): number => viewOf(session).page?.id ?? 0;

function hasGoneOn(session: Session, next: Session): boolean {
  return session.stage === 'form' && session.way.stage === 'pages' && next.sending.kind === 'idle' && pageOf(next) !== pageOf(session);
}

/** Respondents who were screened out or over quota are not counted, so they see no results. */
function askAfter(session: Session, next: Session): Session {
  const { receipt, ahead } = next;
  if (next.stage !== 'done' || receipt?.status !== 'complete') return next;
  return ask(session, { receipt, ahead }) ?? next;
}

/** If no results came, the survey goes on as if none had been requested. */
function answerAsking({ asking: _done, ...session }: Session, asking: Asking, { results, said }: Came, at: number): Session {
  const { nodeIds, pageId, accepted } = asking;
  const came = Object.entries(results ?? {}).filter(([id]) => nodeIds.includes(Number(id)));
  const [first] = nodeIds.filter((id) => results?.[id]);
  const isHere = pageOf(session) === pageId;
  if (first === undefined) return accepted ? end(session, accepted) : isHere ? reduceSession(session, { type: 'next' }, at) : session;
  const shown: Session = { ...session, results: { ...session.results, ...Object.fromEntries(came) } };
  if (!isHere) return shown;
  return {
    ...shown,
    isSummaryShown: false,
    attention: { turn: session.attention.turn + 1, target: first },
    announcement: announce(session.announcement, { kind: 'words', words: said }),
    ...(accepted && { stage: 'shownResults', sending: { kind: 'idle' }, ...accepted }),
  };
}

function end(session: Session, { receipt, ahead }: NonNullable<Asking['accepted']>): Session {
  return { ...finish(session, receipt), ahead };
}

/** The answers are with the server: from here there is one way. */
function leave(session: Session, action: Action, at: number): Session {
  if (action.type === 'restarted') return reduceSession(session, action, at);
  const { receipt, ahead } = session;
  const isOver = action.type === 'next' || action.type === 'entered' || action.type === 'finished';
  return isOver && receipt ? end(session, { receipt, ahead }) : session;
}

/** Restores the results that the device kept of this visit. */
function remember(session: Session, { results }: Came): Session {
  return fitting({ ...session, results: { ...results, ...session.results } });
}

function isForGood({ results, asking }: Session, action: Action): boolean {
  switch (action.type) {
    case 'chosen':
    case 'otherTyped':
    case 'answered':
    case 'typed':
      return results?.[action.nodeId] !== undefined || asking?.nodeIds.includes(action.nodeId) === true;
    default:
      return false;
  }
}

/** A result belongs to an answer: one that a newer version, another tab or a new beginning took away can be given anew. */
function fitting(session: Session): Session {
  const { results, way } = session;
  const entries = Object.entries(results ?? {});
  const kept = entries.filter(([id]) => way.answers[id] !== undefined || session.receipt !== null);
  if (kept.length === entries.length) return session;
  return { ...session, results: Object.fromEntries(kept) satisfies ShownResults };
}
