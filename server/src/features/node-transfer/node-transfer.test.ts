import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rowId, type SurveyDefinition } from '@wence/schema';
import { checked, group, nodeIdOf, optionIdOf, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { Survey } from '../survey/survey.entity.js';
import { createSurvey, setState } from '../survey/survey.factory.js';

const TRANSFER = `mutation ($input: CopyNodesToSurveyInput!) { copyNodesToSurvey(input: $input) {
  survey { id } source { id } copies referrers edit { revision } notes { code nodeId partId leftIds } } }`;
const READ = 'query ($id: ID!) { surveyDefinition(id: $id) { revision definition } }';
const LOG = 'query ($id: ID!) { survey(id: $id) { edits(first: 1) { edges { node { revision actions } } } } }';

const rides = withLogic(
  survey(
    single('Q1', 'Ride?', ['yes', 'no']),
    group('G1', 'How', [single('Q2', 'By?', ['bike', { title: 'train', image: 'images/a.png' }]), text('Q3', 'Which?')]),
    text('Q4', 'Else?'),
  ),
  show('Q3', checked('Q2', 'train')),
  show('Q4', checked('Q1', 'yes')),
);
const idOf = (code: string): number => nodeIdOf(rides, code);
const other = survey(text('Q1', 'First'), text('Q2', 'Last'));

describe('questions that go to another survey', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;
  let targetSurveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });
  beforeEach(async () => {
    surveyId = (await createSurvey(app, author, rides)).id;
    targetSurveyId = (await createSurvey(app, author, other)).id;
  });
  afterAll(() => app.stop());

  const transfer = (input: object) => graph(app, TRANSFER, { input: { surveyId, targetSurveyId, ...input } }, author.token);
  const read = async (id: string): Promise<{ revision: number; definition: SurveyDefinition }> =>
    (await graph(app, READ, { id }, author.token)).data.surveyDefinition;
  const codes = async (id: string) =>
    (await read(id)).definition.nodes.map(({ code, nodes }) => [code, ...(nodes ?? []).map((one) => one.code)].join(' '));

  it('are copied behind a question with what is in them and the rules about them, as one edit that is in the history', async () => {
    const { data } = await transfer({ nodeIds: [idOf('G1'), idOf('Q4')], after: nodeIdOf(other, 'Q1') });

    const { copies, notes, edit, source } = data.copyNodesToSurvey;
    expect(await codes(targetSurveyId)).toEqual(['Q1', 'G1 Q2 Q3', 'Q4', 'Q5']);
    const { definition } = await read(targetSurveyId);
    expect(copies).toEqual([nodeIdOf(definition, 'G1'), nodeIdOf(definition, 'Q4')]);
    expect(definition.logic).toMatchObject([
      { nodeId: nodeIdOf(definition, 'Q3'), conditions: [{ optionId: [optionIdOf(definition, 'Q2', 'train')] }] },
    ]);
    expect(notes).toEqual([{ code: 'LOGIC_LEFT', nodeId: idOf('Q4'), partId: rides.logic?.[1]?.id, leftIds: [idOf('Q1')] }]);
    expect(source.id).toBe(surveyId);
    expect(await codes(surveyId)).toEqual(['Q1', 'G1 Q2 Q3', 'Q4']);
    const log = (await graph(app, LOG, { id: targetSurveyId }, author.token)).data.survey.edits.edges[0].node;
    expect(log.revision).toBe(edit.revision);
    expect(log.actions).toContain('ADD_NODE');
  });

  it('are moved out of their survey in the same go, once it is confirmed that others refer to them', async () => {
    const asked = await transfer({ nodeIds: [idOf('Q1')], move: true });
    expect([asked.code, asked.errors?.[0]?.extensions.data]).toEqual(['A0103', { ids: [rides.logic?.[1]?.id] }]);
    expect(await codes(targetSurveyId)).toEqual(['Q1', 'Q2']);

    await transfer({ nodeIds: [idOf('Q1')], move: true, confirmed: true });

    expect(await codes(targetSurveyId)).toEqual(['Q1', 'Q2', 'Q3']);
    expect(await codes(surveyId)).toEqual(['G1 Q1 Q2', 'Q3']);
    expect((await read(surveyId)).definition.logic).toHaveLength(1);
  });

  it('are told beforehand, without anything being done', async () => {
    const { data } = await transfer({ nodeIds: [idOf('Q1'), idOf('Q4')], move: true, dryRun: true });
    const alone = await transfer({ nodeIds: [idOf('Q1')], move: true, dryRun: true });

    expect(data.copyNodesToSurvey).toMatchObject({ copies: [], notes: [], referrers: [], edit: null });
    expect(alone.data.copyNodesToSurvey.referrers).toEqual([rides.logic?.[1]?.id]);
    expect([(await read(surveyId)).revision, (await read(targetSurveyId)).revision]).toEqual([2, 2]);
  });

  it('stay where they are when one of the two surveys can not be edited: neither is changed', async () => {
    const move = { nodeIds: [idOf('Q4')], move: true };
    await setState(app, surveyId, 1);
    expect((await transfer(move)).code).toBe('A0410');
    expect((await transfer({ ...move, dryRun: true })).code).toBe('A0410');
    expect((await transfer({ nodeIds: [idOf('Q4')] })).code).toBeUndefined();
    await setState(app, surveyId, 0);
    await setState(app, targetSurveyId, 1);
    expect((await transfer(move)).code).toBe('A0410');

    expect([(await read(surveyId)).revision, (await read(targetSurveyId)).revision]).toEqual([2, 3]);
  });

  it('are refused by the places of the input', async () => {
    const refusal = async (input: object) => {
      const { code, errors } = await transfer(input);
      return [code, errors?.[0]?.extensions.fields];
    };

    expect(await refusal({ nodeIds: [] })).toEqual(['A0400', [{ field: 'nodeIds', rule: 'tooShort', limit: 1 }]]);
    expect(await refusal({ nodeIds: [999] })).toEqual(['A0404', undefined]);
    expect(await refusal({ nodeIds: [idOf('Q1')], after: 999 })).toEqual(['A0404', undefined]);
    expect(await refusal({ nodeIds: [idOf('Q1')], targetSurveyId: surveyId, move: true })).toEqual([
      'A0400',
      [{ field: 'targetSurveyId', rule: 'notAllowed' }],
    ]);
    expect(await refusal({ nodeIds: [idOf('G1')], parentId: nodeIdOf(other, 'Q1') })).toEqual([
      'A0400',
      [{ field: 'parentId', rule: 'notAllowed' }],
    ]);
    const stranger = await signUp(app);
    expect((await refusal({ nodeIds: [idOf('Q1')], targetSurveyId: (await createSurvey(app, stranger)).id }))[0]).toBe('A0404');
  });

  it('go the same way by row ids', async () => {
    const { number } = await app.platform.database.repository(Survey).findOneByOrFail({ id: surveyId });
    const body = { surveyId, targetSurveyId, ids: [rowId(number, idOf('Q4'))], after: 0 };

    const { data } = await v1(app, 'POST', '/v1/nodes/copy-to-survey', body, author.token);

    const listed = await v1(app, 'GET', `/v1/nodes?surveyId=${targetSurveyId}`, undefined, author.token);
    expect(listed.data.map(({ title }: { title: string }) => title)).toEqual(['Else?', 'First', 'Last']);
    expect(data.ids).toEqual([listed.data[0].id]);
    expect(data.notes).toEqual([
      {
        code: 'logicLeft',
        nodeId: rowId(number, idOf('Q4')),
        partId: rowId(number, rides.logic?.[1]?.id ?? 0),
        leftIds: [rowId(number, idOf('Q1'))],
      },
    ]);
  });

  it('come out of a large survey as well, on a thread', async () => {
    const many = survey(...Array.from({ length: 400 }, (_, place) => text(`Q${place + 1}`, `Question ${place + 1}`)));
    const large = await createSurvey(app, author, many);

    await transfer({ surveyId: large.id, nodeIds: [nodeIdOf(many, 'Q7'), nodeIdOf(many, 'Q400')], move: true });

    expect((await read(targetSurveyId)).definition.nodes.map(({ title }) => title)).toEqual([
      'First',
      'Last',
      'Question 7',
      'Question 400',
    ]);
    expect((await read(large.id)).definition.nodes).toHaveLength(398);
  });

  it('cross one another between two surveys, and every one arrives once', async () => {
    const there = { nodeIds: [idOf('Q4')], move: true };
    const back = { surveyId: targetSurveyId, targetSurveyId: surveyId, nodeIds: [nodeIdOf(other, 'Q1')], move: true };

    const answers = await Promise.all([transfer(there), transfer(back)]);

    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined]);
    const titles = async (id: string) => (await read(id)).definition.nodes.map(({ title }) => title);
    expect(await titles(surveyId)).toEqual(['Ride?', 'How', 'First']);
    expect(await titles(targetSurveyId)).toEqual(['Last', 'Else?']);
  });
});
