import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesigner } from '../../../../testing/render-designer';
import { AreaResult } from './AreaResult';
import type { AreaFragment } from './report.generated';

const area = (level: AreaFragment['level'], code: string, count: number): AreaFragment => ({ level, code, count, percent: count * 10 });
const rowsIn = (table: HTMLElement): (string | undefined)[] =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('areas', () => {
  const areas = [
    area('PROVINCE', '430000', 2),
    area('PROVINCE', '110000', 7),
    area('CITY', '430100', 2),
    area('CITY', '110100', 7),
    area('CITY', '139900', 1),
  ];

  beforeEach(() => {
    const cities: Readonly<Record<string, object>> = { '43': { '430100': '\u957f\u6c99\u5e02' }, '11': { '110100': '\u5e02\u8f96\u533a' } };
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      const [, province = ''] = /province-(\d+)/.exec(String(address)) ?? [];
      return cities[province] ? Response.json(cities[province]) : new Response('', { status: 404 });
    });
  });

  it('are listed by province and by city, the most frequent first, a municipality by its own name', async () => {
    await renderDesigner(<AreaResult areas={areas} others={3} />);
    const [provinces, cities] = screen.getAllByRole('table');
    expect(within(provinces ?? document.body).getByRole('columnheader', { name: 'Province' })).toBeTruthy();
    expect(rowsIn(provinces ?? document.body)).toEqual(['\u5317\u4eac\u5e02', '\u6e56\u5357\u7701']);
    expect(await screen.findByRole('rowheader', { name: '\u6e56\u5357\u7701 \u957f\u6c99\u5e02' })).toBeTruthy();
    expect(rowsIn(cities ?? document.body)).toEqual(['\u5317\u4eac\u5e02', '\u6e56\u5357\u7701 \u957f\u6c99\u5e02', '139900']);
    expect(screen.getAllByText(/not in the table/)).toHaveLength(1);
  });

  it('have no table of cities where only provinces were asked', async () => {
    await renderDesigner(<AreaResult areas={areas.slice(0, 2)} others={3} />);
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.queryByText(/not in the table/)).toBeNull();
  });
});
