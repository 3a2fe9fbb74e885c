import DataLoader from 'dataloader';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { ANY_KEY, author } from '../access/access.js';
import { mayAsk } from '../access/admit-caller.js';
import { oncePerRequest, type RequestContext } from '../request/context.js';
import { Access } from './access.decorator.js';
import { ListSizeOf } from './limits/limit.decorators.js';
import { requestBudget, spend } from './limits/request-budget.js';
import { NodeInterface } from './node-interface.js';
import type { NodeSource } from './node-source.js';

const FOUND = Symbol('objects by id');
/** Each may be part of a survey of its own, whose draft is read. */
const IDS = requestBudget('nodes', 100);
const ABSENT = "null: there is none, or it is somebody else's, or the API key that asks lacks the scope for it";

/** Any object by its id. The sources of the features are asked in turn, each once per request for all ids that nobody has found yet. */
@Resolver()
export class NodeByIdResolver {
  constructor(private readonly sources: readonly NodeSource[]) {}

  @Access(author(ANY_KEY, { id: 'object' }))
  @Query(() => NodeInterface, {
    nullable: true,
    description: `The object that has this id; ${ABSENT}. At most ${IDS.most} ids in a request (A0420).`,
  })
  node(@Arg('id', () => ID, { description: 'Id of any object.' }) id: string, @Ctx() ctx: RequestContext): Promise<NodeInterface | null> {
    spend(ctx, IDS);
    return this.loader(ctx).load(id);
  }

  @ListSizeOf('ids')
  @Access(author(ANY_KEY, { 'ids[]': 'object' }))
  @Query(() => [NodeInterface], {
    nullable: 'items',
    description: `The objects that have these ids, in the order of the ids; ${ABSENT}. At most ${IDS.most} ids in a request (A0420).`,
  })
  async nodes(
    @Arg('ids', () => [ID], { description: `Ids of any objects, at most ${IDS.most}.` }) ids: string[],
    @Ctx() ctx: RequestContext,
  ): Promise<(NodeInterface | null)[]> {
    spend(ctx, IDS, ids.length);
    return Promise.all(ids.map((id) => this.loader(ctx).load(id)));
  }

  private loader(ctx: RequestContext): DataLoader<string, NodeInterface | null> {
    return oncePerRequest(ctx, FOUND, () => new DataLoader((ids: readonly string[]) => this.find(ctx, ids)));
  }

  private async find(ctx: RequestContext, ids: readonly string[]): Promise<(NodeInterface | null)[]> {
    const found = new Map<string, NodeInterface>();
    for (const source of this.sources) {
      const missing = ids.filter((id) => !found.has(id));
      if (missing.length === 0) break;
      if (!mayAsk(ctx, source.keys)) continue;
      for (const object of await source.find(ctx, missing)) found.set(object.id, object);
    }
    return ids.map((id) => found.get(id) ?? null);
  }
}
