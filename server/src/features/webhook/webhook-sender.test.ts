import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { answersOf, single, survey } from '@wence/schema/testing';
import { createLogger } from '../../platform/logging/logger.js';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { until } from '../../testing/until.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { PAUSES_MS } from './retry.policy.js';
import { deliver, makeWebhook, Receiver } from './webhook.factory.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookSender } from './webhook-sender.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const TEA = answersOf(tea, { Q1: 'tea' });
const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the sender of webhooks', () => {
  let app: TestApp;
  let receiver: Receiver;
  let author: SignedUp;
  let surveyId: string;
  let hook: { readonly id: string; readonly secret: string };

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
    const { database } = app.platform;
    for (const entity of [Webhook, WebhookDelivery]) await app.platform.unit.run(() => database.repository<object>(entity).clear());
    author = await signUp(app);
    surveyId = await launchedSurvey(app, author, tea);
    hook = await makeWebhook(app, author, { surveyId, events: ['response.completed', 'response.invalidated', 'response.validated'] });
  });

  const deliveries = () => app.platform.database.repository(WebhookDelivery).find({ order: { createdAt: 'ASC', position: 'ASC' } });
  const delivery = async () => (await deliveries())[0]!;
  const webhook = () => app.platform.database.repository(Webhook).findOneByOrFail({ id: hook.id });
  const answered = async (): Promise<string> => (await submit(app, surveyId, TEA)).data.responseId;
  const review = (change: string, responseId: string) =>
    v1(app, 'POST', `/v1/surveys/responses/${surveyId}/${change}`, { responseIds: [responseId] }, author.token);
  /** Turns the clock to when the first delivery that waits is due. */
  const untilDue = async () => {
    const waiting = (await deliveries()).find(({ availableAt }) => availableAt !== null);
    app.clock.advance(Math.max(0, waiting!.availableAt!.getTime() - app.clock.now().getTime()));
  };
  const another = (attemptMs?: number) => {
    const { claims, post, outcomes } = app.features.webhook;
    const { metrics } = app.platform;
    return new WebhookSender({ claims, post, outcomes, metrics, logger: createLogger('silent'), ...(attemptMs && { attemptMs }) });
  };

  it('signs what it sends by the secret that was told, over id, time and body (Standard Webhooks)', async () => {
    await answered();
    await deliver(app);

    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const { eventId } = await delivery();
    const key = Buffer.from(hook.secret.replace('whsec_', ''), 'base64');
    const seconds = Math.floor(app.clock.now().getTime() / 1000);
    const signature = createHmac('sha256', key).update(`${eventId}.${seconds}.${body}`).digest('base64');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Wence',
      'webhook-id': eventId,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    });
    expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 1, lastStatus: 200, lastAnswer: 'ok', availableAt: null });
  });

  it('tries again what failed, later each time, for three days, with the same id; then it gives up and switches the webhook off', async () => {
    receiver.answering = (_request, response) => void response.writeHead(500).end('broken');
    await answered();
    await deliver(app);
    const begun = app.clock.now().getTime();
    expect(await delivery()).toMatchObject({ state: 'failed', attempts: 1, lastStatus: 500, lastAnswer: 'broken' });
    expect(await webhook()).toMatchObject({ lastState: 'failed', lastStatus: 500 });
    while ((await delivery()).availableAt) {
      await untilDue();
      await app.features.webhook.sender.settle();
    }

    const took = app.clock.now().getTime() - begun;
    expect(took).toBeGreaterThan(2.3 * DAY);
    expect(took).toBeLessThan(3.7 * DAY);
    expect(receiver.received).toHaveLength(PAUSES_MS.length + 1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(await delivery()).toMatchObject({ state: 'dead' });
    expect(await webhook()).toMatchObject({ enabled: 0, offReason: 'failing' });
  });

  it('leaves a webhook on that took something else meanwhile', async () => {
    const refused = await answered();
    receiver.answering = ({ json }, response) => void response.writeHead(json.data.id === refused ? 400 : 200).end();
    await deliver(app);
    app.clock.advance(1);
    await answered();
    await deliver(app);
    while ((await delivery()).availableAt) {
      await untilDue();
      await app.features.webhook.sender.settle();
    }

    expect((await deliveries()).map(({ state }) => state)).toEqual(['dead', 'delivered']);
    expect(await webhook()).toMatchObject({ enabled: 1, offReason: null });
  });

  it('switches a webhook off at once that says it is gone, and gives up what waits for it', async () => {
    receiver.answering = (_request, response) => void response.writeHead(503).end();
    await answered();
    await deliver(app);
    receiver.answering = (_request, response) => void response.writeHead(410).end();
    await answered();
    await deliver(app);

    expect((await deliveries()).map(({ state, availableAt }) => [state, availableAt])).toEqual([
      ['dead', null],
      ['dead', null],
    ]);
    expect(await webhook()).toMatchObject({ enabled: 0, offReason: 'gone' });
    await answered();
    await deliver(app);
    expect(receiver.received).toHaveLength(2);
  });

  it.each([
    ['7200', 2 * HOUR],
    ['9999999', DAY],
  ])('gives a receiver the time that it asks for, a day at most: %s', async (asked, expected) => {
    receiver.answering = (_request, response) => void response.writeHead(429, { 'Retry-After': asked }).end();
    await answered();
    await deliver(app);

    expect((await delivery()).availableAt!.getTime() - app.clock.now().getTime()).toBe(expected);
  });

  it('never sends a later event of a response before an earlier one came through or was given up, while others go on', async () => {
    const stuck = await answered();
    receiver.answering = ({ json }, response) =>
      void response.writeHead(json.data.id === stuck && json.data.invalid === null ? 500 : 200).end();
    await deliver(app);
    await review('invalidate', stuck);
    const other = await answered();
    await deliver(app);
    const sent = () => receiver.received.map(({ json }) => `${json.type} ${json.data.id === other ? 'other' : 'stuck'}`);
    expect(sent()).toEqual(['response.completed stuck', 'response.completed other']);

    receiver.reset();
    await untilDue();
    await deliver(app);
    expect(sent()).toEqual(['response.completed stuck', 'response.invalidated stuck']);
  });

  it('[S11] follows no redirect: it is a delivery that failed', async () => {
    receiver.answering = (_request, response) => void response.writeHead(302, { Location: 'http://hooks.example/elsewhere' }).end();
    await answered();
    await deliver(app);

    expect(receiver.received.map(({ path }) => path)).toEqual(['/in']);
    expect(await delivery()).toMatchObject({ state: 'failed', lastStatus: 302 });
  });

  it.each([
    ['is of this machine', ['127.0.0.1']],
    ['has a private address beside a public one', ['93.184.216.34', '10.0.0.7']],
    ['is where clouds tell secrets', ['169.254.169.254']],
  ])('[S11] sends nothing when the name of a receiver %s by then', async (_what, addresses) => {
    const before = receiver.network.connections;
    receiver.network.names.set('hooks.example', [addresses]);
    await answered();
    await deliver(app);
    receiver.network.names.set('hooks.example', [['93.184.216.34']]);

    expect(receiver.network.connections).toBe(before);
    expect(await delivery()).toMatchObject({ state: 'failed', lastStatus: null, lastAnswer: null });
  });

  it('waits for a receiver that hangs or dies no longer than it may, and for others meanwhile not at all', async () => {
    const other = await makeWebhook(app, author, { url: 'http://hooks.example/quick', surveyId });
    const quick: (() => void)[] = [];
    receiver.answering = ({ path }, response) => {
      if (path === '/quick') {
        response.end();
        for (const seen of quick) seen();
      }
    };
    await answered();
    while ((await app.platform.outbox.work()) > 0);
    const sender = another(300);
    const first = new Promise<void>((resolve) => void quick.push(resolve));
    const all = sender.settle();
    await first;
    // The one that hangs is under way still.
    expect((await deliveries()).find(({ webhookId }) => webhookId === hook.id)?.state).toBe('pending');
    await all;

    const states = Object.fromEntries((await deliveries()).map(({ webhookId, state }) => [webhookId, state]));
    expect(states).toEqual({ [hook.id]: 'failed', [other.id]: 'delivered' });
    receiver.answering = (_request, response) => void response.destroy();
    await untilDue();
    await app.features.webhook.sender.settle();
    expect((await deliveries()).find(({ webhookId }) => webhookId === hook.id)).toMatchObject({
      state: 'failed',
      attempts: 2,
      lastStatus: null,
    });
  });

  it('sends each delivery once however many servers send, and takes over what a server left that died', async () => {
    for (let number = 0; number < 12; number += 1) await answered();
    while ((await app.platform.outbox.work()) > 0);
    const dead = await app.features.webhook.claims.claim(hook.id, () => 2);
    expect(dead?.deliveries).toHaveLength(2);
    await Promise.all([another(), another(), another()].map((sender) => sender.settle()));
    expect(receiver.received).toHaveLength(10);

    app.clock.advance(61 * SECOND);
    await another().settle();
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
    await app.features.webhook.outcomes.record(dead!.webhook, dead!.deliveries[0]!, {
      at: app.clock.now(),
      isAccepted: false,
      answer: null,
      duration: 1,
    });
    expect(new Set((await deliveries()).map(({ state }) => state))).toEqual(new Set(['delivered']));
  });

  it('sends few at a time to one receiver, and one at a time while it fails', async () => {
    for (let number = 0; number < 9; number += 1) await answered();
    while ((await app.platform.outbox.work()) > 0);
    const sender = another();
    const waiting: (() => void)[] = [];
    receiver.answering = (_request, response) => void waiting.push(() => response.writeHead(500).end());
    expect(await sender.begin()).toBe(4);
    expect(await sender.begin()).toBe(0);
    await until(() => waiting.length === 4);
    receiver.answering = (_request, response) => void response.writeHead(500).end();
    for (const answer of waiting) answer();
    await until(async () => (await deliveries()).filter(({ state }) => state === 'failed').length === 4);

    expect(await sender.begin()).toBe(1);
    await sender.settle();
    expect(receiver.received).toHaveLength(9);
  });
});
