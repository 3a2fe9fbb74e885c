import type { FileValue } from '@wence/schema';
import type { ByteBuffer } from '../output/byte-buffer.js';
import type { SerialDate } from './serial-date.js';
import { beginningOf, LONGEST_CELL, xmlText } from './xml-text.js';

const LETTERS = 26;
const FIRST_LETTER = 65;

/** Name of a column counted from 0: `A`, `Z`, `AA`. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(FIRST_LETTER + (column % LETTERS));
  return column < LETTERS ? letter : columnLetters(Math.floor(column / LETTERS) - 1) + letter;
}

const BEGIN =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** Writes the rows of one sheet. Texts are typed as texts, so none of them is ever a formula. */
export class SheetXml {
  private row = 0;
  private column = 0;
  /** Texts that were longer than a cell takes. */
  cutTexts = 0;

  constructor(
    private readonly buffer: ByteBuffer,
    private readonly letters: readonly string[],
  ) {}

  /** `widths`: of the first columns, in characters; none: the standard one. `hasHeads`: the first row stays in sight. */
  begin({ widths = [], hasHeads }: { readonly widths?: readonly number[]; readonly hasHeads: boolean }): void {
    this.buffer.text(hasHeads ? `${BEGIN}${FROZEN}` : BEGIN);
    if (widths.length > 0) {
      const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
      this.buffer.text(`<cols>${columns.join('')}</cols>`);
    }
    this.buffer.text('<sheetData>');
  }

  end(): void {
    this.buffer.text('</sheetData></worksheet>');
  }

  beginRow(): void {
    this.row += 1;
    this.column = 0;
    this.buffer.text(`<row r="${this.row}">`);
  }

  endRow(): void {
    this.buffer.text('</row>');
  }

  /** The next cell, without a value. */
  skip(): void {
    this.column += 1;
  }

  value(value: FileValue): void {
    if (value === null) this.skip();
    else if (typeof value === 'number') this.number(value);
    else this.text(value);
  }

  number(value: number): void {
    this.buffer.text(`<c r="${this.place()}"><v>${value}</v></c>`);
  }

  date({ serial, style }: SerialDate): void {
    this.buffer.text(`<c r="${this.place()}" s="${style}"><v>${serial}</v></c>`);
  }

  text(text: string): void {
    if (text.length > LONGEST_CELL) this.cutTexts += 1;
    const shown = xmlText(beginningOf(text, LONGEST_CELL));
    this.buffer.text(`<c r="${this.place()}" t="inlineStr"><is><t xml:space="preserve">${shown}</t></is></c>`);
  }

  private place(): string {
    const place = `${this.letters[this.column] ?? ''}${this.row}`;
    this.column += 1;
    return place;
  }
}
