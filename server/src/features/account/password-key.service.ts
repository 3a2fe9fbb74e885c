import { constants, createHash, createPrivateKey, generateKeyPair, type KeyObject, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../../platform/db/database.js';
import { isDuplicateKey } from '../../platform/db/sql-error.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, invalidWhen } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { passwordFaults } from './account-faults.policy.js';
import { ACCOUNT_LIMITS } from './account.limits.js';
import { AttemptWindow } from './attempt-window.entity.js';
import { PasswordKey } from './password-key.entity.js';
import { keyedHash } from '../../platform/auth/purpose-key.js';

const MODULUS_BITS = 2048;
const BASE64 = /^[A-Za-z0-9+/]{342}==$/; // 256 bytes, the size of every message under a 2048 bit key.
const DAY = 24 * 60 * 60_000;
const { keyLife, sealedReuse } = ACCOUNT_LIMITS;
const makePair = promisify(generateKeyPair);

interface LoadedKey {
  readonly keyId: string;
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/**
 * Passwords are sent encrypted with RSA-OAEP and SHA-256. That keeps them out of the logs of proxies that end TLS; it does not replace TLS. Each
 * day has its own key pair, made once per store and secret and loaded once per process; yesterday's is still accepted. An encrypted password found
 * in such a log cannot be replayed: after its first use it is valid for five more minutes only, so that a program may use it twice.
 */
export class PasswordKeyService {
  private readonly passphrase: string;
  private readonly loaded = new Map<number, Promise<LoadedKey | null>>();

  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly key: Uint8Array,
  ) {
    this.passphrase = keyedHash(key, ['passphrase']).toString('hex');
  }

  /** Returns the public key that clients encrypt passwords with. */
  async current(): Promise<{ keyId: string; publicKey: string; algorithm: string }> {
    const { keyId, publicKey } = await this.today();
    return { keyId, publicKey, algorithm: 'RSA-OAEP-256' };
  }

  /** The password behind `encrypted` (base64), trimmed and of an allowed length. Every way to be unreadable is the same fault. */
  async passwordOf(keyId: string, encrypted: string): Promise<string> {
    const today = await this.today();
    const key = keyId === today.keyId ? today : await this.yesterday(keyId);
    const password = key ? decrypted(key.privateKey, encrypted) : null;
    if (password === null || (await this.isSpent(encrypted))) throw invalidInput([{ field: 'password', rule: 'format' }]);
    invalidWhen(passwordFaults(password));
    return password;
  }

  /** Records the use of an encrypted password. */
  async spend(encrypted: string): Promise<void> {
    const window = { id: sealedId(encrypted), taken: 1, endsAt: new Date(this.clock.now().getTime() + keyLife) };
    await this.unit.run(async () => {
      // The first time counts.
      await this.database.repository(AttemptWindow).createQueryBuilder().insert().values(window).orUpdate(['id'], ['id']).execute();
    });
  }

  private async isSpent(encrypted: string): Promise<boolean> {
    const window = await this.database.repository(AttemptWindow).findOneBy({ id: sealedId(encrypted) });
    return window !== null && this.clock.now().getTime() - (window.endsAt.getTime() - keyLife) > sealedReuse;
  }

  private day(): number {
    return Math.floor(this.clock.now().getTime() / DAY);
  }

  private async today(): Promise<LoadedKey> {
    const key = await this.load(this.day(), async (id) => (await this.find(id)) ?? (await this.make(id)));
    if (!key) throw new Error('a key that was just made is not there');
    return key;
  }

  private async yesterday(keyId: string): Promise<LoadedKey | null> {
    const key = await this.load(this.day() - 1, (id) => this.find(id));
    return key?.keyId === keyId ? key : null;
  }

  private load(day: number, row: (id: string) => Promise<PasswordKey | null>): Promise<LoadedKey | null> {
    const known = this.loaded.get(day);
    if (known) return known;
    for (const old of this.loaded.keys()) if (old < day - 1) this.loaded.delete(old);
    const id = keyedHash(this.key, ['id', day]).toString('hex').slice(0, 32);
    const loading = row(id)
      .then((found) => {
        // A missing key is not cached: a server whose clock is behind may still create it.
        if (!found) this.loaded.delete(day);
        return found && this.opened(found);
      })
      .catch((error: unknown) => {
        this.loaded.delete(day); // The next request tries again.
        throw error;
      });
    this.loaded.set(day, loading);
    return loading;
  }

  private opened({ keyId, publicKey, privateKey }: PasswordKey): LoadedKey {
    return { keyId, publicKey, privateKey: createPrivateKey({ key: privateKey, passphrase: this.passphrase }) };
  }

  private find(id: string): Promise<PasswordKey | null> {
    return this.database.repository(PasswordKey).findOneBy({ id });
  }

  private async make(id: string): Promise<PasswordKey> {
    const pair = await makePair('rsa', {
      modulusLength: MODULUS_BITS,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: this.passphrase },
    });
    const keyId = createHash('sha256').update(pair.publicKey).digest('base64url').slice(0, 16);
    const row = { id, keyId, ...pair, createdAt: this.clock.now() };
    try {
      await this.unit.run(() => this.database.repository(PasswordKey).insert(row));
      return row;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const winner = await this.find(id); // Another server was faster.
      if (!winner) throw error;
      return winner;
    }
  }
}

/** Encrypted anew, the same password is another text: this one names one sealing of it. */
function sealedId(encrypted: string): string {
  return `sealed:${createHash('sha256').update(encrypted).digest('hex').slice(0, 40)}`;
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
