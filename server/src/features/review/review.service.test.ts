import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { ResponseLog } from '../response/response-log.entity.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const [TEA, COFFEE] = [answersOf(tea, { Q1: 'tea' }), answersOf(tea, { Q1: 'coffee' })];
const FIGURES = `query ($id: ID!) {
  survey(id: $id) { responseCount responses { totalCount edges { node { seq } } } report { total questions { base options { count } } } }
}`;
const SHOWN = 'id seq invalid { reason authorId } starred tags remark deletedAt purgeAt revision';

describe('what authors do to responses', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  /** A survey with two of tea and one of coffee, in this order. */
  const answered = async (settings = {}) => {
    const id = await launchedSurvey(app, author, { ...tea, settings });
    const ids: string[] = [];
    for (const answers of [TEA, TEA, COFFEE]) ids.push((await submit(app, id, answers)).data.responseId);
    return { id, ids };
  };
  const mutate = (mutation: string, input: object, { token } = author) => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { survey { responseCount } changedCount responses { ${SHOWN} } } }`;
    return graph(app, query, { input }, token);
  };
  const done = async (mutation: string, input: object) => {
    const { data, errors } = await mutate(mutation, input);
    expect(errors).toBeUndefined();
    return data[mutation];
  };
  const figuresOf = async (id: string) => {
    const { data } = await graph(app, FIGURES, { id }, author.token);
    const { responseCount, responses, report } = data.survey;
    return {
      count: responseCount,
      listed: responses.edges.map(({ node }: { node: { seq: number } }) => node.seq),
      listTotal: responses.totalCount,
      report: [report.total, ...report.questions[0].options.map(({ count }: { count: number }) => count)],
    };
  };
  const logOf = async (surveyId: string) => {
    const lines = await app.platform.database.repository(ResponseLog).find({ where: { surveyId }, order: { seq: 'ASC' } });
    return lines.map(({ seq, kind }) => `${seq} ${kind}`);
  };

  it('invalid responses leave counts and reports at once and stay in the list, and come back when they are valid again', async () => {
    const { id, ids } = await answered();
    await figuresOf(id);

    const marked = await done('invalidateResponses', { surveyId: id, responseIds: [ids[0]], reason: ' too fast ' });

    expect(marked).toMatchObject({
      survey: { responseCount: 2 },
      changedCount: 1,
      responses: [{ seq: 1, invalid: { reason: 'too fast', authorId: author.userId } }],
    });
    expect(await figuresOf(id)).toEqual({ count: 2, listed: [3, 2, 1], listTotal: 3, report: [2, 1, 1] });

    expect((await done('validateResponses', { surveyId: id, responseIds: ids })).changedCount).toBe(1);
    expect(await figuresOf(id)).toEqual({ count: 3, listed: [3, 2, 1], listTotal: 3, report: [3, 2, 1] });
    expect(await logOf(id)).toEqual(['1 submitted', '2 submitted', '3 submitted', '4 invalidated', '5 validated']);
  });

  it('deleted responses leave the list as well, and come back as they were', async () => {
    const { id, ids } = await answered();
    await done('invalidateResponses', { surveyId: id, responseIds: [ids[1]] });

    const { responses } = await done('deleteResponses', { surveyId: id, responseIds: [ids[0], ids[1]] });

    expect(responses.map(({ deletedAt, purgeAt }: Record<string, string>) => Date.parse(purgeAt!) - Date.parse(deletedAt!))).toEqual([
      30 * 86_400_000,
      30 * 86_400_000,
    ]);
    expect(await figuresOf(id)).toEqual({ count: 1, listed: [3], listTotal: 1, report: [1, 0, 1] });
    await done('restoreResponses', { surveyId: id, responseIds: ids });
    expect(await figuresOf(id)).toEqual({ count: 2, listed: [3, 2, 1], listTotal: 3, report: [2, 1, 1] });
  });

  it('numbers of responses run on without a gap, whatever the log tells between them', async () => {
    const { id, ids } = await answered();
    await done('starResponses', { surveyId: id, responseIds: ids, starred: true });

    await submit(app, id, COFFEE);

    expect(await figuresOf(id)).toEqual({ count: 4, listed: [4, 3, 2, 1], listTotal: 4, report: [4, 2, 2] });
    expect(await logOf(id)).toEqual(
      [1, 2, 3].map((seq) => `${seq} submitted`).concat('4 annotated', '5 annotated', '6 annotated', '7 submitted'),
    );
  });

  it('a place that an invalid response leaves is taken by the next, and the survey is full again', async () => {
    const { id, ids } = await answered({ total: 3 });
    expect((await submit(app, id, TEA)).data.status).toBe('over_quota');

    await done('invalidateResponses', { surveyId: id, responseIds: [ids[2]] });

    expect((await submit(app, id, TEA)).data.status).toBe('complete');
    expect((await submit(app, id, TEA)).data.status).toBe('over_quota');
  });

  it('what is so already is left alone and has no line in the log', async () => {
    const { id, ids } = await answered();
    const chosen = { surveyId: id, responseIds: [...ids, ...ids] };

    const changed = [
      await done('validateResponses', chosen),
      await done('restoreResponses', chosen),
      await done('starResponses', { ...chosen, starred: false }),
      await done('tagResponses', { ...chosen, remove: ['none has it'] }),
      await done('remarkResponses', { ...chosen, remark: ' ' }),
    ];

    expect(changed.map(({ changedCount, responses }) => `${changedCount} of ${responses.length}`)).toEqual(Array(5).fill('0 of 3'));
    expect(await logOf(id)).toHaveLength(3);
  });
});
