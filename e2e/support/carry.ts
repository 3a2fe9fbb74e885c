import { expect, type Locator, type Page } from '@playwright/test';

/** Carries something by the mouse to another place: slowly enough for a page that only notices movement. `at`: the share of the target's height. */
export async function carry(from: Locator, to: Locator, at = 0.5): Promise<void> {
  const { mouse } = from.page();
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await middle(from), await middle(to, at)];
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(start.x + 4, start.y + 6, { steps: 4 });
  await mouse.move(end.x, end.y, { steps: 12 });
  await mouse.move(end.x, end.y);
  await mouse.up();
}

async function middle(locator: Locator, at = 0.5): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('there is nothing to take hold of');
  return { x: box.x + box.width / 2, y: box.y + box.height * at };
}

/** Carries what has the focus by keys, each pressed when what the one before did is there: nobody presses them within a millisecond. */
export async function carryByKeys(page: Page, ...keys: readonly ('ArrowUp' | 'ArrowDown')[]): Promise<void> {
  const state = () =>
    page.evaluate(() => {
      const said = [...document.querySelectorAll('[id^="DndLiveRegion"]')].map((region) => region.textContent);
      const carried = [...document.querySelectorAll('[style*="translate3d"]')].map((element) => element.getAttribute('style'));
      return [...said, ...carried].join();
    });
  for (const key of ['Space', ...keys, 'Space']) {
    const before = await state();
    await page.keyboard.press(key);
    await expect.poll(state).not.toBe(before);
    // The dragged element moves at once; the place under it is found one frame later.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
}
