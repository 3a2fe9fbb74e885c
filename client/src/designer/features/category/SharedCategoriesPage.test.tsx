import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { paths } from '../../shared/routes';
import { comparedQuestion, option } from './category.factory';
import { SharedCategoriesPage } from './SharedCategoriesPage';

const asked = (report: ReturnType<typeof comparedQuestion> | null) => ({
  nodeId: 1,
  code: 'Q1',
  title: 'Tea or coffee?',
  type: 'SINGLE_CHOICE',
  leftOut: 0,
  report,
});

const all = asked(comparedQuestion(1, 'Tea or coffee?', { base: 40, options: [option(11, 'Tea', 30, 75)] }));
const byMail = asked(comparedQuestion(1, 'Tea or coffee?', { base: 10, options: [option(11, 'Tea', 1, 10)] }));

async function visit() {
  const places: (number | null)[] = [];
  const designer = await renderDesigner(<SharedCategoriesPage />, {
    server: {
      sharedReport: {
        kind: 'CATEGORY',
        name: 'Groups',
        title: 'Drinks',
        smallestBase: 5,
        readAt: '2026-03-01T08:05:00.000Z',
        parts: [
          { name: null, total: 40 },
          { name: 'By mail', total: 10 },
          { name: 'By post', total: null },
        ],
        questions: ({ part }: { part: number }) => {
          places.push(part);
          return part === 0 ? [all] : [byMail];
        },
      },
    },
    at: '/open/abc?share=token',
    path: paths.sharedCategories,
  });
  return { ...designer, places };
}

describe('shared categories', () => {
  it('stand beside each other and beside all responses; one with too few responses is not asked for [S2.route.open-report]', async () => {
    const { places } = await visit();

    const table = await screen.findByRole('table', { name: 'Q1 Tea or coffee?' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Option', 'All responses', 'By mail', 'By post']);
    const cells = (name: RegExp) => within(within(table).getByRole('row', { name })).getAllByRole('cell');
    expect(cells(/^n /).map(({ textContent }) => textContent)).toEqual(['40', '10* Fewer than 30, a hint only', 'Too few responses']);
    expect(cells(/^Tea/).map(({ textContent }) => textContent)).toEqual(['75.0%30', '10.0%1', '–']);
    expect(screen.getByText('fewer than 5 responses')).toBeTruthy();
    expect(places.toSorted()).toEqual([0, 1]);
    await expectAccessible();
  });
});
