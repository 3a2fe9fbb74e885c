import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { rowsOf } from '../definition/defaults.js';
import { emptyDefinition } from '../definition/shape/shape.js';
import type { NewRow } from '../definition/new-part.js';
import { matrix, pictureDrag } from '../testing/build-grid.js';
import { single } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, rowIdOf } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';
import { OWN_TEXTS } from './fixtures/own-texts.js';

const grid = survey(
  matrix(1, 'Q1', 'Rate', ['taste', 'price', 'size'], ['good', 'bad']),
  matrix(3, 'Q2', 'Fill in', ['home', 'work'], ['street']),
  single('Q3', 'Colour?', ['red']),
);
const nodeId = nodeIdOf(grid, 'Q1');
const rowId = (title: string): number => rowIdOf(grid, 'Q1', title);

const rows = (definition: SurveyDefinition, code = 'Q1'): string[] =>
  rowsOf(nodeByCode(definition, code)).map((row) => `${row.code} ${row.title}`);

const change = (title: string, set: NewRow) => refusal(grid, { op: 'updateRow', nodeId, rowId: rowId(title), set });

describe('rows', () => {
  it('are added behind a row or at the end, with the next code and a title in the language of the survey', () => {
    const english = survey(matrix(1, 'Q1', 'Rate', ['taste'], ['good']));

    expect(rows(edit(grid, { op: 'addRow', nodeId, row: { title: 'new' }, after: rowId('taste') }))).toEqual([
      '1 taste',
      '4 new',
      '2 price',
      '3 size',
    ]);
    expect(rows(edit(english, { op: 'addRow', nodeId: 1, row: {} }))).toEqual(['1 taste', `2 ${OWN_TEXTS.newRow}`]);
    expect(rows(edit({ ...english, language: 'en' }, { op: 'addRow', nodeId: 1, row: {} }))).toEqual(['1 taste', '2 New row']);
  });

  it('are moved, by default to the end', () => {
    expect(rows(edit(grid, { op: 'moveRow', nodeId, rowId: rowId('taste') }))).toEqual(['2 price', '3 size', '1 taste']);
    expect(rows(edit(grid, { op: 'moveRow', nodeId, rowId: rowId('size'), after: null }))).toEqual(['3 size', '1 taste', '2 price']);
  });

  it('are copied right behind themselves, with a code of their own', () => {
    expect(rows(edit(grid, { op: 'copyRow', nodeId, rowId: rowId('taste') }))).toEqual(['1 taste', '4 taste', '2 price', '3 size']);
  });

  it('are removed, the others keep their codes; the last one stays', () => {
    const less = edit(grid, { op: 'removeRow', nodeId, rowId: rowId('taste') });
    const one = edit(less, { op: 'removeRow', nodeId, rowId: rowId('price') });

    expect(rows(less)).toEqual(['2 price', '3 size']);
    expect(refusal(one, { op: 'removeRow', nodeId, rowId: rowId('size') })).toEqual(fault('rowId', 'tooShort', 1));
  });

  it('come with a new matrix, two of them, or as many as are given', () => {
    const added = edit(emptyDefinition({ title: 'x', language: 'en' }), { op: 'addNode', node: { type: 14 } });
    const given = edit(emptyDefinition({ title: 'x' }), {
      op: 'addNode',
      node: { type: 14, subType: 2, children: [{ title: 'a' }, { title: 'b', code: '1' }] },
    });

    expect(rows(added)).toEqual(['1 Row 1', '2 Row 2']);
    expect(rows(given)).toEqual(['2 a', '1 b']);
    expect(refusal(grid, { op: 'addNode', node: { type: 14, children: [] } })).toEqual(fault('node.children', 'tooShort', 1));
  });

  it('keep a title and a code of their own', () => {
    expect(change('taste', { title: ' ' })).toEqual(fault('set.title', 'tooShort', 1));
    expect(change('taste', { code: '2' })).toEqual(fault('set.code', 'notUnique'));
    expect(change('taste', { code: '12345' })).toEqual(fault('set.code', 'tooLong', 4));
    expect(change('taste', { code: 'A', title: 'flavour' })).toBeUndefined();
  });

  it('are named by the respondent where the matrix allows it, never on a fill-in matrix', () => {
    const fillIn = { op: 'updateRow', nodeId: nodeIdOf(grid, 'Q2'), rowId: rowIdOf(grid, 'Q2', 'home'), set: { other: true } } as const;

    expect(change('taste', { other: true })).toBeUndefined();
    expect(refusal(grid, fillIn)).toEqual(fault('set.other', 'notAllowed'));
  });

  it.each([
    [0, false],
    [1, true],
    [2, true],
    [3, false],
  ] as const)('in sequence %d can be locked: %j', (childSequence, canBe) => {
    const ordered = edit(grid, { op: 'updateNode', nodeId, set: { childSequence } });
    const lock = { op: 'updateRow', nodeId, rowId: rowId('taste'), set: { locked: true } } as const;

    expect(refusal(ordered, lock)).toEqual(canBe ? undefined : fault('set.locked', 'notAllowed'));
  });

  it('are no part of a question that has none', () => {
    expect(refusal(grid, { op: 'addRow', nodeId: nodeIdOf(grid, 'Q3'), row: {} })).toEqual(fault('nodeId', 'notAllowed'));
    expect(refusal(grid, { op: 'addRow', nodeId: 99, row: {} })).toEqual({ code: 'notFound', id: 99 });
    expect(refusal(grid, { op: 'moveRow', nodeId, rowId: 99 })).toEqual({ code: 'notFound', id: 99 });
    expect(refusal(grid, { op: 'addRow', nodeId, row: {}, after: 99 })).toEqual({ code: 'notFound', id: 99 });
  });

  it('are at most 500', () => {
    const full = survey(
      pictureDrag(
        'Q1',
        'Drag',
        Array.from({ length: 500 }, (_, place) => `row ${place}`),
        ['a'],
      ),
    );

    expect(refusal(full, { op: 'addRow', nodeId: 1, row: {} })).toEqual(fault('row', 'tooMany', 500));
  });
});
