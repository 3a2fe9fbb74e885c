import { In, LessThan, LessThanOrEqual } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { HandMark } from '../response/hand-mark.entity.js';
import { ResponseEdit } from '../response/response-edit.entity.js';
import { ResponseLog } from '../response/response-log.entity.js';
import { ResponseMark } from '../response/response-mark.entity.js';
import { Response } from '../response/response.entity.js';
import { SurveyCounter } from '../response/survey-counter.entity.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { ExamAttempts } from '../exam-attempt/exam-attempt.service.js';
import type { RepeatGuards } from '../repeat-limit/repeat-guards.service.js';
import type { FilesOfResponses } from '../review/deleted-responses.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { VisitService } from '../visit/visit.service.js';

/** Forgets the mobiles that were proven for submissions. */
export interface ProofsOfSubmissions {
  discard(surveyId: string, submissionIds: readonly string[]): Promise<void>;
}

interface RowParts {
  readonly database: Database;
  readonly batches: BatchDeletionService;
  readonly files: FilesOfResponses;
  readonly proofs: ProofsOfSubmissions;
  readonly visits: Pick<VisitService, 'clear'>;
  readonly tables: Pick<ResponseTables, 'purge'>;
  readonly guards: Pick<RepeatGuards, 'remove'>;
  readonly attempts: Pick<ExamAttempts, 'clear'>;
}

type Gone = Pick<Response, 'id' | 'seq' | 'submissionId'>;

/** Deletes what is stored of responses that were cleared. Any number of servers may do so at once, and again. */
export class ClearedRows {
  constructor(private readonly parts: RowParts) {}

  /** `stop` ends it before the next batch. Bytes of files go before the rows that tell of them, the lines of the log last. */
  async remove(surveyId: string, stop: AbortSignal): Promise<void> {
    const { database, visits, tables, guards, attempts } = this.parts;
    const counter = await database.repository(SurveyCounter).findOneBy({ surveyId });
    if (!counter?.clearedAt) return;
    await tables.purge(surveyId);
    await guards.remove(surveyId, counter.clearedResponse, stop);
    await attempts.clear(surveyId, counter.clearedAt, stop);
    await this.removeResponses(counter, stop);
    await this.removeLines(counter, stop);
    if (!stop.aborted) await visits.clear(surveyId, counter.clearedAt);
  }

  private removeResponses({ surveyId, clearedResponse }: SurveyCounter, stop: AbortSignal): Promise<void> {
    const { database, batches, files, proofs } = this.parts;
    const next = async (take: number): Promise<Gone[]> => {
      if (stop.aborted) return [];
      const gone = await database.repository(Response).find({
        select: { id: true, seq: true, submissionId: true },
        where: { surveyId, seq: LessThanOrEqual(clearedResponse) },
        order: { seq: 'ASC' },
        take,
      });
      await files.purgeResponses(gone.map(({ id }) => id));
      return gone;
    };
    return batches.deleteAll(next, async (gone) => {
      const ids = gone.map(({ id }) => id);
      await database.repository(ResponseMark).delete({ surveyId, responseId: In(ids) });
      await database.repository(HandMark).delete({ responseId: In(ids) });
      await database.repository(ResponseEdit).delete({ responseId: In(ids) });
      await proofs.discard(
        surveyId,
        gone.map(({ submissionId }) => submissionId),
      );
      await database.repository(Response).delete({ id: In(ids) });
    });
  }

  private removeLines({ surveyId, clearedLine }: SurveyCounter, stop: AbortSignal): Promise<void> {
    const { database, batches } = this.parts;
    const log = () => database.repository(ResponseLog);
    const select = { surveyId: true, seq: true } as const;
    const next = async (take: number) =>
      stop.aborted ? [] : log().find({ select, where: { surveyId, seq: LessThan(clearedLine) }, order: { seq: 'ASC' }, take });
    return batches.deleteAll(next, (lines) => log().delete({ surveyId, seq: In(lines.map(({ seq }) => seq)) }));
  }
}
