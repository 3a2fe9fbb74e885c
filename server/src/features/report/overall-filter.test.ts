import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answers, REVIEW_LIMITS } from '@wence/schema';
import { answersOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { contextOf, launchedSurvey } from '../publish/publish.factory.js';
import { storeResponses } from '../response-table/stored-responses.factory.js';

const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']), text('Q2', 'How many cups?', { setting: { format: 2 } }));
const give = (drink: string, cups: string): Answers => answersOf(drinks, { Q1: drink, Q2: cups });
const QUERY = `query ($id: ID!, $filter: ResponseFilter) { overallReport(surveyId: $id, filter: $filter) { total questions { base texts numbers { median } } } }`;

describe('a filter of the overall report', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
    surveyId = await launchedSurvey(app, author, drinks);
    await storeResponses(app, surveyId, [
      { version: 1, answers: give('tea', '1.50'), source: 'poster' },
      { version: 1, answers: give('tea', '2'), source: 'poster' },
      { version: 1, answers: give('coffee', '3'), source: 'mail' },
      { version: 1, answers: give('coffee', '4'), status: 'screened', source: 'poster' },
      { version: 1, answers: give('coffee', '5'), invalidAt: new Date(1) },
    ]);
  });
  afterAll(() => app.stop());

  const ask = (filter: object, reader = author) => graph(app, QUERY, { id: surveyId, filter }, reader.token);
  const totalOf = async (filter: object) => (await ask(filter)).data.overallReport.total;
  const get = (query: string) => v1(app, 'GET', `/v1/surveys/report/${surveyId}?${query}`, undefined, author.token);

  it('says which responses are counted: complete and valid ones unless it says otherwise', async () => {
    expect(await totalOf({})).toBe(3);
    expect(await totalOf({ source: 'poster' })).toBe(2);
    expect(await totalOf({ status: ['COMPLETE', 'SCREENED'] })).toBe(4);
    expect(await totalOf({ valid: false })).toBe(1);
    expect(await totalOf({ starred: true })).toBe(0);
    expect(await totalOf({ submittedTo: '2000-01-01T00:00:00Z' })).toBe(0);
  });

  it('cuts every figure: bases, numbers and the newest texts, which stay as they were typed', async () => {
    const { data } = await ask({ source: 'poster' });

    expect(data.overallReport.questions).toEqual([
      { base: 2, texts: [], numbers: null },
      { base: 2, texts: ['2', '1.50'], numbers: { median: 1.75 } },
    ]);
  });

  it('is the same by /v1 and on a survey', async () => {
    const { data } = await get('source=poster&status=complete&status=screened');

    const query = `query ($id: ID!) { survey(id: $id) { report(filter: { source: "poster", status: [COMPLETE, SCREENED] }) { total questions { base } } } }`;
    const { report } = (await graph(app, query, { id: surveyId }, author.token)).data.survey;
    expect(data.total).toBe(3);
    expect(report).toEqual({ total: 3, questions: data.questions.map(({ base }: { base: number }) => ({ base })) });
  });

  it('that no report can be read with is refused by its part', async () => {
    const { errors } = await ask({ status: [] });
    const tags = Array.from({ length: REVIEW_LIMITS.tags + 1 }, (_, tag) => `tag=${tag}`).join('&');

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [{ field: 'filter.status', rule: 'required' }] });
    expect((await get(tags)).code).toBe('A0400');
    expect((await get('deleted=1')).code).toBe('A0400');
    const check = app.features.report.reports.check(contextOf(app, author), surveyId, { deleted: true });
    await expect(check).rejects.toMatchObject({ code: 'A0400' });
  });

  it('opens nothing to a stranger', async () => {
    expect((await ask({ source: 'poster' }, await signUp(app))).errors?.[0]?.extensions.code).toBe('A0404');
  });
});
