import { createHash } from 'node:crypto';
import type { Random } from '../../platform/outside/random.js';

/** Every key begins with it. Scanners for leaked secrets know keys by it, and so does the reader of tokens. */
const MARK = 'wk_';
/** 62 to the 43rd is a little more than 2 to the 256th. */
const LETTERS = 43;
const SHOWN_LETTERS = 6;
const SHAPE = new RegExp(`^${MARK}[0-9A-Za-z]{${LETTERS}}$`);

export interface KeySecret {
  /** The key itself, told once and stored nowhere. */
  readonly secret: string;
  readonly hash: string;
  readonly prefix: string;
}

export function makeKeySecret(random: Random): KeySecret {
  const secret = `${MARK}${random.id(LETTERS)}`;
  return { secret, hash: hashOfKey(secret), prefix: secret.slice(0, MARK.length + SHOWN_LETTERS) };
}

/** True for what claims to be a key: nothing else that is sent as a token begins like this. */
export const claimsToBeKey = (token: string): boolean => token.startsWith(MARK);

/** True for what a key may look like; for anything else the store need not be asked. */
export const isKeyShaped = (token: string): boolean => SHAPE.test(token);

/**
 * One round of SHA-256 is right here, where a password would need a slow hash with a salt: a key is 256 random bits, so nobody who reads the
 * stored hash can try all keys, however fast the hash is. Being fast and without a salt, it can be looked up by an index on each request.
 */
export const hashOfKey = (secret: string): string => createHash('sha256').update(secret).digest('hex');
