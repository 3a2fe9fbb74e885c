import { describe, expect, it } from '@jest/globals';
import { rowByKey } from '@wence/schema';
import { block, survey, text } from '@wence/schema/testing';
import { editSession } from './edit-session';
import { keepFolds, keptFolds } from './kept-folds';
import type { SessionAction } from './session-action';
import { openSession } from './session-state';
import { createSessionStore } from './session-store';

/** Node 1, then container 2 with 3 in it. */
const drinks = survey(text('Q1', 'Tea?'), block('B1', 'Milk', [text('Q2', 'Warm?')]));
const after = (...actions: readonly SessionAction[]) => actions.reduce(editSession, openSession(1, drinks));
const fold = (nodeIds: readonly number[], isFolded = true): SessionAction => ({ type: 'folded', nodeIds, isFolded });

describe('folding questions', () => {
  it('folds and unfolds them', () => {
    expect([...after(fold([1, 2])).folded]).toEqual([1, 2]);
    expect([...after(fold([1, 2]), fold([1], false)).folded]).toEqual([2]);
  });

  it('shows a question that is selected, and the container it stands in', () => {
    const { folded, selection } = after(fold([1, 2, 3]), { type: 'selected', nodeId: 3 });
    expect([...folded]).toEqual([1]);
    expect(selection.nodeId).toBe(3);
  });

  it('shows the container that a question is added to', () => {
    const { type, subType } = rowByKey('single');
    const added = after(fold([1, 2]), {
      type: 'changed',
      operations: [{ op: 'addNode', node: { type, subType }, parentId: 2 }],
      kind: 'option',
      goTo: 'createdNode',
      at: 0,
    });
    expect([...added.folded]).toEqual([1]);
  });

  it('lets go of what is selected where it is folded, or its container is', () => {
    expect(after({ type: 'selected', nodeId: 1 }, fold([1])).selection.nodeId).toBeNull();
    expect(after({ type: 'selected', nodeId: 3 }, fold([2])).selection.nodeId).toBeNull();
    expect(after({ type: 'selected', nodeId: 3 }, fold([1])).selection.nodeId).toBe(3);
  });

  it('forgets questions that are gone', () => {
    const reloaded = after(fold([1, 2]), { type: 'reloaded', revision: 2, definition: survey(text('Q1', 'Tea?')) });
    expect([...reloaded.folded]).toEqual([1]);
  });

  it('is remembered for each survey while the tab is open', () => {
    const store = createSessionStore(openSession(1, drinks), editSession);
    const end = keepFolds('9', store);
    store.dispatch(fold([2]));
    end();
    store.dispatch(fold([1]));
    expect([...keptFolds('9')]).toEqual([2]);
    expect(keptFolds('8').size).toBe(0);
  });
});
