import type { Platform } from '../../platform/platform.js';
import type { AnswerFiles } from '../answer-file/answer-files.service.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { AcceptanceService } from '../publish/acceptance.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { ResponseEvents } from '../response/response.events.js';
import type { CandidateMaker } from '../submission/candidate-maker.service.js';
import type { RuleReader } from '../submission/rule-reader.service.js';
import type { TestResponseService } from '../test-answer/test-response.service.js';
import { CollectResolver } from './collect.resolver.js';
import { collectRoute } from './collect.rest.js';
import { CollectService } from './collect.service.js';
import { OriginReader } from './origin/origin-reader.js';
import { ResponseStore } from './response-store.js';
import { ResponseWriter } from './response-writer.js';

export interface CollectNeeds {
  readonly opening: OpeningService;
  readonly versions: VersionService;
  readonly acceptance: AcceptanceService;
  readonly events: ResponseEvents;
  readonly answerFiles: AnswerFiles;
  readonly candidates: CandidateMaker;
  readonly tests: TestResponseService;
  readonly ruleReader: RuleReader;
}

/** Accepting the answers of respondents and storing each submission exactly once. */
export function collectFeature({ config, database, unit, outbox, metrics }: Platform, needs: CollectNeeds) {
  const store = new ResponseStore(database, needs.acceptance, needs.versions, outbox, needs.ruleReader);
  const writer = new ResponseWriter(database, unit, store, needs.events, needs.answerFiles);
  const origins = new OriginReader(config.respondentFacts);
  const collect = new CollectService({ ...needs, database, writer, metrics, origins });
  return { collect, regionOf: origins.regionOf, resolvers: [new CollectResolver(collect)], routes: [collectRoute(collect)], pages: [] };
}
