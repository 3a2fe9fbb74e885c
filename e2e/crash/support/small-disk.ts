import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = 64 * 1024;

/** Why no small disk can be had on this machine; null when one can. */
export function noSmallDisk(): string | null {
  if (process.platform !== 'linux') return 'a small disk is made on Linux only';
  return process.getuid?.() === 0 ? null : 'only root may mount a small disk';
}

/** A disk of 64 MB in memory that can be filled to the brim and emptied again. */
export class SmallDisk {
  private readonly ballast: string;

  private constructor(readonly folder: string) {
    this.ballast = join(folder, 'ballast');
  }

  static mount(folder: string): SmallDisk {
    mkdirSync(folder);
    const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`mount: ${stderr}`);
    return new SmallDisk(folder);
  }

  /** Until nothing goes in any more but so many bytes. */
  fill(leave: number): void {
    const file = openSync(this.ballast, 'w');
    let size = 0;
    for (let block = BLOCK; block >= 1; block = Math.floor(block / 2)) {
      while (this.takes(file, block, size)) size += block;
    }
    ftruncateSync(file, Math.max(0, size - leave));
    fsyncSync(file);
    closeSync(file);
  }

  free(): void {
    rmSync(this.ballast, { force: true });
  }

  unmount(): void {
    spawnSync('umount', ['-l', this.folder]);
  }

  private takes(file: number, bytes: number, at: number): boolean {
    try {
      return writeSync(file, Buffer.alloc(bytes), 0, bytes, at) === bytes;
    } catch {
      return false;
    }
  }
}
