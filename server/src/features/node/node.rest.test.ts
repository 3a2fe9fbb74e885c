/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defaultNodeTitle, defaultOptions, splitRowId } from '@wence/schema';
import { checked, multiple, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey, setState } from '../survey/survey.factory.js';

interface Row {
  id: number;
  code: string;
  title: string;
  position: number;
}

describe('/v1/nodes', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  beforeEach(async () => {
    const definition = survey(single('Q1', 'Colour?', ['red', 'blue']), multiple('Q2', 'Which?', ['a', 'b']), text('Q3', 'Why?'));
    surveyId = (await createSurvey(app, author, definition)).id;
  });

  afterAll(() => app.stop());

  const post = (path: string, body: object = {}) => v1(app, 'POST', `/v1/nodes${path}`, body, author.token);
  const nodes = async (): Promise<Row[]> => (await v1(app, 'GET', `/v1/nodes?surveyId=${surveyId}`, undefined, author.token)).data;
  const titles = async () => (await nodes()).map(({ code, title }) => `${code} ${title}`);
  const row = async (index: number) => (await nodes())[index]?.id ?? 0;

  it('lists the questions in order with the names of /v1 [S7.call.get-nodes] [S3.node.fields-identity] [S3.node.fields-flags]', async () => {
    const [first, , third] = await nodes();

    expect(first).toEqual({
      id: expect.any(Number),
      rowId: expect.any(Number),
      localId: 1,
      surveyId,
      code: 'Q1',
      parentId: 0,
      type: 1,
      subType: 0,
      title: 'Colour?',
      position: 1,
      required: false,
      other: false,
      exclusive: false,
      locked: false,
      group: false,
      exam: null,
      draw: null,
      setting: { column: 1, min: 0, max: 0, show_result: false, attribute: 'normal' },
      options: [expect.objectContaining({ code: '1', title: 'red' }), expect.objectContaining({ code: '2', title: 'blue' })],
      nodes: [],
      children: [],
      sequence: 0,
      childSequence: 0,
      displayLogicNum: 0,
      jumpLogicNum: 0,
      optionInputLogicNum: 0,
    });
    expect(splitRowId(first?.id ?? 0)?.localId).toBe(1);
    expect(third).toMatchObject({
      type: 3,
      position: 3,
      setting: { size: 1, format: 0, min_word: 0, max_word: 0, suffix: '' },
      options: [],
    });
  });

  it('shows a survey with its questions and their options [S7.call.get-surveys-id] [S3.node.fields-content]', async () => {
    const { data } = await v1(app, 'GET', `/v1/surveys/${surveyId}`, undefined, author.token);

    expect(data).toMatchObject({ id: surveyId, title: 'Survey', state: 0, perPage: false });
    expect(data.nodes).toEqual(await nodes());
  });

  it('adds a question at the end, with the defaults of its type [S7.call.post-nodes]', async () => {
    const { data } = await post('', { surveyId, type: 1 });

    expect(data).toMatchObject({ code: 'Q4', title: defaultNodeTitle('zh-CN', 4), position: 4, required: false });
    expect(data.options.map(({ title }: Row) => title)).toEqual(defaultOptions('zh-CN').map(({ title }) => title));
    expect((await nodes()).at(-1)).toEqual(data);
  });

  it('adds a question at a position and renumbers the later ones [S3.code.add-shifts-positions] [S3.code.add-renumbers-later]', async () => {
    const { data } = await post('', { surveyId, type: 3, subType: 0, title: 'New', position: 2 });

    expect(data).toMatchObject({ code: 'Q2', position: 2 });
    expect(await titles()).toEqual(['Q1 Colour?', 'Q2 New', 'Q3 Which?', 'Q4 Why?']);
  });

  it.each([
    [{ type: 99 }, { field: 'type', rule: 'unknownType' }],
    [
      { type: 1, position: 5 },
      { field: 'position', rule: 'tooLarge', limit: 4 },
    ],
    [
      { type: 1, position: 0 },
      { field: 'position', rule: 'tooSmall', limit: 0 },
    ],
    [
      { type: 1, title: 'x'.repeat(2001) },
      { field: 'title', rule: 'tooLong', limit: 2000 },
    ],
    [
      { type: 1, colour: 'red' },
      { field: 'colour', rule: 'unknownKey' },
    ],
    [{}, { field: 'type', rule: 'required' }],
  ])('refuses to add %j, naming field and limit', async (body, fault) => {
    const answer = await post('', { surveyId, ...body });

    expect([answer.code, answer.fields]).toEqual(['A0400', [fault]]);
    expect(await nodes()).toHaveLength(3);
  });

  it.each(['remove', 'remove-confirm'])(
    'removes a question and renumbers down: %s [S7.call.post-nodes-remove-id] [S7.call.post-nodes-remove-confirm-id] [S3.code.delete-renumbers-down]',
    async (path) => {
      const { data } = await post(`/${path}/${await row(1)}`);

      expect(data).toEqual(await nodes());
      expect(await titles()).toEqual(['Q1 Colour?', 'Q2 Why?']);
    },
  );

  it('removes nothing that others refer to, unless that is confirmed', async () => {
    const definition = survey(single('Q1', 'Colour?', ['red', 'blue']), text('Q2', 'Why?'));
    surveyId = (await createSurvey(app, author, withLogic(definition, show('Q2', checked('Q1', 'red'))))).id;
    const id = await row(0);

    const refused = await post(`/remove/${id}`);
    const untouched = await titles();
    const confirmed = await post(`/remove-confirm/${id}`);

    expect([refused.code, confirmed.code]).toEqual(['A0103', '00000']);
    expect(untouched).toEqual(['Q1 Colour?', 'Q2 Why?']);
    expect(await titles()).toEqual(['Q1 Why?']);
  });

  it('changes only what is named [S7.call.post-nodes-update]', async () => {
    const before = (await nodes())[0];

    const { data } = await post('/update', { id: before?.id, surveyId, required: true, code: 'A1' });

    expect(data).toEqual({ ...before, required: true, code: 'A1' });
    expect((await nodes())[0]).toEqual(data);
  });

  it('switches single into multiple choice, keeping title and options [S7.nodes-update.type]', async () => {
    const before = (await nodes())[0];

    const { data } = await post('/update', { id: before?.id, surveyId, type: 2, subType: 0 });

    expect(data).toEqual({ ...before, type: 2 });
  });

  it('changes only the setting when only that comes [S7.nodes-update.setting]', async () => {
    const before = (await nodes())[1];

    const { data } = await post('/update', { id: before?.id, surveyId, setting: { column: 2, max: 2 } });

    expect(data).toEqual({ ...before, setting: { column: 2, min: 0, max: 2, show_result: false, attribute: 'normal' } });
  });

  it('refuses a type that a question cannot be switched into', async () => {
    const answer = await post('/update', { id: await row(0), surveyId, type: 3 });

    expect([answer.code, answer.fields]).toEqual(['A0400', [{ field: 'type', rule: 'notAllowed' }]]);
  });

  it('sets a title [S7.call.post-nodes-title]', async () => {
    const answer = await post('/title', { id: await row(2), surveyId, title: 'How come?' });

    expect(answer).toMatchObject({ code: '00000', data: null });
    expect(await titles()).toEqual(['Q1 Colour?', 'Q2 Which?', 'Q3 How come?']);
  });

  it('copies a question right behind itself, or to a position [S7.call.post-nodes-copy]', async () => {
    const { data } = await post('/copy', { id: await row(0), surveyId });
    await post('/copy', { id: await row(3), surveyId, position: 1 });

    expect(data).toMatchObject({ code: 'Q2', title: 'Colour?', position: 2, options: [{ title: 'red' }, { title: 'blue' }] });
    expect(await titles()).toEqual(['Q1 Why?', 'Q2 Colour?', 'Q3 Colour?', 'Q4 Which?', 'Q5 Why?']);
    const ids = (await nodes()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
  });

  it('puts questions at positions, all or some [S7.call.post-nodes-sort]', async () => {
    const [a, b, c] = (await nodes()).map(({ id }) => id);

    const all = await post('/sort', {
      surveyId,
      nodes: [
        { id: a, position: 3 },
        { id: b, position: 2, parentId: 0 },
        { id: c, position: 1 },
      ],
    });
    const some = await post('/sort', { surveyId, nodes: [{ id: a, position: 1 }] });

    expect(all.data.map(({ id }: Row) => id)).toEqual([c, b, a]);
    expect(some.data.map(({ id, code }: Row) => [id, code])).toEqual([
      [a, 'Q1'],
      [c, 'Q2'],
      [b, 'Q3'],
    ]);
    expect(some.data).toEqual(await nodes());
  });

  it('writes nothing when the order is as asked already', async () => {
    const before = await v1(app, 'GET', `/v1/surveys/${surveyId}/definition`, undefined, author.token);

    await post('/sort', { surveyId, nodes: [{ id: await row(0), position: 1 }] });

    const after = await v1(app, 'GET', `/v1/surveys/${surveyId}/definition`, undefined, author.token);
    expect(after.data.revision).toBe(before.data.revision);
  });

  it('refuses every edit while the survey runs', async () => {
    const id = await row(0);
    await setState(app, surveyId, 1);

    const codes = [
      await post('', { surveyId, type: 1 }),
      await post(`/remove/${id}`),
      await post('/update', { id, surveyId, required: true }),
      await post('/title', { id, surveyId, title: 'T' }),
      await post('/copy', { id, surveyId }),
      await post('/sort', { surveyId, nodes: [{ id, position: 3 }] }),
    ].map(({ code }) => code);

    expect(new Set(codes)).toEqual(new Set(['A0410']));
    expect(await nodes()).toHaveLength(3);
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999999999999'])('answers %s in place of a row id without failing', async (id) => {
    const { code } = await post(`/remove/${id}`);

    expect(['A0400', 'A0404']).toContain(code);
  });
});
