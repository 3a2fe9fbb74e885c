import {
  type ImportDefaults,
  type ImportedDocument,
  importJson,
  importLss,
  importTable,
  importText,
  type Language,
  languageOfText,
  LIMITS,
} from '@wence/schema';
import { SheetFault } from '../../platform/spreadsheet/sheet-fault.js';
import { xlsxRows } from '../../platform/spreadsheet/xlsx-rows.js';
import { HostileXml } from '../../platform/spreadsheet/xml-tokens.js';
import { ZipParts } from '../../platform/spreadsheet/zip-parts.js';
import { decodeText } from './decode-text.js';
import { DocumentFault, type DocumentReason } from './document-fault.js';
import { DOCX_PART, docxLines } from './docx-lines.js';
import { lssTables } from './lss-file.js';

/** A document as it was sent. */
export interface SentDocument {
  /** The bytes of a file; null for pasted text. */
  readonly bytes: Uint8Array | null;
  readonly text: string;
  /** Title of a survey that has none in its document. */
  readonly title: string;
  /** Language of whoever sent it, for a document that does not tell. */
  readonly language: Language;
}

/** JSON of what a document became, or why nothing became of it. */
export type ReadDocument =
  | { readonly ok: true; readonly imported: string }
  | { readonly ok: false; readonly reason: DocumentReason; readonly faults: string };

const ZIP = '504b0304';
const COMPOUND = 'd0cf11e0a1b11ae1';
/** A locked file of a newer program is a container of the older kind with this stream in it. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');
const MEBIBYTE = 1024 * 1024;
const BOOK_PART = 'xl/workbook.xml';

/** Reads a document, told by its contents and not by its name. Runs in a process of its own. */
export async function readDocument(sent: SentDocument): Promise<ReadDocument> {
  try {
    const imported = await importOf(sent);
    if (!imported.ok) return { ok: false, reason: imported.reason, faults: JSON.stringify(imported.faults) };
    return { ok: true, imported: JSON.stringify(imported) };
  } catch (error) {
    return { ok: false, reason: reasonOf(error), faults: '[]' };
  }
}

/** Whatever else a reader stumbles over is a damaged file: offsets beyond its end, checksums, endless nesting. */
function reasonOf(error: unknown): DocumentReason {
  if (error instanceof DocumentFault) return error.reason;
  if (error instanceof HostileXml || error instanceof RangeError) return 'hostile';
  return error instanceof SheetFault && error.reason === 'tooLarge' ? 'tooLarge' : 'damaged';
}

async function importOf({ bytes, text, title, language }: SentDocument): Promise<ImportedDocument> {
  const defaults = { title, language };
  if (!bytes) return importOfText(text, defaults);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = file.subarray(0, 8).toString('hex');
  if (head.startsWith(ZIP)) return importOfZip(file, defaults);
  if (head === COMPOUND) throw new DocumentFault(file.includes(LOCKED) ? 'encrypted' : 'oldFormat');
  return importOfText(decodeText(file), defaults);
}

async function importOfZip(file: Buffer, defaults: ImportDefaults): Promise<ImportedDocument> {
  const parts = await ZipParts.open(file, LIMITS.importUnpackedMegabytes * MEBIBYTE);
  if (parts.has(DOCX_PART)) return importOfText((await docxLines(parts)).join('\n'), defaults, true);
  if (!parts.has(BOOK_PART)) throw new DocumentFault('unknownKind');
  const rows: string[][] = [];
  let length = 0;
  for await (const { cells } of xlsxRows(parts)) {
    length += cells.reduce((sum, cell) => sum + cell.length + 1, 0);
    if (length > LIMITS.importTextCharacters) throw new DocumentFault('tooLarge');
    rows.push([...cells]);
  }
  const imported = importTable(rows, { ...defaults, language: languageOfText(rows.map((cells) => cells.join(' ')).join(' ')) });
  const hasPictures = parts.has('xl/drawings/drawing1.xml');
  return imported.ok && hasPictures
    ? { ...imported, notes: [...imported.notes, { code: 'picturesLost', nodeId: null, text: '' }] }
    : imported;
}

/** Text may be a document of a program: JSON and XML are told by their first characters. */
async function importOfText(given: string, defaults: ImportDefaults, isPlain = false): Promise<ImportedDocument> {
  const text = given.trim();
  if (text.length > LIMITS.importCharacters) throw new DocumentFault('tooLarge');
  if (!isPlain && /^[{[]\s*["{}\]]/.test(text)) return importJson(jsonOf(text), defaults);
  if (!isPlain && /^<(?:\?xml|document|!DOCTYPE|[a-z]+[\s>])/i.test(text)) return importLss(await lssTables(text), defaults);
  if (text.length > LIMITS.importTextCharacters) throw new DocumentFault('tooLarge');
  if (text.startsWith('%PDF') || text.startsWith('{\\rtf')) throw new DocumentFault('unknownKind');
  return importText(text, { ...defaults, language: languageOfText(text) });
}

/** No program nests a survey deeper; whatever walks through one may call itself as often. */
const MOST_LEVELS = 200;

function jsonOf(text: string): unknown {
  if (levelsOf(text) > MOST_LEVELS) throw new DocumentFault('hostile');
  try {
    return JSON.parse(text);
  } catch {
    throw new DocumentFault('damaged');
  }
}

/** How deep brackets stand in brackets, strings left out. */
function levelsOf(json: string): number {
  let level = 0;
  let deepest = 0;
  for (const [sign] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (sign === '[' || sign === '{') level += 1;
    else if (sign === ']' || sign === '}') level -= 1;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}
