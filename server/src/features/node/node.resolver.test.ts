/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defaultTexts } from '@wence/schema';
import { graph } from '../../testing/callers.js';
import { payloadPart } from '../../testing/payload-part.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const NODE =
  'localId code type title required position ... on ChoiceQuestion { setting { column min max showResult attribute } } options { localId code title position other exclusive required }';

const { otherOption, exclusiveOption } = defaultTexts('zh-CN');

describe('questions in the graph', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  beforeEach(async () => {
    surveyId = (await createSurvey(app, author)).id;
  });

  afterAll(() => app.stop());

  const call = async (field: string, type: string, input: object, selection = NODE) => {
    const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${payloadPart(field)} { ${selection} } } }`;
    const answer = await graph(app, query, { input: { surveyId, ...input } }, author.token);
    return { ...answer, value: answer.data?.[field]?.[payloadPart(field)] };
  };
  const add = (input: object) => call('addNode', 'AddNodeInput', input);
  const order = async () => {
    const { data } = await graph(app, 'query ($id: ID!) { survey(id: $id) { nodes { code title } } }', { id: surveyId }, author.token);
    return data.survey.nodes.map(({ code, title }: { code: string; title: string }) => `${code} ${title}`);
  };

  it('are added with what is given and defaults for the rest [S3.code.question-q] [S3.code.option-number]', async () => {
    const options = [{ title: 'red' }, { exclusive: true }, { other: true, required: false, code: 'z' }];

    const { value } = await add({ type: 'MULTIPLE_CHOICE', title: 'Colour?', required: true, setting: { column: 3 }, options });

    expect(value).toEqual({
      localId: 1,
      code: 'Q1',
      type: 'MULTIPLE_CHOICE',
      title: 'Colour?',
      required: true,
      position: 1,
      setting: { column: 3, min: 0, max: 0, showResult: false, attribute: 'NORMAL' },
      options: [
        { localId: 2, code: '1', title: 'red', position: 1, other: false, exclusive: false, required: true },
        { localId: 4, code: 'z', title: otherOption, position: 2, other: true, exclusive: false, required: false },
        { localId: 3, code: '2', title: exclusiveOption, position: 3, other: false, exclusive: true, required: true },
      ],
    });
  });

  it('go where they are put', async () => {
    await add({ type: 'OPEN_TEXT', title: 'a' });
    await add({ type: 'OPEN_TEXT', title: 'b' });

    await add({ type: 'OPEN_TEXT', title: 'front', first: true });
    await add({ type: 'OPEN_TEXT', title: 'behind a', after: 1 });
    const both = await add({ type: 'OPEN_TEXT', first: true, after: 1 });

    expect(await order()).toEqual(['Q1 front', 'Q2 a', 'Q3 behind a', 'Q4 b']);
    expect(both.errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [{ field: 'first', rule: 'notAllowed' }] });
  });

  it('are changed, moved, copied and removed', async () => {
    for (const title of ['a', 'b', 'c']) await add({ type: 'SINGLE_CHOICE', title });

    const updated = await call('updateNode', 'UpdateNodeInput', { nodeId: 1, title: 'A', type: 'MULTIPLE_CHOICE', code: null });
    const moved = await call('moveNode', 'MoveNodeInput', { nodeId: 1 }, 'localId code');
    const copied = await call('copyNode', 'CopyNodeInput', { nodeId: 4 }, 'localId code position options { localId }');
    const removed = await call('removeNode', 'RemoveNodeInput', { nodeId: 7 }, 'localId code');

    expect(updated.value).toMatchObject({ localId: 1, code: 'Q1', title: 'A', type: 'MULTIPLE_CHOICE' });
    expect(moved.value).toEqual([
      { localId: 4, code: 'Q1' },
      { localId: 7, code: 'Q2' },
      { localId: 1, code: 'Q3' },
    ]);
    expect(copied.value).toEqual({ localId: 10, code: 'Q2', position: 2, options: [{ localId: 11 }, { localId: 12 }] });
    expect(removed.value).toEqual([
      { localId: 4, code: 'Q1' },
      { localId: 10, code: 'Q2' },
      { localId: 1, code: 'Q3' },
    ]);
    expect(await order()).toEqual(['Q1 b', 'Q2 b', 'Q3 A']);
  });

  it.each([
    ['updateNode', 'UpdateNodeInput', { nodeId: 9, title: 'x' }, 'A0404', undefined],
    ['moveNode', 'MoveNodeInput', { nodeId: 1, after: 9 }, 'A0404', undefined],
    ['updateNode', 'UpdateNodeInput', { nodeId: 1, title: '' }, 'A0400', [{ field: 'title', rule: 'tooShort', limit: 1 }]],
    ['updateNode', 'UpdateNodeInput', { nodeId: 1, setting: { icon: 'STAR' } }, 'A0400', [{ field: 'setting.icon', rule: 'unknownKey' }]],
    ['updateNode', 'UpdateNodeInput', { nodeId: 1, code: 'ABCDE' }, 'A0400', [{ field: 'code', rule: 'tooLong', limit: 4 }]],
  ])('are left alone by a wrong %s(%s %j)', async (field, type, input, code, fields) => {
    await add({ type: 'OPEN_TEXT', title: 'a' });

    const answer = await call(field, type, input, 'localId');

    expect(answer.errors?.[0]?.extensions).toMatchObject({ code, ...(fields && { fields }) });
    expect(await order()).toEqual(['Q1 a']);
  });

  it('are read anew after an edit in the same request, and from one read of the draft', async () => {
    const mutation = `mutation ($id: ID!) {
      before: renameSurvey(input: { surveyId: $id, title: "T" }) { survey { nodes { localId } welcome perPage } }
      add: addNode(input: { surveyId: $id, type: OPEN_TEXT }) { node { localId } }
      after: renameSurvey(input: { surveyId: $id, title: "U" }) { survey { nodes { localId } title } } }`;

    const { data } = await graph(app, mutation, { id: surveyId }, author.token);

    expect(data).toEqual({
      before: { survey: { nodes: [], welcome: '', perPage: false } },
      add: { node: { localId: 1 } },
      after: { survey: { nodes: [{ localId: 1 }], title: 'U' } },
    });
  });
});
