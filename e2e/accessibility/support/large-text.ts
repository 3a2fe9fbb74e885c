import { expect, type Page } from '@playwright/test';

/** Properties that set the size of text. A custom property counts where it is set. */
const OF_TEXT = ['font-size', 'line-height', 'font'];

/**
 * Makes all text twice as large and leaves everything else as it is, as phones and the browsers inside of other apps do when their owner asks for
 * large text. Browsers cannot be told to by a test, so the style sheets are changed that say how large text is; that all of it really is twice as
 * large is asserted.
 */
export async function enlargeText(page: Page): Promise<void> {
  const before = await textSizes(page);
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
    for (const style of styles) {
      for (const name of new Set([...ofText, ...variables])) {
        const value = style.getPropertyValue(name);
        if (/\dpx/.test(value))
          style.setProperty(
            name,
            value.replace(/[\d.]+px/g, (size) => `${Number.parseFloat(size) * 2}px`),
          );
      }
    }
  }, OF_TEXT);
  const after = await textSizes(page);
  expect(after.map((size, place) => [size, before[place]]).filter(([now = 0, old = 0]) => now < old * 1.9)).toEqual([]);
}

/** Reads the text size of every element that has text of its own. */
function textSizes(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );
}
