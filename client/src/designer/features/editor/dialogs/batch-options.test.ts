import { describe, expect, it } from '@jest/globals';
import { apply, emptyDefinition, type NewOption, optionsOf, type SurveyNode } from '@wence/schema';
import { optionBatch, rowBatch } from './batch-lists';
import { batchFault, batchOperations, linesOf } from './batch-options';

function edit(options: readonly NewOption[], lines: readonly string[]): { before: SurveyNode; after: SurveyNode } {
  const made = apply(emptyDefinition({ title: 'Canteen' }), [{ op: 'addNode', node: { type: 2, options } }]);
  const before = made.ok ? made.definition.nodes[0] : undefined;
  if (!made.ok || !before) throw new Error('the fixture does not apply');
  const edited = apply(made.definition, batchOperations(optionBatch(before), lines));
  const after = edited.ok ? edited.definition.nodes[0] : undefined;
  if (!after) throw new Error(JSON.stringify(edited));
  return { before, after };
}

const named = (...titles: string[]) => titles.map((title) => ({ title }));
const titles = (node: SurveyNode) => optionsOf(node).map((option) => option.title);
const ids = (node: SurveyNode, ...wanted: string[]) => wanted.map((title) => optionsOf(node).find((option) => option.title === title)?.id);

describe('lines of the batch editor', () => {
  it('leaves blank lines out [S5.batch.ignores-blank]', () => {
    expect(linesOf('A\n\n  \nB')).toEqual(['A', 'B']);
  });

  it('trims lines [S5.batch.trims]', () => {
    expect(linesOf('  A  \r\n\tB')).toEqual(['A', 'B']);
  });
});

describe('the batch option editor', () => {
  it('gives the options in the order of the lines [S2.dialog.batch-one-per-line]', () => {
    expect(titles(edit(named('x', 'y'), ['A', 'B', 'C']).after)).toEqual(['A', 'B', 'C']);
  });

  it('deletes the option whose line is gone [S2.dialog.batch-delete-existing]', () => {
    const { before, after } = edit(named('A', 'B', 'C'), ['A', 'C']);

    expect(titles(after)).toEqual(['A', 'C']);
    expect(ids(after, 'A', 'C')).toEqual(ids(before, 'A', 'C'));
  });

  it('adds a line anywhere and keeps the others [S2.dialog.batch-add-new]', () => {
    const { before, after } = edit(named('A', 'B'), ['first', 'A', 'mid 1', 'mid 2', 'B', 'last']);

    expect(titles(after)).toEqual(['first', 'A', 'mid 1', 'mid 2', 'B', 'last']);
    expect(ids(after, 'A', 'B')).toEqual(ids(before, 'A', 'B'));
  });

  it('continues codes from the highest one [S5.batch.codes-continue]', () => {
    const { after } = edit(
      [
        { title: 'A', code: '1' },
        { title: 'B', code: '2' },
        { title: 'C', code: '9' },
      ],
      ['A', 'new 1', 'new 2', 'B', 'C'],
    );

    expect(optionsOf(after).map((option) => option.code)).toEqual(['1', '10', '11', '2', '9']);
  });

  it('keeps an option whose line was only reworded', () => {
    const { before, after } = edit(named('A', 'Bred', 'C'), ['A', 'Bread', 'C']);

    expect(titles(after)).toEqual(['A', 'Bread', 'C']);
    expect(ids(after, 'Bread')).toEqual(ids(before, 'Bred'));
  });

  it('moves options with their lines', () => {
    const { before, after } = edit(named('A', 'B', 'C', 'D'), ['D', 'B', 'A', 'C']);

    expect(titles(after)).toEqual(['D', 'B', 'A', 'C']);
    expect(ids(after, 'A', 'B', 'C', 'D')).toEqual(ids(before, 'A', 'B', 'C', 'D'));
  });

  it('leaves the exclusive option alone, and last', () => {
    const { after } = edit([...named('A', 'B'), { title: 'None', exclusive: true }], ['B', 'Z']);

    expect(titles(after)).toEqual(['B', 'Z', 'None']);
  });

  it('does nothing for the same lines', () => {
    const { before } = edit(named('A', 'B'), ['A', 'B']);

    expect(batchOperations(optionBatch(before), ['A', 'B'])).toEqual([]);
  });
});

const LIST = { most: 500, longest: 1000 };

describe('what is wrong with lines', () => {
  it('asks for at least one', () => {
    expect(batchFault([], LIST)).toEqual({ kind: 'empty' });
  });

  it('names the line that is too long', () => {
    expect(batchFault(['A', 'x'.repeat(1001)], LIST)).toEqual({ kind: 'tooLong', count: 1000, line: 2 });
  });

  it('counts options that the lines do not speak of', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `${index}`);

    expect(batchFault(lines, LIST)).toBeNull();
    expect(batchFault(lines, optionBatch(edit([...named('A'), { title: 'None', exclusive: true }], ['A']).after))).toEqual({
      kind: 'tooMany',
      count: 499,
    });
  });
});

it('rows of a matrix are edited in the same way, and keep their ids', () => {
  const made = apply(emptyDefinition({ title: 'Canteen' }), [
    { op: 'addNode', node: { type: 14, subType: 1, children: named('Taste', 'Look', 'Price') } },
  ]);
  const before = made.ok ? made.definition.nodes[0] : undefined;
  if (!made.ok || !before) throw new Error('the fixture does not apply');

  const edited = apply(made.definition, batchOperations(rowBatch(before), ['Price', 'Smell', 'Taste']));

  const rows = edited.ok ? (edited.definition.nodes[0]?.children ?? []) : [];
  expect(rows.map(({ title }) => title)).toEqual(['Price', 'Smell', 'Taste']);
  expect(rows[0]?.id).toBe(before.children?.[2]?.id);
  expect(rows[2]?.id).toBe(before.children?.[0]?.id);
});
