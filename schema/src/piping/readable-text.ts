const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Tags and comments; one that opens but never closes is text. The pattern of `text/text.ts`. */
const MARKUP = /<\/?[A-Za-z][^<>]*>|<!--[^<>]*-->/g;

/** Tags that end a word even without a space. */
const BREAK = /<(?:br|\/p|\/li|\/h[1-6])\b/i;

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity;
  const code = Number(name.startsWith('#x') ? `0${name.slice(1)}` : name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/**
 * Returns the readable text of rich text: without markup, entities decoded, any run of whitespace one space. Unlike `plainText`
 * it keeps words apart, so that it can stand in a sentence. Linear.
 */
export const readableText = (html: string): string =>
  html
    .replace(MARKUP, (tag) => (BREAK.test(tag) ? ' ' : ''))
    .replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,4});/gi, decoded)
    .replace(/\s+/g, ' ')
    .trim();
