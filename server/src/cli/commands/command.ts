import type { Config } from '../../platform/config/config.js';
import type { Logger } from '../../platform/logging/logger.js';

/** The parts of its process that a command may use. */
export interface CommandContext {
  readonly config: Config;
  readonly logger: Logger;
  /** Variables of the process, for what is no part of the server's configuration. */
  readonly env: NodeJS.ProcessEnv;
  readonly now: () => Date;
  /** Prints a line to the operator. */
  readonly say: (line: string) => void;
  /** Prompts for the password of a new account without echoing it. */
  readonly askPassword: () => Promise<string>;
}

export interface Command {
  /** Command line with its arguments: `backup <folder>`. */
  readonly usage: string;
  readonly summary: string;
  readonly takes: { readonly least: number; readonly most: number };
  /** Returns the exit code: 0 for success, 1 if a check found faults. Mistakes of the operator are StartErrors. */
  run(args: readonly string[], surroundings: CommandContext): Promise<number>;
}

/** What was asked cannot be done, which the message says as whole sentences: exit code 1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The command was typed wrongly: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
