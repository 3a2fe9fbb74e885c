import { as, type Thumb } from './thumb.js';

export const rate: Thumb = async (question, node, answer) => {
  await question
    .getByRole('radio')
    .nth(as(answer, 'number').number - (node.setting?.min ?? 1))
    .tap();
};

export const slide: Thumb = async (question, _, answer) => {
  await question.getByRole('textbox').fill(String(as(answer, 'number').number));
};

export const evaluate: Thumb = async (question, _, answer) => {
  const { level, tags, text } = as(answer, 'level');
  await question
    .getByRole('radio')
    .nth(level - 1)
    .tap();
  for (const tag of tags) await question.getByRole('checkbox', { name: tag }).check();
  if (text) await question.getByRole('textbox').fill(text);
};
