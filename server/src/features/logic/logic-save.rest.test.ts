/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { SAVE_TEXTS } from './fixtures/save-texts.js';
import { type LogicalSurvey, logicalSurvey } from './logic.factory.js';

type Body = (survey: LogicalSurvey) => object;

const shows = (survey: LogicalSurvey, condition: object) => ({
  model: 1,
  type: 2,
  algorithm: 1,
  nodeId: survey.node('Q4'),
  conditions: [condition],
});

describe('saving logic that is not complete', () => {
  let app: TestApp;
  let author: SignedUp;
  let survey: LogicalSurvey;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
    survey = await logicalSurvey(app, author);
  });
  afterAll(() => app.stop());

  const save = (body: object, language = 'zh-CN') =>
    v1(app, 'POST', '/v1/logic', { surveyId: survey.id, ...body }, author.token, { 'accept-language': language });

  it.each<[string, Body, string, keyof typeof SAVE_TEXTS]>([
    ['a condition without a question', (one) => shows(one, { algorithm: 11 }), 'conditions[0].nodeId', 'conditionIncomplete'],
    ['a condition without an algorithm', (one) => shows(one, { nodeId: one.node('Q1') }), 'conditions[0].algorithm', 'conditionIncomplete'],
    [
      'a choice condition without an option',
      (one) => shows(one, { nodeId: one.node('Q1'), algorithm: 1 }),
      'conditions[0].optionId',
      'conditionIncomplete',
    ],
    [
      'an open text condition without a value',
      (one) => shows(one, { nodeId: one.node('Q3'), algorithm: 3 }),
      'conditions[0].result',
      'conditionIncomplete',
    ],
    ['a jump without a target', (one) => ({ model: 1, type: 1, nodeId: one.node('Q1'), conditions: [] }), 'optionId', 'targetIncomplete'],
    ['an item without a question', () => ({ model: 1, type: 1, optionId: [0], conditions: [] }), 'nodeId', 'targetIncomplete'],
    [
      'option logic on a matrix that does not say which of the two',
      (one) => ({ model: 2, type: 2, algorithm: 1, nodeId: one.node('Q4'), optionId: [one.row(9)], conditions: [] }),
      'optionType',
      'targetIncomplete',
    ],
    [
      'carry-over without a condition',
      (one) => ({ model: 2, type: 1, nodeId: one.node('Q5'), conditions: [] }),
      'conditions',
      'noConditions',
    ],
  ])('tells %s in the words of the editor', async (_what, body, field, rule) => {
    const answer = await save(body(survey));

    expect(answer.code).toBe('A0400');
    expect(answer.fields?.[0]).toEqual({ field, rule });
    expect(answer.message).toBe(SAVE_TEXTS[rule]);
  });

  it('tells it in English to whoever asks for that', async () => {
    const messages = [
      await save(shows(survey, { algorithm: 11 }), 'en'),
      await save({ model: 1, type: 1, nodeId: survey.node('Q1'), conditions: [] }, 'en'),
      await save({ model: 2, type: 1, nodeId: survey.node('Q5'), conditions: [] }, 'en'),
    ].map(({ message }) => message);

    expect(messages).toEqual(['A condition is incomplete.', 'The target is incomplete.', 'No condition has been added.']);
  });

  it.each<[string, Body, object]>([
    [
      'a question that stands later',
      (one) => ({ ...shows(one, { nodeId: one.node('Q3'), algorithm: 11 }), nodeId: one.node('Q2') }),
      { field: 'conditions[0].nodeId', rule: 'notAllowed' },
    ],
    [
      'an option of another question',
      (one) => shows(one, { nodeId: one.node('Q1'), algorithm: 1, optionId: [one.option('Q2', 'tea')] }),
      { field: 'conditions[0].optionId[0]', rule: 'notAllowed' },
    ],
    [
      'a jump back',
      (one) => ({ model: 1, type: 1, nodeId: one.node('Q2'), optionId: [one.node('Q1')], conditions: [] }),
      { field: 'optionId', rule: 'notAllowed' },
    ],
    [
      'a value that is too long',
      (one) => shows(one, { nodeId: one.node('Q3'), algorithm: 3, result: ['x'.repeat(25)] }),
      { field: 'conditions[0].result[0]', rule: 'tooLong', limit: 24 },
    ],
    [
      'a place behind an option of another question',
      (one) => ({
        model: 2,
        type: 1,
        nodeId: one.node('Q5'),
        after: one.option('Q1', 'red'),
        conditions: [{ nodeId: one.node('Q2'), algorithm: 1 }],
      }),
      { field: 'after', rule: 'notAllowed' },
    ],
    ['a kind of its own', (one) => ({ ...shows(one, {}), model: 3 }), { field: 'model', rule: 'format' }],
  ])('refuses %s by its field', async (_what, body, fault) => {
    const answer = await save(body(survey));

    expect(answer).toMatchObject({ code: 'A0400', fields: [fault] });
  });

  it('finds no item, question or condition that is not there', async () => {
    const jump = { model: 1, type: 1, nodeId: survey.node('Q1'), optionId: [0], conditions: [] };
    const answers = [
      await save({ ...jump, id: survey.row(999) }),
      await save({ ...jump, nodeId: survey.row(999) }),
      await save({ ...jump, id: survey.row(15), conditions: [{ id: survey.row(999), nodeId: survey.node('Q1'), algorithm: 11 }] }),
    ];

    expect(answers.map(({ code }) => code)).toEqual(['A0404', 'A0404', 'A0404']);
  });
});
