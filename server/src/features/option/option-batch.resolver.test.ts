/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cascade, form, multiple, survey } from '@wence/schema/testing';
import { graph } from '../../testing/callers.js';
import { payloadPart } from '../../testing/payload-part.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const OPTION =
  'localId code title rightTitle image group position parentId other exclusive required locked type prefix setting { options min max } optionKey';

interface Option {
  title: string;
  nodes?: Option[];
}

describe('groups, levels and inputs of options in the graph', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  /** Ids: 1 multiple choice with group 2 of 3 and 4, then 5 to 7; 8 cascade with 9, below it 10, and 11; 12 form with 13. */
  beforeEach(async () => {
    const options = [{ title: 'A', group: true, nodes: [{ title: 'a1' }, { title: 'a2' }] }, { title: 'x' }, { title: 'y' }];
    const definition = survey(
      multiple('Q1', 'Which?', [...options, { title: 'none', exclusive: true }]),
      cascade('Q2', 'Where?', [{ title: 'N', nodes: [{ title: 'P' }] }, { title: 'S' }]),
      form('Q3', 'Who?', ['name']),
    );
    surveyId = (await createSurvey(app, author, definition)).id;
  });

  afterAll(() => app.stop());

  const call = async (field: string, input: object) => {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${payloadPart(field)} { ${OPTION} nodes { ${OPTION} nodes { localId title } } } } }`;
    const answer = await graph(app, query, { input: { surveyId, nodeId: 1, ...input } }, author.token);
    return { ...answer, value: answer.data?.[field]?.[payloadPart(field)] };
  };
  const written = (options: readonly Option[]): string =>
    options.map(({ title, nodes = [] }) => (nodes.length > 0 ? `${title}(${written(nodes)})` : title)).join(' ');
  const tree = async (index = 0) => {
    const query = 'query ($id: ID!) { survey(id: $id) { nodes { options { title nodes { title nodes { title } } } } } }';
    return written((await graph(app, query, { id: surveyId }, author.token)).data.survey.nodes[index].options);
  };

  it('are added, copied and moved into each other', async () => {
    const added = await call('addOptions', { options: [{ title: 'a3' }, { title: 'a4' }], parentId: 2, first: true });
    const whole = await call('addOptions', { options: [{ title: 'B', group: true, nodes: [{ title: 'b1' }] }, { title: 'z' }], after: 2 });
    const copied = await call('copyOption', { optionId: 3 });
    const group = await call('copyOption', { optionId: 2, parentId: 0 });
    const moved = await call('moveOption', { optionId: 3, parentId: 0, first: true });

    expect(added.value).toMatchObject([
      { title: 'a3', parentId: 2, position: 1 },
      { title: 'a4', parentId: 2, position: 2 },
    ]);
    expect(written(whole.value)).toBe('B(b1) z');
    expect(copied.value).toMatchObject({ title: 'a1', parentId: 2, position: 4 });
    expect(group.value).toMatchObject({ group: true, parentId: 0, position: 6, nodes: [{}, {}, {}, {}, {}] });
    expect(written(moved.value).startsWith('a1 A(a3 a4 a1 a2) B(b1) z x y ')).toBe(true);
    expect(await tree()).toBe(written(moved.value));
  });

  it('an exclusive option among new ones is no anchor for the next', async () => {
    await call('removeOption', { optionId: 7 });

    await call('addOptions', { options: [{ title: 'd', exclusive: true }, { title: 'e' }, { title: 'f' }], first: true });

    expect(await tree()).toBe('e f A(a1 a2) x y d');
  });

  it('are grouped and released', async () => {
    const grouped = await call('groupOptions', { optionIds: [5, 3], title: 'B' });
    const into = await call('groupOptions', { optionIds: [6], groupId: 2 });
    const released = await call('releaseOptions', { optionIds: [4, 6] });

    expect(written(grouped.value)).toBe('A(a2) B(a1 x) y none');
    expect(written(into.value)).toBe('A(a2 y) B(a1 x) none');
    expect(written(released.value)).toBe('A a2 y B(a1 x) none');
    expect(await tree()).toBe('A a2 y B(a1 x) none');
  });

  it('are edited one per line, and replaced', async () => {
    const edited = await call('editOptions', { removeIds: [2, 5], titles: ['  p ', '', 'q'] });
    const replaced = await call('replaceOptions', { nodeId: 8, options: [{ title: 'E', nodes: [{ title: 'F' }] }, { title: 'G' }] });

    expect(written(edited.value)).toBe('a1 a2 y p q none');
    expect(written(replaced.value)).toBe('E(F) G');
    expect(await tree(1)).toBe('E(F) G');
  });

  it('show and take their inputs [S3.option.fields-rest] [S3.option.setting-fields]', async () => {
    const input = { optionId: 13, nodeId: 12, type: 'SELECT', prefix: 'Mr', required: false, setting: { options: ['a', 'b'] } };

    const { value } = await call('updateOption', input);
    const cleared = await call('updateOption', { optionId: 13, nodeId: 12, type: 'INTEGER', setting: { options: null, min: 1, max: 9 } });

    expect(value).toMatchObject({
      localId: 13,
      type: 'SELECT',
      prefix: 'Mr',
      required: false,
      setting: { options: ['a', 'b'] },
      optionKey: 13,
    });
    expect(cleared.value).toMatchObject({ type: 'INTEGER', prefix: 'Mr', setting: { min: 1, max: 9 } });
  });

  it.each([
    ['groupOptions', { optionIds: [] }, 'A0400', { field: 'optionIds', rule: 'tooShort', limit: 1 }],
    ['groupOptions', { optionIds: [5, 7] }, 'A0400', { field: 'optionIds[1]', rule: 'notAllowed' }],
    ['groupOptions', { nodeId: 8, optionIds: [9] }, 'A0400', { field: 'nodeId', rule: 'notAllowed' }],
    ['groupOptions', { optionIds: [5], groupId: 99 }, 'A0404', null],
    ['releaseOptions', { optionIds: [99] }, 'A0404', null],
    ['editOptions', { removeIds: [2, 3, 4, 5, 6, 7], titles: [' '] }, 'A0400', { field: 'removeIds', rule: 'tooShort', limit: 1 }],
    ['replaceOptions', { options: [{ title: '' }] }, 'A0400', { field: 'options[0].title', rule: 'tooShort', limit: 1 }],
    ['moveOption', { optionId: 2, parentId: 9 }, 'A0404', null],
    ['addOptions', { options: [{ group: true }], parentId: 2 }, 'A0400', { field: 'options[0].parentId', rule: 'notAllowed' }],
    ['copyOption', { optionId: 99 }, 'A0404', null],
  ])('are left alone by a wrong %s %j', async (field, input, code, fault) => {
    const answer = await call(field, input);

    expect(answer.errors?.[0]?.extensions).toMatchObject({ code, ...(fault && { fields: [fault] }) });
    expect(await tree()).toBe('A(a1 a2) x y none');
  });
});
