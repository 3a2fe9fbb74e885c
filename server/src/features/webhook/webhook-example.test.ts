/** @store sqlite: runs a program against the server, which other tests run on both stores. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { deliver, makeWebhook } from './webhook.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const PAGE = new URL('../../../../docs/webhooks.md', import.meta.url);
const LISTENS = /listening on (\d+)/;

type IsGenuine = (secret: string, headers: Record<string, string>, body: string, now?: number) => boolean;

/** Free for a moment at least. */
async function freePort(): Promise<number> {
  const server = await listening(createServer());
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listening(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('the receiver of docs/webhooks.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wence-hook-'));
  const blocks = [...readFileSync(PAGE, 'utf8').matchAll(/```js\n\/\/ (\S+)\n([^]*?)```/g)];
  for (const [, name = '', code = ''] of blocks) writeFileSync(join(folder, name), code);
  afterAll(() => rmSync(folder, { recursive: true }));

  describe('[S13]', () => {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const now = 1_800_000_000_000;
    const body = '{"type":"webhook.test"}';
    let isGenuine: IsGenuine;

    beforeAll(async () => {
      ({ isGenuine } = (await import(pathToFileURL(join(folder, 'verify.mjs')).href)) as { isGenuine: IsGenuine });
    });
    const signed = (at = now, by = secret, signs = body) => {
      const seconds = String(Math.floor(at / 1000));
      const key = Buffer.from(by.slice('whsec_'.length), 'base64');
      const signature = `v1,${createHmac('sha256', key).update(`m1.${seconds}.${signs}`).digest('base64')}`;
      return { 'webhook-id': 'm1', 'webhook-timestamp': seconds, 'webhook-signature': signature };
    };
    const other = () => signed(now, `whsec_${randomBytes(32).toString('base64')}`)['webhook-signature'];

    it('takes what was signed, and either of two signatures', () => {
      const headers = signed();
      const two = [`${other()} ${headers['webhook-signature']}`, `${headers['webhook-signature']} ${other()}`];

      expect(
        [headers, ...two.map((both) => ({ ...headers, 'webhook-signature': both }))].map((each) => isGenuine(secret, each, body, now)),
      ).toEqual([true, true, true]);
      expect([now - 299_000, now + 299_000].map((at) => isGenuine(secret, signed(at), body, now))).toEqual([true, true]);
    });

    it('refuses a changed body, id or time, a wrong signature, another version, and what is older than five minutes', () => {
      const headers = signed();
      const changed = [
        { ...headers, 'webhook-id': 'm2' },
        { ...headers, 'webhook-timestamp': String(now / 1000 + 1) },
        { ...headers, 'webhook-timestamp': 'soon' },
        { ...headers, 'webhook-signature': other() },
        { ...headers, 'webhook-signature': headers['webhook-signature'].replace('v1,', 'v2,') },
        { ...headers, 'webhook-signature': '' },
        signed(now - 301_000),
        signed(now + 301_000),
      ];

      expect(changed.filter((each) => isGenuine(secret, each, body, now))).toEqual([]);
      expect(isGenuine(secret, headers, `${body} `, now)).toBe(false);
    });
  });

  describe('in front of a chat', () => {
    let app: TestApp;
    let author: SignedUp;
    let chat: Server;
    let child: ChildProcess | undefined;
    const lines: unknown[] = [];
    let chatStatus = 200;

    beforeAll(async () => {
      app = await startTestApp({ RATE_LIMITS: 'off', WEBHOOK_ANY_ADDRESS: 'on' });
      // The receiver compares with the time that it is.
      app.clock.advance(Date.now() - app.clock.now().getTime());
      author = await signUp(app);
      chat = await listening(
        createServer((request, response) => {
          void text(request).then((body) => {
            if (chatStatus === 200) lines.push(JSON.parse(body));
            response.writeHead(chatStatus).end();
          });
        }),
      );
    });
    afterAll(async () => {
      child?.kill();
      chat.closeAllConnections();
      await new Promise((resolve) => chat.close(resolve));
      await app.stop();
    });

    it('writes a line for each response, once, and again what the chat did not take', async () => {
      const port = await freePort();
      const surveyId = await launchedSurvey(app, author, tea);
      const { id, secret } = await makeWebhook(app, author, { url: `http://127.0.0.1:${port}/`, surveyId });
      const env = {
        ...process.env,
        WEBHOOK_SECRET: secret,
        CHAT_URL: `http://127.0.0.1:${(chat.address() as AddressInfo).port}/`,
        PORT: String(port),
      };
      const started = spawn(process.execPath, [join(folder, 'to-chat.mjs')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      child = started;
      await new Promise<void>((resolve) => started.stdout.on('data', (chunk: Buffer) => LISTENS.test(String(chunk)) && resolve()));

      expect((await v1(app, 'POST', `/v1/webhooks/${id}/test`, {}, author.token)).data).toMatchObject({
        state: 'delivered',
        lastStatus: 204,
      });
      chatStatus = 500;
      await submit(app, surveyId, answersOf(tea, { Q1: 'tea' }));
      await deliver(app);
      expect(lines).toEqual([{ text: 'The webhook works' }]);
      chatStatus = 200;
      const { list } = (await v1(app, 'GET', `/v1/webhooks/${id}/deliveries?state=failed`, undefined, author.token)).data;
      expect(list).toMatchObject([{ lastStatus: 502 }]);
      for (let time = 0; time < 2; time += 1) {
        await v1(app, 'POST', `/v1/webhooks/${id}/deliveries/${list[0].id}/replay`, {}, author.token);
        await deliver(app);
      }

      expect(lines).toEqual([{ text: 'The webhook works' }, { text: 'New response no. 1 (complete)' }]);
    });
  });
});
