import { pictureTexts } from '../i18n/picture-texts.js';
import { ImageLibrary } from '../pages/ImageLibrary.js';
import { test as base } from './designing.js';

/** A question with one picture, which respondents put marks on. */
export const WITH_PICTURE = { type: 38 } as const;
export const LANDSCAPE = { width: 800, height: 400 };

/** Fixtures for tests of a survey's pictures. */
export const test = base.extend<{ texts: ReturnType<typeof pictureTexts>; library: ImageLibrary }>({
  texts: async ({ language }, use) => use(pictureTexts(language)),
  library: async ({ desk, texts }, use) => use(new ImageLibrary(desk, texts)),
});
