import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { type SignedUp, signUp } from '../../features/account/account.factory.js';
import { v1, type V1Answer } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { KeyStore } from './key-store.js';

const SECOND = 1000;
const HOUR = 3_600_000;
const CREATE = 'mutation ($input: CreateSurveyInput!) { createSurvey(input: $input) { survey { id } } }';

describe('an Idempotency-Key', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const post = (url: string, body: object, key: string, token = author.token): Promise<V1Answer> =>
    v1(app, 'POST', url, body, token, { 'Idempotency-Key': key });
  const create = (key: string, title = key) => post('/v1/surveys', { title }, key);
  const mutate = (key: string, query: string, input: object) =>
    supertest(app.http.server)
      .post('/graphql')
      .auth(author.token, { type: 'bearer' })
      .set('Idempotency-Key', key)
      .send({ query, variables: { input } });
  /** Titles of the surveys that begin so. */
  const made = async (title: string): Promise<number> => {
    const { data } = await v1(app, 'GET', `/v1/surveys?first=100&keyword=${title}`, undefined, author.token);
    return data.total;
  };
  const keys = () => app.platform.database.writer.getRepository(IdempotencyKey);
  /** Simulates a server that died before its commit. */
  const dieIn = async (key: string) => {
    const before = new Set((await keys().find()).map(({ id }) => id));
    await create(key);
    const mine = (await keys().find()).find(({ id }) => !before.has(id));
    await keys().update({ id: mine?.id ?? '' }, { state: 'running', status: null, body: null });
  };

  it('makes fifty copies of a request at once one survey', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => untilDone(() => create('fifty'))));

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    expect(await made('fifty')).toBe(1);
  });

  it('gives the first answer again, byte by byte, and says so', async () => {
    const first = await create('again');
    const again = await create('again');

    expect([again.status, again.text, again.headers['idempotent-replayed']]).toEqual([200, first.text, 'true']);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(await made('again')).toBe(1);
  });

  it('does the same for mutations of the graph', async () => {
    const first = await mutate('graph', CREATE, { title: 'graph' });
    const again = await mutate('graph', CREATE, { title: 'graph' });

    expect(first.body.data.createSurvey.survey.id).toBeTruthy();
    expect([again.text, again.headers['idempotent-replayed'], again.headers['content-type']]).toEqual([
      first.text,
      'true',
      first.headers['content-type'],
    ]);
    expect(await made('graph')).toBe(1);
  });

  it('belongs to one author and one operation', async () => {
    const other = await signUp(app);
    await create('own');

    await mutate('own', CREATE, { title: 'own' });
    const theirs = await post('/v1/surveys', { title: 'own' }, 'own', other.token);

    expect([theirs.code, theirs.headers['idempotent-replayed'], await made('own')]).toEqual(['00000', undefined, 2]);
  });

  it('with another input is A0506, but not for the order of the same input', async () => {
    await post('/v1/surveys', { title: 'input', language: 'en' }, 'input');

    expect((await create('input', 'other')).code).toBe('A0506');
    expect((await post('/v1/surveys', { language: 'en', title: 'input' }, 'input')).headers['idempotent-replayed']).toBe('true');
  });

  it('is not used up by a refusal', async () => {
    expect((await create('refused', '')).code).toBe('A0400');
    expect((await mutate('refused', CREATE, { title: '' })).body.errors[0].extensions.code).toBe('A0400');

    expect((await create('refused')).code).toBe('00000');
    expect((await mutate('refused', CREATE, { title: 'refused' })).body.errors).toBeUndefined();
    expect(await made('refused')).toBe(2);
  });

  it('whose request is being carried out tells a twin to wait', async () => {
    await dieIn('twin');

    const twin = await create('twin');
    const inGraph = await mutate('twin', CREATE, { title: 'twin' });

    expect([twin.code, twin.headers['retry-after'], await made('twin')]).toEqual(['A0505', '1', 2]);
    expect(inGraph.body.errors).toBeUndefined();
  });

  it('of a process that died is free again after a minute', async () => {
    await dieIn('died');
    app.clock.advance(61 * SECOND);

    const answers = await Promise.all(Array.from({ length: 5 }, () => untilDone(() => create('died'))));

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    // One of them stands for the dead one's work, which here was not undone with its key.
    expect(await made('died')).toBe(2);
  });

  it('that is no key, or stands over several mutations at once, is refused', async () => {
    const two =
      'mutation ($input: CreateSurveyInput!) { a: createSurvey(input: $input) { survey { id } } b: createSurvey(input: $input) { survey { id } } }';

    expect((await create('k'.repeat(201), 'long')).fields).toEqual([{ field: 'Idempotency-Key', rule: 'format' }]);
    expect((await mutate('two', two, { title: 'two' })).body.errors[0].extensions.fields).toMatchObject([{ field: 'Idempotency-Key' }]);
    expect(await made('two')).toBe(0);
  });

  it('is not read where answers carry tokens', async () => {
    const before = await keys().count();
    await post('/v1/token/refresh', { refreshToken: author.refreshToken }, 'refresh');

    expect(await keys().count()).toBe(before);
  });

  it('of a large answer remembers only that it was carried out', async () => {
    const { data } = await v1(app, 'POST', '/v1/surveys', { title: 'large' }, author.token);
    const nodes = Array.from({ length: 60 }, (_, i) => ({ id: i + 1, code: `Q${i + 1}`, type: 3, title: 'x'.repeat(1500) }));
    await v1(app, 'PUT', `/v1/surveys/${data.id}/definition`, { format: 1, title: 'large', language: 'en', nodes }, author.token);
    const moveNode = () =>
      mutate('large', 'mutation ($input: MoveNodeInput!) { moveNode(input: $input) { nodes { id title } } }', {
        surveyId: data.id,
        nodeId: 1,
        after: 2,
      });

    const [first, again] = [await moveNode(), await moveNode()];

    expect(first.text.length).toBeGreaterThan(64 * 1024);
    expect(again.body.errors[0].extensions.code).toBe('A0507');
  });

  it('is forgotten after a day', async () => {
    await create('day');
    app.clock.advance(25 * HOUR);
    await sweepOf(app);

    expect(await keys().count()).toBe(0);
  });
});

/** Retries like a client that was told to try again later. */
async function untilDone(call: () => Promise<V1Answer>): Promise<V1Answer> {
  for (;;) {
    const answer = await call();
    if (answer.code !== 'A0505') return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function sweepOf({ platform }: TestApp): Promise<void> {
  return new KeyStore(platform.database, platform.unit).sweep(platform.clock.now());
}
