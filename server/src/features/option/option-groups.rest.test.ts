/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cascade, multiple, survey, text } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey, setState } from '../survey/survey.factory.js';

interface Option {
  id: number;
  code: string;
  title: string;
  position: number;
  parentId: number;
  group: boolean;
  nodes: Option[];
}

const GROUPED = [
  { title: 'A', group: true, nodes: [{ title: 'a1' }, { title: 'a2' }] },
  { title: 'x' },
  { title: 'B', group: true, nodes: [{ title: 'b1' }] },
  { title: 'none', exclusive: true },
];

describe('groups and levels of options on /v1', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;
  let nodeId: number;
  let levelsId: number;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  beforeEach(async () => {
    const levels = cascade('Q2', 'Where?', [{ title: 'N', nodes: [{ title: 'P', nodes: [{ title: 'Q' }] }] }, { title: 'S' }]);
    surveyId = (await createSurvey(app, author, survey(multiple('Q1', 'Which?', GROUPED), levels, text('Q3', 'Why?')))).id;
    const [first, second] = await nodes();
    [nodeId, levelsId] = [first!.id, second!.id];
  });

  afterAll(() => app.stop());

  const post = (path: string, body: object = {}) => v1(app, 'POST', `/v1/nodes/option${path}`, body, author.token);
  const on = (path: string, body: object) => post(path, { surveyId, nodeId, ...body });
  const nodes = async (): Promise<{ id: number; options: Option[]; setting: object }[]> =>
    (await v1(app, 'GET', `/v1/nodes?surveyId=${surveyId}`, undefined, author.token)).data;
  const written = (options: readonly Option[]): string =>
    options.map(({ title, group, nodes: inner }) => (group || inner.length > 0 ? `${title}(${written(inner)})` : title)).join(' ');
  const tree = async (index = 0) => written((await nodes())[index]?.options ?? []);
  const within = (options: readonly Option[]): Option[] => options.flatMap((option) => [option, ...within(option.nodes)]);
  const named = async (title: string): Promise<Option> => {
    const found = (await nodes()).flatMap(({ options }) => within(options)).find((option) => option.title === title);
    if (!found) throw new Error(`no option ${title}`);
    return found;
  };
  const idOf = async (title: string) => (await named(title)).id;

  it('are shown inside each other [S3.option.group-bool] [S3.option.nodes-group] [S3.option.nodes-cascade]', async () => {
    const [A, x, , none] = (await nodes())[0]?.options ?? [];

    expect(A).toMatchObject({ code: 'G1', group: true, parentId: 0, position: 1 });
    expect(A?.nodes).toMatchObject([
      { title: 'a1', group: false, parentId: A?.id, position: 1, nodes: [] },
      { title: 'a2', group: false, parentId: A?.id, position: 2, nodes: [] },
    ]);
    expect([x?.position, none?.position]).toEqual([2, 999]);
    expect(await tree(1)).toBe('N(P(Q)) S');
  });

  it('are added with what is in them, or into what is there [S4.option-add.into-group]', async () => {
    const whole = await on('/save', { options: [{ title: 'C', group: true, nodes: [{ title: 'c1' }, { title: 'c2' }] }] });
    const inside = await on('/save', {
      options: [
        { title: 'b2', parentId: await idOf('B') },
        { title: 'a0', parentId: await idOf('A'), position: 1 },
      ],
    });
    const level = await post('/save', {
      surveyId,
      nodeId: levelsId,
      options: [
        { title: 'T', nodes: [{ title: 'U' }] },
        { title: 'R', parentId: await idOf('S') },
      ],
    });

    expect(written(whole.data)).toBe('C(c1 c2)');
    expect(inside.data.map(({ title }: Option) => title)).toEqual(['a0', 'b2']);
    expect(written(level.data)).toBe('R T(U)');
    expect(await tree()).toBe('A(a0 a1 a2) x B(b1 b2) C(c1 c2) none');
    expect(await tree(1)).toBe('N(P(Q)) S(R) T(U)');
  });

  it('get unique titles', async () => {
    const { data } = await on('/save', { options: [{ title: 'A', group: true }] });

    expect(data[0].title).not.toBe('A');
    expect(data[0].title.startsWith('A')).toBe(true);
  });

  it('go as deep as three levels, and groups do not stand in groups', async () => {
    const deep = await post('/save', { surveyId, nodeId: levelsId, options: [{ title: 'R', parentId: await idOf('Q') }] });
    const tooDeep = await post('/save', { surveyId, nodeId: levelsId, options: [{ nodes: [{ nodes: [{ nodes: [{}] }] }] }] });
    const nested = await on('/save', { options: [{ title: 'y' }, { title: 'C', group: true, parentId: await idOf('A') }] });
    const sorted = await post('/sort', {
      options: [
        { id: await idOf('x'), position: 1 },
        { id: await idOf('B'), parentId: await idOf('A') },
      ],
    });

    expect([deep.code, deep.fields]).toEqual(['A0400', [{ field: 'options[0].parentId', rule: 'tooLarge', limit: 3 }]]);
    expect(tooDeep.code).toBe('A0400');
    expect([nested.code, nested.fields]).toEqual(['A0400', [{ field: 'options[1].parentId', rule: 'notAllowed' }]]);
    expect([sorted.code, sorted.fields]).toEqual(['A0400', [{ field: 'options[1].parentId', rule: 'notAllowed' }]]);
    expect(await tree()).toBe('A(a1 a2) x B(b1) none');
  });

  it('are sorted into each other and out again [S7.call.post-option-sort] [S4.drag.between-groups]', async () => {
    const options = [
      { id: await idOf('a2'), parentId: await idOf('B'), position: 1 },
      { id: await idOf('a1'), parentId: 0, position: 1 },
      { id: await idOf('x'), parentId: await idOf('B') },
    ];

    const { data } = await post('/sort', { options });

    expect(written(data)).toBe('a1 A() B(a2 b1 x) none');
    expect((await nodes())[0]?.options).toEqual(data);
  });

  it('are put in the order of a list [S7.call.post-option-resort]', async () => {
    const B = { id: await idOf('B'), nodes: [{ id: await idOf('a2') }, { id: await idOf('b1') }] };

    const resorted = await on('/resort', { options: [B, { id: await idOf('x') }] });
    const unchanged = await on('/resort', {});

    expect(written(resorted.data)).toBe('B(a2 b1) x A(a1) none');
    expect(unchanged.data).toEqual(resorted.data);
    expect((await nodes())[0]?.options).toEqual(resorted.data);
  });

  it('are saved together as the group manager has them [S7.call.post-option-save-group] [S4.group-release.remove]', async () => {
    const options = [
      { id: await idOf('B'), title: 'BB', nodes: [{ id: await idOf('x') }, { id: await idOf('b1') }] },
      { id: await idOf('A'), nodes: [{ id: await idOf('a2') }] },
      { title: 'C', group: true, nodes: [] },
    ];

    const { data } = await on('/save-group', { options });

    expect(written(data)).toBe('BB(x b1) A(a2) a1 C() none');
    expect((await nodes())[0]?.options).toEqual(data);
    expect((await named('a1')).parentId).toBe(0);
  });

  it('are made, filled and dissolved in one go', async () => {
    const options = [{ title: 'C', nodes: [{ id: await idOf('x') }, { id: await idOf('b1') }] }];

    const { data } = await on('/save-group', { options, deleteIds: [await idOf('A')] });

    expect(written(data)).toBe('a1 a2 B() C(x b1) none');
  });

  it('keep members that a saved group does not speak of', async () => {
    const { data } = await on('/save-group', { options: [{ id: await idOf('A'), title: 'AA' }] });

    expect(written(data)).toBe('AA(a1 a2) x B(b1) none');
  });

  it('are not saved where questions have none, or with a heading as a member', async () => {
    const third = (await nodes())[2]?.id;
    const heading = await on('/save-group', { options: [{ id: await idOf('A'), nodes: [{ id: await idOf('B') }] }] });
    const noGroup = await on('/save-group', { options: [{ id: await idOf('x'), nodes: [] }] });
    const elsewhere = await on('/save-group', { nodeId: third, options: [{ title: 'C' }] });

    expect([heading.code, heading.fields]).toEqual(['A0400', [{ field: 'options[0].nodes[0].parentId', rule: 'notAllowed' }]]);
    expect([noGroup.code, noGroup.fields]).toEqual(['A0400', [{ field: 'options[0].group', rule: 'notAllowed' }]]);
    expect([elsewhere.code, elsewhere.fields]).toEqual(['A0400', [{ field: 'options[0].nodeId', rule: 'notAllowed' }]]);
    expect(await tree()).toBe('A(a1 a2) x B(b1) none');
  });

  it('leave their options behind when they are removed, and levels take theirs along [S4.group-release.delete]', async () => {
    const released = await post(`/remove/${await idOf('A')}`);
    const gone = await post(`/remove/batch?ids=${await idOf('N')}&ids=${await idOf('Q')}&ids=${await idOf('B')}`);

    expect(released.data.map(({ title, parentId }: Option) => [title, parentId])).toEqual([
      ['a1', 0],
      ['a2', 0],
      ['x', 0],
      ['B', 0],
      ['none', 0],
    ]);
    expect(written(gone.data)).toBe('S a1 a2 x b1 none');
    expect((await nodes())[1]?.setting).toMatchObject({ level: 1 });
  });

  it('accept a whole group as it was read', async () => {
    const { options } = (await nodes())[0]!;

    const { data } = await on('/update', { options: options.map((option) => ({ ...option, title: `${option.title}!` })) });

    expect(written(data)).toBe('A!(a1 a2) x! B!(b1) none!');
    expect(data.map(({ id }: Option) => id)).toEqual(options.map(({ id }) => id));
  });

  it('change, come and go in one edit [S7.call.post-option-edit-options]', async () => {
    const { data } = await on('/edit-options', {
      type: 1,
      deleteIds: [await idOf('x')],
      options: [
        { id: await idOf('A'), title: 'AA', nodes: [{ title: 'a3' }] },
        { id: await idOf('b1'), parentId: 0, position: 1 },
      ],
    });

    expect(written(data)).toBe('b1 AA(a1 a2 a3) B() none');
  });

  it('stay as they are while the survey runs', async () => {
    const [id, x] = [await idOf('A'), await idOf('x')];
    await setState(app, surveyId, 1);

    const codes = [
      await on('/save-group', { options: [{ id, title: 'AA' }] }),
      await on('/resort', { options: [{ id: x }] }),
      await post('/right-title', { id: x, title: 'r' }),
    ].map(({ code }) => code);

    expect(codes).toEqual(['A0410', 'A0410', 'A0410']);
    expect(await tree()).toBe('A(a1 a2) x B(b1) none');
  });
});
