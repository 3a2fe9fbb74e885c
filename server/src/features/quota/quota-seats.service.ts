import { allCells, type CountedCell } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { VersionService } from '../publish/version.service.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyPart } from '../survey/survey.port.js';
import { QuotaCell } from './quota-cell.entity.js';
import { countReserved } from './reserved-seats.read-model.js';
import { cellsIn } from './seats.policy.js';

/** A response before and after a change: whether it counts, and the seats in its row. */
export interface SeatChange {
  readonly id: string;
  readonly before: Seated;
  readonly after: Seated;
}

interface Seated {
  readonly counts: boolean;
  readonly seats: string | null;
}

interface SeatParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly versions: Pick<VersionService, 'read'>;
}

/** The cells of the published quotas, and the seats in them that are kept for people who are answering. */
interface Limits {
  readonly cells: ReadonlyMap<string, CountedCell>;
  readonly reserved: ReadonlyMap<string, number>;
}

const NO_LIMITS: Limits = { cells: new Map(), reserved: new Map() };

/** Moves seats when responses that were stored change. Its callers are in a unit of work that holds the row of the survey. */
export class QuotaSeats implements SurveyPart {
  constructor(private readonly parts: SeatParts) {}

  /**
   * Gives seats back and takes others, in the order of the changes. Returns the responses for which a cell was full in the meantime: they take no seat
   * and may not count.
   */
  async move({ id: surveyId, publishedVersion }: Survey, changes: readonly SeatChange[]): Promise<ReadonlySet<string>> {
    const moving = changes.filter(({ before, after }) => before.seats !== null || after.seats !== null);
    if (moving.length === 0) return new Set();
    const names = [...new Set(moving.flatMap(({ before, after }) => [...cellsIn(before.seats), ...cellsIn(after.seats)]))];
    const rows = await this.cells().findBy({ surveyId, cell: In(names) });
    const taken = new Map(rows.map((row) => [row.cell, row.taken]));
    const limits = await this.limitsOf(surveyId, publishedVersion, names);
    const unseated = new Set(moving.filter((change) => !move(change, taken, limits)).map(({ id }) => id));
    const changed = [...taken].map(([cell, count]) => ({ surveyId, cell, taken: count }));
    if (changed.length > 0) await this.cells().upsert(changed, ['surveyId', 'cell']);
    return unseated;
  }

  /** Counts seats of responses that were brought along: they are there, whether there was room for them or not. */
  async add(surveyId: string, seats: readonly (string | null)[]): Promise<void> {
    const added = new Map<string, number>();
    for (const cell of seats.flatMap(cellsIn)) added.set(cell, (added.get(cell) ?? 0) + 1);
    if (added.size === 0) return;
    const rows = await this.cells().findBy({ surveyId, cell: In([...added.keys()]) });
    const taken = new Map(rows.map((row) => [row.cell, row.taken]));
    const changed = [...added].map(([cell, more]) => ({ surveyId, cell, taken: (taken.get(cell) ?? 0) + more }));
    await this.cells().upsert(changed, ['surveyId', 'cell']);
  }

  /** After a clear nothing is taken. A survey has a few thousand cells at most. */
  async purge(surveyId: string): Promise<void> {
    await this.parts.unit.run(() => this.cells().delete({ surveyId }));
  }

  private async limitsOf(surveyId: string, version: number | null, names: readonly string[]): Promise<Limits> {
    const { database, clock, versions } = this.parts;
    const frozen = version === null ? null : await versions.read(surveyId, version);
    if (!frozen) return NO_LIMITS;
    const { definition } = frozen;
    const keeps = definition.settings?.reserveMinutes !== undefined;
    const reserved = keeps ? await countReserved(database, { surveyId, now: clock.now(), cells: names }) : NO_LIMITS.reserved;
    return { cells: new Map(allCells(definition).map((cell) => [cell.key, cell])), reserved };
  }

  private cells() {
    return this.parts.database.repository(QuotaCell);
  }
}

/** False: the response finds a cell full that it was not in before. */
function move({ before, after }: SeatChange, taken: Map<string, number>, { cells, reserved }: Limits): boolean {
  const count = (seats: readonly string[], step: number): void => {
    for (const cell of seats) taken.set(cell, Math.max(0, (taken.get(cell) ?? 0) + step));
  };
  const isFull = (cell: string): boolean => {
    const known = cells.get(cell);
    return known !== undefined && known.onFull !== 4 && (taken.get(cell) ?? 0) + (reserved.get(cell) ?? 0) >= known.limit;
  };
  const held = before.counts ? cellsIn(before.seats) : [];
  const wanted = after.counts ? cellsIn(after.seats) : [];
  count(held, -1);
  if (wanted.some((cell) => !held.includes(cell) && isFull(cell))) return false;
  count(wanted, 1);
  return true;
}
