/**
 * Space between the items of flex containers where the browser has `gap` for grids only (Chromium before 84, Safari before 14.1): a margin rule
 * beside each rule that asks for it, in the style sheets that are there and in those that controls bring along later.
 */
export function spaceFlexItems(page: Document): void {
  if (hasFlexGap(page)) return;
  for (const sheet of page.styleSheets) addMargins(sheet);
  new MutationObserver(() => {
    for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (link.sheet) addMargins(link.sheet);
      else link.addEventListener('load', () => link.sheet && addMargins(link.sheet), { once: true });
    }
  }).observe(page.head, { childList: true });
}

function hasFlexGap(page: Document): boolean {
  const column = page.createElement('div');
  column.style.cssText = 'display:flex;flex-direction:column;row-gap:1px;position:absolute';
  column.append(page.createElement('i'), page.createElement('i'));
  page.body.append(column);
  const isSpaced = column.scrollHeight === 1;
  column.remove();
  return isSpaced;
}

type Rules = Pick<CSSStyleSheet, 'cssRules' | 'insertRule'>;
const done = new WeakSet<Rules>();

function addMargins(rules: Rules): void {
  if (done.has(rules)) return;
  done.add(rules);
  // From the end, so that a rule that was added does not move those that are still to come.
  for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = rules.cssRules[at];
    if (rule instanceof CSSMediaRule) addMargins(rule);
    if (rule instanceof CSSStyleRule) for (const text of marginRules(rule)) rules.insertRule(text, at + 1);
  }
}

function marginRules({ style, selectorText }: CSSStyleRule): readonly string[] {
  if (!/^(inline-)?flex$/.test(style.display)) return [];
  const across = style.columnGap;
  const down = style.rowGap;
  const items = (of: string) => selectorText.split(',').map((selector) => `${selector}${of}`).join(',');
  if (style.flexWrap === 'wrap') return across || down ? [`${items(' > *')} { margin: 0 ${across || 0} ${down || 0} 0 }`] : [];
  if (style.flexDirection === 'column') return down ? [`${items(' > * + *')} { margin-top: ${down} }`] : [];
  return across ? [`${items(' > * + *')} { margin-left: ${across} }`] : [];
}
