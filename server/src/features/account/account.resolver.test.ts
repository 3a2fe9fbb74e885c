import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { encryptedPassword, freshMobile, signUp } from './account.factory.js';

const PAIR = '{ token refreshToken expired firstLogin }';
const ME = '{ me { id mobile name noReadMail old createdAt permission { editable canCascade canCustomThemeNum } } }';
const SEND = 'mutation ($input: SendSmsCodeInput!) { sendSmsCode(input: $input) { resendAfterSeconds } }';
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) ${PAIR} }`;
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) ${PAIR} }`;
const LOGIN_WITH_SMS = `mutation ($input: LoginWithSmsInput!) { loginWithSms(input: $input) ${PAIR} }`;
const REFRESH = `mutation ($input: RefreshTokenInput!) { refreshToken(input: $input) ${PAIR} }`;
const LOGOUT = 'mutation ($input: LogoutInput!) { logout(input: $input) }';

describe('the graph of accounts', () => {
  let app: TestApp;
  const call = (query: string, input: Record<string, unknown>, token?: string) => graph(app, query, { input }, token);
  const newestCode = (mobile: string) => app.features.account.mailbox?.newestTo(mobile)?.code;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.stop());

  it('registers an author, who is then the current user', async () => {
    const mobile = freshMobile();
    const sent = await call(SEND, { mobile, scene: 'REGISTER' });

    const { data } = await call(REGISTER, { mobile, code: newestCode(mobile), ...(await encryptedPassword(app, 'secret 1')) });

    const me = await graph(app, ME, {}, data.register.token);
    expect(sent.data.sendSmsCode).toEqual({ resendAfterSeconds: 59 });
    expect(data.register.firstLogin).toBe(true);
    expect(me.data.me).toMatchObject({ mobile, noReadMail: 0, old: false, createdAt: app.clock.now().toISOString() });
    expect(me.data.me.permission).toEqual({ editable: true, canCascade: true, canCustomThemeNum: true });
  });

  it('signs in by password and by code', async () => {
    const { mobile, password, userId } = await signUp(app);
    await call(SEND, { mobile, scene: 'LOGIN' });

    const byPassword = await call(LOGIN, { mobile, ...(await encryptedPassword(app, password)) });
    const byCode = await call(LOGIN_WITH_SMS, { mobile, code: newestCode(mobile), channelId: 'fair' });

    for (const { token } of [byPassword.data.login, byCode.data.loginWithSms]) {
      expect((await graph(app, ME, {}, token)).data.me.id).toBe(userId);
    }
  });

  it('carries a session on and ends it', async () => {
    const author = await signUp(app);

    const { data } = await call(REFRESH, { refreshToken: author.refreshToken });
    const out = await call(LOGOUT, { refreshToken: data.refreshToken.refreshToken });

    expect(out.data).toEqual({ logout: true });
    expect((await graph(app, ME, {}, data.refreshToken.token)).code).toBe('A0401');
    expect((await call(REFRESH, { refreshToken: data.refreshToken.refreshToken })).code).toBe('A0401');
  });

  it('does not tell a stranger who the current user is', async () => {
    expect(await graph(app, ME)).toMatchObject({ data: { me: null }, code: 'A0401' });
  });

  it('gives the public key to anybody', async () => {
    const { data } = await graph(app, '{ passwordKey { keyId publicKey algorithm } }');

    expect(data.passwordKey).toEqual(await app.features.account.keys.current());
  });

  it('tells codes, fields and seconds to wait in the extensions', async () => {
    const mobile = freshMobile();
    await call(SEND, { mobile, scene: 'LOGIN' });

    const again = await call(SEND, { mobile, scene: 'LOGIN' });
    const short = await call(LOGIN, { mobile, ...(await encryptedPassword(app, 'short')) });
    const wrong = await call(LOGIN, { mobile, ...(await encryptedPassword(app, 'not this one')) });

    expect(again.errors?.[0]?.extensions).toMatchObject({ code: 'A0501', data: { retryAfterSeconds: 59 } });
    expect(short.errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [{ field: 'password', rule: 'tooShort', limit: 6 }] });
    expect(wrong.code).toBe('A0210');
  });

  it('S17 takes one guess per request, by whatever name', async () => {
    const { mobile } = await signUp(app);
    const input = { mobile, ...(await encryptedPassword(app, 'not this one')) };

    const twoGuesses = 'mutation ($input: LoginInput!) { a: login(input: $input) { token } b: login(input: $input) { token } }';

    const { errors, data } = await call(twoGuesses, input);

    expect([data, errors?.[0]?.extensions]).toMatchObject([undefined, { code: 'A0420', data: { limit: 'signIn', most: 1 } }]);
    const left = [];
    for (let i = 0; i < 11; i++) left.push((await call(LOGIN, input)).code);
    expect(left.filter((code) => code === 'A0210').length).toBe(10);
  });
});
