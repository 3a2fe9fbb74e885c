import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { formatMoment } from '../../shared/moment';
import { paths } from '../../shared/routes';
import { SurveyListPage } from './SurveyListPage';

const UPDATED = '2026-03-01T08:05:00.000Z';
const tea = {
  id: 'abc',
  title: 'Tea',
  status: 'RUNNING',
  responseCount: 12_345,
  responseTrend: Array<number>(14).fill(2),
  createdAt: UPDATED,
  updatedAt: UPDATED,
  tags: ['spring', 'team'],
};
const rum = { ...tea, id: 'def', title: 'Rum', status: 'STOPPED', responseCount: 1, tags: [] };
const pageOf = (surveys: readonly object[]) => ({
  totalCount: surveys.length,
  edges: surveys.map((node) => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

interface Asked {
  readonly sort?: { readonly by: string; readonly descending: boolean };
}

async function open(more = {}) {
  const asked: Asked[] = [];
  const surveys = (args: Asked) => {
    asked.push(args);
    return pageOf([tea, rum]);
  };
  const server = { surveys, surveyFolders: [], surveyTags: [], ...more };
  return { ...(await renderDesigner(<SurveyListPage />, { at: paths.list, path: paths.list, server })), asked };
}

function card(title: string) {
  const found = screen.getByRole('heading', { name: title }).closest('li');
  if (!found) throw new Error(`no card of ${title}`);
  return within(found);
}

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'execCommand');
});

describe('the list as cards', () => {
  it('shows of each its state, tags, responses and last change, and is there again the next time', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cards' }));
    expect(await screen.findByRole('heading', { name: 'Tea' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    for (const text of ['Collecting', 'spring', 'team', '12,345', 'responses', `Updated ${formatMoment(UPDATED)}`]) {
      expect(card('Tea').getByText(text)).toBeTruthy();
    }
    expect(card('Tea').getByText('28 responses in the last 14 days')).toBeTruthy();
    expect(card('Rum').getByText('response')).toBeTruthy();
    expect(card('Tea').getByRole('link', { name: 'Tea' }).getAttribute('href')).toBe('/data/abc');
    expect(card('Rum').getByRole('link', { name: 'Rum' }).getAttribute('href')).toBe('/survey/def');
    expect(localStorage.getItem('wence.list-shape')).toBe('cards');
    await expectAccessible();
  });

  it('is selected card by card or as a whole, for the same bar', async () => {
    localStorage.setItem('wence.list-shape', 'cards');
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Tea' }));
    const bar = within(await screen.findByRole('region', { name: 'For the selected surveys' }));
    expect(bar.getByText('1 selected')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(bar.getByText('2 selected')).toBeTruthy();
  });

  it('is sorted by what has no column too, either way', async () => {
    localStorage.setItem('wence.list-shape', 'cards');
    const { user, asked, address } = await open();
    await user.click(await screen.findByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByTitle('State'));
    expect(asked.at(-1)?.sort).toEqual({ by: 'STATE', descending: false });
    await user.click(screen.getByRole('button', { name: 'Now ascending: turn the order' }));
    expect(asked.at(-1)?.sort).toEqual({ by: 'STATE', descending: true });
    expect(address()).toBe('/list?sort=STATE&turned=1');
  });
});

describe('the answering link of a survey', () => {
  const shareLink = ({ surveyId }: { surveyId: string }) => ({ id: `${surveyId}l`, url: `https://example.com/r/${surveyId}` });
  const copyLink = async (title: string) => {
    const { user } = await open({ shareLink });
    await user.click(screen.getByRole('button', { name: `More actions for ${title}` }));
    return user.click(await screen.findByRole('menuitem', { name: 'Copy answering link' }));
  };

  it.each([
    ['Tea', 'Link copied', 'https://example.com/r/abc'],
    ['Rum', 'Link copied. The survey is not collecting now, so it cannot be answered yet.', 'https://example.com/r/def'],
  ])('of %s is copied, with the word "%s"', async (title, said, link) => {
    // Setting up a user gives the page a clipboard.
    await copyLink(title);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('stands selected in a field where the browser lets no page copy', async () => {
    Object.assign(document, { execCommand: () => false });
    const { user } = await open({ shareLink });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'More actions for Tea' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy answering link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answering link of Tea' }));
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Answering link' });
    expect(field.value).toBe('https://example.com/r/abc');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
