import { setImmediate } from 'node:timers/promises';
import type { VisitCount } from '@wence/schema';
import { MoreThan, type SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { Response } from '../response/response.entity.js';
import { SurveyVisit } from './survey-visit.entity.js';
import type { VisitFilter } from './visit-filter.type.js';

/** Visits that are counted at once, which takes milliseconds. */
const PART = 2_000;

export interface CountedVisits {
  readonly counts: readonly VisitCount[];
  /** When the first of them was opened; null: there are none. */
  readonly since: Date | null;
}

/** One line of the count. MariaDB gives sums as text. */
interface Line {
  readonly version: number;
  readonly page: number;
  readonly opened: number | string;
  readonly started: number | string;
  readonly submitted: number | string;
  readonly answering: number | string;
  readonly since: number | string;
}

const sumIf = (condition: string): string => `SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`;

/** Visits whose submission id is beyond `after`, up to `last`; null: to the end. */
interface Part {
  readonly after: string;
  readonly last: string | null;
}

/** Counts visits by the page that they got to, in the database: no row of them is read. */
export class DropOffReadModel {
  constructor(private readonly database: Database) {}

  /** A visit that was not submitted and of which something was heard at `line` or later is still being answered. */
  async read(surveyId: string, filter: VisitFilter, line: Date): Promise<CountedVisits> {
    const lines: Line[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const last = await this.endOfPart(surveyId, after);
      lines.push(...(await this.counting(surveyId, filter, line, { after, last }).getRawMany<Line>()));
      // SQLite counts in this thread: those who submit have their turn between two parts.
      await setImmediate();
      after = last;
    }
    const since = Math.min(...lines.map((one) => Number(one.since)));
    return { counts: lines.map(countOf), since: lines.length === 0 ? null : new Date(since) };
  }

  /** The last submission id of the part that begins after this one; null: nothing comes after the part. */
  private async endOfPart(surveyId: string, after: string): Promise<string | null> {
    const [last] = await this.database.repository(SurveyVisit).find({
      select: { surveyId: true, submissionId: true },
      where: { surveyId, submissionId: MoreThan(after) },
      order: { submissionId: 'ASC' },
      skip: PART - 1,
      take: 1,
    });
    return last?.submissionId ?? null;
  }

  private counting(
    surveyId: string,
    { openedFrom, openedTo, source, version }: VisitFilter,
    line: Date,
    { after, last }: Part,
  ): SelectQueryBuilder<SurveyVisit> {
    const counting = this.database
      .repository(SurveyVisit)
      .createQueryBuilder('visit')
      .leftJoin(Response, 'response', 'response.surveyId = visit.surveyId AND response.submissionId = visit.submissionId')
      .select('visit.version', 'version')
      .addSelect('visit.page', 'page')
      .addSelect('COUNT(*)', 'opened')
      .addSelect(sumIf('visit.startedAt IS NOT NULL OR response.submissionId IS NOT NULL'), 'started')
      .addSelect(sumIf('response.submissionId IS NOT NULL'), 'submitted')
      .addSelect(sumIf('response.submissionId IS NULL AND visit.lastAt >= :line'), 'answering')
      .addSelect('MIN(visit.openedAt)', 'since')
      .where('visit.surveyId = :surveyId AND visit.submissionId > :after', { surveyId, after, line: line.getTime() })
      .groupBy('visit.version')
      .addGroupBy('visit.page');
    if (openedFrom) counting.andWhere('visit.openedAt >= :from', { from: openedFrom.getTime() });
    if (openedTo) counting.andWhere('visit.openedAt < :to', { to: openedTo.getTime() });
    if (typeof source === 'string') counting.andWhere('visit.source = :source', { source });
    if (typeof version === 'number') counting.andWhere('visit.version = :version', { version });
    if (last !== null) counting.andWhere('visit.submissionId <= :last', { last });
    return counting;
  }
}

const countOf = ({ version, page, opened, started, submitted, answering }: Line): VisitCount => ({
  version,
  page,
  opened: Number(opened),
  started: Number(started),
  submitted: Number(submitted),
  answering: Number(answering),
});
