import {
  findNode,
  findOption,
  findRow,
  isExclusive,
  optionsOf,
  rowsOf,
  type SurveyDefinition,
  type SurveyNode,
  walkNodes,
} from '@wence/schema';
import { notFound } from '../../platform/errors/app-error.js';
import { type Arrangement, arrangementOf, type Relocation } from '../survey/arrangement.policy.js';

/** Operations of the edit language for one of the two kinds of parts that `/v1` edits alike: 1 options, 2 rows of a matrix or table. */
export interface PartWriter {
  readonly name: 'options' | 'rows';
  readonly add: (nodeId: number, fields: object, parentId?: number) => object;
  readonly update: (nodeId: number, id: number, set: object) => object;
  readonly move: (nodeId: number, to: Relocation) => object;
  readonly remove: (nodeId: number, ids: readonly number[], confirmed: boolean) => object[];
  /** Returns the order of the movable parts, without exclusive options, which are always last. */
  readonly arrangement: (node: SurveyNode) => Arrangement;
}

export const OPTIONS: PartWriter = {
  name: 'options',
  add: (nodeId, option, parentId) => ({ op: 'addOption', nodeId, option, ...(parentId !== undefined && parentId !== 0 && { parentId }) }),
  update: (nodeId, optionId, set) => ({ op: 'updateOption', nodeId, optionId, set }),
  move: (nodeId, { id, ...place }) => ({ op: 'moveOption', nodeId, optionId: id, ...place }),
  // A single operation, so that a level of a cascade may be named together with the levels below it.
  remove: (nodeId, removeIds, confirmed) => [{ op: 'editOptions', nodeId, removeIds, titles: [], confirmed }],
  arrangement: (node) => arrangementOf(optionsOf(node).filter((option) => !isExclusive(option))),
};

export const ROWS: PartWriter = {
  name: 'rows',
  add: (nodeId, row) => ({ op: 'addRow', nodeId, row }),
  update: (nodeId, rowId, set) => ({ op: 'updateRow', nodeId, rowId, set }),
  move: (nodeId, { id, after }) => ({ op: 'moveRow', nodeId, rowId: id, after }),
  remove: (nodeId, ids, confirmed) => ids.map((rowId) => ({ op: 'removeRow', nodeId, rowId, confirmed })),
  arrangement: (node) => arrangementOf(rowsOf(node)),
};

/** A question, and which kind of its parts is meant. */
export interface PartHolder {
  readonly node: SurveyNode;
  readonly writer: PartWriter;
}

/** The question that has this option, at any depth, or this row; A0404 when none has. */
export function holderOf(definition: SurveyDefinition, partId: number): PartHolder {
  for (const node of walkNodes(definition.nodes)) {
    if (findOption(node, partId)) return { node, writer: OPTIONS };
    if (findRow(node, partId)) return { node, writer: ROWS };
  }
  throw notFound();
}

/** Parts of any questions by the list they stand in; A0404 when one is nowhere. */
export function listsOf<T extends { readonly id: number }>(
  definition: SurveyDefinition,
  parts: readonly T[],
): { readonly holder: PartHolder; readonly members: readonly T[] }[] {
  const lists = new Map<string, { holder: PartHolder; members: T[] }>();
  for (const part of parts) {
    const holder = holderOf(definition, part.id);
    const key = `${holder.writer.name} ${holder.node.id}`;
    const list = lists.get(key) ?? { holder, members: [] };
    list.members.push(part);
    lists.set(key, list);
  }
  return [...lists.values()];
}

/** A question by its id; A0404 when there is none. */
export function questionIn(definition: SurveyDefinition, nodeId: number): SurveyNode {
  const node = findNode(definition, nodeId);
  if (!node) throw notFound();
  return node;
}
