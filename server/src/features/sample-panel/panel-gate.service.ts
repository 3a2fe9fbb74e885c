import type { Database } from '../../platform/db/database.js';
import type { Statement } from '../../platform/db/statements.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Entry } from '../answering-page/gate.type.js';
import { findOrders, findPanelists, ordersIn, panelistsIn, type PanelRefusal, panelRefusal } from './held-panel.read-model.js';
import type { PanelLinks } from './panel-links.policy.js';

/** The error for a respondent of a supplier who may not answer. */
export const panelRefused = (reason: PanelRefusal): AppError => new AppError('A0437', { data: { reason } });

/** Looks at respondents whom suppliers bring, before they answer. It only looks: the transaction that stores a response decides, and counts. */
export class PanelGate {
  constructor(
    private readonly database: Database,
    private readonly links: Pick<PanelLinks, 'read'>,
  ) {}

  readonly gate = async ({ surveyId, carried, stage }: Entry): Promise<AppError | null> => {
    const panelist = this.links.read(carried);
    // A retry of what was stored already is answered by the transaction, which knows it.
    if (!panelist || (stage === 'submit' && panelist.isSigned)) return null;
    const orders = ordersIn(await this.rowsOf(findOrders([panelist])));
    const answered = panelistsIn(await this.rowsOf(findPanelists([panelist])));
    const reason = panelRefusal(panelist, surveyId, { orders, answered });
    return reason && panelRefused(reason);
  };

  private async rowsOf(query: Statement | null): Promise<unknown> {
    return query ? this.database.manager.query(query.sql, [...query.values]) : [];
  }
}
