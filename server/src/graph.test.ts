/** @store sqlite: compares what is committed with what the code says. */
import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  buildSchema,
  introspectionFromSchema,
  isAbstractType,
  isInputObjectType,
  isObjectType,
  OverlappingFieldsCanBeMergedRule,
  parse,
  printSchema,
  validate,
  validateSchema,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildGraph } from './platform/graphql/build-graph.js';
import { startTestApp, type TestApp } from './testing/test-app.js';
import { wholeSelection } from './testing/whole-selection.js';

describe('the graph', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('is the one that is committed; `npm run codegen` writes it', async () => {
    const committed = readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8');

    expect(`${printSchema(await buildGraph(app.features.resolvers))}\n`).toBe(committed);
  });

  it('describes every field, argument and input', async () => {
    const schema = await buildGraph(app.features.resolvers);
    const types = Object.values(schema.getTypeMap()).filter((type) => 'getFields' in type && !type.name.startsWith('__'));

    const silent = types.flatMap((type) =>
      'getFields' in type
        ? Object.values(type.getFields())
            .filter((field) => !field.description)
            .map((field) => `${type.name}.${field.name}`)
        : [],
    );

    expect(silent).toEqual([]);
  });

  it('gives an `id` only to types that implement Node, so that a client that keeps objects by type and `id` never mixes two surveys', async () => {
    const schema = await buildGraph(app.features.resolvers);
    const node = schema.getType('Node');

    const named = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter((type) => 'id' in type.getFields() || '_id' in type.getFields());

    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((type) => !type.getInterfaces().some((each) => each === node)).map(({ name }) => name)).toEqual([]);
    expect(new Set(named.map((type) => String(type.getFields().id?.type)))).toEqual(new Set(['ID!']));
  });

  it('lets a query ask for every field of every type of a union or an interface at once', async () => {
    const schema = await buildGraph(app.features.resolvers);
    // Objects of all kinds are nodes: what they have besides their id is nobody's to ask for at once.
    const abstract = Object.values(schema.getTypeMap()).filter((type) => isAbstractType(type) && type.name !== 'Node');

    expect(abstract.length).toBeGreaterThan(1);
    for (const type of abstract) {
      const text = `query All { __typename } fragment Whole on ${type.name} ${wholeSelection(schema, type)}`;
      expect([type.name, validate(schema, parse(text), [OverlappingFieldsCanBeMergedRule])]).toEqual([type.name, []]);
    }
  });

  it('takes exactly one field where an input says so, and tells programs about it', async () => {
    const schema = await buildGraph(app.features.resolvers);
    const choices = Object.values(schema.getTypeMap()).filter((type) => isInputObjectType(type) && type.isOneOf);

    const told = Object.values(buildClientSchema(introspectionFromSchema(schema, { oneOf: true })).getTypeMap()).flatMap((type) =>
      isInputObjectType(type) && type.isOneOf ? type.name : [],
    );

    expect(choices.map(({ name }) => name).sort()).toEqual([
      'ComparedValueInput',
      'EditOperationInput',
      'ResponseCondition',
      'RestoredPart',
    ]);
    expect(told.sort()).toEqual(choices.map(({ name }) => name).sort());
    expect(validateSchema(buildSchema(printSchema(schema)))).toEqual([]);
  });

  it('is described in words that need no other document', async () => {
    const text = printSchema(await buildGraph(app.features.resolvers));
    const descriptions = [...text.matchAll(/^ *"""([^]*?)"""$/gm)].map(([, words = '']) => words.trim());

    expect(descriptions.length).toBeGreaterThan(500);
    expect(descriptions.filter((words) => /\bspec\b|\bdesign:|\bdecision \d|\.md\b|\bTODO\b/i.test(words))).toEqual([]);
  });

  it('is served as text for programs', async () => {
    const text = await (await fetch(`${app.address}/schema.graphql`)).text();

    expect(text).toContain('type Survey implements Node {');
  });
});
