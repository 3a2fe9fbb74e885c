import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const ROW = 'id name parentId common itemCount';
const CATEGORY = `category { ${ROW} }`;
const QUESTION = 'item { id categoryId title type subType common } node';
const LIST = `query ($categoryId: ID, $common: Boolean, $keyword: String, $first: Int, $after: String) {
  libraryItems(categoryId: $categoryId, common: $common, keyword: $keyword, first: $first, after: $after) {
    totalCount edges { cursor node { id title type } } pageInfo { hasNextPage endCursor }
  }
}`;

describe('the question library in the graph', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const call = (query: string, variables: Record<string, unknown> = {}, by = author) => graph(app, query, variables, by.token);
  const mutate = (name: string, input: object, fields: string, by = author) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    return call(`mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, { input }, by);
  };

  it('goes all the way: category, question of a survey, search, content, change, deletion', async () => {
    const made = (await mutate('createLibraryCategory', { name: 'Teas' }, CATEGORY)).data.createLibraryCategory.category;
    expect(made).toEqual({ id: made.id, name: 'Teas', parentId: null, common: false, itemCount: 0 });
    const lower = (await mutate('createLibraryCategory', { name: 'Green', parentId: made.id }, CATEGORY)).data.createLibraryCategory
      .category;
    const { id: surveyId } = await createSurvey(app, author, {
      format: 1,
      title: 'Teas',
      nodes: [
        {
          id: 1,
          code: 'Q1',
          type: 14,
          subType: 1,
          title: 'How good?',
          options: [{ id: 2, code: '1', title: 'a' }],
          children: [{ id: 3, code: '1', title: 'b' }],
        },
      ],
    });

    const kept = (await mutate('addNodeToLibrary', { categoryId: lower.id, surveyId, nodeId: 1 }, QUESTION)).data.addNodeToLibrary;

    const node = { type: 14, subType: 1, title: 'How good?', options: [{ code: '1', title: 'a' }], children: [{ code: '1', title: 'b' }] };
    const item = { id: kept.item.id, categoryId: lower.id, title: 'How good?', type: 'MATRIX', subType: 1, common: false };
    expect(kept).toEqual({ item, node });
    expect((await call(LIST, { keyword: 'GOOD' })).data.libraryItems).toMatchObject({ totalCount: 1, edges: [{ node: { id: item.id } }] });
    expect((await call(`query ($id: ID!) { libraryQuestion(itemId: $id) { ${QUESTION} } }`, { id: item.id })).data.libraryQuestion).toEqual(
      kept,
    );

    const moved = await mutate('updateLibraryItem', { itemId: item.id, categoryId: made.id, node: { type: 3, title: 'Why?' } }, QUESTION);
    expect(moved.data.updateLibraryItem).toMatchObject({ item: { categoryId: made.id, title: 'Why?' }, node: { type: 3 } });
    expect((await mutate('renameLibraryCategory', { categoryId: made.id, name: 'All teas' }, CATEGORY)).data.renameLibraryCategory).toEqual(
      { category: { ...made, name: 'All teas', itemCount: 1 } },
    );
    const refused = await mutate('deleteLibraryEntries', { categoryIds: [made.id] }, 'items');
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'A0104', data: { items: 1, categories: 1 } });
    const gone = await mutate('deleteLibraryEntries', { categoryIds: [made.id], confirmed: true }, 'items categories');
    expect(gone.data.deleteLibraryEntries).toEqual({ items: 1, categories: 2 });
    expect((await call(`{ libraryCategories { ${ROW} } }`)).data.libraryCategories).toEqual([]);
  });

  it('shows both libraries a page at a time', async () => {
    const { data } = await mutate('createLibraryCategory', { name: 'Pages' }, 'category { id }');
    const categoryId: string = data.createLibraryCategory.category.id;
    for (const title of ['one', 'two']) {
      app.clock.advance(1);
      await mutate('createLibraryItem', { categoryId, node: { type: 3, title } }, QUESTION);
    }
    for (const common of [false, true]) {
      const page = (await call(LIST, { common, first: 1 })).data.libraryItems;
      const next = (await call(LIST, { common, first: 1, after: page.pageInfo.endCursor })).data.libraryItems;

      expect(page.pageInfo.hasNextPage).toBe(true);
      expect(next.edges[0].node.id).not.toBe(page.edges[0].node.id);
    }
    expect((await call(`{ libraryCategories(common: true) { ${ROW} } }`)).data.libraryCategories.length).toBeGreaterThan(10);
    for (const first of [0, 101]) for (const common of [false, true]) expect((await call(LIST, { first, common })).code).toBe('A0400');
    expect((await call(LIST, { keyword: 'x'.repeat(25), common: true })).code).toBe('A0400');
  });

  it("is nobody else's", async () => {
    const stranger = await signUp(app);
    const { data } = await mutate('createLibraryCategory', { name: 'Mine' }, 'category { id }');
    const categoryId: string = data.createLibraryCategory.category.id;
    const kept = await mutate('createLibraryItem', { categoryId, node: { type: 3 } }, QUESTION);
    const itemId: string = kept.data.createLibraryItem.item.id;

    const tries = [
      call(LIST, { categoryId }, stranger),
      call('query ($itemId: ID!) { libraryQuestion(itemId: $itemId) { node } }', { itemId }, stranger),
      mutate('createLibraryItem', { categoryId, node: { type: 3 } }, QUESTION, stranger),
      mutate('updateLibraryItem', { itemId, node: { type: 3 } }, QUESTION, stranger),
      mutate('deleteLibraryEntries', { itemIds: [itemId] }, 'items', stranger),
      mutate('deleteLibraryEntries', { categoryIds: [categoryId], confirmed: true }, 'items', stranger),
      mutate('renameLibraryCategory', { categoryId, name: 'Theirs' }, CATEGORY, stranger),
    ];

    for (const each of await Promise.all(tries)) expect(each.code).toBe('A0404');
    expect((await graph(app, '{ libraryCategories { id } }')).code).toBe('A0401');
  });
});
