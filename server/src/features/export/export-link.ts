import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../platform/auth/purpose-key.js';

const FORM = /^(\d{1,11})\.([A-Za-z0-9_-]{43})$/;
const SECOND_MS = 1000;

/** Tokens of addresses of export files: browsers save a file from an address, and send no other token along. */
export class ExportLinks {
  constructor(private readonly key: Uint8Array) {}

  sign(taskId: string, expiresAt: Date): string {
    const seconds = Math.floor(expiresAt.getTime() / SECOND_MS);
    return `${seconds}.${this.proofOf(taskId, seconds)}`;
  }

  /** False: this server did not sign it for this task, or it has expired. */
  verify(taskId: string, token: string, now: Date): boolean {
    const [, seconds, proof] = FORM.exec(token) ?? [];
    if (!seconds || !proof) return false;
    // Compared as text: the last character has bits that decoders pass over.
    const isOurs = timingSafeEqual(Buffer.from(proof), Buffer.from(this.proofOf(taskId, Number(seconds))));
    return isOurs && now.getTime() < Number(seconds) * SECOND_MS;
  }

  private proofOf(taskId: string, seconds: number): string {
    return keyedHash(this.key, [taskId, seconds]).toString('base64url');
  }
}
