const many = (count: number, make: (at: number) => string): string => Array.from({ length: count }, (_, at) => make(at)).join(' ');

const nested = (levels: number, name: string): string => `${`${name} { `.repeat(levels)}id${' }'.repeat(levels)}`;

/** Each fragment holds the next one twice: 2^20 fields in a thousand letters. */
const doubling = many(20, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`);

const query = (text: string, variables?: object): string => JSON.stringify({ query: text, ...(variables && { variables }) });
const deepJson = (levels: number): string => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

/** Requests to the graph that are short to write and long to answer, if one lets them (S18). */
export const BOMBS: Readonly<Record<string, () => string>> = {
  '10,000 aliases': () => query(`{ ${many(10_000, (at) => `a${at}: me { id }`)} }`),
  '100 aliases of a sign-in': () =>
    query(`mutation { ${many(100, (at) => `a${at}: login(input: {mobile: "1", password: "1", keyId: "1"}) { token }`)} }`),
  'a depth of 50': () => query(`{ surveys { edges { node { ${nested(50, 'nodes')} } } } }`),
  'a depth of 20,000': () => query(`{ ${nested(20_000, 'me')} }`),
  'fragments that double 20 times': () => query(`{ ...F0 } ${doubling} fragment F20 on Query { me { id } }`),
  'a fragment in itself': () => query('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'),
  'a hundred thousand directives': () => query(`{ me ${'@include(if: true) '.repeat(100_000)}{ id } }`),
  'a hundred thousand unknown directives': () => query(`{ me { id ${'@x '.repeat(100_000)} } }`),
  'a megabyte of tokens': () => query(`{ ${'me '.repeat(350_000)} }`),
  'a megabyte of brackets': () => query('{'.repeat(1_000_000)),
  'a megabyte of a list': () => query(`{ surveys(filter: {keyword: [${'1,'.repeat(500_000)}]}) { totalCount } }`),
  'the same field 5,000 times': () => query(`{ me { ${'id '.repeat(5000)} } }`),
  'the same field with fields 1,500 times': () => query(`{ ${'me { id name } '.repeat(1500)} }`),
  'a million at once': () => query('{ surveys(first: 1000000) { edges { node { id } } } }'),
  'a hundred times a hundred': () =>
    query('{ surveys(first: 100) { edges { node { nodes { options { id } nodes { options { id } } } } } } }'),
  'variables nested 100,000 deep': () => `{"query":"{ me { id } }","variables":{"x":${deepJson(100_000)}}}`,
  'JSON nested 100,000 deep': () => deepJson(100_000),
  'a list of 100 operations': () => `[${Array.from({ length: 100 }, () => query('{ me { id } }')).join(',')}]`,
  'ten megabytes in a variable': () => query('{ me { id } }', { x: 'x'.repeat(10_000_000) }),
  'twenty megabytes': () => `{"query":"${' '.repeat(20_000_000)}"}`,
  'introspection within introspection': () => query(`{ __schema { types { ${'fields { type { '.repeat(30)} name ${'} }'.repeat(30)} } } }`),
  '3,000 variables': () => query(`query (${many(3000, (at) => `$v${at}: Int`)}) { me { id } }`),
  '2,000 operations': () => query(many(2000, (at) => `query Q${at} { me { id } }`)),
  'conflicts of 1,000 fields': () => query(`{ ${many(1000, (at) => `me { x: ${at % 2 === 0 ? 'id' : 'name'} }`)} }`),
};
