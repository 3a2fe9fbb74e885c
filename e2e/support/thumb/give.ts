import type { Answer, SurveyNode } from '@wence/schema';
import { expect, type Locator } from '@playwright/test';

type Of<Key extends string> = Extract<Answer, Readonly<Record<Key, unknown>>>;

/** Gives an answer to a question with the thumb, in the way its control offers it. `question`: the part of the page it has to itself. */
export async function give(question: Locator, node: SurveyNode, answer: Answer): Promise<void> {
  if ('text' in answer && !('option' in answer) && !('level' in answer)) return write(question, answer.text);
  if ('option' in answer) return choose(question, node, answer);
  if ('options' in answer) return chooseAll(question, node, answer);
  if ('number' in answer) return setNumber(question, node, answer);
  if ('order' in answer) return rank(question, node, answer);
  if ('rows' in answer && node.type === 14) return fillMatrix(question, node, answer);
  throw new Error(`No thumb for the answer to ${node.code}`);
}

async function write(question: Locator, text: string): Promise<void> {
  await question.getByRole('textbox').fill(text);
}

/** Options stand in the order of the definition: no survey of these tests leaves that to chance. */
function placeOf(node: SurveyNode, optionId: number): number {
  const place = (node.options ?? []).findIndex(({ id }) => id === optionId);
  expect(place, `${node.code} has no option ${optionId}`).toBeGreaterThanOrEqual(0);
  return place;
}

async function choose(question: Locator, node: SurveyNode, { option, text }: Of<'option'>): Promise<void> {
  await question.getByRole('radio').nth(placeOf(node, option)).check();
  if (text) await question.getByRole('textbox').fill(text);
}

async function chooseAll(question: Locator, node: SurveyNode, { options }: Of<'options'>): Promise<void> {
  for (const { option } of options) await question.getByRole('checkbox').nth(placeOf(node, option)).check();
}

async function setNumber(question: Locator, node: SurveyNode, { number }: Of<'number'>): Promise<void> {
  await question
    .getByRole('radio')
    .nth(number - (node.setting?.min ?? 1))
    .tap();
}

/** Tapped in turn, each takes the next place. A tap that looks like the second of a double tap is taken for one: it is made again. */
async function rank(question: Locator, node: SurveyNode, { order }: Of<'order'>): Promise<void> {
  for (const id of order) {
    const title = node.options?.[placeOf(node, id)]?.title ?? '';
    const item = question.getByRole('checkbox', { name: title });
    await expect(async () => {
      await item.tap();
      await expect(item).toBeChecked({ timeout: 200 });
    }).toPass();
  }
}

async function fillMatrix(question: Locator, node: SurveyNode, { rows }: Of<'rows'>): Promise<void> {
  for (const [rowId, value] of Object.entries(rows as Readonly<Record<string, Of<'option'>>>)) {
    const place = (node.children ?? []).findIndex(({ id }) => id === Number(rowId));
    const row = question.getByRole('radiogroup').nth(place);
    await row.getByRole('radio').nth(placeOf(node, value.option)).tap();
  }
}
