import type { Platform } from '../../platform/platform.js';
import type { FileService } from '../asset/file.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { ResponseEvents } from '../response/response.events.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { OverallReportService } from './overall-report.service.js';
import { Projections } from './projections.js';
import { reportResolver } from './report.resolver.js';
import { reportRoutes } from './report.rest.js';
import { ShownResultsResolver } from './shown-results/shown-results.resolver.js';
import { shownResultsRoutes } from './shown-results/shown-results.rest.js';
import { ShownResultsService } from './shown-results/shown-results.service.js';

export interface ReportNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly versions: VersionService;
  readonly responses: ResponseReadModel;
  readonly opening: OpeningService;
  readonly events: ResponseEvents;
  readonly files: FileService;
}

/** Reports: the totals of every question, live, for authors; what respondents are shown of them. */
export function reportFeature({ clock }: Platform, { surveys, drafts, versions, responses, opening, events, files }: ReportNeeds) {
  const projections = new Projections(versions, responses);
  const reports = new OverallReportService(drafts, projections, files, clock);
  const shown = new ShownResultsService(surveys, drafts, responses, opening, projections, clock);
  return {
    reports,
    resolvers: [reportResolver(reports, surveys, events), new ShownResultsResolver(shown)],
    routes: [...reportRoutes(reports), ...shownResultsRoutes(shown)],
    pages: [],
  };
}
