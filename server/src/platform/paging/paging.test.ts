import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { answersOf, randomRuns, single, survey } from '@wence/schema/testing';
import * as fc from 'fast-check';
import { SelectQueryBuilder } from 'typeorm';
import { type SignedUp, signUp } from '../../features/account/account.factory.js';
import { uploadPicture } from '../../features/asset/picture.factory.js';
import { launchedSurvey } from '../../features/publish/publish.factory.js';
import { submit } from '../../features/response/response.factory.js';
import { createSurvey } from '../../features/survey/survey.factory.js';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const ENTRIES = 9;
const RUNS = 12;

interface Part {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

interface Connection {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

/** Every connection, as it stands in a query; `page` are its arguments. */
const CONNECTIONS: Readonly<Record<string, (page: string, surveyId: string) => string>> = {
  surveys: (page) => `list: surveys(${page})`,
  'surveys of a keyword': (page) => `list: surveys(${page}, filter: { keyword: "A survey" })`,
  responses: (page, id) => `list: responses(surveyId: "${id}", ${page})`,
  'Survey.responses': (page, id) => `survey(id: "${id}") { list: responses(${page})`,
  surveyImages: (page) => `list: surveyImages(${page})`,
  'Survey.images': (page, id) => `survey(id: "${id}") { list: images(${page})`,
  libraryItems: (page) => `list: libraryItems(${page})`,
  'libraryItems of the product': (page) => `list: libraryItems(common: true, ${page})`,
};

/** Lists of `/v1` with the name under which their entries come. */
const V1_LISTS: Readonly<Record<string, readonly [path: (surveyId: string) => string, entries: string]>> = {
  'GET /v1/surveys': [() => '/v1/surveys?', 'list'],
  'GET /v1/surveys/responses/{id}': [(id) => `/v1/surveys/responses/${id}?`, 'list'],
  'GET /v1/surveys/image': [() => '/v1/surveys/image?', 'surveyImages'],
  'GET /v1/library': [() => '/v1/library?', 'list'],
  'GET /v1/library of the product': [() => '/v1/library?common=1&', 'list'],
};

describe('a list', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
    surveyId = await launchedSurvey(app, author, tea);
    const { data } = await v1(app, 'POST', '/v1/library/category', { name: 'Teas' }, author.token);
    for (let made = 0; made < ENTRIES; made += 1) {
      // Of each three, the last two are of the same instant.
      if (made % 3 < 2) app.clock.advance(1);
      await createSurvey(app, author);
      await submit(app, surveyId, answersOf(tea, { Q1: 'tea' }));
      const { filePath: name } = (await uploadPicture(app, author.token)).data;
      await v1(app, 'POST', '/v1/surveys/image', { surveyId, name }, author.token);
      await v1(app, 'POST', '/v1/library', { libraryCategoryId: data.id, node: { type: 3, title: `Why ${made}?` } }, author.token);
    }
  });
  afterAll(() => app.stop());

  /** Pages through the list in one direction, each page of the next of these sizes. */
  async function walk<P>(
    sizes: readonly number[],
    read: (size: number, cursor: string | null) => Promise<P>,
    next: (page: P) => string | null,
  ) {
    const pages: P[] = [];
    let cursor: string | null = null;
    do {
      const page: P = await read(sizes[pages.length % sizes.length] ?? 1, cursor);
      pages.push(page);
      cursor = next(page);
    } while (cursor !== null && pages.length < 100);
    return pages;
  }

  const forward = (size: number, cursor: string | null): Part => ({ first: size, after: cursor });
  const backward = (size: number, cursor: string | null): Part => ({ last: size, before: cursor });
  const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 });

  describe.each(Object.entries(CONNECTIONS))('%s', (_, at) => {
    const QUERY = '$first: Int, $after: String, $last: Int, $before: String';
    const PAGE = 'first: $first, after: $after, last: $last, before: $before';
    const read = async (part: Part): Promise<Connection> => {
      const field = at(PAGE, surveyId);
      const end = field.startsWith('survey(') ? '}' : '';
      const query = `query (${QUERY}) { ${field} { edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } ${end} }`;
      const { data, errors } = await graph(app, query, { ...part }, author.token);
      expect(errors).toBeUndefined();
      return data.list ?? data.survey.list;
    };
    const idsOf = (pages: readonly Connection[]) => pages.flatMap(({ edges }) => edges.map(({ node }) => node.id));
    const nextOf = ({ pageInfo }: Connection) => (pageInfo.hasNextPage ? pageInfo.endCursor : null);
    const previousOf = ({ pageInfo }: Connection) => (pageInfo.hasPreviousPage ? pageInfo.startCursor : null);

    it('gives every entry once, in the same order, by pages of any size, forward and backward', async () => {
      const all = idsOf([await read({ first: 100 })]);
      expect(new Set(all).size).toBe(all.length);
      expect(all.length).toBeGreaterThanOrEqual(ENTRIES);

      await fc.assert(
        fc.asyncProperty(sizes, async (taken) => {
          const onward = await walk(taken, (size, cursor) => read(forward(size, cursor)), nextOf);
          const back = (await walk(taken, (size, cursor) => read(backward(size, cursor)), previousOf)).toReversed();

          expect(idsOf(onward)).toEqual(all);
          expect(idsOf(back)).toEqual(all);
          for (const pages of [onward, back]) {
            expect(pages.map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual(pages.map((_page, index) => index > 0));
            expect(pages.map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual(pages.map((_page, index) => index < pages.length - 1));
          }
        }),
        randomRuns(RUNS),
      );
    });

    it('has nothing behind its end and nothing in front of its beginning, and says that the rest is there', async () => {
      const { startCursor, endCursor } = (await read({ first: 100 })).pageInfo;

      const [behind, inFront] = [await read({ after: endCursor }), await read({ before: startCursor })];

      expect(behind).toEqual({
        edges: [],
        pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
      });
      expect(inFront).toEqual({
        edges: [],
        pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: null },
      });
    });

    it.each([
      [
        { first: 2, last: 2 },
        { field: 'last', rule: 'notAllowed' },
      ],
      [
        { first: 2, before: 'x' },
        { field: 'before', rule: 'notAllowed' },
      ],
      [
        { after: 'x', last: 2 },
        { field: 'last', rule: 'notAllowed' },
      ],
      [
        { after: 'x', before: 'x' },
        { field: 'before', rule: 'notAllowed' },
      ],
      [{ first: 0 }, { field: 'first', rule: 'tooSmall', limit: 1 }],
      [{ first: 101 }, { field: 'first', rule: 'tooLarge', limit: 100 }],
      [{ last: 0 }, { field: 'last', rule: 'tooSmall', limit: 1 }],
      [{ last: 101 }, { field: 'last', rule: 'tooLarge', limit: 100 }],
      [{ after: '' }, { field: 'after', rule: 'format' }],
      [{ before: 'strange' }, { field: 'before', rule: 'format' }],
    ])('refuses %j and names field and rule', async (part: Part, fault) => {
      const field = at(PAGE, surveyId);
      const query = `query (${QUERY}) { ${field} { edges { cursor } } ${field.startsWith('survey(') ? '}' : ''} }`;

      const { errors } = await graph(app, query, { ...part }, author.token);

      expect(errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [fault] });
    });
  });

  it('is counted only where somebody asks how many there are', async () => {
    const counts = jest.spyOn(SelectQueryBuilder.prototype, 'getCount');
    const ask = (fields: string) =>
      graph(app, `{ surveys(first: 2) { ${fields} } surveyImages(first: 2) { ${fields} } }`, {}, author.token);

    await ask('edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }');
    expect(counts).toHaveBeenCalledTimes(0);

    const { data } = await ask('totalCount');
    expect([data.surveys.totalCount, data.surveyImages.totalCount]).toEqual([ENTRIES + 1, ENTRIES]);
    expect(counts).toHaveBeenCalledTimes(2);
    counts.mockRestore();
  });

  it.each(Object.entries(V1_LISTS))('%s pages both ways as well', async (_, [path, entries]) => {
    const read = async (query: string) => (await v1(app, 'GET', `${path(surveyId)}${query}`, undefined, author.token)).data;
    const idsOf = (pages: readonly Record<string, { id: string }[]>[]) => pages.flatMap((page) => page[entries]?.map(({ id }) => id) ?? []);
    const all = idsOf([await read('first=100')]);

    const onward = await walk(
      [4],
      (size, cursor) => read(`first=${size}${cursor ? `&after=${cursor}` : ''}`),
      ({ endCursor }) => endCursor,
    );
    const back = await walk(
      [4],
      (size, cursor) => read(`last=${size}${cursor ? `&before=${cursor}` : ''}`),
      ({ startCursor }) => startCursor,
    );

    expect(idsOf(onward)).toEqual(all);
    expect(idsOf(back.toReversed())).toEqual(all);
    expect([onward[0].startCursor, back[0].endCursor, onward[0].total, all.length]).toEqual([null, null, all.length, all.length]);
    expect((await v1(app, 'GET', `${path(surveyId)}first=2&last=2`, undefined, author.token)).fields).toEqual([
      { field: 'last', rule: 'notAllowed' },
    ]);
  });
});
