import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { findNode, walkOptions } from '../definition/walk.js';
import { asNewNode } from '../edit/node/as-new-node.js';
import type { Operation, Place } from '../edit/operation/operation.js';
import { tokenTargets } from '../edit/references/reference.js';
import { drawableIn } from '../definition/draw.js';
import { isExam } from '../exam/node-exam.js';
import { mappedExam } from '../exam/shape-exam.js';
import { mappedTokens, ownTexts, rewriteTexts, withoutTokens } from '../edit/references/texts.js';
import type { TransferRun } from './transfer-run.js';

/** The chosen nodes in the order of the document; what stands in a chosen container comes with it. */
export function chosenNodes({ nodes }: SurveyDefinition, chosen: ReadonlySet<number>): readonly SurveyNode[] {
  return nodes.flatMap((node) => (chosen.has(node.id) ? [node] : (node.nodes ?? []).filter(({ id }) => chosen.has(id))));
}

/** The text with inserted answers to copied questions, and the stand-ins of all others. */
export function carriedText(text: string, ids: ReadonlyMap<number, number>): string {
  const left = new Set([...tokenTargets(text)].filter((id) => !ids.has(id)));
  return mappedTokens(left.size === 0 ? text : withoutTokens(text, left), ids);
}

/** Notes the ids of a copy by those of the original, which has the same options and rows unless the type supplied those that it lacked. */
function noteIds(ids: Map<number, number>, original: SurveyNode, copy: SurveyNode): void {
  ids.set(original.id, copy.id);
  const options = Array.from(walkOptions(copy.options));
  Array.from(walkOptions(original.options)).forEach(({ id }, place) => ids.set(id, options[place]?.id ?? id));
  original.children?.forEach(({ id }, place) => ids.set(id, copy.children?.[place]?.id ?? id));
}

/** Settings that a new question of the type starts with, and that the original does not have, go back to their defaults. */
function clearedSettings(original: SurveyNode, copy: SurveyNode): Operation[] {
  const extra = Object.keys(copy.setting ?? {}).filter((key) => !Object.hasOwn(original.setting ?? {}, key));
  if (extra.length === 0) return [];
  return [{ op: 'updateNode', nodeId: copy.id, set: { setting: Object.fromEntries(extra.map((key) => [key, null])) } }];
}

/** The ids that a new node gives to its options and rows, by those of the original: they count on from its own, options first. */
const newIds = ({ options, children = [] }: SurveyNode, id: number): ReadonlyMap<number, number> =>
  new Map([...walkOptions(options), ...children].map((part, place) => [part.id, id + 1 + place]));

/** Copies one node without the nodes in it; the id of the copy, or null where the run is over. */
function copyOne(run: TransferRun, original: SurveyNode, place: Place): number | null {
  const left = ownTexts(original).flatMap(({ text }) => [...tokenTargets(text)].filter((id) => !run.ids.has(id)));
  if (left.length > 0) run.note('textLeft', original.id, null, left);
  const node = asNewNode(rewriteTexts(original, (text) => carriedText(text, run.ids)));
  const id = run.target.lastId + 1;
  const exam = original.exam && mappedExam(original.exam, newIds(original, id));
  if (!run.must({ op: 'addNode', node: { ...node, ...(exam && { exam }) }, ...place })) return null;
  const copy = findNode(run.target, id);
  if (copy === undefined) return null;
  noteIds(run.ids, original, copy);
  return clearedSettings(original, copy).every((operation) => run.must(operation)) ? id : null;
}

/** Lets a copied container draw as its original does, where the other survey is an exam. Returns false where the run is over. */
function copyDraw(run: TransferRun, { draw }: SurveyNode, id: number): boolean {
  const copy = findNode(run.target, id);
  if (draw === undefined || copy === undefined || !isExam(run.target) || draw >= drawableIn(copy).length) return true;
  return run.must({ op: 'updateNode', nodeId: id, set: { draw } });
}

/** Copies nodes with everything in them to a place, one behind the other. Returns the ids of the copies; fewer where the run is over. */
export function copyNodes(run: TransferRun, nodes: readonly SurveyNode[], place: Place): readonly number[] {
  const copies: number[] = [];
  for (const node of nodes) {
    const last = copies.at(-1);
    const id = copyOne(run, node, last === undefined ? place : { after: last });
    if (id === null) return copies;
    copies.push(id);
    for (const member of node.nodes ?? []) if (copyOne(run, member, { parentId: id }) === null) return copies;
    if (!copyDraw(run, node, id)) return copies;
  }
  return copies;
}
