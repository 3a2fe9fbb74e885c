import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesigner } from '../../../../testing/render-designer';
import { formatDay, formatMoment } from '../../shared/moment';
import { RecyclePage } from './RecyclePage';

const DAY = 24 * 60 * 60 * 1000;
/** Some hours, so that a slow machine does not come to the next day. */
const inDays = (days: number) => new Date(Date.now() + (days - 0.25) * DAY).toISOString();
const RECYCLED = inDays(-18);
const PURGE = inDays(12);
const tea = { id: 'abc', title: 'Tea', responseTotal: 12345, recycledAt: RECYCLED, purgeAt: PURGE };
const pageOf = (surveys: readonly object[]) => ({
  totalCount: surveys.length,
  edges: surveys.map((node) => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

describe('the recycle bin', () => {
  it('tells of each survey when it was deleted and until when it can be restored', async () => {
    await renderDesigner(<RecyclePage />, { server: { surveys: pageOf([tea]) } });
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual([
      '',
      'Tea',
      '12,345 responses',
      formatMoment(RECYCLED),
      `12 days leftDeleted permanently on ${formatDay(PURGE)}`,
      'RestoreDelete permanently',
    ]);
  });

  it('says so when less than a day is left', async () => {
    await renderDesigner(<RecyclePage />, { server: { surveys: pageOf([{ ...tea, purgeAt: inDays(1) }]) } });
    expect(screen.getByText('Less than a day left')).toBeTruthy();
  });

  it('restores several at once, and keeps those selected that could not be', async () => {
    const sent: object[] = [];
    const changeSurveys = ({ input }: { input: { surveyIds: readonly string[] } }) => {
      sent.push(input);
      return { results: input.surveyIds.map((surveyId) => ({ surveyId, code: surveyId === 'abc' ? '00000' : 'A0412', copyId: null })) };
    };
    const surveys = pageOf([tea, { ...tea, id: 'def', title: 'Rum' }]);
    const { user } = await renderDesigner(<RecyclePage />, { server: { surveys, changeSurveys } });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(await screen.findByRole('region', { name: 'For the selected surveys' }));
    expect(bar.getByText('2 selected')).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('1 survey done')).toBeTruthy();
    expect(sent).toEqual([{ surveyIds: ['abc', 'def'], action: 'RESTORE' }]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Rum' }).checked).toBe(true);
    expect(bar.getByText('1 selected')).toBeTruthy();
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
