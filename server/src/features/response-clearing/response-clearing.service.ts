import { IsNull, Not } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { RequestContext } from '../../platform/request/context.js';
import { ResponseLog } from '../response/response-log.entity.js';
import type { ResponseEvents } from '../response/response.events.js';
import { firstCounter, SurveyCounter } from '../response/survey-counter.entity.js';
import type { LinkUses } from '../personal-link/link-uses.service.js';
import type { QuotaSeats } from '../quota/quota-seats.service.js';
import { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { assertTyped } from '../survey/title-typed.policy.js';
import type { ClearedRows } from './cleared-rows.service.js';

export interface ClearRequest {
  readonly surveyId: string;
  /** The title of the survey, typed by its author. */
  readonly title: string;
}

export interface ClearedSurvey {
  readonly survey: Survey;
  /** How many responses went, screened and invalid ones included. */
  readonly responses: number;
}

interface ClearingParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly surveys: SurveyService;
  readonly events: ResponseEvents;
  readonly rows: Pick<ClearedRows, 'remove'>;
  readonly seats: Pick<QuotaSeats, 'purge'>;
  readonly links: Pick<LinkUses, 'clear'>;
}

/**
 * Clears the responses of surveys (Spec 3, survey base). One commit decides: it moves the numbers in the counter beyond all that is stored, and from
 * then on nothing shows a response of before. The rows go afterwards, in batches beside live submissions; whatever breaks that off, the next sweep goes
 * on with it.
 */
export class ResponseClearingService {
  private readonly stopped = new AbortController();
  private removing: Promise<void> = Promise.resolve();

  constructor(private readonly parts: ClearingParts) {}

  /**
   * Takes away all responses of a survey, with their files, edits and marks, its visits and its counts; one-to-one links take answers again. It keeps its state: a running survey goes on
   * collecting, and its responses are numbered on. Definition, versions, categories, shares and files that were made before stay. A0404: the survey.
   * A0400: another `title`.
   */
  async clear(ctx: RequestContext, { surveyId, title }: ClearRequest): Promise<ClearedSurvey> {
    const { unit, surveys, events } = this.parts;
    const cleared = await unit.run(async () => {
      const survey = await surveys.lockOwned(ctx, surveyId);
      assertTyped(title, survey.title, 'title');
      const responses = await this.decide(survey);
      unit.afterCommit(() => events.announce(surveyId));
      return { survey, responses };
    });
    this.removeSoon();
    return cleared;
  }

  /** Deletes rows that a clear has left. `stop` ends it before the next batch. */
  async sweep(stop: AbortSignal = this.stopped.signal): Promise<void> {
    const { database, logger, rows } = this.parts;
    const left = await database.repository(Survey).find({ select: { id: true, clearingAt: true }, where: { clearingAt: Not(IsNull()) } });
    for (const { id, clearingAt } of left) {
      if (stop.aborted) return;
      try {
        await rows.remove(id, stop);
        if (!stop.aborted) await this.finish(id, clearingAt);
      } catch (error) {
        logger.warn({ err: error, surveyId: id }, 'deleting cleared responses failed; the next sweep goes on with it');
      }
    }
  }

  /** Breaks off what was begun here; the next sweep of any server goes on with it. */
  async stop(): Promise<void> {
    this.stopped.abort();
    await this.removing;
  }

  /** Waits until the rows of all clears up to now are gone. */
  settled(): Promise<void> {
    return this.removing;
  }

  /** Takes the locks of a submission, in the same order; how many responses go. */
  private async decide(survey: Survey): Promise<number> {
    const { database, clock } = this.parts;
    const { id: surveyId } = survey;
    const counters = database.repository(SurveyCounter);
    const known = await counters.findOne({ where: { surveyId }, ...database.forUpdate });
    if (!known) await counters.insert(firstCounter(surveyId));
    const { seq, lastResponse, removed } = known ?? firstCounter(surveyId);
    const line = seq + 1;
    // Never the time of the clear before: `finish` tells the two apart by it.
    const clearedAt = new Date(Math.max(clock.now().getTime(), (known?.clearedAt?.getTime() ?? 0) + 1));
    await database.repository(ResponseLog).insert({ surveyId, seq: line, kind: 'cleared', responseId: '' });
    await counters.update(
      { surveyId },
      { seq: line, responses: 0, removed: lastResponse, clearedLine: line, clearedResponse: lastResponse, clearedAt },
    );
    await this.parts.seats.purge(surveyId);
    await this.parts.links.clear(surveyId);
    await database.repository(Survey).update({ id: surveyId }, { clearingAt: clearedAt });
    survey.clearingAt = clearedAt;
    return lastResponse - removed;
  }

  /** Not when it was cleared again meanwhile: then there may be more rows to delete. */
  private finish(surveyId: string, clearingAt: Date | null): Promise<unknown> {
    const where = { id: surveyId, clearingAt: clearingAt ?? IsNull() };
    return this.parts.unit.run(() => this.parts.database.repository(Survey).update(where, { clearingAt: null }));
  }

  private removeSoon(): void {
    this.removing = this.removing
      .then(() => this.sweep())
      .catch((error: unknown) =>
        this.parts.logger.warn({ err: error }, 'deleting cleared responses failed; the next sweep goes on with it'),
      );
  }
}
