import { findNode, type SurveyDefinition } from '@wence/schema';
import type { Renamed } from './replay';

/** The part the author edits. Without a node it is the survey itself. */
export interface Selection {
  readonly nodeId: number | null;
  readonly optionId: number | null;
  /** Place of the caret. `request` is incremented so that the same place can be requested twice. */
  readonly focus: FocusRequest | null;
  readonly requests: number;
}

export interface FocusRequest {
  readonly part: 'title' | 'option';
  /** Selects the whole text of a new part, so that typing replaces it. */
  readonly all: boolean;
  readonly request: number;
}

export const NOTHING_SELECTED: Selection = { nodeId: null, optionId: null, focus: null, requests: 0 };

export interface SelectionRequest {
  readonly nodeId: number | null;
  readonly optionId?: number | null;
  readonly focus?: FocusRequest['part'];
  readonly all?: boolean;
}

export function select(before: Selection, wanted: SelectionRequest): Selection {
  const requests = before.requests + 1;
  const focus = wanted.focus ? { part: wanted.focus, all: wanted.all ?? false, request: requests } : null;
  return { nodeId: wanted.nodeId, optionId: wanted.optionId ?? null, focus, requests };
}

/** Returns the selection with renamed ids, or none if its question was removed. */
export function followSelection(selection: Selection, view: SurveyDefinition, renamed: Renamed): Selection {
  const { nodeId, optionId, focus, requests } = selection;
  if (nodeId === null) return selection;
  const nodeNow = renamed.get(nodeId) ?? nodeId;
  const optionNow = optionId === null ? null : (renamed.get(optionId) ?? optionId);
  if (!findNode(view, nodeNow)) return { ...NOTHING_SELECTED, requests };
  if (nodeNow === nodeId && optionNow === optionId) return selection;
  // A row under another name is another row to the page: the caret has to be put back into it.
  return { nodeId: nodeNow, optionId: optionNow, focus: focus && { ...focus, all: false, request: requests + 1 }, requests: requests + 1 };
}
