import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../platform/db/open-database.js';

/**
 * An attempt at an exam, as its start fixed it. Whether it runs, was submitted or expired follows from its moments and the present (`exam-attempt.ts`
 * of the model). Attempts start while the row of the survey is held, and the transaction that stores a response marks its attempt as submitted.
 */
export class ExamAttempt {
  id: string;
  surveyId: string;
  /** Key of the respondent (`respondent-keys.service.ts`). */
  person: string;
  /** Counted from 1 for each respondent. */
  number: number;
  /** Made by the server; answers are taken under this id alone. */
  submissionId: string;
  /** The version that the respondent was given. */
  version: number;
  startedAt: Date;
  /** From when it may be submitted. */
  earliestAt: Date;
  /** When its time is over; null: never. */
  dueAt: Date | null;
  /** When it was submitted; null: not yet. */
  submittedAt: Date | null;
}

export const examAttemptEntity: EntityDefinition = (types) =>
  new EntitySchema<ExamAttempt>({
    name: 'exam_attempt',
    target: ExamAttempt,
    columns: {
      id: { ...types.id, primary: true },
      surveyId: { ...types.id, name: 'survey_id' },
      person: types.token(48),
      number: types.integer,
      submissionId: { ...types.token(36), name: 'submission_id' },
      version: types.integer,
      startedAt: { ...types.instant, name: 'started_at' },
      earliestAt: { ...types.instant, name: 'earliest_at' },
      dueAt: { ...types.instant, name: 'due_at', nullable: true },
      submittedAt: { ...types.instant, name: 'submitted_at', nullable: true },
    },
    indices: [
      { name: 'UQ_exam_attempt', columns: ['surveyId', 'person', 'number'], unique: true },
      { name: 'UQ_exam_attempt_submission', columns: ['surveyId', 'submissionId'], unique: true },
    ],
  });
