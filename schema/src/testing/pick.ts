/** One of the items, whatever the number; undefined if there are none. */
export const pick = <T>(items: readonly T[], number: number): T | undefined => items[number % Math.max(1, items.length)];
