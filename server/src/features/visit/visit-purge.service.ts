import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { SurveyPart } from '../survey/survey.port.js';
import { SurveyVisit } from './survey-visit.entity.js';

/** Deletes the visits of a purged survey. */
export class VisitPurgeService implements SurveyPart {
  constructor(
    private readonly database: Database,
    private readonly batches: BatchDeletionService,
  ) {}

  purge(surveyId: string): Promise<void> {
    const visits = () => this.database.repository(SurveyVisit);
    return this.batches.deleteAll(
      (take) => visits().find({ select: { surveyId: true, submissionId: true }, where: { surveyId }, take }),
      (rows) => visits().delete({ surveyId, submissionId: In(rows.map(({ submissionId }) => submissionId)) }),
    );
  }
}
