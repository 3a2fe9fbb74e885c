import { In, LessThanOrEqual } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { Clock } from '../../platform/outside/clock.js';
import { HandMark } from '../response/hand-mark.entity.js';
import { ResponseEdit } from '../response/response-edit.entity.js';
import { ResponseLog } from '../response/response-log.entity.js';
import { ResponseMark } from '../response/response-mark.entity.js';
import { PURGE_BEGUN, responsePurgeLine } from '../response/response-recycling.policy.js';
import { Response } from '../response/response.entity.js';
import { standing } from '../response/standing-responses.read-model.js';
import { SurveyCounter } from '../response/survey-counter.entity.js';
import { Survey } from '../survey/survey.entity.js';

/** Small enough that submissions to the survey wait only milliseconds. */
const BATCH = 200;

/** Deletes the files of responses. */
export interface FilesOfResponses {
  purgeResponses(responseIds: readonly string[]): Promise<void>;
}

interface DeletedParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly files: FilesOfResponses;
  readonly clock: Clock;
  readonly logger: Logger;
}

type Due = Pick<ResponseMark, 'surveyId' | 'responseId'>;

/** Deletes for good what has been in the recycle bin of responses for 30 days. Any number of servers may do so at once. */
export class DeletedResponseService {
  constructor(private readonly parts: DeletedParts) {}

  /** What can't be purged now is logged and left to the next sweep. `stop` ends it before the next batch. */
  async sweep(stop?: AbortSignal): Promise<void> {
    for (const surveyId of await this.surveysWithDue()) {
      try {
        for (let isDone = false; !isDone; ) {
          if (stop?.aborted) return;
          isDone = await this.purgeBatch(surveyId);
        }
      } catch (error) {
        this.parts.logger.warn({ err: error, surveyId }, 'purging responses failed; the next sweep goes on with it');
      }
    }
  }

  private async surveysWithDue(): Promise<string[]> {
    const marks = this.due().select('DISTINCT m.surveyId', 'surveyId');
    const rows: Pick<Due, 'surveyId'>[] = await marks.getRawMany();
    return rows.map(({ surveyId }) => surveyId);
  }

  /** True: it was the last one. The way back is closed first, then the bytes of files go, then the rows that tell of them. */
  private async purgeBatch(surveyId: string): Promise<boolean> {
    const { unit, files } = this.parts;
    const rows: Due[] = await this.due().andWhere('m.surveyId = :surveyId', { surveyId }).limit(BATCH).getMany();
    const ids = rows.map(({ responseId }) => responseId);
    const begun = await unit.run(() => this.begin(surveyId, ids));
    if (begun.length === 0) return true;
    await files.purgeResponses(begun);
    await unit.run(() => this.remove(surveyId, begun));
    return rows.length < BATCH;
  }

  /** A restore that has the lock is waited for, and wins; one that comes later finds that the purge has begun. */
  private async begin(surveyId: string, ids: readonly string[]): Promise<string[]> {
    await this.lock(surveyId);
    const { database, clock } = this.parts;
    const where = { id: In([...ids]), deletedAt: LessThanOrEqual(responsePurgeLine(clock.now())) };
    const due = await database.repository(Response).find({ select: { id: true }, where });
    const begun = due.map(({ id }) => id);
    if (begun.length > 0) await database.repository(Response).update({ id: In(begun) }, { deletedAt: PURGE_BEGUN });
    return begun;
  }

  private async remove(surveyId: string, ids: readonly string[]): Promise<void> {
    const counter = await this.lock(surveyId);
    const { database } = this.parts;
    const found = await database.repository(Response).find({ select: { id: true }, where: { id: In([...ids]) }, order: { seq: 'ASC' } });
    // Another server may have been quicker; and the survey may be gone with its counter.
    if (found.length === 0 || !counter) return;
    const gone = found.map(({ id }) => id);
    await database.repository(Response).delete({ id: In(gone) });
    await database.repository(HandMark).delete({ responseId: In(gone) });
    await database.repository(ResponseEdit).delete({ responseId: In(gone) });
    await database.repository(ResponseMark).delete({ surveyId, responseId: In(gone) });
    const lines = gone.map((responseId, place) => ({ surveyId, seq: counter.seq + place + 1, kind: 'purged' as const, responseId }));
    await database.repository(ResponseLog).insert(lines);
    await database.repository(SurveyCounter).update({ surveyId }, { seq: counter.seq + lines.length });
  }

  /** Takes the locks of a submission, in the same order. */
  private async lock(surveyId: string): Promise<SurveyCounter | null> {
    const { database } = this.parts;
    await database.repository(Survey).findOne({ select: { id: true }, where: { id: surveyId }, ...database.forUpdate });
    return database.repository(SurveyCounter).findOne({ where: { surveyId }, ...database.forUpdate });
  }

  private due() {
    const { database, clock } = this.parts;
    return database
      .repository(ResponseMark)
      .createQueryBuilder('m')
      .innerJoin(Response, 'r', 'r.id = m.responseId')
      .where(standing('r'))
      .andWhere("m.mark = 'deleted' AND r.deletedAt <= :line", { line: responsePurgeLine(clock.now()).getTime() });
  }
}
