/** @store sqlite: the shapes of `/v1` are the same on both, and what is compared is read by services that other tests ask on both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rowId, splitRowId } from '@wence/schema';
import { matrix, multiple, single, survey, text } from '@wence/schema/testing';
import { type SignedUp, signUp } from './features/account/account.factory.js';
import { uploadPicture } from './features/asset/picture.factory.js';
import { libraryCategory, libraryItem } from './features/library/library.factory.js';
import { logicalSurvey } from './features/logic/logic.factory.js';
import { EVERY_ENTRY } from './features/node/fixtures/every-entry.js';
import { createSurvey } from './features/survey/survey.factory.js';
import { v1 } from './testing/callers.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

interface Numbered {
  readonly id: number;
  readonly rowId: number;
  readonly localId: number;
}

const MIXED = survey(
  single('Q1', 'Colour?', ['red', 'blue']),
  multiple('Q2', 'Drinks?', ['tea', 'mate', 'none']),
  matrix(1, 'Q3', 'Each?', ['mornings', 'evenings'], ['yes', 'no']),
  text('Q4', 'Why?'),
);

describe('an object that came from a GET', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  beforeEach(async () => {
    id = (await createSurvey(app, author, MIXED)).id;
  });
  afterAll(() => app.stop());

  const get = async (path: string) => (await v1(app, 'GET', path, undefined, author.token)).data;
  const post = (path: string, body: object) => v1(app, 'POST', path, body, author.token);
  const nodes = () => get(`/v1/nodes?surveyId=${id}`);
  const definition = async (surveyId = id) => (await get(`/v1/surveys/${surveyId}/definition`)).definition;
  const ofQuestion = ({ id: nodeId, surveyId }: { id: number; surveyId: string }) => ({ surveyId, nodeId });

  it('has both of its numbers, on nodes, options and rows, and `id` is the first of them', async () => {
    const [first, , table] = await nodes();
    const { number } = splitNumber(first);
    const numbered: Numbered[] = [first, table, ...first.options, ...table.children];
    const stored = await definition();

    for (const part of numbered) expect([part.id, part.rowId]).toEqual([rowId(number, part.localId), rowId(number, part.localId)]);
    expect(numbered.map(({ localId }) => localId)).toEqual(
      [stored.nodes[0], stored.nodes[2], ...stored.nodes[0].options, ...stored.nodes[2].children].map((part: Numbered) => part.id),
    );
  });

  it('has them on logic, its conditions and what logic may look at', async () => {
    const logical = await logicalSurvey(app, author);
    const items = await get(`/v1/logic?surveyId=${logical.id}`);
    const [source] = await get(`/v1/logic/node?nodeId=${logical.node('Q4')}`);
    const numbered: Numbered[] = [
      ...items,
      ...items.flatMap((item: { conditions: Numbered[] }) => item.conditions),
      source,
      ...source.options,
    ];

    expect(numbered.length).toBeGreaterThan(8);
    for (const part of numbered) expect([part.rowId, splitRowId(part.rowId)?.localId]).toEqual([part.id, part.localId]);
  });

  it.each(EVERY_ENTRY.map((entry) => [entry.key, entry] as const))(
    'is taken back as it is, with its options and rows: %s',
    async (_key, entry) => {
      const empty = await createSurvey(app, author);
      const kind = entry.type === null ? { group: true } : { type: entry.type, subType: entry.subType ?? undefined };
      await post('/v1/nodes', { surveyId: empty.id, ...kind });
      const [node] = await get(`/v1/nodes?surveyId=${empty.id}`);
      const before = await definition(empty.id);

      const answers = [
        await post('/v1/nodes/update', node),
        await post('/v1/nodes/sort', { surveyId: empty.id, nodes: [node] }),
        ...(node.options.length > 0 ? await Promise.all(listRoutes(ofQuestion(node), node.options, 1)) : []),
        ...(node.children.length > 0 ? await Promise.all(listRoutes(ofQuestion(node), node.children, 2)) : []),
      ];

      expect(answers.filter(({ code }) => code !== '00000').map(({ text: said }) => said)).toEqual([]);
      expect(await definition(empty.id)).toEqual(before);
      expect(await get(`/v1/nodes?surveyId=${empty.id}`)).toEqual([node]);
    },
  );

  const listRoutes = (of: object, options: unknown, type: number) => [
    post('/v1/nodes/option/update', { ...of, type, options }),
    post('/v1/nodes/option/edit-options', { ...of, type, options }),
    post('/v1/nodes/option/sort', { ...of, options }),
    post('/v1/nodes/option/resort', { ...of, type, options }),
  ];

  it('may carry a change of what can be written beside what cannot', async () => {
    const [first] = await nodes();
    const option = { ...first.options[0], title: 'scarlet' };

    await post('/v1/nodes/update', { ...first, title: 'Which colour?' });
    await post('/v1/nodes/option/update', { ...ofQuestion(first), options: [option] });

    const [after] = await nodes();
    expect(after).toMatchObject({ ...first, title: 'Which colour?', options: [option, first.options[1]] });
  });

  it.each([
    ['rowId', 1],
    ['localId', 99],
    ['position', 2],
    ['parentId', 7],
    ['group', true],
    ['other', true],
    ['displayLogicNum', 3],
    ['nodes', [{}]],
  ])('is refused if a node comes with another %s', async (key, value) => {
    const before = await definition();
    const [first] = await nodes();

    const { code, fields } = await post('/v1/nodes/update', { ...first, title: 'X', [key]: value });

    expect([code, fields]).toEqual(['A0400', [{ field: key, rule: 'readOnly' }]]);
    expect(await definition()).toEqual(before);
  });

  it('is refused with the place that differs, deep inside as well', async () => {
    const [first] = await nodes();
    const [red, blue] = first.options;

    const { fields } = await post('/v1/nodes/update', { ...first, options: [red, { ...blue, title: 'green' }] });

    expect(fields).toEqual([{ field: 'options[1].title', rule: 'readOnly' }]);
  });

  it('is refused if an option or row is said to be another one', async () => {
    const [first, , table] = await nodes();
    const [red, blue] = first.options;
    const [row] = table.children;
    const change = (question: { id: number; surveyId: string }, type: number, part: object) =>
      post('/v1/nodes/option/update', { ...ofQuestion(question), type, options: [part] });

    const answers = [
      await change(first, 1, { ...red, rowId: blue.rowId }),
      await change(first, 1, { ...red, optionKey: blue.id }),
      await change(first, 1, { ...red, localId: 1 }),
      await change(table, 2, { ...row, parentId: first.id }),
      await post('/v1/nodes/option/edit-options', { ...ofQuestion(first), options: [{ title: 'new', localId: 50 }] }),
      await post('/v1/nodes/option/sort', { ...ofQuestion(first), options: [red, { ...blue, code: '7' }] }),
      await post('/v1/nodes/sort', { surveyId: id, nodes: [{ ...first, type: 3 }] }),
    ];

    expect(answers.map(({ fields }) => fields)).toEqual(
      [
        'options[0].rowId',
        'options[0].optionKey',
        'options[0].localId',
        'options[0].parentId',
        'options[0].localId',
        'options[1].code',
        'nodes[0].type',
      ].map((field) => [{ field, rule: 'readOnly' }]),
    );
    expect(await nodes()).toEqual([first, expect.anything(), table, expect.anything()]);
  });

  it('is taken back as it is: logic', async () => {
    const logical = await logicalSurvey(app, author);
    const before = await definition(logical.id);
    const items = await get(`/v1/logic?surveyId=${logical.id}`);

    for (const item of items) expect((await post('/v1/logic', item)).data).toEqual(item);
    const { fields } = await post('/v1/logic', { ...items[0], conditions: [{ ...items[0].conditions[0], localId: 1 }], rowId: 1 });

    expect(items).toHaveLength(3);
    expect(await definition(logical.id)).toEqual(before);
    expect(fields).toEqual(['rowId', 'conditions[0].localId'].map((field) => ({ field, rule: 'readOnly' })));
  });

  it('is taken back as it is: a survey, by the route that writes its title', async () => {
    const base = await get(`/v1/surveys/base/${id}`);

    const same = await post('/v1/surveys/title', base);
    const other = await post('/v1/surveys/title', { ...base, title: 'X', state: 1 });

    expect(same.code).toBe('00000');
    expect(other.fields).toEqual([{ field: 'state', rule: 'readOnly' }]);
    expect((await get(`/v1/surveys/base/${id}`)).title).toBe(base.title);
  });

  it('is taken back as it is: a picture of a library', async () => {
    const { filePath } = (await uploadPicture(app, author.token)).data;
    await post('/v1/surveys/image', { surveyId: id, name: filePath });
    const { surveyImages } = await get(`/v1/surveys/image?surveyId=${id}`);
    const [image] = surveyImages;
    const other = (await uploadPicture(app, author.token)).data.filePath;

    expect((await post('/v1/surveys/image', image)).data).toEqual(image);
    expect((await post('/v1/surveys/image', { ...image, name: other })).fields).toEqual([{ field: 'id', rule: 'readOnly' }]);
    expect((await post('/v1/surveys/image', { ...image, baseAddress: 'x' })).fields).toEqual([{ field: 'baseAddress', rule: 'readOnly' }]);
    expect((await get(`/v1/surveys/image?surveyId=${id}`)).surveyImages).toEqual(surveyImages);
  });

  it('is taken back as it is: a question and a category of the library', async () => {
    const categoryId = await libraryCategory(app, author, 'Mine');
    const itemId = await libraryItem(app, author, categoryId, 'Why?');
    const item = await get(`/v1/library/${itemId}`);
    const [category] = await get('/v1/library/category');

    expect((await post('/v1/library', item)).data).toEqual(item);
    expect((await post('/v1/library/category', category)).data).toEqual(category);
    expect((await post('/v1/library', { ...item, title: 'X' })).fields).toEqual([{ field: 'title', rule: 'readOnly' }]);
    expect((await post('/v1/library/category', { ...category, itemCount: 9 })).fields).toEqual([{ field: 'itemCount', rule: 'readOnly' }]);
  });
});

function splitNumber({ rowId: row }: Numbered): { number: number } {
  return { number: splitRowId(row)?.surveyNumber ?? 0 };
}
