/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defaultTexts } from '@wence/schema';
import { multiple, single, survey } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey, setState } from '../survey/survey.factory.js';

interface Row {
  id: number;
  code: string;
  title: string;
  position: number;
  options: Row[];
}

const { newOption, exclusiveOption } = defaultTexts('zh-CN');

describe('/v1/nodes/option', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;
  let nodeId: number;
  let otherNode: Row;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  beforeEach(async () => {
    surveyId = (await createSurvey(app, author, survey(single('Q1', 'Colour?', ['a', 'b', 'c']), multiple('Q2', 'Which?', ['x', 'y'])))).id;
    const [first, second] = await nodes();
    nodeId = first!.id;
    otherNode = second!;
  });

  afterAll(() => app.stop());

  const post = (path: string, body: object = {}) => v1(app, 'POST', `/v1/nodes/option${path}`, body, author.token);
  const nodes = async (): Promise<Row[]> => (await v1(app, 'GET', `/v1/nodes?surveyId=${surveyId}`, undefined, author.token)).data;
  const options = async () => (await nodes())[0]?.options ?? [];
  const titles = async () => (await options()).map(({ title }) => title).join(' ');
  const idOf = async (title: string) => (await options()).find((option) => option.title === title)?.id;
  const save = (...given: object[]) => post('/save', { surveyId, nodeId, type: 1, options: given });
  const revision = async () => (await v1(app, 'GET', `/v1/surveys/${surveyId}/definition`, undefined, author.token)).data.revision;

  it('adds options and answers the new ones [S7.call.post-option-save] [S7.option-save.returns] [S3.option.default-code]', async () => {
    const { data } = await save({ title: 'd' }, { title: 'e', code: '9' }, { title: 'f' });

    expect(data.map(({ title, code, position }: Row) => [title, code, position])).toEqual([
      ['d', '4', 4],
      ['e', '9', 5],
      ['f', '10', 6],
    ]);
    expect((await options()).slice(3)).toEqual(data);
  });

  it('gives a new option every default of the spec [S3.option.default-title] [S3.option.default-parent] [S3.option.default-required]', async () => {
    const { data } = await save({});

    expect(data).toEqual([
      {
        id: expect.any(Number),
        rowId: expect.any(Number),
        localId: 8,
        code: '4',
        title: newOption,
        rightTitle: '',
        image: '',
        position: 4,
        parentId: 0,
        group: false,
        nodes: [],
        other: false,
        exclusive: false,
        required: true,
        locked: false,
        type: 0,
        prefix: '',
        setting: {},
        optionKey: data[0].id,
      },
    ]);
  });

  it('puts an added option where it is asked to [S4.option-add.after-selected] [S4.option-add.append]', async () => {
    await save({ title: 'after b', position: 3 });
    await save({ title: 'first', position: 1 }, { title: 'second', position: 2 });

    expect(await titles()).toBe('first second a b after b c');
  });

  it('keeps the exclusive option last, at position 999 [S9.option.exclusive-position] [S4.option-add.exclusive-last]', async () => {
    const { data } = await save({ exclusive: true });
    await save({ title: 'd' }, { title: 'e', position: 1 });

    expect(data).toMatchObject([{ title: exclusiveOption, exclusive: true, position: 999 }]);
    expect(await titles()).toBe(`e a b c d ${exclusiveOption}`);
    expect((await options()).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 999]);
  });

  it('accepts a whole option as it was read, and refuses what these types cannot have', async () => {
    const [first] = await options();

    const echoed = await post('/update', { surveyId, nodeId, options: [{ ...first, title: 'A' }] });
    const grouped = await post('/update', { surveyId, nodeId, options: [{ ...first, group: true }] });
    const wrong = await save({ title: 'd' }, { title: 'e', rightTitle: 'f' });

    expect(echoed.data[0]).toEqual({ ...first, title: 'A' });
    expect([grouped.code, grouped.fields]).toEqual(['A0400', [{ field: 'options[0].group', rule: 'notAllowed' }]]);
    expect([wrong.code, wrong.fields]).toEqual(['A0400', [{ field: 'options[1].rightTitle', rule: 'notAllowed' }]]);
  });

  it('changes several options at once and answers all [S7.call.post-option-update]', async () => {
    const [a, b, c] = await options();

    const { data } = await post('/update', {
      surveyId,
      nodeId,
      options: [
        { id: c?.id, title: 'C', position: 1 },
        { id: a?.id, other: true, required: false },
      ],
    });

    expect(data).toEqual([
      { ...c, title: 'C', position: 1 },
      { ...a, other: true, required: false, position: 2 },
      { ...b, position: 3 },
    ]);
    expect(await options()).toEqual(data);
  });

  it('changes all or none, and names the faulty one', async () => {
    const [a, b] = await options();
    const before = await revision();

    const answer = await post('/update', {
      surveyId,
      nodeId,
      options: [
        { id: a?.id, title: 'A' },
        { id: b?.id, title: 'x'.repeat(1001) },
      ],
    });

    expect([answer.code, answer.fields]).toEqual(['A0400', [{ field: 'options[1].title', rule: 'tooLong', limit: 1000 }]]);
    expect(await revision()).toBe(before);
  });

  it('sets a title [S7.call.post-option-title]', async () => {
    const answer = await post('/title', { surveyId, nodeId, id: await idOf('b'), title: 'B' });

    expect(answer).toMatchObject({ code: '00000', data: null });
    expect(await titles()).toBe('a B c');
  });

  it('sorts options, by their ids alone or with their question [S7.call.post-option-sort]', async () => {
    const [a, b, c] = (await options()).map(({ id }) => id);
    const places = [
      { id: c, parentId: 0, position: 1 },
      { id: b, parentId: 0, position: 2 },
      { id: a, parentId: 0, position: 3 },
    ];

    const sorted = await post('/sort', { options: places });
    const mixedUp = await post('/sort', { options: places, surveyId, nodeId: otherNode.id });

    expect(sorted.data).toEqual(await options());
    expect(await titles()).toBe('c b a');
    expect(mixedUp.code).toBe('A0404');
  });

  it('leaves the exclusive option last whatever position it is given', async () => {
    const { data } = await save({ title: 'none', exclusive: true });

    await post('/sort', {
      options: [
        { id: data[0].id, position: 1 },
        { id: await idOf('c'), position: 1 },
      ],
    });

    expect((await titles()).endsWith('none')).toBe(true);
  });

  it.each(['remove', 'remove-confirm'])(
    'removes an option and lists the others with their new positions: %s [S7.call.post-option-remove-id] [S7.option-remove.reordered]',
    async (path) => {
      const { data } = await post(`/${path}/${await idOf('b')}`);

      expect(data.map(({ title, position, code }: Row) => [title, position, code])).toEqual([
        ['a', 1, '1'],
        ['c', 2, '3'],
      ]);
      expect(await options()).toEqual(data);
    },
  );

  it('removes several, of several questions, all or none [S7.call.post-option-remove-batch]', async () => {
    const [a, b, c] = (await options()).map(({ id }) => id);
    const [x, y] = otherNode.options.map(({ id }) => id);

    const tooMany = await post(`/remove/batch?ids=${a}&ids=${x}&ids=${y}`);
    const { data } = await post(`/remove/batch?ids=${a}&ids=${x}&ids=${c}`);

    expect([tooMany.code, tooMany.fields?.[0]?.rule]).toEqual(['A0400', 'tooShort']);
    expect(data.map(({ id }: Row) => id)).toEqual([b, y]);
    expect((await nodes()).flatMap((node) => node.options)).toEqual(data);
  });

  it('removes one when only one id comes in the query', async () => {
    await post(`/remove/batch?ids=${await idOf('a')}`);

    expect(await titles()).toBe('b c');
  });

  it('keeps the last option of a question', async () => {
    const [x, y] = otherNode.options.map(({ id }) => id);
    await post(`/remove/${x}`);

    const answer = await post(`/remove/${y}`);

    expect(answer.code).toBe('A0400');
    expect((await nodes())[1]?.options).toHaveLength(1);
  });

  it('deletes, changes and adds in one go [S7.call.post-option-edit-options]', async () => {
    const [a, b, c] = await options();
    const before = await revision();

    const { data } = await post('/edit-options', {
      surveyId,
      nodeId,
      type: 1,
      deleteIds: [a?.id, c?.id],
      options: [
        { title: 'new', position: 1 },
        { id: b?.id, title: 'B' },
      ],
    });

    expect(data.map(({ title, code }: Row) => [title, code])).toEqual([
      ['new', '4'],
      ['B', '2'],
    ]);
    expect(await options()).toEqual(data);
    expect(await revision()).toBe(before + 1);
  });

  it('replaces every option at once', async () => {
    const deleteIds = (await options()).map(({ id }) => id);

    const { data } = await post('/edit-options', { surveyId, nodeId, deleteIds, options: [{ title: 'p' }, { title: 'q' }] });

    expect(data.map(({ title, position }: Row) => [title, position])).toEqual([
      ['p', 1],
      ['q', 2],
    ]);
  });

  it('refuses every edit while the survey runs', async () => {
    const id = await idOf('a');
    await setState(app, surveyId, 1);

    const codes = [
      await save({ title: 'd' }),
      await post('/update', { surveyId, nodeId, options: [{ id, title: 'A' }] }),
      await post('/title', { surveyId, nodeId, id, title: 'A' }),
      await post('/sort', { options: [{ id, position: 3 }] }),
      await post(`/remove/${id}`),
      await post(`/remove/batch?ids=${id}`),
      await post('/edit-options', { surveyId, nodeId, deleteIds: [id] }),
    ].map(({ code }) => code);

    expect(new Set(codes)).toEqual(new Set(['A0410']));
    expect(await titles()).toBe('a b c');
  });
});
