import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/**
 * What shows a picture: the draft of a survey, a version of it, an earlier state that its history leads back to, its library of pictures; a theme, a
 * template or a question that an author keeps.
 */
export type UseKind = 'draft' | 'version' | 'history' | 'kept' | 'theme' | 'template' | 'question';

/** One holder shows one picture. Written in the unit that writes the holder, so that no text has to be read to know whether a picture is needed. */
export class PictureUse {
  pictureId: string;
  kind: UseKind;
  /** Id of the survey, theme, template or question. */
  holderId: string;
}

export const pictureUseEntity: EntityDefinition = (types) =>
  new EntitySchema<PictureUse>({
    name: 'picture_use',
    target: PictureUse,
    tableName: 'picture_use',
    columns: {
      pictureId: { ...types.id, name: 'picture_id', primary: true },
      kind: { ...types.token(16), primary: true },
      holderId: { ...types.id, name: 'holder_id', primary: true },
    },
    indices: [{ name: 'IDX_picture_use_holder', columns: ['holderId', 'kind'] }],
  });
