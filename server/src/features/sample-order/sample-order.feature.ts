import { ruleOf } from '../../platform/access/access.js';
import { asNode } from '../../platform/graphql/node-interface.js';
import { storedSource } from '../../platform/graphql/node-source.js';
import type { Platform } from '../../platform/platform.js';
import type { CollectService } from '../collect/collect.service.js';
import type { ShareLinkService } from '../publish/share-link.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { PanelLinks } from '../sample-panel/panel-links.policy.js';
import type { SourceTagService } from '../source-tag/source-tag.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { FieldworkClaims } from './fieldwork-claims.js';
import { Fieldwork } from './fieldwork.js';
import { localProvider, manualProvider } from './providers.js';
import { SAMPLE_MOVED, SampleMoves } from './sample-moves.service.js';
import { SampleOrderFieldResolver, SampleOrderResolver } from './sample-order.resolver.js';
import { sampleOrderRoutes } from './sample-order.rest.js';
import { SampleOrderService } from './sample-order.service.js';
import { type SimulatedAnswers, SimulatedPanel, type SimulatedUploads } from './simulated-panel.js';
import { SupplierDesk } from './supplier.service.js';

export interface SampleOrderNeeds {
  readonly surveys: SurveyService;
  readonly batches: BatchDeletionService;
  readonly versions: VersionService;
  readonly links: ShareLinkService;
  readonly sourceTags: SourceTagService;
  readonly collect: CollectService;
  readonly panelLinks: PanelLinks;
  readonly simulationWork: SimulatedAnswers;
  readonly simulatedFiles: SimulatedUploads;
}

/** Orders for respondents of running surveys, and the suppliers who bring them. `listen` takes steps of orders from the outbox, before the server starts. */
export function sampleOrderFeature(platform: Platform, needs: SampleOrderNeeds) {
  const { database, unit, clock, random, outbox, logger } = platform;
  const { surveys, batches, versions, sourceTags, collect, links, panelLinks, simulationWork: work, simulatedFiles: files } = needs;
  const moves = new SampleMoves(database, clock, outbox);
  const orders = new SampleOrderService({
    database,
    unit,
    surveys,
    versions,
    links,
    panelLinks,
    sourceTags,
    batches,
    moves,
    clock,
    random,
  });
  const claims = new FieldworkClaims(database, unit, clock, random);
  const panel = new SimulatedPanel({ collect, work, files, links: panelLinks, clock, random });
  const fieldwork = new Fieldwork({ database, unit, surveys, versions, claims, panel, moves, logger });
  const providers = { local: localProvider({ surveys, versions, panel, fieldwork }), manual: manualProvider };
  const desk = new SupplierDesk({ database, unit, surveys, moves, providers });
  platform.onServe(() => fieldwork.keepWorking());
  const source = storedSource(['SampleOrder'], ruleOf('surveys:read'), async (ctx, ids) =>
    (await orders.findOwned(ctx, ids)).map((order) => asNode('SampleOrder', order)),
  );
  return {
    orders,
    fieldwork,
    panelLinks,
    listen: () => outbox.on(SAMPLE_MOVED, desk.handle),
    resolvers: [new SampleOrderResolver(orders), new SampleOrderFieldResolver(orders)],
    nodeSources: [source],
    routes: sampleOrderRoutes(orders),
    pages: [],
  };
}
