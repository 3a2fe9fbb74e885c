import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WEBHOOK_LIMITS } from '@wence/schema';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { makeKey } from '../api-key/api-key.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { deliver, makeWebhook, Receiver } from './webhook.factory.js';
import { Webhook } from './webhook.entity.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const TEA = answersOf(tea, { Q1: 'tea' });
const HOUR = 3_600_000;
const SHOWN = 'id surveyId surveyTitle url description events conditions enabled offReason lastState lastStatus formerSecretUntil';
const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { ${SHOWN} } } }`;
const UPDATE = `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { ${SHOWN} } } }`;
const DELIVERIES = `query ($id: ID!, $states: [WebhookDeliveryState!]) {
  node(id: $id) { ... on Webhook { deliveries(states: $states, first: 2) { totalCount edges { node { id type state attempts body lastStatus lastAnswer } } pageInfo { hasNextPage } } } }
}`;

describe('webhooks of an author', () => {
  let app: TestApp;
  let receiver: Receiver;
  let author: SignedUp;

  beforeAll(async () => {
    receiver = await Receiver.start();
    app = await startTestApp({ RATE_LIMITS: 'off' }, { network: receiver.network });
  });
  afterAll(async () => {
    await app.stop();
    await receiver.stop();
  });
  beforeEach(async () => {
    receiver.reset();
    author = await signUp(app);
  });

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, { token }: { token: string } = author) =>
    v1(app, method, `/v1/webhooks${path}`, body, token);
  const create = (body: object) => call('POST', '', { url: 'https://hooks.example/in', events: ['response.completed'], ...body });
  const mutate = (name: string, type: string, input: object, fields: string) =>
    graph(app, `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, { input }, author.token);

  it('are made and changed by either door, and listed without the secret, which is told once', async () => {
    const { id } = await createSurvey(app, author, tea);
    const conditions = { conditions: [{ status: { anyOf: ['complete'] } }] };
    const wanted = {
      surveyId: id,
      url: 'https://hooks.example/in',
      events: ['SURVEY_STOPPED', 'RESPONSE_COMPLETED'],
      description: ' Chat ',
      conditions,
    };
    const { secret, webhook } = (await graph(app, CREATE, { input: wanted }, author.token)).data.createWebhook;

    expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    expect(webhook).toMatchObject({
      surveyId: id,
      description: 'Chat',
      events: ['RESPONSE_COMPLETED', 'SURVEY_STOPPED'],
      conditions,
      enabled: true,
    });
    expect(webhook.surveyTitle).toEqual(expect.any(String));
    const listed = await call('GET', '');
    expect(listed.data.webhooks).toMatchObject([{ id: webhook.id, events: ['response.completed', 'survey.stopped'], lastAt: null }]);
    expect((await graph(app, `{ webhooks { ${SHOWN} } }`, {}, author.token)).data.webhooks).toEqual([webhook]);
    expect(listed.text + JSON.stringify(await app.platform.database.repository(Webhook).find())).not.toContain(secret);

    const read = (await call('GET', `/${webhook.id}`)).data;
    const changed = await call('PUT', `/${webhook.id}`, { ...read, description: '', enabled: false, conditions: null });
    expect(changed.data).toMatchObject({ description: '', enabled: false, conditions: null, url: wanted.url });
    expect((await call('PUT', `/${webhook.id}`, { ...read, surveyId: null })).fields).toEqual([{ field: 'surveyId', rule: 'readOnly' }]);
    const input = { webhookId: webhook.id, enabled: true, url: 'http://hooks.example/other' };
    const again = (await graph(app, UPDATE, { input }, author.token)).data.updateWebhook.webhook;
    expect(again).toMatchObject({ enabled: true, url: input.url, events: webhook.events });
  });

  it.each([
    ['an address of this machine', { url: 'http://127.0.0.1/in' }, { field: 'url', rule: 'notAllowed' }],
    ['an address in disguise', { url: 'http://[::ffff:7f00:1]/in' }, { field: 'url', rule: 'notAllowed' }],
    ['where clouds tell secrets', { url: 'http://169.254.169.254/latest' }, { field: 'url', rule: 'notAllowed' }],
    ['another port', { url: 'https://hooks.example:6379/' }, { field: 'url', rule: 'notAllowed' }],
    ['another protocol', { url: 'file:///etc/passwd' }, { field: 'url', rule: 'notAllowed' }],
    ['a name and a password', { url: 'https://me:word@hooks.example/' }, { field: 'url', rule: 'notAllowed' }],
    ['an address that is too long', { url: `https://hooks.example/${'a'.repeat(2048)}` }, { field: 'url', rule: 'tooLong', limit: 2048 }],
    ['no event', { events: [] }, { field: 'events', rule: 'required' }],
    ['an event that there is not', { events: ['survey.full'] }, { field: 'events[0]', rule: 'format' }],
    ['a long description', { description: '\u5b57'.repeat(101) }, { field: 'description', rule: 'tooLong', limit: 100 }],
    ['flags of quality', { conditions: { conditions: [{ flagged: true }] } }, { field: 'conditions', rule: 'notAllowed' }],
    [
      'answers of no survey',
      { conditions: { conditions: [{ answer: { nodeId: 1, anyOf: [2] } }] } },
      { field: 'conditions.conditions[0].answer.nodeId', rule: 'notAllowed' },
    ],
  ])('[S11] are refused for %s', async (_what, body, fault) => {
    expect(await create(body)).toMatchObject({ code: 'A0400', fields: [fault] });
    expect((await call('GET', '')).data.webhooks).toEqual([]);
  });

  it('[S12] are their author’s alone, and so are the surveys that they are told of', async () => {
    const other = await signUp(app);
    const { id: theirs } = await createSurvey(app, other, tea);
    const { id } = await makeWebhook(app, other);
    const { id: deliveryId } = (await call('POST', `/${id}/test`, {}, other)).data;

    expect((await create({ surveyId: theirs })).code).toBe('A0404');
    const paths = ['', '/deliveries'].map((path) => call('GET', `/${id}${path}`));
    const posts = ['/test', '/secret', '/delete', `/deliveries/${deliveryId}/replay`].map((path) => call('POST', `/${id}${path}`, {}));
    const answers = await Promise.all([...paths, ...posts, call('PUT', `/${id}`, { enabled: false })]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['A0404']));
    const own = await makeWebhook(app, author);
    expect((await call('POST', `/${own.id}/deliveries/${deliveryId}/replay`, {})).code).toBe('A0404');
    expect((await mutate('replayWebhookDelivery', 'ReplayWebhookDeliveryInput', { deliveryId }, 'delivery { id }')).code).toBe('A0404');
    expect((await graph(app, `{ a: node(id: "${id}") { id } b: node(id: "${deliveryId}") { id } }`, {}, author.token)).data).toEqual({
      a: null,
      b: null,
    });
  });

  it('are managed by keys that may, of every survey, and by no other key', async () => {
    const { id } = await createSurvey(app, author, tea);
    const [may, mustNot] = [
      await makeKey(app, author, { scopes: ['webhooks'] }),
      await makeKey(app, author, { scopes: ['surveys:write', 'responses:read'] }),
    ];
    const limited = await makeKey(app, author, { scopes: ['webhooks'], surveyIds: [id] });
    const by = ({ secret }: { secret: string }) => call('GET', '', undefined, { token: secret });

    expect((await by(may)).code).toBe('00000');
    expect(await by(mustNot)).toMatchObject({ code: 'A0403', data: { scope: 'webhooks' } });
    expect((await by(limited)).code).toBe('A0403');
  });

  it('are twenty at most, however many are made at once', async () => {
    const made = await Promise.all(Array.from({ length: WEBHOOK_LIMITS.perAuthor + 2 }, () => create({})));

    expect(made.filter(({ code }) => code === '00000')).toHaveLength(WEBHOOK_LIMITS.perAuthor);
    expect(made.find(({ code }) => code !== '00000')?.fields).toEqual([
      { field: 'webhooks', rule: 'tooMany', limit: WEBHOOK_LIMITS.perAuthor },
    ]);
  });

  it('get another secret, beside which the former one signs for a day', async () => {
    const { id, secret } = await makeWebhook(app, author);
    const rotated = (await mutate('rotateWebhookSecret', 'NamedWebhookInput', { webhookId: id }, `secret webhook { ${SHOWN} }`)).data
      .rotateWebhookSecret;
    expect(rotated.secret).not.toBe(secret);
    expect(rotated.webhook.formerSecretUntil).toBe(new Date(app.clock.now().getTime() + 24 * HOUR).toISOString());
    const signatures = async () => {
      receiver.reset();
      await call('POST', `/${id}/test`, {});
      return receiver.received[0]?.headers['webhook-signature']?.split(' ');
    };

    expect(await signatures()).toHaveLength(2);
    app.clock.advance(24 * HOUR);
    author = { ...author, ...(await app.features.account.sessions.begin(author.userId)) };
    expect(await signatures()).toHaveLength(1);
  });

  it('are tried out at once, also while they are off, and tell the outcome', async () => {
    const { id } = await makeWebhook(app, author, { enabled: false });
    const tested = await mutate(
      'testWebhook',
      'NamedWebhookInput',
      { webhookId: id },
      'delivery { type state lastStatus lastAnswer body }',
    );
    expect(tested.data.testWebhook.delivery).toMatchObject({ type: 'webhook.test', state: 'DELIVERED', lastStatus: 200, lastAnswer: 'ok' });
    expect(receiver.received.map(({ json }) => json)).toMatchObject([{ type: 'webhook.test', data: { webhookId: id, surveyId: null } }]);

    receiver.answering = (_request, response) => void response.writeHead(404).end('\u0000no such channel');
    expect((await call('POST', `/${id}/test`, {})).data).toMatchObject({
      state: 'dead',
      lastStatus: 404,
      lastAnswer: 'no such channel',
      nextAt: null,
    });
    expect((await call('GET', `/${id}`)).data).toMatchObject({
      lastState: 'failed',
      lastStatus: 404,
      lastSuccessAt: app.clock.now().toISOString(),
    });
  });

  it('log what they delivered, by state and page by page, and send again what failed, one or all', async () => {
    const id = await launchedSurvey(app, author, tea);
    const hook = await makeWebhook(app, author, { surveyId: id });
    receiver.answering = (_request, response) => void response.writeHead(500).end();
    for (let number = 0; number < 3; number += 1) {
      await submit(app, id, TEA);
      await deliver(app);
      app.clock.advance(1000);
    }
    const page = (await graph(app, DELIVERIES, { id: hook.id, states: ['FAILED'] }, author.token)).data.node.deliveries;
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(page.edges.map(({ node }: { node: object }) => node)).toMatchObject([{ state: 'FAILED' }, { state: 'FAILED' }]);
    expect((await call('GET', `/${hook.id}/deliveries?state=delivered`)).data).toMatchObject({ total: 0, list: [] });
    expect((await call('GET', `/${hook.id}/deliveries?state=failed&state=dead&first=1`)).data).toMatchObject({ total: 3 });

    receiver.reset();
    const [newest, middle] = page.edges.map(({ node }: { node: { id: string } }) => node.id);
    expect((await call('POST', `/${hook.id}/deliveries/${newest}/replay`, {})).data).toMatchObject({ state: 'pending', attempts: 0 });
    await deliver(app);
    const since = new Date(app.clock.now().getTime() - 2500).toISOString();
    expect((await call('POST', `/${hook.id}/replay`, { since })).data).toEqual({ count: 1 });
    await deliver(app);
    const { list } = (await call('GET', `/${hook.id}/deliveries`)).data;
    expect(list.map(({ state }: { state: string }) => state)).toEqual(['delivered', 'delivered', 'failed']);
    expect(list[1].id).toBe(middle);

    await call('PUT', `/${hook.id}`, { enabled: false });
    expect((await call('POST', `/${hook.id}/replay`, { since })).fields).toEqual([{ field: 'enabled', rule: 'required' }]);
    expect((await call('GET', `/${hook.id}/deliveries?state=dead`)).data.total).toBe(1);
  });
});
