import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { optionIdOf, multiple, single, survey, text, answersOf } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { encryptedPassword, type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { changeResponse, storeResponses } from '../response-table/stored-responses.factory.js';
import { askForExport, exportedFile } from './export.factory.js';

const DAY = 24 * 60 * 60 * 1000;
const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']), multiple('Q2', 'When?', ['morning', 'night']), text('Q3', 'Why?'));
const [Q1, , Q3] = drinks.nodes.map(({ id }) => id) as [number, number, number]; // The three questions above.
const tea = optionIdOf(drinks, 'Q1', 'tea');

const CREATE = `mutation ($input: CreateExportInput!) {
  createExport(input: $input) { survey { id } task { id type status rowsDone rowsTotal failure options { codes multiple language timeZone columnCount withInvalid filtered } } }
}`;

/** Rows of a csv file without anything that needs quotes. */
const rowsOf = (file: Buffer): string[][] =>
  file
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

describe('export tasks', () => {
  let app: TestApp;
  let author: SignedUp;
  let stranger: SignedUp;
  let id: string;

  /** Five responses: tea, coffee, tea; the fourth is screened, the fifth invalid. */
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    [author, stranger] = [await signUp(app), await signUp(app)];
    id = await launchedSurvey(app, author, drinks);
    const given = ['tea', 'coffee', 'tea', 'tea', 'coffee'].map((drink, index) => ({
      version: 1,
      answers: answersOf(drinks, { Q1: drink, Q2: ['night'], Q3: `${index}` }),
      ...(index === 3 && { status: 'screened' as const }),
    }));
    const stored = await storeResponses(app, id, given);
    await changeResponse(app, id, stored[4]!, 'invalidated', { invalidAt: app.clock.now(), answers: given[4]!.answers });
  });
  afterAll(() => app.stop());

  const runner = () => app.features.exports.exportRunner;
  const task = async (taskId: string, { token }: { token: string } = author) =>
    (await v1(app, 'GET', `/v1/surveys/export/${id}/tasks/${taskId}`, undefined, token)).data;
  const act = (taskId: string, what: string, { token }: { token: string } = author) =>
    v1(app, 'POST', `/v1/surveys/export/${id}/tasks/${taskId}/${what}`, {}, token);
  const csv = async (wanted: object = {}) => rowsOf(await exportedFile(app, author, id, { type: 3, ...wanted }));
  /** Sessions end before files do. */
  const signInAgain = async (): Promise<{ token: string }> => {
    const login = { mobile: author.mobile, ...(await encryptedPassword(app, author.password)) };
    return (await v1(app, 'POST', '/v1/login', login)).data;
  };
  const column = (rows: string[][], name: string) => rows.slice(1).map((row) => row[rows[0]!.indexOf(name)]);

  it('[S3.export.types] gives an Excel, an Spss and a Csv file, and the types beside them', async () => {
    const begins = async (type: number) => (await exportedFile(app, author, id, { type })).subarray(0, 4).toString('latin1');

    expect(await begins(1)).toBe('PK\u0003\u0004');
    expect(await begins(2)).toBe('$FL2');
    expect(await begins(3)).toBe('\u00ef\u00bb\u00bfr');
    expect(await begins(4)).toBe('PAR1');
    expect(await begins(5)).toBe('{"re');
  });

  it('[S3.export.code-kinds] writes codes of options for kind 1 and their texts for kind 2', async () => {
    expect(column(await csv({ kind: 1 }), 'Q1')).toEqual(['1', '2', '1']);
    expect(column(await csv({ kind: 2 }), 'Q1')).toEqual(['tea', 'coffee', 'tea']);
    expect(column(await csv({ kind: 2, multiple: 'joined' }), 'Q2')).toEqual(['night', 'night', 'night']);
  });

  it('has the responses that count, or those that the filter means, invalid ones if they are asked for', async () => {
    expect(column(await csv(), 'seq')).toEqual(['1', '2', '3']);
    expect(column(await csv({ withInvalid: true }), 'seq')).toEqual(['1', '2', '3', '5']);
    expect(column(await csv({ withInvalid: true }), 'valid')).toEqual(['1', '1', '1', '0']);
    expect(column(await csv({ filter: { status: ['complete', 'screened'] } }), 'seq')).toEqual(['1', '2', '3', '4']);
    const where = { conditions: [{ answer: { nodeId: Q1, anyOf: [tea] } }] };
    expect(column(await csv({ filter: { where } }), 'seq')).toEqual(['1', '3']);
  });

  it('has the columns that were chosen, in their order, or those of chosen questions with the facts', async () => {
    expect((await csv({ columns: [`n${Q1}`, 'seq'] }))[0]).toEqual(['seq', 'Q1']);
    const [head = []] = await csv({ nodeIds: [Q3] });
    expect([head[0], head.at(-2), head.at(-1)]).toEqual(['response_id', 'Q3', 'Q3_STATE']);
    expect(head).not.toContain('Q1');
  });

  it('is made through the graph as well, and tells what was chosen', async () => {
    const input = {
      surveyId: id,
      type: 'CSV',
      codes: 'TEXTS',
      language: 'EN',
      timeZone: 'Asia/Tokyo',
      filter: { version: 1 },
      nodeIds: [Q1],
    };
    const { data } = await graph(app, CREATE, { input }, author.token);
    await runner().idle();

    expect(data.createExport.task).toMatchObject({
      type: 'CSV',
      status: 'WAITING',
      failure: null,
      options: { codes: 'TEXTS', multiple: 'COLUMNS', language: 'EN', timeZone: 'Asia/Tokyo', withInvalid: false, filtered: true },
    });
    const list = await graph(app, 'query ($id: ID!) { survey(id: $id) { exports { id status rowsDone } } }', { id }, author.token);
    expect(list.data.survey.exports).toContainEqual({ id: data.createExport.task.id, status: 'DONE', rowsDone: 3 });
  });

  it.each([
    [{ type: 3, timeZone: 'Mars/Base' }, 'timeZone', 'format'],
    [{ type: 3, columns: [] }, 'columns', 'required'],
    [{ type: 3, columns: ['seq', 'n999'] }, 'columns[1]', 'notAllowed'],
    [{ type: 3, columns: ['seq', 'seq'] }, 'columns', 'notUnique'],
    [{ type: 3, nodeIds: [999] }, 'nodeIds[0]', 'notAllowed'],
    [{ type: 3, nodeIds: [] }, 'nodeIds', 'required'],
    [{ type: 3, nodeIds: [1], columns: ['seq'] }, 'nodeIds', 'notAllowed'],
    [{ type: 3, filter: { status: [] } }, 'filter.status', 'required'],
    [{ type: 3, filter: { version: 7 } }, 'filter.version', 'notAllowed'],
    [{ type: 9 }, 'type', 'format'],
  ])('refuses %j and names the field', async (wanted, field, rule) => {
    const answer = await v1(app, 'POST', `/v1/surveys/export/${id}/tasks`, wanted, author.token);

    expect([answer.code, answer.fields?.[0]]).toMatchObject(['A0400', { field, rule }]);
  });

  it('[S7.call.get-surveys-export-id] answers with the file at once, under its name, as utf-8 with a byte-order mark [S7.download.csv-bom]', async () => {
    const answer = await fetch(`${app.address}/v1/surveys/export/${id}?type=3&kind=1`, {
      headers: { authorization: `Bearer ${author.token}` },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());

    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*\.csv$/);
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
  });

  it('names the task when no file can be given at once', async () => {
    const answer = await v1(app, 'GET', `/v1/surveys/export/${id}?type=6`, undefined, author.token);

    expect(answer.code).toBe('A0425');
    expect(await task(answer.data.taskId)).toMatchObject({ status: 3, failure: 'noFiles' });
  });

  it('gives a file by a link that ends after five minutes and opens nothing else', async () => {
    const [one, other] = [await askForExport(app, author, id, { type: 3 }), await askForExport(app, author, id, { type: 3 })];
    await runner().idle();
    const { path } = (await act(one, 'link')).data;

    expect((await fetch(app.address + path)).status).toBe(200);
    expect((await v1(app, 'GET', path.replace(one, other))).code).toBe('A0404');
    expect((await v1(app, 'GET', `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)).code).toBe('A0404');
    app.clock.advance(5 * 60 * 1000);
    expect((await v1(app, 'GET', path)).code).toBe('A0404');
  });

  it('is a stranger to everybody else', async () => {
    const taskId = await askForExport(app, author, id, { type: 3 });
    await runner().idle();

    for (const what of ['cancel', 'retry', 'delete', 'link']) expect((await act(taskId, what, stranger)).code).toBe('A0404');
    expect((await v1(app, 'POST', `/v1/surveys/export/${id}/tasks`, { type: 3 }, stranger.token)).code).toBe('A0404');
    expect(await task(taskId)).toMatchObject({ status: 2 });
  });

  it('is deleted with its file', async () => {
    const taskId = await askForExport(app, author, id, { type: 3 });
    await runner().idle();
    const { path } = (await act(taskId, 'link')).data;

    await act(taskId, 'delete');

    expect((await v1(app, 'GET', path)).code).toBe('A0404');
    expect((await v1(app, 'GET', `/v1/surveys/export/${id}/tasks/${taskId}`, undefined, author.token)).code).toBe('A0404');
  });

  it('[S3.export.statuses] waits, is made, is done, and expires after 7 days with its file', async () => {
    const taskId = await askForExport(app, author, id, { type: 3 });
    await runner().idle();
    expect(await task(taskId)).toMatchObject({ status: 2, rowsDone: 3, rowsTotal: 3, fileName: expect.stringMatching(/\.csv$/) });
    const { path } = (await act(taskId, 'link')).data;

    app.clock.advance(7 * DAY - 1000);
    const { token } = await signInAgain();
    const status = async () => (await task(taskId, { token })).status;
    expect(await status()).toBe(2);
    app.clock.advance(1000);
    expect(await status()).toBe(4);
    expect((await act(taskId, 'link', { token })).code).toBe('A0404');
    await app.features.exports.exportSweeper.sweep();
    expect((await v1(app, 'GET', path)).code).toBe('A0404');
    expect(await status()).toBe(4);

    await act(taskId, 'retry', { token });
    await runner().idle();
    expect(await task(taskId, { token })).toMatchObject({ status: 2, rowsDone: 3 });
  });
});
