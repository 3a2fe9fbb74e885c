import type { EntityDefinition } from '../../platform/db/open-database.js';
import { responseEntity } from './response.entity.js';
import { responseLogEntity } from './response-log.entity.js';
import { surveyCounterEntity } from './survey-counter.entity.js';

export const responseEntities: readonly EntityDefinition[] = [responseEntity, responseLogEntity, surveyCounterEntity];
