import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesigner } from '../../../testing/render-designer';
import { reportNav } from '../i18n/en/report-nav';
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
    const names = Object.values(reportNav.name);
    expect(names).toEqual(['Overall report', 'Smart insight', 'Cross report', 'Category report', 'Data detail', 'Data export']);
    expect(shown).toEqual(names);
    expect(links.find((link) => link.getAttribute('aria-current') === 'page')?.getAttribute('href')).toBe(reportUrl('abc'));
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
