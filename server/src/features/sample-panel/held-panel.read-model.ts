import { type SampleOutcome, sampleStateAfter, type SampleState } from '@wence/schema';
import { marks, type Statement } from '../../platform/db/statements.js';
import type { Panelist } from './panel-links.policy.js';

/** An order as the transaction that stores responses needs it. */
export interface HeldOrder {
  readonly id: string;
  readonly surveyId: string;
  readonly state: SampleState;
  readonly target: number;
  readonly minSeconds: number;
  readonly complete: number;
  readonly screened: number;
  readonly overQuota: number;
  readonly refused: number;
}

/** The orders that respondents are brought for, by id, and who among these respondents has answered, by `panelistKey`. */
export interface HeldPanel {
  readonly orders: ReadonlyMap<string, HeldOrder>;
  readonly answered: ReadonlySet<string>;
}

export const NO_PANEL: HeldPanel = { orders: new Map(), answered: new Set() };

/** What a response became for its order. */
export interface PanelUse {
  readonly order: HeldOrder;
  readonly pid: string;
  readonly outcome: SampleOutcome;
}

export type PanelRefusal = 'forged' | 'unknown' | 'closed' | 'answered';

export const panelistKey = ({ orderId, pid }: Pick<Panelist, 'orderId' | 'pid'>): string => `${orderId} ${pid}`;

/** Tells why a respondent of a supplier may not answer; null: they may. */
export function panelRefusal(panelist: Panelist, surveyId: string, { orders, answered }: HeldPanel): PanelRefusal | null {
  if (!panelist.isSigned) return 'forged';
  const order = orders.get(panelist.orderId);
  if (order?.surveyId !== surveyId) return 'unknown';
  if (answered.has(panelistKey(panelist))) return 'answered';
  // An order takes answers exactly while it could deliver.
  return sampleStateAfter(order.state, 'deliver') === null ? 'closed' : null;
}

/** The order after one more of its respondents. */
export function countIn(order: HeldOrder, outcome: SampleOutcome): HeldOrder {
  const field = { complete: 'complete', screened: 'screened', over_quota: 'overQuota', refused: 'refused' } as const;
  return { ...order, [field[outcome]]: order[field[outcome]] + 1 };
}

/** The query for the orders of these respondents; null: nobody was brought. Run while their surveys are locked, as all of the below. */
export function findOrders(panelists: readonly Panelist[]): Statement | null {
  const ids = [...new Set(panelists.flatMap(({ orderId, isSigned }) => (isSigned ? [orderId] : [])))].sort();
  if (ids.length === 0) return null;
  const sql = `SELECT id, survey_id, state, target, min_seconds, complete, screened, over_quota, refused FROM sample_order WHERE id IN (${marks(ids)})`;
  return { sql, values: ids };
}

interface OrderRow {
  readonly id: string;
  readonly survey_id: string;
  readonly state: SampleState;
  readonly target: number;
  readonly min_seconds: number;
  readonly complete: number;
  readonly screened: number;
  readonly over_quota: number;
  readonly refused: number;
}

export const ordersIn = (rows: unknown): HeldPanel['orders'] =>
  new Map(
    (rows as OrderRow[]).map(({ survey_id: surveyId, min_seconds: minSeconds, over_quota: overQuota, ...row }) => [
      row.id,
      { ...row, surveyId, minSeconds, overQuota },
    ]),
  );

/** The query for those among these respondents who have answered; null: nobody was brought. */
export function findPanelists(panelists: readonly Panelist[]): Statement | null {
  const pairs = panelists.filter(({ isSigned }) => isSigned);
  if (pairs.length === 0) return null;
  const sql = `SELECT order_id, pid FROM sample_panelist WHERE ${pairs.map(() => '(order_id = ? AND pid = ?)').join(' OR ')}`;
  return { sql, values: pairs.flatMap(({ orderId, pid }) => [orderId, pid]) };
}

export const panelistsIn = (rows: unknown): HeldPanel['answered'] =>
  new Set((rows as { order_id: string; pid: string }[]).map(({ order_id: orderId, pid }) => panelistKey({ orderId, pid })));

/** Writes who answered and what the order has come to. The key of the first fails a second answer of the same person. */
export function writePanel(use: PanelUse, { id, submittedAt }: { readonly id: string; readonly submittedAt: Date }): Statement[] {
  const { order, pid, outcome } = use;
  const { complete, screened, overQuota, refused } = order;
  const row = [order.id, pid, order.surveyId, id, outcome, submittedAt.getTime()];
  return [
    {
      sql: `INSERT INTO sample_panelist (order_id, pid, survey_id, response_id, outcome, answered_at) VALUES (${marks(row)})`,
      values: row,
    },
    {
      sql: 'UPDATE sample_order SET complete = ?, screened = ?, over_quota = ?, refused = ? WHERE id = ?',
      values: [complete, screened, overQuota, refused, order.id],
    },
  ];
}
