import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SOURCE_TAG_LIMITS } from '@wence/schema';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { visit } from '../visit/visit.factory.js';
import { SourceTag } from './source-tag.entity.js';
import { sourceTag } from './source-tag.factory.js';

const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const tea = answersOf(drinks, { Q1: 'tea' });

const LIST = `query ($id: ID!) { survey(id: $id) { sourceTags {
  id name code enabled url qrCode deletedAt figures { visits started completed lastResponseAt }
} } }`;
const SOURCES = `query ($id: ID!) {
  overallReport(surveyId: $id) { collection { sources { source name count } } }
  responses(surveyId: $id) { edges { node { source sourceName } } }
}`;

interface Tag {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

describe('source tags', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    id = await launchedSurvey(app, author, drinks);
  });

  const path = (tagId = '') => `/v1/surveys/source/${id}${tagId && `/${tagId}`}`;
  const create = (names: readonly string[], { token } = author) => v1(app, 'POST', path(), { names }, token);
  const change = (tagId: string, body: object, { token } = author) => v1(app, 'PUT', path(tagId), body, token);
  const remove = (tagId: string, { token } = author) => v1(app, 'POST', `${path(tagId)}/delete`, {}, token);
  const list = async () => (await v1(app, 'GET', path(), undefined, author.token)).data.list;

  it('are made by lines, all or none, each with a code and a link of its own', async () => {
    const { data } = await create(['  Poster ', '\u6d77\u62a5', 'Newsletter']);

    expect(data.list.map(({ name }: Tag) => name)).toEqual(['Poster', '\u6d77\u62a5', 'Newsletter']);
    for (const { code, url } of data.list) {
      expect(code).toMatch(/^[0-9a-z]{6}$/);
      expect(url).toBe(`${app.platform.publicUrl()}/r/${id}?s=${code}`);
    }
    expect(await list()).toEqual(data.list);
    expect((await create(['Fine', 'Poster', ' ', 'x'.repeat(25), 'Fine'])).fields).toEqual([
      { field: 'names[2]', rule: 'tooShort', limit: 1 },
      { field: 'names[3]', rule: 'tooLong', limit: 24 },
      { field: 'names[4]', rule: 'notUnique' },
    ]);
    expect((await create(['Fine', 'Poster'])).fields).toEqual([{ field: 'names[1]', rule: 'notUnique' }]);
    expect((await create([])).fields).toEqual([{ field: 'names', rule: 'required' }]);
    expect(await list()).toHaveLength(3);
  });

  it('are so many of a survey at most, and one of each name, also when they come at once', async () => {
    const twins = await Promise.all([1, 2, 3].map(() => create(['Twin'])));
    expect(twins.map(({ code }) => code).toSorted()).toEqual(['00000', 'A0400', 'A0400']);
    const limit = SOURCE_TAG_LIMITS.perSurvey;
    await create(Array.from({ length: limit - 2 }, (_, index) => `t${index}`));

    const rest = await Promise.all(['a', 'b', 'c'].map((name) => create([name])));

    expect(rest.map(({ code }) => code).toSorted()).toEqual(['00000', 'A0400', 'A0400']);
    expect(rest.find(({ code }) => code === 'A0400')?.fields).toEqual([{ field: 'names', rule: 'tooMany', limit }]);
    expect(new Set((await list()).map(({ code }: Tag) => code)).size).toBe(limit);
  });

  it('have no link before the survey was launched', async () => {
    const { id: draft } = await createSurvey(app, author);
    await sourceTag(app, author, draft, 'Poster');

    expect((await graph(app, LIST, { id: draft }, author.token)).data.survey.sourceTags).toMatchObject([{ url: null, qrCode: null }]);
  });

  it('keep their code when they are renamed or switched off, and are taken back as they were read', async () => {
    const { id: tagId, code } = await sourceTag(app, author, id, 'Poster');
    const [read] = await list();

    expect((await change(tagId, read)).data).toEqual(read);
    expect((await change(tagId, { name: 'Flyer', enabled: false })).data).toMatchObject({ name: 'Flyer', enabled: false, code });
    expect((await change(tagId, { code: 'abcdef' })).fields).toEqual([{ field: 'code', rule: 'readOnly' }]);
    await sourceTag(app, author, id, 'Poster');
    expect((await change(tagId, { name: 'Poster' })).fields).toEqual([{ field: 'name', rule: 'notUnique' }]);
  });

  it('never keep anybody from answering, whether they are known, switched off or made up', async () => {
    const { id: tagId, code } = await sourceTag(app, author, id, 'Poster');
    await change(tagId, { enabled: false });

    for (const source of [code, 'nosuch']) {
      expect((await v1(app, 'GET', `/v1/r/${id}?s=${source}`)).code).toBe('00000');
      expect((await submit(app, id, tea, { source })).code).toBe('00000');
    }
  });

  it('say how many came by them, counted from visits and responses', async () => {
    const [poster, mail] = [await sourceTag(app, author, id, 'Poster'), await sourceTag(app, author, id, 'Mail')];
    await visit(app, id, { source: poster.code });
    await visit(app, id, { source: poster.code, hasAnswers: true });
    await visit(app, id, { source: 'elsewhere' });
    await submit(app, id, tea, { source: poster.code });
    app.clock.advance(1000);
    await submit(app, id, tea, { source: poster.code });
    await submit(app, id, tea);

    const { data } = await graph(app, LIST, { id }, author.token);

    const lastResponseAt = app.clock.now().toISOString();
    expect(data.survey.sourceTags.map(({ figures }: { figures: object }) => figures)).toEqual([
      { visits: 2, started: 1, completed: 2, lastResponseAt },
      { visits: 0, started: 0, completed: 0, lastResponseAt: null },
    ]);
    expect(data.survey.sourceTags[1]).toMatchObject({ code: mail.code, qrCode: expect.stringMatching(/^data:image\/svg/) });
    expect((await list())[0]).toMatchObject({ visits: 2, started: 1, completed: 2, lastResponseAt });
  });

  it('are gone when they are deleted and no response came by them; else they are kept for the results and can be restored', async () => {
    const [used, unused] = [await sourceTag(app, author, id, 'Poster'), await sourceTag(app, author, id, 'Mail')];
    await submit(app, id, tea, { source: used.code });

    expect((await remove(unused.id)).data).toMatchObject({ deletedAt: app.clock.now().toISOString() });
    expect((await remove(used.id)).code).toBe('00000');

    expect(await list()).toMatchObject([{ name: 'Poster', deletedAt: app.clock.now().toISOString(), completed: 1 }]);
    expect((await change(used.id, { name: 'X' })).code).toBe('A0404');
    expect((await v1(app, 'POST', `${path(unused.id)}/restore`, {}, author.token)).code).toBe('A0404');
    expect((await v1(app, 'POST', `${path(used.id)}/restore`, {}, author.token)).data).toMatchObject({ deletedAt: null });
  });

  it('give their names to what results tell of sources; a code without a tag stands for itself', async () => {
    const { id: tagId, code } = await sourceTag(app, author, id, 'Poster');
    await submit(app, id, tea, { source: code });
    await submit(app, id, tea, { source: code });
    await submit(app, id, tea, { source: 'elsewhere' });

    const { data, errors } = await graph(app, SOURCES, { id }, author.token);
    const columns = await v1(app, 'GET', `/v1/surveys/columns/${id}`, undefined, author.token);
    const file = await app.http.inject({
      url: `/v1/surveys/export/${id}?type=3&kind=2`,
      headers: { authorization: `Bearer ${author.token}` },
    });

    expect(errors).toBeUndefined();
    expect(data.overallReport.collection.sources).toEqual([
      { source: code, name: 'Poster', count: 2 },
      { source: 'elsewhere', name: 'elsewhere', count: 1 },
    ]);
    expect(data.responses.edges.map(({ node }: { node: object }) => node)).toEqual(
      expect.arrayContaining([
        { source: code, sourceName: 'Poster' },
        { source: 'elsewhere', sourceName: 'elsewhere' },
      ]),
    );
    expect(columns.data.list.find(({ key }: { key: string }) => key === 'source').values).toMatchObject([{ code, title: 'Poster' }]);
    expect([file.body.includes('Poster'), file.body.includes(code), file.body.includes('elsewhere')]).toEqual([true, false, true]);
    await change(tagId, { name: 'Flyer' });
    expect((await graph(app, SOURCES, { id }, author.token)).data.overallReport.collection.sources[0].name).toBe('Flyer');
  });

  it('are nobody else\u2019s, and of no other survey', async () => {
    const { id: tagId } = await sourceTag(app, author, id, 'Mine');
    const [stranger, other] = [await signUp(app), await launchedSurvey(app, author, drinks)];

    expect((await create(['Theirs'], stranger)).code).toBe('A0404');
    expect((await change(tagId, { name: 'Theirs' }, stranger)).text).toBe((await change('nosuchtag', { name: 'X' }, stranger)).text);
    expect((await remove(tagId, stranger)).code).toBe('A0404');
    expect((await v1(app, 'PUT', `/v1/surveys/source/${other}/${tagId}`, { name: 'X' }, author.token)).code).toBe('A0404');
  });

  it('answer the graph alike, and go with their survey', async () => {
    const ask = (name: string, input: object, what: string) =>
      graph(app, `mutation ($input: ${name}!) { ${what} }`, { input }, author.token);
    const made = await ask(
      'CreateSourceTagsInput',
      { surveyId: id, names: ['A', 'B'] },
      'createSourceTags(input: $input) { survey { id } tags { id name } }',
    );
    const [first] = made.data.createSourceTags.tags;
    const input = { tagId: first.id };
    const updated = await ask(
      'UpdateSourceTagInput',
      { ...input, enabled: false },
      'updateSourceTag(input: $input) { tag { name enabled } }',
    );
    const deleted = await ask('SourceTagInput', input, 'deleteSourceTag(input: $input) { tag { id deletedAt } }');
    const restored = await ask('SourceTagInput', input, 'restoreSourceTag(input: $input) { tag { id } }');

    expect(made.data.createSourceTags).toMatchObject({ survey: { id }, tags: [{ name: 'A' }, { name: 'B' }] });
    expect(updated.data.updateSourceTag.tag).toEqual({ name: 'A', enabled: false });
    expect(deleted.data.deleteSourceTag.tag).toEqual({ id: first.id, deletedAt: app.clock.now().toISOString() });
    expect(restored.code).toBe('A0404');
    await app.features.sourceTag.sourceTags.purge(id);
    expect(await app.platform.database.repository(SourceTag).countBy({ surveyId: id })).toBe(0);
  });
});
