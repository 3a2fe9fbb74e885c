import type { SurveyOption } from '@wence/schema';

/** What each line stands for: an option that is there already (under this text, or renamed), or null for a new one. */
export type Matched = readonly (SurveyOption | null)[];

/** Lines keep the option of the same text. What is left over keeps its option too where the lines around it show that it was only reworded. */
export function matchLines(options: readonly SurveyOption[], lines: readonly string[]): Matched {
  const free = [...options];
  const matched = lines.map((line) => {
    const at = free.findIndex((option) => option.title.trim() === line);
    return at < 0 ? null : (free.splice(at, 1)[0] ?? null);
  });
  return reword(options, matched);
}

/** A gap between two kept lines that is as long as the gap between their options was reworded, line by line. */
function reword(options: readonly SurveyOption[], matched: Matched): Matched {
  const result = [...matched];
  const kept = new Set(matched);
  let start = 0;
  while (start < matched.length) {
    if (matched[start]) {
      start += 1;
      continue;
    }
    let end = start;
    while (end < matched.length && !matched[end]) end += 1;
    const gap = between(options, matched[start - 1] ?? null, matched[end] ?? null).filter((option) => !kept.has(option));
    if (gap.length === end - start) result.splice(start, gap.length, ...gap);
    start = end;
  }
  return result;
}

function between(options: readonly SurveyOption[], before: SurveyOption | null, after: SurveyOption | null): readonly SurveyOption[] {
  const from = before ? options.indexOf(before) + 1 : 0;
  const to = after ? options.indexOf(after) : options.length;
  return options.slice(from, Math.max(from, to));
}
