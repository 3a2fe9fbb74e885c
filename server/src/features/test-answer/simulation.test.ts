import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { uncoveredParts, type SurveyDefinition, validateAnswers } from '@wence/schema';
import { checked, jump, multiple, show, single, survey, text, upload, withLogic } from '@wence/schema/testing';
import { OutboxEntry } from '../../platform/outbox/outbox-entry.entity.js';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { StoredFile } from '../asset/stored-file.entity.js';
import { define, launchedSurvey, stop } from '../publish/publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { Response } from '../response/response.entity.js';
import { ResponseLog } from '../response/response-log.entity.js';
import { submit } from '../response/response.factory.js';
import { TestResponse } from './test-response.entity.js';

const shop = withLogic(
  survey(
    single('Q1', 'Do you shop?', ['yes', 'no', 'never'], { required: true }),
    multiple('Q2', 'What?', ['tea', 'coffee', { title: 'none', exclusive: true }], { required: true }),
    text('Q3', 'Which tea?', { required: true }),
  ),
  jump('Q1', -1, checked('Q1', 'never')),
  show('Q3', checked('Q2', 'tea')),
);
const REPORT = `total simulation { seed asked isCurrent outdated unanswerable coverage { respondents screened
  questions { nodeId shown answered } options { nodeId optionId offered chosen } rows { nodeId rowId offered answered }
  logic { logicId nodeId isJump taken } length { mean least most } seconds { mean least most } } }`;
const SIMULATE = `mutation ($input: SimulateResponsesInput!) { simulateResponses(input: $input) { survey { id } testAnswers { ${REPORT} } } }`;
const READ = `query ($id: ID!) { testAnswers(surveyId: $id) { ${REPORT} } }`;
const PURGE = `mutation ($id: ID!) { purgeTestResponses(input: { surveyId: $id }) { survey { id } testAnswers { ${REPORT} } } }`;

describe('simulated respondents', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const drafted = (definition: SurveyDefinition) => createSurvey(app, author, definition).then(({ id }) => id);
  const simulate = (surveyId: string, count: number, seed?: number, as = author) =>
    graph(app, SIMULATE, { input: { surveyId, count, seed } }, as.token);
  const simulated = async (surveyId: string, count: number, seed?: number) =>
    (await simulate(surveyId, count, seed)).data.simulateResponses.testAnswers;
  const tested = (surveyId: string) => app.platform.database.repository(TestResponse).findBy({ surveyId });
  const filesOf = (surveyId: string) => app.platform.database.repository(StoredFile).countBy({ surveyId });

  /** Everything that a response that counts leaves behind. */
  const traces = async (surveyId: string) => {
    const { database } = app.platform;
    const rows = [Response, ResponseLog, OutboxEntry].map((entity) => database.repository<Response>(entity as never).countBy({ surveyId }));
    return [...(await Promise.all(rows)), (await app.features.response.responses.counterOf(surveyId)).seq];
  };

  it('answer as many times as asked, each valid, and reach every question, option and jump', async () => {
    const id = await drafted(shop);

    const { total, simulation } = await simulated(id, 120, 7);
    const kept = await tested(id);

    expect([total, kept.length, simulation.coverage.respondents, simulation.seed]).toEqual([120, 120, 120, 7]);
    expect(kept.filter(({ answers }) => !validateAnswers(shop, answers).ok)).toEqual([]);
    expect(uncoveredParts(simulation.coverage)).toEqual({ questions: [], options: [], rows: [], logic: [] });
    expect(simulation.coverage.length).toMatchObject({ least: 1, most: 3 });
    expect(simulation.coverage.screened).toBe(kept.filter(({ status }) => status === 'screened').length);
    expect(simulation).toMatchObject({ isCurrent: true, outdated: 0, unanswerable: [] });
  });

  it('count nowhere: neither among the responses of a running survey nor against its total', async () => {
    const id = await launchedSurvey(app, author, { ...shop, settings: { total: 1 } });
    const before = await traces(id);

    await simulate(id, 20);

    expect(await traces(id)).toEqual(before);
    expect((await submit(app, id, { 1: { option: 4 } })).data).toMatchObject({ status: 'screened' });
  });

  it('are the same for the same seed, and take the place of those before them', async () => {
    const id = await drafted(shop);
    const answersOf = async () => (await tested(id)).map(({ answers }) => JSON.stringify(answers)).sort();

    await simulated(id, 30, 11);
    const first = await answersOf();
    await simulated(id, 30, 12);
    const others = await answersOf();
    await simulated(id, 30, 11);

    expect(await answersOf()).toEqual(first);
    expect(others).not.toEqual(first);
    expect(await tested(id)).toHaveLength(30);
  });

  it('tell of a draft that has changed since', async () => {
    const id = await drafted(shop);
    await simulated(id, 40, 3);

    await define(app, author, id, { ...shop, title: 'Another title' });
    const renamed = (await graph(app, READ, { id }, author.token)).data.testAnswers.simulation;
    await define(app, author, id, survey(text('Q1', 'Something else', { required: true })));
    const other = (await graph(app, READ, { id }, author.token)).data.testAnswers.simulation;

    expect([renamed.isCurrent, renamed.outdated, renamed.coverage.respondents]).toEqual([false, 0, 40]);
    expect([other.isCurrent, other.outdated, other.coverage.respondents]).toEqual([false, 40, 0]);
  });

  it('hand in real files, and say which question nobody could answer', async () => {
    const papers = survey(upload('Q1', 'A picture', { required: true }), upload('Q2', 'Anything'));
    const film = survey(text('Q1', 'Name'), upload('Q2', 'A film', { required: true, setting: { format: 2 } }));
    const [withPapers, withFilm] = [await drafted(papers), await drafted(film)];

    expect((await simulated(withPapers, 6)).simulation.coverage).toMatchObject({ respondents: 6 });
    expect(await filesOf(withPapers)).toBeGreaterThanOrEqual(6);
    expect((await simulated(withFilm, 6)).simulation).toMatchObject({ asked: 6, unanswerable: [2], coverage: { respondents: 0 } });
  });

  it('are thrown away with all that belongs to them and every other test answer, and nothing else', async () => {
    const id = await launchedSurvey(app, author, survey(upload('Q1', 'A picture')));
    const { token: test } = (await v1(app, 'POST', `/v1/surveys/test/${id}`, {}, author.token)).data;
    await submit(app, id, {}, { test });
    await submit(app, id, {});
    await simulated(id, 10);
    const total = (await graph(app, READ, { id }, author.token)).data.testAnswers.total;

    const { data } = await graph(app, PURGE, { id }, author.token);

    expect([total, data.purgeTestResponses]).toEqual([11, { survey: { id }, testAnswers: { total: 0, simulation: null } }]);
    expect([await tested(id), await filesOf(id), (await traces(id))[0]]).toEqual([[], 0, 1]);
  });

  it('have the same doors on /v1', async () => {
    const id = await drafted(shop);

    const made = await v1(app, 'POST', `/v1/surveys/test/simulate/${id}`, { count: 5, seed: 1 }, author.token);
    const read = await v1(app, 'GET', `/v1/surveys/test/answers/${id}`, undefined, author.token);
    const purged = await v1(app, 'POST', `/v1/surveys/test/purge/${id}`, {}, author.token);

    const { survey: named, testAnswers } = (await simulate(id, 5, 1)).data.simulateResponses;
    expect(named).toEqual({ id });
    expect(made.data.simulation.coverage).toEqual(testAnswers.simulation.coverage);
    expect(read.data).toEqual(made.data);
    expect(purged.data).toEqual({ surveyId: id, total: 0, simulation: null });
  });

  it('are refused in numbers out of bounds, with the field and its limit, and fewer of a long survey', async () => {
    const id = await drafted(shop);
    const long = await drafted(survey(...Array.from({ length: 1_000 }, (_, place) => text(`Q${place + 1}`, 'Say'))));
    const refused = async (...input: [string, number, number?]) => {
      const { code, errors } = await simulate(...input);
      return [code, errors?.[0]?.extensions['fields']];
    };
    const tooMany = [{ field: 'count', rule: 'tooLarge', limit: 500 }];

    for (const [count, fields] of [
      [501, tooMany],
      [0, [{ field: 'count', rule: 'tooSmall', limit: 1 }]],
    ] as const) {
      expect(await refused(id, count)).toEqual(['A0400', fields]);
      expect(await v1(app, 'POST', `/v1/surveys/test/simulate/${id}`, { count }, author.token)).toMatchObject({ code: 'A0400', fields });
    }
    expect(await refused(id, 5, -1)).toEqual(['A0400', [{ field: 'seed', rule: 'tooSmall', limit: 0 }]]);
    expect(await refused(long, 300)).toEqual(['A0400', [{ field: 'count', rule: 'tooLarge', limit: 250 }]]);
    expect(await tested(id)).toEqual([]);
  });

  it('are for the owner of a survey, in any state of it', async () => {
    const id = await launchedSurvey(app, author, shop);
    await stop(app, author, id);
    const other = await signUp(app);

    expect((await simulate(id, 2)).data.simulateResponses.testAnswers.total).toBe(2);
    expect((await simulate(id, 2, 1, other)).code).toBe('A0404');
    for (const operation of [READ, PURGE]) expect((await graph(app, operation, { id }, other.token)).code).toBe('A0404');
    expect(await tested(id)).toHaveLength(2);
  });

  it('of one survey at once leave the answers of one simulation', async () => {
    const id = await drafted(shop);

    await Promise.all([simulate(id, 20), simulate(id, 20), simulate(id, 20)]);

    expect(await tested(id)).toHaveLength(20);
    expect(new Set((await tested(id)).map(({ simulationId }) => simulationId)).size).toBe(1);
  });
});
