import type { SurveyNode } from '@wence/schema';
import { png } from '../support/png.js';
import type { Answering } from './support/Answering.js';
import { expect, test } from './support/ask.js';

const DESK = { width: 1440, height: 900 };
const question = { id: 1, code: 'Q1', type: 1, title: 'What do you drink?' } as const;
const option = (id: number, title: string) => ({ id, code: String(id), title });

/** Two groups under headings, then what stands alone. */
const grouped: SurveyNode = {
  ...question,
  required: true,
  setting: { column: 3 },
  options: [
    { ...option(20, 'Tea'), group: true, nodes: [option(11, 'Green tea'), option(12, 'Black tea')] },
    { ...option(21, 'Coffee'), group: true, nodes: [option(13, 'Espresso'), option(14, 'Filter')] },
    { ...option(15, 'Another'), other: true },
  ],
};
const rate: SurveyNode = { id: 2, code: 'Q2', type: 4, title: 'How do you like it?', setting: { min: 0, max: 10, format: 5 } };
const last: SurveyNode = { id: 3, code: 'Q3', type: 3, title: 'Why?' };
const plain: SurveyNode = { ...question, options: [option(11, 'Tea'), option(12, 'Coffee'), option(13, 'Water')] };
const alone = { perPage: true } as const;

const radio = (answering: Answering, name: string) => answering.page.getByRole('radio', { name, exact: true });
const heading = (answering: Answering, name: string) => answering.page.getByRole('heading', { name: new RegExp(name, 'u') });

test('Options stand under their headings, in one column on a phone and in three at a desk (choice, 1, 4.2.9, 4.2.23) [4.2.13]', async ({
  ask,
}) => {
  const answering = await ask([grouped]);
  const group = answering.page.getByRole('radiogroup', { name: question.title });
  const tea = group.getByRole('group', { name: 'Tea', exact: true });
  await expect(tea.getByRole('radio')).toHaveCount(2);
  await answering.expectSound('options under headings');
  const left = async (name: string) => (await radio(answering, name).boundingBox())!.x;
  expect(await left('Green tea')).toBe(await left('Black tea'));

  await answering.page.setViewportSize(DESK);
  expect(await left('Green tea')).toBeLessThan(await left('Black tea'));
  await answering.expectSound('options under headings, at a desk');

  await answering.tabTo(radio(answering, 'Green tea'));
  await answering.page.keyboard.press('ArrowDown');
  await answering.page.keyboard.press('ArrowDown');
  await expect(group.getByRole('group', { name: 'Coffee' }).getByRole('radio', { name: 'Espresso' })).toBeChecked();
  await radio(answering, 'Another').check();
  await group.getByRole('textbox').fill('Milk');

  expect(await answering.submitted()).toEqual({ 1: { option: 15, text: 'Milk' } });
});

test('Pictures stand beside options with room of their own, are enlarged without choosing, and the way back closes them (choice, 2) [4.2.15]', async ({
  ask,
  author,
}) => {
  const image = await author.picture('tea.png', png({ width: 400, height: 300 }, [120, 180, 120]));
  const options = [
    { ...option(11, 'Green tea'), image },
    option(12, 'Black tea'),
    { ...option(13, 'Another'), other: true, image },
    { ...option(14, 'None of these'), exclusive: true },
  ];
  const answering = await ask([{ ...question, type: 2, setting: { max: 2 }, options }]);
  const box = (name: string) => answering.page.getByRole('checkbox', { name, exact: true });
  const opener = answering.page.getByRole('button', { name: /Green tea/ });
  const picture = opener.locator('img');
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(400);
  await answering.expectSound('options with pictures');

  await answering.tabTo(opener);
  await answering.page.keyboard.press('Enter');
  const dialog = answering.page.getByRole('dialog', { name: 'Green tea' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await answering.page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.tap();
  await answering.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await opener.tap();
  await answering.page.touchscreen.tap(5, 5);
  await expect(dialog).toBeHidden();
  await expect(box('Green tea')).not.toBeChecked();

  await expect(answering.page.locator('dialog')).toHaveCount(0);
  await answering.page.getByText('Green tea').tap();
  await box('Another').check();
  await answering.page.getByRole('textbox').fill('Milk');
  await expect(box('Black tea')).toHaveAttribute('aria-disabled', 'true');
  await box('None of these').check();
  await expect(box('Green tea')).not.toBeChecked();
  await answering.expectSound('options with pictures, chosen');

  expect(await answering.submitted()).toEqual({ 1: { options: [{ option: 14 }] } });
});

test('Keys choose and Enter goes on where a question has the screen to itself; typing is typing (choice, rate) [4.2.49]', async ({
  ask,
}) => {
  const other = { ...plain, options: [...plain.options!, { ...option(14, 'Another'), other: true }] };
  const answering = await ask([other, rate, last], alone);
  await answering.page.setViewportSize(DESK);
  const { keyboard } = answering.page;
  await answering.expectSound('options with keys');

  await keyboard.press('2');
  await expect(radio(answering, 'Coffee')).toBeChecked();
  await expect(radio(answering, 'Coffee')).toBeFocused();
  await keyboard.press('c');
  await expect(radio(answering, 'Water')).toBeChecked();
  await keyboard.press('Control+1');
  await expect(radio(answering, 'Water')).toBeChecked();
  await keyboard.press('d');
  await answering.page.getByRole('textbox').pressSequentially('a2');
  await expect(answering.page.getByRole('textbox')).toHaveValue('a2');
  await expect(radio(answering, 'Another')).toBeChecked();
  await answering.page.keyboard.press('Shift+Tab');
  await keyboard.press('1');
  await keyboard.press('Enter');

  await expect(heading(answering, 'How do you like it')).toBeVisible();
  await keyboard.press('7');
  await expect(answering.page.locator('input[value="7"]')).toBeChecked();
  await answering.expectSound('a scale with keys');
  await keyboard.press('Enter');
  await expect(heading(answering, 'Why')).toBeVisible();

  expect(await answering.submitted()).toEqual({ 1: { option: 11 }, 2: { number: 7 } });
});

test('A tap goes on by itself where the author wants that; Back undoes it (choice, rate) [4.2.50]', async ({ ask }) => {
  const answering = await ask([plain, rate, last], { ...alone, settings: { autoAdvance: true } });
  await answering.expectSound('a question that goes on by itself');

  await answering.page.getByText('Water').tap();
  await expect(heading(answering, 'How do you like it')).toBeVisible();
  await answering.page.goBack();
  await expect(radio(answering, 'Water')).toBeChecked();
  await answering.page.getByText('Tea', { exact: true }).tap();
  await expect(heading(answering, 'How do you like it')).toBeVisible();
  await answering.page.locator('input[value="9"]').tap();
  await expect(heading(answering, 'Why')).toBeVisible();

  expect(await answering.submitted()).toEqual({ 1: { option: 11 }, 2: { number: 9 } });
});

test('The answer to an optional question can be taken back; of a required one it can only be changed (choice, rate, evaluate)', async ({
  ask,
}) => {
  const evaluate: SurveyNode = {
    id: 4,
    code: 'Q4',
    type: 5,
    title: 'How was it?',
    setting: { template: 0 },
    options: [41, 42, 43, 44, 45].map((id) => option(id, `Level ${id - 40}`)),
  };
  const needed: SurveyNode = {
    ...plain,
    id: 5,
    code: 'Q5',
    title: 'And your guest?',
    required: true,
    options: [option(51, 'Tea'), option(52, 'Milk')],
  };
  const answering = await ask([plain, { ...rate, id: 2 }, evaluate, needed]);
  const clear = (id: number) => answering.question(id).getByRole('button', { name: /Clear|\u6e05\u9664/ });
  await expect(clear(1)).toHaveCount(0);

  await answering.question(1).getByText('Coffee').tap();
  await answering.question(2).locator('input[value="7"]').tap();
  await answering.question(4).getByRole('radio').nth(2).check({ force: true });
  await answering.question(5).getByText('Milk').tap();
  await answering.expectSound('answers that can be taken back');
  await expect(clear(5)).toHaveCount(0);

  await clear(1).tap();
  await expect(radio(answering, 'Coffee')).not.toBeChecked();
  await expect(clear(1)).toHaveCount(0);
  await answering.tabTo(clear(2));
  await answering.page.keyboard.press('Enter');
  await expect(answering.question(2).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(answering.question(2).getByRole('radio').first()).toBeFocused();
  await clear(4).tap();

  expect(await answering.submitted()).toEqual({ 5: { option: 52 } });
});

test('The hint of a question stands over the button that takes its answer back, whichever of the two arrives first (choice)', async ({
  ask,
  phone,
}) => {
  const clearIsHere = phone.waitForResponse(/ClearButton-.*\.js/);
  await phone.route(/OneByOne-.*\.js/, async (route) => {
    await clearIsHere;
    await route.continue();
  });
  const answering = await ask([plain, last], { ...alone, settings: { autoAdvance: true } });
  const asked = answering.question(1);

  await answering.tabTo(radio(answering, 'Tea'));
  await answering.page.keyboard.press('Space');
  const clear = await asked.getByRole('button').boundingBox();
  const hint = await asked.locator('p').last().boundingBox();

  expect(hint?.y).toBeLessThan(clear?.y ?? 0);
});
