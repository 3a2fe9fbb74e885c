import { SURVEY_LIST_LIMITS } from '@wence/schema';
import { In, LessThanOrEqual } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { assertThat, invalidInput } from '../../platform/errors/app-error.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { BatchDeletionService } from './batch-deletion.service.js';
import { SurveyDraft } from './survey-draft.entity.js';
import { SurveyEdit } from './survey-edit.entity.js';
import { Survey } from './survey.entity.js';
import { purgeLine } from './survey.policy.js';
import type { SurveyPart } from './survey.port.js';
import type { SurveyService } from './survey.service.js';
import { SurveyTag } from './survey-tag.entity.js';
import { SurveyWords } from './survey-words.entity.js';
import { assertTyped } from './title-typed.policy.js';

/** Rows that have a survey of their own. */
type OfSurvey = SurveyDraft | SurveyWords | SurveyTag;

/** Stands for the time of recycling once a purge has begun: past the line by every server's clock. */
const BEGUN = new Date(0);

export interface PurgeRequest {
  readonly surveyIds: readonly string[];
  /** The title of the survey; of several, how many they are. */
  readonly confirmation: string;
}

interface PurgeNeeds {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly batches: BatchDeletionService;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly parts: () => readonly SurveyPart[];
}

/**
 * Empties the recycle bin, for good: of what has been in it for 30 days, and of what its author does not want to wait for. Any number of servers may do
 * so at once.
 */
export class SurveyPurgeService {
  private readonly stopped = new AbortController();
  private purging: Promise<void> = Promise.resolve();

  constructor(private readonly needs: PurgeNeeds) {}

  /**
   * Deletes surveys that are in the recycle bin: all of them or none. From the commit on nothing shows them, and their rows go afterwards. `field` names
   * the ids in the input. A0400: that field (tooShort: none, tooMany: 100), `confirmation` (mismatch). A0404: one is not the caller's. A0412: one is not
   * in the bin. The ids, each once.
   */
  async now(ctx: RequestContext, { surveyIds, confirmation }: PurgeRequest, field: string): Promise<string[]> {
    const ids = [...new Set(surveyIds)].sort();
    const limit = SURVEY_LIST_LIMITS.atOnce;
    if (ids.length === 0) throw invalidInput([{ field, rule: 'tooShort', limit: 1 }]);
    if (ids.length > limit) throw invalidInput([{ field, rule: 'tooMany', limit }]);
    await this.needs.unit.run(async () => {
      const found: Survey[] = [];
      for (const id of ids) found.push(await this.needs.surveys.lockOwned(ctx, id, { recycled: true }));
      assertThat(
        found.every(({ recycledAt }) => recycledAt),
        'A0412',
      );
      const [only] = found;
      assertTyped(confirmation, only && found.length === 1 ? only.title : String(found.length), 'confirmation');
      await this.rows.update({ id: In(ids) }, { recycledAt: BEGUN });
    });
    this.purgeSoon();
    return ids;
  }

  /** Waits until all that was begun up to now is gone. */
  settled(): Promise<void> {
    return this.purging;
  }

  /** Breaks off what is being purged here; the next sweep of any server goes on with it. */
  async stop(): Promise<void> {
    this.stopped.abort();
    this.needs.batches.stop();
    await this.purging;
  }

  /** A survey that can't be purged now is logged and left to the next sweep; it doesn't keep the others. `stop` ends it before the next survey. */
  async sweep(stop?: AbortSignal): Promise<void> {
    const line = purgeLine(this.needs.clock.now());
    const due = await this.rows.find({ select: { id: true }, where: { recycledAt: LessThanOrEqual(line) } });
    for (const { id } of due) {
      if (stop?.aborted) return;
      try {
        await this.purge(id, line);
      } catch (error) {
        this.needs.logger.warn({ err: error, surveyId: id }, 'purging a survey failed; the next sweep goes on with it');
      }
    }
  }

  /** The survey's row goes last: as long as it is there, the next sweep finds what a broken off purge has left. */
  private async purge(surveyId: string, line: Date): Promise<void> {
    if (!(await this.begin(surveyId, line))) return;
    for (const part of this.needs.parts()) await part.purge(surveyId);
    await this.purgeEdits(surveyId);
    await this.finish(surveyId, line);
    this.needs.logger.info({ surveyId }, 'survey purged');
  }

  /**
   * Closes the way back before anything is deleted. A restore that has passed its own check is waited for, and wins; one that comes later
   * is refused, also by a server whose clock is behind.
   */
  private begin(surveyId: string, line: Date): Promise<boolean> {
    return this.needs.unit.run(async () => {
      const { affected } = await this.rows.update({ id: surveyId, recycledAt: LessThanOrEqual(line) }, { recycledAt: BEGUN });
      return affected === 1;
    });
  }

  private purgeSoon(): void {
    this.purging = this.purging
      .then(() => this.sweep(this.stopped.signal))
      .catch((error: unknown) => this.needs.logger.warn({ err: error }, 'purging surveys failed; the next sweep goes on with it'));
  }

  private purgeEdits(surveyId: string): Promise<void> {
    const edits = () => this.needs.database.repository(SurveyEdit);
    return this.needs.batches.deleteAll(
      (take) => edits().find({ select: { surveyId: true, revision: true }, where: { surveyId }, take }),
      (rows) => edits().delete({ surveyId, revision: In(rows.map(({ revision }) => revision)) }),
    );
  }

  /** Deletes survey and draft in one unit, with its words and its few tags. They are deleted only if the survey's row itself has expired. */
  private finish(surveyId: string, line: Date): Promise<void> {
    return this.needs.unit.run(async () => {
      const { affected } = await this.rows.delete({ id: surveyId, recycledAt: LessThanOrEqual(line) });
      if (affected !== 1) return;
      for (const entity of [SurveyDraft, SurveyWords, SurveyTag])
        await this.needs.database.repository<OfSurvey>(entity).delete({ surveyId });
    });
  }

  private get rows() {
    return this.needs.database.repository(Survey);
  }
}
