import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SurveyDefinition } from '@wence/schema';
import { page, single, surveyWith, text } from '@wence/schema/testing';
import { App } from './App';
import { loadWords } from './i18n/messages';
import { loadControls } from './opening/controls';

const TITLE = { title: 'Drinks', language: 'en' } as const;
const tea = single('Q1', 'Tea?', ['Yes', 'No']);
const drinks = surveyWith({ ...TITLE, perPage: true }, tea, text('Q2', 'Why?'));
const [DRAFT, RECEIPT] = ['wence.draft.s1', 'wence.done.s1'];

const says = (code: string, data: unknown = null) => ({ code, message: 'In words', data });
const live = (definition: SurveyDefinition, version = 1) => says('00000', { surveyId: 's1', version, definition });
const TAKEN = says('00000', { responseId: 'r1', status: 'complete' });
const PAUSED = says('A0411');
const OUTDATED = says('A0416');
const NO_NETWORK = null;
type Reply = ReturnType<typeof says> | typeof NO_NETWORK;

const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });
const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const hearsOf = (key: string) => act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));

/** A server that gives each of these answers in turn, the last one from then on. */
function serve({ opened = [live(drinks)], sent = [TAKEN] }: { opened?: readonly Reply[]; sent?: readonly Reply[] } = {}) {
  const asked: string[] = [];
  const taken: Record<string, unknown>[] = [];
  const replyOf = (replies: readonly Reply[], turn: number) => replies[Math.min(turn, replies.length) - 1] ?? NO_NETWORK;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, { body } = {}) => {
    if (String(address).endsWith('/visits')) return Response.json(says('00000', { noted: true }));
    if (typeof body === 'string') taken.push(JSON.parse(body) as Record<string, unknown>);
    else asked.push(String(address));
    const reply = typeof body === 'string' ? replyOf(sent, taken.length) : replyOf(opened, asked.length);
    if (reply === NO_NETWORK) throw new TypeError('Failed to fetch');
    return Response.json(reply);
  });
  return { asked, taken };
}

async function open() {
  const user = userEvent.setup({ delay: null });
  await act(async () => void render(<App surveyId="s1" inlined={null} />));
  return user;
}

/** Answers both questions and hands them in. */
async function fillIn() {
  const user = await open();
  await user.click(await choice('Yes'));
  await press('Next');
  await user.type(await screen.findByRole('textbox'), 'Hot');
  await press('Submit');
}

afterEach(() => {
  jest.useRealTimers();
});

beforeEach(() => {
  history.replaceState(null, '', '/r/s1');
});

describe('the answering page opens', () => {
  it('the newest version where it came without one, in the language and under the title of the survey', async () => {
    const { asked } = serve();
    render(<App surveyId="s1" inlined={null} />);
    expect(screen.getByRole('status', { name: 'Opening the survey' })).toBeTruthy();

    await choice('Yes');

    expect(asked).toEqual(['/v1/r/s1']);
    await waitFor(() => expect([document.documentElement.lang, document.title]).toEqual(['en', 'Question 1 of 2 · Drinks']));
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0);
  });

  it('what it came with at once, without asking anybody', async () => {
    const { asked } = serve();
    await Promise.all([loadWords('en'), loadControls(drinks)]);

    render(<App surveyId="s1" inlined={{ kind: 'live', survey: { surveyId: 's1', version: 1, definition: drinks } }} />);

    expect(screen.getByRole('radio', { name: 'Yes' })).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('a survey by its own name where a test is under way, and hands the answers in as a test', async () => {
    history.replaceState(null, '', '/r/s1?test=a%26b');
    const { asked, taken } = serve();

    await fillIn();

    await heading('Thank you');
    expect(asked).toEqual(['/v1/r/s1?test=a%26b']);
    expect(taken).toMatchObject([{ test: 'a&b' }]);
    expect(screen.getByRole('complementary')).toBeTruthy();
  });

  it('again when it is asked to, where nobody was reached', async () => {
    const { asked } = serve({ opened: [NO_NETWORK, says('B0001'), live(drinks)] });
    await open();

    await press('Try again');
    await waitFor(() => expect(asked).toHaveLength(2));
    await press('Try again');

    expect(await choice('Yes')).toBeTruthy();
  });

  it('with the reason, where there is nothing to answer, and again when it is asked to', async () => {
    const { asked } = serve({ opened: [PAUSED, live(drinks)] });
    render(<App surveyId="s1" inlined={{ kind: 'problem', surveyId: 's1', problem: { why: 'ended' }, language: 'en' }} />);
    await heading('This survey has ended');
    cleanup();
    render(<App surveyId="s1" inlined={{ kind: 'problem', surveyId: 's1', problem: { why: 'paused' }, language: 'en' }} />);

    await press('Try again');
    await waitFor(() => expect(asked).toHaveLength(1));
    await heading('This survey is paused');
    await press('Try again');

    expect(await choice('Yes')).toBeTruthy();
  });
});

describe('a visit', () => {
  it('goes back by the browser, screen by screen', async () => {
    serve();
    const user = await open();
    await user.click(await choice('Yes'));
    await press('Next');
    await screen.findByRole('textbox');
    expect(history.state).toMatchObject({ screen: 1 });

    act(() => history.back());

    expect((await choice('Yes')).checked).toBe(true);
    await press('Next');
    await press('Back');
    await choice('Yes');
    await waitFor(() => expect(history.state).toBeNull());
  });

  it('that was left is gone on with, or begun anew', async () => {
    serve();
    await (await open()).click(await choice('No'));
    cleanup();

    await open();
    await press('Continue where I left off');
    expect((await choice('No')).checked).toBe(true);
    const { submissionId } = kept(DRAFT) as { submissionId: string };
    cleanup();
    await open();
    await press('Start over');

    expect((await choice('No')).checked).toBe(false);
    expect(kept(DRAFT)).toMatchObject({ answers: {}, submissionId: expect.not.stringMatching(submissionId) });
  });

  it('hands its answers in, keeps the receipt and not the answers, and can be made once more', async () => {
    history.replaceState(null, '', '/r/s1?source=mail&city=Bonn');
    const { taken } = serve();

    await fillIn();

    await heading('Thank you');
    expect(taken).toMatchObject([{ version: 1, answers: { 4: { text: 'Hot' } }, source: 'mail', params: { city: 'Bonn' } }]);
    expect(taken[0]).not.toHaveProperty('test');
    await waitFor(() => expect([kept(DRAFT), kept(RECEIPT)]).toEqual([null, { responseId: 'r1', status: 'complete' }]));
    await waitFor(() => expect(document.title).toBe('Drinks'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    cleanup();
    await open();
    await heading('Already submitted');
    await press('Fill in another response');
    expect((await choice('Yes')).checked).toBe(false);
    expect(kept(RECEIPT)).toBeNull();
  });

  it('hands the same in again when the network is back', async () => {
    const { taken } = serve({ sent: [NO_NETWORK, says('B0001'), TAKEN] });

    await fillIn();
    for (const times of [1, 2]) {
      await screen.findByText(/^Connection lost/);
      await waitFor(() => expect(taken).toHaveLength(times));
      await screen.findByRole('button', { name: 'Try now' });
      act(() => void window.dispatchEvent(new Event('online')));
    }

    await heading('Thank you');
    expect(taken).toHaveLength(3);
    expect(new Set(taken.map(({ submissionId }) => submissionId)).size).toBe(1);
  });

  it('goes on with the newest version where the answers were for an older one, even if that takes more than one try', async () => {
    const newer = surveyWith({ ...TITLE, title: 'Hot drinks', perPage: true }, tea, text('Q2', 'Why?'));
    const { asked } = serve({ opened: [live(drinks), NO_NETWORK, live(newer, 2)], sent: [OUTDATED, OUTDATED, TAKEN] });

    await fillIn();
    await screen.findByRole('button', { name: 'Try now' });
    await press('Try now');

    await screen.findByText(/^The survey has changed. Your answers still fit/);
    expect(screen.getByRole('heading', { name: 'Hot drinks' })).toBeTruthy();
    expect(asked).toHaveLength(3);
  });

  it.each([
    ['while its answers were on their way', { sent: [PAUSED, TAKEN] }],
    ['before the newest version came', { opened: [live(drinks), PAUSED], sent: [OUTDATED, TAKEN] }],
  ])('says that the survey was paused %s, keeps them, and hands them in when it is asked to', async (_, replies) => {
    serve(replies);

    await fillIn();

    await heading('This survey is paused');
    expect(kept(DRAFT)).toMatchObject({ answers: { 4: { text: 'Hot' } } });
    await press('Try again');
    await heading('Thank you');
  });

  it('takes over what another tab of the same survey has answered, and that it has handed in', async () => {
    serve();
    await open();
    await choice('No');
    const draft = kept(DRAFT) as object;

    localStorage.setItem(DRAFT, JSON.stringify({ ...draft, answers: { 1: { option: 3 } } }));
    await hearsOf('wence.draft.s2');
    expect((await choice('No')).checked).toBe(false);
    await hearsOf(DRAFT);
    await waitFor(async () => expect((await choice('No')).checked).toBe(true));
    localStorage.setItem(RECEIPT, JSON.stringify({ responseId: 'r2', status: 'complete' }));
    await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    expect(screen.queryByRole('heading', { name: 'Thank you' })).toBeNull();
    await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

    await heading('Thank you');
  });

  it('counts the time on a page that has to be looked at for a while, as long as it is looked at', async () => {
    const stay = page('P1', { setting: { control: true, min: 3 } });
    const definition = surveyWith({ ...TITLE, perPage: true, settings: { paging: 'page' } }, tea, stay, text('Q2', 'Why?'));
    await Promise.all([loadWords('en'), loadControls(definition)]);
    jest.useFakeTimers();
    render(<App surveyId="s1" inlined={{ kind: 'live', survey: { surveyId: 's1', version: 1, definition } }} />);
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Next/ });
    const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
    expect(button().textContent).toBe('Next (in 3 s)');

    await pass(1);
    expect(button().textContent).toBe('Next (in 2 s)');
    const looksAway = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(5);
    looksAway.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(button().textContent).toBe('Next (in 2 s)');
    await pass(2);

    expect(button().textContent).toBe('Next');
  });
});
