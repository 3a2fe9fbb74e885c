import { LIMITS, textLength } from '@wence/schema';

/** Why lines cannot become options. `count` is the limit concerned. */
export type BatchFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooMany'; readonly count: number }
  | { readonly kind: 'tooLong'; readonly count: number; readonly line: number };

/** `others`: options of the question that the lines do not speak of. */
export function batchFault(lines: readonly string[], others: number): BatchFault | null {
  if (lines.length === 0) return { kind: 'empty' };
  const most = LIMITS.optionsPerNode - others;
  if (lines.length > most) return { kind: 'tooMany', count: most };
  const long = lines.findIndex((line) => textLength(line) > LIMITS.optionTitle);
  return long < 0 ? null : { kind: 'tooLong', count: LIMITS.optionTitle, line: long + 1 };
}
