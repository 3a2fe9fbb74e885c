import { readFile } from 'node:fs/promises';
import { describe, expect } from '@jest/globals';
import { columnPlan } from '@wence/schema';
import { date, multiple, single, survey, text } from '@wence/schema/testing';
import { parse } from 'csv-parse/sync';
import { type Row, NUMBERS, written } from '../export-file.factory.js';
import { ifInstalled, run } from '../installed.factory.js';

const it = ifInstalled('pspp', '--version');

const asked = survey(
  single('V2', 'Colour?', [
    { title: 'red', code: 'a' },
    { title: '\u84dd'.repeat(50), code: 'b' },
  ]),
  multiple('Q2', 'Drinks?', ['tea', 'milk']),
  text('Q3', 'Why?'),
  date('Q4', 'When?'),
);
const plan = columnPlan([asked], { language: 'en' });
const LONG = `${'\u524d'.repeat(100)}${'x'.repeat(300)}${'\u672b'.repeat(90)}`;
const ROWS: readonly Row[] = [
  {
    response_id: 'r1',
    seq: 1,
    status: 'over_quota',
    submitted_at: Date.UTC(2026, 2, 31, 16, 5),
    n1: 3,
    n4_o5: 1,
    n4_o6: 0,
    n7_text: LONG,
    n8_date: '2026-03-31',
  },
  {
    response_id: 'r2',
    seq: 1_000_000,
    status: 'complete',
    submitted_at: Date.UTC(2026, 2, 31, 16, 5),
    n1: -3,
    n4_o5: -2,
    n4_o6: -2,
    n7_text: 'x',
  },
];

/** Returns what pspp prints for commands on the file. */
const printed = (commands: string, options = NUMBERS, rows = ROWS): Promise<string> =>
  written('sav', { plan, options, rows }, async (path) =>
    run('pspp', ['-O', 'format=csv', '-'], { input: `GET FILE='${path}'.\n${commands}\n` }),
  );

/** The cases, by name of the variable. */
const casesOf = (options = NUMBERS, rows = ROWS): Promise<Record<string, string>[]> =>
  written('sav', { plan, options, rows }, async (path) => {
    run('pspp-convert', [path, `${path}.csv`]);
    return parse(await readFile(`${path}.csv`), { columns: true, bom: true });
  });

describe('a data file of SPSS [S3.export.types]', () => {
  it('has variables with the names and labels of the plan, and texts as wide as the longest', async () => {
    const lines = parse(await printed('DISPLAY DICTIONARY.'), { relax_column_count: true }) as string[][];
    const variable = (name: string) => lines.find((line) => line[0] === name && line.length > 4);

    expect(variable('V2')?.slice(2)).toEqual(['Colour?', 'Nominal', 'Input', '8', 'Right', 'F8.0', 'F8.0', '-3; -2; -1']);
    expect(variable('Q3')).toEqual(expect.arrayContaining(['Why?', 'A870']));
    expect(variable('Q4')).toEqual(expect.arrayContaining(['DATE11']));
    expect(variable('submitted_at')).toEqual(expect.arrayContaining(['DATETIME20.0']));
  });

  it('has labels of values, of missing codes and of texts, cut between characters', async () => {
    const lines = parse(await printed('DISPLAY DICTIONARY.'), { relax_column_count: true }) as string[][];
    const labels = lines.map((line) => line.slice(-2).join('='));

    expect(labels).toEqual(
      expect.arrayContaining(['1=red', `2=${'\u84dd'.repeat(40)}`, '-3[a]=Not shown', '-2[a]=Not answered', '-1[a]=Not reached']),
    );
    expect(labels).toEqual(expect.arrayContaining(['over_quota=Over quota', 'complete=Complete']));
  });

  it('has the multi-response sets of multiple choices', async () => {
    const lines = parse(await printed('MRSETS /DISPLAY NAME=ALL.'), { relax_column_count: true }) as string[][];
    expect(lines).toContainEqual(['$Q2', 'Drinks?', 'Dichotomies', '1', 'Q2_1\nQ2_2']);
  });

  it('keeps its missing codes out of figures', async () => {
    const figures = await printed('DESCRIPTIVES Q2_1 V2.');
    expect(parse(figures, { relax_column_count: true })).toEqual(
      expect.arrayContaining([expect.arrayContaining(['Drinks? - tea', '1', '1.00'])]),
    );
  });

  it('has the answers: positions for codes that are no numbers, texts of any length, times in UTC or by the clocks of the zone', async () => {
    expect(await casesOf()).toMatchObject([
      { V2: '2', Q2_1: '1', Q2_2: '0', Q3: LONG, Q4: '03/31/2026', seq: '1', status: 'over_quota', submitted_at: '03/31/2026 16:05:00' },
      { V2: '-3', Q2_1: '-2', Q3: 'x', Q4: ' ', seq: '1000000', status: 'complete' },
    ]);
    expect((await casesOf({ ...NUMBERS, kind: 2 }))[0]).toMatchObject({ V2: '2', submitted_at: '04/01/2026 00:05:00' });
  });

  it('keeps what stands behind a NUL in a text', async () => {
    const [row] = await casesOf(NUMBERS, [{ response_id: 'r1', seq: 1, n7_text: 'tea\0milk' }]);

    expect(row).toMatchObject({ Q3: 'tea milk' });
  });

  it('takes texts at every length where their layout changes', async () => {
    const lengths = [1, 7, 8, 9, 252, 253, 255, 256, 257, 504, 505, 510, 511, 765, 1_020, 32_767];
    for (const length of lengths) {
      const answer = `${'x'.repeat(length - 1)}y`;
      const [read] = await casesOf(NUMBERS, [{ response_id: 'r', n7_text: answer }]);
      expect(read?.['Q3']).toBe(answer);
    }
  });

  it('counts its cases, none among them', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ response_id: `r${index}`, seq: index }));
    expect((await casesOf(NUMBERS, many)).map(({ seq }) => Number(seq))).toEqual(many.map(({ seq }) => seq));
    expect(await casesOf(NUMBERS, [])).toEqual([]);
  });
});
