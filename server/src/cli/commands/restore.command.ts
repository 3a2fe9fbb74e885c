import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup.js';
import type { Command } from './command.js';

export const restoreCommand: Command = {
  usage: 'restore <folder>',
  summary: 'Puts a backup into an empty store, SQLite or MySQL, whichever it came from. No server may run on it.',
  takes: { least: 1, most: 1 },
  async run([folder = ''], { config, say }) {
    const { tables, createdAt } = await restoreBackup(resolve(folder), config.databaseUrl);
    say(`Restored ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables as of ${createdAt}`);
    return 0;
  },
};
