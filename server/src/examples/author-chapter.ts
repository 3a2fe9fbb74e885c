import { constants, publicEncrypt } from 'node:crypto';
import type { Teller } from './teller.js';

const MOBILE = '13800138000';
const BETWEEN_CODES_MS = 60_000;

/** An author registers, signs out and in again in every way, and makes a key for a program. */
export async function authorChapter(teller: Teller): Promise<void> {
  const { keyId, publicKey } = await teller.ask('getPasswordKey');
  const sealed = { key: publicKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };
  const password = publicEncrypt(sealed, Buffer.from('a good password', 'utf8')).toString('base64');
  await teller.ask('sendCode', { body: { mobile: MOBILE, scene: 'register' } });
  const first = await teller.ask('registerAuthor', { body: { mobile: MOBILE, code: newestCode(teller, MOBILE), password, keyId } });
  teller.token = first.token;
  await teller.ask('getUser');
  await teller.ask('signOut', { body: { refreshToken: first.refreshToken } });
  teller.token = null;
  await teller.ask('signInByPassword', { body: { mobile: MOBILE, password, keyId } });
  teller.app.clock.advance(BETWEEN_CODES_MS);
  await teller.ask('sendCode', { body: { mobile: MOBILE, scene: 'login' } });
  const again = await teller.ask('signInByCode', { body: { mobile: MOBILE, code: newestCode(teller, MOBILE) } });
  const { token } = await teller.ask('refreshTokens', { body: { refreshToken: again.refreshToken } });
  teller.token = token;
  const { apiKey } = await teller.ask('createApiKey', { body: { name: 'Nightly report', scopes: ['surveys:read', 'responses:read'] } });
  await teller.ask('listApiKeys');
  await teller.ask('revokeApiKey', { params: { id: apiKey.id } });
}

/** The newest code that was sent to this number. */
export function newestCode({ app }: Teller, mobile: string): string {
  const code = app.features.account.mailbox?.newestTo(mobile)?.code;
  if (code === undefined) throw new Error(`No code was sent to ${mobile}.`);
  return code;
}
