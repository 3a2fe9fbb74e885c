import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answers } from '@wence/schema';
import { answersOf, checked, jump, multiple, nodeIdOf, optionIdOf, single, survey, withLogic, runsOnServer } from '@wence/schema/testing';
import * as fc from 'fast-check';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchUnchecked } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const RUNS = runsOnServer(8, 200);
const PATIENCE = 600_000;
/** The survey asks for so many, so that some come too late. */
const TOTAL = 4;

const asked = survey(single('Q1', 'Drink?', ['tea', 'coffee', 'none'], { required: true }), multiple('Q2', 'With?', ['milk', 'sugar']));
const [Q1, Q2] = [nodeIdOf(asked, 'Q1'), nodeIdOf(asked, 'Q2')];
const option = (code: string, title: string) => optionIdOf(asked, code, title);
/** Who drinks nothing is screened out. */
const drinks = {
  ...withLogic(asked, jump('Q1', -1, checked('Q1', 'none'))),
  settings: { total: TOTAL },
};
const CELL = { optionIds: [option('Q1', 'coffee')], limit: 100 };
const QUOTAS = [
  { kind: 'TABLE', name: 'Coffee', nodeIds: [Q1], cells: [CELL] },
  {
    kind: 'CUSTOM',
    name: 'Milk',
    conditions: [{ nodeId: Q2, algorithm: 'CHECKED', optionIds: [option('Q2', 'milk')] }],
    limit: 100,
  },
];
const SAVE = 'mutation ($input: SaveQuotaInput!) { saveQuota(input: $input) { quota { name } } }';
const READ = `query ($id: ID!) { survey(id: $id) {
  responseCount responses { totalCount } deleted: responses(filter: { deleted: true }) { totalCount } invalid: responses(filter: { valid: false }) { totalCount }
  report { total questions { base options { count } } } quotas { name filled cells { filled } }
} }`;

/** Every way to answer. */
const GIVEN: readonly Answers[] = [
  { Q1: 'tea' },
  { Q1: 'tea', Q2: ['milk'] },
  { Q1: 'coffee', Q2: ['milk', 'sugar'] },
  { Q1: 'coffee', Q2: ['sugar'] },
  { Q1: 'none' },
].map(({ Q1: drink, Q2: extras }) => answersOf(asked, extras ? { Q1: drink, Q2: extras } : { Q1: drink }));

const place = fc.nat({ max: 20 });
const arbitrarySteps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('submit' as const), which: place, answers: place }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), which: place, answers: place }) },
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constantFrom('invalidate', 'validate', 'delete', 'restore'), which: place, answers: place }),
    },
  ),
  { minLength: 6, maxLength: 18 },
);

/** A response as the rules say that it must be now. */
interface Expected {
  readonly id: string;
  answers: Answers;
  status: string;
  isInvalid: boolean;
  isDeleted: boolean;
  revision: number;
}

const isScreened = (answers: Answers) =>
  answers[Q1] !== undefined && 'option' in answers[Q1] && answers[Q1].option === option('Q1', 'none');
const counts = ({ status, isInvalid, isDeleted }: Expected) => status === 'complete' && !isInvalid && !isDeleted;

describe('the figures of a survey whose responses are submitted, edited, invalidated, deleted and restored', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const launched = async (): Promise<string> => {
    const { id } = await createSurvey(app, author, drinks);
    for (const quota of QUOTAS)
      expect((await graph(app, SAVE, { input: { surveyId: id, ...quota } }, author.token)).errors).toBeUndefined();
    await launchUnchecked(app, id);
    return id;
  };

  const submitOne = async (surveyId: string, answers: Answers, all: Expected[]): Promise<void> => {
    const { data } = await submit(app, surveyId, answers);
    const isFull = all.filter(counts).length >= TOTAL;
    const status = isScreened(answers) ? 'screened' : isFull ? 'over_quota' : 'complete';
    expect(data.status).toBe(status);
    all.push({ id: data.responseId, answers, status, isInvalid: false, isDeleted: false, revision: 0 });
  };

  /** Answers that are the same make no edit; one that came too late counts no more for being edited. */
  const editOne = async (surveyId: string, response: Expected, answers: Answers): Promise<void> => {
    const path = `/v1/surveys/responses/${surveyId}/${response.id}/answers`;
    const edited = await v1(app, 'PUT', path, { answers, expectedRevision: response.revision }, author.token);
    const end = isScreened(answers) ? 'screened' : 'complete';
    if (JSON.stringify(answers) !== JSON.stringify(response.answers)) {
      response.status = response.status === 'over_quota' && end === 'complete' ? 'over_quota' : end;
      response.revision += 1;
      response.answers = answers;
    }
    expect(edited.data).toMatchObject({ status: response.status, revision: response.revision });
  };

  const act = async (surveyId: string, kind: 'invalidate' | 'validate' | 'delete' | 'restore', response: Expected): Promise<void> => {
    const body = { responseIds: [response.id] };
    expect((await v1(app, 'POST', `/v1/surveys/responses/${surveyId}/${kind}`, body, author.token)).code).toBe('00000');
    if (kind === 'invalidate' || kind === 'validate') response.isInvalid = kind === 'invalidate';
    else response.isDeleted = kind === 'delete';
  };

  const figuresOf = async (id: string) => {
    const { data, errors } = await graph(app, READ, { id }, author.token);
    expect(errors).toBeUndefined();
    const { responseCount, responses, deleted, invalid, report, quotas } = data.survey;
    return { count: responseCount, listed: responses.totalCount, deleted: deleted.totalCount, invalid: invalid.totalCount, report, quotas };
  };

  const recount = (all: readonly Expected[]) => {
    const counting = all.filter(counts).map(({ answers }) => answers);
    const chosen = (nodeId: number, title: string) => {
      const id = option(nodeId === Q1 ? 'Q1' : 'Q2', title);
      return counting.filter(({ [nodeId]: answer }) => {
        if (answer === undefined) return false;
        return 'options' in answer ? answer.options.some((one) => one.option === id) : 'option' in answer && answer.option === id;
      }).length;
    };
    const baseOf = (nodeId: number) => counting.filter(({ [nodeId]: answer }) => answer !== undefined).length;
    return {
      count: counting.length,
      listed: all.filter(({ isDeleted }) => !isDeleted).length,
      deleted: all.filter(({ isDeleted }) => isDeleted).length,
      invalid: all.filter(({ isInvalid, isDeleted }) => isInvalid && !isDeleted).length,
      report: {
        total: counting.length,
        questions: [
          { base: baseOf(Q1), options: ['tea', 'coffee', 'none'].map((title) => ({ count: chosen(Q1, title) })) },
          { base: baseOf(Q2), options: ['milk', 'sugar'].map((title) => ({ count: chosen(Q2, title) })) },
        ],
      },
      quotas: [
        { name: 'Coffee', filled: null, cells: [{ filled: chosen(Q1, 'coffee') }] },
        { name: 'Milk', filled: chosen(Q2, 'milk'), cells: [] },
      ],
    };
  };

  it(
    'are those of a slow recount after every step',
    async () => {
      await fc.assert(
        fc.asyncProperty(arbitrarySteps, async (steps) => {
          const surveyId = await launched();
          const all: Expected[] = [];
          for (const { kind, which, answers } of steps) {
            const given = GIVEN[answers % GIVEN.length] ?? {};
            const response = all[which % Math.max(1, all.length)];
            if (kind === 'submit' || !response) await submitOne(surveyId, given, all);
            else if (kind === 'edit') await editOne(surveyId, response, given);
            else await act(surveyId, kind, response);
            expect(await figuresOf(surveyId)).toEqual(recount(all));
          }
        }),
        RUNS,
      );
    },
    PATIENCE,
  );

  it('has quotas that follow an invalidation and an edit at once', async () => {
    const surveyId = await launched();
    const all: Expected[] = [];
    const [, withMilk = {}, , blackCoffee = {}] = GIVEN;
    for (const answers of [withMilk, blackCoffee]) await submitOne(surveyId, answers, all);
    const filled = async () => {
      const { quotas } = await figuresOf(surveyId);
      return [quotas[0].cells[0].filled, quotas[1].filled];
    };
    const [first, second] = all;
    if (!first || !second) throw new Error('two were submitted');
    expect(await filled()).toEqual([1, 1]);

    await act(surveyId, 'invalidate', first);
    expect(await filled()).toEqual([1, 0]);
    await editOne(surveyId, second, withMilk);
    expect(await filled()).toEqual([0, 1]);
    await act(surveyId, 'validate', first);
    expect(await filled()).toEqual([0, 2]);
  });
});
