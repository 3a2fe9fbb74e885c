/** @store sqlite: looks at requests and answers, not at rows. */
import { definitionJsonSchema } from '@wence/schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('the JSON Schema of definitions', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const get = (headers: Record<string, string> = {}) => fetch(`${app.address}/definition.schema.json`, { headers });

  it('is there for everybody, as what it is', async () => {
    const answer = await get();

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/schema+json; charset=utf-8');
    expect(await answer.json()).toEqual(definitionJsonSchema());
  });

  it('may be kept, and is not sent again to whoever has it', async () => {
    const first = await get();
    const again = await get({ 'if-none-match': first.headers.get('etag') ?? '' });

    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is linked where the API is described', async () => {
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
