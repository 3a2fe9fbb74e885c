/** @store sqlite: who may do what is decided by the services, and `open-doors` asks both stores. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { createApp } from '../app.js';
import { type SignedUp, signUp } from '../features/account/account.factory.js';
import { launchUnchecked } from '../features/publish/publish.factory.js';
import { submit } from '../features/response/response.factory.js';
import { createSurvey } from '../features/survey/survey.factory.js';
import { graph, v1 } from '../testing/callers.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { questionnaire } from './questionnaire.js';

/** `{ 'nodes[]': 'id title' }` as `nodes[].id`, `nodes[].title`. */
const within = (keys: Readonly<Record<string, string>>): string[] =>
  Object.entries(keys)
    .flatMap(([at, names]) => names.split(' ').map((name) => (at ? `${at}.${name}` : name)))
    .sort();

/** Every key a respondent's program may get of a survey. A new one is added here by whoever has made sure that it is no secret. */
const DEFINITION = within({
  '': 'format language lastId title welcome',
  'endings.nodes[]': 'nodeId title',
  'endings.normal': 'text title',
  'logic[]': 'algorithm id model nodeId type',
  'logic[].conditions[]': 'algorithm id nodeId optionId[]',
  'nodes[].children[]': 'code id title',
  'nodes[]': 'code group id subType title type',
  'nodes[].setting': 'level',
  'nodes[].nodes[]': 'code id title type',
  'nodes[].options[]': 'code group id title',
  'nodes[].options[].nodes[]': 'code id title',
});

const EVALUATION = within({
  '': 'end kept[] version visible[]',
  'errors[]': 'nodeId reason',
  options: '#[]',
  'pages[]': 'id isPrev maxSeconds minSeconds nextText nodeIds[] prevText',
  rows: '#[]',
});

/** Key paths of a value; ids among the keys count as one. */
function keysOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => keysOf(each, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${at}${at && '.'}${/^\d+$/.test(key) ? '#' : key}`));
}
const keySet = (value: unknown): string[] => [...new Set(keysOf(value))].sort();

describe('what leaves of a running survey (S4)', () => {
  let app: TestApp;
  let http: TestApp['http'];
  let author: SignedUp;
  let id: string;
  const dist = mkdtempSync(join(tmpdir(), 'wence-keys-'));

  beforeAll(async () => {
    mkdirSync(join(dist, 'r'));
    writeFileSync(
      join(dist, 'r/index.html'),
      '<html lang="zh-CN"><head><title>Wence</title><!--wence:head--></head><body><!--wence:survey--></body></html>',
    );
    app = await startTestApp();
    ({ http } = await createApp(app.platform, app.features, dist));
    await http.ready();
    author = await signUp(app);
    ({ id } = await createSurvey(app, author, questionnaire(0, 'mark')));
    await launchUnchecked(app, id);
    await submit(app, id, { 1: { option: 2 } }, { source: 'secret-source', params: { from: 'secret-param' } });
  });
  afterAll(async () => {
    await http?.close();
    await app?.stop();
    rmSync(dist, { recursive: true });
  });

  it("through /v1 and the graph is the definition without what is the author's, key by key", async () => {
    const { data } = await v1(app, 'GET', `/v1/r/${id}`);
    const { publicSurvey } = (await graph(app, 'query ($id: ID!) { publicSurvey(surveyId: $id) { surveyId version definition } }', { id }))
      .data;

    expect(Object.keys(data).sort()).toEqual(['definition', 'surveyId', 'version']);
    expect(keySet(data.definition)).toEqual(DEFINITION);
    expect(publicSurvey).toEqual(data);
  });

  it('in the page is the same', async () => {
    const page = await supertest(http.server).get(`/r/${id}`);
    const { data } = await v1(app, 'GET', `/v1/r/${id}`);

    expect(JSON.parse(/id="wence-survey">(.*?)<\/script>/s.exec(page.text)?.[1] ?? 'null')).toEqual(data);
  });

  it('when answers are evaluated is what follows from them, key by key', async () => {
    const { data } = await v1(app, 'POST', `/v1/r/${id}/evaluate`, { answers: { 1: { option: 2 }, 17: { text: 1 } } });

    expect(keySet(data)).toEqual(EVALUATION);
  });

  it('of one that never ran is the page of one that never existed', async () => {
    const { id: draft } = await createSurvey(app, author, questionnaire(0, 'mark'));
    const pageOf = async (survey: string) => (await supertest(http.server).get(`/r/${survey}`)).text.replaceAll(survey, '<id>');

    expect(await pageOf(draft)).toBe(await pageOf('zzzzzzzzzz'));
    expect(await pageOf(draft)).not.toContain('mark');
  });
});
