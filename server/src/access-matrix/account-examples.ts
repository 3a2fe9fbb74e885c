import { codeFor, encryptedPassword, freshMobile, signUp } from '../features/account/account.factory.js';
import type { TestApp } from '../testing/test-app.js';

type Body = Promise<Readonly<Record<string, unknown>>>;

async function newcomer(app: TestApp): Body {
  const mobile = freshMobile();
  return { mobile, code: await codeFor(app, mobile, 'register'), ...(await encryptedPassword(app, 'a good password')) };
}
async function withPassword(app: TestApp): Body {
  const { mobile, password } = await signUp(app);
  return { mobile, ...(await encryptedPassword(app, password)) };
}
async function withCode(app: TestApp): Body {
  const { mobile } = await signUp(app);
  return { mobile, code: await codeFor(app, mobile, 'login') };
}
const refreshToken = async (app: TestApp): Body => ({ refreshToken: (await signUp(app)).refreshToken });

/** Bodies of the calls made before sign-in, which cannot be generated from a shape. */
export const ACCOUNT_EXAMPLES: Readonly<Record<string, (app: TestApp) => Body>> = {
  'POST /v1/sms/code': () => Promise.resolve({ mobile: freshMobile(), scene: 'login' }),
  'Mutation.sendSmsCode': () => Promise.resolve({ mobile: freshMobile(), scene: 'LOGIN' }),
  'POST /v1/register': newcomer,
  'Mutation.register': newcomer,
  'POST /v1/login': withPassword,
  'Mutation.login': withPassword,
  'POST /v1/login/sms': withCode,
  'Mutation.loginWithSms': withCode,
  'POST /v1/token/refresh': refreshToken,
  'Mutation.refreshToken': refreshToken,
  'POST /v1/logout': refreshToken,
  'Mutation.logout': refreshToken,
};
