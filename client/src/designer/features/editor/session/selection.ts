import { documentOrder, findNode, type SurveyDefinition } from '@wence/schema';
import type { Renamed } from './replay';

/** The part the author edits. Without a node it is the survey itself. */
export interface Selection {
  readonly nodeId: number | null;
  readonly optionId: number | null;
  /** Place of the caret. `request` is incremented so that the same place can be requested twice. */
  readonly focus: FocusRequest | null;
  readonly requests: number;
  /** Nodes chosen to be changed together; then no node is open. */
  readonly several: ReadonlySet<number>;
  /** Node at which the next range of several begins. */
  readonly anchor: number | null;
}

/** Groups of the attribute panel that can be gone to. */
export const PANEL_PARTS = ['order', 'checks', 'dwell', 'attribute'] as const;
export type PanelPart = (typeof PANEL_PARTS)[number];

export interface FocusRequest {
  readonly part: 'title' | 'option' | PanelPart;
  /** Selects the whole text of a new part, so that typing replaces it. */
  readonly all: boolean;
  readonly request: number;
}

/** The group of the attribute panel that is asked for; null: none is. */
export const panelPartOf = ({ focus }: Selection): PanelPart | null => PANEL_PARTS.find((part) => part === focus?.part) ?? null;

const NONE: ReadonlySet<number> = new Set();

export const NOTHING_SELECTED: Selection = { nodeId: null, optionId: null, focus: null, requests: 0, several: NONE, anchor: null };

export interface SelectionRequest {
  readonly nodeId: number | null;
  readonly optionId?: number | null;
  readonly focus?: FocusRequest['part'];
  readonly all?: boolean;
}

export function select(before: Selection, wanted: SelectionRequest): Selection {
  const requests = before.requests + 1;
  const focus = wanted.focus ? { part: wanted.focus, all: wanted.all ?? false, request: requests } : null;
  return { nodeId: wanted.nodeId, optionId: wanted.optionId ?? null, focus, requests, several: NONE, anchor: wanted.nodeId };
}

/** Chooses exactly these nodes together. */
export function selectSeveral(before: Selection, several: ReadonlySet<number>, anchor: number | null): Selection {
  return { ...NOTHING_SELECTED, requests: before.requests, several, anchor };
}

/** Adds a node to those that are chosen together, or takes it out; a range adds all from the anchor to it. The open node is the first of them. */
export function mark(before: Selection, view: SurveyDefinition, nodeId: number, isRange: boolean): Selection {
  const several = new Set(before.several);
  if (before.nodeId !== null) several.add(before.nodeId);
  if (isRange) {
    const ids = documentOrder(view.nodes).map(({ id }) => id);
    const ends = [ids.indexOf(before.anchor ?? nodeId), ids.indexOf(nodeId)].toSorted((one, other) => one - other);
    for (const id of ids.slice(Math.max(0, ends[0] ?? 0), (ends[1] ?? 0) + 1)) several.add(id);
    return selectSeveral(before, several, before.anchor ?? nodeId);
  }
  if (!several.delete(nodeId)) several.add(nodeId);
  return selectSeveral(before, several, nodeId);
}

/** Returns the nodes that an action on the selection is about: those chosen together, or the open one. */
export function chosenIds({ several, nodeId }: Selection): ReadonlySet<number> {
  return several.size > 0 || nodeId === null ? several : new Set([nodeId]);
}

/** The nodes of a set that are still there, under their present ids; the same set if nothing has changed. */
export function followNodes(nodes: ReadonlySet<number>, view: SurveyDefinition, renamed: Renamed): ReadonlySet<number> {
  if (nodes.size === 0) return nodes;
  const present = new Set(documentOrder(view.nodes).map(({ id }) => id));
  const now = [...nodes].map((id) => renamed.get(id) ?? id).filter((id) => present.has(id));
  return now.length === nodes.size && now.every((id) => nodes.has(id)) ? nodes : new Set(now);
}

/** Returns the selection with renamed ids, or none if its question was removed. */
export function followSelection(selection: Selection, view: SurveyDefinition, renamed: Renamed): Selection {
  const { nodeId, optionId, focus, requests } = selection;
  const several = followNodes(selection.several, view, renamed);
  if (several !== selection.several) return selectSeveral(selection, several, null);
  if (nodeId === null) return selection;
  const nodeNow = renamed.get(nodeId) ?? nodeId;
  const optionNow = optionId === null ? null : (renamed.get(optionId) ?? optionId);
  if (!findNode(view, nodeNow)) return { ...NOTHING_SELECTED, requests };
  if (nodeNow === nodeId && optionNow === optionId) return selection;
  // A row under another name is another row to the page: the caret has to be put back into it.
  const focusNow = focus && { ...focus, all: false, request: requests + 1 };
  return { ...selection, nodeId: nodeNow, optionId: optionNow, focus: focusNow, requests: requests + 1, anchor: nodeNow };
}
