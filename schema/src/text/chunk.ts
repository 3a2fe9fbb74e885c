/** Cuts a list into parts of `size`, the last one shorter (Spec 9: 10 by default). */
export const chunk = <T>(items: readonly T[], size = 10): T[][] => {
  const width = Math.max(1, Math.trunc(size));
  return Array.from({ length: Math.ceil(items.length / width) }, (_, part) => items.slice(part * width, (part + 1) * width));
};
