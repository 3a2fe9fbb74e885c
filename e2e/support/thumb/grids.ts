import type { MatrixAnswer, SurveyNode } from '@wence/schema';
import type { Locator } from '@playwright/test';
import { as, placeOf, type Thumb } from './thumb.js';

type Cell = MatrixAnswer['rows'][string];

/** Boxes are counted row by row: each row has one per column. */
async function typeRow(
  question: Locator,
  { options = [] }: SurveyNode,
  place: number,
  texts: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [id, text] of Object.entries(texts)) {
    const box = question.getByRole('textbox').nth(place * options.length + placeOf(options, id));
    await box.fill(String(text));
  }
}

async function fillCell(row: Locator, { options, setting }: SurveyNode, cell: Cell): Promise<void> {
  if ('option' in cell) await row.getByRole('radio').nth(placeOf(options, cell.option)).tap();
  if ('number' in cell) {
    await row
      .getByRole('radio')
      .nth(cell.number - (setting?.min ?? 1))
      .tap();
  }
  if ('options' in cell) for (const { option } of cell.options) await row.getByRole('checkbox').nth(placeOf(options, option)).tap();
}

/** Each row of choices is a group of its own within the question. */
export const matrix: Thumb = async (question, node, answer) => {
  const rows = 'rows' in answer && !Array.isArray(answer.rows) ? (answer as MatrixAnswer).rows : {};
  for (const [id, cell] of Object.entries(rows)) {
    const place = placeOf(node.children, id);
    if ('fields' in cell) await typeRow(question, node, place, cell.fields);
    else
      await fillCell(
        'options' in cell ? question.getByRole('group').nth(place + 1) : question.getByRole('radiogroup').nth(place),
        node,
        cell,
      );
  }
};

export const table: Thumb = async (question, node, answer) => {
  const rows = as(answer, 'rows').rows;
  if (!Array.isArray(rows)) return;
  for (const [place, texts] of rows.entries()) await typeRow(question, node, place, texts);
};

/** A list per picture says the same as dragging it. */
export const assign: Thumb = async (question, node, answer) => {
  const rows = (answer as MatrixAnswer).rows;
  for (const [id, cell] of Object.entries(rows)) {
    if ('option' in cell) await question.getByRole('combobox').nth(placeOf(node.children, id)).selectOption(String(cell.option));
  }
};
