import type { EntityDefinition } from '../../platform/db/open-database.js';
import { surveyImageEntity } from './survey-image.entity.js';

export const imageEntities: readonly EntityDefinition[] = [surveyImageEntity];
