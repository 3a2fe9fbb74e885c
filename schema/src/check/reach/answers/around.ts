/** Numbers of every stretch that these bounds part from each other: each bound, one between two neighbours, one beyond each end. */
export const around = (bounds: readonly number[], isWhole: boolean): number[] => {
  const sorted = [...new Set(bounds)].sort((a, b) => a - b);
  const [low = 0] = sorted;
  const high = sorted.at(-1) ?? 0;
  const near = sorted.flatMap((bound, place) => {
    const next = sorted[place + 1];
    const middle = next === undefined ? [] : [(bound + next) / 2];
    return isWhole ? [Math.floor(bound), Math.ceil(bound), Math.floor(bound) + 1, Math.ceil(bound) - 1] : [bound, ...middle];
  });
  return [...new Set([Math.floor(low) - 1, ...near, Math.ceil(high) + 1])].sort((a, b) => a - b);
};
