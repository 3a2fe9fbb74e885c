/** @store sqlite: looks at requests and answers, not at rows. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { createApp } from '../../app.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const BY_BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('the address of the graph, asked by something else than POST', () => {
  let app: TestApp;
  let http: FastifyInstance;
  let dist: string;

  beforeAll(async () => {
    dist = mkdtempSync(join(tmpdir(), 'wence-explorer-'));
    mkdirSync(join(dist, 'explorer'));
    writeFileSync(join(dist, 'explorer/index.html'), '<!doctype html><title>explorer</title><!--wence:nonce-->');
    app = await startTestApp();
    ({ http } = await createApp(app.platform, app.features, dist));
    await http.ready();
  });
  afterAll(async () => {
    await http.close();
    await app.stop();
    rmSync(dist, { recursive: true });
  });

  it('shows the explorer to a browser, with a nonce for the styles that its kit writes', async () => {
    const { status, text, headers } = await supertest(http.server).get('/graphql').set('Accept', BY_BROWSER);

    const nonce = /property="csp-nonce" nonce="([^"]+)"/.exec(text)?.[1];
    expect([status, headers['content-type'], headers['vary']]).toEqual([200, 'text/html; charset=utf-8', 'Origin, Accept']);
    expect(text).toContain('<title>explorer</title>');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`);
  });

  it.each(['*/*', 'application/graphql-response+json, application/json'])('tells a program that takes %s to post', async (accept) => {
    const { status, body, headers } = await supertest(http.server).get('/graphql').set({ Accept: accept, 'Accept-Language': 'en' });

    expect([status, headers['allow'], headers['vary']]).toEqual([405, 'POST', 'Origin, Accept']);
    expect(body).toEqual({
      errors: [
        { message: 'This address does not take this kind of request.', extensions: { code: 'A0405', requestId: expect.any(String) } },
      ],
    });
  });

  it('says what to run where the client is not built', async () => {
    const { status, text } = await supertest(app.http.server).get('/graphql').set('Accept', BY_BROWSER);

    expect([status, text]).toEqual([503, 'The client is not built. Run: npm run build']);
  });
});
