import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { palette } from '../../../theme/palette';
import type { Picture } from './paint-for-paper';
import type { Block, CardContent } from './read-cards';

/** A card whose charts are painted; null: one that is left out. */
export type PaintedBlock = Exclude<Block, { kind: 'chart' }> | { readonly kind: 'chart'; readonly picture: Picture | null };

export interface PaintedCard extends Omit<CardContent, 'blocks'> {
  readonly blocks: readonly PaintedBlock[];
}

export interface DocumentContent {
  /** Title of the survey. */
  readonly title: string;
  /** Lines below the title: which report it is, when it was made, what it counts. */
  readonly lines: readonly string[];
  readonly cards: readonly PaintedCard[];
  /** Says how many items of a list are not written out. */
  readonly sayMore: (count: number) => string;
  readonly language: string;
}

/** Items of a list that are written out. */
const MOST_ITEMS = 20;
/** Word takes the second font for Chinese; where a system lacks it, it takes one of its own. */
const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Calibri', eastAsia: 'Microsoft YaHei' } as const;
/** An A4 page and its margins in twentieths of a point, which every word processor reads. */
const PAGE = { width: 11_906, height: 16_838, margin: 1_134 } as const;
const MARGINS = { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin } as const;
const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
/** Shares of a table's width: a column of figures, and all of them where they are many. */
const FIGURE_SHARE = 0.15;
const FIGURES_SHARE = 0.72;

const colourOf = (colour: string): string => colour.replace('#', '');
const QUIET = colourOf(palette.inkSecondary);
const LINE = { style: BorderStyle.SINGLE, size: 4, color: colourOf(palette.line) } as const;
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

const quiet = (text: string): Paragraph =>
  new Paragraph({ spacing: { after: 60 }, children: [new TextRun({ text, color: QUIET, size: 18 })] });

function cellOf(text: string, place: number, isHead: boolean): TableCell {
  return new TableCell({
    margins: { top: 40, bottom: 40, left: 80, right: 80 },
    ...(isHead && { shading: { type: ShadingType.CLEAR, fill: colourOf(palette.ground), color: 'auto' } }),
    children: [
      new Paragraph({
        alignment: place === 0 ? AlignmentType.LEFT : AlignmentType.RIGHT,
        children: [new TextRun({ text, size: 18, bold: isHead })],
      }),
    ],
  });
}

const rowOf = (cells: readonly string[], isHead: boolean): TableRow =>
  new TableRow({ tableHeader: isHead, cantSplit: true, children: cells.map((text, place) => cellOf(text, place, isHead)) });

/** Widths of the columns of a table, the first of which has labels. */
function widthsOf(columns: number): number[] {
  const figures = Math.max(1, columns - 1);
  const figure = Math.floor(TEXT_WIDTH * Math.min(FIGURE_SHARE, FIGURES_SHARE / figures));
  return Array.from({ length: columns }, (_, place) => (place === 0 ? TEXT_WIDTH - figure * (columns - 1) : figure));
}

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): Table {
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widthsOf(heads.length),
    borders: { top: LINE, bottom: LINE, left: NO_LINE, right: NO_LINE, insideHorizontal: LINE, insideVertical: NO_LINE },
    rows: [rowOf(heads, true), ...rows.map((cells) => rowOf(cells, false))],
  });
}

function pictureOf({ bytes, width, height }: Picture, name: string): Paragraph {
  const image = new ImageRun({
    type: 'png',
    data: bytes,
    transformation: { width, height },
    altText: { name, title: name, description: name },
  });
  return new Paragraph({ spacing: { before: 80, after: 120 }, children: [image] });
}

function listOf(items: readonly string[], sayMore: DocumentContent['sayMore']): Paragraph[] {
  const written = items.slice(0, MOST_ITEMS).map((text) => new Paragraph({ text, bullet: { level: 0 }, spacing: { after: 20 } }));
  return items.length > MOST_ITEMS ? [...written, quiet(sayMore(items.length - MOST_ITEMS))] : written;
}

function partsOf(block: PaintedBlock, { title }: PaintedCard, { sayMore }: DocumentContent): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_2 })];
    case 'text':
      return [quiet(block.text)];
    case 'facts':
      return [
        new Paragraph({
          spacing: { after: 80 },
          children: block.facts.flatMap(([label, value], place) => [
            new TextRun({ text: `${place === 0 ? '' : '    '}${label} `, color: QUIET }),
            new TextRun({ text: value, bold: true }),
          ]),
        }),
      ];
    case 'list':
      return listOf(block.items, sayMore);
    case 'table':
      // Two tables that follow one another would become one.
      return [tableOf(block.heads, block.rows), new Paragraph({ spacing: { after: 80 } })];
    case 'chart':
      return block.picture ? [pictureOf(block.picture, title)] : [];
  }
}

function sectionOf(card: PaintedCard, content: DocumentContent): (Paragraph | Table)[] {
  return [
    new Paragraph({ text: card.title, heading: HeadingLevel.HEADING_1, keepNext: true }),
    quiet(card.facts.join(' · ')),
    ...card.blocks.flatMap((block) => partsOf(block, card, content)),
  ];
}

const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: colourOf(palette.ink), font: FONT },
  paragraph: { spacing: { before, after: 60 }, keepNext: true },
});

/** Writes a report as a Word document (Office Open XML). */
export async function writeDocument(content: DocumentContent): Promise<ArrayBuffer> {
  const { title, lines, cards, language } = content;
  const pageNumber = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], color: QUIET, size: 18 })],
  });
  const document = new Document({
    title,
    creator: 'Wence',
    description: lines.join('\n'),
    styles: {
      default: {
        document: { run: { font: FONT, size: 21, language: { value: language === 'en' ? 'en-US' : language, eastAsia: 'zh-CN' } } },
        title: heading(36, 0),
        heading1: heading(26, 360),
        heading2: heading(22, 200),
      },
    },
    sections: [
      {
        properties: { page: { size: { width: PAGE.width, height: PAGE.height }, margin: MARGINS } },
        footers: { default: new Footer({ children: [pageNumber] }) },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...lines.map(quiet),
          ...cards.flatMap((card) => sectionOf(card, content)),
        ],
      },
    ],
  });
  return Packer.toArrayBuffer(document);
}
