import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect } from '@jest/globals';
import { columnPlan, fileLayout } from '@wence/schema';
import { multiple, single, survey, text } from '@wence/schema/testing';
import { CODES, inFolder, type Row, TEXTS, writeRows } from './export-file.factory.js';
import { ifInstalled, run } from './installed.factory.js';

const HOSTILE = ['=1+1', '+1+1', '-1+1', '@SUM(A1:A9)', '\t=1+1', '\r=1+1', '\uff1d1+1', '=HYPERLINK("http://example.com","a")'];
const LONG = `=${'1+'.repeat(5_000)}1`;

const asked = {
  ...survey(single('Q1', '=1+1', HOSTILE), multiple('Q2', '@SUM(A1)', ['=2+2', '-2+2']), text('Q3', '=3+3')),
  settings: { parameters: [{ name: 'ref', label: '=4+4' }] },
};
const plan = columnPlan([asked], { language: 'en' });
const rows = [...HOSTILE, LONG].map(
  (answer, index): Row => ({
    response_id: `r${index}`,
    source: answer,
    params: answer,
    n1: 2 + (index % HOSTILE.length),
    n10_o11: 1,
    n10_o12: 1,
    n13_text: answer,
  }),
);

const formulasIn = async (path: string): Promise<string[]> => (await readFile(path, 'utf8')).match(/table:formula=.{0,40}/g) ?? [];

describe('files of hostile answers in a spreadsheet program', () => {
  ifInstalled('soffice', '--version')('have no formula, neither a workbook nor comma-separated text', () =>
    inFolder(async (folder) => {
      const formats = ['xlsx', 'csv'] as const;
      const options = [CODES, TEXTS, { ...TEXTS, multiple: 'joined' as const }];
      const names: string[] = [];
      for (const [index, option] of options.entries())
        for (const format of formats) {
          const name = `${format}-${index}`;
          await writeRows(format, `${folder}/${name}.${format}`, fileLayout(plan, option), rows);
          names.push(`${name}.${format}`);
        }
      // A file that has one, so that formulas would be seen.
      await writeFile(`${folder}/unguarded.csv`, `a\r\n${HOSTILE[0]}\r\n`);
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      run('soffice', [
        profile,
        '--headless',
        '--convert-to',
        'fods',
        '--outdir',
        folder,
        ...[...names, 'unguarded.csv'].map((name) => `${folder}/${name}`),
      ]);
      expect(await formulasIn(`${folder}/unguarded.fods`)).toHaveLength(1);

      for (const name of names) {
        const opened = `${folder}/${name.replace(/\.\w+$/, '.fods')}`;
        expect(await readFile(opened, 'utf8')).toContain('1+'.repeat(5_000));
        expect(await formulasIn(opened)).toEqual([]);
      }
    }),
  );
});
