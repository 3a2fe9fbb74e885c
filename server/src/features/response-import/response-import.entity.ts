import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';
import { jsonText } from '../response/response.entity.js';
import type { ImportOptions, ImportReport } from './import-report.type.js';

/** `checking`: its rows are being looked at. `checked`: it can be imported. `importing`. `done`. `failed`: an error of ours ended it; it may be tried again. */
export type ImportStatus = 'checking' | 'checked' | 'importing' | 'done' | 'failed';

/** A table of responses that an author has handed in. Its bytes lie in the object store, under its id. */
export class ResponseImport {
  id: string;
  surveyId: string;
  name: string;
  /** Bytes. */
  size: number;
  options: ImportOptions;
  status: ImportStatus;
  report: ImportReport;
  /** The last time that its author or the server did something about it. */
  touchedAt: Date;
  createdAt: Date;
}

export const responseImportEntity: EntityDefinition = (types) =>
  new EntitySchema<ResponseImport>({
    name: 'response_import',
    target: ResponseImport,
    tableName: 'response_import',
    columns: {
      id: { ...types.id, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      name: types.token(200),
      size: types.bigint,
      options: { ...types.document, transformer: jsonText },
      status: types.token(16),
      report: { ...types.document, transformer: jsonText },
      touchedAt: { ...types.instant, name: 'touched_at' },
      createdAt: { ...types.instant, name: 'created_at' },
    },
    indices: [
      { name: 'IDX_response_import_survey', columns: ['surveyId'] },
      { name: 'IDX_response_import_touched', columns: ['touchedAt'] },
    ],
  });
