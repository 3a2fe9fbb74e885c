import { z } from 'zod';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { accountAccess } from './account.access.js';
import type { AccountServices } from './account.services.js';

const ACCOUNT_ACCESS = accountAccess('body');
const mobile = z.string().describe('Mainland China mobile number, 11 digits');
const code = z.string().describe('Six digits from the text message');
const password = z.string().describe('Base64 of the encrypted password; 6 to 18 characters after trimming');
const keyId = z.string().describe('Of the key the password is encrypted with');
const channelId = z.string().nullish().describe('Where this author comes from, at most 64 characters');

const tokens = z
  .object({
    token: z.string().describe('Bearer token, good for 15 minutes'),
    refreshToken: z.string().describe('Gets the next pair; good once'),
    expired: z.int().describe('When `token` ends, Unix seconds'),
    firstLogin: z.boolean().describe('True once per account'),
  })
  .meta({ id: 'Tokens' });

/** The routes that answer a pair of tokens. */
export function signInRoutes({ registration, login, sessions }: AccountServices): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/v1/register',
      operationId: 'registerAuthor',
      codes: ['A0111', 'A0131'],
      tag: 'Account',
      summary: 'Make an account and sign in',
      description: 'A0131: the code is wrong or over. A0111, only after a good code: the mobile has an account. A0400: see `fields`.',
      access: ACCOUNT_ACCESS.register,
      rateRule: 'signIn',
      body: z.strictObject({ mobile, code, password, keyId, channelId }),
      data: tokens,
      handle: (ctx, { body }) => registration.register(ctx, body),
    }),
    route({
      method: 'POST',
      path: '/v1/login',
      operationId: 'signInByPassword',
      codes: ['A0210'],
      tag: 'Account',
      summary: 'Sign in by password',
      description:
        'A0210: unknown mobile or wrong password. A0501 with Retry-After: 10 wrong ones in 15 minutes, or too many wrong ones of one address.',
      access: ACCOUNT_ACCESS.login,
      rateRule: 'signIn',
      body: z.strictObject({ mobile, password, keyId, channelId }),
      data: tokens,
      handle: (ctx, { body }) => login.withPassword(ctx, body),
    }),
    route({
      method: 'POST',
      path: '/v1/login/sms',
      operationId: 'signInByCode',
      codes: ['A0131'],
      tag: 'Account',
      summary: 'Sign in by a code',
      description: 'Takes a code of scene `login`. A0131: the code is wrong or over, or the mobile has no account.',
      access: ACCOUNT_ACCESS.loginWithSms,
      body: z.strictObject({ mobile, code, channelId }),
      data: tokens,
      handle: (ctx, { body }) => login.withSms(ctx, body),
    }),
    route({
      method: 'POST',
      path: '/v1/token/refresh',
      operationId: 'refreshTokens',
      codes: ['A0401'],
      tag: 'Account',
      summary: 'The next pair of tokens',
      description:
        'A refresh token is good once; the one just replaced answers the same new pair for 10 seconds; an older one ends the session. A0401 when it is not good.',
      access: ACCOUNT_ACCESS.refresh,
      rateRule: 'signIn',
      body: z.strictObject({ refreshToken: z.string().describe('The newest one of the session') }),
      data: tokens,
      handle: (_ctx, { body }) => sessions.refresh(body.refreshToken),
    }),
  ];
}
