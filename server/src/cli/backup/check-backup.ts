import { join } from 'node:path';
import { StartError } from '../../platform/errors/system-error.js';
import { type Manifest, readManifest } from './manifest.js';
import { hashOf } from './table-file.js';

/** The manifest of a backup all of whose files are there and are what was written. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { file, sha256 } of manifest.tables) {
    const found = await hashOf(join(folder, file)).catch(() => null);
    if (found === null) throw new StartError(`The backup in ${folder} is not whole: ${file} is missing or cannot be read.`);
    if (found !== sha256) throw new StartError(`The backup in ${folder} is damaged: ${file} is not what was written.`);
  }
  return manifest;
}
