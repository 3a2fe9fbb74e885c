import { decodeEntities } from '../../../../../shared/rich-text/parse-rich-text';
import { escaped, markTags } from './mark-tags';
import type { RichNode } from './rich-doc';

type Attrs = RichNode['attrs'];

const attribute = (name: string, value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : ` ${name}="${escaped(String(value))}"`;

const attributesOf = (attrs: Attrs, names: readonly string[]): string => names.map((name) => attribute(name, attrs?.[name])).join('');

function answerHtml(attrs: Attrs): string {
  const parts = [attribute('data-ref', attrs?.ref), attribute('data-child', attrs?.child), attribute('data-field', attrs?.field)];
  return `<span${parts.join('')}${attribute('data-fallback', attrs?.fallback)}>${escaped(String(attrs?.label ?? ''))}</span>`;
}

function pieceHtml({ type, attrs, text = '' }: RichNode): string {
  if (type === 'text') return escaped(text);
  if (type === 'hardBreak') return '<br>';
  if (type === 'image') return `<img${attributesOf(attrs, ['src', 'alt', 'title', 'width', 'height', 'style'])}>`;
  if (type === 'answer') return answerHtml(attrs);
  const isVideo = attrs?.tag === 'video';
  const named = attributesOf(attrs, isVideo ? ['src', 'poster', 'title', 'width', 'height', 'style'] : ['src', 'style']);
  return isVideo ? `<video${named} controls></video>` : `<audio${named} controls></audio>`;
}

interface Tags {
  readonly open: string;
  readonly close: string;
}

/** Writes the pieces of a line; tags that neighbours share are opened once. */
function inlineHtml(nodes: readonly RichNode[] = []): string {
  let html = '';
  let stack: readonly Tags[] = [];
  const turnTo = (wanted: readonly Tags[]) => {
    const differs = stack.findIndex(({ open }, depth) => wanted[depth]?.open !== open);
    const kept = differs === -1 ? stack.length : differs;
    for (const { close } of stack.slice(kept).toReversed()) html += close;
    for (const { open } of wanted.slice(kept)) html += open;
    stack = wanted;
  };
  for (const node of nodes) {
    turnTo(markTags(node.marks ?? []));
    html += pieceHtml(node);
  }
  turnTo([]);
  return html;
}

const alignOf = (attrs: Attrs): string => (attrs?.textAlign ? attribute('style', `text-align: ${attrs.textAlign}`) : '');

/** A line in a tag. A trailing break keeps an empty line open; browsers ignore it otherwise. */
function lineHtml(tag: string, { attrs, content = [] }: RichNode): string {
  const last = content.at(-1);
  const ending = last === undefined || last.type === 'hardBreak' ? '<br>' : '';
  return `<${tag}${alignOf(attrs)}>${inlineHtml(content)}${ending}</${tag}>`;
}

function itemHtml({ content = [] }: RichNode): string {
  const [first, ...rest] = content;
  const isBare = first?.type === 'paragraph' && !first.attrs?.textAlign && rest.every((node) => node.type !== 'paragraph');
  const end = first?.content?.at(-1)?.type === 'hardBreak' ? '<br>' : '';
  return `<li>${isBare ? inlineHtml(first.content) + end + rest.map(blockHtml).join('') : content.map(blockHtml).join('')}</li>`;
}

function blockHtml(node: RichNode): string {
  const { type, attrs, content = [] } = node;
  if (type === 'horizontalRule') return '<hr>';
  if (type === 'heading') return lineHtml(`h${attrs?.level ?? 1}`, node);
  if (type === 'blockquote') return `<blockquote>${content.map(blockHtml).join('')}</blockquote>`;
  if (type === 'bulletList') return `<ul>${content.map(itemHtml).join('')}</ul>`;
  if (type === 'orderedList') return `<ol>${content.map(itemHtml).join('')}</ol>`;
  return lineHtml('p', node);
}

const MARKUP_START = /<[A-Za-z/!?]/;

/** Returns true for text that cannot be read as markup, which is written as it was typed. */
const isBareText = (text: string): boolean => !MARKUP_START.test(text) && decodeEntities(text) === text;

function onlyLine({ content = [] }: RichNode): string {
  const isText = content.every(({ type, marks }) => type === 'text' && !marks?.length);
  const text = content.map((node) => node.text ?? '').join('');
  if (isText && isBareText(text)) return text;
  return inlineHtml(content) + (content.at(-1)?.type === 'hardBreak' ? '<br>' : '');
}

/**
 * Converts a document of the editor to rich text of the definition: only the tags, attributes and styles that the model accepts. A single line
 * without alignment has no tag around it, so a title without formatting stays plain.
 */
export function writeRichText({ content = [] }: RichNode): string {
  const [first, ...rest] = content;
  if (first?.type === 'paragraph' && rest.length === 0 && !first.attrs?.textAlign) return onlyLine(first);
  return content.map(blockHtml).join('');
}
