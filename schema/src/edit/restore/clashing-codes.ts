import { nextOptionCode } from '../../code/option-code.js';

interface Coded {
  readonly id: number;
  readonly code: string;
}

/**
 * The codes of options or rows that came back, where another one of the same question has taken theirs meanwhile: the next ones, by id. The
 * others keep what they have.
 */
export const clashingCodes = (all: readonly Coded[], restored: ReadonlySet<number>): ReadonlyMap<number, string> => {
  const taken = new Set(all.filter(({ id }) => !restored.has(id)).map(({ code }) => code));
  const instead = new Map<number, string>();
  for (const { id, code } of all) {
    if (!restored.has(id)) continue;
    const own = taken.has(code) ? nextOptionCode(taken) : code;
    if (own !== code) instead.set(id, own);
    taken.add(own);
  }
  return instead;
};
