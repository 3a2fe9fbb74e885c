import { randomUUID } from 'node:crypto';
import { expect } from '../fixtures.js';
import { expectAccessible } from '../support/axe.js';
import { BLUE, pictureFile, RED, seenAt } from '../support/picture-files.js';
import { LANDSCAPE, test, WITH_PICTURE } from './with-picture.js';

/** Other tests upload for the same author: these are the pictures of this one. */
const namesOf = (mark: string) => ({ red: `red ${mark}.png`, blue: `blue ${mark}.png` });
const NARROW = { width: 390, height: 844 };

test('A picture of one survey is found and used in another; where it is used it stays, and one that nothing shows is deleted', async ({
  designing,
  library,
  texts,
}) => {
  const mark = randomUUID().slice(0, 8);
  const { red, blue } = namesOf(mark);
  await designing(WITH_PICTURE);
  await library.open();
  await library.upload(pictureFile(red, LANDSCAPE, RED), pictureFile(blue, LANDSCAPE, BLUE));
  await library.act(texts.remove(blue)).click();
  await library.dialog
    .page()
    .getByRole('dialog', { name: texts.confirmRemove })
    .getByRole('button', { name: texts.removeNow, exact: true })
    .click();
  await expect(library.image(blue)).toBeHidden();
  await library.cancel();

  const { page, stored } = await designing(WITH_PICTURE);
  await library.open();
  await expect(library.images).toHaveCount(0);
  await library.openMine();
  await library.search(mark);
  await expect(library.images).toHaveCount(2);
  await expect(library.tile(red)).toContainText(texts.uses(1));
  await expect(library.tile(blue)).toContainText(texts.unused);
  await expectAccessible(page, 'the pictures of all surveys');
  await library.search(`green ${mark}`);
  await expect(library.dialog.getByText(texts.noMatch)).toBeVisible();
  await library.search(`red ${mark}`);
  await expect(library.images).toHaveCount(1);
  await library.select(red);
  await library.confirm();
  await expect(library.dialog).toBeHidden();
  const { image = '' } = (await stored()).setting ?? {};
  expect(await seenAt(page, `/${image}`)).toMatchObject({ ...LANDSCAPE, left: RED });

  await library.open();
  await expect(library.image(red)).toBeVisible();
  await library.openMine();
  await library.search(mark);
  await expect(library.tile(red)).toContainText(texts.uses(2));
  await library.act(texts.remove(red)).click();
  await expect(page.getByText(texts.inUse)).toBeVisible();
  await library.act(texts.remove(blue)).click();
  await page.getByRole('dialog', { name: texts.confirmRemove }).getByRole('button', { name: texts.removeNow, exact: true }).click();
  await expect(library.image(blue)).toBeHidden();
  await expect(library.images).toHaveCount(1);
});

test('By keyboard, on a phone, a picture of another survey is chosen too', async ({ designing, library, texts }) => {
  const { red } = namesOf(randomUUID().slice(0, 8));
  await designing(WITH_PICTURE);
  await library.open();
  await library.upload(pictureFile(red, LANDSCAPE, RED));
  await library.cancel();

  const { page, stored } = await designing(WITH_PICTURE);
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: texts.properties, exact: true }).click();
  await library.open();
  await library.dialog.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(library.image(red)).toBeVisible();
  await library.image(red).focus();
  await page.keyboard.press('Space');
  await expect(library.image(red)).toBeChecked();
  await expectAccessible(page, 'the pictures of all surveys on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  await library.confirm();

  await expect(library.dialog).toBeHidden();
  expect((await stored()).setting?.image).toMatch(/^images\//);
});
