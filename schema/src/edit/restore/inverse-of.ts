import { isPerPage, languageOf, pagingOf, timeZoneOf, welcomeOf } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { localIds } from '../../definition/walk.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import type { SurveyChange } from '../operation.js';
import type { Step } from '../step.js';
import { compareTrees, type Differing } from './compare-trees.js';
import { isSame } from './is-same.js';
import { ownNode, ownOption } from './own-fields.js';
import { partTargets, tokenTargets } from './part-targets.js';
import type { RestoredPart, RestoreOperation } from './restore-operation.js';

type Restore = Extract<RestoreOperation, { op: 'restore' }>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What is collected while comparing. */
interface Findings {
  readonly put: RestoredPart[];
  readonly remove: number[];
  readonly codes: Record<string, string>;
  readonly movers: ReadonlySet<number>;
}

/** Not merely another object that says the same. */
const isOther = ({ branch, present, isMoved }: Differing<unknown>): boolean => isMoved || !isSame(branch, present);

const compareOptions = ({ put, remove, movers }: Findings, nodeId: number, before: SurveyNode, after: SurveyNode | undefined): void => {
  const { differing, added } = compareTrees(before.options ?? [], after?.options ?? [], movers);
  for (const { branch, parentId, after: behind, present, isMoved } of differing) {
    const option = ownOption(branch);
    if (isMoved || !isSame(option, present && ownOption(present))) put.push({ kind: 'option', nodeId, parentId, after: behind, option });
  }
  remove.push(...added);
};

const compareRows = ({ put, remove, movers }: Findings, nodeId: number, before: SurveyNode, after: SurveyNode | undefined): void => {
  const { differing, added } = compareTrees(before.children ?? [], after?.children ?? [], movers);
  for (const { branch: row, after: behind } of differing.filter(isOther)) put.push({ kind: 'row', nodeId, after: behind, row });
  remove.push(...added);
};

const compareNode = (findings: Findings, { branch: node, parentId, after, present, isMoved }: Differing<SurveyNode>): void => {
  const own = ownNode(node);
  const isAsBefore = present !== undefined && !isMoved && isSame({ ...own, code: present.code }, ownNode(present));
  if (!isAsBefore) findings.put.push({ kind: 'node', parentId, after, node: own });
  else if (present.code !== node.code) findings.codes[node.id] = node.code;
  compareOptions(findings, node.id, node, present);
  compareRows(findings, node.id, node, present);
};

const compareNodes = (findings: Findings, before: SurveyDefinition, after: SurveyDefinition): void => {
  const { differing, added } = compareTrees(before.nodes, after.nodes, findings.movers);
  for (const node of differing) compareNode(findings, node);
  findings.remove.push(...added);
};

const compareRules = ({ put, remove, movers }: Findings, before: SurveyDefinition, after: SurveyDefinition): void => {
  const logic = compareTrees(before.logic ?? [], after.logic ?? [], movers);
  for (const { branch: item, after: behind } of logic.differing.filter(isOther)) put.push({ kind: 'logic', after: behind, item });
  const quotas = compareTrees(before.quotas ?? [], after.quotas ?? [], movers);
  for (const { branch: quota, after: behind } of quotas.differing.filter(isOther)) put.push({ kind: 'quota', after: behind, quota });
  remove.push(...logic.added, ...quotas.added);
};

/** The survey's own fields that an edit can set, all of them spelled out. */
const ownFieldsOf = (definition: SurveyDefinition): Required<SurveyChange> => ({
  title: definition.title,
  welcome: welcomeOf(definition),
  language: languageOf(definition),
  perPage: isPerPage(definition),
  paging: pagingOf(definition),
  timeZone: timeZoneOf(definition),
  repeat: definition.settings?.repeat ?? null,
});

const surveyChange = (before: SurveyDefinition, after: SurveyDefinition): SurveyChange | undefined => {
  const now = new Map<string, unknown>(Object.entries(ownFieldsOf(after)));
  const changed = Object.entries(ownFieldsOf(before)).filter(([key, value]) => !isSame(value, now.get(key)));
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
};

/** Ids that these parts refer to and that the survey they come from does not have. */
const missingIds = (before: SurveyDefinition, put: readonly RestoredPart[], { welcome = '' }: SurveyChange): number[] => {
  const targets = new Set([...put.flatMap((part) => [...partTargets(part)]), ...tokenTargets(welcome)]);
  if (targets.size > 0) for (const id of localIds(before)) targets.delete(id);
  return [...targets];
};

/**
 * The way back from a step: one operation, found by comparing, as fine as can be, so that it leaves alone what others change meanwhile. It takes
 * away what was added, puts back what went, changed or moved (a node's own fields, an option, a row, a logic item, a quota), and names codes
 * that only renumbering changed. None if nothing changed. Applied to the result of the step, it restores the canonical bytes, `lastId` apart.
 */
export const inverseOf = (before: SurveyDefinition, { definition: after, touched }: Step): Restore[] => {
  const findings: Findings = { put: [], remove: [], codes: {}, movers: new Set(touched) };
  compareNodes(findings, before, after);
  compareRules(findings, before, after);
  const { put, remove, codes } = findings;
  const survey = surveyChange(before, after);
  const missing = missingIds(before, put, survey ?? {});

  const restore: Mutable<Restore> = dropUndefined({
    op: 'restore',
    put: put.length === 0 ? undefined : put,
    remove: remove.length === 0 ? undefined : remove,
    codes: Object.keys(codes).length === 0 ? undefined : codes,
    survey,
    missing: missing.length === 0 ? undefined : missing,
  });
  return Object.keys(restore).length === 1 ? [] : [restore];
};
