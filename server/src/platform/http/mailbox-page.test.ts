import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { TestClock } from '../../testing/test-clock.js';
import { Mailbox } from '../outside/mailbox.js';
import { mountMailbox } from './mailbox-page.js';

let http: FastifyInstance;

/** Asks a server whose mailbox has got these texts, a second apart. */
async function askMailboxWith(...texts: string[]) {
  const clock = new TestClock();
  const mailbox = new Mailbox(clock);
  for (const text of texts) {
    await mailbox.send({ to: '13800000000', text, code: '123456' });
    clock.advance(1000);
  }
  http = Fastify();
  mountMailbox(http, mailbox);
  await http.listen({ port: 0, host: '127.0.0.1' });
  return supertest(http.server);
}

describe('the mailbox page', () => {
  afterEach(() => http.close());

  it('tells programs the messages, newest first', async () => {
    const ask = await askMailboxWith('first', 'second');

    const { messages } = (await ask.get('/dev/mailbox.json')).body;

    expect(messages).toEqual([
      { id: 2, kind: 'sms', to: '13800000000', text: 'second', code: '123456', at: '2026-03-10T08:00:01.000Z' },
      { id: 1, kind: 'sms', to: '13800000000', text: 'first', code: '123456', at: '2026-03-10T08:00:00.000Z' },
    ]);
  });

  it('shows people the messages as text', async () => {
    const ask = await askMailboxWith('<img src=x onerror="alert(1)">');

    const page = await ask.get('/dev/mailbox');

    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</p>');
    expect(page.text).not.toContain('<img');
  });

  it('is there when nothing has arrived', async () => {
    const ask = await askMailboxWith();

    expect((await ask.get('/dev/mailbox').set('Accept-Language', 'en')).text).toContain('Nothing yet.');
    expect((await ask.get('/dev/mailbox.json')).body).toEqual({ messages: [] });
  });

  it('speaks both languages and looks for news by a script of its own', async () => {
    const ask = await askMailboxWith('hello');

    const chinese = await ask.get('/dev/mailbox').set('Accept-Language', 'zh-CN');

    expect(chinese.text).toContain('<html lang="zh-CN">');
    expect(chinese.text).toContain('data-newest="1"');
    expect((await ask.get('/dev/mailbox.js')).text).toContain('/dev/mailbox.json');
  });

  it('keeps the newest 200', async () => {
    const ask = await askMailboxWith(...Array.from({ length: 203 }, (_, i) => `message ${i}`));

    const { messages } = (await ask.get('/dev/mailbox.json')).body;

    expect(messages).toHaveLength(200);
    expect(messages[199].text).toBe('message 3');
  });
});
