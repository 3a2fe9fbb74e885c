import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { Access } from '../access/access.js';
import { ID_FORMAT, type InputShape } from '../access/input-shape.js';
import type { Operation } from '../access/operation.js';

const SCALARS: Readonly<Record<string, InputShape>> = {
  ID: { type: 'string', format: ID_FORMAT },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTimeISO: { type: 'string', format: 'date-time' },
};

/** The root fields of a graph as operations. */
export function graphOperations(schema: GraphQLSchema): Operation[] {
  const roots = { Query: schema.getQueryType(), Mutation: schema.getMutationType(), Subscription: schema.getSubscriptionType() };
  return Object.entries(roots).flatMap(([door, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      door: door as keyof typeof roots, // The entries have the keys of `roots`.
      name: `${door}.${field.name}`,
      access: accessOf(field.extensions),
      input: argumentsOf(field.args),
    })),
  );
}

/** The rule that `@Access` or `@Edge` left on a field. */
export function accessOf(extensions: Readonly<Record<string, unknown>>): Access | undefined {
  return extensions.access as Access | undefined; // Only `@Access` and `@Edge` set this extension.
}

export function argumentsOf(args: readonly GraphQLArgument[]): InputShape {
  return objectOf(args, isRequiredArgument, []);
}

function shapeOf(type: GraphQLInputType, inside: readonly string[]): InputShape {
  if (isNonNullType(type)) return shapeOf(type.ofType, inside);
  if (isListType(type)) return { type: 'array', items: shapeOf(type.ofType, inside) };
  if (isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) };
  // A custom scalar, such as JSON, may hold anything.
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? {};
  // A recursive type is expanded once: its inner places repeat the outer ones.
  if (inside.includes(type.name)) return { type: 'null' };
  return objectOf(Object.values(type.getFields()), isRequiredInputField, [...inside, type.name]);
}

function objectOf<F extends GraphQLArgument | GraphQLInputField>(
  fields: readonly F[],
  isRequired: (field: F) => boolean,
  inside: readonly string[],
): InputShape {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, shapeOf(field.type, inside)])),
    required: fields.filter(isRequired).map(({ name }) => name),
  };
}
