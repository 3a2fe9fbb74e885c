import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { canonicalText, sha256Hex } from '@wence/schema';
import { multiple, single, surveyWith, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { CHINESE_TITLES } from './fixtures/titles.js';
import { createSurvey, setState } from './survey.factory.js';

const FOOD = surveyWith(
  { title: CHINESE_TITLES.food, welcome: 'Hello', language: 'en', perPage: true },
  single('Q1', 'Colour?', ['red', 'blue', 'green']),
  multiple('Q2', 'Which?', ['a', 'b']),
  text('Q3', 'Why? 😀'),
);

describe('a definition as one document', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  afterAll(() => app.stop());

  const path = (id: string) => `/v1/surveys/${id}/definition`;
  const get = (id: string) => v1(app, 'GET', path(id), undefined, author.token);
  const put = (id: string, definition: unknown, headers: Record<string, string> = {}, query = '') =>
    v1(app, 'PUT', path(id) + query, definition, author.token, headers);
  /** The bytes of the definition inside an answer. */
  const bytesOf = (answer: { text: string }) => answer.text.slice(answer.text.indexOf('"definition":'));

  it('comes back byte for byte after export, import, export', async () => {
    const { id } = await createSurvey(app, author, FOOD);
    const first = await get(id);

    const again = await put(id, first.data.definition, { 'If-Match': String(first.data.revision) });
    const elsewhere = await createSurvey(app, author, first.data.definition);

    expect(again.data).toMatchObject({ changed: false, revision: first.data.revision });
    expect((await get(id)).text).toBe(first.text);
    expect(bytesOf(await get(elsewhere.id))).toBe(bytesOf(first));
    expect(JSON.stringify(first.data.definition)).toBe(canonicalText(FOOD));
  });

  it('may come in any order, with defaults spelled out and without lastId', async () => {
    const { id } = await createSurvey(app, author);

    const answer = await put(id, {
      nodes: [{ title: 'Why?', required: false, type: 3, setting: { size: 1, format: 0 }, code: 'Q1', id: 7 }],
      logic: [],
      perPage: false,
      language: 'zh-CN',
      title: 'T',
      format: 1,
    });

    expect(answer.data).toMatchObject({ changed: true, revision: 2, added: [7], removed: [], updated: [0] });
    expect((await get(id)).data.definition).toEqual({
      format: 1,
      lastId: 7,
      nodes: [{ code: 'Q1', id: 7, title: 'Why?', type: 3 }],
      title: 'T',
    });
  });

  it.each([
    ['a zero character', 'a\u0000b'],
    ['half of a pair', 'a\ud83d'],
    ['lines and quotes', 'a\n"b"\\c\u2028'],
    ['letters that grow when they are made small', '\u0130'.repeat(2000)],
  ])('keeps a title with %s, or refuses it by its name', async (_what, title) => {
    const { id } = await createSurvey(app, author);

    const answer = await put(id, { format: 1, title, nodes: [] });

    if (answer.code === '00000') expect((await get(id)).data.definition.title).toBe(title);
    else expect(answer).toMatchObject({ code: 'A0400', fields: [{ field: 'title' }] });
  });

  it('tells with dryRun what would change, and changes nothing', async () => {
    const { id, revision } = await createSurvey(app, author, FOOD);
    const [first, second, third] = FOOD.nodes;
    const changed = { ...FOOD, nodes: [third, { ...first, title: 'Colour!' }] };

    const plan = await put(id, changed, { 'If-Match': `"${revision}"` }, '?dryRun=1');

    expect(plan.data).toMatchObject({ revision, changed: true, added: [], updated: [1] });
    expect(plan.data.removed).toEqual([second?.id, ...(second?.options ?? []).map((option) => option.id)]);
    expect((await get(id)).data.revision).toBe(revision);
    const done = await put(id, changed, { 'If-Match': `"${revision}"` });
    expect(done.data).toEqual({ ...plan.data, revision: revision + 1 });
  });

  it('needs the newest revision once somebody has edited', async () => {
    const { id, revision } = await createSurvey(app, author, FOOD);

    const without = await put(id, { ...FOOD, title: 'A' });
    const old = await put(id, { ...FOOD, title: 'A' }, { 'If-Match': String(revision - 1) });
    const nonsense = await put(id, { ...FOOD, title: 'A' }, { 'If-Match': 'newest' });
    const newest = await put(id, { ...FOOD, title: 'A' }, { 'If-Match': `"${revision}"` });

    expect([without.code, old.code, nonsense.code, newest.code]).toEqual(['A0415', 'A0415', 'A0400', '00000']);
    expect(old.data).toEqual({ revision });
    expect(nonsense.fields).toEqual([{ field: 'If-Match', rule: 'format' }]);
  });

  it('lets only one of two writers of the same revision win', async () => {
    const { id, revision } = await createSurvey(app, author, FOOD);

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => put(id, { ...FOOD, title: `T${i}` }, { 'If-Match': String(revision) })),
    );

    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'A0415')).toHaveLength(9);
  });

  it('keeps ids that were handed out from being used again, whatever lastId comes', async () => {
    const { id, revision } = await createSurvey(app, author, FOOD);

    const shrunk = await put(id, { ...FOOD, nodes: FOOD.nodes.slice(0, 1), lastId: undefined }, { 'If-Match': String(revision) });

    expect(shrunk.code).toBe('00000');
    expect((await get(id)).data.definition.lastId).toBe(FOOD.lastId);
  });

  it('names every fault and its limit, and stores nothing', async () => {
    const { id } = await createSurvey(app, author);

    const answer = await put(id, {
      format: 1,
      title: 'x'.repeat(2001),
      nodes: [{ id: 1, code: 'Q1', type: 1, title: 'T', colour: 'red', options: [{ id: 1, code: '1', title: 'A' }] }],
    });

    expect(answer.code).toBe('A0400');
    expect(answer.fields).toContainEqual({ field: 'nodes[0].colour', rule: 'unknownKey' });
    expect((await get(id)).data).toMatchObject({ revision: 1, definition: { nodes: [] } });
  });

  it('refuses a body that is no definition at all, and one that is far too large', async () => {
    const { id } = await createSurvey(app, author);

    const list = await put(id, []);
    const large = await put(id, { format: 1, title: 'T', nodes: [], welcome: 'x'.repeat(7 * 1024 * 1024) });

    expect(list.code).toBe('A0400');
    expect([large.status, large.code]).toEqual([413, 'A0413']);
  });

  it('refuses a definition whose canonical form is above 4 MB', async () => {
    const { id } = await createSurvey(app, author);
    const node = (i: number) => ({ id: i, code: `Q${i}`, type: 3, title: CHINESE_TITLES.oneCharacter.repeat(2000) });

    const answer = await put(id, { format: 1, title: 'T', nodes: Array.from({ length: 750 }, (_, i) => node(i + 1)) });

    expect(answer.code).toBe('A0400');
    expect(answer.fields).toEqual([{ field: 'body', rule: 'tooBig', limit: 4 * 1024 * 1024 }]);
  });

  it('is not written while the survey runs', async () => {
    const { id, revision } = await createSurvey(app, author, FOOD);
    await setState(app, id, 1);

    const answer = await put(id, { ...FOOD, title: 'A' }, { 'If-Match': String(revision) });

    expect(answer.code).toBe('A0410');
  });

  it('goes through the graph the same way', async () => {
    const { id, revision } = await createSurvey(app, author, FOOD);
    const apply = `mutation ($input: ApplyDefinitionInput!) {
      applySurveyDefinition(input: $input) { revision hash changed added removed updated } }`;
    const definition = { ...FOOD, title: 'Through the graph' };

    const plan = await graph(app, apply, { input: { surveyId: id, revision, definition, dryRun: true } }, author.token);
    const done = await graph(app, apply, { input: { surveyId: id, revision, definition } }, author.token);
    const read = await graph(app, 'query ($id: ID!) { surveyDefinition(id: $id) { revision hash definition } }', { id }, author.token);

    const hash = sha256Hex(canonicalText(definition));
    const expected = { revision, hash, changed: true, added: [], removed: [], updated: [0] };
    expect(plan.data.applySurveyDefinition).toEqual(expected);
    expect(done.data.applySurveyDefinition).toEqual({ ...expected, revision: revision + 1 });
    expect(read.data.surveyDefinition).toMatchObject({ revision: revision + 1, hash, definition: { title: 'Through the graph' } });
  });
});
