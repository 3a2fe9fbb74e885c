import { z } from 'zod';
import { author, NO_KEYS } from '../../platform/access/access.js';
import { nothing } from '../../platform/http/envelope.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { accountAccess } from './account.access.js';
import type { AccountServices } from './account.services.js';
import { signInRoutes } from './sign-in.rest.js';

const ACCOUNT_ACCESS = accountAccess('body');
const permission = z
  .object({
    editable: z.boolean().describe('May edit surveys'),
    canCascade: z.boolean().describe('May use cascade questions'),
    canCustomThemeNum: z.boolean().describe('May make themes of their own'),
  })
  .meta({ id: 'Permission' });
const user = z
  .object({
    id: z.string().describe('Id of the author'),
    name: z.string().describe('Name that the author goes by'),
    mobile: z.string().describe('Mobile number that the author signs in with'),
    noReadMail: z.int().describe('Number of unread in-site messages. 0 until there are messages'),
    permission: permission.describe('Named flags, on unless the administrator switched them off'),
    old: z.boolean().describe('The account was made before one of the flags existed'),
  })
  .meta({ id: 'User' });

/** Account lines of the `/v1` table (Spec 7, auth and users). */
export function accountRoutes(services: AccountServices): AnyRoute[] {
  const { keys, codes, sessions, users } = services;
  return [
    route({
      method: 'POST',
      path: '/v1/sms/code',
      operationId: 'sendCode',
      tag: 'Account',
      summary: 'Send a verification code',
      description:
        'Six digits, good once, for 5 minutes, for 5 wrong tries and for one scene. Known and unknown mobiles get the same answer. A0501 with Retry-After within 59 seconds of the last one, after 10 in a day, and when the address or the server has asked for too many.',
      access: ACCOUNT_ACCESS.sendSmsCode,
      rateRule: 'signIn',
      body: z.strictObject({
        mobile: z.string().describe('Mainland China mobile number, 11 digits'),
        scene: z.enum(['register', 'login']).describe('What the code is for: it is good for nothing else'),
      }),
      data: z.object({ resendAfterSeconds: z.int().describe('Seconds until the next one may be asked for') }),
      handle: (ctx, { body }) => codes.send(ctx, body),
    }),
    route({
      method: 'GET',
      path: '/v1/password-key',
      operationId: 'getPasswordKey',
      tag: 'Account',
      summary: 'The key that passwords are encrypted with',
      description: 'RSA 2048, SPKI in PEM. `password` in other routes is base64 of RSA-OAEP-SHA256 over the UTF-8 password.',
      access: ACCOUNT_ACCESS.passwordKey,
      data: z.object({
        keyId: z.string().describe('Goes with every password that was encrypted with this key'),
        publicKey: z.string().describe('RSA 2048, SPKI in PEM'),
        algorithm: z.string().describe('RSA-OAEP-256'),
      }),
      handle: () => keys.current(),
    }),
    ...signInRoutes(services),
    route({
      method: 'POST',
      path: '/v1/logout',
      operationId: 'signOut',
      tag: 'Account',
      summary: 'Sign out',
      description: 'Ends the sessions of the bearer token and of the refresh token, whichever are given. Always succeeds.',
      access: ACCOUNT_ACCESS.logout,
      body: z.strictObject({ refreshToken: z.string().nullish().describe('Its session ends too') }),
      data: nothing,
      handle: async (ctx, { body }) => {
        await sessions.end(ctx, body.refreshToken);
        return null;
      },
    }),
    route({
      method: 'GET',
      path: '/v1/users',
      operationId: 'getUser',
      tag: 'Account',
      summary: 'The current user',
      description: 'The signed-in author.',
      access: author(NO_KEYS),
      data: user,
      handle: async (ctx) => {
        const { createdAt: _, ...info } = await users.current(ctx);
        return info;
      },
    }),
  ];
}
