import type { Page } from '@playwright/test';

/** The stored name of a picture that `servePicture` brings to the page: a library of pictures is not what these tests are about. */
export const PICTURE = 'pictures/everything.svg';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#e4e8ed"/></svg>';

export async function servePicture(page: Page): Promise<void> {
  await page.route(`**/${PICTURE}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: DRAWING }));
}
