import { OWN_THEME_LIMITS } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** A theme that an author keeps under a name, to give it to other surveys. It has nothing to do any more with the survey it came from. */
export class OwnTheme {
  id: string;
  ownerId: string;
  name: string;
  /** The name as it is compared: letter case does not matter. */
  nameKey: string;
  /** Canonical theme as JSON text, at most a few hundred characters. */
  style: string;
  createdAt: Date;
}

export const ownThemeEntity: EntityDefinition = (types) =>
  new EntitySchema<OwnTheme>({
    name: 'own_theme',
    target: OwnTheme,
    tableName: 'own_theme',
    columns: {
      id: { ...types.id, primary: true },
      ownerId: { ...types.id, name: 'owner_id' },
      name: types.token(OWN_THEME_LIMITS.name),
      // One capital letter (U+0130) becomes two characters.
      nameKey: { ...types.token(2 * OWN_THEME_LIMITS.name), name: 'name_key' },
      style: types.document,
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [{ name: 'UQ_own_theme_name', columns: ['ownerId', 'nameKey'], unique: true }],
  });
