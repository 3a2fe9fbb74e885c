import { createHash } from 'node:crypto';
import { keyedHash } from '../../platform/auth/purpose-key.js';
import type { Random } from '../../platform/outside/random.js';

/** Letters and digits: 62 to the 27th is a little more than 2 to the 160th. */
const SEED_LETTERS = 27;
/** Letters of a token in base64url: 192 bits. */
const TOKEN_LETTERS = 32;

/**
 * The link of a shared report. Its author copies it again and again, so it must be readable later; yet who reads the database, or a copy of it,
 * must not be able to open shared reports. So the row has random letters, from which the token follows by a key of the server that no database
 * holds, and the hash of the token, by which it is found.
 */
export class ShareLinks {
  constructor(private readonly key: Uint8Array) {}

  make(random: Random): { seed: string; tokenHash: string } {
    const seed = random.id(SEED_LETTERS);
    return { seed, tokenHash: hashOfToken(this.derived(seed)) };
  }

  /** The token; null where the server has another secret since: the link that was handed out still works, but cannot be told again. */
  tokenOf({ seed, tokenHash }: { readonly seed: string; readonly tokenHash: string }): string | null {
    const token = this.derived(seed);
    return hashOfToken(token) === tokenHash ? token : null;
  }

  private derived(seed: string): string {
    return keyedHash(this.key, [seed]).toString('base64url').slice(0, TOKEN_LETTERS);
  }
}

/** One round of SHA-256 is right here: a token has far too many random bits to be tried out. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
