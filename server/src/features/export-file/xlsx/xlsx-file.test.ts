import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { read, utils, type WorkBook } from '@e965/xlsx';
import { columnPlan, fileLayout } from '@wence/schema';
import { date, single, survey, text } from '@wence/schema/testing';
import { batchOf, CODES, inFolder, planFor, type Row, TEXTS, written } from '../export-file.factory.js';
import { openFileWriter } from '../file-writers.service.js';
import { XlsxFile } from './xlsx-file.js';

const asked = survey(single('Q1', 'Colour?', ['red', { title: 'blue', code: 'b' }]), text('Q2', 'Why?'), date('Q3', 'When?'));
const plan = columnPlan([asked], { language: 'en' });
const COLUMNS = ['seq', 'submitted_at', 'n1', 'n4_text', 'n5_date'];
const ROW: Row = { seq: 7, submitted_at: Date.UTC(2026, 2, 31, 16, 5, 30), n1: -2, n4_text: 'because', n5_date: '2026-03-31' };

const bookOf = (rows: readonly Row[], options = CODES): Promise<WorkBook> =>
  written('xlsx', { plan, options: { ...options, columns: COLUMNS }, rows }, async (path) =>
    read(await readFile(path), { cellNF: true, cellFormula: true }),
  );

const linesOf = (book: WorkBook, sheet: string, raw = true): unknown[][] =>
  utils.sheet_to_json(book.Sheets[sheet]!, { header: 1, raw, defval: null, blankrows: true });

describe('a workbook of responses [S3.export.types]', () => {
  it('has the data, a codebook and facts about the file', async () => {
    const book = await bookOf([ROW], { ...CODES, language: 'zh-CN' });
    expect(book.SheetNames).toEqual(['\u6570\u636e', '\u7f16\u7801\u672c', '\u5bfc\u51fa\u4fe1\u606f']);

    const english = await bookOf([ROW]);
    expect(linesOf(english, 'Codebook')).toContainEqual(['Q1', 'Colour?', 'text', 'nominal', -2, 'Not answered']);
    expect(linesOf(english, 'About this file')).toEqual(
      expect.arrayContaining([
        ['Survey', 'Tea & coffee'],
        ['Exported', '2026-04-01 00:00:00+08:00'],
        ['Versions', '1, 2'],
        ['Responses', 1],
        ['Texts cut to what a cell takes', 0],
      ]),
    );
  });

  it('has numbers as numbers and dates as dates, in UTC or by the clocks of the zone [S3.export.code-kinds]', async () => {
    const rows = [
      ROW,
      { ...ROW, n1: 3, n5_date: '2026-03' },
      { ...ROW, n5_date: '2026-03-31T18:05' },
      { ...ROW, n5_date: '1850-01-01' },
      { ...ROW, n5_date: '2026' },
    ];
    const codes = await bookOf(rows);
    expect(linesOf(codes, 'Data', false)).toEqual([
      ['seq', 'submitted_at', 'Q1', 'Q2', 'Q3'],
      ['7', '2026-03-31 16:05:30', '-2', 'because', '2026-03-31'],
      ['7', '2026-03-31 16:05:30', 'b', 'because', '2026-03'],
      ['7', '2026-03-31 16:05:30', '-2', 'because', '2026-03-31 18:05'],
      ['7', '2026-03-31 16:05:30', '-2', 'because', '1850-01-01'],
      ['7', '2026-03-31 16:05:30', '-2', 'because', '2026'],
    ]);
    const sheet = codes.Sheets['Data']!;
    expect(['A2', 'B2', 'C2', 'C3', 'D2', 'E2', 'E5'].map((cell) => sheet[cell].t)).toEqual(['n', 'n', 'n', 's', 's', 'n', 's']);
    expect(linesOf(await bookOf(rows, TEXTS), 'Data', false)[1]).toEqual(['7', '2026-04-01 00:05:30', null, 'because', '2026-03-31']);
  });

  it('keeps texts that look like formulas, markup, escapes and control characters as texts', async () => {
    const texts = [
      '=1+1',
      '+1',
      '-5',
      '@a',
      '<b>&amp;</b>',
      '_x000B_',
      'a\u000bb',
      'a\rb\nc',
      ' spaced ',
      '007',
      '\u5206\ud83d\ude00',
      '\u0000',
    ];
    const book = await bookOf(texts.map((answer) => ({ ...ROW, n4_text: answer })));
    const cells = texts.map((_, index) => book.Sheets['Data']![`D${index + 2}`]);

    expect(cells.map(({ v }) => v)).toEqual(texts);
    expect(cells.filter(({ t, f }) => t !== 's' || f !== undefined)).toEqual([]);
  });

  it('cuts texts that are longer than a cell takes, never within a character, and says how many', () =>
    inFolder(async (folder) => {
      const layout = fileLayout(plan, { ...CODES, columns: COLUMNS });
      const rows = ['x'.repeat(32_767), `${'x'.repeat(32_766)}\ud83d\ude00`, 'y'.repeat(40_000)].map((answer) => ({
        ...ROW,
        n4_text: answer,
      }));
      const writer = await openFileWriter('xlsx', `${folder}/a.xlsx`, planFor(layout, rows));
      await writer.write(batchOf(layout, rows));
      expect(await writer.end()).toEqual({ cutTexts: 2 });

      const book = read(await readFile(`${folder}/a.xlsx`));
      expect(linesOf(book, 'Data').map((line) => String(line[3]).length)).toEqual([2, 32_767, 32_766, 32_767]);
      expect(linesOf(book, 'About this file')).toContainEqual(['Texts cut to what a cell takes', 2]);
    }));

  it('goes on in further sheets where one is full, and leaves no file beside it', () =>
    inFolder(async (folder) => {
      const layout = fileLayout(plan, { ...CODES, columns: COLUMNS });
      const rows = [1, 2, 3, 4, 5].map((seq) => ({ ...ROW, seq }));
      const writer = new XlsxFile(`${folder}/a.xlsx`, planFor(layout, rows), { rows: 3, columns: 3 });
      await writer.write(batchOf(layout, rows));
      await writer.end();

      const book = read(await readFile(`${folder}/a.xlsx`));
      expect(book.SheetNames).toEqual(['Data', 'Data 2', 'Data 3', 'Data 4', 'Data 5', 'Data 6', 'Codebook', 'About this file']);
      const firsts = book.SheetNames.slice(0, 6).map((name) => linesOf(book, name).map(([seq]) => seq));
      expect(firsts).toEqual([
        ['seq', 1, 2],
        ['seq', 1, 2],
        ['seq', 3, 4],
        ['seq', 3, 4],
        ['seq', 5],
        ['seq', 5],
      ]);
      expect(linesOf(book, 'Data 2')[0]).toEqual(['seq', 'Q2', 'Q3']);
      expect(await readdir(folder)).toEqual(['a.xlsx']);
    }));

  it('says so if the disk does not take it, and leaves nothing after the writing was given up', () =>
    inFolder(async (folder) => {
      const layout = fileLayout(plan, { ...CODES, columns: COLUMNS });
      const lost = await openFileWriter('xlsx', `${folder}/gone/a.xlsx`, planFor(layout, [ROW]));
      await expect(lost.end()).rejects.toThrow('ENOENT');
      await lost.abort();

      const unwanted = await openFileWriter('xlsx', `${folder}/a.xlsx`, planFor(layout, [ROW]));
      await unwanted.write(batchOf(layout, [ROW]));
      await unwanted.abort();
      expect(await readdir(folder)).toEqual([]);
    }));
});
