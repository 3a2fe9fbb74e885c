import { Field, ID, InterfaceType } from 'type-graphql';

/**
 * What every object with an identity has. A type that names it in `implements` has the field `id` without declaring it, and clients that keep
 * objects by their type and `id` never mix two of them.
 */
@InterfaceType('Node', { description: 'An object that has an identity of its own on this server.' })
export abstract class NodeInterface {
  @Field(() => ID, { description: 'Opaque, unique over the whole server, never used again.' })
  id: string;
}
