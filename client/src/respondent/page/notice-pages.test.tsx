import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { multiple, single, surveyWith, text } from '@wence/schema/testing';
import { draftWith, renderVisit } from '../../../testing/render-visit';
import { loadWords, MessagesContext, messagesIn } from '../i18n/messages';
import { EndPage } from './end/EndPage';
import { Frame } from './Frame';
import { LoadingPage } from './LoadingPage';
import { ResumePage } from './resume/ResumePage';
import { UnreachablePage } from './UnreachablePage';
import { WelcomePage } from './WelcomePage';

const english = { title: 'Drinks', language: 'en' } as const;
const survey = surveyWith(english, single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Why?'));
const receipt = { responseId: 'r1', status: 'complete' } as const;
const draft = draftWith({ 1: { option: 2 }, 4: { text: 'Hot' } });

describe('the thanks', () => {
  it.each([
    ['complete', /Your answers have been received/],
    ['screened', /Based on your answers, the survey ends here/],
    ['over_quota', /already has enough responses/],
  ] as const)('say what became of a response (%s)', async (status, sentence) => {
    await renderVisit(<EndPage />, survey, {
      from: { stage: 'done', receipt: { ...receipt, status }, attention: { turn: 1, target: 'top' } },
    });
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /another response/ })).toBeNull();
  });

  it('say, opened again later, that it was sent already, and offer another response', async () => {
    const { user, restart } = await renderVisit(<EndPage />, survey, { receipt });
    expect(screen.getByRole('heading', { name: 'Already submitted' })).toBeTruthy();
    expect(screen.getByText('This survey was submitted from this device.')).toBeTruthy();
    expect(screen.getByText('Drinks')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fill in another response' }));
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it('say also later that one was not in the group that was asked', async () => {
    await renderVisit(<EndPage />, survey, { receipt: { ...receipt, status: 'screened' } });
    expect(screen.getByText(/the survey ends here/)).toBeTruthy();
  });
});

describe('answers of an earlier visit', () => {
  it('are counted and gone on with', async () => {
    const { user, session } = await renderVisit(<ResumePage />, survey, { draft });
    expect(screen.getByText(/Your answers to 2 questions are saved/)).toBeTruthy();
    expect(screen.getByText(/Starting over clears those answers/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue where I left off' }));
    expect(session().stage).toBe('form');
    expect(session().way.answers[4]).toEqual({ text: 'Hot' });
  });

  it('are cleared only by whoever starts over', async () => {
    const { user, restart } = await renderVisit(<ResumePage />, survey, { draft });
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it('of an older version come with what no longer fits', async () => {
    const other = surveyWith(english, multiple('Q1', 'Tea?', ['Yes', 'No'], { setting: { min: 1, max: 1 } }), text('Q2', 'Why?'));
    await renderVisit(<ResumePage />, other, { draft: { ...draft, version: 0 } });
    expect(screen.getByText(/The survey has changed/)).toBeTruthy();
  });
});

describe('the welcome', () => {
  it('is shown before the first question, with fallbacks for what it inserts, and leads to it', async () => {
    const greeted = surveyWith({ ...english, welcome: '<b>Hello</b> you' }, single('Q1', 'Tea?', ['Yes']));
    const { user, session } = await renderVisit(<WelcomePage />, greeted);
    expect(screen.getByText('Hello').tagName).toBe('B');
    expect(session().way.stage).toBe('welcome');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(session().way.stage).toBe('pages');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Drinks' }));
  });
});

describe('a server that does not answer', () => {
  it('is named in the tab too, and asked again', async () => {
    await loadWords('en');
    const retry = jest.fn();
    render(
      <MessagesContext value={messagesIn('en')}>
        <UnreachablePage onRetry={retry} />
      </MessagesContext>,
    );
    expect(document.title).toBe(screen.getByRole('heading').textContent);
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: messagesIn('en').tryAgain }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('the frame of a screen', () => {
  async function framed(progress?: number) {
    await loadWords('en');
    render(
      <MessagesContext value={messagesIn('en')}>
        <Frame {...(progress !== undefined && { progress })} spoken="Two left">
          <LoadingPage />
        </Frame>
      </MessagesContext>,
    );
  }

  it('shows how far one is, from the very start', async () => {
    await framed(0);
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Progress' }).value).toBe(0);
    expect(screen.getByText('Two left').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });

  it('shows no progress where there is none, and says that it is loading', async () => {
    await framed();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('status', { name: messagesIn('en').loading })).toBeTruthy();
  });

  it('can be skipped to by keyboard', async () => {
    await framed();
    const link = screen.getByRole('link', { name: messagesIn('en').skipToContent });
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  });
});
