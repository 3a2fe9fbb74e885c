import { expect } from '@playwright/test';
import { as, placeOf, type Thumb } from './thumb.js';

/** One row of a list, and what it asks for besides. */
export const choose: Thumb = async (question, node, answer) => {
  const { option, text } = as(answer, 'option');
  await question.getByRole('radio').nth(placeOf(node.options, option)).check();
  if (text) await question.getByRole('textbox').fill(text);
};

export const chooseAll: Thumb = async (question, node, answer) => {
  for (const { option } of as(answer, 'options').options) {
    await question.getByRole('checkbox').nth(placeOf(node.options, option)).check();
  }
};

/** If the mark itself is hidden, the whole card or word takes the tap. */
export const tapLabels: Thumb = async (question, node, answer) => {
  const choices = 'options' in answer ? answer.options : [as(answer, 'option')];
  for (const { option } of choices) await question.locator('label').nth(placeOf(node.options, option)).tap();
};

export const pick: Thumb = async (question, _, answer) => {
  await question.getByRole('combobox').selectOption(String(as(answer, 'option').option));
};

/** Tapped in turn, each takes the next place. A tap that looks like the second of a double tap is taken for one: it is made again. */
export const rank: Thumb = async (question, node, answer) => {
  for (const id of as(answer, 'order').order) {
    const title = node.options?.[placeOf(node.options, id)]?.title ?? '';
    const item = question.getByRole('checkbox', { name: title });
    await expect(async () => {
      await item.tap();
      await expect(item).toBeChecked({ timeout: 200 });
    }).toPass();
  }
};
