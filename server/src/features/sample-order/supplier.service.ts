import type { SampleState, SampleSupplier } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { OutboxEvent } from '../../platform/outbox/outbox.js';
import type { SampleProvider } from '../../platform/outside/sample-provider.js';
import { SampleOrder } from '../sample-panel/sample-order.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { taskOf } from './sample-brief.policy.js';
import type { SampleMoves } from './sample-moves.service.js';

const SUBMITTED = 1;

interface SupplierParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: Pick<SurveyService, 'lock'>;
  readonly moves: SampleMoves;
  readonly providers: Readonly<Record<SampleSupplier, SampleProvider>>;
}

/** Tells suppliers of what happened to orders, from the outbox, and writes what they answer. */
export class SupplierDesk {
  constructor(private readonly parts: SupplierParts) {}

  /** Handles one step. What has been overtaken by a later one is let be: that has its own event. */
  readonly handle = async ({ responseId: orderId, detail }: OutboxEvent): Promise<void> => {
    const { state } = JSON.parse(detail ?? '{}') as { state?: SampleState }; // Written by `SampleMoves`.
    const order = await this.rows.findOneBy({ id: orderId });
    if (!order || order.state !== state) return;
    const provider = this.parts.providers[order.supplier];
    const task = taskOf(order);
    if (state === SUBMITTED) await this.quote(order, provider);
    else if (state === 3) await provider.start(task);
    else if (state === 4) await provider.pause(task);
    else if (state >= 5) await provider.end(task);
  };

  private async quote(order: SampleOrder, provider: SampleProvider): Promise<void> {
    const offer = await provider.quote(taskOf(order));
    await this.parts.unit.run(async () => {
      await this.parts.surveys.lock(order.surveyId);
      const now = await this.rows.findOneBy({ id: order.id });
      if (now?.state !== SUBMITTED) return;
      if (offer.kind === 'rejected') await this.parts.moves.move(now, 'reject', { reason: offer.reason });
      else await this.parts.moves.move(now, 'quote', { changes: { unitPrice: offer.unitPrice, totalPrice: offer.totalPrice } });
    });
  }

  private get rows() {
    return this.parts.database.repository(SampleOrder);
  }
}
