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
});
