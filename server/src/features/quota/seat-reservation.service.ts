import { type CountedCell, type QuotaOutlook, type SeatFinder, seatFinder, type SurveyDefinition } from '@wence/schema';
import { In, LessThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Clock } from '../../platform/outside/clock.js';
import { Response } from '../response/response.entity.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { ReserveRequest } from './outlook-request.js';
import { QuotaCell } from './quota-cell.entity.js';
import type { QuotaOutlookService } from './quota-outlook.service.js';
import { countReserved } from './reserved-seats.read-model.js';
import { ANCHOR, SeatReservation } from './seat-reservation.entity.js';

const MINUTE_MS = 60_000;
/** Milliseconds from the end of a reservation on, for which it is known that the submission had one. */
const REMEMBERED = 24 * 60 * MINUTE_MS;
const SWEPT = 1000;

/** Where there is room, and until when seats are kept for the submission; null: none are. */
export interface Reserved extends QuotaOutlook {
  readonly reservedUntil: Date | null;
}

interface ReservationParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly surveys: SurveyService;
  readonly outlooks: QuotaOutlookService;
  readonly batches: BatchDeletionService;
}

/**
 * Keeps seats of quotas for people who are answering (features 6.6), for as many minutes as the survey says. A submission keeps seats once: the time
 * begins when its answers first fall into a cell, and neither another answer nor a later call makes it longer.
 */
export class SeatReservationService implements SurveyPart {
  private readonly finders = new WeakMap<SurveyDefinition, SeatFinder>();

  constructor(private readonly parts: ReservationParts) {}

  /**
   * Keeps a seat in all of the cells that these answers lead to, or in none where one is full, and gives back what was kept by earlier answers. Says
   * then where there is room, as `QuotaOutlookService.look` does; in a survey that keeps no seats, nothing else happens.
   */
  async reserve(surveyId: string, { answers, version, submissionId }: ReserveRequest): Promise<Reserved> {
    const { outlooks } = this.parts;
    const definition = await outlooks.definitionFor(surveyId, version);
    const minutes = definition.settings?.reserveMinutes;
    if (!minutes) return { ...(await outlooks.lookIn(surveyId, definition, answers, null)), reservedUntil: null };
    const { nodeIds, cellsOf } = this.finderOf(definition);
    const reservedUntil = await this.keep({ surveyId, submissionId }, cellsOf(answers), minutes);
    const outlook = await outlooks.lookIn(surveyId, definition, answers, submissionId);
    return { ...outlook, nodeIds: [...new Set([...outlook.nodeIds, ...nodeIds])], reservedUntil };
  }

  private async keep(owner: Owner, wanted: readonly CountedCell[], minutes: number): Promise<Date | null> {
    const before = await this.heldBy(owner);
    // Whoever asks again with the same answers changes nothing, and needs no lock.
    if (before.cells.length === wanted.length && wanted.every(({ key }) => before.cells.includes(key))) return before.until;
    if (before.isOver) return null;
    return this.parts.unit.run(() => this.change(owner, wanted, minutes));
  }

  private async change(owner: Owner, wanted: readonly CountedCell[], minutes: number): Promise<Date | null> {
    const { database, clock, surveys } = this.parts;
    const survey = await surveys.lock(owner.surveyId);
    // Answers that have come in the meantime hold their seats themselves.
    if (!survey || (await database.repository(Response).existsBy({ ...owner }))) return null;
    const { cells, anchor, isOver } = await this.heldBy(owner);
    if (isOver) return null;
    const heldUntil = anchor ?? new Date(clock.now().getTime() + minutes * MINUTE_MS);
    const kept = (await this.hasRoom(owner, wanted)) ? wanted.map(({ key }) => key) : [];
    const gone = cells.filter((cell) => !kept.includes(cell));
    const added = [...(anchor ? [] : [ANCHOR]), ...kept.filter((cell) => !cells.includes(cell))];
    if (gone.length > 0) await this.rows.delete({ ...owner, cell: In(gone) });
    if (added.length > 0) await this.rows.insert(added.map((cell) => ({ ...owner, cell, heldUntil })));
    return kept.length > 0 ? heldUntil : null;
  }

  private async hasRoom({ surveyId, submissionId }: Owner, wanted: readonly CountedCell[]): Promise<boolean> {
    const { database, clock } = this.parts;
    const keys = wanted.map(({ key }) => key);
    const rows = await database.repository(QuotaCell).findBy({ surveyId, cell: In(keys) });
    const taken = new Map(rows.map((row) => [row.cell, row.taken]));
    const reserved = await countReserved(database, { surveyId, now: clock.now(), cells: keys, except: submissionId });
    return wanted.every(({ key, limit }) => (taken.get(key) ?? 0) + (reserved.get(key) ?? 0) < limit);
  }

  private async heldBy(owner: Owner): Promise<Held> {
    const rows = await this.rows.findBy({ ...owner });
    const anchor = rows.find(({ cell }) => cell === ANCHOR)?.heldUntil ?? null;
    const isOver = anchor !== null && anchor <= this.parts.clock.now();
    const cells = isOver ? [] : rows.flatMap(({ cell }) => (cell === ANCHOR ? [] : [cell]));
    return { anchor, isOver, cells, until: cells.length > 0 ? anchor : null };
  }

  private finderOf(definition: SurveyDefinition): SeatFinder {
    const finder = this.finders.get(definition) ?? seatFinder(definition);
    this.finders.set(definition, finder);
    return finder;
  }

  /** Throws away what ended long ago. */
  async sweep(): Promise<void> {
    const where = { heldUntil: LessThan(new Date(this.parts.clock.now().getTime() - REMEMBERED)) };
    for (let found = SWEPT; found === SWEPT; ) {
      const ended = await this.rows.find({ where, take: SWEPT });
      found = ended.length;
      if (found > 0) await this.parts.unit.run(() => this.rows.remove(ended));
    }
  }

  purge(surveyId: string): Promise<void> {
    return this.parts.batches.deleteAll(
      (take) => this.rows.find({ where: { surveyId }, take }),
      (rows) => this.rows.remove([...rows]),
    );
  }

  private get rows() {
    return this.parts.database.repository(SeatReservation);
  }
}

interface Owner {
  readonly surveyId: string;
  readonly submissionId: string;
}

interface Held {
  /** When its time ends, whether seats are kept or not; null: it never kept one. */
  readonly anchor: Date | null;
  readonly isOver: boolean;
  readonly cells: readonly string[];
  readonly until: Date | null;
}
