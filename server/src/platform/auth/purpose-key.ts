import { createHmac, hkdfSync } from 'node:crypto';

export type Purpose =
  | 'access token'
  | 'refresh token'
  | 'sms code'
  | 'answer code'
  | 'password key'
  | 'test link'
  | 'report link'
  | 'export link'
  | 'webhook secret'
  | 'respondent'
  | 'sample link'
  | 'verification'
  | 'wechat';

/** A key of its own for every purpose, all from the one secret of the server: what one of them signs means nothing to another. */
export function purposeKey(secret: string, purpose: Purpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `wence ${purpose}`, 32));
}

/** Keyed hash of parts, which cannot run into each other. */
export function keyedHash(key: Uint8Array, parts: readonly (string | number)[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}
