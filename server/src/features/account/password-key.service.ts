import { constants, createHash, createPrivateKey, generateKeyPair, type KeyObject, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../../platform/db/database.js';
import { isDuplicateKey } from '../../platform/db/sql-error.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { passwordFaults } from './account-faults.js';
import { invalidWhen } from './invalid-when.js';
import { PasswordKey } from './password-key.entity.js';
import { keyedHash } from './purpose-key.js';

const MODULUS_BITS = 2048;
const BASE64 = /^[A-Za-z0-9+/]{342}==$/; // 256 bytes, the size of every message under a 2048 bit key.
const makePair = promisify(generateKeyPair);

interface LoadedKey {
  readonly keyId: string;
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/**
 * Passwords travel under RSA-OAEP with SHA-256. That keeps them out of the logs of whoever ends TLS in front of us; it is no replacement
 * for TLS. The pair is made once per store and secret and loaded once per process.
 */
export class PasswordKeyService {
  private readonly id: string;
  private readonly passphrase: string;
  private loaded: Promise<LoadedKey> | null = null;

  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    key: Uint8Array,
  ) {
    this.id = keyedHash(key, ['id']).toString('hex').slice(0, 32);
    this.passphrase = keyedHash(key, ['passphrase']).toString('hex');
  }

  /** What a client encrypts with. */
  async current(): Promise<{ keyId: string; publicKey: string; algorithm: string }> {
    const { keyId, publicKey } = await this.load();
    return { keyId, publicKey, algorithm: 'RSA-OAEP-256' };
  }

  /** The password behind `encrypted` (base64), trimmed and of an allowed length. Every way to be unreadable is the same fault. */
  async passwordOf(keyId: string, encrypted: string): Promise<string> {
    const key = await this.load();
    const password = keyId === key.keyId ? decrypted(key.privateKey, encrypted) : null;
    if (password === null) throw invalidInput([{ field: 'password', rule: 'format' }]);
    invalidWhen(passwordFaults(password));
    return password;
  }

  private load(): Promise<LoadedKey> {
    this.loaded ??= this.findOrMake().catch((error: unknown) => {
      this.loaded = null; // The next request tries again.
      throw error;
    });
    return this.loaded;
  }

  private async findOrMake(): Promise<LoadedKey> {
    const row = (await this.find()) ?? (await this.make());
    const privateKey = createPrivateKey({ key: row.privateKey, passphrase: this.passphrase });
    return { keyId: row.keyId, publicKey: row.publicKey, privateKey };
  }

  private find(): Promise<PasswordKey | null> {
    return this.database.repository(PasswordKey).findOneBy({ id: this.id });
  }

  private async make(): Promise<PasswordKey> {
    const pair = await makePair('rsa', {
      modulusLength: MODULUS_BITS,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: this.passphrase },
    });
    const keyId = createHash('sha256').update(pair.publicKey).digest('base64url').slice(0, 16);
    const row = { id: this.id, keyId, ...pair, createdAt: this.clock.now() };
    try {
      await this.unit.run(() => this.database.repository(PasswordKey).insert(row));
      return row;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const winner = await this.find(); // Another server was faster.
      if (!winner) throw error;
      return winner;
    }
  }
}

function decrypted(key: KeyObject, encrypted: string): string | null {
  if (!BASE64.test(encrypted)) return null;
  try {
    const bytes = privateDecrypt({ key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING }, Buffer.from(encrypted, 'base64'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    return null; // Not ours, or tampered with; nobody needs to know which.
  }
}
