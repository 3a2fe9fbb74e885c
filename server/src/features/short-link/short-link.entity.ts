import { SHORT_LINK_LIMITS } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** The name under which `/s/{name}` leads to a survey (Spec 2, publish navigation: share). */
export class ShortLink {
  surveyId: string;
  /** Unique on this server, in small letters. */
  name: string;
  createdAt: Date;
}

export const shortLinkEntity: EntityDefinition = (types) =>
  new EntitySchema<ShortLink>({
    name: 'short_link',
    target: ShortLink,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      name: types.token(SHORT_LINK_LIMITS.most),
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [{ name: 'UQ_short_link_name', columns: ['name'], unique: true }],
  });
