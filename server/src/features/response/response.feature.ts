import { ruleOf } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { Platform } from '../../platform/platform.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { VersionReadModel } from '../publish/version.read-model.js';
import type { SurveyService } from '../survey/survey.service.js';
import { EditHistoryReadModel } from './edit-history.read-model.js';
import { EditHistoryResolver } from './edit-history.resolver.js';
import { ResponseCountSubscription } from './response-count.subscription.js';
import { ResponseEvents } from './response.events.js';
import { ResponseListReadModel } from './response-list.read-model.js';
import { ResponsePurgeService } from './response-purge.service.js';
import { ResponseReadModel } from './response.read-model.js';
import { ResponseFieldResolver } from './response-field.resolver.js';
import type { ResponseFiles, ResponseQuality, ResponseSelection } from './response.port.js';
import { ResponseQualityResolver } from './response-quality.resolver.js';
import { ResponseResolver } from './response.resolver.js';
import { responseRoutes } from './response.rest.js';
import { ResponseService } from './response.service.js';
import { VersionCountsReadModel } from './version-counts.read-model.js';
import { SurveyFiguresResolver } from './survey-figures.resolver.js';

export interface ResponseNeeds {
  readonly surveys: SurveyService;
  readonly batches: BatchDeletionService;
  readonly versionLines: VersionReadModel;
}

/**
 * Stored responses as their author sees them: listed, counted, and announced to dashboards when they change. `provideFiles` plugs in the later
 * feature that takes in files; before that no response has any. `provideSelection` and `provideQuality` plug in the one that has responses in columns.
 */
export function responseFeature(
  { database, unit, clock, bus, outbox, logger, onStop }: Platform,
  { surveys, batches, versionLines }: ResponseNeeds,
) {
  const responses = new ResponseReadModel(database, clock);
  const events = new ResponseEvents(bus, (ids) => responses.seqsOf(ids), logger);
  onStop(() => events.stop());
  let files: ResponseFiles = { filesOf: () => Promise.resolve(new Map()) };
  let quality: ResponseQuality = { findingsOf: () => Promise.resolve(new Map()) };
  let selection: ResponseSelection | null = null;
  const list = new ResponseService(surveys, responses, new ResponseListReadModel(database), () => {
    if (!selection) throw new Error('nothing selects responses by their answers');
    return selection;
  });
  const history = new EditHistoryReadModel(database);
  const findings: ResponseQuality = { findingsOf: (ctx, rows) => quality.findingsOf(ctx, rows) };
  return {
    responses,
    versionCounts: new VersionCountsReadModel(database),
    responseList: list,
    history,
    events,
    provideFiles: (provider: ResponseFiles) => {
      files = provider;
    },
    provideQuality: (provider: ResponseQuality) => {
      quality = provider;
    },
    provideSelection: (provider: ResponseSelection) => {
      selection = provider;
    },
    purge: new ResponsePurgeService(database, unit, batches, outbox),
    resolvers: [
      new ResponseResolver(list),
      new ResponseFieldResolver(versionLines),
      new EditHistoryResolver(history),
      new ResponseQualityResolver(findings),
      new SurveyFiguresResolver(responses),
      new ResponseCountSubscription(list, events),
    ],
    nodeSources: [
      storedSource(['Response'], ruleOf('responses:read'), async (ctx, ids) =>
        (await list.findOwned(ctx, ids)).map((response) => asNode('Response', response)),
      ),
    ],
    routes: responseRoutes(list, history, { filesOf: (rows) => files.filesOf(rows), ...findings }),
    pages: [],
  };
}
