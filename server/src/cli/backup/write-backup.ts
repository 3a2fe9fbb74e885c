import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf, StartError } from '../../platform/errors/system-error.js';
import { VERSION } from '../../platform/version.js';
import type { StoreView } from '../store/store-view.js';
import { type BackedUpTable, FORMAT, type Manifest, MANIFEST } from './manifest.js';
import { flush, writeRows } from './table-file.js';

/** Writes one state of the store into `folder`, which is made and must be empty. Rows pass by; none is kept in memory. */
export async function writeBackup(view: StoreView, folder: string, now: Date): Promise<Manifest> {
  await makeEmpty(folder);
  const tables: BackedUpTable[] = [];
  for (const table of await view.tables()) {
    const file = `${table.name}.jsonl.gz`;
    tables.push({ ...table, columns: [...table.columns], file, ...(await writeRows(join(folder, file), view.rows(table))) });
  }
  const run = await view.select('SELECT name FROM migrations ORDER BY id');
  const migrations = run.map(({ name }) => String(name));
  const manifest: Manifest = { format: FORMAT, product: 'wence', version: VERSION, createdAt: now.toISOString(), migrations, tables };
  await writeLast(folder, manifest);
  return manifest;
}

async function makeEmpty(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw new StartError(`The folder ${folder} cannot be made or read (${errorCodeOf(error)}): choose another one.`, { cause: error });
  }
  throw new StartError(`The folder ${folder} is not empty: a backup needs a folder of its own.`);
}

/** A folder counts as a backup once its manifest exists, so the manifest is written last. */
async function writeLast(folder: string, manifest: Manifest): Promise<void> {
  const partial = join(folder, `${MANIFEST}.partial`);
  await writeFile(partial, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(partial, join(folder, MANIFEST));
  await flush(folder);
}
