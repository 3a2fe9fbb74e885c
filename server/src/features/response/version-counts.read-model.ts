import { setImmediate } from 'node:timers/promises';
import { And, In, MoreThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { VersionCounts } from '../publish/publish.port.js';
import { Response } from './response.entity.js';
import { standing, standingIn } from './standing-responses.read-model.js';
import { SurveyCounter } from './survey-counter.entity.js';

/** Entries of an index that one statement counts, which takes a few milliseconds. */
const AT_ONCE = 20_000;

/** Counts the responses that were given to each version of surveys. Knows nothing of who may ask. */
export class VersionCountsReadModel implements VersionCounts {
  constructor(
    private readonly database: Database,
    private readonly atOnce = AT_ONCE,
  ) {}

  /**
   * Small surveys are counted by one statement, others in parts: SQLite counts in this thread, and those who submit have their turn between two parts.
   */
  async countsOfVersions(surveyIds: readonly string[]): Promise<Map<string, Map<number, number>>> {
    const counts = new Map(surveyIds.map((id) => [id, new Map<number, number>()]));
    const counters = await this.database
      .repository(SurveyCounter)
      .find({ where: { surveyId: In(surveyIds) }, order: { lastResponse: 'ASC' } });
    let together = 0;
    const small = counters.filter(({ lastResponse }) => (together += lastResponse) <= this.atOnce).map(({ surveyId }) => surveyId);
    for (const { surveyId, version, count } of await this.countedTogether(small)) counts.get(surveyId)?.set(Number(version), Number(count));
    for (const { surveyId } of counters.slice(small.length)) {
      for (let version = await this.nextVersion(surveyId, 0); version !== null; version = await this.nextVersion(surveyId, version)) {
        counts.get(surveyId)?.set(version, await this.countOfVersion(surveyId, version));
      }
    }
    return counts;
  }

  private countedTogether(surveyIds: readonly string[]): Promise<{ surveyId: string; version: unknown; count: unknown }[]> {
    if (surveyIds.length === 0) return Promise.resolve([]);
    return this.database
      .repository(Response)
      .createQueryBuilder('response')
      .select('response.survey_id', 'surveyId')
      .addSelect('response.version', 'version')
      .addSelect('COUNT(*)', 'count')
      .where(`response.survey_id IN (:...surveyIds) AND response.deleted_at IS NULL AND ${standing('response')}`, { surveyIds })
      .groupBy('response.survey_id')
      .addGroupBy('response.version')
      .getRawMany();
  }

  private async nextVersion(surveyId: string, after: number): Promise<number | null> {
    const where = { surveyId, version: MoreThan(after), seq: standingIn(surveyId) };
    const next = await this.database
      .repository(Response)
      .findOne({ select: { id: true, version: true }, where, order: { version: 'ASC' } });
    return next?.version ?? null;
  }

  private async countOfVersion(surveyId: string, version: number): Promise<number> {
    let count = 0;
    for (let after: number | null = 0; after !== null; ) {
      const part = this.database
        .repository(Response)
        .createQueryBuilder('r')
        .select(['r.seq AS seq', 'r.deleted_at AS deleted_at'])
        .where({ surveyId, version, seq: And(MoreThan(after), standingIn(surveyId)) })
        .orderBy('r.seq')
        .limit(this.atOnce);
      const [row] = await this.database.manager
        .createQueryBuilder()
        .select(['COUNT(*) AS looked', 'MAX(part.seq) AS last', 'SUM(CASE WHEN part.deleted_at IS NULL THEN 1 ELSE 0 END) AS counted'])
        .from(`(${part.getQuery()})`, 'part')
        .setParameters(part.getParameters())
        .getRawMany<{ looked: unknown; last: unknown; counted: unknown }>();
      count += Number(row?.counted ?? 0);
      after = Number(row?.looked) < this.atOnce ? null : Number(row?.last);
      if (after !== null) await setImmediate();
    }
    return count;
  }
}
