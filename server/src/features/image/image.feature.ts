import { HOST_PLACEHOLDER } from '@wence/schema';
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
  return { images, resolvers: [new ImageResolver(images, baseAddress)], routes: imageRoutes(images, baseAddress), pages: [] };
}
