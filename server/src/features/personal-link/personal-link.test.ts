import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PERSONAL_LINK_LIMITS } from '@wence/schema';
import { answersOf, single, survey } from '@wence/schema/testing';
import qrcode from 'qrcode';
import { xlsxFile } from '../../platform/spreadsheet/xlsx-file.js';
import { ZipParts } from '../../platform/spreadsheet/zip-parts.js';
import { graph, v1, type V1Answer } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { PersonalLink } from './personal-link.entity.js';
import { madeLinks } from './personal-link.factory.js';

const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const tea = answersOf(drinks, { Q1: 'tea' });
const LIST = `query ($id: ID!, $state: PersonalLinkState, $keyword: String) { survey(id: $id) {
  personalLinks(state: $state, keyword: $keyword, first: 2) {
    totalCount counts { state count } edges { node { name state url } } pageInfo { hasNextPage endCursor }
  }
} }`;
const PEOPLE = 'Name,Mobile,E-mail,Team\r\nAda,138 0000 0000,Ada@example.com,A\r\n\r\nBob,+44 20 7946 0000,,B\r\n';

describe('one-to-one links', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    id = await launchedSurvey(app, author, drinks);
  });

  const path = (rest = '') => `/v1/surveys/link/${id}${rest}`;
  const make = (count: number, { token } = author) => v1(app, 'POST', path(), { count }, token);
  const list = async (query = '') => (await v1(app, 'GET', path(query), undefined, author.token)).data;
  const act = (what: 'void' | 'reset' | 'delete', linkIds: readonly string[], { token } = author) =>
    v1(app, 'POST', path(`/${what}`), { linkIds }, token);
  const names = async (query = '') => (await list(query)).list.map(({ name }: { name: string }) => name);
  async function handIn(file: Buffer | string, query = ''): Promise<V1Answer> {
    const headers = { Authorization: `Bearer ${author.token}`, 'Content-Type': 'application/octet-stream' };
    const body = new Uint8Array(Buffer.from(file));
    return (await (await fetch(`${app.address}${path(`/import${query}`)}`, { method: 'POST', headers, body })).json()) as V1Answer;
  }
  async function download(query: string, language: string): Promise<{ name: string; bytes: Buffer }> {
    const headers = { Authorization: `Bearer ${author.token}`, 'Accept-Language': language };
    const { rawPayload, headers: sent } = await app.http.inject({ url: path(`/file${query}`), headers });
    return { name: decodeURIComponent(String(sent['content-disposition']).split("''")[1] ?? ''), bytes: rawPayload };
  }

  it('are made by their number, each with a code of its own that nobody can guess', async () => {
    expect((await make(1200)).data).toEqual({ count: 1200 });

    const { list: first, total, counts, endCursor } = await list('?first=100');
    expect([total, first.length, counts]).toEqual([1200, 100, [1200, 0, 0, 0, 0, 0, 0]]);
    for (const { code, url, state } of first) {
      expect(code).toMatch(/^[0-9A-Za-z]{22}$/);
      expect(url).toBe(`${app.platform.publicUrl()}/r/${id}?k=${code}`);
      expect(state).toBe(0);
    }
    const { list: next } = await list(`?first=100&after=${endCursor}`);
    expect(new Set([...first, ...next].map(({ code }) => code)).size).toBe(200);
    for (const count of [0, PERSONAL_LINK_LIMITS.atOnce + 1]) expect((await make(count)).fields).toMatchObject([{ field: 'count' }]);
  });

  it('have no address before the survey was launched', async () => {
    const { id: draft } = await createSurvey(app, author);
    await madeLinks(app, author, draft);

    expect((await v1(app, 'GET', `/v1/surveys/link/${draft}`, undefined, author.token)).data.list).toMatchObject([{ url: null }]);
  });

  it('are made for people, from copied text, CSV and workbooks, in the order of the table', async () => {
    expect((await handIn(PEOPLE, '?dryRun=1')).data).toEqual({ count: 2, ignored: ['Team'] });
    expect((await list()).total).toBe(0);

    expect((await handIn(PEOPLE)).data.count).toBe(2);
    await handIn('Cleo\t13900000001\nDan');
    const sheet = xlsxFile({
      name: 'S',
      widths: [],
      rows: [
        ['remark', 'name'],
        ['friend', 'Eve'],
      ],
    });
    await handIn(sheet);

    expect(await names()).toEqual(['Ada', 'Bob', 'Cleo', 'Dan', 'Eve']);
    expect((await list()).list).toMatchObject([
      { mobile: '13800000000', email: 'ada@example.com', remark: null },
      { mobile: '+442079460000', email: null },
      { mobile: '13900000001' },
      { mobile: null },
      { remark: 'friend' },
    ]);
  });

  it('are made for all people of a table or for none: what is wrong is named by row and column', async () => {
    await handIn(PEOPLE);

    const refused = await handIn('name,mobile,email\nZoe,12,zoe\nAda,13800000000,\nYan,13700000000,y@example.com\nYan,13700000000,\n');

    expect([refused.code, refused.fields]).toEqual([
      'A0400',
      [
        { field: 'rows[2].mobile', rule: 'format' },
        { field: 'rows[2].email', rule: 'format' },
        { field: 'rows[3].mobile', rule: 'notUnique' },
        { field: 'rows[5].mobile', rule: 'notUnique' },
      ],
    ]);
    expect((await list()).total).toBe(2);
    expect((await handIn('')).fields).toEqual([{ field: 'file', rule: 'required' }]);
    expect((await handIn('name,mobile\n')).fields).toEqual([{ field: 'file', rule: 'required' }]);
    expect((await handIn(Buffer.from([0x50, 0x4b, 3, 4, 0]))).fields).toEqual([{ field: 'file', rule: 'format' }]);
    // These bytes are neither UTF-8 nor GB18030.
    expect((await handIn(Buffer.from([0x41, 0xff, 0xfe, 0xff]))).fields).toEqual([{ field: 'file', rule: 'format' }]);
    const twins = await Promise.all([1, 2, 3].map(() => handIn('name,mobile\nTwin,13500000000')));
    expect(twins.map(({ code }) => code).toSorted()).toEqual(['00000', 'A0400', 'A0400']);
  });

  it('are listed by state and found by what is known of their people, in the graph as well', async () => {
    await handIn('name,email\nAda,ada@example.com\nBob,bob@example.com\nAdam,x@example.org');
    const { list: all } = await list();
    await submit(app, id, tea, { linkCode: all[0].code });
    await act('void', [all[1].id]);

    const found = await graph(app, LIST, { id, keyword: 'ada' }, author.token);
    const done = await graph(app, LIST, { id, state: 'COMPLETE' }, author.token);

    expect(found.errors).toBeUndefined();
    expect(found.data.survey.personalLinks).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: false } });
    expect(done.data.survey.personalLinks.edges).toMatchObject([{ node: { name: 'Ada', state: 'COMPLETE' } }]);
    const counted = done.data.survey.personalLinks.counts.map(({ state, count }: { state: string; count: number }) => [state, count]);
    expect(counted).toEqual([
      ['UNOPENED', 1],
      ['OPENED', 0],
      ['ANSWERING', 0],
      ['COMPLETE', 1],
      ['SCREENED', 0],
      ['OVER_QUOTA', 0],
      ['VOID', 1],
    ]);
    expect(await names('?state=6')).toEqual(['Bob']);
    expect(await names('?keyword=example.org')).toEqual(['Adam']);
  });

  it('are voided, reset and deleted, several at once; what does not concern one leaves it as it is', async () => {
    const links = await madeLinks(app, author, id, 3);
    const ids = links.map((link) => link.id);
    const [used, unused] = links;
    const { data } = await submit(app, id, tea, { linkCode: used?.code });

    expect((await act('void', ids)).data).toEqual({ count: 2 });
    expect((await submit(app, id, tea, { linkCode: unused?.code })).data).toEqual({ reason: 'voided' });
    expect((await act('delete', ids.slice(0, 2))).data).toEqual({ count: 1 });
    expect((await list()).list).toMatchObject([{ state: 3, responseId: data.responseId }, { state: 6 }]);

    expect((await act('reset', [ids[0] ?? '', ids[2] ?? ''])).data).toEqual({ count: 2 });
    expect((await list()).counts).toEqual([2, 0, 0, 0, 0, 0, 0]);
    expect((await submit(app, id, tea, { linkCode: used?.code })).code).toBe('00000');
    const responses = await v1(app, 'GET', `/v1/surveys/responses/${id}`, undefined, author.token);
    expect(responses.text).toContain(data.responseId);
    expect((await act('reset', [])).fields).toEqual([{ field: 'linkIds', rule: 'required' }]);
  });

  it('are given out as a workbook and as CSV, in the language of whoever asks', async () => {
    await handIn('name,mobile,remark\n"=1+1",+8613800000000,"a ""b"""');
    const [{ url }] = (await list()).list;

    const csv = await download('?format=csv', 'en');
    const book = await download('?state=0', 'zh-CN');

    expect(csv.name).toMatch(/ One-to-one links\.csv$/);
    expect(csv.bytes.toString().split('\r\n')).toEqual([
      '\ufeff"Name","Mobile","E-mail","Remark","Link","State","First opened","Completed"',
      `"'=1+1","+8613800000000","","a ""b""","${url}","Not opened","",""`,
      '',
    ]);
    expect(book.name).toMatch(/\.xlsx$/);
    const other = await launchedSurvey(app, author, drinks);
    const made = await fetch(`${app.address}/v1/surveys/link/${other}/import`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${author.token}`, 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(book.bytes),
    });
    expect(((await made.json()) as V1Answer).data.count).toBe(1);
    expect((await v1(app, 'GET', path('/file?timeZone=Moon'), undefined, author.token)).fields).toEqual([
      { field: 'timeZone', rule: 'format' },
    ]);
  });

  it('are given out as QR codes for each to print: pictures in an archive, named by number and name', async () => {
    await handIn('name\nAda\nBob / B\n');
    await make(1);
    const links = (await list()).list as { url: string; code: string }[];

    const archive = await download('?format=zip', 'en');

    expect(archive.name).toMatch(/ One-to-one links QR\.zip$/);
    const parts = await ZipParts.open(archive.bytes, archive.bytes.length * 100);
    for (const [index, name] of ['000001_Ada.svg', '000002_Bob _ B.svg', `000003_${links[2]?.code}.svg`].entries()) {
      const chunks = [];
      for await (const chunk of parts.bytesOf(name)) chunks.push(chunk);
      expect(Buffer.concat(chunks).toString()).toBe(await qrcode.toString(links[index]?.url ?? '', { type: 'svg', margin: 2 }));
    }
    const { id: unlaunched } = await createSurvey(app, author, drinks);
    expect((await v1(app, 'GET', `/v1/surveys/link/${unlaunched}/file?format=zip`, undefined, author.token)).code).toBe('A0412');
  });

  it('are nobody else\u2019s, and of no other survey', async () => {
    const [mine] = await madeLinks(app, author, id);
    const [stranger, other] = [await signUp(app), await launchedSurvey(app, author, drinks)];
    const [theirs] = await madeLinks(app, author, other);

    expect((await make(1, stranger)).code).toBe('A0404');
    expect((await act('void', [mine?.id ?? ''], stranger)).code).toBe('A0404');
    expect((await act('delete', [mine?.id ?? '', theirs?.id ?? ''])).code).toBe('A0404');
    expect((await list()).total).toBe(1);
  });

  it('answer the graph alike, and go with their survey', async () => {
    const ask = (name: string, what: string, input: object) =>
      graph(app, `mutation ($input: ${name}!) { ${what}(input: $input) { survey { id } count } }`, { input }, author.token);
    const people = [{ name: 'Ada', mobile: '13800000000' }, { mobile: '13800000000' }];

    const made = await ask('CreatePersonalLinksInput', 'createPersonalLinks', { surveyId: id, count: 2 });
    const twice = await ask('ImportPersonalLinksInput', 'importPersonalLinks', { surveyId: id, people });
    const imported = await ask('ImportPersonalLinksInput', 'importPersonalLinks', { surveyId: id, people: people.slice(0, 1) });
    const input = { surveyId: id, linkIds: (await list()).list.map((link: { id: string }) => link.id) };
    const counts = [];
    for (const what of ['voidPersonalLinks', 'resetPersonalLinks', 'deletePersonalLinks'])
      counts.push((await ask('PersonalLinksInput', what, input)).data[what]);

    expect(made.data.createPersonalLinks).toEqual({ survey: { id }, count: 2 });
    expect(twice.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'people[1].mobile', rule: 'notUnique' }]);
    expect(imported.data.importPersonalLinks.count).toBe(1);
    expect(counts).toEqual([3, 3, 3].map((count) => ({ survey: { id }, count })));
    await make(70);
    await app.features.personalLink.linkUses.purge(id);
    expect(await app.platform.database.repository(PersonalLink).countBy({ surveyId: id })).toBe(0);
  });
});
