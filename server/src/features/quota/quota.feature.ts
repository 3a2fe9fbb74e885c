import type { Platform } from '../../platform/platform.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { DraftService } from '../survey/draft.service.js';
import { type SurveyService, VERSION_CHANGED } from '../survey/survey.service.js';
import { SurveyQuotaFillResolver } from './quota-fill.resolver.js';
import { QuotaOutlookService } from './quota-outlook.service.js';
import { QuotaRecount } from './quota-recount.service.js';
import { QuotaSeats } from './quota-seats.service.js';
import { quotaOutlookRoute, quotaRoutes } from './quota.rest.js';
import { QuotaService } from './quota.service.js';

export interface QuotaNeeds {
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly versions: VersionService;
  readonly opening: OpeningService;
}

/** Sample quotas: the seats of responses, how full they are, and whether there is room for somebody. */
export function quotaFeature({ database, unit, clock, outbox }: Platform, { surveys, drafts, versions, opening }: QuotaNeeds) {
  const quotas = new QuotaService({ database, clock, surveys, drafts, versions });
  const recount = new QuotaRecount({ database, unit, surveys, versions });
  const outlooks = new QuotaOutlookService(database, opening);
  return {
    /** Counts again after launches; has to be called before the first event is stored. */
    listen: () => outbox.on(VERSION_CHANGED, (event, signal) => recount.countFor(event, signal)),
    seats: new QuotaSeats(database, unit, versions),
    resolvers: [new SurveyQuotaFillResolver(quotas, recount, outlooks)],
    routes: [...quotaRoutes(quotas, recount), quotaOutlookRoute(outlooks)],
    pages: [],
  };
}
