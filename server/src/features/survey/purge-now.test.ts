import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1, type V1Answer } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { Response } from '../response/response.entity.js';
import { submit } from '../response/response.factory.js';
import { Survey } from './survey.entity.js';

const tea = { ...survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee'])), title: 'Tea  or coffee' };
const PURGE = 'mutation ($input: PurgeSurveysInput!) { purgeSurveys(input: $input) { surveyIds } }';

describe('deleting surveys for good', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
  });
  beforeEach(async () => {
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const post = (path: string, body?: object, token = author.token) => v1(app, 'POST', `/v1/surveys/${path}`, body, token);
  const purge = (ids: readonly string[], confirmation: string, token?: string): Promise<V1Answer> =>
    post('purge', { ids, confirmation }, token);
  const bin = async () => (await v1(app, 'GET', '/v1/surveys?recycled=1', undefined, author.token)).data.list.map((one: Survey) => one.id);
  const rowsOf = async (ids: readonly string[]) => {
    const { database } = app.platform;
    let rows = 0;
    for (const id of ids) {
      rows += await database.repository(Survey).countBy({ id });
      rows += await database.repository(Response).countBy({ surveyId: id });
    }
    return rows;
  };

  async function recycled(): Promise<string> {
    const id = await launchedSurvey(app, author, tea);
    await submit(app, id, answersOf(tea, { Q1: 'tea' }));
    await post(`remove/${id}`);
    return id;
  }

  it('takes a survey out of the recycle bin at once, and then every row of it', async () => {
    const [gone, kept] = [await recycled(), await recycled()];

    const answer = await purge([gone], 'Tea or coffee');

    expect(answer).toMatchObject({ code: '00000', data: { ids: [gone] } });
    expect(await bin()).toEqual([kept]);
    expect((await post(`restore/${gone}`)).code).toBe('A0404');
    await app.features.survey.purge.settled();
    expect([await rowsOf([gone]), await rowsOf([kept])]).toEqual([0, 2]);
  });

  it('takes several at the other door, after their number was typed', async () => {
    const ids = [await recycled(), await recycled()];

    const { data } = await graph(app, PURGE, { input: { surveyIds: [...ids, ...ids], confirmation: '2' } }, author.token);
    await app.features.survey.purge.settled();

    expect(data.purgeSurveys.surveyIds).toEqual([...ids].sort());
    expect(await rowsOf(ids)).toBe(0);
  });

  it('does nothing when something else was typed', async () => {
    const ids = [await recycled(), await recycled()];
    const [one = ''] = ids;

    const answers = [await purge([one], 'Coffee'), await purge([one], '1'), await purge(ids, 'Tea or coffee'), await purge(ids, '3')];

    const fields = [{ field: 'confirmation', rule: 'mismatch' }];
    expect(answers.map(({ code, fields: faults }) => [code, faults])).toEqual(answers.map(() => ['A0400', fields]));
    expect(await rowsOf(ids)).toBe(4);
  });

  it('takes all or none: not one that is not in the bin, nor one of somebody else', async () => {
    const one = await recycled();
    const running = await launchedSurvey(app, author, tea);
    const other = await signUp(app);

    expect((await purge([one, running], '2')).code).toBe('A0412');
    expect((await purge([one], 'Tea or coffee', other.token)).code).toBe('A0404');
    expect((await purge([one, 'nosuchone1'], '2')).code).toBe('A0404');
    expect(await bin()).toEqual([one]);
  });

  it('takes one to a hundred', async () => {
    const many = Array.from({ length: 101 }, (_, index) => `survey${index}`);

    expect((await purge([], '0')).fields).toEqual([{ field: 'ids', rule: 'tooShort', limit: 1 }]);
    expect((await purge(many, '101')).fields).toEqual([{ field: 'ids', rule: 'tooMany', limit: 100 }]);
  });
});
