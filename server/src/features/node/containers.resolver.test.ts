/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { evaluate, group, matrix, single, survey, text } from '@wence/schema/testing';
import { graph } from '../../testing/callers.js';
import { payloadPart } from '../../testing/payload-part.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const TREE = 'localId code title parentId position nodes { localId code title parentId position }';

interface Node {
  code: string;
  nodes?: Node[];
}

describe('containers and kinds of questions in the graph', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
  });

  /** Ids: 1 single with options 2 and 3, 4 group with 5 and 6, 7 matrix with rows 8 and 9 and columns 10 and 11, 12 evaluation with 13 to 17. */
  beforeEach(async () => {
    const definition = survey(
      single('Q1', 'a', ['x', 'y']),
      group('G1', 'G', [text('Q2', 'b'), text('Q3', 'c')]),
      matrix(1, 'Q4', 'm', ['r', 's'], ['c', 'd']),
      evaluate('Q5', 'e', ['1', '2', '3', '4', '5']),
    );
    surveyId = (await createSurvey(app, author, definition)).id;
  });

  afterAll(() => app.stop());

  const call = async (field: string, input: object, selection = TREE) => {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${payloadPart(field)} { ${selection} } } }`;
    const answer = await graph(app, query, { input: { surveyId, ...input } }, author.token);
    return { ...answer, value: answer.data?.[field]?.[payloadPart(field)] };
  };
  const written = (nodes: readonly Node[]): string =>
    nodes.map(({ code, nodes: inner = [] }) => (inner.length > 0 ? `${code}(${written(inner)})` : code)).join(' ');
  const outline = async () => {
    const { data } = await graph(app, `query ($id: ID!) { survey(id: $id) { nodes { ${TREE} } } }`, { id: surveyId }, author.token);
    return written(data.survey.nodes);
  };

  it('take questions in, and give them back to the top level', async () => {
    const added = await call('addNode', { type: 'OPEN_TEXT', parentId: 4, first: true });
    const beside = await call('addNode', { type: 'OPEN_TEXT', after: 6 });
    const into = await call('moveNode', { nodeId: 1, parentId: 4 });
    const out = await call('moveNode', { nodeId: 5, parentId: 0, first: true });

    expect(added.value).toMatchObject({ code: 'Q2', parentId: 4, position: 1 });
    expect(beside.value).toMatchObject({ code: 'Q5', parentId: 4, position: 4 });
    expect(written(into.value)).toBe('G1(Q1 Q2 Q3 Q4 Q5) Q6 Q7');
    expect(out.value[0]).toMatchObject({ localId: 5, code: 'Q1', parentId: 0, position: 1, nodes: [] });
    expect(await outline()).toBe('Q1 G1(Q2 Q3 Q4 Q5) Q6 Q7');
  });

  it('are copied, dissolved and removed', async () => {
    const copied = await call('copyNode', { nodeId: 4, first: true, parentId: 0 });
    const inside = await call('copyNode', { nodeId: 1, parentId: 4 });
    const released = await call('releaseNode', { nodeId: 4 });
    const removed = await call('removeNode', { nodeId: copied.value.localId });

    expect(copied.value).toMatchObject({ code: 'G2', position: 1, nodes: [{ title: 'b' }, { title: 'c' }] });
    expect(inside.value).toMatchObject({ parentId: 4, position: 3, title: 'a' });
    expect(written(released.value)).toBe('G2(Q1 Q2) Q3 Q4 Q5 Q6 Q7 Q8');
    expect(written(removed.value)).toBe('Q1 Q2 Q3 Q4 Q5 Q6');
  });

  it('cannot stand in each other, and only they can be dissolved', async () => {
    const nested = await call('addNode', { type: 'LOOP', parentId: 4 });
    const flat = await call('releaseNode', { nodeId: 1 });

    expect(nested.errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [{ field: 'parentId', rule: 'notAllowed' }] });
    expect(flat.errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [{ field: 'nodeId', rule: 'notAllowed' }] });
  });

  it('are made with options, levels and rows of their own', async () => {
    const cascade = { type: 'CASCADE', options: [{ title: 'N', nodes: [{ title: 'P' }, { title: 'Q', nodes: [{ title: 'R' }] }] }] };
    const grid = {
      type: 'MATRIX',
      subType: 3,
      rows: [{ title: 'r' }, { title: 's', code: 'z' }],
      options: [{ title: 'c', type: 'NUMBER' }],
    };

    const levels = await call(
      'addNode',
      cascade,
      'options { title parentId nodes { title nodes { title } } } ... on CascadeQuestion { setting { levels } }',
    );
    const made = await call('addNode', grid, 'key rows { code title } options { title type }');

    expect(levels.value.options).toEqual([
      {
        title: 'N',
        parentId: 0,
        nodes: [
          { title: 'P', nodes: [] },
          { title: 'Q', nodes: [{ title: 'R' }] },
        ],
      },
    ]);
    expect(levels.value.setting.levels).toBe(3);
    expect(made.value).toEqual({
      key: 'matrixFill',
      rows: [
        { code: '1', title: 'r' },
        { code: 'z', title: 's' },
      ],
      options: [{ title: 'c', type: 'NUMBER' }],
    });
  });

  it('name a faulty row and a faulty level as the input does', async () => {
    const row = await call('addNode', { type: 'MATRIX', rows: [{}, { title: '' }] });
    const level = await call('addNode', { type: 'CASCADE', options: [{ title: 'N', nodes: [{ title: 'x'.repeat(51) }] }] });

    expect(row.errors?.[0]?.extensions.fields).toEqual([{ field: 'rows[1].title', rule: 'tooShort', limit: 1 }]);
    expect(level.errors?.[0]?.extensions.fields).toEqual([{ field: 'options[0].nodes[0].title', rule: 'tooLong', limit: 50 }]);
  });

  it('change kind, order and lock', async () => {
    const switched = await call(
      'updateNode',
      { nodeId: 7, subType: 2, sequence: 'RANDOM', childSequence: 'LOOP' },
      'key subType sequence childSequence',
    );
    const shuffled = await call('updateNode', { nodeId: 4, sequence: 'RANDOM' }, 'sequence');
    const locked = await call('updateNode', { nodeId: 5, locked: true }, 'locked');
    const unlockable = await call('updateNode', { nodeId: 1, locked: true }, 'locked');

    expect(switched.value).toEqual({ key: 'matrixMultiple', subType: 2, sequence: 'RANDOM', childSequence: 'LOOP' });
    expect([shuffled.value, locked.value]).toEqual([{ sequence: 'RANDOM' }, { locked: true }]);
    expect(unlockable.errors?.[0]?.extensions).toMatchObject({ code: 'A0400', fields: [{ field: 'locked', rule: 'notAllowed' }] });
  });

  it('are reset to a template of evaluation', async () => {
    const service = await call(
      'applyEvaluateTemplate',
      { nodeId: 12, template: 'SERVICE' },
      '... on EvaluationQuestion { setting { template max } } options { title }',
    );
    const other = await call('applyEvaluateTemplate', { nodeId: 1, template: 'SERVICE' }, 'localId');

    expect(service.value.setting).toMatchObject({ template: 'SERVICE', max: 2 });
    expect(service.value.options).toHaveLength(2);
    expect(other.errors?.[0]?.extensions.fields).toEqual([{ field: 'nodeId', rule: 'notAllowed' }]);
  });
});
