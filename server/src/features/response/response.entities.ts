import type { EntityDefinition } from '../../platform/db/open-database.js';
import { mobileProofEntity } from './verification/mobile-proof.entity.js';
import { responseEntity } from './response.entity.js';
import { responseLogEntity } from './response-log.entity.js';
import { surveyCounterEntity } from './survey-counter.entity.js';
import { simulationEntity } from './simulation/simulation.entity.js';
import { testResponseEntity } from './test-mode/test-response.entity.js';

export const responseEntities: readonly EntityDefinition[] = [
  responseEntity,
  responseLogEntity,
  surveyCounterEntity,
  mobileProofEntity,
  testResponseEntity,
  simulationEntity,
];
