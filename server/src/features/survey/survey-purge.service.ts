import { In, LessThanOrEqual } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { BatchDeletionService } from './batch-deletion.service.js';
import { SurveyDraft } from './survey-draft.entity.js';
import { SurveyEdit } from './survey-edit.entity.js';
import { Survey } from './survey.entity.js';
import { purgeLine } from './survey.policy.js';
import type { SurveyPart } from './survey.port.js';
import { SurveyTag } from './survey-tag.entity.js';
import { SurveyWords } from './survey-words.entity.js';

/** Rows that have a survey of their own. */
type OfSurvey = SurveyDraft | SurveyWords | SurveyTag;

/** Stands for the time of recycling once a purge has begun: past the line by every server's clock. */
const BEGUN = new Date(0);

/** Empties the recycle bin of what has been in it for 30 days, for good. Any number of servers may do so at once. */
export class SurveyPurgeService {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly batches: BatchDeletionService,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly parts: () => readonly SurveyPart[],
  ) {}

  /** A survey that can't be purged now is logged and left to the next sweep; it doesn't keep the others. `stop` ends it before the next survey. */
  async sweep(stop?: AbortSignal): Promise<void> {
    const line = purgeLine(this.clock.now());
    const due = await this.surveys.find({ select: { id: true }, where: { recycledAt: LessThanOrEqual(line) } });
    for (const { id } of due) {
      if (stop?.aborted) return;
      try {
        await this.purge(id, line);
      } catch (error) {
        this.logger.warn({ err: error, surveyId: id }, 'purging a survey failed; the next sweep goes on with it');
      }
    }
  }

  /** The survey's row goes last: as long as it is there, the next sweep finds what a broken off purge has left. */
  private async purge(surveyId: string, line: Date): Promise<void> {
    if (!(await this.begin(surveyId, line))) return;
    for (const part of this.parts()) await part.purge(surveyId);
    await this.purgeEdits(surveyId);
    await this.finish(surveyId, line);
    this.logger.info({ surveyId }, 'survey purged');
  }

  /**
   * Closes the way back before anything is deleted. A restore that has passed its own check is waited for, and wins; one that comes later
   * is refused, also by a server whose clock is behind.
   */
  private begin(surveyId: string, line: Date): Promise<boolean> {
    return this.unit.run(async () => {
      const { affected } = await this.surveys.update({ id: surveyId, recycledAt: LessThanOrEqual(line) }, { recycledAt: BEGUN });
      return affected === 1;
    });
  }

  private purgeEdits(surveyId: string): Promise<void> {
    const edits = () => this.database.repository(SurveyEdit);
    return this.batches.deleteAll(
      (take) => edits().find({ select: { surveyId: true, revision: true }, where: { surveyId }, take }),
      (rows) => edits().delete({ surveyId, revision: In(rows.map(({ revision }) => revision)) }),
    );
  }

  /** Deletes survey and draft in one unit, with its words and its few tags. They are deleted only if the survey's row itself has expired. */
  private finish(surveyId: string, line: Date): Promise<void> {
    return this.unit.run(async () => {
      const { affected } = await this.surveys.delete({ id: surveyId, recycledAt: LessThanOrEqual(line) });
      if (affected !== 1) return;
      for (const entity of [SurveyDraft, SurveyWords, SurveyTag]) await this.database.repository<OfSurvey>(entity).delete({ surveyId });
    });
  }

  private get surveys() {
    return this.database.repository(Survey);
  }
}
