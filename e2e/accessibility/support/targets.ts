import { expect, type Page } from '@playwright/test';

const LEAST = 44;

/** Whatever can be tapped is at least 44 px high and wide: the label around a box counts as its target. */
export async function expectLargeTargets(page: Page, state: string): Promise<void> {
  const small = await page.evaluate((least) => {
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, button, summary, a[href])')];
    return controls.flatMap((control) => {
      const target = control.matches('[type="radio"], [type="checkbox"]') ? (control.closest('label') ?? control) : control;
      const { width, height } = target.getBoundingClientRect();
      // A mark on a picture is moved by keyboard; a tap goes through it to the picture.
      const isTapped = target.checkVisibility() && getComputedStyle(target).pointerEvents !== 'none';
      const of = target.closest('[data-question]')?.querySelector('h2')?.textContent ?? '';
      const isSmall = isTapped && (Math.round(width) < least || Math.round(height) < least);
      return isSmall ? [`${Math.round(width)} x ${Math.round(height)} ${of}: ${target.outerHTML.slice(0, 160)}`] : [];
    });
  }, LEAST);
  expect.soft(small, state).toEqual([]);
}
