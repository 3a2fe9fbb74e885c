import { type QuestionKey, questionCatalogue } from '@wence/schema';
import type { Page } from '@playwright/test';
import { expect, test } from './all-asked.js';
import { ANSWERED } from './types/table.js';

const KEYS = questionCatalogue.map(({ key }) => key).filter((key: QuestionKey) => key in ANSWERED);

interface Remembering {
  looks: Map<Element, string>;
}

/** Remembers how everything that can have the focus looks without it: itself, what it stands in within its question, and what stands beside it. */
function rememberLooks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const lookOf = (element: Element): string => {
      const around: Element[] = [element, ...element.querySelectorAll('*')];
      for (let at = element; at.parentElement && !at.matches('[data-question], main'); at = at.parentElement) {
        around.push(...at.parentElement.children, at.parentElement);
      }
      const beside = [...(element.parentElement?.querySelectorAll('*') ?? [])];
      return [...around, ...beside]
        .map((each) => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, stroke, opacity, transform } = getComputedStyle(each);
          const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
          return [outline, boxShadow, borderColor, stroke, opacity, transform].join(' ');
        })
        .join('\n');
    };
    const all = document.querySelectorAll('a[href], button, input, select, textarea, summary');
    const looks = new Map([...all].map((element) => [element, lookOf(element)]));
    Object.assign(window, { looks, lookOf });
  });
}

/** The name of what has the focus, and whether that can be seen. */
function focused(page: Page): Promise<{ readonly name: string; readonly isSeen: boolean } | null> {
  return page.evaluate(() => {
    const { looks, lookOf } = window as unknown as Remembering & { lookOf: (element: Element) => string };
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    return { name: element.outerHTML.slice(0, 160), isSeen: looks.get(element) !== lookOf(element) };
  });
}

/** Returns whether the focused element looks different without the focus: the browser draws some parts of its own inputs, whose styles no page can ask for. */
async function isDrawn(page: Page): Promise<boolean> {
  const element = (await page.evaluateHandle(() => document.activeElement)).asElement();
  const seen = await element?.screenshot();
  await page.keyboard.press('Tab');
  const unseen = await element?.screenshot();
  await page.keyboard.press('Shift+Tab');
  return seen !== undefined && unseen !== undefined && !seen.equals(unseen);
}

test('Whatever the Tab key comes to shows that it has the focus, on every type [4.2.62]', async ({ askAll, page }) => {
  test.slow();
  await askAll(KEYS, page);
  await rememberLooks(page);

  const unseen: string[] = [];
  let stops = 0;
  for (await page.keyboard.press('Tab'); ; await page.keyboard.press('Tab')) {
    const stop = await focused(page);
    if (stop === null) break;
    stops += 1;
    if (!stop.isSeen && !(await isDrawn(page))) unseen.push(stop.name);
  }
  expect(unseen).toEqual([]);
  expect(stops).toBeGreaterThan(KEYS.length);
});

/** Elements that take time to change, and what moves. */
function moving(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('*')].flatMap((element) => [
      getComputedStyle(element),
      getComputedStyle(element, '::before'),
      getComputedStyle(element, '::after'),
    ]);
    const changing = all.filter(({ transitionDuration, animationName, animationDuration }) => {
      const isTimed = (text: string) => text.split(',').some((each) => Number.parseFloat(each) > 0);
      return isTimed(transitionDuration) || (animationName !== 'none' && isTimed(animationDuration));
    });
    return changing.length;
  });
}

test('Nothing moves where less motion is asked for [4.2.17]', async ({ askAll, page }) => {
  await askAll(KEYS, page);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving(page), 'otherwise the test would see nothing').toBeGreaterThan(0);
});
