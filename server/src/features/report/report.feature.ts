import type { Platform } from '../../platform/platform.js';
import type { FileService } from '../asset/file.service.js';
import type { ResponseEvents } from '../response/response.events.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DefinitionReadModel } from '../survey/definition.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { CollectionReportService } from './collection/collection-report.service.js';
import { CollectionResolver } from './collection.resolver.js';
import { collectionRoutes } from './collection/collection.rest.js';
import { WordReportService } from './words/word-report.service.js';
import { WordResolver } from './words/words.resolver.js';
import { wordRoutes } from './words/words.rest.js';
import { OverallReportService } from './overall-report.service.js';
import { OverallFiguresReadModel } from './overall-figures.read-model.js';
import { QuotaCellFillResolver, QuotaFillReader, QuotaFillResolver } from './quota-fill.resolver.js';
import { QuotaFillService } from './quota-fill.service.js';
import { ReportResolver } from './report.resolver.js';
import { reportRoutes } from './report.rest.js';

export interface ReportNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly definitions: DefinitionReadModel;
  readonly responses: ResponseReadModel;
  readonly events: ResponseEvents;
  readonly files: FileService;
  readonly tables: ResponseTables;
}

/** Reports for authors: the totals of every question, live. */
export function reportFeature(
  { clock, onStop }: Platform,
  { surveys, drafts, definitions, responses, events, files, tables }: ReportNeeds,
) {
  const figures = new OverallFiguresReadModel(tables);
  const reports = new OverallReportService(drafts, figures, files, clock);
  const collection = new CollectionReportService(drafts, tables);
  const words = new WordReportService(drafts, tables);
  onStop(() => words.stop());
  const fills = new QuotaFillReader(new QuotaFillService(responses), definitions, surveys);
  return {
    reports,
    figures,
    resolvers: [
      new ReportResolver(reports, surveys, events),
      new CollectionResolver(collection),
      new WordResolver(words),
      new QuotaFillResolver(fills),
      new QuotaCellFillResolver(fills),
    ],
    routes: [...reportRoutes(reports), ...collectionRoutes(collection), ...wordRoutes(words)],
    pages: [],
  };
}
