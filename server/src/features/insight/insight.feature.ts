import type { Platform } from '../../platform/platform.js';
import type { OverallFiguresReadModel } from '../report/overall-figures.read-model.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { DropOffService } from '../visit/drop-off.service.js';
import { InsightResolver } from './insight.resolver.js';
import { insightRoutes } from './insight.rest.js';
import { InsightService } from './insight.service.js';

export interface InsightNeeds {
  readonly drafts: DraftService;
  readonly tables: ResponseTables;
  readonly figures: OverallFiguresReadModel;
  readonly dropOff: DropOffService;
}

/** Smart insight: findings in the responses, made by rules. */
export function insightFeature({ clock }: Platform, { drafts, tables, figures, dropOff }: InsightNeeds) {
  const findings = new InsightService(drafts, tables, figures, dropOff, clock);
  return { findings, resolvers: [new InsightResolver(findings)], routes: insightRoutes(findings), pages: [] };
}
