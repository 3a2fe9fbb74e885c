/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { single, survey, text } from '@wence/schema/testing';
import { graph } from '../../testing/callers.js';
import { payloadPart } from '../../testing/payload-part.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

describe('options in the graph', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  beforeEach(async () => {
    surveyId = (await createSurvey(app, author, survey(single('Q1', 'Colour?', ['a', 'b', 'c']), text('Q2', 'Why?')))).id;
  });

  afterAll(() => app.stop());

  const call = async (field: string, input: object) => {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${payloadPart(field)} { localId code title position exclusive } } }`;
    const answer = await graph(app, query, { input: { surveyId, nodeId: 1, ...input } }, author.token);
    return { ...answer, value: answer.data?.[field]?.[payloadPart(field)] };
  };
  const titles = async () => {
    const { data } = await graph(
      app,
      'query ($id: ID!) { survey(id: $id) { nodes { options { title } } } }',
      { id: surveyId },
      author.token,
    );
    return data.survey.nodes[0].options.map(({ title }: { title: string }) => title).join(' ');
  };

  it('are added together, in order, where they are asked to go', async () => {
    const { value } = await call('addOptions', { options: [{ title: 'd' }, { title: 'e' }], after: 2 });
    await call('addOptions', { options: [{ title: 'f' }, { title: 'g' }], first: true });
    await call('addOptions', { options: [{ title: 'h' }] });

    expect(value).toMatchObject([
      { localId: 6, code: '4', title: 'd', position: 2 },
      { localId: 7, code: '5', title: 'e', position: 3 },
    ]);
    expect(await titles()).toBe('f g a d e b c h');
  });

  it('are changed, moved and removed', async () => {
    const updated = await call('updateOption', { optionId: 2, title: 'A', exclusive: true });
    const moved = await call('moveOption', { optionId: 4, first: true });
    const removed = await call('removeOption', { optionId: 3 });

    expect(updated.value).toMatchObject({ localId: 2, code: '1', title: 'A', position: 3, exclusive: true });
    expect(moved.value.map(({ localId }: { localId: number }) => localId)).toEqual([4, 3, 2]);
    expect(removed.value.map(({ localId }: { localId: number }) => localId)).toEqual([4, 2]);
    expect(await titles()).toBe('c A');
  });

  it.each([
    ['addOptions', { nodeId: 5, options: [{}] }, 'A0400', { field: 'options[0].nodeId', rule: 'notAllowed' }],
    ['addOptions', { options: [{}, { code: '12345' }] }, 'A0400', { field: 'options[1].code', rule: 'tooLong', limit: 4 }],
    ['addOptions', { options: [{}], after: 99 }, 'A0404', null],
    ['updateOption', { optionId: 99, title: 'x' }, 'A0404', null],
    ['updateOption', { nodeId: 5, optionId: 2, title: 'x' }, 'A0400', { field: 'nodeId', rule: 'notAllowed' }],
    ['updateOption', { optionId: 2, code: '2' }, 'A0400', { field: 'code', rule: 'notUnique' }],
    ['moveOption', { optionId: 2, after: 5 }, 'A0404', null],
    ['removeOption', { nodeId: 5, optionId: 2 }, 'A0400', { field: 'nodeId', rule: 'notAllowed' }],
  ])('are left alone by a wrong %s %j', async (field, input, code, fault) => {
    const answer = await call(field, input);

    expect(answer.errors?.[0]?.extensions).toMatchObject({ code, ...(fault && { fields: [fault] }) });
    expect(await titles()).toBe('a b c');
  });
});
