/**
 * Returns true if a parsed JSON value has more than `most` levels of lists and objects. It never descends deeper than that itself, so it detects
 * values that are built to exhaust the stack.
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
