import { startSession as startWay } from '@wence/schema';
import type { Draft, Receipt } from '../draft/draft';
import type { LiveSurvey } from '../survey/live-survey';
import { textsIn } from './choose';
import { fromTop } from './move-step';
import { remapAnswers } from './remap-answers';
import type { Session } from './session';
import { viewOf, visitOf, walk } from './way';

export interface Opening {
  readonly survey: LiveSurvey;
  readonly draft: Draft | null;
  readonly receipt: Receipt | null;
  /** Used when there is no draft to take them from. */
  readonly submissionId: string;
  readonly startedAt: string;
}

const BLANK = {
  keptTexts: {},
  isSummaryShown: false,
  sending: { kind: 'idle' },
  attention: { turn: 0, target: 'top' },
  announcement: { turn: 0, said: { kind: 'nothing' } },
  lostToNewVersion: null,
  receipt: null,
} as const;

/**
 * A visit begins where the device remembers it: at the thanks when it was sent, at the question what to do with the draft when there are
 * answers in it, and in the middle of sending when the last visit ended there. `at`: the present in milliseconds.
 */
export function startSession({ survey, draft, receipt, submissionId, startedAt }: Opening, at: number): Session {
  const fresh = begin(survey, submissionId, startedAt, at);
  if (receipt) return { ...fresh, stage: 'done', receipt };
  if (!draft) return fresh;
  if (Object.keys(draft.answers).length === 0) return begin(survey, draft.submissionId, draft.startedAt, at);

  const { answers, lost } = remapAnswers(survey.definition, draft.answers);
  const isOlder = draft.version !== survey.version;
  const resumed = comeBack({ ...begin(survey, draft.submissionId, draft.startedAt, at), keptTexts: textsIn(answers) }, draft, answers);
  if (isOlder) return { ...resumed, stage: 'resume', way: { ...resumed.way, revealed: lost }, lostToNewVersion: lost };
  return draft.isPending ? { ...resumed, sending: { kind: 'sending', failures: 0 } } : { ...resumed, stage: 'resume' };
}

function begin(survey: LiveSurvey, submissionId: string, startedAt: string, at: number): Session {
  return { ...BLANK, survey, stage: 'form', submissionId, startedAt, way: startWay(visitOf({ survey, submissionId }), at) };
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

/** Begins again with empty hands and another name: what was sent under the old one stays untouched. */
export function restart(session: Session, submissionId: string, startedAt: string, at: number): Session {
  return fromTop({ ...begin(session.survey, submissionId, startedAt, at), attention: session.attention });
}

/** What the device should remember of this visit now. */
export function draftOf(session: Session): Draft {
  const { submissionId, startedAt, way, survey, sending } = session;
  const isPending = sending.kind === 'sending' || sending.kind === 'waiting';
  const pageId = way.stage === 'welcome' ? 0 : (viewOf(session).page?.id ?? 0);
  return { submissionId, version: survey.version, startedAt, pageId, seen: way.seen, dwell: way.dwell, answers: way.answers, isPending };
}
