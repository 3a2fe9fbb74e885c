/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { matrix, single, survey } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

interface Part {
  id: number;
  code: string;
  title: string;
  position: number;
  parentId: number;
}

describe('rows on /v1/nodes/option', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;
  let nodeId: number;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  beforeEach(async () => {
    const definition = survey(matrix(1, 'Q1', 'How?', ['r', 's', 't'], ['c', 'd']), single('Q2', 'Colour?', ['a', 'b']));
    surveyId = (await createSurvey(app, author, definition)).id;
    nodeId = (await nodes())[0]?.id ?? 0;
  });

  afterAll(() => app.stop());

  const post = (path: string, body: object = {}) => v1(app, 'POST', `/v1/nodes/option${path}`, body, author.token);
  const on = (path: string, body: object) => post(path, { surveyId, nodeId, type: 2, ...body });
  const nodes = async (): Promise<{ id: number; children: Part[]; options: Part[] }[]> =>
    (await v1(app, 'GET', `/v1/nodes?surveyId=${surveyId}`, undefined, author.token)).data;
  const rows = async () => (await nodes())[0]?.children ?? [];
  const titles = async () => (await rows()).map(({ title }) => title).join(' ');
  const idOf = async (title: string) => {
    const [grid] = await nodes();
    return [...(grid?.children ?? []), ...(grid?.options ?? [])].find((part) => part.title === title)?.id;
  };

  it('are shown as children of their question [S3.node.children-matrix-rows]', async () => {
    expect((await rows())[0]).toEqual({
      id: expect.any(Number),
      rowId: expect.any(Number),
      localId: 2,
      code: '1',
      title: 'r',
      rightTitle: '',
      image: '',
      position: 1,
      parentId: nodeId,
      other: false,
      locked: false,
    });
    expect((await nodes())[1]?.children).toEqual([]);
  });

  it('are added with type 2, where they are asked to go', async () => {
    const { data } = await on('/save', { options: [{ title: 'u' }, { title: 'q', code: 'z', position: 1 }, {}] });

    expect(data.map(({ title, code, parentId }: Part) => [title, code, parentId])).toEqual([
      ['q', 'z', nodeId],
      ['u', '4', nodeId],
      [expect.any(String), '5', nodeId],
    ]);
    expect((await titles()).startsWith('q r s t u ')).toBe(true);
    expect((await nodes())[0]?.options).toHaveLength(2);
  });

  it('are changed, sorted, resorted and edited in one go', async () => {
    const [r, s, t] = await rows();

    const updated = await on('/update', { options: [{ ...r, title: 'R', other: true }] });
    const sorted = await post('/sort', { options: [{ id: t?.id, position: 1 }] });
    const resorted = await on('/resort', { options: [{ id: s?.id }, { id: r?.id }] });
    const edited = await on('/edit-options', { deleteIds: [t?.id], options: [{ id: s?.id, title: 'S' }, { title: 'u' }] });

    expect(updated.data).toEqual([{ ...r, title: 'R', other: true }, s, t]);
    expect(sorted.data.map(({ id }: Part) => id)).toEqual([t?.id, r?.id, s?.id]);
    expect(resorted.data.map(({ id }: Part) => id)).toEqual([s?.id, r?.id, t?.id]);
    expect(edited.data.map(({ title }: Part) => title)).toEqual(['S', 'R', 'u']);
    expect(await rows()).toEqual(edited.data);
  });

  it('get their titles by row id [S7.call.post-option-title]', async () => {
    await post('/title', { surveyId, nodeId, id: await idOf('s'), title: 'S' });
    const elsewhere = await post('/title', { surveyId, nodeId: (await nodes())[1]?.id, id: await idOf('r'), title: 'R' });

    expect(elsewhere.code).toBe('A0404');
    expect(await titles()).toBe('r S t');
  });

  it('and options get right titles where their question has them [S7.call.post-option-right-title]', async () => {
    const [, second] = await nodes();

    const row = await post('/right-title', { id: await idOf('s'), title: 'right' });
    const refused = await post('/right-title', { id: second?.options[0]?.id, title: 'right' });

    expect(row).toMatchObject({ code: '00000', data: null });
    expect((await rows())[1]).toMatchObject({ title: 's', rightTitle: 'right' });
    expect([refused.code, refused.fields]).toEqual(['A0400', [{ field: 'rightTitle', rule: 'notAllowed' }]]);
  });

  it('are removed by row id, together with options, and the last one stays', async () => {
    const one = await post(`/remove/${await idOf('s')}`);
    const several = await post(`/remove/batch?ids=${await idOf('r')}&ids=${await idOf('c')}`);
    const last = await post(`/remove/${await idOf('t')}`);

    expect(one.data.map(({ title, position }: Part) => [title, position])).toEqual([
      ['r', 1],
      ['t', 2],
    ]);
    expect(several.data.map(({ title }: Part) => title)).toEqual(['t', 'd']);
    expect([last.code, last.fields]).toEqual(['A0400', [{ field: 'id', rule: 'tooShort', limit: 1 }]]);
    expect(await titles()).toBe('t');
  });

  it.each([
    ['/save', { options: [{ exclusive: true }] }, 'A0400', { field: 'options[0].exclusive', rule: 'unknownKey' }],
    ['/save', { options: [{}, { title: '' }] }, 'A0400', { field: 'options[1].title', rule: 'tooShort', limit: 1 }],
    ['/save', { options: [{ title: 'u', code: '12345' }] }, 'A0400', { field: 'options[0].code', rule: 'tooLong', limit: 4 }],
    ['/save', { type: 3, options: [{}] }, 'A0400', { field: 'type', rule: 'format' }],
    ['/update', { options: [{ title: 'R' }] }, 'A0400', { field: 'options[0].id', rule: 'required' }],
  ])('are left alone by a wrong %s %j', async (path, body, code, fault) => {
    const answer = await on(path, body);

    expect([answer.code, answer.fields]).toEqual([code, [fault]]);
    expect(await titles()).toBe('r s t');
  });

  it('are not there where a question has none, and options are no rows', async () => {
    const [, second] = await nodes();

    const none = await on('/save', { nodeId: second?.id, options: [{ title: 'u' }] });
    const option = await on('/update', { options: [{ id: await idOf('c'), title: 'C' }] });

    expect([none.code, none.fields]).toEqual(['A0400', [{ field: 'options[0].nodeId', rule: 'notAllowed' }]]);
    expect(option.code).toBe('A0404');
  });
});
