import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../definition/canonical-text.js';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { apply, type Done } from '../edit/apply.js';
import type { Operation } from '../edit/operation.js';
import { undoOperations } from '../edit/restore/undo-operations.js';
import { checked } from '../testing/build-condition.js';
import { group, loop } from '../testing/build-container.js';
import { matrix } from '../testing/build-grid.js';
import { show, withLogic } from '../testing/build-logic.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf } from '../testing/by-name.js';
import { edit, refusal } from './edit.js';

const done = (definition: SurveyDefinition, ...operations: Operation[]): Done => {
  const applied = apply(definition, operations);
  if (!applied.ok) throw new Error(JSON.stringify(applied));
  return applied;
};

const undoOf = (definition: SurveyDefinition, ...operations: Operation[]): Operation[] =>
  undoOperations(done(definition, ...operations).inverse);

const outline = (nodes: readonly SurveyNode[]): string =>
  nodes.map(({ code, title, nodes: members }) => `${code} ${title}${members ? `(${outline(members)})` : ''}`).join(', ');

const options = (definition: SurveyDefinition, code: string): string[] =>
  optionsOf(nodeByCode(definition, code)).map((option) => `${option.code} ${option.title}`);

/** Ids: Q1 1 (2, 3, 4), G1 5, Q2 6 (7, 8), Q3 9 (rows 10, 11; column 12), Q4 13. */
const shop = survey(
  single('Q1', 'a', ['r', 's', 't']),
  group('G1', 'b', [multiple('Q2', 'c', ['u', 'v'])]),
  matrix(1, 'Q3', 'd', ['x', 'y'], ['z']),
  text('Q4', 'e'),
);

describe('the way back', () => {
  it('names a changed node by its own fields alone', () => {
    expect(undoOf(shop, { op: 'updateNode', nodeId: 1, set: { title: 'new' } })).toEqual([
      {
        op: 'restore',
        put: [{ kind: 'node', parentId: null, after: null, node: { id: 1, code: 'Q1', type: 1, title: 'a' }, only: 'fields' }],
      },
    ]);
  });

  it('names a typed code as a change of its node', () => {
    expect(undoOf(shop, { op: 'updateNode', nodeId: 13, set: { code: 'A' } })).toMatchObject([
      { put: [{ kind: 'node', node: { id: 13 }, only: 'fields' }], codes: { 13: 'Q4' } },
    ]);
  });

  it('names one option, one row, or one logic item', () => {
    const ruled = withLogic(shop, show('Q4', checked('Q1', 'r')), show('Q3', checked('Q1', 's')));

    expect(undoOf(shop, { op: 'removeOption', nodeId: 1, optionId: 3 })).toEqual([
      { op: 'restore', put: [{ kind: 'option', nodeId: 1, parentId: null, after: 2, option: { id: 3, code: '2', title: 's' } }] },
    ]);
    expect(undoOf(shop, { op: 'updateRow', nodeId: 9, rowId: 11, set: { title: 'new' } })).toEqual([
      { op: 'restore', put: [{ kind: 'row', nodeId: 9, after: 10, row: { id: 11, code: '2', title: 'y' }, only: 'fields' }] },
    ]);
    expect(undoOf(ruled, { op: 'removeLogic', logicId: 16 })).toEqual([
      { op: 'restore', put: [{ kind: 'logic', after: 14, item: ruled.logic?.[1] }] },
    ]);
  });

  it('names what was added by its id, and fields of the survey by their values', () => {
    expect(undoOf(shop, { op: 'addOption', nodeId: 1, option: {} })).toEqual([{ op: 'restore', remove: [14] }]);
    expect(undoOf(shop, { op: 'updateSurvey', set: { title: 'new', paging: 'page' } })).toEqual([
      { op: 'restore', survey: { title: 'Survey', perPage: false, paging: 'all' } },
    ]);
  });

  it('names the one that moved, not those it passed, whose codes alone go back', () => {
    expect(undoOf(shop, { op: 'moveNode', nodeId: 13, after: 5 })).toEqual([
      {
        op: 'restore',
        put: [{ kind: 'node', parentId: null, after: 9, node: { id: 13, code: 'Q4', type: 3, title: 'e' }, only: 'place' }],
        codes: { 9: 'Q3', 13: 'Q4' },
      },
    ]);
    expect(undoOf(shop, { op: 'moveOption', nodeId: 1, optionId: 2, after: 3 })).toMatchObject([
      { put: [{ kind: 'option', after: null, option: { id: 2 }, only: 'place' }] },
    ]);
  });

  it('touches what it removes and puts back, not what only gets its code back', () => {
    const { definition, inverse } = done(shop, { op: 'removeNode', nodeId: 1 });

    expect(done(definition, ...undoOperations(inverse)).touched).toEqual([1, 2, 3, 4]);
    expect(done(shop, ...undoOf(shop, { op: 'updateSurvey', set: { title: 'new' } })).touched).toEqual([0]);
  });
});

describe('an undo after others have edited', () => {
  it('puts a question back whose container is gone: at the top level', () => {
    const undo = undoOf(shop, { op: 'removeNode', nodeId: 6 });
    const meanwhile = edit(shop, { op: 'removeNode', nodeId: 6 }, { op: 'removeNode', nodeId: 5 });

    expect(outline(edit(meanwhile, ...undo).nodes)).toBe('Q1 a, Q3 d, Q4 e, Q2 c');
  });

  it('puts a question back whose anchor is gone: at the end', () => {
    const undo = undoOf(shop, { op: 'removeNode', nodeId: 13 });
    const meanwhile = edit(
      shop,
      { op: 'removeNode', nodeId: 13 },
      { op: 'removeNode', nodeId: 9 },
      { op: 'addNode', node: { type: 3, title: 'f' } },
    );

    expect(outline(edit(meanwhile, ...undo).nodes)).toBe('Q1 a, G1 b(Q2 c), Q3 f, Q4 e');
  });

  it('gives another code to a question whose old one is taken', () => {
    const undo = undoOf(shop, { op: 'removeNode', nodeId: 13 });
    const meanwhile = edit(shop, { op: 'removeNode', nodeId: 13 }, { op: 'updateNode', nodeId: 1, set: { code: 'Q4' } });

    expect(outline(edit(meanwhile, ...undo).nodes)).toBe('Q4 a, G1 b(Q2 c), Q3 d, Q5 e');
  });

  it('gives another code to an option or a row whose old one is taken', () => {
    const undo = undoOf(shop, { op: 'removeOption', nodeId: 1, optionId: 3 }, { op: 'removeRow', nodeId: 9, rowId: 11 });
    const meanwhile = edit(
      shop,
      { op: 'removeOption', nodeId: 1, optionId: 3 },
      { op: 'removeRow', nodeId: 9, rowId: 11 },
      { op: 'updateOption', nodeId: 1, optionId: 4, set: { code: '2' } },
      { op: 'updateRow', nodeId: 9, rowId: 10, set: { code: '2' } },
    );

    const result = edit(meanwhile, ...undo);

    expect(options(result, 'Q1')).toEqual(['1 r', '3 s', '2 t']);
    expect(nodeByCode(result, 'Q3').children?.map(({ code, title }) => `${code} ${title}`)).toEqual(['2 x', '3 y']);
  });

  it('leaves alone what others have changed beside it', () => {
    const undo = undoOf(shop, { op: 'updateNode', nodeId: 1, set: { title: 'new' } });
    const meanwhile = edit(
      shop,
      { op: 'updateNode', nodeId: 1, set: { title: 'new' } },
      { op: 'addOption', nodeId: 1, option: { title: 'w' } },
      { op: 'updateNode', nodeId: 13, set: { title: 'f' } },
    );

    const result = edit(meanwhile, ...undo);

    expect(outline(result.nodes)).toBe('Q1 a, G1 b(Q2 c), Q3 d, Q4 f');
    expect(options(result, 'Q1')).toEqual(['1 r', '2 s', '3 t', '4 w']);
  });

  it('keeps a question where others have moved it, when only its text goes back', () => {
    const undo = undoOf(shop, { op: 'updateNode', nodeId: 1, set: { title: 'new' } });
    const meanwhile = edit(shop, { op: 'updateNode', nodeId: 1, set: { title: 'new' } }, { op: 'moveNode', nodeId: 1 });

    expect(outline(edit(meanwhile, ...undo).nodes)).toBe('G1 b(Q1 c), Q2 d, Q3 e, Q4 a');
  });

  it.each<[string, Operation, Operation, number]>([
    ['a question', { op: 'updateNode', nodeId: 13, set: { title: 'f' } }, { op: 'removeNode', nodeId: 13 }, 13],
    ['a question that moved', { op: 'moveNode', nodeId: 13, after: null }, { op: 'removeNode', nodeId: 13 }, 13],
    ['an option', { op: 'moveOption', nodeId: 1, optionId: 2 }, { op: 'removeOption', nodeId: 1, optionId: 2 }, 2],
    ['a row', { op: 'moveRow', nodeId: 9, rowId: 10 }, { op: 'removeRow', nodeId: 9, rowId: 10 }, 10],
  ])('does not bring %s back that others have removed, when only its text or its place goes back', (_, mine, theirs, id) => {
    const undo = undoOf(shop, mine);

    expect(refusal(edit(shop, mine, theirs), ...undo)).toEqual({ code: 'notFound', id });
  });

  it('is refused for an option of a question that is gone', () => {
    const undo = undoOf(shop, { op: 'removeOption', nodeId: 1, optionId: 3 });

    expect(refusal(edit(shop, { op: 'removeNode', nodeId: 1 }), ...undo)).toEqual({ code: 'notFound', id: 1 });
  });

  it('is refused where logic that others made refers to what would go', () => {
    const added = edit(shop, { op: 'addOption', nodeId: 1, option: { title: 'w' } });
    const undo = undoOf(shop, { op: 'addOption', nodeId: 1, option: { title: 'w' } });
    const meanwhile = withLogic(added, show('Q4', checked('Q1', 'w')));

    expect(refusal(meanwhile, ...undo)).toEqual({ code: 'referenced', ids: [15] });
  });

  it('is refused where what would go owns logic that others made', () => {
    const undo = undoOf(shop, { op: 'addNode', node: { type: 3 } });
    const meanwhile = withLogic(edit(shop, { op: 'addNode', node: { type: 3 } }), show('Q5', checked('Q1', 'r')));

    expect(refusal(meanwhile, ...undo)).toEqual({ code: 'referenced', ids: [15] });
  });

  it('is refused for logic that would refer to what others have removed', () => {
    const ruled = withLogic(shop, show('Q4', checked('Q1', 'r')));
    const undo = undoOf(ruled, { op: 'removeLogic', logicId: 14 });
    const meanwhile = edit(ruled, { op: 'removeLogic', logicId: 14 }, { op: 'removeNode', nodeId: 1 });

    expect(refusal(meanwhile, ...undo)).toEqual({ code: 'notFound', id: 1 });
  });

  it('brings logic back that spoke of nothing all along', () => {
    const loose: SurveyDefinition = {
      ...shop,
      lastId: 15,
      logic: [{ id: 14, model: 1, type: 2, algorithm: 1, nodeId: 13, conditions: [{ id: 15, nodeId: 99, algorithm: 11 }] }],
    };
    const { definition, inverse } = done(loose, { op: 'removeLogic', logicId: 14 });

    expect(inverse).toMatchObject([{ op: 'restore', missing: [99] }]);
    expect(canonicalText(done(definition, ...inverse).definition)).toBe(canonicalText(loose));
  });

  it('is refused where the result would break a rule of the model', () => {
    const undo = undoOf(shop, { op: 'updateOption', nodeId: 1, optionId: 4, set: { title: 'w' } });
    const second = {
      op: 'restore',
      put: [{ kind: 'option', nodeId: 6, parentId: null, after: null, option: { id: 2, code: '9', title: 'x' } }],
    };
    const nested = {
      op: 'restore',
      put: [{ kind: 'node', parentId: 5, after: null, node: { id: 30, code: 'Loop1', type: 31, title: 'x' } }],
    };

    expect(refusal(shop, ...undo)).toBeUndefined();
    expect(refusal(shop, second as Operation)).toEqual({ code: 'invalid', faults: [{ field: 'put', rule: 'notUnique' }] });
    expect(refusal(shop, nested as Operation)).toMatchObject({ code: 'invalid', faults: [{ rule: 'notAllowed' }] });
  });
});

describe('undoing what concerns containers', () => {
  const nested = survey(text('Q1', 'a'), loop('Loop1', 'b', [single('Q2', 'c', ['r']), text('Q3', 'd')]), text('Q4', 'e'));

  it.each<[string, Operation]>([
    ['removing one with all its questions', { op: 'removeNode', nodeId: 2 }],
    ['dissolving one', { op: 'releaseNode', nodeId: 2 }],
    ['moving one', { op: 'moveNode', nodeId: 2 }],
    ['copying one', { op: 'copyNode', nodeId: 2 }],
    ['moving a question out', { op: 'moveNode', nodeId: 5, parentId: null, after: null }],
    ['moving a question in', { op: 'moveNode', nodeId: 1, parentId: 2, after: 3 }],
  ])('restores everything after %s, and again', (_, operation) => {
    const forth = done(nested, operation);
    const back = done(forth.definition, ...forth.inverse);
    const again = done(back.definition, ...back.inverse);

    expect(canonicalText(back.definition)).toBe(canonicalText(nested));
    expect(canonicalText(again.definition)).toBe(canonicalText(forth.definition));
    expect(forth.inverse.filter(({ op }) => op === 'restore')).toHaveLength(1);
  });

  it('keeps what others have written meanwhile into questions that only go back to their container', () => {
    const undo = undoOf(nested, { op: 'releaseNode', nodeId: 2 });
    const released = edit(nested, { op: 'releaseNode', nodeId: 2 }, { op: 'updateNode', nodeId: 5, set: { title: 'new' } });

    expect(nodeIdOf(edit(released, ...undo), 'Loop1')).toBe(2);
    expect(outline(edit(released, ...undo).nodes)).toBe('Q1 a, Loop1 b(Q2 c, Q3 new), Q4 e');
  });
});
