import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Outbox } from '../../platform/outbox/outbox.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { SurveyPart } from '../survey/survey.port.js';
import { Response } from './response.entity.js';
import { HandMark } from './hand-mark.entity.js';
import { ResponseEdit } from './response-edit.entity.js';
import { ResponseLog } from './response-log.entity.js';
import { ResponseMark } from './response-mark.entity.js';
import { SurveyCounter } from './survey-counter.entity.js';

/** Deletes everything that was answered to a purged survey: responses with their edits and marks, their log, their outbox entries, their counter. */
export class ResponsePurgeService implements SurveyPart {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly batches: BatchDeletionService,
    private readonly outbox: Outbox,
  ) {}

  async purge(surveyId: string): Promise<void> {
    await this.purgeResponses(surveyId);
    await this.purgeEdits(surveyId);
    await this.purgeMarks(surveyId);
    await this.purgeHandMarks(surveyId);
    await this.purgeLog(surveyId);
    await this.outbox.purge(surveyId);
    await this.unit.run(() => this.database.repository(SurveyCounter).delete({ surveyId }));
  }

  private purgeResponses(surveyId: string): Promise<void> {
    const responses = () => this.database.repository(Response);
    return this.batches.deleteAll(
      (take) => responses().find({ select: { id: true }, where: { surveyId }, take }),
      (rows) => responses().delete({ id: In(rows.map(({ id }) => id)) }),
    );
  }

  private purgeEdits(surveyId: string): Promise<void> {
    const edits = () => this.database.repository(ResponseEdit);
    return this.batches.deleteAll(
      (take) => edits().find({ select: { responseId: true, number: true }, where: { surveyId }, take }),
      (rows) => edits().delete({ responseId: In(rows.map(({ responseId }) => responseId)) }),
    );
  }

  private purgeMarks(surveyId: string): Promise<void> {
    const marks = () => this.database.repository(ResponseMark);
    return this.batches.deleteAll(
      (take) => marks().find({ where: { surveyId }, take }),
      (rows) => marks().delete({ surveyId, responseId: In(rows.map(({ responseId }) => responseId)) }),
    );
  }

  private purgeHandMarks(surveyId: string): Promise<void> {
    const marks = () => this.database.repository(HandMark);
    return this.batches.deleteAll(
      (take) => marks().find({ select: { responseId: true, nodeId: true }, where: { surveyId }, take }),
      (rows) => marks().delete({ responseId: In(rows.map(({ responseId }) => responseId)) }),
    );
  }

  private purgeLog(surveyId: string): Promise<void> {
    const log = () => this.database.repository(ResponseLog);
    return this.batches.deleteAll(
      (take) => log().find({ select: { surveyId: true, seq: true }, where: { surveyId }, take }),
      (lines) => log().delete({ surveyId, seq: In(lines.map(({ seq }) => seq)) }),
    );
  }
}
