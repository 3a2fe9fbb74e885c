import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answersOf, multiple, nodeIdOf, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const EDIT = 'mutation ($input: EditSurveyInput!) { editSurvey(input: $input) { revision } }';
const base = survey(text('Q1', 'Your number?'), text('Q2', 'City?'), multiple('Q3', 'Drinks?', ['tea', 'coffee']));
const [Q1, Q2, Q3] = ['Q1', 'Q2', 'Q3'].map((code) => nodeIdOf(base, code));
const answers = answersOf(base, { Q1: '42', Q2: 'Xian' });

describe('changing the parameters that a survey receives', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    author = await signUp(app);
  });

  const path = (id: string, rest = '') => `/v1/surveys/params/${id}${rest}`;
  const save = (id: string, body: object) => v1(app, 'PUT', path(id), body, author.token);
  const open = (id: string, params: Record<string, string>) => v1(app, 'GET', `/v1/r/${id}?${new URLSearchParams(params).toString()}`);
  const paramsOf = async (id: string, values: object): Promise<Record<string, string>> => {
    const { data } = await v1(app, 'POST', path(id, '/links'), { links: [values] }, author.token);
    return Object.fromEntries(new URL(data.list[0].url).searchParams);
  };

  it('names every question that is gone or takes no value, through either door', async () => {
    const { id } = await createSurvey(app, author, base);
    const parameters = [
      { name: 'a', nodeId: Q1 },
      { name: 'b', nodeId: Q3 },
      { name: 'c', nodeId: 9999 },
    ];
    const input = { surveyId: id, baseRevision: 2, clientOpId: 'a', operations: [{ updateSurvey: { settings: { parameters } } }] };

    expect((await save(id, { parameters })).fields).toEqual([
      { field: 'parameters[1].nodeId', rule: 'notAllowed' },
      { field: 'parameters[2].nodeId', rule: 'notAllowed' },
    ]);
    expect((await graph(app, EDIT, { input }, author.token)).errors?.[0]?.extensions.fields).toMatchObject([
      { field: 'operations[0].updateSurvey.settings.parameters[1].nodeId', rule: 'notAllowed' },
      { field: 'operations[0].updateSurvey.settings.parameters[2].nodeId', rule: 'notAllowed' },
    ]);
  });

  it('applies at once while the survey runs', async () => {
    const id = await launchedSurvey(app, author, base);
    expect((await submit(app, id, answers, { version: 1 })).code).toBe('00000');

    expect((await save(id, { parameters: [{ name: 'uid', required: true }] })).code).toBe('00000');

    expect((await open(id, {})).code).toBe('A0432');
    expect((await open(id, { uid: '7' })).code).toBe('00000');
  });

  it('lets whoever opened a signed link before finish what they began', async () => {
    const listed = [{ name: 'uid', nodeId: Q1 }, { name: 'city' }];
    const id = await launchedSurvey(app, author, { ...base, settings: { parameters: listed, signedOnly: true } });
    const params = await paramsOf(id, { uid: '42', city: 'x' });

    await save(id, { parameters: [{ name: 'uid', nodeId: Q2 }] });
    expect((await open(id, params)).code).toBe('A0432');

    expect((await submit(app, id, answers, { version: 1, params })).code).toBe('00000');
    expect((await submit(app, id, answersOf(base, { Q1: '43' }), { version: 1, params })).code).toBe('A0432');
    expect((await submit(app, id, answers, { version: 1, params: { ...params, uid: '43' } })).code).toBe('A0432');
  });

  it('asks everybody for a signature from the moment on that only signed links are taken', async () => {
    const id = await launchedSurvey(app, author, { ...base, settings: { parameters: [{ name: 'uid' }] } });

    await save(id, { signedOnly: true });

    expect((await open(id, { uid: '1' })).code).toBe('A0432');
    expect((await submit(app, id, answers, { version: 1, params: { uid: '1' } })).code).toBe('A0432');
  });
});
