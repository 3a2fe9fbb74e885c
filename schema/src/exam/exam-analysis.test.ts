import { describe, expect, it } from '@jest/globals';
import { analyseExam, type QuestionSums, type ScoreGroup } from './exam-analysis.js';

const QUESTION = { nodeId: 1, maximum: 10 };

/** Responses to one question of ten points, by what they earned. */
const earned = (...scores: readonly number[]): ScoreGroup[] =>
  scores.map((score) => ({
    score: Math.max(0, score),
    maximum: 10,
    responses: 1,
    questions: new Map<number, QuestionSums>([[1, { asked: 1, points: score, right: Number(score === 10) }]]),
  }));

const analysed = (...scores: readonly number[]) => analyseExam(earned(...scores), [QUESTION], 6);

describe('the analysis of an exam', () => {
  it('tells mean, median, deviation, bands and who passes', () => {
    expect(analysed(2, 4, 4, 4, 5, 5, 7, 9)).toMatchObject({
      responses: 8,
      mean: 5,
      median: 4.5,
      deviation: 2,
      bands: [0, 0, 1, 0, 3, 2, 0, 1, 0, 1],
      passRate: 0.25,
    });
    expect(analysed(0, 10).bands).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(analysed(3, 1, 2).median).toBe(2);
  });

  it('counts responses that are given together as so many', () => {
    const [group] = earned(7);
    const three = { ...group, responses: 3, questions: new Map([[1, { asked: 3, points: 21, right: 0 }]]) } as ScoreGroup;

    expect(analyseExam([three, ...earned(10)], [QUESTION], 8)).toEqual(analyseExam(earned(10, 7, 7, 7), [QUESTION], 8));
  });

  it('tells how hard a question is, and how well it tells good from bad', () => {
    const { questions } = analysed(10, 10, 10, 8, 6, 5, 4, 2, 0, 0);

    // The best 2.7 have all points; of the worst, 2 have none and 0.7 of one has a fifth.
    expect(questions).toEqual([
      { nodeId: 1, maximum: 10, asked: 10, difficulty: 0.55, rightRate: 0.3, discrimination: expect.closeTo(1 - (0.7 * 0.2) / 2.7, 10) },
    ]);
  });

  it('takes equal scores at the line of 27 % by the same share, whatever their order', () => {
    const groups = [...earned(5, 5, 5, 5, 5, 5, 5, 5, 5), ...earned(0)];

    expect(analyseExam(groups, [QUESTION]).questions).toEqual(analyseExam([...groups].reverse(), [QUESTION]).questions);
    expect(analyseExam(groups, [QUESTION]).questions[0]?.discrimination).toBeCloseTo(0.5 - (1.7 * 0.5) / 2.7, 10);
  });

  it('says nothing of discrimination below ten responses, and of nothing where there is none', () => {
    expect(analysed(10, 10, 5, 5, 5, 5, 5, 0, 0).questions[0]?.discrimination).toBeNull();
    expect(analysed()).toEqual({
      responses: 0,
      mean: null,
      median: null,
      deviation: null,
      bands: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      passRate: null,
      questions: [{ nodeId: 1, maximum: 10, asked: 0, difficulty: null, rightRate: null, discrimination: null }],
    });
    expect(analyseExam(earned(5), [QUESTION]).passRate).toBeNull();
  });

  it('makes no question harder than impossible where wrong answers cost points', () => {
    expect(analysed(-5, -5).questions[0]?.difficulty).toBe(0);
  });
});
