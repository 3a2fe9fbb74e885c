import type { Platform } from '../../platform/platform.js';
import type { AnyRoute } from '../../platform/route/route.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { cascadeRoute } from './cascade.rest.js';
import { CascadeImportService } from './cascade-import.service.js';
import { mountCascadeTemplates } from './cascade-template.js';

export interface CascadeNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
}

/** Importing the options of a cascade from a spreadsheet. */
export function cascadeFeature(platform: Platform, { surveys, drafts }: CascadeNeeds) {
  const imports = new CascadeImportService(drafts);
  platform.onStop(() => imports.stop());
  const routes: AnyRoute[] = [cascadeRoute(imports, surveys)];
  return { resolvers: [], routes, pages: [mountCascadeTemplates] };
}
