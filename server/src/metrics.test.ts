/** @store sqlite: is about figures and pictures, whichever store is behind them. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { createClient } from 'graphql-ws';
import { QueryFailedError } from 'typeorm';
import { WebSocket } from 'ws';
import { encryptedPassword, freshMobile, type SignedUp, signUp } from './features/account/account.factory.js';
import { launchedSurvey, stop } from './features/publish/publish.factory.js';
import { submit } from './features/response/response.factory.js';
import { graph, v1 } from './testing/callers.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const asked = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(asked, { Q1: 'tea' });

/** Dashboards and alerts rely on them. */
const NAMES = [
  'http_server_request_duration_seconds',
  'graphql_operation_duration_seconds',
  'graphql_cost',
  'ws_connections',
  'ws_buffered_bytes',
  'ws_slow_closed_total',
  'survey_submissions_total',
  'survey_submit_duration_seconds',
  'db_pool_in_use',
  'db_pool_waiting',
  'db_tx_retries_total',
  'sqlite_writer_wait_seconds',
  'outbox_pending',
  'outbox_oldest_seconds',
  'outbox_deliveries_total',
  'sms_sent_total',
  'rate_limited_total',
  'auth_failures_total',
  'refresh_reuse_total',
  'nodejs_eventloop_lag_seconds',
  'nodejs_eventloop_lag_p99_seconds',
];

describe('the figures', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  const text = async () => (await v1(app, 'GET', '/metrics')).text;
  /** Sum of the samples whose line begins so. */
  const value = async (sample: string) =>
    (await text())
      .split('\n')
      .filter((line) => line.startsWith(`${sample} `) || line.startsWith(`${sample}{`) || (sample.endsWith('}') && line.startsWith(sample)))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);

  beforeAll(async () => {
    app = await startTestApp();
    app.clock.advance(Date.now() - app.clock.now().getTime());
    app.platform.metrics.watchProcess();
    author = await signUp(app);
    surveyId = await launchedSurvey(app, author, asked);
  });
  afterAll(() => app.stop());

  it('have the names that dashboards and alerts rely on', async () => {
    const told = [...(await text()).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);

    expect(NAMES.filter((name) => !told.includes(name))).toEqual([]);
    expect(told).toContain('process_resident_memory_bytes');
  });

  it('are all that the alerts ask for', async () => {
    const rules = readFileSync(new URL('../../docker/alerts.yml', import.meta.url), 'utf8');
    const used = [...rules.matchAll(/\b([a-z]+_[a-z0-9_]+)(?=[{[ ]| >)/g)].map(([, name]) => name?.replace(/_(count|bucket)$/, ''));
    const inExpressions = used.filter((name) => name !== undefined && rules.includes(`${name}`) && /_(seconds|total|waiting)$/.test(name));

    expect(inExpressions.length).toBeGreaterThan(8);
    expect(inExpressions.filter((name) => !NAMES.includes(name ?? ''))).toEqual([]);
  });

  it('begin every kind of series at a known place: labels are routes and outcomes, never ids', async () => {
    await submit(app, surveyId, answers);

    expect(await text()).not.toContain(surveyId);
    expect(await text()).not.toContain(author.userId);
  });

  const password = async () => v1(app, 'POST', '/v1/login', { mobile: freshMobile(), ...(await encryptedPassword(app, 'a wrong one')) });
  const twice = async () => {
    const submissionId = randomUUID();
    await submit(app, surveyId, answers, { submissionId });
    await submit(app, surveyId, answers, { submissionId });
  };
  const codeTwice = async () => {
    const mobile = freshMobile();
    for (let i = 0; i < 2; i++) await v1(app, 'POST', '/v1/sms/code', { mobile, scene: 'login' });
  };

  it.each<[string, () => Promise<unknown>]>([
    [
      'http_server_request_duration_seconds_count{route="/v1/users",method="GET",status="200"}',
      () => v1(app, 'GET', '/v1/users', undefined, author.token),
    ],
    ['http_server_request_duration_seconds_count{route="/v1/users",method="GET",status="401"}', () => v1(app, 'GET', '/v1/users')],
    [
      'graphql_operation_duration_seconds_count{operation="me",type="query",outcome="ok"}',
      () => graph(app, '{ me { id } }', {}, author.token),
    ],
    ['graphql_operation_duration_seconds_count{operation="me",type="query",outcome="failed"}', () => graph(app, '{ me { id } }')],
    ['graphql_cost_count', () => graph(app, '{ me { id } }', {}, author.token)],
    ['survey_submissions_total{outcome="accepted"}', () => submit(app, surveyId, answers)],
    ['survey_submissions_total{outcome="replayed"}', twice],
    ['survey_submissions_total{outcome="invalid"}', () => submit(app, surveyId, answers, { version: 99 })],
    ['survey_submit_duration_seconds_count', () => submit(app, surveyId, answers)],
    ['sms_sent_total', () => v1(app, 'POST', '/v1/sms/code', { mobile: freshMobile(), scene: 'login' })],
    ['rate_limited_total', codeTwice],
    ['auth_failures_total', password],
    ['auth_failures_total{reason="token"}', () => v1(app, 'GET', '/v1/users', undefined, 'forged.token.here')],
  ])('%s rises when its thing happens', async (sample, happen) => {
    const before = await value(sample);

    await happen();

    expect(await value(sample)).toBeGreaterThan(before);
  });

  it('ws_connections follows sockets as they open and close', async () => {
    const url = `${app.address.replace('http', 'ws')}/graphql`;
    const client = createClient({
      url,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { token: author.token },
      lazy: false,
    });
    const opened = new Promise((resolve) => client.on('connected', resolve));
    const closed = new Promise((resolve) => client.on('closed', resolve));
    await opened;
    const open = await value('ws_connections');
    await client.dispose();
    await closed;
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect([open, await value('ws_connections')]).toEqual([1, 0]);
  });

  it('tell why a unit of work ran again', async () => {
    if (app.platform.database.dialect === 'sqlite') return; // One writer: nothing to lose a deadlock to.
    const before = await value('db_tx_retries_total{reason="deadlock"}');
    let runs = 0;
    const lost = Object.assign(new Error('Deadlock found'), { code: 'ER_LOCK_DEADLOCK', errno: 1213 });
    await app.platform.unit.run(async () => {
      runs += 1;
      if (runs === 1) throw new QueryFailedError('UPDATE', [], lost);
    });

    expect([runs, await value('db_tx_retries_total{reason="deadlock"}')]).toEqual([2, before + 1]);
  });

  it('tell how busy the store is', async () => {
    if (app.platform.database.dialect === 'mysql') {
      const inUse = await value('db_pool_in_use');
      const runner = app.platform.database.writer.createQueryRunner();
      await runner.startTransaction();
      const more = await value('db_pool_in_use');
      await runner.rollbackTransaction();
      await runner.release();
      expect(more).toBe(inUse + 1);
    } else {
      const waits = await value('sqlite_writer_wait_seconds_count');
      await stop(app, author, surveyId);
      expect(await value('sqlite_writer_wait_seconds_count')).toBeGreaterThan(waits);
    }
  });

  it('tell that the event loop was blocked, and forget it at the next look', async () => {
    await text();
    await new Promise((resolve) => setTimeout(resolve, 30));
    const until = Date.now() + 300;
    while (Date.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 30));

    const [largest, p99] =
      (await text()).match(/^nodejs_eventloop_lag(_p99)?_seconds .*$/gm)?.map((line) => Number(line.split(' ')[1])) ?? [];
    expect(largest).toBeGreaterThan(0.25);
    expect(p99).toBeGreaterThan(0);
  });
});
