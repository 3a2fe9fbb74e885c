import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** A file that a respondent handed in. Its bytes lie in the object store, under its id. */
export class StoredFile {
  id: string;
  surveyId: string;
  /** The only submission and question whose answer may claim it. */
  submissionId: string;
  nodeId: number;
  /** The response it belongs to; null until the answers are submitted. */
  responseId: string | null;
  /** The sanitised file name given by the sender. Never a path. */
  name: string;
  size: number;
  createdAt: Date;
}

export const FILE_NAME_LENGTH = 200;

export const storedFileEntity: EntityDefinition = (types) =>
  new EntitySchema<StoredFile>({
    name: 'stored_file',
    target: StoredFile,
    tableName: 'stored_file',
    columns: {
      id: { ...types.id, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      submissionId: { ...types.token(36), name: 'submission_id' },
      nodeId: { ...types.integer, name: 'node_id' },
      responseId: { ...types.id, name: 'response_id', nullable: true },
      name: types.token(FILE_NAME_LENGTH),
      size: types.bigint,
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [
      { name: 'IDX_stored_file_submission', columns: ['surveyId', 'submissionId'] },
      // Files of a response; files of none, by their age.
      { name: 'IDX_stored_file_response', columns: ['responseId', 'createdAt'] },
    ],
  });
