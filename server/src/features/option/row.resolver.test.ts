/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { matrix, survey, text } from '@wence/schema/testing';
import { graph } from '../../testing/callers.js';
import { payloadPart } from '../../testing/payload-part.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const ROW = 'localId code title rightTitle image position parentId other locked';

describe('rows in the graph', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  /** Ids: 1 matrix with rows 2, 3 and 4 and columns 5 and 6, 7 open text. */
  beforeEach(async () => {
    surveyId = (await createSurvey(app, author, survey(matrix(1, 'Q1', 'How?', ['r', 's', 't'], ['c', 'd']), text('Q2', 'Why?')))).id;
  });

  afterAll(() => app.stop());

  const call = async (field: string, input: object) => {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${payloadPart(field)} { ${ROW} } } }`;
    const answer = await graph(app, query, { input: { surveyId, nodeId: 1, ...input } }, author.token);
    return { ...answer, value: answer.data?.[field]?.[payloadPart(field)] };
  };
  const titles = async () => {
    const query = `query ($id: ID!) { survey(id: $id) { nodes { rows { ${ROW} } } } }`;
    const { data } = await graph(app, query, { id: surveyId }, author.token);
    return data.survey.nodes.map(({ rows }: { rows: { title: string }[] }) => rows.map(({ title }) => title).join(' '));
  };

  it('are added where they are asked to go, with defaults for the rest', async () => {
    const { value } = await call('addRow', { title: 'q', first: true });
    await call('addRow', { title: 'rr', rightTitle: 'right', other: true, after: 2 });
    await call('addRow', { title: 'u' });

    expect(value).toEqual({
      localId: 8,
      code: '4',
      title: 'q',
      rightTitle: '',
      image: '',
      position: 1,
      parentId: 1,
      other: false,
      locked: false,
    });
    expect(await titles()).toEqual(['q r rr s t u', '']);
  });

  it('are changed, moved, copied and removed', async () => {
    const updated = await call('updateRow', { rowId: 3, title: 'S', code: 'b', image: null });
    const moved = await call('moveRow', { rowId: 4, first: true });
    const copied = await call('copyRow', { rowId: 4 });
    const elsewhere = await call('copyRow', { rowId: 3, first: true });
    const removed = await call('removeRow', { rowId: 2 });

    expect(updated.value).toMatchObject({ localId: 3, code: 'b', title: 'S', position: 2 });
    expect(moved.value.map(({ localId }: { localId: number }) => localId)).toEqual([4, 2, 3]);
    expect(copied.value).toMatchObject({ localId: 8, title: 't', position: 2 });
    expect(elsewhere.value).toMatchObject({ localId: 9, title: 'S', position: 1 });
    expect(removed.value.map(({ localId }: { localId: number }) => localId)).toEqual([9, 4, 8, 3]);
    expect(await titles()).toEqual(['S t t S', '']);
  });

  it.each([
    ['addRow', { nodeId: 7 }, 'A0400', { field: 'nodeId', rule: 'notAllowed' }],
    ['addRow', { title: '' }, 'A0400', { field: 'title', rule: 'tooShort', limit: 1 }],
    ['addRow', { after: 5 }, 'A0404', null],
    ['updateRow', { rowId: 2, code: '2' }, 'A0400', { field: 'code', rule: 'notUnique' }],
    ['updateRow', { rowId: 2, locked: true }, 'A0400', { field: 'locked', rule: 'notAllowed' }],
    ['updateRow', { rowId: 5, title: 'x' }, 'A0404', null],
    ['moveRow', { rowId: 2, first: true, after: 3 }, 'A0400', { field: 'first', rule: 'notAllowed' }],
    ['copyRow', { rowId: 99 }, 'A0404', null],
    ['removeRow', { rowId: 5 }, 'A0404', null],
  ])('are left alone by a wrong %s %j', async (field, input, code, fault) => {
    const answer = await call(field, input);

    expect(answer.errors?.[0]?.extensions).toMatchObject({ code, ...(fault && { fields: [fault] }) });
    expect(await titles()).toEqual(['r s t', '']);
  });

  it('keep the last one', async () => {
    await call('removeRow', { rowId: 2 });
    await call('removeRow', { rowId: 3 });

    const { errors } = await call('removeRow', { rowId: 4 });

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [{ field: 'rowId', rule: 'tooShort', limit: 1 }] });
  });
});
