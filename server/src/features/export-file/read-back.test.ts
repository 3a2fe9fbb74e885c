import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DuckDBTimestampTZValue } from '@duckdb/node-api';
import { read } from '@e965/xlsx';
import { type Cell, cellsOf, type ColumnPlan, columnPlan, fileLayout, type FileOptions, NO_ORIGIN } from '@wence/schema';
import { arbitraryResponses, type AnsweredVersions, runsOnServer } from '@wence/schema/testing';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { cellOf, CODES, type Given, inFolder, NUMBERS, type Row, TEXTS, written } from './export-file.factory.js';
import { ifInstalled, run } from './installed.factory.js';
import { valuesOf, writeParquet } from './parquet-file.factory.js';

/** Files are slow: whoever wants the smallest failure takes `endOnFailure` away. */
const RUNS = runsOnServer(8, 100);

/** The values in a file, row by row in the order of its columns. */
type ReadFile = (plan: ColumnPlan, options: FileOptions, rows: readonly Row[]) => Promise<readonly (readonly Given[])[]>;

/** A text as UTF-8 can have it. */
const wellFormed = (cell: Cell): Cell => (typeof cell === 'string' ? Buffer.from(cell).toString() : cell);

function rowsOf(plan: ColumnPlan, { versions, responses }: AnsweredVersions): Row[] {
  return responses.map(({ definition, answers }, index) => {
    const cells = cellsOf(
      plan,
      definition,
    )({
      id: `r${index}`,
      seq: index + 1,
      version: versions.indexOf(definition) + 1,
      status: index % 2 === 0 ? 'complete' : 'over_quota',
      valid: index % 3 !== 0,
      startedAt: index % 4 === 0 ? null : new Date(Date.UTC(2026, 2, 28, index)),
      submittedAt: new Date(Date.UTC(2026, 2, 29, index, 30, 15, 250)),
      source: index % 2 === 0 ? null : 'poster',
      params: null,
      wechat: null,
      ...NO_ORIGIN,
      answers,
    });
    return Object.fromEntries(plan.columns.map(({ key }, place) => [key, wellFormed(cells[place] ?? null)]));
  });
}

/** Responses to random surveys read back from a file of codes are what they were. `same`: what a format cannot tell apart. */
async function holds(
  readValues: ReadFile,
  { options, same = (cell) => cell }: { readonly options: FileOptions; readonly same?: (cell: Cell) => Cell },
) {
  await fc.assert(
    fc.asyncProperty(arbitraryResponses(fc), async (answered) => {
      const plan = columnPlan(answered.versions);
      const rows = rowsOf(plan, answered);
      const { columns } = fileLayout(plan, options);
      const values = await readValues(plan, options, rows);
      const cells = values.map((line) =>
        Object.fromEntries(plan.columns.map((column, place) => [column.key, same(cellOf(column, columns[place]!, line[place] ?? null))])),
      );
      expect(cells).toEqual(rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, same(cell)]))));
    }),
    RUNS,
  );
}

const readCsv: ReadFile = (plan, options, rows) =>
  written('csv', { plan, options, rows }, async (path) => {
    const [, ...lines] = parse(await readFile(path), { bom: true }) as string[][];
    // The apostrophe before what a spreadsheet would run.
    return lines.map((line) => line.map((text) => (/^'[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? text.slice(1) : text)));
  });

const readJson: ReadFile = (plan, options, rows) =>
  written('ndjson', { plan, options, rows }, async (path) => {
    const lines = (await readFile(path, 'utf8')).split('\n').slice(0, -1);
    return lines.map((line) => Object.values(JSON.parse(line) as Record<string, Given>));
  });

const EPOCH = 25_569;
const DAY = 86_400_000;

const readXlsx: ReadFile = (plan, options, rows) =>
  written('xlsx', { plan, options, rows }, async (path) => {
    const sheet = read(await readFile(path), { dense: true, cellNF: true }).Sheets['Data']!;
    const { columns } = fileLayout(plan, options);
    return rows.map((_, row) =>
      columns.map(({ type }, place): Given => {
        const cell = sheet['!data']![row + 1]?.[place];
        if (cell?.v === undefined) return null;
        if (type === 'instant') return Math.round((Number(cell.v) - EPOCH) * DAY);
        return type === 'date' || type === 'time' ? String(cell.w ?? cell.v) : (cell.v as Given);
      }),
    );
  });

const readParquet: ReadFile = (plan, options, rows) =>
  inFolder(async (folder) => {
    const path = join(folder, 'responses.parquet');
    await writeParquet(path, { plan, options, rows });
    const found = await valuesOf(`SELECT * FROM '${path}'`);
    return found.map((line) =>
      line.map((value): Given => {
        if (value instanceof DuckDBTimestampTZValue) return Number(value.micros / 1_000n);
        return typeof value === 'bigint' ? Number(value) : (value as Given);
      }),
    );
  });

const readSav: ReadFile = (plan, options, rows) =>
  written('sav', { plan, options, rows }, async (path) => {
    run('pspp-convert', [path, `${path}.csv`]);
    const [, ...lines] = parse(await readFile(`${path}.csv`), { bom: true }) as string[][];
    const { columns } = fileLayout(plan, options);
    return lines.map((line) => line.map((text, place) => savValue(text, columns[place]!.type)));
  });

/** Dates are printed as `03/31/2026 18:05:00`; a number that is missing is a space. */
function savValue(text: string, type: string): Given {
  if (type === 'text') return text;
  if (text === ' ') return null;
  const [day = '', time] = text.split(' ');
  const [month = '', date = '', year = ''] = day.split('/');
  if (type === 'date' && !text.includes('/')) return text;
  if (type === 'date') return `${year}-${month}-${date}${time === undefined ? '' : `T${time}`}`;
  return type === 'instant' ? Date.parse(`${year}-${month}-${date}T${time}Z`) : text;
}

const DATE = /^(\d{4})(-\d{2})?(-\d{2})?(T\d{2}:\d{2})?(:\d{2})?$/;

/** Spaces at the end of a text are padding, and one stands for a NUL; months begin with a day, hours with a minute and seconds; instants are read to the second. */
function asSav(cell: Cell): Cell {
  if (typeof cell === 'string' && /^\d{2}:\d{2}$/.test(cell)) return `${cell}:00`;
  if (typeof cell === 'number') return cell > 1e12 ? Math.floor(cell / 1_000) * 1_000 : Number(cell.toPrecision(12));
  if (cell === null) return null;
  const [, year, month = '-01', day = '-01', minutes = 'T00:00', seconds = ':00'] = DATE.exec(cell) ?? [];
  const date = year === undefined ? cell : `${year}${month}${day}${minutes}${seconds}`;
  return date.replaceAll('\0', ' ').replace(/ +$/, '') || null;
}

describe('responses to any survey, read back from a file', () => {
  it('of comma-separated text are what they were', () => holds(readCsv, { options: CODES }));

  it('of JSON lines are what they were', () => holds(readJson, { options: CODES }));

  it('that is a workbook are what they were', () =>
    holds(readXlsx, { options: CODES, same: (cell) => (typeof cell === 'string' ? cell.replaceAll('\r\n', '\n') : cell) }));

  it('of Parquet are what they were', () => holds(readParquet, { options: CODES }));

  ifInstalled('pspp-convert', '--version')('of SPSS are what they were', () => holds(readSav, { options: NUMBERS, same: asSav }));

  it.each([
    ['texts', TEXTS],
    ['texts in one column for each question', { ...TEXTS, multiple: 'joined' }],
    ['codes in one column for each question', { ...CODES, multiple: 'joined' }],
  ] as const)('as %s are the same in Parquet and in JSON lines', async (_, options) => {
    await fc.assert(
      fc.asyncProperty(arbitraryResponses(fc), async (answered) => {
        const plan = columnPlan(answered.versions);
        const rows = rowsOf(plan, answered);
        const { columns } = fileLayout(plan, options);
        const lines = (await readJson(plan, options, rows)).map((line) =>
          line.map((value, place) => (columns[place]?.type === 'instant' && value !== null ? Date.parse(String(value)) : value)),
        );
        // A column of texts has its missing codes as texts in Parquet.
        const typed = lines.map((line) =>
          line.map((value, place) => (columns[place]?.type === 'text' && value !== null ? String(value) : value)),
        );

        expect(await readParquet(plan, options, rows)).toEqual(typed);
      }),
      RUNS,
    );
  });
});
