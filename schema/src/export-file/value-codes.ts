import type { ValueLabel } from '../export/column.js';

type Coded = Pick<ValueLabel, 'code'> & Partial<Pick<ValueLabel, 'retired'>>;

/** A whole number as people write it: `01` is a text. It cannot be taken for a missing code, which is negative. */
const WHOLE = /^(?:0|[1-9][0-9]{0,8})$/;

const areWhole = (values: readonly Coded[]): boolean => values.every(({ code }) => WHOLE.test(code));

/** Gives each its code, present ones first; `next` makes another for one whose code is taken, as that of a deleted option can be. */
function unique<Code>(values: readonly Coded[], codeOf: (code: string) => Code, next: (code: Code, attempt: number) => Code): Code[] {
  const taken = new Set<Code>();
  const codes: Code[] = [];
  for (const isRetired of [false, true]) {
    for (const [place, { code, retired = false }] of values.entries()) {
      if (retired !== isRetired) continue;
      const wanted = codeOf(code);
      let free = wanted;
      for (let attempt = 2; taken.has(free); attempt += 1) free = next(wanted, attempt);
      taken.add(free);
      codes[place] = free;
    }
  }
  return codes;
}

/**
 * The codes of the values of a column as files have them, one for each and none twice (Spec 3, code kind 1): numbers if all are whole numbers, else
 * texts. Codes that occur again, as those of deleted options do, get the next number above all others, or `_2`. `numbered`: positions from 1
 * instead of texts, for programs whose labelled values are numbers.
 */
export function valueCodes(
  values: readonly Coded[],
  { numbered = false }: { readonly numbered?: boolean } = {},
): readonly (number | string)[] {
  if (areWhole(values)) {
    const highest = Math.max(0, ...values.map(({ code }) => Number(code)));
    return unique(values, Number, (_, attempt) => highest + attempt - 1);
  }
  if (numbered) return values.map((_, place) => place + 1);
  return unique(values, String, (code, attempt) => `${code}_${attempt}`);
}
