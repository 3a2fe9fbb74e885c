import type { Locator } from '@playwright/test';
import { type Asked, expect } from '../support/Asked.js';
import type { AnsweredType } from '../support/type-entry.js';

type GroupRole = 'group' | 'radiogroup';

/** A row is a group of its own, named by itself and then by the question. */
const rowOf = (asked: Asked, place: number, role: GroupRole): Locator =>
  asked.part(role, new RegExp(`^${asked.row(place).title}\\b.*${asked.title}`));

const cell = (asked: Asked, row: number, column: number, role: 'radio' | 'checkbox'): Locator =>
  rowOf(asked, row, role === 'radio' ? 'radiogroup' : 'group').getByRole(role, { name: asked.option(column).title });

const byRow = (asked: Asked, cells: readonly unknown[]): unknown => ({
  rows: Object.fromEntries(cells.map((each, place) => [asked.row(place).id, each])),
});

/** One radio group per row: arrow keys move in a row, Tab goes on to the next. */
const matrixSingle: AnsweredType = {
  empty: async (asked) => {
    await expect(asked.group()).toBeVisible();
    for (const row of [0, 1]) {
      await expect(rowOf(asked, row, 'radiogroup')).toHaveAttribute('aria-required', 'true');
      for (const column of [0, 1]) await expect(cell(asked, row, column, 'radio')).not.toBeChecked();
    }
  },
  faulty: (asked) => rowOf(asked, 0, 'radiogroup'),
  wrong: async (asked) => {
    await asked.tick(cell(asked, 0, 0, 'radio'));
    return rowOf(asked, 1, 'radiogroup');
  },
  answer: async (asked) => {
    await asked.tick(cell(asked, 0, 0, 'radio'));
    await asked.press('ArrowDown');
    await asked.press('Tab');
    await expect(cell(asked, 1, 0, 'radio')).toBeFocused();
    await asked.press('Space');
  },
  filled: async (asked) => {
    await expect(cell(asked, 0, 1, 'radio')).toBeChecked();
    await expect(cell(asked, 1, 0, 'radio')).toBeChecked();
  },
  stored: (asked) => byRow(asked, [{ option: asked.option(1).id }, { option: asked.option(0).id }]),
};

const matrixMultiple: AnsweredType = {
  node: () => ({ setting: { min: 2, max: 2 } }),
  empty: async (asked) => {
    await expect(asked.group().first()).toHaveAccessibleDescription(/2/);
    for (const row of [0, 1]) for (const column of [0, 1]) await expect(cell(asked, row, column, 'checkbox')).not.toBeChecked();
  },
  faulty: (asked) => rowOf(asked, 0, 'group'),
  wrong: async (asked) => {
    await asked.tick(cell(asked, 0, 0, 'checkbox'));
    return rowOf(asked, 0, 'group');
  },
  answer: async (asked) => {
    for (const row of [0, 1]) {
      for (const column of [0, 1]) {
        const box = cell(asked, row, column, 'checkbox');
        if (!(await box.isChecked())) await asked.tick(box);
      }
    }
  },
  filled: async (asked) => {
    await expect(asked.part('checkbox').and(asked.page.locator(':checked'))).toHaveCount(4);
  },
  stored: (asked) => {
    const both = { options: [{ option: asked.option(0).id }, { option: asked.option(1).id }] };
    return byRow(asked, [both, both]);
  },
};

/** A box by its row and its column, both counted from 0. */
type Find = (asked: Asked, row: number, column: number) => Locator;

const TEXTS = [
  ['a', 'b'],
  ['c', 'd'],
] as const;

const ALL = TEXTS.flatMap((texts, row) => texts.map((text, column) => ({ row, column, text })));

const textsByColumn = (asked: Asked): Record<string, string>[] =>
  TEXTS.map((row) => Object.fromEntries(row.map((text, column) => [asked.option(column).id, text])));

/** Boxes of rows and columns. What is left out beside what is filled in is told at the box that is empty. */
const boxes = (find: Find): AnsweredType => ({
  empty: async (asked) => {
    for (const { row, column } of ALL) await expect(find(asked, row, column)).toHaveValue('');
  },
  faulty: (asked) => find(asked, 0, 0),
  wrong: async (asked) => {
    await asked.typeInto(find(asked, 0, 0), 'a');
    return find(asked, 0, 1);
  },
  answer: async (asked) => {
    for (const { row, column, text } of ALL) await asked.typeInto(find(asked, row, column), text);
  },
  filled: async (asked) => {
    for (const { row, column, text } of ALL) await expect(find(asked, row, column)).toHaveValue(text);
  },
  stored: (asked) => ({ rows: textsByColumn(asked) }),
});

/** Named by its row and its column. */
const byNames: Find = (asked, row, column) => asked.part('textbox', `${asked.row(row).title} ${asked.option(column).title}`);

const table: AnsweredType = {
  ...boxes(byNames),
  empty: async (asked) => {
    await boxes(byNames).empty(asked);
    await expect(asked.group('table').getByRole('rowheader')).toHaveText([asked.row(0).title, asked.row(1).title]);
  },
};

/** Rows that the respondent adds have their number for a name. */
const byNumber: Find = (asked, row, column) => asked.part('textbox', new RegExp(`\\b${row + 1}\\b.* ${asked.option(column).title}$`));

/** A second row is added by a button, is announced, and has the focus. */
const growingTable: AnsweredType = {
  ...boxes(byNumber),
  node: () => ({ setting: { value: 1 } }),
  empty: async (asked) => {
    await expect(asked.group('table').getByRole('rowheader')).toHaveCount(1);
  },
  answer: async (asked) => {
    const type = async (places: typeof ALL) => {
      for (const { row, column, text } of places) await asked.typeInto(byNumber(asked, row, column), text);
    };
    await type(ALL.filter(({ row }) => row === 0));
    await asked.tabTo(asked.root.locator('[data-add]').getByRole('button'));
    await asked.press('Enter');
    await expect(byNumber(asked, 1, 0)).toBeFocused();
    await expect(asked.spoken).toContainText('2');
    await type(ALL.filter(({ row }) => row === 1));
  },
};

const points = (asked: Asked, row: number): Locator => rowOf(asked, row, 'radiogroup').getByRole('radio');

/** A radio group of points per row. */
const matrixRate: AnsweredType = {
  ...matrixSingle,
  empty: async (asked) => {
    for (const row of [0, 1]) {
      await expect(points(asked, row)).toHaveCount(5);
      await expect(points(asked, row).nth(2)).toHaveAccessibleName(/^3(?!\d)/);
      await expect(points(asked, row).and(asked.page.locator(':checked'))).toHaveCount(0);
    }
  },
  wrong: async (asked) => {
    await asked.tick(points(asked, 0).first());
    return rowOf(asked, 1, 'radiogroup');
  },
  answer: async (asked) => {
    await asked.tick(points(asked, 0).first());
    await asked.press('ArrowRight', 'Tab');
    await expect(points(asked, 1).first()).toBeFocused();
    await asked.press('Space');
  },
  filled: async (asked) => {
    await expect(points(asked, 0).nth(1)).toBeChecked();
    await expect(points(asked, 1).nth(0)).toBeChecked();
  },
  stored: (asked) => byRow(asked, [{ number: 2 }, { number: 1 }]),
};

const listOf = (asked: Asked, row: number): Locator => asked.part('combobox', asked.row(row).title);

/** Dragging has its alternative in a list per picture. */
const pictureDrag: AnsweredType = {
  empty: async (asked) => {
    await expect(asked.group()).toHaveAccessibleDescription(/.+/);
    for (const row of [0, 1]) await expect(listOf(asked, row)).toHaveAttribute('aria-required', 'true');
  },
  faulty: (asked) => listOf(asked, 0),
  wrong: async (asked) => {
    await asked.tabTo(listOf(asked, 0));
    await asked.press('ArrowDown');
    return listOf(asked, 1);
  },
  answer: async (asked) => {
    for (const row of [0, 1]) {
      await asked.tabTo(listOf(asked, row));
      await asked.press('End');
    }
  },
  filled: async (asked) => {
    for (const row of [0, 1]) await expect(listOf(asked, row).locator(':checked')).toHaveText(asked.option(1).title);
  },
  stored: (asked) => byRow(asked, [{ option: asked.option(1).id }, { option: asked.option(1).id }]),
};

export const MATRICES = {
  matrixSingle,
  matrixMultiple,
  matrixFill: {
    ...boxes(byNames),
    stored: (asked: Asked) =>
      byRow(
        asked,
        textsByColumn(asked).map((fields) => ({ fields })),
      ),
  },
  matrixRate,
  table,
  growingTable,
  pictureDrag,
} satisfies Record<string, AnsweredType>;
