import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIBRARY_LIMITS } from '@wence/schema';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { LibraryCategory } from './library-category.entity.js';
import { libraryCategory, libraryItem } from './library.factory.js';

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | 0;
}

describe('categories of the question library', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    author = await signUp(app);
  });

  const get = (path: string, by = author) => v1(app, 'GET', path, undefined, by.token);
  const save = (body: object, by = author) => v1(app, 'POST', '/v1/library/category', body, by.token);
  const namesOf = (list: readonly Listed[]) => list.map(({ name }) => name);

  it('are listed with id and name, those of the upper level apart from those below [S7.call.get-library-category] [S7.call.get-library-category-down] [S3.library.category-fields]', async () => {
    const [teas, cups] = [await libraryCategory(app, author, 'Teas'), await libraryCategory(app, author, 'Cups')];
    const green = await libraryCategory(app, author, 'Green', teas);
    await libraryItem(app, author, green, 'Which green tea?');

    const upper = await get('/v1/library/category');
    const lower = await get(`/v1/library/category-down?parentId=${teas}`);

    expect(upper).toMatchObject({ status: 200, code: '00000' });
    expect(upper.data).toEqual([
      { id: cups, name: 'Cups', parentId: 0, common: false, itemCount: 0 },
      { id: teas, name: 'Teas', parentId: 0, common: false, itemCount: 0 },
    ]);
    expect(lower.code).toBe('00000');
    expect(lower.data).toEqual([{ id: green, name: 'Green', parentId: teas, common: false, itemCount: 1 }]);
    expect((await get('/v1/library/category-down')).data).toEqual(lower.data);
    expect((await get(`/v1/library/category-down?parentId=${cups}`)).data).toEqual([]);
  });

  it('are made with a name and parentId 0, and renamed with their id [S7.call.post-library-category]', async () => {
    const made = await save({ name: ' Teas ', parentId: 0 });
    expect(made).toMatchObject({ code: '00000', data: { name: 'Teas', parentId: 0, itemCount: 0 } });

    const renamed = await save({ id: made.data.id, name: 'Fine teas', parentId: 0 });

    expect(renamed.data).toEqual({ ...made.data, name: 'Fine teas' });
    expect(namesOf((await get('/v1/library/category')).data)).toEqual(['Fine teas']);
    expect((await save({ id: made.data.id, name: 'x', parentId: made.data.id })).fields).toEqual([
      { field: 'parentId', rule: 'notAllowed' },
    ]);
  });

  it('are read with those below by the call whose action is not shown; it changes nothing [S7.call.post-library-category-id]', async () => {
    const teas = await libraryCategory(app, author, 'Teas');
    const green = await libraryCategory(app, author, 'Green', teas);
    const read = await v1(app, 'POST', `/v1/library/category/${teas}`, undefined, author.token);

    expect(read).toMatchObject({ status: 200, code: '00000', data: { id: teas, name: 'Teas', children: [{ id: green }] } });
    expect((await get('/v1/library/category')).data).toHaveLength(1);
  });

  it('have names of 1 to 24 characters [S5.library.name-non-empty] [S5.library.name-max-24]', async () => {
    expect((await save({ name: '\u{1f375}'.repeat(24) })).code).toBe('00000');
    for (const [name, rule, limit] of [
      ['x'.repeat(25), 'tooLong', 24],
      ['', 'tooShort', 1],
      ['   ', 'tooShort', 1],
    ] as const) {
      expect(await save({ name })).toMatchObject({ code: 'A0400', fields: [{ field: 'name', rule, limit }] });
    }
    expect((await get('/v1/library/category')).data).toHaveLength(1);
  });

  it('have names of their own on their level, whatever their letter case, also when both are sent at once', async () => {
    const both = await Promise.all([save({ name: 'Teas' }), save({ name: 'TEAS' })]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['00000', 'A0400']);
    expect(both.find(({ code }) => code === 'A0400')?.fields).toEqual([{ field: 'name', rule: 'notUnique' }]);

    const { id } = both.find(({ code }) => code === '00000')?.data ?? {};
    expect((await save({ name: 'Teas', parentId: id })).code).toBe('00000');
    const other = await libraryCategory(app, author, 'Cups');
    expect((await save({ id: other, name: 'teas' })).fields).toEqual([{ field: 'name', rule: 'notUnique' }]);
    expect((await save({ id: other, name: 'CUPS' })).data.name).toBe('CUPS');
    expect((await save({ name: 'Teas' }, await signUp(app))).code).toBe('00000');
  });

  it('stand on two levels', async () => {
    const teas = await libraryCategory(app, author, 'Teas');
    const green = await libraryCategory(app, author, 'Green', teas);

    expect((await save({ name: 'Too deep', parentId: green })).fields).toEqual([{ field: 'parentId', rule: 'notAllowed' }]);
  });

  it('are so many and no more, also when the last place is asked for twice at once', async () => {
    const rest = { ownerId: author.userId, parentId: '0', createdAt: app.clock.now() };
    const full = Array.from({ length: LIBRARY_LIMITS.categories - 1 }, (_, at) => ({
      ...rest,
      id: `full${author.userId.slice(0, 12)}${at}`,
      name: `c${at}`,
      nameKey: `c${at}`,
    }));
    await app.platform.unit.run(() => app.platform.database.repository(LibraryCategory).insert(full));

    const answers = await Promise.all([save({ name: 'One' }), save({ name: 'Two' })]);

    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00000', 'A0400']);
    expect(answers.find(({ code }) => code === 'A0400')?.fields).toEqual([
      { field: 'categories', rule: 'tooMany', limit: LIBRARY_LIMITS.categories },
    ]);
  });

  it("are nobody else's", async () => {
    const stranger = await signUp(app);
    const teas = await libraryCategory(app, author, 'Teas');
    const missing = await save({ id: 'nosuch', name: 'Mine' }, stranger);

    expect((await get('/v1/library/category', stranger)).data).toEqual([]);
    expect((await save({ id: teas, name: 'Mine' }, stranger)).text).toBe(missing.text);
    expect((await save({ name: 'Mine', parentId: teas }, stranger)).text).toBe(missing.text);
    expect((await get(`/v1/library/category-down?parentId=${teas}`, stranger)).code).toBe('A0404');
    expect((await v1(app, 'POST', `/v1/library/category/${teas}`, undefined, stranger.token)).code).toBe('A0404');
    expect((await v1(app, 'GET', '/v1/library/category')).code).toBe('A0401');
  });

  it('of the common library are there for every author, in the language of the request, and stay as they are', async () => {
    const inChinese = await get('/v1/library/category?common=1');
    const inEnglish = await v1(app, 'GET', '/v1/library/category?common=1', undefined, author.token, { 'accept-language': 'en' });
    const [first] = inEnglish.data;

    expect(first).toMatchObject({ name: 'About the respondent', common: true, parentId: 0 });
    expect(inChinese.data.map(({ id }: Listed) => id)).toEqual(inEnglish.data.map(({ id }: Listed) => id));
    expect(namesOf(inChinese.data)).not.toEqual(namesOf(inEnglish.data));
    expect((await get(`/v1/library/category-down?parentId=${first.id}`)).data).toHaveLength(4);
    expect((await save({ id: first.id, name: 'Mine' })).code).toBe('A0404');
    expect((await save({ name: 'Mine', parentId: first.id })).code).toBe('A0404');
    expect((await v1(app, 'POST', '/v1/library/delete', { categoryIds: [first.id], confirmed: true }, author.token)).code).toBe('A0404');
  });
});
