/** @store sqlite: looks at requests and answers, not at rows. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { single, survey } from '@wence/schema/testing';
import supertest from 'supertest';
import { createApp } from '../../app.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { contextOf, launchedSurvey, stop } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';

const CSS = 'body{margin:0}';
const SCRIPT = 'void 0;';
const HTML = `<!doctype html><html lang="zh-CN"><head><title>Wence</title><!--wence:head-->
<link rel="stylesheet" crossorigin href="/assets/r-1.css"></head><body><!--wence:survey--><script type="module" src="/assets/r-1.js"></script></body></html>`;
const tricky = {
  ...survey(single('Q1', '<b>Tea?</b>', ['tea', 'coffee'])),
  title: 'Tea & </title></script> talk',
  language: 'en' as const,
};

const dataIn = (html: string) => JSON.parse(/id="wence-survey">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('the answering page', () => {
  let app: TestApp;
  let author: SignedUp;
  let http: TestApp['http'];
  const dist = mkdtempSync(join(tmpdir(), 'wence-page-'));

  beforeAll(async () => {
    for (const folder of ['r', 'assets']) mkdirSync(join(dist, folder));
    writeFileSync(join(dist, 'r/index.html'), HTML);
    writeFileSync(join(dist, 'assets/r-1.css'), CSS);
    writeFileSync(join(dist, 'embed.js'), SCRIPT);
    app = await startTestApp();
    ({ http } = await createApp(app.platform, app.features, dist));
    await http.ready();
    author = await signUp(app);
  });
  afterAll(async () => {
    await http.close();
    await app.stop();
    rmSync(dist, { recursive: true });
  });

  const open = (id: string, headers: Record<string, string> = {}) => supertest(http.server).get(`/r/${id}`).set(headers);

  it('comes with the survey in it, in the language of the survey and under its title', async () => {
    const id = await launchedSurvey(app, author, tricky);

    const page = await open(id);

    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(dataIn(page.text)).toEqual({ surveyId: id, version: 1, definition: tricky });
    expect(page.text).toContain('<html lang="en">');
    expect(page.text).toContain('<title>Tea &amp; &lt;/title&gt;&lt;/script&gt; talk</title>');
  });

  it('keeps the quotas to the author, and says that there are some to ask about', async () => {
    const quota = { id: 90, kind: 'custom' as const, name: 'All', conditions: [], limit: 5 };
    const id = await launchedSurvey(app, author, { ...tricky, lastId: 90, quotas: [quota] });

    const page = await open(id);

    expect(dataIn(page.text).definition).toEqual({ ...tricky, lastId: 90, quotas: [] });
  });

  it('tells the page of another site how high it is, where its link says that it is part of one', async () => {
    const id = await launchedSurvey(app, author, tricky);

    const [alone, embedded] = [await open(id), await open(`${id}?f=1`)];

    expect(embedded.text).toContain('<script src="/embed.js" defer></script>');
    expect(alone.text).not.toContain('embed.js');
    expect(embedded.headers.etag).not.toBe(alone.headers.etag);
    expect(dataIn(embedded.text)).toEqual(dataIn(alone.text));
  });

  it('has the script that other sites load, under a name that stays, and asked for again when it is an hour old', async () => {
    const script = await supertest(http.server).get('/embed.js');
    const { etag = '' } = script.headers;

    expect([script.status, script.text]).toEqual([200, SCRIPT]);
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
    });
    expect((await supertest(http.server).get('/embed.js').set('If-None-Match', etag)).status).toBe(304);
  });

  it('has its small styles in it, allowed by their hash and nothing else', async () => {
    const id = await launchedSurvey(app, author, tricky);

    const page = await open(id);

    expect(page.text).toContain(`<style>${CSS}</style>`);
    const hash = createHash('sha256').update(CSS).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  it('says honestly what there is not: 404 for an unknown survey, 410 for one that was stopped', async () => {
    const id = await launchedSurvey(app, author, tricky);
    await stop(app, author, id);

    const missing = await open('nosuchsurv', { 'accept-language': 'en' });
    const stopped = await open(id);

    expect([missing.status, dataIn(missing.text)]).toEqual([404, { surveyId: 'nosuchsurv', problem: 'notFound', language: 'en' }]);
    expect([stopped.status, dataIn(stopped.text)]).toEqual([410, { surveyId: id, problem: 'paused', language: 'en' }]);
  });

  it('says when a survey begins that has not yet, and that one has ended or is full [4.2.2] [4.2.3]', async () => {
    const [opensAt, closesAt] = [1, -1].map((minutes) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
    const early = await launchedSurvey(app, author, { ...tricky, settings: { opensAt } });
    const ended = await launchedSurvey(app, author, { ...tricky, settings: { closesAt } });
    const full = await launchedSurvey(app, author, { ...tricky, settings: { total: 1 } });
    await submit(app, full, {});

    const pages = [await open(early), await open(ended), await open(full)];

    expect(pages.map(({ status, text }) => [status, dataIn(text)])).toEqual([
      [403, { surveyId: early, problem: 'notStarted', language: 'en', opensAt }],
      [410, { surveyId: ended, problem: 'ended', language: 'en' }],
      [410, { surveyId: full, problem: 'full', language: 'en' }],
    ]);
  });

  it('shows the draft to whoever has a link into test mode, keeps it out of caches, and 403 to others [4.2.5] [S2.respondent.preview-test-mode]', async () => {
    const id = await launchedSurvey(app, author, tricky);
    await stop(app, author, id);
    const { token } = await app.features.publish.testLinks.make(contextOf(app, author), id);

    const [draft, forged, twice] = [
      await open(`${id}?test=${token}`),
      await open(`${id}?test=x`),
      await open(`${id}?test=${token}&test=x`),
    ];

    expect([draft.status, dataIn(draft.text)]).toEqual([200, { surveyId: id, version: expect.any(Number), definition: tricky }]);
    expect(draft.headers['cache-control']).toBe('no-store');
    expect([forged.status, dataIn(forged.text)]).toEqual([403, { surveyId: id, problem: 'testLinkInvalid', language: expect.any(String) }]);
    expect(forged.text).not.toContain('Tea');
    expect(twice.status).toBe(403);
    expect((await open(`${id}?test=`)).status).toBe(410);
  });

  it('gives each browser an id, keeps it, and tells whoever has answered already', async () => {
    const id = await launchedSurvey(app, author, { ...tricky, settings: { repeat: { window: 1, by: ['device'] } } });
    const first = await open(id);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    expect(cookie).toMatch(/^wence_device=[A-Za-z0-9]{24}$/);
    expect((await open(id, { cookie })).headers['set-cookie']).toBeUndefined();

    const body = { submissionId: randomUUID(), answers: {} };
    await supertest(http.server).post(`/v1/r/${id}/responses`).set({ cookie }).send(body);

    const again = await open(id, { cookie });
    expect(again.status).toBe(403);
    expect(dataIn(again.text)).toEqual({ surveyId: id, problem: 'A0427', subject: 'device', nextAt: null, language: 'en' });
    expect((await open(id, { cookie: 'wence_device=short' })).status).toBe(200);
  });

  it('is not sent again while it has not changed', async () => {
    const id = await launchedSurvey(app, author, tricky);
    const { etag } = (await open(id)).headers;

    const again = await open(id, { 'if-none-match': String(etag) });
    await stop(app, author, id);
    const stopped = await open(id, { 'if-none-match': String(etag) });

    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(stopped.status).toBe(410);
  });

  it('is still a plain sentence when the client is not built', async () => {
    const page = await supertest(app.http.server).get('/r/nosuchsurv');

    expect([page.status, page.text]).toEqual([503, 'The answering page is not built. Run: npm run build']);
  });
});
