import { ASSUMED_FIRST } from './limit-numbers.js';
import type { CostPart, ItemCount, OperationPlan } from './operation-plan.js';

type Values = Readonly<Record<string, unknown>>;

/** Returns the most an operation may cost, estimated from its text and variables: an object costs 1, a scalar 0, a list the sum of its items. */
export function requestedCost({ base, parts }: OperationPlan, variables: Values): number {
  return base + sumOf(parts, (part) => requestedPart(part, variables));
}

function requestedPart({ each, times, parts }: CostPart, variables: Values): number {
  return countOf(times, variables) * (each + sumOf(parts, (part) => requestedPart(part, variables)));
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
  return cost;
}

function sumOf(parts: ReadonlyMap<string, CostPart>, costOf: (part: CostPart, name: string) => number): number {
  let sum = 0;
  for (const [name, part] of parts) sum += costOf(part, name);
  return sum;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
