import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { photograph } from './photograph.js';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** axe-core finds nothing at any of these sizes of the window, which the page follows while it is open; then it has its own size again. */
export async function expectAccessibleAt(page: Page, sizes: readonly Size[], screen: string, leftOut: readonly string[] = []) {
  const own = page.viewportSize();
  for (const size of sizes) {
    await resize(page, size);
    await expectAccessible(page, `${screen}, ${size.width} px`, leftOut);
  }
  if (own) await resize(page, own);
}

/** The page renders parts that depend on the width again within two frames. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/**
 * axe-core finds nothing on the page as it is shown now, but for what is in a part that is `leftOut` by its selector because it is not ours. With
 * PICTURES=1 it is photographed too, for the contact sheets.
 */
export async function expectAccessible(page: Page, screen: string, leftOut: readonly string[] = []): Promise<void> {
  // A page's own content security policy refuses foreign scripts; code that the test evaluates is not one.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(readFileSync(AXE, 'utf8'));
  const asked = { tags: RULES, exclude: [...leftOut] };
  const faults = await page.evaluate(async ({ tags, exclude }) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run({ exclude }, { runOnly: { type: 'tag', values: tags } });
    const floats = (element: Element | null): Element | null => {
      if (!element || ['fixed', 'sticky'].includes(getComputedStyle(element).position)) return element;
      return floats(element.parentElement);
    };
    // An element that a dialog or a sticky header half covers has its full size once it is scrolled out from under it.
    const isCovered = (target: unknown) => {
      const element = typeof target === 'string' ? document.querySelector(target) : null;
      if (!element) return false;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const middle = (left + right) / 2;
      return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
        const cover = floats(document.elementFromPoint(middle, y));
        return cover !== null && !cover.contains(element);
      });
    };
    // A hint that still stands there, as the mouse does, belongs to what it describes and to no part of the page.
    const isHint = (target: unknown) => typeof target === 'string' && Boolean(document.querySelector(target)?.closest('.ant-tooltip'));
    const isFault = (id: string, target: unknown) => {
      if (id === 'target-size') return !isCovered(target);
      return id !== 'region' || !isHint(target);
    };
    return violations.flatMap(({ id, help, nodes }) => {
      const wrong = nodes.filter(({ target }) => isFault(id, target[0]));
      return wrong.length === 0 ? [] : [`${id} (${help}): ${wrong.map((node) => node.html.slice(0, 200)).join(' | ')}`];
    });
  }, asked);
  await photograph(page, screen);
  expect(faults, `axe-core on ${screen}`).toEqual([]);
}
