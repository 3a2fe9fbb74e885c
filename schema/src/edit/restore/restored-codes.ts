import { codePrefix, nextNodeCode, nextOptionCode } from '../../code/generated-code.js';
import { withCodes } from '../../code/renumber.js';
import type { SurveyNode } from '../../definition/definition.js';
import { walkNodes } from '../../definition/walk.js';

/**
 * Puts codes of nodes back, all at once. A code that another node has taken meanwhile is passed over: its node keeps the code it has or, if that
 * is gone too, gets the next one. So codes stay unique on any revision.
 */
export function restoreCodes(nodes: readonly SurveyNode[], wanted: ReadonlyMap<number, string>): readonly SurveyNode[] {
  if (wanted.size === 0) return nodes;
  const all = Array.from(walkNodes(nodes));
  const taken = new Set(all.filter(({ id }) => !wanted.has(id)).map(({ code }) => code));
  const granted = new Map<number, string>();
  const grant = (id: number, code: string): void => {
    granted.set(id, code);
    taken.add(code);
  };

  for (const { id } of all) {
    const code = wanted.get(id);
    if (code !== undefined && !taken.has(code)) grant(id, code);
  }
  for (const node of all) {
    if (!wanted.has(node.id) || granted.has(node.id)) continue;
    grant(node.id, taken.has(node.code) ? nextNodeCode(taken, codePrefix(node)) : node.code);
  }
  return withCodes(nodes, granted);
}

interface Coded {
  readonly id: number;
  readonly code: string;
}

/**
 * The codes of options or rows that came back, where another one of the same question has taken theirs meanwhile: the next ones, by id. The
 * others keep what they have.
 */
export function replacementCodes(all: readonly Coded[], restored: ReadonlySet<number>): ReadonlyMap<number, string> {
  const taken = new Set(all.filter(({ id }) => !restored.has(id)).map(({ code }) => code));
  const instead = new Map<number, string>();
  for (const { id, code } of all) {
    if (!restored.has(id)) continue;
    const own = taken.has(code) ? nextOptionCode(taken) : code;
    if (own !== code) instead.set(id, own);
    taken.add(own);
  }
  return instead;
}
