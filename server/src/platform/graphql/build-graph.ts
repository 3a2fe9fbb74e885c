import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { LiveBus } from '../live/live-bus.js';

/** A resolver class with its one instance. Resolvers are plain classes that got their services from the container. */
export type Resolver = object;

/** The graph of these resolvers. Throws at start when a root field does not say who may call it. */
export async function buildGraph(resolvers: readonly Resolver[]): Promise<GraphQLSchema> {
  const instances = new Map<unknown, Resolver>(resolvers.map((resolver) => [resolver.constructor, resolver]));
  const schema = await buildSchema({
    resolvers: [...instances.keys()] as NonEmptyArray<() => Resolver>, // Constructors of the instances above.
    container: { get: (type) => instances.get(type) },
    // Limits live in the model; the services speak them.
    validate: false,
    // Every subscription brings its own `subscribe`; TypeGraphQL only insists on having a bus.
    pubSub: new LiveBus(),
  });
  assertAccessDeclared(schema);
  return schema;
}

export function assertAccessDeclared(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const silent = roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter((field) => field.extensions.access === undefined)
      .map((field) => `${root?.name}.${field.name}`),
  );
  if (silent.length > 0) throw new Error(`No access rule: ${silent.join(', ')}`);
}
