/** On SQLite only: nothing here is stored in an own way; the tests of `survey` keep drafts in both. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { launchFindings } from '@wence/schema';
import { en } from '../../platform/i18n/en.js';
import { zhCN } from '../../platform/i18n/zh-CN.js';
import { graph, v1, type V1Answer } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { documentBytes } from './imported.factory.js';

describe('importing a survey', () => {
  let app: TestApp;
  let author: SignedUp;
  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const parse = async (
    bytes: Buffer | undefined,
    { token = author.token as string | undefined, language = 'zh-CN', name = 'a.docx' } = {},
  ) => {
    const form = new FormData();
    if (bytes) form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const headers = { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${app.address}/v1/surveys/upload/parse`, { method: 'POST', headers, body: form });
    return { ...((await answer.json()) as V1Answer), status: answer.status };
  };
  const listed = async () =>
    (await v1(app, 'GET', '/v1/surveys?first=100', undefined, author.token)).data.list as { id: string; title: string }[];

  it('shows what a document becomes, and stores nothing [S7.call.post-surveys-upload-parse]', async () => {
    const before = await listed();
    const { code, data } = await parse(documentBytes('staff-zh.docx'));

    expect(code).toBe('00000');
    expect(data).toMatchObject({
      kind: 'text',
      definition: { title: '\u5458\u5de5\u6ee1\u610f\u5ea6\u8c03\u67e5' },
      notes: [],
      findings: [],
    });
    expect(data.sources).toHaveLength(data.definition.nodes.length);
    expect(await listed()).toEqual(before);
  });

  it('makes the survey when it is handed back, changed or not [S7.call.post-surveys-save-upload]', async () => {
    const { data } = await parse(documentBytes('tea.qsf'));
    const definition = { ...data.definition, title: 'Tea, changed' };
    const { code, data: made } = await v1(app, 'POST', '/v1/surveys/save/upload', { definition }, author.token);

    expect(code).toBe('00000');
    expect(await listed()).toContainEqual(expect.objectContaining({ id: made.id, title: 'Tea, changed' }));
    const stored = await v1(app, 'GET', `/v1/surveys/${made.id}/definition`, undefined, author.token);
    expect(stored.data.definition).toEqual(definition);
  });

  it('says so when a launch would refuse what was read', async () => {
    const { data } = await parse(Buffer.from('1. Which?\n2. Rate these [matrix]\nColumns: a | b\n'), { name: 'a.txt' });

    expect(data.findings).toContainEqual({ severity: 'error', code: 'noRows', nodeId: data.definition.nodes[1].id });
    expect(launchFindings(data.definition).some(({ severity }) => severity === 'error')).toBe(true);
  });

  it('takes the name of the file where the document has no title', async () => {
    expect((await parse(Buffer.from('1. Why?\n'), { name: 'Our trip.txt' })).data.definition.title).toBe('Our trip');
  });

  it.each([
    ['A0702', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['A0705', Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><document>&b;</document>')],
    ['A0706', Buffer.from('   ')],
  ] as const)('makes nothing of a document that cannot be read, and says why: %s', async (code, bytes) => {
    const before = await listed();

    expect(await parse(bytes)).toMatchObject({ code, message: zhCN.codes[code] });
    expect(await parse(bytes, { language: 'en' })).toMatchObject({ code, message: en.codes[code] });
    expect(await listed()).toEqual(before);
  });

  it('names what is wrong in a definition, at both doors, and makes nothing', async () => {
    const before = await listed();
    const definition = { format: 1, title: '', nodes: [] };
    const fields = [{ field: 'title', rule: 'tooShort' }];
    const mutation = 'mutation ($input: CreateSurveyFromDefinitionInput!) { createSurveyFromDefinition(input: $input) { survey { id } } }';
    const answer = await graph(app, mutation, { input: { definition } }, author.token);

    expect(await v1(app, 'POST', '/v1/surveys/save/upload', { definition }, author.token)).toMatchObject({ code: 'A0400', fields });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields });
    expect(await parse(Buffer.from(JSON.stringify(definition)))).toMatchObject({ code: 'A0702', data: { reason: 'wrongDefinition' } });
    expect(await listed()).toEqual(before);
  });

  it('works through the graph as well', async () => {
    const query = `mutation ($input: ParseDocumentInput!) { parseDocument(input: $input) {
      document { kind definition sources { text nodeId } notes { code nodeId text } findings { severity code nodeId } } } }`;
    const { data } = await graph(app, query, { input: { text: documentBytes('kinds.json').toString() } }, author.token);
    const { document } = data.parseDocument;

    expect(document).toMatchObject({
      kind: 'SURVEY_JS',
      notes: [{ code: 'TYPE_CHANGED', text: 'imagepicker' }, { code: 'PICTURES_LOST' }, { code: 'PART_LOST' }],
    });
    const mutation =
      'mutation ($input: CreateSurveyFromDefinitionInput!) { createSurveyFromDefinition(input: $input) { survey { title } } }';
    const made = await graph(app, mutation, { input: { definition: document.definition } }, author.token);
    expect(made.data.createSurveyFromDefinition.survey).toEqual({ title: 'Kinds' });
    expect((await graph(app, query, { input: { text: '' } }, author.token)).code).toBe('A0706');
  });

  it('needs a file, an author, and a file of a reasonable size', async () => {
    expect(await parse(undefined)).toMatchObject({ code: 'A0400', fields: [{ field: 'file', rule: 'required' }] });
    expect(await parse(Buffer.from('1. Why?'), { token: '' })).toMatchObject({ status: 401, code: 'A0401' });
    expect(await parse(Buffer.alloc(10 * 1024 * 1024 + 70_000))).toMatchObject({ status: 413, code: 'A0413' });
  });
});
