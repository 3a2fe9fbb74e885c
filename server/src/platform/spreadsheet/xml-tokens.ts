import { StringDecoder } from 'node:string_decoder';
import { notSpreadsheet } from './sheet-fault.js';

/** A tag or a text. Names come without their prefix. */
export interface XmlToken {
  readonly kind: 'open' | 'close' | 'text';
  /** Name of the tag; empty for a text. */
  readonly name: string;
  /** The rest of an opening tag after its name, or the text itself. */
  readonly text: string;
}

/** Longer than any cell of a spreadsheet, every character of it escaped. */
const LONGEST_PIECE = 300_000;

/**
 * Yields the tags and texts of an XML document, one list per chunk. Custom entities are not supported: a document that defines any is refused, so
 * that entity expansion cannot exhaust memory.
 */
export async function* xmlTokens(chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly XmlToken[], void> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of chunks) {
    const { tokens, left } = tokensIn(rest + decoder.write(chunk));
    if (left.length > LONGEST_PIECE) throw notSpreadsheet();
    rest = left;
    yield tokens;
  }
  if (rest.trim() !== '') throw notSpreadsheet();
}

function tokensIn(source: string): { tokens: XmlToken[]; left: string } {
  const tokens: XmlToken[] = [];
  let at = 0;
  for (;;) {
    const tag = source.indexOf('<', at);
    if (tag < 0) return { tokens, left: source.slice(at) };
    const end = endOfTag(source, tag);
    if (end < 0) return { tokens, left: source.slice(at) };
    if (tag > at) tokens.push({ kind: 'text', name: '', text: unescaped(source.slice(at, tag)) });
    pushTag(tokens, source.slice(tag, end));
    at = end;
  }
}

/** Returns the offset after the tag, or -1 if it has not arrived completely. */
function endOfTag(source: string, tag: number): number {
  const mark = source.startsWith('<!--', tag) ? '-->' : source.startsWith('<![CDATA[', tag) ? ']]>' : '>';
  const end = source.indexOf(mark, tag);
  return end < 0 ? -1 : end + mark.length;
}

function pushTag(tokens: XmlToken[], tag: string): void {
  if (tag.startsWith('<!--') || tag.startsWith('<?')) return;
  if (tag.startsWith('<![CDATA[')) return void tokens.push({ kind: 'text', name: '', text: tag.slice(9, -3) });
  if (tag.startsWith('<!')) throw notSpreadsheet();
  const isClosing = tag[1] === '/';
  const isEmpty = tag.endsWith('/>');
  const body = tag.slice(isClosing ? 2 : 1, isEmpty ? -2 : -1);
  const space = body.search(SPACE);
  const fullName = space < 0 ? body : body.slice(0, space);
  const name = fullName.slice(fullName.indexOf(':') + 1);
  tokens.push({ kind: isClosing ? 'close' : 'open', name, text: space < 0 ? '' : body.slice(space) });
  if (isEmpty) tokens.push({ kind: 'close', name, text: '' });
}

const SPACE = /\s/;

/** Patterns of the attributes that callers read. */
const ATTRIBUTES = { r: attribute('r'), t: attribute('t'), id: attribute('id'), Id: attribute('Id'), Target: attribute('Target') };

function attribute(name: string): RegExp {
  return new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
}

/** The value of an attribute in the text of an opening tag; its prefix does not matter. */
export function attributeOf(text: string, name: keyof typeof ATTRIBUTES): string | undefined {
  const [, double, single] = ATTRIBUTES[name].exec(text) ?? [];
  const value = double ?? single;
  return value === undefined ? undefined : unescaped(value);
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,8}));/g, (whole, decimal: string, hex: string, name: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0x10ffff ? '' : String.fromCodePoint(code);
  });
}
