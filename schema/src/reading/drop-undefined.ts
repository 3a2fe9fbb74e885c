/**
 * The object without the keys whose value is undefined: in the model, absent and default are the same thing, and absent is how it looks. A copy, not
 * the object with keys deleted: engines keep such objects in a slower form for good, and definitions are read all the time.
 */
export function dropUndefined<T extends object>(given: T): T {
  const kept: Record<string, unknown> = {};
  const entries: [string, unknown][] = Object.entries(given);
  for (const [key, value] of entries) if (value !== undefined) kept[key] = value;
  // Every key that T demands has a value, so it is still there.
  return kept as T;
}
