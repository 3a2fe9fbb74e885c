import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { columnPlan, fileLayout } from '@wence/schema';
import { date, form, multiple, rate, single, survey, text } from '@wence/schema/testing';
import { parse } from 'csv-parse/sync';
import { batchOf, CODES, inFolder, planFor, type Row, TEXTS, written } from '../export-file.factory.js';
import { openFileWriter } from '../file-writers.service.js';

const asked = survey(
  single('Q1', 'Colour?', ['red', '=cmd()']),
  multiple('Q2', 'Drinks?', ['tea', 'milk']),
  text('Q3', 'Why?'),
  form('Q4', 'Form', [{ title: 'number', setting: { format: 2 } }]),
  date('Q5', 'When?'),
  rate('Q6', 'Rate'),
);
const plan = columnPlan([asked], { language: 'en' });
const ROW: Row = { response_id: 'r1', seq: 7, status: 'complete', valid: 1, submitted_at: Date.UTC(2026, 2, 31, 16, 5, 30, 250) };

const textOf = (rows: readonly Row[], options = CODES): Promise<string> =>
  written('csv', { plan, options, rows }, (path) => readFile(path, 'utf8'));
const recordsOf = async (rows: readonly Row[], options = CODES): Promise<Record<string, string>[]> =>
  parse(await textOf(rows, options), { bom: true, columns: true });

describe('a csv file of responses [S3.export.types]', () => {
  it('is UTF-8 with a byte order mark, one row of heads, and lines that end with CR LF', async () => {
    const lines = (await textOf([ROW, ROW], { ...CODES, columns: ['response_id', 'seq', 'n1'] })).split('\r\n');
    expect(lines).toEqual(['\ufeffresponse_id,seq,Q1', 'r1,7,', 'r1,7,', '']);
  });

  it('has codes and UTC times, or texts and local times [S3.export.code-kinds]', async () => {
    const row: Row = { ...ROW, n1: 3, n4_o5: 1, n4_o6: 0, n4_state: 1, n11_int: 4, n10_date: '2026-03-31T18:05' };
    const [codes] = await recordsOf([row]);
    const [texts] = await recordsOf([row], TEXTS);

    expect(codes).toMatchObject({
      status: 'complete',
      valid: '1',
      submitted_at: '2026-03-31T16:05:30.250Z',
      Q1: '2',
      Q2_1: '1',
      Q2_2: '0',
    });
    expect(texts).toMatchObject({
      status: 'Complete',
      valid: 'Valid',
      submitted_at: '2026-04-01 00:05:30+08:00',
      Q1: "'=cmd()",
      Q2_1: 'tea',
      Q2_2: '',
      Q5: '2026-03-31 18:05',
      Q6: '4',
    });
  });

  it('says why there is no answer by a code, and leaves the cell empty among texts', async () => {
    const row: Row = { ...ROW, n1: -3, n11_int: -1 };
    expect(await recordsOf([row])).toMatchObject([{ Q1: '-3', Q6: '-1', Q3: '' }]);
    expect(await recordsOf([row], TEXTS)).toMatchObject([{ Q1: '', Q6: '', Q3: '' }]);
  });

  it.each(['=1+1', '+1', '-x', '@SUM(A1)', '\tcmd', '\rcmd', '\uff1d1', '\uff0b1', '\uff0d1', '\uff20a', '-1+1'])(
    'does not let a spreadsheet run the text %j',
    async (hostile) => {
      expect(await recordsOf([{ ...ROW, n7_text: hostile, source: hostile }])).toMatchObject([
        { Q3: `'${hostile}`, source: `'${hostile}` },
      ]);
    },
  );

  it('leaves negative numbers as they are, typed into a field for numbers or into one for texts', async () => {
    expect(await recordsOf([{ ...ROW, n8_o9_num: -5.25, n7_text: '-5' }])).toMatchObject([{ Q4_1: '-5.25', Q3: '-5' }]);
  });

  it('keeps commas, quotes, breaks and characters of every kind', async () => {
    const texts = ['a,b', 'he said "no"', 'two\r\nlines', '\u5206\u6790\ud83d\ude00', ' spaced ', 'x'.repeat(100_000)];
    const records = await recordsOf(texts.map((answer) => ({ ...ROW, n7_text: answer })));
    expect(records.map(({ Q3 }) => Q3)).toEqual(texts);
  });

  it('is gone after the writing was given up', () =>
    inFolder(async (folder) => {
      const layout = fileLayout(plan, CODES);
      const writer = await openFileWriter('csv', `${folder}/a.csv`, planFor(layout, [ROW]));
      await writer.write(batchOf(layout, [ROW]));
      await writer.abort();
      await expect(readFile(`${folder}/a.csv`)).rejects.toThrow('ENOENT');
    }));
});
