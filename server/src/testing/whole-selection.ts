import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** Everything that a query can ask of a type at once: of an interface or a union, every field of every type it stands for. Types inside themselves are left out. */
export function wholeSelection(schema: GraphQLSchema, type: GraphQLNamedType, inside: readonly string[] = []): string {
  if (!isCompositeType(type)) return '';
  const within = [...inside, type.name];
  const own = isUnionType(type) ? [] : Object.values(type.getFields());
  const fragments = (isAbstractType(type) ? schema.getPossibleTypes(type) : []).map(
    (possible) => `... on ${possible.name} { ${fieldsOf(schema, Object.values(possible.getFields()), [...within, possible.name])} }`,
  );
  return `{ __typename ${fieldsOf(schema, own, within)} ${fragments.join(' ')} }`;
}

function fieldsOf(schema: GraphQLSchema, fields: readonly Field[], inside: readonly string[]): string {
  const askable = fields.filter(({ type, args }) => !inside.includes(getNamedType(type).name) && !args.some(isRequiredArgument));
  return askable.map(({ name, type }) => `${name} ${wholeSelection(schema, getNamedType(type), inside)}`).join(' ');
}
