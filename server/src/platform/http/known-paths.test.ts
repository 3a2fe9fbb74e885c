/** @store sqlite: looks at requests and answers, not at rows. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('a method that a path does not have', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const ask = async (method: string, path: string) => {
    const answer = await fetch(app.address + path, { method, headers: { 'accept-language': 'en' }, redirect: 'manual' });
    const text = await answer.text();
    return { status: answer.status, allow: answer.headers.get('allow'), text, code: text.startsWith('{') ? JSON.parse(text).code : null };
  };

  it.each([
    ['DELETE', '/v1/surveys', 'GET, HEAD, OPTIONS, POST'],
    ['PATCH', '/v1/surveys/AAAAAAAAAA?timestamp=1', 'GET, HEAD, OPTIONS'],
    ['POST', '/v1/surveys/AAAAAAAAAA/definition', 'GET, HEAD, OPTIONS, PUT'],
    ['GET', '/v1/surveys/launch/AAAAAAAAAA', 'OPTIONS, POST'],
    ['HEAD', '/v1/login', 'OPTIONS, POST'],
    ['POST', '/v1/openapi.json', 'GET, HEAD, OPTIONS'],
    ['PUT', '/schema.graphql', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/definition.schema.json', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/errors.json', 'GET, HEAD, OPTIONS'],
    ['POST', '/livez', 'GET, HEAD, OPTIONS'],
  ])('is refused with those that it has: %s %s', async (method, path, allow) => {
    const answer = await ask(method, path);

    expect([answer.status, answer.allow]).toEqual([405, allow]);
    if (method !== 'HEAD') expect(JSON.parse(answer.text)).toEqual({ code: 'A0405', message: expect.any(String), data: null });
  });

  it('of the graph is refused in the same way', async () => {
    const answer = await ask('PUT', '/graphql');

    expect([answer.status, answer.code]).toEqual([405, 'A0405']);
    expect(answer.allow?.split(', ')).toContain('POST');
  });

  it('may be asked for: OPTIONS tells which there are', async () => {
    const answer = await ask('OPTIONS', '/v1/surveys');

    expect(answer).toMatchObject({ status: 200, allow: 'GET, HEAD, OPTIONS, POST', code: '00000' });
  });

  it.each(['/v1/nothing', '/v1/surveys/a/b/c', '/nothing', '/V1/surveys', '/v1/login/', `/v1/surveys/${'x'.repeat(300)}`])(
    'does not make a path out of %s: nothing is there',
    async (path) => {
      for (const method of ['GET', 'DELETE', 'OPTIONS']) {
        expect(await ask(method, path)).toMatchObject({ status: 404, allow: null, code: 'A0404' });
      }
    },
  );

  it('is not HEAD where there is GET', async () => {
    const [head, get] = await Promise.all([ask('HEAD', '/errors.json'), ask('GET', '/errors.json')]);

    expect([head.status, get.status, head.text]).toEqual([200, 200, '']);
  });
});
