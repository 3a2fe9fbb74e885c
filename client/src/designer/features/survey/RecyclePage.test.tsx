import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderDesigner } from '../../../../testing/render-designer';
import { formatDay, formatMoment } from '../../shared/moment';
import { RecyclePage } from './RecyclePage';

const RECYCLED = '2026-03-01T08:05:00.000Z';
const PURGE = '2026-03-31T08:05:00.000Z';
const tea = { id: 'abc', title: 'Tea', responseCount: 12345, recycledAt: RECYCLED, purgeAt: PURGE };
const pageOf = (surveys: readonly object[]) => ({
  totalCount: surveys.length,
  edges: surveys.map((node) => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

describe('the recycle bin', () => {
  it('tells of each survey when it was deleted and until when it can be restored', async () => {
    await renderDesigner(<RecyclePage />, { server: { surveys: pageOf([tea]) } });
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(['Tea', '12,345', formatMoment(RECYCLED), `Deleted permanently on ${formatDay(PURGE)}`, 'Restore']);
  });

  it('restores a survey, says so, and no longer lists it', async () => {
    let surveys = pageOf([tea]);
    const restoreSurvey = () => {
      surveys = pageOf([]);
      return { survey: { id: 'abc', status: 'DRAFT' } };
    };
    const { user } = await renderDesigner(<RecyclePage />, { server: { surveys: () => surveys, restoreSurvey } });
    await user.click(screen.getByRole('button', { name: 'Restore Tea' }));
    expect(await screen.findByText('Restored')).toBeTruthy();
    expect(await screen.findByText(/The recycle bin is empty/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('does not say that a survey is restored when it is not', async () => {
    const restoreSurvey = () => {
      throw new Error('broken');
    };
    const { user } = await renderDesigner(<RecyclePage />, { server: { surveys: pageOf([tea]), restoreSurvey } });
    await user.click(screen.getByRole('button', { name: 'Restore Tea' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText('Restored')).toBeNull();
    expect(screen.getByRole('cell', { name: 'Tea' })).toBeTruthy();
  });

  it('offers another try when it cannot be loaded', async () => {
    let isBroken = true;
    const surveys = () => {
      if (isBroken) throw new Error('broken');
      return pageOf([tea]);
    };
    const { user } = await renderDesigner(<RecyclePage />, { server: { surveys } });
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('cell', { name: 'Tea' })).toBeTruthy();
  });
});
