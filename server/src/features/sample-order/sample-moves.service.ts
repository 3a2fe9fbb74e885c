import { type SampleEvent, type SampleReason, type SampleState, sampleStateAfter } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Outbox } from '../../platform/outbox/outbox.js';
import { SampleOrder } from '../sample-panel/sample-order.entity.js';
import { SampleStep } from './sample-step.entity.js';

/** The event of the outbox after each step, from which suppliers learn of it. */
export const SAMPLE_MOVED = 'sample.moved';

/** What else a step writes. */
export interface MoveFacts {
  /** The author who did it; left out: the supplier, or time. */
  readonly actorId?: string;
  readonly reason?: SampleReason;
  readonly changes?: Partial<SampleOrder>;
}

/** Moves orders from one state to the next. It is the only one to do so, and keeps the history. */
export class SampleMoves {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Pick<Outbox, 'put'>,
  ) {}

  /** Inside a unit that holds the survey. A0435 with the state: this may not happen in it. */
  async move(order: SampleOrder, event: SampleEvent, { actorId, reason, changes }: MoveFacts = {}): Promise<SampleOrder> {
    const state = sampleStateAfter(order.state, event);
    if (state === null) throw new AppError('A0435', { data: { state: order.state } });
    const at = this.clock.now();
    // Whoever waits for something again is told nothing of what stopped it before.
    const next = { ...changes, state, reason: reason ?? null, updatedAt: at };
    const { affected } = await this.database.repository(SampleOrder).update({ id: order.id, state: order.state }, next);
    if (affected !== 1) throw new AppError('A0435', { data: { state: order.state } });
    await this.note(order, { event, state, actorId, reason, at });
    await this.outbox.put([{ kind: SAMPLE_MOVED, surveyId: order.surveyId, subjectId: order.id, detail: { state } }]);
    return Object.assign(order, next);
  }

  /** Writes the first step of a new order. */
  async begin(order: SampleOrder, actorId: string): Promise<void> {
    await this.note(order, { event: 'edit', state: order.state, actorId, at: order.createdAt });
  }

  private async note({ id: orderId, surveyId }: SampleOrder, { event, state, actorId, reason, at }: Noted): Promise<void> {
    const steps = this.database.repository(SampleStep);
    const number = (await steps.countBy({ orderId })) + 1;
    await steps.insert({ orderId, number, surveyId, event, state, reason: reason ?? null, actorId: actorId ?? null, at });
  }
}

interface Noted {
  readonly event: SampleEvent;
  readonly state: SampleState;
  readonly actorId?: string | undefined;
  readonly reason?: SampleReason | undefined;
  readonly at: Date;
}
