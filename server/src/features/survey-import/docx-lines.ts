import { LIMITS } from '@wence/schema';
import { type XmlToken, xmlTokens } from '../../platform/spreadsheet/xml-tokens.js';
import type { ZipParts } from '../../platform/spreadsheet/zip-parts.js';
import { DocumentFault } from './document-fault.js';
import { DocxNumbering, valueOf } from './docx-numbering.js';

export const DOCX_PART = 'word/document.xml';

/** People draw this between pages, and the rules for text know it. */
const PAGE_BREAK = '====';
/** Stands for a picture, as in what a word processor copies as text. */
const PICTURE = '\ufffc';
/** A heading that is a question itself. */
const NUMBERED = /^\s*(?:Q\s*)?\d/i;

type Open = Extract<XmlToken, { readonly kind: 'open' }>;

/** Puts the lines of a document together: paragraphs with their numbers, rows of tables as cells with tabs between them. */
class DocxReader {
  readonly lines: string[] = [];
  private text = '';
  private isText = false;
  private skipped = 0;
  private style = '';
  private list: string | null = null;
  private level = 0;
  private readonly rows: string[][] = [];
  private readonly cells: string[][] = [];
  private length = 0;

  constructor(private readonly numbering: DocxNumbering) {}

  take(token: XmlToken): void {
    if (token.kind === 'text') {
      if (this.isText && this.skipped === 0) this.text += token.text;
      return;
    }
    // The same shapes stand here once more, for programs that do not know the newer way.
    if (token.name === 'Fallback') this.skipped += token.kind === 'open' ? 1 : -1;
    if (this.skipped > 0) return;
    if (token.kind === 'open') this.open(token);
    else this.close(token.name);
  }

  private open({ name, attributes }: Open): void {
    switch (name) {
      case 't':
        this.isText = true;
        return;
      case 'tab':
        // The same element says where a paragraph has its tabs; those have a place.
        if (valueOf(attributes, 'pos') === '') this.text += '\t';
        return;
      case 'br':
        this.text += valueOf(attributes, 'type') === 'page' ? `\n${PAGE_BREAK}\n` : '\n';
        return;
      case 'sym':
        this.text += String.fromCharCode(Number.parseInt(valueOf(attributes, 'char'), 16) || 32);
        return;
      case 'blip':
      case 'imagedata':
        this.text += PICTURE;
        return;
      case 'pStyle':
        this.style = valueOf(attributes);
        return;
      case 'numId':
        this.list = valueOf(attributes);
        return;
      case 'ilvl':
        this.level = Number(valueOf(attributes));
        return;
      case 'tr':
        this.rows.push([]);
        return;
      case 'tc':
        this.cells.push([]);
        return;
      default:
    }
  }

  private close(name: string): void {
    if (name === 't') this.isText = false;
    if (name === 'p') this.endParagraph();
    if (name === 'tc') this.rows.at(-1)?.push((this.cells.pop() ?? []).join(' ').replace(/\s+/g, ' ').trim());
    if (name === 'tr') this.endRow(this.rows.pop() ?? []);
  }

  private endParagraph(): void {
    const hasText = this.text.trim() !== '';
    const place = this.list === null || this.list === '0' ? null : { list: this.list, level: this.level };
    const prefix = hasText && this.list !== '0' ? this.numbering.prefix(place, this.style) : '';
    const lines = `${prefix}${this.text}`.split('\n');
    const cell = this.cells.at(-1);
    if (!cell && hasText && this.numbering.isHeading(this.style) && !NUMBERED.test(lines[0] ?? '')) this.addHeading(lines.join(' '));
    else if (cell) cell.push(...lines.filter((line) => line.trim() !== ''));
    else for (const line of lines) this.add(line);
    this.text = '';
    this.style = '';
    this.list = null;
    this.level = 0;
  }

  /** The first one is the title; each of the others begins a page. */
  private addHeading(text: string): void {
    if (this.lines.some((line) => line.trim() !== '')) this.add(PAGE_BREAK);
    this.add(`# ${text.trim()}`);
  }

  /** A table in a cell is part of that cell. */
  private endRow(cells: readonly string[]): void {
    const around = this.cells.at(-1);
    const row = cells.length === 1 ? (cells[0] ?? '') : cells.join('\t');
    if (around) around.push(cells.join(' '));
    else this.add(row);
  }

  private add(line: string): void {
    this.length += line.length + 1;
    if (this.length > LIMITS.importTextCharacters) throw new DocumentFault('tooLarge');
    this.lines.push(line);
  }
}

/** The lines of a Word document. Nothing that it links to is opened. */
export async function docxLines(parts: ZipParts): Promise<string[]> {
  const reader = new DocxReader(await DocxNumbering.read(parts));
  for await (const tokens of xmlTokens(parts.bytesOf(DOCX_PART))) for (const token of tokens) reader.take(token);
  return reader.lines;
}
