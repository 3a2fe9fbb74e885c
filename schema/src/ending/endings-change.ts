import { ENDING_LIMITS } from '../limit/ending-limits.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { at, type FaultList } from '../reading/fault.js';
import { readListOf } from '../reading/read-items.js';
import { RecordReader } from '../reading/record-reader.js';
import { changedEnding, type EndingChange, inverseEndingChange, readEndingChange } from './ending.js';
import { ENDING_KIND_NAMES, type EndingKind, type NodeEnding, type SurveyEndings } from './survey-endings.js';

/** A change of the end page of a question; null: it has none of its own any more. */
export interface NodeEndingChange {
  readonly nodeId: number;
  readonly set: EndingChange | null;
}

/** Changes of end pages: absent = leave, null = the product's own page. */
export type EndingsChange = { readonly [K in EndingKind]?: EndingChange | null } & {
  readonly nodes?: readonly NodeEndingChange[];
};

function readNodeChange(value: unknown, path: string, faults: FaultList): NodeEndingChange | undefined {
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(['nodeId', 'set']);
  reader.require('nodeId', 'set');
  const nodeId = reader.number('nodeId');
  const set = readEndingChange(reader.get('set'), at(path, 'set'), faults);
  return nodeId === undefined || set === undefined ? undefined : { nodeId, set };
}

/** Reads changes of end pages; null altogether: none is left. */
export function readEndingsChange(value: unknown, path: string, faults: FaultList): EndingsChange | null | undefined {
  if (value === undefined || value === null) return value;
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly([...ENDING_KIND_NAMES, 'nodes']);
  const kinds = ENDING_KIND_NAMES.map((kind) => [kind, readEndingChange(reader.get(kind), at(path, kind), faults)]);
  return dropUndefined({ ...Object.fromEntries(kinds), nodes: readListOf(reader, 'nodes', ENDING_LIMITS.nodes, readNodeChange) });
}

function changedNode(nodes: readonly NodeEnding[], { nodeId, set }: NodeEndingChange): readonly NodeEnding[] {
  const { nodeId: _, ...before } = nodes.find((ending) => ending.nodeId === nodeId) ?? { nodeId };
  const others = nodes.filter((ending) => ending.nodeId !== nodeId);
  const after = changedEnding(before, set);
  return after === undefined ? others : [...others, { ...after, nodeId }];
}

/** Returns the end pages with changes in them, not yet in canonical shape. */
export function changedEndings(endings: SurveyEndings = {}, change: EndingsChange | null | undefined): SurveyEndings | undefined {
  if (change === undefined) return endings;
  if (change === null) return undefined;
  const kinds = ENDING_KIND_NAMES.map((kind) => [kind, changedEnding(endings[kind], change[kind])]);
  const nodes = (change.nodes ?? []).reduce(changedNode, endings.nodes ?? []);
  return dropUndefined({ ...Object.fromEntries(kinds), nodes });
}

const endingOfNode = ({ nodes = [] }: SurveyEndings, nodeId: number): NodeEnding | undefined =>
  nodes.find((ending) => ending.nodeId === nodeId);

function inverseNodes(before: SurveyEndings, after: SurveyEndings): NodeEndingChange[] {
  const ids = new Set([...(before.nodes ?? []), ...(after.nodes ?? [])].map(({ nodeId }) => nodeId));
  return [...ids].flatMap((nodeId) => {
    const was = endingOfNode(before, nodeId);
    const set = was === undefined ? null : inverseEndingChange(was, endingOfNode(after, nodeId));
    return set === undefined ? [] : [{ nodeId, set }];
  });
}

/** Returns the changes that lead from `after` back to `before`, of those keys alone that differ; undefined when none does. */
export function inverseEndingsChange(before: SurveyEndings = {}, after: SurveyEndings = {}): EndingsChange | undefined {
  const kinds = ENDING_KIND_NAMES.map((kind) => [
    kind,
    before[kind] === undefined && after[kind] !== undefined ? null : inverseEndingChange(before[kind], after[kind]),
  ]);
  const nodes = inverseNodes(before, after);
  const back: EndingsChange = dropUndefined({ ...Object.fromEntries(kinds), nodes: nodes.length === 0 ? undefined : nodes });
  return Object.keys(back).length === 0 ? undefined : back;
}
