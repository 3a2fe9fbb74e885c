import { diskRoom } from '../../platform/http/disk-room.js';
import { OutsideFetcher } from '../../platform/outside/fetching/outside-fetcher.js';
import type { Platform } from '../../platform/platform.js';
import { FileIntake } from './file-intake.service.js';
import { FileService } from './file.service.js';
import { FileSweeper } from './file-sweeper.js';
import { mountPictures } from './picture-page.js';
import { pictureRoute } from './picture.rest.js';
import { PictureService } from './picture.service.js';
import { RemotePictureResolver, remotePictureRoute } from './remote-picture.doors.js';
import { RemotePictureService } from './remote-picture.service.js';

/**
 * Files that people hand in, and pictures that authors upload. Who may hand in what, and who may have it, is for the features to say whose files they
 * are; pictures are their author's, and seen by everybody.
 */
export function assetFeature(platform: Platform) {
  const { config, database, unit, files: store, clock, random, limiter } = platform;
  const intake = new FileIntake({ unit, store, hasRoom: diskRoom(config.dataDir, config.diskReserveMb) });
  const sweeper = new FileSweeper(database, unit, store, clock);
  sweeper.sweepRegularly(platform);
  const pictures = new PictureService({ database, intake, store, clock, random });
  const remote = new RemotePictureService({ pictures, fetcher: new OutsideFetcher(), limiter });
  return {
    intake,
    pictures,
    files: new FileService({ database, intake, store, clock, random }),
    fileSweeper: sweeper,
    resolvers: [new RemotePictureResolver(remote)],
    routes: [pictureRoute(pictures), remotePictureRoute(remote)],
    pages: [mountPictures(pictures)],
  };
}
