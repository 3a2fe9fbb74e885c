import { apply, emptyDefinition, type Language, questionCatalogue, type SurveyDefinition, type SurveyTheme } from '@wence/schema';
import type { Page } from '@playwright/test';

/** Stored names of the pictures that `servePictures` brings to the page: a library of pictures is not what these tests are about. */
export const PICTURE = 'pictures/harbour.svg';
export const LOGO = 'pictures/logo.svg';

/** Half black, half white: text that stood on it could not be read on both. */
const HALVES =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path fill="#fff" d="M0 0h400v300H0z"/><path d="M0 0h200v300H0z"/></svg>';

export async function servePictures(page: Page): Promise<void> {
  await page.route(/\/pictures\/\w+\.svg$/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: HALVES }));
}

/** A survey with one question of every type as the editor makes it, all of them required; `keys` narrows it to some. */
export function everyType(language: Language, theme: SurveyTheme, keys?: readonly string[]): SurveyDefinition {
  const rows = questionCatalogue.filter(({ key, isAnswerable }) =>
    keys ? keys.includes(key) : isAnswerable && key !== 'verificationCode',
  );
  const operations = rows.map(({ type, subType }) => ({ op: 'addNode' as const, node: { type, subType, required: true } }));
  const applied = apply(emptyDefinition({ title: 'Every type', language }), operations);
  if (!applied.ok) throw new Error(JSON.stringify(applied.fault));
  return { ...applied.definition, theme };
}
