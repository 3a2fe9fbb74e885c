import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { codeFor, encryptedPassword, freshMobile, signUp } from './account.factory.js';

describe('the /v1 door of accounts', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.stop());

  it('registers with a code and a password, and signs in at once [S7.call.post-register]', async () => {
    const mobile = freshMobile();
    const code = await codeFor(app, mobile, 'register');

    const answer = await v1(app, 'POST', '/v1/register', {
      mobile,
      code,
      channelId: 'fair',
      ...(await encryptedPassword(app, 'secret 1')),
    });

    expect(answer).toMatchObject({ status: 200, code: '00000', data: { firstLogin: true } });
    expect(Object.keys(answer.data).sort()).toEqual(['expired', 'firstLogin', 'refreshToken', 'token']);
    expect(answer.data.expired).toBe(app.clock.now().getTime() / 1000 + 15 * 60);
  });

  it('answers the current user to a bearer token [S7.call.get-users, S3.user.fields, S7.request.bearer]', async () => {
    const author = await signUp(app);

    const answer = await v1(app, 'GET', '/v1/users', undefined, author.token);

    expect(answer.data).toEqual({
      id: author.userId,
      name: `${author.mobile.slice(0, 3)}****${author.mobile.slice(-4)}`,
      mobile: author.mobile,
      noReadMail: 0,
      permission: { editable: true, canCascade: true, canCustomThemeNum: true },
      old: false,
    });
  });

  it('signs in by password [S7.call.post-login, S3.login.result-first-login]', async () => {
    const { mobile, password } = await signUp(app);

    const answer = await v1(app, 'POST', '/v1/login', { mobile, channelId: 'fair', ...(await encryptedPassword(app, password)) });

    expect(answer).toMatchObject({ code: '00000', data: { firstLogin: false } });
  });

  it('signs in by a code [S7.call.post-login-sms]', async () => {
    const { mobile } = await signUp(app);
    const code = await codeFor(app, mobile, 'login');

    const answer = await v1(app, 'POST', '/v1/login/sms', { mobile, code, channelId: 'fair' });

    expect(answer).toMatchObject({ code: '00000', data: { firstLogin: false } });
    expect((await v1(app, 'GET', '/v1/users', undefined, answer.data.token)).data.mobile).toBe(mobile);
  });

  it('carries a session on and ends it [S7.call.post-token-refresh, S7.call.post-logout, S3.token.fields]', async () => {
    const { refreshToken } = await signUp(app);

    const next = await v1(app, 'POST', '/v1/token/refresh', { refreshToken });
    const out = await v1(app, 'POST', '/v1/logout', {}, next.data.token);

    expect(next).toMatchObject({ code: '00000', data: { firstLogin: false } });
    expect(out).toMatchObject({ status: 200, code: '00000', data: null });
    expect(await v1(app, 'GET', '/v1/users', undefined, next.data.token)).toMatchObject({ status: 401, code: 'A0401' });
    expect(await v1(app, 'POST', '/v1/token/refresh', { refreshToken: next.data.refreshToken })).toMatchObject({
      status: 401,
      code: 'A0401',
    });
  });

  it('signs out whoever is signed out already', async () => {
    expect(await v1(app, 'POST', '/v1/logout')).toMatchObject({ code: '00000' });
    expect(await v1(app, 'POST', '/v1/logout', { refreshToken: 'nonsense' }, 'nonsense')).toMatchObject({ code: '00000' });
  });

  it('does not tell a stranger who the current user is', async () => {
    for (const token of [undefined, 'nonsense', (await signUp(app)).refreshToken]) {
      expect(await v1(app, 'GET', '/v1/users', undefined, token)).toMatchObject({ status: 401, code: 'A0401', data: null });
    }
  });

  it('gives the public key to anybody', async () => {
    const { data } = await v1(app, 'GET', '/v1/password-key');

    expect(data).toEqual(await app.features.account.keys.current());
    expect(data.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  });

  it('says when a code may be asked for again [S7.call.post-sms-code]', async () => {
    const mobile = freshMobile();
    const first = await v1(app, 'POST', '/v1/sms/code', { mobile, scene: 'login' });

    const second = await v1(app, 'POST', '/v1/sms/code', { mobile, scene: 'login' });

    expect(first.data).toEqual({ resendAfterSeconds: 59 });
    expect(second).toMatchObject({ status: 429, code: 'A0501', data: { retryAfterSeconds: 59 } });
    expect(second.headers['retry-after']).toBe('59');
  });

  it('answers the same bytes whether a mobile has an account or not', async () => {
    const { mobile, userId } = await signUp(app);
    app.clock.advance(60_000);
    const password = await encryptedPassword(app, 'not this one');
    const code = '000000';
    const ask = async (asked: string) => [
      await v1(app, 'POST', '/v1/login', { mobile: asked, ...password }),
      await v1(app, 'POST', '/v1/login/sms', { mobile: asked, code }),
      await v1(app, 'POST', '/v1/register', { mobile: asked, code, ...password }),
      await v1(app, 'POST', '/v1/sms/code', { mobile: asked, scene: 'register' }),
      await v1(app, 'POST', '/v1/sms/code', { mobile: asked, scene: 'login' }),
    ];

    const known = await ask(mobile);
    const unknown = await ask(freshMobile());

    expect(known.map(({ code: answer }) => answer)).toEqual(['A0210', 'A0131', 'A0131', '00000', '00000']);
    expect(known.map(({ text }) => text)).toEqual(unknown.map(({ text }) => text));
    expect(known.map(({ text }) => text).join()).not.toMatch(new RegExp(`${mobile}|${userId}`));
  });

  it.each([
    [{}, 'mobile', 'required'],
    [{ mobile: 13800000000, scene: 'login' }, 'mobile', 'type'],
    [{ mobile: '13800000000', scene: 'reset' }, 'scene', 'format'],
    [{ mobile: '13800000000', scene: 'login', more: 1 }, 'more', 'unknownKey'],
  ])('names the field that is wrong in %j', async (body, field, rule) => {
    const answer = await v1(app, 'POST', '/v1/sms/code', body);

    expect(answer).toMatchObject({ status: 200, code: 'A0400' });
    expect(answer.fields?.[0]).toMatchObject({ field, rule });
  });
});
