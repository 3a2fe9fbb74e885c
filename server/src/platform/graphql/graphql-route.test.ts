/** @store sqlite: looks at requests and answers, not at rows. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import supertest from 'supertest';
import { type SignedUp, signUp } from '../../features/account/account.factory.js';
import { createSurvey } from '../../features/survey/survey.factory.js';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { buildGraph } from './build-graph.js';
import { GraphLimits } from './limits/graph-limits.js';

describe('the graph over http', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const post = (body: string | object, type = 'application/json') => supertest(app.http.server).post('/graphql').type(type).send(body);

  it('answers an operation', async () => {
    expect((await graph(app, '{ passwordKey { algorithm } }')).data).toEqual({ passwordKey: { algorithm: 'RSA-OAEP-256' } });
  });

  it('tells an expected failure by its code, in the language asked for', async () => {
    const answer = await post({ query: '{ me { id } }' }).set('Accept-Language', 'en');

    expect(answer.body.errors[0]).toMatchObject({ message: 'You are signed out. Sign in again.', extensions: { code: 'A0401' } });
  });

  it('tells what is wrong with a query, without guessing what was meant', async () => {
    const answer = await post({ query: '{ mee { id } }' });

    expect(answer.body.errors[0].extensions.code).toBe('A0400');
    expect(answer.text).not.toMatch(/did you mean|stack/i);
  });

  it('tells where a text is no query, without guessing what was meant', async () => {
    const answer = await post({ query: "' or '1'='1" });

    expect(answer.body.errors[0]).toMatchObject({
      message: "Syntax Error: Unexpected single quote character (')",
      locations: [{ line: 1, column: 1 }],
      extensions: { code: 'A0400' },
    });
  });

  it('refuses a list of operations, and a form that another page may have sent', async () => {
    const batch = await post([{ query: '{ me { id } }' }, { query: '{ me { id } }' }]);
    const form = await post('{"query":"{ me { id } }"}', 'text/plain');

    expect([batch.status, batch.body.errors[0].extensions.code]).toEqual([400, 'A0400']);
    expect([form.status, form.body.errors[0].extensions.code]).toEqual([400, 'A0400']);
  });

  it('refuses a body that is too large for who sends it, and for what it does', async () => {
    const large = (kilobytes: number) => ({ query: '{ passwordKey { algorithm } }', variables: { x: 'x'.repeat(kilobytes * 1024) } });
    const asAuthor = (body: object) => post(body).auth(author.token, { type: 'bearer' });
    const nodes = Array.from({ length: 600 }, (_, i) => ({ id: i + 1, code: `Q${i + 1}`, type: 3, title: 'x'.repeat(2000) }));
    const definition = { format: 1, title: 'T', nodes };

    const answers = [await post(large(5 * 1024)), await post(large(1100)), await post(large(300)), await asAuthor(large(300))];

    expect(answers.map(({ status, body }) => [status, body.errors[0].extensions.code])).toEqual(answers.map(() => [413, 'A0413']));
    const taken = await asAuthor({
      query: 'mutation ($input: ApplyDefinitionInput!) { applySurveyDefinition(input: $input) { revision } }',
      variables: { input: { surveyId: 'none', definition } },
    });
    expect(taken.body.errors[0].extensions.code).toBe('A0404');
  });

  it('answers in the media type that was asked for', async () => {
    const type = 'application/graphql-response+json';
    const asked = (query: string) => post({ query }).set('Accept', type);

    const answers = [
      await asked('{ passwordKey { algorithm } }'),
      await asked('{ mee }'),
      await asked(`{ ${'a: passwordKey { algorithm } '.repeat(16)} }`),
    ];

    expect(answers.map(({ status, headers }) => [status, headers['content-type']])).toEqual(
      [200, 400, 400].map((status) => [status, `${type}; charset=utf-8`]),
    );
  });

  it('S19 tells a stranger nothing about types and fields, and an author what is wrong', async () => {
    const wrong = { query: '{ passwordKey { algoritm } }' };
    const missing = { query: 'mutation ($input: LoginInput!) { login(input: $input) { token } }', variables: { input: { mobil: '1' } } };
    const asAuthor = (body: object) => post(body).auth(author.token, { type: 'bearer' });

    const [stranger, insider] = [
      [await post(wrong), await post(missing)],
      [await asAuthor(wrong), await asAuthor(missing)],
    ];

    for (const { text } of stranger) expect(text).not.toMatch(/algorit|PasswordKey|LoginInput|mobil|did you mean/i);
    expect(insider[0]?.body.errors[0].message).toContain('Cannot query field "algoritm" on type "PasswordKey"');
    for (const { text } of insider) expect(text).not.toMatch(/did you mean/i);
  });

  it('S19 shows the schema by introspection to authors only', async () => {
    const query = { query: getIntrospectionQuery() };

    const [stranger, insider] = [await post(query), await post(query).auth(author.token, { type: 'bearer' })];

    expect([stranger.status, stranger.body.errors[0].extensions.code, stranger.body.data]).toEqual([401, 'A0401', undefined]);
    expect(insider.body.data).toMatchObject({ __schema: { queryType: { name: 'Query' } } });
  });

  it('S18 refuses what is beyond a limit, and says beyond which', async () => {
    const { status, body } = await post({ query: `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: passwordKey { keyId }`).join(' ')} }` });

    expect([status, body.errors[0].extensions]).toMatchObject([400, { code: 'A0420', data: { limit: 'aliases', most: 15 } }]);
    expect(body.extensions.cost).toMatchObject({ requestedQueryCost: 1, actualQueryCost: null });
  });

  it('bills what an operation came to', async () => {
    const { id } = await createSurvey(app, author);
    const nodes = Array.from({ length: 30 }, (_, i) => ({
      id: 10 * i + 1,
      code: `Q${i + 1}`,
      type: 1,
      title: 'Q',
      options: Array.from({ length: 5 }, (__, j) => ({ id: 10 * i + j + 2, code: `${j + 1}`, title: 'A' })),
    }));
    await v1(app, 'PUT', `/v1/surveys/${id}/definition`, { format: 1, title: 'T', nodes }, author.token);

    const { body } = await post({ query: `{ survey(id: "${id}") { nodes { id options { id } } } }` }).auth(author.token, {
      type: 'bearer',
    });

    expect(body.data.survey.nodes).toHaveLength(30);
    expect(body.extensions.cost).toMatchObject({ requestedQueryCost: 1 + 10 * (1 + 5), actualQueryCost: 1 + 30 * (1 + 5) });
  });

  it('counts operations by what they ask for, not by how they are called', async () => {
    await post({ query: 'query AnyNameAtAll { passwordKey { keyId } }' });

    const lines = await app.platform.metrics.registry.getSingleMetricAsString('graphql_operation_duration_seconds');
    expect(lines).toContain('operation="passwordKey",type="query",outcome="ok"');
    expect(lines).not.toContain('AnyNameAtAll');
  });

  it('keeps every query of the designer within a fifth of the allowed cost, reports of every type of question, columns and whole shelves within all of it', async () => {
    const limits = new GraphLimits(await buildGraph(app.features.resolvers));
    const designer = fileURLToPath(new URL('../../../../client/src/designer/', import.meta.url));
    const files = readdirSync(designer, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));

    const costs = files.flatMap((file) => {
      const query = readFileSync(designer + file, 'utf8');
      const names = [...query.matchAll(/^(?:query|mutation|subscription) (\w+)/gm)].map(([, name]) => name ?? '');
      return names.map((name) => ({ name, cost: limits.admit({ query, operationName: name, bytes: 0, signedIn: true }).cost }));
    });

    expect(costs.length).toBeGreaterThan(20);
    const dear = costs.filter(({ cost }) => cost >= 200).map(({ name }) => name);
    expect(dear.toSorted()).toEqual([
      'AskedColumns',
      'CrossTables',
      'ExportPage',
      'InsightPage',
      'OverallPage',
      'ReportChanged',
      'ReportOfCategory',
      'ReportOfResponses',
      'SharedCategory',
      'SharedQuestions',
      'SharedTables',
      'SurveyShelf',
      'TemplateTopics',
    ]);
  });
});
