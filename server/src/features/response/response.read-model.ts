import { In, MoreThan } from 'typeorm';
import type { Answers } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { SurveyCounts } from '../survey/survey.port.js';
import { Response, type ResponseStatus } from './response.entity.js';
import { ResponseLog } from './response-log.entity.js';
import { SurveyCounter } from './survey-counter.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;
export const TREND_DAYS = 14;

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
      .andWhere("response.status = 'complete'")
      .andWhere('response.submitted_at > :since AND response.submitted_at <= :now', { since: now - TREND_DAYS * DAY_MS, now })
      .groupBy('response.survey_id')
      .addGroupBy('start')
      .getRawMany();
    const trends = new Map(surveyIds.map((id) => [id, Array.from({ length: TREND_DAYS }, () => 0)]));
    for (const { surveyId, start, count } of rows) trends.get(surveyId)?.splice(TREND_DAYS - 1 - Number(start) / DAY_MS, 1, Number(count));
    return trends;
  }

  /**
   * Returns the responses submitted after sequence number `seq`, in order, so that data derived from responses can catch up. `status` tells
   * which of them count.
   */
  async after(surveyId: string, seq: number, limit: number): Promise<{ seq: number; status: ResponseStatus; answers: Answers }[]> {
    const where = { surveyId, kind: 'submitted' as const, seq: MoreThan(seq) };
    const lines = await this.database.repository(ResponseLog).find({ where, order: { seq: 'ASC' }, take: limit });
    return this.withResponses(lines);
  }

  /** Responses by their ids; missing ones are not among them. */
  ofIds(ids: readonly string[]): Promise<Response[]> {
    return this.database.repository(Response).findBy({ id: In([...ids]) });
  }

  /** The number under which a submission is among the responses that count; null: it is not, or not yet. */
  async countedAt(surveyId: string, submissionId: string): Promise<number | null> {
    const where = { surveyId, submissionId, status: 'complete' as const };
    const response = await this.database.repository(Response).findOne({ select: { id: true }, where });
    const line = response && (await this.database.repository(ResponseLog).findOneBy({ responseId: response.id, kind: 'submitted' }));
    return line?.seq ?? null;
  }

  private async withResponses(lines: readonly ResponseLog[]): Promise<Response[]> {
    const ids = lines.map(({ responseId }) => responseId);
    const responses = ids.length === 0 ? [] : await this.database.repository(Response).findBy({ id: In(ids) });
    const byId = new Map(responses.map((response) => [response.id, response]));
    return lines.flatMap(({ responseId }) => byId.get(responseId) ?? []);
  }
}
