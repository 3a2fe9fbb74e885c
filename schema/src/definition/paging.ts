import { shapeSurveySettings } from '../survey-setting/settings-by-key.js';
import type { Paging } from '../survey-setting/paging.js';
import { pagingOf } from './defaults.js';
import type { SurveyDefinition, SurveySettings } from './definition.js';

type Paged = Pick<SurveyDefinition, 'perPage' | 'settings'>;

/**
 * The two fields that say how the answering page is divided. `perPage` is "not all"; `settings.paging` is written only for `page`, where that is
 * not enough (design: paging of the answering page).
 */
export function withPaging(settings: SurveySettings | undefined, paging: Paging): Paged {
  const perPage = paging !== 'all';
  const given = { ...settings, paging: paging === 'page' ? paging : undefined };
  return { perPage: perPage ? true : undefined, settings: shapeSurveySettings(given, perPage) };
}

/** Returns the paging that an input means: `paging` wins; `perPage` alone keeps the present paging as far as the two agree. */
export function resolvePaging(given: { readonly paging?: Paging; readonly perPage?: boolean }, present: SurveyDefinition): Paging {
  if (given.paging !== undefined) return given.paging;
  if (given.perPage === undefined) return pagingOf(present);
  if (!given.perPage) return 'all';
  return pagingOf(present) === 'all' ? 'question' : pagingOf(present);
}
