import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NodeExam, SurveyDefinition } from '@wence/schema';
import { answersOf, nodeIdOf, optionIdOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { exportedFile } from '../export/export.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';

const plain = survey(single('Q1', 'The capital?', ['Paris', 'Lyon']), text('Q2', 'Why?'));
const keys: Readonly<Record<string, NodeExam>> = {
  Q1: { score: 2.5, optionIds: [optionIdOf(plain, 'Q1', 'Paris')] },
  Q2: { score: 5, scoring: 'manual' },
};
const exam: SurveyDefinition = {
  ...plain,
  settings: { exam: {} },
  nodes: plain.nodes.map((node) => ({ ...node, exam: keys[node.code] })),
};
const LIST = `query ($id: ID!, $filter: ResponseFilter) {
  responses(surveyId: $id, first: 9, filter: $filter) { totalCount edges { node { seq } } }
  overallReport(surveyId: $id, filter: $filter) { total }
}`;

describe('filters by score', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  /** One right, one wrong, one right whose open answer waits to be marked. */
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
    id = await launchedSurvey(app, author, exam);
    const given: Readonly<Record<string, string>>[] = [{ Q1: 'Paris' }, { Q1: 'Lyon' }, { Q1: 'Paris', Q2: 'It is large.' }];
    for (const answers of given) await submit(app, id, answersOf(plain, answers));
  });
  afterAll(() => app.stop());

  /** Numbers of the responses that both doors, the report and the file mean. */
  async function meant(score: object, surveyId = id): Promise<number[]> {
    const where = { conditions: [{ score }] };
    const { data, errors } = await graph(app, LIST, { id: surveyId, filter: { where } }, author.token);
    expect(errors).toBeUndefined();
    const seqs = data.responses.edges.map(({ node }: { node: { seq: number } }) => node.seq);
    const asked = `/v1/surveys/responses/${surveyId}?where=${encodeURIComponent(JSON.stringify(where))}`;
    const page = (await v1(app, 'GET', asked, undefined, author.token)).data;
    expect(page.list.map(({ seq }: { seq: number }) => seq)).toEqual(seqs);
    const body = String(await exportedFile(app, author, surveyId, { type: 3, kind: 1, filter: { where } }));
    const lines = body.split(/\r?\n/).filter((line) => line !== '');
    const counts = [data.responses.totalCount, page.total, data.overallReport.total, lines.length - 1];
    expect(counts).toEqual(counts.map(() => seqs.length));
    return seqs.toSorted();
  }

  it('mean the same responses in lists, counts, reports and files, by the score as it stands', async () => {
    expect(await meant({ from: 2.5 })).toEqual([1, 3]);
    expect(await meant({ to: 2 })).toEqual([2]);
    expect(await meant({ from: 2.5, to: 2.5 })).toEqual([1, 3]);
    expect(await meant({ from: 3 })).toEqual([]);

    const { list } = (await v1(app, 'GET', `/v1/surveys/responses/${id}`, undefined, author.token)).data;
    const third = list.find(({ seq }: { seq: number }) => seq === 3).id;
    const marks = [{ responseId: third, nodeId: nodeIdOf(plain, 'Q2'), points: 4 }];
    await v1(app, 'POST', `/v1/surveys/marking/${id}`, { marks }, author.token);

    expect(await meant({ from: 3 })).toEqual([3]);
    expect(await meant({ to: 2.5 })).toEqual([1, 2]);
  });

  it('mean nothing in a survey that never was an exam', async () => {
    const other = await launchedSurvey(app, author, plain);
    await submit(app, other, answersOf(plain, { Q1: 'Paris' }));

    expect(await meant({ from: 0 }, other)).toEqual([]);
  });

  it.each([
    ['without ends', {}, 'filter.where.conditions[0].score', 'required'],
    ['that ends before it begins', { from: 2, to: 1 }, 'filter.where.conditions[0].score.to', 'tooSmall'],
  ])('are refused for a range %s, at the field that says so', async (_what, score, field, rule) => {
    const where = { conditions: [{ score }] };
    const { errors } = await graph(app, LIST, { id, filter: { where } }, author.token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [{ field, rule }] });
  });
});
