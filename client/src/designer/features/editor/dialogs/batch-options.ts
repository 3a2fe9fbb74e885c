import { isExclusive, isTypedCode, nextOptionCode, type Operation, optionsOf, type SurveyNode, type SurveyOption } from '@wence/schema';
import { type Matched, matchLines } from './match-lines';

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
