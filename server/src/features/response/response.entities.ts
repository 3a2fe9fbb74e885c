import type { EntityDefinition } from '../../platform/db/open-database.js';
import { handMarkEntity } from './hand-mark.entity.js';
import { responseEditEntity } from './response-edit.entity.js';
import { responseEntity } from './response.entity.js';
import { responseLogEntity } from './response-log.entity.js';
import { responseMarkEntity } from './response-mark.entity.js';
import { surveyCounterEntity } from './survey-counter.entity.js';

export const responseEntities: readonly EntityDefinition[] = [
  responseEntity,
  responseLogEntity,
  surveyCounterEntity,
  responseEditEntity,
  responseMarkEntity,
  handMarkEntity,
];
