import { isTypedCode } from '../../code/code-format.js';
import { LIMITS } from '../../limit/limits.js';
import { at, type FaultList } from '../../reading/fault.js';
import type { Condition, SurveyDefinition, SurveyNode, SurveyOption } from '../definition.js';
import { localIds } from '../walk.js';

/** One local id by its full path: a whole number from 1 (or `lowest`) to `LIMITS.localId`. */
export function checkIdAt(faults: FaultList, field: string, id: number, lowest = 1): void {
  if (!Number.isInteger(id)) faults.add(field, 'type');
  else if (id < lowest) faults.add(field, 'tooSmall', lowest);
  else if (id > LIMITS.localId) faults.add(field, 'tooLarge', LIMITS.localId);
}

/** Notes what is wrong with the id of a part. */
export const checkId = (faults: FaultList, path: string, id: number): void => checkIdAt(faults, at(path, 'id'), id);

/** A list of ids: each sound, none twice. */
export function checkIds(faults: FaultList, path: string, ids: readonly number[] | undefined): void {
  const seen = new Set<number>();
  ids?.forEach((id, place) => {
    checkIdAt(faults, at(path, place), id);
    if (seen.has(id)) faults.add(at(path, place), 'notUnique');
    seen.add(id);
  });
}

/** Adds the faults of a code: an overlong one is reported by its limit, any other by its format. */
export function checkCode(faults: FaultList, path: string, code: string, isSound: (code: string) => boolean): void {
  if (code === '') faults.add(at(path, 'code'), 'tooShort', 1);
  else if (isSound(code)) return;
  else if (code.length > LIMITS.typedCode) faults.add(at(path, 'code'), 'tooLong', LIMITS.typedCode);
  else faults.add(at(path, 'code'), 'format');
}

/** A code that has come up before in `codes` is noted; a new one is added to it. */
export function checkFreshCode(faults: FaultList, path: string, code: string, codes: Set<string>): void {
  if (codes.has(code)) faults.add(at(path, 'code'), 'notUnique');
  codes.add(code);
}

interface Coded {
  readonly id: number;
  readonly code: string;
}

/** Checks a code that an author typed: letters and digits, at most four, not one of its siblings' (Spec 5, codes and texts). */
export function checkTypedCode(faults: FaultList, path: string, typed: Coded, siblings: readonly Coded[]): void {
  checkCode(faults, path, typed.code, isTypedCode);
  if (siblings.some(({ id, code }) => id !== typed.id && code === typed.code)) faults.add(at(path, 'code'), 'notUnique');
}

type Located = readonly [id: number, path: string];

function* optionIds(options: readonly SurveyOption[] | undefined, path: string): Generator<Located> {
  for (const [place, option] of (options ?? []).entries()) {
    yield [option.id, at(path, place)];
    yield* optionIds(option.nodes, at(at(path, place), 'nodes'));
  }
}

function* nodeIds(nodes: readonly SurveyNode[] | undefined, path: string): Generator<Located> {
  for (const [place, node] of (nodes ?? []).entries()) {
    const own = at(path, place);
    yield [node.id, own];
    for (const [index, row] of (node.children ?? []).entries()) yield [row.id, at(at(own, 'children'), index)];
    yield* optionIds(node.options, at(own, 'options'));
    yield* nodeIds(node.nodes, at(own, 'nodes'));
  }
}

function* ruleIds(rules: readonly { readonly id: number; readonly conditions?: readonly Condition[] }[], path: string): Generator<Located> {
  for (const [place, rule] of rules.entries()) {
    const own = at(path, place);
    yield [rule.id, own];
    for (const [index, { id }] of (rule.conditions ?? []).entries()) yield [id, at(at(own, 'conditions'), index)];
  }
}

function* locatedIds({ nodes, logic, quotas }: SurveyDefinition): Generator<Located> {
  yield* nodeIds(nodes, 'nodes');
  yield* ruleIds(logic ?? [], 'logic');
  yield* ruleIds(quotas ?? [], 'quotas');
}

/** Ids are one number space for all parts (design: a definition moves between servers unchanged). Paths are made only when one comes up twice. */
function checkUniqueIds(faults: FaultList, definition: SurveyDefinition): void {
  const ids = Array.from(localIds(definition));
  if (new Set(ids).size === ids.length) return;
  const seen = new Set<number>();
  for (const [id, path] of locatedIds(definition)) {
    if (seen.has(id)) faults.add(at(path, 'id'), 'notUnique');
    seen.add(id);
  }
}

const checkUniqueCodes = (faults: FaultList, nodes: readonly SurveyNode[], path: string, codes: Set<string>): void =>
  nodes.forEach((node, place) => {
    checkFreshCode(faults, at(path, place), node.code, codes);
    checkUniqueCodes(faults, node.nodes ?? [], at(at(path, place), 'nodes'), codes);
  });

/** Checks what no part can check by itself: ids are unique in the survey, codes of nodes are unique at any depth. */
export function checkUnique(faults: FaultList, definition: SurveyDefinition): void {
  checkUniqueIds(faults, definition);
  checkUniqueCodes(faults, definition.nodes, 'nodes', new Set());
}
