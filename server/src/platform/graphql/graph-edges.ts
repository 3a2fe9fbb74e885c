import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema, getNamedType, isInterfaceType, isObjectType } from 'graphql';
import { author, NO_KEYS } from '../access/access.js';
import { placeFaults } from '../access/access-faults.js';
import { accessOf, argumentsOf } from './graph-operations.js';

/**
 * Ways from one object to another. A field below the root that leads to an entry type (one with an `id` that is no part of another) says why whoever got
 * that far may go there; one that takes ids declares them like a root field. One sentence per fault.
 */
export function edgeFaults(schema: GraphQLSchema): string[] {
  return innerFields(schema).flatMap(faultsOf);
}

/** Returns every declared edge with its reason. */
export function edgesOf(schema: GraphQLSchema): { readonly name: string; readonly because: string }[] {
  return innerFields(schema).flatMap(({ name, field }) => {
    const because = accessOf(field.extensions)?.because;
    return because ? [{ name, because }] : [];
  });
}

interface InnerField {
  /** `Survey.nodes` */
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/** Returns all fields below the root. */
function innerFields(schema: GraphQLSchema): InnerField[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const types = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !roots.has(type) && !type.name.startsWith('__'),
  );
  return types.flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })));
}

function faultsOf({ name, field }: InnerField): string[] {
  const access = accessOf(field.extensions);
  if (!access) {
    const undeclared = placeFaults(name, author(NO_KEYS), argumentsOf(field.args));
    return isEntry(field) ? [`Edge without a rule: ${name}`, ...undeclared] : undeclared;
  }
  return placeFaults(name, access, argumentsOf(field.args));
}

/** An object with an identity (`id: ID!`) that is no part of another one (`@PartOf`): it may have another owner than the object before it. */
function isEntry(field: GraphQLField<unknown, unknown>): boolean {
  const target = getNamedType(field.type);
  if (!isObjectType(target) && !isInterfaceType(target)) return false;
  return String(target.getFields().id?.type) === 'ID!' && target.extensions.partOf === undefined;
}
