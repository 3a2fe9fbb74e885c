import {
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLSchema,
} from 'graphql';
import type { Operation } from '../platform/access/operation.js';
import type { KeyScope } from '../platform/auth/key-scope.js';

const DEEPEST = 4;
const MOST_LISTS = 1;

/**
 * An operation as text: all of its arguments as variables, and as much of the answer as the limits of cost allow. With a scope, only fields that an API
 * key with this scope alone may see.
 */
export function documentOf(schema: GraphQLSchema, { door, name }: Operation, scope?: KeyScope): string {
  const root = { Query: schema.getQueryType(), Mutation: schema.getMutationType(), Subscription: schema.getSubscriptionType() };
  const field = door === '/v1' ? undefined : root[door]?.getFields()[fieldOf(name)];
  if (!field) throw new Error(`${name} is not in the graph`);
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${door.toLowerCase()}${declared && ` (${declared})`} { ${field.name}${given && `(${given})`}${selectionOf(field.type, [], 0, scope)} }`;
}

export const fieldOf = (name: string): string => name.split('.')[1] ?? '';

/** Every field that needs no argument; lists inside lists, and types inside themselves, are left out. */
function selectionOf(type: GraphQLOutputType, inside: readonly string[], lists: number, scope?: KeyScope): string {
  const target = getNamedType(type);
  // Of what may be of several types, the type and what all of them have.
  if (isInterfaceType(target)) return ` { __typename ${Object.keys(target.getFields()).join(' ')} }`;
  if (!isObjectType(target)) return '';
  const fields = Object.values(target.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    if (scope && (field.extensions.needsScope ?? scope) !== scope) return [];
    const inner = getNamedType(field.type);
    const nested = lists + (isList(field.type) ? 1 : 0);
    if (!isObjectType(inner)) return [field.name];
    if (inside.length >= DEEPEST || inside.includes(inner.name) || nested > MOST_LISTS) return [];
    return [`${field.name}${selectionOf(field.type, [...inside, target.name], nested, scope)}`];
  });
  return ` { ${fields.join(' ') || '__typename'} }`;
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
