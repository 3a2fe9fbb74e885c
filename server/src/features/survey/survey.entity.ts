import type { SurveyState } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** A survey as its author's list shows it. What is asked stands in the draft (`survey-draft.entity.ts`); the title here is a projection of it. */
export class Survey {
  /** Ten random letters and digits: the only name people and programs outside ever need. */
  id: string;
  /** Random, unique: the upper half of the row ids of `/v1`. */
  number: number;
  ownerId: string;
  title: string;
  /** The title as search compares it, so that both databases find the same. */
  titleKey: string;
  /** 0 not collecting, 1 running, 2 complete (Spec 3, survey base). */
  state: SurveyState;
  /** The version respondents answer, or answered last; null before the first launch. */
  publishedVersion: number | null;
  createdAt: Date;
  updatedAt: Date;
  recycledAt: Date | null;
  /** The folder of its author that it lies in; null: none. */
  folderId: string | null;
  /** When its responses were cleared last, as long as rows of that time are still stored; null: there are none. */
  clearingAt: Date | null;
}

export const surveyEntity: EntityDefinition = (types) =>
  new EntitySchema<Survey>({
    name: 'survey',
    target: Survey,
    columns: {
      id: { ...types.id, primary: true },
      number: { ...types.integer },
      ownerId: { ...types.id, name: 'owner_id' },
      title: { ...types.token(2000) },
      titleKey: { ...types.token(4000), name: 'title_key' },
      state: { ...types.integer },
      publishedVersion: { ...types.integer, name: 'published_version', nullable: true },
      createdAt: { ...types.instant, name: 'created_at' },
      updatedAt: { ...types.instant, name: 'updated_at' },
      recycledAt: { ...types.instant, name: 'recycled_at', nullable: true },
      folderId: { ...types.id, name: 'folder_id', nullable: true },
      clearingAt: { ...types.instant, name: 'clearing_at', nullable: true },
    },
    indices: [
      { name: 'UQ_survey_number', columns: ['number'], unique: true },
      { name: 'IDX_survey_owner', columns: ['ownerId', 'createdAt', 'id'] },
      { name: 'IDX_survey_changed', columns: ['ownerId', 'updatedAt', 'id'] },
      { name: 'IDX_survey_folder', columns: ['folderId'] },
      { name: 'IDX_survey_clearing', columns: ['clearingAt'] },
    ],
  });
