import type { SurveyNode, SurveyOption, SurveyRow } from '../definition/definition.js';
import { choicesOf, walkOptions } from '../definition/walk.js';

/**
 * The parts of one question that are on offer to one respondent. Order is the document's (own options, then carried-over ones, own `other` and
 * `exclusive` last), never the shuffled one of the screen: answers adopt it, and the order of the screen never changes facts.
 */
export interface Offered {
  /** The options that can be chosen, by id: members of groups without their headings; a cascade: the options of every level. */
  readonly options: ReadonlyMap<number, SurveyOption>;
  readonly rows: ReadonlyMap<number, SurveyRow>;
  /** Tests if the question has such an option or row at all. One that is known but not offered is dropped silently, an unknown one is an error. */
  readonly isKnown: (id: number) => boolean;
}

function byId<T extends { readonly id: number }>(items: Iterable<T>): Map<number, T> {
  const map = new Map<number, T>();
  for (const item of items) map.set(item.id, item);
  return map;
}

/** Shared by all questions without options and rows, which are most. */
const NOTHING: Offered = { options: /* @__PURE__ */ new Map(), rows: /* @__PURE__ */ new Map(), isKnown: () => false };

/** Returns everything the question has, as if no logic hid anything. */
export function offeredOf(node: SurveyNode): Offered {
  if (node.options === undefined && node.children === undefined) return NOTHING;
  const options = byId(node.type === 10 ? walkOptions(node.options) : choicesOf(node.options));
  const rows = node.children === undefined ? NOTHING.rows : byId(node.children);
  return { options, rows, isKnown: (id) => options.has(id) || rows.has(id) };
}
