import type { Platform } from '../../platform/platform.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { RespondentKeys } from '../repeat-limit/respondent-keys.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { AttemptCountsReadModel } from './attempt-counts.read-model.js';
import { ExamAttemptResolver } from './exam-attempt.resolver.js';
import { examAttemptRoutes } from './exam-attempt.rest.js';
import { ExamAttempts } from './exam-attempt.service.js';

export interface ExamAttemptNeeds {
  readonly surveys: SurveyService;
  readonly opening: OpeningService;
  readonly respondentKeys: RespondentKeys;
  readonly batches: BatchDeletionService;
}

/** Attempts at exams with a clock or a number of attempts. Submissions look at them in the transaction that stores a response. */
export function examAttemptFeature(
  { database, unit, clock, random }: Platform,
  { surveys, opening, respondentKeys: keys, batches }: ExamAttemptNeeds,
) {
  const examAttempts = new ExamAttempts({ database, unit, clock, random, surveys, opening, keys, batches });
  const attemptCounts = new AttemptCountsReadModel(database, clock);
  return {
    examAttempts,
    attemptCounts,
    resolvers: [new ExamAttemptResolver(examAttempts)],
    routes: examAttemptRoutes(examAttempts),
    pages: [],
  };
}
