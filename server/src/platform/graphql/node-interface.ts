import { Field, ID, InterfaceType } from 'type-graphql';

/** Types of the objects that were found by id. */
const typeNames = new WeakMap<object, string>();

/**
 * What every object with an identity has. A type that names it in `implements` has the field `id` without declaring it, and clients that keep
 * objects by their type and `id` never mix two of them.
 */
@InterfaceType('Node', {
  description: 'An object that has an identity of its own on this server.',
  resolveType: (object: object) => typeNames.get(object),
})
export abstract class NodeInterface {
  @Field(() => ID, { description: 'Opaque, unique over the whole server, never used again.' })
  id: string;
}

/** Marks an object as one of this type of the graph, where the field that gives it could be of any. */
export function asNode<N extends NodeInterface>(type: string, object: N): N {
  typeNames.set(object, type);
  return object;
}
