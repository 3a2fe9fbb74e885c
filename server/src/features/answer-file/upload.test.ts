import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS, type SurveyDefinition } from '@wence/schema';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { until } from '../../testing/until.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { StoredFile } from '../asset/stored-file.entity.js';
import { launchedSurvey, stop } from '../publish/publish.factory.js';
import { PNG, type Sent, upload } from './file.factory.js';

const MEBIBYTE = 1024 * 1024;
const NODE = { any: 1, small: 2, image: 3, signature: 4, text: 5, video: 6, document: 7 } as const;

const definition: SurveyDefinition = {
  format: 1,
  lastId: 10,
  title: 'Files',
  nodes: [
    { id: NODE.any, code: 'Q1', type: 36, title: 'Anything' },
    { id: NODE.small, code: 'Q2', type: 36, title: 'Small ones', setting: { size: 2 } },
    { id: NODE.image, code: 'Q3', type: 36, title: 'Pictures', setting: { format: 1 } },
    { id: NODE.signature, code: 'Q4', type: 41, subType: 1, title: 'Sign here' },
    { id: NODE.text, code: 'Q5', type: 3, title: 'Why?' },
    { id: NODE.video, code: 'Q6', type: 36, title: 'Films', setting: { format: 2 } },
    { id: NODE.document, code: 'Q7', type: 36, title: 'Papers', setting: { format: 3 } },
  ],
};

describe('handing in a file', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
    surveyId = await launchedSurvey(app, author, definition);
  });
  afterAll(() => app.stop());

  const send = (more: Partial<Sent>) => upload(app, { surveyId, nodeId: NODE.any, submissionId: randomUUID(), ...more });
  const png = (size: number) => Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]);
  const folder = (name = '') => join(app.platform.config.dataDir, 'files', name);
  const rows = () => app.platform.database.repository(StoredFile).count();

  it('keeps it under an id of this server, with its name and size [S9]', async () => {
    const { code, data } = await send({});

    expect({ code, data }).toEqual({ code: '00000', data: { fileId: expect.any(String), name: 'photo.png', size: PNG.length } });
    expect(data.fileId).toMatch(/^[A-Za-z0-9]{24}$/);
    expect(readdirSync(folder(data.fileId.slice(0, 2)))).toEqual([data.fileId]);
  });

  it('takes what the setting allows in megabytes and no byte more [S9.upload.size-from-setting]', async () => {
    expect((await send({ nodeId: NODE.small, bytes: png(2 * MEBIBYTE) })).code).toBe('00000');
    const before = await rows();

    const refused = await send({ nodeId: NODE.small, bytes: png(2 * MEBIBYTE + 1) });

    expect(refused).toMatchObject({ status: 413, code: 'A0413', data: { megabytes: 2 } });
    expect(await rows()).toBe(before);
    expect(readdirSync(folder('incoming'))).toEqual([]);
  });

  it('takes 20 MB where the author said nothing [S9.upload.image-20mb]', async () => {
    expect((await send({ nodeId: NODE.image, bytes: png(20 * MEBIBYTE) })).code).toBe('00000');
    expect(await send({ nodeId: NODE.image, bytes: png(20 * MEBIBYTE + 1) })).toMatchObject({ code: 'A0413', data: { megabytes: 20 } });
  });

  it('refuses before reading what says itself that it is larger than any question takes [S9]', async () => {
    const { port } = new URL(app.address);
    const heard = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        const length = LIMITS.uploadMegabytes * MEBIBYTE + 1;
        const path = `/v1/r/${surveyId}/files?nodeId=1&submissionId=${randomUUID()}&name=a.png`;
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nContent-Length: ${length}\r\n\r\nbeginning`,
        );
      });
      socket.once('data', (bytes) => resolve(bytes.toString()));
      socket.once('data', () => socket.destroy());
    });

    expect(heard).toMatch(/^HTTP\/1.1 413 /);
  });

  it('counts what comes without a length as it comes [S9]', async () => {
    const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(64 * 1024)) });
    const query = `nodeId=${NODE.small}&submissionId=${randomUUID()}&name=a.png`;

    const answer = await fetch(`${app.address}/v1/r/${surveyId}/files?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: endless,
      duplex: 'half',
    } as RequestInit);

    expect(answer.status).toBe(413);
    expect(readdirSync(folder('incoming'))).toEqual([]);
  });

  it('leaves nothing behind of what breaks off on the way', async () => {
    const { port } = new URL(app.address);
    const before = await rows();
    const socket = connect(Number(port), '127.0.0.1', () => {
      const path = `/v1/r/${surveyId}/files?nodeId=1&submissionId=${randomUUID()}&name=a.png`;
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nContent-Length: 100000\r\n\r\n`);
      socket.write(PNG);
    });
    await until(async () => readdirSync(folder('incoming')).length === 1);

    socket.destroy();

    await until(async () => readdirSync(folder('incoming')).length === 0);
    expect(await rows()).toBe(before);
  });

  it.each([
    ['image', 'film.mp4'],
    ['image', 'drawing.svg'],
    ['video', 'photo.png'],
    ['document', 'photo.png'],
    ['any', 'program.exe'],
    ['any', 'archive.zip'],
    ['any', 'page.xhtml'],
    ['any', 'page.mht'],
    ['any', 'data.xml'],
    ['any', 'photo.png.exe'],
    ['any', 'photo.png\u0000.php'],
    ['any', 'png'],
    ['signature', 'photo.jpg'],
  ] as const)('S8 S9 a question for %s does not take %s', async (question, name) => {
    expect(await send({ nodeId: NODE[question], name })).toMatchObject({ code: 'A0400', fields: [{ field: 'name', rule: 'notAllowed' }] });
  });

  it.each([
    ['photo.png', 'GIF89a'],
    ['photo.jpg', '<script>alert(1)</script>'],
    ['photo.gif', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['paper.pdf', 'MZ\u0090'],
    ['sheet.xlsx', 'PK\u0003\u0004 word/document.xml'],
    ['notes.txt', 'a\u0000b'],
  ])('S8 S9 %s with other contents is not what its name says', async (name, contents) => {
    expect(await send({ name, bytes: Buffer.from(contents, 'latin1') })).toMatchObject({
      code: 'A0400',
      fields: [{ field: 'file', rule: 'format' }],
    });
  });

  it.each([
    ['../../../12.png', '12.png'],
    ['C:\\Users\\me\\photo.png', 'photo.png'],
    ['a.png/..%2f/b.png', 'b.png'],
    ['line\r\nbreak: x.png', 'linebreak_ x.png'],
    ['\u202Egnp.exe.png', 'gnp.exe.png'],
  ])('S9 a name like %j is kept as %j, and no path', async (name, kept) => {
    expect((await send({ name })).data.name).toBe(kept);
  });

  it('S9 cuts a name that is too long, and leaves it its end', async () => {
    expect((await send({ name: `${'\u957f'.repeat(900)}.png` })).data.name).toBe(`${'\u957f'.repeat(196)}.png`);
  });

  it.each([
    ['a file that is empty', { bytes: Buffer.alloc(0) }, 'A0400'],
    ['what calls itself something else', { contentType: 'text/html' }, 'A0400'],
    ['a file for a question that asks for words', { nodeId: NODE.text }, 'A0400'],
    ['a file for no question', { nodeId: 99 }, 'A0404'],
    ['a file for no survey', { surveyId: 'zzzzzzzzzz' }, 'A0404'],
    ['a file of no submission', { submissionId: 'mine' }, 'A0400'],
  ])('refuses %s', async (_what, sent, code) => {
    expect((await send(sent)).code).toBe(code);
  });

  it('takes 100 files for one question of one submission at most, those that were removed included', async () => {
    const submissionId = randomUUID();
    const row = { surveyId, submissionId, nodeId: 1, responseId: null, name: 'a.png', size: 1, createdAt: app.clock.now() };
    const many = Array.from({ length: LIMITS.files }, (_, index) => ({ ...row, id: `${submissionId.slice(0, 20)}${index}` }));
    await app.platform.unit.run(() => app.platform.database.repository(StoredFile).insert(many));

    expect(await send({ submissionId })).toMatchObject({
      code: 'A0400',
      fields: [{ field: 'file', rule: 'tooMany', limit: LIMITS.files }],
    });
    expect((await send({ submissionId, nodeId: NODE.image })).code).toBe('00000');
  });

  it('takes none for a survey that does not run', async () => {
    const other = await launchedSurvey(app, author, definition);
    await stop(app, author, other);

    expect((await send({ surveyId: other })).code).toBe('A0411');
  });
});

describe('a flood of files', () => {
  it('is slowed down by address and survey', async () => {
    const app = await startTestApp({ RATE_LIMIT_UPLOAD: '2/1' });
    const author = await signUp(app);
    const surveyId = await launchedSurvey(app, author, definition);
    const send = () => upload(app, { surveyId, nodeId: NODE.any, submissionId: randomUUID() });

    const codes = [(await send()).code, (await send()).code, (await send()).code];

    expect(codes).toEqual(['00000', '00000', 'A0501']);
    await app.stop();
  });

  it('ends where the disk has no room', async () => {
    const app = await startTestApp({ DISK_RESERVE_MB: '1000000000' });
    const author = await signUp(app);
    const surveyId = await launchedSurvey(app, author, definition);

    expect((await upload(app, { surveyId, nodeId: NODE.any, submissionId: randomUUID() })).code).toBe('B0503');
    await app.stop();
  });
});
