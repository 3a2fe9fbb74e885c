import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sampleChoices, type SurveyDefinition } from '@wence/schema';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { Response } from '../response/response.entity.js';
import { SamplePanelist } from '../sample-panel/sample-panelist.entity.js';
import { draftedOrder, tellSuppliers } from './sample-order.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee'], { required: true }));
const answers = answersOf(tea, { Q1: 'tea' });

describe('respondents of an order', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
  });
  beforeEach(async () => {
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const path = (id: string, more = '') => `/v1/surveys/sample/${id}${more}`;
  const move = (id: string, orderId: string, action: string) => v1(app, 'POST', path(id, `/${orderId}/move`), { action }, author.token);
  const orderOf = async (id: string) => (await v1(app, 'GET', path(id), undefined, author.token)).data.list[0];
  const work = () => app.features.sampleOrder.fieldwork.work();
  const responsesOf = (surveyId: string) => app.platform.database.repository(Response).findBy({ surveyId });

  const running = async (definition: SurveyDefinition, more: object = {}) => {
    const id = await launchedSurvey(app, author, definition);
    const orderId = await draftedOrder(app, author, id, more);
    await move(id, orderId, 'submit');
    await tellSuppliers(app);
    const accepted = await move(id, orderId, 'acceptQuote');
    if (accepted.code !== '00000') throw new Error(accepted.text);
    return { id, orderId };
  };
  const linkOf = (orderId: string, pid: string) => app.features.sampleOrder.panelLinks.paramsOf(orderId, pid);
  const bring = (id: string, orderId: string, pid: string, more: object = {}) =>
    v1(app, 'POST', `/v1/r/${id}/responses`, {
      submissionId: randomUUID(),
      answers,
      source: 'sample',
      params: linkOf(orderId, pid),
      ...more,
    });

  it('come a few at a time until exactly the target is reached; then the delivery waits to be accepted', async () => {
    const { id, orderId } = await running(tea);

    expect(await work()).toBe(3);
    expect(await orderOf(id)).toMatchObject({ state: 3, complete: 3 });
    while ((await work()) > 0);

    expect(await orderOf(id)).toMatchObject({ state: 5, complete: 50, screened: 0, overQuota: 0, refused: 0 });
    expect(await responsesOf(id)).toHaveLength(50);
    expect((await move(id, orderId, 'acceptDelivery')).data).toMatchObject({ state: 6, actions: [] });
  });

  it('come never above the target, whatever comes at the same time and however many work on it', async () => {
    const { id, orderId } = await running(tea);
    const strangers = Array.from({ length: 60 }, (_, index) => bring(id, orderId, `p${index}`));

    await Promise.all([...strangers, work(), work(), work()]);
    while ((await work()) > 0);

    const { complete, overQuota, state } = await orderOf(id);
    expect([complete, state]).toEqual([50, 5]);
    const stored = await responsesOf(id);
    expect(stored.filter(({ status }) => status === 'complete')).toHaveLength(50);
    expect(stored.filter(({ status }) => status === 'over_quota')).toHaveLength(overQuota);
  });

  it('answer once each, however often their link is used at the same time, and a retry is the same answer', async () => {
    const { id, orderId } = await running(tea, { supplier: 'manual' });
    const submissionId = randomUUID();
    const first = await bring(id, orderId, 'ada', { submissionId });

    const others = await Promise.all(Array.from({ length: 8 }, () => bring(id, orderId, 'ada')));
    const rivals = await Promise.all(Array.from({ length: 8 }, () => bring(id, orderId, 'bob')));

    expect(first.data.status).toBe('complete');
    expect(others.map(({ code, data }) => `${code} ${data.reason}`)).toEqual(Array(8).fill('A0437 answered'));
    expect(rivals.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect((await bring(id, orderId, 'ada', { submissionId })).data).toEqual({ ...first.data, replayed: true });
    expect(await orderOf(id)).toMatchObject({ complete: 2 });
    expect(await app.platform.database.repository(SamplePanelist).countBy({ orderId })).toBe(2);
  });

  it('are let in by a signed link of a running order alone', async () => {
    const { id, orderId } = await running(tea, { supplier: 'manual' });
    const elsewhere = await launchedSurvey(app, author, tea);
    const reasonOf = ({ code, data }: { code: string; data: { reason?: string } }) => `${code} ${data.reason}`;
    const forged = { ...linkOf(orderId, 'ada'), pid: 'bob' };

    expect(reasonOf(await bring(id, orderId, 'ada', { params: forged }))).toBe('A0437 forged');
    expect(reasonOf(await bring(elsewhere, orderId, 'ada'))).toBe('A0437 unknown');
    const open = async (params: Record<string, string>) =>
      (await v1(app, 'GET', `/v1/r/${id}?${new URLSearchParams({ s: 'sample', ...params }).toString()}`)).code;
    expect([await open(linkOf(orderId, 'ada')), await open(forged), await open({})]).toEqual(['00000', 'A0437', 'A0437']);
    await move(id, orderId, 'pause');
    expect(reasonOf(await bring(id, orderId, 'ada'))).toBe('A0437 closed');
    expect(await open(linkOf(orderId, 'ada'))).toBe('A0437');
    expect(await responsesOf(id)).toEqual([]);
  });

  it('come by links that their author hands out, one for each person, by both doors', async () => {
    const { id, orderId } = await running(tea, { supplier: 'manual' });
    const sign = (pids: string[]) => v1(app, 'POST', path(id, `/${orderId}/links`), { pids }, author.token);
    const query = 'query ($orderId: ID!, $pids: [String!]!) { sampleLinks(orderId: $orderId, pids: $pids) { pid url } }';

    const { list } = (await sign([' ada ', 'bob'])).data;
    const byGraph = await graph(app, query, { orderId, pids: ['ada', 'bob'] }, author.token);

    const params = Object.fromEntries(new URL(list[0].url).searchParams);
    expect(params).toEqual({ s: 'sample', ...linkOf(orderId, 'ada') });
    expect(byGraph.data.sampleLinks).toEqual(list);
    expect((await sign(['ada', 'ada'])).fields).toEqual([expect.objectContaining({ field: 'pids[1]', rule: 'notUnique' })]);
    expect((await v1(app, 'POST', path(id, `/${orderId}/links`), { pids: ['ada'] }, (await signUp(app)).token)).code).toBe('A0404');
    const local = await running(tea);
    const refused = await v1(app, 'POST', path(local.id, `/${local.orderId}/links`), { pids: ['ada'] }, author.token);
    expect(refused.fields).toEqual([expect.objectContaining({ field: 'supplier', rule: 'notAllowed' })]);
  });

  it('are people as the conditions want them, as far as the survey asks', async () => {
    const gender = { ...single('Q1', 'Gender', [...sampleChoices('gender', 'en')], { required: true }), type: 52 as const };
    const asking = survey(gender);
    const { id } = await running(asking, { conditions: { gender: [2] } });

    for (let round = 0; round < 5; round += 1) await work();

    const female = asking.nodes[0]?.options?.[1]?.id;
    const given = (await responsesOf(id)).map((response) => response.answers);
    expect(given).toEqual(Array.from({ length: 15 }, () => ({ [asking.nodes[0]?.id ?? 0]: { option: female } })));
  });

  it('meet the same rules as everybody: a survey by one-to-one links alone takes none of them', async () => {
    const { id } = await running({ ...tea, settings: { onlyLinks: true } });

    await work();

    expect(await orderOf(id)).toMatchObject({ state: 3, complete: 0, refused: 3 });
    expect(await responsesOf(id)).toEqual([]);
  });

  it('who are over the total of the survey are told apart', async () => {
    const { id } = await running({ ...tea, settings: { total: 2 } });

    await work();

    expect(await orderOf(id)).toMatchObject({ complete: 2, overQuota: 1 });
  });

  it('who answer faster than the order allows do not count for it, and simulated ones take their time', async () => {
    const { id, orderId } = await running(tea, { minSeconds: 60 });
    const startedAt = new Date(app.clock.now().getTime() - 59_000).toISOString();

    await bring(id, orderId, 'ada', { startedAt });
    expect(await orderOf(id)).toMatchObject({ complete: 0, refused: 1 });
    await work();
    expect(await orderOf(id)).toMatchObject({ complete: 3, refused: 1 });
  });

  it('have a source with a name in the results, which the survey keeps', async () => {
    const { id } = await running(tea);
    await work();
    const query = 'query ($id: ID!) { survey(id: $id) { sourceTags { name code } responses { edges { node { source sourceName } } } } }';

    const { data } = await graph(app, query, { id }, author.token);

    expect(data.survey.sourceTags).toEqual([{ name: '\u6837\u672c\u670d\u52a1', code: 'sample' }]);
    expect(data.survey.responses.edges).toEqual(
      Array.from({ length: 3 }, () => ({ node: { source: 'sample', sourceName: '\u6837\u672c\u670d\u52a1' } })),
    );
  });

  it('do not come to an order that is paused or cancelled, and come again when it is resumed', async () => {
    const { id, orderId } = await running(tea);
    await move(id, orderId, 'pause');
    await work();
    expect(await orderOf(id)).toMatchObject({ state: 4, complete: 0 });

    await move(id, orderId, 'resume');
    await work();
    await move(id, orderId, 'cancel');
    await work();
    expect(await orderOf(id)).toMatchObject({ state: 7, complete: 3 });
  });
});
