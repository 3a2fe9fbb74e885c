import { describe, expect, it } from '@jest/globals';
import { apply, emptyDefinition, type Operation, type QuestionKey } from '@wence/schema';
import { legalPlace, placeOfNew } from './place-of-new';

function built(...operations: Operation[]) {
  const applied = apply(emptyDefinition({ title: 'Canteen' }), operations);
  if (!applied.ok) throw new Error(JSON.stringify(applied.fault));
  return applied.definition;
}

/** A question, a block with a question in it, a question. */
const survey = built(
  { op: 'addNode', node: { type: 3, title: 'First' } },
  { op: 'addNode', node: { type: 32, title: 'Block' } },
  { op: 'addNode', node: { type: 3, title: 'Last' } },
  { op: 'addNode', node: { type: 3, title: 'Inside' }, parentId: 2 },
);

function titlesAfter(key: QuestionKey, selected: number | null) {
  const applied = apply(survey, [
    { op: 'addNode', node: { type: key === 'block' ? 32 : 3, title: 'New' }, ...placeOfNew(survey, key, selected) },
  ]);
  if (!applied.ok) throw new Error(JSON.stringify(applied.fault));
  return applied.definition.nodes.map(({ title, nodes }) => (nodes ? [title, ...nodes.map((node) => node.title)] : title));
}

describe('where a new question goes', () => {
  it('is behind the selected one', () => {
    expect(titlesAfter('text', 1)).toEqual(['First', 'New', ['Block', 'Inside'], 'Last']);
  });

  it('is the end when nothing is selected', () => {
    expect(titlesAfter('text', null)).toEqual(['First', ['Block', 'Inside'], 'Last', 'New']);
  });

  it('is the end of a selected container', () => {
    expect(titlesAfter('text', 2)).toEqual(['First', ['Block', 'Inside', 'New'], 'Last']);
  });

  it('is beside a question that stands in a container', () => {
    expect(titlesAfter('text', 4)).toEqual(['First', ['Block', 'Inside', 'New'], 'Last']);
  });

  it('is behind the container for another container, whichever of the two is selected', () => {
    expect(titlesAfter('block', 2)).toEqual(['First', ['Block', 'Inside'], 'New', 'Last']);
    expect(titlesAfter('block', 4)).toEqual(['First', ['Block', 'Inside'], 'New', 'Last']);
  });
});

describe('where a type is put down', () => {
  it('is where it was dropped', () => {
    expect(legalPlace('text', { parentId: 2, after: null })).toEqual({ parentId: 2, after: null });
    expect(legalPlace('block', { parentId: null, after: 1 })).toEqual({ parentId: null, after: 1 });
  });

  it('is behind the container it was dropped into, when it is one itself', () => {
    expect(legalPlace('block', { parentId: 2, after: 4 })).toEqual({ parentId: null, after: 2 });
  });
});
