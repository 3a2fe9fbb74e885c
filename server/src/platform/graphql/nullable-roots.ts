import { getNullableType, type GraphQLSchema } from 'graphql';

/**
 * Makes every field of Query and Mutation nullable: one that fails is null with its error, and those beside it keep their answers. A field that may
 * not be null would take the answers of all others with it, also those of mutations that were carried out.
 */
export function makeRootsNullable(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) field.type = getNullableType(field.type);
  }
}
