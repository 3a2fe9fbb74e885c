import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** One accepted edit. Written with the draft in one unit, never changed afterwards; lists are JSON texts. */
export class SurveyEdit {
  surveyId: string;
  /** The revision this edit made. */
  revision: number;
  /** The revision its author had seen. */
  baseRevision: number;
  /** Made by the editing client: the same one is the same edit, sent again. */
  clientOpId: string;
  authorId: string;
  /** Operations as they were applied; empty if the whole document was replaced. */
  operations: string;
  inverse: string;
  /** The canonical text that a replacement took the place of; null where the operations tell what was before. */
  replaced: string | null;
  /** Ids whose content changed; 0 stands for the survey's own fields. */
  touched: string;
  /** Ids handed out, in order. */
  created: string;
  createdAt: Date;
}

export const surveyEditEntity: EntityDefinition = (types) =>
  new EntitySchema<SurveyEdit>({
    name: 'survey_edit',
    target: SurveyEdit,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      revision: { ...types.integer, primary: true },
      baseRevision: { ...types.integer, name: 'base_revision' },
      clientOpId: { ...types.token(64), name: 'client_op_id' },
      authorId: { ...types.id, name: 'author_id' },
      operations: { ...types.document },
      inverse: { ...types.document },
      replaced: { ...types.document, nullable: true },
      touched: { ...types.document },
      created: { ...types.document },
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [{ name: 'UQ_survey_edit_client_op', columns: ['surveyId', 'clientOpId'], unique: true }],
  });
