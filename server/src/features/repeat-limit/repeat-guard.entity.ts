import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/** When a respondent answered last, by one thing that tells respondents apart. Whoever changes it holds the row of the survey. */
export class RepeatGuard {
  surveyId: string;
  /** Hash of what tells respondents apart and of its value, so that no address and no number stands here. */
  subject: string;
  answeredAt: Date;
  responseId: string;
  /** Number of that response: after a clear, rows of earlier responses hold nobody back. */
  responseSeq: number;
}

export const repeatGuardEntity: EntityDefinition = (types) =>
  new EntitySchema<RepeatGuard>({
    name: 'repeat_guard',
    target: RepeatGuard,
    columns: {
      surveyId: { ...types.id, name: 'survey_id', primary: true },
      subject: { ...types.token(48), primary: true },
      answeredAt: { ...types.instant, name: 'answered_at' },
      responseId: { ...types.id, name: 'response_id' },
      responseSeq: { ...types.bigint, name: 'response_seq' },
    },
  });
