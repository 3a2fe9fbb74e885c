import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { examReportUrl } from '../../shared/reports';
import { paths } from '../../shared/routes';
import { ExamReportPage } from './ExamReportPage';

const survey = { id: 'abc', title: 'History', status: 'RUNNING', settings: { exam: { passScore: 5, showAfter: 'SCORE' } } };
const CAPITAL = {
  nodeId: 1,
  code: 'Q1',
  title: 'The capital?',
  maximum: 4,
  asked: 1200,
  difficulty: 0.4567,
  rightRate: 0.456,
  discrimination: 0.613,
  wrongOptions: [{ optionId: 3, title: 'Lyon', count: 1001 }],
};
const WHY = { ...CAPITAL, nodeId: 4, code: 'Q2', title: 'Why?', rightRate: null, discrimination: -0.1, wrongOptions: [] };
const REPORT = {
  surveyId: 'abc',
  updatedAt: '2026-03-01T08:05:00.000Z',
  responses: 1200,
  waiting: 0,
  attempts: { started: 0, submitted: 0, expired: 0, running: 0 },
  mean: 6.2345,
  median: 6.5,
  deviation: 1.999,
  bands: [0, 0, 0, 0, 300, 600, 300, 0, 0, 0],
  passScore: 5,
  passRate: 0.875,
  grades: [
    { min: 90, title: 'Excellent', responses: 300 },
    { min: 60, title: 'Good', responses: 600 },
  ],
  questions: [CAPITAL, WHY],
};

const LINE = { place: 1, name: 'Ada', score: 9.5, seconds: 125, responseId: 'r1', number: 7 };
const RANKING = {
  surveyId: 'abc',
  of: 1200,
  lines: [LINE, { ...LINE, place: 2, name: null, seconds: null, responseId: 'r2', number: 8 }],
};

const open = (more: object = {}, ranking: object = {}) =>
  renderDesigner(<ExamReportPage />, {
    server: { survey, examReport: { ...REPORT, ...more }, examRanking: { ...RANKING, ...ranking } },
    at: examReportUrl('abc'),
    path: paths.examReport,
  });

describe('the analysis of an exam', () => {
  it('tells the scores as a whole, their distribution, and how each question did', async () => {
    await open();

    expect((await screen.findByText('Mean')).parentElement?.textContent).toBe('Mean6.23');
    expect(screen.getByText('Passed, with 5 points').parentElement?.textContent).toBe('Passed, with 5 points87.5%');
    const bands = within(screen.getByRole('region', { name: 'Distribution of scores' })).getAllByRole('listitem');
    expect(bands.map(({ textContent }) => textContent).slice(4, 6)).toEqual(['30040–50%', '60050–60%']);
    const [, capital, why] = within(screen.getByRole('table', { name: 'Questions' })).getAllByRole('row');
    expect(capital?.textContent).toBe('Q1 The capital?4 points, asked 1,2000.4645.6%0.61Tells wellLyon 1,001');
    expect(within(why as HTMLElement).getByText('The best do worse')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Mark answers' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Attempts' })).toBeNull();
    await expectAccessible();
  });

  it.each([1200, 0])('tells what has become of the attempts, with %i responses that count', async (responses) => {
    await open({ responses, attempts: { started: 1210, submitted: 1200, expired: 7, running: 3 } });

    const region = within(await screen.findByRole('region', { name: 'Attempts' }));
    const said = region.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);
    expect(said).toEqual(['Started1,210', 'Submitted1,200', 'Expired7', 'Running now3']);
    await expectAccessible();
  });

  it('tells how many reached each grade or none, and who did best, with the way to each response', async () => {
    await open();

    const grades = within(await screen.findByRole('region', { name: 'Grades' })).getAllByRole('listitem');
    expect(grades.map(({ textContent }) => textContent)).toEqual(['Excellent 90% or more300', 'Good 60% or more600', 'No grade 300']);
    const ranking = within(screen.getByRole('region', { name: 'Ranking' }));
    expect(ranking.getByText('1,200 have a place; the first 2 are listed.')).toBeTruthy();
    expect(ranking.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PlaceNameScoreTime taken',
      '1Ada9.52:05',
      '2Response 89.5--',
    ]);
    expect(ranking.getByRole('link', { name: 'Ada' }).getAttribute('href')).toMatch(/\/data\/detail\/abc\?response=r1$/);
  });

  it('has no grades where the exam has none, and says who has a place where nobody has', async () => {
    await open({ grades: [] }, { of: 0, lines: [] });

    expect(await screen.findByText(/^Nobody has a place yet/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Grades' })).toBeNull();
  });

  it('leads to the answers that wait to be marked, and says nothing of passing where nobody passes or fails', async () => {
    await open({ waiting: 2, passScore: null, passRate: null });

    expect((await screen.findByRole('link', { name: 'Mark answers' })).getAttribute('href')).toMatch(/\/data\/marking\/abc$/);
    expect(screen.queryByText(/^Passed/)).toBeNull();
  });

  it('says that there is nothing to analyse yet, and what makes a survey an exam', async () => {
    await open({ responses: 0, mean: null, median: null, deviation: null, passRate: null });
    expect(await screen.findByRole('heading', { name: 'No response counts yet' })).toBeTruthy();
    document.body.replaceChildren();

    await open({ questions: [] });
    expect(await screen.findByRole('heading', { name: 'The launched survey is no exam' })).toBeTruthy();
  });
});
