import type { Platform } from '../../platform/platform.js';
import { sweepRegularly } from '../../platform/sweep-regularly.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { DraftService } from '../survey/draft.service.js';
import { type SurveyService, VERSION_CHANGED } from '../survey/survey.service.js';
import { SurveyQuotaFillResolver } from './quota-fill.resolver.js';
import { QuotaOutlookService } from './quota-outlook.service.js';
import { QuotaRecount } from './quota-recount.service.js';
import { QuotaSeats } from './quota-seats.service.js';
import { quotaRoomRoutes, quotaRoutes } from './quota.rest.js';
import { QuotaService } from './quota.service.js';
import { SeatReservationService } from './seat-reservation.service.js';

export interface QuotaNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly versions: VersionService;
  readonly opening: OpeningService;
  readonly batches: BatchDeletionService;
}

/** Sample quotas: the seats of responses, how full they are, whether there is room for somebody, and keeping a place while one answers. */
export function quotaFeature(platform: Platform, { surveys, drafts, versions, opening, batches }: QuotaNeeds) {
  const { database, unit, clock, outbox } = platform;
  const quotas = new QuotaService({ database, clock, surveys, drafts, versions });
  const recount = new QuotaRecount({ database, unit, surveys, versions });
  const outlooks = new QuotaOutlookService(database, clock, opening);
  const reservations = new SeatReservationService({ database, unit, clock, surveys, outlooks, batches });
  sweepRegularly(() => reservations.sweep(), platform, 'seats that were kept');
  return {
    /** Counts again after launches; has to be called before the first event is stored. */
    listen: () => outbox.on(VERSION_CHANGED, (event, signal) => recount.countFor(event, signal)),
    seats: new QuotaSeats({ database, unit, clock, versions }),
    reservations,
    resolvers: [new SurveyQuotaFillResolver(quotas, recount, outlooks, reservations)],
    routes: [...quotaRoutes(quotas, recount), ...quotaRoomRoutes(outlooks, reservations)],
    pages: [],
  };
}
