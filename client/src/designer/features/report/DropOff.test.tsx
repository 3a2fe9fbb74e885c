import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesigner } from '../../../../testing/render-designer';
import { paths, reportUrl } from '../../shared/routes';
import { OverallPage } from './OverallPage';
import { collectionOf } from './report.factory';
import type { DropOffFigures } from './FunnelCard';

type Page = DropOffFigures['pages'][number];

const page = (number: number, reached: number, left: number): Page => ({
  number,
  nodeId: number === 0 ? null : number,
  code: number === 0 ? null : `Q${number}`,
  title: number === 0 ? '' : `<b>Question</b> ${number}`,
  reached,
  left,
  leftPercent: Math.round((left * 1000) / reached) / 10,
  answering: 0,
  submitted: 0,
});
const PAGES = [page(0, 1200, 200), page(1, 1000, 100), page(2, 900, 200)];

const figuresOf = (more: Partial<DropOffFigures> = {}): DropOffFigures => ({
  opened: 1200,
  started: 950,
  submitted: 690,
  answering: 10,
  left: 500,
  startedPercent: 79.2,
  completionPercent: 57.5,
  since: '2026-03-01T08:00:00.000Z',
  pages: PAGES,
  ...more,
});

const NOBODY = { opened: 0, started: 0, submitted: 0, left: 0, answering: 0, since: null };

async function open(dropOff: unknown, { total = 690, query = 'view=collection' } = {}) {
  const asked: unknown[] = [];
  const survey = {
    id: 'abc',
    title: 'Drinks',
    status: 'RUNNING',
    dropOff: ({ filter }: { filter?: unknown }) => {
      asked.push(filter ?? null);
      if (dropOff instanceof Error) throw dropOff;
      return dropOff;
    },
  };
  const overallReport = {
    surveyId: 'abc',
    seq: total,
    total,
    updatedAt: '2026-03-01T08:05:00.000Z',
    collection: collectionOf(total),
    questions: [],
  };
  const rendered = await renderDesigner(<OverallPage />, {
    server: { survey, overallReport },
    at: `${reportUrl('abc')}?${query}`,
    path: paths.report,
  });
  return { ...rendered, asked };
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const rowsIn = (one: Awaited<ReturnType<typeof card>>) => one.getAllByRole('row').map(({ textContent }) => textContent);

describe('drop-off', () => {
  it('leads from opening to submitting, with its shares and who is still at it', async () => {
    await open(figuresOf());
    const funnel = await card('From opening to submitting');

    expect(rowsIn(funnel)).toEqual(['StepSharePeople', 'Opened100.0%1,200', 'Started answering79.2%950', 'Submitted57.5%690']);
    expect(funnel.getByText('n = 1,200')).toBeTruthy();
    expect(funnel.getByText('Answering now').nextSibling?.textContent).toBe('10');
    expect(funnel.getByText(/since 2026-03-01\. .* 30 minutes/)).toBeTruthy();
    expect(funnel.queryByText(/Fewer than 30/)).toBeNull();
  });

  it('names the pages by their first question, and the one that lost most in words', async () => {
    await open(figuresOf());
    const pages = await card('Where people left');

    expect(rowsIn(pages)).toEqual([
      'PageLeftOf reachedReached',
      'Welcome20016.7%1,200',
      'Page 1 · Q1 Question 110010.0%1,000',
      'Page 2 · Q2 Question 220022.2%900',
    ]);
    expect(pages.getByText('Most left on “Welcome”: 200 of 1,200 who reached it (16.7%).')).toBeTruthy();
  });

  it('says so where a share stands on few visits', async () => {
    await open(figuresOf({ opened: 29, pages: [page(1, 29, 2), page(2, 27, 0)] }));

    expect((await card('From opening to submitting')).getByText(/Fewer than 30 visits/)).toBeTruthy();
    expect((await card('Where people left')).getByText(/Most left on “Page 1.*Fewer than 30 visits/)).toBeTruthy();
  });

  it('lists of many pages those that lost most, in the order of the survey, and all of them when asked to', async () => {
    const many = Array.from({ length: 15 }, (_, index) => page(index + 1, 100 - index, index));
    const { user } = await open(figuresOf({ pages: many }));
    const pages = await card('Where people left');
    expect(rowsIn(pages)).toHaveLength(11);
    expect(rowsIn(pages)[1]).toMatch(/^Page 6 · /);

    await user.click(pages.getByRole('button', { name: 'Show all 15 pages' }));

    expect(rowsIn(pages)).toHaveLength(16);
  });

  it('has no pages where there is one', async () => {
    await open(figuresOf({ pages: [page(1, 1200, 500)] }));
    await card('From opening to submitting');

    expect(screen.queryByRole('article', { name: 'Where people left' })).toBeNull();
  });

  it('is of the source, version and time of the filter, and says that whoever left has no status and no answers', async () => {
    const { asked } = await open(figuresOf(), { query: 'view=collection&source=poster&version=2&from=2026-03-01&status=SCREENED' });
    const funnel = await card('From opening to submitting');

    expect(asked[0]).toEqual({ source: 'poster', version: 2, openedFrom: new Date('2026-03-01T00:00:00').toISOString() });
    expect(funnel.getByText(/filters by status and by conditions do not apply/)).toBeTruthy();
    expect(funnel.getByText(/when the survey was opened/)).toBeTruthy();
  });

  it('says that nobody has come', async () => {
    await open(figuresOf({ ...NOBODY, pages: [page(1, 1, 0)] }));
    expect((await card('From opening to submitting')).getByText(/No visits are known yet/)).toBeTruthy();
  });

  it('offers another try when the figures could not be read', async () => {
    const { user, asked } = await open(new Error('away'));
    const funnel = await card('From opening to submitting');
    await user.click(await funnel.findByRole('button', { name: 'Try again' }));

    expect(asked.length).toBeGreaterThan(1);
  });

  it('is there before the first response, if anybody has opened the survey', async () => {
    const first = await open(figuresOf(), { total: 0, query: '' });
    expect(await screen.findByRole('article', { name: 'Where people left' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No responses yet' })).toBeTruthy();
    expect(first.asked).toEqual([null]);
  });

  it('says nothing before the first response and the first visit', async () => {
    await open(figuresOf({ ...NOBODY }), { total: 0, query: '' });
    await screen.findByRole('heading', { name: 'No responses yet' });

    expect(screen.queryByRole('article')).toBeNull();
  });
});
