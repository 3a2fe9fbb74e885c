import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIBRARY_LIMITS, rowId, type SurveyDefinition } from '@wence/schema';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { Survey } from '../survey/survey.entity.js';
import { createSurvey } from '../survey/survey.factory.js';
import { LibraryItem } from './library-item.entity.js';
import { libraryCategory, libraryItem } from './library.factory.js';

const PIPED = 'Why <span data-ref="1" data-fallback="this tea">[Q1]</span>?';
const DEFINITION: SurveyDefinition = {
  format: 1,
  lastId: 9,
  title: 'Teas',
  nodes: [
    { id: 1, code: 'Q1', type: 1, title: 'Which tea?', options: [{ id: 2, code: 'A', title: 'Green' }] },
    { id: 3, code: 'Q2', type: 3, title: PIPED, required: true },
    { id: 4, code: 'G1', group: true, title: 'Group' },
  ],
};

interface Listed {
  readonly title: string;
}

describe('questions of the library', () => {
  let app: TestApp;
  let author: SignedUp;
  let teas: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    author = await signUp(app);
    teas = await libraryCategory(app, author, 'Teas');
  });

  const get = (path: string, by = author) => v1(app, 'GET', path, undefined, by.token);
  const post = (path: string, body: object, by = author) => v1(app, 'POST', path, body, by.token);
  const titles = async (query = '') => (await get(`/v1/library${query}`)).data.list.map(({ title }: Listed) => title);
  const rowOf = async (surveyId: string, localId: number) => {
    const { number } = await app.platform.database.repository(Survey).findOneByOrFail({ id: surveyId });
    return rowId(number, localId);
  };

  it('are kept from a survey by libraryCategoryId and nodeId [S7.call.post-library-node] [S3.library.add-question-fields]', async () => {
    const { id: surveyId } = await createSurvey(app, author, DEFINITION);

    const kept = await post('/v1/library/node', { libraryCategoryId: teas, nodeId: await rowOf(surveyId, 3) });

    expect(kept).toMatchObject({
      code: '00000',
      data: {
        libraryCategoryId: teas,
        title: 'Why this tea?',
        type: 3,
        subType: 0,
        common: false,
        node: { type: 3, title: 'Why this tea?', required: true },
      },
    });
    expect(await titles(`?libraryCategoryId=${teas}`)).toEqual(['Why this tea?']);
    expect((await get(`/v1/library/${kept.data.id}`)).data).toEqual(kept.data);
  });

  it('do not change when the survey does', async () => {
    const { id: surveyId } = await createSurvey(app, author, DEFINITION);
    const nodeId = await rowOf(surveyId, 1);
    const { id } = (await post('/v1/library/node', { libraryCategoryId: teas, nodeId })).data;

    await v1(app, 'POST', `/v1/nodes/remove/${nodeId}`, {}, author.token);

    expect((await get(`/v1/library/${id}`)).data.node.options).toEqual([{ code: 'A', title: 'Green' }]);
  });

  it('are no pages and no containers, and come from a survey of one’s own', async () => {
    const { id: surveyId } = await createSurvey(app, author, DEFINITION);
    const add = async (localId: number, by = author, libraryCategoryId = teas) =>
      post('/v1/library/node', { libraryCategoryId, nodeId: await rowOf(surveyId, localId) }, by);
    const stranger = await signUp(app);

    expect(await add(4)).toMatchObject({ code: 'A0400', fields: [{ field: 'nodeId', rule: 'notAllowed' }] });
    expect((await add(8)).code).toBe('A0404');
    expect((await add(1, stranger)).code).toBe('A0404');
    expect((await add(1, stranger, await libraryCategory(app, stranger, 'Mine'))).code).toBe('A0404');
    expect((await add(1, author, 'nosuch')).code).toBe('A0404');
  });

  it('are saved as they are sent, in canonical form, and listed [S7.call.post-library] [S7.call.get-library]', async () => {
    const node = { type: 1, title: 'Which cup?', options: [{ title: 'Big', required: true }, { title: 'Small' }], setting: { column: 1 } };

    const saved = await post('/v1/library', { libraryCategoryId: teas, node });

    const options = [
      { code: '1', title: 'Big' },
      { code: '2', title: 'Small' },
    ];
    expect(saved).toMatchObject({ status: 200, code: '00000' });
    expect(saved.data.node).toEqual({ type: 1, title: 'Which cup?', options });
    const { node: _, ...listed } = saved.data;
    expect((await get('/v1/library')).data).toEqual({ total: 1, list: [listed], startCursor: null, endCursor: null });
  });

  it('are moved and exchanged with their id [S7.call.post-library]', async () => {
    const cups = await libraryCategory(app, author, 'Cups');
    const id = await libraryItem(app, author, teas, 'Which cup?');

    expect((await post('/v1/library', { id, libraryCategoryId: cups })).data).toMatchObject({
      libraryCategoryId: cups,
      title: 'Which cup?',
    });
    expect((await post('/v1/library', { id, node: { type: 4, title: 'How big?' } })).data).toMatchObject({
      id,
      type: 4,
      title: 'How big?',
    });
    expect([await titles(`?libraryCategoryId=${teas}`), await titles(`?libraryCategoryId=${cups}`)]).toEqual([[], ['How big?']]);
    expect((await post('/v1/library', { id, libraryCategoryId: 'nosuch' })).code).toBe('A0404');
  });

  it.each([
    [{ node: { type: 1, title: '' } }, 'node.title', 'tooShort'],
    [{ node: { group: true, title: 'x' } }, 'node', 'notAllowed'],
    [{ node: { type: 1, id: 4 } }, 'node.id', 'unknownKey'],
    [{}, 'node', 'required'],
    [{ node: { type: 3 }, libraryCategoryId: undefined }, 'libraryCategoryId', 'required'],
  ])('are questions that could be added to a survey: %j is refused', async (body, field, rule) => {
    expect(await post('/v1/library', { libraryCategoryId: teas, ...body })).toMatchObject({ code: 'A0400', fields: [{ field, rule }] });
    expect(await titles()).toEqual([]);
  });

  it('are found by part of their title, whatever its letter case, without wildcards', async () => {
    for (const title of ['Green tea', 'Black TEA', '100 % cocoa']) await libraryItem(app, author, teas, title);

    expect((await titles('?keyword=tea')).toSorted()).toEqual(['Black TEA', 'Green tea']);
    expect(await titles('?keyword=%25')).toEqual(['100 % cocoa']);
    expect(await titles('?keyword=__')).toEqual([]);
    expect((await get(`/v1/library?keyword=${'x'.repeat(25)}`)).fields).toEqual([{ field: 'keyword', rule: 'tooLong', limit: 24 }]);
  });

  it('are shown newest first, page by page', async () => {
    for (const title of ['one', 'two', 'three']) {
      app.clock.advance(1);
      await libraryItem(app, author, teas, title);
    }
    const { data } = await get('/v1/library?first=2');

    expect(data.list.map(({ title }: Listed) => title)).toEqual(['three', 'two']);
    expect(data.total).toBe(3);
    expect(await titles(`?first=2&after=${data.endCursor}`)).toEqual(['one']);
  });

  it('of the common library come in its order, page by page, and are found in the language of the request', async () => {
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const { data } = await get(`/v1/library?common=1&first=25${after && `&after=${after}`}`);
      seen.push(...data.list.map(({ id }: { id: string }) => id));
      after = data.endCursor;
      if (after === null) expect(seen).toHaveLength(data.total);
    }
    const english = await v1(app, 'GET', '/v1/library?common=1&keyword=RECOMMEND', undefined, author.token, { 'accept-language': 'en' });

    expect(new Set(seen).size).toBe(seen.length);
    expect(english.data.list.length).toBeGreaterThan(2);
    const [first] = english.data.list;
    expect(first).toMatchObject({ common: true, type: 4 });
    expect((await get(`/v1/library/${first.id}`)).data.node.setting).toMatchObject({ min: 0, max: 10 });
    expect((await get(`/v1/library?libraryCategoryId=${first.libraryCategoryId}`)).data.total).toBe(6);
    expect((await get('/v1/library?common=1&after=x')).code).toBe('A0400');
    expect((await post('/v1/library', { id: first.id, node: { type: 3 } })).code).toBe('A0404');
    expect((await post('/v1/library/delete', { ids: [first.id] })).code).toBe('A0404');
  });

  it('are so many in a category and no more, also when the last place is asked for twice at once', async () => {
    const rest = {
      ownerId: author.userId,
      categoryId: teas,
      type: 3,
      subType: null,
      node: '{}',
      title: 'x',
      titleKey: 'x',
      createdAt: app.clock.now(),
    };
    const full = Array.from({ length: LIBRARY_LIMITS.itemsPerCategory - 1 }, (_, at) => ({ ...rest, id: `${teas.slice(0, 16)}${at}` }));
    await app.platform.unit.run(() => app.platform.database.repository(LibraryItem).insert(full));
    const save = () => post('/v1/library', { libraryCategoryId: teas, node: { type: 3 } });

    const answers = await Promise.all([save(), save()]);

    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00000', 'A0400']);
    expect(answers.find(({ code }) => code === 'A0400')?.fields).toEqual([
      { field: 'items', rule: 'tooMany', limit: LIBRARY_LIMITS.itemsPerCategory },
    ]);
  });

  it('are deleted, all that are named or none [S7.call.post-library-delete]', async () => {
    const [one, two, three] = [
      await libraryItem(app, author, teas, 'one'),
      await libraryItem(app, author, teas, 'two'),
      await libraryItem(app, author, teas, 'three'),
    ];
    const strange = await libraryItem(app, await strangersCategory(), strangeCategory, 'strange');

    expect((await post('/v1/library/delete', { ids: [one, strange] })).code).toBe('A0404');
    expect(await titles()).toHaveLength(3);
    expect((await post('/v1/library/delete', { ids: [one, two, one] })).data).toEqual({ categories: 0, items: 2 });
    expect(await titles()).toEqual(['three']);
    expect((await get(`/v1/library/${one}`)).code).toBe('A0404');
    expect((await post('/v1/library/delete', { ids: [three] })).code).toBe('00000');
    expect((await post('/v1/library/delete', { ids: [three] })).code).toBe('A0404');
  });

  let strangeCategory: string;
  const strangersCategory = async () => {
    const stranger = await signUp(app);
    strangeCategory = await libraryCategory(app, stranger, 'Theirs');
    return stranger;
  };

  it('go with their category, once that is confirmed', async () => {
    const green = await libraryCategory(app, author, 'Green', teas);
    await libraryItem(app, author, green, 'one');
    const two = await libraryItem(app, author, teas, 'two');
    const remove = (body: object) => post('/v1/library/delete', { categoryIds: [teas], ...body });

    expect(await remove({})).toMatchObject({ code: 'A0104', data: { items: 2, categories: 1 } });
    expect(await remove({ ids: [two] })).toMatchObject({ code: 'A0104', data: { items: 1, categories: 1 } });
    expect(await titles()).toHaveLength(2);
    expect((await remove({ confirmed: true })).data).toEqual({ categories: 2, items: 2 });
    expect(await titles()).toEqual([]);
    expect((await get('/v1/library/category')).data).toEqual([]);
    const empty = await libraryCategory(app, author, 'Empty');
    expect((await post('/v1/library/delete', { categoryIds: [empty] })).data).toEqual({ categories: 1, items: 0 });
  });
});
