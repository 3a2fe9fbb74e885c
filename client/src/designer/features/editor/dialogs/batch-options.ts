import { isTypedCode, isUntouchedTitle, nextOptionCode, type Operation, textLength } from '@wence/schema';
import type { BatchList, BatchPart } from './batch-lists';

/** The existing part that each line stands for, by its text or renamed; null for a new one. */
type Matched<Part> = readonly (Part | null)[];

/** Lines keep the part of the same text. What is left over keeps its part too where the lines around it show that it was only reworded. */
export function matchLines<Part extends BatchPart>(parts: readonly Part[], lines: readonly string[]): Matched<Part> {
  const free = [...parts];
  const matched = lines.map((line) => {
    const at = free.findIndex((part) => part.title.trim() === line);
    return at < 0 ? null : (free.splice(at, 1)[0] ?? null);
  });
  return reword(parts, matched);
}

/** A gap between two kept lines that is as long as the gap between their parts was reworded, line by line. */
function reword<Part>(parts: readonly Part[], matched: Matched<Part>): Matched<Part> {
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
    const gap = between(parts, matched[start - 1] ?? null, matched[end] ?? null).filter((part) => !kept.has(part));
    if (gap.length === end - start) result.splice(start, gap.length, ...gap);
    start = end;
  }
  return result;
}

function between<Part>(parts: readonly Part[], before: Part | null, after: Part | null): readonly Part[] {
  const from = before ? parts.indexOf(before) + 1 : 0;
  const to = after ? parts.indexOf(after) : parts.length;
  return parts.slice(from, Math.max(from, to));
}

/** Reason why lines cannot become options. `count` is the limit concerned. */
export type BatchFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooMany'; readonly count: number }
  | { readonly kind: 'tooLong'; readonly count: number; readonly line: number };

export function batchFault(lines: readonly string[], { most, longest }: Pick<BatchList, 'most' | 'longest'>): BatchFault | null {
  if (lines.length === 0) return { kind: 'empty' };
  if (lines.length > most) return { kind: 'tooMany', count: most };
  const long = lines.findIndex((line) => textLength(line) > longest);
  return long < 0 ? null : { kind: 'tooLong', count: longest, line: long + 1 };
}

/** One part per line: trimmed, blank lines ignored (Spec 5). */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Lines with a list that is taken over: in place of lines that nobody has named yet, else behind them, without what stands there already. */
export function withTitles(lines: readonly string[], titles: readonly string[]): readonly string[] {
  return lines.every(isUntouchedTitle) ? titles : [...lines, ...titles.filter((title) => !lines.includes(title))];
}

/** The operations that turn a list into these lines. Parts whose line stays keep their id, and with it their answers. */
export function batchOperations(list: BatchList, lines: readonly string[]): Operation[] {
  const { parts } = list;
  const matched = matchLines(parts, lines);
  const kept = matched.filter((part) => part !== null);
  const removals = parts.filter((part) => !kept.includes(part)).map(({ id }) => list.remove(id));
  const additions = add(list, matched, lines);
  const renamings = matched.flatMap((part, index): Operation[] => {
    const title = lines[index] ?? '';
    return part && part.title.trim() !== title ? [list.rename(part.id, title)] : [];
  });
  // A question always has an option: when nothing stays, the new ones come before the old ones go.
  const rest = kept.length === 0 ? [...additions, ...removals] : [...removals, ...move(list, kept), ...additions];
  return [...renamings, ...rest];
}

/** Moves that bring the kept parts into the order of the lines. */
function move({ parts, move: moveTo }: BatchList, kept: readonly BatchPart[]): Operation[] {
  const now = parts.filter((part) => kept.includes(part));
  return kept.flatMap((part, index): Operation[] => {
    if (now[index] === part) return [];
    now.splice(now.indexOf(part), 1);
    now.splice(index, 0, part);
    return [moveTo(part.id, kept[index - 1]?.id ?? null)];
  });
}

/** Additions: behind the last kept part in the order of the lines; further up from below, each right after the kept part before it. */
function add(list: BatchList, matched: Matched<BatchPart>, lines: readonly string[]): Operation[] {
  const lastKept = matched.findLastIndex((part) => part !== null);
  const codes = [...list.codes];
  const above: Operation[] = [];
  const below: Operation[] = [];
  let after: number | null = null;
  for (const [index, title] of lines.entries()) {
    const part = matched[index];
    if (part) {
      after = part.id;
      continue;
    }
    const addition = list.add({ title, ...takeCode(codes) }, index > lastKept ? undefined : after);
    if (index > lastKept) below.push(addition);
    else above.unshift(addition);
  }
  return [...above, ...below];
}

/** The next code, which is taken from then on. One that is too long to be typed is left to the model. */
function takeCode(codes: string[]): { readonly code?: string } {
  const code = nextOptionCode(codes);
  codes.push(code);
  return isTypedCode(code) ? { code } : {};
}

/** Additions right behind a part, the last line first, because each pushes the ones before it down. Codes count in the order of the lines. */
export function additionsBehind(list: BatchList, lines: readonly string[], after: number): Operation[] {
  const codes = [...list.codes];
  return lines.map((title) => list.add({ title, ...takeCode(codes) }, after)).toReversed();
}
