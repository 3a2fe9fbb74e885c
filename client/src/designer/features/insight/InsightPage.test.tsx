import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { insightUrl, paths } from '../../shared/routes';
import { differenceCard, dropOffCard, names, numbers, overviewCard, promoterCard } from './insight.factory';
import type { InsightCardFragment } from './insight.generated';
import { InsightPage } from './InsightPage';

const survey = { id: 'abc', title: 'Drinks', status: 'RUNNING', versions: [{ version: 1, createdAt: '2026-03-01T08:05:00.000Z' }] };
const reportOf = (cards: readonly InsightCardFragment[], more: object = {}) => ({
  surveyId: 'abc',
  seq: 1250,
  updatedAt: '2026-03-01T08:05:00.000Z',
  base: 1200,
  smallBase: false,
  scan: { tested: 12, tooFew: 0, cut: 0, cutCodes: [] },
  cards,
  ...more,
});

const open = (insightReport: unknown, search = '') =>
  renderDesigner(<InsightPage />, { server: { survey, insightReport }, at: `${insightUrl('abc')}${search}`, path: paths.insight });

const DIFFERENCE = 'Of “north”, 78.3% chose “tea”, against 47.5% of all';
const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('smart insight of a survey', () => {
  beforeEach(() => localStorage.clear());

  it('says each finding in a sentence, with its base and its test, and how many pairs were compared [S2.route.data-insight]', async () => {
    await open(reportOf([overviewCard, differenceCard]));

    const card = await screen.findByRole('article', { name: DIFFERENCE });
    expect(within(card).getByText('n = 120')).toBeTruthy();
    expect(within(card).getByText('χ²(2) = 34.57, Cramér’s V = 0.537, corrected p < 0.001')).toBeTruthy();
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((bar) => bar.textContent),
    ).toEqual(['north78.3%', 'south16.7%']);
    expect(screen.getByRole('article', { name: 'Received: 1,250; counted in reports: 1,200' })).toBeTruthy();
    expect(screen.getByText('3 min 20 s')).toBeTruthy();
    expect(screen.getByText('wechat, n = 640')).toBeTruthy();
    expect(screen.getByText(/^Pairs of questions compared: 12\./)).toBeTruthy();
    await expectAccessible();
  });

  it('leads to the responses behind a finding, as the report counts them, and to its question', async () => {
    await open(reportOf([differenceCard]), '?source=wechat');

    const link = await screen.findByRole('link', { name: 'See these responses' });

    const url = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(url.pathname).toMatch(/\/data\/detail\/abc$/);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      status: 'COMPLETE',
      source: 'wechat',
      where: JSON.stringify({
        conditions: [{ answer: { nodeId: 2, anyOf: [21] } }, { answer: { nodeId: 1, anyOf: [11] } }, { valid: true }],
      }),
    });
    expect(screen.getByRole('link', { name: 'Q2 Drink' }).getAttribute('href')).toMatch(/\/data\/abc#report-question-2$/);
  });

  it('says on which page people left, and leads to all pages instead of responses, of which there are none', async () => {
    await open(reportOf([dropOffCard]));

    const card = within(await screen.findByRole('article', { name: '27.9% of those who reached page 2 left on it' }));
    expect(card.getByText('n = 122')).toBeTruthy();
    expect(card.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual(['Q1 City8.9%', 'Q2 Drink27.9%']);
    expect(card.getByRole('link', { name: 'See the drop-off by page' }).getAttribute('href')).toMatch(/\/data\/abc\?view=collection$/);
    expect(card.queryByRole('link', { name: 'See these responses' })).toBeNull();
  });

  it('says that confidence is limited of small bases: on the card, and on the page where the sample is small', async () => {
    await open(reportOf([promoterCard], { base: 20, smallBase: true }));

    const card = await screen.findByRole('article', { name: 'The net promoter score is +35.0: good (30–50)' });
    expect(within(card).getByText('Base below 30, confidence is limited')).toBeTruthy();
    expect(within(card).getByText('95% confidence interval +1.2 to +68.8')).toBeTruthy();
    expect(screen.getByText(/^Fewer than 30 responses, so confidence is limited/)).toBeTruthy();
    await expectAccessible();
  });

  it('keeps on this device what is pinned and hidden, and shows hidden ones again', async () => {
    const { user } = await open(reportOf([overviewCard, differenceCard, promoterCard]));
    await user.click(await screen.findByRole('button', { name: `Pin: ${DIFFERENCE}` }));
    expect(titles()[0]).toBe(DIFFERENCE);
    await user.click(screen.getByRole('button', { name: /^Hide: The net promoter score/ }));
    expect(titles()).toHaveLength(2);
    cleanup();

    const again = await open(reportOf([overviewCard, differenceCard, promoterCard]));
    await screen.findByRole('article', { name: DIFFERENCE });
    expect(titles()[0]).toBe(DIFFERENCE);
    expect(screen.getByText(/^Hidden: 1/)).toBeTruthy();

    await again.user.click(screen.getByRole('button', { name: 'Show all again' }));
    expect(titles()).toHaveLength(3);
  });

  it.each([
    ['CONCENTRATED', numbers({ count: 80, percent: 80 }), names({ option: 'tea' }), '80.0% chose “tea”'],
    ['MISSING', numbers({ count: 40, percent: 40 }), [], '40.0% of those who saw this question left it open'],
    [
      'SCORES',
      numbers({ best: 4.5, worst: 2.25, gap: 2.25, rows: 3 }),
      names({ best: 'Taste', worst: 'Price' }),
      '“Taste” scores highest (4.5), “Price” lowest (2.25): a gap of 2.25',
    ],
    [
      'TREND',
      numbers({ recentCount: 70, recentDays: 7, beforeCount: 40, beforeDays: 20, recentRate: 10, beforeRate: 2 }),
      [],
      'In the last 7 days 10 responses a day came in, more than the 2 before',
    ],
  ] as const)('says a finding of the kind %s', async (kind, values, said, sentence) => {
    await open(reportOf([{ ...differenceCard, kind, numbers: [...values], names: [...said], test: null }]));

    const card = await screen.findByRole('article', { name: sentence });
    expect(within(card).getByText('Describes the sample, no inference')).toBeTruthy();
  });

  it('names the flags of quality that responses carry, and leads to them', async () => {
    const bars = [
      { title: 'speeding', value: 8, marked: false },
      { title: 'straightLining', value: 4.5, marked: false },
    ];
    const values = numbers({ count: 12, percent: 10, speeding: 8, straightLining: 5, duplicate: 0, burst: 0 });
    const filter = { conditions: [{ flagged: true }] };
    await open(reportOf([{ ...overviewCard, kind: 'QUALITY', base: 120, numbers: values, names: [], bars, filter }]));

    const card = within(await screen.findByRole('article', { name: '10.0% of the responses have a quality flag' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Too fast8.0%', 'Straight line4.5%']);
    expect(card.getByRole('link', { name: 'See these responses' }).getAttribute('href')).toContain('flagged');
  });

  it('says where there is nothing yet, and where nothing fits the filter', async () => {
    await open(reportOf([], { base: 0, smallBase: true }));
    expect(await screen.findByRole('heading', { name: 'No responses yet' })).toBeTruthy();
    cleanup();

    const { user, address } = await open(reportOf([], { base: 0, smallBase: true }), '?source=mail');
    await user.click(await screen.findByRole('button', { name: 'Clear filter' }));
    expect(address()).toBe('/data/insight/abc');
  });

  it('says that the findings could not be loaded, and tries again', async () => {
    let fails = true;
    const { user } = await open(() => {
      if (fails) throw new Error('down');
      return reportOf([overviewCard]);
    });
    await screen.findByRole('alert');
    fails = false;

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('article')).toBeTruthy();
  });
});
