/** @store sqlite: looks at requests to WeChat, not at rows. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../testing/test-clock.js';
import { describeFault } from '../../logging/describe-fault.js';
import { systemRandom } from '../random.js';
import { OfficialWechat } from './official-wechat.js';
import type { WechatFault } from './wechat.js';

const SECRET = '0123456789abcdef0123456789abcdef';
const PAGE = 'https://wence.example/r/abc?s=1';

/** Null: nothing at all. */
type Answer = object | string | null;

/** Answers like WeChat: by path, one answer after the other, of which the last stays. */
class WechatLike {
  readonly asked: { readonly path: string; readonly query: URLSearchParams; readonly body: string }[] = [];
  readonly answers = new Map<string, Answer[]>();
  status = 200;
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  countOf(path: string): number {
    return this.asked.filter((one) => one.path === path).length;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://wechat.example');
    this.asked.push({ path: pathname, query: searchParams, body });
    const answers = this.answers.get(pathname) ?? [];
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === null) return;
    response.writeHead(this.status, { 'Content-Type': 'text/plain' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? { errcode: 40066, errmsg: 'invalid url' }));
  }
}

const TOKEN = '/cgi-bin/stable_token';
const TICKET = '/cgi-bin/ticket/getticket';
const SIGN_IN = '/sns/oauth2/access_token';
const PROFILE = '/sns/userinfo';

describe('WeChat itself', () => {
  let like: WechatLike;
  let wechat: OfficialWechat;
  let clock: TestClock;

  /** Long enough for a machine that is busy. */
  const PATIENT = 5000;
  let apiUrl: string;
  const made = (timeoutMs: number) =>
    new OfficialWechat({ appId: 'wx123', appSecret: SECRET, clock, random: systemRandom, apiUrl, timeoutMs });

  beforeEach(async () => {
    like = new WechatLike();
    clock = new TestClock();
    apiUrl = await like.start();
    wechat = made(PATIENT);
    like.answers.set(TOKEN, [{ access_token: 'T1', expires_in: 7200 }]);
    like.answers.set(TICKET, [{ errcode: 0, errmsg: 'ok', ticket: 'K1', expires_in: 7200 }]);
    like.answers.set(SIGN_IN, [{ access_token: 'U1', expires_in: 7200, refresh_token: 'R1', openid: 'o-lin', scope: 'snsapi_base' }]);
    like.answers.set(PROFILE, [{ openid: 'o-lin', nickname: 'Lin', sex: 0, headimgurl: 'http://thirdwx.qlogo.cn/mmopen/a/132' }]);
  });
  afterEach(() => like.stop());

  const failing = async (work: Promise<unknown>): Promise<WechatFault> => {
    const fault = await work.then(
      () => null,
      (error: unknown) => error,
    );
    expect(fault).toBeInstanceOf(Error);
    const told = `${String(fault)} ${JSON.stringify(describeFault(fault as Error))}`;
    for (const secret of [SECRET, 'T1', 'U1', 'the-code']) expect(told).not.toContain(secret);
    return fault as WechatFault;
  };

  it('sends people to sign in with what WeChat wants to know, in its order', () => {
    const redirectUrl = 'https://wence.example/r/abc/wechat/return?back=s%3D1';

    const silent = wechat.authorizeUrl({ redirectUrl, state: 'abc123', withProfile: false });
    expect(silent).toBe(
      `https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx123&redirect_uri=${encodeURIComponent(redirectUrl)}&response_type=code&scope=snsapi_base&state=abc123#wechat_redirect`,
    );
    expect(wechat.authorizeUrl({ redirectUrl, state: 'a', withProfile: true })).toContain('&scope=snsapi_userinfo&');
  });

  it('tells the account of a code, and its profile where that is asked for', async () => {
    expect(await wechat.userOf('the-code', false)).toEqual({ openid: 'o-lin', nickname: null, avatar: null });
    expect(Object.fromEntries(like.asked[0]?.query ?? [])).toEqual({
      appid: 'wx123',
      secret: SECRET,
      code: 'the-code',
      grant_type: 'authorization_code',
    });
    expect(await wechat.userOf('the-code', true)).toEqual({
      openid: 'o-lin',
      nickname: 'Lin',
      avatar: 'https://thirdwx.qlogo.cn/mmopen/a/132',
    });
    expect(Object.fromEntries(like.asked.at(-1)?.query ?? [])).toEqual({ access_token: 'U1', openid: 'o-lin', lang: 'zh_CN' });
    like.answers.set(PROFILE, [{ openid: 'o-lin', nickname: '', headimgurl: '' }]);
    expect(await wechat.userOf('the-code', true)).toEqual({ openid: 'o-lin', nickname: '', avatar: null });
  });

  it.each([
    ['a wrong code', { errcode: 40029, errmsg: 'invalid code' }, 'code'],
    ['a code that was used', { errcode: 40163, errmsg: 'code been used' }, 'code'],
    ['too many calls', { errcode: 45009, errmsg: 'reach max api daily quota limit' }, 'limit'],
    ['a wrong secret', { errcode: 40125, errmsg: 'invalid appsecret' }, 'refused'],
    ['a busy system', { errcode: -1, errmsg: 'system error' }, 'unreachable'],
    ['a preview of the page', { access_token: 'U1', openid: 'o-x', is_snapshotuser: 1 }, 'snapshot'],
    ['no account', { access_token: 'U1' }, 'unreachable'],
    ['an answer that is no JSON', '<html>', 'unreachable'],
    ['an answer that is no record', '7', 'unreachable'],
  ])('says what became of a sign-in with %s', async (_name, answer, reason) => {
    like.answers.set(SIGN_IN, [answer]);

    expect((await failing(wechat.userOf('the-code', false))).reason).toBe(reason);
  });

  it('does not wait for ever when WeChat says nothing', async () => {
    like.answers.set(SIGN_IN, [null]);

    expect((await failing(made(50).userOf('the-code', false))).reason).toBe('unreachable');
  });

  it('says so when nobody answers, or answers with trouble of its own', async () => {
    like.status = 502;
    expect((await failing(wechat.userOf('the-code', false))).reason).toBe('unreachable');
    await like.stop();
    expect((await failing(wechat.userOf('the-code', false))).reason).toBe('unreachable');
    like = new WechatLike();
    await like.start();
  });

  it('asks for another sign-in when that of a profile has ended', async () => {
    like.answers.set(PROFILE, [{ errcode: 42001, errmsg: 'access_token expired' }]);

    expect((await failing(wechat.userOf('the-code', true))).reason).toBe('code');
  });

  it('signs a page as its script checks it, without the fragment', async () => {
    const { timestamp, nonceStr, signature, appId } = await wechat.signPage(`${PAGE}#wechat_redirect`);

    const text = `jsapi_ticket=K1&noncestr=${nonceStr}&timestamp=${timestamp}&url=${PAGE}`;
    expect([appId, signature]).toEqual(['wx123', createHash('sha1').update(text).digest('hex')]);
    expect(timestamp).toBe(Math.floor(clock.now().getTime() / 1000));
    expect(like.asked.map(({ path, query }) => [path, query.get('access_token'), query.get('type')])).toEqual([
      [TOKEN, null, null],
      [TICKET, 'T1', 'jsapi'],
    ]);
    expect(JSON.parse(like.asked[0]?.body ?? '')).toEqual({ grant_type: 'client_credential', appid: 'wx123', secret: SECRET });
  });

  it('asks for token and ticket once for many pages, and again before they end', async () => {
    await Promise.all(Array.from({ length: 20 }, () => wechat.signPage(PAGE)));
    await wechat.signPage(PAGE);
    expect([like.countOf(TOKEN), like.countOf(TICKET)]).toEqual([1, 1]);

    clock.advance((7200 - 300) * 1000 - 1);
    await wechat.signPage(PAGE);
    expect([like.countOf(TOKEN), like.countOf(TICKET)]).toEqual([1, 1]);
    clock.advance(1);
    await Promise.all([wechat.signPage(PAGE), wechat.signPage(PAGE)]);
    expect([like.countOf(TOKEN), like.countOf(TICKET)]).toEqual([2, 2]);
  });

  it('fetches a token anew, once, when WeChat takes the old one no more', async () => {
    like.answers.set(TOKEN, [
      { access_token: 'T1', expires_in: 7200 },
      { access_token: 'T2', expires_in: 7200 },
    ]);
    like.answers.set(TICKET, [
      { errcode: 42001, errmsg: 'access_token expired' },
      { errcode: 0, ticket: 'K2', expires_in: 7200 },
    ]);
    await wechat.signPage(PAGE);
    expect(like.asked.map(({ query }) => query.get('access_token'))).toEqual([null, 'T1', null, 'T2']);

    clock.advance(7200 * 1000);
    like.answers.set(TICKET, [{ errcode: 40001, errmsg: 'invalid credential' }]);
    expect((await failing(wechat.signPage(PAGE))).reason).toBe('refused');
    expect(like.countOf(TICKET)).toBe(4);
  });

  it('leaves WeChat alone for a minute when it takes no more calls, and asks again after other trouble', async () => {
    like.answers.set(TOKEN, [{ errcode: 45009, errmsg: 'reach max api daily quota limit' }]);
    expect((await failing(wechat.signPage(PAGE))).reason).toBe('limit');
    expect((await failing(wechat.signPage(PAGE))).reason).toBe('limit');
    expect(like.countOf(TOKEN)).toBe(1);

    clock.advance(60_000);
    like.answers.set(TOKEN, [
      { errcode: -1, errmsg: 'system error' },
      { access_token: 'T1', expires_in: 7200 },
    ]);
    expect((await failing(wechat.signPage(PAGE))).reason).toBe('unreachable');
    expect((await wechat.signPage(PAGE)).appId).toBe('wx123');
  });
});
