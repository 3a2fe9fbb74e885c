/**
 * Whether a parsed JSON value has more than `most` levels of lists and objects. It never goes deeper than that itself, so values made to exhaust
 * the stack of whoever walks them are found out here.
 */
export function isNestedDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (most === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isNestedDeeper(item, most - 1));
  for (const key in value) if (isNestedDeeper((value as Record<string, unknown>)[key], most - 1)) return true; // JSON has no inherited keys.
  return false;
}
