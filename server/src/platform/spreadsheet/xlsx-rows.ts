import { notSpreadsheet } from './sheet-fault.js';
import { type CellRules, FEW_COLUMNS, numberText, putCell, type SheetRow } from './sheet-row.js';
import { type XmlToken, xmlTokens } from './xml-tokens.js';
import type { ZipParts } from './zip-parts.js';

const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';

type Attributes = Readonly<Record<string, string>>;

/** The rows of the first sheet of a workbook, as they are unpacked. */
export async function* xlsxRows(parts: ZipParts, rules = FEW_COLUMNS): AsyncGenerator<SheetRow, void> {
  const sheet = await firstSheet(parts);
  const strings = await sharedStrings(parts);
  const reader = new RowReader(strings, rules);
  for await (const tokens of xmlTokens(parts.bytesOf(sheet))) {
    for (const token of tokens) {
      const row = reader.take(token);
      if (row) yield row;
    }
  }
}

/** The name of the part that is the first sheet. */
async function firstSheet(parts: ZipParts): Promise<string> {
  const sheet = await find(parts, BOOK, (name) => name === 'sheet');
  const id = Object.entries(sheet ?? {}).find(([name]) => /(^|:)id$/.test(name))?.[1];
  const relation = id && (await find(parts, RELATIONS, (name, { Id }) => name === 'Relationship' && Id === id));
  const target = relation ? relation.Target : undefined;
  const part = target?.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!parts.has(part)) throw notSpreadsheet();
  return part;
}

/** The attributes of the first tag like this. */
async function find(
  parts: ZipParts,
  part: string,
  isIt: (name: string, attributes: Attributes) => boolean,
): Promise<Attributes | undefined> {
  for await (const tokens of xmlTokens(parts.bytesOf(part))) {
    for (const token of tokens) if (token.kind === 'open' && isIt(token.name, token.attributes)) return token.attributes;
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

  take(token: XmlToken): void {
    if (token.kind === 'text') {
      if (this.isText && !this.isSound) this.text += token.text;
      return;
    }
    if (token.name === 't') this.isText = token.kind === 'open';
    if (token.name === 'rPh') this.isSound = token.kind === 'open';
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

  constructor(
    private readonly strings: readonly string[],
    private readonly rules: CellRules,
  ) {}

  /** A row that is complete and says something. */
  take(token: XmlToken): SheetRow | null {
    this.inline.take(token);
    if (token.kind === 'text') {
      if (this.isValue) this.value += token.text;
      return null;
    }
    if (token.name === 'v') this.isValue = token.kind === 'open';
    if (token.name === 'c') return token.kind === 'open' ? this.openCell(token.attributes) : this.closeCell();
    if (token.name !== 'row') return null;
    return token.kind === 'open' ? this.openRow(token.attributes) : this.closeRow();
  }

  private openRow({ r }: Attributes): null {
    this.number = Number(r ?? this.number + 1);
    this.cells = [];
    this.column = -1;
    return null;
  }

  private openCell({ r = '', t = 'n' }: Attributes): null {
    const place = /^[A-Z]{1,3}/.exec(r)?.[0];
    this.column = place === undefined ? this.column + 1 : columnOf(place);
    this.type = t;
    this.value = '';
    return null;
  }

  private closeCell(): null {
    putCell(this.cells, this.column, this.cellText(), this.rules);
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
