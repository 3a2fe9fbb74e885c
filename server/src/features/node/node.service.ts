import type { Anchor, SurveyDefinition } from '@wence/schema';
import type { RequestContext } from '../../platform/context.js';
import type { DraftService, Edited } from '../survey/draft.service.js';
import type { Move } from '../survey/order.policy.js';

/** Names a question. */
export interface NodeRef {
  readonly surveyId: string;
  readonly nodeId: number;
}

/** The questions of a draft. Each edit is one operation of the edit language, applied to the newest revision; all rules are there. */
export class NodeService {
  constructor(private readonly drafts: DraftService) {}

  async definition(ctx: RequestContext, surveyId: string): Promise<SurveyDefinition> {
    return (await this.drafts.read(ctx, surveyId)).definition;
  }

  /** The new question is the first of `created`. */
  add(ctx: RequestContext, surveyId: string, node: unknown, place: { after?: Anchor }): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'addNode', node, ...place }]);
  }

  update(ctx: RequestContext, { surveyId, nodeId }: NodeRef, set: unknown): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'updateNode', nodeId, set }]);
  }

  move(ctx: RequestContext, { surveyId, nodeId }: NodeRef, place: { after?: Anchor }): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'moveNode', nodeId, ...place }]);
  }

  /** Several moves at once, all or none. */
  arrange(ctx: RequestContext, surveyId: string, moves: readonly Move[]): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => moves.map(({ id, after }) => ({ op: 'moveNode', nodeId: id, after })), 'nodes');
  }

  /** The copy is the first of `created`. */
  copy(ctx: RequestContext, { surveyId, nodeId }: NodeRef, place: { after?: Anchor } = {}): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'copyNode', nodeId, ...place }]);
  }

  remove(ctx: RequestContext, { surveyId, nodeId }: NodeRef): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'removeNode', nodeId }]);
  }
}
