import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type BuiltNode, growingTable, matrix, survey } from '@wence/schema/testing';
import { renderInEditor } from '../../../../../testing/render-in-editor';
import { GridPreview } from './GridPreview';

/** Draws a grid; its head, then each line with what stands in its cells. */
async function drawn(built: BuiltNode) {
  const definition = survey(built);
  const [node] = definition.nodes;
  if (!node) throw new Error('there is a question');
  await renderInEditor(<GridPreview node={node} />, definition);
  const [head, ...lines] = screen.getAllByRole('row');
  return {
    columns: within(head ?? document.body)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
    rows: lines.map((line) => within(line).getByRole('rowheader').textContent),
    marks: [...new Set(Array.from(document.querySelectorAll<HTMLElement>('[data-kind]'), ({ dataset }) => dataset.kind))],
    cells: document.querySelectorAll('tbody td').length,
  };
}

describe('a grid on the canvas', () => {
  const built = (subType: 1 | 2 | 3 | 4, setting = {}) =>
    matrix(subType, 'Q1', 'Rate', ['Taste', 'Look'], ['Bad', 'Fair', 'Good'], { setting });

  it.each([
    [1, 'circle'],
    [2, 'box'],
    [3, 'field'],
  ] as const)('of kind %i has the rows and columns of the question', async (subType, mark) => {
    expect(await drawn(built(subType))).toEqual({ columns: ['Bad', 'Fair', 'Good'], rows: ['Taste', 'Look'], marks: [mark], cells: 6 });
  });

  it('has them exchanged where that is set', async () => {
    const { columns, rows } = await drawn(built(1, { is_flip: true }));

    expect({ columns, rows }).toEqual({ columns: ['Taste', 'Look'], rows: ['Bad', 'Fair', 'Good'] });
  });

  it('has the points of a scale for columns, by their names where they have any', async () => {
    const scale = matrix(4, 'Q1', 'Rate', ['Taste', 'Look'], [], { setting: { min: 2, max: 4 } });

    expect(await drawn(scale)).toMatchObject({ columns: ['2', '3', '4'], rows: ['Taste', 'Look'], cells: 6 });
  });

  it('begins with as many rows as respondents find, where they add more themselves', async () => {
    const grown = await drawn(growingTable('Q1', 'Children?', ['Name', 'Age'], { setting: { min: 2, max: 5 } }));

    expect(grown).toEqual({ columns: ['Name', 'Age'], rows: ['Row 1', 'Row 2'], marks: ['field'], cells: 4 });
    expect(screen.getByText('Add a row')).toBeTruthy();
  });
});
