import { join } from 'node:path';

/** Paths that servers of this process hold. The lock of a file tells other processes only. */
const claimed = new Set<string>();

/** More servers on one folder than anybody runs. */
const MOST = 1000;

/**
 * Finds a file of its own for each server on a folder: the first of `<name>-1.duckdb`, `<name>-2.duckdb` … that nobody holds, so that a server that
 * starts again finds what it left. `open` returns null for a file that another process holds.
 */
export async function claimFile<T>(
  folder: string,
  name: string,
  open: (path: string) => Promise<T | null>,
): Promise<{ path: string; file: T }> {
  for (let number = 1; number <= MOST; number += 1) {
    const path = join(folder, `${name}-${number}.duckdb`);
    if (claimed.has(path)) continue;
    claimed.add(path);
    try {
      const file = await open(path);
      if (file !== null) return { path, file };
    } catch (error) {
      releaseFile(path);
      throw error;
    }
    releaseFile(path);
  }
  throw new Error(`${folder} has no file left for another server`);
}

export function releaseFile(path: string): void {
  claimed.delete(path);
}
