import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ExamSetting, rankOf } from '@wence/schema';
import { SelectQueryBuilder } from 'typeorm';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { RIGHT, timedExam } from '../exam-attempt/exam-attempt.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { SurveyCounter } from '../response/survey-counter.entity.js';

const RESPONSES = 20_000;
const ROWS = 500;
const EXAM: ExamSetting = { showAfter: 'score', ranking: { top: 100, names: 'full' } };

/** Scores in no order, with many that are equal. */
const earnedBy = (seq: number) => ({ score: ((seq * 7) % 11) / 2, seconds: (seq * 31) % 997 });

describe('the ranking of an exam with 20,000 responses', () => {
  let app: TestApp;
  let author: SignedUp;

  // Each has a store of its own, because an explained statement holds on to what its connection saw.
  beforeEach(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await app.stop();
  });

  /** An exam with so many responses; their submissions by their numbers. With attempts, two responses in a row are of one respondent. */
  async function filled(more: ExamSetting): Promise<{ id: string; submissions: readonly string[] }> {
    const id = await launchedSurvey(app, author, timedExam({ ...EXAM, ...more }));
    const submissions = Array.from({ length: RESPONSES }, () => randomUUID());
    const { database, unit } = app.platform;
    const put = (into: string, rows: readonly (readonly unknown[])[]) =>
      database.manager.query(
        `INSERT INTO ${into} VALUES ${rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ')}`,
        rows.flat(),
      );
    await unit.run(async () => {
      await database
        .repository(SurveyCounter)
        .upsert({ surveyId: id, seq: RESPONSES, responses: RESPONSES, lastResponse: RESPONSES, removed: 0 }, ['surveyId']);
      for (let start = 0; start < RESPONSES; start += ROWS) {
        const numbered = submissions.slice(start, start + ROWS).map((submission, place) => ({ submission, seq: start + place + 1 }));
        await put(
          'response (id, survey_id, seq, submission_id, payload_hash, status, version, answers, submitted_at, exam, rank_key)',
          numbered.map(({ submission, seq }) => {
            const exam = { score: earnedBy(seq).score, maximum: 5, questions: [] };
            const facts = ['', 'complete', 1, JSON.stringify(RIGHT), seq, JSON.stringify(exam), rankOf(earnedBy(seq))];
            return [submission.slice(0, 32), id, seq, submission, ...facts];
          }),
        );
        if (!more.attempts) continue;
        await put(
          'exam_attempt (id, survey_id, person, number, submission_id, version, started_at, earliest_at)',
          numbered.map(({ submission, seq }) => [submission.slice(0, 32), id, `p${seq >> 1}`, (seq % 2) + 1, submission, 1, 0, 0]),
        );
      }
    });
    return { id, submissions };
  }

  /** The ranks of all respondents, best first, found the slow way. */
  function allRanks(personOf: (seq: number) => number): Map<number, number> {
    const best = new Map<number, number>();
    for (let seq = 1; seq <= RESPONSES; seq += 1) {
      const [person, rank] = [personOf(seq), rankOf(earnedBy(seq))];
      best.set(person, Math.min(rank, best.get(person) ?? rank));
    }
    return best;
  }

  /** How the database answers each query for a ranking that this work asks. */
  async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
    const asked: [string, unknown[]][] = [];
    const { getRawOne, getRawMany } = SelectQueryBuilder.prototype;
    jest.spyOn(SelectQueryBuilder.prototype, 'getRawOne').mockImplementation(function (this: SelectQueryBuilder<object>) {
      asked.push(this.getQueryAndParameters());
      return getRawOne.call(this);
    });
    jest.spyOn(SelectQueryBuilder.prototype, 'getRawMany').mockImplementation(function (this: SelectQueryBuilder<object>) {
      asked.push(this.getQueryAndParameters());
      return getRawMany.call(this);
    });
    await work();
    jest.restoreAllMocks();
    const { database } = app.platform;
    const explain = database.dialect === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    const rankings = asked.filter(([sql]) => sql.includes('rank_key'));
    return Promise.all(rankings.map(async ([sql, values]) => JSON.stringify(await database.manager.query(`${explain} ${sql}`, values))));
  }

  it.each<[string, ExamSetting, (seq: number) => number]>([
    ['each for itself', {}, (seq) => seq],
    ['two of each respondent', { attempts: 2 }, (seq) => seq >> 1],
  ])('is counted in an index, %s', async (_what, more, personOf) => {
    const { id, submissions } = await filled(more);
    const own = 12_345;
    let ranking: { place: number; of: number; lines: { place: number; score: number; seconds: number }[] } | undefined;
    const plans = await plansOf(async () => {
      ({ ranking } = (await v1(app, 'POST', `/v1/r/${id}/exam`, { submissionId: submissions[own - 1] })).data.result);
    });

    const ranks = allRanks(personOf);
    const rank = ranks.get(personOf(own)) ?? 0;
    const ordered = [...ranks.values()].sort((one, other) => one - other);
    expect(ranking).toMatchObject({ place: ordered.indexOf(rank) + 1, of: ranks.size });
    expect(ranking?.lines.map(({ score, seconds }) => rankOf({ score, seconds }))).toEqual(ordered.slice(0, 100));
    expect(ranking?.lines.map(({ place }) => place)).toEqual(ordered.slice(0, 100).map((each) => ordered.indexOf(each) + 1));
    const whole = plans.filter((plan) => !/IDX_response_rank|UQ_response_submission|UQ_exam_attempt/.test(plan));
    expect(plans.length).toBeGreaterThanOrEqual(4);
    expect(whole).toEqual([]);
    expect(plans.filter((plan) => /FOR ORDER BY|filesort/.test(plan)).length).toBeLessThanOrEqual(more.attempts ? 1 : 0);
  });
});
