import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('the graph over http', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
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

  it('refuses a list of operations, and a form that another page may have sent', async () => {
    const batch = await post([{ query: '{ me { id } }' }, { query: '{ me { id } }' }]);
    const form = await post('{"query":"{ me { id } }"}', 'text/plain');

    expect([batch.status, batch.body.errors[0].extensions.code]).toEqual([400, 'A0400']);
    expect([form.status, form.body.errors[0].extensions.code]).toEqual([400, 'A0400']);
  });

  it('refuses a body that is too large', async () => {
    const answer = await post({ query: '{ me { id } }', variables: { x: 'x'.repeat(5 * 1024 * 1024) } });

    expect([answer.status, answer.body.code]).toEqual([413, 'A0413']);
  });
});
