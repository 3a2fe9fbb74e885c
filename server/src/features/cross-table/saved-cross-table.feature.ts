import { ruleOf } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { Platform } from '../../platform/platform.js';
import type { CrossReportService } from '../cross/cross-report.service.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { SavedCrossTableResolver } from './saved-cross-table.resolver.js';
import { savedCrossTableRoutes } from './saved-cross-table.rest.js';
import { SavedCrossTableService } from './saved-cross-table.service.js';
import { SavedTableFieldResolver } from './saved-table-field.resolver.js';

export interface SavedCrossTableNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly tables: ResponseTables;
  readonly reports: CrossReportService;
}

/** Set-ups of cross reports that are saved under names. */
export function savedCrossTableFeature({ database, unit, clock, random }: Platform, needs: SavedCrossTableNeeds) {
  const savedTables = new SavedCrossTableService({ database, unit, clock, random, ...needs });
  const source = storedSource(['SavedCrossTable'], ruleOf('responses:read'), async (ctx, ids) =>
    (await savedTables.findOwned(ctx, ids)).map((table) => asNode('SavedCrossTable', table)),
  );
  return {
    savedTables,
    resolvers: [new SavedCrossTableResolver(savedTables), new SavedTableFieldResolver(savedTables)],
    nodeSources: [source],
    routes: savedCrossTableRoutes(savedTables),
    pages: [],
  };
}
