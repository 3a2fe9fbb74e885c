import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { apply } from '../edit/apply.js';
import type { Operation } from '../edit/operation/operation.js';
import { block, single, survey, text } from '../testing/index.js';
import { copySeveral, fitInContainer, moveSeveral, placeOfContainer, removeSeveral, requireSeveral } from './several-nodes.js';

/** 1, 2, block 3 with 4 and 5, 6, 7. */
const canteen = survey(
  text('Q1', 'Name'),
  text('Q2', 'Age'),
  block('B1', 'Drinks', [text('Q3', 'Tea'), text('Q4', 'Milk')]),
  text('Q5', 'Why'),
  text('Q6', 'More'),
);

function after(operations: readonly Operation[], definition: SurveyDefinition = canteen) {
  const applied = apply(definition, operations);
  if (!applied.ok) throw new Error(JSON.stringify(applied.fault));
  return applied.definition.nodes.map(({ title, nodes }) => (nodes ? [title, ...nodes.map((node) => node.title)] : title));
}

describe('several nodes at once', () => {
  it('move to one place in the order of the document, whatever the order of choosing', () => {
    expect(after(moveSeveral(canteen, new Set([7, 1]), { parentId: null, after: 3 }))).toEqual([
      'Age',
      ['Drinks', 'Tea', 'Milk'],
      'Name',
      'More',
      'Why',
    ]);
  });

  it('move into a container and out of it', () => {
    expect(after(moveSeveral(canteen, new Set([6, 2]), { parentId: 3, after: 4 }))[1]).toEqual(['Drinks', 'Tea', 'Age', 'Why', 'Milk']);
    expect(after(moveSeveral(canteen, new Set([5, 4]), { parentId: null, after: null })).slice(0, 3)).toEqual(['Tea', 'Milk', 'Name']);
  });

  it('gather behind one that moves along, and at the end', () => {
    expect(after(moveSeveral(canteen, new Set([2, 6]), { parentId: null, after: 2 }))).toEqual([
      'Name',
      'Age',
      'Why',
      ['Drinks', 'Tea', 'Milk'],
      'More',
    ]);
    expect(after(moveSeveral(canteen, new Set([1, 2]), { parentId: null, after: undefined })).slice(-2)).toEqual(['Name', 'Age']);
  });

  it('a container takes along what is in it, and fits in no other one', () => {
    expect(after(moveSeveral(canteen, new Set([3, 4]), { parentId: null, after: null }))[0]).toEqual(['Drinks', 'Tea', 'Milk']);
    expect(fitInContainer(canteen, new Set([3, 6]))).toBe(false);
    expect(fitInContainer(canteen, new Set([4, 6]))).toBe(true);
  });

  it('are copied to behind the last of them', () => {
    expect(after(copySeveral(canteen, new Set([2, 1])))).toEqual(['Name', 'Age', 'Name', 'Age', ['Drinks', 'Tea', 'Milk'], 'Why', 'More']);
    expect(after(copySeveral(canteen, new Set([1, 4])))[2]).toEqual(['Drinks', 'Tea', 'Name', 'Tea', 'Milk']);
  });

  it('are removed with one that only another of them refers to', () => {
    const asked = survey(single('Q1', 'Tea?', ['Yes']), text('Q2', 'Which {{Q1}}'), text('Q3', 'Why'));
    const ids = new Set(asked.nodes.slice(0, 2).map(({ id }) => id));
    expect(after(removeSeveral(asked, ids), asked)).toEqual(['Why']);
  });

  it('become required or optional, those in a container as well', () => {
    expect(requireSeveral(canteen, new Set([3, 6]), false).length + requireSeveral(canteen, new Set([3, 6]), true).length).toBe(3);
  });

  it('get a container where the first one stands, or behind its own', () => {
    expect(placeOfContainer(canteen, new Set([6, 2]))).toEqual({ parentId: null, after: 1 });
    expect(placeOfContainer(canteen, new Set([4, 6]))).toEqual({ parentId: null, after: 3 });
  });
});
