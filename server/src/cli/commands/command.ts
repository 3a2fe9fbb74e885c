import type { Config } from '../../platform/config/config.js';
import type { Logger } from '../../platform/logging/logger.js';

/** What a command works with. */
export interface Surroundings {
  readonly config: Config;
  readonly logger: Logger;
  readonly now: () => Date;
  /** A line for whoever typed the command. */
  readonly say: (line: string) => void;
  /** The password of a new account, without showing it. */
  readonly askPassword: () => Promise<string>;
}

export interface Command {
  /** As it is typed, with what it needs: `backup <folder>`. */
  readonly usage: string;
  readonly summary: string;
  readonly takes: { readonly least: number; readonly most: number };
  /** The exit code: 0 all is well, 1 what was looked at is not. Faults of the operator are StartErrors. */
  run(args: readonly string[], surroundings: Surroundings): Promise<number>;
}

/** The command was typed wrongly: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
