import { hash, verify } from '@node-rs/argon2';
import { Gate } from './gate.js';

/** argon2id, the library's default: 19 MiB, two passes, about 20 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A flood of sign-ins must not keep submitted answers waiting. */
const AT_ONCE = 2;
const WAITING = 200;

/** Passwords at rest: argon2id. */
export class PasswordHasher {
  private readonly gate = new Gate(AT_ONCE, WAITING);
  private nobody: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return this.gate.run(() => hash(password, COST));
  }

  /** Without a hash (no such account) it does the same work and says no. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    this.nobody ??= this.hash('no account has this password');
    const nobody = await this.nobody;
    const matches = await this.gate.run(() => verify(passwordHash ?? nobody, password));
    return matches && passwordHash !== null;
  }
}
