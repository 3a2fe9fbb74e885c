import { LIMITS } from '../limit/limits.js';

const NUMBER = /^[1-9][0-9]{0,8}$/;

/** Returns the number of a generated code: `Q12` is 12 under the prefix Q. Null for a code that an author wrote (`A1`, `Q01`, `Q`). */
export const codeNumber = (prefix: string, code: string): number | null => {
  const suffix = code.slice(prefix.length);
  return code.startsWith(prefix) && NUMBER.test(suffix) ? Number(suffix) : null;
};

const lowestFree = (numbers: ReadonlySet<number>): number => {
  let candidate = 1;
  while (numbers.has(candidate)) candidate += 1;
  return candidate;
};

/** The highest number and one (Spec 3, codes), starting at 1; the lowest free one once the numbers are used up. */
export const nextNumber = (numbers: readonly number[]): number => {
  let highest = 0;
  for (const number of numbers) if (number > highest) highest = number;
  return highest < LIMITS.codeNumber ? highest + 1 : lowestFree(new Set(numbers));
};
