import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { pick } from '../../../../testing/controls';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { categoryUrl, paths } from '../../shared/routes';
import { comparedQuestion, option } from './category.factory';
import { CategoryPage } from './CategoryPage';

interface Condition {
  readonly answer?: { readonly anyOf: readonly number[] };
  readonly device?: { readonly anyOf: readonly string[] };
}

interface Filter {
  readonly source?: string;
  readonly where?: { readonly conditions: readonly Condition[] };
}

const COUNTS = [5, 40, 30, 20, 10];
const TITLES = ['Tea', 'Coffee', 'Water', 'Juice', 'Milk'];

const COLLECTION = {
  sources: [{ source: 'mail', name: 'mail', count: 60 }],
  devices: [
    { device: 'PHONE', count: 80 },
    { device: null, count: 25 },
  ],
  regions: [{ region: 'CN-GD', count: 105 }],
};

/** The report of those who chose this drink, or of all. */
function reportOf(total: number, drink?: number) {
  const counts = COUNTS.map((count, place) => (drink === undefined ? count : place === drink ? count : 0));
  const base = drink === undefined ? 105 : (COUNTS[drink] ?? 0);
  const options = counts.map((count, place) => option(11 + place, TITLES[place] ?? '', count, (100 * count) / base));
  return {
    surveyId: 'abc',
    total: total === 0 ? 0 : base,
    updatedAt: '2026-03-01T08:05:00.000Z',
    collection: COLLECTION,
    questions: [comparedQuestion(1, 'Drink?', { base, options }), comparedQuestion(2, 'Why?', { type: 'OPEN_TEXT', base })],
  };
}

/** The category report, and the filters of the reports that it asked for. */
async function open(search: string, { total = 105 }: { total?: number } = {}) {
  const asked: (Filter | null)[] = [];
  const designer = await renderDesigner(<CategoryPage />, {
    server: {
      survey: { id: 'abc', title: 'Drinks', status: 'RUNNING', versions: [], reportCategories: [] },
      overallReport: ({ filter }: { filter: Filter | null }) => {
        asked.push(filter);
        const [chosen] = filter?.where?.conditions[0]?.answer?.anyOf ?? [];
        return reportOf(total, chosen === undefined ? undefined : chosen - 11);
      },
    },
    at: `${categoryUrl('abc')}${search}`,
    path: paths.category,
  });
  return { ...designer, asked };
}

const headers = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

describe('a report that is split', () => {
  it('has a column for each of the answers to a question that most people gave, beside all responses [S2.route.data-custom]', async () => {
    const { user, address } = await open('');
    await user.click(await screen.findByRole('button', { name: 'Split the responses' }));
    expect(await screen.findByRole('heading', { name: 'Choose what to split by: each value gets a column' })).toBeTruthy();

    await pick(user, 'Split by', 'Q1 Drink?');

    const table = await screen.findByRole('table', { name: 'Q1 Drink?' });
    await within(table).findByRole('columnheader', { name: 'Milk' });
    expect(headers(table)).toEqual(['Option', 'All responses', 'Coffee', 'Water', 'Juice', 'Milk']);
    expect(screen.getByText('The 4 most frequent values are listed. One more is not shown.')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /^Coffee/ })).getAllByRole('cell')[1]?.textContent).toBe('100.0%40');
    expect(screen.getByText('* Fewer than 30 answered: a hint only')).toBeTruthy();
    expect(address()).toBe('/data/custom/abc?by=1');
  });

  it('keeps its filter in the address, and every column asks for it', async () => {
    const { asked } = await open('?by=1&source=mail');
    const table = await screen.findByRole('table', { name: 'Q1 Drink?' });
    await within(table).findByRole('columnheader', { name: 'Milk' });
    await expectAccessible();

    expect(asked).toHaveLength(5);
    expect(asked.every((filter) => filter?.source === 'mail')).toBe(true);
  });

  it('has a column for each device, those that are not known included', async () => {
    const { user, address, asked } = await open('?by=');
    await pick(user, 'Split by', 'Device');

    const table = await screen.findByRole('table', { name: 'Q1 Drink?' });
    await within(table).findByRole('columnheader', { name: 'Unknown' });
    expect(headers(table)).toEqual(['Option', 'All responses', 'Phone', 'Unknown']);
    expect(asked.flatMap((filter) => filter?.where?.conditions[0]?.device?.anyOf ?? [])).toEqual(['PHONE', 'UNKNOWN']);
    expect(address()).toBe('/data/custom/abc?by=device');
  });

  it('goes back to categories', async () => {
    const { user, address } = await open('?by=1');
    await user.click(await screen.findByRole('button', { name: 'Compare categories' }));

    expect(address()).toBe('/data/custom/abc');
    expect(await screen.findByRole('heading', { name: 'No categories yet' })).toBeTruthy();
  });

  it('says when its question is gone', async () => {
    await open('?by=99');
    expect(await screen.findByText('The question to split by no longer exists. Choose another one.')).toBeTruthy();
  });

  it('says when nobody has answered', async () => {
    await open('?by=1', { total: 0 });
    expect(await screen.findByRole('heading', { name: 'No responses yet' })).toBeTruthy();
  });

  it('says when no response fits the filter', async () => {
    await open('?by=1&source=mail', { total: 0 });
    expect(await screen.findByRole('heading', { name: 'No response fits the filter' })).toBeTruthy();
  });
});
