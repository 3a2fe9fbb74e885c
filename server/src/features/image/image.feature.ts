import { HOST_PLACEHOLDER } from '@wence/schema';
import { ruleOf } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { Platform } from '../../platform/platform.js';
import type { PictureService } from '../asset/picture.service.js';
import type { PictureUseService } from '../asset/picture-use.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ImageResolver } from './image.resolver.js';
import { imageRoutes } from './image.rest.js';
import { ImageService } from './image.service.js';

export interface ImageNeeds {
  readonly surveys: SurveyService;
  readonly pictures: PictureService;
  readonly pictureUses: PictureUseService;
}

/** Libraries of pictures: which of the uploaded ones belong to which survey. */
export function imageFeature({ config, database, unit, clock, random }: Platform, { surveys, pictures, pictureUses }: ImageNeeds) {
  const images = new ImageService({ database, unit, surveys, pictures, pictureUses, clock, random });
  const baseAddress = config.publicUrls[0] ?? HOST_PLACEHOLDER;
  const source = storedSource(['SurveyImage'], ruleOf('surveys:read'), async (ctx, ids) =>
    (await images.findOwned(ctx, ids)).map((image) => asNode('SurveyImage', image)),
  );
  return {
    images,
    resolvers: [new ImageResolver(images, baseAddress)],
    nodeSources: [source],
    routes: imageRoutes(images, baseAddress),
    pages: [],
  };
}
