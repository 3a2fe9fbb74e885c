import type { AnyRoute } from '../../platform/route/route.js';
import type { DefinitionReadModel } from '../survey/definition.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { LogicOfferResolver } from './logic-offer.resolver.js';
import { logicSourceRoutes } from './logic-source.rest.js';
import { LogicResolver } from './logic.resolver.js';
import { logicRoutes } from './logic.rest.js';
import { LogicService } from './logic.service.js';
import { draftPartSource } from '../survey/part-source.type.js';
import { rulesNamed } from './quota.type.js';
import { QuotaResolver } from './quota.resolver.js';
import { quotaDraftRoutes } from './quota.rest.js';

export interface LogicNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly definitions: DefinitionReadModel;
}

/** The logic of a survey, and its sample quotas, whose conditions are logic's. */
export function logicFeature({ surveys, drafts, definitions }: LogicNeeds) {
  const logic = new LogicService(drafts);
  return {
    logic,
    resolvers: [new LogicResolver(logic, definitions), new QuotaResolver(logic, definitions), new LogicOfferResolver()],
    nodeSources: [draftPartSource({ surveys, definitions }, ['LogicItem', 'LogicCondition', 'SurveyQuota'], rulesNamed)],
    routes: [
      ...logicSourceRoutes(logic, surveys),
      ...logicRoutes(logic, surveys),
      ...quotaDraftRoutes(logic, surveys),
    ] satisfies AnyRoute[],
    pages: [],
  };
}
