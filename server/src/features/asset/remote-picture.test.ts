/** @store sqlite: is about figures and pictures, whichever store is behind them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { zhCN } from '../../platform/i18n/zh-CN.js';
import { OutsideFetcher } from '../../platform/outside/fetching/outside-fetcher.js';
import { TestNetwork } from '../../platform/outside/fetching/test-network.factory.js';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { contextFor, type SignedUp, signUp } from '../account/account.factory.js';
import { PICTURES, uploadPicture } from './picture.factory.js';
import { RemotePictureService } from './remote-picture.service.js';

const READ = 'query ($url: String!) { pictureAsBase64(url: $url) }';
const NOT_FETCHED = { code: 'A0400', fields: [{ field: 'url', rule: 'notFetched' }], data: null };

/** Responses of the remote server by path. */
const OUTSIDE: Readonly<Record<string, { readonly type: string; readonly body: string | Buffer }>> = {
  '/tea.png': { type: 'text/html', body: PICTURES.png },
  '/page.png': { type: 'image/png', body: '<!doctype html><script>alert(1)</script>' },
  '/drawing.svg': { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  '/words': { type: 'image/jpeg', body: 'root:x:0:0:root:/root:/bin/bash' },
  '/empty': { type: 'image/png', body: '' },
};

describe('a picture by its address', () => {
  let app: TestApp;
  let author: SignedUp;
  let network: TestNetwork;
  let remote: RemotePictureService;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMIT_OUTWARD: '40/0.5' });
    author = await signUp(app);
    network = await TestNetwork.start(({ url = '' }, response) => {
      const found = OUTSIDE[url];
      if (found) response.writeHead(200, { 'Content-Type': found.type }).end(found.body);
      else response.writeHead(404).end();
    });
    const { limiter } = app.platform;
    const { pictures } = app.features.asset;
    remote = new RemotePictureService({ pictures, fetcher: new OutsideFetcher(network), limiter, pace: { most: 20_000, step: 1 } });
  });
  afterAll(async () => {
    await network.stop();
    await app.stop();
  });

  const byRoute = (url: string, token: string | undefined = author.token) =>
    v1(app, 'GET', `/v1/oss/url-to-base64?url=${encodeURIComponent(url)}`, undefined, token, { 'accept-language': 'zh-CN' });
  const read = (url: string) => remote.read(contextFor(app, { id: author.userId, sessionId: 's' }), url);

  it('is the stored one, however its address is written [S7.call.get-oss-url-to-base64]', async () => {
    const { filePath } = (await uploadPicture(app, author.token, { bytes: PICTURES.gif, name: 'tea.gif' })).data;
    const data = `data:image/gif;base64,${PICTURES.gif.toString('base64')}`;

    for (const url of [filePath, `/${filePath}`, `{host}/${filePath}`, `${app.address}/${filePath}`])
      expect(await byRoute(url)).toMatchObject({ status: 200, code: '00000', data });
    expect((await graph(app, READ, { url: filePath }, author.token)).data).toEqual({ pictureAsBase64: data });
  });

  it('is one of the open internet, for what it is and not for what it is called', async () => {
    expect(await read('http://pictures.example/tea.png')).toBe(`data:image/png;base64,${PICTURES.png.toString('base64')}`);
  });

  it.each(['/page.png', '/drawing.svg', '/words', '/empty', '/nowhere'])('is nothing else: %s (S11)', async (path) => {
    await expect(read(`http://pictures.example${path}`)).rejects.toMatchObject({ code: 'A0400', details: { fields: NOT_FETCHED.fields } });
  });

  it('is refused in the same words whatever is there, so that nobody learns what lies around the server (S11)', async () => {
    const inside = [
      'http://127.0.0.1/',
      'http://[::1]/',
      'http://169.254.169.254/',
      'http://localhost/',
      'http://nobody.invalid/',
      'file:///etc/passwd',
      'x',
      '',
    ];
    const answers = await Promise.all(inside.map((url) => byRoute(url)));

    expect(answers[0]).toMatchObject({ status: 200, message: zhCN.faults.notFetched, ...NOT_FETCHED });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('needs an address, and somebody who is signed in', async () => {
    expect(await v1(app, 'GET', '/v1/oss/url-to-base64', undefined, author.token)).toMatchObject({
      code: 'A0400',
      fields: [{ field: 'url' }],
    });
    expect(await v1(app, 'GET', '/v1/oss/url-to-base64?url=images/x.png')).toMatchObject({ status: 401, code: 'A0401' });
    expect((await graph(app, READ, { url: 'images/x.png' })).code).toBe('A0401');
  });

  it('is fetched so often and no more, by either door, until some time has passed (S11)', async () => {
    const hasty = await signUp(app);
    const { filePath } = (await uploadPicture(app, hasty.token)).data;
    for (let times = 0; times < 40; times += 1) expect((await byRoute(filePath, hasty.token)).code).toBe('00000');

    expect(await byRoute(filePath, hasty.token)).toMatchObject({ status: 429, code: 'A0501', data: { retryAfterSeconds: 2 } });
    expect((await graph(app, READ, { url: filePath }, hasty.token)).code).toBe('A0501');
    app.clock.advance(2000);
    expect((await byRoute(filePath, hasty.token)).code).toBe('00000');
  });
});
