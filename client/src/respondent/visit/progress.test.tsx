import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SurveyDefinition } from '@wence/schema';
import { page, single, surveyWith, text } from '@wence/schema/testing';
import { App } from '../App';

const NODES = [single('Q1', 'Tea?', ['Yes', 'No']), page('P1'), text('Q2', 'Why?'), page('P2'), text('Q3', 'Else?')];
const paged = { language: 'en', perPage: true, settings: { paging: 'page' } } as const;
const tea = surveyWith(paged, ...NODES);
const [Q1 = 0, , Q2 = 0, , Q3 = 0] = tea.nodes.map(({ id }) => id);

/** A server that takes what a visit tells, or fails to; what it was told, and how. */
function hear(definition: SurveyDefinition, isReachable = true) {
  const told: Record<string, unknown>[] = [];
  const options: RequestInit[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init = {}) => {
    if (!String(address).includes('/visits')) {
      return Response.json({ code: '00000', message: '', data: { surveyId: 's1', version: 3, definition } });
    }
    told.push(JSON.parse(String(init.body)) as Record<string, unknown>);
    options.push(init);
    if (!isReachable) throw new TypeError('Failed to fetch');
    return Response.json({ code: '00000', message: '', data: { noted: true } });
  });
  return { told, options };
}

async function open(address = '/r/s1') {
  history.replaceState(null, '', address);
  return act(async () => render(<App surveyId="s1" inlined={null} />));
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const chosen = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
/** In the end these were the messages, as the page and whether anything was answered. */
const expectTold = (told: readonly Record<string, unknown>[], expected: readonly (readonly [number, boolean])[]) =>
  waitFor(() => expect(told.map((news) => [news.page, news.hasAnswers])).toEqual(expected));

describe('a visit tells the server', () => {
  beforeEach(() => history.replaceState(null, '', '/r/s1'));
  // A message that one test sends late would reach the server of the next.
  afterEach(async () => void (await import('./tell-progress')));

  it('when it is opened, of the first answer, and of each page that is new, but not of going back', async () => {
    const { told, options } = hear(tea);
    await open('/r/s1?source=poster');
    await screen.findByRole('radio', { name: 'Yes' });
    await expectTold(told, [[Q1, false]]);

    await chosen('Yes');
    await chosen('No');
    await press('Next');
    await screen.findByRole('textbox', { name: /Why/ });
    await press('Back');
    await screen.findByRole('radio', { name: 'No' });
    await press('Next');
    await screen.findByRole('textbox', { name: /Why/ });
    await press('Next');
    await screen.findByRole('textbox', { name: /Else/ });

    await expectTold(told, [
      [Q1, false],
      [Q1, true],
      [Q2, true],
      [Q3, true],
    ]);
    expect(new Set(told.map(({ submissionId }) => submissionId)).size).toBe(1);
    expect(told[0]).toMatchObject({ version: 3, source: 'poster', submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(options.every(({ keepalive, method }) => keepalive === true && method === 'POST')).toBe(true);
  });

  it('of the welcome as page 0', async () => {
    const { told } = hear({ ...tea, welcome: 'Hello' });
    await open();
    await press('Start');

    await expectTold(told, [
      [0, false],
      [Q1, false],
    ]);
  });

  it('and notices nothing when that fails', async () => {
    const { told } = hear(tea, false);
    await open();
    await chosen('Yes');
    await press('Next');

    expect(await screen.findByRole('textbox', { name: /Why/ })).toBeTruthy();
    await waitFor(() => expect(told.at(-1)).toMatchObject({ page: Q2, hasAnswers: true }));
  });

  it('nothing in test mode', async () => {
    const { told } = hear(tea);
    await open('/r/s1?test=token');
    await chosen('Yes');
    await press('Next');
    await screen.findByRole('textbox', { name: /Why/ });

    expect(told).toEqual([]);
  });

  it('nothing as long as it asks what to do with an older draft', async () => {
    const { told } = hear(tea);
    const { unmount } = await open();
    await chosen('Yes');
    await waitFor(() => expect(told).toHaveLength(2));
    unmount();

    await open();
    await screen.findByRole('button', { name: /Continue/ });

    expect(told).toHaveLength(2);
  });
});
