import { SurveyBulkResolver } from './survey-bulk.resolver.js';
import { surveyBulkRoute } from './survey-bulk.rest.js';
import { type SurveyBulkNeeds, SurveyBulkService } from './survey-bulk.service.js';

/** Changes of several surveys at once. It keeps nothing of its own. */
export function surveyBulkFeature(needs: SurveyBulkNeeds) {
  const bulk = new SurveyBulkService(needs);
  return { resolvers: [new SurveyBulkResolver(bulk)], nodeSources: [], routes: [surveyBulkRoute(bulk)], pages: [] };
}
