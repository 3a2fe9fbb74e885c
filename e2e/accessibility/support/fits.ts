import { expect, type Page } from '@playwright/test';

/** Nothing scrolls sideways, nothing is beyond the edge of the screen, and no text is cut off by what holds it. */
export async function expectFits(page: Page, state: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    const name = (element: Element) =>
      `${element.closest('[data-question]')?.querySelector('h2')?.textContent ?? ''}: ${element.outerHTML.slice(0, 160)}`;
    const isSpokenOnly = (element: Element) => element.clientWidth <= 1 || element.closest('[aria-live]') !== null;
    const all = [...document.querySelectorAll('main *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !isSpokenOnly(element),
    );
    const beyond = all.filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    const cut = all.filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const hides = overflowX !== 'visible' || textOverflow !== 'clip';
      return hides && !element.matches('input, textarea, select') && element.scrollWidth > element.clientWidth + 1;
    });
    const isSticky = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement));
    const texts = [...document.querySelectorAll('main [data-question]')].map((question) => {
      const walker = document.createTreeWalker(question, NodeFilter.SHOW_TEXT);
      const lines: { readonly node: Node; readonly rect: DOMRect }[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const holder = node.parentElement;
        if (!node.textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true }) || holder.matches('option, textarea'))
          continue;
        if (isSticky(holder)) continue; // It stays in sight over what is scrolled under it.
        if (holder.clientWidth === 1 || holder.parentElement?.clientWidth === 1) continue; // Spoken only.
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) lines.push({ node, rect });
      }
      return lines;
    });
    const overlaps = texts.flatMap((lines) =>
      lines.flatMap(({ node, rect }, place) =>
        lines.slice(place + 1).flatMap((other) => {
          const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
          const down = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
          const isOver = other.node !== node && across > 1 && down > rect.height / 2;
          return isOver ? [`${node.textContent} over ${other.node.textContent}`] : [];
        }),
      ),
    );
    const dates = [...document.querySelectorAll<HTMLInputElement>('main input:is([type="date"], [type="time"])')].filter((box) => {
      const wanted = box.cloneNode() as HTMLInputElement;
      wanted.style.setProperty('width', 'max-content');
      wanted.style.setProperty('max-width', 'none');
      box.after(wanted);
      const isNarrow = wanted.offsetWidth > box.offsetWidth;
      wanted.remove();
      return isNarrow;
    });
    const marks = [...document.querySelectorAll('main input[type="checkbox"]:checked')].filter((box) => {
      const { content, fontSize } = getComputedStyle(box, '::after');
      return content.includes('counter') && Number.parseFloat(fontSize) > box.clientHeight;
    });
    return [
      ...overlaps,
      ...[...dates, ...marks].map((element) => `too small for its text: ${name(element)}`),
      ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}`] : []),
      ...beyond.map((element) => `beyond the edge: ${name(element)}`),
      ...cut.map((element) => `cut off: ${name(element)}`),
    ];
  });
  expect.soft(faults, state).toEqual([]);
}
