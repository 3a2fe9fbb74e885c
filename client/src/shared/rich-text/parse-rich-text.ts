const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes entities; text that is no entity stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (entity: string, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name)] ?? entity;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

/** A piece of a rich text: characters, or an element with what is in it. */
export type RichPart = string | RichElement;

export interface RichElement {
  /** Tag name in lower case; one of `TAGS`. */
  readonly tag: string;
  /** Attributes by lower-case name, with entities decoded. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly parts: readonly RichPart[];
}

/** The tags that rich text of a survey may use (Spec 5, rich text). Of any other tag only the content is kept. */
const TAGS = /^(?:p|div|b|strong|i|em|u|s|su[bp]|[uo]l|li|blockquote|h[1-6]|br|hr|span|a|img|video|audio)$/;
const VOID = /^(?:br|hr|img)$/;

/** A tag, a comment, or characters up to the next `<`; a lone `<` is a character. */
const PIECE = /<(\/?)([A-Za-z][A-Za-z0-9]*)([^<>]*)>|<!--[^<>]*-->|<|[^<]+/g;
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=]+)))?/g;

function attributesIn(source: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(source.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ]),
  );
}

interface Open {
  readonly tag: string;
  readonly parts: RichPart[];
}

/**
 * Takes a rich text apart, so that it can be shown without ever being handed to the browser as HTML. Total: tags that do not pair up end where
 * what is around them ends. Linear in the length of the text.
 */
export function parseRichText(html: string): readonly RichPart[] {
  const root: Open = { tag: '', parts: [] };
  const open: Open[] = [root];
  const top = () => open.at(-1) ?? root;
  for (const [piece, slash, name, attributes = ''] of html.matchAll(PIECE)) {
    const tag = name?.toLowerCase();
    if (tag === undefined) {
      if (!piece.startsWith('<!--')) top().parts.push(decodeEntities(piece));
    } else if (slash === '/') {
      const at = open.findLastIndex((each) => each.tag === tag);
      if (at > 0) open.length = at;
    } else if (TAGS.test(tag)) {
      const parts: RichPart[] = [];
      top().parts.push({ tag, attributes: attributesIn(attributes), parts });
      if (!VOID.test(tag)) open.push({ tag, parts });
    }
  }
  return root.parts;
}
