import { IMAGE_LIMITS } from '@wence/schema';
import { expect } from '../fixtures.js';
import { ImageLibrary } from '../pages/ImageLibrary.js';
import { expectAccessible } from '../support/axe.js';
import { BLUE, pictureFile, RED, seenAt } from '../support/picture-files.js';
import { LANDSCAPE, test, WITH_PICTURE } from './with-picture.js';

const NARROW = { width: 390, height: 844 };

test('Pictures come into the library, several at once; one is selected and used, looked at large and deleted; the survey that shows it keeps it, and no other survey has it [S9.height.image-dialog]', async ({
  designing,
  library,
  texts,
}) => {
  const { panel, page, stored } = await designing(WITH_PICTURE);
  await panel.locator('input[type="file"]').setInputFiles(pictureFile('tea.png'));
  await expect(panel.getByRole('img', { name: texts.current })).toBeVisible();
  await library.open();
  await expect(library.image('tea.png')).toBeVisible();
  expect(await ImageLibrary.bodyHeight(library.dialog)).toBe(380);

  await library.upload(pictureFile('red.png'), pictureFile('blue.png', LANDSCAPE, BLUE), pictureFile('both.png', LANDSCAPE, RED, BLUE));
  await expect(library.images).toHaveCount(4);
  expect(await ImageLibrary.bodyHeight(library.dialog)).toBe(380);
  const [first, second] = [await library.uploadTile.boundingBox(), await library.dialog.getByRole('listitem').nth(1).boundingBox()];
  expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0)), 'tiles stand side by side').toBeLessThan(2);
  await library.select('blue.png');
  await expectAccessible(page, 'the image library');
  await library.confirm();
  await expect(library.dialog).toBeHidden();
  const { image = '' } = (await stored()).setting ?? {};
  expect(await seenAt(page, `/${image}`)).toMatchObject({ ...LANDSCAPE, left: BLUE });

  await library.open();
  await library.act(texts.preview('blue.png')).click();
  const preview = page.getByRole('dialog', { name: 'blue.png' });
  await expect(preview.getByRole('img', { name: 'blue.png' })).toBeVisible();
  await expectAccessible(page, 'the preview of an image');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await library.act(texts.remove('blue.png')).click();
  await page.getByRole('dialog', { name: texts.confirmRemove }).getByRole('button', { name: texts.removeNow, exact: true }).click();
  await expect(library.image('blue.png')).toBeHidden();
  await expect(library.images).toHaveCount(3);
  await library.cancel();
  const picture = panel.getByRole('img', { name: texts.current });
  expect(await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(LANDSCAPE.width);

  await designing(WITH_PICTURE);
  await library.open();
  await expect(library.images).toHaveCount(0);
  await expectAccessible(page, 'the empty image library');
});

test('On a phone the same is done from the sheet of properties, and nothing sticks out', async ({ designing, library, texts }) => {
  const { page, stored } = await designing(WITH_PICTURE);
  await page.setViewportSize(NARROW);
  const sticksOut = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.getByRole('button', { name: texts.properties, exact: true }).click();
  await library.open();
  await library.upload(pictureFile('both.png', LANDSCAPE, RED, BLUE));
  await expectAccessible(page, 'the image library on a phone');
  expect(await sticksOut()).toBe(0);

  await library.openCrop('both.png');
  await expectAccessible(page, 'the crop dialog on a phone');
  expect(await sticksOut()).toBe(0);
  await library.crop();
  await library.confirm();

  await expect(library.dialog).toBeHidden();
  const { image = '' } = (await stored()).setting ?? {};
  expect(await seenAt(page, `/${image}`)).toMatchObject({ ...IMAGE_LIMITS.crop, left: RED, right: BLUE });
});
