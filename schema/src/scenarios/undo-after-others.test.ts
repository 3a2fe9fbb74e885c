import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../definition/canonical-text.js';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import type { Operation } from '../edit/operation/operation.js';
import { checked } from '../testing/build-condition.js';
import { show, withLogic } from '../testing/build-logic.js';
import { nodeByCode } from '../testing/by-name.js';
import { edit, refusal } from './edit.js';
import { done, outline, shop, undoOf } from './undoing.js';

const options = (definition: SurveyDefinition, code: string): string[] =>
  optionsOf(nodeByCode(definition, code)).map((option) => `${option.code} ${option.title}`);

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
