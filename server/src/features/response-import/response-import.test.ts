import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, multiple, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { xlsxFile } from '../../platform/spreadsheet/xlsx-file.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { IMPORT_LIMITS } from './import.policy.js';
import { applyImport, csvOf, handIn } from './response-import.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']), multiple('Q2', 'With what?', ['milk', 'sugar']));
const HEAD = ['response_id', 'submitted_at', 'valid', 'Q1', 'Q2_1', 'Q2_2'];
const FACTS = ['r0000000000000000001', '2020-03-31T10:00:00Z', '1'];

describe('the import of responses', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const responses = async (id: string) =>
    (await v1(app, 'GET', `/v1/surveys/responses/${id}?order=oldest&first=100`, undefined, author.token)).data.list;

  it('looks at a table first, stores its rows then with what it says of them, and passes them over the second time', async () => {
    const id = await launchedSurvey(app, author, tea);
    const rows = [
      HEAD,
      [...FACTS, '1', '1', '0'],
      ['', '2020-04-01 08:00', '0', 'coffee', '\u672a\u9009', 'sugar'],
      ['', '', '', '-2', '', '1'],
    ];
    const file = csvOf(rows.map((row) => row.map((cell) => cell)));

    const looked = await handIn(app, author, id, file, '?name=tea.csv&timeZone=Asia/Shanghai');
    expect(await responses(id)).toEqual([]);
    const applied = await applyImport(app, author, id, looked.data.id);
    const again = await handIn(app, author, id, file);

    expect(looked.data).toMatchObject({
      name: 'tea.csv',
      status: 'checked',
      report: { fault: null, rows: 3, ready: 3, known: 0, cells: [] },
    });
    expect(applied.data).toMatchObject({ status: 'done', report: { imported: 3 } });
    expect(again.data.report).toMatchObject({ ready: 0, known: 3 });
    const stored = await responses(id);
    expect(stored[0]).toMatchObject({
      id: FACTS[0],
      submittedAt: '2020-03-31T10:00:00.000Z',
      invalid: null,
      answers: answersOf(tea, { Q1: 'tea', Q2: ['milk'] }),
    });
    expect(stored[1]).toMatchObject({ submittedAt: '2020-04-01T00:00:00.000Z', answers: answersOf(tea, { Q1: 'coffee', Q2: ['sugar'] }) });
    expect(stored[1].invalid).not.toBeNull();
    expect(stored[2]).toMatchObject({ status: 'complete', answers: answersOf(tea, { Q2: ['sugar'] }) });
    const counted = await graph(app, '{ survey(id: "' + id + '") { responseCount } }', {}, author.token);
    expect(counted.data.survey.responseCount).toBe(2);
    const feed = await v1(app, 'GET', `/v1/surveys/${id}/responses?limit=1`, undefined, author.token);
    expect(feed.data).toMatchObject({ next: 1, hasMore: true });
    expect((await v1(app, 'GET', `/v1/surveys/${id}/responses?since=3`, undefined, author.token)).data.next).toBe(4);
  });

  it('takes workbooks as well, and headings that are labels', async () => {
    const id = await launchedSurvey(app, author, tea);
    const rows = [
      ['Tea or coffee?', 'Nonsense'],
      ['tea', 'x'],
    ];

    const { data } = await handIn(app, author, id, xlsxFile({ name: 'Sheet', widths: [], rows }));
    await applyImport(app, author, id, data.id);

    expect(data.report).toMatchObject({ ready: 1, unknownColumns: ['Nonsense'] });
    expect(data.report.absentColumns).toContain('Q2_1');
    expect((await responses(id))[0].answers).toEqual(answersOf(tea, { Q1: 'tea' }));
  });

  it('tells every cell that is refused, and imports the other rows only if that is wanted', async () => {
    const id = await launchedSurvey(app, author, tea);
    const file = csvOf([HEAD, [...FACTS, '7', 'x', ''], ['', 'yesterday', '2', '1', '', ''], ['', '', '', '2', '', '']]);

    const { data } = await handIn(app, author, id, file);
    const whole = await applyImport(app, author, id, data.id);
    const partly = await applyImport(app, author, id, data.id, { partly: true });

    expect(data.report).toMatchObject({ rows: 3, ready: 1, refusedRows: 2, refusedCells: 4 });
    expect(data.report.cells).toEqual([
      { row: 2, column: 'Q1', text: '7', reason: 'value', limit: null },
      { row: 2, column: 'Q2_1', text: 'x', reason: 'flag', limit: null },
      { row: 3, column: 'submitted_at', text: 'yesterday', reason: 'instant', limit: null },
      { row: 3, column: 'valid', text: '2', reason: 'flag', limit: null },
    ]);
    expect(whole).toMatchObject({ code: 'A0400', fields: [{ field: 'partly', rule: 'required' }] });
    expect(partly.data).toMatchObject({ status: 'done', report: { imported: 1, refusedRows: 2 } });
    expect(await responses(id)).toHaveLength(1);
  });

  it('passes over rows that came as submissions, by their id, and gives a new id to one that another survey has', async () => {
    const [id, other] = [await launchedSurvey(app, author, tea), await launchedSurvey(app, author, tea)];
    const { data } = await submit(app, id, answersOf(tea, { Q1: 'tea' }));
    const file = csvOf([HEAD, [data.responseId, '', '', '1', '', '']]);

    const own = await handIn(app, author, id, file);
    const elsewhere = await handIn(app, author, other, file);
    await applyImport(app, author, other, elsewhere.data.id);

    expect(own.data.report).toMatchObject({ ready: 0, known: 1 });
    expect((await applyImport(app, author, id, own.data.id)).code).toBe('A0412');
    const [copy] = await responses(other);
    expect(copy.id).not.toBe(data.responseId);
    expect((await handIn(app, author, other, file)).data.report).toMatchObject({ ready: 0, known: 1 });
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'A0400', null],
    ['bytes that are no text', Buffer.from([0, 1, 2, 3]), '00000', 'notTable'],
    ['a damaged workbook', Buffer.from('504b0304ffff', 'hex'), '00000', 'notTable'],
    ['a quote without an end', Buffer.from('Q1\n"tea\n'), '00000', 'notTable'],
    ['headings alone', csvOf([HEAD]), '00000', 'empty'],
    [
      'no heading that names a column',
      csvOf([
        ['a', 'b'],
        ['1', '2'],
      ]),
      '00000',
      'noColumns',
    ],
    ['a row too many', Buffer.from(`Q1\n${'1\n'.repeat(IMPORT_LIMITS.rows + 1)}`), '00000', 'tooManyRows'],
  ])('refuses %s', async (_, file, code, fault) => {
    const id = await launchedSurvey(app, author, tea);

    const answer = await handIn(app, author, id, file);

    expect([answer.code, answer.data?.report.fault ?? null]).toEqual([code, fault]);
    if (fault) expect((await applyImport(app, author, id, answer.data.id, { partly: true })).code).toBe('A0412');
    expect(await responses(id)).toEqual([]);
  });

  it('reads Chinese as spreadsheet programs save it', async () => {
    const chinese = survey(single('Q1', '\u4f60\u597d', ['\u8336', '\u5496\u5561']), text('Q2', 'Why?'));
    const id = await launchedSurvey(app, author, chinese);
    // Two headings and two cells in GB18030, with semicolons between them.
    const file = Buffer.from('c4e3bac33b51320d0ab2e83bb2e80d0a', 'hex');

    const { data } = await handIn(app, author, id, file);
    await applyImport(app, author, id, data.id);

    expect((await responses(id))[0].answers).toEqual(answersOf(chinese, { Q1: '\u8336', Q2: '\u8336' }));
  });

  it('is looked at again with other options through the graph', async () => {
    const numbers = survey(single('Q1', 'How many?', ['0', '1', '2']));
    const id = await launchedSurvey(app, author, numbers);
    const { data } = await handIn(app, author, id, csvOf([['Q1'], ['1']]));
    const check = `mutation ($id: ID!, $import: ID!) { checkResponseImport(input: { surveyId: $id, importId: $import, preferred: TITLE }) { import { importId status interrupted } } }`;
    const apply = `mutation ($id: ID!, $import: ID!) { applyResponseImport(input: { surveyId: $id, importId: $import }) { import { status } } }`;
    const variables = { id, import: data.id };

    const begun = await graph(app, check, variables, author.token);
    await app.features.responseImport.jobs.ended(data.id);
    await graph(app, apply, variables, author.token);
    await app.features.responseImport.jobs.ended(data.id);
    const ended = await graph(
      app,
      `query ($id: ID!, $import: ID!) { responseImport(surveyId: $id, importId: $import) { name size status report { imported cells { row } } } }`,
      variables,
      author.token,
    );

    expect(begun.data.checkResponseImport.import).toMatchObject({ importId: data.id, status: 'CHECKING', interrupted: false });
    expect(ended.data.responseImport).toMatchObject({ status: 'DONE', report: { imported: 1, cells: [] } });
    expect((await responses(id))[0].answers).toEqual(answersOf(numbers, { Q1: '1' }));
  });

  it('is refused for a survey that was never launched, to strangers, and an hour after it was last looked at', async () => {
    const draft = await createSurvey(app, author, tea);
    const id = await launchedSurvey(app, author, tea);
    const stranger = await signUp(app);
    const file = csvOf([['Q1'], ['1']]);

    expect((await handIn(app, author, draft.id, file)).code).toBe('A0412');
    expect((await handIn(app, stranger, id, file)).code).toBe('A0404');
    const { data } = await handIn(app, author, id, file);
    expect((await applyImport(app, stranger, id, data.id)).code).toBe('A0404');
    const key = await v1(app, 'POST', '/v1/api-keys', { name: 'import', scopes: ['responses:write'] }, author.token);
    app.clock.advance(IMPORT_LIMITS.life + 1);
    expect((await applyImport(app, { token: key.data.secret }, id, data.id)).code).toBe('A0404');
    await app.features.responseImport.imports.sweep(new AbortController().signal);
    expect(await app.platform.files.open(data.id)).toBeNull();
  });
});
