import { getNullableType, type GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { accessFaults } from '../access/access-faults.js';
import { LiveBus } from '../live/live-bus.js';
import { describeArguments } from './describe-arguments.js';
import { edgeFaults } from './graph-edges.js';
import { graphOperations } from './graph-operations.js';
import { markOneOf } from './input-types.js';

/** A resolver class with its one instance. Resolvers are plain classes that got their services from the container. */
export type Resolver = object;

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
  });
  markOneOf(schema);
  describeArguments(schema);
  makeRootsNullable(schema);
  assertAccessDeclared(schema);
  return schema;
}

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
