import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { single, surveyWith, text } from '@wence/schema/testing';
import { expectAccessible } from '../../../../../testing/expect-accessible';
import { renderVisit } from '../../../../../testing/render-visit';
import { EndPage } from '../EndPage';

/** Ids: Q1 1 (Paris 2, Lyon 3), Q2 4. */
const exam = surveyWith(
  { title: 'Test', language: 'en', settings: { exam: { showAfter: 'analysis' } } },
  single('Q1', 'The capital?', ['Paris', 'Lyon']),
  text('Q2', 'Its river?'),
);
const from = {
  stage: 'done',
  receipt: { responseId: 'r1', status: 'complete' },
  given: { 1: { option: 3 }, 4: { text: 'Seine' } },
  attention: { turn: 1, target: 'top' },
} as const;

const RESULT = {
  score: 3.5,
  maximum: 5.5,
  passed: true,
  questions: [
    { nodeId: 1, score: 0, maximum: 2, mark: 'wrong', analysis: 'Since 987.', right: [{ label: null, texts: ['Paris'] }] },
    { nodeId: 4, score: 3.5, maximum: 3.5, mark: 'correct', analysis: null, right: [{ label: null, texts: ['Seine'] }] },
  ],
};

function answering(...results: (object | null | 'lost')[]): unknown[] {
  const asked: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    asked.push([String(url), JSON.parse(String(init?.body))]);
    const result = results.length > 1 ? results.shift() : results[0];
    if (result === 'lost') return Promise.reject(new Error('no network'));
    const body = JSON.stringify({ code: '00000', message: '', data: { result } });
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }));
  });
  return asked;
}

describe('the score of an exam, after it was submitted', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('tells the points, the verdict, and of each question what was right and why', async () => {
    const asked = answering(RESULT);
    await renderVisit(<EndPage />, exam, { from });

    expect(await screen.findByRole('heading', { name: 'Your score' })).toBeTruthy();
    expect(screen.getByText('3.5 of 5.5 points')).toBeTruthy();
    expect(screen.getByText('Passed')).toBeTruthy();
    const [wrong, right] = screen.getAllByRole('listitem');
    expect(wrong?.textContent).toBe('The capital?Wrong 0 of 2Right answerParisExplanationSince 987.');
    expect(right?.textContent).toBe('Its river?Right 3.5 of 3.5');
    expect(asked).toEqual([[expect.stringMatching(/\/exam$/), { submissionId: expect.any(String) }]]);
    await expectAccessible();
  });

  it('tells the points alone where the author shows no more, and nothing where nothing is shown', async () => {
    answering({ ...RESULT, passed: null, questions: null });
    await renderVisit(<EndPage />, exam, { from });
    expect(await screen.findByText('3.5 of 5.5 points')).toBeTruthy();
    expect(screen.queryByText('Passed')).toBeNull();
    expect(screen.queryByRole('listitem')).toBeNull();
    document.body.replaceChildren();

    answering(null);
    await renderVisit(<EndPage />, exam, { from });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Your score' })).toBeNull();
  });

  it('is shown again after a reload, when the answers have left the device', async () => {
    answering(RESULT);
    await renderVisit(<EndPage />, exam, { from });
    await screen.findByText('3.5 of 5.5 points');
    cleanup();
    const asked = answering(RESULT);
    await renderVisit(<EndPage />, exam, { from: { ...from, given: undefined, submissionId: '', attention: { turn: 0, target: 'top' } } });

    expect(await screen.findByText('3.5 of 5.5 points')).toBeTruthy();
    expect(screen.getByText('The capital?')).toBeTruthy();
    expect(asked).toEqual([[expect.stringMatching(/\/exam$/), { submissionId: expect.stringMatching(/./) }]]);
  });

  it('is not that of somebody else who answered on this device', async () => {
    answering(RESULT);
    await renderVisit(<EndPage />, exam, { from });
    await screen.findByText('3.5 of 5.5 points');
    cleanup();
    const asked = answering(RESULT);
    const receipt = { responseId: 'r2', status: 'complete' } as const;
    await renderVisit(<EndPage />, exam, { from: { ...from, given: undefined, receipt, attention: { turn: 0, target: 'top' } } });

    expect(asked).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Your score' })).toBeNull();
  });

  it('says what it waits for, and is there once that is done', async () => {
    answering({ score: null, maximum: null, passed: null, waitsFor: 'marked', waiting: 1, questions: null }, RESULT);
    const { user } = await renderVisit(<EndPage />, exam, { from });
    expect((await screen.findByText(/^Your answers are being marked\./)).getAttribute('role')).toBe('status');
    expect(screen.queryByText('3.5 of 5.5 points')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Look again' }));

    expect(await screen.findByText('3.5 of 5.5 points')).toBeTruthy();
  });

  it('says how many answers are still being marked, and what the person said who marked one', async () => {
    const questions = [
      { ...RESULT.questions[0], mark: 'unmarked', analysis: null, right: null, comment: null },
      { ...RESULT.questions[1], mark: 'partly', right: null, comment: 'And the Marne?' },
    ];
    answering({ ...RESULT, waiting: 1, questions });
    await renderVisit(<EndPage />, exam, { from });

    expect(await screen.findByText(/^1 of your answers is still being marked/)).toBeTruthy();
    const [open, marked] = screen.getAllByRole('listitem');
    expect(open?.textContent).toBe('The capital?Being marked worth 2');
    expect(marked?.textContent).toBe('Its river?Partly right 3.5 of 3.5CommentAnd the Marne?');
  });

  it('tells the grade, the place among all and the first places, with the own one marked', async () => {
    const line = { name: null, isOwn: false };
    const lines = [
      { ...line, place: 1, name: 'A**', score: 5.5, seconds: 65 },
      { ...line, place: 2, score: 3.5, seconds: 3_725, isOwn: true },
      { ...line, place: 2, score: 3.5, seconds: null },
    ];
    answering({ ...RESULT, grade: { min: 60, title: 'Good', text: 'Well done.' }, ranking: { place: 2, of: 120, lines } });
    await renderVisit(<EndPage />, exam, { from });

    expect(await screen.findByText('Good')).toBeTruthy();
    expect(screen.getByText('Well done.')).toBeTruthy();
    expect(screen.getByText('2nd of 120')).toBeTruthy();
    const rows = within(screen.getByRole('table', { name: 'Ranking' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'PlaceNameScoreTime taken',
      '1A**5.51:05',
      '2RespondentYou3.51:02:05',
      '2Respondent3.5--',
    ]);
    await expectAccessible();
  });

  it('tells the place alone where nothing is shown of the others', async () => {
    answering({ ...RESULT, grade: null, ranking: { place: 111, of: 112, lines: null } });
    await renderVisit(<EndPage />, exam, { from });

    expect(await screen.findByText('111th of 112')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is asked for again where it did not come', async () => {
    answering('lost', RESULT);
    const { user } = await renderVisit(<EndPage />, exam, { from });
    expect((await screen.findByRole('alert')).textContent).toBe('The score did not come. Your answers have been received.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('3.5 of 5.5 points')).toBeTruthy();
  });
});
