import type { Draft, Receipt } from '../draft/draft';
import type { LiveSurvey } from '../survey/live-survey';
import { textsIn } from './choose';
import { remapAnswers } from './remap-answers';
import { progressOf, screensOf } from './screens';
import type { Session } from './session';

export interface Opening {
  readonly survey: LiveSurvey;
  readonly draft: Draft | null;
  readonly receipt: Receipt | null;
  /** Used when there is no draft to take them from. */
  readonly submissionId: string;
  readonly startedAt: string;
}

const BLANK = {
  answers: {},
  keptTexts: {},
  screen: 0,
  reached: 0,
  revealed: [],
  refusals: [],
  isSummaryShown: false,
  sending: { kind: 'idle' },
  attention: { turn: 0, target: 'top' },
  announcement: { turn: 0, said: { kind: 'nothing' } },
  lostToNewVersion: null,
  receipt: null,
} as const;

/**
 * A visit begins where the device remembers it: at the thanks when it was sent, at the question what to do with the draft when there are
 * answers in it, and in the middle of sending when the last visit ended there.
 */
export function startSession({ survey, draft, receipt, submissionId, startedAt }: Opening): Session {
  const fresh: Session = { ...BLANK, survey, stage: 'form', submissionId, startedAt };
  if (receipt) return { ...fresh, stage: 'done', receipt };
  if (!draft) return fresh;

  const { answers, lost } = remapAnswers(survey.definition, draft.answers);
  const isOlder = draft.version !== survey.version;
  const last = screensOf(survey.definition, answers).length - 1;
  const resumed: Session = {
    ...fresh,
    submissionId: draft.submissionId,
    startedAt: draft.startedAt,
    answers,
    keptTexts: textsIn(answers),
    screen: Math.max(0, Math.min(draft.screen, last)),
    revealed: isOlder ? lost : [],
    lostToNewVersion: isOlder ? lost : null,
  };
  if (draft.isPending && !isOlder) return { ...resumed, screen: last, sending: { kind: 'sending', failures: 0 } };
  const hasAnswers = Object.keys(draft.answers).length > 0;
  return hasAnswers ? { ...resumed, stage: 'resume', reached: progressOf(resumed) } : { ...resumed, screen: 0, lostToNewVersion: null };
}

/** Begins again with empty hands and another name: what was sent under the old one stays untouched. */
export function restart(session: Session, submissionId: string, startedAt: string): Session {
  const turn = session.attention.turn + 1;
  return { ...BLANK, survey: session.survey, stage: 'form', submissionId, startedAt, attention: { turn, target: 'top' } };
}

/** What the device should remember of this visit now. */
export function draftOf(session: Session): Draft {
  const { submissionId, startedAt, screen, answers, survey, sending } = session;
  const isPending = sending.kind === 'sending' || sending.kind === 'waiting';
  return { submissionId, version: survey.version, startedAt, screen, answers, isPending };
}
