import type { Answer, SurveyNode } from '@wence/schema';
import type { Locator } from '@playwright/test';
import { address, descend, locate, setDate, write, writeEach } from './boxes.js';
import { choose, chooseAll, pick, rank, tapLabels } from './choices.js';
import { assign, matrix, table } from './grids.js';
import { mark } from './media.js';
import { as, type Thumb } from './thumb.js';

const rate: Thumb = async (question, node, answer) => {
  await question
    .getByRole('radio')
    .nth(as(answer, 'number').number - (node.setting?.min ?? 1))
    .tap();
};

const slide: Thumb = async (question, _, answer) => {
  await question.getByRole('textbox').fill(String(as(answer, 'number').number));
};

const evaluate: Thumb = async (question, _, answer) => {
  const { level, tags, text } = as(answer, 'level');
  await question
    .getByRole('radio')
    .nth(level - 1)
    .tap();
  for (const tag of tags) await question.getByRole('checkbox', { name: tag }).check();
  if (text) await question.getByRole('textbox').fill(text);
};

/** Ways to answer by question type; ready-made lists are single choices, everything else is text. */
const BY_TYPE: Readonly<Record<number, Thumb>> = {
  2: chooseAll,
  4: rate,
  5: evaluate,
  6: pick,
  7: table,
  9: rank,
  10: descend,
  11: address,
  13: slide,
  14: matrix,
  16: writeEach,
  17: writeEach,
  23: setDate,
  34: tapLabels,
  35: locate,
  37: assign,
  38: mark,
  39: tapLabels,
  40: mark,
};

/** Gives an answer to a question with the thumb, in the way its control offers it. `question`: the part of the page it has to itself. */
export async function give(question: Locator, node: SurveyNode, answer: Answer): Promise<void> {
  const thumb = BY_TYPE[node.type ?? 0] ?? ('option' in answer ? choose : write);
  await thumb(question, node, answer);
}
