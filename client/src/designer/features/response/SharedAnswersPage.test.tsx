import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { paths } from '../../shared/routes';
import { SharedAnswersPage } from './SharedAnswersPage';

const ROWS = [
  ['2026-03-01T08:05:00.000Z', 'Tea', '110000'],
  ['2026-03-01T08:04:00.000Z', null, null],
];

const pageOf = (rows: readonly (readonly (string | null)[])[], hasNextPage: boolean) => ({
  totalCount: 60,
  edges: rows.map((cells, place) => ({ cursor: `c${place}`, node: { cells } })),
  pageInfo: { hasNextPage, hasPreviousPage: !hasNextPage, startCursor: 'c0', endCursor: 'c1' },
});

const visit = (answers: (given: { after?: string | null }) => unknown) =>
  renderDesigner(<SharedAnswersPage />, {
    server: {
      sharedReport: {
        kind: 'ANSWERS',
        name: 'Lines',
        title: 'Drinks',
        smallestBase: 5,
        readAt: '2026-03-01T08:05:00.000Z',
        parts: [{ name: null, total: 60 }],
        columns: [
          { key: 'submitted_at', label: 'Submitted', kind: 'instant' },
          { key: 'n1', label: 'Tea or coffee?', kind: 'text' },
          { key: 'n2_province', label: 'Where?', kind: 'division' },
        ],
        answers,
      },
    },
    at: '/open/answer/abc?share=token',
    path: paths.sharedAnswers,
  });

const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

describe('shared answers', () => {
  it('are a table of the shared columns, read-only, page by page [S2.route.open-answer]', async () => {
    const { user } = await visit(({ after }) =>
      after ? pageOf([['2026-03-01T08:03:00.000Z', 'Coffee', null]], false) : pageOf(ROWS, true),
    );

    await screen.findByRole('columnheader', { name: 'Tea or coffee?' });
    expect(cells()).toEqual([
      expect.stringMatching(/^2026-03-01 /),
      'Tea',
      expect.stringMatching(/^\p{Script=Han}+$/u),
      expect.stringMatching(/^2026-03-01 /),
      '--',
      '--',
    ]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Next' }));

    await screen.findByRole('cell', { name: 'Coffee' });
    expect(screen.queryByRole('cell', { name: 'Tea' })).toBeNull();
  });

  it('are withheld while there are too few', async () => {
    await visit(() => null);

    expect(await screen.findByRole('heading', { name: 'Too few responses' })).toBeTruthy();
  });
});
