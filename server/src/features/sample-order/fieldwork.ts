import { setTimeout as pause } from 'node:timers/promises';
import { isSampleStalled, samplePlaces } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { VersionService } from '../publish/version.service.js';
import { SampleOrder } from '../sample-panel/sample-order.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { FieldworkClaims } from './fieldwork-claims.js';
import { taskOf } from './sample-brief.policy.js';
import type { SampleMoves } from './sample-moves.service.js';
import type { SimulatedPanel, Visit } from './simulated-panel.js';

const PAUSE_MS = 1000;
const RUNNING = 1;
const FIELDED = 3;

interface FieldworkParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: Pick<SurveyService, 'find' | 'lock'>;
  readonly versions: Pick<VersionService, 'read'>;
  readonly claims: FieldworkClaims;
  readonly panel: SimulatedPanel;
  readonly moves: SampleMoves;
  readonly logger: Logger;
}

/**
 * Watches over running orders: brings simulated respondents to those of the local supplier, a few at a time, and ends every order that has all it asked
 * for, or whose time is over. It holds nothing that a restart would lose, because responses count for their order as they are stored.
 */
export class Fieldwork {
  private readonly stop = new AbortController();
  private wakeUp: (() => void) | null = null;

  constructor(private readonly parts: FieldworkParts) {}

  /** Looks every second, and when it is woken, until the returned function is called. */
  keepWorking(): () => Promise<void> {
    const working = this.loop();
    return async () => {
      this.stop.abort();
      this.wakeUp?.();
      await working;
    };
  }

  /** Looks at once instead of in a second. */
  wake(): void {
    this.wakeUp?.();
  }

  /** One round over all orders; how many respondents came. */
  async work(): Promise<number> {
    const { claims } = this.parts;
    for (const { id, surveyId } of await claims.overdue()) await this.settle(surveyId, id, []);
    let sent = 0;
    for (const order of await claims.fielded()) {
      if (this.stop.signal.aborted) break;
      sent += await claims.whileHeld(order, () => this.bring(order));
    }
    return sent;
  }

  private async loop(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      await this.work().catch((error: unknown) => this.parts.logger.warn({ err: error }, 'orders for respondents rest'));
      const woken = new Promise<void>((resolve) => {
        this.wakeUp = resolve;
      });
      await Promise.race([pause(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {}), woken]);
    }
  }

  private async bring(order: SampleOrder): Promise<number> {
    const { surveys, versions, panel } = this.parts;
    const survey = await surveys.find(order.surveyId);
    const isOpen = survey?.state === RUNNING && survey.publishedVersion !== null;
    const places = isOpen && order.supplier === 'local' ? samplePlaces({ ...order, answering: 0 }) : 0;
    const frozen = isOpen && survey.publishedVersion !== null ? await versions.read(order.surveyId, survey.publishedVersion) : null;
    const visits: Visit[] = [];
    // One after the other is made, and all are sent together.
    if (frozen) visits.push(...(await Promise.all(Array.from({ length: places }, () => panel.send(taskOf(order), frozen)))));
    await this.settle(order.surveyId, order.id, visits);
    return visits.length;
  }

  /** Writes what the respondents of a round tell about the order, and moves it where that leads. */
  private settle(surveyId: string, orderId: string, visits: readonly Visit[]): Promise<void> {
    const { unit, surveys, database, moves } = this.parts;
    return unit.run(async () => {
      const survey = await surveys.lock(surveyId);
      const rows = database.repository(SampleOrder);
      const order = await rows.findOneBy({ id: orderId });
      if (!order) return;
      const refused = order.refused + visits.filter((visit) => visit === 'refused').length;
      const inARow = visits.includes('complete') ? 0 : order.inARow + visits.length;
      if (visits.length > 0) await rows.update({ id: orderId }, { refused, inARow });
      if (this.parts.claims.isOverdue(order)) await moves.move(order, 'expire', { reason: 'deadline' });
      else if (order.state !== FIELDED) return;
      else if (order.complete >= order.target) await moves.move(order, 'deliver');
      else if (survey?.state !== RUNNING) await moves.move(order, 'halt', { reason: 'surveyStopped' });
      else if (isSampleStalled(inARow)) await moves.move(order, 'halt', { reason: 'stalled' });
    });
  }
}
