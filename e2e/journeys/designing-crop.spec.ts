import { IMAGE_LIMITS } from '@wence/schema';
import { expect } from '../fixtures.js';
import { ImageLibrary } from '../pages/ImageLibrary.js';
import { expectAccessible } from '../support/axe.js';
import { BLUE, pictureFile, RED, seenAt } from '../support/picture-files.js';
import { LANDSCAPE, test, WITH_PICTURE } from './with-picture.js';

test('A piece is cut out of a picture with the mouse, and used [S2.dialog.image-crop] [S2.dialog.crop-confirm] [S2.dialog.crop-no-click-outside] [S5.crop.box-200] [S5.crop.png]', async ({
  designing,
  library,
}) => {
  const { page, stored } = await designing(WITH_PICTURE);
  await library.open();
  await library.upload(pictureFile('both.png', LANDSCAPE, RED, BLUE));
  await library.openCrop('both.png');
  await expectAccessible(page, 'the crop dialog');

  await page.mouse.click(8, 500);
  await expect(library.cropper).toBeVisible();
  await expect(library.cropper.getByRole('slider'), 'zooming is all that can be set').toHaveCount(1);

  const { x, y, width, height } = (await library.stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 180, y + height / 2, { steps: 6 });
  await page.mouse.up();
  await library.crop();

  await expect(library.images).toHaveCount(2);
  await expect(library.image('both 200x200.png')).toBeChecked();
  await library.confirm();
  await expect(library.dialog).toBeHidden();
  const { image = '' } = (await stored()).setting ?? {};
  expect(await seenAt(page, `/${image}`)).toEqual({ type: 'image/png', ...IMAGE_LIMITS.crop, left: RED, right: RED });
});

test('The same by keyboard alone', async ({ designing, library, texts }) => {
  const { page, panel, stored } = await designing(WITH_PICTURE);
  await library.open();
  await library.upload(pictureFile('both.png', LANDSCAPE, RED, BLUE));
  await library.cancel();
  const tabTo = async (target: ReturnType<typeof page.locator>) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };

  await panel.getByRole('button', { name: texts.open, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(library.image('both.png')).toBeVisible();
  await tabTo(library.act(texts.crop('both.png')));
  await page.keyboard.press('Enter');
  await expect(library.cropper.getByRole('button', { name: texts.cropNow, exact: true })).toBeEnabled();
  await tabTo(library.stage);
  await page.keyboard.press('+');
  for (let presses = 0; presses < 25; presses += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await tabTo(library.cropper.getByRole('button', { name: texts.cropNow, exact: true }));
  await page.keyboard.press('Enter');
  await expect(library.image('both 200x200.png')).toBeChecked();
  await tabTo(library.dialog.getByRole('button', { name: texts.confirm, exact: true }));
  await page.keyboard.press('Enter');

  await expect(library.dialog).toBeHidden();
  await expect(panel.getByRole('button', { name: texts.open, exact: true })).toBeFocused();
  const { image = '' } = (await stored()).setting ?? {};
  expect(await seenAt(page, `/${image}`)).toEqual({ type: 'image/png', ...IMAGE_LIMITS.crop, left: BLUE, right: BLUE });
});

test('Zooming cuts out less, and resetting takes it back; a picture that is damaged cannot be cropped, and the dialog says so', async ({
  designing,
  library,
  texts,
}) => {
  const { page } = await designing(WITH_PICTURE);
  const damaged = { ...pictureFile('torn.png'), buffer: pictureFile('torn.png').buffer.subarray(0, 40) };
  await library.open();
  await library.upload(damaged, pictureFile('both.png', LANDSCAPE, RED, BLUE));
  await library.openCrop('both.png');
  expect(await ImageLibrary.bodyHeight(library.cropper)).toBe(360);
  const told = library.cropper.getByRole('status');
  const before = await told.textContent();

  await library.stage.hover();
  await page.mouse.wheel(0, -400);
  await expect(told).not.toHaveText(before ?? '');
  await library.cropper.getByRole('button', { name: texts.reset }).click();
  await expect(told).toHaveText(before ?? '');
  await library.cropper.getByRole('slider').press('End');
  await expect(told).toContainText('4');
  await page.keyboard.press('Escape');
  await expect(library.cropper).toBeHidden();

  await library.act(texts.crop('torn.png')).click();
  await expect(library.cropper.getByRole('alert')).toContainText(texts.cannotOpen);
  await expect(library.cropper.getByRole('button', { name: texts.cropNow, exact: true })).toBeDisabled();
  await expectAccessible(page, 'the crop dialog of a damaged picture');
});
