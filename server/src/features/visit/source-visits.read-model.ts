import type { Database } from '../../platform/db/database.js';
import type { SourceVisits, VisitsBySource } from '../source-tag/source-tag.port.js';
import type { VisitBuffer } from './visit-buffer.js';
import { inParts, STARTED, sumIf, visitsOf } from './visit-parts.js';

/** One line of the count. MariaDB gives sums as text. */
interface Line {
  readonly source: string;
  readonly visits: number | string;
  readonly started: number | string;
}

/** Counts visits by the source of their link, in the database: no row of them is read. */
export class SourceVisitsReadModel implements VisitsBySource {
  constructor(
    private readonly database: Database,
    private readonly buffer: Pick<VisitBuffer, 'flush'>,
  ) {}

  /** Everything that this server was told before the call is in the figures. */
  async countBySource(surveyId: string): Promise<ReadonlyMap<string, SourceVisits>> {
    await this.buffer.flush();
    const lines = await inParts(this.database, surveyId, (part) =>
      visitsOf(this.database, surveyId, part)
        .select('visit.source', 'source')
        .addSelect('COUNT(*)', 'visits')
        .addSelect(sumIf(STARTED), 'started')
        .andWhere('visit.source IS NOT NULL')
        .groupBy('visit.source')
        .getRawMany<Line>(),
    );
    const counted = new Map<string, SourceVisits>();
    for (const { source, visits, started } of lines) {
      const known = counted.get(source) ?? { visits: 0, started: 0 };
      counted.set(source, { visits: known.visits + Number(visits), started: known.started + Number(started) });
    }
    return counted;
  }
}
