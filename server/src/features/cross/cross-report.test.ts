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
const QUERY = `query ($id: ID!, $rows: [Int!]!, $columns: [Int!]!, $nested: [CrossNestingInput!], $filter: ResponseFilter, $test: ColumnTest) {
  crossReport(surveyId: $id, rows: $rows, columns: $columns, nested: $nested, filter: $filter, test: $test) { surveyId seq base tables {
    row { localId nodeId rowId code title rowTitle retired overlapping divisions } column { localId nodeId rowId code title rowTitle retired overlapping divisions }
    inner { localId nodeId rowId code title rowTitle retired overlapping divisions }
    groups { ${PART} span chiSquare { value degrees p cramersV cells fewExpected } }
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

  describe('with nested columns', () => {
    const nested = [{ outer: Q1, inner: Q3 }];
    const columnsOf = ({ columns, groups }: { columns: Record<string, unknown>[]; groups: Record<string, unknown>[] }) => [
      groups.map(({ title, span }) => [title, span]),
      columns.map(({ title, letter, base, smallBase }) => [letter, title, base, smallBase]),
    ];

    it('has a column for each pair of categories, with its own base', async () => {
      const { tables } = await read({ rows: [Q2], columns: [Q1], nested });

      expect(tables).toMatchObject([
        { column: { code: 'Q1' }, inner: { code: 'Q3' }, asked: 80, base: 80, chiSquare: null, omittedColumns: 0 },
      ]);
      expect(columnsOf(tables[0])).toEqual([
        [
          ['tea', 5],
          ['coffee', 5],
        ],
        [
          ['A', '1', 0, true],
          ['B', '2', 0, true],
          ['C', '3', 0, true],
          ['D', '4', 10, true],
          ['E', '5', 30, false],
          ['F', '1', 30, false],
          ['G', '2', 10, true],
          ['H', '3', 0, true],
          ['I', '4', 0, true],
          ['J', '5', 0, true],
        ],
      ]);
      const [morning] = tables[0].rows;
      expect(morning.total).toEqual({ count: 40, percent: 50 });
      expect([morning.cells[4], morning.cells[6]]).toEqual([
        { count: 30, columnPercent: 100, rowPercent: 75, totalPercent: 37.5, letters: [] },
        { count: 10, columnPercent: 100, rowPercent: 25, totalPercent: 12.5, letters: [] },
      ]);
    });

    it('compares only columns within one outer category, and tests each outer category by itself', async () => {
      const id = await launchedSurvey(app, author, drinks);
      const rated = (drink: 'tea' | 'coffee', when: string, stars: number) => given(drink, [when], stars);
      await storeResponses(app, id, [
        ...times(40, rated('tea', 'morning', 5)),
        ...times(40, rated('tea', 'noon', 1)),
        ...times(40, rated('coffee', 'morning', 3)),
        ...times(39, rated('coffee', 'noon', 3)),
        rated('coffee', 'noon', 5),
      ]);
      const single2 = { id, rows: [Q3], columns: [Q1], nested: [{ outer: Q1, inner: Q2 }], test: { confidence: 'NINETY_FIVE' } };
      const overlapping = await read(single2);
      const { tables } = await read({ ...single2, rows: [Q1], columns: [Q2], nested: [{ outer: Q2, inner: Q3 }] });

      // Columns of a multiple choice within tea or coffee hold the same people.
      expect(JSON.stringify(overlapping.tables[0])).not.toMatch(/"letters":\[[^\]]/);
      expect(overlapping.tables[0].groups.map(({ chiSquare }: { chiSquare: unknown }) => chiSquare)).toEqual([null, null]);
      // Within one category of it they do not: in the morning 1 star (A) to 5 stars (E), at noon F to J.
      const tea = tables[0].rows[0].cells.map(({ letters }: { letters: string[] }) => letters.join(''));
      expect(tea).toEqual(['', '', '', '', 'C', 'H', ...times(9, '')]);
      expect(tables[0].groups).toMatchObject([
        { title: 'morning', span: 5, chiSquare: { value: expect.closeTo(80, 8), degrees: 1 } },
        { title: 'noon', span: 5, chiSquare: { degrees: 2 } },
        { title: 'night', span: 5, chiSquare: null },
      ]);
      expect(tables[0].chiSquare).toBeNull();
    });

    it('runs its letters on to the next column, and counts the same people in both', async () => {
      const { tables } = await read({ rows: [Q2], columns: [Q1, Q3], nested: [{ outer: Q3, inner: Q1 }] });

      expect(tables.map(({ inner }: { inner: { code: string } | null }) => inner?.code)).toEqual([undefined, 'Q1']);
      expect(tables[1].columns.map(({ letter }: { letter: string }) => letter).join('')).toBe('CDEFGHIJKL');
      expect(tables[1].groups).toHaveLength(5);
    });

    it('is the same through both doors', async () => {
      const { tables, base, seq } = await read({ rows: [Q2, Q3], columns: [Q1], nested, test: { confidence: 'NINETY' } });

      const path = `/v1/surveys/report/cross/${surveyId}?row=${Q2}&row=${Q3}&column=${Q1}&nested=${Q1}:${Q3}&confidence=90`;
      const { data } = await v1(app, 'GET', path, undefined, author.token);

      expect(data).toEqual({ surveyId, base, seq, tables, updatedAt: expect.any(String) });
    });

    it('names what cannot be nested', async () => {
      const faultsOf = async (given_: readonly object[], columns: readonly number[] = [Q1]) =>
        (await faults({ rows: [Q2], columns, nested: given_ }))[1];

      expect(await faultsOf([{ outer: Q2, inner: Q3 }])).toEqual([{ field: 'nested[0].outer', rule: 'notAllowed' }]);
      expect(await faultsOf([{ outer: Q1, inner: 9_999 }])).toEqual([{ field: 'nested[0].inner', rule: 'notAllowed' }]);
      expect(await faultsOf([{ outer: Q1, inner: Q4 }])).toEqual([{ field: 'nested[0].inner', rule: 'notAllowed' }]);
      expect(await faultsOf([{ outer: Q1, inner: Q1 }])).toEqual([{ field: 'nested[0].inner', rule: 'notUnique' }]);
      expect(await faultsOf([...nested, { outer: Q1, inner: Q2 }])).toEqual([{ field: 'nested[1].outer', rule: 'notUnique' }]);
      expect(await faultsOf(times(4, { outer: Q1, inner: Q3 }))).toEqual([{ field: 'nested', rule: 'tooMany', limit: 3 }]);
      const malformed = await v1(
        app,
        'GET',
        `/v1/surveys/report/cross/${surveyId}?row=${Q2}&column=${Q1}&nested=${Q1}`,
        undefined,
        author.token,
      );
      expect([malformed.code, malformed.fields?.[0]?.field]).toEqual(['A0400', 'nested']);
    });

    it('is cut to the pairs with the most responses and says by how many; of too many pairs there is no report', async () => {
      const ofMany = (code: string, count: number) =>
        single(
          code,
          'Which?',
          times(count, 'one').map((title, index) => `${title} ${index}`),
        );
      const many = survey(ofMany('Q1', 10), ofMany('Q2', 50), ofMany('Q3', 251));
      const [ten, fifty, more] = many.nodes.map(({ id }) => id) as [number, number, number]; // The three questions above.
      const id = await launchedSurvey(app, author, many);
      await storeResponses(app, id, [{ version: 1, answers: answersOf(many, { Q1: 'one 9', Q2: 'one 49', Q3: 'one 0' }) }]);

      const { tables } = await read({ id, rows: [more], columns: [ten], nested: [{ outer: ten, inner: fifty }] });

      expect([tables[0].columns.length, tables[0].omittedColumns]).toEqual([40, 460]);
      expect(tables[0].columns.at(-1)).toMatchObject({ title: 'one 49', base: 1 });
      expect(tables[0].groups.map(({ title, span }: { title: string; span: number }) => [title, span])).toEqual([
        ['one 0', 39],
        ['one 9', 1],
      ]);
      expect(await faults({ id, rows: [fifty], columns: [ten], nested: [{ outer: ten, inner: more }] })).toEqual([
        'A0400',
        [{ field: 'nested[0].inner', rule: 'tooMany', limit: 2_500 }],
      ]);
    });
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

  it('counts who was shown a question before its type was changed as asked, and those as answered who answered it as it is now', async () => {
    const id = await launchedSurvey(app, author, drinks);
    await submit(app, id, given('tea', ['noon'], 5).answers);
    const later: SurveyDefinition = { ...drinks, nodes: drinks.nodes.map((node) => (node.id === Q1 ? { ...node, type: 2 } : node)) };
    await relaunch(app, author, id, later);
    await submit(app, id, answersOf(later, { Q1: ['coffee'], Q2: ['noon'] }));

    const { tables } = await read({ id, rows: [Q1], columns: [Q2] });

    expect([tables[0].asked, tables[0].base]).toEqual([2, 1]);
  });
});
