import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLObjectType, type GraphQLSchema, isObjectType, OperationTypeNode } from 'graphql';
import { buildGraph } from '../platform/graphql/build-graph.js';
import { graphFaults } from './answer-faults.js';
import { eachOf } from './at-once.js';
import { Findings } from './findings.js';
import { FUZZ_RUNS, FUZZ_SEED, groupsOf, randomFor } from './fuzz-plan.js';
import { GraphOperations } from './graph-operation.js';
import { brokenDocument, graphRequest } from './graph-request.js';
import { HttpCaller } from './http-caller.js';
import { namedValues } from './named-values.js';
import { rowsOfOther } from './other-rows.js';
import { signInAgain, startWorld, type Targets, targetsOf, type World } from './world.js';

/** Operations that are spent on the same surveys: what one of them removes, the others cannot reach. */
const PER_SURVEY = 25;
const DOCUMENTS = FUZZ_RUNS * 50;

const rootsOf = (schema: GraphQLSchema): readonly (readonly [OperationTypeNode, GraphQLObjectType])[] =>
  [OperationTypeNode.QUERY, OperationTypeNode.MUTATION, OperationTypeNode.SUBSCRIPTION].flatMap((kind) => {
    const type = schema.getRootType(kind);
    return type ? [[kind, type] as const] : [];
  });

/** Fields that share their surveys, so many of each at a time. */
function batches(names: readonly string[]): { batch: string[]; count: number }[] {
  const rounds = Math.ceil(FUZZ_RUNS / PER_SURVEY);
  return groupsOf(names, FUZZ_RUNS, PER_SURVEY).flatMap((batch) =>
    Array.from({ length: rounds }, () => ({ batch, count: Math.min(FUZZ_RUNS, PER_SURVEY) })),
  );
}

describe(`every field of the graph, seed ${FUZZ_SEED}, ${FUZZ_RUNS} operations per caller`, () => {
  const findings = new Findings();
  const asked = new Map<string, number>();
  let world: World;
  let schema: GraphQLSchema;
  let caller: HttpCaller;
  let before: readonly string[];

  beforeAll(async () => {
    world = await startWorld();
    schema = await buildGraph(world.app.features.resolvers);
    caller = new HttpCaller(world.app.address);
    before = await rowsOfOther(world);
  });
  afterAll(async () => {
    const counts = [...asked].toSorted().map(([field, count]) => `${String(count).padStart(6)}  ${field}`);
    if (process.env.FUZZ_REPORT)
      writeFileSync(`${process.env.FUZZ_REPORT}-graph-${globalThis.TEST_DATABASE}.txt`, `${findings.table()}\n\n${counts.join('\n')}\n`);
    caller?.close();
    await world?.app.stop();
  });

  const operationsFor = (who: string, targets: Targets) => {
    const chance = randomFor('graph', who);
    const operations = new GraphOperations(schema, chance, namedValues(world, targets, targets.locals, chance), asked);
    return { chance, operations };
  };

  const send = async (who: string, count: number, targets: Targets, token: string | null, only?: readonly string[]) => {
    const { chance, operations } = operationsFor(who, targets);
    const requests = rootsOf(schema).flatMap(([kind, root]) =>
      Object.values(root.getFields())
        .filter(({ name }) => !only || only.includes(name))
        .flatMap((field) =>
          Array.from({ length: count }, () => ({
            name: `${kind} ${field.name}`,
            request: graphRequest(operations.of(kind, root, field), token, chance),
          })),
        ),
    );
    await eachOf(requests, async ({ name, request }) => {
      const answer = await caller.send(request);
      findings.note(name, request, answer, graphFaults(answer, world.secrets));
    });
  };

  it('answers in the way of GraphQL, no defect and nothing of the inside, to a stranger and another author [4.4 S19 S28 S29]', async () => {
    await send('stranger', FUZZ_RUNS, world.theirs, null);
    await send('other author', FUZZ_RUNS, world.theirs, (await signInAgain(world)).token);

    expect(findings.told).toEqual([]);
  }, 3_600_000);

  it('answers in the way of GraphQL to the author [4.4]', async () => {
    const names = rootsOf(schema).flatMap(([, root]) => Object.keys(root.getFields()));
    for (const { batch, count } of batches(names)) {
      const author = await signInAgain(world);
      await send(`author ${batch.join(' ')} ${count}`, count, await targetsOf(world.app, author), author.token, batch);
    }

    expect(findings.told).toEqual([]);
  }, 3_600_000);

  it('answers documents that are broken as texts [4.4]', async () => {
    const { token } = await signInAgain(world);
    const { chance, operations } = operationsFor('documents', world.theirs);
    const fields = rootsOf(schema).flatMap(([kind, root]) => Object.values(root.getFields()).map((field) => ({ kind, root, field })));
    const requests = Array.from({ length: DOCUMENTS }, () => {
      const { kind, root, field } = chance.pick(fields);
      const { query, variables } = operations.of(kind, root, field);
      const body = Buffer.from(JSON.stringify({ query: brokenDocument(query, chance), variables }));
      const headers = { 'Content-Type': 'application/json', ...(chance.happens(0.5) && { Authorization: `Bearer ${token}` }) };
      return { method: 'POST', path: '/graphql', headers, body };
    });
    await eachOf(requests, async (request) => {
      const answer = await caller.send(request);
      findings.note('broken documents', request, answer, graphFaults(answer, world.secrets));
    });

    expect(findings.told).toEqual([]);
  }, 3_600_000);

  it('was asked for every field of every type that an answer can hold', () => {
    const types = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type))
      .filter(({ name }) => !name.startsWith('__'));

    // What an interface has is asked for on the interface.
    const silent = types.flatMap((type) =>
      Object.keys(type.getFields())
        .filter((field) => ![type, ...type.getInterfaces()].some(({ name }) => asked.has(`${name}.${field}`)))
        .map((field) => `${type.name}.${field}`),
    );

    expect(silent).toEqual([]);
  });

  it('was asked for things it does, not only for what it refuses', () => {
    // With few operations per field the share varies by two hundredths from seed to seed.
    expect(findings.shareWith('200 data')).toBeGreaterThan(0.2);
  });

  it('left the rows of the other author as they were', async () => {
    expect(before.length).toBeGreaterThan(5);
    expect(await rowsOfOther(world)).toEqual(before);
  });
});
