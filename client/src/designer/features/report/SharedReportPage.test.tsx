import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { paths } from '../../shared/routes';
import { choice, questionWith } from './report.factory';
import { SharedReportPage } from './SharedReportPage';

const ABSENT = new GraphQLError('gone', { extensions: { code: 'A0404' } });
const TOO_OFTEN = new GraphQLError('slow down', { extensions: { code: 'A0501', data: { retryAfterSeconds: 200 } } });

const asked = (nodeId: number, title: string, report: object | null, leftOut = 0) => ({
  nodeId,
  code: `Q${nodeId}`,
  title,
  type: 'SINGLE_CHOICE',
  leftOut,
  report,
});

const REPORT = {
  kind: 'REPORT',
  name: 'For the team',
  title: 'Drinks',
  smallestBase: 5,
  readAt: '2026-03-01T08:05:00.000Z',
  parts: [{ name: null, total: 40 }],
  questions: [
    asked(
      1,
      'Tea or coffee?',
      questionWith({ type: 'SINGLE_CHOICE', title: 'Tea or coffee?', base: 40, options: [choice('Tea', 30, 75)] }),
      2,
    ),
    asked(2, 'Why?', questionWith({ nodeId: 2, code: 'Q2', title: 'Why?', base: 9 })),
    asked(3, 'Seldom asked', null),
  ],
};

interface Visit {
  readonly shareId: string;
  readonly password?: string | null;
}

/** The page of a link that opens by this password. */
async function visit(report: object = REPORT, password: string | null = null, fault = ABSENT) {
  const tried: (string | null)[] = [];
  const designer = await renderDesigner(<SharedReportPage />, {
    server: {
      sharedReport: (given: Visit) => {
        tried.push(given.password ?? null);
        if ((given.password ?? null) !== password) throw fault;
        return report;
      },
    },
    at: '/report/token',
    path: paths.sharedReport,
  });
  return { ...designer, tried };
}

describe('a shared report', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows its questions without a sign-in, and why some figures are missing [S2.route.report-share]', async () => {
    await visit();

    const first = await screen.findByRole('article', { name: 'Q1 Tea or coffee?' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Drinks');
    expect(screen.getByText('For the team')).toBeTruthy();
    expect(within(first).getByText('75.0%')).toBeTruthy();
    expect(within(first).getByText('2 more items are not shown: fewer than 5 answered them.')).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Q2 Why?' })).getByText('This report does not show what was typed.')).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Q3 Seldom asked' })).getByText(/^Too few responses/)).toBeTruthy();
    await expectAccessible();
  });

  it('opens by its password, which this tab remembers', async () => {
    const { user } = await visit(REPORT, 'tea at four');
    await screen.findByRole('heading', { name: 'This report cannot be opened' });
    await expectAccessible();

    await user.click(screen.getByRole('button', { name: 'Open report' }));
    expect(screen.getByText('Enter the password.')).toBeTruthy();
    await user.type(screen.getByLabelText('Password'), 'a wrong one');
    await user.click(screen.getByRole('button', { name: 'Open report' }));
    await screen.findByText('It still cannot be opened: the password is wrong, or the link has ended.');
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'tea at four');
    await user.click(screen.getByRole('button', { name: 'Open report' }));

    await screen.findByRole('heading', { name: 'Drinks' });
    expect(Object.values({ ...sessionStorage })).toEqual(['tea at four']);
  });

  it('says when one may try again', async () => {
    await visit(REPORT, 'tea at four', TOO_OFTEN);

    expect(await screen.findByText('Too many tries. Try again in 4 minutes.')).toBeTruthy();
  });

  it('is not opened at the address of another kind', async () => {
    await visit({ ...REPORT, kind: 'ANSWERS' });

    expect(await screen.findByRole('heading', { name: 'This report cannot be opened' })).toBeTruthy();
  });

  it('shows nothing while there are too few responses', async () => {
    await visit({ ...REPORT, parts: [{ name: null, total: null }], questions: [] });

    expect(await screen.findByRole('heading', { name: 'Too few responses' })).toBeTruthy();
    expect(screen.getByText('fewer than 5 responses')).toBeTruthy();
  });
});
