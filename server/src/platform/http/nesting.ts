/**
 * Whether a parsed JSON value has more than `most` levels of lists and objects. It never goes deeper than that itself, so values made to exhaust
 * the stack of whoever walks them are found out here.
 */
export function isNestedDeeper(value: unknown, most: number): boolean {
  return isContainer(value) && isDeeper(value, most);
}

function isDeeper(container: object, most: number): boolean {
  if (most === 0) return true;
  if (Array.isArray(container)) {
    for (const item of container) if (isContainer(item) && isDeeper(item, most - 1)) return true;
    return false;
  }
  // JSON has no inherited keys.
  for (const key in container) {
    const item = (container as Record<string, unknown>)[key];
    if (isContainer(item) && isDeeper(item, most - 1)) return true;
  }
  return false;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
