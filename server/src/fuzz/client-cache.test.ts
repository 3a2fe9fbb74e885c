/** @store sqlite: what is looked at happens between the graph and a client, whatever holds the rows. */
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryCache } from '@apollo/client/cache';
import type { Answers } from '@wence/schema';
import { isFullRun } from '@wence/schema/testing';
import { type DocumentNode, type GraphQLSchema, parse, print, validate } from 'graphql';
import { type SignedUp, signUp } from '../features/account/account.factory.js';
import { uploadPicture } from '../features/asset/picture.factory.js';
import { launchedSurvey } from '../features/publish/publish.factory.js';
import { submit } from '../features/response/response.factory.js';
import { buildGraph } from '../platform/graphql/build-graph.js';
import { GraphLimits } from '../platform/graphql/limits/graph-limits.js';
import { graph, v1 } from '../testing/callers.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { CacheQueries } from './cache-query.js';
import { everyQuestion } from './every-question.js';
import { randomFor } from './fuzz-plan.js';
import { sampleAnswers } from './samples.js';

const QUERIES = isFullRun ? 1000 : 200;
const RESPONSES = 4;
/** Reads after which the cache forgets how it put results together: it keeps that of every query, which fills the memory. */
const READS_KEPT = 40;
/** A thousand queries, as many as the full form has, take minutes on a loaded machine. */
const PATIENCE = 900_000;

type Data = Record<string, unknown>;

interface Asked {
  readonly document: DocumentNode;
  readonly data: Data;
}

describe('a client with a default cache', () => {
  const chance = randomFor('client cache');
  let app: TestApp;
  let author: SignedUp;
  let schema: GraphQLSchema;
  let surveyIds: readonly string[];

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
    schema = await buildGraph(app.features.resolvers);
    surveyIds = [await populated('Alpha'), await populated('Beta')];
  });
  afterAll(() => app.stop());

  /** Two of these have the same local ids throughout and no text in common. */
  async function populated(mark: string): Promise<string> {
    const definition = everyQuestion(mark, true);
    const id = await launchedSurvey(app, author, definition);
    for (const answers of sampleAnswers(definition, RESPONSES, chance)) await answer(id, answers as Answers);
    for (const name of [`${mark}.png`, `${mark} again.png`]) {
      const { filePath } = (await uploadPicture(app, author.token, { name })).data;
      await v1(app, 'POST', '/v1/surveys/image', { surveyId: id, name: filePath }, author.token);
    }
    return id;
  }

  /** Hands in what the survey takes of these answers. */
  async function answer(id: string, answers: Answers): Promise<void> {
    const { data } = await submit(app, id, answers);
    if (!data?.errors) return;
    const wrong = new Set<string>(data.errors.map(({ nodeId }: { nodeId: number }) => String(nodeId)));
    await submit(app, id, Object.fromEntries(Object.entries(answers).filter(([nodeId]) => !wrong.has(nodeId))));
  }

  /** Random queries of either survey that the server answers whole, as the cache sends them. */
  async function* answered(cache: InMemoryCache, count: number): AsyncGenerator<Asked> {
    const limits = new GraphLimits(schema);
    const queries = new CacheQueries(schema, chance);
    const known = new Map<string, string>();
    for (let given = 0; given < count; ) {
      const document = cache.transformDocument(parse(queryOf(queries, known)));
      if (validate(schema, document).length > 0 || !isAdmitted(limits, document)) continue;
      const { data, errors } = await graph(app, print(document), {}, author.token);
      // What went over a limit of a kind of work is null, and another query may well find it.
      if (errors) continue;
      noteObjects(data, known);
      given += 1;
      yield { document, data };
    }
  }

  /** The same of the one survey and of the other. */
  async function* titlesOfBoth(cache: InMemoryCache): AsyncGenerator<Asked> {
    for (const id of surveyIds) {
      const document = cache.transformDocument(parse(`{ survey(id: "${id}") { id nodes { id localId title } } }`));
      yield { document, data: (await graph(app, print(document), {}, author.token)).data };
    }
  }

  /** By the survey, by the list of surveys, or by any object that was met before. */
  function queryOf(queries: CacheQueries, known: ReadonlyMap<string, string>): string {
    const fields = schema.getQueryType()?.getFields() ?? {};
    const selection = (name: string) => (fields[name] ? queries.selectionOf(fields[name].type) : '');
    const [id, type] = known.size > 0 && fields.node ? chance.pick([...known]) : ['', ''];
    const byNode = [
      `node(id: "${id}") { id ${type && queries.fragmentOn(type)} }`,
      `nodes(ids: ["${id}"]) { id ${type && queries.fragmentOn(type)} }`,
    ];
    const bySurvey = `survey(id: "${chance.pick(surveyIds)}")${selection('survey')}`;
    return `{ ${chance.pick([bySurvey, bySurvey, `surveys${selection('surveys')}`, ...(type ? byNode : [])])} }`;
  }

  /** Asks, writes and reads; everything is read again after others were written over it. */
  async function readBack(cache: InMemoryCache, questions: AsyncIterable<Asked>) {
    const asked: Asked[] = [];
    const wrong = new Set<string>();
    let reads = 0;
    const look = ({ document, data }: Asked) => {
      reads += 1;
      if (reads % READS_KEPT === 0) cache.gc({ resetResultCache: true });
      const { result, complete } = cache.diff<Data>({ query: document, optimistic: false, returnPartialData: true });
      // What another query selected of an object without an id replaces it; then a part is missing, and a client asks again.
      if (!isDeepStrictEqual(result, complete ? data : partOf(data, result))) wrong.add(print(document));
      return { complete, found: valuesIn(result), all: valuesIn(data) };
    };
    for await (const one of questions) {
      cache.write({ dataId: 'ROOT_QUERY', query: one.document, result: one.data });
      if (!look(one).complete) wrong.add(print(one.document));
      asked.push(one);
      look(chance.pick(asked));
    }
    const looks = asked.map(look);
    return { wrong: [...wrong], found: sumOf(looks.map(({ found }) => found)), all: sumOf(looks.map(({ all }) => all)) };
  }

  it(
    `gets from it what the server answered, of ${QUERIES} random queries of two surveys made alike`,
    async () => {
      const cache = new InMemoryCache();
      const { wrong, found, all } = await readBack(cache, answered(cache, QUERIES));

      expect(wrong).toEqual([]);
      expect(found).toBeGreaterThan(all / 3);
    },
    PATIENCE,
  );

  it('would get one survey for the other if the numbers within a survey were what objects are kept by', async () => {
    const byNumber = ({ __typename, localId, id }: Data) => `${String(__typename)}:${String(localId ?? id)}`;

    const cache = new InMemoryCache({ dataIdFromObject: byNumber });
    const { wrong } = await readBack(cache, titlesOfBoth(cache));

    expect(wrong).not.toEqual([]);
  });
});

function isAdmitted(limits: GraphLimits, document: DocumentNode): boolean {
  try {
    limits.admit({ query: print(document), bytes: 0, signedIn: true });
    return true;
  } catch {
    return false;
  }
}

/** The value without what the other one has not. */
function partOf(value: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(other)) return value.map((item, index) => partOf(item, other[index]));
  if (!isRecord(value) || !isRecord(other)) return value;
  return Object.fromEntries(Object.keys(other).map((key) => [key, partOf(value[key], other[key])]));
}

function valuesIn(value: unknown): number {
  return isRecord(value) ? sumOf(Object.values(value).map(valuesIn)) : 1;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Notes every object with an id, and its type. */
function noteObjects(value: unknown, known: Map<string, string>): void {
  if (!isRecord(value)) return;
  const { id, __typename: type } = value;
  if (typeof id === 'string' && typeof type === 'string') known.set(id, type);
  for (const inner of Object.values(value)) noteObjects(inner, known);
}
