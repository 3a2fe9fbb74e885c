import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answersOf, matrix, optionIdOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { reportCategory } from '../report-category/report-category.factory.js';
import { storeResponses } from '../response-table/stored-responses.factory.js';
import { reportShare } from './report-share.factory.js';

const built = survey(
  single('Q1', 'Tea or coffee?', ['tea', 'coffee', { title: 'other', other: true }]),
  text('Q2', 'Why?'),
  matrix(1, 'Q3', 'Taste', ['hot', 'cold'], ['good', 'bad']),
  text('Q4', 'Your name'),
  text('Q5', 'A picture of it'),
);
const idOf = (code: string): number => built.nodes.find((node) => node.code === code)?.id ?? 0;
const drinks = {
  ...built,
  nodes: built.nodes.map((node) =>
    node.code === 'Q4' ? { ...node, type: 50 as const } : node.code === 'Q5' ? { ...node, type: 36 as const } : node,
  ),
};
const [tea, coffee] = [optionIdOf(drinks, 'Q1', 'tea'), optionIdOf(drinks, 'Q1', 'coffee')];
const MINUTE = 60_000;

const OPEN = `query ($id: String!, $password: String, $part: Int) {
  sharedReport(shareId: $id, password: $password) {
    kind name title smallestBase parts { name total }
    questions(part: $part) { code leftOut report { base options { title count texts } texts rows { title base } } }
    columns { key label } answers(first: 2) { totalCount edges { cursor node { cells } } pageInfo { hasNextPage endCursor } }
  }
}`;

describe('a shared report', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off', WRONG_SIGN_INS_PER_ADDRESS: '1000' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    author = await signUp(app);
    id = await launchedSurvey(app, author, drinks);
  });

  const given = (answers: Parameters<typeof answersOf>[1]) => ({ version: 1, answers: answersOf(built, answers) });
  const answered = (...choices: string[]) =>
    storeResponses(
      app,
      id,
      choices.map((choice) => given({ Q1: choice })),
    );
  const share = (wishes: Record<string, unknown> = {}) => reportShare(app, author, id, wishes);
  const visit = (token: string, password?: string) => v1(app, 'POST', `/v1/open/reports/${token}`, { password });
  const lines = (token: string, query = '') => v1(app, 'POST', `/v1/open/reports/${token}/answers${query}`, {});
  const byGraph = (token: string, variables: object = {}) => graph(app, OPEN, { id: token, ...variables });
  const change = (shareId: string, body: object) => v1(app, 'PUT', `/v1/surveys/report/share/${id}/${shareId}`, body, author.token);
  /** Without what is another one in every answer. */
  const plain = ({ text: bytes }: { text: string }) => bytes.replace(/"requestId":"\w+"/, '');
  const codesOf = ({ data }: { data: { parts: { questions: { code: string }[] }[] } }) => data.parts[0]?.questions.map(({ code }) => code);

  it('opens without signing in, by both doors, with the figures of the author [S6.access.report-share-public]', async () => {
    await answered('tea', 'tea', 'tea', 'coffee', 'coffee');
    const { token } = await share({ name: 'For the team' });

    const { code, data, headers } = await visit(token);
    const own = await v1(app, 'GET', `/v1/surveys/report/${id}`, undefined, author.token);

    expect([code, data.kind, data.name, data.title]).toEqual(['00000', 'report', 'For the team', 'Survey']);
    expect(data.parts).toMatchObject([{ name: null, total: 5 }]);
    expect(
      data.parts[0].questions[0].figures.options.map(({ count, percent }: { count: number; percent: number }) => [count, percent]),
    ).toEqual(own.data.questions[0].options.map(({ count, percent }: { count: number; percent: number }) => [count, percent]));
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
    const shown = await byGraph(token);
    expect(shown.errors).toBeUndefined();
    expect(shown.data.sharedReport.parts).toEqual([{ name: null, total: 5 }]);
    expect(shown.data.sharedReport.questions[0].report.options.map(({ count }: { count: number }) => count)).toEqual([3, 2, 0]);
    for (const secret of [author.userId, author.mobile, id]) expect(JSON.stringify([data, shown.data])).not.toContain(secret);
  });

  it('S5 looks the same whatever keeps it from opening', async () => {
    await answered('tea', 'tea', 'tea', 'tea', 'tea');
    const [off, gone, over, locked, renewed] = [
      await share(),
      await share(),
      await share(),
      await share({ password: 'open sesame' }),
      await share(),
    ];
    await change(over.id, { expiresAt: new Date(app.clock.now().getTime() + MINUTE).toISOString() });
    expect((await visit(over.token)).code).toBe('00000');
    app.clock.advance(MINUTE);
    await change(off.id, { enabled: false });
    await v1(app, 'POST', `/v1/surveys/report/share/${id}/${gone.id}/delete`, {}, author.token);
    await v1(app, 'POST', `/v1/surveys/report/share/${id}/${renewed.id}/link`, {}, author.token);

    const tokens = ['x'.repeat(32), id, off.token, gone.token, over.token, locked.token, renewed.token, off.id, '%20', `${locked.token}x`];
    const [missing, missingInGraph] = [await visit('y'.repeat(32)), await byGraph('y'.repeat(32))];

    expect([missing.code, missingInGraph.code]).toEqual(['A0404', 'A0404']);
    for (const token of tokens) {
      for (const answer of [await visit(token), await visit(token, 'a wrong one'), await lines(token)])
        expect([token, answer.status, answer.text]).toEqual([token, missing.status, missing.text]);
      for (const variables of [{}, { password: 'a wrong one' }]) expect(plain(await byGraph(token, variables))).toBe(plain(missingInGraph));
    }
    expect((await visit(locked.token, 'open sesame')).code).toBe('00000');
    await v1(app, 'POST', `/v1/surveys/remove/${id}`, {}, author.token);
    expect((await visit(locked.token, 'open sesame')).text).toBe(missing.text);
  });

  it('opens by its password alone, which is counted per link and address, whether or not there is such a link', async () => {
    await answered('tea', 'tea', 'tea', 'tea', 'tea');
    const { token } = await share({ password: 'open sesame' });
    for (const tried of [token, 'z'.repeat(32)])
      for (let i = 0; i < 10; i += 1) expect((await visit(tried, `wrong ${i}`)).code).toBe('A0404');

    const [stopped, unknown] = [await visit(token, 'open sesame'), await visit('z'.repeat(32), 'open sesame')];
    app.clock.advance(15 * MINUTE);

    expect([stopped.code, unknown.text]).toEqual(['A0501', stopped.text]);
    expect((await visit(token, 'open sesame')).code).toBe('00000');
  });

  it('lets in a class behind one address at once, once its password was right, and asks anew when it changes', async () => {
    await answered('tea', 'tea', 'tea', 'tea', 'tea');
    const { id: shareId, token } = await share({ password: 'open sesame' });
    expect((await visit(token, 'open sesame')).code).toBe('00000');

    const codes = await Promise.all(Array.from({ length: 25 }, () => visit(token, 'open sesame')));
    await change(shareId, { password: 'another one' });

    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(['00000']));
    expect([(await visit(token, 'open sesame')).code, (await visit(token, 'another one')).code]).toEqual(['A0404', '00000']);
  });

  it('withholds figures below its smallest base', async () => {
    await answered('tea', 'tea', 'tea', 'tea');
    const { token } = await share();
    const first = await visit(token);
    expect(first.data.parts).toEqual([{ name: null, total: null, questions: [] }]);

    await storeResponses(app, id, [given({ Q2: 'thirst', Q3: { hot: 'good' } })]);
    app.clock.advance(10_000);
    const { data } = await visit(token);

    expect(data.parts[0].total).toBe(5);
    expect(data.parts[0].questions.map(({ code, figures }: { code: string; figures: object | null }) => [code, figures !== null])).toEqual([
      ['Q1', false],
      ['Q2', false],
      ['Q3', false],
    ]);
    await answered('coffee');
    app.clock.advance(10_000);
    expect((await visit(token)).data.parts[0].questions[0].figures.base).toBe(5);
  });

  it('leaves out rows that too few answered, and says how many', async () => {
    const both = given({ Q1: 'tea', Q3: { hot: 'good', cold: 'bad' } });
    await storeResponses(app, id, [both, both, ...Array.from({ length: 4 }, () => given({ Q1: 'tea', Q3: { hot: 'good' } }))]);
    const { token } = await share();

    const { data } = await visit(token);

    const taste = data.parts[0].questions.find(({ code }: { code: string }) => code === 'Q3');
    expect([taste.leftOut, taste.figures.rows.map(({ title, base }: { title: string; base: number }) => [title, base])]).toEqual([
      1,
      [['hot', 6]],
    ]);
  });

  it('shows what was typed only where its author wants that, and who somebody is only where that was chosen too', async () => {
    const one = (n: number) => given({ Q1: [['other', `drink ${n}`]], Q2: `because ${n}`, Q4: `Name ${n}` });
    await storeResponses(app, id, [1, 2, 3, 4, 5].map(one));
    const typed = async (wishes: object) => {
      const { token } = await share({ ...wishes });
      const answer = await visit(token);
      return [codesOf(answer), ['drink', 'because', 'Name'].filter((word) => answer.text.includes(`${word} 1`))];
    };
    const all = ['Q1', 'Q2', 'Q4'].map(idOf);

    expect(await typed({})).toEqual([['Q1', 'Q2', 'Q3'], []]);
    expect(await typed({ showTexts: true })).toEqual([
      ['Q1', 'Q2', 'Q3'],
      ['drink', 'because'],
    ]);
    expect(await typed({ nodeIds: all })).toEqual([['Q1', 'Q2'], []]);
    expect(await typed({ nodeIds: all, showTexts: true })).toEqual([
      ['Q1', 'Q2', 'Q4'],
      ['drink', 'because', 'Name'],
    ]);
    expect(await typed({ nodeIds: [idOf('Q5')] })).toEqual([['Q5'], []]);
  });

  it('is about the responses that its filter means', async () => {
    await answered('tea', 'tea', 'tea', 'tea', 'tea', 'coffee', 'coffee');
    const conditions = { conditions: [{ answer: { nodeId: idOf('Q1'), anyOf: [tea] } }] };
    const { token } = await share({ conditions });

    expect((await visit(token)).data.parts[0].total).toBe(5);
  });

  it('stands beside others: categories in columns, each above the smallest base [S6.access.open-public]', async () => {
    await answered('tea', 'tea', 'tea', 'tea', 'tea', 'coffee', 'coffee');
    await reportCategory(app, author, id, 'Tea', [{ answer: { nodeId: idOf('Q1'), anyOf: [tea] } }]);
    const coffees = await reportCategory(app, author, id, 'Coffee', [{ answer: { nodeId: idOf('Q1'), anyOf: [coffee] } }]);
    const notCoffee = { conditions: [{ answer: { nodeId: idOf('Q1'), noneOf: [coffee] } }] };
    const [every, chosen, within] = [
      await share({ kind: 'category' }),
      await share({ kind: 'category', categoryIds: [coffees] }),
      await share({ kind: 'category', conditions: notCoffee }),
    ];
    const totals = async ({ token }: { token: string }) =>
      (await visit(token)).data.parts.map(({ name, total }: { name: string | null; total: number | null }) => [name, total]);

    expect(await totals(every)).toEqual([
      [null, 7],
      ['Tea', 5],
      ['Coffee', null],
    ]);
    expect(await totals(chosen)).toEqual([
      [null, 7],
      ['Coffee', null],
    ]);
    expect(await totals(within)).toEqual([
      [null, 5],
      ['Tea', 5],
      ['Coffee', null],
    ]);
    const ofTea = await byGraph(every.token, { part: 1 });
    expect(ofTea.data.sharedReport.questions[0].report.options.map(({ count }: { count: number }) => count)).toEqual([5, 0, 0]);
    expect((await byGraph(every.token, { part: 9 })).code).toBe('A0400');
    await v1(app, 'POST', `/v1/surveys/report/category/${id}/${coffees}/delete`, {}, author.token);
    expect(await totals(chosen)).toEqual([[null, 7]]);
  });

  it('shows answers line by line in the columns that were chosen, a page at a time, from its smallest base on', async () => {
    const { token } = await share({ kind: 'answers', columns: ['submitted_at', `n${idOf('Q1')}`] });
    await answered('tea', 'coffee', 'tea', 'coffee');
    expect((await lines(token)).data).toEqual({ list: [], total: 0, startCursor: null, endCursor: null });
    expect((await byGraph(token)).data.sharedReport).toMatchObject({ parts: [{ total: null }], answers: null });

    await answered('tea');
    const first = (await lines(token, '?first=3')).data;
    const rest = (await lines(token, `?first=3&after=${first.endCursor}`)).data;

    const at = app.clock.now().toISOString();
    expect([first.total, first.list]).toEqual([
      5,
      [
        [at, 'tea'],
        [at, 'coffee'],
        [at, 'tea'],
      ],
    ]);
    expect(rest.list).toEqual([
      [at, 'coffee'],
      [at, 'tea'],
    ]);
    const { sharedReport } = (await byGraph(token)).data;
    expect([sharedReport.columns.map(({ label }: { label: string }) => label), sharedReport.answers.totalCount]).toEqual([
      [expect.anything(), 'Tea or coffee?'],
      5,
    ]);
    expect((await lines(token, '?first=101')).code).toBe('A0400');
  });

  it('shows of answers what was not typed, unless texts are shown; personal columns only where they were chosen', async () => {
    await storeResponses(
      app,
      id,
      [1, 2, 3, 4, 5].map((n) => given({ Q1: [['other', `drink ${n}`]], Q2: `because ${n}`, Q4: `Name ${n}` })),
    );
    const shown = async (wishes: object) => (await lines((await share({ kind: 'answers', ...wishes })).token)).data.list[0];
    const [q1, q4] = [`n${idOf('Q1')}`, `n${idOf('Q4')}_text`];

    expect(await shown({})).toEqual(['other', null, null]);
    expect(await shown({ showTexts: true })).toEqual(['other', 'drink 5', 'because 5', null, null]);
    expect(await shown({ columns: [q1, q4] })).toEqual(['other']);
    expect(await shown({ columns: [q1, q4], showTexts: true })).toEqual(['other', 'Name 5']);
  });

  it('is counted each time that it is opened', async () => {
    await answered('tea', 'tea', 'tea', 'tea', 'tea');
    const { token } = await share();

    await Promise.all([visit(token), visit(token), byGraph(token), visit('x'.repeat(32))]);

    const [counted] = (await v1(app, 'GET', `/v1/surveys/report/share/${id}`, undefined, author.token)).data.list;
    expect(counted.accesses).toBe(3);
  });
});
