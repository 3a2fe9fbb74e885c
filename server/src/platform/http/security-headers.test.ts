/** @store sqlite: looks at requests and answers, not at rows. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { createApp } from '../../app.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const PAGE = '<!doctype html><html><head><title>Wence</title><!--wence:nonce--></head><body></body></html>';
/** Every page there is: each must say what it may. */
const PAGES = ['/designer/', '/designer/login', '/graphql', '/r/nosuchsurv', '/dev/mailbox', '/v1/docs'];
/** At this address there is a page for browsers only. */
const A_VISIT = { accept: 'text/html' };
const NO_PAGES = ['/v1/password-key', '/v1/openapi.json', '/schema.graphql', '/livez', '/nothing/here', '/dev/mailbox.json'];

interface Served {
  readonly app: TestApp;
  get(path: string, headers?: Record<string, string>): supertest.Test;
  stop(): Promise<void>;
}

/** The whole server with built pages of a line each. */
async function serve(env: Record<string, string> = {}): Promise<Served> {
  const dist = mkdtempSync(join(tmpdir(), 'wence-headers-'));
  for (const entry of ['designer', 'explorer', 'r']) {
    mkdirSync(join(dist, entry));
    writeFileSync(join(dist, entry, 'index.html'), PAGE);
  }
  const app = await startTestApp(env);
  const { http } = await createApp(app.platform, app.features, dist);
  await http.ready();
  return {
    app,
    get: (path, headers = {}) =>
      supertest(http.server)
        .get(path)
        .set({ ...(path === '/graphql' && A_VISIT), ...headers }),
    stop: async () => {
      await http.close();
      await app.stop();
      rmSync(dist, { recursive: true });
    },
  };
}

const policyOf = (headers: Record<string, string>) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split(/; ?/).map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );

describe('headers, S33', () => {
  let served: Served;

  beforeAll(async () => {
    served = await serve();
  });

  afterAll(() => served.stop());

  it.each(PAGES)('%s runs scripts of this server only, and no inline style without hash or nonce', async (path) => {
    const { headers } = await served.get(path);

    const policy = policyOf(headers);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
    });
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
    expect(policy['style-src']).toMatch(/^'self'( '(sha256|nonce)-[^']+')*$/);
  });

  it.each([...PAGES, ...NO_PAGES])(
    '%s is taken for what it says, tells other sites nothing and asks the device for nothing but what the answering page needs',
    async (path) => {
      const { headers } = await served.get(path);

      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
      expect(headers['permissions-policy']).toContain(
        path.startsWith('/r/') ? 'camera=(), geolocation=(self)' : 'camera=(), geolocation=()',
      );
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it.each(NO_PAGES)('%s may do nothing if a browser is made to show it', async (path) => {
    expect(policyOf((await served.get(path)).headers)).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
  });

  it('give the designer a nonce that is in the page and never comes again', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => served.get('/designer/list')));

    const nonces = answers.map(({ text }) => /property="csp-nonce" nonce="([A-Za-z0-9+/]{22}==)"/.exec(text)?.[1] ?? '');
    expect(new Set(nonces).size).toBe(20);
    answers.forEach(({ headers }, at) => {
      expect(policyOf(headers)['style-src']).toBe(`'self' 'nonce-${nonces[at]}'`);
    });
  });

  it('leave encryption to whoever has it: no HSTS on a plain address', async () => {
    const { headers } = await served.get('/designer/');

    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  });
});

describe('redirects, S25', () => {
  let served: Served;

  beforeAll(async () => {
    served = await serve();
  });

  afterAll(() => served.stop());

  it.each([
    '/',
    '/designer',
    '/designer?redirect=//evil.example',
    '//evil.example',
    '//evil.example/designer',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/designer//evil.example',
    '/designer/login?redirect=https://evil.example',
    '/v1/docs/static/index.html',
    '//evil.example/v1/docs/static/index.html',
    '/assets//evil.example/..',
    '/r//evil.example',
    '/%0d%0aLocation:%20https://evil.example',
  ])('from %s lead nowhere but here', async (path) => {
    const { headers, status } = await served.get(path, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });

    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])[\w./-]*$/);
    expect(status).toBeLessThan(500);
  });
});

describe('headers of a server with public addresses', () => {
  it('demand TLS from then on, and isolate the windows of authors, when all addresses have it', async () => {
    const served = await serve({ PUBLIC_URL: 'https://survey.example, https://s.example' });

    const [designer, answering] = [await served.get('/designer/'), await served.get('/r/nosuchsurv')];
    await served.stop();

    expect(designer.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(designer.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(answering.headers).not.toHaveProperty('cross-origin-opener-policy');
  });

  it('do not when one of them is plain', async () => {
    const served = await serve({ PUBLIC_URL: 'https://survey.example, http://survey.example:4000' });

    const { headers } = await served.get('/designer/');
    await served.stop();

    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('let only the named sites show the answering page in a frame, and nobody an author page', async () => {
    const served = await serve({ FRAME_ANCESTORS: 'https://www.example.com, https://*.school.example' });

    const [answering, designer] = [await served.get('/r/nosuchsurv'), await served.get('/designer/')];
    await served.stop();

    expect(policyOf(answering.headers)['frame-ancestors']).toBe("'self' https://www.example.com https://*.school.example");
    expect(answering.headers).not.toHaveProperty('x-frame-options');
    expect(policyOf(designer.headers)['frame-ancestors']).toBe("'self'");
    expect(designer.headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});
