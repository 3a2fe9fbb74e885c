import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesigner } from '../../../testing/render-designer';
import { reportNav } from '../i18n/en/report-nav';
import { examReportUrl, markingUrl } from '../shared/reports';
import { paths, reportUrl } from '../shared/routes';
import { ReportLayout } from './ReportLayout';

describe('the frame of the reports', () => {
  const open = () =>
    renderDesigner(
      <ReportLayout surveyId="abc" active="overall" survey={{ title: 'Drinks', status: 'RUNNING' }}>
        <p>Figures</p>
      </ReportLayout>,
    );

  it('shows the survey with its status, and the report', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Drinks' })).toBeTruthy();
    expect(screen.getByText('Collecting')).toBeTruthy();
    expect(within(screen.getByRole('main')).getByText('Figures')).toBeTruthy();
  });

  it('[S2.nav.report] links the six reports in the order of the specification, and marks the open one', async () => {
    await open();
    const links = within(screen.getByRole('navigation', { name: 'Reports' })).getAllByRole('link');
    const shown = links.map(({ textContent }) => textContent);
    const names = Object.values(reportNav.name).slice(0, 6);
    expect(names).toEqual(['Overall report', 'Smart insight', 'Cross report', 'Category report', 'Data detail', 'Data export']);
    expect(shown).toEqual(names);
    expect(links.find((link) => link.getAttribute('aria-current') === 'page')?.getAttribute('href')).toBe(reportUrl('abc'));
  });

  it('leads to the analysis and the marking of an exam as well', async () => {
    const survey = { id: 'abc', settings: { exam: { passScore: null, showAfter: 'SCORE' } } };
    await renderDesigner(
      <ReportLayout surveyId="abc" active="overall" survey={undefined}>
        <p>Figures</p>
      </ReportLayout>,
      { server: { survey } },
    );

    expect((await screen.findByRole('link', { name: 'Marking' })).getAttribute('href')).toBe(markingUrl('abc'));
    expect(screen.getByRole('link', { name: 'Exam analysis' }).getAttribute('href')).toBe(examReportUrl('abc'));
  });

  it('brings the open report of an exam into sight on a phone, though it comes later than the others', async () => {
    const sizes = { offsetLeft: 600, offsetWidth: 80, clientWidth: 390 };
    const spies = Object.entries(sizes).map(([name, size]) =>
      jest.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockReturnValue(size),
    );
    await renderDesigner(
      <ReportLayout surveyId="abc" active="marking" survey={undefined}>
        <p>Figures</p>
      </ReportLayout>,
      { server: { survey: { id: 'abc', settings: { exam: { passScore: null, showAfter: 'SCORE' } } } } },
    );

    await screen.findByRole('link', { name: 'Marking' });
    expect(screen.getByRole('navigation', { name: 'Reports' }).scrollLeft).toBe(290);
    for (const spy of spies) spy.mockRestore();
  });

  it('takes the filter along to every report that shows it', async () => {
    await renderDesigner(
      <ReportLayout surveyId="abc" active="overall" survey={undefined}>
        <p>Figures</p>
      </ReportLayout>,
      { at: `${reportUrl('abc')}?source=mail&view=collection`, path: paths.report },
    );

    const links = within(screen.getByRole('navigation', { name: 'Reports' })).getAllByRole('link');
    const queries = links.map((link) => [link.textContent, link.getAttribute('href')?.split('?')[1]]);
    expect(queries.filter(([, query]) => query !== 'source=mail')).toEqual([['Category report', undefined]]);
  });
});
