import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../definition/canonical-text.js';
import type { Operation } from '../edit/operation/operation.js';
import { undoOperations } from '../edit/apply.js';
import { checked } from '../testing/build-condition.js';
import { loop } from '../testing/build-container.js';
import { show, withLogic } from '../testing/build-logic.js';
import { single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import { edit } from './edit.js';
import { done, outline, shop, undoOf } from './undoing.js';

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

  it('names all that moved one after the other in one step, not the one that they passed', () => {
    const moves = [1, 5, 9].map((nodeId) => ({ op: 'moveNode' as const, nodeId }));

    expect(undoOf(shop, ...moves)).toMatchObject([
      { op: 'restore', put: [1, 5, 9].map((id) => ({ kind: 'node', node: { id }, only: 'place' })) },
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
