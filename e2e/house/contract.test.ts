import { describe, expect, test } from '@jest/globals';
import { contractFaults } from '../scripts/contract/contracts.mjs';
import { openApiChanges } from '../scripts/contract/openapi-changes.mjs';

type Part = Record<string, unknown>;

interface Toy {
  readonly body?: Part;
  readonly data?: Part;
  readonly operation?: Part;
  readonly parameters?: readonly Part[];
}

const BODY = { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 9 }, size: { type: 'integer' } } };
const DATA = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, kind: { type: 'string', enum: ['a', 'b'] } } };
const KEEP = { name: 'keep', in: 'query', required: false, schema: { type: 'string' } };

/** A document with one operation, whose answer is `Toy` or a failure. */
function documentOf({ body = BODY, data = DATA, operation = {}, parameters = [KEEP] }: Toy = {}): Part {
  const schema = { oneOf: [{ $ref: '#/components/schemas/Toy' }, { $ref: '#/components/schemas/Refusal' }] };
  const post = {
    operationId: 'makeToy',
    parameters,
    requestBody: { content: { 'application/json': { schema: body } } },
    responses: { 200: { content: { 'application/json': { schema } } } },
    ...operation,
  };
  const refusal = { type: 'object', properties: { code: { type: 'string', enum: ['A0400'] } } };
  return { paths: { '/toys': { post } }, components: { schemas: { Toy: data, Refusal: refusal } } };
}

const withField = (schema: typeof BODY | typeof DATA, name: string, field: Part, required = schema.required): Part => ({
  ...schema,
  required,
  properties: { ...schema.properties, [name]: field },
});
const without = (schema: typeof BODY | typeof DATA, name: string): Part => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties).filter(([key]) => key !== name)),
});
const changesTo = (toy: Toy): string[] => openApiChanges(documentOf(), documentOf(toy));

describe('What breaks clients of /v1', () => {
  test('what is added breaks nobody: operations, optional fields of a request, fields of an answer', () => {
    const more = documentOf({ body: withField(BODY, 'colour', { type: 'string' }), data: withField(DATA, 'age', { type: 'integer' }) });
    const grown = { ...more, paths: { ...(more.paths as Part), '/other': { get: { operationId: 'getOther', responses: {} } } } };

    expect(openApiChanges(documentOf(), grown)).toEqual([]);
    expect(openApiChanges(grown, documentOf())).toContain('GET /other: is gone');
  });

  test('nor do new codes of failures, or limits that are wider', () => {
    const codes = JSON.parse(JSON.stringify(documentOf()).replace('["A0400"]', '["A0400","A0404"]')) as Part;

    expect(openApiChanges(documentOf(), codes)).toEqual([]);
    expect(changesTo({ body: withField(BODY, 'name', { type: 'string', maxLength: 10 }) })).toEqual([]);
  });

  test('a request that takes less is told', () => {
    expect(changesTo({ body: withField(BODY, 'name', { type: 'string', maxLength: 8 }) })).toEqual([
      'POST /toys body.name: maxLength is now 8',
    ]);
    expect(changesTo({ body: withField(BODY, 'size', { type: 'integer' }, ['name', 'size']) })).toEqual([
      'POST /toys body.size: is now required',
    ]);
    expect(changesTo({ body: without(BODY, 'size') })).toEqual(['POST /toys body.size: is gone']);
    expect(changesTo({ body: withField(BODY, 'size', { type: 'string' }) })).toEqual([
      'POST /toys body.size: takes no more type "integer"',
    ]);
    expect(changesTo({ parameters: [] })).toEqual(['POST /toys query keep: is gone']);
    expect(changesTo({ parameters: [{ ...KEEP, required: true }] })).toEqual(['POST /toys query keep: is now required']);
  });

  test('an answer that promises less, or holds more, is told, through references', () => {
    expect(changesTo({ data: without(DATA, 'id') })).toContain('POST /toys 200.id: is gone');
    expect(changesTo({ data: { ...DATA, required: [] } })).toEqual(['POST /toys 200.id: may now be absent']);
    expect(changesTo({ data: withField(DATA, 'id', { type: ['string', 'null'] }) })).toEqual([
      'POST /toys 200.id: may now hold type "null"',
    ]);
    expect(changesTo({ data: withField(DATA, 'kind', { type: 'string', enum: ['a', 'b', 'c'] }) })).toEqual([
      'POST /toys 200.kind: may now hold value "c"',
    ]);
  });

  test('another name of a function in generated clients, and a token that was not needed, are told', () => {
    expect(changesTo({ operation: { operationId: 'createToy' } })).toEqual(['POST /toys: operationId makeToy is now createToy']);
    expect(changesTo({ operation: { security: [{ token: [] }] } })).toEqual(['POST /toys: needs a token now']);
  });

  test('a change passes if it is listed with a reason, and the list holds nothing else', () => {
    const changes = { 'openapi.json': ['x: is gone'], 'schema.graphql': [] };

    expect(contractFaults(changes, {})).toEqual(['openapi.json: breaks clients: x: is gone']);
    expect(contractFaults(changes, { 'openapi.json': { 'x: is gone': 'Nobody had it.' } })).toEqual([]);
    expect(contractFaults(changes, { 'openapi.json': { 'x: is gone': '' } })).toEqual([
      'openapi.json: accepted without a reason: x: is gone',
    ]);
    expect(contractFaults(changes, { 'openapi.json': { 'x: is gone': 'Why', 'y: is gone': 'Why' } })).toEqual([
      'openapi.json: is no change any more: y: is gone',
    ]);
  });
});
