import type { Place, SurveyDefinition } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import type { Relocation } from '../survey/arrangement.policy.js';
import type { DraftService, Edited } from '../survey/draft.service.js';

/** Names a node. */
export interface NodeRef {
  readonly surveyId: string;
  readonly nodeId: number;
}

/** Names a node of which something may go; `confirmed`: also what others refer to. */
export interface ConfirmedNodeRef extends NodeRef {
  readonly confirmed?: boolean | null;
}

/** A type by its numbers; without a sub-type the lowest one. */
export interface NodeKind {
  readonly type: number;
  readonly subType?: number | null;
}

/** The nodes of a draft. Each edit is one operation of the edit language, applied to the newest revision; all rules are there. */
export class NodeService {
  constructor(private readonly drafts: DraftService) {}

  async definition(ctx: RequestContext, surveyId: string): Promise<SurveyDefinition> {
    return (await this.drafts.read(ctx, surveyId)).definition;
  }

  /** The new node is the first of `created`. `word` returns the API's own name of one of its fields. */
  add(ctx: RequestContext, surveyId: string, node: unknown, place: Place, word?: (field: string) => string): Promise<Edited> {
    const words = word && ((_operation: number, field: string) => word(field));
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'addNode', node, ...place }], words);
  }

  /** `change` may look at the newest revision; one that sets nothing changes nothing. `word` as above. */
  update(
    ctx: RequestContext,
    { surveyId, nodeId, confirmed }: ConfirmedNodeRef,
    change: (newest: SurveyDefinition) => object,
    word?: (field: string) => string,
  ): Promise<Edited> {
    const build = (newest: SurveyDefinition) => {
      const set = change(newest);
      return Object.keys(set).length === 0 ? [] : [{ op: 'updateNode', nodeId, set, confirmed: confirmed ?? undefined }];
    };
    return this.drafts.editNewest(ctx, surveyId, build, word && ((_operation, field) => word(field) || 'input'));
  }

  move(ctx: RequestContext, { surveyId, nodeId }: NodeRef, place: Place): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'moveNode', nodeId, ...place }]);
  }

  /** Several moves at once, all or none; `arrange` looks at the newest revision. */
  arrange(ctx: RequestContext, surveyId: string, arrange: (newest: SurveyDefinition) => readonly Relocation[]): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, (newest) =>
      arrange(newest).map(({ id, ...place }) => ({ op: 'moveNode', nodeId: id, ...place })),
    );
  }

  /** The copy is the first of `created`. */
  copy(ctx: RequestContext, { surveyId, nodeId }: NodeRef, place: Place = {}): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'copyNode', nodeId, ...place }]);
  }

  remove(ctx: RequestContext, node: ConfirmedNodeRef): Promise<Edited> {
    return this.confirmable(ctx, 'removeNode', node);
  }

  /** Dissolves a container: its nodes take its place. */
  release(ctx: RequestContext, node: ConfirmedNodeRef): Promise<Edited> {
    return this.confirmable(ctx, 'releaseNode', node);
  }

  /** Makes a question one of another type. */
  convert(ctx: RequestContext, node: ConfirmedNodeRef, { type, subType }: NodeKind): Promise<Edited> {
    return this.confirmable(ctx, 'convertNode', node, { type, subType: subType ?? undefined });
  }

  /** Resets an evaluation to a template. */
  applyTemplate(ctx: RequestContext, node: ConfirmedNodeRef, template: number): Promise<Edited> {
    return this.confirmable(ctx, 'useTemplate', node, { template });
  }

  private confirmable(
    ctx: RequestContext,
    op: string,
    { surveyId, nodeId, confirmed }: ConfirmedNodeRef,
    more: object = {},
  ): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op, nodeId, ...more, confirmed: confirmed ?? undefined }]);
  }
}
