import type { SurveyNode } from '@wence/schema';
import type { Locator } from '@playwright/test';
import type { Answering } from './support/Answering.js';
import { expect, test } from './support/ask.js';

const drinks: SurveyNode = {
  id: 1,
  code: 'Q1',
  type: 9,
  title: 'Put these in order',
  required: true,
  setting: { min: 2, max: 3 },
  options: [
    { id: 11, code: '1', title: 'Tea' },
    { id: 12, code: '2', title: 'Coffee' },
    { id: 13, code: '3', title: 'Juice' },
    { id: 14, code: '4', title: 'Water' },
  ],
};

/** The box of an item, whatever its place. */
const item = (answering: Answering, title: string): Locator => answering.question(1).getByRole('checkbox', { name: title });
/** The button that moves an item one place; it stands behind the box, the one for up first. */
const mover = (answering: Answering, title: string, way: 'up' | 'down'): Locator =>
  answering
    .question(1)
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button')
    .nth(way === 'up' ? 0 : 1);
const live = (answering: Answering): Locator => answering.page.locator('[aria-live="polite"]').last();

async function expectOrder(answering: Answering, titles: readonly string[]): Promise<void> {
  await expect(answering.question(1).getByRole('listitem')).toContainText([...titles]);
}

test('Items are ranked by keyboard alone, have a role and a position, and are announced (rank) [4.2.26] [4.2.20] [4.2.41]', async ({
  ask,
}) => {
  const answering = await ask([drinks]);
  const list = answering.question(1).getByRole('list', { name: 'Put these in order' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list).toHaveAccessibleDescription(/2–3.*0/);
  await answering.expectSound('rank, empty');

  await answering.respondent.submit();
  await expect(item(answering, 'Tea')).toHaveAttribute('aria-invalid', 'true');
  await expect(list).toHaveAttribute('aria-describedby', 'q1-hint q1-error');
  await answering.expectSound('rank, with its error');

  await answering.tabTo(item(answering, 'Juice'));
  await answering.page.keyboard.press('Space');
  await expect(item(answering, 'Juice')).toBeFocused();
  await expect(item(answering, 'Juice')).toBeChecked();
  await expect(item(answering, 'Juice')).toHaveAccessibleName(/Juice.*1.*1/);
  await expect(live(answering)).toContainText(/Juice.*1/);
  await expectOrder(answering, ['Juice', 'Coffee', 'Tea', 'Water']);
  await expect(item(answering, 'Tea')).toHaveAttribute('aria-invalid', 'true');

  await answering.tabTo(item(answering, 'Water'));
  await answering.page.keyboard.press('Space');
  await expect(item(answering, 'Tea')).not.toHaveAttribute('aria-invalid');

  await answering.tabTo(mover(answering, 'Water', 'up'));
  await answering.page.keyboard.press('Enter');
  await expect(mover(answering, 'Water', 'up')).toBeFocused();
  await expect(mover(answering, 'Water', 'up')).toHaveAttribute('aria-disabled', 'true');
  await expect(item(answering, 'Water')).toHaveAccessibleName(/Water.*1.*2/);
  await expect(live(answering)).toContainText(/Water.*1/);
  await answering.expectSound('rank, filled');

  expect(await answering.submitted()).toEqual({ 1: { order: [14, 13] } });
});

test('A tap gives the next place and takes it away again; those behind move up (rank) [4.2.26]', async ({ ask }) => {
  const answering = await ask([drinks]);

  for (const title of ['Water', 'Coffee', 'Tea']) await item(answering, title).tap();
  await item(answering, 'Coffee').tap();

  await expectOrder(answering, ['Water', 'Tea', 'Juice', 'Coffee']);
  await expect(item(answering, 'Coffee')).not.toBeChecked();
  expect(await answering.submitted()).toEqual({ 1: { order: [14, 11] } });
});

test('Of the top three no fourth is taken, and the reason is told (rank) [4.2.21] [4.2.26]', async ({ ask }) => {
  const answering = await ask([drinks]);

  for (const title of ['Tea', 'Coffee', 'Juice']) await item(answering, title).tap();
  await expect(item(answering, 'Water')).toHaveAttribute('aria-disabled', 'true');
  await expect(item(answering, 'Water')).toHaveAttribute('aria-describedby', 'q1-hint');
  await item(answering, 'Water').tap({ force: true }); // Without force Playwright waits for an element that is disabled by ARIA only.

  await expect(item(answering, 'Water')).not.toBeChecked();
  await expect(live(answering)).toContainText('3');
  await answering.expectSound('rank, full');
  expect(await answering.submitted()).toEqual({ 1: { order: [11, 12, 13] } });
});

test('The second click of a double click does not meet the item that came under the hand (rank) [4.2.26]', async ({ ask }) => {
  const answering = await ask([drinks]);

  await item(answering, 'Water').dblclick();

  expect(await answering.question(1).getByRole('checkbox', { checked: true }).count()).toBe(1);
  await expect(item(answering, 'Water')).toBeChecked();
});

test('An order is dragged with the mouse, and a drag chooses nothing by itself (rank) [4.2.26]', async ({ ask }) => {
  const answering = await ask([drinks]);
  for (const title of ['Tea', 'Coffee']) await item(answering, title).tap();

  await drag(answering, 'Coffee', 'Tea');
  await expectOrder(answering, ['Coffee', 'Tea', 'Juice', 'Water']);

  await drag(answering, 'Water', 'Coffee');
  await expectOrder(answering, ['Water', 'Coffee', 'Tea', 'Juice']);
  await expect(item(answering, 'Tea')).toBeChecked();

  expect(await answering.submitted()).toEqual({ 1: { order: [14, 12, 11] } });
});

test('A drag that the mouse leaves off beside its own place changes nothing (rank) [4.2.26]', async ({ ask }) => {
  const answering = await ask([drinks]);
  for (const title of ['Tea', 'Coffee']) await item(answering, title).tap();

  await drag(answering, 'Tea', 'Tea');

  await expectOrder(answering, ['Tea', 'Coffee', 'Juice', 'Water']);
  await expect(item(answering, 'Tea')).toBeChecked();
});

/** Drags the title of one item to the upper edge of another. */
async function drag(answering: Answering, title: string, to: string): Promise<void> {
  const row = (text: string) => answering.question(1).getByRole('listitem').filter({ hasText: text });
  const from = (await row(title).boundingBox())!;
  const target = (await row(to).boundingBox())!;
  const { mouse } = answering.page;
  await mouse.move(from.x + 100, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(from.x + 100, from.y + from.height / 2 + 10);
  await mouse.move(from.x + 100, target.y + 4, { steps: 4 });
  await mouse.up();
}
