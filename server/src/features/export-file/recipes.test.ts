import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { columnPlan, fileLayout } from '@wence/schema';
import { multiple, single, survey, text } from '@wence/schema/testing';
import { CODES, inFolder, NUMBERS, type Row, writeRows } from './export-file.factory.js';
import { ifInstalled, isInstalled, run } from './installed.factory.js';
import { valuesOf, writeParquet } from './parquet-file.factory.js';

const GUIDE = new URL('../../../../docs/analysis.md', import.meta.url);

const asked = survey(single('Q1', 'Colour?', ['red', 'blue']), multiple('Q2', 'Drinks?', ['tea', 'milk']), text('Q3', 'Why?'));
const plan = columnPlan([asked], { language: 'en' });
/** Two chose blue, one red, one was not asked; of the three who were asked two chose tea. */
const ROWS: readonly Row[] = [
  { n1: 3, n4_o5: 1, n4_o6: 0 },
  { n1: 3, n4_o5: 1, n4_o6: 1 },
  { n1: 2, n4_o5: 0, n4_o6: 1 },
  { n1: -3, n4_o5: -3, n4_o6: -3 },
].map((row, index) => ({ response_id: `r${index}`, seq: index + 1, submitted_at: Date.UTC(2026, 2, 31, 16), ...row }));

type Language = 'r' | 'python' | 'sql';

/** The example of the guide that contains this. */
async function exampleWith(language: Language, part: string): Promise<string> {
  const guide = await readFile(GUIDE, 'utf8');
  const examples = Array.from(guide.matchAll(/```(\w+)\n([^`]*)```/g), ([, named, code = '']) => ({ named, code }));
  const found = examples.find(({ named, code }) => named === language && code.includes(part));
  if (!found) throw new Error(`the guide has no such example: ${part}`);
  return found.code;
}

/** Works in a folder with the file in each format that the guide reads. */
const beside = <T>(work: (folder: string) => Promise<T>): Promise<T> =>
  inFolder(async (folder) => {
    await writeRows('sav', join(folder, 'responses.sav'), fileLayout(plan, NUMBERS), ROWS);
    await writeRows('csv', join(folder, 'responses.csv'), fileLayout(plan, CODES), ROWS);
    await writeParquet(join(folder, 'responses.parquet'), { plan, options: CODES, rows: ROWS });
    return work(folder);
  });

/** Debian's own Python, where its packages are; the one that is found by name may be another. */
const PYTHON = ['/usr/bin/python3', 'python3'];

function withPython(...modules: readonly string[]) {
  const modulesAsked = ['-c', `import ${modules.join(', ')}`];
  const python = PYTHON.find((program) => isInstalled(program, ...modulesAsked)) ?? 'python3';
  return { python, test: ifInstalled(python, ...modulesAsked) };
}

const withR = (library: string) => ifInstalled('Rscript', '-e', `library(${library})`);

describe('the examples of the guide to files', () => {
  withR('haven')('read a .sav file in R', () =>
    beside(async (folder) => {
      const printed = run('Rscript', ['-e', await exampleWith('r', 'haven')], { folder });
      expect(printed).toMatch(/red\s+blue .*\n\s+1\s+2 /);
      expect(printed).toContain('0.6666667');
    }),
  );

  withR('nanoparquet')('read a Parquet file in R', () =>
    beside(async (folder) => {
      expect(run('Rscript', ['-e', await exampleWith('r', 'nanoparquet')], { folder })).toMatch(/1\s+2\s+1\s+2/);
    }),
  );

  const spss = withPython('pandas', 'pyreadstat');
  spss.test('read a .sav file in Python', () =>
    beside(async (folder) => {
      expect(run(spss.python, ['-c', await exampleWith('python', 'read_spss')], { folder })).toMatch(/blue\s+2\nred\s+1/);
    }),
  );

  const parquet = withPython('pandas', 'pyarrow');
  parquet.test('read a Parquet file in Python', () =>
    beside(async (folder) => {
      const printed = run(parquet.python, ['-c', await exampleWith('python', 'read_parquet')], { folder });
      expect(printed).toMatch(/2\s+2\n1\s+1/);
      expect(printed).toContain('2026-04-01 00:00:00+08:00');
    }),
  );

  const csv = withPython('pandas');
  csv.test('read a CSV file in Python', () =>
    beside(async (folder) => {
      expect(run(csv.python, ['-c', await exampleWith('python', 'read_csv')], { folder })).toMatch(/Q2_1\s+0\.666667\nQ2_2\s+0\.666667/);
    }),
  );

  it('read a Parquet file in SQL', () =>
    beside(async (folder) => {
      const sql = await exampleWith('sql', 'SELECT');
      expect(await valuesOf(sql.replace('responses.parquet', join(folder, 'responses.parquet')))).toEqual([
        [1, 1n],
        [2, 2n],
      ]);
    }));
});
