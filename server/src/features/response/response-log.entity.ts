import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/**
 * The kinds of events in the response log. A derived view continues reading after the last `seq` it has seen. `annotated` changes what the author
 * noted about a response (star, tags, remark) and no figure; `scored` says that another key gave it other points; after `purged` its row is gone. `cleared` is about no response: all
 * that came before it are gone.
 */
export type ResponseLogKind =
  | 'submitted'
  | 'invalidated'
  | 'validated'
  | 'deleted'
  | 'restored'
  | 'edited'
  | 'annotated'
  | 'scored'
  | 'purged'
  | 'cleared';

/** One line per event. `seq` runs 1, 2, 3 … within a survey, without gaps, in the order of the commits. Lines before a clear are thrown away. */
export class ResponseLog {
  surveyId: string;
  seq: number;
  kind: ResponseLogKind;
  /** Empty in a line about no response. */
  responseId: string;
}

export const responseLogEntity: EntityDefinition = (types) =>
  new EntitySchema<ResponseLog>({
    name: 'response_log',
    target: ResponseLog,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      seq: { ...types.bigint, primary: true },
      kind: types.token(16),
      responseId: { ...types.id, name: 'response_id' },
    },
    indices: [{ name: 'IDX_response_log_response', columns: ['responseId'] }],
  });
