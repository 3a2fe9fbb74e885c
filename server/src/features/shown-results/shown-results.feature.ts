import type { Platform } from '../../platform/platform.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { OverallFiguresReadModel } from '../report/overall-figures.read-model.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ShownResultsResolver } from './shown-results.resolver.js';
import { shownResultsRoutes } from './shown-results.rest.js';
import { ShownResultsService } from './shown-results.service.js';

export interface ShownResultsNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly responses: ResponseReadModel;
  readonly opening: OpeningService;
  readonly figures: OverallFiguresReadModel;
}

/** The results of a choice that respondents see after they have chosen. */
export function shownResultsFeature({ clock }: Platform, { surveys, drafts, responses, opening, figures }: ShownResultsNeeds) {
  const shown = new ShownResultsService(surveys, drafts, responses, opening, figures, clock);
  return { resolvers: [new ShownResultsResolver(shown)], routes: shownResultsRoutes(shown), pages: [] };
}
