import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { PROVINCES } from '../../../shared/divisions/divisions';
import { paths } from '../../shared/routes';
import { crossCell, crossColumn, crossQuestion, crossRow, crossTable } from './cross.factory';
import { SharedTablesPage } from './SharedTablesPage';

const byCity = crossTable({
  row: crossQuestion(1, 'Tea?'),
  column: crossQuestion(2, 'Where?', { divisions: true }),
  columns: [crossColumn('A', '110000', 40)],
  rows: [crossRow('yes', [crossCell(30, 75)], 75)],
});
const saved = (name: string, more: object) => ({
  name,
  measure: 'COUNT',
  confidence: 'NINETY_FIVE',
  bonferroni: true,
  total: 40,
  leftOut: 0,
  tables: [byCity],
  ...more,
});

const visit = (tables: readonly object[]) =>
  renderDesigner(<SharedTablesPage />, {
    server: {
      sharedReport: {
        kind: 'CROSS',
        name: 'For the team',
        title: 'Drinks',
        smallestBase: 5,
        readAt: '2026-03-01T08:05:00.000Z',
        parts: [{ name: null, total: 40 }],
        tables,
      },
    },
    at: '/open/cross/abc?share=token',
    path: paths.sharedTables,
  });

describe('shared cross tables', () => {
  it('stand under their names, in the measure they were saved in, and tell what is left out', async () => {
    await visit([saved('By city', { leftOut: 2 }), saved('Few', { total: null, tables: [] })]);

    const first = within(await screen.findByRole('region', { name: 'By city' }));
    expect(first.getByRole('heading', { name: 'By city n = 40' })).toBeTruthy();
    expect(first.getByRole('columnheader', { name: new RegExp(PROVINCES['110000'] ?? 'the name of a province') })).toBeTruthy();
    expect(
      within(first.getByRole('row', { name: /^yes/ }))
        .getAllByRole('cell')
        .at(-1)?.textContent,
    ).toBe('30');
    expect(first.getByText(/^2 more columns or tables are not shown/)).toBeTruthy();
    const second = within(screen.getByRole('region', { name: 'Few' }));
    expect(second.getByText('fewer than 5 responses')).toBeTruthy();
    expect(second.queryByRole('table')).toBeNull();
    await expectAccessible();
  });

  it('say so where there are none any more', async () => {
    await visit([]);
    expect(await screen.findByText('No tables to show')).toBeTruthy();
  });
});
