import type { SurveyNode } from '../../definition/definition.js';
import { shapeNode, shapeOption } from '../../definition/shape/shape.js';
import { walkOptions } from '../../definition/walk.js';
import { partId, type RestoredPart } from '../operation/restore-operation.js';
import { removeBranches, replaceBranch } from '../tree/branch.js';
import { putBack, putInList } from './put-back.js';
import { replacementCodes } from './restored-codes.js';

export type NodePart = Extract<RestoredPart, { kind: 'node' }>;
export type InnerPart = Extract<RestoredPart, { kind: 'option' | 'row' }>;

/** Puts the own fields of nodes back, in order. An existing node keeps its options, rows and nodes, and its code until codes are restored. */
export const putNodes = (nodes: readonly SurveyNode[], parts: readonly NodePart[]): readonly SurveyNode[] =>
  parts.reduce<readonly SurveyNode[]>(
    (current, { node, ...back }) =>
      putBack(current, node.id, back, (present) => {
        const inside = { options: present?.options, children: present?.children, nodes: present?.nodes };
        return shapeNode({ ...node, ...inside, code: present?.code ?? node.code });
      }),
    nodes,
  );

function recoded<T extends { readonly id: number; readonly code: string }>(part: T, codes: ReadonlyMap<number, string>): T {
  const code = codes.get(part.id);
  return code === undefined ? part : { ...part, code };
}

/** The ids of the options, or of the rows, that come back: a conversion may have made them parts of the other list, which they leave then. */
const comingBack = (parts: readonly InnerPart[], kind: InnerPart['kind']): ReadonlySet<number> =>
  new Set(parts.flatMap((part) => (part.kind === kind && part.only === undefined ? partId(part) : [])));

/** A node with options and rows put back and others taken away, their codes kept apart, in canonical shape. */
export function restoreInner(node: SurveyNode, parts: readonly InnerPart[], remove: ReadonlySet<number>): SurveyNode {
  let options = removeBranches(node.options ?? [], comingBack(parts, 'row'));
  for (const part of parts) {
    if (part.kind === 'row') continue;
    options = putBack(options, part.option.id, part, (present) => shapeOption({ ...part.option, nodes: present?.nodes }));
  }
  options = removeBranches(options, remove);
  const back = parts.flatMap((part) => (part.kind === 'row' ? [{ item: part.row, after: part.after, only: part.only }] : []));
  const rows = removeBranches(putInList(removeBranches(node.children ?? [], comingBack(parts, 'option')), back), remove);

  const restored = new Set(parts.map(partId));
  const optionCodes = replacementCodes(Array.from(walkOptions(options)), restored);
  for (const id of optionCodes.keys()) options = replaceBranch(options, id, (option) => recoded(option, optionCodes));
  const rowCodes = replacementCodes(rows, restored);
  return shapeNode({ ...node, options, children: rows.map((row) => recoded(row, rowCodes)) });
}
