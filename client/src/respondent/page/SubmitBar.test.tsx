import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SurveyDefinition } from '@wence/schema';
import { page, single, surveyWith, text } from '@wence/schema/testing';
import { renderVisit } from '../../../testing/render-visit';
import { loadProblemPages } from '../opening/later-pages';
import type { Sending } from '../session/session';
import { SubmitBar } from './SubmitBar';

const tea = single('Q1', 'Tea?', ['Yes', 'No']);
const why = text('Q2', 'Why?');
const english = { language: 'en' } as const;
const alone = { ...english, perPage: true } as const;
const paged = { ...alone, settings: { paging: 'page' } } as const;
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const sending = (state: Sending) => ({ from: { sending: state } });

describe('the buttons of a screen', () => {
  it('lead on, and back from all but the first screen', async () => {
    const { user } = await renderVisit(<SubmitBar />, surveyWith(alone, tea, why));
    expect(buttons()).toEqual(['Next']);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(buttons()).toEqual(['Back', 'Submit']);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(buttons()).toEqual(['Next']);
  });

  it('lead back to the welcome, but not where all questions stand on one screen', async () => {
    const { dispatch, session, user } = await renderVisit(<SubmitBar />, surveyWith({ ...alone, welcome: 'Hi' }, tea, why));
    dispatch({ type: 'next' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(session().way.stage).toBe('welcome');
  });

  it('do not lead back to the welcome from the one screen of all questions', async () => {
    const { dispatch } = await renderVisit(<SubmitBar />, surveyWith({ ...english, welcome: 'Hi' }, tea, why));
    dispatch({ type: 'next' });
    expect(buttons()).toEqual(['Submit']);
  });

  it('do not lead back from a page that forbids it', async () => {
    const closed = page('P2', { setting: { is_prev: false } });
    const { user } = await renderVisit(<SubmitBar />, surveyWith(paged, tea, page('P1'), why, closed, text('Q3', 'Else?')));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(buttons()).toEqual(['Next']);
  });

  it('say what the survey lets them say; the last one still says what it does', async () => {
    const themed: SurveyDefinition = { ...surveyWith(alone, tea, why), theme: { nextText: 'Onward', prevText: 'Hm' } };
    const { user } = await renderVisit(<SubmitBar />, themed);
    expect(buttons()).toEqual(['Onward']);
    await user.click(screen.getByRole('button', { name: 'Onward' }));
    expect(buttons()).toEqual(['Hm', 'Submit']);
  });

  it('say what a page lets them say before what the survey does', async () => {
    const named = page('P', { setting: { next_text: 'To why', prev_text: 'To start' } });
    const themed: SurveyDefinition = { ...surveyWith(paged, text('Q0', 'A?'), page('P0'), tea, named, why), theme: { nextText: 'Onward' } };
    const { user } = await renderVisit(<SubmitBar />, themed);
    await user.click(screen.getByRole('button', { name: 'Onward' }));
    expect(buttons()).toEqual(['To start', 'To why']);
  });

  it('count down on a page that one must stay on, and lead on after it', async () => {
    const slow = page('P', { setting: { control: true, min: 5 } });
    const { at, user, session } = await renderVisit(<SubmitBar />, surveyWith(paged, tea, slow, why));
    expect(buttons()).toEqual(['Next (in 5 s)']);
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
    at(4_100);
    expect(buttons()).toEqual(['Next (in 1 s)']);
    at(5_000);
    expect(buttons()).toEqual(['Next']);
    await user.click(screen.getByRole('button'));
    expect(session().way.pageId).toBe(5);
  });
});

describe('a page that goes on by itself', () => {
  it('says how long is left', async () => {
    const short = page('P', { setting: { control: true, max: 30 } });
    const { at } = await renderVisit(<SubmitBar />, surveyWith(paged, tea, short, why));
    expect(screen.getByText('30 s left on this page, then it goes on by itself')).toBeTruthy();
    at(1_001);
    expect(screen.getByText(/^29 s left/)).toBeTruthy();
    at(30_000);
    expect(screen.queryByText(/left on this page/)).toBeNull();
  });
});

describe('the state of sending', () => {
  it('is shown by a busy button, and by nothing else at the first try', async () => {
    await renderVisit(<SubmitBar />, surveyWith(english, tea), sending({ kind: 'sending', failures: 0 }));
    expect(screen.getByRole('button', { name: 'Submitting…' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText(/Connection lost/)).toBeNull();
  });

  it.each([
    [true, 'Connection lost. Your answers are saved on this device'],
    [false, 'Connection lost. Keep this page open'],
  ])('says after a failure that the connection is lost (kept: %s)', async (isDurable, sentence) => {
    await renderVisit(<SubmitBar />, surveyWith(english, tea), { ...sending({ kind: 'sending', failures: 1 }), isDurable });
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it.each([
    [true, 'Connection lost. Your answers are saved on this device'],
    [false, 'Connection lost. Keep this page open'],
  ])('offers another try at once while it waits (kept: %s)', async (isDurable, sentence) => {
    const waiting = sending({ kind: 'waiting', failures: 1, retryAfterMs: 60_000 });
    const { user, session } = await renderVisit(<SubmitBar />, surveyWith(english, tea), { ...waiting, isDurable });
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByText(/submitted once it is back/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    expect(session().sending.kind).toBe('sending');
  });

  it('says that a newer version is fetched', async () => {
    await renderVisit(<SubmitBar />, surveyWith(english, tea), sending({ kind: 'refreshing' }));
    expect(screen.getByText(/Getting the newest version/)).toBeTruthy();
  });

  it('says why the answers were refused', async () => {
    await renderVisit(<SubmitBar />, surveyWith(english, tea), sending({ kind: 'refused', message: 'Too many' }));
    expect(screen.getByRole('heading', { name: 'Your answers were not submitted' })).toBeTruthy();
    expect(screen.getByText('Too many')).toBeTruthy();
    expect(buttons()).toEqual(['Submit']);
  });

  it('leaves it at a response that is in already, or sends another', async () => {
    await loadProblemPages();
    const { user, sendAnew, session } = await renderVisit(<SubmitBar />, surveyWith(english, tea), sending({ kind: 'reused' }));
    expect(screen.getByRole('heading', { name: 'We already have your answers' })).toBeTruthy();
    expect(buttons()).toEqual(['Got it', 'Submit these answers as another response']);
    await user.click(screen.getByRole('button', { name: /another response/ }));
    expect(sendAnew).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(session()).toMatchObject({ stage: 'done', receipt: { status: 'complete' } });
  });
});
