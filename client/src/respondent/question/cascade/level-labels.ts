import type { Language, SurveyNode } from '@wence/schema';
import { wordsIn } from './i18n/words';

/** What the author called the level, counted from 0, or its number. */
export function levelLabel(language: Language, { setting }: SurveyNode, place: number): string {
  return setting?.placeholders?.[place] || wordsIn(language).level(place + 1);
}
