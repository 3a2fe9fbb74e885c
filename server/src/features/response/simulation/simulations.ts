import type { Platform } from '../../../platform/platform.js';
import type { FileService } from '../../asset/file.service.js';
import type { SurveyService } from '../../survey/survey.service.js';
import type { TestDraftService } from '../test-mode/test-draft.service.js';
import type { TestResponseService } from '../test-mode/test-response.service.js';
import { SimulatedFiles } from './simulated-files.js';
import { SimulationResolver } from './simulation.resolver.js';
import { simulationRoutes } from './simulation.rest.js';
import { SimulationService } from './simulation.service.js';

interface SimulationNeeds {
  readonly surveys: SurveyService;
  readonly files: FileService;
  readonly drafts: TestDraftService;
  readonly tests: TestResponseService;
}

/** Respondents who are not there. */
export function simulations(platform: Platform, { files, ...services }: SimulationNeeds) {
  const { database, unit, clock, random } = platform;
  const service = new SimulationService({ ...services, database, unit, clock, random, files: new SimulatedFiles(files) });
  return { service, resolvers: [new SimulationResolver(service)], routes: simulationRoutes(service) };
}
