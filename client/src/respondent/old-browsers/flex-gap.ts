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
const spaced = new WeakSet<Rules>();

function addMargins(rules: Rules): void {
  if (spaced.has(rules)) return;
  spaced.add(rules);
  // From the end, so that a rule that was added does not move those that are still to come.
  for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = rules.cssRules[at];
    if (rule instanceof CSSMediaRule) addMargins(rule);
    const margins = rule instanceof CSSStyleRule ? marginsFor(rule.style, rule.selectorText) : null;
    if (margins !== null) rules.insertRule(margins, at + 1);
  }
}

type FlexStyle = Pick<CSSStyleDeclaration, 'display' | 'flexDirection' | 'flexWrap' | 'rowGap' | 'columnGap'>;

/** The rule that spaces the items of a flex container; null for a rule that makes none, or none with a gap. */
export function marginsFor({ display, flexDirection, flexWrap, rowGap, columnGap }: FlexStyle, selector: string): string | null {
  if (!/^(inline-)?flex$/.test(display)) return null;
  const [down, across] = [rowGap, columnGap].map((gap) => (gap === 'normal' ? '' : gap));
  const items = (relation: string) =>
    selector
      .split(',')
      .map((each) => `${each.trim()} ${relation}`)
      .join(', ');
  if (flexWrap === 'wrap') return down || across ? `${items('> *')} { margin: 0 ${across || 0} ${down || 0} 0 }` : null;
  if (flexDirection === 'column') return down ? `${items('> * + *')} { margin-top: ${down} }` : null;
  return across ? `${items('> * + *')} { margin-left: ${across} }` : null;
}
