import type { Platform } from '../../platform/platform.js';
import type { AnswerFiles } from '../answer-file/answer-files.service.js';
import type { TestDraftService } from '../answering-page/test-draft.service.js';
import type { FileService } from '../asset/file.service.js';
import type { CandidateMaker } from '../submission/candidate-maker.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { SimulatedFiles } from './simulated-files.js';
import { SimulationResolver } from './simulation.resolver.js';
import { simulationRoutes } from './simulation.rest.js';
import { SimulationService } from './simulation.service.js';
import { SimulationWork } from './simulation-work.js';
import { TestResponseService } from './test-response.service.js';

export interface TestAnswerNeeds {
  readonly surveys: SurveyService;
  readonly files: FileService;
  readonly batches: BatchDeletionService;
  readonly testDrafts: TestDraftService;
  readonly candidates: CandidateMaker;
  readonly answerFiles: AnswerFiles;
}

/** Test answers, which count nowhere: submitted in test mode by people or made by a simulation. */
export function testAnswerFeature(platform: Platform, needs: TestAnswerNeeds) {
  const { database, unit, clock, random } = platform;
  const { surveys, testDrafts: drafts } = needs;
  const tests = new TestResponseService(database, unit, drafts, needs.candidates, needs.answerFiles, needs.batches);
  const files = new SimulatedFiles(needs.files);
  const work = new SimulationWork();
  platform.onStop(() => work.stop());
  const simulations = new SimulationService({ work, surveys, drafts, tests, database, unit, clock, random, files });
  return {
    simulationWork: work,
    simulatedFiles: files,
    tests,
    simulations,
    resolvers: [new SimulationResolver(simulations, surveys)],
    routes: simulationRoutes(simulations),
    pages: [],
  };
}
