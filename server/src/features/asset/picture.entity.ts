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
  size: number;
  createdAt: Date;
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
      size: types.bigint,
      createdAt: { ...types.instant, name: 'created_at' },
    },
    // Pictures of an author, by their age.
    indices: [{ name: 'IDX_picture_owner', columns: ['ownerId', 'createdAt'] }],
  });
