import type { Database } from '../../platform/db/database.js';
import { Response } from '../response/response.entity.js';
import type { VisitsBySource } from './source-tag.port.js';

/** How a source fared. */
export interface SourceFigures {
  /** How often the survey was opened by it. */
  readonly visits: number;
  /** Those of the visits that answered something. */
  readonly started: number;
  /** Its responses that count: complete, valid, not deleted. */
  readonly completed: number;
  /** When the last of all its responses was stored that are not deleted; null: there is none. */
  readonly lastResponseAt: Date | null;
}

export const NO_FIGURES: SourceFigures = { visits: 0, started: 0, completed: 0, lastResponseAt: null };

/** One line of the count. MariaDB gives sums as text. */
interface Line {
  readonly source: string;
  readonly completed: number | string;
  readonly last: number | string;
}

/** Counts visits and responses of a survey by source, in the database: no row of them is read. */
export class SourceFiguresReadModel {
  constructor(
    private readonly database: Database,
    private readonly visits: VisitsBySource,
  ) {}

  async read(surveyId: string): Promise<ReadonlyMap<string, SourceFigures>> {
    const figures = new Map<string, SourceFigures>();
    const visits = await this.visits.countBySource(surveyId);
    const lines = await this.countResponses(surveyId);
    for (const [source, counted] of visits) figures.set(source, { ...NO_FIGURES, ...counted });
    for (const { source, completed, last } of lines) {
      const known = figures.get(source) ?? NO_FIGURES;
      figures.set(source, { ...known, completed: Number(completed), lastResponseAt: new Date(Number(last)) });
    }
    return figures;
  }

  private countResponses(surveyId: string): Promise<Line[]> {
    return this.database
      .repository(Response)
      .createQueryBuilder('response')
      .select('response.source', 'source')
      .addSelect("SUM(CASE WHEN response.status = 'complete' AND response.invalidAt IS NULL THEN 1 ELSE 0 END)", 'completed')
      .addSelect('MAX(response.submittedAt)', 'last')
      .where('response.surveyId = :surveyId AND response.source IS NOT NULL AND response.deletedAt IS NULL', { surveyId })
      .groupBy('response.source')
      .getRawMany<Line>();
  }
}
