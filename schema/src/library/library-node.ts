import { questionRow } from '../catalogue/question-catalogue.js';
import { canonicalPart } from '../definition/canonical-text.js';
import type { Language, SurveyDefinition, SurveyNode } from '../definition/definition.js';
import type { NewNode } from '../definition/new-part.js';
import { isPage } from '../definition/node-facts.js';
import { emptyDefinition } from '../definition/shape/shape.js';
import { apply } from '../edit/apply.js';
import { asNewNode } from '../edit/node/as-new-node.js';
import { tokenTargets } from '../edit/references/reference.js';
import { ownTexts, rewriteTexts, withoutTokens } from '../edit/references/texts.js';
import { utf8Length } from '../hash/utf8.js';
import { LIBRARY_LIMITS } from '../limit/author-limits.js';
import { readableText } from '../piping/readable-text.js';
import { fallbackText } from '../piping/token.js';
import { FaultList, type FaultRule, type Parsed } from '../reading/fault.js';
import { checkTextAt } from '../reading/text-faults.js';

/**
 * The name of a category as it is kept: without spaces around it. Faults under the field `name`: blank (tooShort, 1), more than 24 characters
 * (tooLong, 24), half characters (format). Spec 5, codes and texts.
 */
export function readLibraryName(typed: string): Parsed<string> {
  const value = typed.trim();
  const faults = new FaultList();
  checkTextAt(faults, 'name', value, { min: 1, max: LIBRARY_LIMITS.name });
  return faults.isEmpty ? { ok: true, value } : { ok: false, faults: faults.all };
}

/** Inserted answers belong to the survey the question comes from: their fallbacks stand for them. */
function withoutPiping(node: SurveyNode): SurveyNode {
  const targets = new Set(ownTexts(node).flatMap(({ text }) => [...tokenTargets(text)]));
  return targets.size === 0 ? node : rewriteTexts(node, (text) => withoutTokens(text, targets));
}

/** Returns whether a library takes a node: questions and statements, but no page breaks and no containers. */
export const fitsLibrary = (node: SurveyNode): boolean => !isPage(node) && !questionRow(node).isContainer;

/**
 * Returns a question in the form that a library keeps: input of `addNode`, so that adding it to a survey is an ordinary operation that undo reverts,
 * with new ids. Drops ids, the code of the question and its logic; keeps codes of options and rows and names of pictures; replaces inserted answers
 * by their fallbacks. Options or rows that the type needs and the question lacks are supplied on adding. Null if a library does not take it.
 */
export function libraryNode(node: SurveyNode): NewNode | null {
  if (!fitsLibrary(node)) return null;
  return asNewNode(withoutPiping(node));
}

/** Returns the title of a question in a list: the words of its title, at most 200 characters; a dash where it shows a picture only. */
export function libraryTitle(title: string): string {
  const words = [...readableText(fallbackText(title))];
  if (words.length === 0) return '-';
  return words.length > LIBRARY_LIMITS.title ? `${words.slice(0, LIBRARY_LIMITS.title - 1).join('')}\u2026` : words.join('');
}

const refused = (rule: FaultRule, limit?: number): Parsed<NewNode> => ({
  ok: false,
  faults: [limit === undefined ? { field: 'node', rule } : { field: 'node', rule, limit }],
});

const onlyNode = ({ nodes: [node] }: SurveyDefinition): NewNode | null => (node === undefined ? null : libraryNode(node));

/**
 * Reads a question for a library out of anything, by the rules of `addNode` on an empty survey; what is left out gets the default of its type in
 * `language`. Faults under `node`: those of the operation, notAllowed (a page or a container), tooBig (more than 1 MiB). Total.
 */
export function readLibraryNode(given: unknown, language: Language): Parsed<NewNode> {
  // `apply` reads what it is given as if it came from outside.
  const applied = apply(emptyDefinition({ title: '-', language }), [{ op: 'addNode', node: given as NewNode }]);
  if (!applied.ok) {
    if (applied.fault.code !== 'invalid') return refused('notAllowed');
    return { ok: false, faults: applied.fault.faults.map((fault) => ({ ...fault, field: fault.field || 'node' })) };
  }
  const node = onlyNode(applied.definition);
  if (node === null) return refused('notAllowed');
  if (utf8Length(canonicalPart(node)) > LIBRARY_LIMITS.nodeBytes) return refused('tooBig', LIBRARY_LIMITS.nodeBytes);
  return { ok: true, value: node };
}
