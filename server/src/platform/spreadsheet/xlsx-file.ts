import { PassThrough, pipeline, Readable } from 'node:stream';
import { escapeHtml } from '@wence/schema';
import { ZipFile } from 'yazl';
import { zipOf } from './zip-file.js';

export interface Sheet {
  readonly name: string;
  /** Widths of its columns, in characters. */
  readonly widths: readonly number[];
  /** The first row is set in bold: headings. */
  readonly rows: readonly (readonly string[])[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relations = (...targets: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([kind, target], place) => `<Relationship Id="rId${place + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const part = (name: string, kind: string): string => `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${kind}+xml"/>`;

const CONTENT_TYPES = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}${part('styles', 'styles')}</Types>`;

/** Style 0 for everything, style 1 in bold. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Arial"/></font><font><b/><sz val="11"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

const SHEET_PART = 'xl/worksheets/sheet1.xml';

/** A workbook of one sheet. Everything in it is text: what looks like a formula is none. */
export function xlsxFile({ name, widths, rows }: Sheet): Buffer {
  const sheet = [sheetBegin(widths), ...rows.map((cells, place) => rowXml(cells, place)), SHEET_END].join('');
  return zipOf([...bookParts(name), [SHEET_PART, sheet] as const].map(([path, xml]) => [path, Buffer.from(HEAD + xml)]));
}

/** The same whose rows come bit by bit, as it is read: it never stands in memory as a whole. */
export function xlsxStream({ name, widths }: Omit<Sheet, 'rows'>, rows: AsyncIterable<readonly string[]>): Readable {
  const zip = new ZipFile();
  const sheet = Readable.from(sheetPieces(widths, rows), { objectMode: false });
  const bytes = new PassThrough();
  sheet.once('error', (error) => bytes.destroy(error));
  for (const [path, xml] of bookParts(name)) zip.addBuffer(Buffer.from(HEAD + xml), path);
  zip.addReadStream(sheet, SHEET_PART);
  zip.end();
  pipeline(zip.outputStream, bytes, () => sheet.destroy());
  return bytes;
}

async function* sheetPieces(widths: readonly number[], rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield HEAD + sheetBegin(widths);
  let place = 0;
  for await (const cells of rows) {
    yield rowXml(cells, place);
    place += 1;
  }
  yield SHEET_END;
}

function bookParts(name: string): readonly (readonly [part: string, xml: string])[] {
  const book = `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeHtml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return [
    ['[Content_Types].xml', CONTENT_TYPES],
    ['_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])],
    ['xl/workbook.xml', book],
    ['xl/_rels/workbook.xml.rels', relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
    ['xl/styles.xml', STYLES],
  ];
}

function sheetBegin(widths: readonly number[]): string {
  const columns = widths.map((width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`).join('');
  return `<worksheet xmlns="${MAIN}"><cols>${columns}</cols><sheetData>`;
}

const SHEET_END = '</sheetData></worksheet>';

const rowXml = (cells: readonly string[], place: number): string =>
  `<row r="${place + 1}">${cells.map((text) => cellXml(text, place === 0)).join('')}</row>`;

const cellXml = (text: string, isHeading: boolean): string =>
  `<c t="inlineStr"${isHeading ? ' s="1"' : ''}><is><t xml:space="preserve">${escapeHtml(text)}</t></is></c>`;
