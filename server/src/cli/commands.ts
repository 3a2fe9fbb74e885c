import type { Command } from './commands/command.js';
import { backupCommand } from './commands/backup.command.js';
import { migrateCommand } from './commands/migrate.command.js';
import { restoreCommand } from './commands/restore.command.js';
import { surveyPlanCommand, surveyPullCommand, surveyPushCommand } from './commands/survey.commands.js';
import { userCreateCommand } from './commands/user-create.command.js';
import { verifyCommand } from './commands/verify.command.js';

/** Commands by their first word. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  migrate: migrateCommand,
  backup: backupCommand,
  restore: restoreCommand,
  verify: verifyCommand,
  'user create': userCreateCommand,
  'survey pull': surveyPullCommand,
  'survey plan': surveyPlanCommand,
  'survey push': surveyPushCommand,
};

/** Returns the output of `wence help`. */
export function helpText(): string {
  const lines = Object.values(COMMANDS).flatMap(({ usage, summary }) => [`  wence ${usage}`, `      ${summary}`]);
  return [
    'Wence from the command line. The store is the one that DATABASE_URL or DATA_DIR name, as for the server.',
    '',
    ...lines,
    '  wence help',
    '      Says this.',
    '',
    'Exit codes: 0 done; 1 something is wrong with what was looked at, or failed; 2 typed wrongly; 78 cannot be done as configured.',
  ].join('\n');
}
