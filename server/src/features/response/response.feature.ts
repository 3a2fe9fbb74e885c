import type { Platform } from '../../platform/platform.js';
import type { CodeMessages } from '../account/code-messages.service.js';
import type { SignInGuard } from '../account/sign-in-guard.service.js';
import type { FileService } from '../asset/file.service.js';
import type { AcceptanceService } from '../publish/acceptance.service.js';
import type { TestLinkService } from '../publish/test-link.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { CandidateMaker } from './candidate-maker.js';
import { CollectResolver } from './collect.resolver.js';
import { collectRoutes } from './collect.rest.js';
import { CollectService } from './collect.service.js';
import { EvaluationResolver } from './evaluation/evaluation.resolver.js';
import { evaluationRoutes } from './evaluation/evaluation.rest.js';
import { EvaluationService } from './evaluation/evaluation.service.js';
import { AnswerFiles, type Leftovers } from './files/answer-files.js';
import { responseFiles } from './files/response-files.js';
import { mountRespondentPage } from './page/respondent-page.js';
import { OpeningService } from './opening.service.js';
import { ResponseEvents } from './response.events.js';
import { ResponsePurgeService } from './response-purge.service.js';
import { ResponseReadModel } from './response.read-model.js';
import { ResponseResolver } from './response.resolver.js';
import { responseRoutes } from './response.rest.js';
import { ResponseService } from './response.service.js';
import { ResponseStore } from './response-store.js';
import { responseCountSubscription } from './response-count.subscription.js';
import { ResponseWriter } from './response-writer.js';
import { simulations } from './simulation/simulations.js';
import { SurveyFiguresResolver } from './survey-figures.resolver.js';
import { TestDraftService } from './test-mode/test-draft.service.js';
import { TestResponseService } from './test-mode/test-response.service.js';
import { mobileProofs } from './verification/mobile-proofs.js';

export interface ResponseNeeds {
  readonly messages: CodeMessages;
  readonly guard: SignInGuard;
  readonly files: FileService;
  readonly fileSweeper: Leftovers;
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly batches: BatchDeletionService;
  readonly versions: VersionService;
  readonly acceptance: AcceptanceService;
  readonly testLinks: TestLinkService;
}

/** Responses: telling what follows from answers, taking them in exactly once, showing them to their author, telling dashboards. */
export function responseFeature(platform: Platform, needs: ResponseNeeds) {
  const { files, surveys, drafts, batches, versions, acceptance, testLinks } = needs;
  const { database, unit, clock, random, bus, metrics, outbox } = platform;
  const responses = new ResponseReadModel(database, clock);
  const events = new ResponseEvents(bus, (ids) => responses.seqsOf(ids), platform.logger);
  platform.onStop(() => events.stop());
  const answerFiles = new AnswerFiles(files, needs.fileSweeper);
  const writer = new ResponseWriter(database, unit, new ResponseStore(database, acceptance, versions, outbox), events, answerFiles);
  const candidates = new CandidateMaker(clock, random);
  const testDrafts = new TestDraftService(testLinks, drafts);
  const opening = new OpeningService(surveys, versions, responses, clock, testDrafts);
  const tests = new TestResponseService(database, unit, testDrafts, candidates, answerFiles, batches);
  const collect = new CollectService(database, opening, versions, acceptance, candidates, writer, metrics, tests);
  const evaluations = new EvaluationService(surveys, drafts, versions, collect);
  const ofFiles = responseFiles(files, surveys, collect);
  const { proofs, sweeper: proofSweeper, ...ofMobiles } = mobileProofs(platform, { ...needs, collect });
  const simulated = simulations(platform, { surveys, files, drafts: testDrafts, tests });
  const list = new ResponseService(surveys, responses);
  return {
    collect,
    events,
    responses,
    proofs,
    proofSweeper,
    tests,
    simulations: simulated.service,
    purge: new ResponsePurgeService(database, unit, batches, platform.outbox),
    resolvers: [
      new CollectResolver(collect, opening),
      new EvaluationResolver(evaluations),
      new ResponseResolver(list),
      new SurveyFiguresResolver(responses),
      responseCountSubscription(list, events),
      ...ofFiles.resolvers,
      ...ofMobiles.resolvers,
      ...simulated.resolvers,
    ],
    routes: [
      ...collectRoutes(collect, opening),
      ...evaluationRoutes(evaluations),
      ...responseRoutes(list),
      ...ofFiles.routes,
      ...ofMobiles.routes,
      ...simulated.routes,
    ],
    pages: [mountRespondentPage(opening, platform.config.frameAncestors)],
  };
}
