import type { SeenDocument } from './read-document.js';

/** The elements that rich text is drawn with, and what each may carry beside class and style. Lines (p, div, headings) are drawn as spans. */
const RICH: Readonly<Record<string, readonly string[]>> = {
  b: [],
  strong: [],
  i: [],
  em: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  ul: [],
  ol: [],
  li: [],
  span: [],
  br: [],
  hr: [],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  video: ['src', 'poster', 'controls', 'width', 'height'],
  audio: ['src', 'controls'],
};

/** Marks that the page itself sets: that a text is too long for a narrow column, that a picture did not come, that nothing in it reacts. */
const OWN_MARKS: readonly string[] = ['data-long', 'data-state', 'inert'];

const RICH_STYLE = /^(?:color|background-color|font-(?:size|weight|style)|text-(?:align|decoration(?:-\w+)?)):/;
const LOADING_STYLE = /url\(|image-set|expression|javascript:|@import|\\/i;

const isOwn = (address: string, origin: string): boolean => URL.canParse(address, origin) && new URL(address, origin).origin === origin;

/** A picture of the theme: one address of this site, and nothing else. */
function isOwnPicture(style: string, origin: string): boolean {
  const [, address] = /^html --\w+-image:url\("([^"\\()]*)"\)$/.exec(style) ?? [];
  return address !== undefined && isOwn(address, origin);
}

/**
 * Parts of a page with hostile texts that the same page with plain ones lacks, and that rich text may not bring: other elements, more of the
 * page's own, attributes, addresses that leave this site, styles that load something.
 */
export function foreignParts(seen: SeenDocument, plain: SeenDocument, origin: string): string[] {
  const elements = Object.entries(seen.counts)
    .filter(([name, count]) => !Object.hasOwn(RICH, name) && count > (plain.counts[name] ?? 0))
    .map(([name, count]) => `element: ${count} ${name} instead of ${plain.counts[name] ?? 0}`);
  const attributes = Object.entries(seen.attributes).flatMap(([name, all]) =>
    all
      .filter((each) => !plain.attributes[name]?.includes(each) && !OWN_MARKS.includes(each))
      .filter((each) => !(RICH[name] && ['class', 'style', ...RICH[name]].includes(each)))
      .map((each) => `attribute: ${each} of ${name}`),
  );
  const addresses = seen.addresses.filter((each) => {
    const [name, , ...rest] = each.split(' ');
    const address = rest.join(' ');
    if (plain.addresses.includes(each) || isOwn(address, origin)) return false;
    return !(name === 'a' && /^(?:mailto|tel):/i.test(address));
  });
  const styles = seen.styles.filter((each) => {
    const declaration = each.slice(each.indexOf(' ') + 1);
    const isKnown = plain.styles.some((known) => known.slice(0, known.indexOf(':')) === each.slice(0, each.indexOf(':')));
    if (LOADING_STYLE.test(declaration)) return !plain.styles.includes(each) && !isOwnPicture(each, origin);
    return !isKnown && !RICH_STYLE.test(declaration);
  });
  return [...elements, ...attributes, ...addresses.map((each) => `address: ${each}`), ...styles.map((each) => `style: ${each}`)];
}
