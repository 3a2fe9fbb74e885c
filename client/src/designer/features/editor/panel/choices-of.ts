import { LIMITS } from '@wence/schema';

/** The choices of a drop-down out of what an author typed: one per line, trimmed, blank lines passed over, each once, as many as there may be. */
export function choicesOf(typed: string): { readonly kept: readonly string[]; readonly hasDuplicates: boolean } {
  const lines = typed.split(/\r\n|\r|\n/).map((line) => line.trim());
  const all = lines.filter((line) => line !== '').map((line) => Array.from(line).slice(0, LIMITS.selectChoice).join(''));
  const choices = [...new Set(all)];
  return { kept: choices.slice(0, LIMITS.selectChoices), hasDuplicates: choices.length < all.length };
}
