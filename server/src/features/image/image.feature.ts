import { HOST_PLACEHOLDER } from '@wence/schema';
import { ruleOf } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { Platform } from '../../platform/platform.js';
import type { PictureService } from '../asset/picture.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ImageResolver } from './image.resolver.js';
import { imageRoutes } from './image.rest.js';
import { ImageService } from './image.service.js';

/** Libraries of pictures: which of the uploaded ones belong to which survey. */
export function imageFeature(
  { config, database, unit, clock, random }: Platform,
  { surveys, pictures }: { readonly surveys: SurveyService; readonly pictures: PictureService },
) {
  const images = new ImageService({ database, unit, surveys, pictures, clock, random });
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
