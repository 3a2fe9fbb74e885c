import { readConfig } from '../platform/config/config.js';
import { AppError } from '../platform/errors/app-error.js';
import { describeError } from '../platform/i18n/describe-error.js';
import { explainStart } from '../platform/config/explain-start.js';
import { StartError } from '../platform/errors/system-error.js';
import { createLogger } from '../platform/logging/logger.js';
import { type Command, type CommandContext, Refusal, UsageError } from './commands/command.js';
import { COMMANDS, helpText } from './commands.js';

const EXIT = { done: 0, failed: 1, usage: 2, configuration: 78 } as const;

/** The process, as far as a command sees it. */
export interface Terminal extends Pick<CommandContext, 'say' | 'now' | 'askPassword' | 'env'> {
  /** A line for whoever typed the command, about what went wrong. */
  readonly complain: (line: string) => void;
}

/** Runs the command typed after `wence` and returns the exit code. Every failure is reported in one sentence. */
export async function runCommand(typed: readonly string[], terminal: Terminal): Promise<number> {
  try {
    if (typed.length === 0 || ['help', '--help', '-h'].includes(typed[0] ?? '')) {
      terminal.say(helpText());
      return EXIT.done;
    }
    const { command, args } = find(typed);
    const config = readConfig(terminal.env);
    const logger = createLogger('silent');
    return await command.run(args, { ...terminal, config, logger }).catch((error: unknown) => {
      throw explainStart(error, config);
    });
  } catch (error) {
    return tell(error, terminal);
  }
}

function find(typed: readonly string[]): { command: Command; args: readonly string[] } {
  for (const words of [2, 1]) {
    const command = COMMANDS[typed.slice(0, words).join(' ')];
    if (!command) continue;
    const args = typed.slice(words);
    const { least, most } = command.takes;
    if (args.length < least || args.length > most) throw new UsageError(`It is typed: wence ${command.usage}`);
    return { command, args };
  }
  throw new UsageError(`There is no command ${typed.join(' ')}: wence help names them.`);
}

function tell(error: unknown, { complain }: Terminal): number {
  if (error instanceof UsageError || error instanceof StartError) {
    complain(error.message);
    return error instanceof UsageError ? EXIT.usage : EXIT.configuration;
  }
  if (error instanceof Refusal) complain(error.message);
  else if (error instanceof AppError) complain(describeError(error, { language: 'en', logger: createLogger('silent') }).message);
  else complain(error instanceof Error ? `It failed: ${error.message}` : 'It failed.');
  return EXIT.failed;
}
