import type { SampleOutcome } from '@wence/schema';
import type { NewResponse, ResponseStatus } from '../response/response.entity.js';
import { countIn, type HeldPanel, panelistKey, type PanelRefusal, panelRefusal, type PanelUse } from './held-panel.read-model.js';
import type { Panelist } from './panel-links.policy.js';

type Judged = Pick<NewResponse, 'surveyId' | 'startedAt' | 'submittedAt'>;

/** What a list of submissions does to the orders whose respondents are among them, one after the other. */
export class PanelRound {
  private readonly orders: Map<string, PanelUse['order']>;
  private readonly answered: Set<string>;

  constructor({ orders, answered }: HeldPanel) {
    this.orders = new Map(orders);
    this.answered = new Set(answered);
  }

  /** Why this respondent may not answer; null: they may. */
  refusal(panelist: Panelist, surveyId: string): PanelRefusal | null {
    return panelRefusal(panelist, surveyId, { orders: this.orders, answered: this.answered });
  }

  /** True when the order has all that it asked for: whoever comes then is over its quota. */
  isFull(panelist: Panelist | null): boolean {
    const order = panelist && this.orders.get(panelist.orderId);
    return order ? order.complete >= order.target : false;
  }

  /** Counts a respondent who may answer; null: nobody brought them. */
  take(panelist: Panelist | null, response: Judged, status: ResponseStatus): PanelUse | null {
    const order = panelist && this.orders.get(panelist.orderId);
    if (!panelist || !order) return null;
    const outcome = outcomeOf(status, response, order.minSeconds);
    const counted = countIn(order, outcome);
    this.orders.set(order.id, counted);
    this.answered.add(panelistKey(panelist));
    return { order: counted, pid: panelist.pid, outcome };
  }
}

/** A complete answer that took less time than the order asks for is none that it pays for. */
function outcomeOf(status: ResponseStatus, { startedAt, submittedAt }: Judged, minSeconds: number): SampleOutcome {
  if (status !== 'complete') return status;
  const seconds = startedAt ? (submittedAt.getTime() - startedAt.getTime()) / 1000 : 0;
  return seconds < minSeconds ? 'refused' : 'complete';
}
