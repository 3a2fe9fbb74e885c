import { StringDecoder } from 'node:string_decoder';
import sax, { type SAXParser, type Tag } from 'sax';
import { notSpreadsheet, SheetFault } from './sheet-fault.js';

/** A tag or a piece of text. Names come without their prefix. */
export type XmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** A document that could define entities of its own, which can be made to grow without an end. */
export class HostileXml extends SheetFault {
  constructor() {
    super('notSpreadsheet');
  }
}

/** Sheets nest six elements or so. The parser remembers each one that is open. */
const MOST_OPEN = 100;

/**
 * Yields the tags and texts of an XML document, one list per chunk. Long texts come in several pieces. A document that defines entities of its own
 * is refused, so that entity expansion cannot exhaust memory.
 */
export async function* xmlTokens(chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly XmlToken[], void> {
  const decoder = new StringDecoder('utf8');
  const xml = sax.parser(true);
  let tokens: XmlToken[] = [];
  let open = 0;
  const listeners: Partial<SAXParser> = {
    onerror(error) {
      throw notSpreadsheet(error);
    },
    ondoctype() {
      throw new HostileXml();
    },
    onopentag(tag) {
      open += 1;
      if (open > MOST_OPEN) throw new SheetFault('tooLarge');
      const { name, attributes } = tag as Tag; // Attributes are strings unless the parser resolves namespaces.
      tokens.push({ kind: 'open', name: localName(name), attributes });
    },
    onclosetag(name) {
      open -= 1;
      tokens.push({ kind: 'close', name: localName(name) });
    },
    ontext: (text) => tokens.push({ kind: 'text', text }),
    oncdata: (text) => tokens.push({ kind: 'text', text }),
  };
  Object.assign(xml, listeners);
  for await (const chunk of chunks) {
    xml.write(decoder.write(chunk));
    yield tokens;
    tokens = [];
  }
  xml.close();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
