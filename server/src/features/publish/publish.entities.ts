import type { EntityDefinition } from '../../platform/db/open-database.js';
import { surveyVersionEntity } from './survey-version.entity.js';

export const publishEntities: readonly EntityDefinition[] = [surveyVersionEntity];
