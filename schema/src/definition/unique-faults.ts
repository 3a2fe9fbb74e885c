import { at, type FaultList } from '../reading/fault.js';
import type { Condition, SurveyDefinition, SurveyNode, SurveyOption } from './definition.js';
import { checkFreshCode } from './identity-faults.js';
import { localIds } from './walk.js';

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
const checkUniqueIds = (faults: FaultList, definition: SurveyDefinition): void => {
  const ids = Array.from(localIds(definition));
  if (new Set(ids).size === ids.length) return;
  const seen = new Set<number>();
  for (const [id, path] of locatedIds(definition)) {
    if (seen.has(id)) faults.add(at(path, 'id'), 'notUnique');
    seen.add(id);
  }
};

const checkUniqueCodes = (faults: FaultList, nodes: readonly SurveyNode[], path: string, codes: Set<string>): void =>
  nodes.forEach((node, place) => {
    checkFreshCode(faults, at(path, place), node.code, codes);
    checkUniqueCodes(faults, node.nodes ?? [], at(at(path, place), 'nodes'), codes);
  });

/** Checks what no part can check by itself: ids are unique in the survey, codes of nodes are unique at any depth. */
export const checkUnique = (faults: FaultList, definition: SurveyDefinition): void => {
  checkUniqueIds(faults, definition);
  checkUniqueCodes(faults, definition.nodes, 'nodes', new Set());
};
