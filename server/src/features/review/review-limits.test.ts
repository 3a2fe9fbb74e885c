import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REVIEW_LIMITS } from '@wence/schema';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { ResponseLog } from '../response/response-log.entity.js';
import { submit } from '../response/response.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const TAGS = Array.from({ length: REVIEW_LIMITS.tags }, (_, place) => `tag ${place}`);
/** A character outside the basic plane counts once. */
const long = (length: number) => '\u{1F375}'.repeat(length);

describe('the limits of a review', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;
  let ids: string[];

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
    id = await launchedSurvey(app, author, tea);
    ids = [];
    for (let count = 0; count < 2; count += 1) ids.push((await submit(app, id, answersOf(tea, { Q1: 'tea' }))).data.responseId);
  });
  afterAll(() => app.stop());

  const act = (name: string, body: object, responseIds: readonly string[] = ids) =>
    v1(app, 'POST', `/v1/surveys/responses/${id}/${name}`, { responseIds, ...body }, author.token);
  const byGraph = (name: string, input: object, responseIds: readonly string[] = ids) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}ResponsesInput`;
    const query = `mutation ($input: ${type}!) { ${name}Responses(input: $input) { changedCount } }`;
    return graph(app, query, { input: { surveyId: id, responseIds, ...input } }, author.token);
  };
  const lines = () => app.platform.database.repository(ResponseLog).countBy({ surveyId: id });
  const storedTags = async () => {
    const { data } = await v1(app, 'GET', `/v1/surveys/responses/${id}`, undefined, author.token);
    return data.list.map(({ tags }: { tags: string[] }) => tags);
  };

  it.each([
    ['invalidate', { reason: long(REVIEW_LIMITS.reason + 1) }, { field: 'reason', rule: 'tooLong', limit: REVIEW_LIMITS.reason }],
    ['remark', { remark: long(REVIEW_LIMITS.remark + 1) }, { field: 'remark', rule: 'tooLong', limit: REVIEW_LIMITS.remark }],
    ['tag', { add: [long(REVIEW_LIMITS.tag + 1)] }, { field: 'add[0]', rule: 'tooLong', limit: REVIEW_LIMITS.tag }],
    ['tag', { add: [' '] }, { field: 'add[0]', rule: 'tooShort', limit: 1 }],
    ['tag', { add: [...TAGS, 'one more'] }, { field: 'add', rule: 'tooMany', limit: REVIEW_LIMITS.tags }],
    ['tag', { add: ['odd'], remove: [' odd '] }, { field: 'add[0]', rule: 'notAllowed' }],
    ['tag', {}, { field: 'add', rule: 'required' }],
  ])('%s refuses %j by both doors, with the field and the limit, and saves nothing', async (name, body, fault) => {
    const before = await lines();

    const answer = await act(name, body);
    const { errors } = await byGraph(name, body);

    expect(answer).toMatchObject({ code: 'A0400', fields: [fault] });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [fault] });
    expect(await lines()).toBe(before);
  });

  it.each([
    ['none', 0, { field: 'responseIds', rule: 'required' }],
    ['more than 500', REVIEW_LIMITS.responses + 1, { field: 'responseIds', rule: 'tooMany', limit: REVIEW_LIMITS.responses }],
  ])('%s at once are refused by both doors, whether or not there are such responses', async (_, count, fault) => {
    const many = Array.from({ length: count }, (_each, place) => ids[place] ?? `none${place}`);
    const before = await lines();

    expect(await act('delete', {}, many)).toMatchObject({ code: 'A0400', fields: [fault] });
    const { errors } = await byGraph('delete', {}, many);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [fault] });
    expect(await lines()).toBe(before);
  });

  it('takes texts and tags of exactly the longest length, and one response 500 times', async () => {
    expect((await act('invalidate', { reason: long(REVIEW_LIMITS.reason) })).code).toBe('00000');
    expect((await act('remark', { remark: long(REVIEW_LIMITS.remark) })).code).toBe('00000');
    expect((await act('tag', { add: [long(REVIEW_LIMITS.tag)] })).code).toBe('00000');
    expect((await act('star', { starred: true }, Array(REVIEW_LIMITS.responses).fill(ids[0]))).data.changed).toBe(1);
    await act('tag', { remove: [long(REVIEW_LIMITS.tag)] });
  });

  it('gives no response of several a tag if one of them would have too many', async () => {
    const [first = '', second = ''] = ids;
    await act('tag', { add: TAGS }, [second]);
    const before = [await storedTags(), await lines()];

    const refused = await act('tag', { add: ['one more'] }, [first, second]);

    expect(refused).toMatchObject({ code: 'A0400', fields: [{ field: 'add', rule: 'tooMany', limit: REVIEW_LIMITS.tags }] });
    expect([await storedTags(), await lines()]).toEqual(before);
    expect((await act('tag', { add: ['one more'], remove: ['tag 0'] }, [first, second])).code).toBe('00000');
  });
});
