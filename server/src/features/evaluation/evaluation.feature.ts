import type { OpeningService } from '../answering-page/opening.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { EvaluationResolver } from './evaluation.resolver.js';
import { evaluationRoutes } from './evaluation.rest.js';
import { EvaluationService } from './evaluation.service.js';

export interface EvaluationNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly versions: VersionService;
  readonly opening: OpeningService;
}

/** Evaluating answers without storing them. */
export function evaluationFeature({ surveys, drafts, versions, opening }: EvaluationNeeds) {
  const evaluations = new EvaluationService(surveys, drafts, versions, opening);
  return { evaluations, resolvers: [new EvaluationResolver(evaluations)], routes: evaluationRoutes(evaluations), pages: [] };
}
