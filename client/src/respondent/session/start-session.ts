import { startSession as startWay } from '@wence/schema';
import type { Draft, Receipt, Start } from '../draft/draft';
import type { Origin } from '../draft/read-query';
import type { LiveSurvey } from '../survey/live-survey';
import { textsIn } from './choose';
import { fromTop } from './move-step';
import { remapAnswers } from './remap-answers';
import type { Session } from './session';
import { viewOf, visitOf, walk } from './way';

/** The start is used as far as there is no draft to take it from. */
export interface Opening extends Start {
  readonly survey: LiveSurvey;
  readonly draft: Draft | null;
  readonly receipt: Receipt | null;
}

const BLANK = {
  keptTexts: {},
  isSummaryShown: false,
  sending: { kind: 'idle' },
  attention: { turn: 0, target: 'top' },
  announcement: { turn: 0, said: { kind: 'nothing' } },
  lostToNewVersion: null,
  receipt: null,
  closure: null,
  proof: null,
  ahead: [],
} as const;

/**
 * A visit begins where the device remembers it: at the thanks when it was sent, at the question what to do with the draft when there are
 * answers in it, and in the middle of sending when the last visit ended there. `at`: the present in milliseconds.
 */
export function startSession({ survey, draft, receipt, ...start }: Opening, at: number): Session {
  const fresh = begin(survey, start, at);
  if (receipt) return { ...fresh, stage: 'done', receipt };
  if (!draft) return fresh;
  if (Object.keys(draft.answers).length === 0) return begin(survey, { ...draft, origin: firstOf(start.origin, draft.origin) }, at);

  const { answers, lost } = remapAnswers(survey.definition, draft.answers);
  const isOlder = draft.version !== survey.version;
  const begun = begin(survey, { ...draft, origin: firstOf(draft.origin, start.origin) }, at);
  const resumed = comeBack({ ...begun, keptTexts: textsIn(answers) }, draft, answers);
  if (isOlder) return { ...resumed, stage: 'resume', way: { ...resumed.way, revealed: lost }, lostToNewVersion: lost };
  return draft.isPending ? { ...resumed, sending: { kind: 'sending', failures: 0 } } : { ...resumed, stage: 'resume' };
}

function begin(survey: LiveSurvey, { submissionId, startedAt, origin }: Start, at: number): Session {
  return { ...BLANK, survey, stage: 'form', submissionId, startedAt, origin, way: startWay(visitOf({ survey, submissionId }), at) };
}

/** A visit that has begun keeps what it came with; a page opened again by the bare address has nothing to say about that. */
function firstOf(origin: Origin, other: Origin): Origin {
  return Object.keys(origin).length > 0 ? origin : other;
}

/** Goes on where the draft left off, as far as that is still there. */
function comeBack(session: Session, { pageId, seen, dwell }: Draft, answers: Draft['answers']): Session {
  const { way } = session;
  const isOnPage = pageId !== 0 || way.stage === 'pages';
  return walk(
    { ...session, way: { ...way, answers, pageId, seen, dwell, stage: isOnPage ? 'pages' : 'welcome' } },
    { type: 'open', at: way.at },
  );
}

/** Starts over without answers and with a new submissionId; what was sent under the old one stays untouched. */
export function restart(session: Session, start: Start, at: number): Session {
  const begun = begin(session.survey, { ...start, origin: firstOf(start.origin, session.origin) }, at);
  return fromTop({ ...begun, attention: session.attention });
}

/** The draft that the device should keep of this visit. */
export function draftOf(session: Session): Draft {
  const { submissionId, startedAt, origin, way, survey, sending } = session;
  const isPending = sending.kind === 'sending' || sending.kind === 'waiting';
  const pageId = way.stage === 'welcome' ? 0 : (viewOf(session).page?.id ?? 0);
  return {
    submissionId,
    version: survey.version,
    startedAt,
    pageId,
    seen: way.seen,
    dwell: way.dwell,
    answers: way.answers,
    origin,
    isPending,
  };
}
