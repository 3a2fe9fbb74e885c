import { resolve } from 'node:path';
import { writeBackup } from '../backup/write-backup.js';
import type { Command } from './command.js';
import { viewStore } from '../store/view-store.js';

export const backupCommand: Command = {
  usage: 'backup <folder>',
  summary: 'Writes everything in the store into a new folder, as it was at one moment, while servers go on working.',
  takes: { least: 1, most: 1 },
  async run([folder = ''], { config, now, say }) {
    const { tables } = await viewStore(config.databaseUrl, (view) => writeBackup(view, resolve(folder), now()));
    say(`Backed up ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables to ${resolve(folder)}`);
    say('TOKEN_SECRET is not in it: keep that in another place.');
    return 0;
  },
};
