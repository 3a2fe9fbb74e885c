/** A tag as it was written. */
export interface Tag {
  /** Tag name in lower case. */
  readonly name: string;
  readonly isClosing: boolean;
  /** True if it is written as `<br/>`. */
  readonly isSelfClosing: boolean;
  /** Name in lower case and value as written, in order. An attribute without a value has the empty one. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** Matches whatever a browser may take for the start of a tag, a comment or a declaration. Any other `<` is a character. */
const MARKUP_START = /<[A-Za-z/!?]/;

/** Matches from one angle bracket to the next, so that every character is scanned only once, whatever it is. */
const PIECE = /<[^<>]*>?/g;

/** Attribute values hold no angle brackets here, so that every reader of rich text, however simple, sees the same tags. */
const TAG = /^<(\/?)([A-Za-z][A-Za-z0-9]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=`/]+))?)*)\s*(\/?)>$/;

const ATTRIBUTE = /([^\s"'=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=`]+)))?/g;

/**
 * Returns whether a text is rich text: it holds something that a browser could read as a tag, up to its end. A text without markup is shown as text,
 * character by character, and needs no rules.
 */
export function hasMarkup(text: string): boolean {
  const start = text.search(MARKUP_START);
  return start !== -1 && start < text.lastIndexOf('>');
}

const attributesOf = (source: string): [name: string, value: string][] =>
  Array.from(source.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']);

/** The tags of a rich text in order; null for each piece of markup that is no sound tag: comments, declarations, what never closes. Linear. */
export function* scanTags(html: string): Generator<Tag | null> {
  for (const [piece] of html.matchAll(PIECE)) {
    if (!MARKUP_START.test(piece)) continue;
    const match = TAG.exec(piece);
    if (match === null) {
      yield null;
      continue;
    }
    const [, slash, name = '', attributes = '', selfClosing] = match;
    yield { name: name.toLowerCase(), isClosing: slash === '/', isSelfClosing: selfClosing === '/', attributes: attributesOf(attributes) };
  }
}
