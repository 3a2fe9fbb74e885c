import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../../testing/render-designer';
import { paths, linksUrl } from '../../../shared/routes';
import { LinksPage } from './LinksPage';

const STATES = ['UNOPENED', 'OPENED', 'ANSWERING', 'COMPLETE', 'SCREENED', 'OVER_QUOTA', 'VOID'] as const;
const link = (name: string, more: Record<string, unknown> = {}) => ({
  __typename: 'PersonalLink',
  id: name,
  code: `code${name}`,
  url: `https://survey.example/r/abc?k=${name}`,
  name,
  mobile: null,
  email: null,
  remark: null,
  state: 'UNOPENED',
  openedAt: null,
  completedAt: null,
  ...more,
});

/** Opens the screen and waits for the links, or for what is said where there are none. */
async function open(nodes: readonly { state: unknown }[], server: Record<string, unknown> = {}, settings: object = {}) {
  const page = await renderDesigner(<LinksPage />, {
    at: linksUrl('abc'),
    path: paths.links,
    server: {
      me: { id: 'u1', mobile: '13800138000' },
      survey: {
        id: 'abc',
        title: 'Drinks',
        status: 'RUNNING',
        publishedVersion: 1,
        settings: { id: 'abc.settings', onlyLinks: false, anonymousLinks: false, ...settings },
        personalLinks: {
          totalCount: nodes.length,
          counts: STATES.map((state) => ({ state, count: nodes.filter((node) => node.state === state).length })),
          edges: nodes.map((node) => ({ node })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
      ...server,
    },
  });
  await (nodes.length > 0 ? screen.findByRole('table') : screen.findAllByRole('button'));
  return page;
}
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const answer = (reply: object) => jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(reply));

describe('the one-to-one links of a survey', () => {
  it('are a table of people with their states, counted in chips; links are copied [S2.route.publish-link]', async () => {
    const done = {
      state: 'COMPLETE',
      mobile: '13800000000',
      openedAt: '2026-03-01T08:00:00.000Z',
      completedAt: '2026-03-01T08:05:00.000Z',
    };
    const { user } = await open([link('Ada', done), link('Bob', { name: null })]);

    expect(rowOf('Ada').getByText('Completed')).toBeTruthy();
    expect(rowOf('Ada').getByText('13800000000')).toBeTruthy();
    expect(rowOf('codeBob').getByText('Not opened')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Completed 1' }).getAttribute('aria-pressed')).toBe('false');
    await expectAccessible();
    await user.click(rowOf('Ada').getByRole('button', { name: 'Copy link of “Ada”' }));
    expect(await navigator.clipboard.readText()).toBe('https://survey.example/r/abc?k=Ada');
    expect(screen.getByRole('link', { name: 'One-to-one links' }).getAttribute('aria-current')).toBe('page');
  });

  it('are made by their number', async () => {
    const createPersonalLinks = jest.fn<(input: { input: object }) => { count: number }>(() => ({ count: 100 }));
    const { user } = await open([], { createPersonalLinks });

    await user.click(screen.getByRole('button', { name: 'Make links' }));
    await user.click(await screen.findByRole('button', { name: 'Make' }));

    expect(await screen.findByText('100 links made')).toBeTruthy();
    expect(createPersonalLinks.mock.calls[0]?.[0]).toEqual({ input: { surveyId: 'abc', count: 100 } });
  });

  it('are exported as QR codes, once the survey was launched', async () => {
    const { user } = await open([link('Ada')]);
    const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:zip');
    const file = () => new Response('PK', { headers: { 'Content-Disposition': 'attachment' } });
    const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => file());

    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Export QR codes (ZIP)' }));

    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(sent.mock.lastCall?.[0]).toBe('/v1/surveys/link/abc/file?format=zip');
  });

  it('are imported after the list was looked at: what is wrong is named by row and column', async () => {
    const { user } = await open([]);
    answer({ code: 'A0400', message: '', data: null, fields: [{ field: 'rows[3].mobile', rule: 'notUnique' }] });

    await user.click(screen.getByRole('button', { name: 'Import people' }));
    await user.type(await screen.findByRole('textbox', { name: /^Paste people/ }), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    const row = await screen.findByText('Row 3');
    expect(row.closest('li')?.textContent).toBe('Row 3 mobile · another row or link has it already');

    answer({ code: '00000', message: '', data: { count: 2, ignored: ['Team'] } });
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    expect(await screen.findByText('These columns are left out: Team')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make 2 links' }));
    expect(await screen.findByText('2 links made')).toBeTruthy();
  });

  it('are voided, several at once, after a question', async () => {
    const voidPersonalLinks = jest.fn<(input: { input: object }) => { count: number }>(() => ({ count: 2 }));
    const { user } = await open([link('Ada'), link('Bob')], { voidPersonalLinks });

    await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Void' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Void' }));

    expect(await screen.findByText('2 links voided')).toBeTruthy();
    expect(voidPersonalLinks.mock.calls[0]?.[0]).toEqual({ input: { surveyId: 'abc', linkIds: ['Ada', 'Bob'] } });
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('may be the only way in, which is saved at once', async () => {
    const { user } = await open([link('Ada')]);
    const sent = answer({ code: '00000', message: '', data: {} });

    await user.click(screen.getByRole('switch', { name: 'Only one-to-one links' }));

    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent.mock.lastCall?.[0]).toBe('/v1/surveys/setting');
  });
});
