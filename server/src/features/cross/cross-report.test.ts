import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, date, multiple, rate, single, survey } from '@wence/schema/testing';
import type { SurveyDefinition } from '@wence/schema';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey, relaunch } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { type GivenResponse, storeResponses } from '../response-table/stored-responses.factory.js';

const PART = 'localId code title retired';
const QUERY = `query ($id: ID!, $rows: [Int!]!, $columns: [Int!]!, $filter: ResponseFilter, $test: ColumnTest) {
  crossReport(surveyId: $id, rows: $rows, columns: $columns, filter: $filter, test: $test) { surveyId seq base tables {
    row { localId nodeId rowId code title rowTitle retired overlapping divisions } column { localId nodeId rowId code title rowTitle retired overlapping divisions }
    asked base omittedRows omittedColumns columns { ${PART} letter base smallBase }
    rows { ${PART} total { count percent } cells { count columnPercent rowPercent totalPercent letters } }
    means { ${PART} total { base mean deviation } cells { base mean deviation letters } }
    chiSquare { value degrees p cramersV cells fewExpected } } } }`;

const drinks = survey(
  single('Q1', 'Tea or coffee?', ['tea', 'coffee']),
  multiple('Q2', 'When?', ['morning', 'noon', 'night']),
  rate('Q3', 'How good?', { setting: { min: 1, max: 5 } }),
  date('Q4', 'Since when?'),
);
const [Q1, Q2, Q3, Q4] = drinks.nodes.map(({ id }) => id) as [number, number, number, number]; // The four questions above.

const given = (drink: 'tea' | 'coffee', when: readonly string[], stars: number): GivenResponse => ({
  version: 1,
  answers: answersOf(drinks, { Q1: drink, Q2: [...when], Q3: stars }),
});

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

describe('the cross report', () => {
  let app: TestApp;
  let author: SignedUp;
  /** 40 like tea, 40 coffee; tea is drunk in the morning by 30, coffee by 10. */
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
    surveyId = await launchedSurvey(app, author, drinks);
    await storeResponses(app, surveyId, [
      ...times(30, given('tea', ['morning', 'night'], 5)),
      ...times(10, given('tea', ['noon'], 4)),
      ...times(10, { ...given('coffee', ['morning'], 2), source: 'poster' }),
      ...times(30, given('coffee', ['noon', 'night'], 1)),
      { ...given('tea', ['noon'], 3), status: 'screened' },
      { ...given('tea', ['noon'], 3), invalidAt: new Date(1) },
      { ...given('tea', ['noon'], 3), deletedAt: new Date(1) },
    ]);
  });
  afterAll(() => app.stop());

  const ask = (variables: object, { token } = author) => graph(app, QUERY, { id: surveyId, ...variables }, token);
  const read = async (variables: object) => {
    const { data, errors } = await ask(variables);
    expect(errors).toBeUndefined();
    return data.crossReport;
  };
  const faults = async (variables: object) => {
    const { errors } = await ask(variables);
    return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.fields];
  };

  it('counts those that answered both questions, with shares of column, row and table (S2.route.data-cross)', async () => {
    const { base, seq, tables } = await read({ rows: [Q2], columns: [Q1] });

    expect([base, seq]).toEqual([80, 83]);
    expect(tables).toMatchObject([
      {
        row: { localId: Q2, nodeId: Q2, rowId: null, code: 'Q2', title: 'When?', overlapping: true },
        column: { localId: Q1, code: 'Q1', overlapping: false },
        asked: 80,
        base: 80,
        columns: [
          { code: '1', title: 'tea', letter: 'A', base: 40, smallBase: false },
          { code: '2', title: 'coffee', letter: 'B', base: 40, smallBase: false },
        ],
        rows: [
          {
            title: 'morning',
            total: { count: 40, percent: 50 },
            cells: [
              { count: 30, columnPercent: 75, rowPercent: 75, totalPercent: 37.5, letters: [] },
              { count: 10, columnPercent: 25, rowPercent: 25, totalPercent: 12.5, letters: [] },
            ],
          },
          { title: 'noon', total: { count: 40, percent: 50 }, cells: [{ count: 10 }, { count: 30 }] },
          { title: 'night', total: { count: 60, percent: 75 }, cells: [{ count: 30 }, { count: 30 }] },
        ],
        chiSquare: null,
        omittedRows: 0,
        omittedColumns: 0,
      },
    ]);
  });

  it('says which columns differ, by letters that run on through the report, and flags small bases', async () => {
    const { tables } = await read({ rows: [Q2, Q3], columns: [Q1, Q3], test: { confidence: 'NINETY_FIVE' } });
    const lettersOf = ({ rows }: { rows: { cells: { letters: string[] }[] }[] }) =>
      rows.map(({ cells }) => cells.map(({ letters }) => letters.join('')));

    expect(lettersOf(tables[0])).toEqual([
      ['B', ''],
      ['', 'A'],
      ['', ''],
    ]);
    expect(tables[1].means).toMatchObject([
      {
        localId: null,
        total: { base: 80, mean: 3 },
        cells: [
          { base: 40, mean: 4.75, deviation: 0.44, letters: ['B'] },
          { base: 40, mean: 1.25, deviation: 0.44, letters: [] },
        ],
      },
    ]);
    expect(tables[2].columns.map(({ letter, base, smallBase }: Record<string, unknown>) => [letter, base, smallBase])).toEqual([
      ['C', 30, false],
      ['D', 10, true],
      ['E', 0, true],
      ['F', 10, true],
      ['G', 30, false],
    ]);
  });

  it('does not compare the columns of a multiple choice, and tests no independence there', async () => {
    const { tables } = await read({ rows: [Q1], columns: [Q2], test: { confidence: 'NINETY' } });

    expect(tables[0].columns.map(({ base }: { base: number }) => base)).toEqual([40, 40, 60]);
    expect(tables[0].rows[0].total).toEqual({ count: 40, percent: 50 });
    expect(JSON.stringify(tables[0].rows)).not.toMatch(/"letters":\[[^\]]/);
    expect(tables[0].chiSquare).toBeNull();
  });

  it('tests whether rows and columns are independent', async () => {
    const { tables } = await read({ rows: [Q3], columns: [Q1] });

    // Stars tell exactly what somebody drinks: the statistic is the number of responses.
    expect(tables[0].chiSquare).toMatchObject({ degrees: 3, cells: 8, fewExpected: 0 });
    expect(tables[0].chiSquare.value).toBeCloseTo(80, 10);
    expect(tables[0].chiSquare.cramersV).toBeCloseTo(1, 10);
  });

  it('counts what the filter means: complete and valid responses unless it says otherwise', async () => {
    const baseOf = async (filter: object) => (await read({ rows: [Q1], columns: [Q3], filter })).base;

    expect(await baseOf({ source: 'poster' })).toBe(10);
    expect(await baseOf({ status: ['COMPLETE', 'SCREENED'] })).toBe(81);
    expect(await baseOf({ valid: false })).toBe(1);
    expect(await baseOf({ starred: true })).toBe(0);
    expect(await baseOf({ version: 1 })).toBe(80);
    expect(await baseOf({ submittedTo: '2000-01-01T00:00:00Z' })).toBe(0);
    expect(await baseOf({ submittedFrom: '2000-01-01T00:00:00Z', tags: [] })).toBe(80);
  });

  it('says the same through both doors', async () => {
    const { tables, base, seq } = await read({ rows: [Q2, Q3], columns: [Q1], test: { confidence: 'NINETY_NINE', bonferroni: true } });

    const path = `/v1/surveys/report/cross/${surveyId}?row=${Q2}&row=${Q3}&column=${Q1}&confidence=99&bonferroni=1`;
    const { data } = await v1(app, 'GET', path, undefined, author.token);

    expect(data).toEqual({ surveyId, base, seq, tables, updatedAt: expect.any(String) });
  });

  it('names what it cannot make a table of', async () => {
    expect(await faults({ rows: [Q1, 9_999], columns: [Q4] })).toEqual([
      'A0400',
      [
        { field: 'rows[1]', rule: 'notAllowed' },
        { field: 'columns[0]', rule: 'notAllowed' },
      ],
    ]);
    expect(await faults({ rows: [], columns: [Q1, Q2, Q3, Q1] })).toEqual([
      'A0400',
      [
        { field: 'rows', rule: 'required' },
        { field: 'columns', rule: 'tooMany', limit: 3 },
      ],
    ]);
    expect(await faults({ rows: [Q1, Q1], columns: [Q2] })).toEqual(['A0400', [{ field: 'rows[1]', rule: 'notUnique' }]]);
    expect(await faults({ rows: [Q1], columns: [Q2], filter: { status: [] } })).toEqual([
      'A0400',
      [{ field: 'filter.status', rule: 'required' }],
    ]);
    expect(await faults({ rows: [Q1], columns: [Q2], filter: { deleted: true } })).toEqual([
      'A0400',
      [{ field: 'filter.deleted', rule: 'notAllowed' }],
    ]);
  });

  it("is as absent as a missing survey's to anybody else", async () => {
    const stranger = await signUp(app);

    const { code } = await ask({ rows: [Q1], columns: [Q2] }, stranger);

    expect(code).toBe('A0404');
  });

  it('is cut to the most frequent rows and says by how many', async () => {
    const many = survey(
      single(
        'Q1',
        'Which?',
        times(120, 'one').map((title, index) => `${title} ${index}`),
      ),
      single('Q2', 'Yes?', ['yes', 'no']),
    );
    const [which, yes] = many.nodes;
    const id = await launchedSurvey(app, author, many);
    const last = which?.options?.at(-1)?.id ?? 0;
    await storeResponses(app, id, [
      { version: 1, answers: { [which!.id]: { option: last }, [yes!.id]: { option: yes!.options![0]!.id } } },
    ]);

    const { tables } = await read({ id, rows: [which!.id], columns: [yes!.id] });
    const turned = await read({ id, rows: [yes!.id], columns: [which!.id] });

    expect([tables[0].rows.length, tables[0].omittedRows, tables[0].rows.at(-1).localId]).toEqual([100, 20, last]);
    expect([turned.tables[0].columns.length, turned.tables[0].omittedColumns, turned.tables[0].columns.at(-1).letter]).toEqual([
      40,
      80,
      'AN',
    ]);
  });

  it('keeps what was deleted since as retired, and counts the responses to every version', async () => {
    const id = await launchedSurvey(app, author, drinks);
    await submit(app, id, given('tea', ['noon'], 5).answers);
    const later: SurveyDefinition = {
      ...drinks,
      nodes: drinks.nodes
        .slice(0, 2)
        .map((node) => (node.id === Q1 ? { ...node, title: 'Drink?', options: node.options?.slice(1) } : node)),
    };
    await relaunch(app, author, id, later);
    await submit(app, id, answersOf(later, { Q1: 'coffee', Q2: ['noon'] }));

    const { tables } = await read({ id, rows: [Q1, Q3], columns: [Q2] });

    expect(tables[0]).toMatchObject({ row: { title: 'Drink?', retired: false }, base: 2 });
    expect(tables[0].rows.map(({ title, retired, total }: Record<string, unknown>) => [title, retired, total])).toEqual(
      expect.arrayContaining([
        ['tea', true, { count: 1, percent: 50 }],
        ['coffee', false, { count: 1, percent: 50 }],
      ]),
    );
    expect(tables[1]).toMatchObject({ row: { retired: true }, base: 1 });
  });
});
