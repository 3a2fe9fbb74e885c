import { expect, type Locator, type Page } from '@playwright/test';
import type { PictureTexts } from '../i18n/picture-texts.js';
import type { pictureFile } from '../support/picture-files.js';

type File = ReturnType<typeof pictureFile>;

/** The image library dialog, and the crop dialog that comes out of it. */
export class ImageLibrary {
  readonly dialog: Locator;
  readonly images: Locator;
  readonly uploadTile: Locator;
  readonly cropper: Locator;
  readonly stage: Locator;

  constructor(
    private readonly page: Page,
    private readonly texts: PictureTexts,
  ) {
    this.dialog = page.getByRole('dialog', { name: texts.open });
    this.images = this.dialog.getByRole('radio');
    this.uploadTile = this.dialog.getByRole('button', { name: texts.upload });
    this.cropper = page.getByRole('dialog', { name: texts.cropTitle });
    this.stage = this.cropper.getByRole('application', { name: texts.stage });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: this.texts.open, exact: true }).click();
    await expect(this.uploadTile).toBeVisible();
  }

  /** Turns to the pictures of all surveys. */
  async openMine(): Promise<void> {
    await this.dialog.getByRole('tab', { name: this.texts.mine, exact: true }).click();
    await expect(this.dialog.getByRole('searchbox', { name: this.texts.search })).toBeVisible();
  }

  async search(words: string): Promise<void> {
    const field = this.dialog.getByRole('searchbox', { name: this.texts.search });
    await field.fill(words);
    await field.press('Enter');
  }

  /** The tile of a picture: its name and in how many places it is. */
  tile(name: string): Locator {
    const radio = this.page.getByRole('radio', { name, exact: true });
    return this.dialog.getByRole('listitem').filter({ has: radio });
  }

  image(name: string): Locator {
    return this.images.and(this.page.getByLabel(name, { exact: true }));
  }

  async choose(...files: readonly { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.uploadTile.click();
    await (await chooser).setFiles([...files]);
  }

  async upload(...files: readonly File[]): Promise<void> {
    await this.choose(...files);
    for (const { name } of files) await expect(this.image(name)).toBeVisible();
  }

  /** Selects a picture by clicking on its label, like a user with a pointer. */
  async select(name: string): Promise<void> {
    const radio = this.page.getByRole('radio', { name, exact: true });
    await this.dialog.locator('label').filter({ has: radio }).click();
    await expect(this.image(name)).toBeChecked();
  }

  act(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async confirm(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.texts.confirm, exact: true }).click();
  }

  async cancel(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.texts.cancel, exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }

  async openCrop(name: string): Promise<void> {
    await this.act(this.texts.crop(name)).click();
    await expect(this.cropper.getByRole('button', { name: this.texts.cropNow, exact: true })).toBeEnabled();
  }

  async crop(): Promise<void> {
    await this.cropper.getByRole('button', { name: this.texts.cropNow, exact: true }).click();
    await expect(this.cropper).toBeHidden();
  }

  /** Height of the part of a dialog that its own height is given to, in pixels. */
  static bodyHeight(dialog: Locator): Promise<number> {
    return dialog.evaluate((element) => {
      const body = [...element.querySelectorAll('div')].find((each) => getComputedStyle(each).overflowY === 'auto');
      return body?.getBoundingClientRect().height ?? 0;
    });
  }
}
