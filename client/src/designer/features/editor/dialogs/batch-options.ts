import {
  isExclusive,
  isTypedCode,
  LIMITS,
  nextOptionCode,
  type Operation,
  optionsOf,
  type SurveyNode,
  type SurveyOption,
  textLength,
} from '@wence/schema';

/** The existing option that each line stands for, by its text or renamed; null for a new option. */
type Matched = readonly (SurveyOption | null)[];

/** Lines keep the option of the same text. What is left over keeps its option too where the lines around it show that it was only reworded. */
function matchLines(options: readonly SurveyOption[], lines: readonly string[]): Matched {
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

/** Reason why lines cannot become options. `count` is the limit concerned. */
type BatchFault =
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

/** One option per line: trimmed, blank lines ignored (Spec 5). */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The operations that turn the ordinary options of a question into these lines. Options whose line stays keep their id, and with it their answers. */
export function batchOperations(node: SurveyNode, lines: readonly string[]): Operation[] {
  const options = optionsOf(node).filter((option) => !isExclusive(option));
  const matched = matchLines(options, lines);
  const kept = matched.filter((option) => option !== null);
  const removals = options
    .filter((option) => !kept.includes(option))
    .map((option): Operation => ({ op: 'removeOption', nodeId: node.id, optionId: option.id }));
  const additions = add(node, matched, lines);
  const renamings = matched.flatMap((option, index): Operation[] => {
    const title = lines[index] ?? '';
    return option && option.title.trim() !== title ? [{ op: 'updateOption', nodeId: node.id, optionId: option.id, set: { title } }] : [];
  });
  // A question always has an option: when nothing stays, the new ones come before the old ones go.
  const rest = kept.length === 0 ? [...additions, ...removals] : [...removals, ...move(node, options, kept), ...additions];
  return [...renamings, ...rest];
}

/** Moves that bring the kept options into the order of the lines. */
function move(node: SurveyNode, options: readonly SurveyOption[], kept: readonly SurveyOption[]): Operation[] {
  const now = options.filter((option) => kept.includes(option));
  return kept.flatMap((option, index): Operation[] => {
    if (now[index] === option) return [];
    now.splice(now.indexOf(option), 1);
    now.splice(index, 0, option);
    return [{ op: 'moveOption', nodeId: node.id, optionId: option.id, after: kept[index - 1]?.id ?? null }];
  });
}

/** Additions: behind the last kept option in the order of the lines; further up from below, each right after the kept option before it. */
function add(node: SurveyNode, matched: Matched, lines: readonly string[]): Operation[] {
  const lastKept = matched.findLastIndex((option) => option !== null);
  const codes = optionsOf(node).map((option) => option.code);
  const above: Operation[] = [];
  const below: Operation[] = [];
  let after: number | null = null;
  for (const [index, title] of lines.entries()) {
    const option = matched[index];
    if (option) {
      after = option.id;
      continue;
    }
    const next = nextOptionCode(codes);
    codes.push(next);
    const code = isTypedCode(next) ? { code: next } : {};
    const addition: Operation = {
      op: 'addOption',
      nodeId: node.id,
      option: { title, ...code },
      after: index > lastKept ? undefined : after,
    };
    if (index > lastKept) below.push(addition);
    else above.unshift(addition);
  }
  return [...above, ...below];
}
