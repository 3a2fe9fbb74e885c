import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { OutboxEntry } from '../../platform/outbox/outbox-entry.entity.js';
import { define, launchedSurvey, stop } from '../publish/publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { PNG, upload } from '../answer-file/file.factory.js';
import { Response } from '../response/response.entity.js';
import { submit } from '../response/response.factory.js';
import { ResponseLog } from '../response/response-log.entity.js';
import { TestResponse } from './test-response.entity.js';

const MINUTE = 60_000;
const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee'], { required: true }));
const juice = { ...survey(single('Q1', 'Juice or water?', ['juice', 'water'], { required: true })), settings: { total: 1 } };
const answers = answersOf(juice, { Q1: 'juice' });
const OPEN = 'query ($id: ID!, $test: String) { publicSurvey(surveyId: $id, test: $test) { surveyId version definition } }';
const MAKE = 'mutation ($id: ID!) { createTestLink(input: { surveyId: $id }) { survey { id } url token expiresAt } }';
const SUBMIT = 'mutation ($input: SubmitResponseInput!) { submitResponse(input: $input) { responseId status end replayed } }';

describe('test mode', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: 'https://survey.example.com' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const linkTo = async (id: string, as = author) => (await v1(app, 'POST', `/v1/surveys/test/${id}`, {}, as.token)).data;
  const openBy = (id: string, test: string) => v1(app, 'GET', `/v1/r/${id}?test=${test}`);
  const tested = (surveyId: string) => app.platform.database.repository(TestResponse).findBy({ surveyId });
  const drafted = (definition: SurveyDefinition) => createSurvey(app, author, definition).then(({ id }) => id);

  /** Everything that a response that counts leaves behind. */
  const traces = async (surveyId: string) => {
    const { database } = app.platform;
    const rows = [Response, ResponseLog, OutboxEntry].map((entity) => database.repository<Response>(entity as never).countBy({ surveyId }));
    return [...(await Promise.all(rows)), (await app.features.response.responses.counterOf(surveyId)).seq];
  };

  it('has a link that names the survey and is good for half an hour, the same through both doors [4.2.5]', async () => {
    const id = await drafted(tea);

    const { url, token, expiresAt } = await linkTo(id);

    expect(url).toBe(`https://survey.example.com/r/${id}?test=${token}`);
    expect(Date.parse(expiresAt) - app.clock.now().getTime()).toBe(30 * MINUTE);
    expect((await graph(app, MAKE, { id }, author.token)).data.createTestLink).toEqual({ survey: { id }, url, token, expiresAt });
  });

  it('is opened for authors of a survey only', async () => {
    const [id, other] = [await drafted(tea), await signUp(app)];

    expect((await v1(app, 'POST', `/v1/surveys/test/${id}`, {}, other.token)).code).toBe('A0404');
    expect((await graph(app, MAKE, { id }, other.token)).code).toBe('A0404');
    expect((await v1(app, 'POST', `/v1/surveys/test/${id}`, {})).code).toBe('A0401');
  });

  it('shows the draft as it is now, in any state of the survey, and never what is asked for in all [4.2.5]', async () => {
    const never = await drafted(tea);
    expect((await openBy(never, (await linkTo(never)).token)).data).toEqual({ surveyId: never, version: 2, definition: tea });

    const id = await launchedSurvey(app, author, tea);
    await stop(app, author, id);
    await define(app, author, id, juice);
    const { token } = await linkTo(id);
    const { settings: _settings, ...shown } = juice;
    const { data } = await openBy(id, token);
    expect(data.definition).toEqual(shown);
    expect((await graph(app, OPEN, { id, test: token })).data.publicSurvey).toEqual(data);
  });

  it('judges answers like any others and keeps them where nothing counts them [4.2.5]', async () => {
    const id = await drafted(juice);
    const { token } = await linkTo(id);

    const wrong = await submit(app, id, {}, { test: token });
    const receipts = [await submit(app, id, answers, { test: token }), await submit(app, id, answers, { test: token })];

    expect([wrong.code, wrong.data]).toEqual(['A0400', { errors: [{ nodeId: 1, reason: 'required' }] }]);
    expect(receipts.map(({ data }) => data.status)).toEqual(['complete', 'complete']);
    expect((await tested(id)).map(({ answers: kept, authorId, revision }) => ({ kept, authorId, revision }))).toEqual(
      Array.from({ length: 2 }, () => ({ kept: answers, authorId: author.userId, revision: 2 })),
    );
    expect(await traces(id)).toEqual([0, 0, 0, 0]);
  });

  it('keeps one of any number of copies, through either door', async () => {
    const id = await drafted(juice);
    const { token: test } = await linkTo(id);
    const submissionId = randomUUID();

    const copies = await Promise.all(Array.from({ length: 20 }, () => submit(app, id, answers, { test, submissionId })));
    const again = await graph(app, SUBMIT, { input: { surveyId: id, submissionId, answers, test } });
    const other = await submit(app, id, answersOf(juice, { Q1: 'water' }), { test, submissionId });

    expect(new Set(copies.map(({ data }) => data.responseId)).size).toBe(1);
    expect(copies.filter(({ data }) => !data.replayed)).toHaveLength(1);
    expect(again.data.submitResponse).toMatchObject({ responseId: copies[0]?.data.responseId, replayed: true });
    expect(other.code).toBe('A0506');
    expect(await tested(id)).toHaveLength(1);
  });

  it('asks for the answers anew when the draft has changed since', async () => {
    const id = await drafted(tea);
    const { token: test } = await linkTo(id);
    const { version } = (await openBy(id, test)).data;
    await define(app, author, id, juice);

    expect((await submit(app, id, answers, { test, version })).code).toBe('A0416');
    expect((await submit(app, id, answers, { test, version: version + 1 })).code).toBe('00000');
  });

  it('takes files of a draft, which go like others that no response takes over', async () => {
    const files: SurveyDefinition = {
      format: 1,
      lastId: 1,
      title: 'Files',
      nodes: [{ id: 1, code: 'Q1', type: 36, title: 'Photo', required: true }],
    };
    const id = await drafted(files);
    const { token: test } = await linkTo(id);
    const submissionId = randomUUID();

    expect((await upload(app, { surveyId: id, nodeId: 1, submissionId, bytes: PNG })).code).toBe('A0404');
    const { data } = await upload(app, { surveyId: id, nodeId: 1, submissionId, bytes: PNG, test });
    const [mine, foreign] = [
      await submit(app, id, { 1: { files: [data.fileId] } }, { test, submissionId }),
      await submit(app, id, { 1: { files: [data.fileId] } }, { test }),
    ];

    expect([mine.code, foreign.code]).toEqual(['00000', 'A0400']);
  });

  it('ends with its half hour: nothing is shown, nothing is taken [4.2.5]', async () => {
    const id = await drafted(juice);
    const { token: test } = await linkTo(id);
    app.clock.advance(30 * MINUTE);

    expect([(await openBy(id, test)).code, (await submit(app, id, answers, { test })).code]).toEqual(['A0421', 'A0421']);
    expect((await graph(app, OPEN, { id, test })).code).toBe('A0421');
    expect(await tested(id)).toEqual([]);
    author = await signUp(app);
  });

  it('opens nothing by a token that was forged, made for another survey or by another author', async () => {
    const id = await launchedSurvey(app, author, tea);
    const other = await signUp(app);
    const theirs = await linkTo((await createSurvey(app, other, tea)).id, other);
    const mine: string = (await linkTo(id)).token;
    const parts = mine.split('.');
    const last = parts[3] ?? '';
    const forged = [
      'x',
      `${mine}x`,
      [parts[0], parts[1], Number(parts[2]) + 1, parts[3]].join('.'),
      [parts[0], other.userId, parts[2], parts[3]].join('.'),
      [...parts.slice(0, 3), `${last.slice(0, -1)}${last.endsWith('A') ? 'B' : 'A'}`].join('.'),
      theirs.token,
    ];

    const codes = await Promise.all(forged.map(async (token) => (await openBy(id, token)).code));

    expect(codes).toEqual(forged.map(() => 'A0421'));
    expect((await openBy(id, mine)).code).toBe('00000');
    expect((await openBy('nosuchsurv', mine)).code).toBe('A0421');
  });

  it('is as gone as the survey in the recycle bin, and its answers with what is purged', async () => {
    const id = await drafted(juice);
    const { token: test } = await linkTo(id);
    await submit(app, id, answers, { test });
    await v1(app, 'POST', `/v1/surveys/remove/${id}`, {}, author.token);

    expect((await openBy(id, test)).code).toBe('A0421');
    await app.features.testAnswer.tests.purge(id);
    expect(await tested(id)).toEqual([]);
  });
});
