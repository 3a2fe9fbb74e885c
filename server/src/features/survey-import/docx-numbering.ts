import { type XmlToken, xmlTokens } from '../../platform/spreadsheet/xml-tokens.js';
import type { ZipParts } from '../../platform/spreadsheet/zip-parts.js';

type Attributes = Readonly<Record<string, string>>;

/** The numbering of a level of a list. */
interface Level {
  format: string;
  text: string;
}

/** The list that a paragraph belongs to, and its level there. */
export interface ListPlace {
  readonly list: string;
  readonly level: number;
}

const NUMERALS = '\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341';

/** The value of an attribute, whatever its prefix. */
export const valueOf = (attributes: Attributes, name = 'val'): string =>
  Object.entries(attributes).find(([key]) => key === name || key.endsWith(`:${name}`))?.[1] ?? '';

function chinese(number: number): string {
  if (number <= 10) return NUMERALS[number - 1] ?? '';
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  return `${tens > 1 ? (NUMERALS[tens - 1] ?? '') : ''}\u5341${ones > 0 ? (NUMERALS[ones - 1] ?? '') : ''}`;
}

const letter = (number: number): string => String.fromCharCode(64 + ((number - 1) % 26) + 1);

function formatted(number: number, format: string): string {
  if (/chinese|ideograph|taiwanese/i.test(format)) return chinese(number);
  if (format === 'upperLetter') return letter(number);
  return format === 'lowerLetter' ? letter(number).toLowerCase() : String(number);
}

/** The numbers that a word processor writes in front of paragraphs: they stand in no text, but say what is a question and what an option. */
export class DocxNumbering {
  private readonly levels = new Map<string, Map<number, Level>>();
  private readonly lists = new Map<string, string>();
  private readonly styles = new Map<string, ListPlace>();
  private readonly counters = new Map<string, number[]>();
  private readonly headings = new Set<string>();

  static async read(parts: ZipParts): Promise<DocxNumbering> {
    const numbering = new DocxNumbering();
    for await (const tokens of xmlTokens(parts.bytesOf('word/numbering.xml'))) for (const token of tokens) numbering.takeList(token);
    for await (const tokens of xmlTokens(parts.bytesOf('word/styles.xml'))) for (const token of tokens) numbering.takeStyle(token);
    return numbering;
  }

  private abstract = '';
  private level = -1;
  private list = '';
  private style = '';

  private takeList(token: XmlToken): void {
    if (token.kind === 'close' && token.name === 'lvl') this.level = -1;
    if (token.kind !== 'open') return;
    const { name, attributes } = token;
    if (name === 'abstractNum') this.abstract = valueOf(attributes, 'abstractNumId');
    if (name === 'num') this.list = valueOf(attributes, 'numId');
    if (name === 'abstractNumId') this.lists.set(this.list, valueOf(attributes));
    if (name === 'lvl') this.level = Number(valueOf(attributes, 'ilvl'));
    if (this.level < 0 || (name !== 'numFmt' && name !== 'lvlText')) return;
    const levels = this.levels.get(this.abstract) ?? new Map<number, Level>();
    const known = levels.get(this.level) ?? { format: 'decimal', text: '' };
    if (name === 'numFmt') known.format = valueOf(attributes);
    else known.text = valueOf(attributes);
    this.levels.set(this.abstract, levels.set(this.level, known));
  }

  private takeStyle(token: XmlToken): void {
    if (token.kind !== 'open') return;
    const { name, attributes } = token;
    if (name === 'style') this.style = valueOf(attributes, 'styleId');
    // Ids differ from one language of the program to the next; these names do not.
    if (name === 'name' && /^heading [12]$/i.test(valueOf(attributes))) this.headings.add(this.style);
    const known = this.styles.get(this.style);
    if (name === 'numId') this.styles.set(this.style, { list: valueOf(attributes), level: known?.level ?? 0 });
    if (name === 'ilvl') this.styles.set(this.style, { list: known?.list ?? '', level: Number(valueOf(attributes)) });
  }

  /** Returns whether paragraphs of a style head the chapters and sections of their document. */
  isHeading(style: string): boolean {
    return this.headings.has(style);
  }

  /** What stands in front of the next paragraph of a list, with a space behind it; empty where it belongs to none. */
  prefix(place: ListPlace | null, style: string): string {
    const { list, level } = place ?? this.styles.get(style) ?? { list: '', level: 0 };
    const abstract = this.lists.get(list);
    const own = abstract === undefined ? undefined : this.levels.get(abstract)?.get(level);
    if (abstract === undefined || !own || own.format === 'none') return '';
    if (own.format === 'bullet') return '\u2022 ';
    const counters = this.counters.get(list) ?? [];
    counters.length = level + 1;
    counters[level] = (counters[level] ?? 0) + 1;
    this.counters.set(list, counters);
    const number = formatted(counters[level] ?? 1, own.format);
    const written = own.text.replace(/%(\d)/g, (_, digit: string) =>
      Number(digit) === level + 1 ? number : String(counters[Number(digit) - 1] ?? 1),
    );
    // A number without any sign behind it would be part of the text.
    return /[.:)\u3001\uff0e\uff09\u7ae0\u9898]\s*$/.test(written) ? `${written} ` : `${written}. `;
  }
}
