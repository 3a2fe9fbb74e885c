import type { Platform } from '../../platform/platform.js';
import { sweepRegularly } from '../../platform/sweep-regularly.js';
import type { FileIntake } from '../asset/file-intake.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { ResponseEvents } from '../response/response.events.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ImportJobs } from './import-jobs.js';
import { ImportWriter } from './import-writer.js';
import { ResponseImportResolver } from './response-import.resolver.js';
import { responseImportRoutes } from './response-import.rest.js';
import type { QuotaSeats } from '../quota/quota-seats.service.js';
import type { RuleReader } from '../submission/rule-reader.service.js';
import { ResponseImportService } from './response-import.service.js';

export interface ResponseImportNeeds {
  readonly intake: FileIntake;
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly versions: VersionService;
  readonly events: ResponseEvents;
  readonly seats: QuotaSeats;
  readonly ruleReader: RuleReader;
}

/** Responses from a table: looked at, then stored. */
export function responseImportFeature(
  platform: Platform,
  { intake, surveys, drafts, versions, events, seats, ruleReader }: ResponseImportNeeds,
) {
  const { database, unit, clock, random, files: store } = platform;
  const writer = new ImportWriter({ database, unit, clock, random, surveys, events, versions, seats, ruleReader });
  const jobs = new ImportJobs({ database, unit, store, clock, drafts, versions, writer });
  const imports = new ResponseImportService({ database, unit, store, clock, random, intake, surveys, jobs });
  sweepRegularly((stop) => imports.sweep(stop), platform, 'imports of responses');
  platform.onStop(() => jobs.stop());
  return { imports, jobs, resolvers: [new ResponseImportResolver(imports)], routes: responseImportRoutes(imports), pages: [] };
}
