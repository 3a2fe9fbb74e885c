import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { LogicItem, SurveyEndings } from '@wence/schema';
import { single, surveyWith, text } from '@wence/schema/testing';
import { renderVisit } from '../../../../testing/render-visit';
import { receiptKey } from '../../../shared/visit-keys';
import { loadWords, MessagesContext, messagesIn } from '../../i18n/messages';
import type { Session } from '../../session/session';
import { EndPage } from './EndPage';
import { Redirect } from './Redirect';

const receipt = { responseId: 'r1', status: 'complete' } as const;
const screener: LogicItem = {
  id: 20,
  model: 1,
  type: 1,
  nodeId: 1,
  target: -1,
  conditions: [{ id: 21, nodeId: 1, algorithm: 1, optionId: [3] }],
};

/** Ids: Q1 1 (yes 2, no 3), Q2 4. */
const withEndings = (endings: SurveyEndings) => ({
  ...surveyWith({ title: 'Drinks', language: 'en' }, single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Name?')),
  lastId: 30,
  logic: [screener],
  endings,
});

const NAME = '<p>Thanks, <span data-ref="4" data-fallback="friend">[Q2]</span>!</p>';

/** The end page as it comes after these answers were sent just now. */
const sent = (given: Session['given'], more: Partial<Session> = {}): Partial<Session> => ({
  stage: 'done',
  receipt,
  given,
  attention: { turn: 1, target: 'top' },
  ...more,
});

describe('an end page that its author made', () => {
  afterEach(() => localStorage.clear());

  it('says what the author says, with the answers that were given', async () => {
    const made = { title: 'Bye', text: NAME, picture: 'images/a.png', buttonText: 'Home', buttonUrl: 'https://example.org/' };
    await renderVisit(<EndPage />, withEndings({ normal: made }), { from: sent({ 1: { option: 2 }, 4: { text: 'Ann' } }) });
    expect(screen.getByRole('heading', { name: 'Bye' })).toBeTruthy();
    expect(screen.getByText('Thanks, Ann!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('https://example.org/');
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/images/a.png');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the words of the page where the author left some out', async () => {
    await renderVisit(<EndPage />, withEndings({ screened: { title: 'Not you' }, normal: { text: NAME } }), {
      from: sent({ 1: { option: 3 } }, { receipt: { ...receipt, status: 'screened' } }),
    });
    expect(screen.getByRole('heading', { name: 'Not you' })).toBeTruthy();
    expect(screen.getByText(/the survey ends here/)).toBeTruthy();
  });

  it('is known again after a reload by the question that led to it, without the answers', async () => {
    const survey = withEndings({ screened: { title: 'Others' }, nodes: [{ nodeId: 1, title: 'No tea', text: NAME }] });
    const screened = { ...receipt, status: 'screened' } as const;
    await renderVisit(<EndPage />, survey, { from: sent({ 1: { option: 3 } }, { receipt: screened }) });
    expect(screen.getByRole('heading', { name: 'No tea' })).toBeTruthy();
    document.body.replaceChildren();

    const { user, restart } = await renderVisit(<EndPage />, survey, { receipt: screened });
    expect(screen.getByRole('heading', { name: 'No tea' })).toBeTruthy();
    expect(screen.getByText('Thanks, friend!')).toBeTruthy();
    expect(screen.getByText('This survey was submitted from this device.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fill in another response' }));
    expect(restart).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(receiptKey('s1'))).toBeNull();
  });

  it('leads on with what its author chose, and opened again only when it is pressed', async () => {
    const survey = withEndings({
      normal: {
        redirectUrl: 'https://example.org/',
        redirectSeconds: 9,
        sendsResponse: true,
        sendsSource: true,
        params: ['pid'],
        nodeIds: [1],
      },
    });
    const origin = { source: 'mail', params: { pid: 'a b', other: 'x' } };
    await renderVisit(<EndPage />, survey, { from: sent({ 1: { option: 2 } }, { origin }) });
    expect(screen.getByText('Going to example.org in 9 s')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go now' }).getAttribute('href')).toBe(
      'https://example.org/?pid=a%20b&responseId=r1&source=mail&Q1=1',
    );
    document.body.replaceChildren();

    await renderVisit(<EndPage />, survey, { receipt });
    expect(screen.queryByText(/Going to/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to example.org' })).toBeTruthy();
  });
});

describe('a redirect', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  async function open(url: string, seconds: number | null) {
    jest.useFakeTimers();
    await loadWords('en');
    const leave = jest.fn();
    render(
      <MessagesContext value={messagesIn('en')}>
        <Redirect url={url} seconds={seconds} leave={leave} />
      </MessagesContext>,
    );
    const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    return { leave, wait };
  }

  it('counts down, and goes when the time is up', async () => {
    const { leave, wait } = await open('https://example.org/a', 2);
    wait(1000);
    expect(screen.getByText('Going to example.org in 1 s')).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
    wait(1000);
    expect(leave).toHaveBeenCalledWith('https://example.org/a');
    expect(screen.getByText('Going to example.org')).toBeTruthy();
  });

  it('stays with whoever wants to stay, and still offers to go', async () => {
    const { leave, wait } = await open('https://example.org/a', 2);
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    wait(60_000);
    expect(leave).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Go to example.org' })).toBeTruthy();
  });

  it('goes at once where there is nothing to wait for', async () => {
    const { leave } = await open('https://example.org/a', 0);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('follows no address but those of http and https', async () => {
    const { leave, wait } = await open('javascript:alert(1)', 0);
    wait(5000);
    expect(leave).not.toHaveBeenCalled();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the end page of a survey that shows own answers', () => {
  const shows = { ...withEndings({}), settings: { showAnswers: true } };

  it('lists what was just submitted, in the words in which it was asked', async () => {
    await renderVisit(<EndPage />, shows, { from: sent({ 1: { option: 2 }, 4: { text: 'Ann' } }) });
    expect(await screen.findByRole('heading', { name: 'Your answers' })).toBeTruthy();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Tea?', 'Name?']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Yes', 'Ann']);
  });

  it('prints them', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await renderVisit(<EndPage />, shows, { from: sent({ 4: { text: 'Ann' } }) });
    await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('shows none after a reload: they are kept nowhere', async () => {
    await renderVisit(<EndPage />, shows, { receipt });
    expect(screen.queryByText('Your answers')).toBeNull();
  });
});

describe('the end page that somebody comes back to', () => {
  it('offers another response', async () => {
    await renderVisit(<EndPage />, withEndings({}), { receipt });
    expect(screen.getByRole('button', { name: 'Fill in another response' })).toBeTruthy();
  });

  it('offers none where the survey does not', async () => {
    await renderVisit(<EndPage />, { ...withEndings({}), settings: { retake: false } }, { receipt });
    expect(screen.getByText('This survey was submitted from this device.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
