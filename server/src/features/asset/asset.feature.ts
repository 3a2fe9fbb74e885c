import { diskRoom } from '../../platform/http/disk-room.js';
import type { Platform } from '../../platform/platform.js';
import { FileService } from './file.service.js';
import { FileSweeper } from './file-sweeper.js';

/** Files that people hand in. Who may hand in what, and who may have it, is for the features to say whose files they are. */
export function assetFeature(platform: Platform) {
  const { config, database, unit, files, clock, random } = platform;
  const sweeper = new FileSweeper(database, unit, files, clock);
  sweeper.sweepRegularly(platform);
  return {
    files: new FileService({ database, unit, store: files, clock, random, hasRoom: diskRoom(config.dataDir, config.diskReserveMb) }),
    fileSweeper: sweeper,
  };
}
