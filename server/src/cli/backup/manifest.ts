import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../platform/errors/system-error.js';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const table = z.object({
  name: z.string().regex(/^[a-z_]+$/),
  columns: z.array(z.string().regex(/^[a-z_]+$/)),
  rows: z.int().min(0),
  /** Name of the file in this folder: gzip-compressed JSON lines, one array of values per row. */
  file: z.string().regex(/^[a-z_]+\.jsonl\.gz$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const shape = z.object({
  format: z.literal(FORMAT),
  product: z.literal('wence'),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that had run, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(table),
});

/** Contents of a backup. It is written last: a folder without it holds no backup. */
export type Manifest = z.infer<typeof shape>;
export type BackedUpTable = z.infer<typeof table>;

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new StartError(`${folder} holds no backup, or one that was broken off: it has no ${MANIFEST}.`);
  const parsed = shape.safeParse(jsonOf(text));
  if (!parsed.success) throw new StartError(`${join(folder, MANIFEST)} is not a manifest this version can read.`);
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
