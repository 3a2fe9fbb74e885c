/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { group, imageSingle, matrix, rank, single, survey, text } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

interface Node {
  id: number;
  code: string;
  title: string;
  position: number;
  parentId: number;
  nodes: Node[];
}

describe('groups and kinds of questions on /v1', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  beforeEach(async () => {
    const definition = survey(single('Q1', 'a', ['x', 'y']), group('G1', 'G', [text('Q2', 'b'), text('Q3', 'c')]), text('Q4', 'd'));
    surveyId = (await createSurvey(app, author, definition)).id;
  });

  afterAll(() => app.stop());

  const post = (path: string, body: object = {}) => v1(app, 'POST', `/v1/nodes${path}`, { surveyId, ...body }, author.token);
  const nodes = async (): Promise<Node[]> => (await v1(app, 'GET', `/v1/nodes?surveyId=${surveyId}`, undefined, author.token)).data;
  const written = (list: readonly Node[]): string =>
    list
      .map(({ code, title, nodes: inner }) => (inner.length > 0 ? `${code} ${title} (${written(inner)})` : `${code} ${title}`))
      .join(', ');
  const outline = async () => written(await nodes());
  const named = async (title: string) => {
    const all = (await nodes()).flatMap((node) => [node, ...node.nodes]);
    return all.find((node) => node.title === title) ?? { id: 0, parentId: -1, position: 0 };
  };
  const define = async (definition: unknown) => {
    surveyId = (await createSurvey(app, author, definition)).id;
    return (await nodes())[0]?.id ?? 0;
  };

  it('shows the questions of a group inside it [S3.node.nodes-group-children]', async () => {
    const [, shown] = await nodes();

    expect(shown).toMatchObject({ code: 'G1', type: null, subType: 0, group: true, parentId: 0, position: 2, options: [], children: [] });
    expect(shown?.nodes).toMatchObject([
      { code: 'Q2', title: 'b', parentId: shown?.id, position: 1, surveyId },
      { code: 'Q3', title: 'c', parentId: shown?.id, position: 2, surveyId },
    ]);
  });

  it('adds a group, and questions into it, at a position there [S3.code.group-g]', async () => {
    const added = await post('', { group: true, title: 'H', position: 1 });
    const inside = await post('', { type: 3, title: 'e', parentId: added.data.id });
    const { id } = await named('G');
    const between = await post('', { type: 3, title: 'f', parentId: id, position: 2 });

    expect([inside.data.parentId, inside.data.position]).toEqual([added.data.id, 1]);
    expect([between.data.parentId, between.data.position]).toEqual([id, 2]);
    expect(await outline()).toBe('G2 H (Q1 e), Q2 a, G1 G (Q3 b, Q4 f, Q5 c), Q6 d');
  });

  it('sorts across groups, all in one go', async () => {
    const [{ id: a }, { id: b }, { id: d }, { id: to }] = [await named('a'), await named('b'), await named('d'), await named('G')];

    const { data } = await post('/sort', {
      nodes: [
        { id: b, parentId: 0, position: 1 },
        { id: d, parentId: to, position: 1 },
        { id: a, parentId: to },
      ],
    });

    expect(written(data)).toBe('Q1 b, G1 G (Q2 d, Q3 c, Q4 a)');
    expect(await outline()).toBe('Q1 b, G1 G (Q2 d, Q3 c, Q4 a)');
  });

  it('refuses a group in a group and a question in a question, naming the field', async () => {
    const { data: other } = await post('', { group: true, title: 'H' });
    const before = await outline();
    const [{ id: a }, { id: inner }] = [await named('a'), await named('G')];

    const answers = [
      await post('/sort', { nodes: [{ id: inner, parentId: other.id }] }),
      await post('', { type: 3, parentId: a }),
      await post('/copy', { id: inner, parentId: other.id }),
    ];

    const fault = ['A0400', [{ field: 'parentId', rule: 'notAllowed' }]];
    expect(answers.map(({ code, fields }) => [code, fields])).toEqual([fault, fault, fault]);
    expect(await outline()).toBe(before);
  });

  it('copies a group with its questions, and a question into a group', async () => {
    const [{ id: whole }, { id: a }] = [await named('G'), await named('a')];

    const copied = await post('/copy', { id: a, parentId: whole, position: 1 });
    await post('/copy', { id: (await named('b')).id });
    await post('/copy', { id: whole });

    expect(copied.data).toMatchObject({ parentId: whole, position: 1, options: [{ title: 'x' }, { title: 'y' }] });
    expect(await outline()).toBe('Q1 a, G1 G (Q2 a, Q3 b, Q4 b, Q5 c), G2 G (Q6 a, Q7 b, Q8 b, Q9 c), Q10 d');
  });

  it('removes a group with everything in it', async () => {
    const { data } = await post(`/remove/${(await named('G')).id}`);

    expect(written(data)).toBe('Q1 a, Q2 d');
  });

  it('switches the sub-type of a matrix and of an image choice [S7.nodes-update.sub-type]', async () => {
    const grid = await define(survey(matrix(1, 'Q1', 'm', ['r'], ['c']), imageSingle('Q2', 'i', ['o'])));
    const images = (await nodes())[1]?.id;

    const switched = [await post('/update', { id: grid, subType: 2 }), await post('/update', { id: images, type: 34, subType: 2 })];
    const refused = await post('/update', { id: grid, subType: 3 });

    expect(switched.map(({ data }) => [data.type, data.subType])).toEqual([
      [14, 2],
      [34, 2],
    ]);
    expect([refused.code, refused.fields]).toEqual(['A0400', [{ field: 'subType', rule: 'notAllowed' }]]);
  });

  it('sets the orders of options and of rows [S7.nodes-update.sequence] [S7.nodes-update.child-sequence]', async () => {
    const grid = await define(survey(matrix(1, 'Q1', 'm', ['r', 's'], ['c', 'd']), rank('Q2', 'o', ['x', 'y'])));
    const ranked = (await nodes())[1]?.id;

    const { data } = await post('/update', { id: grid, sequence: 1, childSequence: 2 });
    const wrong = await post('/update', { id: ranked, sequence: 4 });

    expect([data.sequence, data.childSequence]).toEqual([1, 2]);
    expect((await nodes())[0]).toEqual(data);
    expect([wrong.code, wrong.fields?.[0]?.field]).toEqual(['A0400', 'sequence']);
  });

  it.each([
    ['', { type: 3, parentId: 1 }],
    ['/copy', { id: 1 }],
    ['/sort', { nodes: [{ id: 1, position: 1 }] }],
  ])('answers %s %j, whose row is of no survey of the caller, as missing', async (path, body) => {
    expect((await post(path, body)).code).toBe('A0404');
  });

  it('answers a node that is not there as missing', async () => {
    const { id } = await named('d');
    await post(`/remove/${id}`);

    const codes = [
      await post('/sort', { nodes: [{ id, position: 1 }] }),
      await post('', { type: 3, parentId: id }),
      await post('/update', { id, title: 'x' }),
      await post('/copy', { id, position: 1 }),
    ].map(({ code }) => code);

    expect(codes).toEqual(['A0404', 'A0404', 'A0404', 'A0404']);
  });
});
