import { describe, expect, it } from '@jest/globals';
import { buildSchema, getIntrospectionQuery } from 'graphql';
import { AppError } from '../../errors/app-error.js';
import { GraphLimits, type GraphRequest } from './graph-limits.js';
import { GRAPH_LIMITS } from './limit-numbers.js';
import { actualCost } from './query-cost.js';

const schema = buildSchema(`
  interface Thing { id: ID! }
  type Query { thing: Thing  things(ids: [ID!]!): [Thing]!  me: User  survey(id: ID!): Survey  surveys(first: Int, last: Int): SurveyConnection! }
  type Mutation { login: Boolean  logout: Boolean  import(text: String): Boolean }
  type User { id: ID!  friend: User }
  type Survey implements Thing { id: ID!  nodes: [Node!]! }
  type Node implements Thing { id: ID!  options: [Option!]!  nodes: [Node!]!  tags: [String!]! }
  type Option { id: ID! }
  type SurveyConnection { totalCount: Int!  edges: [SurveyEdge!]!  pageInfo: PageInfo! }
  type SurveyEdge { cursor: String!  node: Survey! }
  type PageInfo { hasNextPage: Boolean! }
  interface Part { name: String  inner: [Part!]! }
  type Leaf implements Part { name: String  inner: [Part!]!  user: User }
  type Branch implements Part { name: String  inner: [Part!]!  user: User  leaves: [Leaf!]! }
  union Any = Leaf | Branch | User
  extend type Query { part: Part  any: Any }
`);
Object.assign(schema.getMutationType()?.getFields().login?.extensions ?? {}, { rateRule: 'signIn' });
Object.assign(schema.getQueryType()?.getFields().things?.extensions ?? {}, { listArgument: 'ids' });
Object.assign(schema.getMutationType()?.getFields().import?.extensions ?? {}, { largeInput: 1_000_000 });

const limits = new GraphLimits(schema);
const admit = (query: string, more: Partial<GraphRequest> = {}) => limits.admit({ query, bytes: 0, signedIn: true, ...more });

/** The limit that refused a query. */
function refusal(query: string, more: Partial<GraphRequest> = {}): unknown {
  try {
    admit(query, more);
  } catch (error) {
    if (error instanceof AppError) return error.details.data?.limit ?? error.code;
    return (error as Error).name;
  }
  return undefined;
}

const times = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, index) => text(index)).join(' ');

describe('S18 the limits of the graph', () => {
  it.each([
    ['aliases', `{ ${times(16, (index) => `a${index}: me { id }`)} }`],
    ['aliases', `{ me { ...A ...A } } fragment A on User { ${times(8, (index) => `a${index}: id`)} }`],
    ['length', `{ ${times(10_000, (index) => `a${index}: me { id }`)} }`],
    ['tokens', `{ ${times(2000, (index) => `a${index}: me { id }`)} }`],
    ['tokens', `{ me ${'@skip '.repeat(6000)} { id } }`],
    ['length', `{ ${times(100_000, () => 'me { id }')} }`],
    ['length', `{ me { id } } #${' '.repeat(1_000_000)}`],
    ['depth', `{ me { ${'friend { '.repeat(50)} id ${'}'.repeat(50)} } }`],
    ['depth', `{ me { ${'friend { '.repeat(1600)} id ${'}'.repeat(1600)} } }`],
    [
      'depth',
      `{ me { ...A } } fragment A on User { ${'friend { '.repeat(10)} ...B ${'}'.repeat(10)} } fragment B on User { friend { friend { friend { friend { friend { friend { id } } } } } } }`,
    ],
    ['fields', `{ me { ${'__typename '.repeat(1000)} } }`],
    [
      'fields',
      `{ me { ...F0 } } ${times(20, (index) => `fragment F${index} on User { ...F${index + 1} ...F${index + 1} }`)} fragment F20 on User { id }`,
    ],
    ['fields', `{ me { id } } fragment Unused on User { ${'id '.repeat(1000)} }`],
    ['directives', `{ me { ${times(51, () => 'id @include(if: true)')} } }`],
    ['directives', `{ me { id ${'@include(if: true) '.repeat(51)} } }`],
    ['definitions', `{ me { id } } ${times(30, (index) => `fragment F${index} on User { id }`)}`],
    ['rootFields', `{ ${times(21, () => 'me { id }')} }`],
    ['nesting', `{ survey(id: ${'['.repeat(100)}${']'.repeat(100)}) { id } }`],
    ['A0400', '{ me { ...A } } fragment A on User { ...B } fragment B on User { ...A }'],
    ['GraphQLError', '{ me { id }'],
  ])('refuse by their %s', (limit, query) => {
    expect(refusal(query)).toBe(limit);
  });

  it(`allow ${GRAPH_LIMITS.depth} levels of fields and not one more`, () => {
    const levels = (count: number) => `{ me { ${'friend { '.repeat(count - 3)} friend { id } ${'}'.repeat(count - 3)} } }`;

    expect(refusal(levels(GRAPH_LIMITS.depth))).toBeUndefined();
    expect(refusal(levels(GRAPH_LIMITS.depth + 1))).toBe('depth');
  });

  it('count nested fragments without a name as levels, though they hold no field', () => {
    const nested = (count: number) => `{ ${'... on Query { '.repeat(count - 1)} me ${'}'.repeat(count - 1)} }`;

    expect(refusal(nested(GRAPH_LIMITS.depth))).not.toBe('depth');
    expect(refusal(nested(GRAPH_LIMITS.depth + 1))).toBe('depth');
  });

  it('S17 let no sign-in stand twice in an operation', () => {
    expect(refusal('mutation { a: login b: login }')).toBe('signIn');
    expect(refusal('mutation { login logout }')).toBeUndefined();
  });

  it('measure the values of variables', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) deep = [deep];

    expect(refusal('{ me { id } }', { variables: { deep } })).toBe('nesting');
  });

  it('take large bodies only for fields that ask for them', () => {
    expect(refusal('mutation { logout }', { bytes: 300_000 })).toBe('A0413');
    expect(refusal('mutation { import(text: "") }', { bytes: 300_000 })).toBeUndefined();
    expect(refusal('mutation { import(text: "") }', { bytes: 1_000_001 })).toBe('A0413');
  });

  it('S19 show the schema to signed-in callers only, with the usual introspection query', () => {
    expect(refusal(getIntrospectionQuery(), { signedIn: false })).toBe('A0401');
    expect(refusal('{ __type(name: "User") { name } }', { signedIn: false })).toBe('A0401');
    expect(refusal('query { ...A } fragment A on Query { __schema { types { name } } }', { signedIn: false })).toBe('A0401');
    expect(refusal(getIntrospectionQuery())).toBeUndefined();
  });

  it('keep to the operation that was chosen', () => {
    const query = 'query A { me { id } } query B { surveys(first: 100) { edges { node { id nodes { id } } } } }';

    expect(admit(query, { operationName: 'A' }).cost).toBe(1);
    expect(refusal(query, { operationName: 'B' })).toBe('cost');
    expect(admit(query).plan).toBeNull();
  });
});

describe('the cost of an operation', () => {
  const cost = (query: string, variables = {}) => admit(query, { variables }).cost;

  it('is 1 per object and nothing for scalars', () => {
    expect(cost('{ me { id } }')).toBe(1);
    expect(cost('{ me { id friend { id } } }')).toBe(2);
    expect(cost('mutation { logout }')).toBe(1);
  });

  it('counts a list as ten', () => {
    expect(cost('{ survey(id: 1) { nodes { id tags options { id } } } }')).toBe(1 + 10 * (1 + 10));
  });

  it('counts a connection by what is asked for', () => {
    const page = '{ totalCount edges { cursor node { id } } pageInfo { hasNextPage } }';

    expect(cost(`{ surveys(first: 50) ${page} }`)).toBe(1 + 50 + 1);
    expect(cost(`{ surveys ${page} }`)).toBe(1 + 20 + 1);
    expect(cost(`query ($n: Int) { surveys(first: $n) ${page} }`, { n: 5 })).toBe(1 + 5 + 1);
    expect(cost(`query ($n: Int = 7) { surveys(first: $n) ${page} }`)).toBe(1 + 7 + 1);
    expect(cost(`{ surveys(last: 50) ${page} }`)).toBe(1 + 50 + 1);
    expect(cost(`query ($n: Int = 7, $m: Int) { surveys(first: $n, last: $m) ${page} }`, { n: null, m: 5 })).toBe(1 + 5 + 1);
    expect(cost(`query ($n: Int, $m: Int) { surveys(first: $n, last: $m) ${page} }`)).toBe(1 + 20 + 1);
    expect(cost(`query ($n: Int, $m: Int) { surveys(first: $n, last: $m) ${page} }`, { n: 5, m: 90 })).toBe(1 + 90 + 1);
    expect(refusal('{ surveys(last: 1000000) { edges { node { id } } } }')).toBe('cost');
    expect(refusal('{ surveys(first: 1000000) { edges { node { id } } } }')).toBe('cost');
  });

  it('counts what fragments ask of the types an object may be of, the longer of two lists under one name', () => {
    expect(cost('{ thing { ... on Survey { nodes { id } } } }')).toBe(1 + 10);
    expect(cost('{ thing { ...A } } fragment A on Node { options { id } nodes { options { id } } }')).toBe(1 + 10 + 10 * (1 + 10));
    expect(cost('{ thing { ... on Survey { nodes { tags } } ... on Node { nodes { options { id } } } } }')).toBe(1 + 10 * (1 + 10));
  });

  it('counts a list whose items an argument names by that argument', () => {
    expect(cost('{ things(ids: [1, 2, 3]) { id } }')).toBe(3);
    expect(cost('query ($ids: [ID!]!) { things(ids: $ids) { ... on Survey { nodes { id } } } }', { ids: ['1', '2'] })).toBe(2 * (1 + 10));
  });

  it('does not count a field twice that is selected twice', () => {
    expect(cost('{ me { friend { id } ...A } } fragment A on User { friend { id } }')).toBe(2);
  });

  it('counts of an interface or a union what the dearest of its types has', () => {
    expect(cost('{ part { name inner { name } } }')).toBe(1 + 10);
    expect(cost('{ part { inner { name } ... on Leaf { user { id } } } }')).toBe(1 + 10 + 1);
    expect(cost('{ part { ... on Leaf { user { id } } ... on Branch { user { id } leaves { name } } } }')).toBe(1 + 1 + 10);
    expect(cost('{ any { ... on Part { inner { name } } ... on Branch { leaves { name } } ... on User { friend { id } } } }')).toBe(1 + 20);
    expect(cost('{ any { ...A } } fragment A on Leaf { ... on Part { inner { name } } }')).toBe(1 + 10);
  });

  it('counts what is there, whatever type it has', () => {
    const { plan } = admit('{ part { inner { name ... on Leaf { user { id } } ... on Branch { user { id friend { id } } } } } }');
    const data = {
      part: { inner: [{ name: 'leaf', user: { id: '1' } }, { name: 'branch', user: { id: '2', friend: { id: '3' } } }, { name: '' }] },
    };

    expect(plan && actualCost(plan, data)).toBe(1 + 3 + 3);
  });

  it(`is ${GRAPH_LIMITS.cost} at most`, () => {
    expect(refusal('{ surveys(first: 100) { edges { node { nodes { options { id } } } } } }')).toBe('cost');
    expect(refusal('{ survey(id: 1) { nodes { nodes { nodes { id } } } } }')).toBe('cost');
  });
});
