import { assertValidSchema, getNullableType, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { buildSchema, type ClassType, type NonEmptyArray } from 'type-graphql';
import { accessFaults } from '../access/access-faults.js';
import { LiveBus } from '../live/live-bus.js';
import { describeArguments } from './describe-arguments.js';
import { edgeFaults } from './graph-edges.js';
import { graphOperations } from './graph-operations.js';
import { markOneOf } from './input-types.js';

/** A resolver class with its one instance. Resolvers are plain classes that got their services from the container. */
export type Resolver = object;

/** The instances of each graph: a test runs several servers in one process. */
const instancesOf = new WeakMap<GraphQLSchema, ReadonlyMap<unknown, Resolver>>();

/** The graph of these resolvers. Throws at start when a root field does not say who may call it, or whose objects it names. */
export async function buildGraph(resolvers: readonly Resolver[]): Promise<GraphQLSchema> {
  const instances = new Map<unknown, Resolver>(resolvers.map((resolver) => [resolver.constructor, resolver]));
  const schema = await buildSchema({
    resolvers: [...instances.keys()] as NonEmptyArray<() => Resolver>, // Constructors of the instances above.
    container: { get: (type) => instances.get(type) },
    // Limits live in the model; the services speak them.
    validate: false,
    // Every subscription brings its own `subscribe`; TypeGraphQL only insists on having a bus.
    pubSub: new LiveBus(),
    // The library would have the graph describe itself as well, which takes half of this time and finds nothing that `assertValidSchema` does not.
    skipCheck: true,
  });
  instancesOf.set(schema, instances);
  markOneOf(schema);
  describeArguments(schema);
  makeRootsNullable(schema);
  assertAccessDeclared(schema);
  assertValidSchema(schema);
  return schema;
}

/** The arguments and the context of a subscription, as its `subscribe` gets them. */
interface Asked<Args, Context> {
  readonly args: Args;
  readonly context: Context;
  readonly info: GraphQLResolveInfo;
}

/**
 * The `subscribe` of a subscription, as a method of its resolver. The library calls it without an instance, and a class around the services of each
 * server would stay among its classes for as long as the process lives.
 */
export const watchedBy =
  <T extends Resolver, Args, Context>(
    resolver: () => ClassType<T>,
    watch: (instance: T, args: Args, context: Context) => Promise<AsyncIterable<unknown>>,
  ) =>
  ({ args, context, info }: Asked<Args, Context>): Promise<AsyncIterable<unknown>> =>
    watch(instancesOf.get(info.schema)?.get(resolver()) as T, args, context); // The graph has one of each of its classes.

/** Throws with one line per rule that is missing or does not fit its field. */
export function assertAccessDeclared(schema: GraphQLSchema): void {
  const faults = [...accessFaults(graphOperations(schema)), ...edgeFaults(schema)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * Makes every field of Query and Mutation nullable: one that fails is null with its error, and those beside it keep their answers. A field that may
 * not be null would take the answers of all others with it, also those of mutations that were carried out.
 */
function makeRootsNullable(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) field.type = getNullableType(field.type);
  }
}
