import { hash, verify } from '@node-rs/argon2';
import { Gate } from '../concurrency/gate.js';

/** argon2id, the library's default: 19 MiB, two passes, about 20 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Queue length. One core is left to everything else, so that a flood of sign-ins does not delay submissions. The queue has room for a school that
 * signs in at the first bell; the last one waits a few seconds.
 */
const WAITING = 200;

/** Passwords at rest: argon2id. */
export class PasswordHasher {
  private readonly gate: Gate;
  private nobody: Promise<string> | null = null;

  constructor(cores: number) {
    this.gate = new Gate(Math.max(1, cores - 1), WAITING);
  }

  hash(password: string): Promise<string> {
    return this.gate.run(() => hash(password, COST));
  }

  /** Returns true if the password matches. Without a hash (no such account) it does the same work and returns false. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const nobody = await this.hashOfNobody();
    const matches = await this.gate.run(() => verify(passwordHash ?? nobody, password));
    return matches && passwordHash !== null;
  }

  private hashOfNobody(): Promise<string> {
    this.nobody ??= hash('no account has this password', COST).catch((error: unknown) => {
      this.nobody = null; // The next sign-in tries again.
      throw error;
    });
    return this.nobody;
  }
}
