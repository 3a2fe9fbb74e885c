import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLNonNull, isNonNullType, printSchema } from 'graphql';

/**
 * The graph as the designer meets it. Fields of Query and Mutation are nullable, because one that fails must not take the others with it; the designer
 * shows an answer without errors or none (`wholeAnswers` sees to it), so that to it they are never null.
 */
export function strictRoots(path: string): string {
  const schema = buildSchema(readFileSync(path, 'utf8'));
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!isNonNullType(field.type)) field.type = new GraphQLNonNull(field.type);
    }
  }
  return printSchema(schema);
}
