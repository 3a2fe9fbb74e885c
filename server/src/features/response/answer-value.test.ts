/** @store sqlite: answers are stored as one document in both. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answers } from '@wence/schema';
import {
  type BuiltNode,
  cascade,
  city,
  date,
  form,
  matrix,
  multiple,
  proportion,
  rank,
  rate,
  single,
  survey,
  text,
} from '@wence/schema/testing';
import type { GraphQLUnionType } from 'graphql';
import { buildGraph } from '../../platform/graphql/build-graph.js';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { wholeSelection } from '../../testing/whole-selection.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchUnchecked } from '../publish/publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { answersView } from './answer-view.type.js';
import { submit } from './response.factory.js';

describe('answers in the graph', () => {
  let app: TestApp;
  let author: SignedUp;
  let read: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
    const schema = await buildGraph(app.features.resolvers);
    const value = wholeSelection(schema, schema.getType('AnswerValue') as GraphQLUnionType);
    read = `query ($id: ID!) { responses(surveyId: $id, first: 1) { edges { node { answers { nodeId value ${value} } } } } }`;
  });
  afterAll(() => app.stop());

  /** The value of the one answer to a survey of this question. */
  const valueOf = async (question: BuiltNode, answer: (ids: { node: number; options: number[]; rows: number[] }) => Answers[string]) => {
    const definition = survey(question);
    const { id } = await createSurvey(app, author, definition);
    await launchUnchecked(app, id);
    const [node] = definition.nodes;
    const ids = {
      node: node?.id ?? 0,
      options: node?.options?.map((each) => each.id) ?? [],
      rows: node?.children?.map((each) => each.id) ?? [],
    };
    const sent = await submit(app, id, { [ids.node]: answer(ids) });
    if (sent.code !== '00000') throw new Error(JSON.stringify(sent));
    const { data } = await graph(app, read, { id }, author.token);
    const [first] = data.responses.edges[0].node.answers;
    expect(first.nodeId).toBe(ids.node);
    return first.value;
  };
  const a = (ids: readonly number[], place = 0) => ids[place] ?? 0;

  it('are a choice, with the text of its input', async () => {
    const value = await valueOf(single('Q1', 'Tea?', ['yes', { title: 'other', other: true }]), ({ options }) => ({
      option: a(options, 1),
      text: 'mate',
    }));

    expect(value).toEqual({ __typename: 'ChoiceAnswer', optionId: expect.any(Number), otherText: 'mate' });
  });

  it('are several choices, a text, a number, a date', async () => {
    const several = await valueOf(multiple('Q1', 'Tea?', ['a', 'b']), ({ options }) => ({
      options: options.map((option) => ({ option })),
    }));

    expect(several).toMatchObject({ __typename: 'MultipleChoiceAnswer', options: [{ otherText: null }, { otherText: null }] });
    expect(await valueOf(text('Q1', 'Why?'), () => ({ text: 'so' }))).toEqual({ __typename: 'TextAnswer', text: 'so' });
    expect(await valueOf(rate('Q1', 'How?'), () => ({ number: 4 }))).toEqual({ __typename: 'NumberAnswer', number: 4 });
    expect(await valueOf(date('Q1', 'When?'), () => ({ date: '2026-03-31' }))).toEqual({ __typename: 'DateAnswer', date: '2026-03-31' });
  });

  it('are options in order and on levels, numbers and texts by option, and a place', async () => {
    const ranked = await valueOf(rank('Q1', 'Best?', ['a', 'b']), ({ options }) => ({ order: options.toReversed() }));
    const weighed = await valueOf(proportion('Q1', 'How much?', ['a', 'b']), ({ options }) => ({
      fields: { [a(options)]: 3, [a(options, 1)]: 4 },
    }));
    const filled = await valueOf(form('Q1', 'Who?', ['a', 'b']), ({ options }) => ({
      fields: { [a(options)]: 'x', [a(options, 1)]: 'y' },
    }));
    const level = await valueOf(cascade('Q1', 'Where?', ['a', 'b']), ({ options }) => ({ path: [a(options)] }));
    const place = await valueOf(city('Q1', 'Where?', { setting: { level: 1 } }), () => ({ codes: ['110000'] }));

    expect(ranked).toEqual({ __typename: 'RankAnswer', optionIds: [expect.any(Number), expect.any(Number)] });
    expect(weighed).toMatchObject({ __typename: 'ProportionAnswer', weights: [{ weight: 3 }, { weight: 4 }] });
    expect(filled).toMatchObject({ __typename: 'FieldsAnswer', fields: [{ text: 'x' }, { text: 'y' }] });
    expect(level).toMatchObject({ __typename: 'CascadeAnswer', optionIds: [expect.any(Number)] });
    expect(place).toEqual({ __typename: 'CityAnswer', codes: ['110000'], detail: null });
  });

  it('are what each row of a matrix has', async () => {
    const value = await valueOf(matrix(1, 'Q1', 'How?', ['r'], ['c', 'd']), ({ options, rows }) => ({
      rows: { [a(rows)]: { option: a(options) } },
    }));

    expect(value).toMatchObject({ __typename: 'MatrixAnswer', rows: [{ name: null, value: { __typename: 'ChoiceAnswer' } }] });
  });

  it('are evaluations, tables, files, positions and marks', () => {
    const views = answersView({
      1: { level: 2, tags: ['late'], text: 'cold' },
      2: { rows: [{ 21: 'x' }, {}] },
      3: { files: ['f1'] },
      4: { lng: 116.4, lat: 39.9 },
      5: { points: [{ x: 0.5, y: 0.25, option: 51 }] },
      6: { rows: { 61: { number: 3 } }, names: { 61: 'mine' } },
    });

    expect(views).toEqual([
      { nodeId: 1, value: { __typename: 'EvaluationAnswer', level: 2, tags: ['late'], comment: 'cold' } },
      { nodeId: 2, value: { __typename: 'TableAnswer', rows: [{ fields: [{ optionId: 21, text: 'x' }] }, { fields: [] }] } },
      { nodeId: 3, value: { __typename: 'FilesAnswer', fileIds: ['f1'] } },
      { nodeId: 4, value: { __typename: 'PositionAnswer', longitude: 116.4, latitude: 39.9, address: null } },
      { nodeId: 5, value: { __typename: 'PointsAnswer', points: [{ x: 0.5, y: 0.25, optionId: 51 }] } },
      {
        nodeId: 6,
        value: { __typename: 'MatrixAnswer', rows: [{ rowId: 61, name: 'mine', value: { __typename: 'NumberAnswer', number: 3 } }] },
      },
    ]);
  });

  it('are one value as well, as they were sent, with the seed of their order, by both doors', async () => {
    const definition = survey(multiple('Q1', 'Tea?', ['a', 'b']));
    const { id } = await createSurvey(app, author, definition);
    await launchUnchecked(app, id);
    const answers = { [definition.nodes[0]?.id ?? 0]: { options: [{ option: definition.nodes[0]?.options?.[1]?.id ?? 0 }] } };
    const submissionId = '0b8f6f4e-6f0e-4a67-9d7c-0d0c1f5f0a11';
    await submit(app, id, answers, { submissionId });

    const { data } = await graph(
      app,
      'query ($id: ID!) { responses(surveyId: $id) { edges { node { answerValues submissionId } } } }',
      { id },
      author.token,
    );
    const other = await v1(app, 'GET', `/v1/surveys/responses/${id}`, undefined, author.token);

    expect(data.responses.edges[0].node).toEqual({ answerValues: answers, submissionId });
    expect(other.data.list[0]).toMatchObject({ answers, submissionId });
  });
});
