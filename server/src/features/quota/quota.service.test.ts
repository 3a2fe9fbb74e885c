import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Quota, SurveyDefinition } from '@wence/schema';
import { answersOf, nodeIdOf, optionIdOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey, relaunch } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { QuotaCell } from './quota-cell.entity.js';

const DAY = 86_400_000;
const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee'], { required: true }));
const [TEA, COFFEE] = [answersOf(drinks, { Q1: 'tea' }), answersOf(drinks, { Q1: 'coffee' })];
const [TEA_ID, COFFEE_ID] = [optionIdOf(drinks, 'Q1', 'tea'), optionIdOf(drinks, 'Q1', 'coffee')];

const limited = (tea: number, coffee: number, onFull: NonNullable<Quota['onFull']> = 1): SurveyDefinition => ({
  ...drinks,
  lastId: 90,
  quotas: [
    {
      id: 90,
      kind: 'table',
      name: 'Drinks',
      onFull,
      nodeIds: [nodeIdOf(drinks, 'Q1')],
      cells: [
        { optionId: [TEA_ID], limit: tea },
        { optionId: [COFFEE_ID], limit: coffee },
      ],
    },
  ],
});

/** Works off what changes have left behind. */
async function worked({ platform }: TestApp): Promise<void> {
  while ((await platform.outbox.work()) > 0);
}

describe('the quotas of a survey', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const fill = async (id: string) => (await v1(app, 'GET', `/v1/surveys/quota/${id}`, undefined, author.token)).data;
  const recount = async (id: string) => (await v1(app, 'POST', `/v1/surveys/quota/recount/${id}`, {}, author.token)).data;
  const room = async (id: string, answers: object, more: object = {}) => v1(app, 'POST', `/v1/r/${id}/quota`, { answers, ...more });

  it('are shown to their author with limit, taken and remaining seats, and the day at which they fill', async () => {
    const id = await launchedSurvey(app, author, limited(9, 4));
    await submit(app, id, TEA);
    await submit(app, id, TEA);

    const fullAt = new Date(app.clock.now().getTime() + (7 / 2) * 7 * DAY).toISOString();
    const cells = [
      { optionIds: [TEA_ID], limit: 9, taken: 2, reserved: 0, remaining: 7, fullAt },
      { optionIds: [COFFEE_ID], limit: 4, taken: 0, reserved: 0, remaining: 4, fullAt: null },
    ];
    expect(await fill(id)).toEqual([{ id: 90, name: 'Drinks', kind: 'table', onFull: 1, cells }]);
    const query = 'query ($id: ID!) { survey(id: $id) { quotaFill { localId name onFull cells { limit taken remaining } } } }';
    expect((await graph(app, query, { id }, author.token)).data.survey.quotaFill[0].cells[0]).toEqual({ limit: 9, taken: 2, remaining: 7 });
  });

  it('are nobody else’s to see or to count', async () => {
    const id = await launchedSurvey(app, author, limited(1, 1));
    const { token } = await signUp(app);

    expect((await v1(app, 'GET', `/v1/surveys/quota/${id}`, undefined, token)).code).toBe('A0404');
    expect((await v1(app, 'POST', `/v1/surveys/quota/recount/${id}`, {}, token)).code).toBe('A0404');
  });

  it('count the responses that came before they were there when they are counted again, and then all is right', async () => {
    const id = await launchedSurvey(app, author, drinks);
    for (const answers of [TEA, TEA, COFFEE]) await submit(app, id, answers);
    await relaunch(app, author, id, limited(1, 5));

    expect(await recount(id)).toEqual({ responses: 3, cells: 2 });
    expect((await fill(id))[0].cells.map(({ taken, remaining }: { taken: number; remaining: number }) => [taken, remaining])).toEqual([
      [2, 0],
      [1, 4],
    ]);
    expect(await recount(id)).toEqual({ responses: 0, cells: 0 });
    expect((await submit(app, id, TEA)).data.status).toBe('over_quota');
  });

  it('lose no seat and give none twice while submissions go on', async () => {
    const id = await launchedSurvey(app, author, drinks);
    await Promise.all(Array.from({ length: 10 }, () => submit(app, id, TEA)));
    await relaunch(app, author, id, limited(500, 500));

    await Promise.all([...Array.from({ length: 20 }, () => submit(app, id, TEA)), recount(id), recount(id)]);

    const rows = await app.platform.database.repository(QuotaCell).findBy({ surveyId: id });
    expect(rows.map(({ taken }) => taken)).toEqual([30]);
  });

  it('tell whoever answers where there is no room, without a number', async () => {
    const id = await launchedSurvey(app, author, limited(1, 9));
    await submit(app, id, TEA);

    expect((await room(id, TEA)).data).toEqual({ full: true, closed: [], nodeIds: [nodeIdOf(drinks, 'Q1')] });
    expect((await room(id, COFFEE, { version: 1 })).data).toEqual({ full: false, closed: [], nodeIds: [nodeIdOf(drinks, 'Q1')] });
    expect((await room(id, TEA, { version: 7 })).code).toBe('A0416');
    const query = 'query ($id: ID!, $answers: JSON!) { answerRoom(surveyId: $id, answers: $answers) { full closed } }';
    expect((await graph(app, query, { id, answers: TEA })).data.answerRoom).toEqual({ full: true, closed: [] });
  });

  it('screen out who comes to a full one, where its author wants that, and count nobody then', async () => {
    const id = await launchedSurvey(app, author, limited(1, 9, 2));
    await submit(app, id, TEA);

    expect((await submit(app, id, TEA)).data.status).toBe('screened');
    expect((await fill(id))[0].cells[0]).toMatchObject({ taken: 1, remaining: 0 });
  });

  it('count the responses that are there when they are launched or changed, without being asked to', async () => {
    const id = await launchedSurvey(app, author, drinks);
    await submit(app, id, TEA);
    await submit(app, id, TEA);
    await submit(app, id, COFFEE);

    await relaunch(app, author, id, limited(1, 5));
    await worked(app);
    expect((await fill(id))[0].cells).toMatchObject([
      { taken: 2, remaining: 0 },
      { taken: 1, remaining: 4 },
    ]);
    expect((await submit(app, id, TEA)).data.status).toBe('over_quota');
    const { quotas = [] } = limited(1, 5);
    await relaunch(app, author, id, { ...limited(1, 5), quotas: quotas.map((quota) => ({ ...quota, enabled: false })) });
    await submit(app, id, COFFEE);
    await relaunch(app, author, id, limited(9, 5));
    await worked(app);
    expect((await fill(id))[0].cells).toMatchObject([{ taken: 2 }, { taken: 2 }]);
    expect(await recount(id)).toEqual({ responses: 0, cells: 0 });
  });
});
