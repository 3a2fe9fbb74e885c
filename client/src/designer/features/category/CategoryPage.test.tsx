import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { categoryUrl, paths } from '../../shared/routes';
import { category, comparedQuestion, option } from './category.factory';
import type { CategoryFragment } from './category.generated';
import { CategoryPage } from './CategoryPage';

const AT = '2026-03-01T08:05:00.000Z';
const FIVE = ['A', 'B', 'C', 'D', 'E'].map((name, place) => category(`c${name}`, name, { position: place + 1 }));

const reportOf = (total: number, tea: number) => ({
  surveyId: 'abc',
  total,
  updatedAt: AT,
  questions: [
    comparedQuestion(1, 'Tea or coffee?', {
      base: total,
      options: [option(11, 'Tea', tea, (100 * tea) / total), option(12, 'Coffee', total - tea, 100 - (100 * tea) / total)],
    }),
  ],
});

interface Sent {
  readonly input: Record<string, unknown>;
}

/** The page with these categories, and what is sent to change them. */
async function open(categories: CategoryFragment[], { search = '', fault }: { search?: string; fault?: GraphQLError } = {}) {
  const sent: Record<string, unknown>[] = [];
  let now = categories;
  const survey = () => ({
    id: 'abc',
    title: 'Drinks',
    status: 'RUNNING',
    versions: [{ version: 1, createdAt: AT }],
    reportCategories: now,
  });
  const change =
    (apply: (input: Record<string, unknown>) => void) =>
    ({ input }: Sent) => {
      if (fault) throw fault;
      sent.push(input);
      apply(input);
      return { survey: survey(), category: { __typename: 'ReportCategory', id: 'new' }, removedId: input['categoryId'] };
    };
  const designer = await renderDesigner(<CategoryPage />, {
    server: {
      survey,
      overallReport: reportOf(100, 50),
      nodes: ({ ids }: { ids: string[] }) =>
        ids.map((id) => {
          const found = now.find((one) => one.id === id);
          return found && { ...found, __typename: 'ReportCategory', report: reportOf(20, 5) };
        }),
      createReportCategory: change(({ name, conditions }) => {
        now = [...now, category('new', String(name), { conditions, position: now.length + 1 })];
      }),
      updateReportCategory: change(() => undefined),
      deleteReportCategory: change(({ categoryId }) => {
        now = now.filter(({ id }) => id !== categoryId);
      }),
    },
    at: `${categoryUrl('abc')}${search}`,
    path: paths.category,
  });
  return { ...designer, sent };
}

const cells = (name: RegExp): string[] =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the category report of a survey', () => {
  it('shows the figures of its categories beside those of all responses [S2.route.data-custom]', async () => {
    await open([category('c1', 'Mail', { conditions: { conditions: [{ source: { anyOf: ['mail'] } }] } })]);

    const table = await screen.findByRole('table', { name: 'Q1 Tea or coffee?' });
    await within(table).findByRole('columnheader', { name: 'Mail' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Option', 'All responses', 'Mail']);
    expect(cells(/^n /)).toEqual(['100', '20* Fewer than 30, a hint only']);
    expect(cells(/^Tea/)).toEqual(['50.0%50', '25.0%5']);
    expect(screen.getByText('Source: mail')).toBeTruthy();
    await expectAccessible();
  });

  it('compares four at most, and keeps which in the address', async () => {
    const { user, address } = await open(FIVE);
    await screen.findByText('4 are chosen. Untick one to see another.');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'E' }).disabled).toBe(true);

    await user.click(screen.getByRole('checkbox', { name: 'B' }));
    await user.click(screen.getByRole('checkbox', { name: 'E' }));

    expect(address()).toBe('/data/custom/abc?show=cA%2CcC%2CcD%2CcE');
  });

  it('saves a filter under a name', async () => {
    const { user, sent } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'New category' }));
    const dialog = await screen.findByRole('dialog', { name: 'New category' });

    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Give the category a name.')).toBeTruthy();

    await user.type(within(dialog).getByLabelText('Category name'), ' Screened ');
    await user.click(within(dialog).getByRole('button', { name: 'Status' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Screened out' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(sent).toEqual([{ surveyId: 'abc', name: 'Screened', conditions: { conditions: [{ status: { anyOf: ['screened'] } }] } }]),
    );
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Screened' })).checked).toBe(true);
    expect(await screen.findByRole('columnheader', { name: 'Screened' })).toBeTruthy();
  });

  it('says in the dialog that a name is taken', async () => {
    const extensions = { code: 'A0400', fields: [{ field: 'name', rule: 'notUnique' }] };
    const { user } = await open([], { fault: new GraphQLError('no', { extensions }) });
    await user.click(await screen.findByRole('button', { name: 'New category' }));
    await user.type(await screen.findByLabelText('Category name'), 'Mail{Enter}');

    expect(await screen.findByText('There is a category of this name already.')).toBeTruthy();
  });

  it('moves and deletes categories, the latter once that is confirmed', async () => {
    const { user, sent } = await open([category('c1', 'Mail'), category('c2', 'Web', { position: 2 })]);
    await user.click(await screen.findByRole('button', { name: 'Actions for “Mail”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    await waitFor(() => expect(sent).toEqual([{ categoryId: 'c1', position: 2 }]));

    await user.click(screen.getByRole('button', { name: 'Actions for “Web”' }));
    await user.click((await screen.findAllByRole('menuitem', { name: 'Delete' })).at(-1) ?? document.body);
    const confirm = await screen.findByRole('dialog', { name: /Delete the category “Web”/ });
    await user.click(within(confirm).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Web' })).toBeNull());
    expect(sent.at(-1)).toEqual({ categoryId: 'c2' });
  });

  it('does not compare what asks for something that is gone, and says so', async () => {
    await open([category('c1', 'Old', { responseCount: null })]);

    expect(await screen.findByText('A question in its conditions no longer exists')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Old' }).disabled).toBe(true);
    expect(await screen.findByRole('table', { name: 'Q1 Tea or coffee?' })).toBeTruthy();
  });

  it('offers another try where it does not load', async () => {
    await renderDesigner(<CategoryPage />, {
      server: { survey: () => Promise.reject(new Error('away')) },
      at: categoryUrl('abc'),
      path: paths.category,
    });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
