import { In, IsNull, LessThan, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import type { Database } from '../db/database.js';
import type { UnitOfWork } from '../db/unit-of-work.js';
import type { Clock } from '../outside/clock.js';
import type { Random } from '../outside/random.js';
import { OutboxEntry } from './outbox-entry.entity.js';

export const LEASE_MS = 60_000;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const OWNER_LENGTH = 20;

/**
 * The table as its workers see it. Whoever takes an entry moves its time behind the end of a lease, on condition that it is still due: of two
 * workers one gets it, on every database, and one that dies is overtaken when its lease ends.
 */
export class OutboxClaims {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** Writes new entries, in the unit of the change that they report. */
  async insert(rows: readonly Omit<OutboxEntry, 'attempts' | 'leaseOwner' | 'deliveredAt' | 'deadAt'>[]): Promise<void> {
    await this.unit.run(() => this.entries.insert(rows.map((row) => ({ ...row, attempts: 0 }))));
  }

  /** True while an earlier event about the same object waits or is being handled. */
  async hasEarlier({ surveyId, responseId, seq }: Pick<OutboxEntry, 'surveyId' | 'responseId' | 'seq'>): Promise<boolean> {
    if (seq === null) return false;
    // By the index on the time: few entries wait, and a survey may have a million that are done.
    return this.entries.existsBy({ availableAt: MoreThan(new Date(0)), surveyId, responseId, seq: LessThan(seq) });
  }

  /** Takes entries of these kinds that are due, the oldest first. */
  async claim(kinds: readonly string[], limit: number): Promise<OutboxEntry[]> {
    const due = await this.due(kinds, true, limit);
    if (due.length === 0) return [];
    const owner = this.random.id(OWNER_LENGTH);
    const now = this.clock.now();
    const lease = { leaseOwner: owner, availableAt: new Date(now.getTime() + LEASE_MS), attempts: () => 'attempts + 1' };
    return this.unit.run(async () => {
      await this.entries.update({ id: In(due), availableAt: LessThanOrEqual(now) }, lease);
      return this.entries.findBy({ id: In(due), leaseOwner: owner });
    });
  }

  /** Marks entries nobody here has a handler for as delivered; how many. */
  async passOver(kinds: readonly string[], limit: number): Promise<number> {
    const due = await this.due(kinds, false, limit);
    const done = { deliveredAt: this.clock.now(), availableAt: null };
    if (due.length > 0) await this.unit.run(() => this.entries.update({ id: In(due), deliveredAt: IsNull() }, done));
    return due.length;
  }

  /** Says what became of a taken entry. Without effect when the lease has gone to another owner. */
  async settle({ id, leaseOwner }: OutboxEntry, changes: Partial<OutboxEntry>): Promise<void> {
    if (leaseOwner === null) return;
    await this.unit.run(() => this.entries.update({ id, leaseOwner, deliveredAt: IsNull() }, { ...changes, leaseOwner: null }));
  }

  /** Deletes entries that were delivered a week ago; how many. */
  async sweep(limit: number): Promise<number> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    const where = { availableAt: IsNull(), deliveredAt: LessThan(before) };
    return this.remove(await this.idsOf(where, limit));
  }

  /** Deletes entries of a survey, whatever their state; how many. */
  async purge(surveyId: string, limit: number): Promise<number> {
    return this.remove(await this.idsOf({ surveyId }, limit));
  }

  /** The number of waiting entries, leased ones included, and the age of the oldest. */
  async pending(): Promise<{ count: number; oldest: Date | null }> {
    const where = { availableAt: Not(IsNull()) };
    const count = await this.entries.countBy(where);
    const oldest = await this.entries.minimum('createdAt' as never, where);
    return { count, oldest: oldest === null ? null : new Date(Number(oldest)) };
  }

  private async due(kinds: readonly string[], among: boolean, limit: number): Promise<string[]> {
    if (among && kinds.length === 0) return [];
    const kind = kinds.length === 0 ? {} : { kind: among ? In(kinds) : Not(In(kinds)) };
    const where = { availableAt: LessThanOrEqual(this.clock.now()), ...kind };
    const rows = await this.entries.find({ select: { id: true }, where, order: { availableAt: 'ASC' }, take: limit });
    return rows.map(({ id }) => id);
  }

  private async idsOf(where: object, take: number): Promise<string[]> {
    return (await this.entries.find({ select: { id: true }, where, take })).map(({ id }) => id);
  }

  private async remove(ids: readonly string[]): Promise<number> {
    if (ids.length > 0) await this.unit.run(() => this.entries.delete({ id: In(ids) }));
    return ids.length;
  }

  private get entries() {
    return this.database.repository(OutboxEntry);
  }
}
