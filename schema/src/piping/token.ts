/** Part of an answer that a piping token stands for (features 6.16). */
type PipingField = 'answer' | 'text' | 'code' | 'score';

/** A place in a rich text where an earlier answer is inserted: `<span data-ref="7" data-field="answer" data-fallback="…">…</span>`. */
export interface PipingToken {
  /** The question whose answer is inserted (`data-ref`). */
  readonly nodeId: number;
  /** A field or a matrix row of it (`data-child`): an option id or a row id. */
  readonly childId?: number;
  /** Default answer. */
  readonly field: PipingField;
  /** Text shown if there is no answer, as HTML text: entities as the author's page wrote them, no bare angle brackets. Default empty. */
  readonly fallback: string;
  /** The token in the text, from its opening tag to behind its closing tag; offsets in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Matches opening and closing `span` tags. Quotes pair up, so no character is scanned more than a few times, whatever the text. */
const SPAN_TAG = /<span(?=[\s>])((?:"[^"]*"|'[^']*'|[^"'<>])*)>|<\/span\s*>/gi;

const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

const ID = /^[1-9][0-9]{0,8}$/;

const FIELDS: readonly string[] = ['answer', 'text', 'code', 'score'] satisfies PipingField[];

const isField = (text: string): text is PipingField => FIELDS.includes(text);

/** The attributes of a tag by name in lower case; of two with the same name the first one counts, as in browsers. */
function attributesOf(source: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return attributes;
}

const escapedBrackets = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type TokenHead = Omit<PipingToken, 'start' | 'end'>;

/** Parses an opening tag; null if it is no token: no reference, or one that cannot be read. */
function headOf(source: string): TokenHead | null {
  const attributes = attributesOf(source);
  const ref = attributes.get('data-ref') ?? '';
  const child = attributes.get('data-child');
  const field = attributes.get('data-field') ?? 'answer';
  if (!ID.test(ref) || (child !== undefined && !ID.test(child)) || !isField(field)) return null;
  const fallback = escapedBrackets(attributes.get('data-fallback') ?? '');
  return child === undefined ? { nodeId: Number(ref), field, fallback } : { nodeId: Number(ref), childId: Number(child), field, fallback };
}

/**
 * The piping tokens of a text in order, none inside another (of nested ones the outer counts). A span that is never closed is no token. Takes
 * any text in linear time.
 */
export function scanTokens(html: string): readonly PipingToken[] {
  if (!/data-ref/i.test(html)) return [];
  const open: { readonly head: TokenHead | null; readonly start: number }[] = [];
  const tokens: PipingToken[] = [];
  for (const match of html.matchAll(SPAN_TAG)) {
    const [tag, attributes] = match;
    if (attributes !== undefined) {
      open.push({ head: headOf(attributes), start: match.index });
      continue;
    }
    const span = open.pop();
    if (span === undefined || span.head === null) continue;
    while ((tokens.at(-1)?.start ?? -1) > span.start) tokens.pop();
    tokens.push({ ...span.head, start: span.start, end: match.index + tag.length });
  }
  return tokens;
}

/** A text as it reads when nothing has been answered: every piping token as its fallback. */
export function fallbackText(html: string): string {
  let text = '';
  let end = 0;
  for (const token of scanTokens(html)) {
    text += html.slice(end, token.start) + token.fallback;
    end = token.end;
  }
  return text + html.slice(end);
}
