/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BookType, utils, write } from '@e965/xlsx';
import { LIMITS } from '@wence/schema';
import { cascade, checked, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey, setState } from '../survey/survey.factory.js';
import { en } from '../../platform/i18n/en.js';
import { zhCN } from '../../platform/i18n/zh-CN.js';
import { zipOf } from '../../platform/spreadsheet/zip-file.js';
import { type SentCascade, uploadCascade } from './cascade.factory.js';

const HEADINGS = ['Level 1', 'Level 2', 'Level 3'];
function fileOf(rows: readonly (readonly string[])[], bookType: BookType = 'xlsx'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEADINGS, ...rows].map((row) => [...row])), 'Levels');
  return write(book, { bookType, bookSST: true, type: 'buffer' }) as Buffer;
}
const CITIES = [['Hebei', 'Baoding', 'Yi'], ['Hebei', 'Baoding', 'Lianchi'], ['', 'Handan'], ['Macau'], ['Hebei', 'Baoding', 'Yi']];

interface Option {
  readonly id: number;
  readonly title: string;
  readonly nodes?: readonly Option[];
}
const outline = (options: readonly Option[]): string =>
  options.map(({ title, nodes = [] }) => (nodes.length === 0 ? title : `${title}(${outline(nodes)})`)).join(' ');
const OUTLINE = 'Hebei(Baoding(Yi Lianchi) Handan) Macau';

describe('POST /v1/nodes/option/cascade/upload', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;
  let nodeId: string;
  let singleId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  beforeEach(async () => {
    const definition = survey(cascade('Q1', 'Where?', [{ title: 'Asia' }]), single('Q2', 'Colour?', ['a', 'b']), text('Q3', 'Why?'));
    surveyId = (await createSurvey(app, author, withLogic(definition, show('Q3', checked('Q2', 'a'))))).id;
    const { data } = await v1(app, 'GET', `/v1/nodes?surveyId=${surveyId}`, undefined, author.token);
    [nodeId, singleId] = data.map(({ id }: Option) => String(id));
  });

  const send = (bytes: Buffer | undefined, more: Partial<SentCascade> = {}) =>
    uploadCascade(app, author.token, { bytes, fields: { surveyId, nodeId }, ...more });
  const stored = async () => (await v1(app, 'GET', `/v1/surveys/${surveyId}/definition`, undefined, author.token)).data;
  const options = async (): Promise<Option[]> => (await stored()).definition.nodes[0].options;
  const wrong = (reason: string, more: object = {}) => ({ code: 'A0701', data: { reason, ...more } });

  it.each(['xlsx', 'biff8'] as const)(
    'exchanges the options for those of the file and answers the question, as %s [S5.cascade-import.xls-xlsx] [S7.call.post-option-cascade-upload] [S7.cascade-upload.returns]',
    async (kind) => {
      const { code, data } = await send(fileOf(CITIES, kind), { name: 'anything.bin' });

      expect(code).toBe('00000');
      expect(data).toMatchObject({ id: Number(nodeId), title: 'Where?', setting: { level: 3 } });
      expect(outline(data.options)).toBe(OUTLINE);
      expect(outline(await options())).toBe(OUTLINE);
      const csv = await send(Buffer.from(CITIES.map((row) => row.join(',')).join('\n')), { name: 'levels.xlsx' });
      expect(csv).toMatchObject(wrong('notSpreadsheet'));
    },
  );

  it('takes the words beside the file before it and behind it', async () => {
    expect((await send(fileOf(CITIES), { isFileFirst: false })).code).toBe('00000');
  });

  it('is one edit, with one way back', async () => {
    const before = await stored();
    await send(fileOf(CITIES));

    expect((await stored()).revision).toBe(before.revision + 1);
  });

  it('takes 2,000 rows', async () => {
    const rows = Array.from({ length: 2_000 }, (_, place) => [`Province ${place % 20}`, `City ${place % 400}`, `District ${place}`]);

    const { code, data } = await send(fileOf(rows));

    expect(code).toBe('00000');
    expect(data.options).toHaveLength(20);
  });

  it('only shows how it would be when asked to, whatever refers to the options', async () => {
    const before = await stored();
    const { data } = await send(fileOf(CITIES), { dryRun: true });

    expect(outline(data.options)).toBe(OUTLINE);
    expect(await stored()).toEqual(before);
  });

  it('asks before it takes away what logic refers to', async () => {
    const definition = survey(cascade('Q1', 'Where?', [{ title: 'Asia' }]), text('Q2', 'Why?'));
    surveyId = (await createSurvey(app, author, withLogic(definition, show('Q2', checked('Q1', 'Asia'))))).id;
    nodeId = (await v1(app, 'GET', `/v1/nodes?surveyId=${surveyId}`, undefined, author.token)).data[0].id;
    const fields = { surveyId, nodeId };

    expect((await send(fileOf(CITIES), { fields })).code).toBe('A0103');
    expect(await options()).toHaveLength(1);
    expect((await send(fileOf(CITIES), { fields: { ...fields, confirmed: '1' } })).code).toBe('00000');
  });

  describe('imports nothing, and says why and where,', () => {
    let before: unknown;
    beforeEach(async () => {
      before = await stored();
    });
    const expectUntouched = async () => expect(await stored()).toEqual(before);

    it.each([
      ['a table in text', Buffer.from('Hebei,Baoding'), 'levels.csv'],
      ['a document', Buffer.from('%PDF-1.7'), 'levels.pdf'],
      ['something else in a zip', zipOf([['word/document.xml', Buffer.from('<document/>')]]), 'levels.xlsx'],
    ])('of %s [S5.cascade-import.xls-xlsx]', async (_what, bytes, name) => {
      expect(await send(bytes, { name })).toMatchObject({ message: zhCN.codes.A0701, ...wrong('notSpreadsheet') });
      await expectUntouched();
    });

    it.each([
      ['a fourth level [S9.cascade.levels-3]', [['a', 'b', 'c', 'd']], wrong('tooManyLevels', { row: 2, limit: 3 })],
      ['a level that is left out', [['a'], ['b', '', 'c']], wrong('levelMissing', { row: 3 })],
      ['a level below nothing', [['', 'b']], wrong('levelMissing', { row: 2 })],
      ['a long title', [['a'], ['', 'x'.repeat(51)]], wrong('titleTooLong', { row: 3, limit: 50 })],
      ['a script', [['<script>alert(1)</script>']], wrong('wrongText')],
      ['headings alone', [], wrong('empty')],
    ])('of a file with %s', async (_what, rows, answer) => {
      expect(await send(fileOf(rows))).toMatchObject(answer);
      expect(await send(fileOf(rows, 'biff8'), { dryRun: true })).toMatchObject(answer);
      await expectUntouched();
    });

    it('of 100,000 rows', async () => {
      const row = '<row><c t="inlineStr"><is><t>a</t></is></c></row>';
      const sheet = `<worksheet><sheetData>${row.repeat(100_000)}</sheetData></worksheet>`;

      expect(await send(bookOf(Buffer.from(sheet)))).toMatchObject(wrong('tooManyRows', { limit: LIMITS.cascadeOptions }));
      await expectUntouched();
    });

    it('of more options than a cascade has', async () => {
      const rows = Array.from({ length: 5_001 }, (_, place) => [`a${place}`, `b${place}`]);

      expect(await send(fileOf(rows))).toMatchObject(wrong('tooManyOptions', { row: 5_002, limit: LIMITS.cascadeOptions }));
    });

    it('of a zip that unpacks to hundreds of megabytes, of which hardly any comes into memory (S30)', async () => {
      const bomb = bookOf(Buffer.concat([Buffer.from('<worksheet>'), Buffer.alloc(200 * 1024 * 1024, '<sheetData/>')]));
      const memory = process.memoryUsage().rss;

      expect(bomb.length).toBeLessThan(1024 * 1024);
      expect(await send(bomb)).toMatchObject(wrong('tooLarge'));
      expect(process.memoryUsage().rss - memory).toBeLessThan(100 * 1024 * 1024);
      await expectUntouched();
    });

    it('over 10 MB', async () => {
      expect(await send(Buffer.alloc(10 * 1024 * 1024 + 70_000))).toMatchObject({ status: 413, code: 'A0413' });
    });

    it('without a file, or words beside it', async () => {
      expect(await send(undefined)).toMatchObject({ code: 'A0400', fields: [{ field: 'file', rule: 'required' }] });
      expect(await send(fileOf(CITIES), { fields: {} })).toMatchObject({
        code: 'A0400',
        fields: [
          { field: 'surveyId', rule: 'required' },
          { field: 'nodeId', rule: expect.any(String) },
        ],
      });
    });

    it('into a question that is no cascade', async () => {
      expect(await send(fileOf(CITIES), { fields: { surveyId, nodeId: singleId } })).toMatchObject({
        code: 'A0400',
        fields: [{ field: 'nodeId', rule: 'notAllowed' }],
      });
    });

    it("into somebody else's survey, or as a stranger", async () => {
      const other = await signUp(app);

      expect((await uploadCascade(app, other.token, { bytes: fileOf(CITIES), fields: { surveyId, nodeId } })).code).toBe('A0404');
      expect(await uploadCascade(app, undefined, { bytes: fileOf(CITIES), fields: { surveyId, nodeId } })).toMatchObject({ status: 401 });
      await expectUntouched();
    });

    it('into a survey that runs', async () => {
      await setState(app, surveyId, 1);

      expect((await send(fileOf(CITIES))).code).toBe('A0410');
    });
  });

  it.each([
    ['zh-CN', zhCN.cascadeTemplate],
    ['en', en.cascadeTemplate],
  ] as const)('has a template in %s that imports as it stands', async (language, { name, rows }) => {
    const answer = await fetch(`${app.address}/cascade-template/${language}.xlsx`);
    const file = Buffer.from(await answer.arrayBuffer());

    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent(`${name}.xlsx`));
    const { data } = await send(file, { dryRun: true });
    expect(data.options.map(({ title }: Option) => title)).toEqual([...new Set(rows.slice(1).map(([first]) => first))]);
  });

  it('has no other templates', async () => {
    expect((await fetch(`${app.address}/cascade-template/fr.xlsx`)).status).toBe(404);
  });
});

/** A workbook whose sheet is this; it says that it is small. */
function bookOf(sheet: Buffer): Buffer {
  const name = 'xl/worksheets/sheet1.xml';
  const file = zipOf([
    ['xl/workbook.xml', Buffer.from('<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>')],
    ['xl/_rels/workbook.xml.rels', Buffer.from('<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>')],
    [name, sheet],
  ]);
  file.writeUInt32LE(1000, file.indexOf(name) - 8);
  file.writeUInt32LE(1000, file.lastIndexOf(name) - 22);
  return file;
}
