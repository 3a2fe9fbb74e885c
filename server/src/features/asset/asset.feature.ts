import { HOST_PLACEHOLDER } from '@wence/schema';
import { ruleOf, unlimited } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import { diskRoom } from '../../platform/http/disk-room.js';
import { OutsideFetcher } from '../../platform/outside/fetching/outside-fetcher.js';
import type { Platform } from '../../platform/platform.js';
import { sweepRegularly } from '../../platform/sweep-regularly.js';
import type { PictureTexts } from './asset.port.js';
import { FileIntake } from './file-intake.service.js';
import { FileService } from './file.service.js';
import { FileSweeper } from './file-sweeper.js';
import { PictureLibraryResolver } from './picture-library.resolver.js';
import { pictureLibraryRoutes } from './picture-library.rest.js';
import { PictureLibraryService } from './picture-library.service.js';
import { mountPictures } from './picture-page.js';
import { pictureRoute } from './picture.rest.js';
import { PictureService } from './picture.service.js';
import { PictureSweeper } from './picture-sweeper.js';
import { pictureView } from './picture.type.js';
import { PictureUseService } from './picture-use.service.js';
import { RemotePictureResolver, remotePictureRoute } from './remote-picture.doors.js';
import { RemotePictureService } from './remote-picture.service.js';

/**
 * Files that people hand in, and pictures that authors upload. Who may hand in what, and who may have it, is for the features to say whose files they
 * are; pictures are their author's, and seen by everybody. Features that keep texts with pictures in them tell `pictureUses`, and `provideTexts` plugs
 * these texts in.
 */
export function assetFeature(platform: Platform) {
  const { config, database, unit, files: store, clock, random, limiter, logger } = platform;
  const intake = new FileIntake({ unit, store, hasRoom: diskRoom(config.dataDir, config.diskReserveMb) });
  const sweeper = new FileSweeper(database, unit, store, clock);
  sweeper.sweepRegularly(platform);
  let texts: readonly PictureTexts[] = [];
  const pictureSweeper = new PictureSweeper({ database, unit, store, clock, logger, texts: () => texts });
  sweepRegularly((stop) => pictureSweeper.sweep(stop), platform, 'pictures');
  const pictures = new PictureService({ database, intake, store, clock, random });
  const pictureUses = new PictureUseService(database, unit, clock);
  const library = new PictureLibraryService({ database, unit, store, uses: pictureUses });
  const remote = new RemotePictureService({ pictures, fetcher: new OutsideFetcher(), limiter });
  const baseAddress = config.publicUrls[0] ?? HOST_PLACEHOLDER;
  return {
    intake,
    pictures,
    pictureUses,
    pictureSweeper,
    provideTexts: (providers: readonly PictureTexts[]) => {
      texts = providers;
    },
    files: new FileService({ database, intake, store, clock, random }),
    fileSweeper: sweeper,
    resolvers: [new RemotePictureResolver(remote), new PictureLibraryResolver(library, baseAddress)],
    nodeSources: [
      storedSource(['Picture'], ruleOf(unlimited('surveys:read')), async (ctx, ids) =>
        (await library.findOwned(ctx, ids)).map((picture) => asNode('Picture', pictureView(picture))),
      ),
    ],
    routes: [pictureRoute(pictures), remotePictureRoute(remote), ...pictureLibraryRoutes(library, baseAddress)],
    pages: [mountPictures(pictures)],
  };
}
