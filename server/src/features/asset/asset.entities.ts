import type { EntityDefinition } from '../../platform/db/open-database.js';
import { pictureEntity } from './picture.entity.js';
import { pictureUseEntity } from './picture-use.entity.js';
import { storedFileEntity } from './stored-file.entity.js';

export const assetEntities: readonly EntityDefinition[] = [storedFileEntity, pictureEntity, pictureUseEntity];
