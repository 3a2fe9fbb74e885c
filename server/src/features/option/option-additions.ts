import type { Place } from '@wence/schema';

interface NewOption {
  readonly exclusive?: unknown;
  readonly nodes?: unknown;
}

/** Returns the number of ids a new option takes: its own and those of the options inside it. */
function countOf({ nodes }: NewOption): number {
  return Array.isArray(nodes) ? nodes.reduce<number>((sum, inner: NewOption) => sum + countOf(inner), 1) : 1;
}

/**
 * New options one after another, the first of them at `place`. Each anchors to the one before, whose id follows from the highest one ever handed
 * out; an exclusive one is no anchor, because it goes to the end.
 */
export function additions(lastId: number, nodeId: number, options: readonly NewOption[], place: Place): object[] {
  let id = lastId + 1;
  let next = place;
  return options.map((option) => {
    const operation = { op: 'addOption', nodeId, option, ...next };
    if ('after' in place && option.exclusive !== true) next = { ...place, after: id };
    id += countOf(option);
    return operation;
  });
}
