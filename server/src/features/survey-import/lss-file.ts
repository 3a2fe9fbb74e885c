import { LIMITS, type LssRow, type LssTables } from '@wence/schema';
import { type XmlToken, xmlTokens } from '../../platform/spreadsheet/xml-tokens.js';
import { DocumentFault } from './document-fault.js';

/** A file of LimeSurvey is tables of rows of fields: `document > table > rows > row > field`. */
const TABLE_DEPTH = 2;
const FIELD_DEPTH = 5;
const MOST_ROWS = 200_000;

class LssFileReader {
  readonly tables = new Map<string, LssRow[]>();
  kind = '';
  private readonly path: string[] = [];
  private row: Record<string, string> = {};
  private text = '';
  private rows = 0;

  take(token: XmlToken): void {
    if (token.kind === 'text') {
      this.text += token.text;
      return;
    }
    if (token.kind === 'open') {
      this.path.push(token.name);
      this.text = '';
      if (token.name === 'row') this.row = {};
      return;
    }
    if (this.path.length === TABLE_DEPTH && token.name === 'LimeSurveyDocType') this.kind = this.text.trim();
    if (this.path.length === FIELD_DEPTH) this.row = { ...this.row, [token.name]: this.text };
    if (token.name === 'row') this.endRow();
    this.path.pop();
    this.text = '';
  }

  private endRow(): void {
    this.rows += 1;
    if (this.rows > MOST_ROWS) throw new DocumentFault('tooLarge');
    const table = this.path[TABLE_DEPTH - 1] ?? '';
    const rows = this.tables.get(table);
    if (rows) rows.push(this.row);
    else this.tables.set(table, [this.row]);
  }
}

/** The tables of a survey of LimeSurvey, given as the text of its file. A `DocumentFault` for other XML. */
export async function lssTables(text: string): Promise<LssTables> {
  const reader = new LssFileReader();
  for await (const tokens of xmlTokens(pieces(text))) for (const token of tokens) reader.take(token);
  if (reader.kind !== 'Survey') throw new DocumentFault('unknownKind');
  return Object.fromEntries(reader.tables);
}

const PIECE = 64 * 1024;

// The parser takes chunks as they come from a file; it holds no more than one of them.
async function* pieces(text: string): AsyncGenerator<Buffer, void> {
  if (text.length > LIMITS.importCharacters) throw new DocumentFault('tooLarge');
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}
