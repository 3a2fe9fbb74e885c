import type { Anchor } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import type { NodeRef } from '../node/node.service.js';
import type { DraftService, Edited } from '../survey/draft.service.js';

/** Names a row of a question. */
export interface RowRef extends NodeRef {
  readonly rowId: number;
}

/** The rows of matrices and tables. Each call is one operation of the edit language on the newest revision; all rules are there. */
export class RowService {
  constructor(private readonly drafts: DraftService) {}

  /** The new row is the first of `created`. */
  add(ctx: RequestContext, { surveyId, nodeId }: NodeRef, row: object, place: { after?: Anchor }): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'addRow', nodeId, row, ...place }]);
  }

  update(ctx: RequestContext, { surveyId, nodeId, rowId }: RowRef, set: object): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'updateRow', nodeId, rowId, set }]);
  }

  move(ctx: RequestContext, { surveyId, nodeId, rowId }: RowRef, place: { after?: Anchor }): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'moveRow', nodeId, rowId, ...place }]);
  }

  /** The copy is the first of `created`. */
  copy(ctx: RequestContext, { surveyId, nodeId, rowId }: RowRef, place: { after?: Anchor }): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'copyRow', nodeId, rowId, ...place }]);
  }

  /** `confirmed`: also when others refer to it. */
  remove(ctx: RequestContext, { surveyId, nodeId, rowId }: RowRef, confirmed: boolean | undefined): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'removeRow', nodeId, rowId, confirmed }]);
  }
}
