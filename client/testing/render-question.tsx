import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@wence/schema';
import { type BuiltNode, surveyWith } from '@wence/schema/testing';
import { useReducer } from 'react';
import { loadWords, MessagesContext, messagesIn } from '../src/respondent/i18n/messages';
import { loadControls } from '../src/respondent/opening/controls';
import { Questions } from '../src/respondent/page/Questions';
import type { Action } from '../src/respondent/session/action';
import { announcementText } from '../src/respondent/session/announcement';
import type { Session } from '../src/respondent/session/session';
import { reduceSession } from '../src/respondent/session/session-reducer';
import { startSession } from '../src/respondent/session/start-session';
import { VisitContext } from '../src/respondent/session/visit-context';

const NOW = 1000;
let visits = 0;

/** A question on the answering page, as its respondent meets it. */
export interface RenderedQuestion {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The answer that the session holds now; the question's id is 1. */
  readonly answer: () => Answer | undefined;
  /** The sentence that screen readers were told last. */
  readonly said: () => string;
  readonly sending: () => Session['sending']['kind'];
  /** Presses "Next", which submits where nothing is wrong and tells what is wrong otherwise. */
  readonly goOn: () => void;
}

/**
 * Renders one question in English with its real control and a real session. Ids count up from 1: the question, then its rows, then its options.
 * Each call begins another visit, so files and codes that outlive a screen are not shared.
 */
export async function renderQuestion(node: BuiltNode, given?: Answer): Promise<RenderedQuestion> {
  const definition = surveyWith({ language: 'en' }, node);
  await Promise.all([loadWords('en'), loadControls(definition)]);
  visits += 1;
  const begun = startSession(
    {
      survey: { surveyId: 's1', version: 1, definition },
      draft: null,
      receipt: null,
      submissionId: `visit-${visits}`,
      startedAt: '2026-03-01T08:00:00.000Z',
      origin: {},
    },
    NOW,
  );
  const start = given ? reduceSession(begun, { type: 'answered', nodeId: 1, answer: given }, NOW) : begun;
  const now: { session: Session; dispatch: (action: Action) => void } = { session: start, dispatch: () => {} };

  function Visit() {
    const [session, dispatch] = useReducer((before: Session, action: Action) => reduceSession(before, action, NOW), start);
    now.session = session;
    now.dispatch = dispatch;
    return (
      <MessagesContext value={messagesIn('en')}>
        <VisitContext value={{ session, dispatch, isDurable: true, restart: () => {}, sendAnew: () => {} }}>
          <Questions nodeIds={[1]} />
        </VisitContext>
      </MessagesContext>
    );
  }

  render(<Visit />);
  return {
    user: userEvent.setup(),
    answer: () => now.session.way.answers[1],
    said: () => announcementText(messagesIn('en'), now.session.announcement.said),
    sending: () => now.session.sending.kind,
    goOn: () => act(() => now.dispatch({ type: 'next' })),
  };
}

/** The texts that a screen reader adds to an element, such as its hint and its error. */
export function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' | ');
}

/** The radio button or checkbox of this name is ticked. */
export function isTicked(name: string | RegExp): boolean {
  const [first] = [
    ...screen.queryAllByRole<HTMLInputElement>('radio', { name }),
    ...screen.queryAllByRole<HTMLInputElement>('checkbox', { name }),
  ];
  if (!first) throw new Error(`There is neither a radio button nor a checkbox named ${name}`);
  return first.checked;
}
