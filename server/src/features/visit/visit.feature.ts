import type { Platform } from '../../platform/platform.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { LinkDoor } from '../personal-link/link-door.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { DropOffReadModel } from './drop-off.read-model.js';
import { DropOffResolver } from './drop-off.resolver.js';
import { dropOffRoute } from './drop-off.rest.js';
import { DropOffService } from './drop-off.service.js';
import { SourceVisitsReadModel } from './source-visits.read-model.js';
import { VisitBuffer } from './visit-buffer.js';
import { VisitResolver } from './visit.resolver.js';
import { visitRoute } from './visit.rest.js';
import { VisitService } from './visit.service.js';

export interface VisitNeeds {
  readonly surveys: SurveyService;
  readonly batches: BatchDeletionService;
  readonly versions: VersionService;
  readonly opening: OpeningService;
  readonly linkDoor: LinkDoor;
}

/** Stores how far visits to surveys get, submitted or not, and reports where they end. */
export function visitFeature(
  { database, unit, clock, logger, onStop }: Platform,
  { surveys, batches, versions, opening, linkDoor }: VisitNeeds,
) {
  const buffer = new VisitBuffer(database, unit, logger);
  onStop(() => buffer.stop());
  const visits = new VisitService(opening, buffer, clock, database, batches, linkDoor);
  const dropOff = new DropOffService({ surveys, versions, visits: new DropOffReadModel(database), buffer, clock });
  return {
    visits,
    buffer,
    dropOff,
    sourceVisits: new SourceVisitsReadModel(database, buffer),
    resolvers: [new VisitResolver(visits), new DropOffResolver(dropOff)],
    routes: [visitRoute(visits), dropOffRoute(dropOff)],
    pages: [],
  };
}
