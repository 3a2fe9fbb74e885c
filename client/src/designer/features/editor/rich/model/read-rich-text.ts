import { parseRichText, type RichElement, type RichPart } from '../../../../../shared/rich-text/parse-rich-text';
import { declarationsOf, marksOf } from './marks-of';
import { isInline, type RichMark, type RichNode } from './rich-doc';

/** Formatting that an element passes on to its children. */
interface Around {
  readonly marks: readonly RichMark[];
  readonly align: string | null;
}

const BLOCK = /^(?:p|div|h[1-6]|ul|ol|li|blockquote|hr)$/;
const ALIGNS = ['left', 'center', 'right', 'justify'];

const marked = (node: RichNode, marks: readonly RichMark[]): RichNode => (marks.length > 0 ? { ...node, marks } : node);

/** Line breaks in a text are shown as such to respondents. */
const textNodes = (text: string, marks: readonly RichMark[]): RichNode[] =>
  text
    .split(/\r\n?|\n/)
    .flatMap((line, place) => [
      ...(place > 0 ? [marked({ type: 'hardBreak' }, marks)] : []),
      ...(line ? [marked({ type: 'text', text: line }, marks)] : []),
    ]);

const readable = (parts: readonly RichPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : readable(part.parts))).join('');

const attrsOf = ({ attributes }: RichElement, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, attributes.get(name) ?? null]));

const answerOf = ({ attributes, parts }: RichElement): RichNode => ({
  type: 'answer',
  attrs: {
    ref: Number(attributes.get('data-ref')),
    child: attributes.has('data-child') ? Number(attributes.get('data-child')) : null,
    field: attributes.get('data-field') ?? null,
    fallback: attributes.get('data-fallback') ?? null,
    label: readable(parts),
  },
});

/** Returns the inline node of an element; null if the element only marks its content. */
function atomOf(element: RichElement): RichNode | null {
  const { tag } = element;
  if (tag === 'br') return { type: 'hardBreak' };
  if (tag === 'img') return { type: 'image', attrs: attrsOf(element, ['src', 'alt', 'title', 'width', 'height', 'style']) };
  if (tag === 'video' || tag === 'audio')
    return { type: 'media', attrs: { tag, ...attrsOf(element, ['src', 'poster', 'title', 'width', 'height', 'style']) } };
  return element.attributes.has('data-ref') ? answerOf(element) : null;
}

function itemsOf(parts: readonly RichPart[], around: Around): RichNode[] {
  const items = parts.filter((part) => typeof part !== 'string' || part.trim() !== '');
  return items.map((part) => {
    const content = typeof part !== 'string' && part.tag === 'li' ? blocksOf(part.parts, inside(part, around)) : blocksOf([part], around);
    return { type: 'listItem', content: content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content] };
  });
}

function inside(element: RichElement, around: Around): Around {
  const align = declarationsOf(element.attributes.get('style')).get('text-align')?.toLowerCase();
  return { marks: marksOf(element, around.marks), align: align && ALIGNS.includes(align) ? align : around.align };
}

const hasBlocks = (parts: readonly RichPart[]): boolean =>
  parts.some((part) => typeof part !== 'string' && (BLOCK.test(part.tag) || hasBlocks(part.parts)));

/** Returns a block as a line. A trailing break adds no line: it only keeps an empty line open. */
function lineOf(type: 'paragraph' | 'heading', content: readonly RichNode[], around: Around, level?: number): RichNode {
  const nodes = content.at(-1)?.type === 'hardBreak' ? content.slice(0, -1) : content;
  const attrs = { ...(level ? { level } : {}), ...(around.align ? { textAlign: around.align } : {}) };
  return { type, ...(Object.keys(attrs).length > 0 ? { attrs } : {}), ...(nodes.length > 0 ? { content: nodes } : {}) };
}

function blockOf(element: RichElement, around: Around): RichNode[] {
  const { tag, parts } = element;
  const within = inside(element, around);
  if (tag === 'hr') return [{ type: 'horizontalRule' }];
  if (tag === 'ul' || tag === 'ol') {
    const content = itemsOf(parts, within);
    return content.length > 0 ? [{ type: tag === 'ul' ? 'bulletList' : 'orderedList', content }] : [];
  }
  if (tag === 'blockquote') {
    const content = blocksOf(parts, within);
    return [{ type: 'blockquote', content: content.length > 0 ? content : [{ type: 'paragraph' }] }];
  }
  if (hasBlocks(parts)) return blocksOf(parts, within);
  const content = piecesOf(parts, within).filter(isInline);
  return [/^h[1-6]$/.test(tag) ? lineOf('heading', content, within, Number(tag[1])) : lineOf('paragraph', content, within)];
}

/** Inline pieces and whole blocks in document order. */
function piecesOf(parts: readonly RichPart[], around: Around): RichNode[] {
  return parts.flatMap((part): RichNode[] => {
    if (typeof part === 'string') return textNodes(part, around.marks);
    if (BLOCK.test(part.tag)) return blockOf(part, around);
    const atom = atomOf(part);
    return atom ? [marked(atom, inside(part, around).marks)] : piecesOf(part.parts, inside(part, around));
  });
}

const isSpace = (node: RichNode): boolean => node.type === 'hardBreak' || (node.type === 'text' && node.text?.trim() === '');

function blocksOf(parts: readonly RichPart[], around: Around): RichNode[] {
  const blocks: RichNode[] = [];
  let line: RichNode[] = [];
  const endLine = () => {
    const isOnlyLine = blocks.length === 0 && !hasBlocks(parts);
    if (line.length > 0 && (isOnlyLine || !line.every(isSpace))) blocks.push(lineOf('paragraph', line, around));
    line = [];
  };
  for (const piece of piecesOf(parts, around)) {
    if (isInline(piece)) line.push(piece);
    else {
      endLine();
      blocks.push(piece);
    }
  }
  endLine();
  return blocks;
}

const NOTHING: Around = { marks: [], align: null };

/** Converts a title to a document of the editor. `writeRichText` converts it back to text that looks the same to respondents. */
export function readRichText(html: string): RichNode {
  const content = blocksOf(parseRichText(html), NOTHING);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}
