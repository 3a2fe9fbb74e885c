import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answersOf, nodeIdOf, optionIdOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import type { CrossTable } from '../cross/cross-report.type.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { storeResponses } from '../response-table/stored-responses.factory.js';
import { reportShare } from './report-share.factory.js';

const drinks = survey(single('Q1', 'Tea?', ['yes', 'no']), single('Q2', 'City', ['Wuhan', 'Xian', 'Lhasa']));
const [Q1, Q2] = [nodeIdOf(drinks, 'Q1'), nodeIdOf(drinks, 'Q2')];
const OPEN = `query ($id: String!) { sharedReport(shareId: $id) {
  kind parts { name total } questions { code }
  tables { name measure confidence bonferroni total leftOut tables { base columns { title base } groups { title span chiSquare { value } } rows { title cells { count } } chiSquare { value } } }
} }`;

describe('shared cross tables', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    author = await signUp(app);
    id = await launchedSurvey(app, author, drinks);
  });

  const answered = (...given: (readonly [string, string, number])[]) =>
    storeResponses(
      app,
      id,
      given.flatMap(([tea, city, times]) =>
        Array.from({ length: times }, () => ({ version: 1, answers: answersOf(drinks, { Q1: tea, Q2: city }) })),
      ),
    );
  const path = () => `/v1/surveys/report/cross-table/${id}`;
  const save = async (name: string, setup: object = {}): Promise<string> => {
    app.clock.advance(1000);
    return (await v1(app, 'POST', path(), { name, setup: { rows: [Q1], columns: [Q2], measure: 'count', ...setup } }, author.token)).data
      .id;
  };
  const share = (wishes: object = {}) => reportShare(app, author, id, { kind: 'cross', ...wishes });
  const visit = (token: string) => v1(app, 'POST', `/v1/open/reports/${token}`, {});
  const cellsOf = ({ columns, rows }: CrossTable) => [
    columns.map(({ title }) => title),
    ...rows.map(({ cells }) => cells.map(({ count }) => count)),
  ];

  it('have the figures of the author and nothing else of the survey, by both doors', async () => {
    await answered(['yes', 'Wuhan', 6], ['no', 'Wuhan', 2], ['no', 'Xian', 7]);
    await save('By city', { confidence: 95, bonferroni: true });
    const { token } = await share({ name: 'For the team' });

    const { data, text } = await visit(token);
    const shown = await graph(app, OPEN, { id: token });

    expect([data.kind, data.name, data.parts]).toEqual(['cross', 'For the team', [{ name: null, total: 15, questions: [] }]]);
    const [table] = data.tables;
    expect(table).toMatchObject({ name: 'By city', measure: 'count', confidence: 95, bonferroni: true, total: 15, leftOut: 0 });
    expect(cellsOf(table.tables[0])).toEqual([
      ['Wuhan', 'Xian', 'Lhasa'],
      [6, 0, 0],
      [2, 7, 0],
    ]);
    expect(shown.data.sharedReport).toMatchObject({
      kind: 'CROSS',
      questions: [],
      tables: [{ name: 'By city', measure: 'COUNT', confidence: 'NINETY_FIVE', total: 15 }],
    });
    expect(shown.data.sharedReport.tables[0].tables[0].chiSquare.value).toBe(table.tables[0].chiSquare.value);
    for (const secret of [author.userId, author.mobile, id]) expect(text).not.toContain(secret);
  });

  it('leave out columns that too few are in, with the next one where the total would tell, and tables and reports that are too small', async () => {
    await answered(['yes', 'Wuhan', 9], ['no', 'Xian', 7], ['no', 'Lhasa', 4]);
    await save('By city');
    await save('Tea in Lhasa', { conditions: { conditions: [{ answer: { nodeId: Q2, anyOf: [optionIdOf(drinks, 'Q2', 'Lhasa')] } }] } });
    const { token } = await share();

    const { data } = await visit(token);

    const [byCity, small] = data.tables;
    expect([byCity.leftOut, cellsOf(byCity.tables[0]), byCity.tables[0].chiSquare]).toEqual([2, [['Wuhan'], [9], [0]], null]);
    expect(small).toMatchObject({ name: 'Tea in Lhasa', total: null, leftOut: 0, tables: [] });
    const tooFew = await share({ smallestBase: 21 });
    expect((await visit(tooFew.token)).data).toMatchObject({ parts: [{ total: null }], tables: [] });
  });

  it('leave out nested columns that too few are in, with another one of their outer category, whose own figures would tell', async () => {
    await answered(['yes', 'Wuhan', 9], ['yes', 'Xian', 7], ['yes', 'Lhasa', 4], ['no', 'Wuhan', 6], ['no', 'Xian', 8]);
    await save('By tea and city', { columns: [Q1], nested: [{ outer: Q1, inner: Q2 }], rows: [Q2] });
    const { token } = await share();

    const [{ leftOut, tables }] = (await visit(token)).data.tables;

    expect([leftOut, cellsOf(tables[0])[0]]).toEqual([2, ['Wuhan', 'Wuhan', 'Xian', 'Lhasa']]);
    expect(tables[0].groups).toMatchObject([
      { title: 'yes', span: 1, chiSquare: null },
      { title: 'no', span: 3, chiSquare: { value: expect.closeTo(14, 8) } },
    ]);
    expect((await graph(app, OPEN, { id: token })).data.sharedReport.tables[0].tables[0].groups).toEqual([
      { title: 'yes', span: 1, chiSquare: null },
      { title: 'no', span: 3, chiSquare: { value: tables[0].groups[1].chiSquare.value } },
    ]);
  });

  it('are those that were chosen, oldest first, as they are now: deleted ones are gone', async () => {
    await answered(['yes', 'Wuhan', 6]);
    const [one, two] = [await save('One'), await save('Two')];
    const [all, chosen] = [await share(), await share({ tableIds: [two] })];
    const named = async ({ token }: { token: string }) => (await visit(token)).data.tables.map(({ name }: { name: string }) => name);

    expect([await named(all), await named(chosen)]).toEqual([['One', 'Two'], ['Two']]);
    await v1(app, 'POST', `${path()}/${two}/delete`, {}, author.token);
    expect([await named(all), await named(chosen)]).toEqual([['One'], []]);
    const refused = await v1(
      app,
      'POST',
      `/v1/surveys/report/share/${id}`,
      { kind: 'cross', name: 'x', tableIds: [one, two] },
      author.token,
    );
    expect(refused.fields).toEqual([{ field: 'tableIds[1]', rule: 'notAllowed' }]);
    const other = await v1(app, 'POST', `/v1/surveys/report/share/${id}`, { kind: 'report', name: 'x', tableIds: [one] }, author.token);
    expect(other.fields).toEqual([{ field: 'tableIds[0]', rule: 'notAllowed' }]);
  });

  it('are cut by the filter of their link as well as by their own', async () => {
    await answered(['yes', 'Wuhan', 6], ['no', 'Wuhan', 8], ['no', 'Xian', 7]);
    await save('Wuhan', { conditions: { conditions: [{ answer: { nodeId: Q2, anyOf: [optionIdOf(drinks, 'Q2', 'Wuhan')] } }] } });
    const tea = { conditions: [{ answer: { nodeId: Q1, anyOf: [optionIdOf(drinks, 'Q1', 'yes')] } }] };
    const { token } = await share({ conditions: tea });

    const { data } = await visit(token);

    expect([data.parts[0].total, data.tables[0].total]).toEqual([6, 6]);
    expect(cellsOf(data.tables[0].tables[0])[1]).toEqual([6, 0, 0]);
  });
});
