import { canonicalPart } from '../definition/canonical-text.js';
import type { Language, SurveyDefinition } from '../definition/definition.js';
import { emptyDefinition } from '../definition/empty-definition.js';
import { apply } from '../edit/apply.js';
import type { NewNode } from '../edit/operation.js';
import { utf8Length } from '../hash/utf8.js';
import { LIBRARY_LIMITS } from '../limit/library-limits.js';
import type { FaultRule, Parsed } from '../reading/fault.js';
import { libraryNode } from './library-node.js';

const refused = (rule: FaultRule, limit?: number): Parsed<NewNode> => ({
  ok: false,
  faults: [limit === undefined ? { field: 'node', rule } : { field: 'node', rule, limit }],
});

const onlyNode = ({ nodes: [node] }: SurveyDefinition): NewNode | null => (node === undefined ? null : libraryNode(node));

/**
 * Reads a question for a library out of anything, by the rules of `addNode` on an empty survey; what is left out gets the default of its type in
 * `language`. Faults under `node`: those of the operation, notAllowed (a page or a container), tooBig (more than 1 MiB). Total.
 */
export const readLibraryNode = (given: unknown, language: Language): Parsed<NewNode> => {
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
};
