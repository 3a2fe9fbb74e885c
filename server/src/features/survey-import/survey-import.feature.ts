import type { Platform } from '../../platform/platform.js';
import type { NewSurveyService } from '../survey/new-survey.service.js';
import { DocumentImportService } from './document-import.service.js';
import { SurveyImportResolver } from './survey-import.resolver.js';
import { surveyImportRoutes } from './survey-import.rest.js';

export interface SurveyImportNeeds {
  readonly makers: NewSurveyService;
}

/** Surveys out of documents of other programs, and out of plain text. */
export function surveyImportFeature(platform: Platform, { makers }: SurveyImportNeeds) {
  const imports = new DocumentImportService();
  platform.onStop(() => imports.stop());
  return { resolvers: [new SurveyImportResolver(imports, makers)], routes: surveyImportRoutes(imports, makers), pages: [] };
}
