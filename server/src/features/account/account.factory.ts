import { constants, publicEncrypt } from 'node:crypto';
import type { RequestContext } from '../../platform/request/context.js';
import { v1 } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';
import type { SmsScene } from './sms-scene.js';

let lastMobile = 13_800_000_000;

/** A mobile number nobody in this test process has used. */
export function freshMobile(): string {
  lastMobile += 1;
  return String(lastMobile);
}

/** Encrypts a password as a client does before sending it. */
export async function encryptedPassword(app: TestApp, password: string): Promise<{ keyId: string; password: string }> {
  const { keyId, publicKey } = await app.features.account.keys.current();
  const options = { key: publicKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };
  return { keyId, password: publicEncrypt(options, Buffer.from(password, 'utf8')).toString('base64') };
}

/** Asks for a code through the door and reads it in the mailbox. */
export async function codeFor(app: TestApp, mobile: string, scene: SmsScene): Promise<string> {
  const answer = await v1(app, 'POST', '/v1/sms/code', { mobile, scene });
  const code = app.features.account.mailbox?.newestTo(mobile)?.code;
  if (answer.code !== '00000' || !code) throw new Error(`no code was sent: ${answer.text}`);
  return code;
}

export interface SignedUp {
  readonly token: string;
  readonly refreshToken: string;
  readonly userId: string;
  readonly mobile: string;
  readonly password: string;
}

/** A new author, registered and signed in through the real door. */
export async function signUp(app: TestApp, overrides: { mobile?: string; password?: string; channelId?: string } = {}): Promise<SignedUp> {
  const { mobile = freshMobile(), password = 'a good password', channelId } = overrides;
  const code = await codeFor(app, mobile, 'register');
  const answer = await v1(app, 'POST', '/v1/register', { mobile, code, channelId, ...(await encryptedPassword(app, password)) });
  if (answer.code !== '00000') throw new Error(`could not register: ${answer.text}`);
  const { token, refreshToken } = answer.data;
  const user = await v1(app, 'GET', '/v1/users', undefined, token);
  return { token, refreshToken, userId: user.data.id, mobile, password };
}

/** Returns the request context of a caller, e.g. `contextFor(app, { id, sessionId })`; by default one that is not signed in. */
export function contextFor(app: TestApp, user: RequestContext['user'] = null): RequestContext {
  return { user, language: 'zh-CN', requestId: 'test', ip: '127.0.0.1', userAgent: null, logger: app.platform.logger, memo: new Map() };
}
