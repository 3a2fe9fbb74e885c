import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { renderDesigner } from '../../../../testing/render-designer';
import { announceReconnect } from '../../../graphql/reconnect';
import { formatMoment } from '../../shared/moment';
import { paths, reportUrl } from '../../shared/routes';
import { OverallPage } from './OverallPage';
import { choice, collectionOf, questionWith } from './report.factory';

const UPDATED = '2026-03-01T08:05:00.000Z';
const survey = (status: string) => ({ id: 'abc', title: 'Drinks', status });
const reportOf = (total: number, more = {}) => ({
  surveyId: 'abc',
  seq: total,
  total,
  updatedAt: UPDATED,
  collection: collectionOf(total),
  questions: [questionWith({ texts: ['Hot'] }), questionWith({ nodeId: 2, code: 'Q2', title: 'Why?', texts: ['Cold'] })],
  ...more,
});

describe('the report of a survey', () => {
  const open = (server: Record<string, unknown>) => renderDesigner(<OverallPage />, { server, at: reportUrl('abc'), path: paths.report });

  it('shows its questions, how many responses there are, and since when', async () => {
    await open({ survey: survey('RUNNING'), overallReport: reportOf(1234) });
    expect(await screen.findByRole('article', { name: 'Q1 Tea?' })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Q2 Why?' })).toBeTruthy();
    expect(screen.getByText('n = 1,234')).toBeTruthy();
    expect(screen.getByText(`Updated ${formatMoment(UPDATED)}`)).toBeTruthy();
    expect(screen.getByText('Live')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Drinks' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Overall report', current: 'page' }).getAttribute('href')).toBe('/data/abc');
  });

  it('jumps to a question that is picked from the list, and puts the focus there', async () => {
    const { user } = await open({ survey: survey('RUNNING'), overallReport: reportOf(4) });
    const second = await screen.findByRole('article', { name: 'Q2 Why?' });
    const seen: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      seen.push(this);
    };
    await user.click(screen.getByRole('combobox', { name: 'Jump to question' }));
    await user.click(await screen.findByTitle('Q2 Why?'));
    expect(seen).toContain(second);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Q2 Why?' }));
  });

  it('unfolds on paper what is folded on the screen', async () => {
    const other = choice('Else', 4, 100, { texts: ['Milk'] });
    await open({
      survey: survey('RUNNING'),
      overallReport: reportOf(4, { questions: [questionWith({ type: 'SINGLE_CHOICE', options: [other] })] }),
    });
    await screen.findByText('Details for “Else” (1)');
    const details = document.querySelector('details');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(details?.open).toBe(true);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(details?.open).toBe(false);
  });

  it('shows how the responses came, behind a switch that the address keeps', async () => {
    const { user, address, push } = await open({ survey: survey('RUNNING'), overallReport: reportOf(4) });
    await user.click(await screen.findByRole('button', { name: 'Collection' }));
    expect(address()).toBe('/data/abc?view=collection');
    expect(screen.queryByRole('article', { name: 'Q1 Tea?' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Jump to question' })).toBeNull();
    const duration = within(screen.getByRole('article', { name: 'Time taken' }));
    expect(duration.getByText('2 min 5 s')).toBeTruthy();
    expect(duration.getByText('1 min – 1 h 10 min')).toBeTruthy();
    expect(duration.getByText('n = 3 of 4')).toBeTruthy();
    const rowsIn = (name: string) =>
      within(screen.getByRole('article', { name }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
    expect(rowsIn('Responses by day')).toEqual(['PeriodSharePeople', '02-2775.0%3', '02-280.0%0', '03-0125.0%1']);
    expect(rowsIn('Sources')).toEqual(['SourceSharePeople', 'poster75.0%3', 'No source tag25.0%1']);
    expect(rowsIn('Devices')).toEqual(['DeviceSharePeople', 'Phone75.0%3', 'Unknown25.0%1']);
    expect(rowsIn('Regions')).toEqual(['RegionSharePeople', 'Guangdong75.0%3', 'Japan25.0%1']);
    expect(rowsIn('Status').slice(1)).toEqual(['Complete80.0%4', 'Screened out20.0%1']);
    expect(rowsIn('Hour of the day')).toHaveLength(25);
    await push('overallReportChanged', reportOf(5));
    expect(duration.getByText('n = 4 of 5')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Questions' }));
    expect(screen.getByRole('article', { name: 'Q1 Tea?' })).toBeTruthy();
  });

  it('says that responses do not tell where they came from, instead of a figure of nothing', async () => {
    const nobody = { devices: [{ device: null, count: 4, percent: 100 }], regions: [{ region: null, count: 4, percent: 100 }] };
    const { user } = await open({
      survey: survey('RUNNING'),
      overallReport: reportOf(4, { collection: { ...collectionOf(4), ...nobody } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Collection' }));

    expect(screen.getByRole('article', { name: 'Devices' }).textContent).toContain('do not tell on what they were given');
    expect(screen.getByRole('article', { name: 'Regions' }).textContent).toContain('do not tell where they came from');
  });

  it('says that the figures on collection could not be read, and shows the questions all the same', async () => {
    const { user } = await open({ survey: survey('RUNNING'), overallReport: reportOf(4, { collection: null }) });
    await screen.findByRole('article', { name: 'Q1 Tea?' });
    await user.click(screen.getByRole('button', { name: 'Collection' }));
    expect(screen.getByText(/figures on collection could not be read/)).toBeTruthy();
  });

  it('is not live once the survey has stopped', async () => {
    await open({ survey: survey('STOPPED'), overallReport: reportOf(5) });
    expect(await screen.findByText('n = 5')).toBeTruthy();
    expect(screen.queryByText('Live')).toBeNull();
  });

  it('grows as responses come, and never shrinks by news that come late', async () => {
    const { push } = await open({ survey: survey('RUNNING'), overallReport: reportOf(5) });
    await screen.findByText('n = 5');
    await push('overallReportChanged', reportOf(6));
    expect(screen.getByText('n = 6')).toBeTruthy();
    await push('overallReportChanged', reportOf(3));
    expect(screen.queryByText('n = 3')).toBeNull();
  });

  it('is asked for again when the connection is back', async () => {
    let total = 5;
    await open({ survey: survey('RUNNING'), overallReport: () => reportOf(total) });
    await screen.findByText('n = 5');
    total = 8;
    act(announceReconnect);
    expect(await screen.findByText('n = 8')).toBeTruthy();
  });

  it('is that of the responses that the filter of the address means, until the filter is taken away', async () => {
    const overallReport = ({ filter }: { filter?: { version?: number } | null }) => reportOf(filter ? (filter.version === 2 ? 3 : 0) : 9);
    const server = { survey: survey('RUNNING'), overallReport };
    const { user, address } = await renderDesigner(<OverallPage />, { server, at: `${reportUrl('abc')}?version=2`, path: paths.report });
    expect(await screen.findByText('n = 3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove the filter “Version”' }));
    expect(await screen.findByText('n = 9')).toBeTruthy();
    expect(address()).toBe('/data/abc');
  });

  it('says that nothing fits the filter, and takes it away', async () => {
    const overallReport = ({ filter }: { filter?: unknown }) => reportOf(filter ? 0 : 9);
    const server = { survey: survey('RUNNING'), overallReport };
    const { user } = await renderDesigner(<OverallPage />, { server, at: `${reportUrl('abc')}?source=mail`, path: paths.report });
    expect(await screen.findByRole('heading', { name: 'No response fits the filter' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove the filters' }));
    expect(await screen.findByText('n = 9')).toBeTruthy();
  });

  it.each([
    ['RUNNING', /The survey is collecting/, 'Show the link'],
    ['DRAFT', /Launch the survey/, 'Go to publish'],
  ])('says before the first response what to do (%s)', async (status, help, link) => {
    await open({ survey: survey(status), overallReport: reportOf(0) });
    expect(await screen.findByRole('heading', { name: 'No responses yet' })).toBeTruthy();
    expect(screen.getByText(help)).toBeTruthy();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/publish/abc');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('says that it is loading', async () => {
    await open({ survey: () => new Promise(() => {}), overallReport: reportOf(5) });
    expect(screen.getByText('Loading', { exact: false })).toBeTruthy();
    expect(screen.queryByText('n = 5')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers another try when it cannot be loaded', async () => {
    let isBroken = true;
    const overallReport = () => {
      if (isBroken) throw new Error('broken');
      return reportOf(5);
    };
    const { user } = await open({ survey: survey('RUNNING'), overallReport });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);
    expect(await screen.findByText('n = 5')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
