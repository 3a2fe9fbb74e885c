import type { Drawing } from '../chart/chart-look';
import { figureImage } from '../figure/figure-image';

/** A piece of a document, in the order in which a page shows it. */
export type Block =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'chart'; readonly drawing: Drawing };

/** One card of the report. */
export interface CardContent {
  readonly title: string;
  /** Facts in its head, such as the type of its question and its base. */
  readonly facts: readonly string[];
  readonly blocks: readonly Block[];
}

/** Elements that are hidden from assistive technology, each of which has its equal beside it. */
const HIDDEN = '[aria-hidden="true"], svg, img, canvas';
/** Controls between the figures, which are nothing on paper. Inside a list or a table a button is a text that leads somewhere. */
const LEFT_OUT = `${HIDDEN}, fieldset, button, input, select`;

/** The text of an element. Elements inside it are words of their own. */
function textOf(element: Element): string {
  const parts = Array.from(element.childNodes, (node) => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    return node.matches(HIDDEN) ? ' ' : ` ${textOf(node)} `;
  });
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

const textsOf = (element: Element, selector: string): string[] => Array.from(element.querySelectorAll(selector), textOf);

const cellsOf = (row: Element): string[] => textsOf(row, ':scope > :is(th, td):not([aria-hidden])');

function tableOf(table: Element): Block {
  const [heads = [], ...rows] = Array.from(table.querySelectorAll('tr'), cellsOf);
  return { kind: 'table', heads, rows };
}

function factsOf(list: Element): Block {
  const values = textsOf(list, 'dd');
  return { kind: 'facts', facts: textsOf(list, 'dt').map((label, place) => [label, values[place] ?? ''] as const) };
}

function ownBlocks(element: Element): Block[] | null {
  switch (element.tagName) {
    case 'H4':
    case 'SUMMARY':
      return [{ kind: 'heading', text: textOf(element) }];
    case 'P':
      return [{ kind: 'text', text: textOf(element) }];
    case 'DL':
      return [factsOf(element)];
    case 'UL':
    case 'OL':
      return [{ kind: 'list', items: Array.from(element.children, textOf) }];
    case 'TABLE':
      return [tableOf(element)];
    default:
      return null;
  }
}

/** The blocks of an element, its chart before its table. */
function blocksOf(element: Element): Block[] {
  if (element.matches(LEFT_OUT)) return [];
  const own = ownBlocks(element);
  if (own) return own;
  const blocks = Array.from(element.children).flatMap(blocksOf);
  const drawing = figureImage(element);
  if (!drawing) return blocks;
  const table = blocks.findIndex(({ kind }) => kind === 'table');
  return blocks.toSpliced(table < 0 ? 0 : table, 0, { kind: 'chart', drawing });
}

function contentOf(card: Element): CardContent {
  const head = card.querySelector('header');
  return {
    title: textsOf(card, 'h3').join(' ') || (card.getAttribute('aria-label') ?? ''),
    facts: Array.from(head?.querySelectorAll('p > span') ?? [], (fact) => fact.getAttribute('title') ?? textOf(fact)),
    blocks: Array.from(card.children).flatMap((part) => (part === head ? [] : blocksOf(part))),
  };
}

/**
 * Reads the cards of a page as somebody does who cannot see it: headings, figures and tables in the reader's language, in the kind and order that
 * the reader chose. Read in one go, so that all figures are of one moment even while the report counts on.
 */
export const readCards = (page: Element): CardContent[] => Array.from(page.querySelectorAll('article'), contentOf);
