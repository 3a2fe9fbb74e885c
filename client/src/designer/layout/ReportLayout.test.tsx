import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesigner } from '../../../testing/render-designer';
import { reportNav } from '../i18n/en/report-nav';
import { reportUrl } from '../shared/routes';
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

  it('links the reports that have a screen, in the order of the specification, and marks the open one', async () => {
    await open();
    const links = within(screen.getByRole('navigation', { name: 'Reports' })).getAllByRole('link');
    const shown = links.map(({ textContent }) => textContent);
    const names = Object.values(reportNav.name);
    expect(names).toEqual(['Overall report', 'Smart insight', 'Cross report', 'Category report', 'Data detail', 'Data export']);
    expect(names.filter((name) => shown.includes(name))).toEqual(shown);
    expect(links.find((link) => link.getAttribute('aria-current') === 'page')?.getAttribute('href')).toBe(reportUrl('abc'));
  });
});
