import { type GraphQLArgument, getNamedType, type GraphQLSchema, isInputObjectType } from 'graphql';

const ROOTS = {
  Query: 'Reads. What belongs to an author takes the token of that author.',
  Mutation: 'Changes. Each is carried out whole, or not at all.',
  Subscription: 'Tells what changes, by a socket. Each begins with the present state, unless it tells of single events.',
};

/** Arguments that mean the same wherever they stand. */
const ARGUMENTS: Readonly<Record<string, string>> = { surveyId: 'Id of the survey.' };

/** Describes the root types, and the arguments that their name or their type explains: an `input` is what its type says. */
export function describeArguments(schema: GraphQLSchema): void {
  for (const [name, description] of Object.entries(ROOTS)) {
    const root = schema.getType(name);
    if (root) root.description ??= description;
  }
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    const fields = Object.values(root?.getFields() ?? {});
    for (const argument of fields.flatMap(({ args }) => args)) argument.description ??= textOf(argument);
  }
}

function textOf({ name, type }: GraphQLArgument): string | undefined {
  const named = getNamedType(type);
  return ARGUMENTS[name] ?? (isInputObjectType(named) ? (named.description ?? undefined) : undefined);
}
