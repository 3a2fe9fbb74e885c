import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../platform/auth/purpose-key.js';

const FORM = /^([0-9A-Za-z]{1,32})\.(\d{1,11})\.([A-Za-z0-9_-]{43})$/;
const SECOND_MS = 1000;

/** Tokens of addresses of export files: browsers save a file from an address, and send no other token along. */
export class ExportLinks {
  constructor(private readonly key: Uint8Array) {}

  sign(taskId: string, expiresAt: Date): string {
    const seconds = Math.floor(expiresAt.getTime() / SECOND_MS);
    return [taskId, seconds, this.proofOf(taskId, seconds)].join('.');
  }

  /** The task whose file a token opens; null: this server did not sign it, or it has expired. */
  taskOf(token: string, now: Date): string | null {
    const [, taskId, seconds, proof] = FORM.exec(token) ?? [];
    if (!taskId || !seconds || !proof) return null;
    // Compared as text: the last character has bits that decoders pass over.
    const isOurs = timingSafeEqual(Buffer.from(proof), Buffer.from(this.proofOf(taskId, Number(seconds))));
    return isOurs && now.getTime() < Number(seconds) * SECOND_MS ? taskId : null;
  }

  private proofOf(taskId: string, seconds: number): string {
    return keyedHash(this.key, [taskId, seconds]).toString('base64url');
  }
}
