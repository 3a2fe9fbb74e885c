import { ASSUMED_FIRST } from './limit-numbers.js';
import type { CostPart, ItemCount, OperationPlan, Variant } from './operation-plan.js';

type Values = Readonly<Record<string, unknown>>;

/** Returns the most an operation may cost, estimated from its text and variables: an object costs 1, a scalar 0, a list the sum of its items. */
export function requestedCost({ base, parts }: OperationPlan, variables: Values): number {
  return base + sumOf(parts, (part) => requestedPart(part, variables));
}

function requestedPart({ each, times, parts, variants }: CostPart, variables: Values): number {
  const costOf = (part: CostPart): number => requestedPart(part, variables);
  return countOf(times, variables) * (each + sumOf(parts, costOf) + dearest(variants, costOf));
}

/** Returns what the dearest type of object costs besides what all of them have. */
function dearest(variants: readonly Variant[], costOf: (part: CostPart) => number): number {
  const byType = new Map<string, number>();
  for (const { types, parts } of variants) {
    const cost = sumOf(parts, costOf);
    for (const type of types) byType.set(type, (byType.get(type) ?? 0) + cost);
  }
  return Math.max(0, ...byType.values());
}

function countOf(times: ItemCount, variables: Values): number {
  if (typeof times === 'number') return Math.max(1, times);
  const sizes = times
    .map((size) => (typeof size === 'number' ? size : size.variable in variables ? variables[size.variable] : size.otherwise))
    .map((size) => (Array.isArray(size) ? size.length : size))
    .filter((size) => typeof size === 'number');
  return sizes.length > 0 ? Math.max(1, ...sizes) : ASSUMED_FIRST;
}

/** Returns the actual cost: the number of objects in the response. */
export function actualCost({ base, parts }: OperationPlan, data: unknown): number {
  return base + (isRecord(data) ? sumOf(parts, (part, name) => actualPart(part, data[name])) : 0);
}

function actualPart(part: CostPart, value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + actualPart(part, item), 0);
  if (!isRecord(value)) return 0;
  let cost = part.each;
  for (const [name, inner] of part.parts) cost += actualPart(inner, value[name]);
  return part.variants.length > 0 ? cost + actualVariants(part.variants, value) : cost;
}

/** An object does not tell its type: what is in it counts once, as the variant has it that knows most of it. */
function actualVariants(variants: readonly Variant[], value: Readonly<Record<string, unknown>>): number {
  const byName = new Map<string, number>();
  for (const { parts } of variants) {
    for (const [name, part] of parts) byName.set(name, Math.max(byName.get(name) ?? 0, actualPart(part, value[name])));
  }
  return [...byName.values()].reduce((sum, cost) => sum + cost, 0);
}

function sumOf(parts: ReadonlyMap<string, CostPart>, costOf: (part: CostPart, name: string) => number): number {
  let sum = 0;
  for (const [name, part] of parts) sum += costOf(part, name);
  return sum;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
