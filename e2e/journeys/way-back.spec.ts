import type { LogicItem, SurveyNode } from '@wence/schema';
import { expect, test } from '../answering/support/ask.js';

const PAGES = 10;
const YES = 11;
const NO = 12;
const HIDDEN = [7, 8, 9];

const first: SurveyNode = {
  id: 1,
  code: 'Q1',
  type: 1,
  title: 'Do you cook?',
  options: [
    { id: YES, code: '1', title: 'Yes' },
    { id: NO, code: '2', title: 'No' },
  ],
};
const others = Array.from(
  { length: PAGES - 1 },
  (_, place): SurveyNode => ({ id: place + 2, code: `Q${place + 2}`, type: 3, title: `Dish ${place + 2}` }),
);
const pages = [first, ...others].flatMap((node, place): SurveyNode[] =>
  place === 0 ? [node] : [{ id: 100 + place, code: `Page${place}`, type: 0, title: 'Page' }, node],
);
const logic = HIDDEN.map(
  (nodeId): LogicItem => ({
    id: 200 + nodeId,
    model: 1,
    type: 2,
    nodeId,
    algorithm: 2,
    conditions: [{ id: 300 + nodeId, nodeId: 1, algorithm: 1, optionId: [NO] }],
  }),
);

test('Back through ten pages, an answer changed that hides three later ones: what is stored is exactly what counts [4.2.45] [4.2.46]', async ({
  ask,
  words,
}) => {
  const answering = await ask(pages, { perPage: true, settings: { paging: 'page' }, logic });
  const { page } = answering;
  const next = page.getByRole('button', { name: words.answering.next, exact: true });
  const back = page.getByRole('button', { name: words.answering.back, exact: true });
  const box = (id: number) => answering.question(id).getByRole('textbox');
  const progress = page.getByRole('progressbar');
  const done = async () => Number(await progress.getAttribute('aria-valuenow'));

  await answering.question(1).getByRole('radio').first().check();
  for (const { id } of others) {
    await next.tap();
    await box(id).fill(`Answer ${id}`);
  }
  const farthest = await done();

  // One way back by the page's own button, the next by the one of the browser or phone.
  for (let id = PAGES - 1; id >= 1; id -= 1) {
    if (id % 2 === 0) await back.tap();
    else await page.goBack();
    await expect(answering.question(id)).toBeVisible();
    if (id > 1) await expect(box(id)).toHaveValue(`Answer ${id}`);
    expect(await done(), 'progress never goes backwards').toBeGreaterThanOrEqual(farthest);
  }
  await expect(answering.question(1).getByRole('radio').first()).toBeChecked();
  await expect(back).toHaveCount(0);

  await answering.question(1).getByRole('radio').nth(1).check();
  const left = others.map(({ id }) => id).filter((id) => !HIDDEN.includes(id));
  for (const id of left) {
    await next.tap();
    await expect(box(id)).toHaveValue(`Answer ${id}`);
  }

  const texts = Object.fromEntries(left.map((id) => [id, { text: `Answer ${id}` }]));
  expect(await answering.submitted()).toEqual({ 1: { option: NO }, ...texts });
});

test('What was hidden and is shown again still has its answer [4.2.45]', async ({ ask, words }) => {
  const answering = await ask(pages, { perPage: true, settings: { paging: 'page' }, logic });
  const { page } = answering;
  const next = page.getByRole('button', { name: words.answering.next, exact: true });
  const box = (id: number) => answering.question(id).getByRole('textbox');
  const goTo = async (id: number) => {
    while (!(await answering.question(id).isVisible())) await next.tap();
  };

  await goTo(8);
  await box(8).fill('Soup');
  for (let pressed = 0; pressed < 7; pressed += 1) await page.goBack();
  await answering.question(1).getByRole('radio').nth(1).check();
  await answering.question(1).getByRole('radio').first().check();
  await goTo(8);
  await expect(box(8)).toHaveValue('Soup');
  await goTo(10);

  expect(await answering.submitted()).toEqual({ 1: { option: YES }, 8: { text: 'Soup' } });
});
