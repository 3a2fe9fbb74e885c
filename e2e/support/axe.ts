import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { photograph } from './photograph.js';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe-core finds nothing on the page as it is shown now. With PICTURES=1 it is photographed too, for the contact sheets. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // A page's own content security policy refuses foreign scripts; code that the test evaluates is not one.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(readFileSync(AXE, 'utf8'));
  const faults = await page.evaluate(async (tags) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    // What lies behind a dialog, half covered by it, is no target: sizes are looked at in the dialog alone.
    const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].findLast((each) =>
      each.checkVisibility(),
    );
    const rules = { 'target-size': { enabled: !dialog } };
    const whole = await checker.run(document, { runOnly: { type: 'tag', values: tags }, rules });
    const sizes = dialog ? await checker.run(dialog, { runOnly: { type: 'rule', values: ['target-size'] } }) : { violations: [] };
    const violations = [...whole.violations, ...sizes.violations];
    return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`);
  }, RULES);
  await photograph(page, screen);
  expect(faults, `axe-core on ${screen}`).toEqual([]);
}
