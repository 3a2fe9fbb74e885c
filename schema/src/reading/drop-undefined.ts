/** Removes keys whose value is undefined from a fresh object: in the model, absent and default are the same thing, and absent is how it looks. */
export const dropUndefined = <T extends object>(fresh: T): T => {
  for (const [key, value] of Object.entries(fresh)) if (value === undefined) Reflect.deleteProperty(fresh, key);
  return fresh;
};
