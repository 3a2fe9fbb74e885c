/** @store sqlite: looks at requests and answers, not at rows. */
import { answersJsonSchema, definitionJsonSchema, filterJsonSchema } from '@wence/schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('the JSON Schemas of definitions and of answers', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const get = (headers: Record<string, string> = {}, path = '/definition.schema.json') => fetch(app.address + path, { headers });

  it.each([
    ['/definition.schema.json', definitionJsonSchema()],
    ['/answers.schema.json', answersJsonSchema()],
    ['/filter.schema.json', filterJsonSchema()],
  ])('are there for everybody, as what they are: %s', async (path, schema) => {
    const answer = await get({}, path);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/schema+json; charset=utf-8');
    expect(await answer.json()).toEqual(schema);
  });

  it('may be kept, and are not sent again to whoever has them', async () => {
    const first = await get();
    const again = await get({ 'if-none-match': first.headers.get('etag') ?? '' });

    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('are linked where the API is described', async () => {
    const api = (await v1(app, 'GET', '/v1/openapi.json')).text;
    const { externalDocs, paths, components } = JSON.parse(api);
    const { get: exported, put: imported } = paths['/v1/surveys/{id}/definition'];
    const ref = { $ref: '#/components/schemas/SurveyDefinition' };

    expect([externalDocs.url, components.schemas.SurveyDefinition.externalDocs.url]).toEqual(Array(2).fill('/definition.schema.json'));
    expect(imported.requestBody.content['application/json'].schema).toEqual(ref);
    expect(components.schemas.GetDefinitionData.properties.definition).toEqual(ref);
    expect(exported.operationId).toBe('getDefinition');
  });
});
