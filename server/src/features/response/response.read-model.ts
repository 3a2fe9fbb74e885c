import { And, Between, In, IsNull } from 'typeorm';
import type { Answers } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { SurveyCounts } from '../survey/survey.port.js';
import { Response } from './response.entity.js';
import { standing, standingAmong, standingIn } from './standing-responses.read-model.js';
import { ResponseLog } from './response-log.entity.js';
import { SurveyCounter } from './survey-counter.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;
export const TREND_DAYS = 14;
const COUNTING = { status: 'complete', invalidAt: IsNull(), deletedAt: IsNull() } as const;

/** How far the log and the numbers of the responses of a survey have come. */
export interface Progress {
  /** Number of the last event in the log. */
  readonly seq: number;
  /** Number of the last response; those that are purged keep theirs. */
  readonly lastResponse: number;
}

/** Reads of responses and of what is counted from them. Knows nothing of who may ask; the services that use it do. */
export class ResponseReadModel implements SurveyCounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The number of responses that count, per survey; surveys without any are not in the map. */
  async countsOf(surveyIds: readonly string[]): Promise<Map<string, number>> {
    const counters = await this.database.repository(SurveyCounter).findBy({ surveyId: In(surveyIds) });
    return new Map(counters.map(({ surveyId, responses }) => [surveyId, responses]));
  }

  /** The number of responses that are listed, per survey, screened and invalid ones included; surveys without any are not in the map. */
  async totalsOf(surveyIds: readonly string[]): Promise<Map<string, number>> {
    const counters = await this.database.repository(SurveyCounter).findBy({ surveyId: In(surveyIds) });
    return new Map(counters.map(({ surveyId, lastResponse, removed }) => [surveyId, lastResponse - removed]));
  }

  sqlOf(column: string): string {
    return `COALESCE((SELECT counter.responses FROM survey_counter counter WHERE counter.survey_id = ${column}), 0)`;
  }

  /** The number of the last event, per survey; a survey without any is not in the map. */
  async seqsOf(surveyIds: readonly string[]): Promise<Map<string, number>> {
    const counters = await this.database.repository(SurveyCounter).findBy({ surveyId: In(surveyIds) });
    return new Map(counters.map(({ surveyId, seq }) => [surveyId, seq]));
  }

  /** The survey's counter: how many responses count, and the number of the last event. */
  async counterOf(surveyId: string): Promise<{ responses: number; seq: number }> {
    const counter = await this.database.repository(SurveyCounter).findOneBy({ surveyId });
    return { responses: counter?.responses ?? 0, seq: counter?.seq ?? 0 };
  }

  async progressOf(surveyId: string): Promise<Progress> {
    const counter = await this.database.repository(SurveyCounter).findOneBy({ surveyId });
    return { seq: counter?.seq ?? 0, lastResponse: counter?.lastResponse ?? 0 };
  }

  /** Responses per 24 hours back from now, 14 figures, oldest first. Days of the clock on the wall would need to know whose clock. */
  async trendsOf(surveyIds: readonly string[]): Promise<Map<string, number[]>> {
    const now = this.clock.now().getTime();
    const age = `${now} - response.submitted_at`;
    const rows: { surveyId: string; start: unknown; count: unknown }[] = await this.database
      .repository(Response)
      .createQueryBuilder('response')
      .select('response.survey_id', 'surveyId')
      .addSelect(`(${age}) - (${age}) % ${DAY_MS}`, 'start')
      .addSelect('COUNT(*)', 'count')
      .where('response.survey_id IN (:...surveyIds)', { surveyIds })
      .andWhere(standing('response'))
      .andWhere("response.status = 'complete' AND response.invalid_at IS NULL AND response.deleted_at IS NULL")
      .andWhere('response.submitted_at > :since AND response.submitted_at <= :now', { since: now - TREND_DAYS * DAY_MS, now })
      .groupBy('response.survey_id')
      .addGroupBy('start')
      .getRawMany();
    const trends = new Map(surveyIds.map((id) => [id, Array.from({ length: TREND_DAYS }, () => 0)]));
    for (const { surveyId, start, count } of rows) trends.get(surveyId)?.splice(TREND_DAYS - 1 - Number(start) / DAY_MS, 1, Number(count));
    return trends;
  }

  /** Responses that count and have a number from `first` to `last`, in the order of their numbers: the present state, read from the start. */
  counting(
    surveyId: string,
    { first, last, limit }: { readonly first: number; readonly last: number; readonly limit: number },
  ): Promise<{ readonly seq: number; readonly submissionId: string; readonly answers: Answers }[]> {
    return this.database.repository(Response).find({
      select: { id: true, seq: true, submissionId: true, answers: true },
      where: { surveyId, seq: And(Between(first, last), standingIn(surveyId)), ...COUNTING },
      order: { seq: 'ASC' },
      take: limit,
    });
  }

  /** Responses by their ids; missing ones, and those that were cleared, are not among them. */
  ofIds(ids: readonly string[]): Promise<Response[]> {
    return standingAmong(this.database, ids);
  }

  /** The line of the log from which on a submission is among the responses that count; null: it is not, or not yet. */
  async countedAt(surveyId: string, submissionId: string): Promise<number | null> {
    const where = { surveyId, submissionId, seq: standingIn(surveyId), ...COUNTING };
    const response = await this.database.repository(Response).findOne({ select: { id: true }, where });
    const lines = response ? await this.database.repository(ResponseLog).findBy({ responseId: response.id }) : [];
    const changes = lines.filter(({ kind }) => kind !== 'annotated').map(({ seq }) => seq);
    return changes.length === 0 ? null : Math.max(...changes);
  }
}
