import { type ClassType, Field, ObjectType } from 'type-graphql';
import { Edge } from './access.decorator.js';

/** A field of what a mutation gives. */
export interface PayloadField {
  readonly type: () => object;
  readonly description: string;
  readonly nullable?: boolean;
  /** Where it leads to an object of its own: why whoever sent the mutation may see it. */
  readonly because?: string;
}

/** The type of what a mutation gives, named after it. */
export function payloadType(mutation: string, fields: Readonly<Record<string, PayloadField>>): ClassType {
  // oxlint-disable-next-line typescript/no-extraneous-class -- the library takes the fields from its prototype
  class Payload {}
  for (const [key, { type, description, nullable = false, because }] of Object.entries(fields)) {
    if (because !== undefined) Edge(because)(Payload.prototype, key);
    Field(type, { description, nullable })(Payload.prototype, key);
  }
  const name = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`;
  ObjectType(name, { description: `What \`${mutation}\` gives.` })(Payload);
  return Payload;
}
