import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderDesigner } from '../../../../../testing/render-designer';
import { paths } from '../../../shared/routes';
import { SurveyListPage } from '../SurveyListPage';

const surveyOf = (id: string, title: string) => ({
  id,
  title,
  status: 'DRAFT',
  responseCount: 0,
  responseTrend: null,
  createdAt: '2026-03-01T08:05:00.000Z',
  updatedAt: '2026-03-01T08:05:00.000Z',
  tags: id === 'abc' ? ['team'] : [],
});
const surveys = {
  totalCount: 2,
  edges: [surveyOf('abc', 'Tea'), surveyOf('def', 'Rum')].map((node) => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage: false, endCursor: null },
};

interface Sent {
  readonly surveyIds: readonly string[];
  readonly action: string;
  readonly folderId?: string | null;
  readonly tags?: readonly string[];
}

/** The list with both surveys selected; what is sent is kept, and of these surveys it can't be done. */
async function selected(refused: readonly string[] = [], more = {}) {
  const sent: Sent[] = [];
  const changeSurveys = ({ input }: { input: Sent }) => {
    sent.push(input);
    const results = input.surveyIds.map((surveyId) => ({ surveyId, code: refused.includes(surveyId) ? 'A0412' : '00000', copyId: null }));
    return { results };
  };
  const surveyFolders = [{ id: 'f1', name: 'Clients', surveyCount: 3 }];
  const surveyTags = [{ tag: 'team', surveyCount: 1 }];
  const server = { surveys, surveyFolders, surveyTags, changeSurveys, ...more };
  const { user } = await renderDesigner(<SurveyListPage />, { at: paths.list, path: paths.list, server });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(await screen.findByRole('region', { name: 'For the selected surveys' }));
  return { user, bar, sent };
}

/** Selects everything on so many pages of the list, and copies it. */
async function selectedOnPages(rows: readonly object[], pages: number) {
  const sent: Sent[] = [];
  const page = ({ after }: { after?: string | null }) => {
    const at = Number(after ?? 0);
    const edges = rows.map((node) => ({ cursor: 'c', node: { ...node, id: `s${at}x${rows.indexOf(node)}` } }));
    return { totalCount: rows.length * pages, edges, pageInfo: { hasNextPage: true, endCursor: String(at + 1) } };
  };
  const changeSurveys = ({ input }: { input: Sent }) => {
    sent.push(input);
    return { results: input.surveyIds.map((surveyId) => ({ surveyId, code: '00000', copyId: null })) };
  };
  const server = { surveys: page, surveyFolders: [], surveyTags: [], changeSurveys };
  const { user } = await renderDesigner(<SurveyListPage />, { at: paths.list, path: paths.list, server });
  for (let at = 1; at <= pages; at += 1) {
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page', checked: false }));
    if (at < pages) await user.click(screen.getByRole('button', { name: /Next/ }));
  }
  const bar = within(await screen.findByRole('region', { name: 'For the selected surveys' }));
  await user.click(bar.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('120 surveys done')).toBeTruthy();
  return { sent };
}

describe('the bar of the selected surveys', () => {
  it('tells how many are selected, and goes with the last of them', async () => {
    const { user, bar } = await selected();
    expect(bar.getByText('2 selected')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select Tea' }));
    expect(bar.getByText('1 selected')).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'For the selected surveys' })).toBeNull();
  });

  it('copies them at once', async () => {
    const { user, bar, sent } = await selected();
    await user.click(bar.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('2 surveys done')).toBeTruthy();
    expect(sent).toEqual([{ surveyIds: ['abc', 'def'], action: 'COPY' }]);
  });

  it('deletes them only once that is confirmed', async () => {
    const { user, bar, sent } = await selected();
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 surveys?' }));
    expect(dialog.getByText(/restored for 30 days/)).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent).toEqual([{ surveyIds: ['abc', 'def'], action: 'RECYCLE' }]));
  });

  it('keeps those selected of which it could not be done, and says so', async () => {
    const { user, bar } = await selected(['def']);
    await user.click(bar.getByRole('button', { name: 'Stop collecting' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Stop collecting' }));
    expect(await screen.findByText('1 survey done')).toBeTruthy();
    expect(screen.getByText('1 survey is as it was, and still selected')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Rum' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Tea' }).checked).toBe(false);
  });

  it('moves them into a folder that is made for them', async () => {
    const createSurveyFolder = ({ input }: { input: { name: string } }) => ({ folder: { id: 'f2', name: input.name } });
    const { user, bar, sent } = await selected([], { createSurveyFolder });
    await user.click(bar.getByRole('button', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 surveys' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Or a new folder' }), { target: { value: 'Team' } });
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(sent).toEqual([{ surveyIds: ['abc', 'def'], action: 'MOVE', folderId: 'f2' }]));
  });

  it('gives them tags, but not none', async () => {
    const { user, bar, sent } = await selected();
    await user.click(bar.getByRole('button', { name: 'Add tags' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add tags to 2 surveys' }));
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    expect(await dialog.findByText(/at least one tag/)).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(dialog.getByRole('combobox'), 'spring{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    await waitFor(() => expect(sent).toEqual([{ surveyIds: ['abc', 'def'], action: 'ADD_TAGS', tags: ['spring'] }]));
  });

  it('changes more than the server takes at once in several calls', async () => {
    const many = Array.from({ length: 20 }, (_, place) => surveyOf(`s${place}`, `Survey ${place}`));
    const { sent } = await selectedOnPages(many, 6);
    expect(sent.map(({ surveyIds }) => surveyIds.length)).toEqual([100, 20]);
    expect(new Set(sent.flatMap(({ surveyIds }) => surveyIds)).size).toBe(120);
  });
});
