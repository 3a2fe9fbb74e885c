import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SurveySettings } from '@wence/schema';
import { answersOf, nodeIdOf, surveyWith, text } from '@wence/schema/testing';
import { App } from '../App';

const PAUSE = 2100;
const tea = surveyWith({ language: 'en' }, text('Q1', 'Which tea?'), text('Q2', 'Why?'));
const [Q1, Q2] = [nodeIdOf(tea, 'Q1'), nodeIdOf(tea, 'Q2')];
const OTHER = '00000000-0000-4000-8000-000000000009';
const draft = (answers: object, savedAt = '2026-03-10T08:00:00.000Z') => ({
  submissionId: OTHER,
  version: 3,
  startedAt: '2026-03-10T07:50:00.000Z',
  page: 0,
  seen: [],
  answers,
  savedAt,
});

/** The server of a survey that is opened by a one-to-one link. */
class LinkServer {
  readonly saved: Record<string, unknown>[] = [];
  reads = 0;
  isAway = false;
  draft: object | null = null;
  /** How saving is answered. */
  reply: object = { code: '00000', data: { savedAt: '2026-03-10T09:00:00.000Z' } };

  constructor(settings: SurveySettings = {}) {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, { body } = {}) => {
      const path = String(address).split('/').slice(4).join('/').split('?')[0];
      const sent = body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body ?? '{}');
      return Response.json({ message: '', ...this.answer(path ?? '', JSON.parse(sent), settings) });
    });
  }

  private answer(path: string, wanted: Record<string, unknown>, settings: SurveySettings): object {
    if (path === '') return { code: '00000', data: { surveyId: 's1', version: 3, definition: { ...tea, settings } } };
    if (path === 'responses') return { code: '00000', data: { responseId: 'r1', status: 'complete', end: null, replayed: false } };
    if (!path.startsWith('link-draft')) return { code: '00000', data: { noted: true } };
    if (this.isAway) throw new Error('no network');
    if (path === 'link-draft/read') {
      this.reads += 1;
      return { code: '00000', data: { draft: this.draft } };
    }
    this.saved.push(wanted);
    return this.reply;
  }
}

async function open(server: LinkServer, address = '/r/s1?k=mine'): Promise<LinkServer> {
  history.replaceState(null, '', address);
  await act(async () => void render(<App surveyId="s1" inlined={null} />));
  return server;
}

const box = (name: RegExp) => screen.findByRole('textbox', { name }) as Promise<HTMLInputElement>;
const type = (name: RegExp, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const goOn = async () => fireEvent.click(await screen.findByRole('button', { name: 'Continue where I left off' }));

describe('answers so far that are kept with a one-to-one link', () => {
  beforeEach(() => {
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('are there on another device, under the same submission', async () => {
    const server = new LinkServer();
    server.draft = draft(answersOf(tea, { Q1: 'Assam' }));
    await open(server);
    expect(await screen.findByText(/Your answer to 1 question is saved/)).toBeTruthy();
    await goOn();

    expect((await box(/Which tea/)).value).toBe('Assam');
    expect(JSON.parse(localStorage.getItem('wence.draft.s1mine') ?? '{}').submissionId).toBe(OTHER);
    expect(screen.getByText(/Open your personal link on another device/)).toBeTruthy();
  });

  it('are saved after a pause, once, and again after the next answer', async () => {
    const server = await open(new LinkServer());
    await box(/Which tea/);
    jest.useFakeTimers();
    type(/Which tea/, 'A');
    type(/Which tea/, 'As');
    await pass(PAUSE);
    expect(server.saved).toEqual([expect.objectContaining({ linkCode: 'mine', version: 3, answers: { [Q1]: { text: 'As' } } })]);
    await pass(60_000);
    expect(server.saved).toHaveLength(1);

    type(/Why/, 'It is strong');
    await pass(PAUSE);
    expect(server.saved.at(-1)).toMatchObject({ answers: { [Q1]: { text: 'As' }, [Q2]: { text: 'It is strong' } } });
  });

  it('are saved later where the network is away, and while the page is left', async () => {
    const server = await open(new LinkServer());
    await box(/Which tea/);
    jest.useFakeTimers();
    server.isAway = true;
    type(/Which tea/, 'Assam');
    await pass(PAUSE);
    expect(server.saved).toEqual([]);
    server.isAway = false;
    await pass(30_000);
    expect(server.saved).toHaveLength(1);

    type(/Why/, 'Strong');
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void fireEvent(document, new Event('visibilitychange')));
    expect(server.saved.at(-1)).toMatchObject({ answers: { [Q2]: { text: 'Strong' } } });
  });

  it('are taken over when the page comes back to the front, and what only this device has stays', async () => {
    const server = await open(new LinkServer());
    await box(/Which tea/);
    type(/Which tea/, 'Assam');
    server.draft = draft(answersOf(tea, { Q2: 'Mild' }));
    await act(async () => void fireEvent(document, new Event('visibilitychange')));

    await waitFor(async () => expect((await box(/Why/)).value).toBe('Mild'));
    expect((await box(/Which tea/)).value).toBe('Assam');
  });

  it('hold nothing up where the server does not answer', async () => {
    const server = new LinkServer();
    server.isAway = true;
    await open(server);

    expect(await box(/Which tea/)).toBeTruthy();
  });

  it('are neither asked for nor saved where the server keeps none', async () => {
    const cases: [SurveySettings, string][] = [
      [{ anonymousLinks: true }, '/r/s1?k=mine'],
      [{ resume: false }, '/r/s1?k=mine'],
      [{}, '/r/s1'],
    ];
    for (const [settings, address] of cases) {
      const server = await open(new LinkServer(settings), address);
      await box(/Which tea/);
      jest.useFakeTimers();
      type(/Which tea/, 'Assam');
      await pass(PAUSE);
      expect([server.reads, server.saved]).toEqual([0, []]);
      jest.useRealTimers();
      cleanup();
      localStorage.clear();
    }
  });

  it('are sent again where they could not be taken for a while', async () => {
    const server = await open(new LinkServer());
    await box(/Which tea/);
    jest.useFakeTimers();
    const { reply } = server;
    server.reply = { code: 'A0501', data: null };
    type(/Which tea/, 'Assam');
    await pass(PAUSE);
    server.reply = reply;
    await pass(60_000);

    expect(server.saved).toHaveLength(2);
  });

  it('are not sent again by a link that takes none any more', async () => {
    const server = await open(new LinkServer());
    await box(/Which tea/);
    jest.useFakeTimers();
    server.reply = { code: 'A0428', data: { reason: 'used' } };
    type(/Which tea/, 'Assam');
    await pass(PAUSE);
    type(/Which tea/, 'Darjeeling');
    await pass(60_000);

    expect(server.saved).toHaveLength(1);
  });
});
