/**
 * graphql-codegen plugin: typed hooks for Apollo Client 4.
 *
 * `typed-document-node` has already emitted `<Name>Document` into the same file; this adds, per operation,
 * `use<Name>Query`, `use<Name>SuspenseQuery`, `use<Name>Mutation` or `use<Name>Subscription`.
 * They are needed because the community plugin for hooks stops at Apollo Client 3.
 *
 * Apollo widens `data` to a partial as soon as the *type* of the options admits `returnPartialData` (and, for suspense,
 * `errorPolicy` or `skip`). Our hooks leave those options out, so `data` keeps the exact shape of the operation.
 * The `as never` in the emitted calls bridges exactly that difference between the two option types, and nothing else.
 */
const { Kind } = require('graphql');

const STATES = "'empty' | 'complete' | 'streaming'";

/** Options may be left out when no variable is required. */
const optionsMark = (operation) =>
  (operation.variableDefinitions ?? []).some((variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue) ? '' : '?';

const queryHooks = ({ name, types, mark }) => [
  `export function use${name}Query(options${mark}: SkipToken | Exactly<useQuery.Options<${types}>>): useQuery.Result<${types}, ${STATES}> {
  return useQuery<${types}>(${name}Document, options as never) as never;
}`,
  `export function use${name}SuspenseQuery(options${mark}: Exactly<Omit<useSuspenseQuery.Options<${types.split(', ')[1]}>, 'errorPolicy' | 'skip'>>): useSuspenseQuery.Result<${types}, 'complete' | 'streaming'> {
  return useSuspenseQuery<${types}>(${name}Document, options as never) as never;
}`,
];

const mutationHooks = ({ name, types }) => [
  `export function use${name}Mutation(options?: useMutation.Options<${types}>): useMutation.ResultTuple<${types}> {
  return useMutation<${types}>(${name}Document, options);
}`,
];

const subscriptionHooks = ({ name, types, mark }) => [
  `export function use${name}Subscription(options${mark}: SkipToken | useSubscription.Options<${types}>): useSubscription.Result<${types.split(', ')[0]}> {
  return useSubscription<${types}>(${name}Document, options as never);
}`,
];

const HOOKS = { query: queryHooks, mutation: mutationHooks, subscription: subscriptionHooks };
const IMPORTS = { query: ['useQuery', 'useSuspenseQuery'], mutation: ['useMutation'], subscription: ['useSubscription'] };

const describe = (operation) => {
  const name = operation.name?.value ?? '';
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new Error(`operation "${name}": give it a PascalCase name`);
  const type = `${name}${operation.operation[0].toUpperCase()}${operation.operation.slice(1)}`;
  return { name, kind: operation.operation, types: `${type}, ${type}Variables`, mark: optionsMark(operation) };
};

module.exports.plugin = (_schema, documents, { hooksModule }) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map(describe);
  if (operations.length === 0) return '';

  const kinds = new Set(operations.map(({ kind }) => kind));
  const names = [...new Set([...kinds].flatMap((kind) => IMPORTS[kind]))].sort();
  const mayDefer = kinds.has('query') || kinds.has('subscription');

  return {
    prepend: [
      `import { ${names.join(', ')} } from '${hooksModule}';`,
      ...(mayDefer ? [`import type { SkipToken } from '${hooksModule}';`] : []),
      ...(kinds.has('query') ? [`import type { Exactly } from '${hooksModule}';`] : []),
    ],
    content: operations.flatMap((operation) => HOOKS[operation.kind](operation)).join('\n\n'),
  };
};
