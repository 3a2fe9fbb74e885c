import { as, placeOf, type Thumb } from './thumb.js';

export const write: Thumb = async (question, _, answer) => {
  await question.getByRole('textbox').fill(as(answer, 'text').text ?? '');
};

/** Forms and sums: a box per option. */
export const writeEach: Thumb = async (question, node, answer) => {
  for (const [id, value] of Object.entries(as(answer, 'fields').fields)) {
    await question.getByRole('textbox').nth(placeOf(node.options, id)).fill(String(value));
  }
};

export const setDate: Thumb = async (question, _, answer) => {
  await question.locator('input').first().fill(as(answer, 'date').date);
};

export const descend: Thumb = async (question, _, answer) => {
  for (const [level, id] of as(answer, 'path').path.entries()) await question.getByRole('combobox').nth(level).selectOption(String(id));
};

export const address: Thumb = async (question, _, answer) => {
  const { codes, detail } = as(answer, 'codes');
  for (const [level, code] of codes.entries()) await question.getByRole('combobox').nth(level).selectOption(code);
  if (detail) await question.getByRole('textbox').fill(detail);
};

/** Enters the location by hand; another test covers the device's own location. */
export const locate: Thumb = async (question, _, answer) => {
  const { lat, lng, address: words } = as(answer, 'lng');
  await question.locator('summary').tap();
  for (const [place, text] of [lat, lng, words ?? ''].entries()) await question.getByRole('textbox').nth(place).fill(String(text));
};
