import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers, SurveyDefinition } from '@wence/schema';
import { type ReactNode, useReducer } from 'react';
import type { Draft, Receipt } from '../src/respondent/draft/draft';
import { loadWords, MessagesContext, messagesIn } from '../src/respondent/i18n/messages';
import { loadControls } from '../src/respondent/opening/controls';
import type { Action } from '../src/respondent/session/action';
import type { Session } from '../src/respondent/session/session';
import { reduceSession } from '../src/respondent/session/session-reducer';
import { startSession } from '../src/respondent/session/start-session';
import { VisitContext } from '../src/respondent/session/visit-context';
import { useAttention } from '../src/respondent/visit/useAttention';

const NOW = 1000;
let visits = 0;

interface VisitOptions {
  readonly draft?: Draft;
  readonly receipt?: Receipt;
  readonly isDurable?: boolean;
  /** The visit as it stands when the screen opens. */
  readonly from?: Partial<Session>;
}

/** A screen of the answering page, as its respondent meets it. */
export interface RenderedVisit {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly session: () => Session;
  readonly dispatch: (...actions: readonly Action[]) => void;
  /** Time passes: the milliseconds since the visit began. */
  readonly at: (milliseconds: number) => void;
  readonly restart: jest.Mock;
  readonly sendAnew: jest.Mock;
}

/** The draft that an earlier visit stored on the device. */
export const draftWith = (answers: Answers, more: Partial<Draft> = {}): Draft => ({
  submissionId: '00000000-0000-4000-8000-000000000001',
  version: 1,
  startedAt: '2026-03-01T08:00:00.000Z',
  pageId: 0,
  seen: [],
  dwell: {},
  answers,
  origin: {},
  isPending: false,
  ...more,
});

/** Renders a screen in English within a real visit, whose focus moves as on the page. Ids count up from 1. */
export async function renderVisit(
  screen: ReactNode,
  definition: SurveyDefinition,
  { draft, receipt, isDurable = true, from = {} }: VisitOptions = {},
): Promise<RenderedVisit> {
  await Promise.all([loadWords('en'), loadControls(definition)]);
  visits += 1;
  const survey = { surveyId: 's1', version: 1, definition };
  const fresh = { submissionId: `screen-${visits}`, startedAt: '2026-03-01T08:00:00.000Z', origin: {} };
  const start: Session = { ...startSession({ survey, draft: draft ?? null, receipt: receipt ?? null, ...fresh }, NOW), ...from };
  const [restart, sendAnew] = [jest.fn(), jest.fn()];
  const now: { session: Session; dispatch: (action: Action) => void } = { session: start, dispatch: () => {} };
  let time = NOW;

  function Visit() {
    const [session, dispatch] = useReducer((before: Session, action: Action) => reduceSession(before, action, time), start);
    now.session = session;
    now.dispatch = dispatch;
    useAttention(session);
    return (
      <MessagesContext value={messagesIn('en')}>
        <VisitContext value={{ session, dispatch, isDurable, restart, sendAnew }}>{screen}</VisitContext>
      </MessagesContext>
    );
  }

  render(<Visit />);

  function perform(...actions: readonly Action[]): void {
    act(() => {
      for (const action of actions) now.dispatch(action);
    });
  }

  function at(milliseconds: number): void {
    time = NOW + milliseconds;
    perform({ type: 'ticked' });
  }

  return { user: userEvent.setup({ delay: null }), session: () => now.session, dispatch: perform, at, restart, sendAnew };
}
