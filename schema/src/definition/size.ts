import { utf8Length } from '../hash/utf8.js';
import { LIMITS } from '../limit/limits.js';
import { canonicalText } from './canonical-text.js';
import type { SurveyDefinition, SurveyNode } from './definition.js';

/** The most bytes one UTF-16 unit can take in JSON: a control character, escaped. */
const WORST_UNIT = 6;

/** No number of JSON is longer, and neither is `false`. */
const SCALAR = 25;

/** More than the punctuation around one value can take: quotes, a colon, a comma, a bracket at either end. */
const FRAME = 6;

const bounds = new WeakMap<object, number>();

function boundOfValue(value: unknown): number {
  if (typeof value === 'string') return value.length * WORST_UNIT + FRAME;
  if (typeof value !== 'object' || value === null) return SCALAR + FRAME;
  let bound = FRAME;
  for (const [key, entry] of Object.entries(value)) bound += (Array.isArray(value) ? 0 : key.length) + boundOfValue(entry);
  return bound;
}

function boundOnce<Part extends object>(part: Part, bound: (part: Part) => number): number {
  const known = bounds.get(part);
  if (known !== undefined) return known;
  const found = bound(part);
  bounds.set(part, found);
  return found;
}

const sumOf = <Part>(parts: readonly Part[] | undefined, bound: (part: Part) => number): number =>
  (parts ?? []).reduce((sum, part) => sum + bound(part), FRAME + SCALAR);

const boundOfPart = (part: object): number => boundOnce(part, boundOfValue);

/** A node of a container is bounded by itself, so that an edit elsewhere in the container leaves its bound alone. */
const boundOfNode = (node: SurveyNode): number => boundOnce(node, ({ nodes, ...own }) => boundOfValue(own) + sumOf(nodes, boundOfNode));

/** Returns an upper bound of the size of the canonical form, which is far quicker to compute. */
const upperBound = ({ nodes, logic, quotas, ...fields }: SurveyDefinition): number =>
  boundOfValue(fields) + sumOf(nodes, boundOfNode) + sumOf(logic, boundOfPart) + sumOf(quotas, boundOfPart);

/** Returns whether the canonical form is above the size limit of a definition. */
export const isTooBig = (definition: SurveyDefinition): boolean =>
  upperBound(definition) > LIMITS.definitionBytes && utf8Length(canonicalText(definition)) > LIMITS.definitionBytes;
