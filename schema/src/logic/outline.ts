import { isContainer } from '../definition/node-facts.js';
import { isCarryOver, logicOf } from '../definition/defaults.js';
import type { LogicItem, SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';

/** A node and where it stands: `start` is its own position in the document, `end` that of the last node inside it (its own without any). */
export interface NodePlace {
  readonly node: SurveyNode;
  readonly start: number;
  readonly end: number;
}

/** A survey laid out for questions about what stands before what. Made once, then each question is a look-up. */
export interface Outline {
  /** Every node by id, in the order of the document at any depth; positions count from 0. */
  readonly places: ReadonlyMap<number, NodePlace>;
  /** Carry-over items by the node they carry into, in saved order. */
  readonly carryOver: ReadonlyMap<number, readonly LogicItem[]>;
}

function placesOf({ nodes }: SurveyDefinition): ReadonlyMap<number, NodePlace> {
  const places = new Map<number, NodePlace>();
  for (const node of walkNodes(nodes)) {
    const start = places.size;
    const inside = isContainer(node) ? [...walkNodes(node.nodes ?? [])].length : 0;
    places.set(node.id, { node, start, end: start + inside });
  }
  return places;
}

function layOut(definition: SurveyDefinition): Outline {
  const carryOver = new Map<number, LogicItem[]>();
  for (const item of logicOf(definition).filter(isCarryOver)) {
    const known = carryOver.get(item.nodeId);
    if (known === undefined) carryOver.set(item.nodeId, [item]);
    else known.push(item);
  }
  return { places: placesOf(definition), carryOver };
}

const known = /* @__PURE__ */ new WeakMap<SurveyDefinition, Outline>();

/** The outline of a definition, made once per object: definitions in memory never change, and an editor asks about one question after the other. */
export function outlineOf(definition: SurveyDefinition): Outline {
  const outline = known.get(definition) ?? layOut(definition);
  known.set(definition, outline);
  return outline;
}

/** Returns whether `source` has been answered by the time `owner` is reached (R8: a condition on anything later never sees an answer). */
export const isBefore = (source: NodePlace, owner: NodePlace): boolean => source.start < owner.start;

/**
 * Returns whether a jump of `owner` can look at `source`. A jump is taken on leaving its owner, so it sees the owner's own answer as well, and those
 * inside it where the owner is a container.
 */
export const isSeenByJump = (source: NodePlace, owner: NodePlace): boolean => source.start <= owner.end;

/** Returns whether a jump of `owner` may lead to `target`: only forward (R11). A page break stands for the page that begins there. */
export const isJumpTarget = (target: NodePlace, owner: NodePlace): boolean => target.start > owner.end;
