import { languageOf, rowsOf } from '../definition/defaults.js';
import { walkOptions } from '../definition/walk.js';
import { compileText, renderText } from '../piping/piped-text.js';
import type { PipingSource } from '../piping/piped-value.js';
import type { CompiledNode, TextPlan } from './compiled.js';
import type { Pass } from './pass.js';

/** The titles of nodes, options and rows that hold tokens, in the order of the document. */
export const pipedTextsOf = (nodes: readonly CompiledNode[]): readonly TextPlan[] =>
  nodes.flatMap((owner) =>
    [owner.node, ...walkOptions(owner.node.options), ...rowsOf(owner.node)].flatMap(({ id, title }) => {
      const text = compileText(title);
      return text === null ? [] : { id, owner, text };
    }),
  );

/** Returns what an earlier question offers for insertion into a node; null if it is not earlier, hidden, unanswered or not there (R1, R8). */
function sourceFor(pass: Pass, owner: CompiledNode, nodeId: number): PipingSource | null {
  const position = pass.compiled.positions.get(nodeId) ?? owner.position;
  const source = pass.compiled.nodes[position];
  const answer = pass.answers[position];
  if (source === undefined || answer === undefined || position >= owner.position) return null;
  return { answer, options: (pass.offers[position] ?? source.everything).options };
}

/** The titles with tokens of everything that is shown, filled in, by id (features 6.16). */
export function renderTexts(pass: Pass): Readonly<Record<number, string>> {
  const { compiled, states } = pass;
  const language = languageOf(compiled.definition);
  const texts: Record<number, string> = {};
  for (const { id, owner, text } of compiled.texts()) {
    if (states[owner.position] !== 'shown') continue;
    texts[id] = renderText(text, (nodeId) => sourceFor(pass, owner, nodeId), language);
  }
  return texts;
}
