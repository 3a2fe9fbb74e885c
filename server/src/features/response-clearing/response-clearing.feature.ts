import type { Platform } from '../../platform/platform.js';
import { sweepRegularly } from '../../platform/sweep-regularly.js';
import type { ExamAttempts } from '../exam-attempt/exam-attempt.service.js';
import type { ResponseEvents } from '../response/response.events.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { FilesOfResponses } from '../review/deleted-responses.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { LinkUses } from '../personal-link/link-uses.service.js';
import type { QuotaSeats } from '../quota/quota-seats.service.js';
import type { RepeatGuards } from '../repeat-limit/repeat-guards.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { VisitService } from '../visit/visit.service.js';
import { ClearedRows, type ProofsOfSubmissions } from './cleared-rows.service.js';
import { ResponseClearingResolver } from './response-clearing.resolver.js';
import { responseClearingRoute } from './response-clearing.rest.js';
import { ResponseClearingService } from './response-clearing.service.js';

export interface ResponseClearingNeeds {
  readonly surveys: SurveyService;
  readonly batches: BatchDeletionService;
  readonly events: ResponseEvents;
  readonly tables: ResponseTables;
  readonly visits: VisitService;
  readonly proofSweeper: ProofsOfSubmissions;
  readonly fileSweeper: FilesOfResponses;
  readonly seats: QuotaSeats;
  readonly guards: RepeatGuards;
  readonly linkUses: LinkUses;
  readonly examAttempts: ExamAttempts;
}

/** Takes away all responses of a survey at once. */
export function responseClearingFeature(platform: Platform, needs: ResponseClearingNeeds) {
  const { database, unit, clock, logger } = platform;
  const {
    surveys,
    batches,
    events,
    tables,
    visits,
    proofSweeper: proofs,
    fileSweeper: files,
    seats,
    guards,
    linkUses: links,
    examAttempts: attempts,
  } = needs;
  const rows = new ClearedRows({ database, batches, files, proofs, visits, tables, guards, attempts });
  const clearing = new ResponseClearingService({ database, unit, clock, logger, surveys, events, rows, seats, links });
  sweepRegularly((stop) => clearing.sweep(stop), platform, 'cleared responses');
  platform.onStop(() => {
    batches.stop();
    return clearing.stop();
  });
  return { clearing, resolvers: [new ResponseClearingResolver(clearing)], routes: [responseClearingRoute(clearing)], pages: [] };
}
