/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { graph, v1 } from '../../testing/callers.js';
import { single, survey as surveyOf } from '@wence/schema/testing';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { type LogicalSurvey, logicalSurvey } from './logic.factory.js';

const OFFER = `query ($id: ID!) { survey(id: $id) { nodes { code logicOffer {
  initial jumpTargets pipingSources
  kinds { kind carryInto sources { nodeId lowest highest algorithms { algorithm operand } options { localId code title } rows { localId } } } } } } }`;

describe('what logic may be authored', () => {
  let app: TestApp;
  let author: SignedUp;
  let survey: LogicalSurvey;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
    survey = await logicalSurvey(app, author);
  });
  afterAll(() => app.stop());

  const sources = (query: string) => v1(app, 'GET', `/v1/logic/node?${query}`, undefined, author.token);
  const codes = async (query: string) => (await sources(query)).data.map(({ code }: { code: string }) => code);

  it('lists the questions that conditions may look at, with what may be asked of them [S7.call.get-logic-node]', async () => {
    const { code, data } = await sources(`nodeId=${survey.node('Q2')}&model=1&type=2`);

    expect(code).toBe('00000');
    expect(data).toEqual([
      {
        ...survey.ids(1),
        code: 'Q1',
        title: 'Colour?',
        type: 1,
        subType: null,
        algorithms: [
          { algorithm: 1, operand: 'options' },
          { algorithm: 2, operand: 'options' },
          { algorithm: 11, operand: null },
          { algorithm: 12, operand: null },
        ],
        options: [
          { ...survey.ids(2), code: '1', title: 'red' },
          { ...survey.ids(3), code: '2', title: 'blue' },
        ],
        children: [],
        lowest: null,
        highest: null,
      },
    ]);
  });

  it('lets a jump look at its own question, and carry-over at choice questions only', async () => {
    const nodeId = survey.node('Q5');

    expect(await codes(`nodeId=${nodeId}&type=1`)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5']);
    expect(await codes(`nodeId=${nodeId}&type=2`)).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
    expect(await codes(`nodeId=${nodeId}&model=2&type=1`)).toEqual(['Q1', 'Q2']);
    expect(await codes(`nodeId=${survey.node('Q1')}`)).toEqual(['Q1']);
  });

  it('finds no question that is not there', async () => {
    expect((await sources(`nodeId=${survey.row(999)}`)).code).toBe('A0404');
    expect((await sources(`nodeId=${survey.row(15)}`)).code).toBe('A0404');
  });

  it('is part of each question in the graph', async () => {
    const { data } = await graph(app, OFFER, { id: survey.id }, author.token);
    const [first, , , matrix, last] = data.survey.nodes;

    expect(first.logicOffer).toMatchObject({
      initial: 'JUMP',
      jumpTargets: [4, 7, 8, 13, 0, -1],
      pipingSources: [],
      kinds: [{ kind: 'JUMP', carryInto: [], sources: [{ nodeId: 1 }] }],
    });
    expect(matrix.logicOffer.kinds.map(({ kind }: { kind: string }) => kind)).toEqual([
      'JUMP',
      'SHOW_HIDE',
      'OPTIONS',
      'ROWS',
      'CARRY_OVER',
    ]);
    expect(matrix.logicOffer.kinds[4].carryInto).toEqual(['OPTIONS', 'ROWS']);
    expect(matrix.logicOffer.pipingSources).toEqual([1, 4, 7]);
    expect(last.logicOffer.kinds[1].sources[0]).toEqual({
      nodeId: 1,
      lowest: null,
      highest: null,
      algorithms: [
        { algorithm: 'CHECKED', operand: 'OPTIONS' },
        { algorithm: 'UNCHECKED', operand: 'OPTIONS' },
        { algorithm: 'ANSWERED', operand: null },
        { algorithm: 'NOT_ANSWERED', operand: null },
      ],
      options: [
        { localId: 2, code: '1', title: 'red' },
        { localId: 3, code: '2', title: 'blue' },
      ],
      rows: [],
    });
    expect(last.logicOffer.kinds[1].sources[3].rows).toEqual([{ localId: 9 }, { localId: 10 }]);
  });

  it('is refused for question after question of a long survey, which would answer with the square of it [S18]', async () => {
    const long = surveyOf(...Array.from({ length: 60 }, (_, index) => single(`Q${index + 1}`, 'One of?', ['yes', 'no'])));
    const { id } = await createSurvey(app, author, long);

    const { code, data } = await graph(app, OFFER, { id }, author.token);

    expect(code).toBe('A0420');
    expect(data.survey.nodes.at(-1)).toEqual({ code: 'Q60', logicOffer: null });
  });
});
