/** @store sqlite: looks at headers, not at rows. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const FRIEND = 'https://app.example.com';
const OTHER = 'https://evil.example';

describe('pages of other origins', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ CORS_ORIGINS: `${FRIEND}, http://localhost:3000` });
  });
  afterAll(() => app.stop());

  const call = (path: string, origin?: string, init: RequestInit = {}) =>
    fetch(`${app.address}${path}`, { ...init, headers: { ...(origin && { Origin: origin }), ...init.headers } });
  const preflight = (path: string, origin: string, header = 'authorization') =>
    call(path, origin, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': header },
    });
  const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');

  it.each(['/v1/surveys', '/graphql', '/v1/openapi.json', '/v1/surveys?keyword=a'])(
    'read %s from a configured origin only',
    async (path) => {
      const answers = await Promise.all([call(path, FRIEND), call(path, OTHER), call(path)]);

      expect(answers.map(allowed)).toEqual([FRIEND, null, null]);
      expect(answers.map(({ headers }) => headers.get('vary')?.toLowerCase().includes('origin'))).toEqual([true, true, true]);
    },
  );

  it.each(['/v1/r/AAAAAAAAAA', '/v1/r/AAAAAAAAAA/responses'])('read %s from everywhere', async (path) => {
    const answers = await Promise.all([call(path, FRIEND), call(path, OTHER), call(path), preflight(path, OTHER, 'content-type')]);

    expect(answers.map(allowed)).toEqual(['*', '*', '*', '*']);
  });

  it.each(['/designer/', '/metrics', '/v10/surveys', '/graphqlx', '/v1x/r/A', '/'])(
    'do not read %s, wherever they come from',
    async (path) => {
      expect(allowed(await call(path, FRIEND, { redirect: 'manual' }))).toBeNull();
    },
  );

  it.each([`${FRIEND}.evil.example`, FRIEND.replace('https', 'http'), `${FRIEND}:8443`, 'null', `${FRIEND}/`])(
    'are not taken for a configured origin: %s',
    async (origin) => {
      expect(allowed(await call('/v1/surveys', origin))).toBeNull();
    },
  );

  it('may ask before they send, and need not ask again for two hours', async () => {
    const { status, headers } = await preflight('/v1/surveys', FRIEND, 'authorization, idempotency-key');
    const listed = (name: string) => headers.get(name)?.toLowerCase().split(', ');

    expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-max-age')]).toEqual([204, FRIEND, '7200']);
    expect(listed('access-control-allow-headers')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'if-match', 'idempotency-key', 'sign']),
    );
    expect(listed('access-control-allow-methods')).toEqual(['get', 'head', 'post', 'put']);
  });

  it('ask in vain from an origin that is not configured', async () => {
    const answer = await preflight('/v1/surveys', OTHER);

    expect([answer.status, allowed(answer)]).toEqual([200, null]);
  });

  it('are not counted for asking', async () => {
    const answer = await preflight('/graphql', FRIEND);

    expect(answer.headers.get('ratelimit')).toBeNull();
  });

  it.each(['/v1/surveys', '/v1/r/AAAAAAAAAA'])('read the headers that programs need of %s, also of a refusal', async (path) => {
    const answer = await call(path, FRIEND);
    const exposed = answer.headers.get('access-control-expose-headers')?.split(', ') ?? [];

    expect(exposed).toEqual(expect.arrayContaining(['RateLimit', 'RateLimit-Policy', 'X-Request-Id', 'Retry-After', 'ETag']));
    expect(answer.headers.get('x-request-id')).toBeTruthy();
  });

  it('never send cookies: a mark that somebody is signed in changes nothing', async () => {
    const paths = ['/v1/surveys', '/v1/r/AAAAAAAAAA', '/graphql'];
    const headersOf = async (path: string, cookie: string) => {
      const { headers } = await call(path, FRIEND, { headers: { Cookie: cookie } });
      return [...headers].filter(([name]) => name.startsWith('access-control-'));
    };
    const [without, withMark] = await Promise.all(
      ['', 'login=1'].map((cookie) => Promise.all(paths.map((path) => headersOf(path, cookie)))),
    );

    expect(withMark).toEqual(without);
    expect(withMark?.flat().map(([name]) => name)).not.toContain('access-control-allow-credentials');
    expect(withMark?.flat().length).toBeGreaterThan(3);
  });

  it('open sockets from a configured origin only', async () => {
    const open = (origin: string) => new WebSocket(`${app.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { origin });
    const friend = open(FRIEND);
    await once(friend, 'open');
    friend.close();

    const [refusal] = await once(open(OTHER), 'error');
    expect(String(refusal)).toContain('403');
  });
});
