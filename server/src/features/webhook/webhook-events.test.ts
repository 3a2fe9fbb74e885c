import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type SurveyDefinition, WEBHOOK_EVENTS } from '@wence/schema';
import { answersOf, single, survey } from '@wence/schema/testing';
import { OutboxEntry } from '../../platform/outbox/outbox-entry.entity.js';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { personalLink } from '../personal-link/personal-link.factory.js';
import { launch, launchedSurvey, stop } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { deleteWebhooks, deliver, makeWebhook, Receiver } from './webhook.factory.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const [TEA, COFFEE] = [answersOf(tea, { Q1: 'tea' }), answersOf(tea, { Q1: 'coffee' })];
const QUESTION = tea.nodes[0]?.id ?? 0;
const TEA_OPTION = tea.nodes[0]?.options?.[0]?.id ?? 0;
const exam: SurveyDefinition = {
  ...tea,
  settings: { exam: {} },
  nodes: tea.nodes.map((node) => ({ ...node, exam: { score: 2, optionIds: [TEA_OPTION] } })),
};

describe('what webhooks are told', () => {
  let app: TestApp;
  let receiver: Receiver;
  let author: SignedUp;

  beforeAll(async () => {
    receiver = await Receiver.start();
    app = await startTestApp({ RATE_LIMITS: 'off' }, { network: receiver.network });
    author = await signUp(app);
  });
  afterAll(async () => {
    await app.stop();
    await receiver.stop();
  });
  afterEach(async () => {
    await deleteWebhooks(app, author);
    receiver.reset();
  });

  const review = (surveyId: string, change: string, responseIds: string[]) =>
    v1(app, 'POST', `/v1/surveys/responses/${surveyId}/${change}`, { responseIds }, author.token);
  const entries = (surveyId: string) => app.platform.database.repository(OutboxEntry).findBy({ surveyId });

  it('is everything that happens to a response, in its order, and to its survey', async () => {
    const { id } = await createSurvey(app, author, tea);
    await makeWebhook(app, author, { surveyId: id, events: WEBHOOK_EVENTS });
    await launch(app, author, id);
    const { responseId } = (await submit(app, id, TEA)).data;
    const answers = { expectedRevision: 0, answers: COFFEE };
    await v1(app, 'PUT', `/v1/surveys/responses/${id}/${responseId}/answers`, answers, author.token);
    for (const change of ['invalidate', 'validate', 'delete', 'restore']) await review(id, change, [responseId]);
    await stop(app, author, id);
    // Events of a response wait for the earlier ones about it.
    for (let second = 0; second < 8; second += 1) {
      await deliver(app);
      app.clock.advance(1000);
    }

    const ofResponse = receiver.types.filter((type) => type.startsWith('response.'));
    expect(ofResponse).toEqual(
      ['completed', 'edited', 'invalidated', 'validated', 'deleted', 'restored'].map((what) => `response.${what}`),
    );
    expect(receiver.types.filter((type) => type.startsWith('survey.')).sort()).toEqual(['survey.launched', 'survey.stopped']);
    expect(receiver.received.find(({ json }) => json.type === 'survey.launched')?.json.data).toEqual({ surveyId: id, version: 1 });
  });

  it('is the response as `/v1` shows it, with its survey, and the time at which it happened', async () => {
    const id = await launchedSurvey(app, author, tea);
    await makeWebhook(app, author, { surveyId: id });
    const { responseId } = (await submit(app, id, TEA, { source: 'poster' })).data;
    await deliver(app);

    const shown = await v1(app, 'GET', `/v1/surveys/responses/${id}/${responseId}`, undefined, author.token);
    expect(receiver.received.map(({ json }) => json)).toEqual([
      { type: 'response.completed', timestamp: app.clock.now().toISOString(), data: { surveyId: id, ...shown.data } },
    ]);
  });

  it('is what they asked for: their survey or all of their author, their events, their conditions', async () => {
    const [first, second] = [await launchedSurvey(app, author, tea), await launchedSurvey(app, author, tea)];
    const conditions = { conditions: [{ answer: { nodeId: QUESTION, anyOf: [TEA_OPTION] } }] };
    await makeWebhook(app, author, { url: 'http://hooks.example/tea', surveyId: first, conditions });
    await makeWebhook(app, author, { url: 'http://hooks.example/all' });
    await makeWebhook(app, author, { url: 'http://hooks.example/poster', conditions: { conditions: [{ source: { anyOf: ['poster'] } }] } });
    await makeWebhook(app, author, { url: 'http://hooks.example/stops', events: ['survey.stopped'] });
    const off = await makeWebhook(app, author, { url: 'http://hooks.example/off' });
    await v1(app, 'PUT', `/v1/webhooks/${off.id}`, { enabled: false }, author.token);
    const stranger = await signUp(app);
    const foreign = await makeWebhook(app, stranger, { url: 'http://hooks.example/stranger' });

    await submit(app, first, TEA, { source: 'poster' });
    await submit(app, first, COFFEE);
    await submit(app, second, TEA);
    await deliver(app);

    await v1(app, 'POST', `/v1/webhooks/${foreign.id}/delete`, {}, stranger.token);
    const paths = receiver.received.map(({ path, json }) => `${path} ${json.data.surveyId === first ? 'first' : 'second'}`);
    expect(paths.sort()).toEqual(['/all first', '/all first', '/all second', '/poster first', '/tea first']);
  });

  it('is what they asked for by the way in and the score as well', async () => {
    const id = await launchedSurvey(app, author, exam);
    const [lin, wang] = [await personalLink(app, id, { name: 'Lin Mei' }), await personalLink(app, id, { name: 'Wang' })];
    const when = (path: string, condition: object) =>
      makeWebhook(app, author, { url: `http://hooks.example/${path}`, surveyId: id, conditions: { conditions: [condition] } });
    await when('lin', { link: { contains: 'lin' } });
    await when('right', { score: { from: 2 } });

    await submit(app, id, TEA, { linkCode: wang.code });
    await submit(app, id, COFFEE, { linkCode: lin.code });
    await deliver(app);

    const told = receiver.received.map(({ path, json: { data } }) => [path, data.linkName, data.exam.score]);
    expect(told.sort()).toEqual([
      ['/lin', 'Lin Mei', 0],
      ['/right', 'Wang', 2],
    ]);
  });

  it('is an export that is ready, by the id of its task', async () => {
    const { id } = await createSurvey(app, author, tea);
    await makeWebhook(app, author, { surveyId: id, events: ['export.ready'] });
    await app.platform.outbox.put([{ kind: 'export.ready', surveyId: id, subjectId: 'task7' }]);
    await deliver(app);

    expect(receiver.received.map(({ json }) => json.data)).toEqual([{ surveyId: id, taskId: 'task7' }]);
  });

  it('is the stop of a survey that goes into the recycle bin while it runs, once', async () => {
    const id = await launchedSurvey(app, author, tea);
    await makeWebhook(app, author, { events: ['survey.stopped'] });
    await v1(app, 'POST', `/v1/surveys/remove/${id}`, {}, author.token);
    await deliver(app);

    expect(receiver.received.map(({ json }) => json)).toMatchObject([{ type: 'survey.stopped', data: { surveyId: id } }]);
  });

  it('costs a submission nothing more where nobody listens, and is heard by whoever listens from then on', async () => {
    const id = await launchedSurvey(app, author, tea);
    const other = await launchedSurvey(app, author, tea);
    await submit(app, id, TEA);
    await makeWebhook(app, author, { surveyId: other });
    // The first event finds out that the survey has no webhook; the next one is then done as soon as it is stored.
    await submit(app, id, TEA);
    await deliver(app);
    await submit(app, id, TEA);
    await review(id, 'invalidate', [(await submit(app, id, TEA)).data.responseId]);

    expect((await entries(id)).map(({ kind, attempts }) => `${kind} ${attempts}`).sort()).toEqual(
      [0, 0, 0, 1].map((attempts) => `response.submitted ${attempts}`),
    );
    await makeWebhook(app, author, { surveyId: id });
    await submit(app, id, TEA);
    await deliver(app);
    expect(receiver.types).toEqual(['response.completed']);
  });

  it('is delivered once to each, however often the event comes out of the outbox', async () => {
    const id = await launchedSurvey(app, author, tea);
    await makeWebhook(app, author, { surveyId: id });
    await submit(app, id, TEA);
    await deliver(app);
    const [entry] = await entries(id);
    await app.platform.unit.run(() =>
      app.platform.database.repository(OutboxEntry).update({ id: entry!.id }, { availableAt: app.clock.now(), deliveredAt: null }),
    );
    await deliver(app);

    expect(receiver.types).toEqual(['response.completed']);
  });

  it('goes with its survey and with its webhook, and after 30 days', async () => {
    const [first, second] = [await launchedSurvey(app, author, tea), await launchedSurvey(app, author, tea)];
    const { id } = await makeWebhook(app, author);
    await makeWebhook(app, author, { surveyId: first });
    const rows = async () => (await app.platform.database.repository(WebhookDelivery).find()).map(({ surveyId }) => surveyId);
    for (const surveyId of [first, second, second]) await submit(app, surveyId, TEA);
    await deliver(app);
    expect(await rows()).toHaveLength(4);

    await app.features.webhook.webhooks.purge(first);
    expect(await rows()).toEqual([second, second]);
    expect((await v1(app, 'GET', '/v1/webhooks', undefined, author.token)).data.webhooks).toMatchObject([{ id }]);
    app.clock.advance(30 * 24 * 60 * 60 * 1000 + 1);
    const again = await signUp(app);
    await submit(app, second, TEA);
    await deliver(app);
    await app.features.webhook.deliveries.sweep();
    expect(await rows()).toEqual([second]);
    await v1(app, 'POST', `/v1/webhooks/${id}/delete`, {}, again.token);
    expect(await rows()).toEqual([second]);
    author = { ...author, ...(await app.features.account.sessions.begin(author.userId)) };
    await v1(app, 'POST', `/v1/webhooks/${id}/delete`, {}, author.token);
    expect(await rows()).toEqual([]);
  });
});
