import { IMAGE_LIMITS } from '@wence/schema';
import { expect } from '../fixtures.js';
import { ImageLibrary } from '../pages/ImageLibrary.js';
import { expectAccessible } from '../support/axe.js';
import { BLUE, pictureFile, RED, seenAt } from '../support/picture-files.js';
import { LANDSCAPE, test, WITH_PICTURE } from '../support/with-picture.js';

const NARROW = { width: 390, height: 844 };

test('Pictures come into the library, several at once; one is selected and used [S2.dialog.image-upload-tile] [S2.dialog.image-grid] [S2.dialog.image-select]', async ({
  designing,
  library,
  texts,
}) => {
  const { panel, page, stored } = await designing(WITH_PICTURE);
  await library.open();
  await expect(library.uploadTile).toBeVisible();
  await expect(library.dialog.getByText(texts.empty)).toBeVisible();
  await expectAccessible(page, 'the empty image library');

  await library.upload(pictureFile('red.png'), pictureFile('blue.png', LANDSCAPE, BLUE), pictureFile('both.png', LANDSCAPE, RED, BLUE));
  await expect(library.images).toHaveCount(3);
  const [first, second] = [await library.uploadTile.boundingBox(), await library.dialog.getByRole('listitem').nth(1).boundingBox()];
  expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0)), 'tiles stand side by side').toBeLessThan(2);
  await library.select('red.png');
  await library.select('blue.png');
  await expect(library.image('red.png')).not.toBeChecked();
  await expectAccessible(page, 'the image library');
  await library.confirm();

  await expect(library.dialog).toBeHidden();
  const picture = panel.getByRole('img', { name: texts.current });
  await expect(picture).toBeVisible();
  const { image = '' } = (await stored()).setting ?? {};
  expect(await seenAt(page, `/${image}`)).toMatchObject({ ...LANDSCAPE, left: BLUE });
});

test('A picture that a question was given directly is in the library of its survey, which belongs to that survey alone', async ({
  designing,
  library,
  words,
}) => {
  const { panel, page } = await designing({ type: 34, subType: 1 });
  await page.getByRole('textbox', { name: words.editor.option(1), exact: true }).click();
  await panel.locator('input[type="file"]').setInputFiles(pictureFile('tea.png'));
  await library.open();
  await expect(library.image('tea.png')).toBeVisible();

  await designing(WITH_PICTURE);
  await library.open();

  await expect(library.images).toHaveCount(0);
});

test('A picture is looked at large, and deleted after a question; the survey that shows it keeps it [S2.dialog.image-preview] [S2.dialog.image-delete]', async ({
  designing,
  library,
  texts,
}) => {
  const { panel, page } = await designing(WITH_PICTURE);
  await library.open();
  await library.upload(pictureFile('red.png'), pictureFile('blue.png', LANDSCAPE, BLUE));

  await library.act(texts.preview('blue.png')).click();
  const preview = page.getByRole('dialog', { name: 'blue.png' });
  await expect(preview.getByRole('img', { name: 'blue.png' })).toBeVisible();
  await expectAccessible(page, 'the preview of an image');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await library.select('red.png');
  await library.confirm();
  await library.open();
  await library.act(texts.remove('red.png')).click();
  const question = page.getByRole('dialog', { name: texts.confirmRemove });
  await question.getByRole('button', { name: texts.cancel, exact: true }).click();
  await expect(library.images).toHaveCount(2);
  await library.act(texts.remove('red.png')).click();
  await question.getByRole('button', { name: texts.removeNow, exact: true }).click();

  await expect(library.image('red.png')).toBeHidden();
  await expect(library.images).toHaveCount(1);
  await library.cancel();
  const picture = panel.getByRole('img', { name: texts.current });
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
});

test('Nothing is confirmed while nothing is selected, and what was selected is forgotten on closing [S5.image.nothing-selected] [S4.image-dialog.clears-selection]', async ({
  designing,
  library,
  texts,
}) => {
  const { page, stored } = await designing(WITH_PICTURE);
  await library.open();
  await library.upload(pictureFile('red.png'));
  await library.cancel();
  await library.open();

  await library.confirm();
  await expect(page.getByText(texts.nothing)).toBeVisible();
  await expect(library.dialog).toBeVisible();

  await library.select('red.png');
  await library.cancel();
  await library.open();
  await expect(library.image('red.png')).toBeVisible();
  await expect(library.image('red.png')).not.toBeChecked();
  expect((await stored()).setting?.image).toBeUndefined();
});

test('What is no picture, too large or too many is refused before it is sent [S5.image.only-images] [S5.image.under-20mb]', async ({
  designing,
  library,
  texts,
}) => {
  const { page } = await designing(WITH_PICTURE);
  let sent = 0;
  await page.route('**/v1/oss', (route) => {
    sent += 1;
    return route.continue();
  });
  await library.open();

  await library.choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('none') });
  await expect(page.getByText(texts.onlyImages)).toBeVisible();
  await library.choose({ name: 'poster.png', mimeType: 'image/png', buffer: Buffer.alloc(21 * 1024 * 1024) });
  await expect(page.getByText(texts.tooLarge)).toBeVisible();
  const many = Array.from({ length: IMAGE_LIMITS.filesAtOnce + 1 }, (_, place) => pictureFile(`tea ${place}.png`));
  await library.choose(...many);
  await expect(page.getByText(texts.tooMany)).toBeVisible();

  expect(sent).toBe(0);
  await expect(library.images).toHaveCount(0);
});

test('An upload that fails says so, stays in sight and can be sent again [S8.upload.failure]', async ({ designing, library, texts }) => {
  const { page, panel } = await designing(WITH_PICTURE);
  await page.route('**/v1/oss', (route) => route.abort());
  await panel.locator('input[type="file"]').setInputFiles(pictureFile('tea.png'));
  await expect(page.getByText(texts.failed, { exact: true })).toBeVisible();
  await library.open();
  await library.choose(pictureFile('red.png'));
  const tile = library.dialog.getByRole('alert').filter({ hasText: texts.failed });
  await expect(tile).toBeVisible();
  await expectAccessible(page, 'the image library after a failure');
  await page.unroute('**/v1/oss');

  await tile.getByRole('button', { name: texts.again }).click();

  await expect(library.image('red.png')).toBeChecked();
  await expect(tile).toBeHidden();
});

test('A library that does not load can be asked for again', async ({ designing, library, texts }) => {
  const { page } = await designing(WITH_PICTURE);
  await page.route('**/graphql', (route) => (route.request().postData()?.includes('ImageLibrary') ? route.abort() : route.continue()));
  await page.getByRole('button', { name: texts.open, exact: true }).click();
  await expect(library.dialog.getByRole('alert')).toContainText(texts.loadFailed);
  await expectAccessible(page, 'an image library that did not load');
  await page.unroute('**/graphql');

  await library.dialog.getByRole('button', { name: texts.retry, exact: true }).click();

  await expect(library.uploadTile).toBeVisible();
});

test('Dialogs have their heights, whatever is in them [S9.height.dialog] [S9.height.image-dialog]', async ({
  designing,
  library,
  texts,
}) => {
  const { page } = await designing(WITH_PICTURE);
  await library.open();
  expect(await ImageLibrary.bodyHeight(library.dialog)).toBe(380);
  await library.upload(pictureFile('both.png', LANDSCAPE, RED, BLUE));
  expect(await ImageLibrary.bodyHeight(library.dialog)).toBe(380);
  await library.openCrop('both.png');
  expect(await ImageLibrary.bodyHeight(library.cropper)).toBe(360);
  await designing({ type: 1 });
  await page.getByRole('button', { name: texts.batch, exact: true }).click();
  expect(await ImageLibrary.bodyHeight(page.getByRole('dialog'))).toBe(360);
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
