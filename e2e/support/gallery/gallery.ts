import { questionCatalogue, type SurveyDefinition } from '@wence/schema';
import { galleryTexts } from '../../i18n/gallery/texts-in.js';
import type { Language } from '../../i18n/words.js';
import { type GalleryItem, itemOf } from './gallery-item.js';
import { PLANS } from './plans.js';

/** A question of every type with words people would use, and an answer to each. */
export function gallery(language: Language): readonly GalleryItem[] {
  const texts = galleryTexts(language);
  return PLANS.map((plan, place) => itemOf(plan, texts[plan.key], place));
}

/** Entries of the catalogue that the gallery lacks; containers and page breaks are no questions. */
export function missingInGallery(): string[] {
  const containers = new Set(['page', 'group', 'pageBlock', 'loop', 'block']);
  const known = new Set<string>(PLANS.map(({ key }) => key));
  return questionCatalogue.map(({ key }) => key).filter((key) => !containers.has(key) && !known.has(key));
}

/** A survey of these questions. */
export function surveyOf(language: Language, items: readonly GalleryItem[], more: Partial<SurveyDefinition> = {}): SurveyDefinition {
  return { format: 1, lastId: 9999, title: galleryTexts(language).survey, language, nodes: items.map(({ node }) => node), ...more };
}
