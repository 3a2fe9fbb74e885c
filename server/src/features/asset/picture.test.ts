import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@wence/schema';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { until } from '../../testing/until.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { zhCN } from '../../platform/i18n/zh-CN.js';
import { FILE_LIFE } from './file-sweeper.js';
import { Picture } from './picture.entity.js';
import { PICTURES, type SentPicture, uploadPicture } from './picture.factory.js';

const LARGEST = LIMITS.imageMegabytes * 1024 * 1024;
const png = (size: number) => Buffer.concat([PICTURES.png, Buffer.alloc(size - PICTURES.png.length)]);

describe('pictures of surveys', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const send = (sent: SentPicture) => uploadPicture(app, author.token, sent);
  const get = (path: string) => fetch(`${app.address}/${path}`);
  const rows = () => app.platform.database.repository(Picture).count();
  const incoming = () => readdirSync(join(app.platform.config.dataDir, 'files', 'incoming'));

  it('are kept under a relative path, with what the file was called, and are their author\u2019s [S7.call.post-oss] [S7.oss.returns] [S3.image.name-is-path]', async () => {
    const { code, data } = await send({ name: 'C:\\pictures\\green tea.png' });

    expect({ code, data }).toEqual({ code: '00000', data: { filePath: expect.any(String), originalName: 'green tea.png' } });
    expect(data.filePath).toMatch(/^images\/[A-Za-z0-9]{24}\.png$/);
    const [row] = await app.platform.database.repository(Picture).findBy({ id: data.filePath.slice(7, 31) });
    expect(row).toMatchObject({ ownerId: author.userId, kind: 'png', originalName: 'green tea.png', size: PICTURES.png.length });
  });

  it.each(Object.entries(PICTURES))('are seen by their contents, whatever they are called: %s', async (kind, bytes) => {
    const { data } = await send({ name: 'page.html', bytes });

    expect(data.filePath).toMatch(new RegExp(`\\.${kind}$`));
    const answer = await get(data.filePath);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get('content-type')).toBe(`image/${kind === 'jpg' ? 'jpeg' : kind}`);
  });

  it('are for everybody, for good, and nothing but pictures (S9)', async () => {
    const { headers, status } = await get((await send({})).data.filePath);

    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(PICTURES.png.length),
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['words', 'notes.txt', 'plain words'],
    ['a page', 'tea.png', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that can hold a script', 'tea.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['what browsers do not show', 'tea.psd', '8BPS\u0000\u0001'],
    ['what browsers do not show', 'tea.tiff', 'II*\u0000'],
    ['words that begin like a bitmap', 'tea.bmp', 'BM is not a picture at all'],
    ['a document', 'tea.jpg', '%PDF-1.7'],
  ])('are not %s (%s) [S5.image.only-images]', async (_what, name, contents) => {
    const before = await rows();

    expect(await send({ name, bytes: Buffer.from(contents, 'latin1') })).toMatchObject({
      code: 'A0400',
      message: zhCN.faults.notImage,
      fields: [{ field: 'file', rule: 'notImage' }],
    });
    expect(await rows()).toBe(before);
    expect(incoming()).toEqual([]);
  });

  it('take 20 MB and no byte more [S5.image.under-20mb] [S9.upload.image-20mb]', async () => {
    expect((await send({ bytes: png(LARGEST) })).code).toBe('00000');

    expect(await send({ bytes: png(LARGEST + 1) })).toMatchObject({ status: 413, code: 'A0413', data: { megabytes: 20 } });
    expect((await send({ bytes: png(LARGEST + 100_000) })).code).toBe('A0413');
    expect(incoming()).toEqual([]);
  });

  it.each([
    ['of another type', { before: { type: '2' }, after: {} }, 'type', 'notAllowed'],
    ['of another type that is told behind the file', { after: { type: '2' } }, 'type', 'notAllowed'],
    ['that is empty', { bytes: Buffer.alloc(0) }, 'file', 'required'],
  ])('refuse one %s', async (_what, sent, field, rule) => {
    expect(await send(sent)).toMatchObject({ code: 'A0400', fields: [{ field, rule }] });
    expect(incoming()).toEqual([]);
  });

  it('need no field beside the file', async () => {
    expect((await send({ before: {}, after: {} })).code).toBe('00000');
  });

  it('need a file', async () => {
    const form = new FormData();
    form.append('type', '1');
    const headers = { authorization: `Bearer ${author.token}` };
    const answer = await fetch(`${app.address}/v1/oss`, { method: 'POST', headers, body: form });

    expect(await answer.json()).toMatchObject({ code: 'A0400', fields: [{ field: 'file', rule: 'required' }] });
  });

  it('are taken from authors only', async () => {
    expect(await uploadPicture(app, undefined)).toMatchObject({ status: 401, code: 'A0401' });
    expect(incoming()).toEqual([]);
  });

  it('leave nothing behind when they break off, and the server goes on', async () => {
    const before = await rows();
    const { port } = new URL(app.address);
    const socket = connect(Number(port), '127.0.0.1', () => {
      const head = `POST /v1/oss HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${author.token}\r\n`;
      socket.write(`${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n`);
      socket.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
      socket.write(PICTURES.png);
    });
    await until(async () => incoming().length === 1);

    socket.destroy();

    await until(async () => incoming().length === 0);
    expect(await rows()).toBe(before);
    expect((await send({})).code).toBe('00000');
  });

  it.each([
    ['ends in the middle of its file', '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf'],
    ['has no parts', 'nothing of the kind'],
    ['is empty', ''],
  ])('a form that %s is refused, and leaves nothing behind (S9)', async (_what, body) => {
    const headers = { authorization: `Bearer ${author.token}`, 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await fetch(`${app.address}/v1/oss`, { method: 'POST', headers, body });

    expect(await answer.json()).toMatchObject({ code: 'A0400' });
    expect(incoming()).toEqual([]);
  });

  it.each(['images/nosuch.png', `images/${'a'.repeat(24)}.png`, 'images/..%2fwence.db', 'images/'])('there is none at %s', async (path) => {
    const answer = await get(path);

    expect([answer.status, answer.headers.get('cache-control')?.includes('immutable') ?? false]).toEqual([404, false]);
  });

  it('are found under their own kind only, and no file of a respondent is one', async () => {
    const { filePath } = (await send({})).data;

    expect((await get(filePath.replace('.png', '.jpg'))).status).toBe(404);
  });

  it('have one spelling: with an escaped letter there is none', async () => {
    const { filePath } = (await send({})).data;
    const escaped = filePath.replace('.png', '%2Epng');

    expect([(await get(escaped)).status, (await get(`./${filePath}?v=1`)).status]).toEqual([404, 200]);
  });

  it('go into surveys by their path', async () => {
    const { filePath } = (await send({})).data;
    const { data } = await v1(app, 'POST', '/v1/surveys', { title: 'Tea' }, author.token);
    const option = { id: 2, code: '1', title: 'Green', image: filePath };
    const definition = { format: 1, title: 'Tea', nodes: [{ id: 1, code: 'Q1', type: 1, title: 'Which?', options: [option] }] };

    expect((await v1(app, 'PUT', `/v1/surveys/${data.id}/definition`, definition, author.token)).code).toBe('00000');
  });

  it('stay when files that nobody needs are swept', async () => {
    const { filePath } = (await send({})).data;
    app.clock.advance(10 * FILE_LIFE);

    await app.features.asset.fileSweeper.sweep();

    expect((await get(filePath)).status).toBe(200);
  });
});
