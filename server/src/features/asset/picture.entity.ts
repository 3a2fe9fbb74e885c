import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';
import type { PictureKind } from './picture-kind.js';

/** A picture that an author uploaded for surveys. Its bytes lie in the object store, under its id, and never change. */
export class Picture {
  id: string;
  ownerId: string;
  kind: PictureKind;
  /** The name of the uploaded file. Never a path. */
  originalName: string;
  /** The name as search compares it. */
  nameKey: string;
  size: number;
  /** In pixels; null: its first bytes do not say, or it came before sizes were read. */
  width: number | null;
  height: number | null;
  createdAt: Date;
  /** When its last use went, or it was uploaded; null while anything shows it. */
  unusedSince: Date | null;
}

export const ORIGINAL_NAME_LENGTH = 200;

export const pictureEntity: EntityDefinition = (types) =>
  new EntitySchema<Picture>({
    name: 'picture',
    target: Picture,
    tableName: 'picture',
    columns: {
      id: { ...types.id, primary: true },
      ownerId: { ...types.id, name: 'owner_id' },
      kind: types.token(8),
      originalName: { ...types.token(ORIGINAL_NAME_LENGTH), name: 'original_name' },
      // One capital letter (U+0130) becomes two characters. Rows from before it was kept have none until the migration fills it in.
      nameKey: { ...types.token(2 * ORIGINAL_NAME_LENGTH), name: 'name_key', default: '' },
      size: types.bigint,
      width: { ...types.integer, nullable: true },
      height: { ...types.integer, nullable: true },
      createdAt: { ...types.instant, name: 'created_at' },
      unusedSince: { ...types.instant, name: 'unused_since', nullable: true },
    },
    indices: [
      // Pictures of an author, by their age.
      { name: 'IDX_picture_owner', columns: ['ownerId', 'createdAt'] },
      // Those that may be swept.
      { name: 'IDX_picture_unused', columns: ['unusedSince', 'id'] },
    ],
  });
