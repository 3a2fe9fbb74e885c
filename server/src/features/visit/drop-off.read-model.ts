import type { VisitCount } from '@wence/schema';
import type { SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { SurveyVisit } from './survey-visit.entity.js';
import type { VisitFilter } from './visit-filter.type.js';
import { inParts, STARTED, sumIf, visitsOf } from './visit-parts.js';

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

/** Counts visits by the page that they got to, in the database: no row of them is read. */
export class DropOffReadModel {
  constructor(private readonly database: Database) {}

  /** A visit that was not submitted and of which something was heard at `line` or later is still being answered. */
  async read(surveyId: string, filter: VisitFilter, line: Date): Promise<CountedVisits> {
    const lines = await inParts(this.database, surveyId, (part) =>
      this.counting(visitsOf(this.database, surveyId, part), filter, line).getRawMany<Line>(),
    );
    const since = Math.min(...lines.map((one) => Number(one.since)));
    return { counts: lines.map(countOf), since: lines.length === 0 ? null : new Date(since) };
  }

  private counting(
    counting: SelectQueryBuilder<SurveyVisit>,
    { openedFrom, openedTo, source, version }: VisitFilter,
    line: Date,
  ): SelectQueryBuilder<SurveyVisit> {
    counting
      .select('visit.version', 'version')
      .addSelect('visit.page', 'page')
      .addSelect('COUNT(*)', 'opened')
      .addSelect(sumIf(STARTED), 'started')
      .addSelect(sumIf('response.submissionId IS NOT NULL'), 'submitted')
      .addSelect(sumIf('response.submissionId IS NULL AND visit.lastAt >= :line'), 'answering')
      .addSelect('MIN(visit.openedAt)', 'since')
      .setParameter('line', line.getTime())
      .groupBy('visit.version')
      .addGroupBy('visit.page');
    if (openedFrom) counting.andWhere('visit.openedAt >= :from', { from: openedFrom.getTime() });
    if (openedTo) counting.andWhere('visit.openedAt < :to', { to: openedTo.getTime() });
    if (typeof source === 'string') counting.andWhere('visit.source = :source', { source });
    if (typeof version === 'number') counting.andWhere('visit.version = :version', { version });
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
