/** @store sqlite: runs a program against the server, which other tests run on both stores. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey, text } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { storeResponses } from '../response-table/stored-responses.factory.js';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']), text('Q2', 'Why?'));

/**
 * The few objects of an online spreadsheet that the script speaks to. Its requests are answered before the next line runs, so each is sent by a process of
 * its own; what ends up in the sheet is printed.
 */
const SPREADSHEET = `
import { execFileSync } from 'node:child_process';
import vm from 'node:vm';
import { parse } from 'csv-parse/sync';
const { SCRIPT, SERVER, SURVEY, KEY } = process.env;
const request = \`fetch(process.argv[1], { headers: JSON.parse(process.argv[2]) })
  .then(async (answer) => process.stdout.write(JSON.stringify([answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')])))\`;
const sheet = { cells: null, clearContents() { this.cells = null; }, getRange: (row, column, rows, columns) => ({
  setNumberFormat: () => undefined,
  setValues(values) {
    if (values.length !== rows || values.some((line) => line.length !== columns)) throw new Error('the range has another size');
    sheet.cells = values;
  },
}) };
const context = {
  PropertiesService: { getScriptProperties: () => ({ getProperties: () => ({ SERVER, SURVEY, KEY }) }) },
  UrlFetchApp: { fetch(url, { headers }) {
    const [status, bytes] = JSON.parse(execFileSync(process.execPath, ['-e', request, url, JSON.stringify(headers)], { encoding: 'utf8' }));
    return { getResponseCode: () => status, getContentText: () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.from(bytes, 'base64')) };
  } },
  Utilities: { parseCsv: (text) => parse(text) },
  SpreadsheetApp: { getActiveSpreadsheet: () => ({ getSheetByName: () => sheet }) },
};
vm.runInNewContext(SCRIPT + '\\nrefreshResponses();', context);
process.stdout.write(JSON.stringify(sheet.cells));
`;

describe('the script of docs/spreadsheets.md', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
  });
  afterAll(() => app.stop());

  it('fills a sheet with the responses, as texts, and says why where it cannot', async () => {
    const author = await signUp(app);
    const id = await launchedSurvey(app, author, tea);
    await storeResponses(app, id, [{ version: 1, answers: answersOf(tea, { Q1: 'coffee', Q2: '=1+1, "so"\r\nit is' }) }]);
    const key = await v1(app, 'POST', '/v1/api-keys', { name: 'sheet', scopes: ['responses:read'] }, author.token);
    const [, script = ''] = /```js\n([^]*?)```/.exec(readFileSync(`${REPOSITORY}docs/spreadsheets.md`, 'utf8')) ?? [];
    const run = (surveyId: string) =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', SPREADSHEET], {
        cwd: `${REPOSITORY}server`,
        env: { PATH: process.env.PATH, SCRIPT: script, SERVER: app.address, SURVEY: surveyId, KEY: key.data.secret },
      });

    const [head = [], row = []] = JSON.parse((await run(id)).stdout) as string[][];

    const cell = (name: string) => row[head.indexOf(name)];
    expect([cell('seq'), cell('Q1'), cell('Q2')]).toEqual(['1', '2', '\'=1+1, "so"\r\nit is']);
    await expect(run('another')).rejects.toThrow('A0404');
  });
});
