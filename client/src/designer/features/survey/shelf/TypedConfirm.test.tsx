import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesigner } from '../../../../../testing/render-designer';
import { RecyclePage } from '../RecyclePage';
import { ClearDialog } from './ClearDialog';

const rowOf = (id: string, title: string, responseTotal: number) => ({
  id,
  title,
  responseTotal,
  recycledAt: '2026-03-01T08:05:00.000Z',
  purgeAt: '2099-03-31T08:05:00.000Z',
});
const pageOf = (rows: readonly object[]) => ({
  totalCount: rows.length,
  edges: rows.map((node) => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});
const [TEA, RUM] = [rowOf('abc', 'Tea', 1200), rowOf('def', 'Rum', 1)];

async function cleared(more: object = {}) {
  const sent: object[] = [];
  let isClosed = false;
  const clearSurvey = ({ input }: { input: object }) => {
    sent.push(input);
    return { responses: 1200, survey: { id: 'abc', responseCount: 0, responseTotal: 0, responseTrend: null } };
  };
  const server = { survey: { id: 'abc', responseTotal: 1200 }, clearSurvey, ...more };
  const close = () => (isClosed = true);
  const { user } = await renderDesigner(<ClearDialog surveyId="abc" title="Tea  time" status="RUNNING" onClose={close} />, { server });
  return { user, sent, isClosed: () => isClosed };
}

describe('clearing responses', () => {
  it('says how many go, and that a running survey goes on', async () => {
    await cleared();

    expect(await screen.findByText('1,200 responses go for good.')).toBeTruthy();
    expect(screen.getByText(/goes on collecting/)).toBeTruthy();
  });

  it('is done only after the title was typed, by its button or the Enter key', async () => {
    const { user, sent, isClosed } = await cleared();
    const field = screen.getByLabelText('Type the title of the survey to go on:');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear responses' });

    await user.type(field, 'Tea{Enter}');
    expect([sent, button.disabled]).toEqual([[], true]);
    await user.type(field, ' time{Enter}');

    expect(await screen.findByText('1,200 responses cleared')).toBeTruthy();
    expect(sent).toEqual([{ surveyId: 'abc', title: 'Tea  time' }]);
    expect(isClosed()).toBe(true);
  });

  it('stays open when it fails', async () => {
    const clearSurvey = () => {
      throw new Error('broken');
    };
    const { user, isClosed } = await cleared({ clearSurvey });

    await user.type(screen.getByLabelText('Type the title of the survey to go on:'), 'Tea time{Enter}');

    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(isClosed()).toBe(false);
  });
});

/** The bin with both surveys; those that are deleted for good are gone from it. */
async function bin(isBroken = false) {
  const sent: object[] = [];
  let rows = [TEA, RUM];
  const purgeSurveys = ({ input }: { input: { surveyIds: readonly string[] } }) => {
    if (isBroken) throw new Error('broken');
    sent.push(input);
    rows = rows.filter(({ id }) => !input.surveyIds.includes(id));
    return { surveyIds: input.surveyIds };
  };
  const { user } = await renderDesigner(<RecyclePage />, { server: { surveys: () => pageOf(rows), purgeSurveys } });
  return { user, sent };
}

describe('deleting surveys for good', () => {
  it('asks for their number where there are several, and says what goes with each', async () => {
    const { user, sent } = await bin();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Delete permanently' }));
    const dialog = within(await screen.findByRole('dialog'));

    expect(dialog.getByText('1,201 responses go with them.')).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Tea1,200 responses', 'Rum1 response']);
    await user.type(dialog.getByLabelText('Type the number of surveys to go on:'), '2{Enter}');

    expect(await screen.findByText('2 surveys deleted permanently')).toBeTruthy();
    expect(sent).toEqual([{ surveyIds: ['abc', 'def'], confirmation: '2' }]);
    expect(await screen.findByText(/The recycle bin is empty/)).toBeTruthy();
  });

  it('asks for the title of a single one', async () => {
    const { user, sent } = await bin();
    await user.click(screen.getByRole('button', { name: 'Delete permanently: Rum' }));
    await user.type(await screen.findByLabelText('Type the title of the survey to go on:'), 'Rum{Enter}');

    expect(await screen.findByText('1 survey deleted permanently')).toBeTruthy();
    expect(sent).toEqual([{ surveyIds: ['def'], confirmation: 'Rum' }]);
    expect(screen.queryByText('Rum')).toBeNull();
  });

  it('keeps them selected when it fails', async () => {
    const { user } = await bin(true);
    await user.click(screen.getByRole('checkbox', { name: 'Select Tea' }));
    await user.click(await screen.findByRole('button', { name: 'Delete permanently' }));
    await user.type(await screen.findByLabelText('Type the title of the survey to go on:'), 'Tea{Enter}');

    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Tea' }).checked).toBe(true);
  });
});
