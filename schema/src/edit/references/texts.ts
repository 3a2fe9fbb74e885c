import { documentOrder } from '../../definition/walk.js';
import type { SurveyDefinition, SurveyNode, SurveyOption } from '../../definition/definition.js';
import type { SurveyEndings } from '../../ending/survey-endings.js';
import { type PipingToken, scanTokens } from '../../piping/token.js';
import { plainText } from '../../text/text.js';

/** Looks at a text that may hold piping tokens, and at the id of what it belongs to; 0 is the survey itself. */
type Visit = (text: string, ownerId: number) => void;

function visitOptions(options: readonly SurveyOption[], visit: Visit): void {
  for (const option of options) {
    visit(option.title, option.id);
    if (option.nodes !== undefined) visitOptions(option.nodes, visit);
  }
}

/** Visits the texts of a node and of its options and rows, not of the nodes in it. */
function visitOwnTexts(node: SurveyNode, visit: Visit): void {
  visit(node.title, node.id);
  if (node.options !== undefined) visitOptions(node.options, visit);
  for (const row of node.children ?? []) visit(row.title, row.id);
}

/** A text, and the id of what it belongs to. */
interface OwnedText {
  readonly ownerId: number;
  readonly text: string;
}

/** The texts of a node and of its options and rows, not of the nodes in it. */
export function ownTexts(node: SurveyNode): readonly OwnedText[] {
  const texts: OwnedText[] = [];
  visitOwnTexts(node, (text, ownerId) => texts.push({ ownerId, text }));
  return texts;
}

/** An end page of a question belongs to the question, and goes with it. */
function visitEndings({ nodes = [], ...kinds }: SurveyEndings, visit: Visit): void {
  for (const { text = '' } of Object.values(kinds)) visit(text, 0);
  for (const { nodeId, text = '' } of nodes) visit(text, nodeId);
}

/** Visits all texts of a survey that may hold piping tokens, in the order of the document. */
export function visitTexts({ welcome, nodes, endings }: Pick<SurveyDefinition, 'welcome' | 'nodes' | 'endings'>, visit: Visit): void {
  if (welcome !== undefined) visit(welcome, 0);
  if (endings !== undefined) visitEndings(endings, visit);
  for (const node of documentOrder(nodes)) visitOwnTexts(node, visit);
}

/** Replaces a title that would be left empty. */
const BLANK = '-';

type Rewrite = (text: string) => string;

function rewriteOptions(options: readonly SurveyOption[], rewrite: Rewrite): readonly SurveyOption[] {
  const rewritten = options.map((option) => {
    const title = rewrite(option.title);
    const nodes = option.nodes && rewriteOptions(option.nodes, rewrite);
    return title === option.title && nodes === option.nodes ? option : { ...option, title, ...(nodes && { nodes }) };
  });
  return rewritten.every((option, place) => option === options[place]) ? options : rewritten;
}

/** Returns the node with every text of its own rewritten; the same object if that changes none. Members of the node are not rewritten. */
export function rewriteTexts(node: SurveyNode, rewrite: Rewrite): SurveyNode {
  let isChanged = false;
  visitOwnTexts(node, (text) => {
    isChanged ||= rewrite(text) !== text;
  });
  if (!isChanged) return node;
  return {
    ...node,
    title: rewrite(node.title),
    ...(node.options && { options: rewriteOptions(node.options, rewrite) }),
    ...(node.children && { children: node.children.map((row) => ({ ...row, title: rewrite(row.title) })) }),
  };
}

/** The text with some of its piping tokens exchanged; the same text if `exchange` leaves all of them (null). */
function exchangeTokens(text: string, exchange: (token: PipingToken) => string | null): string {
  if (!text.includes('<')) return text;
  let written = '';
  let from = 0;
  for (const token of scanTokens(text)) {
    const instead = exchange(token);
    if (instead === null) continue;
    written += text.slice(from, token.start) + instead;
    from = token.end;
  }
  return from === 0 ? text : written + text.slice(from);
}

/** Returns whether a token refers to one of these ids: by its question, or by the field or row of it. */
const refersTo = ({ nodeId, childId }: PipingToken, ids: ReadonlySet<number>): boolean =>
  ids.has(nodeId) || (childId !== undefined && ids.has(childId));

/**
 * The text with its tokens that refer to what is gone replaced by their fallback. A text that would be left blank keeps a dash, because titles
 * cannot be empty.
 */
export function withoutTokens(text: string, gone: ReadonlySet<number>): string {
  const left = exchangeTokens(text, (token) => (refersTo(token, gone) ? token.fallback : null));
  return left !== text && plainText(left).trim() === '' ? BLANK : left;
}

const OPENING_TAG = /^<span(?:"[^"]*"|'[^']*'|[^"'<>])*>/i;

const ATTRIBUTE = /([^\s=<>]+)(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'<>]+)/g;

const isReference = (name: string): boolean => /^data-(?:ref|child)$/i.test(name);

/** Returns the text with its piping tokens referring to other ids; a token whose ids are not in the map, or that is not meant, is unchanged. */
export const mappedTokens = (
  text: string,
  ids: ReadonlyMap<number, number>,
  isMeant: (token: PipingToken) => boolean = () => true,
): string =>
  exchangeTokens(text, (token) => {
    const { nodeId, start, end } = token;
    if (!ids.has(nodeId) || !isMeant(token)) return null;
    return text.slice(start, end).replace(OPENING_TAG, (tag) =>
      tag.replace(ATTRIBUTE, (attribute: string, name: string, equals: string, value: string) => {
        if (!isReference(name)) return attribute;
        return `${name}${equals}${value.replace(/[0-9]+/, (id) => String(ids.get(Number(id)) ?? id))}`;
      }),
    );
  });
