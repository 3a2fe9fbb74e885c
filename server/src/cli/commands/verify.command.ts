import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup.js';
import type { Command } from './command.js';
import { viewStore } from '../store/view-store.js';
import { type Verdict, verifyStore, formatVerdicts } from '../verify/verify-store.js';

export const verifyCommand: Command = {
  usage: 'verify [folder]',
  summary: 'Checks that the store, or a backup, is intact and keeps its rules (exit code 1 when not). Servers may go on working.',
  takes: { least: 0, most: 1 },
  async run([folder], { config, now, say }) {
    const look = (databaseUrl: string) => viewStore(databaseUrl, (view) => verifyStore(view, now()));
    const verdicts = folder === undefined ? await look(config.databaseUrl) : await lookAtBackup(resolve(folder), look);
    say(formatVerdicts(verdicts));
    return verdicts.every(({ faults }) => faults.length === 0) ? 0 : 1;
  },
};

/** Verifies a backup by restoring it into a temporary file. */
async function lookAtBackup(folder: string, look: (databaseUrl: string) => Promise<Verdict[]>): Promise<Verdict[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'wence-verify-'));
  try {
    const databaseUrl = `sqlite:${join(scratch, 'restored.sqlite')}`;
    await restoreBackup(folder, databaseUrl);
    return await look(databaseUrl);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
