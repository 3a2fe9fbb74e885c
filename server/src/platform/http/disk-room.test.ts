import { tmpdir } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { diskRoom } from './disk-room.js';

const ALL_DISKS_OF_THE_WORLD_MB = 2 ** 50;

describe('room on the disk', () => {
  it('is there when more than the reserve is free', async () => {
    expect(await diskRoom(tmpdir(), 0)()).toBe(true);
    expect(await diskRoom(tmpdir(), ALL_DISKS_OF_THE_WORLD_MB)()).toBe(false);
  });

  it('is taken to be there where the file system tells nothing', async () => {
    expect(await diskRoom('/nowhere/at/all', null)()).toBe(true);
    expect(await diskRoom('/proc', null)()).toBe(true);
  });
});
