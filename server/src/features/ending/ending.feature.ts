import type { AnyRoute } from '../../platform/route/route.js';
import type { DefinitionReadModel } from '../survey/definition.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { EndingResolver } from './ending.resolver.js';
import { endingRoutes } from './ending.rest.js';
import { EndingService } from './ending.service.js';
import { nodeEndingRoutes } from './node-ending.rest.js';

export interface EndingNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly definitions: DefinitionReadModel;
}

/** End pages: their texts, and the addresses that they lead on to. */
export function endingFeature({ surveys, drafts, definitions }: EndingNeeds) {
  const endings = new EndingService(surveys, drafts, definitions);
  return {
    resolvers: [new EndingResolver(endings)],
    nodeSources: [],
    routes: [...endingRoutes(endings, surveys), ...nodeEndingRoutes(endings, surveys)] satisfies AnyRoute[],
    pages: [],
  };
}
