import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../platform/auth/purpose-key.js';

const FORM = /^([0-9A-Za-z]{1,32})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;

/** The inputs of a token. It cannot be forged without the server's secret and the seed in the database. */
export interface RefreshSeed {
  readonly id: string;
  readonly seed: string;
}

export interface RefreshClaim {
  readonly sessionId: string;
  readonly generation: number;
  readonly proof: string;
}

/**
 * The refresh token of one generation of a session: 256 bits that follow from secret, seed and generation. It can be made again, so two
 * tabs that refresh at once get the same one, and a token of any age is known for what it is without a list of old ones.
 */
export function makeRefreshToken(key: Uint8Array, { id, seed }: RefreshSeed, generation: number): string {
  return `${id}.${generation}.${proofOf(key, { id, seed }, generation)}`;
}

export function parseRefreshToken(token: string): RefreshClaim | null {
  const [, sessionId, generation, proof] = FORM.exec(token) ?? [];
  return sessionId && generation && proof ? { sessionId, generation: Number(generation), proof } : null;
}

/** True if this server issued the token for this session, regardless of its age. */
export function isProven(key: Uint8Array, session: RefreshSeed, { generation, proof }: RefreshClaim): boolean {
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(key, session, generation)));
}

function proofOf(key: Uint8Array, { id, seed }: RefreshSeed, generation: number): string {
  return keyedHash(key, [id, seed, generation]).toString('base64url');
}
