import { expect, type Page } from '@playwright/test';

/** Properties that set the size of text. A custom property counts where it is set. */
const OF_TEXT = ['font-size', 'line-height', 'font'];

/**
 * Has a look while all text is twice as large and everything else as it was, as on phones and in the browsers inside of other apps whose owner asks
 * for large text. Browsers cannot be told to by a test, so the style sheets are changed that say how large text is; that all of it really is twice
 * as large, and of its usual size afterwards, is asserted.
 */
export async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const before = await textSizes(page);
  await enlargeText(page);
  const large = await textSizes(page);
  expect(large.map((size, place) => [size, before[place]]).filter(([now = 0, old = 0]) => now < old * 1.9)).toEqual([]);
  await look();
  await page.evaluate(() => (window as unknown as Enlarged).restoreText());
  expect(await textSizes(page)).toEqual(before);
}

interface Enlarged {
  restoreText(): void;
}

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate((ofText) => {
    const styles: CSSStyleDeclaration[] = [];
    const collect = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) styles.push(rule.style);
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);
    const said = styles.flatMap((style) => ofText.map((name) => style.getPropertyValue(name)));
    const variables = said.flatMap((value) => Array.from(value.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));
    const usual: { readonly style: CSSStyleDeclaration; readonly text: string }[] = [];
    for (const style of styles) {
      usual.push({ style, text: style.cssText });
      for (const name of new Set([...ofText, ...variables])) {
        const value = style.getPropertyValue(name);
        if (/\dpx/.test(value))
          style.setProperty(
            name,
            value.replace(/[\d.]+px/g, (size) => `${Number.parseFloat(size) * 2}px`),
          );
      }
    }
    const restoreText = () => {
      for (const { style, text } of usual) style.cssText = text;
    };
    Object.assign(window, { restoreText });
  }, OF_TEXT);
}

/** Reads the text size of every element that has text of its own. */
function textSizes(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );
}
