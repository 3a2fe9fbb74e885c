import type { FieldTable } from '@wence/schema';
import { type GraphQLSchema, isInputObjectType, isNonNullType } from 'graphql';
import { type ClassType, Extensions, Field, getMetadataStorage, InputType } from 'type-graphql';
import { plainTypeOf, type TypesByKey } from './table-type.js';

const ONE_OF = 'oneOf';

/** Declares an input of which exactly one field is given: `@oneOf`. Every field of it may be absent. */
export const OneOf = (): ClassDecorator => (target) => Extensions({ [ONE_OF]: true })(target);

/** Makes what `@OneOf` declares come true, for which TypeGraphQL has no option. Throws where a field of such an input may not be absent. */
export function markOneOf(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(type) || type.extensions[ONE_OF] !== true) continue;
    const fields = Object.values(type.getFields());
    const wrong = fields.find((field) => isNonNullType(field.type) || field.defaultValue !== undefined);
    if (wrong) throw new Error(`${type.name}.${wrong.name} of a choice of fields must be nullable and without default`);
    type.isOneOf = true;
  }
}

type Without<Input, Key extends string> = ClassType<Omit<Input, Key>>;

/** The input type with all fields of another one but these. */
export function inputWithout<Input extends object, Key extends keyof Input & string>(
  name: string,
  description: string,
  Whole: ClassType<Input>,
  ...left: readonly Key[]
): Without<Input, Key> {
  // oxlint-disable-next-line typescript/no-extraneous-class -- the library takes the fields from its metadata
  class Part {}
  const storage = getMetadataStorage();
  const known = new Set<string>(left);
  for (let from: object = Whole; typeof from === 'function'; from = Object.getPrototypeOf(from) as object) {
    const own = storage.fields.filter((field) => field.target === from && !known.has(field.name));
    for (const field of own) {
      known.add(field.name);
      storage.collectClassFieldMetadata({ ...field, target: Part });
    }
  }
  InputType(name, { description })(Part);
  return Part as Without<Input, Key>; // It has just got these fields.
}

/** The input that changes a record which a table of `schema/` describes. What is absent stays; null leads back to the default. */
export function inputOfTable<Table extends FieldTable>(
  name: string,
  description: string,
  table: Table,
  types: TypesByKey<Table>,
): ClassType<Readonly<Record<keyof Table, unknown>>> {
  // oxlint-disable-next-line typescript/no-extraneous-class -- as above
  class TableInput {}
  for (const [key, field] of Object.entries(table)) {
    const type = types[key] ?? plainTypeOf(`${name}.${key}`, field.schema);
    Field(type, { nullable: true, description: field.description })(TableInput.prototype, key);
  }
  InputType(name, { description })(TableInput);
  return TableInput as ClassType<Readonly<Record<keyof Table, unknown>>>; // Its fields are the keys of the table.
}

/** The description that an input type was given. */
export const descriptionOfInput = (type: object): string | undefined =>
  getMetadataStorage().inputTypes.find(({ target }) => target === type)?.description;
