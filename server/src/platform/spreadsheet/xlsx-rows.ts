import { notSpreadsheet } from './sheet-fault.js';
import { numberText, putCell, type SheetRow } from './sheet-row.js';
import { attributeOf, type XmlToken, xmlTokens } from './xml-tokens.js';
import type { ZipParts } from './zip-parts.js';

const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';

/** The rows of the first sheet of a workbook, as they are unpacked. */
export async function* xlsxRows(parts: ZipParts): AsyncGenerator<SheetRow, void> {
  const sheet = await firstSheet(parts);
  const strings = await sharedStrings(parts);
  const reader = new RowReader(strings);
  for await (const tokens of xmlTokens(parts.bytesOf(sheet))) {
    for (const token of tokens) {
      const row = reader.take(token);
      if (row) yield row;
    }
  }
}

/** The name of the part that is the first sheet. */
async function firstSheet(parts: ZipParts): Promise<string> {
  const sheet = await find(parts, BOOK, ({ name }) => name === 'sheet');
  const id = sheet && attributeOf(sheet, 'id');
  const relation = id && (await find(parts, RELATIONS, ({ name, text }) => name === 'Relationship' && attributeOf(text, 'Id') === id));
  const target = relation && attributeOf(relation, 'Target');
  const part = target?.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!parts.has(part)) throw notSpreadsheet();
  return part;
}

/** The attributes of the first tag like this. */
async function find(parts: ZipParts, part: string, isIt: (token: XmlToken) => boolean): Promise<string | undefined> {
  for await (const tokens of xmlTokens(parts.bytesOf(part))) {
    const found = tokens.find((token) => token.kind === 'open' && isIt(token));
    if (found) return found.text;
  }
  return undefined;
}

/** Texts that cells share. Those of a word's pronunciation (`rPh`) are none of it. */
async function sharedStrings(parts: ZipParts): Promise<string[]> {
  const strings: string[] = [];
  const text = new TextReader();
  for await (const tokens of xmlTokens(parts.bytesOf(STRINGS))) {
    for (const token of tokens) {
      text.take(token);
      if (token.kind === 'close' && token.name === 'si') strings.push(text.flush());
    }
  }
  return strings;
}

/** Collects the texts in `t`, of which there is one for every way of writing. */
class TextReader {
  private text = '';
  private isText = false;
  private isSound = false;

  take({ kind, name, text }: XmlToken): void {
    if (kind === 'text') {
      if (this.isText && !this.isSound) this.text += text;
      return;
    }
    if (name === 't') this.isText = kind === 'open';
    if (name === 'rPh') this.isSound = kind === 'open';
  }

  flush(): string {
    const { text } = this;
    this.text = '';
    return text;
  }
}

/** Puts rows together out of the tags of a sheet. */
class RowReader {
  private readonly inline = new TextReader();
  private number = 0;
  private cells: string[] = [];
  private column = -1;
  private type = 'n';
  private value = '';
  private isValue = false;

  constructor(private readonly strings: readonly string[]) {}

  /** A row that is complete and says something. */
  take(token: XmlToken): SheetRow | null {
    const { kind, name, text } = token;
    this.inline.take(token);
    if (kind === 'text') {
      if (this.isValue) this.value += text;
      return null;
    }
    if (name === 'v') this.isValue = kind === 'open';
    if (name === 'c') return kind === 'open' ? this.openCell(text) : this.closeCell();
    if (name !== 'row') return null;
    return kind === 'open' ? this.openRow(text) : this.closeRow();
  }

  private openRow(text: string): null {
    this.number = Number(attributeOf(text, 'r') ?? this.number + 1);
    this.cells = [];
    this.column = -1;
    return null;
  }

  private openCell(text: string): null {
    const place = /^[A-Z]{1,3}/.exec(attributeOf(text, 'r') ?? '')?.[0];
    this.column = place === undefined ? this.column + 1 : columnOf(place);
    this.type = attributeOf(text, 't') ?? 'n';
    this.value = '';
    return null;
  }

  private closeCell(): null {
    putCell(this.cells, this.column, this.cellText().trim());
    return null;
  }

  private cellText(): string {
    const inline = this.inline.flush();
    if (this.type === 'inlineStr') return inline;
    if (this.type === 's') return this.strings[Number(this.value)] ?? '';
    if (this.type !== 'n' || this.value === '') return this.value;
    return numberText(Number(this.value));
  }

  private closeRow(): SheetRow | null {
    return this.cells.some((text) => text !== '') ? { number: this.number, cells: this.cells } : null;
  }
}

/** A is 0, Z is 25, AA is 26. */
const columnOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
