import type { Platform } from '../../platform/platform.js';
import type { AttemptCountsReadModel } from '../exam-attempt/attempt-counts.read-model.js';
import type { ExamRankingReadModel } from '../exam/exam-ranking.read-model.js';
import type { VersionService } from '../publish/version.service.js';
import type { OverallFiguresReadModel } from '../report/overall-figures.read-model.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ExamRankingService } from './exam-ranking.service.js';
import { ExamReportResolver } from './exam-report.resolver.js';
import { examRankingRoute, examReportRoute } from './exam-report.rest.js';
import { ExamReportService } from './exam-report.service.js';

export interface ExamReportNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly versions: VersionService;
  readonly tables: ResponseTables;
  readonly figures: OverallFiguresReadModel;
  readonly attemptCounts: AttemptCountsReadModel;
  readonly rankings: ExamRankingReadModel;
}

/** The analysis of exams and their rankings, for their authors. */
export function examReportFeature({ clock }: Platform, { rankings, attemptCounts: attempts, ...needs }: ExamReportNeeds) {
  const reports = new ExamReportService({ clock, attempts, ...needs });
  const places = new ExamRankingService({ surveys: needs.surveys, versions: needs.versions, rankings });
  return {
    resolvers: [new ExamReportResolver(reports, places)],
    routes: [examReportRoute(reports), examRankingRoute(places)],
    pages: [],
  };
}
