import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SampleAction, SurveyDefinition } from '@wence/schema';
import { checked, jump, single, survey, upload, withLogic } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { contextFor, type SignedUp, signUp } from '../account/account.factory.js';
import { launch, launchedBefore, launchedSurvey, stop } from '../publish/publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { draftedOrder, smallBrief, tellSuppliers } from './sample-order.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee'], { required: true }));
const MOVE = 'mutation ($input: MoveSampleOrderInput!) { moveSampleOrder(input: $input) { order { state actions } } }';
const ORDERS = `query ($id: ID!) { survey(id: $id) { sampleOrders { id state target unitPrice totalPrice conditions { age gender } actions
  steps { event state isByAuthor reason } } } }`;
const HOUR_MS = 60 * 60 * 1000;

describe('orders for respondents', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const path = (id: string, more = '') => `/v1/surveys/sample/${id}${more}`;
  const launched = (definition: SurveyDefinition = tea) => launchedSurvey(app, author, definition);
  const move = (id: string, orderId: string, action: SampleAction, as = author) =>
    v1(app, 'POST', path(id, `/${orderId}/move`), { action }, as.token);
  const listed = async (id: string) => (await v1(app, 'GET', path(id), undefined, author.token)).data.list;
  const quoted = async (id: string, more: object = {}) => {
    const orderId = await draftedOrder(app, author, id, more);
    await move(id, orderId, 'submit');
    await tellSuppliers(app);
    return orderId;
  };

  it('are drafted, submitted, quoted by the supplier and accepted, and tell who did what and when [S2.route.publish-sample]', async () => {
    const id = await launched();
    const orderId = await draftedOrder(app, author, id, { conditions: { age: [3, 2, 2], gender: [] } });
    expect((await move(id, orderId, 'submit')).data).toMatchObject({ state: 1, unitPrice: null });

    await tellSuppliers(app);
    const [order] = await listed(id);
    const accepted = (await graph(app, MOVE, { input: { orderId, action: 'ACCEPT_QUOTE' } }, author.token)).data.moveSampleOrder.order;

    expect(order).toMatchObject({ state: 2, conditions: { age: [2, 3], gender: [] }, unitPrice: 700, totalPrice: 35_000 });
    expect(accepted).toEqual({ state: 'RUNNING', actions: ['PAUSE', 'CANCEL'] });
    const { data } = await graph(app, ORDERS, { id }, author.token);
    expect(data.survey.sampleOrders[0].steps).toEqual([
      { event: 'EDIT', state: 'DRAFT', isByAuthor: true, reason: null },
      { event: 'SUBMIT', state: 'SUBMITTED', isByAuthor: true, reason: null },
      { event: 'QUOTE', state: 'QUOTED', isByAuthor: false, reason: null },
      { event: 'ACCEPT_QUOTE', state: 'RUNNING', isByAuthor: true, reason: null },
    ]);
    expect((await listed(id))[0].steps.map(({ at }: { at: string }) => at)).toEqual(Array(4).fill(app.clock.now().toISOString()));
  });

  it('are refused outside of their limits, with each field by name, and nothing is kept', async () => {
    const id = await launched();
    const body = smallBrief(app, { target: 49, minutes: 90, contactName: ' ', conditions: { gender: [3] } });

    const { code, fields } = await v1(app, 'POST', path(id), body, author.token);

    expect([code, fields?.map(({ field, rule, limit }) => `${field} ${rule} ${limit ?? ''}`.trim())]).toEqual([
      'A0400',
      ['target tooSmall 50', 'minutes tooLarge 60', 'conditions.gender[0] tooLarge 2', 'contactName tooShort 1'],
    ]);
    expect(await listed(id)).toEqual([]);
  });

  it('can be for a running survey alone, also when they were drafted before', async () => {
    const { id } = await createSurvey(app, author, tea);
    const orderId = await draftedOrder(app, author, id);

    expect((await move(id, orderId, 'submit')).code).toBe('A0436');
    await launch(app, author, id);
    expect((await move(id, orderId, 'submit')).code).toBe('00000');
    await tellSuppliers(app);
    await stop(app, author, id);
    expect((await move(id, orderId, 'acceptQuote')).code).toBe('A0436');
  });

  it('do only what their state allows, through both doors', async () => {
    const id = await launched();
    const orderId = await draftedOrder(app, author, id);

    expect(await move(id, orderId, 'acceptDelivery')).toMatchObject({ code: 'A0435', data: { state: 0 } });
    expect((await graph(app, MOVE, { input: { orderId, action: 'PAUSE' } }, author.token)).code).toBe('A0435');
    await move(id, orderId, 'cancel');
    for (const action of ['submit', 'cancel', 'resume'] as const) expect((await move(id, orderId, action)).data).toEqual({ state: 7 });
  });

  it('are changed until they are submitted, and after they were rejected because nobody gets through', async () => {
    const id = await launchedSurvey(app, author, survey(upload('Q1', 'A film', { required: true, setting: { format: 2 } })));
    const orderId = await draftedOrder(app, author, id);
    const change = (more: object) => v1(app, 'PUT', path(id, `/${orderId}`), smallBrief(app, more), author.token);

    expect((await change({ target: 60, remark: ' please ' })).data).toMatchObject({ target: 60, remark: 'please', state: 0 });
    await move(id, orderId, 'submit');
    expect(await change({ target: 70 })).toMatchObject({ code: 'A0435', data: { state: 1 } });
    await tellSuppliers(app);
    expect((await listed(id))[0]).toMatchObject({ state: 8, reason: 'unanswerable', target: 60 });
    expect((await change({ target: 80 })).data).toMatchObject({ state: 0, reason: null, target: 80 });
  });

  it('pause when the survey stops, and go on when their author says so', async () => {
    const id = await launched();
    const orderId = await quoted(id);
    await move(id, orderId, 'acceptQuote');

    await stop(app, author, id);
    expect((await listed(id))[0]).toMatchObject({ state: 4, reason: 'surveyStopped' });
    expect((await move(id, orderId, 'resume')).code).toBe('A0436');
    await launch(app, author, id);
    expect((await move(id, orderId, 'resume')).data).toMatchObject({ state: 3, reason: null });
  });

  it('end at their deadline: with what was delivered, or without if nothing had begun', async () => {
    const id = await launched();
    const soon = { deadline: new Date(app.clock.now().getTime() + 2 * HOUR_MS).toISOString() };
    const [running, waiting] = [await quoted(id, soon), await quoted(id, soon)];
    await move(id, running, 'acceptQuote');
    const draft = await draftedOrder(app, author, id, soon);

    app.clock.advance(HOUR_MS + 1000);
    // Their author has to sign in again by then; the service is asked for them.
    const { orders, fieldwork } = app.features.sampleOrder;
    const ctx = contextFor(app, { id: author.userId, sessionId: 'later' });
    const fields = [{ field: 'deadline', rule: 'tooSmall', limit: 1 }];
    await expect(orders.act(ctx, { orderId: draft }, 'submit')).rejects.toMatchObject({ code: 'A0400', details: { fields } });
    app.clock.advance(HOUR_MS);
    await fieldwork.work();

    const states = (await orders.list(ctx, id)).map((order) => [order.id, `${order.state} ${order.reason}`]);
    expect(Object.fromEntries(states)).toEqual({ [running]: '5 deadline', [waiting]: '7 deadline', [draft]: '0 null' });
  });

  it('are for the owner of the survey alone, and fifty at most', async () => {
    const id = await launched();
    const orderId = await draftedOrder(app, author, id);
    const [other, elsewhere] = [await signUp(app), await launched()];

    expect((await move(id, orderId, 'submit', other)).code).toBe('A0404');
    expect((await move(elsewhere, orderId, 'submit')).code).toBe('A0404');
    expect((await graph(app, MOVE, { input: { orderId, action: 'SUBMIT' } }, other.token)).code).toBe('A0404');
    expect((await v1(app, 'GET', path(id), undefined, other.token)).code).toBe('A0404');
    for (let more = 1; more < 50; more += 1) await draftedOrder(app, author, id);
    const { fields } = await v1(app, 'POST', path(id), smallBrief(app), author.token);
    expect(fields).toEqual([expect.objectContaining({ field: 'orders', rule: 'tooMany', limit: 50 })]);
  });

  it('halt when sixty respondents in a row are screened out', async () => {
    const nobody = withLogic(tea, jump('Q1', -1, checked('Q1', 'tea')), jump('Q1', -1, checked('Q1', 'coffee')));
    const id = await launchedBefore(app, author, nobody);
    const orderId = await quoted(id);
    await move(id, orderId, 'acceptQuote');

    while ((await app.features.sampleOrder.fieldwork.work()) > 0);

    expect((await listed(id))[0]).toMatchObject({ state: 4, reason: 'stalled', complete: 0, screened: 60 });
  });
});
