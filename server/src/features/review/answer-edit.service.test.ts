import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answers } from '@wence/schema';
import { answersOf, checked, jump, nodeIdOf, single, survey, text, withLogic } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { stored } from '../answer-file/file.factory.js';
import { launchedSurvey, relaunch } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';

const PHOTO = 90;
const asked = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee', 'none'], { required: true }), text('Q2', 'Why?'));
const withPhoto = { ...asked, lastId: PHOTO, nodes: [...asked.nodes, { id: PHOTO, code: 'Q3', type: 36 as const, title: 'Your cup' }] };
/** Who drinks neither is screened out. */
const drinks = withLogic(withPhoto, jump('Q1', -1, checked('Q1', 'none')));
const [Q1, Q2] = [nodeIdOf(drinks, 'Q1'), nodeIdOf(drinks, 'Q2')];
const give = (named: Record<string, string>) => answersOf(asked, named);
const EDIT = `mutation ($input: EditResponseInput!) {
  editResponse(input: $input) { survey { responseCount } response { status revision originalAnswers { nodeId } edits(first: 5) {
    totalCount edges { node { revision authorId changes { nodeId before { ... on TextAnswer { text } } after { ... on TextAnswer { text } } } } }
  } } }
}`;

describe('editing the answers of a response', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
    id = await launchedSurvey(app, author, drinks);
  });
  afterAll(() => app.stop());

  const answered = async (answers: Answers, more = {}): Promise<string> => (await submit(app, id, answers, more)).data.responseId;
  const edit = (responseId: string, answers: object, expectedRevision = 0) =>
    v1(app, 'PUT', `/v1/surveys/responses/${id}/${responseId}/answers`, { answers, expectedRevision }, author.token);
  const read = (path: string) => v1(app, 'GET', path, undefined, author.token);
  const editsOf = async (responseId: string) => (await read(`/v1/surveys/responses/${id}/${responseId}/edits`)).data;
  const reportOf = async () => (await read(`/v1/surveys/report/${id}`)).data;

  it('changes the response and its report, and keeps what was there: who, when, old and new', async () => {
    const responseId = await answered(give({ Q1: 'tea', Q2: 'warm' }));
    const before = await reportOf();

    const edited = await edit(responseId, give({ Q1: 'coffee', Q2: 'warm' }));

    expect(edited.data).toMatchObject({ answers: give({ Q1: 'coffee', Q2: 'warm' }), status: 'complete', revision: 1 });
    const { questions } = await reportOf();
    expect([questions[0].options[0].count, questions[0].options[1].count]).toEqual([
      before.questions[0].options[0].count - 1,
      before.questions[0].options[1].count + 1,
    ]);
    expect(await editsOf(responseId)).toMatchObject({
      original: give({ Q1: 'tea', Q2: 'warm' }),
      total: 1,
      list: [
        {
          revision: 1,
          authorId: author.userId,
          createdAt: app.clock.now().toISOString(),
          changes: [{ nodeId: Q1, before: give({ Q1: 'tea' })[Q1], after: give({ Q1: 'coffee' })[Q1] }],
        },
      ],
    });
  });

  it('goes by the graph as well, whose history pages from the newest edit back', async () => {
    const responseId = await answered(give({ Q1: 'tea' }));
    await edit(responseId, give({ Q1: 'tea', Q2: 'warm' }));

    const input = { surveyId: id, responseId, expectedRevision: 1, answers: give({ Q1: 'tea', Q2: 'wet' }) };
    const { data, errors } = await graph(app, EDIT, { input }, author.token);

    expect(errors).toBeUndefined();
    const { response } = data.editResponse;
    expect(response).toMatchObject({ status: 'COMPLETE', revision: 2, originalAnswers: [{ nodeId: Q1 }], edits: { totalCount: 2 } });
    expect(response.edits.edges.map(({ node }: { node: object }) => node)).toEqual([
      { revision: 2, authorId: author.userId, changes: [{ nodeId: Q2, before: { text: 'warm' }, after: { text: 'wet' } }] },
      { revision: 1, authorId: author.userId, changes: [{ nodeId: Q2, before: null, after: { text: 'warm' } }] },
    ]);
  });

  it('is judged like a submission: what breaks a rule is refused by question, and nothing is changed', async () => {
    const responseId = await answered(give({ Q1: 'tea' }));

    const missing = await edit(responseId, {});
    const wrong = await edit(responseId, { [Q1]: { option: 999 }, [Q2]: { text: 'x'.repeat(100_000) }, 77: { text: 'none asked' } });

    expect(missing).toMatchObject({ code: 'A0400', data: { errors: [{ nodeId: Q1, reason: 'required' }] } });
    expect(wrong.code).toBe('A0400');
    expect(wrong.data.errors.map(({ nodeId }: { nodeId: number }) => nodeId)).toEqual(expect.arrayContaining([Q1, Q2]));
    expect((await read(`/v1/surveys/responses/${id}/${responseId}`)).data).toMatchObject({ answers: give({ Q1: 'tea' }), revision: 0 });
  });

  it('is judged by the version that was answered, whatever is asked today', async () => {
    const own = await launchedSurvey(app, author, asked);
    const { responseId } = (await submit(app, own, give({ Q1: 'tea' }))).data;
    await relaunch(app, author, own, survey(single('Q1', 'Which?', ['one', 'two'], { required: true })));

    const path = `/v1/surveys/responses/${own}/${responseId}/answers`;
    const edited = await v1(app, 'PUT', path, { answers: give({ Q1: 'none', Q2: 'no' }), expectedRevision: 0 }, author.token);

    expect(edited.data).toMatchObject({ version: 1, answers: give({ Q1: 'none', Q2: 'no' }) });
  });

  it('follows logic: answers that lead to the screening end count no more, and the receipt stays what it was', async () => {
    const submissionId = randomUUID();
    const first = give({ Q1: 'tea' });
    const responseId = await answered(first, { submissionId });
    const { total } = await reportOf();

    const screened = await edit(responseId, give({ Q1: 'none', Q2: 'dropped' }));

    expect(screened.data).toMatchObject({ status: 'screened', answers: give({ Q1: 'none' }) });
    expect((await reportOf()).total).toBe(total - 1);
    const again = await submit(app, id, first, { submissionId });
    expect(again.data).toEqual({ responseId, status: 'complete', end: null, replayed: true });
    expect((await edit(responseId, first, 1)).data.status).toBe('complete');
    expect((await reportOf()).total).toBe(total);
  });

  it('does not make a response count that was over quota', async () => {
    const full = await launchedSurvey(app, author, { ...asked, settings: { total: 1 } });
    await submit(app, full, give({ Q1: 'tea' }));
    const { responseId } = (await submit(app, full, give({ Q1: 'tea' }))).data;

    const path = `/v1/surveys/responses/${full}/${responseId}/answers`;
    const edited = await v1(app, 'PUT', path, { answers: give({ Q1: 'coffee' }), expectedRevision: 0 }, author.token);

    expect(edited.data).toMatchObject({ status: 'over_quota', revision: 1 });
    expect((await app.features.response.responses.counterOf(full)).responses).toBe(1);
  });

  it('changes nothing and leaves no line where the answers are the same', async () => {
    const responseId = await answered(give({ Q1: 'tea' }));
    const { seq } = await app.features.response.responses.counterOf(id);

    expect((await edit(responseId, give({ Q1: 'tea' }))).data.revision).toBe(0);

    expect((await app.features.response.responses.counterOf(id)).seq).toBe(seq);
    expect((await editsOf(responseId)).list).toEqual([]);
  });

  it('is refused on an older revision; of two at the same time one wins', async () => {
    const responseId = await answered(give({ Q1: 'tea' }));

    const both = await Promise.all([edit(responseId, give({ Q1: 'coffee' })), edit(responseId, give({ Q1: 'tea', Q2: 'warm' }))]);

    expect(both.map(({ code }) => code).toSorted()).toEqual(['00000', 'A0409']);
    expect(both.find(({ code }) => code === 'A0409')?.data).toEqual({ revision: 1 });
    expect(await edit(responseId, give({ Q1: 'coffee' }), 7)).toMatchObject({ code: 'A0409', data: { revision: 1 } });
    expect((await editsOf(responseId)).total).toBe(1);
  });

  it('keeps files that came with the response, also those that it takes out, and takes no others', async () => {
    const submissionId = randomUUID();
    const file = await stored(app, { surveyId: id, nodeId: PHOTO, submissionId });
    const foreign = await stored(app, { surveyId: id, nodeId: PHOTO, submissionId: randomUUID() });
    const photo = (each: string) => ({ ...give({ Q1: 'tea' }), [PHOTO]: { files: [each] } });
    const responseId = await answered(photo(file), { submissionId });

    expect(await edit(responseId, photo(foreign))).toMatchObject({ code: 'A0400', data: { errors: [{ nodeId: PHOTO, reason: 'file' }] } });
    expect((await edit(responseId, give({ Q1: 'tea' }))).data.files).toEqual([]);
    const back = await edit(responseId, photo(file), 1);

    expect(back.data).toMatchObject({ revision: 2, files: [{ id: file }] });
  });

  it('a response of another survey, and a survey of another author, are as absent as missing ones', async () => {
    const other = await launchedSurvey(app, author, asked);
    const { responseId } = (await submit(app, other, give({ Q1: 'tea' }))).data;
    const stranger = await signUp(app);
    const path = `/v1/surveys/responses/${other}/${responseId}/answers`;
    const body = { answers: give({ Q1: 'tea' }), expectedRevision: 0 };

    expect((await edit(responseId, give({ Q1: 'tea' }))).code).toBe('A0404');
    expect((await v1(app, 'PUT', path, body, stranger.token)).code).toBe('A0404');
  });
});
