import { SOURCE_TAG_LIMITS } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** A named way by which respondents come to a survey (Spec 2, publish): what its link carries is stored with each response. */
export class SourceTag {
  id: string;
  surveyId: string;
  /** The survey's owner. */
  ownerId: string;
  /** Unique in the survey, deleted ones included: a name means one thing in its results. */
  name: string;
  /** What links and responses carry; stays whatever the name is. */
  code: string;
  /** 1, or 0 while it is switched off. */
  enabled: number;
  createdAt: Date;
  /** When it was deleted; it is kept for the responses that came by it. Null: it is not deleted. */
  deletedAt: Date | null;
}

export const sourceTagEntity: EntityDefinition = (types) =>
  new EntitySchema<SourceTag>({
    name: 'source_tag',
    target: SourceTag,
    columns: {
      id: { ...types.id, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      ownerId: { ...types.id, name: 'owner_id' },
      name: types.token(SOURCE_TAG_LIMITS.name),
      code: types.token(SOURCE_TAG_LIMITS.code),
      enabled: types.integer,
      createdAt: { ...types.instant, name: 'created_at' },
      deletedAt: { ...types.instant, name: 'deleted_at', nullable: true },
    },
    indices: [
      { name: 'UQ_source_tag_name', columns: ['surveyId', 'name'], unique: true },
      { name: 'UQ_source_tag_code', columns: ['surveyId', 'code'], unique: true },
    ],
  });
