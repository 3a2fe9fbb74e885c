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
import type { ResponseCodes, ResponseFiles, ResponseLinks, ResponseQuality, ResponseSelection } from './response.port.js';
import { ResponseQualityResolver } from './response-quality.resolver.js';
import { ResponseResolver } from './response.resolver.js';
import { responseRoutes } from './response.rest.js';
import { ResponseViews } from './response-views.service.js';
import { ResponseService } from './response.service.js';
import { VersionCountsReadModel } from './version-counts.read-model.js';
import { SurveyFiguresResolver } from './survey-figures.resolver.js';

export interface ResponseNeeds {
  readonly surveys: SurveyService;
  readonly batches: BatchDeletionService;
  readonly versionLines: VersionReadModel;
}

/** What later features know of responses. Before they are plugged in, no response has any of it. */
interface ResponseKnowledge {
  readonly responseFiles: ResponseFiles;
  readonly responseLinks: ResponseLinks;
  readonly responseCodes: ResponseCodes;
  readonly selection: ResponseSelection;
  readonly quality: ResponseQuality;
}

/** Stored responses as their author sees them: listed, counted, and announced to dashboards when they change. `provide` plugs in later features. */
export function responseFeature(
  { database, unit, clock, bus, outbox, logger, onStop }: Platform,
  { surveys, batches, versionLines }: ResponseNeeds,
) {
  const responses = new ResponseReadModel(database, clock);
  const events = new ResponseEvents(bus, (ids) => responses.seqsOf(ids), logger);
  onStop(() => events.stop());
  let known: ResponseKnowledge | null = null;
  const list = new ResponseService(surveys, responses, new ResponseListReadModel(database), () => {
    if (!known) throw new Error('nothing selects responses by their answers');
    return known.selection;
  });
  const history = new EditHistoryReadModel(database);
  const quality: ResponseQuality = { findingsOf: async (ctx, rows) => (await known?.quality.findingsOf(ctx, rows)) ?? new Map() };
  const responseViews = new ResponseViews({
    filesOf: async (rows) => (await known?.responseFiles.filesOf(rows)) ?? new Map(),
    namesOf: async (ids) => (await known?.responseLinks.namesOf(ids)) ?? new Map(),
    codesOf: async (ids) => (await known?.responseCodes.codesOf(ids)) ?? new Map(),
  });
  return {
    responses,
    responseViews,
    versionCounts: new VersionCountsReadModel(database),
    responseList: list,
    history,
    events,
    provide: (knowledge: ResponseKnowledge) => {
      known = knowledge;
    },
    purge: new ResponsePurgeService(database, unit, batches, outbox),
    resolvers: [
      new ResponseResolver(list),
      new ResponseFieldResolver(versionLines),
      new EditHistoryResolver(history),
      new ResponseQualityResolver(quality),
      new SurveyFiguresResolver(responses),
      new ResponseCountSubscription(list, events),
    ],
    nodeSources: [
      storedSource(['Response'], ruleOf('responses:read'), async (ctx, ids) =>
        (await list.findOwned(ctx, ids)).map((response) => asNode('Response', response)),
      ),
    ],
    routes: responseRoutes(list, history, responseViews, quality),
    pages: [],
  };
}
