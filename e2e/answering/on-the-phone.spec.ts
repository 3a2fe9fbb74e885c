import type { SurveyNode } from '@wence/schema';
import { expect, test } from './support/ask.js';

/** The part of a phone's screen that is left above its keyboard. */
const OVER_KEYBOARD = { width: 390, height: 380 };

const open: SurveyNode = { id: 1, code: 'Q1', type: 3, title: 'What else?', required: true };
const option = (id: number, more = {}) => ({ id, code: String(id % 10), title: `Option ${id}`, ...more });

const TYPED: readonly SurveyNode[] = [
  open,
  { id: 2, code: 'Q2', type: 3, title: 'At length?', setting: { size: 6 } },
  { id: 3, code: 'Q3', type: 6, title: 'From a list?', options: [option(31), option(32)] },
  { id: 4, code: 'Q4', type: 1, title: 'Other?', options: [option(41, { other: true })] },
  {
    id: 5,
    code: 'Q5',
    type: 16,
    subType: 1,
    title: 'Fields?',
    options: [option(51), option(52, { type: 90, setting: { options: ['a', 'b'] } })],
  },
  { id: 6, code: 'Q6', type: 23, subType: 1, title: 'Which day?' },
  { id: 7, code: 'Q7', type: 13, title: 'How far?' },
  { id: 8, code: 'Q8', type: 17, title: 'How much?', options: [option(81)] },
];

test('Whatever is typed into has letters of 16 px or more: no phone zooms into it [4.2.10]', async ({ ask, phone }) => {
  const answering = await ask(TYPED);
  await answering.question(4).getByRole('radio').check();

  const inputs = phone.locator('main :is(input:not([type=radio], [type=checkbox], [type=range]), textarea, select)');
  expect(await inputs.count()).toBeGreaterThanOrEqual(TYPED.length);
  const sizes = await inputs.evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(sizes.filter((size) => size < 16)).toEqual([]);
});

test('What is typed into stands free over the keyboard of a phone, with the buttons below it [4.2.11]', async ({ ask, phone }) => {
  const answering = await ask([open], { perPage: true });
  const box = answering.question(1).getByRole('textbox');

  await box.tap();
  await phone.setViewportSize(OVER_KEYBOARD);
  await phone.keyboard.type('Nothing');

  await expect(box).toBeInViewport({ ratio: 1 });
  const isFree = await box.evaluate((input) => {
    const { left, top, width, height } = input.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((part) => document.elementFromPoint(left + width / 2, top + height * part) === input);
  });
  expect(isFree).toBe(true);
});

test('Columns of options are one column on a phone, and as many as the author said on a desk [4.2.13]', async ({ ask, phone }) => {
  const answering = await ask([
    { id: 1, code: 'Q1', type: 1, title: 'Which?', setting: { column: 3 }, options: [option(11), option(12), option(13)] },
  ]);
  const lefts = async () => {
    const rows = await answering.question(1).getByRole('radio').all();
    return new Set(await Promise.all(rows.map(async (row) => Math.round((await row.boundingBox())?.x ?? 0))));
  };

  await expect.poll(async () => (await lefts()).size).toBe(1);
  await phone.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => (await lefts()).size).toBe(3);
});

test('A browser that keeps nothing, neither cookies nor what a page stores, can answer all the same [4.2.7]', async ({ ask, phone }) => {
  await phone.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, store, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  const answering = await ask([open]);

  await answering.question(1).getByRole('textbox').fill('Nothing');

  expect(await answering.submitted()).toEqual({ 1: { text: 'Nothing' } });
});
