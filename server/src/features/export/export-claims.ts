import { EXPORT_LIMITS, type ExportFailure } from '@wence/schema';
import { LessThanOrEqual } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import { ExportTask } from './export-task.entity.js';

/** Milliseconds after which a worker that has said nothing is taken for dead. */
export const LEASE_MS = 30_000;
const OWNER_LENGTH = 20;
/** Tasks at the head of the line that are looked at. */
const LOOKED_AT = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A task with the worker that has it. */
export type Claimed = ExportTask & { readonly leaseOwner: string };

/** The outcome of the work on a task. */
export type Outcome =
  | { readonly file: { readonly key: string; readonly name: string; readonly size: number; readonly rows: number } }
  | { readonly failure: ExportFailure };

/**
 * The line of tasks as workers see it, on however many servers. Whoever takes a task puts a lease on it, on condition that nobody has one: of two workers
 * one gets it, and a worker that dies is overtaken when its lease ends.
 */
export class ExportClaims {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** Takes the task whose turn it is; null: none waits. A task that was begun too often has failed instead. */
  async next(): Promise<Claimed | null> {
    for (const task of await this.line()) {
      if (task.attempts >= EXPORT_LIMITS.attempts) await this.giveUp(task);
      else {
        const claimed = await this.claim(task);
        if (claimed) return claimed;
      }
    }
    return null;
  }

  /** Ends every lease, for a server that has just started and is the only one: whoever had them is dead. */
  async endLeases(): Promise<void> {
    await this.unit.run(() => this.tasks.update({ status: 'generating' }, { leaseUntil: this.clock.now() }));
  }

  /** Says how far the work is and keeps the lease. False: the worker has lost the task, such as by a cancellation. */
  async keep({ id, leaseOwner }: Claimed, rowsDone: number, rowsTotal: number | null): Promise<boolean> {
    const changes = { rowsDone, rowsTotal, leaseUntil: this.leaseEnd() };
    const { affected } = await this.unit.run(() => this.tasks.update({ id, leaseOwner, status: 'generating' }, changes));
    return affected === 1;
  }

  /** Gives an unfinished task back, as when the server stops: it waits again, and being begun did not count. */
  async release({ id, leaseOwner, attempts }: Claimed): Promise<void> {
    const changes = { status: 'waiting', leaseOwner: null, leaseUntil: null, rowsDone: 0, attempts: attempts - 1 } as const;
    await this.unit.run(() => this.tasks.update({ id, leaseOwner, status: 'generating' }, changes));
  }

  /** Ends the work on a task, together with what else `also` writes. False: the worker has lost it, and nothing was written. */
  settle({ id, leaseOwner }: Claimed, outcome: Outcome, also?: () => Promise<void>): Promise<boolean> {
    const now = this.clock.now();
    const changes =
      'failure' in outcome
        ? { status: 'failed' as const, failure: outcome.failure }
        : {
            status: 'done' as const,
            fileKey: outcome.file.key,
            fileName: outcome.file.name,
            size: outcome.file.size,
            rowsDone: outcome.file.rows,
            rowsTotal: outcome.file.rows,
            expiresAt: new Date(now.getTime() + EXPORT_LIMITS.days * DAY_MS),
          };
    return this.unit.run(async () => {
      const ended = { ...changes, finishedAt: now, leaseOwner: null, leaseUntil: null };
      const { affected } = await this.tasks.update({ id, leaseOwner, status: 'generating' }, ended);
      if (affected !== 1) return false;
      await also?.();
      return true;
    });
  }

  /**
   * Tasks that nobody works on, whose turn it is first. Authors take turns: first those for whom nothing is being made, among them the one whose last task
   * was begun the longest ago, so that who asks for twenty files does not keep somebody else waiting for one.
   */
  private async line(): Promise<ExportTask[]> {
    const now = this.clock.now();
    const where = [{ status: 'waiting' as const }, { status: 'generating' as const, leaseUntil: LessThanOrEqual(now) }];
    const free = await this.tasks.find({ where, order: { createdAt: 'ASC', id: 'ASC' }, take: LOOKED_AT });
    if (free.length < 2) return free;
    const busy = await this.tasks.find({ select: { id: true, ownerId: true }, where: { status: 'generating' } });
    const freeIds = new Set(free.map(({ id }) => id));
    const served = new Set(busy.filter(({ id }) => !freeIds.has(id)).map(({ ownerId }) => ownerId));
    const begun = await this.lastBegun([...new Set(free.map(({ ownerId }) => ownerId))]);
    const turn = ({ ownerId }: ExportTask): number => (served.has(ownerId) ? Number.MAX_SAFE_INTEGER : (begun.get(ownerId) ?? 0));
    return free
      .map((task) => ({ task, at: turn(task) }))
      .sort((a, b) => a.at - b.at)
      .map(({ task }) => task);
  }

  /** Returns when a task of each author was begun last. */
  private async lastBegun(ownerIds: readonly string[]): Promise<Map<string, number>> {
    const rows: { ownerId: string; begun: unknown }[] = await this.tasks
      .createQueryBuilder('t')
      .select('t.owner_id', 'ownerId')
      .addSelect('MAX(t.started_at)', 'begun')
      .where('t.owner_id IN (:...ownerIds)', { ownerIds })
      .groupBy('t.owner_id')
      .getRawMany();
    return new Map(rows.map(({ ownerId, begun }) => [ownerId, Number(begun ?? 0)]));
  }

  private async claim(task: ExportTask): Promise<Claimed | null> {
    const leaseOwner = this.random.id(OWNER_LENGTH);
    const lease = { leaseOwner, leaseUntil: this.leaseEnd(), startedAt: this.clock.now(), attempts: task.attempts + 1 };
    const taken = { ...lease, status: 'generating' as const, rowsDone: 0, rowsTotal: null };
    const { affected } = await this.unit.run(() => this.tasks.update(this.unclaimed(task), taken));
    return affected === 1 ? Object.assign(task, taken) : null;
  }

  private async giveUp(task: ExportTask): Promise<void> {
    const changes = { status: 'failed', failure: 'interrupted', finishedAt: this.clock.now(), leaseOwner: null, leaseUntil: null } as const;
    await this.unit.run(() => this.tasks.update(this.unclaimed(task), changes));
  }

  private unclaimed({ id, status, attempts }: ExportTask) {
    const free = status === 'waiting' ? {} : { leaseUntil: LessThanOrEqual(this.clock.now()) };
    return { id, status, attempts, ...free };
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }

  private get tasks() {
    return this.database.repository(ExportTask);
  }
}
