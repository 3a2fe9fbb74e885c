import { isSampleOpen, SAMPLE_STATES } from '@wence/schema';
import { In, IsNull, LessThanOrEqual } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import { SampleOrder } from '../sample-panel/sample-order.entity.js';

/** Milliseconds for which a server has an order: far longer than a round takes, and no longer than anybody minds when a server dies. */
const LEASE_MS = 20_000;
const OWNER_LENGTH = 20;
/** Orders that are looked at in a round. */
const LOOKED_AT = 200;
const FIELDED = 3;

/** Which orders want something done, and which server does it: whoever takes one puts a lease on it, on condition that nobody has one. */
export class FieldworkClaims {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** Orders whose time is over, and that have not ended. */
  overdue(): Promise<SampleOrder[]> {
    const state = In(SAMPLE_STATES.filter(isSampleOpen));
    return this.orders.find({ where: { state, deadline: LessThanOrEqual(this.clock.now()) }, take: LOOKED_AT });
  }

  isOverdue({ state, deadline }: SampleOrder): boolean {
    return isSampleOpen(state) && deadline <= this.clock.now();
  }

  /** Running orders that no server works on, those first that have waited longest. */
  fielded(): Promise<SampleOrder[]> {
    const free = [{ leaseUntil: IsNull() }, { leaseUntil: LessThanOrEqual(this.clock.now()) }];
    return this.orders.find({
      where: free.map((lease) => ({ state: FIELDED as 3, ...lease })),
      order: { updatedAt: 'ASC' },
      take: LOOKED_AT,
    });
  }

  /** Does a round of work on an order that nobody else has meanwhile; 0: somebody was quicker. */
  async whileHeld(order: SampleOrder, round: () => Promise<number>): Promise<number> {
    const leaseOwner = this.random.id(OWNER_LENGTH);
    const now = this.clock.now();
    const free = order.leaseUntil === null ? { leaseUntil: IsNull() } : { leaseUntil: LessThanOrEqual(now) };
    const lease = { leaseOwner, leaseUntil: new Date(now.getTime() + LEASE_MS) };
    const { affected } = await this.unit.run(() => this.orders.update({ id: order.id, state: FIELDED, ...free }, lease));
    if (affected !== 1) return 0;
    try {
      return await round();
    } finally {
      await this.unit.run(() => this.orders.update({ id: order.id, leaseOwner }, { leaseOwner: null, leaseUntil: null }));
    }
  }

  private get orders() {
    return this.database.repository(SampleOrder);
  }
}
