import { statfs } from 'node:fs/promises';

const MEBIBYTE = 1024 ** 2;
const GIBIBYTE = 1024 ** 3;
const PART = 0.05;

/** Says whether there is room to go on writing. */
export type DiskRoom = () => Promise<boolean>;

/**
 * Room in `folder`: more than `reserveMb` MiB, or, when that is null, 5 % or 1 GiB, whichever is less. A file system that tells
 * nothing is taken to have room: refusing answers for want of a figure would be worse.
 */
export function diskRoom(folder: string, reserveMb: number | null): DiskRoom {
  return async () => {
    const disk = await statfs(folder).catch(() => null);
    if (!disk || disk.blocks === 0) return true;
    const reserve = reserveMb === null ? Math.min(disk.blocks * disk.bsize * PART, GIBIBYTE) : reserveMb * MEBIBYTE;
    return disk.bavail * disk.bsize > reserve;
  };
}
