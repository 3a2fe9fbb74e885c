import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { REPORT_SHARE_LIMITS } from '@wence/schema';
import { optionIdOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { isStored } from '../../access-matrix/stored-rows.js';
import { systemRandom } from '../../platform/outside/random.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { makeKey } from '../api-key/api-key.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { reportCategory } from '../report-category/report-category.factory.js';
import { reportShare } from './report-share.factory.js';
import { ShareLinks } from './share-link.js';

const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']), text('Q2', 'Why?'));
const [Q1, Q2] = drinks.nodes.map(({ id }) => id) as [number, number]; // The two questions above.
const likesTea = { conditions: [{ answer: { nodeId: Q1, anyOf: [optionIdOf(drinks, 'Q1', 'tea')] } }] };

const FIELDS =
  'id surveyId kind name token enabled hasPassword nodeIds columns categoryIds conditions showTexts smallestBase accesses expiresAt';
const LIST = `query ($id: ID!) { survey(id: $id) { reportShares { ${FIELDS} } shareChoices { questions { code privacy } columns { key isUsual needsTexts } } } }`;
const payload = (name: string, input: string, fields: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { survey { id } ${fields} } }`;
const CREATE = payload('createReportShare', 'CreateReportShareInput', `share { ${FIELDS} }`);
const UPDATE = payload('updateReportShare', 'UpdateReportShareInput', `share { ${FIELDS} }`);
const RENEW = payload('renewReportShareLink', 'ReportShareInput', 'share { id token }');
const DELETE = payload('deleteReportShare', 'ReportShareInput', 'removedId');

describe('the author of a shared report', () => {
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

  const path = () => `/v1/surveys/report/share/${id}`;
  const create = (body: object, { token } = author) => v1(app, 'POST', path(), { kind: 'report', name: 'Shared', ...body }, token);
  const change = (share: string, body: object, { token } = author) => v1(app, 'PUT', `${path()}/${share}`, body, token);
  const list = async () => (await v1(app, 'GET', path(), undefined, author.token)).data.list;
  const ask = (query: string, variables: Record<string, unknown>, { token } = author) => graph(app, query, variables, token);

  it('makes one with two words, and everything else as usual', async () => {
    const { code, data } = await create({});

    expect([code, data.token]).toEqual(['00000', expect.stringMatching(/^[\w-]{32}$/)]);
    expect(data).toMatchObject({ enabled: true, nodeIds: null, columns: null, categoryIds: null, conditions: null, showTexts: false });
    expect(data).toMatchObject({ smallestBase: 5, hasPassword: false, expiresAt: null, accesses: 0 });
    expect(await list()).toEqual([data]);
  });

  it('finds each fault named with its limit, and nothing half stored', async () => {
    const faults = async (body: object) => (await create(body)).fields;
    const field = (name: string, rule: string, limit?: number) => [{ field: name, rule, ...(limit !== undefined && { limit }) }];

    expect(await faults({ name: ' ' })).toEqual(field('name', 'tooShort', 1));
    expect(await faults({ name: 'x'.repeat(51) })).toEqual(field('name', 'tooLong', 50));
    expect(await faults({ smallestBase: 4 })).toEqual(field('smallestBase', 'tooSmall', 5));
    expect(await faults({ smallestBase: 1001 })).toEqual(field('smallestBase', 'tooLarge', 1000));
    expect(await faults({ password: 'abc' })).toEqual(field('password', 'tooShort', 4));
    expect(await faults({ password: 'x'.repeat(65) })).toEqual(field('password', 'tooLong', 64));
    expect(await faults({ expiresAt: app.clock.now().toISOString() })).toEqual(field('expiresAt', 'tooSmall'));
    expect(await faults({ nodeIds: [] })).toEqual(field('nodeIds', 'required'));
    expect(await faults({ nodeIds: [Q1, 999] })).toEqual(field('nodeIds[1]', 'notAllowed'));
    expect(await faults({ nodeIds: [Q1, Q1] })).toEqual(field('nodeIds[1]', 'notUnique'));
    expect(await faults({ columns: [`n${Q1}`] })).toEqual(field('columns[0]', 'notAllowed'));
    expect(await faults({ kind: 'answers', columns: ['params'] })).toEqual(field('columns[0]', 'notAllowed'));
    expect(await faults({ kind: 'category', categoryIds: ['nosuch'] })).toEqual(field('categoryIds[0]', 'notAllowed'));
    expect(await faults({ conditions: { conditions: [{ answer: { nodeId: 999, anyOf: [1] } }] } })).toEqual(
      field('conditions.conditions[0].answer.nodeId', 'notAllowed'),
    );
    expect(await list()).toEqual([]);
  });

  it('changes it, clears what is null, and may send it back as it was read', async () => {
    const category = await reportCategory(app, author, id, 'Tea');
    const { data: made } = await create({ kind: 'category', categoryIds: [category], password: 'open sesame', conditions: likesTea });

    expect((await change(made.id, made)).data).toEqual(made);
    const changed = (await change(made.id, { name: ' New ', categoryIds: null, conditions: null, password: null, smallestBase: 20 })).data;
    expect(changed).toEqual({ ...made, name: 'New', categoryIds: null, conditions: null, hasPassword: false, smallestBase: 20 });
    expect((await change(made.id, { accesses: 7 })).fields).toEqual([{ field: 'accesses', rule: 'readOnly' }]);
  });

  it('tells its link again and again, and stores neither it nor the password', async () => {
    const { data } = await create({ password: 'open sesame' });

    expect((await list())[0].token).toBe(data.token);
    for (const secret of [data.token, 'open sesame']) expect(await isStored(app, secret)).toBe(false);
  });

  it('hears that a link cannot be told once the server has another secret', () => {
    const [before, after] = [new ShareLinks(new Uint8Array([1])), new ShareLinks(new Uint8Array([2]))];
    const stored = before.make(systemRandom);

    expect([before.tokenOf(stored), after.tokenOf(stored)]).toEqual([expect.any(String), null]);
  });

  it('has at most 20 in a survey, also when they come at once', async () => {
    for (let left = REPORT_SHARE_LIMITS.perSurvey - 1; left > 0; left -= 1) await reportShare(app, author, id);

    const both = await Promise.all([create({}), create({})]);

    expect(both.map(({ code }) => code).toSorted()).toEqual(['00000', 'A0400']);
    expect(both.find(({ code }) => code === 'A0400')?.fields).toEqual([{ field: 'shares', rule: 'tooMany', limit: 20 }]);
  });

  it('does all of it through the graph', async () => {
    const made = (await ask(CREATE, { input: { surveyId: id, kind: 'ANSWERS', name: 'Lines', columns: [`n${Q1}`] } })).data
      .createReportShare;
    expect([made.survey.id, made.share.kind, made.share.columns]).toEqual([id, 'ANSWERS', [`n${Q1}`]]);
    const shareId = made.share.id;
    const changed = (await ask(UPDATE, { input: { shareId, enabled: false, columns: null } })).data.updateReportShare.share;
    expect(changed).toEqual({ ...made.share, enabled: false, columns: null });
    const renewed = (await ask(RENEW, { input: { shareId } })).data.renewReportShareLink.share;
    expect(renewed.token).not.toBe(made.share.token);
    const { reportShares, shareChoices } = (await ask(LIST, { id })).data.survey;
    expect(reportShares).toEqual([{ ...changed, token: renewed.token }]);
    expect(shareChoices.questions).toEqual([
      { code: 'Q1', privacy: 'open' },
      { code: 'Q2', privacy: 'open' },
    ]);
    expect(shareChoices.columns.filter(({ key }: { key: string }) => key.startsWith('n'))).toEqual([
      { key: `n${Q1}`, isUsual: true, needsTexts: false },
      { key: `n${Q2}_text`, isUsual: false, needsTexts: true },
    ]);
    expect((await ask(DELETE, { input: { shareId } })).data.deleteReportShare).toEqual({ survey: { id }, removedId: shareId });
    expect((await ask(DELETE, { input: { shareId } })).code).toBe('A0404');
  });

  it('is nobody else, and no program: keys may only list', async () => {
    const { id: share } = await reportShare(app, author, id);
    const stranger = await signUp(app);
    const reader = { token: (await makeKey(app, author, { scopes: ['responses:read'] })).secret } as SignedUp;
    const writer = { token: (await makeKey(app, author, { scopes: ['surveys:write'] })).secret } as SignedUp;

    expect((await change(share, { name: 'X' }, stranger)).text).toBe((await change('nosuchshare', { name: 'X' }, stranger)).text);
    expect([(await create({}, stranger)).code, (await create({}, reader)).code, (await create({}, writer)).code]).toEqual([
      'A0404',
      'A0403',
      'A0403',
    ]);
    expect((await change(share, { name: 'X' }, writer)).code).toBe('A0403');
    expect((await v1(app, 'GET', path(), undefined, reader.token)).data.list).toHaveLength(1);
    expect((await v1(app, 'GET', path(), undefined, writer.token)).code).toBe('A0403');
  });
});
