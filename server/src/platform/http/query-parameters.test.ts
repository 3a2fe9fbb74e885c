/** @store sqlite: looks at requests and answers, not at rows. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type SignedUp, signUp } from '../../features/account/account.factory.js';
import { v1, type V1Answer } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { AnyRoute } from '../route/route.js';

describe('parameters in the query', () => {
  let app: TestApp;
  let author: SignedUp;
  let routes: readonly AnyRoute[];

  beforeAll(async () => {
    app = await startTestApp();
    // Signing out comes last: it would end the session that the others are asked with.
    routes = app.features.routes.toSorted((a, b) => Number(a.path === '/v1/logout') - Number(b.path === '/v1/logout'));
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    author = await signUp(app);
  });

  const ask = (route: AnyRoute, search: string): Promise<V1Answer> => {
    const url = `${route.path.replaceAll(/\{\w+\}/g, '1')}?${search}`;
    return v1(app, route.method, url, route.method === 'GET' || route.carries === 'upload' ? undefined : {}, author.token);
  };
  const refusedNames = ({ fields = [] }: V1Answer) => fields.flatMap(({ field, rule }) => (rule === 'unknownKey' ? [field] : []));

  it('that a route does not know are refused by every route but those that take the parameters of links, as unknown keys of a body are', async () => {
    const silent: string[] = [];
    for (const route of routes.filter(({ carries }) => carries !== 'form')) {
      const answer = await ask(route, 'sureveyId=x&frist=3');
      if (answer.code !== 'A0400' || String(refusedNames(answer)) !== 'sureveyId,frist') silent.push(`${route.method} ${route.path}`);
    }

    expect(silent.toSorted()).toEqual(['GET /v1/r/{surveyId}', 'POST /v1/r/{surveyId}/open']);
    expect(routes.length).toBeGreaterThan(50);
  });

  it('that the specification puts on every request are known to every route', async () => {
    for (const route of routes.filter(({ carries }) => carries !== 'form')) {
      expect(refusedNames(await ask(route, 'timestamp=1790000000000&t=1&_t=2&sign=0f1e'))).toEqual([]);
    }
  });

  it('leave alone who may ask: with a sign and no token nothing opens, and without a sign nothing is closed', async () => {
    const sign = { sign: '0f1e', timestamp: '1' };
    const signed = await v1(app, 'GET', '/v1/surveys?sign=0f1e&timestamp=1', undefined, undefined, sign);
    const wrong = await v1(app, 'GET', '/v1/surveys?sign=x&timestamp=0', undefined, author.token, { sign: 'y' });
    const plain = await v1(app, 'GET', '/v1/surveys', undefined, author.token);

    expect([signed.status, signed.code]).toEqual([401, 'A0401']);
    expect([wrong.code, plain.code, wrong.text]).toEqual(['00000', '00000', plain.text]);
  });

  it('are named with the limit that they break', async () => {
    const answer = await v1(app, 'GET', '/v1/surveys?first=101&timestamp=1', undefined, author.token);

    expect(answer.fields).toEqual([{ field: 'first', rule: 'tooLarge', limit: 100 }]);
  });
});
