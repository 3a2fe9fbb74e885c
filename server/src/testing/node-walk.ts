import { type GraphQLNamedType, type GraphQLSchema, getNamedType, isInterfaceType, isObjectType, isRequiredArgument } from 'graphql';
import { graph } from './callers.js';
import type { TestApp } from './test-app.js';

/** Every object that the graph handed out, by its id: the type it was said to be of. */
export type HandedOut = Map<string, string>;

const DEEPEST = 6;

/** Names of all types that implement Node. */
export function nodeTypes(schema: GraphQLSchema): string[] {
  const node = schema.getType('Node');
  if (!isInterfaceType(node)) throw new Error('there is no Node');
  return schema.getPossibleTypes(node).map(({ name }) => name);
}

/**
 * Walks the graph by what it says of itself: from these fields of Query to every object with an id that they lead to, and by `node` from each of
 * these to those behind it. Throws when `node` gives nothing, or another object, for an id that was handed out.
 */
export async function walkNodes(app: TestApp, schema: GraphQLSchema, roots: readonly string[], token: string): Promise<HandedOut> {
  const handedOut: HandedOut = new Map();
  const query = schema.getQueryType()?.getFields() ?? {};
  for (const root of roots) {
    const type = getNamedType(query[root.split('(')[0] ?? '']?.type);
    const { data, errors } = await graph(app, `{ ${root} ${selectionOf(type, [])} }`, {}, token);
    if (errors) throw new Error(`${root}: ${JSON.stringify(errors)}`);
    collect(data, handedOut);
  }
  for (const [id, type] of handedOut) {
    // One way at a time: all of them at once may cost more than an operation may.
    for (const way of ['', ...fieldsOf(schema.getType(type), [])]) {
      const behind = `{ type: __typename id ... on ${type} { ${way} __typename } }`;
      const { data, errors } = await graph(app, `query ($id: ID!) { node(id: $id) ${behind} }`, { id }, token);
      if (errors || data.node?.id !== id || data.node.type !== type) throw new Error(`${type} ${id}: ${JSON.stringify({ data, errors })}`);
      collect(data, handedOut);
    }
  }
  return handedOut;
}

/** Of an object with an id, its id; of any other, everything in it. */
function selectionOf(type: GraphQLNamedType | undefined, inside: readonly string[]): string {
  const hasId = (isObjectType(type) || isInterfaceType(type)) && 'id' in type.getFields();
  return hasId ? '{ type: __typename id }' : `{ ${fieldsOf(type, inside).join(' ')} __typename }`;
}

/** The fields that lead on and need no argument. */
function fieldsOf(type: GraphQLNamedType | undefined, inside: readonly string[]): string[] {
  if (!isObjectType(type) || inside.length > DEEPEST || inside.includes(type.name)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const target = getNamedType(field.type);
    const leadsOn = (isObjectType(target) || isInterfaceType(target)) && !field.args.some(isRequiredArgument);
    return leadsOn ? [`${field.name} ${selectionOf(target, [...inside, type.name])}`] : [];
  });
}

function collect(value: unknown, handedOut: HandedOut): void {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && 'type' in value) handedOut.set(String(value.id), String(value.type));
  for (const inner of Object.values(value)) collect(inner, handedOut);
}
