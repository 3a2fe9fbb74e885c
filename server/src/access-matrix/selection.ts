import {
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isUnionType,
  type GraphQLSchema,
} from 'graphql';
import type { Operation } from '../platform/access/operation.js';
import type { KeyScope } from '../platform/auth/key-scope.js';
import { GRAPH_LIMITS } from '../platform/graphql/limits/limit-numbers.js';

/** Levels of types, one inside the other: the most that are tried. */
const DEEPEST = 4;
const MOST_LISTS = 1;

/**
 * An operation as text: all of its arguments as variables, and as many levels of the answer as the limits of a document allow. With a scope, only fields
 * that an API key with this scope alone may see.
 */
export function documentOf(schema: GraphQLSchema, { door, name }: Operation, scope?: KeyScope): string {
  const root = { Query: schema.getQueryType(), Mutation: schema.getMutationType(), Subscription: schema.getSubscriptionType() };
  const field = door === '/v1' ? undefined : root[door]?.getFields()[fieldOf(name)];
  if (!field) throw new Error(`${name} is not in the graph`);
  const whole = (levels: number) => new Selector(schema, levels, scope).of(field.type);
  const selection =
    Array.from({ length: DEEPEST }, (_, index) => DEEPEST - index)
      .map(whole)
      .find(isWithinLimits) ?? whole(0);
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${door.toLowerCase()}${declared && ` (${declared})`} { ${field.name}${given && `(${given})`}${selection} }`;
}

function isWithinLimits(selection: string): boolean {
  const fields = selection.split(/[\s{}]+|\.\.\. on \w+/).filter(Boolean).length;
  return fields < GRAPH_LIMITS.fields;
}

export const fieldOf = (name: string): string => name.split('.')[1] ?? '';

/** Everything that can be asked of an object, as far as it leads. */
class Selector {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly levels: number,
    private readonly scope?: KeyScope,
  ) {}

  /** Every field that needs no argument; lists inside lists, and types inside themselves, are left out. */
  of(type: GraphQLOutputType, inside: readonly string[] = [], lists = 0): string {
    const target = getNamedType(type);
    if (!isCompositeType(target)) return '';
    const own = isUnionType(target) ? {} : target.getFields();
    const fields = this.fields(Object.values(own), [...inside, target.name], lists);
    // Objects of all kinds are nodes: of one that could be any, only its id is asked for.
    const more = isAbstractType(target) && target.name !== 'Node' ? this.fragments(target, own, [...inside, target.name], lists) : [];
    return ` { ${[...fields, ...more].join(' ') || '__typename'} }`;
  }

  private fields(fields: readonly GraphQLField<unknown, unknown>[], inside: readonly string[], lists: number): string[] {
    return fields.flatMap((field) => {
      if (field.args.some(isRequiredArgument)) return [];
      if (this.scope && (field.extensions.needsScope ?? this.scope) !== this.scope) return [];
      const inner = getNamedType(field.type);
      const nested = lists + (isList(field.type) ? 1 : 0);
      if (!isCompositeType(inner)) return [field.name];
      if (inside.length > this.levels || inside.includes(inner.name) || nested > MOST_LISTS) return [];
      return [`${field.name}${this.of(field.type, inside, nested)}`];
    });
  }

  /** What each type has besides the fields that all of them have. */
  private fragments(type: GraphQLAbstractType, common: object, inside: readonly string[], lists: number): string[] {
    return this.schema.getPossibleTypes(type).flatMap((possible) => {
      const own = Object.values(possible.getFields()).filter(({ name }) => !Object.hasOwn(common, name));
      const fields = this.fields(own, [...inside, possible.name], lists);
      return fields.length > 0 ? [`... on ${possible.name} { ${fields.join(' ')} }`] : [];
    });
  }
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
