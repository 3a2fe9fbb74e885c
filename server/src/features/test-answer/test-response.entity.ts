import type { Answers } from '@wence/schema';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';
import { jsonText, type ResponseStatus } from '../response/response.entity.js';

/** Response submitted in test mode. It has its own table, so that nothing that counts, limits or reports responses includes it. */
export class TestResponse {
  surveyId: string;
  submissionId: string;
  id: string;
  payloadHash: string;
  /** The author whose link was used. */
  authorId: string;
  status: ResponseStatus;
  /** Revision of the draft that was answered. */
  revision: number;
  answers: Answers;
  endKind: number | null;
  startedAt: Date | null;
  submittedAt: Date;
  source: string | null;
  params: Readonly<Record<string, string>> | null;
  /** The simulation that made it up; null where somebody answered. */
  simulationId: string | null;
}

export const testResponseEntity: EntityDefinition = (types) =>
  new EntitySchema<TestResponse>({
    name: 'test_response',
    target: TestResponse,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      submissionId: { ...types.token(36), name: 'submission_id', primary: true },
      id: types.id,
      payloadHash: { ...types.token(64), name: 'payload_hash' },
      authorId: { ...types.id, name: 'author_id' },
      status: types.token(16),
      revision: types.integer,
      answers: { ...types.document, transformer: jsonText },
      endKind: { ...types.integer, name: 'end_kind', nullable: true },
      startedAt: { ...types.instant, name: 'started_at', nullable: true },
      submittedAt: { ...types.instant, name: 'submitted_at' },
      source: { ...types.token(64), nullable: true },
      params: { ...types.document, nullable: true, transformer: jsonText },
      simulationId: { ...types.id, name: 'simulation_id', nullable: true },
    },
  });
