import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answersOf, nodeIdOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { ParameterSecret } from './parameter-secret.entity.js';

const base = survey(text('Q1', 'Your number?'), single('Q2', 'City?', ['Wuhan', 'Xian']));
const [Q1, Q2] = [nodeIdOf(base, 'Q1'), nodeIdOf(base, 'Q2')];
const parameters = [{ name: 'uid', nodeId: Q1, required: true }, { name: 'city', nodeId: Q2 }, { name: 'note' }];
const given = answersOf(base, { Q1: '42', Q2: 'Xian' });

describe('received parameters', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    author = await signUp(app);
  });

  const launched = (settings: object) => launchedSurvey(app, author, { ...base, settings });
  const path = (id: string, rest = '') => `/v1/surveys/params/${id}${rest}`;
  const open = (id: string, query: string) => v1(app, 'GET', `/v1/r/${id}${query}`);
  const refusal = ({ code, data }: { code: string; data: unknown }) => [code, data];
  const sign = (id: string, links: readonly object[], more: object = {}) =>
    v1(app, 'POST', path(id, '/links'), { links, ...more }, author.token);
  const signed = async (id: string, values: object, more: object = {}): Promise<{ query: string; params: Record<string, string> }> => {
    const { url } = (await sign(id, [values], more)).data.list[0];
    const query = new URL(url).search;
    return { query, params: Object.fromEntries(new URLSearchParams(query)) };
  };

  it('are read and saved by themselves, as settings of the draft', async () => {
    const { id } = await createSurvey(app, author, base);
    const read = async () => (await v1(app, 'GET', path(id), undefined, author.token)).data;
    const save = (body: object) => v1(app, 'PUT', path(id), body, author.token);

    expect(await read()).toEqual({ parameters: [], signedOnly: false });
    expect((await save({ parameters, signedOnly: true })).data).toEqual({ parameters, signedOnly: true });
    expect((await save(await read())).data).toEqual({ parameters, signedOnly: true });
    expect(
      (await save({ parameters: [{ name: 'sign' }, { name: '1' }, { name: 'a', isKey: true }, { name: 'a', isKey: true }] })).fields,
    ).toEqual([
      { field: 'parameters[0].name', rule: 'notAllowed' },
      { field: 'parameters[1].name', rule: 'format' },
      { field: 'parameters[3].name', rule: 'notUnique' },
      { field: 'parameters[3].isKey', rule: 'notUnique' },
    ]);
    expect((await save({ parameters: Array.from({ length: 21 }, (_, index) => ({ name: `a${index}` })) })).fields).toMatchObject([
      { field: 'parameters', rule: 'tooMany', limit: 20 },
    ]);
    const query = 'query ($id: ID!) { survey(id: $id) { settings { signedOnly parameters { name nodeId required } } } }';
    const { data } = await graph(app, query, { id }, author.token);
    expect(data.survey.settings).toMatchObject({ signedOnly: true, parameters: [{ name: 'uid', nodeId: Q1, required: true }, {}, {}] });
  });

  it('that are required keep out whoever comes without, when the page opens and when answers are submitted', async () => {
    const id = await launched({ parameters });

    for (const query of ['', '?city=1', '?uid=', '?uid=1&uid=2'])
      expect(refusal(await open(id, query))).toEqual(['A0432', { reason: 'missing', name: 'uid' }]);
    expect((await open(id, '?uid=1')).code).toBe('00000');
    expect(refusal(await submit(app, id, given))).toEqual(['A0432', { reason: 'missing', name: 'uid' }]);
    expect((await submit(app, id, given, { params: { uid: '42' } })).code).toBe('00000');
  });

  it('ask for a signature where the survey takes signed links alone', async () => {
    const id = await launched({ parameters, signedOnly: true });
    const { query, params } = await signed(id, { uid: '42', city: '2', note: '' });

    expect((await open(id, query)).code).toBe('00000');
    expect((await submit(app, id, given, { params })).code).toBe('00000');
    expect(refusal(await open(id, '?uid=42'))).toEqual(['A0432', { reason: 'unsigned', name: null }]);
    expect(refusal(await open(id, query.replace('uid=42', 'uid=43')))).toEqual(['A0432', { reason: 'forged', name: null }]);
    expect(refusal(await open(id, `${query}&expires=99999999999`))).toEqual(['A0432', { reason: 'forged', name: null }]);
    // What the survey does not list is covered by no signature, and is not kept either.
    expect((await open(id, `${query}&other=1`)).code).toBe('00000');
    expect(refusal(await submit(app, id, given, { params: { ...params, city: '1' } }))).toEqual([
      'A0432',
      { reason: 'forged', name: null },
    ]);
  });

  it('sign nothing any more once their time is over, or the survey has another secret', async () => {
    const id = await launched({ parameters, signedOnly: true });
    const seconds = Math.floor(app.clock.now().getTime() / 1000);
    const { query } = await signed(id, { uid: '42' }, { expires: seconds + 60 });

    expect((await open(id, query)).code).toBe('00000');
    app.clock.advance(61_000);
    expect(refusal(await open(id, query))).toEqual(['A0432', { reason: 'expired', name: null }]);
    const forGood = await signed(id, { uid: '42' });
    await v1(app, 'POST', path(id, '/secret/rotate'), {}, author.token);
    expect(refusal(await open(id, forGood.query))).toEqual(['A0432', { reason: 'forged', name: null }]);
  });

  it('become answers that nobody may change where they are signed', async () => {
    const id = await launched({ parameters, signedOnly: true });
    const { params } = await signed(id, { uid: '42', city: 'Xian' });

    expect(refusal(await submit(app, id, answersOf(base, { Q1: '43', Q2: 'Xian' }), { params }))).toEqual([
      'A0432',
      { reason: 'forged', name: null },
    ]);
    expect((await submit(app, id, given, { params })).code).toBe('00000');
  });

  it('are signed with a secret that its author alone is told, made when it is asked for', async () => {
    const id = await launched({ parameters });
    const stranger = await signUp(app);
    const reveal = ({ token } = author) => v1(app, 'POST', path(id, '/secret'), {}, token);

    const twins = await Promise.all([reveal(), reveal(), reveal()]);
    const [{ secret }] = twins.map(({ data }) => data);
    expect(twins.every(({ data }) => data.secret === secret)).toBe(true);
    expect((await reveal(stranger)).code).toBe('A0404');
    const { query } = await signed(id, { uid: 'a b&c' });
    expect(query).toContain(`sign=${createHmac('sha256', secret).update('uid=a%20b%26c').digest('base64url')}`);
    const rotated = await graph(
      app,
      'mutation ($input: ParameterSecretInput!) { rotateParameterSecret(input: $input) { secret { secret } } }',
      { input: { surveyId: id } },
      author.token,
    );
    expect(rotated.data.rotateParameterSecret.secret.secret).not.toBe(secret);
    const revealed = await graph(
      app,
      'mutation ($input: ParameterSecretInput!) { revealParameterSecret(input: $input) { secret { secret madeAt } } }',
      { input: { surveyId: id } },
      author.token,
    );
    expect(revealed.data.revealParameterSecret.secret).toMatchObject({ secret: rotated.data.rotateParameterSecret.secret.secret });
    await app.features.receivedParameter.parameterSecrets.purge(id);
    expect(await app.platform.database.repository(ParameterSecret).countBy({ surveyId: id })).toBe(0);
  });

  it('make links by lines, each with what its survey lists', async () => {
    const id = await launched({ parameters });

    expect((await sign(id, [{ uid: '1' }, { uid: '2', note: 'x' }])).data.list).toHaveLength(2);
    expect((await sign(id, [{ uid: '1', other: 'x' }, { note: 'y'.repeat(201) }])).fields).toEqual([
      { field: 'links[0].other', rule: 'notAllowed' },
      { field: 'links[1].note', rule: 'tooLong', limit: 200 },
      { field: 'links[1].uid', rule: 'required' },
    ]);
    expect((await sign(id, [])).fields).toEqual([{ field: 'links', rule: 'required' }]);
    const { data } = await graph(
      app,
      'mutation ($input: SignLinksInput!) { signLinks(input: $input) { links { url sign } } }',
      { input: { surveyId: id, links: [{ values: [{ name: 'uid', value: '1' }] }] } },
      author.token,
    );
    expect(data.signLinks.links[0]).toEqual((await sign(id, [{ uid: '1' }])).data.list[0]);
  });

  it('are tried out: what would become of whoever opens a link', async () => {
    const id = await launched({ parameters, signedOnly: true });
    const { query } = await signed(id, { uid: '42', city: '2' });
    const check = async (link: string) => (await v1(app, 'POST', path(id, '/check'), { link }, author.token)).data;

    expect(await check(`https://survey.example/r/${id}${query}&other=1#x`)).toEqual({
      reason: null,
      name: null,
      params: { uid: '42', city: '2' },
      answers: given,
    });
    expect(await check('city=9')).toEqual({ reason: 'missing', name: 'uid', params: { city: '9' }, answers: {} });
    const verdict = 'query ($id: ID!, $link: String!) { parameterVerdict(surveyId: $id, link: $link) { reason name params answers } }';
    const { data } = await graph(app, verdict, { id, link: '?uid=1' }, author.token);
    expect(data.parameterVerdict).toMatchObject({ reason: 'UNSIGNED', params: { uid: '1' } });
  });
});
