import { type FieldTable, INSTANT_PATTERN, type JsonSchema } from '@wence/schema';
import { type ClassType, Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

type GraphType = object | (() => void);
/** Where the type stands among the others. */
interface Kinship {
  /** The interface whose fields it has besides those of the table. */
  readonly implements?: abstract new () => object;
}

export type TypesByKey<Table extends FieldTable> = { readonly [K in keyof Table]?: () => GraphType };

/**
 * The graph's type for a record that a table of `schema/` describes: a field per key with the table's own description, null where absence has a
 * meaning of its own. `types` names the types of keys that are more than a number, a text or a flag; one that is missing there is an error at start.
 */
export function typeOfTable<Table extends FieldTable>(
  name: string,
  description: string,
  table: Table,
  types: TypesByKey<Table>,
  kinship: Kinship = {},
): ClassType {
  // oxlint-disable-next-line typescript/no-extraneous-class -- the library takes the fields from its prototype
  class TableType {}
  for (const [key, field] of Object.entries(table)) {
    const type = types[key] ?? plainTypeOf(`${name}.${key}`, field.schema);
    Field(type, { nullable: field.default === undefined, description: field.description })(TableType.prototype, key);
  }
  ObjectType(name, { description, ...kinship })(TableType);
  return TableType;
}

/** The type of what is no more than a number, a text or a flag. */
export function plainTypeOf(place: string, schema: JsonSchema): () => GraphType {
  if (schema.type === 'boolean') return () => Boolean;
  if (schema.type === 'integer' || schema.enum?.every(Number.isInteger) === true) return () => Int;
  if (schema.pattern === INSTANT_PATTERN) return () => GraphQLISODateTime;
  if (schema.type === 'string') return () => String;
  throw new Error(`Name the type of ${place}`);
}
