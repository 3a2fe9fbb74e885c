import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { pick } from '../../../../testing/controls';
import { renderDesigner } from '../../../../testing/render-designer';
import { announceReconnect } from '../../../graphql/reconnect';
import { crossUrl, paths } from '../../shared/routes';
import { crossCell, crossColumn, crossQuestion, crossRow, crossSource, crossTable, meanRow, nestedTable } from './cross.factory';
import { CrossPage } from './CrossPage';

interface Asked {
  rows: number[];
  columns: number[];
  nested: unknown;
  filter: unknown;
  test: unknown;
}

const survey = { id: 'abc', title: 'Drinks', status: 'RUNNING', versions: [{ version: 1, createdAt: '2026-03-01T08:05:00.000Z' }] };
const questions = [
  crossSource(1, 'Gender'),
  crossSource(2, 'Tea or coffee?'),
  crossSource(3, 'Why?', { type: 'OPEN_TEXT' }),
  crossSource(4, 'Service', {
    type: 'MATRIX',
    rows: [
      { rowId: 41, code: '1', title: 'Speed', retired: false },
      { rowId: 42, code: '2', title: 'Taste', retired: true },
    ],
  }),
];
const reportOf = (...tables: object[]) => ({ surveyId: 'abc', seq: 210, updatedAt: '2026-03-01T08:05:00.000Z', base: 210, tables });

/** The cross report with this server, and what it was asked for. */
async function open(
  search: string,
  crossReport: unknown = reportOf(crossTable()),
  overall: object = { surveyId: 'abc', total: 210, questions },
) {
  const asked: Asked[] = [];
  const answer = (args: Asked): unknown => {
    asked.push(args);
    return typeof crossReport === 'function' ? (crossReport as (args: Asked) => unknown)(args) : crossReport;
  };
  const designer = await renderDesigner(<CrossPage />, {
    server: { survey, overallReport: overall, crossReport: answer },
    at: `${crossUrl('abc')}${search}`,
    path: paths.cross,
  });
  return { ...designer, asked };
}

/** What an element shows, without what it only says. */
function shownIn(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const said of copy.querySelectorAll('.visually-hidden')) said.remove();
  return copy.textContent;
}

/** The cells of a row as they are shown. */
const cellsOf = (name: string): string[] =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(shownIn);

describe('the cross report of a survey', () => {
  it('shows the table that its address asks for, with its bases and tests [S2.route.data-cross]', async () => {
    const { asked } = await open('?rows=2&columns=1');

    expect(await screen.findByRole('table', { name: 'Q2 Tea or coffee? by Q1 Gender' })).toBeTruthy();
    expect(asked).toMatchObject([{ rows: [2], columns: [1], filter: null, test: { confidence: 'NINETY_FIVE', bonferroni: true } }]);
    expect(screen.getByText('n = 210')).toBeTruthy();
    expect(cellsOf('n')).toEqual(['200', '120', '80']);
    expect(cellsOf('Tea')).toEqual(['55.0%', '75.0%B', '25.0%']);
    expect(screen.getByText('significantly higher than B')).toBeTruthy();
    expect(screen.getByText('χ²(1) = 48.48, p < 0.001, Cramér’s V = 0.492')).toBeTruthy();
    expect(screen.getByText('200 answered both questions, 210 were asked both')).toBeTruthy();
    await expectAccessible();
  });

  it('says how to begin, with an example', async () => {
    const { user, address } = await open('');

    await user.click(await screen.findByRole('button', { name: 'Show “Q2 Tea or coffee? by Q1 Gender”' }));

    expect(address()).toBe('/data/cross/abc?rows=2&columns=1');
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('takes questions and rows of matrices that are picked, and keeps them in the address', async () => {
    const { user, address, asked } = await open('?columns=1', ({ rows }: Asked) =>
      reportOf(...rows.map((row) => crossTable({ row: crossQuestion(row, 'X') }))),
    );

    await pick(user, 'Rows', 'Q2 Tea or coffee?');
    await pick(user, 'Rows', 'Q4 · Speed');

    expect(address()).toBe('/data/cross/abc?columns=1&rows=2%2C41');
    expect(asked.at(-1)).toMatchObject({ rows: [2, 41], columns: [1] });
    expect(await screen.findAllByRole('table')).toHaveLength(2);
  });

  it('offers what can be crossed, found by a part of its title', async () => {
    const { user } = await open('');
    const rows = await screen.findByRole('combobox', { name: 'Rows' });

    await user.click(rows);
    const offered = () => screen.queryAllByTitle(/./).map((item) => item.getAttribute('title'));
    expect(offered()).toEqual(expect.arrayContaining(['Q1 Gender', 'Q2 Tea or coffee?', 'Q4 · Speed', 'Q4 · Taste (Deleted)']));
    expect(offered()).not.toContain('Q3 Why?');

    await user.type(rows, 'spee');
    expect(offered()).toContain('Q4 · Speed');
    expect(offered()).not.toContain('Q1 Gender');
  });

  it.each([
    ['Count', ['110', '90', '20']],
    ['Row %', ['100.0%', '81.8%', '50.0%']],
    ['Total %', ['55.0%', '45.0%', '25.0%']],
  ])('shows one measure at a time, letters beside column percentages only (%s)', async (measure, cells) => {
    const { user } = await open('?rows=2&columns=1');
    await screen.findByRole('table');

    await user.click(screen.getByRole('button', { name: measure }));

    expect(cellsOf('Tea')).toEqual(cells);
    expect(screen.getByText(/Letters stand beside column percentages/)).toBeTruthy();
  });

  it('shows means with their deviations, and says which question has none', async () => {
    const rated = crossTable({ row: crossQuestion(5, 'Rate us'), means: [meanRow('', 4.123, [4.5, ['B']], [null, []])] });
    const { user } = await open('?rows=2&columns=1', reportOf(crossTable(), rated));
    await screen.findAllByRole('table');

    await user.click(screen.getByRole('button', { name: 'Mean' }));

    expect(cellsOf('Mean')).toEqual(['4.12', '4.50B', '–']);
    expect(cellsOf('Standard deviation')).toEqual(['1.25', '1.50', '–']);
    expect(within(screen.getByRole('article', { name: 'Q2 Tea or coffee?' })).getByText('This question has no mean.')).toBeTruthy();
  });

  it('flags small bases and poor tests, and says what was left out', async () => {
    const small = crossTable({
      columns: [crossColumn('A', 'Women', 180), crossColumn('B', 'Men', 20)],
      chiSquare: { value: 3.2, degrees: 1, p: 0.0736, cramersV: 0.1, cells: 4, fewExpected: 1 },
      omittedRows: 4,
      omittedColumns: 1,
    });
    await open('?rows=2&columns=1', reportOf(small));

    expect(await screen.findByText('Fewer than 30 respondents')).toBeTruthy();
    expect(screen.getByText(/χ²\(1\) = 3\.20, p = 0\.074/)).toBeTruthy();
    expect(screen.getByText(/1 of 4 cells have an expected count below 5/)).toBeTruthy();
    expect(screen.getByText('4 more rows are not listed.')).toBeTruthy();
    expect(screen.getByText('One more column is not listed.')).toBeTruthy();
    expect(screen.getByText(/Columns with fewer than 30 respondents are not tested/)).toBeTruthy();
  });

  it('puts questions of the columns beside each other', async () => {
    const age = crossTable({
      column: crossQuestion(6, 'Age', { overlapping: true }),
      columns: [crossColumn('C', 'Young', 90)],
      rows: [crossRow('Tea', [crossCell(10, 11.1)], 50), crossRow('Coffee', [crossCell(80, 88.9)], 50)],
      chiSquare: null,
    });
    await open('?rows=2&columns=1,6', reportOf(crossTable(), age), {
      surveyId: 'abc',
      total: 210,
      questions: [...questions, crossSource(6, 'Age')],
    });

    const table = await screen.findByRole('table', { name: 'Q2 Tea or coffee? by Q1 Gender + Q6 Age' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Option', 'Q1 Gender', 'Q6 Age', 'Total', 'WomenA', 'MenB', 'Total', 'YoungC']);
    expect(cellsOf('Tea')).toEqual(['55.0%', '75.0%B', '25.0%', '50.0%', '11.1%']);
    expect(screen.getByText('There is no χ² test of multiple choice.')).toBeTruthy();
    expect(screen.getByText(/same people stand in several columns/)).toBeTruthy();
  });

  describe('whose columns are divided by another question', () => {
    const withAge = { surveyId: 'abc', total: 210, questions: [...questions, crossSource(6, 'Age')] };

    it('has a heading for each outer category, and every cell names all of its headings', async () => {
      const { asked } = await open('?rows=2&columns=1&nested=1:6', reportOf(nestedTable()), withAge);

      const table = await screen.findByRole('table', { name: 'Q2 Tea or coffee? by Q1 Gender › Q6 Age' });
      expect(asked).toMatchObject([{ rows: [2], columns: [1], nested: [{ outer: 1, inner: 6 }] }]);
      const heads = within(table).getAllByRole('columnheader');
      expect(heads.map((head) => [head.textContent, head.getAttribute('colspan') ?? '1'])).toEqual([
        ['Option', '1'],
        ['Q1 Gender › Q6 Age', '4'],
        ['Total', '1'],
        ['Women', '2'],
        ['Men', '1'],
        ['YoungA', '1'],
        ['OldB', '1'],
        ['YoungC', '1'],
      ]);
      const last = within(screen.getByRole('row', { name: /^Tea/ }))
        .getAllByRole('cell')
        .at(-1);
      const named = (last?.getAttribute('headers') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
      expect(named).toEqual(['Tea', 'Q1 Gender › Q6 Age', 'Men', 'YoungC']);
      await expectAccessible();
    });

    it('tells the test of each heading, and how it is read', async () => {
      await open('?rows=2&columns=1&nested=1:6', reportOf(nestedTable()), withAge);

      expect(await screen.findByText('Women: χ²(1) = 9.50, p = 0.002, Cramér’s V = 0.281')).toBeTruthy();
      expect(screen.getByText('200 answered all three questions, 210 were asked them')).toBeTruthy();
      expect(screen.getByText(/only those under the same heading are compared/)).toBeTruthy();
      expect(screen.getByText(/under each heading by itself/)).toBeTruthy();
    });

    it('stands beside one whose columns are not', async () => {
      const rows = [crossRow('Tea', [crossCell(90, 75), crossCell(20, 25)], 55)];
      const plain = crossTable({
        column: crossQuestion(5, 'City'),
        rows,
        columns: [crossColumn('D', 'Wuhan', 120), crossColumn('E', 'Xian', 80)],
      });
      await open('?rows=2&columns=1,5&nested=1:6', reportOf(nestedTable(), plain), {
        ...withAge,
        questions: [...withAge.questions, crossSource(5, 'City')],
      });

      const table = await screen.findByRole('table', { name: 'Q2 Tea or coffee? by Q1 Gender › Q6 Age + Q5 City' });
      expect(within(table).getByRole('columnheader', { name: 'Wuhan D' }).getAttribute('rowspan')).toBe('2');
      expect(cellsOf('Tea')).toEqual(['55.0%', '85.7%B', '60.0%', '25.0%', '55.0%', '75.0%', '25.0%']);
    });

    it('is chosen beside the question, kept in the address, and taken back', async () => {
      const { user, address } = await open('?rows=2&columns=1', reportOf(nestedTable()), withAge);

      await pick(user, 'Divide Q1 Gender by', 'Q6 Age');
      expect(address()).toBe('/data/cross/abc?rows=2&columns=1&nested=1%3A6');
      await pick(user, 'Divide Q1 Gender by', 'Not divided');
      expect(address()).toBe('/data/cross/abc?rows=2&columns=1');
    });

    it('says when there are too many pairs', async () => {
      await open(
        '?rows=2&columns=1&nested=1:6',
        () => {
          const fields = [{ field: 'nested[0].inner', rule: 'tooMany', limit: 2_500 }];
          throw new GraphQLError('no', { extensions: { code: 'A0400', fields } });
        },
        withAge,
      );
      expect(await screen.findByText(/more than 2,500 pairs of options/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    });

    it('leaves out a question that is gone', async () => {
      const { asked } = await open('?rows=2&columns=1&nested=1:99');
      expect(await screen.findByText('One question no longer exists and is not shown.')).toBeTruthy();
      expect(asked).toMatchObject([{ nested: [] }]);
    });

    it('is copied with both rows of headings', async () => {
      const { user } = await open('?rows=2&columns=1&nested=1:6&confidence=off&measure=count', reportOf(nestedTable()), withAge);

      await user.click(await screen.findByRole('button', { name: 'Copy tables' }));

      expect(await screen.findByText('Copied')).toBeTruthy();
      const copied = await navigator.clipboard.readText();
      expect(copied.split('\n').map((line) => line.split('\t'))).toEqual([
        ['Q2 Tea or coffee?'],
        ['', 'Q1 Gender › Q6 Age', '', '', ''],
        ['', '', 'Women', 'Women', 'Men'],
        ['Option', 'Total', 'Young (A)', 'Old (B)', 'Young (C)'],
        ['n', '200', '70', '50', '20'],
        ['Tea', '95', '60', '30', '5'],
      ]);
    });
  });

  it('tests as it is told to', async () => {
    const { user, address, asked } = await open('?rows=2&columns=1');
    await screen.findByRole('table');

    await user.click(screen.getByRole('checkbox', { name: 'Bonferroni correction' }));
    await pick(user, 'Test of differences', '99% confidence');
    expect(asked.at(-1)?.test).toEqual({ confidence: 'NINETY_NINE', bonferroni: false });
    expect(address()).toBe('/data/cross/abc?rows=2&columns=1&bonferroni=off&confidence=99');
  });

  it('tests nothing if it is told so', async () => {
    const { asked } = await open('?rows=2&columns=1&confidence=off');
    await screen.findByRole('table');
    expect(asked.at(-1)?.test).toBeNull();
    expect(screen.queryByText(/two-sided/)).toBeNull();
  });

  it('counts the responses that its chips choose, which are in the address too', async () => {
    const { user, address, asked } = await open('?rows=2&columns=1&source=mail');
    await screen.findByRole('table');
    expect(asked.at(-1)?.filter).toEqual({ source: 'mail' });

    await user.click(screen.getByRole('button', { name: 'Version' }));
    await user.click(screen.getByRole('button', { name: /^Version 1/ }));

    expect(asked.at(-1)?.filter).toEqual({ version: 1, source: 'mail' });
    expect(address()).toBe('/data/cross/abc?rows=2&columns=1&source=mail&version=1');
  });

  it('says when no response fits the filter', async () => {
    await open('?rows=2&columns=1&source=mail', { ...reportOf(), base: 0 });
    expect(await screen.findByRole('heading', { name: 'No response fits the filter' })).toBeTruthy();
  });

  it('swaps rows and columns', async () => {
    const { user, address } = await open('?rows=2&columns=1');
    await user.click(await screen.findByRole('button', { name: 'Swap rows and columns' }));
    expect(address()).toBe('/data/cross/abc?rows=1&columns=2');
  });

  it('says how many questions of a link are gone, and does not ask for them', async () => {
    const { asked } = await open('?rows=2,99&columns=1');
    expect(await screen.findByText('One question no longer exists and is not shown.')).toBeTruthy();
    expect(asked).toMatchObject([{ rows: [2], columns: [1] }]);
  });

  it('keeps the tables before while others load', async () => {
    const { user } = await open('?rows=2&columns=1', ({ rows }: Asked) =>
      rows.length > 1 ? new Promise(() => {}) : reportOf(crossTable()),
    );
    await screen.findByRole('table');
    await pick(user, 'Rows', 'Q4 · Speed');
    expect(screen.getByRole('table', { name: 'Q2 Tea or coffee? by Q1 Gender' })).toBeTruthy();
  });

  it('offers another try when the tables cannot be loaded, and asks again when the connection is back', async () => {
    let isBroken = true;
    const { user, asked } = await open('?rows=2&columns=1', () => {
      if (isBroken) throw new Error('broken');
      return reportOf(crossTable());
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);
    expect(await screen.findByRole('table')).toBeTruthy();

    const before = asked.length;
    act(announceReconnect);
    await screen.findByRole('table');
    expect(asked.length).toBeGreaterThan(before);
  });

  it('says what is missing: responses, questions, responses that fit the filter', async () => {
    await open('', reportOf(), { surveyId: 'abc', total: 0, questions });
    expect(await screen.findByRole('heading', { name: 'No responses yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to publish' }).getAttribute('href')).toBe('/publish/abc');
  });

  it('says when there is nothing to cross', async () => {
    await open('', reportOf(), { surveyId: 'abc', total: 3, questions: [crossSource(3, 'Why?', { type: 'OPEN_TEXT' })] });
    expect(await screen.findByRole('heading', { name: 'No questions to cross' })).toBeTruthy();
  });

  it('says when nobody has answered both questions', async () => {
    await open('?rows=2&columns=1', reportOf(crossTable({ base: 0, columns: [], rows: [], chiSquare: null })));
    expect(await screen.findByText('Nobody has answered both questions yet.')).toBeTruthy();
  });
});

describe('tables that are taken along', () => {
  const LINES = [
    ['Q2 Tea or coffee?'],
    ['', 'Q1 Gender', '', '', '', ''],
    ['Option', 'Total', 'Women (A)', 'A: Higher than', 'Men (B)', 'B: Higher than'],
    ['n', '200', '120', '', '80', ''],
    ['Tea', '55', '75', 'B', '25', ''],
    ['Coffee', '45', '25', '', '75', 'A'],
  ];

  it('are copied as a spreadsheet takes them', async () => {
    const { user } = await open('?rows=2&columns=1');

    await user.click(await screen.findByRole('button', { name: 'Copy tables' }));

    expect(await screen.findByText('Copied')).toBeTruthy();
    const copied = await navigator.clipboard.readText();
    expect(copied.split('\n').map((line) => line.split('\t'))).toEqual(LINES);
  });

  it('are downloaded as a csv file that is named after the survey', async () => {
    const saved: { name: string; blob: Blob | undefined }[] = [];
    let made: Blob | undefined;
    Object.assign(URL, { createObjectURL: (blob: Blob) => ((made = blob), 'blob:made'), revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: made });
    });
    const { user } = await open('?rows=2&columns=1');

    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    jest.restoreAllMocks();

    expect(saved.map(({ name }) => name)).toEqual(['Drinks-Cross-report.csv']);
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result));
      reader.readAsText(saved[0]?.blob ?? new Blob());
    });
    expect(text).toBe(LINES.map((line) => `${line.join(',')}\r\n`).join(''));
  });
});
